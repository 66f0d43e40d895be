//! Functions of two or four small numbers in one word: `__vadd4`, `__vabsdiffu2`, `__vcmpeq4` and their kind.

/// The names without the number of parts; true for signed parts; the result of a part. `LIMIT` is 128 or 32768, and `MASK`
/// 255 or 65535.
const OPERATIONS: [(&str, bool, &str); 36] = [
    ("__vadd", false, "x + y"),
    ("__vaddss", true, "x + y < -LIMIT ? -LIMIT : x + y > LIMIT - 1 ? LIMIT - 1 : x + y"),
    ("__vaddus", false, "x + y > MASK ? MASK : x + y"),
    ("__vsub", false, "x - y"),
    ("__vsubss", true, "x - y < -LIMIT ? -LIMIT : x - y > LIMIT - 1 ? LIMIT - 1 : x - y"),
    ("__vsubus", false, "x < y ? 0 : x - y"),
    ("__vabsdiffs", true, "x < y ? y - x : x - y"),
    ("__vabsdiffu", false, "x < y ? y - x : x - y"),
    ("__vavgu", false, "(x + y + 1) >> 1"),
    ("__vhaddu", false, "(x + y) >> 1"),
    ("__vmaxs", true, "x > y ? x : y"),
    ("__vmaxu", false, "x > y ? x : y"),
    ("__vmins", true, "x < y ? x : y"),
    ("__vminu", false, "x < y ? x : y"),
    ("__vcmpeq", false, "x == y ? MASK : 0"),
    ("__vcmpne", false, "x != y ? MASK : 0"),
    ("__vcmpges", true, "x >= y ? MASK : 0"),
    ("__vcmpgeu", false, "x >= y ? MASK : 0"),
    ("__vcmpgts", true, "x > y ? MASK : 0"),
    ("__vcmpgtu", false, "x > y ? MASK : 0"),
    ("__vcmples", true, "x <= y ? MASK : 0"),
    ("__vcmpleu", false, "x <= y ? MASK : 0"),
    ("__vcmplts", true, "x < y ? MASK : 0"),
    ("__vcmpltu", false, "x < y ? MASK : 0"),
    ("__vseteq", false, "x == y ? 1 : 0"),
    ("__vsetne", false, "x != y ? 1 : 0"),
    ("__vsetges", true, "x >= y ? 1 : 0"),
    ("__vsetgeu", false, "x >= y ? 1 : 0"),
    ("__vsetgts", true, "x > y ? 1 : 0"),
    ("__vsetgtu", false, "x > y ? 1 : 0"),
    ("__vsetles", true, "x <= y ? 1 : 0"),
    ("__vsetleu", false, "x <= y ? 1 : 0"),
    ("__vsetlts", true, "x < y ? 1 : 0"),
    ("__vsetltu", false, "x < y ? 1 : 0"),
    ("__vsads", true, "x < y ? y - x : x - y"),
    ("__vsadu", false, "x < y ? y - x : x - y"),
];

/// The same for functions of one word.
const OF_ONE: [(&str, bool, &str); 4] = [
    ("__vabs", true, "x < 0 ? -x : x"),
    ("__vabsss", true, "x == -LIMIT ? LIMIT - 1 : x < 0 ? -x : x"),
    ("__vneg", false, "-x"),
    ("__vnegss", true, "x == -LIMIT ? LIMIT - 1 : -x"),
];

/// The definition of such a function; `NAME` stands for its name.
pub(crate) fn definition(name: &str) -> Option<String> {
    let parts = name.strip_suffix('2').map(|stem| (stem, 16)).or_else(|| Some((name.strip_suffix('4')?, 8)));
    let (stem, bits) = parts?;
    let find = |all: &[(&str, bool, &'static str)]| {
        all.iter().find(|(own, _, _)| *own == stem).map(|(_, is_signed, result)| (*is_signed, *result))
    };
    let (is_one, (is_signed, result)) =
        find(&OPERATIONS).map(|found| (false, found)).or_else(|| Some((true, find(&OF_ONE)?)))?;
    let (mask, limit) = ((1_u32 << bits) - 1, 1_u32 << (bits - 1));
    let part = |word: &str| match is_signed {
        true => format!("(int)({word} << ({} - at)) >> {}", 32 - bits, 32 - bits),
        false => format!("(int)({word} >> at & {mask}u)"),
    };
    let second = if is_one { String::new() } else { format!(", y = {}", part("b")) };
    let parameters =
        if is_one { "const unsigned int a" } else { "const unsigned int a, const unsigned int b" };
    let result = result.replace("LIMIT", &limit.to_string()).replace("MASK", &mask.to_string());
    let sum = match stem.starts_with("__vsad") {
        true => format!("result += (unsigned int)({result});"),
        false => format!("result |= ((unsigned int)({result}) & {mask}u) << at;"),
    };
    Some(format!(
        "unsigned int NAME({parameters}) {{\n  unsigned int result = 0u;\n  for (int at = 0; at < 32; at += {bits}) {{\n    \
         const int x = {}{second};\n    {sum}\n  }}\n  return result;\n}}\n",
        part("a")
    ))
}

/// The declarations of all of them.
pub(crate) fn declarations() -> String {
    let own = |stem: &str, parameters: &str| {
        ["2", "4"].map(|parts| format!("unsigned int {stem}{parts}({parameters});\n")).concat()
    };
    let two = OPERATIONS.iter().map(|(stem, _, _)| own(stem, "unsigned int, unsigned int"));
    two.chain(OF_ONE.iter().map(|(stem, _, _)| own(stem, "unsigned int"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_declared_function_has_a_definition() {
        let declared = declarations();
        assert_eq!(declared.lines().count(), 80);
        for line in declared.lines() {
            let name = line.split([' ', '(']).nth(2).expect("a name");
            assert!(definition(name).is_some(), "{line}");
        }
        assert_eq!(definition("__vadd3"), None);
    }
}
