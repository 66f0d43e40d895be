//! Many threads and processes at once.

use super::{ADD, built, devices, scratch};
use okl_runtime::Device;
use okl_testing::tools::Tool;
use std::process::Command;

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
