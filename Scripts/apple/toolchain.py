"""The compiler, told to build for a platform of Apple's on Linux.

The sources are taken as they are: the target is the platform's, so that `os(…)`, `canImport(…)` and availability
are decided by the compiler itself. The standard library and Foundation are those of Linux, in copies that name the
platform in their header. The frameworks are stubs, see stubs.py.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess

LINUX = b"x86_64-unknown-linux-gnu"
# Modules of Linux that no platform of Apple's has.
ABSENT = {"FoundationXML", "FoundationNetworking", "Runtime", "Cxx", "CxxStdlib", "XCTest"}


class Toolchain:
    """The compiler for one platform; what it needs is written into a folder."""

    def __init__(self, platform, folder):
        self.platform = platform
        self.folder = pathlib.Path(folder)
        self.modules = self.folder / "Modules"
        self.resources = self.folder / "resources"
        compiler = pathlib.Path(shutil.which("swiftc")).resolve()
        self.library = compiler.parent.parent / "lib" / "swift"
        self.plugins = self.library / "host" / "plugins"
        # What `#Preview` of the stub of UIKit expands to.
        self.macros = pathlib.Path(".build/debug/PreviewMacros-tool").absolute()

    def prepare(self):
        """Writes the standard library of the platform."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.modules.mkdir(parents=True)
        for shared in self.library.iterdir():
            if shared.name not in ("linux", "host", "pm", "migrator", "FrameworkABIBaseline"):
                self.resources.mkdir(exist_ok=True)
                (self.resources / shared.name).symlink_to(shared)
        for source in sorted((self.library / "linux").glob("*.swiftmodule")):
            binary = source / (LINUX.decode() + ".swiftmodule")
            if binary.exists() and source.stem not in ABSENT:
                self.relabel(binary, self.resources / self.platform.folder / source.name)
        self.sdk = self.folder / "sdk"
        self.sdk.mkdir()
        self._write_settings()
        self._write_overlay()

    def relabel(self, binary, destination):
        """Copies a module of Linux for the platform: the header names its target once."""
        contents = binary.read_bytes()
        label = self.platform.label.encode()
        if len(label) != len(LINUX) or contents.count(LINUX, 0, 1 << 16) != 1:
            raise SystemExit(f"error: {binary} does not name its target as it did")
        destination.mkdir(parents=True)
        place = contents.index(LINUX)
        with open(destination / (self.platform.module + ".swiftmodule"), "wb") as copy:
            copy.write(contents[:place] + label + contents[place + len(LINUX):])

    def _write_overlay(self):
        """Puts the module map of libc, on which Foundation is built, where the compiler puts it for Linux."""
        libc = self.library / "linux" / "x86_64"
        contents = [
            {"name": name, "type": "file", "external-contents": str(libc / file)}
            for name, file in (("module.modulemap", "glibc.modulemap"), ("SwiftGlibc.h",) * 2)
        ]
        root = {"name": str(self.sdk.absolute() / "usr/include"), "type": "directory", "contents": contents}
        self.overlay = self.folder / "libc.yaml"
        self.overlay.write_text(json.dumps({"version": 0, "roots": [root]}))

    def _write_settings(self):
        """Says which version of visionOS has what of iOS, as Apple's SDK does."""
        (self.sdk / "usr").symlink_to("/usr")
        to_ours = {f"{major}.0": "1.0" for major in range(2, 18)} | {"17.1": "1.0", "17.2": "1.1", "18.0": "2.0"}
        versions = {"iOS_visionOS": to_ours, "visionOS_iOS": {"1.0": "17.1", "1.1": "17.2", "2.0": "18.0"}}
        settings = {
            "CanonicalName": "xros26.0", "Version": "26.0", "MaximumDeploymentTarget": "26.99",
            "VersionMap": versions,
        }  # fmt: skip
        (self.sdk / "SDKSettings.json").write_text(json.dumps(settings))

    @property
    def options(self):
        """What every call of the compiler needs."""
        return [
            "-target", self.platform.triple,
            # C is read as on Linux: the headers are those of Linux.
            "-clang-target", LINUX.decode(),
            "-Xcc", "-ivfsoverlay", "-Xcc", str(self.overlay),
            "-sdk", str(self.sdk.absolute()),
            "-resource-dir", str(self.resources),
            # Foundation's NSObject is a class of Swift on Linux.
            "-disable-objc-interop",
            "-module-cache-path", str(self.folder.parent / "cache"),
            "-load-plugin-executable", f"{self.macros}#PreviewMacros",
            "-I", str(self.modules),
        ]  # fmt: skip

    def rebuild(self, name):
        """Builds a module of the toolchain that is there as an interface alone."""
        source = self.library / "linux" / f"{name}.swiftmodule" / (LINUX.decode() + ".swiftinterface")
        # The interface names the target that it was written for, and the features that it needs.
        text = source.read_text().replace(f"-target {LINUX.decode()}", f"-target {self.platform.triple}")
        flags = re.search(r"^// swift-module-flags:(.*)$", text, re.M).group(1)
        features = re.findall(r"-enable-(?:experimental|upcoming)-feature \w+", flags)
        copy = self.folder / f"{name}.swiftinterface"
        copy.write_text(text)
        status, output = self.run(
            "-compile-module-from-interface",
            [
                "-explicit-interface-module-build", "-module-name", name, copy,
                *" ".join(features).split(), "-swift-version", "6", "-suppress-warnings",
                "-plugin-path", self.plugins, "-o", self.modules / f"{name}.swiftmodule",
            ],
        )  # fmt: skip
        if status != 0:
            raise SystemExit(f"{output}\nerror: {name} cannot be built for {self.platform.name}")

    def run(self, mode, arguments):
        """Calls the compiler's frontend; returns its status and what it says."""
        command = ["swiftc", "-frontend", mode, *self.options, *map(str, arguments)]
        outcome = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return outcome.returncode, outcome.stdout
