//! Bundles: kernels that were built before, on all devices; files that are damaged, or for others.

use super::{cpus, devices, scratch, told};
use okl_api::{Compiler, OutputKind, Request};
use okl_model::reflection::Reflection;
use okl_model::templates::Templates;
use okl_runtime::ahead::{
    Binary, Build, CompileOptions, CompiledText, Form, Index, InstanceName, Text, Writer, compile, compile_on,
};
use okl_runtime::{Bundle, Device, Error, ErrorKind};
use okl_testing::tools::Tool;

const TEXT: &str = "template <typename T, int N = 16>
@kernel void add(const int n, const T *a, T *ab) {
  for (int i = 0; i < n; ++i; @tile(N, @outer, @inner)) ab[i] += a[i];
}
@kernel void twice(const int n, float *x) {
  for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) x[i] *= 2;
}
";

const INSTANCES: [&str; 2] = ["add<float>", "add<unsigned int, 8>"];

/// A bundle that is being made, with the parts that it has.
struct Parts {
    writer: Writer,
    index: Index,
}

impl Parts {
    fn finish(self) -> Vec<u8> {
        self.writer.finish(&self.index)
    }

    fn build(&mut self) -> &mut Build {
        &mut self.index.texts[0].builds[0]
    }
}

/// A bundle for a device, with what can be compiled for it.
fn parts(device: &Device) -> Parts {
    let target = device.target();
    let mut request = Request::new("k.okl").source(TEXT).pipeline(target);
    for kind in [OutputKind::Kernel, OutputKind::Reflection, OutputKind::Templates] {
        request = request.output(kind);
    }
    let made =
        Compiler::new().translate(&INSTANCES.iter().fold(request, |request, one| request.instance(*one)));
    let output =
        |kind| made.outputs.iter().find(|output| output.kind == kind).expect("it is made").text.clone();
    let (text, reflection) = (output(OutputKind::Kernel), output(OutputKind::Reflection));
    let read: Reflection<String> = serde_json::from_str(&reflection).expect("a document");
    let templates: Templates = serde_json::from_str(&output(OutputKind::Templates)).expect("a document");
    let instance = |arguments: [&str; 2], kernel: &str| InstanceName {
        template: "add".into(),
        arguments: arguments.map(String::from).to_vec(),
        kernel: kernel.into(),
    };
    let mut writer = Writer::new();
    let binaries = compiled(device, &text).into_iter().map(|one| binary(&mut writer, one)).collect();
    let build = Build {
        target: target.into(),
        kernels: read.kernels.into_iter().map(|kernel| kernel.name).collect(),
        text: writer.add(text.as_bytes()),
        reflection: writer.add(reflection.as_bytes()),
        flags: None,
        binaries,
        host_code: None,
    };
    let text = Text {
        path: "k.okl".into(),
        templates: templates.templates,
        instances: vec![
            instance(["float", "16"], "add_float_16"),
            instance(["unsigned int", "8"], "add_unsigned_int_8"),
        ],
        builds: vec![build],
    };
    Parts { writer, index: Index { okl: "0.0.1".into(), texts: vec![text] } }
}

fn compiled(device: &Device, text: &str) -> Vec<CompiledText> {
    let names = match device.target() {
        "cuda" => vec!["sm_80", "compute_70"],
        "hip" => vec!["gfx90a"],
        "opencl" => {
            let made = compile_on(device, text, &CompileOptions::default());
            return vec![made.expect("the driver compiles it")];
        }
        _ => Vec::new(),
    };
    let architectures = names.into_iter().map(String::from).collect();
    let options = CompileOptions { architectures, ..CompileOptions::default() };
    compile(device.target(), text, &options).expect("it is compiled")
}

fn binary(writer: &mut Writer, one: CompiledText) -> Binary {
    Binary { form: one.form, machine: one.machine, needs: one.needs, code: writer.add(&one.code) }
}

fn opened(device: &Device, bytes: Vec<u8>) -> Result<Bundle, Error> {
    device.load_bundle_from("k.oklb", bytes)
}

