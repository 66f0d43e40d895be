//! Programs from descriptions as okl writes them.

#![allow(missing_docs)]

use okl_launch::{Argument, CallError, Fault, Program, Scratch, Unfit};
use okl_model::reflection::Kernel;
use serde_json::{Value, json};

/// A kernel `k(const int n, Pair s, float *x)` with host code; `Pair` has two numbers of type `int`.
fn kernel(variables: Value, body: Value) -> Kernel<String> {
    let described = json!({
        "name": "k",
        "range": { "from": "k.okl:1:1", "to": "k.okl:9:1" },
        "arguments": [
            { "name": "n", "type": "int", "scalar": "int32", "bytes": 4, "align": 4 },
            { "name": "s", "type": "Pair", "bytes": 8, "align": 4 },
            { "name": "x", "type": "float *", "scalar": "pointer", "bytes": 8, "align": 8,
              "leads_to": { "type": "float", "bytes": 4, "memory": "global" } },
        ],
        "launches": [{
            "kernel": "_occa_k_0",
            "range": { "from": "k.okl:3:3", "to": "k.okl:5:3" },
            "groups": [1], "items": [1], "loops": [],
        }],
        "host": { "variables": variables, "body": body },
    });
    serde_json::from_value(described).expect("it is a kernel")
}

fn n() -> Value {
    json!({ "read": { "type": "int32", "place": { "of": { "argument": 0 } } } })
}

fn read(variable: u32) -> Value {
    json!({ "read": { "type": "int32", "place": { "of": { "variable": variable } } } })
}

fn int(value: i64) -> Value {
    json!({ "integer": { "type": "int32", "value": value } })
}

fn size(value: &Value) -> Value {
    json!({ "convert": { "to": "uint64", "value": value } })
}

fn launch(groups: &Value, arguments: Value) -> Value {
    json!({ "launch": {
        "launch": 0, "groups": [size(groups)], "items": [{ "integer": { "type": "uint64", "value": 16 } }],
        "arguments": arguments, "at": "k.okl:3:3",
    } })
}

fn one_int() -> Value {
    json!([{ "name": "v", "type": "int", "scalar": "int32", "bytes": 4, "align": 4 }])
}

/// What is launched: groups, and arguments as text.
fn run(program: &Program, n: i32) -> (Vec<String>, Result<(), CallError<String>>) {
    let bytes = n.to_ne_bytes();
    let pair: Vec<u8> = [7_i32, 9].iter().flat_map(|one| one.to_ne_bytes()).collect();
    let arguments = [Argument::Value(&bytes), Argument::Value(&pair), Argument::Memory(64)];
    let mut said = Vec::new();
    let ended = program.run(&mut Scratch::default(), &arguments, &mut |launch| {
        let shown = launch.arguments().map(|argument| match argument {
            Argument::Value(bytes) => {
                let words = bytes.chunks(4).map(|word| word.try_into().map_or(-1, i32::from_ne_bytes));
                words.map(|word| word.to_string()).collect::<Vec<_>>().join("/")
            }
            Argument::Memory(handle) => format!("m{handle}"),
        });
        let shown: Vec<String> = shown.collect();
        said.push(format!("{}x{}: {}", launch.groups()[0], launch.items()[0], shown.join(" ")));
        Ok(())
    });
    (said, ended)
}

fn compiled(variables: Value, body: Value) -> Program {
    Program::compile(&kernel(variables, body)).expect("it is in order")
}

fn all() -> Value {
    json!([{ "argument": 0 }, { "argument": 1 }, { "argument": 2 }])
}

#[test]
fn a_launch_gets_the_arguments_of_the_kernel() {
    let program = compiled(json!([]), json!([launch(&n(), all())]));
    assert_eq!(run(&program, 3), (vec!["3x16: 3 7/9 m64".to_owned()], Ok(())));
}

#[test]
fn an_empty_range_launches_nothing() {
    let program = compiled(json!([]), json!([launch(&n(), all())]));
    assert_eq!(run(&program, 0), (vec![], Ok(())));
}

