//! Kernels that a target refuses: the rows of `testdata/unsupported.txt`, and the closed list of features that
//! languages lack.
//!
//! ```text
//! atomic/doubles metal double double-unsupported unsupported-by-backend
//! ```
//!
//! A row has a kernel, a target, the features that the target's language lacks, and the ids of the errors. Each error
//! of okl must be explained by exactly one [`Feature`], so that a row cannot hide errors of okl.

use crate::okl::Refusal;

/// A feature of kernels that the language of some targets lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// The name in rows.
    pub name: &'static str,
    /// The targets whose language lacks it.
    pub lacking: &'static [&'static str],
    /// The errors that report it: an id, and the prefixes of its messages.
    pub errors: &'static [(&'static str, &'static [&'static str])],
    /// The reason why these targets do not support it.
    pub reason: &'static str,
}

/// The feature for rows where the language lacks nothing: okl could lower it, but does not yet.
pub const NOT_LOWERED_YET: &str = "not-lowered-yet";

/// The number of rows with [`NOT_LOWERED_YET`]. It may only decrease.
pub const ROWS_NOT_LOWERED_YET: usize = 14;

const BLOCK: &str = "atomic-block-unsupported";
const DOUBLE: &str = "double-unsupported";
const NO_C: &str = "opencl-c-unsupported";
const LACKING: &str = "unsupported-by-backend";

