//! The file of all texts, reflections and compiled texts.

use super::compile::CompiledTexts;
use super::translate::TranslatedText;
use super::wanted::Wanted;
use okl_runtime::ahead::{Binary, Build, CompiledText, HostCode, Index, Text, Writer};

/// The bytes of the file.
pub fn file(wanted: &Wanted, texts: &[TranslatedText], compiled: CompiledTexts) -> Vec<u8> {
    let mut writer = Writer::new();
    let mut all = Vec::new();
    for (text, compiled) in texts.iter().zip(compiled) {
        let mut builds = Vec::new();
        for ((target, made), compiled) in wanted.targets.iter().zip(&text.builds).zip(compiled) {
            builds.push(Build {
                target: target.name.to_owned(),
                kernels: made.kernels.clone(),
                text: writer.add(made.text.as_bytes()),
                reflection: writer.add(made.reflection.as_bytes()),
                flags: target.options.flags.clone(),
                binaries: compiled.code.into_iter().map(|one| binary(&mut writer, one)).collect(),
                host_code: made.host_code.as_ref().map(|text| HostCode {
                    text: writer.add(text.as_bytes()),
                    binaries: compiled.host_code.into_iter().map(|one| binary(&mut writer, one)).collect(),
                }),
            });
        }
        all.push(Text {
            path: text.path.clone(),
            templates: text.templates.clone(),
            instances: text.instances.clone(),
            builds,
        });
    }
    writer.finish(&Index { okl: env!("CARGO_PKG_VERSION").to_owned(), texts: all })
}

fn binary(writer: &mut Writer, made: CompiledText) -> Binary {
    let CompiledText { form, machine, needs, code } = made;
    Binary { form, machine, needs, code: writer.add(&code) }
}
