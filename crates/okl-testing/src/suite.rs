//! All kernels and checks: one test for each kernel, target and tool.
//!
//! Tests of a group share their work: the first one that runs compiles and runs all requested members. So
//! `matmul/tiled` alone compiles nothing else, and the whole suite compiles eight texts at a time.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use crate::cases::Kernel;
use crate::checks::{Batch, Check, CheckEnvironment, Member, Outcomes, Subject};
use crate::evidence::{self, EVIDENCE, Evidence};
use crate::okl::{Attempt, Refusal, Translation};
use crate::rotation::Rotation;
use crate::target::TARGETS;
use crate::translate::{Translations, Translator};
use crate::{Failure, joined};

/// A kernel with the pipelines that translate it.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name in tests: `matmul/tiled`, `acc/jacobi`, `slm/transpose/7`.
    pub name: String,
    /// The input and the runner.
    pub case: Kernel,
    /// The targets with their pipelines: `("cuda", "acc-cuda")`.
    pub pipelines: Vec<(&'static str, String)>,
    /// The checks to run.
    pub checks: Vec<Wanted>,
}

/// A check of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The row of the list of checks.
    pub evidence: &'static Evidence,
    /// True if it is not its turn, so that its test is ignored ([`crate::rotation`]).
    pub waits: bool,
}

/// All kernels of a test program.
#[derive(Debug)]
pub struct Suite {
    translator: Translator,
    lab: CheckEnvironment,
    sources: Vec<Source>,
    made: Vec<OnceLock<Result<Translations, Failure>>>,
    groups: Vec<Group>,
    /// The group of each source.
    group_of: Vec<usize>,
}

#[derive(Debug)]
struct Group {
    name: String,
    members: Vec<usize>,
    /// For each entry of [`evidence::all`], the requested members.
    asked: Vec<BTreeSet<usize>>,
    outcomes: Vec<OnceLock<Result<Verdicts, Failure>>>,
}

/// The outcome of each source; `None` if the tool is missing.
type Verdicts = Option<BTreeMap<usize, Result<(), Failure>>>;

/// A test: a source and an entry of [`evidence::all`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Test {
    /// `cuda::nvcc::matmul/tiled`
    pub name: String,
    /// True if it is not its turn.
    pub waits: bool,
    source: usize,
    evidence: usize,
}

