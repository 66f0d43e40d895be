//! Descriptions of devices: `openmp`, `cuda:1`, `{"mode": "CUDA", "device_id": 1}`, `{mode: 'CUDA'}`.

use crate::Error;
use okl_api::plain_json;
use serde_json::Value;

/// A device that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    /// The name of the target, in small letters.
    pub(crate) mode: String,
    /// Its number among those of the target.
    pub(crate) number: usize,
    /// For OpenCL: the platform among whose devices that number is.
    pub(crate) platform: Option<usize>,
    /// For OpenCL: buffers, although there is shared virtual memory.
    pub(crate) has_buffers: bool,
}

/// Reads a description.
pub(crate) fn read(description: &str) -> Result<Wanted, Error> {
    let description = description.trim();
    if description.starts_with('{') {
        return of_json(description);
    }
    let (mode, number) = description.split_once(':').unwrap_or((description, "0"));
    match number.parse() {
        Ok(number) => Ok(Wanted { mode: mode.to_lowercase(), number, platform: None, has_buffers: false }),
        Err(_) => Err(Error::device(format!("`{number}` in `{description}` is no number of a device"))),
    }
}

fn of_json(description: &str) -> Result<Wanted, Error> {
    let json = plain_json(description)
        .map_err(|what| Error::device(format!("the description of a device is no JSON: {what}")))?;
    let Some(mode) = json.get("mode").and_then(Value::as_str) else {
        return Err(Error::device("the description of a device has no `mode`"));
    };
    let index = |name: &str| match json.get(name) {
        None => Ok(None),
        Some(number) => match number.as_u64().and_then(|number| usize::try_from(number).ok()) {
            Some(number) => Ok(Some(number)),
            None => Err(Error::device(format!("`{name}` is no number of a device"))),
        },
    };
    Ok(Wanted {
        mode: mode.to_lowercase(),
        number: index("device_id")?.unwrap_or(0),
        platform: index("platform_id")?,
        has_buffers: json.get("memory").and_then(Value::as_str) == Some("buffers"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_description_is_a_name_a_number_or_json() {
        let found = |description: &str| read(description).map(|wanted| (wanted.mode, wanted.number));
        assert_eq!(found("openmp"), Ok(("openmp".into(), 0)));
        assert_eq!(found("CUDA:3"), Ok(("cuda".into(), 3)));
        assert_eq!(found(" {\"mode\": \"CUDA\", \"device_id\": 2}"), Ok(("cuda".into(), 2)));
        let opencl = read("{\"mode\": \"OpenCL\", \"platform_id\": 1}").expect("a description");
        assert_eq!((opencl.platform, opencl.has_buffers), (Some(1), false));
        let as_in_occa = "{mode: 'HIP', device_id: 1,} // the second";
        assert_eq!(found(as_in_occa), Ok(("hip".into(), 1)));
        assert!(found("cuda:x").is_err() && found("{").is_err() && found("{\"device_id\": 0}").is_err());
        assert!(found("{\"mode\": \"CUDA\", \"device_id\": -1}").is_err());
    }
}
