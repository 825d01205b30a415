"""Type-checks targets of the package for a platform."""

import pathlib
import shutil

import stubs

# SwiftPM calls a package by its folder; modules that are taken as built for Linux know it by that name.
PACKAGE = pathlib.Path.cwd().name.lower()

# Packages that the tool and the log need; they are taken as they were built for Linux.
PACKAGES = (
    "ArgumentParser", "ArgumentParserToolInfo", "Logging", "Yams",
    *("SwiftSyntax", "SwiftParser", "SwiftOperators", "SwiftDiagnostics"),
    *(f"SwiftSyntax{version}" for version in (509, 510, 600, 601, 602, 603)),
)  # fmt: skip
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
        shims = "Sources/_SwiftSyntaxCShims/include/module.modulemap"
        self.maps += sorted(pathlib.Path(".build/checkouts/swift-syntax").glob(shims))

    def borrow(self, name):
        """Takes a module as it was built for Linux, unless it was checked for the platform already."""
        binary = self.products / "Modules" / f"{name}.swiftmodule"
        destination = self.toolchain.modules / binary.name
        if binary.exists() and not destination.exists():
            self.toolchain.relabel(binary, destination)

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
        alone = target.kind in ("test", "snippet")
        place = self.toolchain.modules / f"{module}.swiftmodule"
        # It may have been borrowed.
        shutil.rmtree(place, ignore_errors=True)
        status, output = self.toolchain.run(
            # Nothing needs a test or snippet, and the diagnoses of data races take their time.
            "-typecheck" if alone else "-emit-module",
            [
                "-module-name", module, *options, "-package-name", PACKAGE, "-enable-testing",
                "-import-module", "AppleFoundation", *DEFINES,
                "-warnings-as-errors", "-plugin-path", self.toolchain.plugins,
                *(["-parse-as-library"] if target.kind == "executable" and main is None else []),
                *(f for m in self.maps for f in ("-Xcc", f"-fmodule-map-file={m}")),
                *sources,
                *([] if alone else ["-o", place]),
            ],
        )  # fmt: skip
        return output if status != 0 else ""
