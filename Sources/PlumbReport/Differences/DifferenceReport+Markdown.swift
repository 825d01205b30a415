import LayoutEngine
import PlumbDiagnosis

extension DifferenceReport {
  /// A picture of a scene in a version.
  package struct Picture: Sendable {
    /// The file's name, of letters, digits, dashes and a dot.
    package var name: String
    /// What it holds.
    package var svg: String
  }

  /// The pictures of a scene's former and present version; in the latter what stands elsewhere is outlined.
  ///
  /// - Parameter place: The scene's place among the report's, from 0.
  /// - Returns: Nil for a version that is not there.
  package func pictures(of place: Int) -> (before: Picture?, after: Picture?) {
    let scene = scenes[place]
    let names = pictureNames(of: place)
    var after = scene.after?.picture
    after?.changes = scene.changes
    let before = names.before.flatMap { name in
      scene.before.map { Picture(name: name, svg: $0.picture.svg()) }
    }
    return (
      before, names.after.flatMap { name in after.map { Picture(name: name, svg: $0.svg()) } }
    )
  }

  /// A name as part of a file's: letters and digits of ASCII, with dashes for the rest, 40 at most.
  private static func fileName(_ name: String) -> String {
    let parts = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let result = parts.joined(separator: "-").prefix(40)
    return result.isEmpty ? "scene" : String(result)
  }

  /// The report as Markdown for a comment on a pull request: cause, consequence, pictures and findings of each scene.
  ///
  /// Names from documents are shown as text: none of them makes a link, an image, a mention or an element.
  ///
  /// - Parameters:
  ///   - limit: How many letters the text has at most: comments on GitHub have room for 65,536. Scenes for which there is
  ///     no room are counted.
  ///   - address: Where a picture of a name can be seen, a path or a URL; nil leaves pictures out.
  /// - Returns: Lines without one that is empty at their end.
  package func markdown(limit: Int = 60_000, pictures address: ((String) -> String)?) -> String {
    var result = "### Layout: \(MarkdownText.text(verdict))\n"
    result += "\n\(MarkdownText.code(before)) → \(MarkdownText.code(after))"
    for file in files.prefix(20) { result += "\n- file \(MarkdownText.text(file.words))" }
    if files.count > 20 { result += "\n- and \(files.count - 20) more files" }
    for failure in failures.prefix(10) {
      result +=
        "\n- **unreadable** at \(MarkdownText.code(failure.revision)): \(MarkdownText.text(failure.message))"
    }
    for place in scenes.indices {
      let part = markdown(of: place, pictures: address)
      guard result.utf16.count + part.utf16.count <= limit else {
        result += "\n\n…and \(Self.count(scenes.count - place, "more scene"))"
        break
      }
      result += part
    }
    return result
  }

  private func markdown(of place: Int, pictures address: ((String) -> String)?) -> String {
    let scene = scenes[place]
    var lines = ["", ""]
    let state = scene.state == .changed ? "" : scene.state == .added ? " (new)" : " (removed)"
    let former = scene.formerName.map { ", was \(MarkdownText.escaped($0))" } ?? ""
    lines.append(
      "#### \(MarkdownText.escaped(TerminalText.safe(scene.name)))\(former)\(state) · \(MarkdownText.code(scene.file))"
    )
    lines += Self.list("Changed", scene.causes.map { $0.text + Self.place($0.origin) }, 8)
    lines += Self.list("Followed", scene.consequences, 8)
    lines += Self.list("New findings", scene.new.map(Self.words), 8)
    lines += Self.list("Resolved", scene.resolved.map(Self.words), 8)
    guard let address else { return lines.joined(separator: "\n") }
    let (before, after) = pictureNames(of: place)
    let cells = [("before", before), ("after", after)].compactMap { title, name in
      name.map {
        (title, "<img src=\"\(SVG.escaped(address($0)))\" width=\"260\" alt=\"\(title)\">")
      }
    }
    lines += [
      "",
      "| " + cells.map(\.0).joined(separator: " | ") + " |",
      "|" + cells.map { _ in "---|" }.joined(),
      "| " + cells.map(\.1).joined(separator: " | ") + " |",
    ]
    return lines.joined(separator: "\n")
  }

  /// The names of a scene's pictures, without drawing them.
  private func pictureNames(of place: Int) -> (before: String?, after: String?) {
    let scene = scenes[place]
    let name = "\(place + 1)-\(Self.fileName(scene.name))"
    return (
      scene.before.map { _ in "\(name)-before.svg" }, scene.after.map { _ in "\(name)-after.svg" }
    )
  }

  private static func list(_ heading: String, _ texts: [String], _ limit: Int) -> [String] {
    guard !texts.isEmpty else { return [] }
    let rest = texts.count - limit
    let shown = rest > 1 ? Array(texts.prefix(limit)) : texts
    return ["", "**\(heading)**"] + shown.map { "- \(MarkdownText.text($0))" }
      + (rest > 1 ? ["- and \(rest) more"] : [])
  }
}
