"""What the tests share."""

import os
import unittest

import okl

# A machine without OpenCL lacks a device, which is no mistake; where the tools are required, it is one.
REQUIRED = os.environ.get("OKL_REQUIRE_TOOLS") == "1"


def devices():
    found = ["serial", "openmp"]
    try:
        okl.device("opencl")
        found.append("opencl")
    except okl.DeviceError:
        if REQUIRED:
            raise
    return found


ALL = devices()

ADD = """
template <typename T>
@kernel void add(const int n, const T *a, const T *b, T *ab) {
  for (int i = 0; i < n; ++i; @tile(64, @outer, @inner)) ab[i] = a[i] + b[i];
}
"""

SCALE = """
@kernel void scale(const int n, const float factor, float *x) {
  for (int i = 0; i < n; ++i; @tile(64, @outer, @inner)) x[i] *= factor;
}
"""


class OnDevices(unittest.TestCase):
    """A test that does the same on all devices."""

    on = None

    def on_all(self):
        for self.on in ALL:
            yield self.on

    def _formatMessage(self, msg, standardMsg):
        return super()._formatMessage(msg, f"{standardMsg} (on {self.on})")
