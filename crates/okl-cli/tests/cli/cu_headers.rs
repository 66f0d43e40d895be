//! Headers that CUDA programs include: those of libraries are refused by name wherever they stand, and others are known.

use okl_testing::build::Builder;
use okl_testing::okl::Okl;
use okl_testing::process::Ended;
use okl_testing::program::Program;
use okl_testing::tools::Tool;
use std::path::{Path, PathBuf};

fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cu-headers").join(name);
    for (file, text) in files {
        let path = folder.join(file);
        std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("it can be made");
        std::fs::write(path, text).expect("it can be written");
    }
    folder
}

fn okl(folder: &Path, words: &[&str]) -> Ended {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, folder).run(words).expect("okl starts")
}

/// Checks the output of a program on a CPU.
#[track_caller]
fn prints(name: &str, files: &[(&str, &str)], expected: &str) {
    let folder = folder(name, files);
    let ended = okl(&folder, &["run", "-p", "cu-serial", "--emit", "program", "a.cu"]);
    let text = ended.success(name).expect("it is translated").stdout;
    let Some(compiler) = Tool::Gxx.find() else { return };
    let builder = Builder::new(&compiler, &folder);
    let built = Program::whole_host(&builder, name, &text, &["-std=c++17"], &folder);
    let ended = built.and_then(|built| built.run(&[])).expect("it starts");
    assert_eq!(ended.success(name).expect("it works").stdout, expected);
}

/// A folder with CUDA's own headers has its libraries, too; a program may have a folder and headers with such names.
#[test]
fn headers_of_libraries_are_refused_once_where_they_are_included() {
    let files = [
        (
            "a.cu",
            "#include \"sub/k.h\"\n#include <cub/cub.cuh>\n#include <cub/cub.cuh>\n#include \"cuda/mine.h\"\n",
        ),
        ("sub/k.h", "#ifdef NOT\n#include <nccl.h>\n#endif\n#include <cublas_v2.h>\n"),
        ("cuda/mine.h", "#define MINE 3\n"),
        ("sdk/cuda_runtime.h", "wrong\n"),
        ("sdk/cub/cub.cuh", "wrong\n"),
    ];
    let folder = folder("libraries", &files);
    let ended = okl(&folder, &["run", "-p", "cu-openmp", "a.cu", "-Isdk"]);
    assert_eq!(ended.code, Some(1), "{}", ended.stderr);
    let errors: Vec<&str> = ended.stderr.lines().filter(|line| line.starts_with("error")).collect();
    assert_eq!(
        errors,
        [
            "error[cu-unsupported]: `cub/cub.cuh` belongs to CUB, which okl does not read",
            "error[cu-unsupported]: `cublas_v2.h` belongs to cuBLAS, which okl does not read",
        ],
        "{}",
        ended.stderr
    );
    for place in ["--> a.cu:2:1", "--> sub/k.h:4:1", "::: a.cu:1:1", "included from here"] {
        assert!(ended.stderr.contains(place), "{place}: {}", ended.stderr);
    }
}

#[test]
fn headers_of_the_program_may_include_those_of_cuda() {
    prints(
        "nested",
        &[
            (
                "a.cu",
                "#include <cstdio>\n#include \"sub/k.h\"\n\
                 int main() { half *x; cudaMallocManaged(&x, 40); nvtxRangePush(\"all\"); x[1] = __float2half(2);\n  \
                 k<<<1, 1>>>(x); cudaDeviceSynchronize(); nvtxRangePop();\n  \
                 printf(\"%g %g\\n\", __half2float(x[0]), cuCabsf(make_cuComplex(3, 4))); }\n",
            ),
            (
                "sub/k.h",
                "#include \"types.h\"\n#include <nvtx3/nvToolsExt.h>\n#include <device_functions.h>\n\
                 __global__ void k(half *x) { x[0] = x[1] + __float2half(CUDART_PI_F > 3 ? 4 : 5); }\n",
            ),
            (
                "sub/types.h",
                "#include <cuda_fp16.h>\n#include <cuComplex.h>\n#include \"math_constants.h\"\n",
            ),
        ],
        "6 5\n",
    );
}

