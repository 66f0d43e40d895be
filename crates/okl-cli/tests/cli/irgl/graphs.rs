//! Graphs of all shapes, as files in the format of DIMACS.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// A graph.
#[derive(Clone, Debug)]
pub(super) struct Graph {
    pub(super) name: &'static str,
    pub(super) nodes: usize,
    /// From, to and weight, in the order of the file.
    pub(super) edges: Vec<(usize, usize, i64)>,
}

/// Numbers that look random and are the same each time.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    fn weight(&mut self) -> i64 {
        self.below(20) as i64
    }
}

impl Graph {
    fn new(name: &'static str, nodes: usize, edges: Vec<(usize, usize, i64)>) -> Graph {
        Graph { name, nodes, edges }
    }

    /// The edges of each node in the order of the file.
    pub(super) fn rows(&self) -> Vec<Vec<(usize, i64)>> {
        let mut rows = vec![Vec::new(); self.nodes];
        for (from, to, weight) in &self.edges {
            rows[*from].push((*to, *weight));
        }
        rows
    }

    /// The edges in both directions, without those from a node to itself, the lightest of several, sorted.
    pub(super) fn simple(&self) -> Vec<Vec<(usize, i64)>> {
        let mut rows = vec![Vec::new(); self.nodes];
        for (from, to, weight) in self.edges.iter().filter(|(from, to, _)| from != to) {
            rows[*from].push((*to, *weight));
            rows[*to].push((*from, *weight));
        }
        for row in &mut rows {
            row.sort_unstable();
            row.dedup_by_key(|(to, _)| *to);
        }
        rows
    }

    /// Writes the file.
    pub(super) fn file(&self, folder: &Path) -> PathBuf {
        let mut text = format!("c {}\np sp {} {}\n", self.name, self.nodes, self.edges.len());
        for (from, to, weight) in &self.edges {
            writeln!(text, "a {} {} {weight}", from + 1, to + 1).expect("a string takes all");
        }
        fs::create_dir_all(folder).expect("it can be made");
        let path = folder.join(self.name).with_extension("gr");
        fs::write(&path, text).expect("it can be written");
        path
    }
}

/// One graph of each shape.
pub(super) fn all() -> Vec<Graph> {
    let mut random = Random(7);
    let edges = |count: usize, nodes: usize, random: &mut Random| -> Vec<(usize, usize, i64)> {
        (0..count).map(|_| (random.below(nodes), random.below(nodes), random.weight())).collect()
    };
    let sparse = edges(1500, 500, &mut random);
    let mut grid = Vec::new();
    for (x, y) in (0..20).flat_map(|x| (0..20).map(move |y| (x, y))) {
        let here = x * 20 + y;
        if x < 19 {
            grid.push((here, here + 20, random.weight()));
            grid.push((here + 20, here, random.weight()));
        }
        if y < 19 {
            grid.push((here, here + 1, random.weight()));
        }
    }
    // Low numbers have many edges.
    let mut power = Vec::new();
    for node in 1..400 {
        for _ in 0..4 {
            let limit = 1 + random.below(node);
            let other = random.below(limit);
            power.push((node, other, random.weight()));
            power.push((other, node, random.weight()));
        }
    }
    let star = (1..300).flat_map(|node| [(0, node, node as i64 % 7), (node, 0, 1)]).collect();
    let mut parts = edges(150, 100, &mut random);
    parts
        .extend(edges(100, 80, &mut random).iter().map(|(from, to, weight)| (from + 120, to + 120, *weight)));
    vec![
        Graph::new("random", 500, sparse),
        Graph::new("grid", 400, grid),
        Graph::new("power", 400, power),
        Graph::new("star", 300, star),
        Graph::new("empty", 0, Vec::new()),
        Graph::new("single", 1, vec![(0, 0, 3)]),
        Graph::new("parts", 220, parts),
        Graph::new("doubles", 3, vec![(0, 1, 5), (0, 1, 2), (1, 1, 0), (1, 2, 1), (2, 2, 9), (0, 1, 7)]),
    ]
}
