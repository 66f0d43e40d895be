//! Code that one work item of a group executes.

/// The header of a loop whose body one work item of a group executes.
pub const LEADER: &str = "for (int okl_lane = 0; okl_lane < 1; ++okl_lane; @inner) {\n";

/// Text that one work item of the group executes.
pub fn by_one(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("{LEADER}{text}}}\n") }
}
