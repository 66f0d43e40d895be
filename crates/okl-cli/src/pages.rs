//! The pages about messages, and the names that `okl explain` knows.

/// The ids and pages of all messages, sorted by id.
pub const PAGES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// The page of a message.
pub fn page(id: &str) -> Option<&'static str> {
    let at = PAGES.binary_search_by_key(&id, |(id, _)| id).ok()?;
    Some(PAGES[at].1)
}

/// The meaning of the message: the text of the page between the title and `## How to fix it`.
pub fn description(page: &str) -> &str {
    let (_, body) = page.split_once('\n').unwrap_or_default();
    body.split_once("\n## ").map_or(body, |(above, _)| above).trim()
}

/// The first line below the title, without its full stop: `Error: a loop ...`.
pub fn summary(page: &str) -> &str {
    page.lines().skip(1).find(|line| !line.is_empty()).unwrap_or_default().trim_end_matches('.')
}

/// Everything that can be explained without a project: messages, attributes, names of target languages.
pub fn names() -> Vec<String> {
    let ids = PAGES.iter().map(|(id, _)| id.to_string());
    let words = okl_bundle::foreign_words().into_iter().map(|known| known.word);
    let words = words.filter(|word| !word.ends_with('*'));
    ids.chain(words).chain(built_in().into_iter().map(|name| format!("@{name}"))).collect()
}

/// The attributes that are part of okl.
pub fn built_in() -> Vec<String> {
    okl_bundle::host().attributes.names().map(str::to_string).collect()
}

/// True if an attribute of this name is part of okl.
pub fn is_built_in(name: &str) -> bool {
    okl_bundle::host().attributes.get(name).is_some()
}
