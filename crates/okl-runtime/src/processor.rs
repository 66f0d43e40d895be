//! Which processors a library runs on.

use std::collections::HashSet;

/// The processor and the system of this process: `x86_64-linux`.
pub(crate) fn here() -> String {
    format!("{}-{}", std::env::consts::ARCH, std::env::consts::OS)
}

/// The processor and the system of a library; those of this process where the library does not say it.
pub(crate) fn of_library(code: &[u8]) -> String {
    let arch = match elf_machine(code) {
        Some(0x3e) => "x86_64",
        Some(0x03) => "x86",
        Some(0xb7) => "aarch64",
        Some(0x28) => "arm",
        Some(0xf3) => "riscv64",
        Some(0x15) => "powerpc64",
        Some(0x16) => "s390x",
        Some(0x102) => "loongarch64",
        Some(other) => return format!("elf-{other}-{}", std::env::consts::OS),
        None => std::env::consts::ARCH,
    };
    format!("{arch}-{}", std::env::consts::OS)
}

/// The number of the processor in the head of an ELF file.
fn elf_machine(code: &[u8]) -> Option<u16> {
    let bytes: [u8; 2] = code.get(18..20)?.try_into().ok()?;
    let is_little = *code.get(5)? == 1;
    let number = if is_little { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) };
    code.starts_with(b"\x7fELF").then_some(number)
}

/// Macros that compilers predefine where they may use instructions that not all processors of the kind have, and the names
/// that `/proc/cpuinfo` has for these instructions.
const INSTRUCTIONS: [(&str, &str); 38] = [
    ("__SSE3__", "pni"),
    ("__SSSE3__", "ssse3"),
    ("__SSE4_1__", "sse4_1"),
    ("__SSE4_2__", "sse4_2"),
    ("__POPCNT__", "popcnt"),
    ("__AVX__", "avx"),
    ("__AVX2__", "avx2"),
    ("__FMA__", "fma"),
    ("__F16C__", "f16c"),
    ("__BMI__", "bmi1"),
    ("__BMI2__", "bmi2"),
    ("__LZCNT__", "abm"),
    ("__MOVBE__", "movbe"),
    ("__ADX__", "adx"),
    ("__GFNI__", "gfni"),
    ("__VAES__", "vaes"),
    ("__AVXVNNI__", "avx_vnni"),
    ("__AVX512F__", "avx512f"),
    ("__AVX512BW__", "avx512bw"),
    ("__AVX512CD__", "avx512cd"),
    ("__AVX512DQ__", "avx512dq"),
    ("__AVX512VL__", "avx512vl"),
    ("__AVX512IFMA__", "avx512ifma"),
    ("__AVX512VBMI__", "avx512vbmi"),
    ("__AVX512VBMI2__", "avx512_vbmi2"),
    ("__AVX512VNNI__", "avx512_vnni"),
    ("__AVX512BITALG__", "avx512_bitalg"),
    ("__AVX512VPOPCNTDQ__", "avx512_vpopcntdq"),
    ("__AVX512BF16__", "avx512_bf16"),
    ("__AVX512FP16__", "avx512_fp16"),
    ("__ARM_FEATURE_SVE", "sve"),
    ("__ARM_FEATURE_SVE2", "sve2"),
    ("__ARM_FEATURE_ATOMICS", "atomics"),
    ("__ARM_FEATURE_DOTPROD", "asimddp"),
    ("__ARM_FEATURE_FP16_VECTOR_ARITHMETIC", "asimdhp"),
    ("__ARM_FEATURE_BF16", "bf16"),
    ("__ARM_FEATURE_MATMUL_INT8", "i8mm"),
    ("__ARM_FEATURE_CRC32", "crc32"),
];

/// What a processor has to have for a compiler with these macros, as `#define` lines.
pub(crate) fn needs(macros: &str) -> Vec<String> {
    let defined: HashSet<&str> = macros.lines().filter_map(|line| line.split_whitespace().nth(1)).collect();
    let needed = INSTRUCTIONS.iter().filter(|(name, _)| defined.contains(name));
    needed.map(|(_, flag)| (*flag).to_owned()).collect()
}

/// What this processor lacks of that; nothing where the system does not say what it has.
pub(crate) fn lacks(needs: &[String]) -> Vec<String> {
    if needs.is_empty() {
        return Vec::new();
    }
    lacks_of(needs, &std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default())
}

fn lacks_of(needs: &[String], processors: &str) -> Vec<String> {
    let is_list = |line: &&str| line.starts_with("flags") || line.starts_with("Features");
    // All processors of a machine are alike.
    let Some((_, list)) = processors.lines().find(is_list).and_then(|line| line.split_once(':')) else {
        return Vec::new();
    };
    let has: HashSet<&str> = list.split_whitespace().collect();
    needs.iter().filter(|one| !has.contains(one.as_str())).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn macros_say_what_a_library_needs() {
        let macros = "#define __x86_64__ 1\n#define __AVX2__ 1\n#define __SSE3__ 1\n#define NOT __AVX__\n";
        assert_eq!(needs(macros), ["pni", "avx2"]);
        let processors = "model name\t: x\nflags\t\t: fpu pni avx\n\nflags\t\t: avx2\n";
        assert_eq!(lacks_of(&needs(macros), processors), ["avx2"]);
        assert_eq!(lacks_of(&needs(macros), "Features\t: pni avx2 sve\n"), [""; 0]);
        assert_eq!(lacks_of(&needs(macros), ""), [""; 0]);
    }

    #[test]
    fn libraries_say_their_processor() {
        let mut head = [0; 20];
        head[..6].copy_from_slice(b"\x7fELF\x02\x01");
        head[18] = 0xb7;
        assert!(of_library(&head).starts_with("aarch64-"));
        assert!(of_library(&head[..19]).starts_with(std::env::consts::ARCH));
        assert_eq!(of_library(b""), here());
    }
}
