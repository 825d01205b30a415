package import Foundation

extension MatrixReport {
  // MARK: - Text

  /// What was found, for a terminal.
  ///
  /// - Returns: Lines in which nothing drives a terminal.
  package func text() -> String {
    var lines: [String] = []
    for matrix in matrices {
      let state = matrix.holds ? "holds" : "fails"
      lines.append(TerminalText.safe("\(matrix.name) \(state): \(matrix.plan)  \(matrix.place)"))
      for gap in matrix.gaps { lines.append("  " + TerminalText.safe(gap)) }
      for reason in matrix.stopped { lines += Self.indented("stopped: " + reason) }
      for failure in matrix.failures {
        lines += Self.indented(failure.told.text(of: matrix.cases))
        for file in failure.told.files { lines.append("    " + TerminalText.safe(file)) }
      }
      for excuse in matrix.unusedExcuses {
        lines.append("  " + TerminalText.safe("nothing to excuse in any case: \(excuse)"))
      }
    }
    lines.append(verdict)
    return TerminalText.withoutCommands(lines)
  }

  private static func indented(_ text: String) -> [String] {
    text.split(separator: "\n").map { "  " + TerminalText.safe($0) }
  }

  // MARK: - Markdown

  /// What was found, for a summary of a job, with the pictures of which `address` makes an address.
  package func markdown(pictures address: ((String) -> String)? = nil) -> String {
    var lines = ["### Layout matrices: \(verdict)", ""]
    for matrix in matrices where !matrix.holds || !matrix.unusedExcuses.isEmpty {
      lines.append(
        "**\(MarkdownText.escaped(TerminalText.safe(matrix.name)))** — "
          + MarkdownText.text("\(matrix.plan), \(matrix.place)")
      )
      lines.append("")
      let told =
        matrix.gaps + matrix.stopped.map { "stopped: \($0)" }
        + matrix.unusedExcuses.map { "nothing to excuse in any case: \($0)" }
      for words in told { lines.append("- " + Self.item(words)) }
      for failure in matrix.failures {
        lines.append("- " + Self.item(failure.told.text(of: matrix.cases)))
        let pictures = failure.told.files.filter { $0.hasSuffix(".svg") }
        if let address {
          for picture in pictures {
            lines.append("  <br><img src=\"\(Self.attribute(address(picture)))\">")
          }
        }
      }
      lines.append("")
    }
    let holding = matrices.filter(\.holds)
    if !holding.isEmpty {
      lines += ["| holds | cases |", "|---|---|"]
      for matrix in holding {
        lines.append(
          "| \(MarkdownText.escaped(TerminalText.safe(matrix.name))) | \(MarkdownText.text(matrix.plan)) |"
        )
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func item(_ text: String) -> String {
    text.split(separator: "\n").map { MarkdownText.text(String($0)) }.joined(separator: "<br>")
  }

  private static func attribute(_ text: String) -> String { XMLText.escaped(text) }

  // MARK: - JUnit

  /// What was found as the XML that build servers read: a suite for each file, a case for each matrix.
  package func jUnit() -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let failing = matrices.count { !$0.holds }
    lines.append(
      "<testsuites name=\"plumbline\" tests=\"\(matrices.count)\" failures=\"\(failing)\" errors=\"0\">"
    )
    let files = Dictionary(grouping: matrices) { $0.call.file }
    for (file, matrices) in files.sorted(by: { $0.key < $1.key }) {
      let failing = matrices.count { !$0.holds }
      lines.append(
        "  <testsuite name=\"\(Self.attribute(file))\" tests=\"\(matrices.count)\" "
          + "failures=\"\(failing)\" errors=\"0\">"
      )
      for matrix in matrices { lines += Self.jUnit(matrix) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n")
  }

  private static func jUnit(_ matrix: Matrix) -> [String] {
    let head =
      "    <testcase classname=\"\(attribute(matrix.call.file))\" "
      + "name=\"\(attribute("\(matrix.name) (\(matrix.plan), line \(matrix.call.line))"))\""
    let told =
      matrix.gaps.map { ("parts", $0) } + matrix.stopped.map { ("stopped", $0) }
      + matrix.failures.map { ("layout", $0.told.text(of: matrix.cases)) }
    guard !told.isEmpty else { return [head + "/>"] }
    let failures = told.map { type, text in
      let first = text.split(separator: "\n").first.map(String.init) ?? text
      let lines = text.split(separator: "\n").map { attribute(String($0)) }
      return "      <failure type=\"\(type)\" message=\"\(attribute(first))\">"
        + lines.joined(separator: "\n") + "</failure>"
    }
    return [head + ">"] + failures + ["    </testcase>"]
  }

  // MARK: - JSON

  /// What was found, for a program to read.
  ///
  /// `{"version","cases","holds","matrices":[{"name","test","file","line","axes","planned","cases","holds","gaps",
  /// "stopped","unusedExcuses","failures":[{"message","count","case","edge","files"}]}]}`, with sorted keys.
  package func json() throws -> Data {
    let document = Document(
      version: 1,
      cases: matrices.reduce(0) { $0 + $1.cases },
      holds: holds,
      matrices: matrices.map(Document.Matrix.init)
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return TerminalText.safe(json: try encoder.encode(document))
  }

  private struct Document: Encodable {
    var version: Int
    var cases: Int
    var holds: Bool
    var matrices: [Matrix]

    struct Matrix: Encodable {
      var name: String
      var test: String
      var file: String
      var line: Int
      var axes: [String]
      var planned: Int
      var cases: Int
      var holds: Bool
      var gaps: [String]
      var stopped: [String]
      var unusedExcuses: [String]
      var failures: [Failure]

      init(_ matrix: MatrixReport.Matrix) {
        (name, test) = (matrix.call.name, matrix.call.test)
        (file, line) = (matrix.call.file, matrix.call.line)
        (axes, planned, cases) = (matrix.call.axes, matrix.call.cases, matrix.cases)
        (holds, gaps, stopped) = (matrix.holds, matrix.gaps, matrix.stopped)
        unusedExcuses = matrix.unusedExcuses
        failures = matrix.failures.map {
          Failure(
            message: $0.told.message,
            count: $0.told.count,
            case: $0.told.smallest.name,
            edge: $0.told.edge,
            files: $0.told.files
          )
        }
      }
    }

    struct Failure: Encodable {
      var message: String
      var count: Int
      var `case`: String
      var edge: String?
      var files: [String]
    }
  }
}

extension MatrixReport.Matrix {
  /// The name of the test, with its arguments.
  var name: String { call.name }
}
