"""The time of a call of a small kernel on arrays of a device, in us: calls.py DEVICE [FILE]"""

import sys
import timeit

import numpy
import okl

device = okl.device(sys.argv[1])
add = okl.Kernel(sys.argv[2], device, "add")
a, b = device.array(numpy.ones(64, "f4")), device.array(numpy.full(64, 2, "f4"))
ab = device.array(numpy.zeros(64, "f4"))
number = 1000


def calls():
    for _ in range(number):
        add(64, a, b, ab)
    device.finish()


calls()
print("%.4f" % (sorted(timeit.repeat(calls, number=1, repeat=21))[10] / number * 1e6))
assert (ab.numpy() == 3).all()
