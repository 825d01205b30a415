import Foundation
import LayoutEngine
import PortableUIKit
import ReadingFixtures
import Testing

@testable import LayoutReading

/// The compiler as the oracle: a class that is compiled and read from its own source has the same layout.
@MainActor
@Suite(.serialized) struct `Classes that are compiled and read` {
  /// Makes an object of a compiled class.
  typealias Maker = @MainActor () -> AnyObject

  /// Scripts/reading-oracle lists all classes of the folders, and tells when one is not in the list.
  @Test(arguments: OracleFolder.all.filter { !$0.classes.isEmpty })
  func `have the same frames and constraints`(_ folder: OracleFolder) async throws {
    let result = try await compare(
      folder.classes.map { ($0.name, $0.make) },
      folder.path,
      folder.others
    )
    #expect(result.differing == [:])
    #expect(Set(result.part.keys) == Set(folder.inPart.keys), "\(result)")
  }

  @Test func `are read whole, but for two in a hundred`() {
    let count = OracleFolder.all.map(\.classes.count).reduce(0, +)
    let inPart = OracleFolder.all.map(\.inPart.count).reduce(0, +)
    #expect(count >= 80 && inPart * 50 <= count, "\(inPart) of \(count) are read in part")
  }

  /// Scripts/reading-programs writes others, and reads the line that this prints.
  @Test func `are the same as programs that were generated, where they are read whole`()
    async throws
  {
    var classes: [(String, Maker)] = []
    for (name, make) in programs { classes.append((name, make)) }
    let result = try await compare(classes, "Tests/ReadingFixtures")
    print(
      "programs: \(result.equal.count) equal, \(result.part.count) in part, "
        + "\(result.differing.count) differing"
    )
    #expect(result.differing == [:])
    #expect(result.equal.count * 10 >= programs.count * 9, "\(result)")
  }

  // MARK: - Comparing

  struct Comparison: CustomStringConvertible {
    /// Classes that were read whole, with the compiled layout.
    var equal: [String] = []
    /// Classes that were read whole, and have another layout: what differs first.
    var differing: [String: String] = [:]
    /// Classes that were read in part, with the reasons.
    var part: [String: [String]] = [:]
    /// How many of those have the compiled layout.
    var equalInPart = 0

    var description: String {
      let parts = part.sorted { $0.key < $1.key }.map {
        "  \($0.key): \($0.value.joined(separator: "; "))"
      }
      return "\(equal.count) equal, \(differing.count) differing, \(part.count) in part "
        + "(\(equalInPart) equal)\n" + parts.joined(separator: "\n")
    }
  }

  private func compare(
    _ classes: [(String, Maker)],
    _ folder: String,
    _ others: [String] = []
  ) async throws -> Comparison {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let files = try ([folder] + others).flatMap { folder in
      let path = "/\(root)/\(folder)"
      let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      return try names.filter { $0.hasSuffix(".swift") }.map { name in
        (path: name, text: try String(contentsOfFile: path + "/" + name, encoding: .utf8))
      }
    }
    let layouts = await SourceReader(files).layouts(named: Set(classes.map(\.0)))
    var result = Comparison()
    defer { print("\(folder): \(result)") }
    for (name, make) in classes {
      let read = try #require(layouts.first { $0.className == name }, "\(name) was not found")
      let compiled = Self.layOut(make)
      let difference = Self.difference(compiled, read.snapshot)
      switch (read.coverage, difference) {
      case (.whole, nil): result.equal.append(name)
      case (.whole, let difference?) where read.contents.isEmpty:
        result.differing[name] = difference
      default:
        if difference == nil { result.equalInPart += 1 }
        result.part[name] = (read.reasons + read.contents).map {
          "\($0.place?.line ?? 0): \($0.message)"
        }
      }
    }
    return result
  }

  /// Lays a compiled class out on the screen that code is read for.
  private static func layOut(_ make: Maker) -> LayoutSnapshot {
    let screen = SimulatedScreen()
    return screen.whileCurrent {
      let object = make()
      if let view = object as? UIView {
        screen.place(view)
        return view.captureLayout(name: "").snapshot
      }
      guard let controller = object as? UIViewController else {
        return LayoutSnapshot(name: "", scale: 2)
      }
      let window = screen.show(controller)
      defer { window.rootViewController = nil }
      return controller.view.captureLayout(name: "").snapshot
    }
  }

  /// The first difference of two layouts, or nil.
  private static func difference(_ compiled: LayoutSnapshot, _ read: LayoutSnapshot?) -> String? {
    guard let read else { return "nothing was read" }
    guard compiled.items.count == read.items.count else {
      return "\(compiled.items.map(\.className)), but \(read.items.map(\.className)) read"
    }
    for (index, (left, right)) in zip(compiled.items, read.items).enumerated() {
      if left.className != right.className {
        return "item \(index) is a \(left.className), but was read as a \(right.className)"
      }
      let frames = zip(
        [left.frame.x, left.frame.y, left.frame.width, left.frame.height],
        [right.frame.x, right.frame.y, right.frame.width, right.frame.height]
      )
      if frames.contains(where: { abs($0 - $1) > 0.01 }) || left.parent != right.parent {
        return
          "item \(index), a \(left.className), is at \(left.frame), but was read at \(right.frame)"
      }
    }
    let (first, second) = (texts(compiled), texts(read))
    if first != second {
      let missing = first.filter { !second.contains($0) }
      return "constraints: \(first.count), read \(second.count); missing \(missing.prefix(2))"
    }
    return nil
  }

  private static func texts(_ snapshot: LayoutSnapshot) -> [String] {
    snapshot.constraints.map {
      "\($0.first).\($0.firstAttribute) \($0.relation) \($0.second ?? -1).\($0.secondAttribute) "
        + "× \($0.multiplier) + \($0.constant + 0) @ \($0.priority) \($0.source)"
    }.sorted()
  }
}
