"""Apple's platforms as the compiler names them, and what is built on each."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Platform:
    """One platform that is built for.

    name: as in Apple's documentation.
    version: the oldest that the manifest names.
    triple: what the compiler is told to build for.
    label: the same for the modules of the standard library, in as many characters as that of Linux has.
    folder: where the compiler looks for the standard library of the platform.
    module: the name of a binary module of the platform, without its extension.
    frameworks: the stub modules that there are on it, each after those that it imports.
    """

    name: str
    version: str
    triple: str
    label: str
    folder: str
    module: str
    frameworks: tuple


BASE = ("Darwin", "ObjectiveC", "CoreGraphics", "AppleFoundation", "os", "OSLog", "QuartzCore", "CoreText", "UniformTypeIdentifiers", "_Testing_CoreGraphics", "XCTest")
UIKIT = BASE + ("UIKit", "_Testing_UIKit")

PLATFORMS = [
    Platform(
        "macOS", "14", "arm64-apple-macosx14.0", "arm64-apple-macosx14.000", "macosx",
        "arm64-apple-macos", BASE + ("AppKit", "_Testing_AppKit"),
    ),
    Platform(
        "iOS", "16", "arm64-apple-ios16.0", "arm64-apple-ios16.000000", "iphoneos",
        "arm64-apple-ios", UIKIT,
    ),
    Platform(
        "tvOS", "16", "arm64-apple-tvos16.0", "arm64-apple-tvos16.00000", "appletvos",
        "arm64-apple-tvos", UIKIT,
    ),
    Platform(
        "visionOS", "1", "arm64-apple-xros1.0", "arm64-apple-xros1.000000", "xros",
        "arm64-apple-xros", UIKIT,
    ),
    Platform(
        "Mac Catalyst", "16", "arm64-apple-ios16.0-macabi", "arm64-apple-ios16.000000",
        "maccatalyst", "arm64-apple-ios-macabi", UIKIT,
    ),
]


def platform(name):
    """The platform of a name."""
    return next(p for p in PLATFORMS if p.name == name)
