//! `okl cc` before nvcc and hipcc: a Makefile of the usual form, command lines of nvcc, functions of other files.
//!
//! nvcc itself is needed for one of them alone.

use super::Project;
use okl_testing::nvcc::Nvcc;
use okl_testing::tools::Tool;

/// A header with kernels that two files include, each with its own launch.
const COMMON: &str = "#pragma once\n#include <cuda_runtime.h>\n\
    template <class T> __global__ void fill(T *x, T value) { x[blockIdx.x * blockDim.x + threadIdx.x] = value; }\n\
    inline __global__ void next(int *x) { x[blockIdx.x * blockDim.x + threadIdx.x] += 1; }\n\
    static __global__ void twice(int *x) { x[blockIdx.x * blockDim.x + threadIdx.x] *= 2; }\n\
    void scale(int *x, int n, int factor);\nvoid show(const int *x, int n);\n";

/// Both files have a function and variables of the device with the same names.
const SCALE: &str = "#include \"common.cuh\"\n__device__ int change(int x, int by) { return x * by; }\n\
    __device__ int calls = 1;\n__constant__ int more[2] = {0, 1};\n\
    __global__ void apply(int *x, int n, int by) {\n  int i = blockIdx.x * blockDim.x + threadIdx.x;\n  \
    if (i < n) x[i] = change(x[i], by) + more[1];\n  if (i == 0) atomicAdd(&calls, 1);\n}\n\
    void scale(int *x, int n, int factor) {\n  apply<<<(n + 31) / 32, 32>>>(x, n, factor);\n  next<<<n / 16, 16>>>(x);\n}\n";

const MAIN: &str = "#include \"common.cuh\"\n#include <cstdio>\n__device__ int change(int x) { return x - 100; }\n\
    __device__ int calls = 10;\n__constant__ int more[2] = {1000, 2000};\n\
    __global__ void end(int *x) { x[threadIdx.x] = change(x[threadIdx.x]) + more[0]; atomicAdd(&calls, 1); }\n\
    int main() {\n  int *x;\n  if (cudaMalloc(&x, 64 * sizeof(int)) != cudaSuccess) return 2;\n  \
    fill<int><<<4, 16>>>(x, 3);\n  next<<<2, 32>>>(x);\n  twice<<<8, 8>>>(x);\n  scale(x, 64, FACTOR);\n  \
    end<<<1, 64>>>(x);\n  int own = 0;\n  cudaMemcpyFromSymbol(&own, calls, sizeof own);\n  \
    int y[64];\n  cudaMemcpy(y, x, sizeof y, cudaMemcpyDeviceToHost);\n  show(y, 64);\n  \
    std::printf(\"%d %s\\n\", own, cudaGetErrorString(cudaGetLastError()));\n  cudaFree(x);\n}\n";

/// Host code that calls the runtime, compiled by nvcc as C++.
const SHOW: &str = "#include <cuda_runtime.h>\n#include <cstdio>\n#include \"plain.h\"\nvoid show(const int *x, int n) {\n  \
    int devices = 0;\n  cudaGetDeviceCount(&devices);\n  std::printf(\"%d %d %d\\n\", x[0], x[n - 1], plain(devices > 0));\n}\n";

/// 3 + 1, twice, times 5, + 1, + 1, - 100 + 1000; `calls` of main.cu alone: 10 + 64.
const PRINTED: &str = "942 942 7\n74 no error\n";

const MAKEFILE: &str = "NVCCFLAGS = -std=c++17 -O2 -gencode arch=compute_80,code=sm_80 --ptxas-options=-v \\\n  \
    -lineinfo --expt-relaxed-constexpr -Xcompiler -Wall,-Wextra,-Werror -maxrregcount 64 -I. -DFACTOR=5\n\
    OBJECTS = main.o scale.o show.o plain.o\n\
    prog: $(OBJECTS)\n\t$(NVCC) $(NVCCFLAGS) -o $@ $^ -L/usr/local/cuda/lib64 -lcudart -lm\n\
    %.o: %.cu\n\t@echo compiles $<\n\t@$(NVCC) $(NVCCFLAGS) -MMD -MF $*.d -MT $@ -c $< -o $@\n\
    %.o: %.cpp\n\t@echo compiles $<\n\t@$(NVCC) $(NVCCFLAGS) -MMD -MP -c $< -o $@\n\
    %.o: %.c\n\t@$(NVCC) -c -o $@ $<\n\
    -include $(OBJECTS:.o=.d)\n";

