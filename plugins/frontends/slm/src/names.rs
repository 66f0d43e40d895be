//! The names that are generated.

/// Generated names that do not collide with the user's.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    /// The prefix of all generated names.
    stem: String,
}

impl Names {
    /// Chooses a prefix such that no generated name is among `others`.
    pub(crate) fn beside<'n>(others: impl Iterator<Item = &'n str> + Clone) -> Names {
        let mut stem = "slm_".to_string();
        let is_own = |name: &str| {
            matches!(name, "lid" | "u" | "g")
                || name.starts_with("in_")
                || name
                    .strip_prefix(['n', 's', 'r'])
                    .is_some_and(|rest| rest.starts_with(|digit: char| digit.is_ascii_digit()))
        };
        while others.clone().any(|name| name.strip_prefix(stem.as_str()).is_some_and(is_own)) {
            stem.push('_');
        }
        Names { stem }
    }

    /// The index of the work item.
    pub(crate) fn item(&self) -> String {
        format!("{}lid", self.stem)
    }

    /// The index of the iteration.
    pub(crate) fn round(&self) -> String {
        format!("{}u", self.stem)
    }

    /// The index of the group.
    pub(crate) fn group(&self) -> String {
        format!("{}g", self.stem)
    }

    /// The trip count of a loop.
    pub(crate) fn trips(&self, at: usize) -> String {
        format!("{}n{at}", self.stem)
    }

    /// The indices of the elements of sections.
    pub(crate) fn elements(&self, count: usize) -> Vec<String> {
        (0..count).map(|at| format!("{}s{at}", self.stem)).collect()
    }

    /// The result of a reduction.
    pub(crate) fn reduced(&self, at: usize) -> String {
        format!("{}r{at}", self.stem)
    }

    /// The value of a variable before a nest.
    pub(crate) fn before(&self, variable: &str) -> String {
        format!("{}in_{variable}", self.stem)
    }
}
