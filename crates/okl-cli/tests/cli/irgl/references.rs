//! Sequential references.

use super::graphs::Graph;
use std::cmp::Reverse;
use std::collections::{BTreeSet, BinaryHeap, VecDeque};
use std::fmt::Display;

/// The distance of what cannot be reached.
const INF: i64 = 2_147_483_647;

/// `0 5` in a line for each element.
pub(super) fn lines<T: Display>(values: &[T]) -> String {
    values.iter().enumerate().map(|(at, value)| format!("{at} {value}\n")).collect()
}

pub(super) fn bfs(graph: &Graph) -> String {
    let rows = graph.rows();
    let mut level = vec![INF; graph.nodes];
    let mut next = VecDeque::new();
    if graph.nodes > 0 {
        level[0] = 0;
        next.push_back(0);
    }
    while let Some(node) = next.pop_front() {
        for (to, _) in &rows[node] {
            if level[*to] == INF {
                level[*to] = level[node] + 1;
                next.push_back(*to);
            }
        }
    }
    lines(&level)
}

pub(super) fn sssp(graph: &Graph) -> String {
    let rows = graph.rows();
    let mut distance = vec![INF; graph.nodes];
    let mut next = BinaryHeap::new();
    if graph.nodes > 0 {
        distance[0] = 0;
        next.push((Reverse(0), 0));
    }
    while let Some((Reverse(way), node)) = next.pop() {
        if way > distance[node] {
            continue;
        }
        for (to, weight) in &rows[node] {
            if way + weight < distance[*to] {
                distance[*to] = way + weight;
                next.push((Reverse(way + weight), *to));
            }
        }
    }
    lines(&distance)
}

/// The lowest node that each node is connected to.
fn roots(graph: &Graph) -> Vec<usize> {
    let rows = graph.simple();
    let mut label = vec![usize::MAX; graph.nodes];
    for start in 0..graph.nodes {
        let mut next = if label[start] == usize::MAX { vec![start] } else { Vec::new() };
        while let Some(node) = next.pop() {
            if label[node] == usize::MAX {
                label[node] = start;
                next.extend(rows[node].iter().map(|(to, _)| *to));
            }
        }
    }
    label
}

pub(super) fn components(graph: &Graph) -> String {
    lines(&roots(graph))
}

pub(super) fn pagerank(graph: &Graph) -> Vec<f64> {
    let rows = graph.rows();
    let mut rank = vec![1.0_f64; graph.nodes];
    for _ in 0..200 {
        let mut next = vec![1.0 - 0.85; graph.nodes];
        for (node, row) in rows.iter().enumerate() {
            for (to, _) in row {
                next[*to] += 0.85 * rank[node] / row.len() as f64;
            }
        }
        rank = next;
    }
    rank
}

pub(super) fn triangles(graph: &Graph) -> String {
    let rows: Vec<BTreeSet<usize>> =
        graph.simple().iter().map(|row| row.iter().map(|(to, _)| *to).collect()).collect();
    let mut count = 0;
    for (node, row) in rows.iter().enumerate() {
        for other in row.range(node + 1..) {
            count += rows[*other].range(other + 1..).filter(|third| row.contains(third)).count();
        }
    }
    format!("{count} triangles\n")
}

pub(super) fn boruvka(graph: &Graph) -> String {
    let rows = graph.simple();
    let mut edges: Vec<(i64, usize, usize)> = Vec::new();
    for (node, row) in rows.iter().enumerate() {
        edges.extend(row.iter().filter(|(to, _)| node < *to).map(|(to, weight)| (*weight, node, *to)));
    }
    edges.sort_unstable();
    let mut parent: Vec<usize> = (0..graph.nodes).collect();
    fn root(parent: &mut [usize], mut node: usize) -> usize {
        while parent[node] != node {
            parent[node] = parent[parent[node]];
            node = parent[node];
        }
        node
    }
    let (mut total, mut taken) = (0, 0);
    for (weight, from, to) in edges {
        let (from, to) = (root(&mut parent, from), root(&mut parent, to));
        if from != to {
            parent[from] = to;
            total += weight;
            taken += 1;
        }
    }
    format!("weight {total}, {taken} edges\n")
}

