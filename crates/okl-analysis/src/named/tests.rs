use super::Named;
use crate::tests::analyzed;
use okl_fixtures::statement;

#[test]
fn every_name_of_a_stretch_of_text_stands_for_something() {
    let unit = analyzed(
        "namespace geometry { struct Disk { float radius; }; float area(Disk d) { return 3 * d.radius; } }
         void f(float *x, geometry::Disk disk) { x[0] = geometry::area(disk) + sqrt(disk.radius); }",
    );
    let named = unit.named_in(statement(&unit, "x[0]").span).map(|(place, named)| {
        let kind = match named {
            Named::Variable(_) => "variable",
            Named::Function(_) => "function",
            Named::Declaration(_) => "declaration",
            Named::Unknown(_) => "unknown",
        };
        format!("{kind} {}", unit.source(place))
    });
    expect_test::expect![[r#"
        variable x
        declaration geometry
        function geometry::area(disk)
        variable disk
        unknown disk
        unknown sqrt(disk.radius)
        variable disk
        variable disk.radius"#]]
    .assert_eq(&named.collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_last_name_and_its_scope_are_found() {
    let unit = analyzed("float f(float x) { return std::sqrt(x) + fabs(x); }");
    let at = unit.text.find("std::sqrt").expect("it is there") as u32;
    let whole = okl_source::Span::new(at, at + 9);
    let name = unit.last_name(whole).expect("it has one");
    assert_eq!(unit.source(name), "sqrt");
    let scope = unit.scope_before(name).expect("it has one");
    assert_eq!((unit.source(scope), unit.name_behind(scope)), ("std", Some(name)));
}
