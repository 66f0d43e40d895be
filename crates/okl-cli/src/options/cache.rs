//! The options of the cache.

use clap::Args;
use std::path::PathBuf;

/// The options that select the cache of translations.
#[derive(Clone, Debug, Default, Args)]
pub struct CacheArgs {
    /// Uses and keeps no translations; also `OKL_CACHE=off`; `OKL_CACHE=read` uses them and keeps none,
    /// `OKL_CACHE=headers` has precompiled headers alone
    #[arg(long)]
    pub no_cache: bool,

    #[command(flatten)]
    pub place: PlaceArgs,

    /// A server that many machines share, asked when the folder has no answer: `redis://HOST:PORT`, `s3://BUCKET?region=NAME`,
    /// `https://HOST/FOLDER`; also `OKL_CACHE_REMOTE`
    #[arg(long, value_name = "ADDRESS")]
    pub cache_remote: Option<String>,
}

/// The folder of the cache.
#[derive(Clone, Debug, Default, Args)]
pub struct PlaceArgs {
    /// The folder of kept translations; also `OKL_CACHE_DIR` (default: `~/.cache/okl/translations`)
    #[arg(long, value_name = "DIR")]
    pub cache_dir: Option<PathBuf>,
}
