//! The cache of one run.

use crate::folders::Folders;
use crate::made::Wish;
use crate::projects::ProjectFiles;
use okl_cache::{Answers, Cache, Choices, Kept, Key, Reads, stamp};
use okl_pipeline::{Host, Input};
use okl_source::Sources;
use std::ffi::OsString;

/// The cache, and what a run is told: all that its inputs have in common.
pub struct Remembered {
    cache: Cache,
    choices: Choices,
    /// For each input the number of its project.
    projects: Vec<usize>,
    answers: Answers,
}

/// What clang and the system's loader take from the environment.
const ENVIRONMENT: [&str; 14] = [
    "CCC_ADD_ARGS",
    "CCC_OVERRIDE_OPTIONS",
    "COMPILER_PATH",
    "CPATH",
    "CPLUS_INCLUDE_PATH",
    "C_INCLUDE_PATH",
    "DYLD_INSERT_LIBRARIES",
    "DYLD_LIBRARY_PATH",
    "GCC_EXEC_PREFIX",
    "LD_LIBRARY_PATH",
    "LD_PRELOAD",
    "MACOSX_DEPLOYMENT_TARGET",
    "SDKROOT",
    "SOURCE_DATE_EPOCH",
];

/// Those that add folders in which clang looks for headers.
const HEADERS: [&str; 3] = ["CPATH", "CPLUS_INCLUDE_PATH", "C_INCLUDE_PATH"];

impl Remembered {
    /// `sources` are properties and tables, the texts that are there before any input. None where this program does not
    /// know itself.
    pub fn new(
        cache: Cache,
        wish: &Wish<'_>,
        sources: &Sources,
        projects: &ProjectFiles,
        host: &Host,
    ) -> Option<Remembered> {
        let program = stamp(&std::env::current_exe().ok()?)?;
        let front = crate::args::FrontArgs { inputs: Vec::new(), ..wish.front.clone() };
        let environment: Vec<(&str, OsString)> =
            ENVIRONMENT.iter().filter_map(|name| Some((*name, std::env::var_os(name)?))).collect();
        let libclang = host.libclang.locate().map(|path| stamp(&path));
        let mut choices = Choices::new(concat!("okl ", env!("CARGO_PKG_VERSION")))
            .and("program", program)
            .and_debug("libclang", &libclang)
            .and_debug("environment", &environment)
            .and_debug("folder", &std::env::current_dir().ok()?)
            .and_debug("options", &front)
            .and_debug("pipelines", &wish.pipelines)
            .and_debug("folders of pipelines", &Folders::here().list())
            .and_debug("plugins", &host.libraries)
            .and_debug("projects", &projects.files())
            .and_debug("kinds", wish.asked);
        for (_, file) in sources.iter() {
            choices = choices.and("read before", &file.path).and("text", &file.text);
        }
        let projects = (0..wish.front.inputs.len()).map(|nth| projects.of_input(nth)).collect();
        Some(Remembered { cache, choices, projects, answers: Answers::new(host.files.clone()) })
    }

    /// What an input's translation is found by.
    pub fn key(&self, nth: usize, input: &Input) -> Key {
        let project = self.projects[nth].to_le_bytes();
        self.choices.clone().and("project", project).and("path", &input.path).and("text", &input.text).key()
    }

    /// What came of it before.
    pub fn find(&self, key: &Key) -> Option<Kept> {
        self.cache.find(key, &self.answers)
    }

    /// Keeps what came of it.
    pub fn keep(&self, key: &Key, reads: &Reads, kept: &Kept) {
        // The places that a variable adds are known to clang alone.
        let is_vague = reads.have_headers() && HEADERS.iter().any(|name| std::env::var_os(name).is_some());
        if !is_vague {
            self.cache.keep(key, reads, kept);
        }
    }
}
