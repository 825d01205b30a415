#if PLUMB_CAPTURE || !canImport(Darwin)

public import LayoutEngine
import Foundation
import PlumbDiagnosis
import PlumbReport

/// How a layout is recorded.
///
/// A form of your own makes a text out of a layout:
///
///     extension SnapshotForm {
///       static let widths = SnapshotForm("widths.txt") { layout in
///         layout.items.map { "\($0.className) \($0.frame.width)" }.joined(separator: "\n")
///       }
///     }
public struct SnapshotForm: Sendable {
  /// The end of the file's name, without the dot in front of it: what tells the forms of one layout apart.
  public let fileExtension: String
  /// Whether views have the names of the properties that hold them.
  let isNamed: Bool
  private let content: @Sendable (LayoutSnapshot) throws -> String

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - fileExtension: The end of the file's name, without the dot in front of it.
  ///   - content: Makes what the file holds out of a layout. Items and constraints have their places as identities, so
  ///     that no address gets into a file.
  public init(
    _ fileExtension: String,
    content: @escaping @Sendable (LayoutSnapshot) throws -> String
  ) {
    self.init(fileExtension, isNamed: true, content)
  }

  private init(
    _ fileExtension: String,
    isNamed: Bool,
    _ content: @escaping @Sendable (LayoutSnapshot) throws -> String
  ) {
    self.fileExtension = fileExtension
    self.isNamed = isNamed
    self.content = content
  }

  /// The views as a tree of lines with their frames, for a review to read.
  ///
  /// Views have the names of their accessibility identifiers alone: no file changes where a property is renamed.
  public static let text = SnapshotForm("txt", isNamed: false) { $0.treeText }

  /// A picture that a browser shows.
  public static let svg = SnapshotForm("svg", isNamed: false) {
    try LayoutPicture(SolvedLayout($0)).svg()
  }

  /// What the rules that are on by default find, a finding after the other; "no findings" where there is none.
  public static let findings = SnapshotForm("findings.txt") { layout in
    let found = try SolvedLayout(layout).findings()
    guard !found.isEmpty else { return "no findings\n" }
    return found.map { "\($0)\n" }.joined()
  }

  /// The whole layout, which `plumbline inspect`, `check` and `diff` open.
  public static let json = SnapshotForm("json") { layout in
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(layout), as: UTF8.self) + "\n"
  }

  /// What a file holds for a view or a controller after a layout pass: for strategies of other snapshot libraries.
  ///
  /// - Parameters:
  ///   - subject: The view or controller.
  ///   - name: What the layout is called.
  /// - Returns: The text.
  /// - Throws: What the form throws, such as for a layout that cannot be solved.
  @preconcurrency @MainActor
  public func content(of subject: some SnapshotSubject, named name: String) throws -> String {
    try content(of: TestedLayout.recorded(subject.testedView, named: name, isNamed: isNamed))
  }

  /// The bytes of the file for a layout.
  func content(of layout: LayoutSnapshot) throws -> String { try content(layout.numbered) }
}

extension LayoutSnapshot {
  /// The layout with places in place of addresses, which differ from run to run.
  fileprivate var numbered: LayoutSnapshot {
    var result = self
    for index in result.items.indices { result.items[index].id = "\(index + 1)" }
    for index in result.constraints.indices { result.constraints[index].id = "\(index + 1)" }
    return result
  }
}

#endif
