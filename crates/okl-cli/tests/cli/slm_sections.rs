//! Array sections of the front end `slm`: each statement next to its equivalent as loops.
//!
//! Both become kernels of one text, run on the same data on a CPU and in the emulator, and must have the same results.

use okl_testing::build::Builder;
use okl_testing::cases::Kernel;
use okl_testing::okl::Okl;
use okl_testing::program::Program;
use okl_testing::testdata;
use okl_testing::tools::Tool;
use std::fmt::Write;
use std::path::Path;

/// Statements of one thread. Variables: `float a[4][6], b[4][6], c[6], d[12], v` and `int at[6], n = 5`.
const BODY: [(&str, &str); 25] = [
    ("c[:] = 1;", "for (int i = 0; i < 6; ++i) c[i] = 1;"),
    ("c[:] = d[0:6];", "for (int i = 0; i < 6; ++i) c[i] = d[i];"),
    ("c[1:4] = d[2:4];", "for (int i = 0; i < 4; ++i) c[1 + i] = d[2 + i];"),
    ("c[0:n] = d[n:n];", "for (int i = 0; i < n; ++i) c[i] = d[n + i];"),
    ("c[0:3:2] = d[11:3:-3];", "for (int i = 0; i < 3; ++i) c[2 * i] = d[11 - 3 * i];"),
    ("c[0:0] = 7;", ""),
    ("c[:] += v;", "for (int i = 0; i < 6; ++i) c[i] += v;"),
    ("c[:] *= c[:];", "for (int i = 0; i < 6; ++i) c[i] *= c[i];"),
    ("c[:]++;", "for (int i = 0; i < 6; ++i) c[i]++;"),
    ("--d[0:4:3];", "for (int i = 0; i < 4; ++i) --d[3 * i];"),
    ("a[:][:] = b[:][:];", "for (int i = 0; i < 4; ++i) for (int j = 0; j < 6; ++j) a[i][j] = b[i][j];"),
    ("a[1][:] = c[:];", "for (int j = 0; j < 6; ++j) a[1][j] = c[j];"),
    ("a[:][2] = b[0:4][3];", "for (int i = 0; i < 4; ++i) a[i][2] = b[i][3];"),
    (
        "a[1:2][0:3:2] = b[0:2][3:3];",
        "for (int i = 0; i < 2; ++i) for (int j = 0; j < 3; ++j) a[1 + i][2 * j] = b[i][3 + j];",
    ),
    ("c[:] = d[at[:]];", "for (int i = 0; i < 6; ++i) c[i] = d[at[i]];"),
    ("d[at[0:6]] = c[:];", "for (int i = 0; i < 6; ++i) d[at[i]] = c[i];"),
    ("c[:] = d[at[1:6:0] + 1];", "for (int i = 0; i < 6; ++i) c[i] = d[at[1] + 1];"),
    (
        "c[:] = fabsf(c[:]) + fmaxf(d[6:6], v);",
        "for (int i = 0; i < 6; ++i) c[i] = fabsf(c[i]) + fmaxf(d[6 + i], v);",
    ),
    ("c[:] = d[0:6] > 0 ? d[0:6] : -v;", "for (int i = 0; i < 6; ++i) c[i] = d[i] > 0 ? d[i] : -v;"),
    ("c[:] = __sec_implicit_index(0);", "for (int i = 0; i < 6; ++i) c[i] = i;"),
    (
        "a[:][:] = 10 * __sec_implicit_index(0) + __sec_implicit_index(1);",
        "for (int i = 0; i < 4; ++i) for (int j = 0; j < 6; ++j) a[i][j] = 10 * i + j;",
    ),
    ("v = __sec_reduce_add(d[:]);", "v = 0; for (int i = 0; i < 12; ++i) v += d[i];"),
    (
        "v = __sec_reduce_max(a[:][1] * b[:][2]) - __sec_reduce_min(c[0:n]);",
        "float most = a[0][1] * b[0][2], least = c[0]; for (int i = 1; i < 4; ++i) if (a[i][1] * b[i][2] > most) most = \
         a[i][1] * b[i][2]; for (int i = 1; i < n; ++i) if (c[i] < least) least = c[i]; v = most - least;",
    ),
    (
        "c[:] = c[:] / __sec_reduce_add(fabsf(c[:]));",
        "float sum = 0; for (int i = 0; i < 6; ++i) sum += fabsf(c[i]); for (int i = 0; i < 6; ++i) c[i] = c[i] / sum;",
    ),
    (
        "for (int i = 0; i < 4; ++i) a[i][:] = b[3 - i][0:6] + i;",
        "for (int i = 0; i < 4; ++i) for (int j = 0; j < 6; ++j) a[i][j] = b[3 - i][j] + i;",
    ),
];

