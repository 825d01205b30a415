"""The targets of the package, as the manifest has them."""

import json
import pathlib
import subprocess
from dataclasses import dataclass

# Modules that stand in for Apple's; the manifest leaves them out where those are there.
STAND_INS = {
    "UIKit", "_Testing_UIKit", "PlumbSnapshotsTests", "PlumbCaptureTests", "watch-probe",
}  # fmt: skip


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
        return sorted(self.folder.rglob("*.swift"))


def _options(settings):
    options = []
    for setting in settings:
        for kind, value in setting["kind"].items():
            if kind == "swiftLanguageMode":
                options += ["-swift-version", value["_0"]]
            elif kind == "enableUpcomingFeature":
                options += ["-enable-upcoming-feature", value["_0"]]
            elif kind == "define":
                # What debug builds have set is set in any case (compile.DEFINES).
                continue
            elif kind != "treatAllWarnings":
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
    """Reads the manifest."""
    text = subprocess.run(
        ["swift", "package", "--ignore-lock", "dump-package"],
        check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    ).stdout  # fmt: skip
    manifest = json.loads(text)
    found = {}
    for target in manifest["targets"]:
        name, kind = target["name"], target["type"]
        if name in STAND_INS or kind == "plugin":
            continue
        parent = "Tests" if kind == "test" else "Sources"
        needs = [
            (need.get("byName") or need.get("target"))[0]
            for need in target["dependencies"]
            if "byName" in need or "target" in need
        ]
        found[name] = Target(
            name, kind, pathlib.Path(target.get("path") or f"{parent}/{name}"),
            [need for need in needs if need not in STAND_INS],
            _options(target["settings"]),
        )  # fmt: skip
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
    return Package([found[name] for name in ordered], libraries, products)
