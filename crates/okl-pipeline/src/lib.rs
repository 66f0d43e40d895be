//! Pipeline files, plugin loading and the runner.
