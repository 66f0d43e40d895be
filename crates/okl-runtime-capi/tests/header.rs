//! `include/okl/runtime.h` is up to date.

use okl_testing::expected::Expected;
use std::path::Path;

#[test]
fn the_header_is_what_the_code_says() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let config = cbindgen::Config::from_file(here.join("cbindgen.toml")).expect("it is in order");
    let bindings = cbindgen::Builder::new().with_src(here.join("src/lib.rs")).with_config(config).generate();
    let mut text = Vec::new();
    bindings.expect("all types are C's").write(&mut text);
    // `# Safety` in Rust is a promise of the caller in C.
    let text = String::from_utf8(text).expect("UTF-8").replace("# Safety\n", "Promised:\n");
    let text: String = text.lines().map(|line| format!("{}\n", line.trim_end())).collect();
    Expected::from_environment(here.join("include/okl"))
        .check("runtime.h", &text)
        .expect("the header is up to date");
}
