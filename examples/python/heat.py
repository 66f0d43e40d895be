"""Heat spreads on a plate; writes pictures: python heat.py [DEVICE [FOLDER]]

The pictures are PGM files, which most viewers of pictures read.
"""

import os
import sys

import numpy

import okl

KERNELS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "kernels-run")
RATE = 0.2


def picture(path: str, plate: numpy.ndarray) -> None:
    """Writes temperatures from 0 to 1 as grey."""
    grey = numpy.clip(plate * 255, 0, 255).astype(numpy.uint8)
    height, width = grey.shape
    with open(path, "wb") as file:
        file.write(b"P5\n%d %d\n255\n" % (width, height))
        file.write(grey.tobytes())


def by_numpy(plate: numpy.ndarray, steps: int) -> numpy.ndarray:
    """The same on the CPU."""
    now = plate.copy()
    for _ in range(steps):
        around = now[1:-1, :-2] + now[1:-1, 2:] + now[:-2, 1:-1] + now[2:, 1:-1]
        now[1:-1, 1:-1] += numpy.float32(RATE) * (around - 4 * now[1:-1, 1:-1])
    return now


def main(device: str = "openmp", folder: str = ".") -> None:
    width, height, pictures, steps = 200, 120, 4, 50
    plate = numpy.zeros((height, width), numpy.float32)
    plate[:, 0] = 1  # an edge that stays hot
    plate[40:80, 80:120] = 1
    own = okl.device(device)
    heat = okl.Kernel(os.path.join(KERNELS, "heat.okl"), own, defines={"TILE": 16})
    now, next_ = own.array(plate), own.empty(plate.shape, plate.dtype)
    for number in range(pictures):
        picture(os.path.join(folder, f"heat{number}.pgm"), now.numpy())
        for _ in range(steps):
            heat(width, height, RATE, now, next_)
            now, next_ = next_, now
    error = float(numpy.abs(now.numpy() - by_numpy(plate, pictures * steps)).max())
    print(f"{device}: {pictures * steps} steps, {pictures} pictures, largest error {error:.1e}")
    if not error < 1e-4:
        sys.exit("the temperatures are wrong")


if __name__ == "__main__":
    main(*sys.argv[1:])
