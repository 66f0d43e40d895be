//! Program units.

use crate::texts::{free, read};
use okl_fortran::Form;

#[test]
fn units_have_headings() {
    let text = "program p\nend program p\nmodule m\nend module\nsubmodule (m:q) s\ncontains\nmodule procedure f\nx = 1\nend procedure f\nend submodule\n\
                block data b\ncommon /c/ x\nend block data b\nblockdata\nend\n\
                subroutine a\nend subroutine a\nsubroutine b(x, *, y) bind(c, name='bb')\nend\n\
                pure recursive real(8) function f(x) result(r) bind(c)\nend function\nelemental function g()\nend\n\
                type(t) function h(x)\nend\ncharacter*(*) function k(x)\nend\ninteger*4 function l()\nend\n\
                attributes(global) subroutine n(x)\nend\nmodule subroutine o\nend\nreal function q\nend\n";
    let expected = "Program p() []\nModule m() []\nSubmodule of m q s() []\n  contains\n  ModuleProcedure f() []\n    begin\n      x = 1\n\
                    BlockData b() []\n  common c x\nBlockData -() []\n\
                    Subroutine a() []\nSubroutine b(x, y) bind bb []\nFunction f(x) result r bind f [pure recursive real(8)]\n\
                    Function g() [elemental]\nFunction h(x) [type(t)]\nFunction k(x) [character]\nFunction l() [integer*4]\n\
                    Subroutine n(x) [global]\nSubroutine o() [module]\nFunction q() [real]\n";
    assert_eq!(free(text), expected);
}

#[test]
fn procedures_contain_procedures() {
    let text = "module m\n!$acc declare create(x)\ncontains\n!$acc routine\nsubroutine s\n!$acc routine seq\ncall t\n\
                contains\nsubroutine t\nend subroutine\nend subroutine\nfunction f()\nend function f\nend module m\n";
    let expected = "Module m() []\n  !$acc declare create ( x )\n  contains\n  Subroutine s() []\n    !$acc routine\n    \
                    !$acc routine seq\n    begin\n      call t()\n    contains\n    Subroutine t() []\n  Function f() []\n";
    assert_eq!(free(text), expected);
}

#[test]
fn directives_stand_with_specifications_or_statements() {
    let text = "subroutine s\n!$acc routine seq\ninteger i\n!$acc declare create(i)\n!$acc parallel loop\ndo i = 1, 2\n!$acc loop\nend do\n\
                !$acc end parallel\nend\n";
    let expected = "Subroutine s() []\n  !$acc routine seq\n  integer :: i\n  !$acc declare create ( i )\n  begin\n    !$acc parallel loop\n    \
                    do i = 1, 2\n      !$acc loop\n    !$acc end parallel\n";
    assert_eq!(free(text), expected);
}

#[test]
fn places_of_units_and_statements_are_exact() {
    let text = "! c\nmodule m\ncontains ! d\n subroutine s\n  n: do i = 1, 2 ! e\n   x = 1\n  end do n\n end subroutine\nend module m ! f\n";
    let file = read(text, Form::Free, false, &[]);
    let module = &file.units[0];
    assert_eq!(module.span.of(text), &text[4..text.len() - 5]);
    assert_eq!((module.head.of(text), module.end.of(text)), ("module m", "end module m"));
    assert_eq!(module.contains.map(|span| span.of(text)), Some("contains"));
    let procedure = &module.contained[0];
    assert_eq!(procedure.name.as_ref().map(|name| name.span.of(text)), Some("s"));
    let stmt = &procedure.body[0];
    assert_eq!(stmt.span.of(text), "n: do i = 1, 2 ! e\n   x = 1\n  end do n");
    assert_eq!(stmt.head.of(text), "n: do i = 1, 2");
}

#[test]
fn a_program_without_heading_starts_at_its_first_statement() {
    let text = "\nx = 1\nend\n";
    let file = read(text, Form::Free, false, &[]);
    assert_eq!((file.units[0].head.start, file.units[0].head.len()), (1, 0));
    assert_eq!(file.units[0].span.of(text), "x = 1\nend");
}
