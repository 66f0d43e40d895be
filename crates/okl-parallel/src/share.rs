//! Distribution of iterations over the levels of parallelism.

use crate::Formula;

/// The members of one level of parallelism: gangs, the workers of a gang, or the lanes of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Team {
    /// The index of the member that executes the code, from 0.
    pub member: Formula,
    /// The number of members.
    pub size: Formula,
    /// The number of members that participate; none means all. A value above `size` means all, too.
    pub limit: Option<Formula>,
}

impl Team {
    /// A team in which all members participate.
    pub fn new(member: Formula, size: Formula) -> Team {
        Team { member, size, limit: None }
    }

    /// The number of members that participate.
    fn active_size(&self) -> Formula {
        match &self.limit {
            Some(limit) => limit.clone().min(self.size.clone()),
            None => self.size.clone(),
        }
    }
}

/// The levels that the iterations of one loop are distributed over; none for levels that are not used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crew {
    /// The groups.
    pub gang: Option<Team>,
    /// The subgroups of a group, which run independently of each other.
    pub worker: Option<Team>,
    /// The work items of a subgroup, which run in lockstep.
    pub lane: Option<Team>,
}

/// The assignment of iterations to members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Schedule {
    /// Each member executes one contiguous chunk.
    Blocked,
    /// Iterations are assigned to members in turn.
    Cyclic,
    /// Each gang and worker executes one chunk; iterations of a chunk are assigned to its lanes in turn. Lanes then
    /// access adjacent memory, and each gang stays in one region of it.
    BlockedCyclic,
}

impl Schedule {
    /// The default where a language leaves the schedule open: [`Schedule::BlockedCyclic`] with lanes, else
    /// [`Schedule::Blocked`].
    pub fn usual(crew: &Crew) -> Schedule {
        if crew.lane.is_some() { Schedule::BlockedCyclic } else { Schedule::Blocked }
    }
}

/// The part of the iterations that one member of a crew executes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The condition under which the member participates; none if all do.
    pub active: Option<Formula>,
    /// Variables to declare before the loop, in order: `long k_chunk = (trips + 3) / 4;`
    pub values: Vec<(String, Formula)>,
    /// The numbers of its iterations.
    pub iterations: Iterations,
}

/// The loop over iteration numbers: `for (k = first; k < end; k += step)`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Iterations {
    /// The first number.
    pub first: Formula,
    /// The exclusive end.
    pub end: Formula,
    /// The step; positive.
    pub step: Formula,
}

impl Iterations {
    /// The header of the loop: `for (long k = lid; k < trips; k += 32)`
    pub fn header(&self, ty: &str, variable: &str) -> String {
        let Iterations { first, end, step } = self;
        let end = Formula::code(variable).less(end.clone());
        match step.as_number() {
            Some(1) => format!("for ({ty} {variable} = {first}; {end}; ++{variable})"),
            Some(_) | None => format!("for ({ty} {variable} = {first}; {end}; {variable} += {step})"),
        }
    }

    /// The numbers that the loop runs through, where `code` gives the value of each piece of code.
    ///
    /// # Panics
    /// If the loop evaluates an undefined expression, or does not end.
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

/// Distributes `trips` iterations over a crew: each is executed by exactly one participating member.
///
/// `prefix` is the start of the names of declared variables: `k_chunk` for `k`. Without lanes, `BlockedCyclic` is
/// `Blocked`.
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

/// The index of a member among all members of several levels, and their number; the index of the last level changes
/// fastest: `(g * W + w) * V + l` of `G * W * V`.
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
