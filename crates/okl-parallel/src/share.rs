//! Iterations over the levels of a machine.

use crate::Formula;

/// Those on one level who share iterations: gangs, the workers of a gang, the lanes of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// Which of them runs the code, from 0 on.
    pub member: Formula,
    /// How many there are.
    pub size: Formula,
    /// How many of them take part, when not all do. More than there are means all.
    pub limit: Option<Formula>,
}

impl Team {
    /// All members of a level.
    pub fn new(member: Formula, size: Formula) -> Team {
        Team { member, size, limit: None }
    }

    /// How many take part.
    fn active_size(&self) -> Formula {
        match &self.limit {
            Some(limit) => limit.clone().min(self.size.clone()),
            None => self.size.clone(),
        }
    }
}

/// The levels that one loop is shared out over; none for levels it does not use.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crew {
    /// Groups.
    pub gang: Option<Team>,
    /// Those who step by themselves in a group.
    pub worker: Option<Team>,
    /// Those who step together.
    pub lane: Option<Team>,
}

/// Who gets which iterations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// Each member gets one stretch.
    Blocked,
    /// Members take turns.
    Cyclic,
    /// Each gang and worker gets one stretch, in which the lanes take turns: neighbours in memory go to neighbours, and
    /// each gang stays in one place.
    BlockedCyclic,
}

impl Schedule {
    /// What is best where a language leaves it open: lanes take turns, others stay in one place.
    pub fn usual(crew: &Crew) -> Schedule {
        if crew.lane.is_some() { Schedule::BlockedCyclic } else { Schedule::Blocked }
    }
}

/// What one member of a crew runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// Whether it takes part; none where all do.
    pub active: Option<Formula>,
    /// Values to declare before the loop, in order: `long k_chunk = (trips + 3) / 4;`
    pub values: Vec<(String, Formula)>,
    /// The numbers of its iterations.
    pub iterations: Iterations,
}

/// `for (k = first; k < end; k += step)`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iterations {
    /// The first number.
    pub first: Formula,
    /// All numbers are smaller.
    pub end: Formula,
    /// The distance to the next one; positive.
    pub step: Formula,
}

impl Iterations {
    /// `for (long k = lid; k < trips; k += 32)`
    pub fn header(&self, ty: &str, variable: &str) -> String {
        let Iterations { first, end, step } = self;
        let end = Formula::code(variable).less(end.clone());
        match step.as_number() {
            Some(1) => format!("for ({ty} {variable} = {first}; {end}; ++{variable})"),
            Some(_) | None => format!("for ({ty} {variable} = {first}; {end}; {variable} += {step})"),
        }
    }

    /// The numbers that its loop runs through, where `code` knows what code is worth.
    ///
    /// # Panics
    /// When the loop computes what C++ does not define, or does not end.
    pub fn numbers(&self, code: &dyn Fn(&str) -> i64) -> Vec<i64> {
        let known = |formula: &Formula| formula.value(code).expect("what the loop computes is defined");
        let (first, end) = (known(&self.first), known(&self.end));
        if first >= end {
            return Vec::new();
        }
        let step = known(&self.step);
        assert!(step > 0, "the loop does not end");
        (first..end).step_by(step as usize).collect()
    }
}

/// Shares `trips` iterations out over a crew: each is run by exactly one member of those who take part.
///
/// `prefix` starts the names of values: `k_chunk` for `k`. Without lanes, `BlockedCyclic` is `Blocked`.
///
/// ```text
/// cyclic:  for (k = id; k < trips; k += N)
/// else:    k_chunk = (trips + U - 1) / U
///          for (k = u * k_chunk + lane; k < min(trips, (u + 1) * k_chunk); k += lanes)
/// ```
pub fn share(crew: &Crew, schedule: Schedule, trips: &Formula, prefix: &str) -> Share {
    let all = [&crew.gang, &crew.worker, &crew.lane];
    let active = all.into_iter().flatten().filter_map(|team| {
        let limit = team.limit.as_ref().filter(|limit| **limit != team.size)?;
        Some(team.member.clone().less(limit.clone()))
    });
    let active = active.reduce(Formula::and);
    let iterations = |first, end, step| Iterations { first, end, step };
    let (stretches, turns) = match schedule {
        Schedule::Cyclic => {
            let (id, count) = number(&all);
            let iterations = iterations(id, trips.clone(), count);
            return Share { active, values: Vec::new(), iterations };
        }
        Schedule::Blocked => (number(&all), number(&[])),
        Schedule::BlockedCyclic => (number(&all[..2]), number(&all[2..])),
    };
    let ((stretch, stretches), (turn, turns)) = (stretches, turns);
    if stretches.as_number() == Some(1) {
        return Share { active, values: Vec::new(), iterations: iterations(turn, trips.clone(), turns) };
    }
    let name = format!("{prefix}_chunk");
    let chunk = Formula::code(name.as_str());
    let end = (stretch.clone() + Formula::number(1)) * chunk.clone();
    let values = vec![(name, trips.clone().divided_up(stretches))];
    Share { active, values, iterations: iterations(stretch * chunk + turn, trips.clone().min(end), turns) }
}

/// Which one of how many, the last level the fastest: `(g * W + w) * V + l` of `G * W * V`.
fn number(teams: &[&Option<Team>]) -> (Formula, Formula) {
    let one = (Formula::number(0), Formula::number(1));
    teams.iter().filter_map(|team| team.as_ref()).fold(one, |(id, count), team| {
        let size = team.active_size();
        let id = if id.as_number() == Some(0) {
            team.member.clone()
        } else {
            id * size.clone() + team.member.clone()
        };
        (id, count * size)
    })
}
