//! How long each step of a translation takes, by criterion, for the texts of a folder that `OKL_BENCH_TEXTS` names.
//!
//! text, Normalized, Unit, Checked, Plan, Lowered: each step starts from what the one before made once.

use criterion::{BenchmarkGroup, Criterion, criterion_group, criterion_main, measurement::WallTime};
use okl_clang::{Clang, ParseOptions};
use okl_model::{Attributes, Expanded};
use okl_normalizer::preprocess::Disk;
use okl_normalizer::{NormalizeOptions, Normalized};
use okl_sema::Checked;
use okl_source::Sources;
use okl_target::{Description, Target};
use serde_json::Map;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn normalized(name: &str, text: &str, known: &Attributes) -> Normalized {
    let mut sources = Sources::new();
    let file = sources.add(name, text);
    let (normal, _) = okl_normalizer::normalize(&mut sources, file, &NormalizeOptions::default(), &Disk, known);
    normal.expect("the texts have no mistakes")
}

/// What steps after the first need besides what comes in.
struct Tools {
    clang: Clang,
    options: ParseOptions,
    known: Attributes,
    target: Target,
}

impl Tools {
    fn new() -> Tools {
        let path = env::var_os("LIBCLANG_PATH").map(PathBuf::from);
        let clang = Clang::load(path.as_deref(), &[]).expect("a libclang");
        let options = ParseOptions { intrinsics: okl_bundle::intrinsics(), ..ParseOptions::default() };
        let host = okl_bundle::host();
        let cuda = host.backend("cuda").expect("it is built in");
        let target = Description::from_toml(cuda.target).and_then(|text| text.target()).expect("it is tested");
        Tools { clang, options, known: host.attributes, target }
    }

    fn unit(&self, normal: &Normalized) -> okl_model::Unit {
        self.clang.parse(normal, &self.options, &self.known).0.expect("the texts have no mistakes")
    }

    fn checked(&self, unit: okl_model::Unit) -> Checked {
        okl_sema::check(unit, &self.known).expect("the texts have no mistakes").0
    }
}

fn phases(group: &mut BenchmarkGroup<'_, WallTime>, tools: &Tools, name: &str, text: &str) {
    let options = Map::new();
    let normal = normalized(name, text, &tools.known);
    group.bench_function("normalise", |b| b.iter(|| normalized(name, text, &tools.known)));
    group.bench_function("read", |b| b.iter(|| tools.unit(&normal)));
    let unit = tools.unit(&normal);
    group.bench_function("check", |b| {
        b.iter_batched(|| unit.clone(), |unit| tools.checked(unit), criterion::BatchSize::LargeInput);
    });
    let checked = tools.checked(unit);
    group.bench_function("plan", |b| b.iter(|| okl_spell::plan(&tools.target, &checked, &options)));
    let plan = okl_spell::plan(&tools.target, &checked, &options);
    let expanded = Expanded::default();
    group.bench_function("lower", |b| {
        b.iter(|| okl_spell::lower(&tools.target, &plan, &checked, &expanded, &options).expect("CUDA takes it"));
    });
}

fn all(criterion: &mut Criterion) {
    let folder = env::var_os("OKL_BENCH_TEXTS").expect("`./x bench --phases` sets OKL_BENCH_TEXTS");
    let tools = Tools::new();
    for shape in ["line5", "tet4", "hex20", "hex57", "hex199"] {
        let path = Path::new(&folder).join(format!("{shape}.okl"));
        let text = fs::read_to_string(&path).expect("`./x bench --phases` writes it");
        let mut group = criterion.benchmark_group(shape);
        phases(&mut group, &tools, shape, &text);
        group.finish();
    }
}

criterion_group!(benches, all);
criterion_main!(benches);
