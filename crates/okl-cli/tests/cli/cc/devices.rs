//! Other compilers, launchers, and targets with compilers of their own.

use super::{PRINTED, Project};
use okl_testing::nvcc::Nvcc;
use okl_testing::tools::Tool;

#[test]
fn clang_compiles_and_links() {
    let Some((project, _)) = Project::new("clang").zip(Tool::Clang.find()) else { return };
    project.openmp("clang-19 -O2 -Wall -Werror -MMD -c scale.c -lm").done();
    project.openmp("clang-19 -flto=thin -o prog scale.o main.c").done();
    assert_eq!(project.built("prog").stdout, PRINTED);
    project.cc("-p acc-serial -- clang-19 -o serial scale.c main.c").done();
    assert_eq!(project.built("serial").stdout, PRINTED);
    project.is_clean();
}

#[test]
fn ccache_stands_before_the_compiler_or_before_okl() {
    let Some((project, ccache)) = Project::new("ccache").zip(Tool::Ccache.find()) else { return };
    project.openmp("ccache gcc -MMD -c scale.c").done();
    project.openmp("ccache gcc -c main.c").done();
    project.openmp("ccache gcc -o prog scale.o main.o").done();
    assert_eq!(project.built("prog").stdout, PRINTED);
    let okl = project.compiler("gcc -c scale.c -o again.o");
    project.run(ccache, okl.split(' ')).done();
    project.openmp("gcc -o prog again.o main.o").done();
    assert_eq!(project.built("prog").stdout, PRINTED);
}

/// There is no device, so the program is not run.
#[test]
fn cuda_objects_are_linked_by_the_users_compiler() {
    let Some((project, _nvcc)) = Project::new("cuda").zip(Nvcc::find()) else { return };
    let nvcc = Tool::Nvcc.find().expect("it was found");
    let cc = |line: &str| {
        let words = ["cc", "-p", "acc-cuda", "--kernel-compiler", nvcc.to_str().expect("UTF-8"), "--"];
        let program = okl_testing::okl::program(env!("CARGO_BIN_EXE_okl"));
        project.run(program, words.into_iter().chain(line.split(' '))).done()
    };
    cc("gcc -std=c99 -O2 -g -Wall -pedantic -fPIC -pthread -Wstrict-prototypes -MMD -c scale.c");
    assert!(project.0.read("scale.d").starts_with("scale.o: scale.c"));
    let symbols = project.run("nm", ["scale.o"]).done();
    assert!(symbols.contains(" T scale\n") && symbols.contains("U cudaLaunchKernel"), "{symbols}");
    cc("gcc -o prog scale.o main.c -lm");
    assert!(project.path("prog").is_file());
    project.is_clean();
}
