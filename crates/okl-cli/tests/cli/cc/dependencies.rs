//! Rules for make name what the compiler would name.

use super::Project;

#[test]
fn rules_are_those_of_the_compiler() {
    let Some(project) = Project::new("rules") else { return };
    std::fs::create_dir_all(project.path("out")).expect("it is ours");
    for (options, file) in [
        ("-MMD -c scale.c", "scale.d"),
        ("-MD -c scale.c -o out/x.o", "out/x.d"),
        ("-MMD -MP -MF out/dep.Tpo -MT a.o -c scale.c -o out/x.o", "out/dep.Tpo"),
        ("-MMD -MQ $(x) -MT b -c scale.c -o out/x.o", "out/x.d"),
        ("-MD -MFdep -c scale.c", "dep"),
        ("-MMD -x c++ -c scale.c", "scale.d"),
        ("-MMD -o prog scale.c", "prog.d"),
        ("-Wp,-MMD,out/k.d -c scale.c", "out/k.d"),
    ] {
        let rule = |compiler: Vec<&str>| {
            let _none = std::fs::remove_file(project.path(file));
            // A program without `main` is not linked, but its rule is written.
            let _code =
                project.run(compiler[0], compiler[1..].iter().chain(&options.split(' ').collect::<Vec<_>>()));
            project.0.read(file)
        };
        // What `-D_OPENACC` decides is the same here.
        let expected = rule(vec!["gcc"]);
        let okl = project.compiler("gcc");
        assert_eq!(rule(okl.split(' ').collect()), expected, "{options}");
    }
    project.is_clean();
}
