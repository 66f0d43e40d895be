use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// Runs a function on a thread of its own, so that a panic or a hang becomes an error.
#[derive(Debug)]
pub struct Watch {
    inputs: Sender<Vec<u8>>,
    answers: Receiver<Result<(), String>>,
    limit: Duration,
}

/// The stack size of the command line, because texts may nest deeply.
const STACK: usize = 256 << 20;

impl Watch {
    /// Starts the thread; `limit` is the time limit per input.
    pub fn new<W>(limit: Duration, work: impl FnOnce() -> W + Send + 'static) -> std::io::Result<Watch>
    where
        W: FnMut(&[u8]) -> Result<(), String>,
    {
        let (inputs, taken) = channel::<Vec<u8>>();
        let (given, answers) = channel();
        let serve = move || {
            let mut work = work();
            for input in taken {
                let answer = catch_unwind(AssertUnwindSafe(|| work(&input)));
                let answer = answer.unwrap_or_else(|panic| Err(format!("panic: {}", said(&*panic))));
                if given.send(answer).is_err() {
                    return;
                }
            }
        };
        std::thread::Builder::new().stack_size(STACK).spawn(serve)?;
        Ok(Watch { inputs, answers, limit })
    }

    /// Runs the function on one input. After a hang the thread is lost, and a new watch is needed.
    pub fn check(&self, input: &[u8]) -> Result<(), String> {
        let died = || "the thread died".to_string();
        self.inputs.send(input.to_vec()).map_err(|_| died())?;
        match self.answers.recv_timeout(self.limit) {
            Ok(answer) => answer,
            Err(RecvTimeoutError::Timeout) => Err(format!("hang: more than {:?}", self.limit)),
            Err(RecvTimeoutError::Disconnected) => Err(died()),
        }
    }
}

/// The message of a panic.
fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_and_hangs_are_answers() {
        let work = || {
            |input: &[u8]| match input {
                b"panic" => panic!("on purpose"),
                b"hang" => loop {
                    std::thread::sleep(Duration::from_secs(1));
                },
                b"wrong" => Err("wrong".to_string()),
                _ => Ok(()),
            }
        };
        let watch = Watch::new(Duration::from_secs(3), work).expect("a thread");
        assert_eq!(watch.check(b"fine"), Ok(()));
        assert_eq!(watch.check(b"wrong"), Err("wrong".into()));
        assert_eq!(watch.check(b"panic"), Err("panic: on purpose".into()));
        assert_eq!(watch.check(b"hang"), Err("hang: more than 3s".into()));
    }
}
