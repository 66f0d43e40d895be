//! The requests to plugins for the kernels of the tests.

use okl_host::{Backend, EncodedUnitCache, Host};
use okl_model::Expanded;
use okl_model::plan::NodeKind;
use okl_plugin::document::{self, LOWER, Request};
use okl_testing::cases::{self, Kernel};
use okl_testing::judge::front;
use okl_testing::{jobs, testdata};
use serde_json::{Map, Value, json};

/// All requests, by the kernel's name, without kernels that need a project or intrinsics.
pub fn requests() -> Vec<(String, Value)> {
    let path = okl_testing::translate::wanted_libclang();
    let clang = okl_clang::Clang::load(path.as_deref(), &[]).expect("a libclang");
    let kernels = cases::kernels(&testdata()).expect("testdata has kernels");
    let host = okl_bundle::host();
    let named = |kernel: &Kernel| Some((kernel.name.clone(), request(&clang, &host, kernel)?));
    let all: Vec<_> = jobs::map(&kernels, named).into_iter().flatten().collect();
    assert!(all.len() > 100, "{} of {} kernels", all.len(), kernels.len());
    all
}

/// The request to a plugin at `lowered` for a kernel; `None` if the kernel needs a project's attributes or intrinsics.
fn request(clang: &okl_clang::Clang, host: &Host, kernel: &Kernel) -> Option<Value> {
    let text = std::fs::read_to_string(&kernel.input).ok()?;
    let checked = front::check(clang, &text).ok()?;
    // One of each kind of plan: of a device, of a target whose pointers have memory spaces, of a CPU.
    let target = match kernel.name.contains("barriers/") {
        true => "serial",
        false => ["cuda", "opencl", "serial"][text.len() % 3],
    };
    let entry = host.backend(target).expect("it is part of okl");
    let backend = Backend::embedded(entry, host).expect("it is part of okl");
    let options = Map::new();
    let planned = backend.plan(&checked, &options).expect("it describes its target")?;
    let plan = okl_plan::document::of(&planned.plan, checked.unit(), target, &|span| span);
    let expanded = Expanded::default();
    let (lowered, _) = backend
        .lower(&checked, Some(&planned), &expanded, &options, &EncodedUnitCache::default())
        .expect("it is there");
    let kinds = [
        NodeKind::Barrier,
        NodeKind::Index,
        NodeKind::Launch,
        NodeKind::GroupMemory,
        NodeKind::Loop,
        NodeKind::Atomic,
    ];
    let request = Request {
        schema: document::SCHEMA,
        operation: LOWER.into(),
        nodes: okl_plan::nodes(&planned.plan, checked.unit(), &kinds),
        checked: Some(checked.envelope()),
        plan: Some(plan),
        lowered,
        ..Request::default()
    };
    let mut document = serde_json::to_value(&request).expect("JSON");
    document["checked"]["unit"]["intrinsics"] = json!([{
        "name": "copy", "prototype": "void copy(float *to)", "sync": "warp", "async": "starts", "memory": {"0": "group"}
    }]);
    document["checked"]["unit"]["constructs"] = json!([{"span": [0, 1], "kind": "case-range"}]);
    Some(document)
}