/// All features, sorted by name. Adding one is a decision: the feature exists in C++, and a target's language has no
/// equivalent.
pub const FEATURES: &[Feature] = &[
    Feature {
        name: "atomic-blocks",
        lacking: &["cuda", "dpcpp", "hip", "metal", "opencl", "opencl-cpp"],
        errors: &[(BLOCK, &[""])],
        reason: "devices update one place atomically, and have no lock that work items of a group could share",
    },
    Feature {
        name: "bit-fields",
        lacking: &["opencl", "opencl-cpp"],
        errors: &[(NO_C, &["a bit-field "]), (LACKING, &["a bit-field "])],
        reason: "OpenCL C 1.2, section 6.9 c, and C++ for OpenCL with it",
    },
    Feature {
        name: "classes",
        lacking: &["opencl"],
        errors: &[(
            NO_C,
            &[
                "a class in ",
                "a default value of a field ",
                "a friend ",
                "a list of values in parentheses ",
                "a method ",
                "a static member ",
                "an operator of your own ",
                "inheritance ",
            ],
        )],
        reason: "C has structs of plain fields: no methods, constructors, operators or bases",
    },
    Feature {
        name: "double",
        lacking: &["metal"],
        errors: &[(DOUBLE, &[""]), (LACKING, &["`@atomic` on `double` "])],
        reason: "Metal has single and half precision only",
    },
    Feature {
        name: "exceptions",
        lacking: &["cuda", "dpcpp", "hip", "metal", "opencl", "opencl-cpp"],
        errors: &[("host-only-code", &["an exception "])],
        reason: "no device can unwind a stack",
    },
    Feature {
        name: "function-pointers",
        lacking: &["dpcpp", "metal", "opencl", "opencl-cpp"],
        errors: &[(LACKING, &["a pointer to a function "])],
        reason: "SYCL 2020, section 5.4, and OpenCL C 1.2, section 6.9 a; Metal has them for tables of the host only",
    },
    Feature {
        name: "goto",
        lacking: &["metal"],
        errors: &[(LACKING, &["`goto` "])],
        reason: "Metal leaves it out of C++",
    },
    Feature {
        name: "host-reads",
        lacking: &["cuda", "dpcpp", "hip", "metal", "opencl", "opencl-cpp"],
        errors: &[("host-read-unsupported", &[""])],
        reason: "launchers are handed memory of the device, and their interfaces have no way to copy from it",
    },
    Feature {
        name: "lambdas",
        lacking: &["metal", "opencl"],
        errors: &[(NO_C, &["a lambda "]), (LACKING, &["a lambda "])],
        reason: "C has none, and Metal leaves them out of C++",
    },
    Feature {
        name: "math-functions",
        lacking: &["metal"],
        errors: &[(LACKING, &["`erf` ", "`erfc` ", "`lgamma` ", "`remquo` ", "`tgamma` "])],
        reason: "Metal's library does not have them",
    },
    Feature {
        name: "memory-free-types",
        lacking: &["metal", "opencl", "opencl-cpp"],
        errors: &[(
            LACKING,
            &[
                "a method or an operator of a class for an object in ",
                "a type that a template takes from pointers or references to several memories ",
                "a variable of a type that a template takes from a pointer or reference ",
                "an array that a template is handed by reference ",
                "the address of a pointer parameter of a kernel ",
            ],
        )],
        reason: "the memory is part of a type: of what templates take from arguments, of pointers to a kernel's \
                 pointers, and of the object of a method",
    },
    Feature {
        name: "mutable",
        lacking: &["opencl"],
        errors: &[(NO_C, &["`mutable` "])],
        reason: "C has no members that may change in constant objects, and no lambdas that may change their copies",
    },
    Feature {
        name: "namespaces",
        lacking: &["opencl"],
        errors: &[(
            NO_C,
            &["a `using` declaration ", "a namespace ", "a qualified name ", "a scoped enumeration "],
        )],
        reason: "names of C have no scopes to be found in",
    },
    Feature {
        name: NOT_LOWERED_YET,
        lacking: &["metal", "opencl"],
        errors: &[
            (
                NO_C,
                &[
                    "`decltype` ",
                    "a cast of pointers or templates ",
                    "a list of values whose type is not written ",
                    "a range-based `for` over something else than the name of an array ",
                    "a reference ",
                    "a structured binding ",
                    "a variable of a type without a name ",
                ],
            ),
            (
                LACKING,
                &[
                    "a cast to a type of pointer or reference ",
                    "a pointer to a pointer ",
                    "a range-based `for` over an object ",
                ],
            ),
        ],
        reason: "okl lowers other forms of it; the language could say this one as well",
    },
    Feature {
        name: "overloads",
        lacking: &["opencl"],
        errors: &[(NO_C, &["a default argument ", "an overloaded function "])],
        reason: "a function of C has one name and one list of parameters",
    },
    Feature {
        name: "printf",
        lacking: &["metal"],
        errors: &[(LACKING, &["`printf` "])],
        reason: "a kernel of Metal has no standard output",
    },
    Feature {
        name: "standard-library",
        lacking: &["opencl-cpp"],
        errors: &[(LACKING, &["`std::"])],
        reason: "C++ for OpenCL has the language of C++17 without its headers",
    },
    Feature {
        name: "templates",
        lacking: &["opencl"],
        errors: &[(NO_C, &["a class template ", "a template "])],
        reason: "C has none",
    },
    Feature {
        name: "wide-atomics",
        lacking: &["metal"],
        errors: &[(LACKING, &["`@atomic` on `long", "`@atomic` on `unsigned long"])],
        reason: "Metal's atomics have 32 bits",
    },
];

/// One row of the list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Row {
    /// `atomic/doubles`
    pub kernel: String,
    /// The name of its pipeline.
    pub target: String,
    /// Names of [`FEATURES`], sorted.
    pub features: Vec<String>,
    /// The ids of the errors, sorted.
    pub ids: Vec<String>,
}

impl Row {
    /// The row for a refusal; an error that not exactly one feature explains is reported instead.
    pub fn of(kernel: &str, target: &str, refusals: &[Refusal]) -> Result<Row, String> {
        let mut features: Vec<String> = Vec::new();
        for refusal in refusals {
            let Refusal { id, message } = refusal;
            match explanations(target, refusal).as_slice() {
                [feature] => features.push(feature.name.to_owned()),
                several => {
                    let names: Vec<&str> = several.iter().map(|feature| feature.name).collect();
                    return Err(format!(
                        "{kernel} {target}: {} features of FEATURES explain `{id}: {message}` {names:?}; \
                         if the language of {target} lacks it, say so there, else mend okl",
                        several.len()
                    ));
                }
            }
        }
        let mut ids: Vec<String> = refusals.iter().map(|refusal| refusal.id.clone()).collect();
        for list in [&mut features, &mut ids] {
            list.sort();
            list.dedup();
        }
        Ok(Row { kernel: kernel.to_owned(), target: target.to_owned(), features, ids })
    }

