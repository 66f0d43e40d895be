//! configure and CMake.

use super::{PRINTED, Project};
use okl_testing::tools::Tool;

const CONFIGURE_AC: &str = "AC_INIT([scale], [1.0])\nAC_PROG_CC\nAC_C_INLINE\nAC_C_BIGENDIAN\nAC_CHECK_SIZEOF([long])\n\
    AC_CHECK_HEADERS([openacc.h no_such_header.h])\nAC_CHECK_FUNCS([malloc no_such_function])\nAC_CHECK_LIB([m], [cos])\n\
    AC_COMPILE_IFELSE([AC_LANG_PROGRAM([], [#pragma acc parallel\n{ no_such_name = 1; }])], [wrong=passes], [wrong=fails])\n\
    AC_RUN_IFELSE([AC_LANG_PROGRAM([], [int sum = 0;\n#pragma acc parallel loop reduction(+:sum)\nfor (int i = 0; i < 10; ++i) sum += i;\n\
    return sum != 45 || _OPENACC != 201711;])], [runs=yes], [runs=no])\n\
    AC_SUBST([wrong])\nAC_SUBST([runs])\nAC_CONFIG_FILES([Makefile])\nAC_OUTPUT\n";

const MAKEFILE_IN: &str = "prog: scale.o main.o\n\t@CC@ @CFLAGS@ @LDFLAGS@ -o prog scale.o main.o @LIBS@\n\
    .c.o:\n\t@CC@ @CFLAGS@ @CPPFLAGS@ @DEFS@ -c $<\n# wrong=@wrong@ runs=@runs@ cpp=@CPP@ sizeof=@DEFS@\n";

#[test]
fn a_configure_script_finds_a_compiler_that_works() {
    let found = Project::new("configure").zip(Tool::Autoconf.find()).zip(Tool::Make.find());
    let Some(((project, autoconf), make)) = found else { return };
    project.0.write("configure.ac", CONFIGURE_AC);
    project.0.write("Makefile.in", MAKEFILE_IN);
    assert_eq!(project.run(autoconf, [""; 0]).code, 0);
    let compiler = format!("CC={}", project.compiler("gcc"));
    let ended = project.run(project.path("configure"), [&compiler]);
    assert_eq!(ended.code, 0, "{ended:?}");
    for line in [
        "whether the C compiler works... yes",
        "for C compiler default output file name... a.out",
        "whether we are cross compiling... no",
        "suffix of object files... o",
        "whether the compiler supports GNU C... yes",
        "accepts -g... yes",
        "size of long... 8",
        "openacc.h... yes",
        "no_such_header.h... no",
        "for malloc... yes",
        "for no_such_function... no",
        "for cos in -lm... yes",
        "whether byte ordering is bigendian... no",
    ] {
        assert!(ended.stdout.contains(line), "{line}: {}\n{}", ended.stdout, project.0.read("config.log"));
    }
    let makefile = project.0.read("Makefile");
    assert!(makefile.contains("wrong=fails runs=yes"), "{makefile}\n{}", project.0.read("config.log"));
    let ended = project.run(make, ["-j2"]);
    assert_eq!(ended.code, 0, "{ended:?}");
    assert_eq!(project.built("prog").stdout, PRINTED);
    project.is_clean();
}

const CMAKE_LISTS: &str = "cmake_minimum_required(VERSION 3.16)\nproject(scale C CXX)\ninclude(CheckCSourceCompiles)\n\
    check_c_source_compiles(\"int main(void) { return no_such_name; }\" WRONG)\nif(WRONG)\n  message(FATAL_ERROR wrong)\nendif()\n\
    add_library(scale STATIC scale.c)\nadd_executable(prog main.c)\nset_target_properties(scale PROPERTIES C_STANDARD 99)\n\
    target_link_libraries(prog scale m)\nadd_executable(cxx both.cpp)\n";

fn cmake_project(name: &str) -> Option<Project> {
    let project = Project::new(name)?;
    project.0.write("CMakeLists.txt", CMAKE_LISTS);
    project.0.write("both.cpp", format!("{}\n{}", super::SCALE, super::MAIN));
    Some(project)
}

/// Configures and builds; `scale.h` is a dependency of its users.
fn cmake(project: &Project, options: &[String]) {
    let Some((cmake, ninja)) = Tool::Cmake.find().zip(Tool::Ninja.find()) else { return };
    let build = |words: &[&str]| {
        let ended = project.run(
            &cmake,
            words.iter().copied().chain(options.iter().map(String::as_str).filter(|_| words[0] == "-S")),
        );
        assert_eq!(ended.code, 0, "{ended:?}");
        ended.stdout
    };
    let ninja = format!("-DCMAKE_MAKE_PROGRAM={}", ninja.display());
    build(&["-S", ".", "-B", "build", "-G", "Ninja", &ninja]);
    build(&["--build", "build", "-j3"]);
    let printed = PRINTED.replace("scale.c", &project.path("scale.c").display().to_string());
    assert_eq!(project.built("build/prog").stdout, printed);
    assert!(project.built("build/cxx").stdout.ends_with("9900 201711\n"));
    assert!(build(&["--build", "build"]).contains("no work to do"));
    project.0.write("scale.h", format!("{}\n// changed\n", super::SCALE_H));
    let again = build(&["--build", "build", "-v"]);
    assert_eq!(again.matches("-c ").count(), 3, "{again}");
    project.is_clean();
}

#[test]
fn cmake_takes_a_script_for_its_compiler() {
    let Some(project) = cmake_project("cmake") else { return };
    for (script, compiler) in [("okl-gcc", "gcc"), ("okl-g++", "g++")] {
        project.0.script(script, &format!("exec {} \"$@\"\n", project.compiler(compiler)));
    }
    let script = |variable: &str, name: &str| format!("-D{variable}={}", project.path(name).display());
    cmake(&project, &[script("CMAKE_C_COMPILER", "okl-gcc"), script("CMAKE_CXX_COMPILER", "okl-g++")]);
}

#[test]
fn cmake_takes_okl_for_a_launcher() {
    let Some(project) = cmake_project("cmake-launcher") else { return };
    let words = project.compiler("gcc").replace(" gcc", "").replace(' ', ";");
    let options = ["C", "CXX"].into_iter().flat_map(|language| {
        ["COMPILER", "LINKER"].map(|what| format!("-DCMAKE_{language}_{what}_LAUNCHER={words}"))
    });
    cmake(&project, &options.collect::<Vec<_>>());
}
