//! The JSON Schemas of the plugin documents are up to date and fit every unit.

use okl_config::{Pipeline, Project, Settings};
use okl_driver::{Input, OutputKind, RequestedOutputs, Runner};
use okl_host::{Backend, Host, Libclang};
use okl_model::metadata::Metadata;
use okl_model::plan::Plan;
use okl_model::reflection::Reflection;
use okl_model::templates::Templates;
use okl_plugin::document::{Request, Response};
use okl_plugin::target::Target;
use okl_source::{RecordLine, Sources};
use okl_testing::cases::{self, Kernel};
use okl_testing::expected::Expected;
use okl_testing::{Failure, jobs, testdata, workspace};
use schemars::{JsonSchema, generate::SchemaSettings};
use serde_json::Value;
use std::fs;

fn schema<T: JsonSchema>() -> Value {
    // The reader's view: fields with a default are optional.
    SchemaSettings::draft2020_12().for_deserialize().into_generator().into_root_schema_for::<T>().to_value()
}

/// The writer's view: fields that may be omitted are optional.
fn schema_of_output<T: JsonSchema>() -> Value {
    SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>().to_value()
}

#[test]
fn the_schemas_in_the_documentation_are_those_of_the_code() {
    let expected = Expected::from_environment(workspace().join("docs/schema"));
    let text = |schema: Value| serde_json::to_string_pretty(&schema).expect("JSON") + "\n";
    Failure::all(
        [
            expected.check("request.schema.json", &text(schema::<Request>())),
            expected.check("response.schema.json", &text(schema::<Response>())),
            expected.check("target.schema.json", &text(schema::<Target>())),
            expected.check("plan.schema.json", &text(schema_of_output::<Plan<String>>())),
            expected.check("metadata.schema.json", &text(schema_of_output::<Metadata>())),
            expected.check("message.schema.json", &text(schema_of_output::<RecordLine>())),
            expected.check("reflection.schema.json", &text(schema_of_output::<Reflection<String>>())),
            expected.check("templates.schema.json", &text(schema_of_output::<Templates>())),
        ]
        .into_iter()
        .filter_map(Result::err),
    )
    .expect("docs/schema holds what the code says");
}

#[test]
fn every_target_fits_the_schema_and_a_broken_one_does_not() {
    let validator = jsonschema::validator_for(&schema::<Target>()).expect("it is a schema");
    let host = okl_bundle::host();
    for entry in host.backends {
        let plugin = Backend::embedded(entry, &host).expect("fits");
        let target = plugin.describe().expect("answers").target.clone().expect("it describes its target");
        let mut target = serde_json::to_value(target.target().expect("it is right")).expect("JSON");
        let mistakes: Vec<String> = validator.iter_errors(&target).map(|error| error.to_string()).collect();
        assert!(mistakes.is_empty(), "{}: {mistakes:?}", entry.name);
        target["wings"] = Value::from(2);
        assert!(!validator.is_valid(&target), "{}: unknown keys are mistakes", entry.name);
    }
}

#[test]
fn every_plan_fits_the_schema_and_a_broken_one_does_not() {
    let validator = jsonschema::validator_for(&schema_of_output::<Plan<String>>()).expect("it is a schema");
    let files = cases::files_below(&testdata().join("expected/plan")).expect("kernels have an expected plan");
    assert!(files.len() > 100);
    for file in &files {
        let name = file.display();
        let text = fs::read_to_string(file).expect("an expected plan");
        let mut plan: Value = serde_json::from_str(&text).expect("a plan is JSON");
        let mistakes: Vec<String> = validator.iter_errors(&plan).map(|error| error.to_string()).collect();
        assert!(mistakes.is_empty(), "{name}: {mistakes:?}");
        plan["kernels"][0]["at"] = Value::from(7);
        assert!(!validator.is_valid(&plan), "{name}: a place is a text");
    }
}

