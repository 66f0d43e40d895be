//! Texts of host programs: launches of kernels, and memory of devices. They call the layer of [`crate::runtime`].
//!
//! ```
//! use okl_frontend::host::{Argument, Copied, Launch};
//! use okl_frontend::runtime::Device;
//!
//! let kernel = Device::Cuda.kernel("", "scale");
//! let launch = Launch::new(kernel, "queue", ["(n + 63) / 64".into()], ["64".into()])
//!     .argument(Argument::value("int", "n"))
//!     .argument(Argument::pointer("on_device"));
//! let x = Copied { name: "on_device".into(), host: "x".into(), bytes: "n * sizeof *x".into(), goes_in: true, comes_out: true };
//! assert_eq!(x.around("queue", &launch.text()), "\
//! { void *on_device = okl_rt::allocate(n * sizeof *x);
//! okl_rt::copy_in(on_device, x, n * sizeof *x, queue);
//! { const int okl_value_0 = n;
//! const void *okl_value_1 = on_device;
//! const okl_rt::argument okl_arguments[] = {{&okl_value_0, sizeof okl_value_0}, {&okl_value_1, 0}};
//! okl_rt::run(_occa_scale_0, okl_rt::shape{{(unsigned)((n + 63) / 64), 1u, 1u}, {64u, 1u, 1u}}, queue, okl_arguments); }
//! okl_rt::copy_out(x, on_device, n * sizeof *x, queue);
//! okl_rt::finish(queue);
//! okl_rt::release(on_device); }
//! ");
//! ```

use crate::runtime::Device;

impl Device {
    /// The expression by which [`Launch`] names the first nest of a kernel: the function that it became on this device.
    /// `path` is what the program has in front of the name, such as a namespace: `okl_device::`.
    pub fn kernel(self, path: &str, name: &str) -> String {
        match self {
            Device::Cpu => format!("{path}{name}"),
            Device::OpenCl => format!("okl_kernel(\"_occa_{name}_0\")"),
            Device::Cuda | Device::Hip | Device::Sycl | Device::None => format!("{path}_occa_{name}_0"),
        }
    }
}

/// The launch of a kernel with one nest.
#[derive(Clone, Debug)]
pub struct Launch {
    kernel: String,
    groups: Vec<String>,
    items: Vec<String>,
    arguments: Vec<Argument>,
    stream: String,
}

/// An argument of a kernel.
#[derive(Clone, Debug)]
pub struct Argument {
    /// The type of a value; none for a pointer to memory of the device.
    ty: Option<String>,
    value: String,
}

impl Argument {
    /// A value of a type.
    pub fn value(ty: impl Into<String>, value: impl Into<String>) -> Argument {
        Argument { ty: Some(ty.into()), value: value.into() }
    }

    /// A pointer to memory of the device.
    pub fn pointer(value: impl Into<String>) -> Argument {
        Argument { ty: None, value: value.into() }
    }
}

impl Launch {
    /// A launch without arguments in a stream. The sizes are expressions, of the innermost loop first, at most three each.
    pub fn new(
        kernel: impl Into<String>,
        stream: impl Into<String>,
        groups: impl IntoIterator<Item = String>,
        items: impl IntoIterator<Item = String>,
    ) -> Launch {
        let (groups, items) = (groups.into_iter().collect(), items.into_iter().collect());
        Launch { kernel: kernel.into(), groups, items, arguments: Vec::new(), stream: stream.into() }
    }

    /// Adds an argument. A kernel on a CPU gets all that it is declared with; so do others.
    #[must_use]
    pub fn argument(mut self, argument: Argument) -> Launch {
        self.arguments.push(argument);
        self
    }

    /// A block of the host program that launches the kernel.
    pub fn text(&self) -> String {
        let mut text = String::from("{ ");
        let mut all = Vec::new();
        for (at, Argument { ty, value }) in self.arguments.iter().enumerate() {
            let name = format!("okl_value_{at}");
            text += &match ty {
                Some(ty) => format!("const {ty} {name} = {value};\n"),
                None => format!("const void *{name} = {value};\n"),
            };
            let size = if ty.is_some() { format!("sizeof {name}") } else { "0".to_string() };
            all.push(format!("{{&{name}, {size}}}"));
        }
        if all.is_empty() {
            all.push("{nullptr, 0}".to_string());
        }
        let Launch { kernel, stream, .. } = self;
        let (all, groups, items) = (all.join(", "), sizes(&self.groups), sizes(&self.items));
        text += &format!("const okl_rt::argument okl_arguments[] = {{{all}}};\n");
        text + &format!(
            "okl_rt::run({kernel}, okl_rt::shape{{{groups}, {items}}}, {stream}, okl_arguments); }}\n"
        )
    }
}

/// `{(unsigned)(n), 1u, 1u}`
fn sizes(all: &[String]) -> String {
    let one = |size: &str| match size.bytes().all(|letter| letter.is_ascii_digit()) {
        true => format!("{size}u"),
        false => format!("(unsigned)({size})"),
    };
    let all = all.iter().map(String::as_str).chain(std::iter::repeat("1")).take(3);
    format!("{{{}}}", all.map(one).collect::<Vec<String>>().join(", "))
}

/// Memory of the device that stands for memory of the host while something runs.
#[derive(Clone, Debug)]
pub struct Copied {
    /// The name of the pointer to memory of the device, `void *`.
    pub name: String,
    /// The memory of the host: an expression for its address.
    pub host: String,
    /// An expression for the number of its bytes.
    pub bytes: String,
    /// True if its content goes to the device before.
    pub goes_in: bool,
    /// True if it comes back behind.
    pub comes_out: bool,
}

impl Copied {
    /// A block that executes a text with the memory; copies are in a stream, and are done behind the block.
    pub fn around(&self, stream: &str, inside: &str) -> String {
        let Copied { name, host, bytes, .. } = self;
        let before = match self.goes_in {
            true => format!("okl_rt::copy_in({name}, {host}, {bytes}, {stream});\n"),
            false => String::new(),
        };
        let behind = match self.comes_out {
            true => format!("okl_rt::copy_out({host}, {name}, {bytes}, {stream});\n"),
            false => String::new(),
        };
        format!(
            "{{ void *{name} = okl_rt::allocate({bytes});\n{before}{inside}{behind}\
             okl_rt::finish({stream});\nokl_rt::release({name}); }}\n"
        )
    }
}
