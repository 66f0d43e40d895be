//! The JSON Schemas of pipeline and project files, for editors, accept and refuse the same files as okl.

use jsonschema::Validator;
use okl_config::{Pipeline, Project};
use okl_host::{Files, Host, SetupError};
use okl_source::Sources;
use okl_testing::expected::Expected;
use okl_testing::{cases, testdata, workspace};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;

/// The schemas of pipelines and of projects. That of pipelines is handwritten; that of projects is derived from it.
fn schemas() -> (Value, Value) {
    let file = workspace().join("docs/schema/pipeline.schema.json");
    let text = fs::read_to_string(file).expect("it is part of the repository");
    let pipeline: Value = serde_json::from_str(&text).expect("it is JSON");
    let mut project = pipeline.clone();
    let properties = project["properties"].as_object_mut().expect("it is a table");
    for own in ["name", "extends", "frontend", "backend"] {
        properties.remove(own).expect("pipelines have it");
    }
    properties.insert("file".into(), files());
    let name = json!({ "$ref": "#/$defs/name" });
    let pipelines = json!({
        "description": "The pipelines of `okl run` when it names none; names, and no paths",
        "oneOf": [name, { "type": "array", "items": name }],
    });
    properties.insert("pipelines".into(), pipelines);
    let definitions = project["$defs"].as_object_mut().expect("it is a table");
    definitions.remove("frontend-reader").expect("pipelines have it");
    project["title"] = "A project of okl".into();
    project["description"] = "What holds for all texts of a project, `okl.toml`: docs/pipelines.md".into();
    (pipeline, project)
}

/// The schema of `[[file]]`, which only projects have.
fn files() -> Value {
    let one_or_more = |what: &str| {
        json!({
            "description": what,
            "oneOf": [{ "$ref": "#/$defs/text" }, { "type": "array", "items": { "type": "string" } }],
        })
    };
    json!({
        "description": "What holds for some texts: docs/pipelines.md",
        "type": "array",
        "items": {
            "type": "object",
            "additionalProperties": false,
            "required": ["match"],
            "properties": {
                "match": one_or_more("Patterns of paths, from the folder of this file on: `volume*.okl`, `a/**`"),
                "include": one_or_more("Folders of headers, from the folder of this file on"),
                "defines": { "description": "Macros", "type": "object" },
                "props": { "description": "Kernel properties: docs/command-line.md", "type": "object" },
            },
        },
    })
}

fn validators() -> (Validator, Validator) {
    let (pipeline, project) = schemas();
    let validator = |schema: &Value| jsonschema::validator_for(schema).expect("it is a schema");
    (validator(&pipeline), validator(&project))
}

/// The errors of a file according to the schema.
fn said(validator: &Validator, text: &str) -> Vec<String> {
    let document: Value = toml::from_str(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    validator.iter_errors(&document).map(|error| format!("{}: {error}", error.instance_path())).collect()
}

/// The result of okl for a file.
fn read(name: &str, text: &str) -> Result<(), SetupError> {
    let mut files = okl_normalizer::preprocess::MemoryFiles::new();
    files.add(name, text);
    let host = Host { files: Files::new(files), ..okl_bundle::host() };
    let sources = &mut Sources::new();
    match name == Project::FILE {
        true => Project::read(sources, Path::new(name), &host).map(drop),
        false => Pipeline::find(sources, name, &[], &host).map(drop),
    }
}

#[test]
fn the_schema_of_projects_is_a_part_of_that_of_pipelines() {
    let text = serde_json::to_string_pretty(&schemas().1).expect("JSON") + "\n";
    Expected::from_environment(workspace().join("docs/schema"))
        .check("okl.schema.json", &text)
        .expect("docs/schema/okl.schema.json is up to date");
}

#[test]
fn every_file_of_the_repository_fits() {
    let (pipeline, project) = validators();
    let folders = [workspace().join("pipelines"), testdata().join("targets"), testdata().join("kernels")];
    let mut looked_at = 0;
    for folder in folders {
        let files = cases::files_below(&folder).expect("it is part of the repository");
        for file in files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "toml")) {
            let text = fs::read_to_string(file).expect("text");
            let is_project = file.ends_with(Project::FILE);
            let mistakes = said(if is_project { &project } else { &pipeline }, &text);
            assert!(mistakes.is_empty(), "{}: {mistakes:?}", file.display());
            looked_at += 1;
        }
    }
    assert!(looked_at > 9, "{looked_at} files");
}

