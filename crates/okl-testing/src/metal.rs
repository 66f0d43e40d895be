//! Metal without Apple's compiler: clang checks the text, and the emulator runs it.
//!
//! `metal/metal_stdlib` maps Metal's memory spaces to address spaces, which clang distinguishes in plain C++. Three
//! differences are handled here: group memory must be `static` in C++; Metal creates and copies structs in any memory
//! space, which clang refuses; and string literals of Metal are in `constant` memory.

use std::path::Path;
use std::process::Command;

use crate::Failure;
use crate::build::own_folder;
use crate::device_kernels::device_kernels;
use crate::generated::write;
use crate::process;

/// The flags for compiling Metal text for the emulator: literals without `f` have single precision.
pub(crate) const FLAGS: &[&str] = &["-fsingle-precision-constant"];

/// Returns true for Metal text.
pub(crate) fn is_metal(text: &str) -> bool {
    text.contains("#include <metal_stdlib>")
}

/// The text for the emulator. Memory spaces are erased there, so operators and templates that differ only in them are
/// reduced to one.
pub(crate) fn for_emulator(text: &str) -> String {
    let is_other = |line: &&str| {
        let start = ["inline device ", "inline threadgroup "].iter().any(|start| line.starts_with(start));
        start && line.contains("&operator")
    };
    let text: String =
        with_static_memory(text).split_inclusive('\n').filter(|line| !is_other(line)).collect();
    without_twins(&text)
}

/// Removes all but one version of a template. Versions are adjacent, with a `#line` between them.
fn without_twins(text: &str) -> String {
    let erased = |text: &str| {
        let words = ["device ", "threadgroup ", "constant ", "thread "];
        words.iter().fold(text.to_owned(), |text, word| text.replace(word, ""))
    };
    let mut kept = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("\n#line ") {
        let line = rest[at + 1..].find('\n').map_or(rest.len(), |end| at + 1 + end + 1);
        kept.push_str(&rest[..line]);
        rest = &rest[line..];
        let Some(end) = end_of_template(rest) else { continue };
        let mut before = kept[..kept.len() - (line - at)].trim_end();
        // The rest of a preceding version.
        while let Some((start, _)) = before.rsplit_once('\n').filter(|(_, last)| last.starts_with("#line ")) {
            before = start.trim_end();
        }
        let before = erased(before);
        if before.ends_with(erased(&rest[..end]).trim_end()) {
            rest = &rest[end..];
        }
    }
    kept + rest
}

/// The end of the template at the start of a text.
fn end_of_template(text: &str) -> Option<usize> {
    let body = text.starts_with("template").then(|| text.find('{')).flatten()?;
    let mut depth = 0;
    text[body..].char_indices().find_map(|(at, sign)| {
        depth += i32::from(sign == '{') - i32::from(sign == '}');
        (depth == 0).then_some(body + at + 1)
    })
}

/// Replaces `threadgroup` by `okl_threadgroup` in the declarations of group memory at the start of kernels, and adds
/// `okl_group` to declarations of pointers in group memory.
pub(crate) fn with_static_memory(text: &str) -> String {
    const WORD: &str = "threadgroup";
    let mut edited = String::new();
    let mut rest = text;
    for kernel in device_kernels(text) {
        let name = format!("{}(", kernel.name);
        let Some(body) = rest.find(&name).and_then(|at| Some(at + rest[at..].find(") {")? + 3)) else {
            continue;
        };
        edited.push_str(&rest[..body]);
        rest = &rest[body..];
        // Before the first loop or block there are only copies of arguments and declarations of types and memory.
        let opens = |line: &&str| {
            let own = line.trim_start();
            let is_open = line.matches('{').count() > line.matches('}').count();
            own.starts_with('{') || is_open && !own.starts_with("struct ")
        };
        let end = rest.split_inclusive('\n').take_while(|line| !opens(line)).map(str::len).sum();
        for line in rest[..end].split_inclusive('\n') {
            let own = line.trim_start();
            // `alignas(16) threadgroup float s[4];`
            let after = own.strip_prefix("alignas(").and_then(|rest| rest.split_once(") "));
            let plain = after.map_or(own, |(_, plain)| plain);
            let is_memory = plain.strip_prefix(WORD).is_some_and(|rest| rest.starts_with(' '));
            let declares = is_memory && !own.contains(['*', '&', '=']);
            // `device int *threadgroup p[8];`
            let declares_pointer = own.contains("*threadgroup ") && !own.contains('=');
            edited.push_str(&match () {
                () if declares => line.replacen(WORD, "okl_threadgroup", 1),
                () if declares_pointer => format!("okl_group {own}"),
                () => line.to_owned(),
            });
        }
        rest = &rest[end..];
    }
    edited + rest
}

