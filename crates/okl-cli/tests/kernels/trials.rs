//! Tests in the form of the test runner.

use libtest_mimic::{Arguments, Failed, Trial};
use okl_testing::suite::{Suite, Test};
use okl_testing::{Failure, times};

/// A test that fails with the error and the command that reproduces it.
pub fn trial(name: String, work: impl FnOnce() -> Result<(), Failure> + Send + 'static) -> Trial {
    let own = name.clone();
    Trial::test(name, move || {
        let _named = times::named(&own);
        work().map_err(|failure| Failed::from(format!("{failure}\n\nagain: {}", again(&own))))
    })
}

fn again(name: &str) -> String {
    format!("./x test -p okl-cli --test kernels -- --exact '{name}' --include-ignored")
}

/// The tests that compile and run.
pub fn of_tools(suite: &'static Suite, tests: Vec<Test>) -> Vec<Trial> {
    let each = tests.into_iter().map(|test| {
        let waits = test.waits;
        trial(test.name.clone(), move || suite.run(&test)).with_ignored_flag(waits)
    });
    each.collect()
}

/// True if the command line selects a test. Work is shared only by the selected tests of a group.
pub fn is_asked_for(arguments: &Arguments, name: &str, is_ignored: bool) -> bool {
    let fits =
        |filter: &String| if arguments.exact { name == filter } else { name.contains(filter.as_str()) };
    let is_meant = match (arguments.include_ignored, arguments.ignored) {
        (true, _) => true,
        (false, only_ignored) => only_ignored == is_ignored,
    };
    is_meant && arguments.filter.as_ref().is_none_or(fits) && !arguments.skip.iter().any(fits)
}