impl Suite {
    /// Groups the sources by the names of their kernels. Nothing is translated yet.
    pub fn new(translator: Translator, lab: CheckEnvironment, sources: Vec<Source>) -> Suite {
        let mut groups = Vec::new();
        let mut group_of = vec![0; sources.len()];
        // A group has sources of one kind.
        let mut kinds: Vec<(&str, Vec<usize>)> = Vec::new();
        for (at, source) in sources.iter().enumerate() {
            let kind = source.kind();
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, own)) => own.push(at),
                None => kinds.push((kind, vec![at])),
            }
        }
        for (kind, own) in kinds {
            let names: Vec<BTreeSet<String>> = own.iter().map(|at| kernels_of(&sources[*at].case)).collect();
            for (number, group) in joined::groups(&names).into_iter().enumerate() {
                let members: Vec<usize> = group.into_iter().map(|at| own[at]).collect();
                members.iter().for_each(|at| group_of[*at] = groups.len());
                groups.push(Group {
                    name: format!("{kind}-{number}"),
                    members,
                    asked: evidence::all().map(|_| BTreeSet::new()).collect(),
                    outcomes: evidence::all().map(|_| OnceLock::new()).collect(),
                });
            }
        }
        let made = sources.iter().map(|_| OnceLock::new()).collect();
        Suite { translator, lab, sources, made, groups, group_of }
    }

    /// The kernels.
    pub fn sources(&self) -> &[Source] {
        &self.sources
    }

    /// The environment of the checks.
    pub fn lab(&self) -> &CheckEnvironment {
        &self.lab
    }

    /// okl in this process.
    pub fn translator(&self) -> &Translator {
        &self.translator
    }

    /// All tests. Consecutive tests are of different groups, so that concurrent ones do not wait for each other.
    pub fn tests(&self) -> Vec<Test> {
        let mut all = Vec::new();
        for place in 0..joined::TOGETHER {
            for (evidence, shown) in evidence::all().enumerate() {
                for group in &self.groups {
                    let Some(source) = group.members.get(place) else { continue };
                    let Source { name, checks, .. } = &self.sources[*source];
                    let wanted = checks.iter().find(|wanted| wanted.evidence == shown);
                    all.extend(wanted.map(|Wanted { waits, .. }| Test {
                        name: format!("{}::{}::{name}", shown.target, shown.tool),
                        waits: *waits,
                        source: *source,
                        evidence,
                    }));
                }
            }
        }
        all
    }

    /// Registers the tests that this process will run; only these are computed.
    pub fn ask<'t>(&mut self, tests: impl IntoIterator<Item = &'t Test>) {
        for test in tests {
            self.groups[self.group_of[test.source]].asked[test.evidence].insert(test.source);
        }
    }

    /// Runs a test, together with the others of its group, or returns its known outcome.
    ///
    /// # Errors
    /// The failure of the test.
    pub fn run(&self, test: &Test) -> Result<(), Failure> {
        let group = &self.groups[self.group_of[test.source]];
        let verdicts = group.outcomes[test.evidence].get_or_init(|| self.work(group, test.evidence));
        match verdicts.as_ref().map_err(Clone::clone)? {
            // The message about the missing tool was printed where the tool was searched for.
            None => Ok(()),
            Some(verdicts) => verdicts
                .get(&test.source)
                .cloned()
                .unwrap_or_else(|| Err(Failure::new("it was not asked for before"))),
        }
    }

    fn work(&self, group: &Group, evidence: usize) -> Result<Verdicts, Failure> {
        let asked: Vec<usize> = group.asked[evidence].iter().copied().collect();
        // Runners and launchers are those of all requested members, so that they are compiled once for all targets.
        let all: BTreeSet<usize> = group.asked.iter().flatten().copied().collect();
        let mut subjects = Vec::new();
        for at in &all {
            let Source { name, case, .. } = &self.sources[*at];
            subjects.push(Subject { name, case, attempts: self.attempts(*at)? });
        }
        let evidence = evidence::all().nth(evidence).expect("tests are made of entries");
        let target = evidence.target;
        let mut refused = BTreeMap::new();
        let mut members = Vec::new();
        for (number, at) in all.iter().enumerate().filter(|(_, at)| asked.contains(at)) {
            match self.attempt(*at, target)? {
                Attempt::Done(translation) => {
                    members.push((*at, self.member(*at, number, translation)?));
                }
                Attempt::Refused(errors) => {
                    refused.insert(*at, Err(refusal(target, errors)));
                }
            }
        }
        let plain: Vec<Member<'_>> = members.iter().map(|(_, member)| *member).collect();
        let batch = Batch { name: &group.name, subjects: &subjects, members: &plain };
        let outcomes: Option<Outcomes> = Check::of(evidence).outcomes(&self.lab, &batch);
        Ok(outcomes.map(|outcomes| {
            let own = members.iter().map(|(at, _)| *at).zip(outcomes);
            refused.into_iter().chain(own).collect()
        }))
    }

    fn member<'s>(
        &'s self,
        at: usize,
        number: usize,
        translation: &'s Translation,
    ) -> Result<Member<'s>, Failure> {
        let Source { name, case, .. } = &self.sources[at];
        Ok(Member { name, number, case, translation, attempts: self.attempts(at)? })
    }

    /// The results of translating a source for each of [`TARGETS`].
    ///
    /// # Errors
    /// If okl fails.
    pub fn attempts(&self, source: usize) -> Result<&[Attempt], Failure> {
        self.made(source).map(|made| made.attempts.as_slice())
    }

    /// The results with plans and messages, from one call.
    ///
    /// # Errors
    /// If okl fails.
    pub fn made(&self, source: usize) -> Result<&Translations, Failure> {
        let translate = || {
            let Source { case, pipelines, .. } = &self.sources[source];
            let names: Vec<&str> = pipelines.iter().map(|(_, pipeline)| pipeline.as_str()).collect();
            let made = self.translator.made(case, &names)?;
            let place = |target: &str| pipelines.iter().position(|(name, _)| *name == target);
            let places: Vec<Option<usize>> = TARGETS.iter().map(|target| place(target.name)).collect();
            let attempt = |at: Option<usize>| {
                at.map_or_else(|| Attempt::Refused(Vec::new()), |at| made.attempts[at].clone())
            };
            let attempts = places.iter().copied().map(attempt).collect();
            let plans = places.iter().map(|at| at.and_then(|at| made.plans[at].clone())).collect();
            Ok(Translations { attempts, plans, told: made.told })
        };
        self.made[source].get_or_init(translate).as_ref().map_err(Clone::clone)
    }

    /// The result of translating a source for a target.
    ///
    /// # Errors
    /// If okl fails.
    pub fn attempt(&self, source: usize, target: &str) -> Result<&Attempt, Failure> {
        let at = TARGETS.iter().position(|known| known.name == target).expect("TARGETS lists every target");
        self.attempts(source).map(|attempts| &attempts[at])
    }
}

