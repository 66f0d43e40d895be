//! Optimisations: each changes how programs compute, and not what.

use super::runs::{Environments, QUICK, Way, builder, scratch, translated_with};
use okl_testing::program::Program;
use okl_testing::rotation::Rotation;
use okl_testing::tools::Tool;

/// An optimisation.
struct Optimisation {
    options: &'static str,
    /// A program that it changes, and what is in the program's text for devices then.
    shown: (&'static str, &'static str),
}

const OPTIMISATIONS: [Optimisation; 10] = [
    Optimisation { options: "buffer-pushes = true", shown: ("bfs", "irgl_gather(irgl_own, irgl_out") },
    Optimisation {
        options: "cooperative-pushes = true",
        shown: ("bfs", "irgl_share(irgl_shared, &irgl_gathered, irgl_out"),
    },
    Optimisation {
        options: "nested-parallelism = [\"block\", \"warp\"]",
        shown: ("sssp", "irgl_width == 256 ? 32 : irgl_width == 32 ? 1 : 0"),
    },
    Optimisation {
        options: "nested-parallelism = [\"block\"]",
        shown: ("sssp", "irgl_width == 256 ? 1 : 0"),
    },
    Optimisation {
        options: "nested-parallelism = [\"warp\"]",
        shown: ("components", "irgl_width == 32 ? 1 : 0"),
    },
    Optimisation { options: "outline-iterations = true", shown: ("bfs", "irgl_step_") },
    Optimisation { options: "unroll = 4", shown: ("bfs", "#pragma unroll 4\n") },
    Optimisation { options: "retry-backoff = true", shown: ("refine", "irgl_each") },
    Optimisation { options: "exclusive-locks = true", shown: ("refine", "irgl_try(irgl_locks_mesh, ") },
    Optimisation {
        options: "ticket-locks = true",
        shown: ("boruvka", "irgl_take_ticket(irgl_tickets_lock, irgl_at)"),
    },
];

/// All of them that go together.
const ALL: &str = "cooperative-pushes = true, nested-parallelism = [\"block\", \"warp\"], outline-iterations = true, \
                   unroll = 4, retry-backoff = true, exclusive-locks = true, ticket-locks = true";

fn rotated(options: &str, (turn, count): (u64, u64)) -> impl Fn(&str) -> bool {
    let (rotation, options) = (Rotation::of_today(), options.to_string());
    move |program| rotation.is_turn(&format!("{program} {options}"), turn, count)
}

