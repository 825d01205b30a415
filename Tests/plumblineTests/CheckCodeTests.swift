import Foundation
import Testing

@Suite(.needsTool) struct `plumbline check of Swift code` {
  /// A view whose initialiser has some lines.
  private static func view(_ name: String, _ lines: String) -> String {
    """
    import UIKit
    final class \(name): UIView {
      private let first = UILabel()
      private let second = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        first.text = "A short text"
        second.text = "Another text"
        for view in [first, second] {
          view.translatesAutoresizingMaskIntoConstraints = false
          addSubview(view)
        }
    \(lines)
      }
      required init?(coder: NSCoder) { nil }
    }

    """
  }

  /// The six traps: the rule that tells each, and the lines in both spellings.
  private static let traps: [(rule: String, anchors: String, chained: String)] = [
    (
      "unbounded-growth",
      """
          first.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
          first.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """,
      """
          first.snp.makeConstraints { $0.centerX.top.equalToSuperview() }
      """
    ),
    (
      "outset-by-offset",
      """
          first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
          first.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 16).isActive = true
      """,
      """
          first.snp.makeConstraints { $0.leading.trailing.equalToSuperview().offset(16) }
      """
    ),
    (
      "redundant-constraint",
      """
          first.widthAnchor.constraint(equalToConstant: 100).isActive = true
          first.widthAnchor.constraint(equalToConstant: 100).isActive = true
      """,
      """
          first.snp.makeConstraints { $0.width.equalTo(100) }
          first.snp.makeConstraints { $0.width.equalTo(100) }
      """
    ),
    (
      "mixed-direction",
      """
          NSLayoutConstraint.activate([
            first.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
            first.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
          ])
      """,
      """
          first.snp.makeConstraints {
            $0.left.equalToSuperview().offset(16)
            $0.trailing.equalToSuperview().inset(16)
          }
      """
    ),
    (
      "missing-sibling-relation",
      """
          first.text = "A text that fills a line, and is longer in other languages"
          first.numberOfLines = 0
          NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: topAnchor, constant: 20),
            first.leadingAnchor.constraint(equalTo: leadingAnchor),
            first.trailingAnchor.constraint(equalTo: trailingAnchor),
            second.topAnchor.constraint(equalTo: topAnchor, constant: 60),
            second.leadingAnchor.constraint(equalTo: leadingAnchor),
            second.trailingAnchor.constraint(equalTo: trailingAnchor),
          ])
      """,
      """
          first.text = "A text that fills a line, and is longer in other languages"
          first.numberOfLines = 0
          first.snp.makeConstraints {
            $0.top.equalToSuperview().offset(20)
            $0.leading.trailing.equalToSuperview()
          }
          second.snp.makeConstraints {
            $0.top.equalToSuperview().offset(60)
            $0.leading.trailing.equalToSuperview()
          }
      """
    ),
    (
      "margin-to-margin",
      """
          NSLayoutConstraint(
            item: first, attribute: .leadingMargin, relatedBy: .equal,
            toItem: self, attribute: .leadingMargin, multiplier: 1, constant: 0
          ).isActive = true
      """,
      """
          first.snp.makeConstraints { $0.leadingMargin.equalTo(self.snp.leadingMargin) }
      """
    ),
  ]

  @Test(arguments: ["anchors", "chained"])
  func `tells the six traps with file and line`(_ spelling: String) throws {
    let folder = try Folder()
    defer { folder.remove() }
    for trap in Self.traps {
      let lines = spelling == "anchors" ? trap.anchors : trap.chained
      let name = trap.rule.split(separator: "-").map(\.capitalized).joined()
      try folder.write(Self.view(name, lines), as: name + ".swift")
    }
    let result = try Tool.run("check", folder.url.path, "--level", "note", "--all")
    #expect(result.errors.contains("6 of 6 classes read whole"))
    for trap in Self.traps {
      let name = trap.rule.split(separator: "-").map(\.capitalized).joined()
      let found = result.output.split(separator: "\n").first {
        $0.contains("/\(name).swift:") && $0.contains(": \(trap.rule): ")
      }
      #expect(found != nil, "\(trap.rule) in \(spelling): \(result.output)")
      // The line is one of those that make the constraints.
      let line = found?.split(separator: ":").dropFirst().first.flatMap { Int($0) } ?? 0
      #expect(line >= 13)
    }
  }

