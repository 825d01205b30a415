import Foundation
import LayoutEngine
import PlumbDiagnosis
import TestSupport
import Testing

@testable import PlumbInterfaceBuilder

/// The layouts of a document.
@MainActor
func layouts(
  _ data: Data,
  textSizes: BuildOptions.TextSizes
) throws -> [DocumentLayout] {
  var options = BuildOptions()
  options.textSizes = textSizes
  let document = try InterfaceDocument(data: data, file: "Test.storyboard")
  return try DocumentBuilder(document, file: "Test.storyboard", options: options).layouts()
}

@MainActor @Suite struct `Saved frames` {
  /// What a document's constraints give must not lean on the frames that it is checked against.
  @Test(arguments: Example.names, BuildOptions.TextSizes.allCases)
  func `do not decide solved ones`(_ name: String, _ textSizes: BuildOptions.TextSizes) throws {
    let changed = try expectIndependence(of: Example.data(name), name, textSizes)
    #expect(changed > 0)
  }

  /// The same over real documents; without the variable, none are looked at.
  @Test(
    .enabled(if: Corpus.folder != nil, "set PLUMB_CORPUS to a folder of documents"),
    arguments: BuildOptions.TextSizes.allCases
  )
  func `do not decide solved ones in real documents`(_ textSizes: BuildOptions.TextSizes) throws {
    var changed = 0
    for file in try Corpus.sample() {
      let data = try Data(contentsOf: file)
      guard (try? InterfaceDocument(data: data, file: file.lastPathComponent)) != nil else {
        continue
      }
      changed += try expectIndependence(of: data, file.lastPathComponent, textSizes)
    }
    #expect(changed > 0)
  }

  /// Compares the layouts of a document with those of its scrambled copy; answers how many rectangles
  /// were changed.
  private func expectIndependence(
    of data: Data,
    _ name: String,
    _ textSizes: BuildOptions.TextSizes
  ) throws -> Int {
    let original = try layouts(data, textSizes: textSizes)
    let scrambler = FrameScrambler(
      document: try InterfaceDocument(data: data, file: name),
      rootIDs: Set(original.map(\.rootID)),
      keepsTextSizes: textSizes == .saved
    )
    let (copy, count) = scrambler.scramble(data, seed: 7)
    let scrambled = try layouts(copy, textSizes: textSizes)
    try #require(scrambled.map(\.rootID) == original.map(\.rootID), "\(name)")
    for (layout, other) in zip(original, scrambled) {
      let leaks = layout.snapshot.items.indices.filter {
        layout.snapshot.items[$0].frame != other.snapshot.items[$0].frame
      }
      let listed = leaks.prefix(3).map {
        "\(layout.snapshot.items[$0].className) \(layout.snapshot.items[$0].id): "
          + "\(Wording.rect(layout.snapshot.items[$0].frame)) became "
          + Wording.rect(other.snapshot.items[$0].frame)
      }
      #expect(leaks.isEmpty, "\(name) \(textSizes): \(listed.joined(separator: "; "))")
      let solved = try SolvedLayout(layout.snapshot)
      let solvedOther = try SolvedLayout(other.snapshot)
      #expect(solved.frames == solvedOther.frames, "\(name) \(textSizes)")
      #expect(solved.freedoms == solvedOther.freedoms, "\(name) \(textSizes)")
    }
    return count
  }
}

@MainActor @Suite struct `Snapshots of documents` {
  @Test(arguments: Example.names, BuildOptions.TextSizes.allCases)
  func `give the same frames after a round trip through JSON`(
    _ name: String,
    _ textSizes: BuildOptions.TextSizes
  ) throws {
    for layout in try layouts(Example.data(name), textSizes: textSizes) {
      let json = try JSONEncoder().encode(layout.snapshot)
      let copy = try JSONDecoder().decode(LayoutSnapshot.self, from: json)
      #expect(copy == layout.snapshot)
      #expect(try SolvedLayout(copy).frames == SolvedLayout(layout.snapshot).frames)
    }
  }

  /// A snapshot holds all that decides a layout: solving it gives what the views got.
  @Test(arguments: Example.names, BuildOptions.TextSizes.allCases)
  func `give the frames that the views got`(
    _ name: String,
    _ textSizes: BuildOptions.TextSizes
  ) throws {
    for layout in try layouts(Example.data(name), textSizes: textSizes) {
      #expect(
        try SolvedLayout(layout.snapshot).frames == layout.snapshot.items.map(\.frame)
      )
    }
  }
}
