//! Kernels that are templates: what they are, and instances in place of them.

use crate::json;
use crate::ready::LoadedPipeline;
use crate::replaced::replaced;
use crate::run_state::RunState;
use crate::text_reader::{ReadSettings, TextReader};
use okl_instances::{Template, TemplateKind, instantiate_all};
use okl_model::templates::{SCHEMA, TemplateInstance, Templates};
use okl_normalizer::Mode;
use okl_source::{FileId, FileSpan};

impl TextReader {
    /// The input with instances in place of the kernel templates of it and its headers; the input itself if none are
    /// asked for. `None` if one of them is wrong. `modes` are those that the text will be read for.
    pub(crate) fn instantiated(
        &self,
        state: &mut RunState,
        main: FileId,
        front: &ReadSettings<'_>,
        modes: &[Mode],
    ) -> Option<FileId> {
        let wanted = &front.parse.instances;
        if wanted.is_empty() && !front.settings.leave_out_templates {
            return Some(main);
        }
        let files = match wanted.is_empty() {
            true => vec![main],
            false => self.with_headers(state, main, front, modes),
        };
        let texts: Vec<&str> = files.iter().map(|file| state.sources.get(*file).text.as_str()).collect();
        match instantiate_all(&texts, wanted) {
            Ok(made) => Some(files.into_iter().zip(made).fold(main, |main, (file, made)| {
                let derived = replaced(state, file, made);
                if file == main { derived } else { main }
            })),
            Err(found) => {
                let told = found.into_iter().map(|one| {
                    let file = files[one.text];
                    one.diagnostic.map(|span| FileSpan { file, span })
                });
                state.diagnostics.extend(told);
                None
            }
        }
    }

    /// The document about the kernel templates of a text and its headers.
    pub(crate) fn templates(
        &self,
        state: &mut RunState,
        main: FileId,
        front: &ReadSettings<'_>,
        modes: &[Mode],
    ) -> Templates {
        let files = self.with_headers(state, main, front, modes);
        let described = |file: FileId| {
            let all = okl_instances::templates(&state.sources.get(file).text);
            let defined = all.into_iter().filter(|template| template.kind == TemplateKind::Definition);
            defined.map(move |template: Template| (file, template))
        };
        let of = |(file, template): (FileId, Template)| {
            let place = state.sources.written(FileSpan { file, span: template.name_span });
            let shown = state.sources.get(place.file).shown(place.span.start);
            template.described(format!("{}:{}:{}", shown.path, shown.at.line, shown.at.column))
        };
        let templates = files.into_iter().flat_map(described).map(of).collect();
        Templates { schema: SCHEMA, templates, instances: Vec::new() }
    }

    /// A text and the headers that are read into it, each once.
    fn with_headers(
        &self,
        state: &mut RunState,
        main: FileId,
        front: &ReadSettings<'_>,
        modes: &[Mode],
    ) -> Vec<FileId> {
        let mut files = vec![main];
        for mode in modes {
            let options = self.normalize_options(front, mode);
            let mut sources = state.sources.clone();
            // What is wrong is reported when the text is normalized.
            let (read, _said) = okl_normalizer::expand(&mut sources, main, &options, &*self.host.files);
            let Some(read) = read else { continue };
            for header in read.files_read.into_iter().filter(|file| *file != main) {
                let header = sources.get(header);
                let file = state.sources.add_once(&header.path, &header.text);
                if !files.contains(&file) {
                    files.push(file);
                }
            }
            if !read.asks_mode {
                break;
            }
        }
        files
    }
}

/// Gives the list of templates and of their instances, those of the state from an index on.
pub(crate) fn give_templates(
    state: &mut RunState,
    mut document: Templates,
    from: usize,
    group: &[&LoadedPipeline],
) {
    let made = state.instances[from..].iter().flat_map(|(_, copies)| copies);
    let instance = |copy: &okl_instances::Copied| TemplateInstance {
        template: copy.instance.kernel.clone(),
        arguments: copy.instance.arguments.clone(),
        kernel: copy.name.clone(),
    };
    document.instances = made.map(instance).collect();
    state.give_all(group, crate::OutputKind::Templates, "json", &json::text(&document));
}