impl Source {
    /// True for a kernel of `testdata/kernels` with okl's own pipelines: its name in tests is that of its file.
    pub fn is_okl(&self) -> bool {
        self.name == self.case.name
    }

    /// The kind of a source: `acc` for `acc/jacobi`; `kernels` for those of `testdata/kernels`.
    fn kind(&self) -> &str {
        let kind = self.name.split('/').next().unwrap_or_default();
        if self.is_okl() { "kernels" } else { kind }
    }
}

/// All checks that the page of backends lists, for the targets that accept a kernel. `is_new` is true for a kernel whose
/// text has changed recently: none of its checks wait.
pub fn everything(
    takes: impl Fn(&str) -> bool,
    rotation: &Rotation,
    name: &str,
    is_new: bool,
) -> Vec<Wanted> {
    let all = EVIDENCE.iter().filter(|evidence| takes(evidence.target));
    let wanted = |evidence: &'static Evidence| {
        let has_excuse = !evidence.covers(name);
        let waits = turn(evidence)
            .is_some_and(|(turn, days)| !is_new && !has_excuse && !rotation.is_turn(name, turn, days));
        Wanted { evidence, waits }
    };
    all.map(wanted).collect()
}

/// The turn of a check among those that find nearly the same, and after how many days it comes again.
fn turn(evidence: &Evidence) -> Option<(u64, u64)> {
    match (evidence.target, evidence.tool) {
        // Two drivers for one text.
        ("opencl", "pocl") => Some((0, 2)),
        ("opencl", "intel") => Some((1, 2)),
        // Two compilers with one front end.
        ("cuda", "nvcc") => Some((0, 2)),
        ("cuda", "nvrtc") => Some((1, 2)),
        // Several seconds for a kernel that has run in the emulator.
        ("dpcpp", "intel") => Some((3, 4)),
        _ => None,
    }
}

fn refusal(target: &str, errors: &[Refusal]) -> Failure {
    let errors: Vec<String> =
        errors.iter().map(|error| format!("[{}] {}", error.id, error.message)).collect();
    Failure::new(format!("{target} refuses it: {}", errors.join("; ")))
}

/// The kernels that a runner declares, as far as its text shows them.
fn kernels_of(case: &Kernel) -> BTreeSet<String> {
    let text = case.runner_text().unwrap_or_default();
    let names = text.split("OKL_KERNEL(").skip(1).filter_map(|rest| rest.split(',').next());
    names.map(|name| name.trim().to_owned()).collect()
}
