"""Files of kernels that `okl build` has made."""

import os
import subprocess
import sys
import tempfile
import unittest

import numpy

import okl
from common import ADD, ALL, SCALE, OnDevices


class Bundles(OnDevices):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        source = os.path.join(folder.name, "kernels.okl")
        with open(source, "w") as file:
            file.write(ADD + SCALE)
        self.path = os.path.join(folder.name, "kernels.oklb")
        words = [sys.executable, "-m", "okl", "build", "--instance", "add<float>", "-o", self.path, source]
        for target in ALL:
            words += ["-t", target]
        done = subprocess.run(words, capture_output=True, text=True)
        self.assertEqual(done.returncode, 0, done.stderr)

    def test_kernels_are_loaded(self):
        for device in self.on_all():
            bundle = okl.load(self.path, device)
            self.assertEqual(sorted(bundle.names), ["add", "scale"])
            self.assertEqual(bundle.instances("add"), ["add<float>"])
            self.assertEqual(bundle.device.name, device)
            x, y = numpy.ones(5, numpy.float32), numpy.full(5, 2, numpy.float32)
            bundle["add"](5, x, y, y)
            bundle.kernel("add<float>")(1, x, y, y)
            bundle["scale"](5, 10, y)
            self.assertEqual(y.tolist(), [40, 30, 30, 30, 30])
            self.assertTrue(bundle["add"].is_template)
            self.assertEqual(bundle["scale"].parameters[2].name, "x")

    def test_what_is_wrong_is_an_exception(self):
        bundle = okl.load(self.path, okl.device("serial"))
        self.assertIn("kernels.oklb", repr(bundle))
        with self.assertRaisesRegex(okl.NoKernelError, "no kernel `none`; there are: "):
            bundle["none"]
        with self.assertRaisesRegex(okl.NoKernelError, "several kernels"):
            bundle.kernel()
        with self.assertRaisesRegex(okl.NoKernelError, "no instance `add<double>`"):
            bundle["add"](1, *numpy.ones((3, 1)))
        with open(self.path, "r+b") as file:
            file.truncate(100)
        with self.assertRaisesRegex(okl.SystemError_, "it was cut off"):
            okl.load(self.path, "serial")
        with self.assertRaises(okl.SystemError_):
            okl.load(self.path + "none")


if __name__ == "__main__":
    unittest.main()
