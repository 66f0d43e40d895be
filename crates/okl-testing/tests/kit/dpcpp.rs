//! The device compiler of DPC++ judges each text, although several are compiled as one.

use std::path::Path;

use okl_testing::dpcpp::Dpcpp;

const RIGHT: &str = "\
#include <sycl/sycl.hpp>
#define VALUE 1
extern \"C\" void _occa_right_0(sycl::queue *queue_, sycl::nd_range<3> *range_, float *a) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) { a[item_.get_global_id(2)] = VALUE; });
  });
}
";

#[test]
fn a_wrong_text_among_right_ones_is_found() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("dpcpp");
    let Some(dpcpp) = Dpcpp::find(&scratch) else { return };
    // Only the macro of its neighbour would make this one right.
    let wrong = RIGHT.replace("right", "wrong").replace("#define VALUE 1\n", "");
    let results = dpcpp.expect("the driver builds").device_code(&[("right", RIGHT), ("wrong", &wrong)]);
    let results = results.expect("the driver runs");
    let kernels = results[0].as_ref().expect("it is right");
    assert_eq!(kernels.len(), 1);
    assert_eq!(kernels[0].entry.parameters, [Some("_arg_a".to_owned())]);
    let failure = results[1].as_ref().expect_err("nothing defines VALUE").to_string();
    assert!(failure.contains("VALUE"), "{failure}");
}
