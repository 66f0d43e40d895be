//! The levels of parallelism of loops, and the words of OpenMP for them.

use crate::directive::Directive;
use crate::uses::blocks;
use okl_fortran::ast::{Stmt, StmtKind};

/// Levels of parallelism.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Levels {
    /// Over gangs.
    pub gang: bool,
    /// Over the workers of a gang.
    pub worker: bool,
    /// Over the lanes of a worker.
    pub vector: bool,
}

impl Levels {
    /// The levels of a loop inside of loops over the levels `outside`. A loop that says none takes what is left, but for
    /// what loops inside of it need.
    pub fn of(directive: &Directive, body: &[Stmt], outside: Levels) -> Levels {
        if directive.clause("seq").is_some() {
            return Levels::default();
        }
        let has = |name: &str| directive.clause(name).is_some();
        let said = Levels { gang: has("gang"), worker: has("worker"), vector: has("vector") };
        let has_inner = has_parallel_loop(body);
        if said == Levels::default() {
            let is_lowest = !has_inner && !outside.vector;
            return Levels { gang: !outside.gang, worker: false, vector: is_lowest };
        }
        // Nothing else would use the lanes.
        let takes_lanes = said.gang && !said.worker && !has_inner && !outside.vector;
        Levels { vector: said.vector || takes_lanes, ..said }
    }

    /// These levels and others.
    pub fn with(self, other: Levels) -> Levels {
        Levels {
            gang: self.gang || other.gang,
            worker: self.worker || other.worker,
            vector: self.vector || other.vector,
        }
    }

    /// The construct of OpenMP for a loop over these levels: `distribute parallel do`; nothing for a loop that is none.
    pub fn words(self, outside: Levels, has_teams: bool) -> &'static str {
        let threads = self.worker || self.vector && !outside.worker;
        let gang = self.gang && !outside.gang;
        match (gang && has_teams, threads || gang && !has_teams, self.vector && !threads) {
            (true, true, _) if self.worker && self.vector => "distribute parallel do simd",
            (true, true, _) => "distribute parallel do",
            (true, false, _) => "distribute",
            (false, true, _) if self.worker && self.vector => "parallel do simd",
            (false, true, _) => "parallel do",
            (false, false, true) => "simd",
            (false, false, false) => "",
        }
    }
}

/// True if statements have a loop with a directive that makes it parallel.
pub fn has_parallel_loop(block: &[Stmt]) -> bool {
    loops(block).iter().any(|read| read.clause("seq").is_none())
}

/// True if a loop of statements is distributed over gangs.
pub fn has_gang_loop(block: &[Stmt]) -> bool {
    let is_gangs = |read: &Directive| {
        let says = |name: &str| read.clause(name).is_some();
        says("gang") || !says("seq") && !says("worker") && !says("vector")
    };
    loops(block).iter().any(is_gangs)
}

/// The reductions of loops over gangs in statements, as their directives.
pub fn gang_reductions(block: &[Stmt], outside: Levels) -> Vec<Directive> {
    let (mut found, mut at) = (Vec::new(), 0);
    while let Some(stmt) = block.get(at) {
        at += 1;
        let StmtKind::Directive(directive) = &stmt.kind else {
            for inner in blocks(stmt) {
                found.extend(gang_reductions(inner, outside));
            }
            continue;
        };
        let read = Directive::read(directive, &mut Vec::new()).filter(|read| read.name == "loop");
        let next = crate::stmt::behind_directives(block, at);
        let (Some(read), Some(StmtKind::Do { body, .. })) = (read, block.get(next).map(|stmt| &stmt.kind))
        else {
            continue;
        };
        let levels = Levels::of(&read, body, outside);
        found.extend(gang_reductions(body, outside.with(levels)));
        if levels.gang && read.clause("reduction").is_some() {
            found.push(read);
        }
        at = next + 1;
    }
    found
}

/// The directives `loop` in statements.
fn loops(block: &[Stmt]) -> Vec<Directive> {
    let mut all = Vec::new();
    for stmt in block {
        if let StmtKind::Directive(directive) = &stmt.kind
            && let Some(read) = Directive::read(directive, &mut Vec::new())
            && read.name == "loop"
        {
            all.push(read);
        }
        blocks(stmt).into_iter().for_each(|block| all.extend(loops(block)));
    }
    all
}
