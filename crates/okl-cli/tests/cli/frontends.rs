//! Front ends: other languages that are translated to OKL.

use crate::common::Folder;
use okl_testing::tools::Tool;

const PAR: &str = include_str!("plugins/par.py");

const ADD: &str = "#include \"twice.h\"\n#define SCALE 2.f\n\n#pragma par kernel\n\
                   void add(const int n, const float *a, float *b) {\n  #pragma par for tile(BLOCK)\n  \
                   for (int i = 0; i < n; ++i) {\n    b[i] = SCALE * twice(a[i]) + X;\n  }\n}\n";

/// A folder with the pipeline `p.toml` for the language of `par.py`; `None` if there is no Python.
fn folder(name: &str) -> Option<Folder> {
    Tool::Python.find()?;
    let folder = Folder::new(name);
    folder.write("par.py", PAR);
    folder.write("twice.h", "inline float twice(float x) { return 2 * x; }\n");
    folder.write("add.cpp", ADD);
    for base in ["cuda", "serial"] {
        let frontend = "[frontend]\nplugin = \"par\"\ncommand = [\"python3\", \"par.py\"]\n";
        folder.write(&format!("{base}.toml"), format!("schema = 1\nextends = \"{base}\"\n{frontend}"));
    }
    Some(folder)
}

#[test]
fn a_pragma_language_becomes_okl_and_all_targets() {
    let Some(folder) = folder("frontend-par") else { return };
    let line = "-D BLOCK=16 -D X=1.5f add.cpp";
    let okl = folder.okl(&format!("run --trust-plugins -p ./cuda.toml --emit okl {line}")).done();
    assert!(
        okl.contains("@kernel\nvoid add(") && okl.contains("  @tile(16, @outer, @inner)\n  for (int"),
        "{okl}"
    );
    assert!(okl.contains("b[i] = 2.f * twice(a[i]) + 1.5f;") && !okl.contains("par"), "{okl}");
    // The intermediate text is valid OKL.
    folder.write("between.okl", &okl);
    let again = folder.okl("run -p serial between.okl -o again.cpp").done();
    assert_eq!(again, "");
    let both = folder.okl(&format!("run --trust-plugins -p ./cuda.toml -p ./serial.toml {line} -o out/"));
    assert_eq!(both.code, 0, "{both:?}");
    let code = |text: String| -> Vec<String> {
        text.lines().filter(|line| !line.starts_with("#line")).map(str::to_string).collect()
    };
    assert_eq!(code(folder.read("out/add.serial.cpp")), code(folder.read("again.cpp")));
    // Compiler messages about the output name the user's lines.
    let cuda = folder.read("out/add.cuda.cu");
    assert!(cuda.contains("#line 5 \"add.cpp\"\nextern \"C\" __global__"), "{cuda}");
    assert!(cuda.contains("#line 1 \"twice.h\"\n__device__ inline float twice"), "{cuda}");
    assert!(cuda.contains("#line 2 \"add.cpp\"\n#define SCALE"), "{cuda}");
    let Some(compiler) = Tool::Gxx.find() else { return };
    let object = std::process::Command::new(compiler)
        .args(["-c", "-o", "add.o", "out/add.serial.cpp"])
        .current_dir(&folder.0)
        .status();
    assert!(object.expect("g++ starts").success());
}

#[test]
fn messages_are_about_the_users_text() {
    let Some(folder) = folder("frontend-messages") else { return };
    let told = |text: String, defines: &str| {
        folder.write("wrong.cpp", text);
        let ended = folder.okl(&format!("run --trust-plugins -p ./cuda.toml wrong.cpp {defines}"));
        assert_eq!((ended.code, ended.stdout.as_str()), (1, ""), "{ended:?}");
        ended.stderr
    };
    for (text, defines, id, place) in [
        // Errors of clang, of the front end while reading, and of okl about the front end's output.
        (ADD.to_string(), "-D BLOCK=16", "undeclared-name", "wrong.cpp:8:34"),
        (ADD.to_string(), "-D X=1", "undeclared-name", "wrong.cpp:6:3"),
        (ADD.replace("par for tile(BLOCK)", "par four"), "-D X=1", "par", "wrong.cpp:6:3"),
        (ADD.to_string(), "-D X=1 -D BLOCK=0", "tile-size", "wrong.cpp:6:3"),
        (ADD.replace("++i", "i *= 2"), "-D X=1 -D BLOCK=4", "loop-header", "wrong.cpp:7:26"),
    ] {
        let told = told(text, defines);
        assert!(told.contains(&format!("error[{id}]")) && told.contains(place), "{told}");
    }
}

#[test]
fn the_tables_of_a_front_end_are_looked_at() {
    let Some(folder) = folder("frontend-tables") else { return };
    let told = |frontend: &str| {
        folder.write("p.toml", format!("schema = 1\nextends = \"cuda\"\n{frontend}"));
        let ended = folder.okl("run --trust-plugins -p p.toml add.cpp -D X=1 -D BLOCK=4");
        assert_eq!(ended.code, 2, "{ended:?}");
        ended.stderr
    };
    let par = "[frontend]\nplugin = \"par\"\ncommand = [\"python3\", \"par.py\"]\n";
    for (text, id, place) in [
        ("[frontend]\noptions = { tile = 3 }\n".to_string(), "missing-key", "p.toml:3:2"),
        ("[frontend]\nplugin = \"par\"\n".into(), "unknown-plugin", "p.toml:4:10"),
        (format!("{par}options = {{ tile = \"x\", tlie = 3 }}\n"), "wrong-type", "p.toml:6:13"),
        (format!("{par}options = {{ tlie = 3 }}\n"), "unknown-option", "p.toml:6:13"),
        (format!("{par}tile = 3\n"), "unknown-key", "p.toml:6:1"),
    ] {
        let told = told(&text);
        assert!(told.contains(&format!("error[{id}]")) && told.contains(place), "{told}");
    }
    folder.write("par.py", PAR.replace("\"par_kernel\", \"sites\"", "\"kernel\", \"sites\""));
    let taken = told(par);
    assert!(taken.contains("error[attribute-taken]") && taken.contains("p.toml:4:10"), "{taken}");
    folder.write("par.py", PAR);
    folder.write("p.toml", format!("schema = 1\nextends = \"serial\"\n{par}options = {{ tile = 8 }}\n"));
    folder.write("add.cpp", ADD.replace(" tile(BLOCK)", ""));
    let okl = folder.okl("run --trust-plugins -p p.toml add.cpp -D X=1 --emit okl").done();
    assert!(okl.contains("@tile(8, @outer, @inner)"), "{okl}");
}
