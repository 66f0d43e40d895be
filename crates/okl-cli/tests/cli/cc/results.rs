//! Objects, programs and messages of `okl cc` for sources with directives.

use super::{MAIN, PRINTED, Project, SCALE};

/// Runs a command line that links, and the program that it makes.
#[track_caller]
fn prints(project: &Project, line: &str) {
    let ended = project.openmp(line);
    assert_eq!(ended.code, 0, "{line}: {ended:?}");
    assert_eq!(ended.stderr, "", "{line}");
    assert_eq!(project.built("prog").stdout, PRINTED, "{line}");
    std::fs::remove_file(project.path("prog")).expect("it is there");
    project.is_clean();
}

#[test]
fn sources_objects_and_libraries_are_linked_in_any_order() {
    let Some(project) = Project::new("link") else { return };
    prints(&project, "gcc -o prog scale.c main.c -lm");
    prints(&project, "gcc -lm main.c scale.c -Wall -Wextra -O2 -g -std=c99 -Wstrict-prototypes -o prog");
    prints(&project, "gcc -x c scale.c -x none main.c -oprog -Wl,--as-needed");
    prints(&project, "gcc -fopenmp -pthread -fPIC -pie -o prog main.c scale.c");
    assert_eq!(project.openmp("gcc -O2 -flto -c scale.c main.c").code, 0);
    prints(&project, "gcc -flto -o prog scale.o main.o");
    prints(&project, "gcc -o prog scale.o main.c");
    // The linker warns of `dlopen` in OpenMP's library.
    assert_eq!(project.openmp("gcc -static -o prog main.o scale.c").code, 0);
    assert_eq!(project.built("prog").stdout, PRINTED);
    assert_eq!(project.openmp("gcc -shared -fPIC -o libscale.so scale.c").code, 0);
    prints(&project, "gcc -o prog main.c -L. -lscale -Wl,-rpath,$ORIGIN");
    project.0.write("a.cpp", format!("{SCALE}\n{MAIN}").replace("scale.c", "a.cpp"));
    assert_eq!(project.openmp("g++ a.cpp").code, 0);
    assert!(project.built("a.out").stdout.ends_with("9900 201711\n"));
}

#[test]
fn response_files_are_read_as_compilers_read_them() {
    let Some(project) = Project::new("response") else { return };
    project.0.write("my dir/own.h", "#define TWO 2\n");
    project.0.write("inner", "'-Imy dir' -DFACTOR=\"(TWO)\" \"-DNAME=\\\"a b\\\"\"");
    project.0.write("outer", "@inner\nscale.c -o prog\n");
    project.0.write(
        "scale.c",
        SCALE
            .replace("*= f", "*= FACTOR * (sizeof(NAME) == 4)")
            .replace("<stdio.h>", "<stdio.h> // \n#include \"own.h\"")
            .replace("void scale", "#line 3\nvoid scale"),
    );
    prints(&project, "gcc @outer main.c");
    // A long line goes to the linker in a file.
    project.0.write("empty.c", "int empty;\n");
    let library = format!("lib{}.a", "y".repeat(200));
    project.openmp("gcc -c empty.c").done();
    project.run("ar", ["rc", library.as_str(), "empty.o"]).done();
    project.0.write("many", format!("main.c {}", format!("{library} ").repeat(600)));
    prints(&project, "gcc @outer @many");
}

#[test]
fn assembly_and_syntax_are_of_the_translation() {
    let Some(project) = Project::new("assembly") else { return };
    // C becomes two texts.
    project.openmp("gcc -S scale.c").fails(2, "cc-assembly");
    assert!(!project.path("scale.s").exists());
    assert!(project.openmp("g++ -S -o - scale.c").done().contains("scale:"));
    project.openmp("g++ -S scale.c").done();
    assert!(project.0.read("scale.s").contains("GOMP_parallel"));
    project.openmp("gcc -Wall -Werror -fsyntax-only scale.c").done();
    project.is_clean();
}

#[test]
fn headers_with_directives_and_macros_are_found() {
    let Some(project) = Project::new("headers") else { return };
    let body = SCALE
        .replace("#pragma acc", "ACC")
        .replace("copy(a[0:n])", "copy(a[0:n]))")
        .replace("ACC parallel", "ACC(parallel");
    project.0.write("in/macros.h", "#define ACC(x) _Pragma(STRING(acc x))\n#define STRING(x) #x\n");
    project.0.write("scale.c", format!("#include <macros.h>\n#line 1\n{body}"));
    prints(&project, "gcc -isystem in -o prog scale.c main.c");
    project.0.write("scale.c", body);
    prints(&project, "gcc -include in/macros.h -o prog scale.c main.c");
    project.0.write("in/body.h", format!("#line 1 \"scale.c\"\n{SCALE}"));
    project.0.write("scale.c", "#include \"body.h\"\n");
    prints(&project, "gcc -iquote in -I. -o prog scale.c main.c");
    // Quotes also find headers of folders for `<...>`.
    project.0.write("lib/lib.h", "#define F f\n");
    project.0.write("scale.c", format!("#include \"lib.h\"\n#line 1\n{}", SCALE.replace("*= f", "*= F")));
    prints(&project, "gcc -isystem lib -o prog scale.c main.c");
    // A directive in a branch that is not taken is none.
    project.0.write("plain.c", "#ifdef NEVER\n#pragma acc wait\n#endif\nint class;\n");
    project.openmp("gcc -c plain.c").done();
}