/// Runs the kernels of a bundle.
fn runs(device: &Device, bundle: &Bundle) -> Result<(), Error> {
    let (a, ab) = (device.memory_from(&[1.5_f32, 2.5])?, device.memory_from(&[1.0_f32, 2.0])?);
    bundle.kernel("twice")?.run(&[&2_i32, &ab])?;
    let add = bundle.kernel("add")?;
    add.run(&[&2_i32, &a, &ab])?;
    bundle.kernel("add<float>")?.run(&[&1_i32, &a, &ab])?;
    bundle.kernel("add<float, 16>")?.run(&[&1_i32, &a, &ab])?;
    assert_eq!(ab.to_vec()?, [6.5, 6.5]);
    let (a, ab) = (device.memory_from(&[1_u32, 2])?, device.memory_from(&[10_u32, 20])?);
    bundle.kernel("add<uint32_t, 8>")?.run(&[&2_i32, &a, &ab])?;
    assert_eq!(ab.to_vec()?, [11, 22]);
    Ok(())
}

#[test]
fn kernels_of_bundles_run_on_all_devices() {
    for device in devices("bundles") {
        let bundle = opened(&device, parts(&device).finish()).expect("it is whole");
        runs(&device, &bundle).expect("it runs");
        assert_eq!(bundle.kernel_names(), ["twice", "add"]);
        assert_eq!(bundle.instances("add"), ["add<float, 16>", "add<unsigned int, 8>"]);
        let add = bundle.kernel("add").expect("there");
        assert_eq!((add.name(), add.parameters()), ("add", None));
        assert_eq!(bundle.kernel("add<float>").expect("there").name(), "add<float>");
    }
}

#[test]
fn what_is_compiled_is_taken_before_the_text() {
    for device in devices("bundles-compiled") {
        let mut made = parts(&device);
        made.build().text = made.writer.add(b"no compiler takes this");
        runs(&device, &opened(&device, made.finish()).expect("it is whole")).expect("it runs");
    }
}

#[test]
fn a_text_alone_is_compiled_where_it_is_loaded() {
    for device in devices("bundles-texts") {
        let mut made = parts(&device);
        made.build().binaries.clear();
        runs(&device, &opened(&device, made.finish()).expect("it is whole")).expect("it runs");
        let mut made = parts(&device);
        made.build().binaries.clear();
        made.build().text = made.writer.add(b"no compiler takes this");
        let bundle = opened(&device, made.finish()).expect("it is whole");
        told(bundle.kernel("twice"), ErrorKind::Compilation);
    }
}

#[test]
fn a_file_is_loaded_and_may_be_replaced() {
    let folder = scratch("bundles-file");
    for device in devices("bundles-file-devices") {
        let path = folder.join(device.target());
        std::fs::write(&path, parts(&device).finish()).expect("it can be written");
        let bundle = device.load_bundle(&path).expect("it is whole");
        let other = folder.join("other");
        std::fs::write(&other, "another file").expect("it can be written");
        std::fs::rename(&other, &path).expect("it can be renamed");
        runs(&device, &bundle).expect("it runs");
        let message = told(device.load_bundle(&path), ErrorKind::System);
        let path = path.display();
        assert_eq!(message, format!("`{path}`: it is no bundle of kernels: `okl build` makes one"));
        told(device.load_bundle(folder.join("none")), ErrorKind::System);
        told(device.load_bundle(&folder), ErrorKind::System);
    }
}

fn first(name: &str) -> Option<Device> {
    cpus(name).into_iter().next()
}

#[test]
fn what_is_not_there_is_told_with_what_is() {
    let Some(device) = first("bundles-missing") else { return };
    let bundle = opened(&device, parts(&device).finish()).expect("it is whole");
    let of = |name: &str| told(bundle.kernel(name), ErrorKind::NoKernel);
    assert_eq!(of("other"), "`k.oklb` has no kernel `other`; there are: `twice`, `add`");
    assert_eq!(of("other<int>"), of("other"));
    assert!(of("add_float_16").starts_with("`k.oklb` has no kernel `add_float_16`"));
    let there = "there are: `add<float, 16>`, `add<unsigned int, 8>`";
    assert_eq!(
        of("add<double>"),
        format!(
            "`k.oklb` has no instance `add<double>`; {there}; `okl build --instance 'add<double>'` adds it"
        )
    );
    assert!(of("add<float, 8>").contains(there) && of("add<>").contains(there));
    assert!(of("add<float, 16, 3>").contains(there));
    assert!(of("add<").contains("is no instance of a kernel"));
    let x = device.memory::<f64>(2).expect("x");
    let add = bundle.kernel("add").expect("a template");
    let message = told(add.run(&[&2_i32, &x, &x]), ErrorKind::NoKernel);
    assert!(message.starts_with("`k.oklb` has no instance `add<double, 16>`; there are: "), "{message}");
    let openmp = Device::open("openmp").expect("a device");
    let message = told(opened(&openmp, parts(&device).finish()), ErrorKind::NoKernel);
    assert_eq!(message, "`k.oklb` has no kernels for openmp; it has some for: serial");
}