#[test]
fn a_negative_size_is_refused() {
    let program = compiled(json!([]), json!([launch(&n(), all())]));
    let fault = CallError::Fault { fault: Fault::Size, at: "k.okl:3:3".to_owned() };
    assert_eq!(run(&program, -1), (vec![], Err(fault)));
}

#[test]
fn a_step_of_0_is_a_fault_with_its_place() {
    let quotient = json!({ "binary": { "operator": "/", "left": int(100), "right": n() } });
    let program = compiled(json!([]), json!([launch(&quotient, all())]));
    assert_eq!(run(&program, 50).0.len(), 1);
    let fault = CallError::Fault { fault: Fault::Division, at: "k.okl:3:3".to_owned() };
    assert_eq!(run(&program, 0), (vec![], Err(fault)));
}

/// `for (int v = 0; v < n; v += 2) { if (v == 4) continue; if (v == 8) break; launch; }`
fn loop_over(n: &Value) -> Value {
    let is = |value: i64| json!({ "compare": { "operator": "==", "left": read(0), "right": int(value) } });
    let leave = |value: i64, jump: &str| json!({ "if": { "condition": is(value), "then": [jump], "at": "k.okl:2:3" } });
    json!([{ "for": {
        "init": [{ "declare": { "variable": 0, "init": int(0), "at": "k.okl:2:1" } }],
        "condition": { "compare": { "operator": "<", "left": read(0), "right": n } },
        "update": { "update": { "operator": "+", "type": "int32", "place": { "of": { "variable": 0 } },
                                "computed_as": "int32", "value": int(2) } },
        "body": [leave(4, "continue"), leave(8, "break"), launch(&int(1), json!([{ "variable": 0 }]))],
        "at": "k.okl:2:1",
    } }])
}

#[test]
fn loops_are_left_and_continued() {
    let program = compiled(one_int(), loop_over(&n()));
    let launched = |n| run(&program, n).0.join(" ");
    assert_eq!(launched(20), "1x16: 0 1x16: 2 1x16: 6");
    assert_eq!(launched(3), "1x16: 0 1x16: 2");
    assert_eq!(launched(-5), "");
}

#[test]
fn endless_loops_end_where_the_caller_wants() {
    let body = json!([{ "for": { "body": [launch(&n(), all())], "at": "k.okl:2:1" } }]);
    let program = compiled(json!([]), body).limit_iterations(5);
    let (said, ended) = run(&program, 1);
    // The first iteration needs no jump back.
    assert_eq!(said.len(), 6);
    let fault = CallError::Fault { fault: Fault::Iterations, at: "k.okl:2:1".to_owned() };
    assert_eq!(ended, Err(fault));
}

#[test]
fn a_changed_struct_is_a_copy() {
    let field = json!({ "of": { "argument": 1 }, "offset": 4 });
    let body = json!([
        { "evaluate": { "expression": { "assign": { "place": field, "value": n() } }, "at": "k.okl:2:1" } },
        { "declare": { "variable": 0, "at": "k.okl:2:2" } },
        { "copy": { "to": { "of": { "variable": 0 } }, "from": { "of": { "argument": 1 } }, "bytes": 8, "at": "" } },
        launch(&n(), json!([{ "argument": 1 }, { "variable": 0 }])),
    ]);
    let program = compiled(json!([{ "name": "t", "type": "Pair", "bytes": 8, "align": 4 }]), body);
    assert_eq!(run(&program, 5).0, ["5x16: 7/5 7/5"]);
}

#[test]
fn what_is_after_an_error_of_the_caller_does_not_happen() {
    let program = compiled(json!([]), json!([launch(&n(), all()), launch(&n(), all())]));
    let (bytes, pair) = (1_i32.to_ne_bytes(), [0; 8]);
    let arguments = [Argument::Value(&bytes), Argument::Value(&pair), Argument::Memory(0)];
    let mut calls = 0;
    let ended = program.run(&mut Scratch::default(), &arguments, &mut |_| {
        calls += 1;
        Err("no device")
    });
    assert_eq!((calls, ended), (1, Err(CallError::Launch("no device"))));
}

