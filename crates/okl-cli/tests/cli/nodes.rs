//! Backends that spell some places of a plan themselves (`spell-node`).

use crate::common::Folder;
use okl_testing::cases;
use okl_testing::okl::{Attempt, Okl};
use okl_testing::tools::Tool;
use okl_testing::{Failure, jobs, testdata};

const NODES: &str = include_str!("plugins/nodes.py");

/// A folder with a pipeline for the backend in Python with the behaviour `how`.
fn folder(how: &str) -> Folder {
    let folder = Folder::new(&format!("nodes-{how}"));
    folder.write("nodes.py", NODES);
    let backend = format!("[backend]\nplugin = \"mine\"\ncommand = [\"python3\", \"nodes.py\", \"{how}\"]\n");
    folder.write("p.toml", format!("schema = 1\nname = \"mine\"\n{backend}"));
    folder
}

const KERNEL: &str = "@kernel void sums(const int N, const int *x, int *y, float *z) {
  for (int b = 0; b < N; b += 64; @outer) {
    @shared int s[64];
    for (int t = 0; t < 64; ++t; @inner) {
      s[t] = x[b + t];
    }
    for (int t = 0; t < 64; ++t; @inner) {
      @atomic y[0] += s[63 - t];
      @atomic z[0] *= 2.0f;
    }
    @barrier;
    for (int t = 0; t < 64; ++t; @inner) {
      y[1 + b + t] = s[t];
    }
  }
  for (int i = 0; i < N; ++i; @tile(32, @outer, @inner)) {
    z[i] = 1;
  }
}
";

#[test]
fn a_backend_writes_the_places_it_wants() {
    if Tool::Python.find().is_none() {
        return;
    }
    let folder = folder("own");
    folder.write("k.okl", KERNEL);
    let ended = folder.okl("run --trust-plugins -p p.toml k.okl");
    assert_eq!(ended.code, 0, "{ended:?}");
    for text in [
        "extern \"C\" __global__ /* _occa_sums_0 of [64] */ void _occa_sums_0(",
        "extern \"C\" __global__ /* _occa_sums_1 of [32] */ void _occa_sums_1(",
        "int b = 64 * (int)int(blockIdx.x + 0) /* b whole */;",
        "int t = (int)int(threadIdx.x + 0) /* t whole */;",
        "int(blockIdx.x + 0) /* i tiles */",
        "int(threadIdx.x + 0) /* i in-tile */",
        "__shared__ __align__(16) /* s: int[64], 256 */ int s[64];",
        "meet_here();",
        "meet_at_wish();",
        "my_add<int>(&(y[0]), s[63 - t]);",
        "my_multiply<float>(&(z[0]), 2.0f);",
    ] {
        assert!(ended.stdout.contains(text), "{text}\n{}", ended.stdout);
    }
    assert!(!ended.stdout.contains("__syncthreads"), "{}", ended.stdout);
}

/// If the backend spells its places as the target does, the text is the same.
#[test]
fn the_host_writes_all_other_places() {
    if Tool::Python.find().is_none() {
        return;
    }
    let Some(program) = option_env!("CARGO_BIN_EXE_okl") else { panic!("this crate has no binary okl") };
    let folder = folder("marked");
    folder.write("plain.toml", "schema = 1\nname = \"mine\"\n[backend]\nlike = \"cuda\"\n");
    let [pipeline, plain] = ["p.toml", "plain.toml"].map(|name| folder.0.join(name).display().to_string());
    let okl = Okl::new(program, testdata()).with_plugins();
    let mut kernels = cases::kernels(&testdata()).expect("testdata has kernels");
    if let Ok(part) = std::env::var("OKL_TEST_KERNELS") {
        kernels.retain(|kernel| kernel.name.contains(&part));
    } else {
        // Each kernel takes four processes.
        kernels = kernels.into_iter().step_by(3).collect();
    }
    jobs::check_all(&kernels, |case| {
        let Attempt::Done(table) = okl.attempt(case, &plain)? else { return Ok(()) };
        let Attempt::Done(own) = okl.attempt(case, &pipeline)? else {
            return Err(Failure::new(format!("{}: refused", case.name)));
        };
        let has_nodes = table.kernel.contains("threadIdx");
        if has_nodes && !own.kernel.contains("/**/") {
            return Err(Failure::new(format!("{}: nothing is its own", case.name)));
        }
        match own.kernel.replace("/**/", "") == table.kernel {
            true => Ok(()),
            false => Err(Failure::new(format!("{}:\n{}", case.name, own.kernel))),
        }
    })
    .expect("only what it is asked for is its own");
}

#[test]
fn what_cannot_stand_there_is_a_bug_of_the_plugin() {
    if Tool::Python.find().is_none() {
        return;
    }
    for (how, code, words) in [
        (
            "nowhere",
            101,
            "error[plugin-answer]: the backend `mine` gave text for places of the plan that cannot stand there: there is no node",
        ),
        ("lines", 101, "that of node 0 is not one line"),
        ("long", 101, "that of node 0 has more than 4096 bytes"),
        ("refuses", 1, "error[no-such-barrier]: not here\n  --> k.okl:2:3"),
    ] {
        let folder = folder(how);
        folder.write("k.okl", KERNEL);
        let ended = folder.okl("run --trust-plugins -p p.toml k.okl -o out.cu");
        assert_eq!(ended.code, code, "{how}: {ended:?}");
        assert!(ended.stderr.contains(words), "{how}: {}", ended.stderr);
        assert!(!folder.0.join("out.cu").exists(), "{how}: nothing is written");
    }
}
