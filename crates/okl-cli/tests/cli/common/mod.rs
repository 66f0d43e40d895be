//! A folder to run okl in, and the result of a run.

#![allow(dead_code, missing_docs)] // every test file uses a part of it

pub mod list;
pub mod walk;

use okl_testing::okl::program;
use okl_testing::tools::Tool;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub const KERNEL: &str = "@kernel void fill(const int N, float *a) {\n  for (int i = 0; i < N; ++i; @tile(16, @outer, @inner)) {\n    a[i] = 1;\n  }\n}\n";

/// A folder to run in.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let all = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli");
        // Stops the search for pipelines, which would find those of okl's own repository further up.
        std::fs::create_dir_all(all.join("pipelines")).expect("the test folder can be written");
        let path = all.join(name);
        let _first_time = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("the test folder can be written");
        let folder = Folder(path);
        folder.write("fill.okl", KERNEL);
        folder
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.0.join(name);
        std::fs::create_dir_all(path.parent().expect("it is in the folder")).expect("it can be written");
        std::fs::write(path, text).expect("the test folder can be written");
    }

    /// Writes a shell script.
    #[cfg(unix)]
    pub fn script(&self, name: &str, text: &str) {
        self.write(name, format!("#!/bin/sh\n{text}"));
        let runs = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        std::fs::set_permissions(self.0.join(name), runs).expect("it is ours");
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("it is there");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    pub fn okl(&self, line: &str) -> Ended {
        self.okl_with(line, b"", &[])
    }

    pub fn okl_with(&self, line: &str, stdin: &[u8], environment: &[(&str, &str)]) -> Ended {
        let mut child = self
            .command(line)
            .envs(environment.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("okl starts");
        let mut pipe = child.stdin.take().expect("it is piped");
        // okl closes the pipe early if there is a usage error.
        let _closed_early = pipe.write_all(stdin);
        drop(pipe);
        Ended::new(child.wait_with_output().expect("okl ends"))
    }

    /// The screen of a terminal after a run; `None` if no tool for a pseudo terminal is installed.
    pub fn on_a_terminal(&self, line: &str, environment: &[(&str, &str)]) -> Option<String> {
        self.on_a_screen(0, line, environment)
    }

    /// The same for a terminal with that number of columns.
    pub fn on_a_terminal_of(&self, columns: u16, line: &str) -> Option<String> {
        self.on_a_screen(columns, line, &[])
    }

    fn on_a_screen(&self, columns: u16, line: &str, environment: &[(&str, &str)]) -> Option<String> {
        const SPAWN: &str = "import fcntl, os, pty, struct, sys, termios\n\
            def child():\n    \
                if sys.argv[1] != '0':\n        \
                    fcntl.ioctl(2, termios.TIOCSWINSZ, struct.pack('HHHH', 24, int(sys.argv[1]), 0, 0))\n    \
                os.execvp(sys.argv[2], sys.argv[2:])\n\
            pid, terminal = pty.fork()\n\
            if pid == 0: child()\n\
            while True:\n    \
                try: text = os.read(terminal, 4096)\n    \
                except OSError: break\n    \
                if not text: break\n    \
                os.write(1, text)\n\
            sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))\n";
        let mut python = Command::new(Tool::Python.find()?);
        python.args(["-c", SPAWN, &columns.to_string()]);
        python.arg(program(env!("CARGO_BIN_EXE_okl"))).args(line.split_whitespace());
        self.settle(&mut python);
        let output =
            python.env("TERM", "xterm").envs(environment.iter().copied()).output().expect("python3 starts");
        Some(String::from_utf8_lossy(&output.stdout).into_owned())
    }

    pub fn command(&self, line: &str) -> Command {
        let mut command = Command::new(program(env!("CARGO_BIN_EXE_okl")));
        command.args(line.split_whitespace());
        self.settle(&mut command);
        command
    }

    /// Sets this folder, and clears all settings of the user.
    fn settle(&self, command: &mut Command) {
        command.current_dir(&self.0);
        // The user's own pipelines must not influence tests.
        command.env("XDG_CONFIG_HOME", self.0.join("config"));
        for variable in
            ["OKL_LOG", "OKL_LIBCLANG", "OKL_PLUGIN_PATH", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"]
        {
            command.env_remove(variable);
        }
    }
}

/// The result of a run.
#[derive(Debug)]
pub struct Ended {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

impl Ended {
    pub fn new(output: Output) -> Ended {
        Ended {
            code: output.status.code().expect("no signal"),
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    /// Checks the exit code, a text in stderr, and that stdout is empty.
    pub fn fails(&self, code: i32, text: &str) {
        assert_eq!(self.code, code, "{self:?}");
        assert!(self.stderr.contains(text), "{}", self.stderr);
        assert_eq!(self.stdout, "");
    }

    /// Checks that the run succeeded without messages.
    pub fn done(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (0, ""), "{}", self.stdout);
        self.stdout
    }
}