/// A worklist of any size is small, and none is.
fn environments(more: &[(&'static str, &str)]) -> Environments {
    let with = |few: &str| {
        let more = more.iter().map(|(name, value)| (*name, (*value).to_string()));
        more.chain([("IRGL_FEW", few.to_string())]).collect()
    };
    vec![with("1"), with("20"), with("100000")]
}

#[test]
fn each_optimisation_changes_the_text_of_its_program() {
    for one in &OPTIMISATIONS {
        let (program, shown) = one.shown;
        let text = translated_with(program, "cuda", one.options).expect("it is translated");
        assert!(text.contains(shown), "{}: {text}", one.options);
        let plain = translated_with(program, "cuda", "").expect("it is translated");
        assert!(!plain.contains(shown), "{}: {plain}", one.options);
    }
}

#[test]
fn optimised_openmp_programs_compute_the_same() {
    let Some(builder) = builder() else { return };
    for options in OPTIMISATIONS.iter().map(|one| one.options).chain([ALL]) {
        let scratch = scratch("options").join(format!("openmp{}", options.len()));
        let build = |name: &str, text: &str| Program::whole_host(&builder, name, text, &QUICK, &scratch);
        let environments = environments(&[("OMP_NUM_THREADS", "3")]);
        Way { target: "openmp", options, build: &build, environments }.check(rotated(options, (0, 24)));
    }
}

/// As devices with memory of their own; each target has another turn.
fn emulated(target: &str, turn: (u64, u64)) {
    let Some(builder) = builder() else { return };
    for options in OPTIMISATIONS.iter().map(|one| one.options).chain([ALL]) {
        let scratch = scratch("options").join(format!("{target}{}", options.len()));
        let build = |name: &str, text: &str| Program::whole(&builder, name, text, &scratch);
        let environments = environments(&[("OKL_EMULATOR_SEED", "1")]);
        Way { target, options, build: &build, environments }.check(rotated(options, turn));
    }
}

#[test]
fn optimised_cuda_programs_compute_the_same_in_the_emulator() {
    emulated("cuda", (12, 24));
}

#[test]
fn optimised_hip_programs_compute_the_same_in_the_emulator() {
    emulated("hip", (18, 48));
}

#[test]
fn optimised_dpcpp_programs_compute_the_same_in_the_emulator() {
    emulated("dpcpp", (30, 48));
}

#[test]
fn optimised_opencl_programs_compute_the_same_on_the_cpu() {
    let (Some(builder), Some(_)) = (builder(), Tool::Pocl.find()) else { return };
    for options in OPTIMISATIONS.iter().map(|one| one.options).chain([ALL]) {
        let scratch = scratch("options").join(format!("opencl{}", options.len()));
        let build = |name: &str, text: &str| Program::whole_opencl(&builder, name, text, &scratch);
        let pocl = Program::pocl(&scratch).expect("a folder can be made");
        let pocl: Vec<(&'static str, &str)> =
            pocl.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let way = Way { target: "opencl", options, build: &build, environments: environments(&pocl) };
        way.check(rotated(options, (3, 48)));
    }
}

#[test]
fn a_pipe_with_one_invocation_is_outlined() {
    for (program, is_outlined) in
        [("bfs_pipe", true), ("components", true), ("refine", false), ("overflow", false)]
    {
        let text = translated_with(program, "cuda", "outline-iterations = true").expect("it is translated");
        assert_eq!(text.contains("irgl_outlined_"), is_outlined, "{program}");
    }
}

/// A lock that is tried cannot be asked for by a ticket.
#[test]
fn locks_with_else_have_no_tickets() {
    let text = translated_with("histogram", "openmp", "ticket-locks = true").expect("it is translated");
    let kernel = |name: &str| {
        let (_, rest) = text.split_once(&format!("static void {name}(")).expect("the kernel is there");
        rest.split("\n}").next().unwrap_or_default().to_owned()
    };
    assert!(kernel("count").contains("irgl_take_ticket("), "{text}");
    assert!(!kernel("count_later").contains("ticket"), "{text}");
}

/// A loop on the device counts as on the host.
#[test]
fn an_outlined_loop_without_end_is_stopped_with_a_message() {
    let Some(builder) = builder() else { return };
    let scratch = scratch("outlined");
    std::fs::create_dir_all(&scratch).expect("it can be made");
    let text = translated_with("sssp", "openmp", "outline-iterations = true").expect("it is translated");
    assert!(text.contains("irgl_outlined_"), "{text}");
    let program = Program::whole_host(&builder, "sssp", &text, &QUICK, &scratch).expect("it compiles");
    let path = scratch.join("path.txt");
    std::fs::write(&path, "0 1\n1 2\n2 3\n3 4\n4 5\n").expect("it can be written");
    let path = path.display().to_string();
    let limit = |limit: &str| program.run_with(&[&path], &[("IRGL_LIMIT", limit.into())]).expect("it starts");
    assert_eq!(limit("6").code, Some(0), "{}", limit("6").stderr);
    let ended = limit("3");
    assert_eq!(ended.code, Some(1), "{}", ended.stdout);
    assert!(ended.stderr.contains("`relax` has run 3 times and does not end"), "{}", ended.stderr);
}

#[test]
fn an_option_with_an_unknown_value_is_refused() {
    let told = translated_with("bfs", "cuda", "nested-parallelism = [\"grid\"]")
        .expect_err("it is unknown")
        .to_string();
    assert!(told.contains("`nested-parallelism` has `block` and `warp`, and not `grid`"), "{told}");
}