#[test]
fn kernels_on_a_cpu_have_a_clock() {
    prints(
        "clock",
        &[(
            "a.cu",
            "#include <cstdio>\n__device__ clock_t since(clock_t start) { return clock() - start; }\n\
             __global__ void k(long long *n, int *x) {\n  long long start = clock64();\n  clock_t other = clock();\n  \
             for (int i = 0; i < 1000; ++i) x[i] = i * x[i];\n  __nanosleep(10);\n  n[0] = clock64() - start;\n  \
             n[1] = since(other);\n  if (n[0] < 0) __trap();\n}\n\
             int main() {\n  long long *n;\n  int *x;\n  cudaMallocManaged(&n, 16);\n  cudaMallocManaged(&x, 4000);\n  \
             k<<<1, 1>>>(n, x);\n  cudaDeviceSynchronize();\n  printf(\"%d %d\\n\", n[0] > 0, n[1] > 0);\n}\n",
        )],
        "1 1\n",
    );
}

#[test]
fn launch_bounds_are_those_of_the_instance() {
    let text = "constexpr int WARP = 32;\n\
                template <typename T, unsigned BLOCK, int PER = 2>\n\
                __global__ void __launch_bounds__(BLOCK * WARP, PER) scale(T *x) { x[threadIdx.x] *= BLOCK; }\n\
                template <int N> __global__ void __launch_bounds__(N) set(int *x) { x[threadIdx.x] = N; }\n\
                void go(float *x, int *y) { scale<float, 4><<<1, 128>>>(x); scale<float, 2, 1><<<1, 64>>>(x); set<96><<<1, 96>>>(y); }\n";
    let folder = folder("bounds", &[("a.cu", text)]);
    let okl = okl(&folder, &["run", "-p", "cu-openmp", "--emit", "okl", "a.cu"]);
    for bounds in ["@launch_bounds(128, 2)", "@launch_bounds(64, 1)", "@launch_bounds(96)"] {
        assert!(okl.stdout.contains(bounds), "{bounds}: {}{}", okl.stdout, okl.stderr);
    }
}

/// CUDA's emulator of the tests has no pools: the runtime of CPUs has.
#[test]
fn memory_comes_from_pools() {
    prints(
        "pools",
        &[(
            "a.cu",
            "#include <cstdio>\n__global__ void add(int *x) { x[threadIdx.x] += threadIdx.x; }\n\
             int main() {\n  int *x, h[32];\n  unsigned long long most = 1 << 20, kept = 0;\n  cudaMemPool_t pool;\n  \
             cudaStream_t s;\n  cudaStreamCreate(&s);\n  cudaDeviceGetDefaultMemPool(&pool, 0);\n  \
             cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &most);\n  \
             cudaMemPoolGetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &kept);\n  \
             cudaMallocFromPoolAsync(&x, 128, pool, s);\n  cudaMemsetAsync(x, 0, 128, s);\n  add<<<1, 32, 0, s>>>(x);\n  \
             cudaMemcpyAsync(h, x, 128, cudaMemcpyDeviceToHost, s);\n  cudaFreeAsync(x, s);\n  cudaStreamSynchronize(s);\n  \
             cudaIpcMemHandle_t handle;\n  int error = cudaIpcGetMemHandle(&handle, x);\n  \
             cudaMemLocation place = {cudaMemLocationTypeDevice, 0};\n  cudaMallocManaged(&x, 400);\n  \
             int fine = cudaMemPrefetchAsync(x, 400, place, 0, s) == cudaSuccess;\n  \
             printf(\"%d %d %d %d\\n\", h[31], kept == most, error, fine);\n}\n",
        )],
        "31 1 801 1\n",
    );
}