/// The text after `schema = 1` in valid files.
const RIGHT: &[&str] = &[
    "[backend]\nplugin = \"cuda\"\noptions = { line-directives = false }",
    "name = \"a-b\"\nextends = \"cuda\"\n[parse]\nstd = \"gnu++20\"\nargs = [\"-Wall\"]",
    "[backend]\nlike = \"cuda\"\n[backend.target]\nextension = \"x\"\nwords.shared = \"s\"",
    "name = \"a-b\"\nextends = \"cuda\"\n[frontend]\nplugin = \"par\"\noptions = { tile = 3 }",
    "name = \"a-b\"\nextends = \"acc-cuda\"\n[frontend]\nreader = \"par\"\nreader-options = { tile = 3 }",
    "name = \"a-b\"\nextends = \"accf-cuda\"\n[frontend]\nreader-options = { tile = 3 }",
    "name = \"a-b\"\nextends = \"cuda\"\n[frontend]\nplugin = \"p\"\nreader = { plugin = \"q\", command = [\"q\"] }",
    "extends = \"cuda\"\n[[stage]]\nuse = \"parse\"\n[[stage]]\nuse = \"check\"",
    "extends = \"cuda\"\n[[attribute]]\nname = \"a\"\nsites = [\"loop\"]\nexpand.default = \"#x {{}}\"",
    "extends = \"cuda\"\n[[attribute]]\nname = \"a\"\nsites = [\"variable\"]\narguments = \"text\"\nexpand.cuda = \"{0}\"",
    "extends = \"cuda\"\n[[attribute]]\nname = \"a\"\nsites = [\"loop\"]\narguments = { expressions = [0, 2] }\nexpand = {}",
    "extends = \"cuda\"\n[[attribute]]\nplugin = \"simd_length\"",
    "extends = \"cuda\"\n[[stage]]\nplugin = \"strip-comments\"\nbefore = \"normalize\"",
    "extends = \"cuda\"\n[intrinsics]\nenable = [\"shuffle\"]\n[[intrinsic]]\nprototype = \"{T} okl_f({T} *x)\"\n\
     types = [\"int\"]\neffects = { sync = \"warp\", writes = [\"x\"] }\nexpand.cuda = \"f({0})\"",
];

/// The text after `schema = 1` in invalid files.
const WRONG: &[&str] = &[
    "nmae = \"a\"",
    "name = \"../a\"",
    "name = \"\"",
    "extends = 3",
    "[backend]\nplugin = []",
    "[backend]\nplugin = \"a\"\nlike = \"b\"",
    "[backend]\nplugin = \"a\"\npath = \"b\"\ncommand = [\"c\"]",
    "[backend]\nplugin = \"a\"\ncommand = []",
    "[backend]\nplugin = \"a\"\nisolate = \"yes\"",
    "[backend]\nlike = \"cuda\"\ntarget.extension = \"/../x\"",
    "[parse]\nstd = \"c++98\"",
    "[parse]\nstdd = \"c++17\"",
    "[parse]\nargs = [\"-c\"]",
    "[parse]\nargs = [\"-DN=1\"]",
    "[frontend]\noptions = {}",
    "[frontend]\nplugin = \"par\"\nafter = \"x\"",
    "extends = \"acc-cuda\"\n[frontend]\nreader = 3",
    "extends = \"acc-cuda\"\n[frontend]\nreader = \"a b\"",
    "extends = \"acc-cuda\"\n[frontend]\nreader = \"par\"\npath = \"x\"",
    "extends = \"acc-cuda\"\n[frontend]\nreader = { options = {} }",
    "extends = \"acc-cuda\"\n[frontend]\nreader = { plugin = \"p\", reader = \"q\" }",
    "extends = \"accf-cuda\"\n[frontend]\nreader-options = 3",
    "[[stage]]\nuse = \"chekc\"",
    "[stage]\nuse = \"check\"",
    "[[stage]]\nplugin = \"a\"\nuse = \"check\"",
    "[[stage]]\nplugin = \"a\"\nafter = 3",
    "[[attribute]]\nsites = [\"loop\"]\nexpand.default = \"\"",
    "[[attribute]]\nname = \"a b\"\nsites = [\"loop\"]\nexpand.default = \"\"",
    "[[attribute]]\nname = \"a\"\nexpand.default = \"\"",
    "[[attribute]]\nname = \"a\"\nsites = []\nexpand.default = \"\"",
    "[[attribute]]\nname = \"a\"\nsites = [\"lop\"]\nexpand.default = \"\"",
    "[[attribute]]\nname = \"a\"\nsites = [\"loop\"]",
    "[[attribute]]\nname = \"a\"\nsites = [\"loop\"]\nexpand.cuda = 3",
    "[[attribute]]\nname = \"a\"\nsites = [\"loop\"]\nexpand.cuda = \"{n}\"",
    "[[attribute]]\nname = \"a\"\nsites = [\"loop\"]\nexpand.cuda = \"{\"",
    "[[attribute]]\nname = \"a\"\nsites = [\"loop\"]\nexpand.cuda = \"a\\nb\"",
    "[[attribute]]\nname = \"a\"\nsites = [\"loop\"]\narguments = \"numbers\"\nexpand.default = \"\"",
    "[[attribute]]\nname = \"a\"\nsites = [\"loop\"]\narguments = { numbers = 0 }\nexpand.default = \"\"",
    "[[attribute]]\nname = \"a\"\nsites = [\"loop\"]\narguments = { numbers = 1, expressions = 1 }\nexpand.default = \"\"",
    "[[attribute]]\nname = \"a\"\nsites = [\"loop\"]\nexpnd.cuda = \"\"\nexpand.default = \"\"",
    "[[attribute]]\nplugin = \"simd_length\"\nname = \"a\"",
    "[[attribute]]\nplugin = \"a/b\"",
    "[intrinsics]\nenable = \"shuffle\"",
    "[[intrinsics]]\nplugin = \"a\"",
    "[[intrinsic]]\nprototype = \"int okl_f()\"",
    "[[intrinsic]]\nexpand.cuda = \"1\"",
    "[[intrinsic]]\nprototype = \"int okl_f(int n)\"\nexpand.cuda = \"1\"\nmemory = { n = \"host\" }",
];

