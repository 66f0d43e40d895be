//! Prints the unit of a file, for a look at what the reader understood.
#![allow(clippy::print_stdout, clippy::print_stderr)] // a program for people
fn main() {
    let path = std::env::args().nth(1).expect("a file");
    let library = std::env::args().nth(2).map(std::path::PathBuf::from);
    let clang = okl_clang::Clang::load(library.as_deref(), &[]).expect("libclang");
    let mut sources = okl_source::Sources::new();
    let file = sources.add(&path, okl_source::decode(&std::fs::read(&path).expect("readable")));
    let known = okl_sema::attributes();
    let (normal, out) = okl_normalizer::normalize(&mut sources, file, &Default::default(), known);
    for d in &out {
        eprintln!("{d:?}");
    }
    let normal = normal.expect("normal");
    println!("{}", normal.text);
    let (unit, out) = clang.parse(&normal, &Default::default(), known);
    for d in &out {
        eprintln!(
            "{} {} {:?}",
            d.id,
            d.message,
            d.labels
                .iter()
                .map(|l| (l.place.of(&normal.text).to_string(), normal.locate(l.place)))
                .collect::<Vec<_>>()
        );
    }
    if let Some(unit) = unit {
        println!("{}", serde_json::to_string_pretty(&unit).expect("json"));
    }
}
