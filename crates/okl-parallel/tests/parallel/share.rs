//! Each iteration is executed by exactly one member, for 22,680 combinations of crews, loops and schedules.

use okl_parallel::{Counting, Crew, Ends, Formula, Schedule, Team, share};

const TRIPS: [i64; 12] = [0, 1, 2, 3, 5, 7, 8, 9, 16, 17, 31, 40];

/// A crew with the levels whose bits are set. Its sizes are code, so that all crews have the same formulas.
fn crew(levels: u32, limits: [i64; 3], launched: [i64; 3]) -> Crew {
    let team = |bit: usize, member: &str, size: &str, limit: &str| {
        let limit = (limits[bit] != launched[bit]).then(|| Formula::code(limit));
        (levels & 1 << bit != 0)
            .then(|| Team { limit, ..Team::new(Formula::code(member), Formula::code(size)) })
    };
    Crew { gang: team(0, "g", "G", "LG"), worker: team(1, "w", "W", "LW"), lane: team(2, "l", "V", "LV") }
}

/// The number of times that each iteration is executed.
fn counts(crew: &Crew, schedule: Schedule, limits: [i64; 3], launched: [i64; 3], trips: i64) -> Vec<u32> {
    let shared = share(crew, schedule, &Formula::code("trips"), "k");
    let mut counts = vec![0; trips as usize];
    let here = |used: bool, size: i64| if used { 0..size } else { 0..1 };
    for g in here(crew.gang.is_some(), launched[0]) {
        for w in here(crew.worker.is_some(), launched[1]) {
            for l in here(crew.lane.is_some(), launched[2]) {
                let known = |code: &str| match code {
                    "g" => g,
                    "w" => w,
                    "l" => l,
                    "G" => launched[0],
                    "W" => launched[1],
                    "V" => launched[2],
                    "LG" => limits[0],
                    "LW" => limits[1],
                    "LV" => limits[2],
                    "trips" => trips,
                    other => panic!("nothing is called {other}"),
                };
                if shared.active.as_ref().is_some_and(|active| active.value(&known) == Some(0)) {
                    continue;
                }
                let value = |code: &str| match shared.values.iter().find(|(name, _)| name == code) {
                    Some((_, formula)) => formula.value(&known).expect("it is defined"),
                    None => known(code),
                };
                for number in shared.iterations.numbers(&value) {
                    counts[number as usize] += 1;
                }
            }
        }
    }
    counts
}

#[test]
fn each_iteration_is_run_once() {
    // Up to 6 gangs, up to 3 workers, and 1, 2, 4 or 8 lanes; all limits up to those numbers.
    let mut shapes = Vec::new();
    for launched in (1..=6).flat_map(|g| (1..=3).flat_map(move |w| [1, 2, 4, 8].map(|v| [g, w, v]))) {
        let [gangs, workers, lanes] = launched;
        for lg in 1..=gangs {
            for lw in 1..=workers {
                shapes.extend((1..=lanes).map(|lv| (launched, [lg, lw, lv])));
            }
        }
    }
    assert_eq!(shapes.len() * TRIPS.len(), 22_680);
    for (launched, limits) in shapes {
        let crew = crew(0b111, limits, launched);
        for trips in TRIPS {
            for schedule in [Schedule::Cyclic, Schedule::BlockedCyclic, Schedule::Blocked] {
                let counts = counts(&crew, schedule, limits, launched, trips);
                assert!(
                    counts.iter().all(|count| *count == 1),
                    "{schedule:?} {limits:?} of {launched:?}, {trips}: {counts:?}"
                );
            }
        }
    }
}

#[test]
fn levels_that_are_not_used_count_as_one() {
    for levels in 0..8 {
        for limits in [[3, 2, 4], [2, 1, 3]] {
            let crew = crew(levels, limits, [3, 2, 4]);
            for trips in TRIPS {
                for schedule in [Schedule::Cyclic, Schedule::BlockedCyclic, Schedule::Blocked] {
                    let counts = counts(&crew, schedule, limits, [3, 2, 4], trips);
                    assert!(counts.iter().all(|count| *count == 1), "{schedule:?} {levels:b} {trips}");
                }
            }
        }
    }
}

#[test]
fn a_crew_of_one_runs_the_loop_as_it_stands() {
    let one = |schedule| share(&Crew::default(), schedule, &Formula::code("n"), "k");
    for schedule in [Schedule::Cyclic, Schedule::BlockedCyclic, Schedule::Blocked] {
        let shared = one(schedule);
        assert_eq!(shared.iterations.header("int", "k"), "for (int k = 0; k < n; ++k)");
        assert!(shared.values.is_empty() && shared.active.is_none());
    }
}

#[test]
fn lanes_take_turns_unless_a_language_says_otherwise() {
    assert_eq!(Schedule::usual(&crew(0b111, [1; 3], [1; 3])), Schedule::BlockedCyclic);
    assert_eq!(Schedule::usual(&crew(0b011, [1; 3], [1; 3])), Schedule::Blocked);
}

#[test]
fn headers_have_as_many_iterations_as_their_loops() {
    let part = |text: &str| Formula::code(text);
    let mut cases = 0;
    for down in [false, true] {
        for ends in [Ends::Before, Ends::At] {
            let l = Counting { first: part("f"), bound: part("b"), step: part("s"), ends, down };
            for (first, bound, step) in
                (-7..8).flat_map(|f| (-7..8).flat_map(move |b| (1..5).map(move |s| (f, b, s))))
            {
                let runs = |i: i64| match (down, ends) {
                    (false, Ends::Before) => i < bound,
                    (false, Ends::At) => i <= bound,
                    (true, Ends::Before) => i > bound,
                    (true, Ends::At) => i >= bound,
                };
                let next = |i: &i64| Some(if down { i - step } else { i + step });
                let expected: Vec<i64> =
                    std::iter::successors(Some(first), next).take_while(|i| runs(*i)).collect();
                let known = |code: &str| match code {
                    "f" => first,
                    "b" => bound,
                    "s" => step,
                    other => other.parse().expect("a number"),
                };
                let trips = l.trips().value(&known).expect("it is defined");
                let value = |number: i64| l.at(Formula::number(number)).value(&known);
                assert_eq!((0..trips).filter_map(value).collect::<Vec<_>>(), expected);
                // The same with constants, which the text then contains.
                let l = Counting {
                    first: Formula::number(first),
                    bound: Formula::number(bound),
                    step: Formula::number(step),
                    ends,
                    down,
                };
                assert_eq!(l.trips().as_number(), Some(expected.len() as i64));
                cases += 1;
            }
        }
    }
    assert_eq!(cases, 3_600);
}
