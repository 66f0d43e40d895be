//! What the parser makes of texts.

mod arguments;
mod expressions;
mod fixed_form;
mod free_form;
mod outline;
mod preprocessor;
mod random;
mod recovery;
mod robustness;
mod specifications;
mod statements;
mod texts;
mod units;