#[test]
fn wrong_arguments_are_named() {
    let program = compiled(json!([]), json!([]));
    let (n, pair) = (1_i32.to_ne_bytes(), [0; 8]);
    let called = |arguments: &[Argument<'_>]| {
        let ended = program.run::<String>(&mut Scratch::default(), arguments, &mut |_| Ok(()));
        ended.expect_err("it is wrong").to_string()
    };
    assert_eq!(called(&[Argument::Value(&n)]), "the kernel has 3 parameters and was called with 1 arguments");
    assert_eq!(
        called(&[Argument::Value(&n), Argument::Value(&n), Argument::Memory(0)]),
        "argument 1, `s`: expected a value of 8 bytes, got a value of 4 bytes"
    );
    assert_eq!(
        called(&[Argument::Memory(1), Argument::Value(&pair), Argument::Memory(0)]),
        "argument 0, `n`: expected a value of 4 bytes, got memory"
    );
}

#[test]
fn host_code_that_is_not_described_needs_the_compiled_launcher() {
    let mut kernel = kernel(json!([]), json!([]));
    kernel.host = None;
    kernel.host_reason =
        Some(okl_model::reflection::Obstacle { what: "a `switch`".into(), at: "k.okl:2:3".into() });
    let unfit = Program::compile(&kernel).expect_err("it is not described");
    assert_eq!(unfit.to_string(), "k.okl:2:3: host code with a `switch` needs the compiled launcher");
}

#[test]
fn a_damaged_description_is_refused() {
    let place = |offset: u64| json!({ "of": { "argument": 1 }, "offset": offset });
    let of = |expression: Value| json!([{ "evaluate": { "expression": expression, "at": "" } }]);
    let bodies = [
        json!(["break"]),
        json!([launch(&n(), json!([{ "argument": 3 }]))]),
        json!([{ "declare": { "variable": 4, "at": "" } }]),
        json!([{ "copy": { "to": { "of": { "argument": 1 } }, "from": place(1), "bytes": 8, "at": "" } }]),
        of(json!({ "read": { "type": "int32", "place": place(u64::MAX) } })),
        of(json!({ "read": { "type": "int32", "place": place(5) } })),
        of(json!({ "read": { "type": "int64", "place": { "of": { "argument": 0 } } } })),
        of(json!({ "assign": { "place": { "of": { "argument": 2 } }, "value": n() } })),
        of(json!({ "binary": { "operator": "+", "left": n(), "right": size(&n()) } })),
        of(json!({ "convert": { "to": "pointer", "value": n() } })),
        of(json!({ "not": { "value": n() } })),
        of(json!({ "float": { "type": "int32", "value": 1.5 } })),
    ];
    for body in bodies {
        let unfit = Program::compile(&kernel(json!([]), body.clone()));
        assert!(matches!(unfit, Err(Unfit::Broken(_))), "{body}: {unfit:?}");
    }
}

#[test]
fn a_scratch_keeps_nothing() {
    // `int v; launch(v); v = n;`
    let assign = json!({ "assign": { "place": { "of": { "variable": 0 } }, "value": n() } });
    let body = json!([
        launch(&int(1), json!([{ "variable": 0 }])),
        { "evaluate": { "expression": assign, "at": "" } },
    ]);
    let program = compiled(one_int(), body);
    let (bytes, pair) = (5_i32.to_ne_bytes(), [0; 8]);
    let arguments = [Argument::Value(&bytes), Argument::Value(&pair), Argument::Memory(0)];
    let mut scratch = Scratch::default();
    for _ in 0..2 {
        let ended = program.run::<String>(&mut scratch, &arguments, &mut |launch| {
            assert!(launch.arguments().eq([Argument::Value(&[0; 4])]));
            Ok(())
        });
        assert_eq!(ended, Ok(()));
    }
}