#[test]
fn every_unit_fits_the_schema_and_a_broken_one_does_not() {
    let validator = jsonschema::validator_for(&schema::<Request>()).expect("it is a schema");
    let request = |unit: Value| {
        serde_json::json!({
            "schema": 1, "operation": "lower", "checked": { "unit": unit, "kernels": [] }
        })
    };
    let kernels = cases::kernels(&testdata()).expect("testdata has kernels");
    let checked = jobs::check_all(&kernels, |case| {
        let mut unit = unit(case)?;
        let document = request(unit.clone());
        let mistakes: Vec<String> = validator.iter_errors(&document).map(|error| error.to_string()).collect();
        if !mistakes.is_empty() {
            return Err(Failure::new(format!("{}: {mistakes:?}", case.name)));
        }
        unit["functions"][0]["params_span"] = Value::from("here");
        match validator.is_valid(&request(unit)) {
            true => Err(Failure::new(format!("{}: a span is two numbers", case.name))),
            false => Ok(()),
        }
    });
    checked.expect("what plugins get is what the schema says");
}

#[test]
fn what_programs_read_of_every_kernel_fits_its_schema_and_a_broken_one_does_not() {
    let metadata = jsonschema::validator_for(&schema_of_output::<Metadata>()).expect("it is a schema");
    let reflection =
        jsonschema::validator_for(&schema_of_output::<Reflection<String>>()).expect("it is a schema");
    let kernels = cases::kernels(&testdata()).expect("testdata has kernels");
    let asked = [
        (OutputKind::Metadata, &metadata, "/metadata/0/arguments"),
        (OutputKind::Reflection, &reflection, "/kernels/0/launches/0/loops"),
    ];
    let checked = jobs::check_all(&kernels, |case| {
        let on_cpus = given(case, "serial", &asked.map(|(kind, ..)| kind))?;
        // A target refuses what it lacks; the tests of the kernels check that.
        let on_devices = given(case, "cuda", &asked.map(|(kind, ..)| kind)).unwrap_or_default();
        let documents = on_cpus.into_iter().zip(&asked).chain(on_devices.into_iter().zip(&asked));
        for (mut document, (_, validator, list)) in documents {
            let mistakes: Vec<String> =
                validator.iter_errors(&document).map(|error| error.to_string()).collect();
            if !mistakes.is_empty() {
                return Err(Failure::new(format!("{}: {mistakes:?}", case.name)));
            }
            *document.pointer_mut(list).expect("every kernel has one") = Value::from(7);
            if validator.is_valid(&document) {
                return Err(Failure::new(format!("{}: {list} is a list", case.name)));
            }
        }
        Ok(())
    });
    checked.expect("what programs read is what the schema says");
}

/// The unit of a kernel, as `--emit unit` writes it.
fn unit(case: &Kernel) -> Result<Value, Failure> {
    given(case, "serial", &[OutputKind::Unit]).map(|mut documents| documents.remove(0))
}

/// Documents of a kernel, in the order of `kinds`.
fn given(case: &Kernel, pipeline: &str, kinds: &[OutputKind]) -> Result<Vec<Value>, Failure> {
    let mut sources = Sources::new();
    let libclang = Libclang::new(okl_testing::translate::wanted_libclang());
    let host = Host { libclang, ..okl_bundle::host() };
    let settings = Settings {
        intrinsics: okl_bundle::intrinsics(),
        defines: case.defines().iter().map(|define| define[2..].to_owned()).collect(),
        ..Settings::default()
    };
    let file = case.input.with_file_name(Project::FILE);
    let project = match file.is_file() {
        true => Project::read(&mut sources, &file, &host).expect("the project file is in order"),
        false => Project::default(),
    };
    let pipeline =
        Pipeline::find_in(&project, &mut sources, pipeline, &[], &host).expect("it is part of okl");
    let mut runner = Runner::new(settings, host);
    runner.add(pipeline).expect("its backend is there");
    let text = case.text_with_instances()?;
    let input = Input::new(case.input.to_string_lossy(), text.as_bytes()).expect("text");
    let outcome = runner.run(sources, input, &RequestedOutputs::new(kinds.iter().copied()));
    if outcome.outputs.is_empty() {
        return Err(Failure::new(format!("{}: {:?}", case.name, outcome.diagnostics)));
    }
    let document = |text: &str| {
        serde_json::from_str(text).map_err(|error| Failure::new(format!("{}: {error}", case.name)))
    };
    outcome.outputs.iter().map(|output| document(&output.text)).collect()
}
