//! Compiled launchers: one program calls those of many texts, and prints what they launch.

use super::arguments::Owned;
use crate::failure::at_path;
use crate::{Failure, jobs, process, workspace};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Texts that are compiled as one.
const TOGETHER: usize = 32;

/// The language, and what the description of host code defines: integers wrap around, variables start with 0.
const FLAGS: [&str; 6] = ["-std=c++20", "-O0", "-w", "-fwrapv", "-ftrivial-auto-var-init=zero", "-I"];

/// A call of a kernel.
#[derive(Clone, Debug)]
pub(super) struct Call {
    /// The index of the text, and the kernel.
    pub(super) text: usize,
    pub(super) kernel: String,
    pub(super) arguments: Vec<Owned>,
}

/// Compiles the launchers and runs the calls; returns the lines that each call prints.
pub(super) fn called(
    compiler: &Path,
    folder: &Path,
    texts: &[(String, Vec<String>)],
    calls: &[Call],
) -> Result<Vec<Vec<String>>, Failure> {
    fs::create_dir_all(folder).map_err(at_path(folder))?;
    let mut sources: Vec<(PathBuf, String)> = Vec::new();
    let all = texts.iter().enumerate();
    let (alone, together): (Vec<_>, Vec<_>) = all.partition(|(_, (text, _))| names_the_top(text));
    for chunk in together.chunks(TOGETHER).chain(alone.chunks(1)) {
        let is_alone = chunk.len() == 1;
        let parts: Vec<String> = chunk.iter().map(|(at, (text, _))| within(*at, text, is_alone)).collect();
        sources.push((folder.join(format!("launchers_{}.cpp", sources.len())), parts.concat()));
    }
    sources.push((folder.join("main.cpp"), main(texts)));
    let include = workspace().join("crates/okl-cli/include");
    let objects = jobs::map(&sources, |(file, text)| {
        fs::write(file, text).map_err(at_path(file))?;
        let object = file.with_extension("o");
        let mut command = Command::new(compiler);
        command.args(FLAGS).arg(&include).arg("-c").arg(file).arg("-o").arg(&object);
        process::run(&mut command)?.success("compiling launchers")?;
        Ok(object)
    });
    let objects: Vec<PathBuf> = objects.into_iter().collect::<Result<_, Failure>>()?;
    let program = folder.join("run");
    process::run(Command::new(compiler).args(&objects).arg("-o").arg(&program))?.success("linking")?;
    let file = folder.join("calls.txt");
    fs::write(&file, written(texts, calls)).map_err(at_path(&file))?;
    let output = process::run(Command::new(&program).arg(&file))?.success("calling launchers")?.stdout;
    let ends = |line: &&str| line.starts_with(['=', '!']);
    let mut all = Vec::new();
    let mut one = Vec::new();
    for line in output.lines() {
        one.push(line.to_owned());
        if ends(&line) {
            all.push(std::mem::take(&mut one));
        }
    }
    match all.len() == calls.len() {
        true => Ok(all),
        false => Err(Failure::new(format!("{} of {} calls have ended", all.len(), calls.len()))),
    }
}

/// True if a text names what is in no namespace: `::scale`.
fn names_the_top(text: &str) -> bool {
    text.contains(" ::") || text.contains("(::")
}

/// A launcher with other names for its functions, in a namespace of its own unless it is the only one.
fn within(at: usize, text: &str, is_alone: bool) -> String {
    let is_include = |line: &&str| line.trim_start().starts_with("#include");
    let mut out = String::new();
    for line in text.lines().filter(is_include) {
        out += line;
        out.push('\n');
    }
    if !is_alone {
        out += &format!("namespace okl_text_{at} {{\n");
    }
    let mut macros = Vec::new();
    for line in text.lines().filter(|line| !is_include(line) && !line.starts_with("#line")) {
        out += &line.replace("int okl_launch_", &format!("int okl_launch_{at}_"));
        out.push('\n');
        if let Some(name) = line.trim_start().strip_prefix("#define ") {
            let end = name.find(|next: char| !next.is_alphanumeric() && next != '_').unwrap_or(name.len());
            macros.push(&name[..end]);
        }
    }
    if !is_alone {
        out += "}\n";
    }
    macros.into_iter().for_each(|name| out += &format!("#undef {name}\n"));
    out
}