/// Settings that only projects have, mostly for some texts, and whether they are valid.
const FILES: &[(&str, bool)] = &[
    ("match = \"*.okl\"\ndefines = { N = 4, T = \"float\" }", true),
    ("match = [\"a/**\", \"b.okl\"]\ninclude = [\"inc\"]\nprops = { okl = { restrict = \"x\" } }", true),
    ("pipelines = [\"cuda\", \"openmp\"]", true),
    ("pipelines = \"cuda\"", true),
    ("pipelines = [\"./cuda.toml\"]", false),
    ("pipelines = 3", false),
    ("defines = { N = 4 }", false),
    ("match = 3", false),
    ("match = \"a\"\ninclude = 3", false),
    ("match = \"a\"\ndefines = [\"N=4\"]", false),
    ("match = \"a\"\ndefine = { N = 4 }", false),
];

#[test]
fn the_schemas_and_okl_agree() {
    let (pipeline, project) = validators();
    for below in RIGHT {
        let text = format!("schema = 1\n{below}\n");
        assert!(read("p.toml", &text).is_ok(), "okl refuses\n{text}");
        assert_eq!(said(&pipeline, &text), [] as [String; 0], "{text}");
        // A project names no backend.
        let is_shared = !["name = \"a-b\"", "[backend]"].iter().any(|own| below.starts_with(own));
        if let Some(shared) = below.strip_prefix("extends = \"cuda\"\n").filter(|_| is_shared) {
            let text = format!("schema = 1\n{shared}\n");
            assert!(read("okl.toml", &text).is_ok(), "okl refuses as a project\n{text}");
            assert_eq!(said(&project, &text), [] as [String; 0], "{text}");
        } else {
            assert!(read("okl.toml", &text).is_err(), "okl takes as a project\n{text}");
            assert!(!said(&project, &text).is_empty(), "{text}");
        }
    }
    for below in WRONG {
        let extends = if below.contains("[backend]") || below.contains("extends") {
            ""
        } else {
            "extends = \"cuda\"\n"
        };
        let text = format!("schema = 1\n{extends}{below}\n");
        assert!(read("p.toml", &text).is_err(), "okl takes\n{text}");
        assert!(!said(&pipeline, &text).is_empty(), "the schema takes\n{text}");
        let text = format!("schema = 1\n{below}\n");
        assert!(read("okl.toml", &text).is_err(), "okl takes as a project\n{text}");
        assert!(!said(&project, &text).is_empty(), "the schema of projects takes\n{text}");
    }
    for (below, is_right) in FILES {
        let head = if below.starts_with("pipelines") { "" } else { "[[file]]\n" };
        let text = format!("schema = 1\n{head}{below}\n");
        assert_eq!(read("okl.toml", &text).is_ok(), *is_right, "{text}");
        assert_eq!(said(&project, &text).is_empty(), *is_right, "{text}");
        assert!(read("p.toml", &text).is_err() && !said(&pipeline, &text).is_empty(), "{text}");
    }
    for text in ["name = \"a\"\n", "schema = 2\n", "schema = \"1\"\n"] {
        assert!(read("p.toml", text).is_err() && !said(&pipeline, text).is_empty(), "{text}");
    }
}
