//! Memory of devices.

#![allow(unsafe_code)] // What a program promises to the runtime.

use super::{devices, told};
use okl_runtime::ErrorKind;

#[test]
fn slices_are_parts_of_memory() {
    for device in devices("slices") {
        let all = device.memory_from(&[0_i32, 1, 2, 3, 4, 5]).expect("memory");
        let part = all.slice(2..5).expect("there");
        assert_eq!((part.len(), part.bytes(), part.address()), (3, 12, all.address() + 8));
        assert_eq!(part.to_vec().expect("there"), [2, 3, 4]);
        part.slice(1..).expect("there").copy_from(&[7]).expect("copied");
        assert_eq!(all.to_vec().expect("there"), [0, 1, 2, 7, 4, 5]);
        assert!(all.slice(6..).expect("it is empty").is_empty());
        for wrong in [all.slice(..7), all.slice(7..), part.slice(2..=3), part.slice(..=usize::MAX)] {
            told(wrong, ErrorKind::Memory);
        }
    }
}

#[test]
fn copies_fit_or_are_told() {
    for device in devices("copies") {
        let memory = device.memory_from(&[1.0_f64, 2.0]).expect("memory");
        assert_eq!(told(memory.copy_from(&[0.0; 3]), ErrorKind::Memory), "3 elements do not fit into 2");
        assert_eq!(told(memory.copy_to(&mut [0.0; 3]), ErrorKind::Memory), "3 elements do not fit into 2");
        memory.copy_from(&[5.0]).expect("copied");
        let other = device.memory::<f64>(2).expect("memory");
        other.copy_from_memory(&memory).expect("copied");
        assert_eq!(other.to_vec().expect("there"), [5.0, 2.0]);
        told(memory.copy_from_memory(&device.memory::<f64>(3).expect("memory")), ErrorKind::Memory);
        // Onto itself, by parts.
        let line = device.memory_from(&[0_u8, 1, 2, 3, 4]).expect("memory");
        line.slice(1..).expect("there").copy_from_memory(&line.slice(..4).expect("there")).expect("copied");
        assert_eq!(line.to_vec().expect("there"), [0, 0, 1, 2, 3]);
    }
}

#[test]
fn casts_have_whole_elements() {
    for device in devices("casts") {
        let memory = device.memory_from(&[1_u32, 2, 3]).expect("memory");
        assert_eq!(memory.cast::<u16>().expect("halves").to_vec().expect("there"), [1, 0, 2, 0, 3, 0]);
        assert_eq!(told(memory.cast::<u64>(), ErrorKind::Memory), "12 bytes are no elements of 8 bytes each");
        told(memory.slice(1..).expect("there").cast::<u64>(), ErrorKind::Memory);
    }
}

#[test]
fn what_no_device_has_is_told() {
    for device in devices("too-much") {
        told(device.memory::<f64>(usize::MAX), ErrorKind::Memory);
        told(device.memory::<u8>(isize::MAX as usize), ErrorKind::Memory);
        assert!(device.memory::<f64>(0).expect("it is empty").to_vec().expect("there").is_empty());
    }
}

#[test]
fn memory_of_the_program_is_wrapped() {
    for device in devices("wrapped") {
        let own = device.memory_from(&[3_i32; 4]).expect("memory");
        {
            // SAFETY: the memory outlives it.
            let memory = unsafe { device.wrap_memory::<i32>(own.address(), own.len()) };
            assert_eq!(memory.to_vec().expect("there"), [3; 4]);
        }
        // It is not freed.
        assert_eq!(own.to_vec().expect("there"), [3; 4]);
    }
}