/// Checks Metal text with clang.
pub fn check(clangxx: &Path, name: &str, text: &str, scratch: &Path) -> Result<(), Failure> {
    check_marked(clangxx, name, &with_static_memory(text), scratch)
}

/// Like [`check`], for text that [`with_static_memory`] has prepared.
pub(crate) fn check_marked(clangxx: &Path, name: &str, text: &str, scratch: &Path) -> Result<(), Failure> {
    let file = write(&scratch.join(name).join("kernel.metal.cpp"), text)?;
    let mut command = Command::new(clangxx);
    command.args(["-std=c++14", "-fsyntax-only", "-nostdinc", "-w", "-ferror-limit=0"]);
    command.args(["-Xclang", "-cl-single-precision-constant", "-fno-caret-diagnostics"]);
    command.arg("-I").arg(own_folder("metal")).arg(&file);
    let ended = process::run(&mut command)?;
    let mistakes = mistakes(&ended.stderr);
    match ended.code {
        Some(0) => Ok(()),
        // clang reports errors for valid Metal, too.
        Some(1) if mistakes.is_empty() && ended.stderr.contains("error:") => Ok(()),
        _ => {
            let why = format!("{name}: clang refuses the Metal text ({})", file.display());
            Err(Failure::new(format!("{why}\n{}", mistakes.join("\n"))))
        }
    }
}

/// The errors of clang, without those for valid Metal.
fn mistakes(stderr: &str) -> Vec<String> {
    let mut found: Vec<(String, Vec<&str>)> = Vec::new();
    for line in stderr.lines() {
        if line.contains(" error: ") || line.contains(" fatal error: ") || line.starts_with("error: ") {
            found.push((line.to_owned(), Vec::new()));
        } else if let (true, Some((_, notes))) = (line.contains(" note: "), found.last_mut()) {
            notes.push(line);
        }
    }
    found.into_iter().filter(|(error, notes)| !is_taken(error, notes)).map(|(error, _)| error).collect()
}