/// A library for another processor is no reason to stop where the text can be compiled.
#[test]
fn what_is_compiled_for_other_machines_is_left_alone() {
    let Some(device) = first("bundles-others") else { return };
    for (machine, need) in [("sparc64-solaris", None), ("", None), ("x86_64-linux", Some("avx4096"))] {
        let mut made = parts(&device);
        let build = made.build();
        build.binaries[0].machine = machine.into();
        build.binaries[0].needs.extend(need.map(String::from));
        runs(&device, &opened(&device, made.finish()).expect("it is whole")).expect("it runs");
        let mut made = parts(&device);
        let nothing = made.writer.add(b"no compiler takes this");
        let build = made.build();
        build.binaries[0].machine = machine.into();
        build.binaries[0].needs.extend(need.map(String::from));
        build.text = nothing;
        let bundle = opened(&device, made.finish()).expect("it is whole");
        let message = told(bundle.kernel("twice"), ErrorKind::Compilation);
        let start = "`k.oklb` has nothing compiled of `k.okl` that serial takes (one ";
        assert!(message.starts_with(start), "{message}");
        assert!(message.contains(need.unwrap_or(machine)), "{message}");
        assert!(message.contains("and its text cannot be compiled here: "), "{message}");
    }
}

/// A file whose head says that it is for this machine, and is not.
#[test]
fn code_that_cannot_be_loaded_is_told() {
    let Some(device) = first("bundles-wrong-code") else { return };
    let whole = parts(&device);
    let code = whole.index.texts[0].builds[0].binaries[0].clone();
    for wrong in [&b""[..], b"\x7fELF", b"#!/bin/sh\n"] {
        let mut made = parts(&device);
        let text = made.writer.add(b"no compiler takes this");
        let code = Binary { code: made.writer.add(wrong), ..code.clone() };
        made.build().text = text;
        made.build().binaries = vec![code];
        let bundle = opened(&device, made.finish()).expect("it is whole");
        let message = told(bundle.kernel("twice"), ErrorKind::Compilation);
        assert!(message.contains("a compiled kernel: "), "{message}");
    }
}

/// Of several compiled texts, the one that may use more of the processor is taken.
#[test]
fn the_best_of_several_is_taken() {
    let Some(device) = first("bundles-best") else { return };
    let flags = |words: &[&str]| Some(words.iter().map(|word| (*word).to_owned()).collect());
    let constant = |number: i32| format!("extern \"C\" void which(int *x) {{ *x = {number}; }}\n");
    let native = CompileOptions { flags: flags(&["-O1", "-march=native"]), ..CompileOptions::default() };
    let mut writer = Writer::new();
    let mut made = parts(&device);
    let plain = compile("serial", &constant(1), &CompileOptions::default()).expect("it is compiled");
    let best = compile("serial", &constant(2), &native).expect("it is compiled");
    assert!(plain[0].needs.is_empty(), "{:?}", plain[0].needs);
    let binaries: Vec<Binary> = plain.into_iter().chain(best).map(|one| binary(&mut writer, one)).collect();
    assert!(binaries.iter().all(|one| one.form == Form::Library));
    let is_told_apart = !binaries[1].needs.is_empty();
    let made_for = Compiler::new().translate(
        &Request::new("w.okl")
            .source("@kernel void which(int *x) { for (int i = 0; i < 1; ++i; @outer) for (int j = 0; j < 1; ++j; @inner) *x = 0; }")
            .pipeline("serial")
            .output(OutputKind::Reflection),
    );
    let build = made.build();
    build.kernels = vec!["which".into()];
    build.reflection = writer.add(made_for.outputs[0].text.as_bytes());
    build.text = writer.add(b"");
    build.binaries = binaries;
    made.index.texts[0].instances.clear();
    let bundle = opened(&device, writer.finish(&made.index)).expect("it is whole");
    let x = device.memory_from(&[0_i32]).expect("x");
    bundle.kernel("which").expect("there").run(&[&x]).expect("it runs");
    assert_eq!(x.to_vec().expect("there"), [if is_told_apart { 2 } else { 1 }]);
}