  @Test func `tells of a constraint that is activated before its view is added`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let source = Self.view(
      "Early",
      "    UIView().topAnchor.constraint(equalTo: topAnchor).isActive = true"
    )
    try folder.write(source, as: "Early.swift")
    let result = try Tool.run("check", folder.url.path)
    #expect(result.status == 1)
    #expect(result.output.contains("Early.swift:13: stops-in-code: "))
  }

  // Where the labels are, and how wide the second one is, hangs on the numbers alone.
  @Test func `tells nothing that hangs on what it does not know`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let lines = """
          NSLayoutConstraint.activate([
            first.topAnchor.constraint(equalTo: topAnchor),
            first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Theme.margin),
            second.topAnchor.constraint(equalTo: first.bottomAnchor),
            second.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Theme.margin),
            second.widthAnchor.constraint(equalToConstant: Theme.width),
          ])
      """
    try folder.write(Self.view("Open", lines), as: "Open.swift")
    let result = try Tool.run("check", folder.url.path, "--verbose")
    #expect(result.status == 0, "\(result.output)")
    #expect(result.errors.contains("Open.swift:15: Open: `Theme.margin` is not known"))
  }

  @Test func `tells what is open whatever a number is that it does not know`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let lines =
      "    first.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Theme.margin).isActive = true"
    try folder.write(Self.view("Open", lines), as: "Open.swift")
    let result = try Tool.run("check", folder.url.path, "--verbose")
    #expect(result.status == 1)
    #expect(result.output.contains("ambiguous: `first` is not determined: y can be anything"))
    #expect(result.errors.contains("Open.swift:13: Open: `Theme.margin` is not known"))
  }

  @Test func `goes on behind a class that stops the process`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    try folder.write(
      Self.view("First", "    exchangeSubview(at: 3, withSubviewAt: 5)"),
      as: "A.swift"
    )
    let lines = "    UIView().topAnchor.constraint(equalTo: topAnchor).isActive = true"
    try folder.write(Self.view("Second", lines), as: "B.swift")
    let result = try Tool.run("check", folder.url.path, "--verbose")
    #expect(result.status == 1)
    #expect(result.output.contains("A.swift:13: stops-in-code: "))
    #expect(result.output.contains("B.swift:13: stops-in-code: "))
    #expect(result.errors.contains("0 of 2 classes read whole, 1 in part, 1 not"))
  }

  @Test func `is left out where documents alone are asked for`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let lines = "    UIView().topAnchor.constraint(equalTo: topAnchor).isActive = true"
    try folder.write(Self.view("Early", lines), as: "Early.swift")
    let result = try Tool.run("check", "--no-code", folder.url.path)
    #expect(result.status == 0)
    #expect(!result.output.contains("Early"))
  }

  @Test func `draws what code makes`() throws {
    let folder = try Folder()
    defer { folder.remove() }
    let lines = "    first.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }"
    try folder.write(Self.view("Drawn", lines), as: "Drawn.swift")
    let file = folder.url.appendingPathComponent("Drawn.swift")
    let result = try Tool.run("render", file.path, "-o", "-")
    #expect(result.status == 0)
    #expect(result.output.contains("A short text"))
  }

  /// The sample app makes its screens by closures in a list.
  @Test func `tells the six traps of the sample app`() throws {
    let result = try Tool.run(
      ["check", "SixTraps", "--all", "--format", "json"],
      in: Example.folder
    )
    let found = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).findings
    let file = "SixTraps/SixTraps/Traps.swift"
    let told = Set(found.filter { $0.file == file }.map { "\($0.line): \($0.rule)" })
    #expect(
      told == [
        "49: unbounded-growth", "66: outset-by-offset", "82: conflict", "93: mixed-direction",
        "111: missing-sibling-relation", "134: margin-to-margin",
      ]
    )
    // Screens that show others repeat what is found in those.
    #expect(found.count { $0.line == 93 } == 1)
  }

  private struct Report: Decodable {
    struct Finding: Decodable {
      var rule: String
      var file: String
      var line: Int
    }
    var findings: [Finding]
  }

  @Test func `counts Swift files apart from documents`() throws {
    let result = try Tool.run(
      ["check", "Login.storyboard", "ProfileCard.swift"],
      in: Example.folder
    )
    #expect(result.output.contains("\n1 document, 1 Swift file, "), "\(result.output)")
  }
}
