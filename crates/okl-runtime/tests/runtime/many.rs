//! Many threads and processes at once.

#![allow(unsafe_code)] // A process forks itself.

use super::{ADD, built, devices, scratch, told};
use okl_runtime::{Device, ErrorKind, Kernel};
use okl_testing::tools::Tool;
use std::process::Command;
use std::time::Duration;

#[test]
fn threads_build_and_run_one_kernel() {
    for device in devices("threads") {
        std::thread::scope(|scope| {
            for thread in 0..8 {
                let device = device.clone();
                scope.spawn(move || {
                    let add = built(&device, ADD, "add").expect("it is built");
                    for n in 1..200 {
                        let a = device.memory_from(&vec![thread as f32; n]).expect("a");
                        let ab = device.memory::<f32>(n).expect("ab");
                        add.run(&[&(n as i32), &a, &a, &ab]).expect("it runs");
                        assert_eq!(ab.to_vec().expect("there"), vec![2.0 * thread as f32; n]);
                    }
                });
            }
        });
    }
}

#[test]
fn memory_is_freed_while_others_use_it() {
    for device in devices("freed") {
        let add = built(&device, ADD, "add").expect("it is built");
        for _ in 0..50 {
            let a = device.memory_from(&vec![1.0_f32; 5000]).expect("a");
            std::thread::scope(|scope| {
                let (add, other) = (&add, a.clone());
                scope.spawn(move || while add.run(&[&5000_i32, &other, &other, &other]).is_ok() {});
                scope.spawn(move || a.free());
            });
        }
    }
}

/// What a process of the next test does.
#[test]
fn one_of_many_processes() {
    let Some(folder) = std::env::var_os("OKL_RUNTIME_TEST") else { return };
    let device = Device::with_cache("serial", folder).expect("a device");
    let add = built(&device, ADD, "add").expect("it is built");
    let a = device.memory_from(&[2.0_f32; 3]).expect("a");
    add.run(&[&3_i32, &a, &a, &a]).expect("it runs");
    assert_eq!(a.to_vec().expect("there"), [4.0; 3]);
}

/// A compiler that counts its calls stands in front of the real one.
#[test]
fn one_of_many_processes_compiles() {
    let Some(gxx) = Tool::Gxx.find() else { return };
    let folder = scratch("processes");
    let counting = folder.join("counting");
    let calls = folder.join("calls");
    let script = format!("#!/bin/sh\necho call >> '{}'\nexec '{}' \"$@\"\n", calls.display(), gxx.display());
    std::fs::write(&counting, script).expect("it can be written");
    let runs = std::os::unix::fs::PermissionsExt::from_mode(0o755);
    std::fs::set_permissions(&counting, runs).expect("it is there");
    let program = std::env::current_exe().expect("it runs");
    let processes: Vec<_> = (0..16)
        .map(|_| {
            Command::new(&program)
                .args(["--exact", "many::one_of_many_processes"])
                .env("OKL_RUNTIME_TEST", &folder)
                .env("CXX", &counting)
                .spawn()
                .expect("it starts")
        })
        .collect();
    for mut process in processes {
        assert!(process.wait().expect("it ends").success());
    }
    assert_eq!(std::fs::read_to_string(calls).expect("there").lines().count(), 1);
}

/// What a process of the next test does: it forks itself.
#[test]
fn one_that_forks() {
    if std::env::var_os("OKL_RUNTIME_TEST_FORK").is_none() {
        return;
    }
    let all: Vec<(Device, Kernel)> = devices("forks")
        .into_iter()
        .map(|device| {
            let add = built(&device, ADD, "add").expect("it is built");
            (device, add)
        })
        .collect();
    let run = |device: &Device, add: &Kernel| {
        let a = device.memory_from(&[2.0_f32; 3])?;
        add.run(&[&3_i32, &a, &a, &a])?;
        a.to_vec()
    };
    for (device, add) in &all {
        assert_eq!(run(device, add), Ok(vec![4.0; 3]));
    }
    let in_child = || {
        for (device, add) in &all {
            match (device.target(), run(device, add)) {
                ("serial", found) => assert_eq!(found, Ok(vec![4.0; 3])),
                ("openmp", found) => {
                    assert!(told(found, ErrorKind::Device).contains("OpenMP has run in the process"))
                }
                (_, found) => {
                    assert!(told(found, ErrorKind::Device).contains("before the process was forked"))
                }
            }
        }
        if all.len() > 2 {
            assert!(told(Device::open("opencl"), ErrorKind::Device).contains("was forked from"));
        }
    };
    // SAFETY: the child runs in this thread alone, and ends without what a process does at its end.
    match unsafe { libc::fork() } {
        0 => {
            let is_fine = std::panic::catch_unwind(std::panic::AssertUnwindSafe(in_child)).is_ok();
            // SAFETY: as above.
            unsafe { libc::_exit(i32::from(!is_fine)) }
        }
        child => {
            let mut status = 0;
            // SAFETY: it is the child's number.
            unsafe { libc::waitpid(child, &raw mut status, 0) };
            assert_eq!(status, 0, "the child fails");
            for (device, add) in &all {
                assert_eq!(run(device, add), Ok(vec![4.0; 3]), "the parent goes on");
            }
        }
    }
}

#[test]
fn processes_that_are_forked_are_told_what_they_lack() {
    if devices("forked").is_empty() {
        return;
    }
    let done = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "many::one_that_forks", "--test-threads=1"])
        .env("OKL_RUNTIME_TEST_FORK", "1")
        .output()
        .expect("it starts");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stdout));
}

#[test]
fn kernels_have_a_time_limit() {
    // Slow is a matter of the number of steps.
    let text = "@kernel void slow(const long long steps, double *x) {
  for (int i = 0; i < 1; ++i; @outer) for (int j = 0; j < 1; ++j; @inner) {
    double sum = x[i];
    for (long long step = 0; step < steps; ++step) sum = sum * 0.999999 + 1.0 / (1.0 + sum);
    x[i] = sum;
  }
}";
    for device in devices("limits") {
        let slow = built(&device, text, "slow").expect("it is built");
        let x = device.memory_from(&[1.0_f64]).expect("x");
        slow.run_within(Duration::from_secs(600), &[&10_i64, &x]).expect("it ends");
        assert!(x.to_vec().expect("there")[0] > 1.0);
        let message =
            told(slow.run_within(Duration::from_millis(20), &[&200_000_000_i64, &x]), ErrorKind::TimeLimit);
        assert!(message.starts_with("`slow` has not ended within 20ms"), "{message}");
        told(x.to_vec(), ErrorKind::TimeLimit);
        told(device.memory::<f32>(1), ErrorKind::TimeLimit);
        while device.finish().is_err() {
            std::thread::sleep(Duration::from_millis(10));
        }
        x.to_vec().expect("the device goes on");
        told(slow.run_within(Duration::from_secs(1), &[&1_i64]), ErrorKind::Argument);
    }
}
