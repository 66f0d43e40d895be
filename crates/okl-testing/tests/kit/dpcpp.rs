//! DPC++'s device compiler has a result for each text, although several are compiled together.

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
    // This text would be valid only with the macro of its neighbour.
    let wrong = RIGHT.replace("right", "wrong").replace("#define VALUE 1\n", "");
    let results = dpcpp.expect("the driver builds").device_code(&[("right", RIGHT), ("wrong", &wrong)]);
    let results = results.expect("the driver runs");
    let kernels = results[0].as_ref().expect("it is right");
    assert_eq!(kernels.len(), 1);
    assert_eq!(kernels[0].entry.parameters, [Some("_arg_a".to_owned())]);
    let failure = results[1].as_ref().expect_err("nothing defines VALUE").to_string();
    assert!(failure.contains("VALUE"), "{failure}");
}
