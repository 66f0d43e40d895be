//! Stages that do nothing, for `./x bench --plugins`: see `examples`.
