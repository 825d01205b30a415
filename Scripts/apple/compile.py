"""Type-checks targets of the package for a platform."""

import pathlib
import shutil

import stubs

# Packages that the tool and the log need; they are taken as they were built for Linux.
PACKAGES = ("ArgumentParser", "ArgumentParserToolInfo", "Logging", "Yams")
# Swift Testing.
TESTING = ("_TestingInterop", "Testing", "_Testing_Foundation")
# Conditions that a debug build of the package itself has set.
DEFINES = ("-D", "DEBUG", "-D", "PLUMB_CAPTURE", "-D", "SwiftLog", "-D", "Tool")


class Build:
    """The modules of one platform, built as far as they were asked for."""

    def __init__(self, toolchain, products):
        """products: the folder in which `swift build` left what it built for Linux."""
        self.toolchain = toolchain
        self.products = pathlib.Path(products)
        self.maps = []

    def prepare(self, version):
        """Writes the standard library, the stubs and what is taken from other packages."""
        self.toolchain.prepare()
        for name in self.toolchain.platform.frameworks:
            stubs.build(name, self.toolchain, version)
        for name in TESTING:
            self.toolchain.rebuild(name)
        for name in PACKAGES:
            self.borrow(name)
        self.maps = sorted(pathlib.Path("Sources").glob("*/include/module.modulemap"))
        for name in ("SolverIntrinsics", "QuietLogs", "CYaml"):
            self.maps += sorted(self.products.glob(f"{name}.build/module.modulemap"))
        self.maps += sorted(pathlib.Path(".build/checkouts/Yams").glob("Sources/CYaml/include/module.modulemap"))

    def borrow(self, name):
        """Takes a module as it was built for Linux."""
        binary = self.products / "Modules" / f"{name}.swiftmodule"
        if binary.exists():
            self.toolchain.relabel(binary, self.toolchain.modules / binary.name)

    def check(self, target, mode=None):
        """Checks one target, whose needs were checked before; returns what is wrong with it, or nothing.

        The compiler goes as far as the diagnoses of data races, and leaves a module for the targets that need this one.
        mode: another language mode than that of the manifest.
        """
        sources = list(target.sources)
        if not sources:
            return ""
        sources += sorted((self.products / f"{target.name}.build/DerivedSources").glob("embedded_resources.swift"))
        module = target.name.replace("-", "_")
        main = next((source for source in sources if source.name == "main.swift"), None)
        options = list(target.options)
        if mode:
            options[options.index("-swift-version") + 1] = mode
        status, output = self.toolchain.run(
            # Nothing needs a test, and diagnoses of data races between its parts would take twice the time.
            "-typecheck" if target.kind == "test" else "-emit-module",
            [
                "-module-name", module, *options, "-package-name", pathlib.Path.cwd().name.lower(), "-enable-testing",
                "-import-module", "AppleFoundation", *DEFINES,
                "-warnings-as-errors", "-plugin-path", self.toolchain.plugins,
                *(["-parse-as-library"] if target.kind == "executable" and main is None else []),
                *(f for m in self.maps for f in ("-Xcc", f"-fmodule-map-file={m}")),
                *sources,
                *([] if target.kind == "test" else ["-o", self.toolchain.modules / f"{module}.swiftmodule"]),
            ],
        )  # fmt: skip
        return output if status != 0 else ""
