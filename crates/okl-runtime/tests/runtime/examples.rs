//! The examples of this crate, on all devices of this machine. They check what they calculate.

#[path = "../../examples/add_vectors.rs"]
#[allow(dead_code)] // `main`
mod add_vectors;
#[path = "../../examples/conjugate_gradient.rs"]
#[allow(dead_code)]
mod conjugate_gradient;
#[path = "../../examples/heat.rs"]
#[allow(dead_code)]
mod heat;

use super::{emulated, scratch};
use okl_testing::tools::Tool;

/// Descriptions of the devices.
fn devices() -> Vec<String> {
    if let Ok(wanted) = std::env::var(emulated::DEVICES) {
        return vec![wanted];
    }
    let cpus = Tool::Gxx.find().map(|_| ["serial", "openmp"]).into_iter().flatten();
    cpus.chain(Tool::Pocl.find().map(|_| "opencl")).map(String::from).collect()
}

#[test]
fn vectors_are_added() {
    for device in devices() {
        add_vectors::run(&device).expect("it runs");
    }
}

#[test]
fn systems_are_solved() {
    for device in devices() {
        conjugate_gradient::run(&device, 24).expect("it runs");
    }
}

#[test]
fn pictures_of_heat_are_written() {
    for device in devices() {
        let folder = scratch(&format!("heat-{device}"));
        heat::run(&device, &folder).expect("it runs");
        let pictures = (0..4).map(|number| std::fs::read(folder.join(format!("heat{number}.pgm"))));
        let pictures: Vec<Vec<u8>> = pictures.collect::<Result<_, _>>().expect("they are there");
        assert!(pictures.iter().all(|picture| picture.starts_with(b"P5\n200 120\n255\n")));
        assert_eq!(pictures[0].len(), 15 + 200 * 120);
        assert!(pictures.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
