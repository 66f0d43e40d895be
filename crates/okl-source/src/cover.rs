use crate::Span;

/// A set of ranges that answers in logarithmic time whether one of them contains another range. The ranges may overlap.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cover {
    /// The starts, sorted, each with the largest end of the ranges up to it.
    reach: Vec<(u32, u32)>,
}

impl Cover {
    /// The cover of the given ranges.
    pub fn new(spans: impl IntoIterator<Item = Span>) -> Cover {
        let mut reach: Vec<(u32, u32)> = spans.into_iter().map(|span| (span.start, span.end)).collect();
        reach.sort_unstable();
        let mut farthest = 0;
        for (_, end) in &mut reach {
            farthest = farthest.max(*end);
            *end = farthest;
        }
        Cover { reach }
    }

    /// Returns true if one of the ranges contains `span`.
    pub fn contains(&self, span: Span) -> bool {
        let after = self.reach.partition_point(|(start, _)| *start <= span.start);
        after.checked_sub(1).is_some_and(|last| span.end <= self.reach[last].1)
    }
}

impl FromIterator<Span> for Cover {
    fn from_iter<I: IntoIterator<Item = Span>>(spans: I) -> Cover {
        Cover::new(spans)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cover_holds_what_one_of_its_ranges_does() {
        let spans = [Span::new(10, 20), Span::new(2, 6), Span::new(3, 12), Span::at(30), Span::new(15, 18)];
        let cover = Cover::new(spans);
        for start in 0..32 {
            for end in start..32 {
                let span = Span::new(start, end);
                let holds = spans.iter().any(|outer| outer.contains(span));
                assert_eq!(cover.contains(span), holds, "{span:?}");
            }
        }
        assert!(!Cover::default().contains(Span::at(0)));
    }
}
