//! A project of 20 files with make: parallel builds, a static library, and rules for headers.

use super::Project;
use okl_testing::tools::Tool;

/// The number of parts; those with an even number have directives.
const PARTS: usize = 18;

/// The parts that include `more.hpp`.
const WITH_MORE: [usize; 4] = [2, 3, 8, 11];

const MAKEFILE: &str = "OBJECTS := $(patsubst %.cpp,%.o,$(wildcard *.cpp))\n\
    LIBRARY := $(foreach n,0 1 2 3 4 5 6 7,part$(n).o)\n\
    prog: $(filter-out $(LIBRARY),$(OBJECTS)) libparts.a\n\t$(CXX) $(CXXFLAGS) -o $@ $(filter %.o,$^) -L. -lparts -lm\n\
    libparts.a: $(LIBRARY)\n\trm -f $@\n\tar rc $@ $^\n\
    %.o: %.cpp\n\t@echo compiles $<\n\t@$(CXX) $(CXXFLAGS) -MMD -MP -c $< -o $@\n\
    -include $(OBJECTS:.o=.d)\n";

/// A part: the sum of `j * factor` for `j` below `n`, computed with directives or without.
fn part(number: usize) -> String {
    let directive =
        if number.is_multiple_of(2) { "  #pragma acc parallel loop reduction(+:sum)\n" } else { "" };
    let more = if WITH_MORE.contains(&number) { "#include \"more.hpp\"\n" } else { "#define MORE 0\n" };
    format!(
        "#include \"parts.hpp\"\n{more}double part{number}(int n) {{\n  double sum = 0;\n{directive}  \
         for (int j = 0; j < n; ++j) sum += j * ({number} + MORE);\n  return sum;\n}}\n"
    )
}

fn expected(more: usize) -> String {
    let value = |part: usize| {
        let factor = part + if WITH_MORE.contains(&part) { more } else { 0 };
        format!("{}\n", (0..1000).map(|number| number * factor).sum::<usize>())
    };
    (0..PARTS).map(value).collect()
}

fn project() -> Option<Project> {
    let project = Project::new("makefile")?;
    let folder = &project.0;
    let parts = 0..PARTS;
    let header: String = parts.clone().map(|part| format!("double part{part}(int n);\n")).collect();
    let calls: String =
        parts.clone().map(|part| format!("  std::printf(\"%.0f\\n\", part{part}(1000));\n")).collect();
    folder.write("parts.hpp", format!("#pragma once\n{header}"));
    folder.write("more.hpp", "#pragma once\n#define MORE 1\n");
    folder.write("main.cpp", format!("#include <cstdio>\n#include \"parts.hpp\"\nint main() {{\n  void threads();\n  threads();\n{calls}}}\n"));
    folder.write("threads.cpp", "void threads() {}\n");
    for number in parts {
        folder.write(&format!("part{number}.cpp"), part(number));
    }
    folder.write("Makefile", MAKEFILE);
    Some(project)
}

#[test]
fn a_project_is_built_in_parallel_and_again_as_headers_change() {
    let Some((project, make)) = project().zip(Tool::Make.find()) else { return };
    let compiler = format!("CXX={}", project.compiler("g++"));
    let build = || {
        let ended = project.run(&make, ["-j4", &compiler, "CXXFLAGS=-O1 -g -Wall -Wextra -Werror"]);
        assert_eq!(ended.code, 0, "{ended:?}");
        let compiled = ended.stdout.lines().filter_map(|line| line.strip_prefix("compiles "));
        let mut compiled: Vec<String> = compiled.map(str::to_string).collect();
        compiled.sort();
        compiled
    };
    assert_eq!(build().len(), PARTS + 2);
    assert_eq!(project.built("prog").stdout, expected(1));
    project.is_clean();
    assert_eq!(build(), [""; 0], "everything is up to date");
    // make compares times of seconds on some file systems.
    let later = std::time::SystemTime::now() + std::time::Duration::from_secs(2);
    project.0.write("more.hpp", "#pragma once\n#define MORE 5\n");
    let file = std::fs::File::options().write(true).open(project.path("more.hpp")).expect("it is ours");
    file.set_modified(later).expect("it is ours");
    let mut users = WITH_MORE.map(|number| format!("part{number}.cpp"));
    users.sort();
    assert_eq!(build(), users, "the users of the header and nothing else");
    assert_eq!(project.built("prog").stdout, expected(5));
    project.is_clean();
}
