"""The targets of the package, as the manifest has them."""

import json
import os
import pathlib
import re
import subprocess
from dataclasses import dataclass

MANIFEST = pathlib.Path("Package.swift")
# Apps for UIKit, which the manifest builds only where ours stands in, and an Xcode project where it does not.
APPS = {"six-traps"}
IMPORT = re.compile(r"^(?:public |@_exported public |internal |package )?import (?:UIKit|AppKit)$", re.M)
TEXT = re.compile(r'##""".*?"""##', re.S)


@dataclass
class Target:
    """One target: where its sources are, which targets it needs, and what its compiler is told."""

    name: str
    kind: str
    folder: pathlib.Path
    needs: list
    options: list

    @property
    def sources(self):
        """Its Swift sources; none for a target in C."""
        if self.kind == "snippet":
            return [self.folder]
        return sorted(self.folder.rglob("*.swift"))

    @property
    def has_views(self):
        """Whether it is about the platform's views."""
        # What is said in a text, such as that of another library, imports nothing here.
        return any(IMPORT.search(TEXT.sub("", source.read_text())) for source in self.sources)


def _stand_ins():
    """Targets that stand in for Apple's: the manifest has them where those are not there."""
    block = re.search(r"^if offersUIKit \{\n(.*?)^\}$", MANIFEST.read_text(), re.M | re.S)
    names = set(re.findall(r"arget\(\s*name: \"([\w-]+)\"", block.group(1))) if block else set()
    if "UIKit" not in names:
        raise SystemExit("error: the manifest does not say as it did which targets stand in for Apple's")
    return names - APPS


def _needs(target, absent):
    """The targets that a target needs on Apple's platforms."""
    for need in target["dependencies"]:
        name, condition = need.get("byName") or need.get("target") or (None, None)
        platforms = (condition or {}).get("platformNames") or ["macos"]
        if name and name not in absent and "macos" in platforms:
            yield name


def _options(settings):
    options = []
    for setting in settings:
        for kind, value in setting["kind"].items():
            if kind == "swiftLanguageMode":
                options += ["-swift-version", value["_0"]]
            elif kind == "enableUpcomingFeature":
                options += ["-enable-upcoming-feature", value["_0"]]
            elif kind == "define":
                # The check compiles as a debug build does, with the default traits.
                if (setting.get("condition") or {}).get("config", "debug") == "debug":
                    options += ["-D", value["_0"]]
            # Nothing is linked.
            elif kind not in ("treatAllWarnings", "linkedLibrary"):
                raise SystemExit(f"error: the check does not know the setting {kind}")
    return options


@dataclass
class Package:
    """The targets that there are on Apple's platforms, each after those that it needs.

    libraries: the targets of library products.
    products: the products by name: their kind and their targets.
    """

    targets: list
    libraries: list
    products: dict


def load():
    """Reads the manifest as everybody has it: the gate alone gives the compiler more options."""
    text = subprocess.run(
        ["swift", "package", "--ignore-lock", "dump-package"],
        check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env={name: value for name, value in os.environ.items() if name != "PLUMB_STRICT"},
    ).stdout  # fmt: skip
    manifest = json.loads(text)
    found, absent = {}, _stand_ins()
    for target in manifest["targets"]:
        name, kind = target["name"], target["type"]
        if name in absent or kind == "plugin":
            continue
        folder = target.get("path") or f"{'Tests' if kind == 'test' else 'Sources'}/{name}"
        found[name] = Target(
            name, kind, pathlib.Path(folder), list(_needs(target, absent)), _options(target["settings"])
        )
    ordered = []

    def visit(name):
        if name in ordered:
            return
        for need in found[name].needs:
            visit(need)
        ordered.append(name)

    for name in found:
        visit(name)
    products = {p["name"]: (next(iter(p["type"])), p["targets"]) for p in manifest["products"]}
    libraries = [
        name for kind, names in products.values() if kind == "library" for name in names if name in found
    ]
    # SwiftPM builds each snippet as a program of all libraries.
    snippets = [
        Target(source.stem, "snippet", source, libraries, ["-swift-version", "6"])
        for source in sorted(pathlib.Path("Snippets").glob("*.swift"))
    ]
    return Package([found[name] for name in ordered] + snippets, libraries, products)
