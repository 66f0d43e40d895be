//! Tests okl's barriers with the interpreter: with them no order changes a result, and without any of them some order
//! does.

use super::common::{clang, in_order, nest, program, waits};
use super::kernels::{self, Recipe, launches, recipes};
use super::{effects, targets};
use okl_clang::Clang;
use okl_model::Access;
use okl_plan::hazard::{self, Barrier};
use okl_sema::Checked;
use okl_testing::judge::group::{self, Launch, Order, Run, Size};
use okl_testing::judge::program::{Program, Wait, Waits};
use okl_testing::judge::trace::Race;
use okl_testing::judge::{Stop, front, orders};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::collections::BTreeMap;
use std::env;

/// The number of kernels in an ordinary test run.
const CASES: usize = 60;

/// The number of kernels that are tried to shrink a failing one.
const SHRINKS: usize = 300;

/// The number of barriers of each kind in the report.
const EXAMPLES: usize = 6;

#[test]
fn no_order_changes_what_random_kernels_compute() {
    let (seed, first) = (number("OKL_JUDGE_SEED", 1) as u64, number("OKL_JUDGE_FIRST", 0));
    let count = number("OKL_JUDGE_CASES", CASES);
    let clang = clang();
    let mut tally = Tally::default();
    let mut wrong = Vec::new();
    for case in first..first + count {
        let mut tree = tree(seed, case as u64);
        if let Err(why) = judge_all(&clang, &kernels::write(&tree.current()), &mut tally) {
            let (text, why) = shrink(&clang, &mut tree, why);
            wrong.push(format!("seed {seed}, case {case}: {why}\n{text}"));
        }
        if wrong.len() >= number("OKL_JUDGE_FAILURES", 3) {
            break;
        }
    }
    if let Some(path) = env::var_os("OKL_JUDGE_REPORT") {
        std::fs::write(path, format!("{tally:#?}\n")).expect("the report can be written");
    }
    assert!(wrong.is_empty(), "{}\n{tally:#?}", wrong.join("\n"));
    assert!(first > 0 || count < CASES || tally.says_something(), "{tally:#?}");
}

/// `OKL_JUDGE_FILE` is the path of a kernel with the parameters of the random ones, to be tested alone.
#[test]
fn a_given_kernel_keeps_its_barriers() {
    let Some(path) = env::var_os("OKL_JUDGE_FILE") else { return };
    let text = std::fs::read_to_string(path).expect("the file can be read");
    let mut tally = Tally::default();
    let judged = judge_all(&clang(), &text, &mut tally);
    assert_eq!((judged, tally.discarded), (Ok(()), 0), "{tally:#?}");
}

fn number(name: &str, usual: usize) -> usize {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// The statistics of a run.
#[derive(Debug, Default)]
pub struct Tally {
    kernels: usize,
    /// Kernels that are wrong by themselves for some input, which is skipped.
    discarded: usize,
    runs: usize,
    orders: usize,
    names: usize,
    pointers: usize,
    /// Barriers without which some order changes the result.
    needed: usize,
    /// Barriers without which there are hazards, but no tried order changes the result.
    racing: usize,
    /// Barriers that no input needs, by the reason for them; with the first examples.
    conservative: BTreeMap<&'static str, (usize, Vec<String>)>,
}

impl Tally {
    /// The number of inputs that were skipped.
    pub fn discarded(&self) -> usize {
        self.discarded
    }

    fn says_something(&self) -> bool {
        self.needed > self.kernels && self.runs > 4 * self.discarded
    }
}

/// The random tree of one case; it depends only on the seed and the number of the case.
fn tree(seed: u64, number: u64) -> impl ValueTree<Value = Recipe> {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    let random = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(Config::default(), random);
    recipes().new_tree(&mut runner).expect("recipes reject nothing")
}

/// The smallest kernel found that fails in the same way.
fn shrink(clang: &Clang, tree: &mut impl ValueTree<Value = Recipe>, mut why: String) -> (String, String) {
    let kind = |why: &str| why.split(':').next().unwrap_or_default().to_string();
    let first = kind(&why);
    let mut smallest = kernels::write(&tree.current());
    let mut tried = 0;
    let mut go_on = tree.simplify();
    while go_on && tried < SHRINKS {
        let text = kernels::write(&tree.current());
        let still_wrong = text == smallest || {
            tried += 1;
            match judge(clang, &text, &mut Tally::default()) {
                Err(again) if kind(&again) == first => {
                    (smallest, why) = (text, again);
                    true
                }
                Err(_) | Ok(()) => false,
            }
        };
        go_on = if still_wrong { tree.simplify() } else { tree.complicate() };
    }
    (smallest, why)
}

/// A kernel with okl's barriers.
struct Case<'c> {
    checked: &'c Checked,
    barriers: Vec<Barrier>,
}

