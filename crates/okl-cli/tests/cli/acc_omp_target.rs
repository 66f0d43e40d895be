//! The front end `acc` with directives translated to directives: whole OpenACC programs run as OpenMP, with g++ on the
//! host, with clang++ on a device that has memory of its own.

use crate::common::Folder;
use okl_testing::cases::files_below;
use okl_testing::tools::Tool;
use okl_testing::{jobs, testdata};
use std::path::Path;
use std::process::Command;

/// Builds the program and runs it; the programs check themselves.
fn runs(folder: &Folder, compiler: &Path, arguments: &[&str]) {
    let built = Command::new(compiler)
        .args(["-fopenmp", "-O1", "-Wall", "-Werror", "-o", "p", "p.cpp", "-lm"])
        .args(arguments)
        .current_dir(&folder.0)
        .output()
        .expect("the compiler starts");
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let ran = Command::new(folder.0.join("p")).env("OMP_NUM_THREADS", "4").output().expect("it starts");
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stdout));
}

/// The whole programs whose directives OpenMP has, too.
fn programs() -> Vec<(String, String)> {
    let files = files_below(&testdata().join("acc/whole")).expect("the folder is part of the repository");
    let read = |path: &std::path::PathBuf| {
        let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(path).expect("it is there"))
    };
    files.iter().map(read).collect()
}

#[test]
fn programs_run_as_openmp_with_two_compilers() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let clang = Tool::Clangxx.find().zip(Tool::OmpTarget.find());
    let programs = programs();
    assert!(programs.len() >= 5);
    jobs::map(&programs, |(name, text)| {
        let folder = Folder::new(&format!("acc-omp-target-{name}"));
        folder.write(name, text);
        assert_eq!(folder.okl(&format!("run -p acc-omp-target {name} -o p.cpp")).done(), "", "{name}");
        let written = folder.read("p.cpp");
        assert!(written.contains("#pragma omp target") && !written.contains("#pragma acc"), "{name}");
        runs(&folder, &gxx, &[]);
        if let Some((clang, library)) = &clang {
            let folder_of = library.parent().expect("it is in a folder").display().to_string();
            let rpath = format!("-Wl,-rpath,{folder_of}");
            // The CPU as an offload device, whose memory is separate from the program's.
            runs(&folder, clang, &["-fopenmp-targets=x86_64-pc-linux-gnu", "-Wno-pass-failed", &rpath]);
        }
    });
}

#[test]
fn each_directive_has_its_counterpart() {
    let folder = Folder::new("acc-omp-target-words");
    let shown = |text: &str| {
        folder.write("p.c", text);
        let written = folder.okl("run -p acc-omp-target p.c").done().to_string();
        let lines = written.lines().skip_while(|line| !line.starts_with("void f("));
        let ours = lines.filter(|line| line.contains("#pragma"));
        ours.map(|line| line.trim().to_string()).collect::<Vec<_>>().join("\n")
    };
    let body = |directives: &str, rest: &str| {
        format!("void f(int n, double *a, double *b) {{\n{directives}\n{rest}\n}}\n")
    };
    let loops = "for (int i = 0; i < n; ++i) a[i] = b[i];";
    let of_loops = [
        (
            "parallel loop gang vector copy(a[0:n]) copyin(b[0:n])",
            "target teams distribute parallel for map(tofrom: a[0:n]) map(to: b[0:n])",
        ),
        (
            "parallel loop gang num_gangs(8) present(a, b)",
            "target teams distribute num_teams(8) map(alloc: a[:0], b[:0])",
        ),
        (
            "parallel loop worker vector num_gangs(4) num_workers(2) vector_length(16)",
            "target teams parallel for simd num_teams(4) thread_limit((2) * (16))",
        ),
        (
            "kernels loop independent deviceptr(a) if(n > 3)",
            "target teams distribute parallel for is_device_ptr(a) if(target: n > 3)",
        ),
        ("serial self(n < 9)", "target if(target: !(n < 9))"),
        ("data create(b[0:n]) copyout(a[0:n])", "target data map(from: a[0:n]) map(alloc: b[0:n])"),
        ("host_data use_device(a)", "target data use_device_ptr(a)"),
    ];
    for (acc, omp) in of_loops {
        assert_eq!(shown(&body(&format!("#pragma acc {acc}"), loops)), format!("#pragma omp {omp}"), "{acc}");
    }
    let alone = [
        ("enter data copyin(a[0:n]) create(b[0:n])", "target enter data map(to: a[0:n]) map(alloc: b[0:n])"),
        (
            "exit data copyout(a[0:n]) delete(b[0:n])",
            "target exit data map(from: a[0:n]) map(release: b[0:n])",
        ),
        ("exit data delete(b) finalize", "target exit data map(delete: b[:0])"),
        ("update self(a[0:n]) device(b[0:n]) if(n)", "target update to(b[0:n]) from(a[0:n]) if(n)"),
    ];
    for (acc, omp) in alone {
        assert_eq!(shown(&body(&format!("#pragma acc {acc}"), "")), format!("#pragma omp {omp}"), "{acc}");
    }
    assert_eq!(shown(&body("#pragma acc wait", "")), "");
}
