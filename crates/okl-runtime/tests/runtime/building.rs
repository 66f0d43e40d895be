//! From texts to kernels.

use super::{ADD, built, devices, scratch, told};
use okl_runtime::{Device, ErrorKind, Null, Properties, Value};

#[test]
fn mistakes_of_a_text_are_okls_messages() {
    for device in devices("mistakes") {
        let message =
            told(built(&device, "@kernel void k(float *x) { x[0] = y; }", "k"), ErrorKind::Translation);
        assert!(message.contains("test.okl:1:35") && message.contains("error["), "{message}");
        let message = told(built(&device, ADD, "sub"), ErrorKind::NoKernel);
        assert_eq!(message, "`test.okl` has no kernel `sub`; there are: `add`");
    }
}

#[test]
fn messages_of_the_compiler_are_at_the_users_lines() {
    let text = "// A kernel.\n\n@kernel void k(float *x) {\n\
                for (int i = 0; i < 1; ++i; @outer) for (int j = 0; j < 1; ++j; @inner)\n x[i] = 1;\n}\n";
    for device in devices("compiler") {
        // okl has read the text, in which the compiler now finds something else.
        let strange = Properties::new().compiler_flags(["-Dx=)"]);
        let kernel = device.build_kernel_from_text("test.okl", text, "k", &strange);
        let message = told(kernel, ErrorKind::Compilation);
        assert!(message.contains("test.okl:3:") && message.contains("error"), "{message}");
        let none = Properties::new().compiler("/no/such/compiler");
        let kernel = device.build_kernel_from_text("test.okl", text, "k", &none);
        if !["serial", "openmp"].contains(&device.target()) {
            // The driver compiles.
            kernel.expect("no compiler is started");
            continue;
        }
        let message = told(kernel, ErrorKind::System);
        assert!(message.contains("/no/such/compiler"), "{message}");
        built(&device, text, "k").expect("what failed is not kept");
    }
}

#[test]
fn properties_make_other_kernels() {
    let text = "@kernel void k(int *x) {\n for (int i = 0; i < 1; ++i; @outer) \
                for (int j = 0; j < 1; ++j; @inner) x[i] = VALUE;\n}\n";
    for device in devices("properties") {
        let x = device.memory::<i32>(1).expect("x");
        let each = [
            Properties::new().define("VALUE", 3),
            Properties::new().header("#define VALUE 4\n"),
            Properties::new().json("{\"defines\": {\"VALUE\": 5}}"),
        ];
        let mut found = Vec::new();
        for properties in each {
            let kernel =
                device.build_kernel_from_text("test.okl", text, "k", &properties).expect("it is built");
            kernel.run(&[&x]).expect("it runs");
            found.extend(x.to_vec().expect("there"));
        }
        assert_eq!(found, [3, 4, 5]);
        told(built(&device, text, "k"), ErrorKind::Translation);
    }
}

#[test]
fn a_file_that_changes_is_built_again() {
    for device in devices("files") {
        let folder = scratch("changing");
        let (path, header) = (folder.join("k.okl"), folder.join("value.h"));
        std::fs::write(
            &path,
            "#include \"value.h\"\n@kernel void k(int *x) {\n for (int i = 0; i < 1; ++i; @outer) \
             for (int j = 0; j < 1; ++j; @inner) x[i] = VALUE;\n}\n",
        )
        .expect("it can be written");
        let x = device.memory::<i32>(1).expect("x");
        for value in [1, 2] {
            std::fs::write(&header, format!("#define VALUE {value}\n")).expect("it can be written");
            let kernel = device.build_kernel(&path, "k", &Properties::new()).expect("it is built");
            kernel.run(&[&x]).expect("it runs");
            assert_eq!(x.to_vec().expect("there"), [value]);
        }
        let message =
            told(device.build_kernel(folder.join("none.okl"), "k", &Properties::new()), ErrorKind::System);
        assert!(message.contains("none.okl"), "{message}");
    }
}

#[test]
fn devices_that_are_not_there_are_told() {
    assert!(told(Device::open("qpu"), ErrorKind::Device).contains("`qpu`"));
    told(Device::open("{\"mode\": 3}"), ErrorKind::Device);
    told(Device::open(""), ErrorKind::Device);
    assert_eq!(Device::open("{\"mode\": \"OpenMP\"}").expect("it is there").target(), "openmp");
}

/// Host code with a `switch`, which has no description, and several launches.
const PICK: &str = "struct Range { int start; int count; };
template <typename T> @kernel void none(T *x) { x; }
@kernel void pick(const int how, const Range range, float *x) {
  int count = 0;
  switch (how) {
    case 1: count = range.count; break;
    case 2: count = 2 * range.count; break;
    default: return;
  }
  for (int part = 0; part < 2; ++part) {
    for (int i = 0; i < count; i += 4; @outer)
      for (int j = i; j < i + 4; ++j; @inner)
        if (j < count && x != nullptr) x[range.start + j] += how + part;
  }
}
";

#[test]
fn host_code_without_a_description_is_compiled() {
    for device in devices("launchers") {
        let pick = built(&device, PICK, "pick").expect("it is built");
        let x = device.memory_from(&[0.0_f32; 12]).expect("x");
        let range = Value([1_i32, 5]);
        for how in [0, 1, 2] {
            pick.run(&[&how, &range, &x]).expect("it runs");
        }
        pick.run(&[&1_i32, &range, &Null]).expect("a null pointer is none");
        let expected = [0.0, 8.0, 8.0, 8.0, 8.0, 8.0, 5.0, 5.0, 5.0, 5.0, 5.0, 0.0];
        assert_eq!(x.to_vec().expect("there"), expected, "{}", device.name());
        told(pick.run(&[&1_i32, &x, &x]), ErrorKind::Argument);
        x.clone().free();
        told(pick.run(&[&1_i32, &range, &x]), ErrorKind::Memory);
        // Again, from what is kept.
        built(&device, PICK, "pick").expect("it is built");
    }
}
