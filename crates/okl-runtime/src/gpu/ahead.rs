//! Compiled texts for devices that are elsewhere.

use super::api::Vendor;
use super::compiler::{Compiler, VIRTUAL};
use crate::compiled_ahead::CompiledText;
use crate::{Error, ErrorKind};
use okl_archive::Form;

/// Compiles a text for each of some architectures. Without any, CUDA's compiler makes PTX for old and new devices.
pub(crate) fn compile_for(
    vendor: Vendor,
    options: &[String],
    text: &str,
    architectures: &[String],
) -> Result<Vec<CompiledText>, Error> {
    if architectures.is_empty() && vendor == Vendor::Hip {
        return Err(Error::device(
            "the compiler of HIP has to know for which devices: `gfx90a`, for example",
        ));
    }
    let compiler = Compiler::get(vendor)?;
    if architectures.is_empty() {
        let code = compiler.compile(options, text, None)?;
        let machine = target_of(&code).ok_or_else(|| {
            Error::new(ErrorKind::Compilation, "the compiler does not say which devices its code is for")
        })?;
        return Ok(vec![CompiledText { form: Form::Ptx, machine, needs: Vec::new(), code }]);
    }
    let one = |architecture: &String| {
        let form = match vendor {
            Vendor::Hip => Form::CodeObject,
            Vendor::Cuda if architecture.starts_with(VIRTUAL) => Form::Ptx,
            Vendor::Cuda => Form::Cubin,
        };
        let code = compiler.compile(options, text, Some(architecture))?;
        Ok(CompiledText { form, machine: architecture.clone(), needs: Vec::new(), code })
    };
    architectures.iter().map(one).collect()
}

/// The virtual device of PTX, which has a line `.target sm_75`.
fn target_of(ptx: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(ptx);
    let line = text.lines().find_map(|line| line.trim().strip_prefix(".target"))?;
    let name = line.trim().split(',').next()?.trim().strip_prefix("sm_")?;
    Some(format!("{VIRTUAL}{name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ptx_says_its_device() {
        let of = |text: &str| target_of(text.as_bytes());
        assert_eq!(of("//\n.version 8.0\n.target sm_75, debug\n"), Some("compute_75".into()));
        assert_eq!((of(".version 8.0"), of(".target\n")), (None, None));
    }
}
