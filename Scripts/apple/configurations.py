"""What is type-checked for which platform, in the gate and in the longer run.

The page Documentation/Platforms.md is written from this list.
"""

from dataclasses import dataclass

import branches
from package import APPS


@dataclass(frozen=True)
class Configuration:
    """Targets that are checked for a platform.

    platform: its name in platforms.py.
    choice: "sources" for all targets but tests; "branching" for those of them that have a branch of `#if` for a platform, as
        the others are the same on each; "tests" for snippets and tests too, but for those of views; "libraries" for what
        library products need; "views" for the targets that import UIKit; or the names of targets.
    mode: a language mode in place of that of the manifest.
    gate: whether .ci/run has it; .ci/full has all.
    """

    platform: str
    choice: object
    mode: str = None
    gate: bool = False

    def targets(self, package):
        """The targets that are checked, each after those that it needs."""
        every = {target.name: target for target in package.targets}
        if self.choice == "tests":
            return [
                target
                for target in package.targets
                if (target.kind not in ("test", "snippet") or not target.has_views) and target.name not in APPS
            ]
        if self.choice in ("sources", "branching"):
            return [
                target
                for target in package.targets
                if target.kind not in ("test", "snippet")
                and target.name not in APPS
                and (self.choice == "sources" or any(branches.of(source) for source in target.sources))
            ]
        if self.choice == "libraries":
            chosen = closure(package.libraries, every)
        elif self.choice == "views":
            chosen = {target.name for target in package.targets if target.has_views and target.kind != "snippet"}
            # The sample is an app for iOS.
            if self.platform != "iOS":
                chosen -= APPS
        else:
            chosen = set(self.choice)
        return [target for target in package.targets if target.name in chosen]

    def borrowed(self, package):
        """What those need beside: taken as it was built for Linux, and checked by another configuration."""
        every = {target.name: target for target in package.targets}
        chosen = {target.name for target in self.targets(package)}
        return sorted(closure(chosen, every) - chosen)


def closure(names, every):
    """The names, and those of all that they need."""
    chosen, waiting = set(names), list(names)
    while waiting:
        for need in every[waiting.pop()].needs:
            if need not in chosen:
                chosen.add(need)
                waiting.append(need)
    return chosen


CONFIGURATIONS = [
    Configuration("macOS", "branching", gate=True),
    Configuration("iOS", "views", gate=True),
    Configuration("macOS", "sources"),
    Configuration("macOS", "tests"),
    Configuration("iOS", "libraries"),
    Configuration("tvOS", "libraries"),
    Configuration("visionOS", "libraries"),
    Configuration("Mac Catalyst", "libraries"),
    Configuration("tvOS", "views"),
    Configuration("visionOS", "views"),
    Configuration("Mac Catalyst", "views"),
    Configuration("iOS", ("Plumb", "PlumbCapture", "PlumbSnapshots"), mode="5"),
    Configuration("macOS", ("Plumb", "PlumbCapture", "PlumbSnapshots"), mode="5"),
]