/// Statements of a group. Variables: `__thread_group_local float s[4][6], t[6]`, `const float *x` and `int n = 5`.
const GROUP: [(&str, &str); 9] = [
    ("t[:] = 2;", "_Cilk_for (int i = 0; i < 6; ++i) t[i] = 2;"),
    ("t[:] = x[3:6];", "_Cilk_for (int i = 0; i < 6; ++i) t[i] = x[3 + i];"),
    ("t[0:n] += x[0:n:4];", "_Cilk_for (int i = 0; i < n; ++i) t[i] += x[4 * i];"),
    ("t[5:6:-1] = x[0:6];", "_Cilk_for (int i = 0; i < 6; ++i) t[5 - i] = x[i];"),
    (
        "s[:][:] = 0.5f;",
        "_Cilk_for (int i = 0; i < 4; ++i) _Cilk_for (int j = 0; j < 6; ++j) s[i][j] = 0.5f;",
    ),
    ("s[2][:] = t[:] * 3;", "_Cilk_for (int j = 0; j < 6; ++j) s[2][j] = t[j] * 3;"),
    (
        "s[0:2][1:n] -= s[2:2][0:n];",
        "_Cilk_for (int i = 0; i < 2; ++i) _Cilk_for (int j = 0; j < n; ++j) s[i][1 + j] -= s[2 + i][j];",
    ),
    ("t[:] = x[(int)(4 + 4 * x[0:6])];", "_Cilk_for (int i = 0; i < 6; ++i) t[i] = x[(int)(4 + 4 * x[i])];"),
    (
        "t[:] = __sec_reduce_add(x[0:n]) + x[0:6];",
        "_Cilk_for (int one = 0; one < 1; ++one) { float sum = 0; for (int i = 0; i < n; ++i) sum += x[i]; \
         for (int i = 0; i < 6; ++i) t[i] = sum + x[i]; }",
    ),
];

/// A kernel around a statement of one thread; all variables that it may change are copied to `y`.
fn of_thread(name: &str, statement: &str) -> String {
    format!(
        "__declspec(target(gfx_kernel)) void {name}(int groups, int n, const float *x, float *y) {{
  _Cilk_for _Thread_group (int g = 0; g < groups; ++g) {{
    _Cilk_for (int one = 0; one < 1; ++one) {{
      float a[4][6], b[4][6], c[6], d[12], v = x[0];
      int at[6];
      for (int i = 0; i < 24; ++i) {{ a[i / 6][i % 6] = x[i]; b[i / 6][i % 6] = x[i + 1]; }}
      for (int i = 0; i < 6; ++i) {{ c[i] = x[i + 2]; at[i] = (5 * i + 1) % 11; }}
      for (int i = 0; i < 12; ++i) d[i] = x[i + 3];
      {{ {statement} }}
      for (int i = 0; i < 24; ++i) {{ y[i] = a[i / 6][i % 6]; y[24 + i] = b[i / 6][i % 6]; }}
      for (int i = 0; i < 6; ++i) y[48 + i] = c[i];
      for (int i = 0; i < 12; ++i) y[54 + i] = d[i];
      y[66] = v;
    }}
  }}
}}
"
    )
}

/// A kernel around a statement of a group; shared data is copied to `y`.
fn of_group(name: &str, statement: &str) -> String {
    format!(
        "__declspec(target(gfx_kernel)) void {name}(int groups, int n, const float *x, float *y) {{
  _Cilk_for _Thread_group (int g = 0; g < groups; ++g) {{
    __thread_group_local float s[4][6], t[6];
    _Cilk_for (int i = 0; i < 24; ++i) s[i / 6][i % 6] = x[i];
    _Cilk_for (int i = 0; i < 6; ++i) t[i] = x[i + 1];
    _gfx_gpgpu_thread_barrier();
    {statement}
    _gfx_gpgpu_thread_barrier();
    _Cilk_for (int i = 0; i < 24; ++i) y[i] = s[i / 6][i % 6];
    _Cilk_for (int i = 0; i < 6; ++i) y[24 + i] = t[i];
    _Cilk_for (int i = 30; i < 67; ++i) y[i] = 0;
  }}
}}
"
    )
}

