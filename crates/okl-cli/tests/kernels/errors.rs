//! Compiler errors in generated text point at the source, and users may use names that are reserved in the target
//! language.

use std::fs;

use libtest_mimic::Trial;
use okl_testing::nvrtc::Nvrtc;
use okl_testing::tools::Tool;
use okl_testing::{Failure, program, testdata};

use crate::trials::trial;
use crate::{okl, scratch};

pub fn trials() -> Vec<Trial> {
    vec![
        trial("errors::lines_are_those_of_the_source".to_owned(), errors_name_the_line_in_the_source),
        trial("names::those_of_opencl_are_free".to_owned(), names_of_opencl_may_be_those_of_the_user),
    ]
}

/// A kernel that okl accepts and no compiler does: the function that it calls is not defined.
const UNKNOWN: &str = "\
// a comment
#if 0
#endif
@kernel void unknown(const int N, float *x) {
  for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {
    x[i] =
      __mystery(x[i]);
  }
}
";

fn errors_name_the_line_in_the_source() -> Result<(), Failure> {
    let folder = scratch("lines");
    fs::create_dir_all(&folder).expect("a scratch folder can be made");
    let input = folder.join("unknown.okl");
    fs::write(&input, UNKNOWN).expect("a scratch file can be written");
    let place = format!("{}:7:", input.display());
    if let Some(gxx) = Tool::Gxx.find() {
        for pipeline in ["serial", "openmp"] {
            let kernel = okl().translate(&input, &[], pipeline).expect("okl takes it").kernel;
            let failure = program::check_syntax(&gxx, "unknown", &kernel, &folder).expect_err("g++ does not");
            assert!(failure.to_string().contains(&place), "{failure}");
        }
    }
    if let Some(nvrtc) = Nvrtc::find(&folder) {
        let kernel = okl().translate(&input, &[], "cuda").expect("okl takes it").kernel;
        let nvrtc = nvrtc.expect("the driver builds");
        let mut cubins = nvrtc.cubins("sm_80", &[("unknown", &kernel)]).expect("the driver runs");
        let failure = cubins.pop().expect("one text, one cubin").expect_err("NVRTC does not");
        let place = format!("{}(7)", input.display());
        assert!(failure.to_string().contains(&place), "{failure}");
    }
    Ok(())
}

/// Every reserved name of OpenCL as the name of a variable, a parameter and a field.
fn names_of_opencl_may_be_those_of_the_user() -> Result<(), Failure> {
    let Some(clangxx) = Tool::Clangxx.find() else { return Ok(()) };
    let folder = scratch("names");
    fs::create_dir_all(&folder).expect("a scratch folder can be made");
    let description = testdata().join("../plugins/backends/opencl/target.toml");
    let description = fs::read_to_string(description).expect("the target is described");
    let lists =
        description.split("\nreserved = [").skip(1).map(|list| list.split(']').next().unwrap_or(list));
    for (list, (pipeline, standard)) in lists.zip([("opencl", "CL1.2"), ("opencl-cpp", "CLC++2021")]) {
        // Keywords of C++, and a name that clang handles specially.
        let names = list.split('"').skip(1).step_by(2);
        let names: Vec<&str> = names.filter(|name| !["NULL", "private", "restrict"].contains(name)).collect();
        assert!(names.len() > 300, "{pipeline} has {} names", names.len());
        let input = folder.join(format!("{pipeline}.okl"));
        fs::write(&input, kernel_of_names(&names)).expect("a scratch file can be written");
        let kernel = okl().translate(&input, &[], pipeline).expect("okl takes all names").kernel;
        program::check_opencl(&clangxx, pipeline, standard, &kernel, &folder)?;
    }
    Ok(())
}

fn kernel_of_names(names: &[&str]) -> String {
    let (mut types, mut uses) = (String::new(), String::new());
    for (at, name) in names.iter().enumerate() {
        types += &format!("struct Of{at} {{ float {name}; }};\n");
        types +=
            &format!("inline float of{at}(const float {name}, const float b) {{ return {name} + b; }}\n");
        uses += &format!(
            "{{ float {name} = x[i]; Of{at} o; o.{name} = {name}; sum += of{at}(o.{name}, {name}); }}\n"
        );
    }
    format!(
        "{types}@kernel void names(const int N, const float *x, float *y) {{
          for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {{ float sum = 0;\n{uses} y[i] = sum; }}
        }}"
    )
}
