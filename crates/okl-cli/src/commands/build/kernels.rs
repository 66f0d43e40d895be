//! The names of the kernels of all texts.

use super::translate::TranslatedText;
use crate::exit::Code;
use crate::messages;
use std::collections::HashMap;

/// Refuses two kernels of one name: a program could not say which it means.
pub fn check(texts: &[TranslatedText]) -> Result<(), Code> {
    let mut known: HashMap<&str, &str> = HashMap::new();
    for text in texts {
        let mut own: Vec<&str> = text.templates.iter().map(|template| &*template.name).collect();
        let kernels = text.builds.iter().flat_map(|build| &build.kernels);
        own.extend(kernels.map(String::as_str));
        own.sort_unstable();
        own.dedup();
        for name in own {
            if let Some(other) = known.insert(name, &text.path) {
                let path = &text.path;
                let message =
                    format!("the kernel `{name}` is in `{other}` and in `{path}`: make a bundle of each");
                return Err(messages::usage(&message));
            }
        }
    }
    Ok(())
}