#[test]
fn other_versions_are_told() {
    let Some(device) = first("bundles-versions") else { return };
    let mut bytes = parts(&device).finish();
    bytes[8] = 9;
    let message = told(opened(&device, bytes), ErrorKind::System);
    assert!(message.starts_with("`k.oklb`: it has version 9 of the form of bundles"), "{message}");
    for (document, what) in [
        (
            "{\"schema\": 99}",
            "`k.oklb` was made by okl 0.0.1, which describes kernels in version 99; this okl",
        ),
        ("{\"schema\": 3}", "`k.oklb`: it is damaged: the description of its kernels makes no sense"),
        ("[]", "`k.oklb` was made by okl 0.0.1, which describes kernels in version 0"),
        ("{", "`k.oklb`: it is damaged: the description of its kernels makes no sense"),
        (
            "{\"schema\": 3, \"target\": \"serial\", \"kernels\": []}",
            "`k.oklb`: it is damaged: a kernel is not described",
        ),
    ] {
        let mut made = parts(&device);
        made.build().reflection = made.writer.add(document.as_bytes());
        let bundle = opened(&device, made.finish()).expect("it is whole");
        let message = told(bundle.kernel("twice"), ErrorKind::System);
        assert!(message.starts_with(what), "{message}");
    }
    // A document of endless depth.
    let mut made = parts(&device);
    let deep = "[".repeat(1 << 20);
    made.build().reflection = made.writer.add(deep.as_bytes());
    told(opened(&device, made.finish()).expect("it is whole").kernel("twice"), ErrorKind::System);
}

#[test]
fn damaged_files_are_told_or_do_not_matter() {
    let Some(device) = first("bundles-damaged") else { return };
    let whole = parts(&device).finish();
    // A device of its own for each: what a device has loaded is not read again.
    let outcome = |bytes: Vec<u8>| {
        let device = Device::open("serial")?;
        opened(&device, bytes).and_then(|bundle| runs(&device, &bundle))
    };
    outcome(whole.clone()).expect("it is whole");
    let (mut refused, mut tried) = (0, 0);
    for at in (0..whole.len()).step_by(37) {
        let mut changed = whole.clone();
        changed[at] ^= 0x40;
        tried += 1;
        // Where the library is whole, nobody reads the text.
        refused += usize::from(outcome(changed).is_err());
        let cut = told(outcome(whole[..at].to_vec()), ErrorKind::System);
        assert!(cut.contains("it was cut off") || cut.contains("it is no bundle"), "{at}: {cut}");
    }
    assert!(refused > tried / 2, "{refused} of {tried}");
}

/// Loaded kernels of many bundles: each has a path of its own for the loader of libraries.
#[test]
fn bundles_do_not_get_the_libraries_of_others() {
    let Some(device) = first("bundles-many") else { return };
    let constant =
        |number: i32| format!("extern \"C\" void twice(const int &, float *x) {{ *x = {number}; }}\n");
    for number in 1..20 {
        let mut made = parts(&device);
        let text = constant(number);
        let code = compile("serial", &text, &CompileOptions::default()).expect("it is compiled").remove(0);
        made.build().binaries = vec![binary(&mut made.writer, code)];
        made.build().text = made.writer.add(text.as_bytes());
        let bundle = opened(&device, made.finish()).expect("it is whole");
        let x = device.memory_from(&[0.0_f32]).expect("x");
        bundle.kernel("twice").expect("there").run(&[&1_i32, &x]).expect("it runs");
        assert_eq!(x.to_vec().expect("there"), [number as f32]);
    }
}

#[test]
fn threads_load_one_bundle() {
    let Some(device) = first("bundles-threads") else { return };
    let bundle = opened(&device, parts(&device).finish()).expect("it is whole");
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| runs(&device, &bundle).expect("it runs"));
        }
    });
}

#[test]
fn compilers_that_are_missing_are_told() {
    let Some(_) = Tool::Gxx.find() else { return };
    let none = CompileOptions { compiler: Some("/no/such/compiler".into()), ..CompileOptions::default() };
    told(compile("serial", "", &none), ErrorKind::System);
    told(compile("hip", "", &CompileOptions::default()), ErrorKind::Device);
    let message = told(compile("openmp", "no C++", &CompileOptions::default()), ErrorKind::Compilation);
    assert!(message.contains("error"), "{message}");
    assert_eq!(compile("opencl", "", &CompileOptions::default()), Ok(Vec::new()));
}
