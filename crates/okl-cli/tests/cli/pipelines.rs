//! The search for pipelines, and the commands `okl pipelines`.

use crate::common::{Ended, Folder, KERNEL};
use okl_testing::target::FRONTENDS;

#[test]
fn names_lead_to_the_projects_pipelines_first() {
    let folder = Folder::new("names");
    std::fs::create_dir(folder.0.join("pipelines")).expect("the test folder can be written");
    folder.write("pipelines/cuda.toml", "schema = 1\nextends = \"cuda\"\n[backend]\nplugin = \"serial\"\n");
    folder.write("pipelines/mine.toml", "schema = 1\nextends = \"serial\"\n");
    let serial = folder.okl("run -p serial fill.okl").done();
    let ended = folder.okl("run -p cuda fill.okl");
    let line = "pipeline `cuda`: `pipelines/cuda.toml`, in place of okl's own\n";
    assert_eq!((ended.stdout, ended.stderr.as_str()), (serial.clone(), line));
    assert_eq!(folder.okl("run -p mine fill.okl").done(), serial);
    let listed = folder.okl("pipelines list").done();
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut listed: Vec<String> = listed.lines().map(words).collect();
    // Pipelines that read another language: `acc-cuda`.
    let reads_another =
        |line: &String| FRONTENDS.iter().any(|frontend| line.starts_with(&format!("{frontend}-")));
    listed.retain(|line| !reads_another(line));
    let mut expected: Vec<String> = okl_testing::target::TARGETS
        .iter()
        .map(|target| match target.name {
            "cuda" => "cuda serial project: pipelines/cuda.toml, shadows embedded".into(),
            "opencl-cpp" => "opencl-cpp opencl embedded".into(),
            name => format!("{name} {name} embedded"),
        })
        .collect();
    expected.push("mine serial project: pipelines/mine.toml".into());
    expected.sort();
    assert_eq!(listed, expected);
    let plugins = folder.okl("plugins list").done();
    assert!(plugins.starts_with("backend cuda "), "{plugins}");
}

/// The first example of the documentation works in every folder.
#[test]
fn pipelines_are_found_from_every_folder() {
    let folder = Folder::new("anywhere");
    let cuda = folder.okl("run --pipeline cuda.toml fill.okl").done();
    assert!(cuda.contains("blockIdx"), "{cuda}");
    let said = folder.okl("run -v --pipeline cuda.toml fill.okl");
    assert_eq!((said.code, said.stderr.as_str()), (0, "pipeline `cuda`: <embedded>/cuda.toml\n"));

    // An existing file takes precedence over the project's pipeline, and that over the user's.
    let serial = folder.okl("run -p serial fill.okl").done();
    let to = |backend: &str| format!("schema = 1\nname = \"it\"\n[backend]\nplugin = \"{backend}\"\n");
    // The note about the owner has a test of its own.
    let file = |said: &str| -> String {
        let lines = said.lines().filter(|line| !line.ends_with("in place of okl's own"));
        lines.map(|line| line.trim_start_matches("pipeline `it`: ")).collect()
    };
    let took = |folder: &Folder, line: &str| {
        let ended = folder.okl(&format!("-v run {line} fill.okl"));
        assert_eq!(ended.code, 0, "{ended:?}");
        (ended.stdout, file(&ended.stderr))
    };
    folder.write("config/okl/pipelines/cuda.toml", to("serial"));
    let user = folder.0.join("config/okl/pipelines/cuda.toml").display().to_string();
    for line in ["-p cuda", "-p cuda.toml"] {
        assert_eq!(took(&folder, line), (serial.clone(), user.clone()));
    }
    folder.write(
        "pipelines/cuda.toml",
        "schema = 1\nname = \"it\"\nextends = \"cuda\"\n[parse]\nstd = \"c++20\"\n",
    );
    folder.write("a/b/fill.okl", KERNEL);
    folder.write("a/b/mine.toml", "schema = 1\nname = \"it\"\nextends = \"cuda.toml\"\n");
    let below = Folder(folder.0.join("a/b"));
    let both = format!("../../pipelines/cuda.toml, which extends {user}");
    // The configuration folder is that of the test.
    let took_below = |line: &str| {
        let mut command = below.command(&format!("-v run {line} fill.okl"));
        let ended =
            Ended::new(command.env("XDG_CONFIG_HOME", folder.0.join("config")).output().expect("it runs"));
        assert_eq!((ended.code, ended.stdout.as_str()), (0, serial.as_str()), "{ended:?}");
        file(&ended.stderr)
    };
    assert_eq!([took_below("-p cuda"), took_below("-p cuda.toml")], [both.as_str(), &both]);
    assert_eq!(took_below("-p mine.toml"), format!("mine.toml, which extends {both}"));
    folder.write("cuda.toml", to("openmp"));
    assert_eq!(took(&folder, "-p cuda.toml").1, "cuda.toml");
    folder.okl("run -p cdua.toml fill.okl").fails(3, "did you mean `cuda`?");
    folder.okl("run -p ./serial.toml fill.okl").fails(3, "cannot read the pipeline file `./serial.toml`");
}

