//! `okl cc` as a compiler of Fortran, with a small reader in Python: the compilers are real, and what is built runs.

use super::Project;
use crate::common::Ended;
use okl_testing::tools::Tool;

const MINI: &str = include_str!("../plugins/mini.py");

/// A module without directives.
const PARAMS: &str = "module params\n  implicit none\n  integer, parameter :: n = 4\nend module\n";

/// A module that uses it, with a directive in line 7.
const SCALE: &str = "module scaling\n  use params\n  implicit none\ncontains\n  subroutine scale(x)\n    real :: x(n)\n\
                     \x20   !$acc scale_x(n, x): FACTOR * x[i]\n  end subroutine\nend module\n";

const MAIN: &str = "program main\n  use params\n  use scaling\n  implicit none\n  real :: x(n)\n  integer :: i\n\
                    \x20 integer, external :: scale_x_version\n  x = [(real(i), i = 1, n)]\n  call scale(x)\n\
                    \x20 print '(4f5.1, i10)', x, scale_x_version()\nend program\n";

/// The output of the program with `-DFACTOR=3` and gfortran.
const PRINTED: &str = "  3.0  6.0  9.0 12.0         1\n";

/// A project with these sources and the pipeline `mini`.
fn project(name: &str) -> Option<Project> {
    let (_python, _gfortran, _gxx) = (Tool::Python.find()?, Tool::Gfortran.find()?, Tool::Gxx.find()?);
    let project = Project::new(&format!("fortran-{name}"))?;
    for base in ["openmp", "serial"] {
        let command = "command = [\"python3\", \"./mini.py\"]";
        let text = format!(
            "schema = 1\nextends = \"acc-{base}\"\n[frontend.reader]\nplugin = \"mini\"\n{command}\n"
        );
        project.0.write(&format!("config/okl/pipelines/mini-{base}.toml"), text);
    }
    project.0.write("config/okl/pipelines/mini.py", MINI);
    for (name, text) in [("params.f90", PARAMS), ("scale.F90", SCALE), ("main.f90", MAIN)] {
        project.0.write(name, text);
    }
    Some(project)
}

fn openmp(project: &Project, compiler: &str) -> Ended {
    project.cc(&format!("-p mini-openmp -- {compiler}"))
}

#[test]
fn one_line_compiles_modules_in_their_order_and_links() {
    let Some(project) = project("one-line") else { return };
    openmp(&project, "gfortran -O2 -DFACTOR=3 params.f90 scale.F90 main.f90 -o prog").done();
    assert_eq!(project.built("prog").done(), PRINTED);
    // Modules lie where the compiler alone would have put them.
    assert!(project.path("params.mod").is_file() && project.path("scaling.mod").is_file());
    project.is_clean();
}

#[test]
fn objects_and_modules_go_where_the_line_says() {
    let Some(project) = project("objects") else { return };
    std::fs::create_dir(project.path("mods")).expect("a folder");
    openmp(&project, "gfortran -J mods -c params.f90").done();
    openmp(&project, "gfortran -J mods -g -DFACTOR=3 -c scale.F90 -o s.o").done();
    openmp(&project, "gfortran -Imods -c main.f90").done();
    assert!(project.path("mods/scaling.mod").is_file() && !project.path("scaling.mod").exists());
    openmp(&project, "gfortran s.o main.o params.o -o prog").done();
    assert_eq!(project.built("prog").done(), PRINTED);
    let symbols = project.run("nm", ["s.o"]).done();
    assert!(symbols.contains(" T __scaling_MOD_scale\n") && symbols.contains(" T scale_x_\n"), "{symbols}");
    openmp(&project, "gfortran -DFACTOR=3 -c params.f90 scale.F90 main.f90").done();
    assert!(["params.o", "scale.o", "main.o"].iter().all(|name| project.path(name).is_file()));
    project.is_clean();
}

#[test]
fn serial_programs_need_no_library_of_openmp() {
    let Some(project) = project("serial") else { return };
    project.cc("-p mini-serial -- gfortran -DFACTOR=3 params.f90 scale.F90 main.f90 -o prog").done();
    assert_eq!(project.built("prog").done(), PRINTED);
    let needed = project.run("ldd", ["prog"]).done();
    assert!(!needed.contains("libgomp"), "{needed}");
}

#[test]
fn flang_has_a_header_of_its_own() {
    let (Some(project), Some(flang)) = (project("flang"), Tool::Flang.find()) else { return };
    let flang = flang.display();
    openmp(&project, &format!("{flang} -O1 -DFACTOR=3 params.f90 scale.F90 main.f90 -o prog")).done();
    assert_eq!(project.built("prog").done(), PRINTED.replace("         1", "  20180515"));
    project.is_clean();
}

