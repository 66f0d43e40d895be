"""Translations, the magic of notebooks, the command, the examples."""

import os
import subprocess
import sys
import tempfile
import unittest

import numpy

import okl
from common import ADD, ALL, SCALE
from okl import _magic

EXAMPLES = os.environ.get("OKL_EXAMPLES") or os.path.join(os.path.dirname(__file__), "..", "..", "examples", "python")


class Translations(unittest.TestCase):
    def test_a_text_becomes_texts(self):
        made = okl.translate(SCALE, defines={"N": 4})
        self.assertIn("__global__", made.kernel)
        self.assertIn("scale", made.launcher)
        made = okl.translate(ADD, ["opencl", "serial"], instances=["add<float>", "add<double>"], outputs=["kernel"])
        self.assertEqual([(one.pipeline, one.kind) for one in made.outputs], [("opencl", "kernel"), ("serial", "kernel")])
        self.assertIn("add_double", made.text(pipeline="serial"))
        with self.assertRaises(KeyError):
            made.text("launcher")
        self.assertIn("cuda", okl.pipelines())

    def test_files_are_read(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "scale.okl")
            with open(path, "w") as file:
                file.write('#include "more.h"\n' + SCALE)
            with open(os.path.join(folder, "more.h"), "w") as file:
                file.write("#define MORE 1\n")
            self.assertIn("__kernel", okl.translate(path, "opencl").kernel)
            self.assertEqual(okl.Kernel(path, "serial").name, "scale")

    def test_headers_of_the_compiler_are_there(self):
        text = "#include <stddef.h>\n#include <stdarg.h>\n#include <vector>\n" + SCALE
        self.assertIn("__global__", okl.translate(text, "cuda").kernel)

    def test_mistakes_are_exceptions(self):
        with self.assertRaises(okl.TranslationError) as caught:
            okl.translate(SCALE.replace("void", "int"))
        self.assertEqual((caught.exception.diagnostics[0].id, caught.exception.line), ("kernel-not-void", 2))
        for wrong in ({"pipeline": "no such"}, {"instances": ["<"]}, {"props": "{"}):
            with self.assertRaises(okl.TranslationError):
                okl.translate(SCALE, **wrong)
        with self.assertRaisesRegex(ValueError, "no output `text`"):
            okl.translate(SCALE, outputs=["text"])

    def test_warnings_come_with_the_text(self):
        text = "@kernel void f(const int n, float *x) { for (int i = 0; i < n; i += 4; @outer) { x[i] = 1; for (int j = 0; j < 4; ++j; @inner) x[i + j] += 1; } }"
        self.assertEqual([one.id for one in okl.translate(text).warnings], ["outer-level-store"])


class Notebooks(unittest.TestCase):
    def test_a_cell_defines_functions(self):
        names = {}
        self.assertEqual(_magic.run("serial -D N=2 -DM -I .", ADD, names), ["add"])
        x = numpy.ones(3)
        names["add"](3, x, x, x)
        self.assertEqual(x.tolist(), [2, 2, 2])

    def test_the_line_is_read(self):
        self.assertEqual(_magic.options(""), {"device": "openmp", "defines": {}, "include_dirs": []})
        self.assertEqual(_magic.options("cuda -D A -DB=2 -I x"), {
            "device": "cuda", "defines": {"A": "1", "B": "2"}, "include_dirs": ["x"]})
        for wrong in ("serial openmp", "-x", "-D"):
            with self.assertRaises(ValueError):
                _magic.options(wrong)

    def test_ipython_runs_a_cell(self):
        try:
            from IPython.core.interactiveshell import InteractiveShell
        except ImportError:
            self.skipTest("IPython is not installed")
        shell = InteractiveShell.instance()
        shell.run_line_magic("load_ext", "okl")
        shell.run_cell("%%okl serial\n" + SCALE.strip()).raise_error()
        shell.run_cell("import numpy; x = numpy.ones(3, 'f4'); scale(3, 5, x)").raise_error()
        self.assertEqual(shell.user_ns["x"].tolist(), [5, 5, 5])
        with self.assertRaisesRegex(okl.TranslationError, "(?s)kernel-not-void.*:2:13"):
            shell.run_cell("%%okl serial\n" + SCALE.strip().replace("void", "int")).raise_error()


class Command(unittest.TestCase):
    def test_the_command_translates(self):
        program = os.path.join(os.path.dirname(okl.__file__), "bin", "okl")
        if not os.path.isfile(program):
            self.skipTest("the package is used without its program")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "scale.okl")
            with open(path, "w") as file:
                file.write(SCALE)
            script = os.path.join(os.path.dirname(sys.executable), "okl")
            installed = [[script]] if os.path.isfile(script) else []
            for command in (*installed, [sys.executable, "-m", "okl"]):
                done = subprocess.run([*command, "run", "-p", "cuda", path], capture_output=True, text=True, cwd=folder)
                self.assertEqual((done.returncode, done.stderr), (0, ""))
                self.assertIn("__global__", done.stdout)


class Examples(unittest.TestCase):
    def test_examples_compute_what_they_should(self):
        for device in ALL:
            for name in ("add_vectors", "conjugate_gradient", "heat"):
                with self.subTest(device=device, name=name), tempfile.TemporaryDirectory() as folder:
                    more = {"heat": [folder], "conjugate_gradient": ["20"], "add_vectors": []}[name]
                    done = subprocess.run([sys.executable, os.path.join(EXAMPLES, name + ".py"), device, *more],
                                          capture_output=True, text=True)
                    self.assertEqual((done.returncode, done.stderr), (0, ""))
                    if name == "heat":
                        with open(os.path.join(folder, "heat3.pgm"), "rb") as file:
                            picture = file.read()
                        self.assertEqual((picture[:15], len(picture)), (b"P5\n200 120\n255\n", 15 + 200 * 120))


if __name__ == "__main__":
    unittest.main()
