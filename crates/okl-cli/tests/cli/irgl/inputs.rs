//! Files of graphs, and limits of programs.

use super::runs::{builder, scratch, translated, translated_with};
use okl_testing::process::Ended;
use okl_testing::program::{CHECKS, Program};
use std::fs;
use std::path::PathBuf;
use std::sync::OnceLock;

/// A program, built once.
fn built(name: &'static str, place: &'static OnceLock<Option<Program>>) -> Option<&'static Program> {
    let built = place.get_or_init(|| {
        let builder = builder()?;
        let text = translated(name, "serial").expect("it is translated");
        Some(Program::whole_host(&builder, name, &text, &CHECKS, &scratch("inputs")).expect("it compiles"))
    });
    built.as_ref()
}

fn sssp() -> Option<&'static Program> {
    static BUILT: OnceLock<Option<Program>> = OnceLock::new();
    built("sssp", &BUILT)
}

fn file(name: &str, bytes: &[u8]) -> String {
    let folder: PathBuf = scratch("inputs").join("files");
    fs::create_dir_all(&folder).expect("it can be made");
    let path = folder.join(name);
    fs::write(&path, bytes).expect("it can be written");
    path.display().to_string()
}

fn run(name: &str, bytes: &[u8]) -> Option<Ended> {
    Some(sssp()?.run_with(&[&file(name, bytes)], &[]).expect("it starts"))
}

/// A binary graph: version, bytes of a weight, nodes, edges, then the rest.
fn binary(head: [u64; 4], rows: &[u64], ends: &[u32], weights: &[i32]) -> Vec<u8> {
    let mut bytes: Vec<u8> = head.iter().chain(rows).flat_map(|number| number.to_le_bytes()).collect();
    bytes.extend(ends.iter().flat_map(|end| end.to_le_bytes()));
    if ends.len() % 2 == 1 {
        bytes.extend([0; 4]);
    }
    bytes.extend(weights.iter().flat_map(|weight| weight.to_le_bytes()));
    bytes
}

#[test]
fn all_formats_give_the_same_graph() {
    let texts: [(&str, Vec<u8>); 5] = [
        ("a.gr", b"c three\np sp 3 3\na 1 2 4\na 2 3 5\n\na 1 3 10\n".to_vec()),
        (
            "a.mtx",
            b"%%MatrixMarket matrix coordinate integer general\n% three\n3 3 3\n1 2 4\n2 3 5\n1 3 10\n"
                .to_vec(),
        ),
        ("a.txt", b"# three\n0 1 4\n1 2 5\r\n0\t2 10".to_vec()),
        ("a.bin", binary([1, 4, 3, 3], &[2, 3, 3], &[1, 2, 2], &[4, 10, 5])),
        (
            "real.mtx",
            b"%%MatrixMarket matrix coordinate real general\n3 3 3\n1 2 4.0\n2 3 5\n1 3 1e1\n".to_vec(),
        ),
    ];
    for (name, text) in texts {
        let Some(ended) = run(name, &text) else { return };
        assert_eq!((ended.code, &*ended.stdout), (Some(0), "0 0\n1 4\n2 9\n"), "{name}: {}", ended.stderr);
    }
    let symmetric = b"%%MatrixMarket matrix coordinate pattern symmetric\n2 2 1\n2 1\n";
    assert_eq!(run("symmetric.mtx", symmetric).expect("as before").stdout, "0 0\n1 1\n");
    assert_eq!(run("empty.txt", b"").expect("as before").stdout, "");
}

/// Runs the program with files that are wrong: each ends it with that message.
fn are_told(cases: Vec<(&str, Vec<u8>, &str)>) {
    for (name, text, expected) in cases {
        let Some(ended) = run(name, &text) else { return };
        assert_eq!(ended.code, Some(1), "{name}: {} {}", ended.stdout, ended.stderr);
        assert!(
            ended.stderr.starts_with("irgl: ") && ended.stderr.contains(expected),
            "{name}: {}",
            ended.stderr
        );
    }
}

