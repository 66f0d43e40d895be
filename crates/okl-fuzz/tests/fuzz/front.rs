//! The lexer, the preprocessor and the attribute parser accept any input.

use okl_fuzz::{Corpus, Random, Watch, front, testdata};
use std::time::Duration;

/// The number of inputs that CI has time for; `./x fuzz` runs more.
const MUTANTS: u64 = 10_000;

/// The time limit for an input on a busy machine without optimisation.
const LIMIT: Duration = Duration::from_secs(20);

#[test]
fn mutants_of_the_corpus_break_nothing() {
    let corpus = Corpus::read(&testdata()).expect("testdata can be read");
    assert!(corpus.len() > 50, "{} texts", corpus.len());
    let watch = Watch::new(LIMIT, || front).expect("a thread");
    let mut random = Random::new(2026);
    for count in 0..MUTANTS {
        let text = corpus.mutant(&mut random);
        if let Err(why) = watch.check(&text) {
            panic!(
                "input {count}: {why}\n{}\n`./x fuzz --seed 2026` makes it short",
                String::from_utf8_lossy(&text)
            );
        }
    }
}

#[test]
fn what_broke_once_stays_mended() {
    let watch = Watch::new(LIMIT, || front).expect("a thread");
    for entry in std::fs::read_dir(testdata().join("fuzz")).expect("it is there") {
        let path = entry.expect("a readable entry").path();
        let text = std::fs::read(&path).expect("a readable file");
        assert_eq!(watch.check(&text), Ok(()), "{}", path.display());
    }
}
