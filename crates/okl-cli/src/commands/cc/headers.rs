//! `openacc.h` for sources that the user's compiler compiles as they are.

use crate::exit::Code;
use crate::messages;
use std::path::PathBuf;

/// The name of the header.
pub const NAME: &str = "openacc.h";

/// The version of OpenACC that the macro `_OPENACC` names.
pub const MACRO: &str = "-D_OPENACC=201711";

/// The folder of the header, which is written there unless it is there already.
///
/// Rules for make and debug information name the header, so its path is the same in each run:
/// `~/.cache/okl/include/0.1.0-5f3a9c2e/openacc.h`.
pub fn folder() -> Result<PathBuf, Code> {
    let Some(cache) = crate::folders::user_cache() else {
        return Err(messages::environment(
            "there is no folder for `openacc.h`: set `XDG_CACHE_HOME` or `HOME`",
        ));
    };
    let text = text();
    let folder = cache.join("include").join(format!("{}-{:08x}", env!("CARGO_PKG_VERSION"), checksum(&text)));
    let path = folder.join(NAME);
    if std::fs::read(&path).is_ok_and(|there| there == text.as_bytes()) {
        return Ok(folder);
    }
    match crate::write::all(&[(path.clone(), text.into_bytes())]) {
        Ok(()) => Ok(folder),
        Err((_, error)) => Err(messages::environment(&format!("cannot write `{}`: {error}", path.display()))),
    }
}

/// The header; objects of translated sources define its functions. Programs rely on the `size_t` that it includes.
fn text() -> String {
    let declarations = okl_bundle::header(NAME).unwrap_or_default();
    format!("#ifndef OKL_OPENACC_H\n#define OKL_OPENACC_H\n#include <stddef.h>\n{declarations}#endif\n")
}

/// The FNV-1a hash of a text.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