#[test]
fn mistakes_leave_no_object() {
    let Some(project) = Project::new("wrong") else { return };
    project.0.write("wrong.c", SCALE.replace("copy(", "copyy("));
    let ended = project.openmp("gcc -MMD -c wrong.c -o wrong.o");
    ended.fails(1, "wrong.c:4");
    assert!(!project.path("wrong.o").exists());
    // What only the compiler finds names the user's line.
    project.0.write("unused.c", SCALE.replace("  printf", "  int forgotten = 1;\n  printf"));
    let ended = project.openmp("gcc -Wall -Werror -c unused.c -o unused.o");
    ended.fails(1, "unused.c:6:");
    assert!(!project.path("unused.o").exists() && !ended.stderr.contains("tmp"), "{}", ended.stderr);
    project.cc("-p acc-metal -- gcc -c scale.c").fails(2, "cc-pipeline");
    project.cc("-p openmp -- gcc -c scale.c").fails(2, "cc-pipeline");
    project
        .cc("-p acc-openmp --kernel-compiler no-such-compiler -- gcc -c scale.c")
        .fails(3, "no-such-compiler");
    project.is_clean();
}

#[test]
fn objects_name_the_users_files_alone() {
    let Some(project) = Project::new("names") else { return };
    let object = |line: &str| {
        project.openmp(line).done();
        std::fs::read(project.path("scale.o")).expect("an object")
    };
    let has = |bytes: &[u8], text: &str| bytes.windows(text.len()).any(|part| part == text.as_bytes());
    let bytes = object("gcc -g -c scale.c");
    assert!(has(&bytes, "scale.c") && !has(&bytes, "okl-cc"));
    assert_eq!(bytes, object("gcc -g -c scale.c"), "objects are the same each time");
}

#[test]
fn openacc_h_is_okls_where_the_compiler_compiles() {
    let Some(project) = Project::new("api") else { return };
    project.0.write(
        "api.c",
        "#include <openacc.h>\nint devices(void) { return acc_get_num_devices(acc_device_host) + (int)acc_get_property(0, acc_device_host, acc_property_memory); }\n",
    );
    for compiler in ["gcc -std=c99 -pedantic", "gcc -x c++", "g++ -std=c++11 -pedantic"] {
        project.openmp(&format!("{compiler} -Wall -Werror -MD -c api.c")).done();
        let symbols = project.run("nm", ["-u", "api.o"]).done();
        assert!(symbols.contains("U acc_get_num_devices\n"), "{symbols}");
        let rule = project.0.read("api.d");
        let header = rule.split_whitespace().find(|word| word.ends_with("openacc.h")).expect("it is named");
        assert!(std::path::Path::new(header).is_file() && header.contains("cache/okl"), "{header}");
    }
    project.openmp("gcc -MMD -c api.c").done();
    assert_eq!(project.0.read("api.d"), "api.o: api.c\n");
}

#[test]
fn sources_without_directives_call_the_api() {
    let Some(project) = Project::new("calls") else { return };
    project.0.write(
        "main.c",
        "#include <openacc.h>\n#include \"openacc.h\"\n#include <stdio.h>\n#include \"scale.h\"\nint main(void) {\n  \
         float a[1] = {21};\n  scale(1, a, 2);\n  printf(\"%g %d %d\\n\", a[0], acc_get_num_devices(acc_device_host), \
         acc_get_device_type() == acc_device_host);\n  return 0;\n}\n",
    );
    for (c, link) in [("gcc -ansi -pedantic -Werror", "gcc"), ("gcc -x c++", "g++")] {
        project.openmp(&format!("{c} -Wall -c main.c")).done();
        project.openmp("gcc -c scale.c").done();
        project.openmp(&format!("{link} main.o scale.o -o prog")).done();
        assert_eq!(project.built("prog").done(), "scale.c:6\n42 1 1\n");
    }
}

#[test]
fn what_is_done_can_be_seen_and_kept() {
    let Some(project) = Project::new("kept") else { return };
    let shown = project.cc("-p acc-openmp --dry-run -- gcc -O2 -MMD -c scale.c -o scale.o").done();
    for part in [
        "gcc -w ",
        "-MM -MF scale.d",
        "scale.host.c is made of scale.c",
        "scale.kernels.cpp is made of scale.c",
        "gcc -O2 ",
        "g++ -O2 ",
        "gcc -r ",
        "mv ",
        " scale.o\n",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    assert!(!project.path("scale.o").exists() && !project.path("scale.d").exists());
    assert_eq!(project.cc("-p acc-openmp --dry-run -- gcc --version").done(), "gcc --version\n");
    project.cc("-p acc-openmp --save-temps kept -- gcc -c scale.c -o scale.o").done();
    assert!(project.0.read("kept/scale.o/0/scale.host.c").contains("okl_run_scale_acc1"));
    assert!(project.0.read("kept/scale.o/0/scale.kernels.cpp").contains("#pragma omp parallel for"));
    project.is_clean();
}

#[test]
fn the_pipeline_may_be_the_projects() {
    let Some(project) = Project::new("project") else { return };
    project.0.write("okl.toml", "schema = 1\npipelines = [\"acc-serial\"]\n");
    project.cc("-- g++ -S scale.c").done();
    assert!(!project.0.read("scale.s").contains("GOMP_parallel"));
}
