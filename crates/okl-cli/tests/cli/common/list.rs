//! Lists of programs: what stands there has to be what is found, and `OKL_BLESS=1` writes it.

use okl_testing::Failure;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::sync::Mutex;

/// A file with a line for each program: `basic/saxpy 1234`.
pub struct List(pub PathBuf);

/// Tests that run at the same time change the same list.
static LISTS: Mutex<()> = Mutex::new(());

impl List {
    /// The value of each name.
    pub fn read(&self) -> BTreeMap<String, String> {
        let text = fs::read_to_string(&self.0).unwrap_or_default();
        let lines = text.lines().filter_map(|line| line.split_once(' '));
        lines.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
    }

    /// Compares what was found for some programs; nothing may stand in the list for those with `None`. `is_there` is
    /// true for the names of programs: lines with others go when the list is written.
    pub fn check(
        &self,
        found: &BTreeMap<String, Option<String>>,
        is_there: impl Fn(&str) -> bool,
    ) -> Result<(), Failure> {
        let _alone = LISTS.lock().expect("nothing panics while it is held");
        let mut lines = self.read();
        let mut wrong = Vec::new();
        for (name, value) in found {
            let before = lines.get(name).cloned();
            if before != *value {
                let show = |value: &Option<String>| value.clone().unwrap_or("nothing".into());
                let (before, now) = (show(&before), show(value));
                wrong.push(format!("{name}: {before} in the list, now {now}"));
            }
            match value {
                Some(value) => drop(lines.insert(name.clone(), value.clone())),
                None => drop(lines.remove(name)),
            }
        }
        if std::env::var("OKL_BLESS").is_ok_and(|value| value == "1") {
            let kept = lines.iter().filter(|(name, _)| is_there(name));
            let text: String = kept.map(|(name, value)| format!("{name} {value}\n")).collect();
            fs::write(&self.0, text).expect("it can be written");
            return Ok(());
        }
        let gone = lines.keys().filter(|name| !is_there(name));
        wrong.extend(gone.map(|name| format!("{name}: there is no such program")));
        match wrong.is_empty() {
            true => Ok(()),
            false => {
                let (file, wrong) = (self.0.display(), wrong.join("\n"));
                Err(Failure::new(format!("{file}: OKL_BLESS=1 accepts what is different\n{wrong}")))
            }
        }
    }
}
