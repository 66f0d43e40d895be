//! The cache of one run.

use crate::batch_request::BatchRequest;
use crate::folders::Folders;
use crate::options::FrontArgs;
use crate::projects::ProjectFiles;
use okl_cache::{Answers, Cache, CachedOutcome, Choices, Key, Reads};
use okl_driver::Input;
use okl_host::Host;
use okl_source::Sources;

/// The cache together with the choices that all inputs of the run share.
pub struct CacheSession {
    cache: Cache,
    choices: Choices,
    /// The index of the project of each input.
    projects: Vec<usize>,
    answers: Answers,
}

impl CacheSession {
    /// `sources` are the files that are read before any input: properties and tables. `None` if the program cannot
    /// identify its own code.
    pub fn new(
        cache: Cache,
        request: &BatchRequest<'_>,
        sources: &Sources,
        projects: &ProjectFiles,
        host: &Host,
    ) -> Option<CacheSession> {
        let front = FrontArgs { inputs: Vec::new(), ..request.front.clone() };
        let mut choices = Choices::here(&host.libclang)?
            .and_debug("options", &front)
            .and_debug("pipelines", &request.pipelines)
            .and_debug("folders of pipelines", &Folders::here().list())
            .and_debug("plugins", &host.libraries)
            .and_debug("projects", &projects.files())
            .and_debug("kinds", request.asked);
        for (_, file) in sources.iter() {
            choices = choices.and("read before", &file.path).and("text", &file.text);
        }
        let projects = (0..request.front.inputs.len()).map(|nth| projects.of_input(nth)).collect();
        Some(CacheSession { cache, choices, projects, answers: Answers::new(host.files.clone()) })
    }

    /// The key of an input's translation.
    pub fn key(&self, nth: usize, input: &Input) -> Key {
        let project = self.projects[nth].to_le_bytes();
        self.choices.clone().and("project", project).and("path", &input.path).and("text", &input.text).key()
    }

    /// The cached translation.
    pub fn find(&self, key: &Key) -> Option<CachedOutcome> {
        self.cache.find(key, &self.answers)
    }

    /// Stores a translation.
    pub fn keep(&self, key: &Key, reads: &Reads, kept: &CachedOutcome) {
        self.cache.keep(key, reads, kept);
    }
}
