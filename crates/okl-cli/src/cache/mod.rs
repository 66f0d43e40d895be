//! The cache on the command line: translations and precompiled headers.

mod remembered;

pub use remembered::CacheSession;

use crate::exit::Code;
use crate::folders::user_cache;
use crate::messages;
use crate::options::{CacheArgs, PlaceArgs};
use okl_cache::{Access, Cache, Size, Store};
use std::path::PathBuf;

/// The parts of the cache that are used.
#[derive(Default)]
pub struct Opened {
    pub translations: Option<Cache>,
    /// The store of precompiled headers, which may be used without translations.
    pub headers: Option<Store>,
}

/// The cache that the command line and the environment select; prints errors.
pub fn open(args: &CacheArgs) -> Result<Opened, Code> {
    if args.no_cache {
        return Ok(Opened::default());
    }
    let said = variable("OKL_CACHE");
    let access = match said.as_deref() {
        None | Some("on" | "headers") => Access::ReadAndWrite,
        Some("read") => Access::Read,
        Some("off") => return Ok(Opened::default()),
        Some(other) => {
            return Err(messages::usage(&format!(
                "`OKL_CACHE` is `{other}`; it can be `on`, `read`, `headers` or `off`"
            )));
        }
    };
    let Some(store) = store(&args.place, access)? else { return Ok(Opened::default()) };
    if said.as_deref() == Some("headers") {
        return Ok(Opened { translations: None, headers: Some(store) });
    }
    let (remote, by) = match &args.cache_remote {
        Some(remote) => (Some(remote.clone()), "--cache-remote"),
        None => (variable("OKL_CACHE_REMOTE"), "OKL_CACHE_REMOTE"),
    };
    let store = match remote {
        Some(address) => {
            store.with_remote(&address).map_err(|why| messages::usage(&format!("`{by}`: {why}")))?
        }
        None => store,
    };
    Ok(Opened { headers: Some(store.clone()), translations: Some(Cache::new(store)) })
}

/// The selected store; `None` if the user has no folder for one.
pub fn store(place: &PlaceArgs, access: Access) -> Result<Option<Store>, Code> {
    let limit = match variable("OKL_CACHE_SIZE").map(|size| size.parse::<Size>()) {
        None => Store::LIMIT,
        Some(Ok(limit)) => limit,
        Some(Err(why)) => return Err(messages::usage(&format!("`OKL_CACHE_SIZE`: {why}"))),
    };
    let said = match (&place.cache_dir, variable("OKL_CACHE_DIR")) {
        (Some(folder), _) => Some((folder.clone(), "--cache-dir")),
        (None, folder) => folder.map(|folder| (folder.into(), "OKL_CACHE_DIR")),
    };
    if let Some((folder, by)) = &said
        && folder.exists()
        && !folder.is_dir()
    {
        let text =
            format!("`{}` is no folder, and `{by}` names one: translations are kept there", folder.display());
        return Err(messages::usage(&text));
    }
    let folder = said.map(|(folder, _)| folder).or_else(of_user);
    Ok(folder.map(|folder| Store::new(folder, access, limit)))
}

/// The default folder: `~/.cache/okl/translations`.
fn of_user() -> Option<PathBuf> {
    Some(user_cache()?.join("translations"))
}

fn variable(name: &str) -> Option<String> {
    std::env::var_os(name).map(|value| value.to_string_lossy().into_owned()).filter(|value| !value.is_empty())
}