/// The program: reads calls, prints launches.
fn main(texts: &[(String, Vec<String>)]) -> String {
    let names: Vec<String> = names(texts).collect();
    let declared: String =
        names.iter().map(|name| format!("extern \"C\" okl_kernel okl_launch_{name};\n")).collect();
    let listed: Vec<String> = names.iter().map(|name| format!("okl_launch_{name}")).collect();
    let listed = listed.join(", ");
    format!(
        r#"#include <okl/launch.h>
#include <csetjmp>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
{declared}static okl_kernel *const kernels[] = {{{listed}}};
static sigjmp_buf back;
static void trapped(int) {{ siglongjmp(back, 1); }}
static int launch(void *, const okl_launch *what) {{
  std::printf("%u %s", what->number, what->name);
  for (size_t size : what->outer) std::printf(" %zu", size);
  for (size_t size : what->inner) std::printf(" %zu", size);
  for (size_t at = 0; at < what->count; ++at) {{
    const okl_argument &one = what->arguments[at];
    std::printf(one.kind == OKL_VALUE ? " v" : " m");
    for (size_t byte = 0; byte < one.size; ++byte) std::printf("%02x", static_cast<const unsigned char *>(one.value)[byte]);
  }}
  std::printf("\n");
  return 0;
}}
int main(int, char **words) {{
  std::signal(SIGFPE, trapped);
  std::FILE *file = std::fopen(words[1], "r");
  unsigned kernel, count;
  while (std::fscanf(file, "%u %u", &kernel, &count) == 2) {{
    static okl_argument arguments[64];
    static unsigned char bytes[64][1024] __attribute__((aligned(64)));
    for (unsigned at = 0; at < count; ++at) {{
      char kind;
      unsigned size, byte;
      std::fscanf(file, " %c %u", &kind, &size);
      for (unsigned nth = 0; nth < size; ++nth) {{
        std::fscanf(file, "%2x", &byte);
        bytes[at][nth] = byte;
      }}
      arguments[at] = {{kind == 'v' ? OKL_VALUE : OKL_MEMORY, size, bytes[at]}};
    }}
    const okl_launcher launcher = {{OKL_LAUNCH_VERSION, launch, 0}};
    if (sigsetjmp(back, 1) == 0) std::printf("= %d\n", kernels[kernel](&launcher, arguments, count));
    else std::printf("! division\n");
  }}
}}
"#
    )
}

fn names(texts: &[(String, Vec<String>)]) -> impl Iterator<Item = String> {
    let all = texts.iter().enumerate();
    all.flat_map(|(at, (_, kernels))| kernels.iter().map(move |kernel| format!("{at}_{kernel}")))
}

fn written(texts: &[(String, Vec<String>)], calls: &[Call]) -> String {
    let names: Vec<String> = names(texts).collect();
    let mut text = String::new();
    for Call { text: at, kernel, arguments } in calls {
        let name = format!("{at}_{kernel}");
        let index = names.iter().position(|other| *other == name).unwrap_or(usize::MAX);
        let _infallible = write!(text, "{index} {}", arguments.len());
        for argument in arguments {
            let (kind, bytes) = match argument {
                Owned::Value(bytes) => ('v', bytes.clone()),
                Owned::Memory(handle) => ('m', handle.to_le_bytes().to_vec()),
            };
            let _infallible = write!(text, " {kind} {} {}", bytes.len(), hex(&bytes));
        }
        text.push('\n');
    }
    text
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
