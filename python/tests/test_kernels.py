"""Kernels on arrays of NumPy."""

import gc
import sys
import threading
import time
import unittest

import numpy

import okl
from common import ADD, ALL, SCALE, OnDevices

NUMBERS = """
@kernel void numbers(const bool flag, const signed char s8, const unsigned char u8, const short s16, const unsigned short u16,
                     const int s32, const unsigned int u32, const long s64, const unsigned long u64, const float f32,
                     const double f64, double *out) {
  for (int g = 0; g < 1; ++g; @outer) for (int i = 0; i < 1; ++i; @inner) {
    out[0] = flag; out[1] = s8; out[2] = u8; out[3] = s16; out[4] = u16; out[5] = s32; out[6] = u32;
    out[7] = s64 == -9223372036854775807 - 1; out[8] = u64 == 18446744073709551615u; out[9] = f32; out[10] = f64;
  }
}
"""

STRUCTURE = """
struct Pair { int count; double weight; };
@kernel void pairs(const int n, const Pair one, const Pair *pairs, double *out) {
  for (int i = 0; i < n; ++i; @tile(64, @outer, @inner)) out[i] = one.weight * pairs[i].count * pairs[i].weight + one.count;
}
"""


class Kernels(OnDevices):
    def test_a_template_takes_arrays_of_every_type(self):
        for device in self.on_all():
            add = okl.Kernel(ADD, device)
            self.assertTrue(add.is_template)
            self.assertIsNone(add.parameters)
            for dtype in ("float16", "float32", "float64", "int32", "uint8", "int64"):
                a, b = numpy.arange(100, dtype=dtype), numpy.full(100, 3, dtype)
                ab = numpy.zeros(100, dtype)
                add(100, a, b, ab)
                add(100, a, b, ab)
                self.assertTrue((ab == a + b).all(), dtype)

    def test_an_instance_is_a_kernel(self):
        for device in self.on_all():
            add = okl.Kernel(ADD, device, "add<float>")
            self.assertEqual([(p.name, p.type, p.is_array, p.is_const) for p in add.parameters[1:]], [
                ("a", "const float *", True, True), ("b", "const float *", True, True), ("ab", "float *", True, False)])
            with self.assertRaises(okl.ArgumentError):
                add(1, *numpy.zeros((3, 1)))

    def test_arrays_change_in_place(self):
        for device in self.on_all():
            x = numpy.ones((4, 5), numpy.float32)
            okl.Kernel(SCALE, device)(20, 3, x)
            self.assertTrue((x == 3).all())

    def test_one_array_may_be_several_arguments(self):
        for device in self.on_all():
            x = numpy.full(70, 2.0)
            okl.Kernel(ADD, device)(70, x, x, x)
            self.assertTrue((x == 4).all())

    def test_numbers_become_those_of_the_parameters(self):
        given = [True, -128, 255, -32768, 65535, -(2**31), 2**32 - 1, -(2**63), 2**64 - 1, 1.5, 2.25]
        wanted = [1, -128, 255, -32768, 65535, -(2**31), 2**32 - 1, 1, 1, 1.5, 2.25]
        for device in self.on_all():
            numbers = okl.Kernel(NUMBERS, device)
            out = numpy.zeros(11)
            numbers(*given, out)
            self.assertEqual(out.tolist(), wanted)
            numbers(numpy.bool_(1), numpy.int8(-128), *map(numpy.int64, given[2:8]), numpy.uint64(2**64 - 1),
                    numpy.float32(1.5), numpy.array(2.25), out)
            self.assertEqual(out.tolist(), wanted)

    def test_a_number_out_of_range_is_named(self):
        numbers = okl.Kernel(NUMBERS, "serial")
        out = numpy.zeros(11)
        right = [True, 1, 1, 1, 1, 1, 1, 1, 1, 1.0, 1.0]
        wrong = [2, 128, -1, 2**15, 2**16, 2**31, -1, 2**63, 2**64, 1e39, 10**400]
        for at, value in enumerate(wrong):
            given = right[:at] + [value] + right[at + 1:]
            with self.assertRaises(OverflowError) as caught:
                numbers(*given, out)
            self.assertIsInstance(caught.exception, okl.Error)
            self.assertIn(f"argument {at + 1} of `numbers`, `", str(caught.exception))
            self.assertIn(numbers.parameters[at].name, str(caught.exception))
        self.assertEqual(out.tolist(), [0] * 11)

    def test_a_number_of_another_kind_is_refused(self):
        scale = okl.Kernel(SCALE, "serial")
        x = numpy.zeros(3, numpy.float32)
        for wrong in ([1.5, 1, x], ["1", 1, x], [None, 1, x], [1, 1j, x], [1, "1", x], [1, None, x], [1, x, x], [x, 1, x], [[1], 1, x]):
            with self.assertRaisesRegex(TypeError, "argument [12] of `scale`, `(int n|float factor)`"):
                scale(*wrong)

    def test_arrays_that_do_not_fit_are_refused_by_name(self):
        for device in self.on_all():
            scale = okl.Kernel(SCALE, device)
            x = numpy.zeros(8, numpy.float32)
            read_only = x.copy()
            read_only.flags.writeable = False
            cases = {
                "not contiguous": x[::2],
                "read-only": read_only,
                "an array of float64": numpy.zeros(8),
                "an array of int32": numpy.zeros(8, numpy.int32),
                "objects": numpy.zeros(8, object),
                "another order": numpy.zeros(8, ">f4"),
                "a `list` is given": [1.0],
                "a `int` is given": 1,
            }
            for message, wrong in cases.items():
                with self.assertRaises(okl.ArgumentError) as caught:
                    scale(8, 1.0, wrong)
                self.assertIn("argument 3 of `scale`, `float *x`", str(caught.exception))
                self.assertIn(message, str(caught.exception))
            with self.assertRaisesRegex(okl.ArgumentError, "not contiguous"):
                scale(6, 1.0, numpy.asfortranarray(numpy.zeros((2, 3), numpy.float32)))
            with self.assertRaisesRegex(okl.ArgumentError, "`scale` takes 3 arguments, and 2 are given"):
                scale(8, 1.0)
            with self.assertRaises(TypeError):
                scale(8, 1.0, x, stream=1)

    def test_const_parameters_take_arrays_that_are_read_only(self):
        for device in self.on_all():
            a = numpy.ones(5)
            a.flags.writeable = False
            ab = numpy.empty(5)
            okl.Kernel(ADD, device)(5, a, a, ab)
            self.assertTrue((ab == 2).all())

    def test_arrays_that_overlap_are_copies_on_devices(self):
        x = numpy.zeros(20)
        add = okl.Kernel(ADD, "serial")
        add(10, x[:10], x[5:15], x[10:])
        if "opencl" in ALL:
            with self.assertRaisesRegex(okl.ArgumentError, "argument 4 .* overlaps"):
                okl.Kernel(ADD, "opencl")(10, x[:10], x[:10], x[5:15])

    def test_structures_are_records_or_bytes(self):
        pair = numpy.dtype([("count", "i4"), ("weight", "f8")], align=True)
        for device in self.on_all():
            kernel = okl.Kernel(STRUCTURE, device)
            pairs = numpy.array([(2, 0.5), (3, 1.5)], pair)
            out = numpy.zeros(2)
            one = numpy.array([(7, 2.0)], pair)
            for given in (one[0], one, one.tobytes()):
                kernel(2, given, pairs, out)
                self.assertEqual(out.tolist(), [9.0, 16.0])
            with self.assertRaisesRegex(okl.ArgumentError, "argument 2 of `pairs`, `Pair one`: 15 bytes"):
                kernel(2, one.tobytes()[:15], pairs, out)

    def test_vectors_are_rows(self):
        text = "@kernel void f(const int n, float4 *x) { for (int i = 0; i < n; ++i; @tile(64, @outer, @inner)) x[i].y = i; }"
        for device in self.on_all():
            x = numpy.zeros((3, 4), numpy.float32)
            okl.Kernel(text, device)(3, x)
            self.assertEqual(x[:, 1].tolist(), [0, 1, 2])
            with self.assertRaises(okl.ArgumentError):
                okl.Kernel(text, device)(3, numpy.zeros((3, 3), numpy.float32))

    def test_values_say_types_of_templates(self):
        text = """template <typename T> @kernel void f(const T value, double *out) {
          for (int g = 0; g < 1; ++g; @outer) for (int i = 0; i < 1; ++i; @inner) { out[0] = value; out[1] = sizeof(T); } }"""
        for device in self.on_all():
            kernel, out = okl.Kernel(text, device), numpy.zeros(2)
            for value, size in ((1, 4), (2**40, 8), (1.5, 8), (numpy.float32(2.5), 4), (numpy.int16(3), 2), (numpy.float16(0.5), 2)):
                kernel(value, out)
                self.assertEqual(out.tolist(), [float(value), size])

    def test_numbers_of_16_bits(self):
        text = """@kernel void f(const int n, const half by, const half *x, half *y) {
          for (int i = 0; i < n; ++i; @tile(64, @outer, @inner)) y[i] = x[i] * by + 1; }"""
        for device in self.on_all():
            x, y = numpy.linspace(-3, 3, 100).astype(numpy.float16), numpy.zeros(100, numpy.float16)
            kernel = okl.Kernel(text, device)
            kernel(100, 0.1, x, y)
            by = numpy.float32(numpy.float16(0.1))
            exact = (x.astype(numpy.float32) * by + numpy.float32(1)).astype(numpy.float16)
            self.assertTrue((numpy.abs(y - exact) <= numpy.spacing(exact)).all())
            with self.assertRaises(OverflowError):
                kernel(100, 1e6, x, y)
            with self.assertRaises(okl.ArgumentError):
                kernel(100, 0.1, x, numpy.zeros(100, numpy.int16))

    def test_a_template_without_its_types_is_refused(self):
        with self.assertRaisesRegex(okl.ArgumentError, "parameter `T` of the template `add` follows from no argument"):
            okl.Kernel(ADD, "serial")(1, None, None, None)

    def test_defines_and_headers(self):
        text = """#ifdef LOUD
        @kernel void f(double *x) { for (int g = 0; g < 1; ++g; @outer) for (int i = 0; i < 1; ++i; @inner) x[0] = N + M; }
        #endif"""
        for device in self.on_all():
            x = numpy.zeros(1)
            okl.Kernel(text, device, defines={"LOUD": True, "N": 3}, headers=["#define M 4\n"])(x)
            self.assertEqual(x[0], 7)

    def test_there_are_several_kernels_in_a_text(self):
        text = SCALE + SCALE.replace("scale", "other")
        self.assertEqual(list(okl.kernels(text, "serial")), ["scale", "other"])
        with self.assertRaisesRegex(okl.NoKernelError, "several kernels: scale, other"):
            okl.Kernel(text, "serial")
        with self.assertRaisesRegex(okl.NoKernelError, "no kernel `none`"):
            okl.Kernel(text, "serial", name="none")
        self.assertEqual(okl.Kernel(text, "serial", name="other").name, "other")

    def test_mistakes_have_lines(self):
        text = "\n" + SCALE.replace("factor;", "faktor;")
        with self.assertRaises(okl.TranslationError) as caught:
            okl.Kernel(text, "serial")
        error = caught.exception
        self.assertEqual((error.line, error.diagnostics[0].column > 1, error.diagnostics[0].is_error), (4, True, True))
        self.assertIn("faktor", error.diagnostics[0].message)
        self.assertIn("^^^^^^", str(error))
        with self.assertRaises(okl.TranslationError):
            okl.kernel_names(text, "serial")

    def test_what_the_compiler_refuses_is_said(self):
        with self.assertRaisesRegex(okl.CompilationError, "no-such-flag"):
            okl.Kernel(SCALE, "serial", compiler_flags=["--no-such-flag"])

    def test_options_are_checked(self):
        with self.assertRaisesRegex(TypeError, "no option `define`"):
            okl.Kernel(SCALE, "serial", define={})
        with self.assertRaises(FileNotFoundError):
            okl.Kernel("no such file.okl", "serial")
        with self.assertRaises(TypeError):
            okl.Kernel(1, "serial")
        with self.assertRaises(okl.DeviceError):
            okl.Kernel(SCALE, "no such device")
        with self.assertRaises(TypeError):
            okl.Kernel(SCALE, 1)

    def test_threads_call_one_kernel(self):
        add = okl.Kernel(ADD, "serial")
        sums = []

        def work(dtype):
            a = numpy.ones(1000, dtype)
            ab = numpy.empty(1000, dtype)
            for _ in range(50):
                add(1000, a, a, ab)
            sums.append(ab.sum())

        threads = [threading.Thread(target=work, args=(dtype,)) for dtype in ("f4", "f8", "i4", "u2") * 2]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(sums, [2000] * 8)

    def test_others_run_while_a_kernel_runs(self):
        text = """@kernel void slow(const int n, double *x) {
          for (int g = 0; g < 1; ++g; @outer) for (int i = 0; i < 1; ++i; @inner) {
            double y = x[0]; for (int k = 0; k < n; ++k) y = y * 1.0000001 + 1e-9; x[0] = y; } }"""
        slow, x = okl.Kernel(text, "serial"), numpy.ones(1)
        thread = threading.Thread(target=slow, args=(300_000_000, x))
        ticks = 0
        thread.start()
        while thread.is_alive():
            time.sleep(0.001)
            ticks += 1
        self.assertGreater(ticks, 20)

    def test_nothing_is_kept_after_a_call(self):
        for device in self.on_all():
            add, a = okl.Kernel(ADD, device), numpy.ones(10)
            for _ in range(3):
                add(10, a, a, a)
            gc.collect()
            before = sys.getrefcount(a)
            for _ in range(10):
                add(10, a, a, a)
                with self.assertRaises(okl.Error):
                    add(10, a, a, a[::2])
            gc.collect()
            self.assertEqual(sys.getrefcount(a), before)
            a.resize(20, refcheck=False)  # which a buffer that is still borrowed prevents


if __name__ == "__main__":
    unittest.main()