/// Any user may put pipelines into `/tmp`, and they may load libraries.
#[cfg(unix)]
#[test]
fn pipelines_in_a_folder_of_all_are_not_taken() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("shared");
    folder.write("pipelines/cuda.toml", "schema = 1\n[backend]\nplugin = \"serial\"\n");
    folder.write("mine/fill.okl", KERNEL);
    let mine = Folder(folder.0.join("mine"));
    let mode =
        |mode| std::fs::set_permissions(&folder.0, std::fs::Permissions::from_mode(mode)).expect("ours");
    for (permissions, is_taken) in [(0o755, true), (0o777, true), (0o1777, false)] {
        mode(permissions);
        let said = mine.okl("run -v -p cuda fill.okl").stderr;
        assert_eq!(said.contains("../pipelines/cuda.toml"), is_taken, "{permissions:o}: {said}");
    }
}

#[test]
fn pipelines_are_listed_for_programs() {
    let folder = Folder::new("listed");
    folder.write("config/okl/pipelines/cuda.toml", "schema = 1\nextends = \"cuda\"\n");
    folder.write("pipelines/cuda.toml", "schema = 1\nextends = \"cuda\"\n[backend]\nlike = \"hip\"\n");
    folder.write("pipelines/wrong\u{1b}[2J.toml", "schema = 2\n");
    let listed = folder.okl("pipelines list --format json").done();
    let listed: serde_json::Value = serde_json::from_str(&listed).expect("it is JSON");
    let of = |name: &str| {
        let all = listed.as_array().expect("a list").iter();
        all.filter(|entry| entry["name"] == name).collect::<Vec<_>>()
    };
    let user = folder.0.join("config/okl/pipelines/cuda.toml");
    let expected = serde_json::json!({
        "name": "cuda", "backend": "cuda", "from": "project", "file": "pipelines/cuda.toml",
        "shadows": [{ "file": user }, { "file": null }],
    });
    assert_eq!(of("cuda"), [&expected]);
    assert_eq!(
        (&of("hip")[0]["from"], &of("hip")[0]["file"]),
        (&"embedded".into(), &serde_json::Value::Null)
    );
    assert_eq!(of("wrong\u{1b}[2J")[0]["backend"], serde_json::Value::Null);
    let listed = folder.okl("pipelines list").done();
    assert!(listed.contains("wrong\\u{1b}[2J") && !listed.contains('\u{1b}'), "{listed:?}");
    assert!(listed.contains("has mistakes: `okl pipelines check wrong"), "{listed}");
}

