//! Ids that rules of several crates report.

use crate::DiagnosticId;

/// `attribute-arguments`
pub const ATTRIBUTE_ARGUMENTS: DiagnosticId = DiagnosticId::new("attribute-arguments");

/// `attribute-site`
pub const ATTRIBUTE_SITE: DiagnosticId = DiagnosticId::new("attribute-site");

/// `dim-index-count`
pub const DIM_INDEX_COUNT: DiagnosticId = DiagnosticId::new("dim-index-count");

/// `foreign-word`
pub const FOREIGN_WORD: DiagnosticId = DiagnosticId::new("foreign-word");

/// `host-only-code`
pub const HOST_ONLY_CODE: DiagnosticId = DiagnosticId::new("host-only-code");

/// `include-not-found`
pub const INCLUDE_NOT_FOUND: DiagnosticId = DiagnosticId::new("include-not-found");

/// `intrinsic-argument`
pub const INTRINSIC_ARGUMENT: DiagnosticId = DiagnosticId::new("intrinsic-argument");

/// `intrinsic-misplaced`
pub const INTRINSIC_MISPLACED: DiagnosticId = DiagnosticId::new("intrinsic-misplaced");

/// `intrinsic-prototype`
pub const INTRINSIC_PROTOTYPE: DiagnosticId = DiagnosticId::new("intrinsic-prototype");

/// `intrinsic-unsupported`
pub const INTRINSIC_UNSUPPORTED: DiagnosticId = DiagnosticId::new("intrinsic-unsupported");

/// `kernel-named-main`
pub const KERNEL_NAMED_MAIN: DiagnosticId = DiagnosticId::new("kernel-named-main");

/// `kernel-not-void`
pub const KERNEL_NOT_VOID: DiagnosticId = DiagnosticId::new("kernel-not-void");

/// `loop-outside-kernel`
pub const LOOP_OUTSIDE_KERNEL: DiagnosticId = DiagnosticId::new("loop-outside-kernel");

/// `missing-key`
pub const MISSING_KEY: DiagnosticId = DiagnosticId::new("missing-key");

/// `missing-semicolon`
pub const MISSING_SEMICOLON: DiagnosticId = DiagnosticId::new("missing-semicolon");

/// `pasted-macro`
pub const PASTED_MACRO: DiagnosticId = DiagnosticId::new("pasted-macro");

/// `plugin-crashed`
pub const PLUGIN_CRASHED: DiagnosticId = DiagnosticId::new("plugin-crashed");

/// `plugin-timeout`
pub const PLUGIN_TIMEOUT: DiagnosticId = DiagnosticId::new("plugin-timeout");

/// `recursive-function`
pub const RECURSIVE_FUNCTION: DiagnosticId = DiagnosticId::new("recursive-function");

/// `stage-order`
pub const STAGE_ORDER: DiagnosticId = DiagnosticId::new("stage-order");

/// `undeclared-function`
pub const UNDECLARED_FUNCTION: DiagnosticId = DiagnosticId::new("undeclared-function");

/// `undeclared-name`
pub const UNDECLARED_NAME: DiagnosticId = DiagnosticId::new("undeclared-name");

/// `unknown-attribute`
pub const UNKNOWN_ATTRIBUTE: DiagnosticId = DiagnosticId::new("unknown-attribute");

/// `unknown-key`
pub const UNKNOWN_KEY: DiagnosticId = DiagnosticId::new("unknown-key");

/// `unknown-pipeline`
pub const UNKNOWN_PIPELINE: DiagnosticId = DiagnosticId::new("unknown-pipeline");

/// `unsupported-by-backend`
pub const UNSUPPORTED_BY_BACKEND: DiagnosticId = DiagnosticId::new("unsupported-by-backend");

/// `wrong-name`
pub const WRONG_NAME: DiagnosticId = DiagnosticId::new("wrong-name");

/// `wrong-target`
pub const WRONG_TARGET: DiagnosticId = DiagnosticId::new("wrong-target");

/// `wrong-type`
pub const WRONG_TYPE: DiagnosticId = DiagnosticId::new("wrong-type");

/// `wrong-value`
pub const WRONG_VALUE: DiagnosticId = DiagnosticId::new("wrong-value");
