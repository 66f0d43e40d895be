//! The directives and clauses of OpenACC.

use crate::ids::{ACC_CLAUSE_CONFLICT, ACC_SYNTAX, ACC_UNKNOWN_CLAUSE, ACC_UNKNOWN_DIRECTIVE};
use okl_frontend::directive::{ClauseForm, DirectiveForm, DirectiveIds, Grammar};
use okl_frontend::lexis::Lexis;

/// The directives that become kernels.
pub const COMPUTE: [&str; 3] = ["parallel", "kernels", "serial"];

/// The directives and clauses; sections 2.4 to 2.16 of the OpenACC specification, version 3.3.
pub const GRAMMAR: Grammar = Grammar {
    sentinel: "acc",
    lexis: Lexis::C,
    directives: DIRECTIVES,
    clauses: CLAUSES,
    manual: "the OpenACC specification",
    ids: DirectiveIds {
        syntax: ACC_SYNTAX,
        unknown_directive: ACC_UNKNOWN_DIRECTIVE,
        unknown_clause: ACC_UNKNOWN_CLAUSE,
        repeated: ACC_CLAUSE_CONFLICT,
    },
};

const DIRECTIVES: &[DirectiveForm] = &[
    DirectiveForm::new("enter data"),
    DirectiveForm::new("exit data"),
    DirectiveForm::new("host_data").on_statement(),
    DirectiveForm::new("parallel").with(LOOPS).on_statement(),
    DirectiveForm::new("shutdown"),
    DirectiveForm::new("kernels").with(LOOPS).on_statement(),
    DirectiveForm::new("routine").brackets(),
    DirectiveForm::new("declare"),
    DirectiveForm::new("serial").with(LOOPS).on_statement(),
    DirectiveForm::new("update"),
    DirectiveForm::new("atomic").word(&["read", "write", "update", "capture"]).on_statement(),
    DirectiveForm::new("cache").brackets(),
    DirectiveForm::new("loop").on_statement(),
    DirectiveForm::new("data").on_statement(),
    DirectiveForm::new("wait").brackets(),
    DirectiveForm::new("init"),
    DirectiveForm::new("set"),
];

const CLAUSES: &[ClauseForm] = &[
    ClauseForm::maybe("async", ASYNC),
    ClauseForm::list("attach", &["parallel", "kernels", "serial", "data", "enter data"]),
    ClauseForm::bare("auto", LOOPS),
    ClauseForm::list("bind", &["routine"]).plain(),
    ClauseForm::list("collapse", LOOPS),
    ClauseForm::list("copy", STRUCTURED),
    ClauseForm::list("copyin", ENTERED),
    ClauseForm::list("copyout", &["parallel", "kernels", "serial", "data", "exit data", "declare"]),
    ClauseForm::list("create", ENTERED),
    ClauseForm::list("default", &["parallel", "kernels", "serial", "data"]).plain().once(),
    ClauseForm::list("default_async", &["set"]).once(),
    ClauseForm::list("delete", &["exit data"]),
    ClauseForm::list("detach", &["exit data"]),
    ClauseForm::list("device", &["update"]),
    ClauseForm::list("device_num", &["init", "shutdown", "set"]).once(),
    ClauseForm::list("device_resident", &["declare"]),
    ClauseForm::list("device_type", TYPED).plain().starts_part(),
    ClauseForm::list("deviceptr", STRUCTURED),
    ClauseForm::list("dtype", TYPED).plain().meaning("device_type").starts_part(),
    ClauseForm::bare("finalize", &["exit data"]),
    ClauseForm::list("firstprivate", &["parallel", "serial"]),
    ClauseForm::maybe("gang", PARTITIONED),
    ClauseForm::list("host", &["update"]),
    ClauseForm::list("if", CONDITIONAL).plain().once(),
    ClauseForm::bare("if_present", &["update", "host_data"]),
    ClauseForm::bare("independent", LOOPS),
    ClauseForm::list("link", &["declare"]),
    ClauseForm::list("no_create", STRUCTURED),
    ClauseForm::bare("nohost", &["routine"]),
    ClauseForm::list("num_gangs", &["parallel", "kernels"]),
    ClauseForm::list("num_workers", &["parallel", "kernels"]),
    ClauseForm::list("pcopy", STRUCTURED).meaning("copy"),
    ClauseForm::list("pcopyin", ENTERED).meaning("copyin"),
    ClauseForm::list("pcopyout", STRUCTURED).meaning("copyout"),
    ClauseForm::list("pcreate", ENTERED).meaning("create"),
    ClauseForm::list("present", STRUCTURED),
    ClauseForm::list("present_or_copy", STRUCTURED).meaning("copy"),
    ClauseForm::list("present_or_copyin", ENTERED).meaning("copyin"),
    ClauseForm::list("present_or_copyout", STRUCTURED).meaning("copyout"),
    ClauseForm::list("present_or_create", ENTERED).meaning("create"),
    ClauseForm::list("private", &["parallel", "serial", "loop"]),
    ClauseForm::list("reduction", &["parallel", "serial", "loop"]),
    ClauseForm::maybe("self", &["parallel", "kernels", "serial", "update"]),
    ClauseForm::bare("seq", PARTITIONED),
    ClauseForm::list("tile", LOOPS),
    ClauseForm::list("use_device", &["host_data"]),
    ClauseForm::maybe("vector", PARTITIONED),
    ClauseForm::list("vector_length", &["parallel", "kernels"]),
    ClauseForm::maybe("wait", ASYNC_WAIT),
    ClauseForm::maybe("worker", PARTITIONED),
];

const LOOPS: &[&str] = &["loop"];
const PARTITIONED: &[&str] = &["loop", "routine"];
const STRUCTURED: &[&str] = &["parallel", "kernels", "serial", "data", "declare"];
const ENTERED: &[&str] = &["parallel", "kernels", "serial", "data", "enter data", "declare"];
const TYPED: &[&str] =
    &["parallel", "kernels", "serial", "loop", "data", "update", "routine", "init", "shutdown", "set"];
const ASYNC: &[&str] =
    &["parallel", "kernels", "serial", "data", "enter data", "exit data", "update", "wait"];
const ASYNC_WAIT: &[&str] = &["parallel", "kernels", "serial", "data", "enter data", "exit data", "update"];
const CONDITIONAL: &[&str] = &[
    "parallel",
    "kernels",
    "serial",
    "data",
    "enter data",
    "exit data",
    "host_data",
    "update",
    "wait",
    "init",
    "shutdown",
    "set",
    "atomic",
];
