//! Whole programs.

use super::random::Random;
use super::region::region;
use super::routine::routine;

const CHECKS: &str = "\
module checks
  implicit none
contains
  subroutine show(tag, values)
    character(*), intent(in) :: tag
    integer(8), intent(in) :: values(:)
    integer(8) :: hash
    integer :: k
    hash = 7
    do k = 1, size(values)
      hash = mod(hash*31 + modulo(values(k), 1000003_8), 1000003_8)
    end do
    print '(a, i9, *(1x, i0))', tag, hash, values(1:min(8, size(values)))
  end subroutine show
end module checks
";

/// The number of procedures that the regions of a program call.
const ROUTINES: usize = 6;

/// A program with these of its regions, and without some of its routines. A region is the same whichever others there
/// are.
pub(super) fn program(seed: u64, case: u64, regions: &[usize], without: &[usize]) -> String {
    let mut known = Vec::new();
    let mut routines = Vec::new();
    for at in (0..ROUTINES).filter(|at| !without.contains(at)) {
        let random = Random::new(seed, case, 1000 + at as u64);
        let (procedure, text) = routine(random, &format!("f{at}"), &known);
        known.push(procedure);
        routines.extend(text);
    }
    let all: Vec<_> = regions
        .iter()
        .map(|number| region(Random::new(seed, case, *number as u64), *number, &known))
        .collect();
    let mut text = CHECKS.to_owned();
    let mut add = |line: &str| {
        text.push_str(&broken(line));
        text.push('\n');
    };
    add("module store");
    add("  implicit none");
    all.iter().flat_map(|one| &one.module).for_each(|line| add(&format!("  {line}")));
    add("end module store");
    add("module work");
    add("  use checks");
    add("  use store");
    add("  implicit none");
    add("contains");
    routines.iter().for_each(|line| add(&format!("  {line}")));
    all.iter().flat_map(|one| &one.procedures).for_each(|line| add(&format!("  {line}")));
    add("end module work");
    add("program main");
    add("  use work");
    add("  implicit none");
    regions.iter().for_each(|number| add(&format!("  call s{number}()")));
    add("end program main");
    text
}

/// A line of at most 120 characters, continued where there is a blank.
fn broken(line: &str) -> String {
    let mut text = String::new();
    let mut rest = line;
    while rest.len() > 118 {
        // A blank in a text of characters is none to break at: those stand in short lines.
        let Some(at) = rest[..114].rfind(' ').filter(|at| !rest[..*at].trim().is_empty()) else { break };
        text.push_str(&rest[..at]);
        text.push_str(" &\n    ");
        rest = &rest[at..];
    }
    text + rest
}
