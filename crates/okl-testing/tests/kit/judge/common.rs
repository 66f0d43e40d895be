//! Helpers of the interpreter's tests.

use okl_clang::Clang;
use okl_model::{Stmt, Unit};
use okl_plan::hazard::{Barrier, BarrierPlace};
use okl_sema::Checked;
use okl_testing::judge::group::{self, Argument, Content, Launch, Number, Order, Run, Size};
use okl_testing::judge::program::{Program, Wait, Waits};
use okl_testing::judge::{Stop, front, read};

/// The libclang of the tests.
pub fn clang() -> Clang {
    let path = okl_testing::translate::wanted_libclang();
    Clang::load(path.as_deref(), &[]).expect("a libclang")
}

/// Checks a valid kernel.
pub fn check(text: &str) -> Checked {
    front::check(&clang(), text).unwrap_or_else(|failure| panic!("{failure}\n{text}"))
}

/// A kernel's first nest with barriers at the given places besides those of its text.
pub fn program(checked: &Checked, waits: Waits<'_>) -> Program {
    read(checked.unit(), &checked.kernels()[0], 0, waits)
}

/// The outermost loop of a kernel's first nest.
pub fn nest(checked: &Checked) -> &Stmt {
    let kernel = &checked.kernels()[0];
    let mut found = None;
    let unit = checked.unit();
    let body = unit.body(unit.function(kernel.function)).expect("a kernel has a body");
    unit.walk(body, &mut |stmt| {
        if stmt.as_for().is_some_and(|l| l.id == kernel.nests[0].root) {
            found = Some(stmt);
        }
    });
    found.expect("the kernel has its nest")
}

/// The places of okl's barriers.
pub fn waits(unit: &Unit, barriers: &[Barrier]) -> Vec<Wait> {
    let place = |barrier: &Barrier| match barrier.at {
        BarrierPlace::Before(span) | BarrierPlace::Braced(span) => Wait::Before(span),
        BarrierPlace::AtStart(body) => Wait::AtStart(unit.stmt(body).span),
        BarrierPlace::AtEnd(body) => Wait::AtEnd(unit.stmt(body).span),
    };
    barriers.iter().map(place).collect()
}

/// Runs a program with its work items in order.
pub fn in_order(program: &Program, launch: &Launch, size: Size, traces: bool) -> Run {
    let order = Order::Phases(vec![(0..group::items(size)).collect()]);
    group::run(program, launch, size, &order, traces)
}

/// Runs a text with its own barriers; returns the memory of the arguments, which consists of integers.
pub fn run(text: &str, arguments: Vec<Argument>) -> Result<Vec<Vec<i128>>, Stop> {
    let checked = check(text);
    let program = program(&checked, Waits::At(&[]));
    let launch = Launch { arguments, ..Launch::default() };
    let size = group::size(&program, &launch)?;
    let outcome = in_order(&program, &launch, size, false).result?;
    let number = |content: &Content| match content {
        Content::Int(number) => *number,
        Content::Float(bits) => f64::from_bits(*bits) as i128,
        Content::Nothing | Content::Address => i128::MIN,
    };
    Ok(outcome.0.iter().map(|(_, all)| all.iter().map(number).collect()).collect())
}

/// An array of integers.
pub fn ints(numbers: &[i64]) -> Argument {
    Argument::Memory(numbers.iter().map(|number| Number::Int(*number)).collect())
}
