//! `okl cache`

use crate::cache::store;
use crate::exit::Code;
use crate::messages;
use crate::options::PlaceArgs;
use clap::Subcommand;
use okl_cache::{Access, Size, Store, Totals};
use okl_source::printable_line;
use std::time::{Duration, SystemTime};

/// What is done with the cache.
#[derive(Debug, Subcommand)]
pub enum CacheAction {
    /// How much is kept, and how much there may be
    Stats {
        #[command(flatten)]
        place: PlaceArgs,
    },
    /// Removes all translations that are kept
    Clean {
        #[command(flatten)]
        place: PlaceArgs,
    },
    /// Where translations are kept
    Path {
        #[command(flatten)]
        place: PlaceArgs,
    },
}

/// Runs the action.
pub fn act(action: CacheAction) -> Code {
    let (CacheAction::Stats { place } | CacheAction::Clean { place } | CacheAction::Path { place }) = &action;
    let store = match store(place, Access::ReadAndWrite) {
        Ok(Some(store)) => store,
        Ok(None) => {
            return messages::environment(
                "there is no folder for translations: neither `XDG_CACHE_HOME` nor `HOME` is set",
            );
        }
        Err(code) => return code,
    };
    let folder = store.folder().display().to_string();
    let folder = printable_line(&folder);
    match action {
        CacheAction::Stats { .. } => messages::result(stats(&store, &folder).as_bytes()),
        CacheAction::Path { .. } => messages::result(format!("{folder}\n").as_bytes()),
        CacheAction::Clean { .. } => match store.clean() {
            Ok(Totals { translations, size, .. }) => {
                messages::result(format!("removed {translations} translations, {}\n", Size(size)).as_bytes())
            }
            Err(error) => messages::environment(&format!("cannot empty the cache: {error}")),
        },
    }
}

fn stats(store: &Store, folder: &str) -> String {
    let Totals { translations, files, size, oldest } = store.totals();
    let oldest = match oldest.and_then(|oldest| SystemTime::now().duration_since(oldest).ok()) {
        Some(age) => format!("{} ago", shown(age)),
        None => "-".to_string(),
    };
    format!(
        "folder        {folder}\ntranslations  {translations}\nfiles         {files}\nsize          {} of {}\nleast used    {oldest}\n",
        Size(size),
        store.limit()
    )
}

/// An age in words: `3 hours`.
fn shown(age: Duration) -> String {
    const UNITS: [(u64, &str); 3] = [(86400, "days"), (3600, "hours"), (60, "minutes")];
    let seconds = age.as_secs();
    let unit = UNITS.iter().find(|(length, _)| seconds >= 2 * length);
    unit.map_or(format!("{seconds} seconds"), |(length, name)| format!("{} {name}", seconds / length))
}
