//! The kernels of a device text, with the group sizes that they declare.

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct DeviceKernel<'a> {
    pub(crate) kernel: &'a str,
    pub(crate) index: &'a str,
    pub(crate) name: &'a str,
    /// The group size that the text declares, `0` if it declares none.
    pub(crate) bounds: String,
}

/// The kernels `_occa_<kernel>_<index>(` of a device text, in order.
pub(crate) fn device_kernels(text: &str) -> Vec<DeviceKernel<'_>> {
    const PREFIX: &str = "_occa_";
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut found: Vec<DeviceKernel<'_>> = Vec::new();
    for (start, _) in text.match_indices(PREFIX) {
        if text[..start].ends_with(is_word) {
            continue;
        }
        let end = text[start..].find(|c| !is_word(c)).map_or(text.len(), |length| start + length);
        let name = &text[start..end];
        let Some((kernel, index)) = name[PREFIX.len()..].rsplit_once('_') else { continue };
        let is_number = !index.is_empty() && index.bytes().all(|b| b.is_ascii_digit());
        let declaration = &text[text[..start].rfind([';', '{', '}']).map_or(0, |at| at + 1)..start];
        let after = text[end..].trim_start();
        let bounds = if declaration.contains("__global__") && after.starts_with('(') {
            launch_bounds(declaration)
        } else if after.starts_with("(sycl::queue") {
            required_size(after)
        } else if declaration.contains("simt_kernel") && after.starts_with('(') {
            argument_of("simt_group_of", declaration)
        } else if declaration.contains("__kernel") && after.starts_with('(') {
            required(declaration)
        } else if is_metal_kernel(declaration) && after.starts_with('(') {
            most_threads(declaration)
        } else {
            continue;
        };
        if is_number && found.iter().all(|known| known.name != name) {
            found.push(DeviceKernel { kernel, index, name, bounds });
        }
    }
    found
}

/// The names of the device kernels of a text, in order.
pub(crate) fn kernel_names(text: &str) -> Vec<&str> {
    device_kernels(text).into_iter().map(|kernel| kernel.name).collect()
}

/// The group size of SYCL text: `1 * 8 * 8` for `[[sycl::reqd_work_group_size(1, 8, 8)]]` of the first lambda.
fn required_size(text: &str) -> String {
    let lambda = text.split("nd_item<3>").nth(1).unwrap_or("");
    let head = &lambda[..lambda.find('{').unwrap_or(0)];
    required(head)
}

/// `8 * 8 * 1` for `reqd_work_group_size(8, 8, 1)`.
fn required(text: &str) -> String {
    let size = text.split("reqd_work_group_size(").nth(1).and_then(|rest| rest.split(')').next());
    size.map_or("0".to_owned(), |size| size.replace(", ", " * "))
}

fn launch_bounds(declaration: &str) -> String {
    argument_of("__launch_bounds__", declaration)
}

/// The text of the first argument of `name(...)`, `0` without one.
fn argument_of(name: &str, declaration: &str) -> String {
    let Some(at) = declaration.rfind(name) else { return "0".to_owned() };
    let Some((_, arguments)) = declaration[at + name.len()..].split_once('(') else { return "0".to_owned() };
    let mut depth = 0;
    for (end, c) in arguments.char_indices() {
        match c {
            '(' => depth += 1,
            ')' if depth > 0 => depth -= 1,
            ')' | ',' if depth == 0 => return arguments[..end].trim().to_owned(),
            _ => {}
        }
    }
    "0".to_owned()
}

/// Returns true if the text before a name declares a kernel.
fn is_metal_kernel(declaration: &str) -> bool {
    declaration.split_whitespace().any(|word| word == "kernel")
}

/// The maximum number of threads of a kernel: `256` for `[[max_total_threads_per_threadgroup(256)]]`; `0` without it.
fn most_threads(declaration: &str) -> String {
    let size = declaration.split("max_total_threads_per_threadgroup(").nth(1);
    size.and_then(|rest| rest.split(')').next()).unwrap_or("0").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn device_kernels_are_found_with_their_launch_bounds() {
        let text = "int x; extern \"C\" __global__ __launch_bounds__((4) * 8, 2) void _occa_a_b_0(int n) { int \
                    _occa_tiled_i_1(3); }\nextern \"C\" __global__ void\n_occa_a_b_1 (int n) {}";
        assert_eq!(
            device_kernels(text),
            [
                DeviceKernel { kernel: "a_b", index: "0", name: "_occa_a_b_0", bounds: "(4) * 8".into() },
                DeviceKernel { kernel: "a_b", index: "1", name: "_occa_a_b_1", bounds: "0".into() },
            ]
        );
    }

    #[test]
    fn sycl_kernels_are_found_with_their_required_size() {
        let text = "extern \"C\" void _occa_a_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &n, const std::pair<int, int> &p, float *__restrict__ f) { h.parallel_for(*range_, \
                    [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 8, 4)]] { _occa_b_1(2); }";
        assert_eq!(
            device_kernels(text),
            [DeviceKernel { kernel: "a", index: "0", name: "_occa_a_0", bounds: "1 * 8 * 4".into() }]
        );
        assert_eq!(required_size("[=](sycl::nd_item<3> item_) { f(1); }"), "0");
    }
}
