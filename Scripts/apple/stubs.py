"""Stub modules of Apple's frameworks: declarations without anything behind them.

A framework's folder in Tests/AppleStubs holds parts of one textual interface. What the compiler writes into every such
file, and what it derives for enumerations with raw values, is added here.
"""

import pathlib
import re

FOLDER = pathlib.Path("Tests/AppleStubs")
RAW = re.compile(r"^( *)(public|open) enum `?(\w+)`? : (Int|UInt|Int32|UInt32|UInt64|String)\b")
ISOLATED = re.compile(
    r"^((?:@available.*\n)*)@preconcurrency @MainActor (?:public|open) class (\w+)\b.*? : NSObject\b", re.M
)


def header(name, version):
    """What the compiler expects at the beginning of an interface."""
    return (
        "// swift-interface-format-version: 1.0\n"
        f"// swift-compiler-version: {version}\n"
        f"// swift-module-flags: -module-name {name} -enable-library-evolution -swift-version 6\n"
        "import Swift\nimport _Concurrency\nimport _StringProcessing\n"
    )


def completed(text):
    """The declarations with those that the compiler derives in source files, and in interfaces does not."""
    lines = []
    for line in text.splitlines():
        lines.append(line)
        match = RAW.match(line)
        if match:
            indent, value = match.group(1) + "  ", match.group(4)
            lines.append(f"{indent}public init?(rawValue: {value})")
            lines.append(f"{indent}public var rawValue: {value} {{ get }}")
    # A class of the main actor can be sent. Its subclasses inherit that.
    lines += [f"{where}extension {name} : Sendable {{}}" for where, name in ISOLATED.findall(text)]
    return "\n".join(lines) + "\n"


def interface(name, version):
    """The whole interface of a framework."""
    parts = sorted((FOLDER / name).glob("*.swiftinterface"))
    if not parts:
        raise SystemExit(f"error: there is no stub of {name}")
    # Imports come first.
    parts.sort(key=lambda part: part.stem != "Imports")
    return header(name, version) + "".join(completed(part.read_text()) for part in parts)


def build(name, toolchain, version):
    """Builds the module of a framework; says what is wrong with the stub."""
    path = toolchain.folder / f"{name}.swiftinterface"
    path.write_text(interface(name, version))
    status, output = toolchain.run(
        "-compile-module-from-interface",
        [
            "-explicit-interface-module-build", "-module-name", name, path,
            "-o", toolchain.modules / f"{name}.swiftmodule",
        ],
    )  # fmt: skip
    if status != 0 or "warning:" in output:
        raise SystemExit(f"{output}\nerror: the stub of {name} is wrong")