#[test]
fn a_pipeline_that_is_shown_means_the_same() {
    let folder = Folder::new("shown");
    folder.write(
        "pipelines/mine.toml",
        "schema = 1\nextends = \"base.toml\"\n[backend]\noptions = { launch-bounds = false }\n\
         [backend.target.words]\nshared = \"__group__\"\n",
    );
    folder.write(
        "pipelines/base.toml",
        "schema = 1\n[backend]\nlike = \"cuda\"\n[backend.target]\nextension = \"kern\"\n[backend.target.words]\n\
         kernel = \"__entry__\"\n[[backend.target.option]]\nname = \"launch-bounds\"\nsummary = \"s\"\ndefault = true\n\
         changes.false.words.launch-bounds = \"\"\n",
    );
    let kernel = folder.okl("run -p mine fill.okl").done();
    assert!(kernel.contains("__entry__") && !kernel.contains("launch_bounds"), "{kernel}");
    let shown = folder.okl("pipelines show mine.toml").done();
    assert!(
        shown.starts_with("# pipelines/mine.toml, which extends pipelines/base.toml\nschema = 1\n"),
        "{shown}"
    );
    folder.write("else/where/saved.toml", &shown);
    assert_eq!(folder.okl("run -p else/where/saved.toml fill.okl").done(), kernel);
    let again = folder.okl("pipelines show else/where/saved.toml").done();
    assert_eq!(again.split_once('\n').map(|(_, text)| text), shown.split_once('\n').map(|(_, text)| text));
    // A library keeps its place.
    folder.write("libokl_backend_beside.so", "no library");
    folder.write("beside.toml", "schema = 1\n[backend]\nplugin = \"beside\"\n");
    let library = folder.0.join("libokl_backend_beside.so");
    let shown = folder.okl("pipelines show beside.toml").done();
    assert!(shown.contains(&format!("path = \"{}\"\n", library.display())), "{shown}");
    assert!(folder.okl("pipelines show cuda").done().starts_with("# <embedded>/cuda.toml\n"));
    folder.okl("pipelines show cdua").fails(2, "error[unknown-pipeline]");
}

#[test]
fn pipelines_are_checked() {
    let folder = Folder::new("checked");
    assert_eq!(folder.okl("pipelines check").done(), "");
    folder.write("pipelines/base.toml", "schema = 1\nnmae = 2\n[backend]\nplugin = \"cuda\"\n");
    folder.write("pipelines/one.toml", "schema = 1\nextends = \"base\"\n[backend]\nplugn = 1\n");
    folder.write("pipelines/two.toml", "schema = 1\nextends = \"serial\"\n[backend]\noptions = { no = 1 }\n");
    let ended = folder.okl("pipelines check");
    for told in ["base.toml:2:1", "one.toml:4:1", "error[unknown-option]", "two.toml:4:13"] {
        ended.fails(2, told);
    }
    assert_eq!(ended.stderr.matches("error[").count(), 3, "{}", ended.stderr);
    folder.okl("pipelines check two.toml").fails(2, "two.toml:4:13");
    let ended = folder.okl("pipelines check -v cuda pipelines/../pipelines/two.toml");
    ended.fails(2, "pipeline `cuda`: <embedded>/cuda.toml\npipeline `two`: pipelines/../pipelines/two.toml, which extends");
    folder.write("gone.toml", "schema = 1\n[backend]\nplugin = \"mine\"\npath = \"lib\"\n");
    folder.okl("pipelines check gone.toml two").fails(3, "error[plugin-not-loaded]");
    folder.okl("pipelines check cuda nowhere.toml").fails(3, "error[pipeline-unreadable]");
    folder.okl("pipelines check nowhere").fails(2, "error[unknown-pipeline]");
}