fn project(name: &str) -> Option<Project> {
    let project = Project::new(name)?;
    std::fs::remove_file(project.path("main.c")).expect("it is there");
    std::fs::remove_file(project.path("scale.c")).expect("it is there");
    for (name, text) in [
        ("common.cuh", COMMON),
        ("scale.cu", SCALE),
        ("main.cu", MAIN),
        ("show.cpp", SHOW),
        ("plain.h", "#ifdef __cplusplus\nextern \"C\"\n#endif\nint plain(int x);\n"),
        ("plain.c", "#include \"plain.h\"\nint plain(int class) { return class + 6; }\n"),
        ("Makefile", MAKEFILE),
    ] {
        project.0.write(name, text);
    }
    Some(project)
}

/// Runs `okl cc -p PIPELINE -- COMMAND`.
fn cc(project: &Project, pipeline: &str, command: &str) -> crate::common::Ended {
    project.cc(&format!("-p {pipeline} -- {command}"))
}

#[test]
fn a_makefile_for_nvcc_builds_for_processors() {
    let Some((project, make)) = project("cu-make").zip(Tool::Make.find()) else { return };
    let nvcc = project.compiler("nvcc").replace("acc-openmp", "cu-openmp");
    let build = || {
        let ended = project.run(&make, ["-j2", &format!("NVCC={nvcc}")]);
        assert_eq!(ended.code, 0, "{ended:?}");
        let compiled = ended.stdout.lines().filter_map(|line| line.strip_prefix("compiles "));
        let mut compiled: Vec<String> = compiled.map(str::to_string).collect();
        compiled.sort();
        compiled
    };
    assert_eq!(build(), ["main.cu", "scale.cu", "show.cpp"]);
    assert_eq!(project.built("prog").stdout, PRINTED);
    assert_eq!(build(), [""; 0], "everything is up to date");
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(2);
    let header = std::fs::File::options().write(true).open(project.path("common.cuh")).expect("it is ours");
    header.set_modified(later).expect("it is ours");
    assert_eq!(build(), ["main.cu", "scale.cu"], "the users of the header");
    assert_eq!(project.built("prog").stdout, PRINTED);
    project.is_clean();
}

#[test]
fn all_at_once_and_through_libraries() {
    let Some(project) = project("cu-once") else { return };
    let sources = "main.cu scale.cu show.cpp plain.c";
    cc(&project, "cu-serial", &format!("nvcc -arch sm_80 -DFACTOR=5 -o prog {sources}")).done();
    assert_eq!(project.built("prog").stdout, PRINTED);
    // The kernels in an archive, the program by the compiler of the host.
    cc(&project, "cu-openmp", "nvcc -c scale.cu show.cpp plain.c").done();
    cc(&project, "cu-openmp", "nvcc -lib scale.o show.o plain.o -o libparts.a").done();
    cc(&project, "cu-openmp", "nvcc -x cu -D FACTOR=5 -odir . -c main.cu").done();
    cc(&project, "cu-openmp", "g++ main.o -L. -lparts -lcudart -o prog").done();
    assert_eq!(project.built("prog").stdout, PRINTED);
    // C++ is linked, too, where C comes first.
    cc(&project, "cu-openmp", "nvcc -DFACTOR=5 plain.c main.cu -L. -lparts -o prog").done();
    assert_eq!(project.built("prog").stdout, PRINTED);
    project.is_clean();
}

#[test]
fn functions_and_variables_of_other_files_are_linked_with_rdc() {
    let Some(project) = project("cu-rdc") else { return };
    project.0.write(
        "use.cu",
        "extern __device__ int more(int);\nextern __device__ int total;\n__global__ void add(int *x);\n\
         __global__ void change(int *x) { x[threadIdx.x] = more(x[threadIdx.x]); atomicAdd(&total, 1); }\n\
         void use(int *x) { change<<<1, 32>>>(x); add<<<1, 32>>>(x); }\n",
    );
    project.0.write(
        "define.cu",
        "#include <cstdio>\n__device__ int total;\n__device__ int more(int x) { return x + 5; }\n\
         __global__ void add(int *x) { x[threadIdx.x] += more(0); }\nvoid use(int *);\n\
         int main() {\n  int *x;\n  cudaMallocManaged(&x, 128);\n  use(x);\n  cudaDeviceSynchronize();\n  int t;\n  \
         cudaMemcpyFromSymbol(&t, total, 4);\n  printf(\"%d %d\\n\", x[31], t);\n}\n",
    );
    cc(&project, "cu-openmp", "nvcc -rdc=true -c use.cu").done();
    let ended = cc(&project, "cu-openmp", "nvcc -dc define.cu");
    assert!(ended.code == 0 && ended.stderr.contains("cu-never-launched"), "{ended:?}");
    cc(&project, "cu-openmp", "nvcc -arch=sm_70 -dlink use.o define.o -o device.o").done();
    cc(&project, "cu-openmp", "g++ use.o define.o device.o -o prog -lcudadevrt -lcudart").done();
    assert_eq!(project.built("prog").stdout, "10 32\n");
    project.is_clean();
}

