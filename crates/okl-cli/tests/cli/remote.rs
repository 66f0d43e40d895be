//! Machines that share translations through a server.

use crate::common::{Ended, Folder};
use okl_testing::tools::Tool;
use std::io::{self, BufRead, BufReader, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A Redis server of one test, ended when it is dropped.
struct Redis {
    process: Child,
    port: u16,
}

impl Redis {
    fn start(server: &Path, folder: &Path) -> Redis {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
        let port = free.expect("a port is free").port();
        let mut command = Command::new(server);
        command
            .args(["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--port"])
            .arg(port.to_string());
        command.current_dir(folder).stdout(Stdio::null());
        let redis = Redis { process: command.spawn().expect("it starts"), port };
        while redis.ask(&["PING"]).is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
        redis
    }

    fn address(&self) -> String {
        format!("redis://127.0.0.1:{}/0/okl", self.port)
    }

    /// Sends a command; returns the lines of the answer that are not counts.
    fn ask(&self, words: &[&str]) -> io::Result<Vec<String>> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        let mut command = format!("*{}\r\n", words.len());
        words.iter().for_each(|word| command += &format!("${}\r\n{word}\r\n", word.len()));
        stream.write_all(format!("{command}*1\r\n$4\r\nQUIT\r\n").as_bytes())?;
        let lines = BufReader::new(stream).lines().collect::<io::Result<Vec<String>>>()?;
        Ok(lines.into_iter().filter(|line| !line.starts_with(['*', '$', '+'])).collect())
    }
}

impl Drop for Redis {
    fn drop(&mut self) {
        // The process may have ended.
        let _killed = self.process.kill();
        let _ended = self.process.wait();
    }
}

const KERNEL: &str = "@kernel void k(int *a) {\n  for (int g = 0; g < 2; ++g; @outer)\n    for (int i = 0; i < 4; ++i; @inner)\n      a[g * 4 + i] = VALUE;\n}\n";

/// Runs on a machine whose own cache is the folder `machine`; returns whether the input was found.
fn found(folder: &Folder, machine: &str, access: &str, address: &str, line: &str) -> (bool, Ended) {
    let mut command = folder.command(&format!("run -v -p cuda {line} k.okl"));
    command
        .env("OKL_CACHE", access)
        .env("OKL_CACHE_DIR", folder.0.join(machine))
        .env("OKL_CACHE_REMOTE", address);
    let ended = Ended::new(command.output().expect("okl starts"));
    assert_eq!(ended.code, 0, "{ended:?}");
    let said: Vec<&str> = ended.stderr.lines().filter(|line| line.starts_with("cache: ")).collect();
    assert_eq!(said.len(), 1, "{ended:?}");
    (said[0].ends_with(": found"), ended)
}

#[test]
fn what_one_machine_made_others_find() {
    let Some(server) = Tool::Redis.find() else { return };
    let folder = Folder::new("remote");
    folder.write("k.okl", KERNEL);
    let redis = Redis::start(&server, &folder.0);
    let at = redis.address();
    let (first, made) = found(&folder, "one", "on", &at, "-D VALUE=1");
    assert!(!first, "nobody made it");
    let (second, taken) = found(&folder, "two", "on", &at, "-D VALUE=1");
    assert!(second, "the server has it");
    assert_eq!(made.stdout, taken.stdout);
    assert!(!found(&folder, "two", "on", &at, "-D VALUE=2").0, "that is another one");

    // A machine with read access takes the entry and writes nothing.
    assert!(found(&folder, "three", "read", &at, "-D VALUE=2").0);
    assert!(!folder.0.join("three").exists());
    assert!(!found(&folder, "three", "read", &at, "-D VALUE=3").0);
    assert!(!found(&folder, "four", "on", &at, "-D VALUE=3").0, "nor on the server");

    // Damaged entries on the server are created again.
    let keys = redis.ask(&["KEYS", "*"]).expect("it answers");
    assert!(keys.len() >= 6, "questions and translations of three: {keys:?}");
    keys.iter().for_each(|key| drop(redis.ask(&["SET", key, "damaged"]).expect("it answers")));
    let (damaged, again) = found(&folder, "five", "on", &at, "-D VALUE=1");
    assert!(!damaged);
    assert_eq!(made.stdout, again.stdout);
    assert!(found(&folder, "six", "on", &at, "-D VALUE=1").0);

    // Without the server, a machine has its own entries and translates the rest.
    drop(redis);
    assert!(found(&folder, "two", "on", &at, "-D VALUE=1").0, "a local answer asks no server");
    let (gone, alone) = found(&folder, "seven", "on", &at, "-D VALUE=1");
    assert!(!gone);
    assert_eq!(made.stdout, alone.stdout);
}

#[test]
fn an_address_that_is_none_is_a_mistake() {
    let folder = Folder::new("remote-address");
    folder.write("k.okl", KERNEL);
    for (address, why) in
        [("gopher://host", "okl knows no servers of `gopher://`"), ("host", "it is no address")]
    {
        let mut command = folder.command(&format!("run -p cuda -D VALUE=1 --cache-remote {address} k.okl"));
        let ended = Ended::new(command.env("OKL_CACHE", "on").output().expect("okl starts"));
        assert_eq!(ended.code, 2, "{ended:?}");
        assert!(ended.stderr.contains(why) && ended.stderr.contains("--cache-remote"), "{ended:?}");
    }
}