/// Target tables are tried before any kernel is translated.
#[test]
fn tables_of_targets_are_tried() {
    let folder = Folder::new("tried");
    let table = |text: &str| format!("schema = 1\n[backend.target]\nextension = \"x\"\n{text}");
    let axes = "words.group-index = [\"a\", \"b\", \"c\"]\nwords.local-index = [\"d\", \"e\", \"f\"]\n";
    folder.write("bare.toml", table("words.kernel = \"kernel\"\n"));
    let ended = folder.okl("pipelines check bare.toml");
    for word in ["group-index", "local-index", "shared", "group-barrier"] {
        ended.fails(2, &format!("the target `bare` has no `words.{word}`"));
    }
    folder.write("host.toml", table("shape = \"host\"\nwords.parallel-for = \"mine for\"\n"));
    folder.okl("pipelines check host.toml").fails(2, "the target `host` has no `words.atomic`");
    let words = "words.shared = \"shared\"\nwords.group-barrier = \"wait()\"\n";
    folder.write("few.toml", table(&format!("{axes}{words}")));
    let ended = folder.okl("pipelines check few.toml");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(
        ended
            .stderr
            .contains("warning[wrong-target]: the target `few` cannot write atomic updates of integers")
    );
    folder.write("open.toml", table(&format!("{axes}{words}words.body-open = \"do {{\"\n")));
    let ended = folder.okl("pipelines check open.toml");
    ended.fails(2, "have a `{` without its partner");
    assert_eq!(ended.stderr.matches("error[").count(), 1, "{ended:?}");
    folder.write(
        "like.toml",
        "schema = 1\n[backend]\nlike = \"cuda\"\n[backend.target]\nwithout = [\"atomics.swap\"]\n",
    );
    folder.okl("pipelines check like.toml").done();
}

/// The properties that build systems query.
#[test]
fn a_pipeline_says_what_it_makes() {
    let folder = Folder::new("shown-json");
    folder.write("mine.toml", "schema = 1\nextends = \"openmp\"\n");
    folder.write("far.toml", "schema = 1\n[backend]\nplugin = \"far\"\ncommand = [\"far\"]\n");
    let shown = |name: &str| -> serde_json::Value {
        let text = folder.okl(&format!("pipelines show --format json {name}")).done();
        serde_json::from_str(&text).expect("JSON")
    };
    let mine = shown("mine.toml");
    assert_eq!((&mine["name"], &mine["device"]), (&"mine".into(), &false.into()));
    assert_eq!((&mine["extension"], &mine["target"]), (&"cpp".into(), &"openmp".into()));
    let hip = shown("hip");
    assert_eq!((&hip["device"], &hip["like"]), (&true.into(), &serde_json::json!(["cuda"])));
    // No plugin is started for that.
    assert_eq!(shown("far.toml")["device"], serde_json::Value::Null);
}

/// Spellings with the placeholders for parameters.
#[test]
fn a_target_says_more_of_parameters() {
    let folder = Folder::new("parameter-words");
    folder.write(
        "mine.toml",
        "schema = 1\n[backend]\nlike = \"openmp\"\n[backend.target]\n\
         words.parallel-for = \"omp target loop{pointers? is_device_ptr({})}\"\nwords.scalar = \"uniform\"\n\
         words.pointer = \"near\"\n",
    );
    let text = folder.okl("run -p mine.toml fill.okl").done();
    assert!(text.contains("fill(uniform const int &N, near float *a)"), "{text}");
    assert!(text.contains("#pragma omp target loop is_device_ptr(a)\n"), "{text}");
    folder.write(
        "gpu.toml",
        "schema = 1\n[backend]\nlike = \"cuda\"\n[backend.target]\nwords.scalar = \"uniform\"\n\
         words.kernel = \"kernel({scalars})\"\n",
    );
    folder.write(
        "bound.okl",
        KERNEL.replace("{\n  for", "{\n  const int more = 2 * N;\n  for").replace("= 1;", "= more;"),
    );
    let text = folder.okl("run -p gpu.toml bound.okl").done();
    assert!(text.contains("kernel(N) __launch_bounds__(16) void _occa_fill_0(uniform const int N, float *a, uniform const int more)"), "{text}");
}
