//! The process that loads a library for `isolate = true`.

use crate::exit::Code;
use crate::host::host;
use crate::messages;
use okl_host::{CallError, Plugin, PluginKind};
use std::io::Read;
use std::path::Path;

/// Loads the library, passes it the document on stdin and writes its answer to stdout. Errors go to stderr, with the
/// exit codes of command plugins.
pub fn serve(kind: PluginKind, name: &str, file: &Path) -> Code {
    let mut request = Vec::new();
    if let Err(error) = std::io::stdin().lock().read_to_end(&mut request) {
        return messages::environment(&format!("cannot read stdin: {error}"));
    }
    let plugin = match Plugin::load(file, kind, name, &host()) {
        Ok(plugin) => plugin,
        Err(error) => {
            messages::stderr(&format!("{error}\n"));
            return Code::Environment;
        }
    };
    match plugin.call(&request) {
        Ok(answer) => messages::result(&answer),
        Err(CallError::Refused { reason, .. }) => {
            messages::stderr(&format!("{reason}\n"));
            Code::Mistakes
        }
        Err(error) => {
            messages::stderr(&format!("{error}\n"));
            // Not through `Code`, which would report an internal error of okl.
            std::process::exit(Code::Internal as i32)
        }
    }
}