    /// The text of the row: `atomic/doubles metal double double-unsupported unsupported-by-backend`
    pub fn line(&self) -> String {
        let Row { kernel, target, features, ids } = self;
        format!("{kernel} {target} {} {}", features.join(","), ids.join(" "))
    }

    fn read(line: &str) -> Result<Row, String> {
        let mut words = line.split(' ').map(str::to_owned);
        let (Some(kernel), Some(target), Some(features)) = (words.next(), words.next(), words.next()) else {
            return Err(format!("`{line}`: a row is KERNEL TARGET FEATURE[,FEATURE] ID [ID]"));
        };
        let features = features.split(',').map(str::to_owned).collect();
        Ok(Row { kernel, target, features, ids: words.collect() })
    }
}

/// The features that explain an error on a target.
fn explanations(target: &str, refusal: &Refusal) -> Vec<&'static Feature> {
    let says = |feature: &Feature| {
        feature.errors.iter().any(|(id, starts)| {
            *id == refusal.id && starts.iter().any(|start| refusal.message.starts_with(start))
        })
    };
    FEATURES.iter().filter(|feature| feature.lacking.contains(&target) && says(feature)).collect()
}

/// The rows of the list; lines that start with `#` are comments.
pub fn rows(list: &str) -> Result<Vec<Row>, String> {
    list.lines().filter(|line| !line.starts_with('#')).map(Row::read).collect()
}

/// The required changes of the list; empty if there are none.
pub fn difference(listed: &[Row], found: &[Row]) -> String {
    let only = |rows: &[Row], others: &[Row], what: &str| {
        let rows: Vec<String> = rows.iter().filter(|row| !others.contains(row)).map(Row::line).collect();
        if rows.is_empty() { String::new() } else { format!("{what}\n{}\n", rows.join("\n")) }
    };
    only(listed, found, "take out, okl does not refuse these in this way:")
        + &only(found, listed, "refused; mend okl, or write, if the kernel is new:")
}

