//! Compiled texts that are kept.

use super::{ADD, built, scratch};
use okl_runtime::{Device, Properties};
use okl_testing::tools::Tool;
use std::fs;
use std::path::{Path, PathBuf};

/// The files below a folder with this extension; none for those without.
fn files(folder: &Path, extension: Option<&str>) -> Vec<PathBuf> {
    let parts = fs::read_dir(folder.join("binaries")).into_iter().flatten().flatten();
    let files = parts.flat_map(|part| fs::read_dir(part.path()).into_iter().flatten().flatten());
    files
        .map(|file| file.path())
        .filter(|file| file.extension().and_then(|e| e.to_str()) == extension)
        .collect()
}

fn add_works(device: &Device) {
    let add = built(device, ADD, "add").expect("it is built");
    let a = device.memory_from(&[1.5_f32; 4]).expect("a");
    add.run(&[&4_i32, &a, &a, &a]).expect("it runs");
    assert_eq!(a.to_vec().expect("there"), [3.0; 4]);
}

#[test]
fn another_program_finds_what_was_compiled() {
    let Some(_) = Tool::Gxx.find() else { return };
    let folder = scratch("found");
    add_works(&Device::with_cache("serial", &folder).expect("a device"));
    let made = files(&folder, None);
    assert_eq!(made.len(), 1);
    let time = fs::metadata(&made[0]).and_then(|found| found.modified()).expect("a time");
    add_works(&Device::with_cache("serial", &folder).expect("a device"));
    let again = files(&folder, None);
    assert_eq!(fs::metadata(&again[0]).and_then(|found| found.modified()).expect("a time"), time);
    assert_eq!(again, made);
}

#[test]
fn damaged_files_are_made_again() {
    let Some(_) = Tool::Gxx.find() else { return };
    let folder = scratch("damaged");
    add_works(&Device::with_cache("serial", &folder).expect("a device"));
    let made = files(&folder, None).remove(0);
    let whole = fs::read(&made).expect("there");
    for damaged in [&whole[..whole.len() / 2], b"", b"nonsense"] {
        // The old file is loaded: it is replaced, not written over.
        let other = made.with_file_name("other");
        fs::write(&other, damaged).expect("it can be written");
        fs::rename(&other, &made).expect("it can be renamed");
        add_works(&Device::with_cache("serial", &folder).expect("a device"));
        assert_eq!(fs::read(&made).expect("there").len(), whole.len());
    }
    fs::remove_file(made.with_extension("sum")).expect("there");
    add_works(&Device::with_cache("serial", &folder).expect("a device"));
}

#[test]
fn a_folder_that_cannot_be_written_stops_nothing() {
    let Some(_) = Tool::Gxx.find() else { return };
    let folder = scratch("unwritable");
    // A file where the folder would be: also root cannot write into it.
    fs::write(folder.join("binaries"), "").expect("it can be written");
    fs::write(folder.join("translations"), "").expect("it can be written");
    add_works(&Device::with_cache("openmp", &folder).expect("a device"));
}

#[test]
fn nothing_else_is_left_in_the_folder() {
    let Some(_) = Tool::Gxx.find() else { return };
    let folder = scratch("clean");
    let device = Device::with_cache("serial", &folder).expect("a device");
    add_works(&device);
    let wrong = Properties::new().compiler_flags(["-include", "no-such-header"]);
    device.build_kernel_from_text("test.okl", ADD, "add", &wrong).expect_err("it does not compile");
    let left = fs::read_dir(folder.join("binaries")).expect("there").flatten();
    let left = left.flat_map(|part| fs::read_dir(part.path()).expect("there").flatten());
    let dirs: Vec<PathBuf> = left.map(|file| file.path()).filter(|path| path.is_dir()).collect();
    assert_eq!(dirs, Vec::<PathBuf>::new());
}
