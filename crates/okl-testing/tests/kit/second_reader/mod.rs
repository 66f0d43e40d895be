//! A second reader: another binding to libclang walks the input that okl gives to libclang, for every kernel of the
//! tests. It must find the same loops, variables, expressions, types and values as the unit.

mod compare;
mod walk;

use okl_clang::{Clang, ClangInput, ParseOptions};
use okl_model::{DeclarationId, ExprKind, StmtKind, Type, TypeId, Unit};
use okl_normalizer::{NormalizeOptions, preprocess::Disk};
use okl_source::{Sources, Span};
use okl_testing::cases::{self, Kernel};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// A change that makes a unit wrong.
type Mistake = fn(&mut Unit);

/// The variable that is set in the process of the second reader.
const READS: &str = "OKL_SECOND_READER";

/// The expected differences. libclang hides some things that okl reads from the text: the declaration in `[z = x + 1]`,
/// the first part of `switch (int t = s[i]; t)`, and the conversions of the elements of lists. okl ignores the names in
/// `[x]` and `[&x]`.
const HIDDEN: &str = "
cpp/captures: the unit has no ArraySubscriptExpr `s` of type `int`
cpp/captures: the unit has no DeclRefExpr `first` of type `int`
cpp/captures: the unit has no DeclRefExpr `s` of type `int[8]`
cpp/captures: the unit has no DeclRefExpr `t` of type `int`
cpp/expressions: only the unit has a variable `z`
cpp/expressions: only the unit has operator with two operands `x + 1`
cpp/expressions: the unit has no DeclRefExpr `x` of type `const int`
cpp/hidden_names: only the unit has a variable `sum`
cpp/hidden_names: only the unit has a variable `t`
cpp/hidden_names: only the unit has a variable `x`
cpp/hidden_names: only the unit has element `s[i ^ 1]`
cpp/hidden_names: only the unit has integer `1`
cpp/hidden_names: only the unit has operator with two operands `i ^ 1`
cpp/hidden_names: the unit has no DeclRefExpr `own` of type `int`
cpp/lists_convert: only the unit has call `s[t]`
cpp/lists_convert: only the unit has call `ticket`
dim/elements: only the unit has a variable `m`
dim/elements: only the unit has a variable `n`
dim/elements: the unit has no DeclRefExpr `x` of type `const int`
front/c_initialisers: only the unit has a variable `u`
front/c_initialisers: only the unit has element `x[g]`
front/c_initialisers: only the unit has integer `4`
front/c_initialisers: only the unit has operator with two operands `x[g] % 4`
memory/static_addresses: the unit has no DeclRefExpr `back` of type `const int`
";

#[test]
fn two_readers_of_every_kernel_agree() {
    let path = okl_testing::translate::wanted_libclang();
    let first = Clang::load(path.as_deref(), &[]).expect("a libclang");
    if std::env::var_os(READS).is_none() {
        return again("two_readers_of_every_kernel_agree", first.path());
    }
    let second = clang::Clang::new().expect("the libclang that okl found");
    let (mut compared, mut named) = (0, 0);
    let mut wrong = Vec::new();
    for case in cases::kernels(&okl_testing::testdata()).expect("testdata has kernels") {
        let (unit, handed) = read(&first, &case);
        let seen = walk::all(&second, &handed, &valued(&unit));
        compared += seen.expressions.len();
        named += seen.mentions.len();
        let complaints = compare::disagreements(&unit, &seen);
        wrong.extend(complaints.into_iter().map(|what| format!("{}: {what}", case.name)));
    }
    let known: BTreeSet<&str> = HIDDEN.trim().lines().collect();
    let found: BTreeSet<&str> = wrong.iter().map(String::as_str).collect();
    let new: Vec<&str> = found.difference(&known).take(40).copied().collect();
    assert!(new.is_empty(), "the readers do not agree, such as in\n{}", new.join("\n"));
    let gone: Vec<&str> = known.difference(&found).copied().collect();
    assert!(gone.is_empty(), "take out of `HIDDEN`\n{}", gone.join("\n"));
    assert!(named > 500, "{named} names of types were compared");
    assert!(compared > 10_000, "{compared} expressions were compared");
}

