"""Arrays in the memory of devices."""

import ctypes
import gc
import unittest

import numpy

import okl
from common import ADD, ALL, SCALE, OnDevices


class Capsule:
    """An object with DLPack, and nothing else."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **_):
        return self.array.__dlpack__()

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


class Cuda:
    """An object that says it is in the memory of a CUDA device."""

    def __init__(self, array):
        self.__cuda_array_interface__ = {**array.__array_interface__, "version": 3}


class Arrays(OnDevices):
    def test_elements_come_back(self):
        for name in self.on_all():
            device = okl.device(name)
            for source in (numpy.arange(12, dtype="f4").reshape(3, 4), numpy.array(7), [1, 2, 3], numpy.zeros((0, 3), "i2")):
                array = device.array(source)
                source = numpy.asarray(source)
                self.assertEqual((array.shape, array.dtype, array.nbytes, array.ndim, array.size), (
                    source.shape, source.dtype, source.nbytes, source.ndim, source.size))
                self.assertTrue((array.numpy() == source).all())
                self.assertTrue((numpy.asarray(array) == source).all())
            self.assertEqual(device.array([1, 2], "f4").dtype, numpy.float32)
            self.assertEqual(device.zeros((2, 3)).numpy().tolist(), [[0.0] * 3] * 2)
            self.assertEqual(device.empty(5, "u1").shape, (5,))
            self.assertIs(array.device, device)

    def test_kernels_work_on_them(self):
        for name in self.on_all():
            device = okl.device(name)
            a = device.array(numpy.arange(10.0))
            ab = device.empty(10)
            okl.Kernel(ADD, device)(10, a, numpy.ones(10), ab)
            self.assertEqual(ab.numpy().tolist(), [i + 1.0 for i in range(10)])
            with self.assertRaisesRegex(okl.ArgumentError, "argument 3 of `scale`, `float .x`: an array of float64"):
                okl.Kernel(SCALE, device)(10, 1, a)

    def test_slices_are_the_same_memory(self):
        for name in self.on_all():
            device = okl.device(name)
            array = device.array(numpy.arange(12.0).reshape(6, 2))
            part = array[2:5]
            self.assertEqual(part.shape, (3, 2))
            part[0] = 7
            part[1:] = [[1, 2], [3, 4]]
            part[-1] = array[0]
            self.assertEqual(array.numpy().tolist(), [[0, 1], [2, 3], [7, 7], [1, 2], [0, 1], [10, 11]])
            self.assertEqual((array[5][1], len(array), [len(row) for row in array]), (11, 6, [2] * 6))
            self.assertEqual(array[9:].shape, (0, 2))
            self.assertEqual(array.reshape(3, 4)[1].numpy().tolist(), [7, 7, 1, 2])
            for wrong in (6, -7):
                with self.assertRaises(IndexError):
                    array[wrong]
            with self.assertRaises(ValueError):
                array[::2]
            with self.assertRaises(ValueError):
                array.reshape(5)
            for wrong in ("a", (1, 2), None):
                with self.assertRaises(TypeError):
                    array[wrong]

    def test_copies_are_checked(self):
        for name in self.on_all():
            device = okl.device(name)
            array = device.zeros(4)
            array.copy_from(numpy.ones(4))
            array[2:].copy_from(device.array([5.0, 6.0]))
            target = numpy.zeros((2, 2))
            array.copy_to(target)
            self.assertEqual(target.tolist(), [[1, 1], [5, 6]])
            for wrong in (numpy.ones(5), device.zeros(3)):
                with self.assertRaises(okl.DeviceMemoryError):
                    array.copy_from(wrong)
            for wrong in (numpy.ones(4, "f4"), numpy.ones(8)[::2], 1):
                with self.assertRaises(okl.ArgumentError):
                    array.copy_from(wrong)
            target.flags.writeable = False
            with self.assertRaisesRegex(okl.ArgumentError, "read-only"):
                array.copy_to(target)
            for other in ALL:
                array.copy_from(okl.device(other).array([1.0, 2, 3, 4]))
                self.assertEqual(array.numpy().tolist(), [1, 2, 3, 4])

    def test_memory_that_is_wrong_is_refused(self):
        for name in self.on_all():
            device = okl.device(name)
            scale = okl.Kernel(SCALE, device)
            array = device.zeros(4, "f4")
            part = array[1:]
            array.free()
            for use in (array.numpy, part.numpy, lambda: scale(4, 1, array), lambda: scale(3, 1, part)):
                with self.assertRaisesRegex(okl.DeviceMemoryError, "freed"):
                    use()
            with self.assertRaises(okl.DeviceMemoryError):
                device.empty(2**60)
            with self.assertRaises(okl.DeviceMemoryError):
                device.empty((2**40, 2**40))
            with self.assertRaises(okl.ArgumentError):
                device.empty(3, object)
            with self.assertRaises((OverflowError, TypeError, ValueError)):
                device.empty(-1)
        with self.assertRaisesRegex(okl.DeviceMemoryError, "belongs to the device serial"):
            okl.Kernel(SCALE, "openmp")(4, 1, okl.device("serial").zeros(4, "f4"))

    def test_memory_is_given_back(self):
        device = okl.device("serial")
        before = device.memory_allocated
        arrays = [device.empty(1000)[1:] for _ in range(5)]
        self.assertEqual(device.memory_allocated, before + 5 * 8000)
        del arrays
        gc.collect()
        self.assertEqual(device.memory_allocated, before)

    def test_one_device_has_one_object(self):
        self.assertIs(okl.device("Serial "), okl.device("serial"))
        self.assertIs(okl.device(okl.device("serial")), okl.device("serial"))
        self.assertEqual(okl.device({"mode": "Serial"}).target, "serial")
        self.assertEqual(okl.device().name, "openmp")
        with self.assertRaises(okl.DeviceError):
            okl.device("serial:x")

    def test_numpy_sees_memory_of_cpus(self):
        array = okl.device("serial").array(numpy.zeros(4, "f4"))
        seen = numpy.asarray(array)
        seen[1] = 5
        self.assertEqual(array.numpy().tolist(), [0, 5, 0, 0])
        tensor = numpy.from_dlpack(array)
        tensor_address = tensor.__array_interface__["data"][0]
        self.assertEqual((tensor_address, array.__dlpack_device__()), (array.address, (1, 0)))
        del array
        gc.collect()
        self.assertEqual((seen.tolist(), tensor.tolist()), ([0, 5, 0, 0], [0, 5, 0, 0]))

    def test_a_capsule_that_nobody_takes_is_given_back(self):
        device = okl.device("serial")
        before = device.memory_allocated
        for _ in range(3):
            device.zeros(100).__dlpack__()
        gc.collect()
        self.assertEqual(device.memory_allocated, before)

    def test_objects_with_dlpack_are_arrays(self):
        for name in self.on_all():
            x = numpy.ones(6, numpy.float32)
            okl.Kernel(SCALE, name)(6, 4, Capsule(x))
            self.assertTrue((x == 4).all())
            with self.assertRaisesRegex(okl.ArgumentError, "not contiguous"):
                okl.Kernel(SCALE, name)(3, 4, Capsule(x[::2]))
            with self.assertRaisesRegex(okl.ArgumentError, "float64"):
                okl.Kernel(SCALE, name)(3, 4, Capsule(numpy.ones(3)))

    def test_memory_of_others_is_wrapped(self):
        device = okl.device("serial")
        x = numpy.ones((3, 2), numpy.float32)
        for source in (x, Capsule(x)):
            array = device.wrap(source)
            self.assertEqual((array.address, array.shape, array.dtype), (x.ctypes.data, (3, 2), x.dtype))
            okl.Kernel(SCALE, device)(4, 2, array[1:])
        self.assertEqual(x.tolist(), [[1, 1], [4, 4], [4, 4]])
        part = device.wrap(numpy.full(1000, 5.0))[10:]
        gc.collect()
        self.assertTrue((part.numpy() == 5).all())
        for wrong in (x[:, 1], 1, "text", [1.0], numpy.broadcast_to(x[0], (3, 2)), numpy.zeros(2, object)):
            with self.assertRaises(okl.ArgumentError):
                device.wrap(wrong)
        if "opencl" in ALL:
            with self.assertRaisesRegex(okl.ArgumentError, "in the memory of opencl"):
                okl.device("opencl").wrap(x)
            with self.assertRaises(BufferError):
                okl.device("opencl").zeros(3).__dlpack__()

    def test_memory_of_cuda_devices_is_not_ours(self):
        x = numpy.ones(4, numpy.float32)
        for name in self.on_all():
            with self.assertRaisesRegex(okl.ArgumentError, "in the memory of the CUDA device 0"):
                okl.Kernel(SCALE, name)(4, 1, Cuda(x))
            self.assertFalse(hasattr(okl.device(name).zeros(2), "__cuda_array_interface__"))

    def test_buffers_of_others_are_arrays(self):
        scale = okl.Kernel(SCALE, "serial")
        x = (ctypes.c_float * 3)(1, 2, 3)
        scale(3, 2, x)
        scale(3, 2, memoryview(x))
        self.assertEqual(list(x), [4, 8, 12])

    def test_streams(self):
        for name in self.on_all():
            device = okl.device(name)
            scale = okl.Kernel(SCALE, device)
            one, other = device.stream(), device.stream()
            x = device.array(numpy.ones(1000, "f4"))
            scale(1000, 2, x, stream=one)
            tag = one.tag()
            other.wait_for(tag)
            scale(1000, 3, x, stream=other)
            last = other.tag()
            other.finish()
            self.assertTrue(tag.is_reached and last.is_reached)
            last.wait()
            device.wait_for(last)
            device.finish()
            self.assertTrue((x.numpy() == 6).all())
            self.assertGreaterEqual(device.tag().seconds_since(device.tag()), -10)
            y = numpy.ones(10, "f4")
            scale(10, 5, y, stream=one)
            self.assertTrue((y == 5).all())
        with self.assertRaises(okl.DeviceError):
            okl.Kernel(SCALE, "openmp")(1, 1, okl.device("openmp").zeros(1, "f4"), stream=okl.device("serial").stream())

    def test_times_of_kernels(self):
        device = okl.device("serial")
        scale = okl.Kernel(SCALE, device)
        device.start_profile()
        for _ in range(3):
            scale(10, 1, numpy.ones(10, "f4"))
        ((kernel, runs, seconds),) = device.stop_profile()
        self.assertEqual((kernel, runs, seconds >= 0), ("scale", 3, True))


if __name__ == "__main__":
    unittest.main()
