//! Streams, tags, memory of the host, pools, times.

#![allow(unsafe_code)] // What a program promises to the runtime.

use super::{ADD, built, devices, told};
use okl_runtime::{ErrorKind, TypedMemory, TypedValue};

#[test]
fn streams_do_one_thing_after_the_other_and_wait_for_tags() {
    for device in devices("streams") {
        let add = built(&device, ADD, "add").expect("it is built");
        let (first, second) = (device.stream().expect("a stream"), device.stream().expect("a stream"));
        let n = 3000;
        let mut host = device.host_memory::<f32>(n).expect("memory");
        assert!(host.iter().all(|value| *value == 0.0));
        host.fill(1.5);
        let (a, b) = (device.memory::<f32>(n).expect("a"), device.memory::<f32>(n).expect("b"));
        // SAFETY: `host` stays as it is until the stream is finished.
        unsafe { first.copy_from(&a, &host) }.expect("it begins");
        first.run(&add, &[&(n as i32), &a, &a, &b]).expect("it begins");
        let tag = first.tag().expect("a tag");
        second.wait_for(&tag).expect("it will");
        second.run(&add, &[&(n as i32), &a, &b, &a]).expect("it begins");
        let mut back = device.host_memory::<f32>(n).expect("memory");
        // SAFETY: nothing else uses `back` until the stream is finished.
        unsafe { second.copy_to(&a, &mut back) }.expect("it begins");
        second.finish().expect("it does");
        assert!(tag.is_reached().expect("known"), "the second stream was behind it");
        assert!(back.iter().all(|value| *value == 4.5), "{:?}", &back[..3]);
        first.finish().expect("it does");
        second.copy(&b, &a).expect("it begins");
        let end = second.tag().expect("a tag");
        end.wait().expect("it is reached");
        assert!(end.seconds_since(&tag).expect("a time") >= 0.0);
        device.wait_for(&end).expect("it will");
        assert_eq!(b.to_vec().expect("there"), vec![4.5; n]);
    }
}

#[test]
fn streams_and_tags_of_other_devices_are_told() {
    let all = devices("foreign");
    if let [one, other, ..] = &all[..] {
        let add = built(one, ADD, "add").expect("it is built");
        let memory = one.memory::<f32>(1).expect("memory");
        let stream = other.stream().expect("a stream");
        let message = told(stream.run(&add, &[&1_i32, &memory, &memory, &memory]), ErrorKind::Device);
        assert_eq!(message, "the stream belongs to the device openmp, the kernel `add` to serial");
        told(one.wait_for(&stream.tag().expect("a tag")), ErrorKind::Device);
        told(stream.copy(&memory, &memory), ErrorKind::Memory);
    }
}

#[test]
fn pools_reserve_and_grow() {
    for device in devices("pools") {
        let pool = device.pool();
        let first = pool.reserve::<f32>(1000).expect("memory");
        assert_eq!((pool.reserved(), first.len()), (4096, 1000));
        let add = built(&device, ADD, "add").expect("it is built");
        first.copy_from(&[1.0; 1000]).expect("copied");
        let second = pool.reserve::<f32>(1000).expect("memory");
        add.run(&[&1000_i32, &first, &first, &second]).expect("it runs");
        assert_eq!(second.to_vec().expect("there"), [2.0; 1000]);
        let (size, place) = (pool.size(), first.address());
        let part = first.slice(10..).expect("there");
        drop(first);
        assert_eq!(pool.reserved(), 8192, "a part of it is used");
        drop(part);
        assert_eq!(pool.reserve::<u8>(4096).expect("memory").address(), place, "it is used again");
        let large = pool.reserve::<u8>(size + 1).expect("memory");
        assert!(pool.size() > 2 * size && device.memory_allocated() >= pool.size() as u64);
        let freed = large.clone();
        large.free();
        told(freed.to_vec(), ErrorKind::Memory);
        drop(second);
        assert_eq!(pool.reserved(), 0);
        pool.resize(8 << 20).expect("it grows");
        assert!(pool.size() >= 8 << 20);
        let all = pool.reserve::<f64>(10).expect("memory");
        drop(pool);
        all.copy_from(&[1.0; 10]).expect("it outlives the pool");
        drop(all);
        assert_eq!(device.memory_allocated(), 0);
        told(device.pool().reserve::<f64>(usize::MAX), ErrorKind::Memory);
    }
}

#[test]
fn times_of_kernels_are_taken() {
    for device in devices("times") {
        let add = built(&device, ADD, "add").expect("it is built");
        let text = "template <class T> @kernel void set(T *x) {
  for (int i = 0; i < 1; ++i; @outer) for (int j = 0; j < 1; ++j; @inner) x[i] = 1;
}";
        let set = built(&device, text, "set").expect("it is built");
        let x = device.memory_from(&[1.0_f32; 16]).expect("x");
        add.run(&[&16_i32, &x, &x, &x]).expect("it runs");
        device.start_profile();
        for _ in 0..3 {
            add.run(&[&16_i32, &x, &x, &x]).expect("it runs");
        }
        set.run(&[&x]).expect("it runs");
        let mut times = device.stop_profile().expect("times");
        times.sort_by(|a, b| a.kernel.cmp(&b.kernel));
        let counted: Vec<(&str, u64)> = times.iter().map(|time| (&*time.kernel, time.runs)).collect();
        assert_eq!(counted, [("add", 3), ("set<float>", 1)]);
        assert!(times.iter().all(|time| time.seconds >= 0.0 && time.seconds < 60.0), "{times:?}");
        add.run(&[&16_i32, &x, &x, &x]).expect("it runs");
        assert_eq!(device.stop_profile(), Ok(Vec::new()));
    }
}

#[test]
fn types_may_be_known_at_run_time_only() {
    let text = "template <class T> @kernel void fill(const int n, const T value, T *x) {
  for (int i = 0; i < n; ++i; @tile(16, @outer, @inner)) x[i] = value;
}";
    for device in devices("typed") {
        let fill = built(&device, text, "fill").expect("it is built");
        let bytes = device.memory::<u8>(32).expect("memory");
        let doubles = TypedMemory::new(bytes.clone(), Some("double"), 8);
        let (n, value) = (4_i32.to_ne_bytes(), 2.5_f64.to_ne_bytes());
        let value = TypedValue::floating(&value, Some("double"));
        fill.run(&[&TypedValue::integer(&n, Some("int")), &value, &doubles]).expect("it runs");
        assert_eq!(bytes.cast::<f64>().expect("numbers").to_vec().expect("there"), [2.5; 4]);
        let untyped = TypedMemory::new(bytes, None, 1);
        let value = 2.5_f32.to_ne_bytes();
        let value = TypedValue::floating(&value, None);
        let message = told(fill.run(&[&4_i32, &value, &untyped]), ErrorKind::Argument);
        assert!(message.contains("follows from no argument"), "{message}");
    }
}

#[test]
fn devices_say_what_they_are() {
    for device in devices("properties-of-devices") {
        assert!(!device.hardware().is_empty() && device.memory_size() > 0);
    }
}
