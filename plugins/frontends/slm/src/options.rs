//! The options of the front end in a pipeline file.

use okl_plugin::AskedUnit;
use serde::Deserialize;

/// The options of the front end.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub(crate) struct Options {
    /// The number of work items of a group.
    pub(crate) group_size: Option<i64>,
    /// True if the target is a GPU; not an option of the pipeline.
    #[serde(skip)]
    pub(crate) gpu: bool,
    /// The limit for the shared memory of a group, in bytes.
    pub(crate) shared_limit: Option<u64>,
}

/// The limit of Intel's hardware: 64 KiB, of which 16 bytes are reserved.
const SHARED_LIMIT: u64 = 65_520;

impl Options {
    pub(crate) fn of(asked: &AskedUnit<'_>) -> Result<Options, String> {
        let chosen: Options = okl_plugin::stage::options(asked.options)?;
        let options = Options { gpu: asked.gpu, ..chosen };
        match options.group_size {
            Some(size) if !(1..=1024).contains(&size) => {
                Err(format!("`group-size` is {size}; a group has 1 to 1024 work items"))
            }
            Some(_) | None => Ok(options),
        }
    }

    pub(crate) fn shared_limit(&self) -> u64 {
        self.shared_limit.unwrap_or(SHARED_LIMIT)
    }
}
