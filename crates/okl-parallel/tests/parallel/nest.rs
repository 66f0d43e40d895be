//! Collapsed and tiled loops: in 65,856 nests, each iteration is executed exactly once.

use okl_parallel::{Counting, Crew, Ends, Formula, Schedule, Team, Tiling, collapse, product, share};
use std::collections::BTreeMap;

/// First value, last value, signed step.
const LOOPS: [(i64, i64, i64); 7] =
    [(1, 5, 1), (1, 0, 1), (0, -9, -2), (-5, 10, 2), (3, 3, 7), (10, 1, -3), (1, 7, 3)];

fn counting((first, last, step): (i64, i64, i64)) -> Counting {
    let number = Formula::number;
    Counting {
        first: number(first),
        bound: number(last),
        step: number(step.abs()),
        ends: Ends::At,
        down: step < 0,
    }
}

fn values((first, last, step): (i64, i64, i64)) -> Vec<i64> {
    let next = |i: &i64| Some(i + step);
    std::iter::successors(Some(first), next)
        .take_while(|i| if step > 0 { *i <= last } else { *i >= last })
        .collect()
}

/// The indices or the sizes of the levels: gang, worker, lane.
type Member = [i64; 3];

fn known(member: Member, sizes: Member, numbers: &[(&str, i64)], code: &str) -> i64 {
    let at = |names: [&str; 3]| names.iter().position(|name| *name == code);
    if let Some(at) = at(["g", "w", "l"]) {
        return member[at];
    }
    if let Some(at) = at(["G", "W", "V"]) {
        return sizes[at];
    }
    numbers.iter().find(|(name, _)| *name == code).unwrap_or_else(|| panic!("nothing is called {code}")).1
}

fn crew(gang: bool, worker: bool, lane: bool) -> Crew {
    let team = |used: bool, member: &str, size: &str| {
        used.then(|| Team::new(Formula::code(member), Formula::code(size)))
    };
    Crew { gang: team(gang, "g", "G"), worker: team(worker, "w", "W"), lane: team(lane, "l", "V") }
}

/// The iteration numbers that a member executes of `trips` iterations.
fn part(crew: &Crew, trips: &Formula, member: Member, sizes: Member) -> Vec<i64> {
    let shared = share(crew, Schedule::Cyclic, trips, "k");
    shared.iterations.numbers(&|code| known(member, sizes, &[], code))
}

type Counts = BTreeMap<Vec<i64>, u32>;

fn collapsed(loops: &[Counting], levels: u32, member: Member, sizes: Member, counts: &mut Counts) {
    let trips: Vec<Formula> = loops.iter().map(Counting::trips).collect();
    let numbers = collapse(&trips, &Formula::code("k"));
    let all = crew(levels & 1 != 0, levels & 2 != 0, levels & 4 != 0);
    for k in part(&all, &product(&trips), member, sizes) {
        let value = |(l, number): (&Counting, &Formula)| {
            l.at(number.clone())
                .value(&|code| known(member, sizes, &[("k", k)], code))
                .expect("it is defined")
        };
        *counts.entry(loops.iter().zip(&numbers).map(value).collect()).or_default() += 1;
    }
}

fn tiled(
    loops: &[Counting],
    tile: [i64; 3],
    levels: u32,
    member: Member,
    sizes: Member,
    counts: &mut Counts,
) {
    let trips = loops.iter().map(Counting::trips).collect();
    let tiling = Tiling { loops: loops.to_vec(), trips, sizes: tile.map(Formula::number).to_vec() };
    let (gang, worker, lane) = (levels & 1 != 0, levels & 2 != 0, levels & 4 != 0);
    // Tiles are distributed over gangs, elements over lanes; workers share the tiles if there are lanes, else the
    // elements.
    let (tiles, elements) = (crew(gang, worker && lane, false), crew(false, worker && !lane, lane));
    let numbers = tiling.numbers(&Formula::code("t"), &Formula::code("e"));
    let is_there = tiling.is_there(&numbers);
    for t in part(&tiles, &product(&tiling.tiles()), member, sizes) {
        for e in part(&elements, &product(&tiling.sizes), member, sizes) {
            let value = |formula: &Formula| {
                formula
                    .value(&|code| known(member, sizes, &[("t", t), ("e", e)], code))
                    .expect("it is defined")
            };
            if value(&is_there) != 0 {
                let place = loops.iter().zip(&numbers).map(|(l, number)| value(&l.at(number.clone())));
                *counts.entry(place.collect()).or_default() += 1;
            }
        }
    }
}

#[test]
fn each_iteration_of_a_nest_is_run_once() {
    let mut cases = 0;
    for (a, b, c) in
        LOOPS.iter().flat_map(|a| LOOPS.iter().flat_map(move |b| LOOPS.iter().map(move |c| (*a, *b, *c))))
    {
        let loops = [a, b, c].map(counting);
        let mut expected = Counts::new();
        for i in values(a) {
            for j in values(b) {
                expected.extend(values(c).into_iter().map(|k| (vec![i, j, k], 1)));
            }
        }
        for (gangs, workers, lanes) in [1, 3]
            .into_iter()
            .flat_map(|g| [1, 2].into_iter().flat_map(move |w| [1, 4].map(move |v| (g, w, v))))
        {
            let sizes = [gangs, workers, lanes];
            for levels in 0..8 {
                for tile in [None, Some([1, 3, 2]), Some([4, 1, 32])] {
                    let mut counts = Counts::new();
                    let here = |bit: usize| if levels & 1 << bit != 0 { 0..sizes[bit] } else { 0..1 };
                    for (g, w, l) in
                        here(0).flat_map(|g| here(1).flat_map(move |w| here(2).map(move |l| (g, w, l))))
                    {
                        match tile {
                            None => collapsed(&loops, levels, [g, w, l], sizes, &mut counts),
                            Some(tile) => tiled(&loops, tile, levels, [g, w, l], sizes, &mut counts),
                        }
                    }
                    assert_eq!(counts, expected, "{a:?} {b:?} {c:?}, {sizes:?} {levels:b}, tile {tile:?}");
                    cases += 1;
                }
            }
        }
    }
    assert_eq!(cases, 65_856);
}

#[test]
fn one_loop_is_itself() {
    let numbers = collapse(&[Formula::code("n")], &Formula::code("k"));
    assert_eq!(numbers[0].to_string(), "k");
    let numbers = collapse(&["m", "8", "n"].map(Formula::code), &Formula::code("k"));
    let text: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    assert_eq!(text, ["k / (8 * n)", "k / n % 8", "k % n"]);
}