#[test]
fn wrong_files_are_told_with_their_line() {
    are_told(vec![
        ("range.gr", b"p sp 2 1\na 1 3 1\n".to_vec(), "line 2: node 3 of a graph with 2 nodes"),
        ("zero.gr", b"p sp 2 1\na 0 1 1\n".to_vec(), "line 2: node 0 of a graph with 2 nodes"),
        ("less.gr", b"p sp 2 2\na 1 2 1\n".to_vec(), "1 edges instead of 2"),
        ("cut.gr", b"p sp 2 1\na 1".to_vec(), "line 2: a node is missing"),
        ("letters.gr", b"p sp 2 1\na 1 x 1\n".to_vec(), "line 2: a node is no whole number"),
        ("more.gr", b"p sp 2 1\na 1 2 1 7\n".to_vec(), "line 2: more than expected"),
        ("kind.gr", b"p sp 2 1\nz 1 2 1\n".to_vec(), "`z` is no kind of line"),
        ("head.gr", b"c x\na 1 2 1\n".to_vec(), "an edge in front of the line with `p`"),
        (
            "large.gr",
            b"p sp 5000000000 1\na 1 2 1\n".to_vec(),
            "5000000000 nodes: a graph has at most 2000000000",
        ),
        ("huge.gr", b"p sp 99999999999999999999 1\n".to_vec(), "the number of nodes is no whole number"),
        ("negative.gr", b"p sp 2 1\na 1 2 -1\n".to_vec(), "the weight of an edge is negative"),
        (
            "edges.gr",
            b"p sp 2 3000000000\na 1 2 1\n".to_vec(),
            "3000000000 edges: a graph has at most 2000000000",
        ),
        ("cut_head.gr", b"p sp 3".to_vec(), "line 1: the number of edges is missing"),
        ("wide.gr", b"p sp 2 1\na 1 2 9999999999\n".to_vec(), "the weight 9999999999.000000 does not fit"),
        ("half.gr", b"p sp 2 1\na 1 2 0.5\n".to_vec(), "the weight 0.500000 does not fit"),
        ("cut.txt", b"0 1\n1".to_vec(), "line 2: a node is missing"),
        ("large.txt", b"4294967296 1\n".to_vec(), "line 1: node 4294967296 of a graph"),
        ("list.txt", b"0 1\n-1 2\n".to_vec(), "line 2: node -1 of a graph"),
    ]);
}

#[test]
fn wrong_matrices_and_binary_files_are_told() {
    are_told(vec![
        (
            "array.mtx",
            b"%%MatrixMarket matrix array real general\n2 2\n1\n".to_vec(),
            "only a matrix in coordinates",
        ),
        (
            "less.mtx",
            b"%%MatrixMarket matrix coordinate pattern general\n2 2 2\n1 2\n".to_vec(),
            "1 entries instead of 2",
        ),
        (
            "range.mtx",
            b"%%MatrixMarket matrix coordinate pattern general\n3 3 1\n4 1\n".to_vec(),
            "line 3: node 4 of a graph with 3 nodes",
        ),
        (
            "cut.mtx",
            b"%%MatrixMarket matrix coordinate real general\n3 3".to_vec(),
            "line 2: the number of entries is missing",
        ),
        ("negative.bin", binary([1, 4, 2, 1], &[1, 1], &[1], &[-4]), "the weight of an edge is negative"),
        ("cut.bin", binary([1, 4, 3, 3], &[2, 3, 3], &[1, 2, 2], &[4, 10]), "the file is cut off"),
        ("ends.bin", binary([1, 0, 2, 1], &[1, 1], &[7], &[]), "node 7 of a graph with 2 nodes"),
        ("rows.bin", binary([1, 0, 2, 1], &[1, 0], &[1], &[]), "the edges of node 1 end nowhere"),
        (
            "large.bin",
            binary([1, 0, 1 << 40, 1 << 50], &[], &[], &[]),
            "1099511627776 nodes: a graph has at most",
        ),
    ]);
}

#[test]
fn wrong_arguments_are_told() {
    let Some(program) = sssp() else { return };
    let graph = file("two.txt", b"0 1\n");
    let cases: [(&[&str], &str); 5] = [
        (&[], "the file of the graph is missing"),
        (&["/nowhere.gr"], "cannot read `/nowhere.gr`"),
        (&[&graph, "one"], "`one` is no value of source"),
        (&[&graph, "99999999999"], "`99999999999` is no value of source"),
        (&[&graph, "0", "1"], "`1` is too much"),
    ];
    for (arguments, expected) in cases {
        let ended = program.run_with(arguments, &[]).expect("it starts");
        assert_eq!(ended.code, Some(1), "{arguments:?}");
        assert!(ended.stderr.contains(expected), "{arguments:?}: {}", ended.stderr);
    }
    let help = program.run_with(&["--help"], &[]).expect("it starts");
    assert!(help.stdout.contains("GRAPH [source = 0]"), "{}", help.stdout);
}