fn is_taken(error: &str, notes: &[&str]) -> bool {
    const MADE: &str = "no matching constructor for initialization of";
    const TEXT: &str =
        "of type 'const __attribute__((address_space(2))) char *' with an lvalue of type 'const char[";
    let of_struct = |what: &str| {
        let start = format!("(the implicit {what}");
        notes.iter().any(|note| note.contains(&start) && note.contains("address space"))
    };
    // `device P *ps; P q = ps[0]; ps[1] = q; f(i ? P(ps[2]) : q);`
    (error.contains(MADE) || error.contains("no matching conversion for functional-style cast") || error.contains("no viable overloaded '='")) && of_struct("copy")
        // `threadgroup P s[16];`
        || error.contains(&format!("{MADE} '__attribute__((address_space(3)))"))
            && notes.iter().any(|note| note.contains("(the implicit"))
        // `P w[2] = {ps[0], ps[1]};`, where it goes on with the first field
        || ["device", "threadgroup", "constant"].iter().any(|memory| error.contains(&format!("no viable conversion from '{memory} ")))
        // `constant char *const names[] = {"a", "b"};`
        || error.contains(TEXT)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_a_template_are_one_where_memories_are_erased() {
        let version = |memory: &str| {
            format!("template <class T> T f({memory} const T *p) {{\n  return {{p[0]}};\n}}\n")
        };
        let (device, group) = (version("device"), version("threadgroup"));
        let twins = format!("namespace n {{\n{device}#line 2 \"k\"\n{group}}}\n");
        assert_eq!(without_twins(&twins), format!("namespace n {{\n{device}#line 2 \"k\"\n\n}}\n"));
        let others = format!("{device}#line 2 \"k\"\n{}", version("thread").replace("p[0]", "p[1]"));
        assert_eq!(without_twins(&others), others);
    }
    use crate::tools::Tool;

    /// The start of the texts that the checker must accept or refuse.
    const START: &str = "#include <metal_stdlib>\nusing namespace metal;\nstruct P { float x; float n() const { return x; } };\n\
        float first(device const float *p) { return p[0]; }\nfloat own(thread const float *p) { return p[0]; }\n\
        kernel void _occa_k_0(constant int &N [[buffer(0)]], device float *a [[buffer(1)]], device P *ps [[buffer(2)]],\n\
        constant P &p [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]],\n\
        uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {\n  threadgroup float s[4];\n  { ";

    fn verdict(body: &str) -> Option<Result<(), Failure>> {
        let clangxx = Tool::Clangxx.find()?;
        let scratch = std::env::temp_dir().join(format!("okl-testing-metal-{}", std::process::id()));
        Some(check(&clangxx, "verdict", &format!("{START}{body} }}\n}}\n"), &scratch))
    }

    #[test]
    fn structs_are_copied_and_memories_kept_apart() {
        let right = [
            "P q = ps[0]; ps[1] = q; P r = p; a[0] = q.n() + r.x + N;",
            "threadgroup float *t = s; t[0] = first(a) + 0.5 * max(1.0f, 2.0);",
            "float4 v = float4(1, 2, 3, 4) * 2.0f; a[0] = dot(v, v) + float3(N).x;",
            "atomic_fetch_add_explicit((volatile threadgroup atomic_uint *)&(s[0]), 1u, memory_order_relaxed);",
        ];
        for body in right {
            if let Some(Err(failure)) = verdict(body) {
                panic!("{body}: {failure}");
            }
        }
        let wrong = [
            "device float *t = s;",
            "a[0] = first(s);",
            "float y = 1; a[0] = first(&y);",
            "a[0] = own(a);",
            "thread float &r = a[0];",
            "double d = 1;",
            "N = 3;",
            "a[0] = ps[0].n();",
            "a[0] = _occa_thread_position.q1;",
            "float4 v = a[0]; float *y = &v.y;",
            "a[0] = sqrtf(a[1]);",
            "a[0] = std::sqrt(a[1]);",
        ];
        for body in wrong {
            assert!(verdict(body).is_none_or(|verdict| verdict.is_err()), "{body}");
        }
    }

    #[test]
    fn group_memory_at_the_start_is_marked() {
        let text = "#include <metal_stdlib>\nkernel void _occa_a_0(int N) {\n  struct T { int a; };\n  int n[2] = {N, 1};\n  \
                    alignas(16) threadgroup float s[4];\n  device int *threadgroup q[2];\n  \
                    threadgroup_barrier(mem_flags::mem_device);\n  { threadgroup float *p = s; }\n}\n";
        let marked = with_static_memory(text);
        assert!(marked.contains("alignas(16) okl_threadgroup float s[4];"), "{marked}");
        assert!(marked.contains("okl_group device int *threadgroup q[2];"), "{marked}");
        assert!(marked.contains("  threadgroup_barrier("), "{marked}");
        assert!(marked.contains("{ threadgroup float *p"), "{marked}");
    }
}
