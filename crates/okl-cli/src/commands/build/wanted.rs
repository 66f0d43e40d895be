//! What is built: targets, devices, flags.

use super::args::BuildArgs;
use okl_runtime::Device;
use okl_runtime::ahead::CompileOptions;

/// What is built.
pub struct Wanted {
    /// In the order of the command line.
    pub targets: Vec<Target>,
}

/// A target.
pub struct Target {
    pub name: &'static str,
    pub pipeline: String,
    pub options: CompileOptions,
    /// Devices of this machine whose drivers compile, too.
    pub devices: Vec<Device>,
}

/// The targets that the runtime has devices for, and how the names of their devices begin for `--arch`.
const TARGETS: [(&str, &[&str]); 5] =
    [("serial", &[]), ("openmp", &[]), ("opencl", &[]), ("cuda", &["sm_", "compute_"]), ("hip", &["gfx"])];

/// Reads the options. The error is a message for the user.
pub fn read(args: &BuildArgs) -> Result<Wanted, String> {
    let mut targets: Vec<Target> = Vec::new();
    for given in &args.target {
        let (name, pipeline) = given.split_once('=').unwrap_or((given, given));
        let lower = name.to_lowercase();
        let Some((name, _)) = TARGETS.iter().find(|(known, _)| *known == lower) else {
            let all = TARGETS.map(|(name, _)| name).join(", ");
            return Err(format!("the runtime has no target `{name}`; it has {all}"));
        };
        if targets.iter().any(|known| known.name == *name) {
            return Err(format!("the target `{name}` is given twice"));
        }
        let options = CompileOptions { compiler: args.compiler.clone(), ..CompileOptions::default() };
        let pipeline = if given.contains('=') { pipeline.to_owned() } else { lower };
        targets.push(Target { name, pipeline, options, devices: Vec::new() });
    }
    let mut wanted = Wanted { targets };
    wanted.read_architectures(&args.arch)?;
    wanted.read_flags(&args.flags)?;
    wanted.open_devices(&args.device)?;
    Ok(wanted)
}

impl Wanted {
    fn target(&mut self, name: &str, why: &str) -> Result<&mut Target, String> {
        let found = self.targets.iter_mut().find(|target| target.name == name);
        found.ok_or_else(|| {
            format!("{why} is for the target `{name}`, which is not built: `-t {name}` adds it")
        })
    }

    fn read_architectures(&mut self, given: &[String]) -> Result<(), String> {
        for name in given {
            let owns = |(_, starts): &&(&str, &[&str])| starts.iter().any(|start| name.starts_with(start));
            let Some((target, _)) = TARGETS.iter().find(owns) else {
                return Err(format!(
                    "`{name}` is no device to compile for: `sm_80`, `compute_80`, `gfx90a` are some"
                ));
            };
            let architectures = &mut self.target(target, &format!("`--arch {name}`"))?.options.architectures;
            if !architectures.contains(name) {
                architectures.push(name.clone());
            }
        }
        Ok(())
    }

    fn read_flags(&mut self, given: &[String]) -> Result<(), String> {
        for text in given {
            let (name, flags) = text
                .split_once('=')
                .filter(|(name, _)| TARGETS.iter().any(|(known, _)| known == name))
                .ok_or_else(|| format!("`--flags {text}` names no target: `openmp=-O2`, for example"))?;
            let words = shlex::split(flags)
                .ok_or_else(|| format!("the flags `{flags}` cannot be split into words"))?;
            let own = &mut self.target(name, &format!("`--flags {text}`"))?.options.flags;
            own.get_or_insert_default().extend(words);
        }
        Ok(())
    }

    fn open_devices(&mut self, given: &[String]) -> Result<(), String> {
        for description in given {
            let device = Device::open(description).map_err(|error| error.to_string())?;
            if matches!(device.target(), "serial" | "openmp") {
                let target = device.target();
                return Err(format!(
                    "`--device {description}` is a CPU, for which a compiler compiles: `--flags '{target}=-O3 -march=native'` \
                     is for this very processor"
                ));
            }
            self.target(device.target(), &format!("`--device {description}`"))?.devices.push(device);
        }
        Ok(())
    }
}
