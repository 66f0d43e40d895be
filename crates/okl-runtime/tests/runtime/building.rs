//! From texts to kernels.

use super::{ADD, built, devices, scratch, told};
use okl_runtime::{Device, ErrorKind, Properties};

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
