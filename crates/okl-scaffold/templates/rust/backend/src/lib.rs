//! The backend `example`: plain C++ in which every kernel has a name of its own.

// What the target is: a table over one of okl's own. `okl explain` and docs/plugins.md say what may stand in it.
okl_plugin::export!(backend, "example", include_str!("../target.toml"));

#[cfg(test)]
mod tests {
    #[test]
    fn the_target_is_in_order() {
        let target = okl_plugin::target::Description::from_toml(super::TARGET);
        assert!(target.is_ok_and(|target| target.like() == Some("serial")));
    }
}
