//! What programs ask whose types are known when they run: names, parameters, instances, messages one by one.

use super::{built, devices, told};
use okl_runtime::{Device, ErrorKind, Null, ParameterKind, Properties};

/// A template beside a kernel.
const BOTH: &str = "template <typename T> @kernel void scale(const int n, const T *x, T *y, const T by) {
  for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) y[i] = x[i] * by;
}
@kernel void ones(const int n, float *x) {
  for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) x[i] = 1;
}
";

fn first(name: &str) -> Option<Device> {
    devices(name).into_iter().next()
}

#[test]
fn a_text_has_templates_and_kernels() {
    let Some(device) = first("names") else { return };
    let names = |text: &str| device.kernel_names("test.okl", text, &Properties::new());
    assert_eq!(names(BOTH), Ok(vec!["scale".into(), "ones".into()]));
    let (template, kernel) = BOTH.split_at(BOTH.find("@kernel void ones").expect("it is there"));
    assert_eq!(names(template), Ok(vec!["scale".into()]));
    assert_eq!(names(kernel), Ok(vec!["ones".into()]));
    told(names("int x;"), ErrorKind::Translation);
    told(names(&format!("{template}@kernel void k() {{ return }}")), ErrorKind::Translation);
}

#[test]
fn kernels_say_what_they_take() {
    for device in devices("parameters") {
        let ones = built(&device, BOTH, "ones").expect("templates do not disturb");
        let x = device.memory::<f32>(2).expect("x");
        ones.run(&[&2_i32, &x]).expect("it runs");
        assert_eq!(x.to_vec().expect("there"), [1.0; 2]);
        let scale = built(&device, BOTH, "scale").expect("it is built later");
        assert!(scale.parameters().is_none());
        let float = scale.instance(&[&2_i32, &x, &x, &3.0_f32]).expect("it follows");
        assert_eq!((float.name(), scale.name()), ("scale<float>", "scale"));
        let parameters = float.parameters().expect("it is no template");
        let types: Vec<(&str, &str)> = parameters.iter().map(|one| (&*one.name, &*one.ty)).collect();
        assert_eq!(types[0], ("n", "int"));
        let memory = |at: usize, const_: bool| matches!(&parameters[at].kind, ParameterKind::Memory { element: Some(4), is_const, .. } if *is_const == const_);
        assert!(memory(1, true) && memory(2, false), "{parameters:?}");
        assert!(matches!(parameters[3].kind, ParameterKind::Value { bytes: Some(4), .. }), "{parameters:?}");
        // The instance that was built, and a null pointer that says nothing.
        let again = scale.instance(&[&2_i32, &Null, &x, &3.0_f32]).expect("it follows");
        assert_eq!(again.parameters(), float.parameters());
        let double = scale.instance(&[&2_i32, &Null, &Null, &3.0_f64]).expect("the value says it");
        assert_eq!(double.name(), "scale<double>");
        assert_eq!(float.instance(&[]).expect("itself").name(), "scale<float>");
    }
}

#[test]
fn messages_are_there_one_by_one() {
    let Some(device) = first("messages") else { return };
    let text =
        "@kernel void k(float *x) {\n  for (int i = 0; i < 4; ++i; @outer) x[i] = one;\n  x[two] = 0;\n}\n";
    let error = built(&device, text, "k").expect_err("it has mistakes");
    assert_eq!(error.kind(), ErrorKind::Translation);
    let lines: Vec<u32> =
        error.diagnostics().iter().filter_map(|one| Some(one.labels.first()?.place.line)).collect();
    assert!(lines.contains(&2) && lines.contains(&3), "{error}");
    assert!(error.diagnostics().iter().all(|one| !one.id.is_empty() && !one.rendered.is_empty()));
    let other = built(&device, "@kernel void k() {}", "j").expect_err("there is none");
    assert!(other.diagnostics().is_empty() || other.kind() == ErrorKind::Translation);
}

#[test]
fn a_libclang_that_is_not_there_is_told_when_it_is_needed() {
    if first("libclang").is_none() {
        return;
    }
    let Ok(device) = Device::with_libclang("serial", "/nowhere/libclang.so") else { return };
    let unique = format!("// {}\n{BOTH}", std::process::id());
    let message = told(built(&device, &unique, "ones"), ErrorKind::Translation);
    assert!(message.contains("/nowhere/libclang.so"), "{message}");
}
