//! Arguments of kernels.

#![allow(unsafe_code)] // What a program promises to the runtime.

use super::{ADD, built, cpus, devices, told};
use okl_runtime::{Argument, Element, ErrorKind, Null, Value};

#[test]
fn arrays_are_added() {
    for device in devices("added") {
        let add = built(&device, ADD, "add").expect("it is built");
        for n in [0_usize, 1, 15, 16, 17, 1000] {
            let values: Vec<f32> = (0..n).map(|at| at as f32).collect();
            let (a, b) = (device.memory_from(&values).expect("a"), device.memory_from(&values).expect("b"));
            let ab = device.memory::<f32>(n).expect("ab");
            add.run(&[&(n as i32), &a, &b, &ab]).expect("it runs");
            let expected: Vec<f32> = values.iter().map(|value| value * 2.0).collect();
            assert_eq!(ab.to_vec().expect("there"), expected);
        }
    }
}

#[test]
fn wrong_arguments_are_named() {
    for device in devices("wrong") {
        let add = built(&device, ADD, "add").expect("it is built");
        let a = device.memory_from(&[1.0_f32; 4]).expect("a");
        let doubles = device.memory_from(&[1.0_f64; 4]).expect("doubles");
        let bytes = a.cast::<u8>().expect("bytes");
        let wrong = |arguments: &[&dyn Argument]| told(add.run(arguments), ErrorKind::Argument);
        assert_eq!(wrong(&[&4_i32, &a, &a]), "`add` takes 4 arguments, and 3 are given");
        let told = wrong(&[&4_i64, &a, &a, &a]);
        assert_eq!(told, "argument 1 of `add`, `int n`: a value of 8 bytes is given");
        let told = wrong(&[&4.0_f32, &a, &a, &a]);
        assert_eq!(told, "argument 1 of `add`, `int n`: floating-point numbers are given");
        let told = wrong(&[&4_i32, &a, &doubles, &a]);
        assert_eq!(told, "argument 3 of `add`, `const float * b`: memory with elements of 8 bytes is given");
        assert_eq!(
            wrong(&[&4_i32, &1_i32, &a, &a]),
            "argument 2 of `add`, `const float * a`: a value is given, not memory"
        );
        assert_eq!(wrong(&[&a, &a, &a, &a]), "argument 1 of `add`, `int n`: memory is given, not a value");
        // Bytes may be anything, and signs do not count.
        add.run(&[&4_u32, &a, &bytes, &a]).expect("it runs");
        add.run(&[&0_i32, &Null, &Null, &Null]).expect("it runs");
        assert_eq!(a.to_vec().expect("there"), [2.0; 4]);
    }
}

#[test]
fn memory_of_other_devices_and_freed_memory_are_told() {
    let all = devices("others");
    let [one, other, ..] = &all[..] else { return };
    let add = built(one, ADD, "add").expect("it is built");
    let (mine, theirs) =
        (one.memory_from(&[1.0_f32; 4]).expect("a"), other.memory_from(&[1.0_f32; 4]).expect("b"));
    let message = told(add.run(&[&4_i32, &mine, &theirs, &mine]), ErrorKind::Memory);
    assert_eq!(message, "argument 3 of `add`: the memory belongs to the device openmp, the kernel to serial");
    let freed = mine.clone();
    mine.free();
    let message = told(add.run(&[&4_i32, &freed, &freed, &freed]), ErrorKind::Memory);
    assert_eq!(message, "argument 2 of `add`: the memory was freed");
    assert_eq!(told(freed.to_vec(), ErrorKind::Memory), "the memory was freed");
    assert_eq!(
        told(theirs.copy_from_memory(&freed), ErrorKind::Memory),
        "the memory belongs to another device"
    );
}

/// As the kernel has it.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
struct Line {
    slope: f64,
    first: f64,
}

// SAFETY: two numbers without padding.
unsafe impl Element for Line {}

#[test]
fn structures_and_all_numbers_are_passed() {
    let text = "struct Line { double slope, first; };
@kernel void all(const Line line, const bool b, const char c, const short s, const long long l, const unsigned u,
                 const float f, const double d, double *x) {
  for (int i = 0; i < 3; ++i; @outer) for (int j = 0; j < 1; ++j; @inner)
    x[i] = line.first + i * line.slope + (b ? d + c + s + l + u + f : 0);
}
@kernel void none() { for (int i = 0; i < 1; ++i; @outer) for (int j = 0; j < 1; ++j; @inner) {} }
";
    for device in devices("structures") {
        let all = built(&device, text, "all").expect("it is built");
        let x = device.memory::<f64>(3).expect("x");
        let line = Value(Line { slope: 2.0, first: 1.0 });
        all.run(&[&line, &true, &1_i8, &-2_i16, &(1_i64 << 40), &7_u32, &0.5_f32, &0.25_f64, &x])
            .expect("it runs");
        let rest = (1_i64 << 40) as f64 + 6.75;
        assert_eq!(x.to_vec().expect("there"), [1.0 + rest, 3.0 + rest, 5.0 + rest]);
        built(&device, text, "none").expect("it is built").run(&[]).expect("it runs");
    }
}

#[test]
fn kernels_may_have_many_parameters() {
    let count = 64;
    let parameters: Vec<String> = (1..count).map(|at| format!("const int a{at}")).collect();
    let sum: Vec<String> = (1..count).map(|at| format!("a{at}")).collect();
    let text = |more: &str| {
        format!(
            "@kernel void sum(int *x, {}{more}) {{\n for (int i = 0; i < 1; ++i; @outer) \
             for (int j = 0; j < 1; ++j; @inner) x[i] = {};\n}}\n",
            parameters.join(", "),
            sum.join(" + ")
        )
    };
    for device in cpus("parameters") {
        let kernel = built(&device, &text(""), "sum").expect("it is built");
        let x = device.memory::<i32>(1).expect("x");
        let numbers: Vec<i32> = (1..count).collect();
        let mut arguments: Vec<&dyn Argument> = vec![&x];
        arguments.extend(numbers.iter().map(|number| number as &dyn Argument));
        kernel.run(&arguments).expect("it runs");
        assert_eq!(x.to_vec().expect("there"), [numbers.iter().sum::<i32>()]);
        let message = told(built(&device, &text(", const int more"), "sum"), ErrorKind::Argument);
        assert_eq!(message, "`sum` has 65 parameters; on CPUs there are 64 at most");
    }
}
