//! Records the questions that a run asks about files.

use crate::key::Answer;
use crate::{Question, answers};
use okl_driver::Runner;
use okl_host::PluginDependency;
use okl_host::{Files, Host};
use okl_normalizer::preprocess::{Elsewhere, FileProvider};
use std::collections::HashMap;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{ThreadId, current};

/// Records the questions about files, separately for each thread: a run stays on one thread.
#[derive(Clone, Debug, Default)]
pub struct Recorder(Arc<Mutex<HashMap<ThreadId, Reads>>>);

/// The questions and answers of a run, without duplicates, in the order in which they were first asked.
#[derive(Clone, Debug, Default)]
pub struct Reads {
    asked: Vec<Question>,
    answers: HashMap<Question, Answer>,
    /// True if they do not determine the result: a question had two different answers, or the run depends on something
    /// that is not recorded.
    are_vague: bool,
}

impl Recorder {
    /// Wraps `files` so that questions are recorded.
    pub fn of(files: Files) -> (Files, Recorder) {
        let recorder = Recorder::default();
        (Files::new(Recording { behind: files, recorder: recorder.clone() }), recorder)
    }

    /// Wraps the files of a host so that questions are recorded.
    pub fn before(host: Host) -> (Host, Recorder) {
        let (files, recorder) = Recorder::of(host.files.clone());
        (Host { files, ..host }, recorder)
    }

    /// Sets the questions of this thread to `before`; later ones are added.
    pub fn start(&self, before: Reads) {
        *self.lock().entry(current().id()).or_default() = before;
    }

    /// The questions of this thread so far.
    pub fn reads(&self) -> Reads {
        self.lock().get(&current().id()).cloned().unwrap_or_default()
    }

    fn note(&self, question: Question, answer: Answer) {
        self.lock().entry(current().id()).or_default().add(question, answer);
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ThreadId, Reads>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Reads {
    /// Adds a question that a run did not ask through its files but depends on.
    pub fn ask(&mut self, question: Question, files: &Files) {
        let answer = answers::asked(&question, files);
        self.add(question, answer);
    }

    /// Adds the questions that decide which plugins a runner loads, since these are not read through its files.
    pub fn ask_plugins(&mut self, runner: &Runner, files: &Files) {
        for decides in runner.plugin_files() {
            let question = match decides {
                PluginDependency::File(path) => Question::Stamp(path.to_string_lossy().into_owned()),
                PluginDependency::Program(word) => Question::Program(word),
            };
            self.ask(question, files);
        }
        self.are_vague |= !runner.is_repeatable();
    }

    /// These questions, followed by others.
    pub fn then(mut self, others: Reads) -> Reads {
        for question in others.asked {
            let answer = others.answers[&question];
            self.add(question, answer);
        }
        self.are_vague |= others.are_vague;
        self
    }

    fn add(&mut self, question: Question, answer: Answer) {
        match self.answers.insert(question.clone(), answer) {
            None => self.asked.push(question),
            Some(before) => self.are_vague |= before != answer,
        }
    }

    /// The questions with their answers.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (&Question, Answer)> {
        self.asked.iter().map(|question| (question, self.answers[question]))
    }

    /// True if no result can be cached under these questions: files changed while they were read, or the run depends on
    /// more.
    pub(crate) fn are_vague(&self) -> bool {
        self.are_vague
    }

    /// True if clang read headers by itself.
    pub(crate) fn have_headers(&self) -> bool {
        self.asked.iter().any(|question| matches!(question, Question::Header(_)))
    }

    /// Records that the run depends on something else.
    fn have_more(&mut self) {
        self.are_vague = true;
    }
}

/// A file provider that records all questions.
struct Recording {
    behind: Files,
    recorder: Recorder,
}

impl FileProvider for Recording {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let read = self.behind.read(path);
        self.recorder.note(Question::Read(path.to_string()), answers::bytes(&read));
        read
    }

    fn read_small(&self, path: &str, limit: usize) -> io::Result<Vec<u8>> {
        let read = self.behind.read_small(path, limit);
        self.recorder.note(Question::ReadSmall(path.to_string(), limit), answers::bytes(&read));
        read
    }

    fn is_file(&self, path: &str) -> bool {
        let answer = self.behind.is_file(path);
        self.recorder.note(Question::IsFile(path.to_string()), answers::is_file(answer));
        answer
    }

    fn identity(&self, path: &str) -> String {
        let answer = self.behind.identity(path);
        self.recorder.note(Question::Identity(path.to_string()), answers::text(&answer));
        answer
    }

    fn list(&self, dir: &str) -> Vec<String> {
        let names = self.behind.list(dir);
        self.recorder.note(Question::List(dir.to_string()), answers::list(&names));
        names
    }

    fn list_of(&self, dir: &str, extensions: &[String]) -> Vec<String> {
        let names = self.behind.list_of(dir, extensions);
        self.recorder.note(Question::ListOf(dir.to_string(), extensions.to_vec()), answers::list(&names));
        names
    }

    fn asked_elsewhere(&self, what: Elsewhere<'_>) {
        let mut all = self.recorder.lock();
        let reads = all.entry(current().id()).or_default();
        match what {
            Elsewhere::File(path) => reads.ask(Question::Header(path.to_string()), &self.behind),
            Elsewhere::Folder(path) => reads.ask(Question::Compilers(path.to_string()), &self.behind),
            Elsewhere::Unknown => reads.have_more(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use okl_normalizer::preprocess::MemoryFiles;

    #[test]
    fn what_is_not_there_is_written_down_as_well() {
        let mut memory = MemoryFiles::new();
        memory.add("a.h", "1");
        let (files, recorder) = Recorder::of(Files::new(memory));
        assert!(files.is_file("a.h") && !files.is_file("x/a.h"));
        assert!(files.read("a.h").is_ok() && files.read("b.h").is_err());
        assert!(files.is_file("a.h"));
        let reads = recorder.reads();
        let asked: Vec<&Question> = reads.iter().map(|(question, _)| question).collect();
        let of = |text: &str| text.to_string();
        let wanted = [
            Question::IsFile(of("a.h")),
            Question::IsFile(of("x/a.h")),
            Question::Read(of("a.h")),
            Question::Read(of("b.h")),
        ];
        assert_eq!(asked, wanted.iter().collect::<Vec<_>>());
        assert!(!reads.are_vague());
    }

    #[test]
    fn a_question_with_two_answers_is_noticed() {
        let files = |text: &str| {
            let mut memory = MemoryFiles::new();
            memory.add("a.h", text);
            Files::new(memory)
        };
        let mut reads = Reads::default();
        reads.ask(Question::Read("a.h".into()), &files("1"));
        reads.ask(Question::Read("a.h".into()), &files("1"));
        assert!(!reads.are_vague());
        reads.ask(Question::Read("a.h".into()), &files("2"));
        assert!(reads.are_vague());
    }
}
