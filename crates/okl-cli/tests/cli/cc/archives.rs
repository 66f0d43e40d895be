//! Kernels that use what other files of a program have: functions, and variables with `declare`.

use super::Project;
use okl_testing::nvcc::Nvcc;
use okl_testing::tools::Tool;

const TABLE_H: &str = "#ifndef TABLE_H\n#define TABLE_H\nextern double table[4];\nextern double factor;\n\
    #pragma acc declare create(table, factor)\nvoid fill(double first);\n\
    static inline double look(int i) { return factor * table[i % 4]; }\n#endif\n";

const TABLE: &str = "#include \"table.h\"\ndouble table[4];\ndouble factor = 1;\nvoid fill(double first) {\n\
    #pragma acc parallel loop present(table)\n  for (int i = 0; i < 4; ++i) table[i] = first + i;\n  \
    factor = 10;\n#pragma acc update device(factor)\n}\n";

const ADD: &str = "#include \"table.h\"\nvoid add(int n, double *a) {\n#pragma acc parallel loop copy(a[0:n])\n  \
    for (int i = 0; i < n; ++i) a[i] += look(i);\n}\n";

const USE: &str = "#include <stdio.h>\n#include \"table.h\"\nvoid add(int n, double *a);\nint main(void) {\n  \
    double a[8];\n  for (int i = 0; i < 8; ++i) a[i] = i;\n  fill(1);\n  add(8, a);\n#pragma acc update self(table)\n  \
    printf(\"%g %g %g %g\\n\", a[0], a[3], a[7], table[1]);\n  return 0;\n}\n";

const SQUARE: &str = "#pragma acc routine seq\nstatic double times(double x, double y) { return x * y; }\n\
    #pragma acc routine seq\ndouble square(double x) { return times(x, x); }\n";

const CALLS: &str = "#include <stdio.h>\n#pragma acc routine seq\ndouble square(double x);\nint main(void) {\n  \
    double a[4] = {1, 2, 3, 4};\n#pragma acc parallel loop copy(a)\n  for (int i = 0; i < 4; ++i) a[i] = square(a[i]);\n  \
    printf(\"%g\\n\", a[3]);\n  return 0;\n}\n";

fn project(name: &str) -> Option<Project> {
    let project = Project::new(name)?;
    let files = [("table.h", TABLE_H), ("table.c", TABLE), ("add.c", ADD), ("use.c", USE)];
    for (name, text) in files.into_iter().chain([("square.c", SQUARE), ("calls.c", CALLS)]) {
        project.0.write(name, text);
    }
    Some(project)
}

/// Compiles `table.c` and `add.c`, puts them into an archive, and links `use.c` with it.
fn build_with_archive(project: &Project, options: &str) {
    for source in ["table", "add"] {
        project.cc(&format!("{options} -- gcc -O1 -c {source}.c")).done();
    }
    project.run("ar", ["rc", "libtable.a", "table.o", "add.o"]).done();
    project.cc(&format!("{options} -- gcc -o prog use.c -L. -ltable")).done();
}

#[test]
fn declared_variables_of_an_archive_are_those_of_the_program() {
    let Some(project) = project("declared") else { return };
    let pipelines = Tool::Pocl.find().map(|_| "acc-opencl");
    for pipeline in ["acc-openmp", "acc-serial"].into_iter().chain(pipelines) {
        build_with_archive(&project, &format!("-p {pipeline}"));
        assert_eq!(project.built("prog").stdout, "10 43 47 2\n", "{pipeline}");
        std::fs::remove_file(project.path("libtable.a")).expect("it is there");
    }
    project.is_clean();
}

#[test]
fn functions_of_an_archive_are_linked_on_cpus() {
    let Some(project) = project("functions") else { return };
    project.openmp("gcc -c square.c").done();
    project.run("ar", ["rc", "libsquare.a", "square.o"]).done();
    project.openmp("gcc -o prog calls.c -L. -lsquare").done();
    assert_eq!(project.built("prog").stdout, "16\n");
    project.is_clean();
}

#[test]
fn functions_of_other_files_are_refused_where_devices_have_no_linker() {
    let Some(project) = project("unlinked") else { return };
    let ended = project.cc("-p acc-opencl -- gcc -c calls.c");
    assert!(ended.stderr.contains("calls.c:7:38") && ended.stderr.contains("unsupported-by-backend"));
    assert!(!project.path("calls.o").exists());
}

/// There is no device, so the programs are not run.
#[test]
fn device_code_of_several_objects_is_linked() {
    let Some((project, _nvcc)) = project("linked").zip(Nvcc::find()) else { return };
    let nvcc = Tool::Nvcc.find().expect("it was found");
    let options = format!("-p acc-cuda --kernel-compiler {}", nvcc.display());
    build_with_archive(&project, &options);
    let cc = |line: &str| project.cc(&format!("{options} -- {line}"));
    cc("gcc -O2 -c square.c").done();
    project.run("ar", ["rc", "libsquare.a", "square.o"]).done();
    cc("gcc -O2 -c calls.c").done();
    for line in ["gcc -o linked calls.o -L. -lsquare", "gcc -o linked square.c calls.c -lm"] {
        cc(line).done();
        assert!(project.path("linked").is_file(), "{line}");
        std::fs::remove_file(project.path("linked")).expect("it is there");
    }
    let without = cc("gcc -o linked calls.o");
    assert!(
        without.stderr.contains("Undefined reference to '_ZN10okl_device6squareEd'"),
        "{}",
        without.stderr
    );
    project.is_clean();
}