#[test]
fn what_has_no_directives_is_the_compilers() {
    let Some(project) = project("others") else { return };
    let dry = |line: &str| project.cc(&format!("-p mini-openmp --dry-run -- {line}")).done();
    assert_eq!(dry("gfortran -O2 -c params.f90"), "gfortran -O2 -c params.f90\n");
    assert_eq!(dry("gfortran -E -cpp scale.F90"), "gfortran -E -cpp scale.F90\n");
    assert_eq!(dry("gfortran --version"), "gfortran --version\n");
    let link = dry("gfortran a.o b.o -o prog");
    assert_eq!(link, "gfortran a.o b.o -o prog -fopenmp -lstdc++\n");
}

#[test]
fn commands_are_those_of_both_languages() {
    let Some(project) = project("commands") else { return };
    let line = "-p mini-openmp --dry-run -- gfortran -O3 -fPIC -Wall -J mods -cpp -DFACTOR=3 -c scale.F90";
    let shown = project.cc(line).done().replace('\'', "");
    let lines: Vec<&str> = shown.lines().collect();
    let find = |start: &str| {
        let found = lines.iter().find(|line| line.starts_with(start));
        found.unwrap_or_else(|| panic!("{start}: {shown}")).to_string()
    };
    let host = find("gfortran -I. -O3 -fPIC -Wall -J mods -cpp -DFACTOR=3 ");
    assert!(host.ends_with("/0/scale.F90"), "{host}");
    let cpp = find("g++ -O3 -fPIC -std=gnu++17 ");
    assert!(cpp.contains(" -fopenmp ") && !cpp.contains("FACTOR") && !cpp.contains("-J"), "{cpp}");
    find("g++ -r -nostdlib -o ");
    assert!(!project.path("scale.o").exists());
}

#[test]
fn options_say_how_a_source_is_read() {
    let Some(project) = project("form") else { return };
    project.0.write(
        "fixed.f",
        "      subroutine s(n, x)\n      integer n\n      real x(n)\nc$acc f(n, x): x[i] + 1\n      end\n",
    );
    for (options, read_as) in
        [("", ""), ("-cpp", "F"), ("-ffree-form -fsyntax-only", ""), ("-fopenmp -cpp", "F")]
    {
        let kept = format!("kept{}", options.replace(' ', ""));
        let ended = project
            .cc(&format!("-p mini-openmp --save-temps {kept} -- gfortran {options} -c fixed.f -o f.o"));
        if options.contains("free") {
            // The text is none of free form, which the compiler says.
            assert!(ended.code == 1 && ended.stderr.contains("fixed.f:4:"), "{ended:?}");
            continue;
        }
        ended.done();
        let text = project.0.read(&format!("{kept}/f.o/0/fixed.kernels.cpp"));
        assert!(text.starts_with(&format!("// read as {read_as}, ")), "{text}");
        let line = text.lines().next().unwrap_or_default();
        assert_eq!(line.contains("_OPENMP"), options.contains("-fopenmp"), "{line}");
        assert!(line.contains("_OPENACC") && line.contains("__GFORTRAN__"), "{line}");
    }
}

#[test]
fn mistakes_are_told_at_the_users_lines() {
    let Some(project) = project("mistakes") else { return };
    openmp(&project, "gfortran -c params.f90").done();
    project.0.write("scale.F90", SCALE.replace("real :: x(n)", "real :: x(m)"));
    let ended = openmp(&project, "gfortran -DFACTOR=3 -c scale.F90");
    assert!(ended.code == 1 && ended.stderr.contains("scale.F90:6:"), "{ended:?}");
    assert!(!ended.stderr.contains("okl-cc-"), "{ended:?}");
    project.0.write("scale.F90", SCALE.replace("x[i]", "y[i]"));
    let ended = openmp(&project, "gfortran -DFACTOR=3 -c scale.F90");
    assert!(ended.code == 1 && ended.stderr.contains("scale.F90:7:"), "{ended:?}");
    project.0.write("scale.F90", SCALE);
    let ended = openmp(&project, "gfortran -DFACTOR=3 -S scale.F90");
    assert!(ended.code == 2 && ended.stderr.contains("cc-assembly"), "{ended:?}");
    for option in ["-fdefault-real-8", "-ffixed-line-length-132"] {
        let ended = openmp(&project, &format!("gfortran -DFACTOR=3 {option} -c scale.F90"));
        assert!(
            ended.code == 2 && ended.stderr.contains("[cc-option]") && ended.stderr.contains(option),
            "{ended:?}"
        );
        // Without directives all options are the compiler's.
        openmp(&project, &format!("gfortran {option} -c params.f90 -o /dev/null")).done();
    }
    openmp(&project, "gfortran -c params.f90").done();
    openmp(&project, "gfortran -DFACTOR=3 -fsyntax-only scale.F90").done();
    assert!(!project.path("scale.o").exists());
    project.is_clean();
}

#[test]
fn rules_for_make_name_what_was_read() {
    let Some(project) = project("rules") else { return };
    openmp(&project, "gfortran -c params.f90").done();
    openmp(&project, "gfortran -cpp -MD -DFACTOR=3 -c scale.F90").done();
    let rule = project.0.read("scale.d");
    assert!(rule.starts_with("scale.o: ") && rule.contains(" scale.F90 \\\n  params.f90\n"), "{rule}");
}