/// The errors of the list itself, independent of the results of okl.
pub fn complaints(rows: &[Row]) -> Vec<String> {
    let mut wrong = Vec::new();
    let order = |row: &Row| (row.kernel.clone(), row.target.clone());
    for pair in rows.windows(2).filter(|pair| order(&pair[0]) >= order(&pair[1])) {
        wrong.push(format!(
            "`{}` does not stand before this: rows are sorted, one per kernel and target",
            pair[0].line()
        ));
    }
    for row in rows {
        let mut complain = |why: String| wrong.push(format!("`{}`: {why}", row.line()));
        let mut explained: Vec<&str> = Vec::new();
        for name in &row.features {
            let Some(feature) = FEATURES.iter().find(|feature| feature.name == name) else {
                complain(format!("FEATURES has no `{name}`"));
                continue;
            };
            if !feature.lacking.contains(&row.target.as_str()) {
                complain(format!("FEATURES says that {} has `{name}`", row.target));
            }
            let ids = feature.errors.iter().map(|(id, _)| *id);
            let ids: Vec<&str> = ids.filter(|id| row.ids.iter().any(|has| has == id)).collect();
            if ids.is_empty() {
                complain(format!("none of its errors is about `{name}`"));
            }
            explained.extend(ids);
        }
        for id in row.ids.iter().filter(|id| !explained.contains(&id.as_str())) {
            complain(format!("none of its features leads to `{id}`"));
        }
    }
    let unused = FEATURES
        .iter()
        .filter(|feature| rows.iter().all(|row| !row.features.iter().any(|name| name == feature.name)));
    wrong.extend(
        unused.map(|feature| format!("no row needs `{}` any longer: take it out of FEATURES", feature.name)),
    );
    let open = rows.iter().filter(|row| row.features.iter().any(|name| name == NOT_LOWERED_YET)).count();
    if open > ROWS_NOT_LOWERED_YET {
        wrong.push(format!(
            "{open} rows are `{NOT_LOWERED_YET}`, and {ROWS_NOT_LOWERED_YET} may be: lower it, or take other words in the kernel"
        ));
    }
    if open < ROWS_NOT_LOWERED_YET {
        wrong.push(format!(
            "only {open} rows are `{NOT_LOWERED_YET}` by now: write that into ROWS_NOT_LOWERED_YET"
        ));
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::TARGETS;

    fn refusal(id: &str, message: &str) -> Refusal {
        Refusal { id: id.to_owned(), message: message.to_owned() }
    }

    #[test]
    fn the_list_agrees_with_the_features() {
        let list = std::fs::read_to_string(crate::testdata().join("unsupported.txt"));
        let rows = rows(&list.expect("it is part of the repository")).expect("rows");
        let wrong = complaints(&rows);
        assert!(wrong.is_empty(), "testdata/unsupported.txt:\n{}", wrong.join("\n"));
    }

    #[test]
    fn features_are_about_targets_there_are() {
        assert!(FEATURES.is_sorted_by_key(|feature| feature.name));
        for feature in FEATURES {
            assert!(feature.lacking.is_sorted() && !feature.reason.is_empty(), "{}", feature.name);
            for name in feature.lacking {
                let target = TARGETS.iter().find(|target| target.name == *name);
                // C++ on the host has all features.
                assert!(target.is_some_and(|target| !target.is_host), "{}: {name}", feature.name);
            }
        }
    }

    #[test]
    fn every_error_needs_a_feature_that_the_target_lacks() {
        let both = [
            refusal(LACKING, "`@atomic` on `double` is not supported by backend `metal`"),
            refusal(DOUBLE, "backend `metal` has no double precision"),
        ];
        let row = Row::of("a/b", "metal", &both).expect("it is explained");
        assert_eq!(row.line(), "a/b metal double double-unsupported unsupported-by-backend");
        assert_eq!(Row::read(&row.line()), Ok(row));
        assert!(Row::of("a/b", "cuda", &both).is_err());
        let new = [refusal(LACKING, "something new is not supported by backend `metal`")];
        let why = Row::of("a/b", "metal", &new).expect_err("nothing explains it");
        assert!(why.contains("something new"), "{why}");
    }

    #[test]
    fn a_row_that_does_not_fit_its_features_is_told() {
        let told = |list: &str, part: &str| {
            let wrong = complaints(&rows(list).expect("rows"));
            assert!(wrong.iter().any(|why| why.contains(part)), "{wrong:#?}");
        };
        told("a/b metal templates opencl-c-unsupported\n", "says that metal has `templates`");
        told("a/b metal magic double-unsupported\n", "no `magic`");
        told("a/b metal double double-unsupported opencl-c-unsupported\n", "leads to `opencl-c-unsupported`");
        told("a/b metal double,goto double-unsupported\n", "about `goto`");
        told("b metal goto unsupported-by-backend\na metal goto unsupported-by-backend\n", "sorted");
        told("a metal goto unsupported-by-backend\n", "needs `double` any longer");
        told("a metal double\n", "none of its errors");
        assert!(rows("a metal\n").is_err());
    }

    #[test]
    fn a_difference_says_what_to_write() {
        let old =
            rows("# a comment\na metal goto unsupported-by-backend\nb metal double double-unsupported\n");
        let new = rows("a metal lambdas unsupported-by-backend\nb metal double double-unsupported\n");
        let (old, new) = (old.expect("rows"), new.expect("rows"));
        let told = difference(&old, &new);
        assert!(
            told.contains("take out") && told.contains("a metal goto") && told.contains("a metal lambdas"),
            "{told}"
        );
        assert!(!told.contains("double"), "{told}");
        assert_eq!(difference(&new, &new), "");
    }
}