#[test]
fn a_loop_without_end_is_stopped_with_a_message() {
    let Some(program) = sssp() else { return };
    let path = file("path.txt", b"0 1\n1 2\n2 3\n3 4\n4 5\n");
    let limit = |limit: &str| program.run_with(&[&path], &[("IRGL_LIMIT", limit.into())]).expect("it starts");
    assert_eq!(limit("6").code, Some(0), "{}", limit("6").stderr);
    let ended = limit("3");
    assert_eq!(ended.code, Some(1));
    let expected = "`relax` has run 3 times and does not end; IRGL_LIMIT sets another limit";
    assert!(ended.stderr.contains(expected), "{}", ended.stderr);
    assert!(limit("none").stderr.contains("IRGL_LIMIT is `none`"));
}

/// A `Pipe` counts its rounds, on the host and on the device.
#[test]
fn a_pipe_without_end_is_stopped_with_a_message() {
    let Some(builder) = builder() else { return };
    let path = file("pipe.txt", b"0 1\n1 2\n2 3\n3 4\n4 5\n");
    for options in ["", "outline-iterations = true"] {
        let scratch = scratch("inputs").join(format!("pipe{}", options.len()));
        let text = translated_with("bfs_pipe", "serial", options).expect("it is translated");
        let program =
            Program::whole_host(&builder, "bfs_pipe", &text, &CHECKS, &scratch).expect("it compiles");
        let limit =
            |limit: &str| program.run_with(&[&path], &[("IRGL_LIMIT", limit.into())]).expect("it starts");
        assert_eq!(limit("6").code, Some(0), "{}", limit("6").stderr);
        let ended = limit("3");
        assert_eq!(ended.code, Some(1), "{options}: {}", ended.stdout);
        assert!(ended.stderr.contains("`Pipe` has run 3 times and does not end"), "{}", ended.stderr);
    }
}

/// Loops, double edges and negative weights: a forest may have them, a shortest path may not.
#[test]
fn negative_weights_are_added_or_refused() {
    static FOREST: OnceLock<Option<Program>> = OnceLock::new();
    static PATHS: OnceLock<Option<Program>> = OnceLock::new();
    let (Some(forest), Some(paths)) = (built("boruvka", &FOREST), built("sssp_topology", &PATHS)) else {
        return;
    };
    let path = file("below.txt", b"0 0 -9\n0 1 -5\n0 1 3\n1 2 4\n2 0 -1\n");
    let ended = forest.run_with(&[&path], &[]).expect("it starts");
    assert_eq!((ended.code, &*ended.stdout), (Some(0), "weight -6, 2 edges\n"), "{}", ended.stderr);
    let ended = paths.run_with(&[&path], &[]).expect("it starts");
    assert_eq!(ended.code, Some(1), "{}", ended.stdout);
    assert!(ended.stderr.contains("the weight of an edge is negative"), "{}", ended.stderr);
}

/// A worklist that is too small grows, the kernel runs again with arrays as before, and nothing is lost or done twice.
#[test]
fn worklists_of_any_size_give_the_same_result() {
    static BUILT: OnceLock<Option<Program>> = OnceLock::new();
    let Some(program) = built("overflow", &BUILT) else { return };
    let star: String = (1..200).map(|node| format!("0 {node}\n{node} 0\n")).collect();
    let path = file("star.txt", star.as_bytes());
    let run = |room: &str| program.run_with(&[&path, room], &[("IRGL_TELL", "1".into())]).expect("it starts");
    let large = run("10000000");
    assert_eq!((large.code, &*large.stderr), (Some(0), ""));
    for room in ["0", "1", "64", "5000"] {
        let small = run(room);
        assert!(small.stderr.contains("`visit` runs again"), "{room}: {}", small.stderr);
        assert_eq!(small.stdout, large.stdout, "{room}");
    }
}