pub(super) fn refine(graph: &Graph) -> String {
    let rows = graph.simple();
    let mut load: Vec<usize> = (0..graph.nodes).map(|node| node * 7919 % 11).collect();
    while let Some(node) = (0..graph.nodes).find(|node| load[*node] > rows[*node].len()) {
        load[node] -= rows[node].len() + 1;
        for (to, _) in &rows[node] {
            load[*to] += 1;
        }
    }
    lines(&load)
}

pub(super) fn messages(graph: &Graph) -> Vec<f64> {
    let rows = graph.simple();
    let firsts: Vec<usize> = rows
        .iter()
        .scan(0, |at, row| {
            let first = *at;
            *at += row.len();
            Some(first)
        })
        .collect();
    let back: Vec<usize> = rows
        .iter()
        .enumerate()
        .flat_map(|(node, row)| row.iter().map(move |(to, _)| (node, *to)))
        .map(|(node, to)| {
            let found = rows[to].iter().position(|(other, _)| *other == node);
            firsts[to] + found.expect("each edge has its counterpart")
        })
        .collect();
    let mut old = vec![0.5_f64; back.len()];
    for _ in 0..100 {
        let mut next = old.clone();
        for (node, row) in rows.iter().enumerate() {
            let edges = firsts[node]..firsts[node] + row.len();
            for edge in edges.clone() {
                let others = edges.clone().filter(|other| *other != edge);
                let product: f64 = others.map(|other| 1.0 - 0.5 * old[back[other]]).product();
                next[edge] = 0.9 * product + 0.05;
            }
        }
        let change = old.iter().zip(&next).map(|(old, next)| (old - next).abs()).fold(0.0, f64::max);
        old = next;
        if change <= 1e-4 {
            break;
        }
    }
    old
}

pub(super) fn histogram(graph: &Graph) -> String {
    let mut classes = [0; 8];
    for row in graph.rows() {
        classes[row.len() % 4] += 1;
        classes[4 + row.len() % 4] += 1;
    }
    lines(&classes)
}

pub(super) fn overflow(graph: &Graph) -> String {
    let rows = graph.rows();
    let mut visits = vec![0_i64; graph.nodes];
    let mut now = vec![0_i64; graph.nodes];
    if let Some(first) = now.first_mut() {
        *first = 2;
    }
    for _ in 0..=4 {
        let mut next = vec![0; graph.nodes];
        for (node, count) in now.iter().enumerate() {
            visits[node] += count;
            next[node] += count;
            for (to, _) in &rows[node] {
                next[*to] += count;
            }
        }
        now = next;
    }
    lines(&visits)
}

pub(super) fn names(graph: &Graph) -> String {
    let all: usize = (0..graph.nodes).map(|node| 2 * (1 + node) + graph.edges.len()).sum();
    format!("{} 2\n", 2 * all)
}

pub(super) fn control(graph: &Graph) -> String {
    let nodes = graph.nodes;
    let mut x = vec![0_i64; nodes];
    for k in (0..nodes).rev().step_by(2) {
        x[k] = match k % 4 {
            0 => k as i64 + 5,
            1 => k as i64,
            _other => -1,
        };
    }
    for (node, value) in x.iter_mut().enumerate() {
        *value += node as i64 % 5 + 1;
    }
    let steps: usize = (0..nodes).map(|node| node % 3 + 1).sum();
    let sum = x.iter().fold(0, |sum, value| (sum * 31 + value) % 1_000_003);
    let pairs: Vec<usize> =
        (0..nodes).map(|node| if node < nodes / 2 * 2 { node % 2 + 1 } else { 0 }).collect();
    let has_all = i32::from(nodes < 5);
    format!("all: {has_all}, items: {nodes}\nsteps: {steps}\nsum: {sum}\n{}", lines(&pairs))
}

/// The first mistake of a set of independent nodes.
pub(super) fn independent(graph: &Graph, said: &str) -> Option<String> {
    let rows = graph.simple();
    let state: Vec<&str> = said.lines().filter_map(|line| line.split(' ').nth(1)).collect();
    if state.len() != graph.nodes {
        return Some(format!("{} states", state.len()));
    }
    (0..graph.nodes).find_map(|node| {
        let has_taken = rows[node].iter().any(|(to, _)| state[*to] == "1");
        let is_right = if has_taken { state[node] == "2" } else { state[node] == "1" };
        (!is_right).then(|| format!("node {node} has the state {}", state[node]))
    })
}