/// A program with these kernels, and a runner that runs them in pairs.
fn program(bodies: &[(&str, &str)], groups: &[(&str, &str)]) -> (String, String) {
    let mut text = "#include <math.h>\n".to_string();
    let mut runner = "#include <testkit.hpp>\n".to_string();
    let mut calls = String::new();
    let bodies = bodies.iter().map(|pair| (pair, of_thread as fn(&str, &str) -> String));
    let groups = groups.iter().map(|pair| (pair, of_group as fn(&str, &str) -> String));
    for (at, ((section, loops), write)) in bodies.chain(groups).enumerate() {
        text += &write(&format!("section_{at}"), section);
        text += &write(&format!("loops_{at}"), loops);
        for name in ["section", "loops"] {
            writeln!(runner, "OKL_KERNEL({name}_{at}, int, int, const float *, float *);").expect("a string");
        }
        writeln!(
            calls,
            "  OKL_CALL(section_{at}, 1, 5, x, actual);\n  OKL_CALL(loops_{at}, 1, 5, x, other);"
        )
        .expect("a string");
        writeln!(
            calls,
            "  for (int i = 0; i < 67; ++i) expected[i] = other[i];\n  \
             testkit::expect_equal({section:?}, actual, expected, {{}});"
        )
        .expect("a string");
    }
    runner += "int main() {\n  testkit::Random random(30);\n  const auto x = random.buffer<float>(32, -1, 1);\n  \
               testkit::Buffer<float> actual(67, 0), other(67, 0);\n  std::vector<float> expected(67);\n";
    runner += &calls;
    runner += "  return testkit::result();\n}\n";
    (text, runner)
}

fn case(name: &str, bodies: &[(&str, &str)], groups: &[(&str, &str)]) -> Kernel {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("slm_sections");
    std::fs::create_dir_all(&folder).expect("a scratch folder can be made");
    let (text, runner) = program(bodies, groups);
    let kernel = Kernel {
        name: name.into(),
        input: folder.join(format!("{name}.cpp")),
        options: Vec::new(),
        runner: folder.join(format!("{name}.ref.cpp")),
    };
    // Both tests write the same files.
    for (file, text) in [(&kernel.input, text), (&kernel.runner, runner)] {
        if std::fs::read_to_string(file).ok().as_deref() != Some(&text) {
            let new = file.with_extension(format!("{:?}", std::thread::current().id()));
            std::fs::write(&new, text).expect("it can be written");
            std::fs::rename(&new, file).expect("it can be renamed");
        }
    }
    kernel
}

fn okl() -> Okl {
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    Okl::new(program, testdata())
}

#[test]
fn sections_are_the_loops_they_stand_for_on_cpus() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("slm_sections/host");
    let ended = |case: &Kernel| {
        let made = okl().translate_for(&case.input, &[], "slm-serial", true).expect("it is translated");
        let program = Program::serial(&Builder::new(&gxx, &scratch), case, &made.kernel, &scratch);
        program.expect("it builds").run(&[]).expect("it runs")
    };
    ended(&case("sections", &BODY, &GROUP)).success("sections").expect("both leave the same");
    // The comparison notices differences.
    let wrong = [("c[1:4] = d[2:4];", "for (int i = 0; i < 3; ++i) c[1 + i] = d[2 + i];")];
    let wrong = ended(&case("wrong_body", &wrong, &[]));
    assert!(wrong.code == Some(1) && wrong.stderr.contains("c[1:4] = d[2:4];"), "{}", wrong.stderr);
    let wrong = ended(&case("wrong_group", &[], &[("t[:] = 2;", "t[:] = 3;")]));
    assert!(wrong.code == Some(1) && wrong.stderr.contains("t[:] = 2;"), "{}", wrong.stderr);
}

#[test]
fn sections_are_the_loops_they_stand_for_on_devices() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("slm_sections/emulated");
    let case = case("sections", &BODY, &GROUP);
    let made = okl().translate_for(&case.input, &[], "slm-cuda", false).expect("it is translated");
    let program = Program::emulated(&Builder::new(&gxx, &scratch), &case, "cuda", &made, &scratch);
    program.expect("it builds").check_seeds().expect("both leave the same");
}
