//! The targets that are part of okl, by the names of their pipelines.

use okl_target::{Description, Target};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The target `cuda`, `hip`, `dpcpp`, `opencl`, `opencl-cpp`, `metal`, `serial` or `openmp`.
///
/// # Panics
/// If there is no such target.
pub fn target(name: &str) -> Target {
    static KNOWN: Mutex<BTreeMap<String, Target>> = Mutex::new(BTreeMap::new());
    // A panic of another thread inside of the lock leaves the map intact.
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry(name.to_string()).or_insert_with(|| described(name)).clone()
}

fn described(name: &str) -> Target {
    let (text, options) = match name {
        "cuda" => (CUDA, json!({})),
        "hip" => (include_str!("../../../plugins/backends/hip/target.toml"), json!({})),
        "dpcpp" => (include_str!("../../../plugins/backends/dpcpp/target.toml"), json!({})),
        "opencl" => (OPENCL, json!({})),
        "opencl-cpp" => (OPENCL, json!({ "opencl-std": "clc++2021" })),
        "metal" => (include_str!("../../../plugins/backends/metal/target.toml"), json!({})),
        "serial" => (include_str!("../../../plugins/backends/serial/target.toml"), json!({})),
        "openmp" => (include_str!("../../../plugins/backends/openmp/target.toml"), json!({})),
        other => panic!("no target `{other}`"),
    };
    let own = read(text);
    let whole = if own.like() == Some("cuda") { own.over(&read(CUDA)).expect("nothing goes") } else { own };
    let options = options.as_object().cloned().unwrap_or_default();
    whole.with(&options).unwrap_or_else(|mistake| panic!("{name}: {mistake:?}"))
}

const CUDA: &str = include_str!("../../../plugins/backends/cuda/target.toml");
const OPENCL: &str = include_str!("../../../plugins/backends/opencl/target.toml");

fn read(text: &str) -> Description {
    Description::from_toml(text).unwrap_or_else(|mistake| panic!("{mistake:?}"))
}
