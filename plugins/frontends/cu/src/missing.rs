//! Headers of CUDA's libraries, which okl does not read.

use crate::ids::CU_UNSUPPORTED;
use okl_plugin::{Diagnostic, Span};

/// Reports the lines that include such headers.
pub(crate) fn includes(text: &str) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        let trimmed = line.trim_start();
        let Some(rest) = trimmed.strip_prefix('#').map(str::trim_start) else { continue };
        let Some(name) = rest.strip_prefix("include").map(str::trim_start) else { continue };
        let Some(name) = name.strip_prefix(['<', '"']).and_then(|rest| rest.split(['>', '"']).next()) else {
            continue;
        };
        let known = LIBRARIES.iter().find(|(start, _, _)| name.starts_with(start));
        let Some((_, what, instead)) = known else { continue };
        let first = start + (line.len() - trimmed.len());
        let place = Span::new(first as u32, (first + trimmed.trim_end().len()) as u32);
        let message = format!("`{name}` belongs to {what}, which okl does not read");
        found.push(Diagnostic::error(CU_UNSUPPORTED, message, place).help(*instead));
    }
    found
}

const ALGORITHMS: &str = "write the algorithm as a kernel, or as a loop of the host program";
const CALLS: &str = "call a library of the target in a part of the program that okl does not translate";

/// The starts of names, what they belong to, and what to do.
const LIBRARIES: &[(&str, &str, &str)] = &[
    ("thrust/", "thrust", ALGORITHMS),
    ("cub/", "cub", ALGORITHMS),
    ("cuda/std/", "libcu++", "use the header of the standard library"),
    ("cuda/", "libcu++", ALGORITHMS),
    ("cublas", "cuBLAS", CALLS),
    ("cufft", "cuFFT", CALLS),
    ("curand", "cuRAND", CALLS),
    ("cusparse", "cuSPARSE", CALLS),
    ("cusolver", "cuSOLVER", CALLS),
    ("cudnn", "cuDNN", CALLS),
    ("nccl", "NCCL", CALLS),
    ("nvml", "NVML", CALLS),
    ("mma.h", "the matrix units of NVIDIA's devices (wmma)", "write the product with group memory"),
    ("cuda_bf16.h", "numbers of 16 bits", "use `float`"),
    ("cuda_fp8.h", "numbers of 8 bits", "use `float`"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_include_libraries_are_reported() {
        let text = "#include <cstdio>\n  # include <thrust/sort.h> // sorts\nint x; // #include <cub/x>\n";
        let found = includes(text);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].labels[0].place.of(text), "# include <thrust/sort.h> // sorts");
    }
}
