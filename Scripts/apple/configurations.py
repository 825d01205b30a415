"""What is type-checked for which platform, in the gate and in the longer run.

The page Documentation/Platforms.md is written from this list.
"""

from dataclasses import dataclass


# Apps for UIKit.
APPS = {"six-traps"}
# What asks for no platform.
PLAIN = (
    "Requirements", "ConstraintSolver", "LayoutEngine", "TextMetrics", "PlumbLog", "PlumbDiagnosis", "PlumbReport",
    "PortableUIKit", "TestSupport",
)  # fmt: skip


@dataclass(frozen=True)
class Configuration:
    """Targets that are checked for a platform.

    platform: its name in platforms.py.
    choice: "sources" for all targets but tests, "tests" for the tests too, "libraries" for what library products
        need, or the names of targets.
    borrowed: targets that are taken as they were built for Linux, for they ask for no platform.
    mode: a language mode in place of that of the manifest.
    gate: whether .ci/run has it; .ci/full has all.
    """

    platform: str
    choice: object
    borrowed: tuple = ()
    mode: str = None
    gate: bool = False

    def targets(self, package):
        """The targets that are checked, each after those that it needs."""
        every = {target.name: target for target in package.targets}
        if self.choice == "tests":
            chosen = set(every) - {"PlumbTests"} - APPS
        elif self.choice == "sources":
            chosen = {name for name, target in every.items() if target.kind != "test"} - APPS
        elif self.choice == "libraries":
            chosen = set(package.libraries)
        else:
            chosen = set(self.choice)
        waiting = list(chosen)
        while waiting:
            for need in every[waiting.pop()].needs:
                if need not in chosen and need not in self.borrowed:
                    chosen.add(need)
                    waiting.append(need)
        return [target for target in package.targets if target.name in chosen - set(self.borrowed)]


CONFIGURATIONS = [
    Configuration("macOS", "sources", gate=True),
    Configuration(
        "iOS", ("Plumb", "PlumbCapture", "PlumbSnapshots", "six-traps", "PlumbTests"), borrowed=PLAIN, gate=True
    ),
    Configuration("macOS", "tests"),
    Configuration("iOS", "libraries"),
    Configuration("tvOS", "libraries"),
    Configuration("visionOS", "libraries"),
    Configuration("Mac Catalyst", "libraries"),
    Configuration("tvOS", ("PlumbTests",)),
    Configuration("visionOS", ("PlumbTests",)),
    Configuration("Mac Catalyst", ("PlumbTests",)),
    Configuration("iOS", ("Plumb", "PlumbCapture", "PlumbSnapshots"), mode="5"),
    Configuration("macOS", ("Plumb", "PlumbCapture", "PlumbSnapshots"), mode="5"),
]