#[test]
fn a_mistake_of_the_first_reader_is_noticed() {
    let path = okl_testing::translate::wanted_libclang();
    let first = Clang::load(path.as_deref(), &[]).expect("a libclang");
    if std::env::var_os(READS).is_none() {
        return again("a_mistake_of_the_first_reader_is_noticed", first.path());
    }
    let second = clang::Clang::new().expect("the libclang that okl found");
    let cases = cases::kernels(&okl_testing::testdata()).expect("testdata has kernels");
    let case = cases.iter().find(|case| case.name == "attributes/alignment").expect("a kernel with structs");
    let (unit, handed) = read(&first, case);
    let seen = walk::all(&second, &handed, &valued(&unit));
    assert_eq!(compare::disagreements(&unit, &seen), Vec::<String>::new());
    let mistakes: [(&str, Mistake); 8] = [
        ("another name of a type", |unit| unit.declarations[0].name.push('_')),
        ("another type that is named", |unit| {
            let known = unit.mentions.iter_mut().find(|one| one.of.is_some());
            known.expect("the name of a struct").of = Some(DeclarationId(1));
        }),
        ("another value", |unit| {
            let known = unit.expressions.iter_mut().find(|one| one.value.is_some());
            known.expect("a number").value = Some(1234);
        }),
        ("another type", |unit| {
            let known = unit.expressions.iter_mut().find(|one| matches!(one.kind, ExprKind::Binary { .. }));
            known.expect("a sum").ty = pointer(&unit.types);
        }),
        ("another kind", |unit| {
            let known = unit.expressions.iter_mut().find(|one| matches!(one.kind, ExprKind::Index { .. }));
            known.expect("an element").kind = ExprKind::This;
        }),
        ("another place", |unit| {
            let known = unit.expressions.iter_mut().find(|one| matches!(one.kind, ExprKind::Assign { .. }));
            known.expect("an assignment").span.end -= 1;
        }),
        ("a loop less", |unit| {
            let known = unit.statements.iter_mut().find(|one| matches!(one.kind, StmtKind::For(_)));
            known.expect("a loop").kind = StmtKind::Empty;
        }),
        ("another type of a variable", |unit| {
            let pointer = pointer(&unit.types);
            unit.variables.iter_mut().find(|one| one.ty != pointer).expect("a number").ty = pointer;
        }),
    ];
    for (what, make) in mistakes {
        let mut wrong = unit.clone();
        make(&mut wrong);
        assert!(!compare::disagreements(&wrong, &seen).is_empty(), "nobody noticed {what}");
    }
}

fn pointer(types: &[Type]) -> TypeId {
    TypeId(types.iter().position(|ty| ty.is_pointer()).expect("matrices are arguments") as u32)
}

/// Runs one test of this program in a process in which the second reader loads okl's libclang.
fn again(test: &str, libclang: &Path) {
    let program = std::env::current_exe().expect("this program has a place");
    let run = Command::new(program)
        .args([&*format!("second_reader::{test}"), "--exact", "--nocapture"])
        .envs([("LIBCLANG_PATH", libclang.as_os_str()), (READS, "1".as_ref())])
        .output()
        .expect("this program can be run");
    let said = [run.stdout, run.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    assert!(run.status.success() && said.contains("1 passed"), "{said}");
}

/// The places with values in the unit.
fn valued(unit: &Unit) -> BTreeSet<Span> {
    unit.expressions.iter().filter(|one| one.value.is_some()).map(|one| one.span).collect()
}

fn read(clang: &Clang, case: &Kernel) -> (Unit, ClangInput) {
    let text = fs::read(&case.input).expect("it was found just now");
    let mut sources = Sources::new();
    let main = sources.add(case.input.display().to_string(), okl_source::decode(&text));
    let defines = case.defines().iter().map(|define| define[2..].to_owned()).collect();
    let folder = case.input.parent().expect("it lies in a folder").display().to_string();
    let options = NormalizeOptions { defines, include_dirs: vec![folder], ..NormalizeOptions::default() };
    let attributes = &okl_testing::attributes::attributes(&case.input);
    let (normalized, found) = okl_normalizer::normalize(&mut sources, main, &options, &Disk, attributes);
    let normalized = normalized.unwrap_or_else(|| panic!("{}: {found:?}", case.name));
    let options = ParseOptions { intrinsics: okl_bundle::intrinsics(), ..ParseOptions::default() };
    let read = clang.parse_and_show(&normalized, &options, attributes);
    read.unwrap_or_else(|| panic!("{}: clang finds errors", case.name))
}