#[test]
fn what_okl_has_nothing_for_is_refused_by_name() {
    let Some(project) = project("cu-refused") else { return };
    for (line, named) in [
        ("nvcc -ptx scale.cu", "`-ptx`"),
        ("nvcc --cubin -arch=sm_80 scale.cu", "`--cubin`"),
        ("nvcc -fatbin scale.cu -o a.fatbin", "`-fatbin`"),
        ("nvcc -E scale.cu", "`-E`"),
        ("nvcc -lib scale.cu -o a.a", "`-lib`"),
    ] {
        let ended = cc(&project, "cu-openmp", line);
        assert_eq!(ended.code, 2, "{line}: {ended:?}");
        assert!(ended.stderr.contains("[cc-option]") && ended.stderr.contains(named), "{line}: {ended:?}");
    }
    let ended = cc(
        &project,
        "cu-openmp",
        "nvcc -DFACTOR=5 main.cu scale.cu show.cpp plain.c -lcublas -lcurand -o prog",
    );
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(ended.stderr.contains("[cc-library]") && ended.stderr.contains("cuRAND"), "{ended:?}");
    assert_eq!(project.built("prog").stdout, PRINTED);
    let broken = MAIN.replace("fill<int><<<4, 16>>>(x, 3);", "fill<int><<<4, 16>>>(x, 3, 4);");
    project.0.write("broken.cu", broken);
    let ended = cc(&project, "cu-openmp", "nvcc -c -DFACTOR=5 broken.cu");
    assert!(ended.code == 1 && ended.stderr.contains("broken.cu:10"), "{ended:?}");
    assert!(!project.path("broken.o").exists());
    cc(&project, "cu-metal", "nvcc -c scale.cu").fails(2, "cc-pipeline");
    project.is_clean();
}

#[test]
fn questions_are_answered_without_nvcc() {
    let Some(project) = project("cu-questions") else { return };
    assert_eq!(cc(&project, "cu-openmp", "/nowhere/nvcc --version").code, 0);
    let rule = cc(&project, "cu-openmp", "nvcc -MM -DFACTOR=1 main.cu").done();
    assert_eq!(rule, "main.o: \\\n  main.cu \\\n  common.cuh\n");
    let shown = project
        .cc("-p cu-openmp --dry-run -- nvcc -ccbin g++ -G -use_fast_math -Xptxas -v -c scale.cu")
        .done();
    let command = shown.lines().find(|line| line.starts_with("g++ ")).expect("g++ compiles");
    assert!(command.contains("-fopenmp -x c++") && command.contains(" -g "), "{command}");
    assert!(!command.contains("fast") && !command.contains("ptxas"), "{command}");
}

#[test]
fn hipcc_has_a_command_line_of_the_host() {
    let Some(project) = project("cu-hipcc") else { return };
    project.0.write(
        "triad.cpp",
        "#include <hip/hip_runtime.h>\n#include <cstdio>\n\
         __global__ void triad(float *a, const float *b, float s) { a[threadIdx.x] += s * b[threadIdx.x]; }\n\
         int main() {\n  float *a, *b;\n  hipMallocManaged(&a, 256);\n  hipMallocManaged(&b, 256);\n  \
         for (int i = 0; i < 64; ++i) a[i] = b[i] = i;\n  \
         hipLaunchKernelGGL(triad, dim3(1), dim3(64), 0, 0, a, b, 2.0f);\n  hipDeviceSynchronize();\n  \
         printf(\"%g\\n\", a[63]);\n}\n",
    );
    cc(&project, "cu-openmp", "hipcc --offload-arch=gfx90a -fgpu-rdc -O2 -c triad.cpp").done();
    cc(&project, "cu-openmp", "hipcc --offload-arch=gfx90a --hip-link triad.o -o prog -lamdhip64").done();
    assert_eq!(project.built("prog").stdout, "189\n");
}

/// There is no device, so the program is not run.
#[test]
fn nvcc_compiles_for_cuda() {
    let Some((project, _nvcc)) = project("cu-cuda").zip(Nvcc::find()) else { return };
    let nvcc = Tool::Nvcc.find().expect("it was found");
    let line = format!(
        "{} -arch=sm_80 -DFACTOR=5 -Xptxas -O2 -Xcompiler -fPIC main.cu scale.cu show.cpp plain.c -o prog",
        nvcc.display()
    );
    let ended = cc(&project, "cu-cuda", &line);
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(project.path("prog").is_file());
    project.is_clean();
}