/// One input of a kernel with its reference result.
struct Truth {
    launch: Launch,
    size: Size,
    run: Run,
}

/// Tests one kernel in the sequential order of C++ only. That there is no hazard in it is sufficient; trying other
/// orders only tests the interpreter.
pub fn judge_in_truth(clang: &Clang, text: &str, tally: &mut Tally) -> Result<(), String> {
    with_truths(clang, text, tally, false, |_, _, _| ())
}

/// Tests one kernel; the error starts with a word for its kind.
fn judge(clang: &Clang, text: &str, tally: &mut Tally) -> Result<(), String> {
    with_truths(clang, text, tally, true, |_, _, _| ())
}

/// Tests one kernel, and classifies each of okl's barriers.
fn judge_all(clang: &Clang, text: &str, tally: &mut Tally) -> Result<(), String> {
    with_truths(clang, text, tally, true, |case, truths, tally| {
        for gone in 0..case.barriers.len() {
            case.weigh(gone, truths, tally);
        }
    })
}

fn with_truths(
    clang: &Clang,
    text: &str,
    tally: &mut Tally,
    tries_orders: bool,
    and_then: impl FnOnce(&Case<'_>, &[Truth], &mut Tally),
) -> Result<(), String> {
    let checked = front::check(clang, text).map_err(|failure| format!("refused: {failure}"))?;
    let barriers = hazard::barriers(checked.unit(), &checked.kernels()[0], nest(&checked));
    let case = Case { checked: &checked, barriers };
    let all = waits(checked.unit(), &case.barriers);
    let given = program(&checked, Waits::At(&all));
    let mut truths = Vec::new();
    tally.kernels += 1;
    for launch in launches(text) {
        match case.truth(&all, &launch)? {
            Some(truth) => {
                tally.runs += 1;
                case.holds(&given, &truth, tries_orders, tally)?;
                tally.names += effects::check(&checked, &given, &truth.run.trace.named)?;
                tally.pointers += targets::check(&checked, &truth.run.trace.points_to)?;
                truths.push(truth);
            }
            None => tally.discarded += 1,
        }
    }
    and_then(&case, &truths, tally);
    Ok(())
}

impl Case<'_> {
    /// The result of a kernel whose loops are executed in sequence; `None` if the kernel itself is wrong.
    fn truth(&self, given: &[Wait], launch: &Launch) -> Result<Option<Truth>, String> {
        let program = program(self.checked, Waits::Everywhere(given));
        let size = match group::size(&program, launch) {
            Ok(size) => size,
            Err(stop) => return Err(format!("judge: {stop:?}")),
        };
        let run = in_order(&program, launch, size, true);
        match &run.result {
            Ok(_) if run.trace.mistakes().is_empty() => Ok(Some(Truth { launch: launch.clone(), size, run })),
            Ok(_) | Err(Stop::Undefined(_)) => Ok(None),
            Err(stop @ (Stop::Refused(_) | Stop::Divergent(_) | Stop::TooSmall(..))) => {
                Err(format!("judge: {stop:?}"))
            }
        }
    }

    /// Checks that with all barriers there is no hazard, and no order changes the result.
    fn holds(
        &self,
        given: &Program,
        truth: &Truth,
        tries_orders: bool,
        tally: &mut Tally,
    ) -> Result<(), String> {
        if let Some(race) = truth.run.trace.races().first() {
            let shown = match self.differing(given, truth, tally) {
                Some((order, run)) => format!("{order:?} gives {:?}, not {:?}", run.result, truth.run.result),
                None => "no order that was tried shows it".into(),
            };
            return Err(format!("race: {}; {shown}", self.described(race)));
        }
        if !tries_orders {
            return Ok(());
        }
        match self.differing(given, truth, tally) {
            Some((order, run)) => {
                Err(format!("order: {order:?} gives {:?}, not {:?}", run.result, truth.run.result))
            }
            None => Ok(()),
        }
    }

    fn differing(&self, given: &Program, truth: &Truth, tally: &mut Tally) -> Option<(Order, Run)> {
        let first = in_order(given, &truth.launch, truth.size, false);
        let all = orders(group::items(truth.size), first.phases.max(1), 7);
        all.into_iter().find_map(|order| {
            tally.orders += 1;
            let run = group::run(given, &truth.launch, truth.size, &order, false);
            (run.result != truth.run.result).then_some((order, run))
        })
    }

    /// Classifies a barrier: whether it is needed, and if not, the reason for it.
    fn weigh(&self, gone: usize, truths: &[Truth], tally: &mut Tally) {
        let mut rest = self.barriers.clone();
        let barrier = rest.remove(gone);
        let rest = waits(self.checked.unit(), &rest);
        let racing: Vec<&Truth> = truths
            .iter()
            .filter(|truth| {
                let program = program(self.checked, Waits::Everywhere(&rest));
                !in_order(&program, &truth.launch, truth.size, true).trace.races().is_empty()
            })
            .collect();
        let without = program(self.checked, Waits::At(&rest));
        let mut ignored = Tally::default();
        if racing.iter().any(|truth| self.differing(&without, truth, &mut ignored).is_some()) {
            tally.needed += 1;
        } else if !racing.is_empty() {
            tally.racing += 1;
        } else {
            let (count, examples) = tally.conservative.entry(self.reason(&barrier, truths)).or_default();
            *count += 1;
            if examples.len() < EXAMPLES {
                examples.push(self.pair(&barrier));
            }
        }
    }

    /// The reason why okl may take two accesses to be to one place although they never are: a closed list.
    fn reason(&self, barrier: &Barrier, truths: &[Truth]) -> &'static str {
        let unit = self.checked.unit();
        let (first, second) = (&barrier.first, &barrier.second);
        let happened = |place: okl_source::Span| {
            truths
                .iter()
                .flat_map(|truth| &truth.run.trace.named)
                .any(|named| unit.expression(named.name).span == place)
        };
        let is_argument = |name: &str| name == "a" || name == "b";
        match () {
            () if first.access == Access::Escape || second.access == Access::Escape => {
                "an address that is handed on"
            }
            () if !happened(first.span) || !happened(second.span) => "code that no input runs",
            () if first.name != second.name && is_argument(&first.name) && is_argument(&second.name) => {
                "arguments that may be one array"
            }
            () if first.name != second.name => "a pointer whose target is not known",
            () if first.name == "rec" => "parts of an object",
            () => "an index that is not understood, or a condition",
        }
    }

    fn pair(&self, barrier: &Barrier) -> String {
        let unit = self.checked.unit();
        let line = |place: okl_source::Span| {
            let start = unit.text[..place.start as usize].rfind('\n').map_or(0, |at| at + 1);
            unit.text[start..].lines().next().unwrap_or_default().trim().to_string()
        };
        let (first, second) = (&barrier.first, &barrier.second);
        format!(
            "{} of {} in {} | {} of {} in {}",
            word(first.access),
            first.name,
            line(first.span),
            word(second.access),
            second.name,
            line(second.span)
        )
    }

    fn described(&self, race: &Race) -> String {
        let unit = self.checked.unit();
        let place = |access: &okl_testing::judge::trace::Access| {
            let span = unit.expression(access.expression).span;
            let line = unit.text[..span.start as usize].matches('\n').count() + 1;
            let what = if access.writes { "writes" } else { "reads" };
            format!("item {} {what} `{}` (line {line})", access.item, unit.source(span))
        };
        format!("{} and {}", place(&race.first), place(&race.second))
    }
}

fn word(access: Access) -> &'static str {
    match access {
        Access::Name => "name",
        Access::Read => "read",
        Access::Write => "write",
        Access::Update => "update",
        Access::Escape => "escape",
    }
}
