//! Kernels that are templates.

use super::{ADD, built, devices, scratch, told};
use okl_runtime::{Device, ErrorKind, Half, Properties};

const BLEND: &str = "template <typename T, typename U = float, int N = 16>
@kernel void blend(const int n, const T *x, T *y, const U by, const T more) {
  for (int i = 0; i < n; ++i; @tile(N, @outer, @inner)) y[i] = x[i] * by + more;
}
template <int N> @kernel void count(int *x) {
  for (int i = 0; i < N; ++i; @outer) for (int j = 0; j < 1; ++j; @inner) x[i] = N;
}
";

#[test]
fn instances_follow_from_the_types_of_arguments() {
    for device in devices("templates") {
        let blend = built(&device, BLEND, "blend").expect("it is built later");
        assert_eq!(blend.name(), "blend");
        for _ in 0..2 {
            let (x, y) =
                (device.memory_from(&[1.5_f64, 2.5]).expect("x"), device.memory::<f64>(2).expect("y"));
            blend.run(&[&2_i32, &x, &y, &2.0_f32, &0.25_f64]).expect("it runs");
            assert_eq!(y.to_vec().expect("there"), [3.25, 5.25]);
            let (x, y) = (device.memory_from(&[3_i32, 4]).expect("x"), device.memory::<i32>(2).expect("y"));
            blend.run(&[&2_i32, &x, &y, &2_i32, &1_i32]).expect("it runs");
            assert_eq!(y.to_vec().expect("there"), [7, 9]);
        }
    }
}

#[test]
fn headers_have_templates() {
    let folder = scratch("headers");
    std::fs::write(folder.join("blend.h"), BLEND).expect("it can be written");
    let properties = Properties::new().include_dir(folder.display().to_string());
    for device in devices("headers-built") {
        let of = |text: &str, name: &str| device.build_kernel_from_text("test.okl", text, name, &properties);
        let alone = "#include <blend.h>\n";
        // Its name stands in a comment: the text is translated before the headers are searched.
        let beside = format!("#include \"blend.h\"\n// As blend, without a factor.\n{ADD}");
        for text in [alone, &beside] {
            let x = device.memory_from(&[1.5_f64, 2.5]).expect("x");
            for name in ["blend", "blend<double>"] {
                let blend = of(text, name).expect("it is built");
                blend.run(&[&2_i32, &x, &x, &2.0_f32, &0.5_f64]).expect("it runs");
            }
            assert_eq!(x.to_vec().expect("there"), [7.5, 11.5]);
            told(of(text, "blind"), ErrorKind::NoKernel);
        }
        let a = device.memory_from(&[1.0_f32; 4]).expect("a");
        of(&beside, "add").expect("it is built").run(&[&4_i32, &a, &a, &a]).expect("it runs");
        assert_eq!(a.to_vec().expect("there"), [2.0; 4]);
        let names = |text: &str| device.kernel_names("test.okl", text, &properties).expect("they are listed");
        assert_eq!(names(alone), ["blend", "count"]);
        assert_eq!(names(&beside), ["blend", "count", "add"]);
    }
}

#[test]
fn numbers_of_16_bits_are_a_type_of_templates() {
    for device in devices("halves") {
        let blend = built(&device, BLEND, "blend").expect("it is built later");
        let halves = [0.1_f32, 2.0, 65504.0].map(Half::from);
        let (x, y) = (device.memory_from(&halves).expect("x"), device.memory::<Half>(3).expect("y"));
        blend.run(&[&3_i32, &x, &y, &0.5_f32, &Half::from(0.25)]).expect("it runs");
        let wanted = halves.map(|x| Half::from(f32::from(x) * 0.5 + 0.25).to_bits());
        assert_eq!(y.to_vec().expect("there").iter().map(|y| y.to_bits()).collect::<Vec<_>>(), wanted);
    }
}

#[test]
fn a_number_of_16_bits_is_no_integer_of_16_bits() {
    let Some(device) = first("half of integers") else { return };
    let text = "@kernel void set(half *x, const half value) {
      for (int i = 0; i < 1; ++i; @outer) for (int j = 0; j < 1; ++j; @inner) x[0] = value;
    }";
    let set = built(&device, text, "set").expect("it is built");
    let x = device.memory::<Half>(1).expect("x");
    set.run(&[&x, &Half::from(1.5)]).expect("it runs");
    assert_eq!(x.to_vec().expect("there"), [Half::from(1.5)]);
    let wrong = told(set.run(&[&x, &3_i16]), ErrorKind::Argument);
    assert_eq!(wrong, "argument 2 of `set`, `half value`: integers are given");
}

#[test]
fn names_say_instances() {
    for device in devices("named") {
        let x = device.memory::<i32>(3).expect("x");
        built(&device, BLEND, "count<3>").expect("it is built").run(&[&x]).expect("it runs");
        assert_eq!(x.to_vec().expect("there"), [3; 3]);
        let blend = built(&device, BLEND, "blend<int>").expect("it is built");
        blend.run(&[&3_i32, &x, &x, &2.0_f32, &1_i32]).expect("it runs");
        assert_eq!(x.to_vec().expect("there"), [7; 3]);
    }
}

fn first(name: &str) -> Option<Device> {
    devices(name).into_iter().next()
}

#[test]
fn what_does_not_follow_is_told() {
    let Some(device) = first("told") else { return };
    let blend = built(&device, BLEND, "blend").expect("it is built later");
    let (x, y) = (device.memory::<f64>(1).expect("x"), device.memory::<f32>(1).expect("y"));
    let message = told(blend.run(&[&1_i32, &x, &y, &2.0_f32, &1.0_f64]), ErrorKind::Argument);
    assert_eq!(
        message,
        "the arguments of `blend` say two types for `T`: argument 2, `const T *x` says `double`, argument 3, `T *y` says \
         `float`"
    );
    assert_eq!(told(blend.run(&[&1_i32]), ErrorKind::Argument), "`blend` takes 5 arguments, and 1 are given");
    let message = told(blend.run(&[&1_i32, &x, &x, &2.0_f32, &1.0_f32]), ErrorKind::Argument);
    assert!(message.contains("a value of 4 bytes is given"), "{message}");
    let count = built(&device, BLEND, "count").expect("it is built later");
    let message = told(count.run(&[&device.memory::<i32>(1).expect("x")]), ErrorKind::Argument);
    assert_eq!(
        message,
        "parameter `N` of the template `count` follows from no argument; build the kernel as `count<...>`"
    );
    let message = told(built(&device, BLEND, "count<float>"), ErrorKind::NoKernel);
    assert_eq!(message, "test.okl: parameter `N` of kernel `count` is a value of type `int`, not `float`");
    told(built(&device, BLEND, "count<"), ErrorKind::NoKernel);
    let message = told(built(&device, BLEND, "blend<Unknown>"), ErrorKind::Translation);
    assert!(message.contains("in kernel blend with T = Unknown, U = float, N = 16"), "{message}");
}

#[test]
fn threads_build_one_instance() {
    let Some(device) = first("one") else { return };
    let blend = built(&device, BLEND, "blend").expect("it is built later");
    std::thread::scope(|scope| {
        for _ in 0..6 {
            scope.spawn(|| {
                let x = device.memory_from(&[1.0_f32; 9]).expect("x");
                blend.run(&[&9_i32, &x, &x, &3.0_f32, &1.0_f32]).expect("it runs");
                assert_eq!(x.to_vec().expect("there"), [4.0; 9]);
            });
        }
    });
}
