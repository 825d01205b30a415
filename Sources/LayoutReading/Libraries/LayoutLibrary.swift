/// A layout library whose methods are known without its sources.
///
/// What they do is written in Swift, by the library's public reference, and read along with the code that uses them, so that a
/// constraint is told at the line that calls the library. Where the library's own sources are among the files, these count.
struct LayoutLibrary {
  let name: String
  /// What code has that uses the library, without an import as well: a header may import it for all files.
  let marks: [String]
  /// What its own sources have, or those of an app that adds methods by the same names.
  let declarations: [String]

  private static let all = [
    LayoutLibrary(
      name: "PureLayout",
      marks: [
        "import PureLayout", ".autoPinEdge", ".autoCenterInSuperview()", ".autoSetDimension",
      ],
      declarations: ["func autoPinEdge("]
    ),
    LayoutLibrary(
      name: "TinyConstraints",
      marks: [
        "import TinyConstraints", ".edgesToSuperview(", ".topToSuperview(", ".leftToSuperview(",
        ".leadingToSuperview(",
      ],
      declarations: [
        "func edgesToSuperview(", "func topToSuperview(", "func leftToSuperview(",
        "func leadingToSuperview(",
      ]
    ),
    LayoutLibrary(
      name: "Cartography",
      marks: ["import Cartography"],
      declarations: ["func constrain("]
    ),
    LayoutLibrary(
      name: "Anchorage",
      marks: ["import Anchorage"],
      declarations: ["var edgeAnchors"]
    ),
    LayoutLibrary(
      name: "Stevia",
      marks: ["import Stevia"],
      declarations: ["func centerInContainer("]
    ),
  ]

  /// The files that are to be read along with some others.
  static func files(
    for others: [(path: String, text: String)]
  ) -> [(path: String, text: String)] {
    all.compactMap { library in
      guard let text = EmbeddedLibraries.texts[library.name],
        others.contains(where: { file in library.marks.contains(where: file.text.contains) }),
        !others.contains(where: { file in library.declarations.contains(where: file.text.contains) }
        )
      else { return nil }
      return (Self.folder + library.name + ".swift", text)
    }
  }

  /// How the names of the files of libraries begin.
  static let folder = "<libraries>/"
}

extension SourceFile {
  /// Whether it is one of a library that is known without its sources.
  var isOfLibrary: Bool { path.hasPrefix(LayoutLibrary.folder) }
}
