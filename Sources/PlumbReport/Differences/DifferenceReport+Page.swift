import Foundation
import LayoutEngine
import PlumbDiagnosis

extension DifferenceReport {
  /// The report as one page: of each scene that differs what was changed, what followed, what is found, and both
  /// pictures, beside each other, under a slider, or one over the other.
  ///
  /// The page is one file. It asks the network for nothing, and its policy forbids it to; names and texts of layouts
  /// become text and nothing else.
  package var html: String {
    let title = "\(before) → \(after)"
    let body = scenes.indices.map(section).joined(separator: "\n")
    let index = scenes.enumerated().map { place, scene in
      """
      <li><a href="#scene-\(place + 1)" data-state="\(scene.state.rawValue)">\(Self.shown(scene.name))</a>
      <small>\(Self.shown(scene.file))</small></li>
      """
    }.joined(separator: "\n")
    let remarks =
      files.map { "<li>file \(Self.shown($0.words))</li>" }
      + failures.map {
        "<li class=\"error\">unreadable at \(Self.shown("\($0.revision): \($0.message)"))</li>"
      }
    let remarkList =
      remarks.isEmpty ? "" : "<ul class=\"remarks\">\(remarks.joined(separator: "\n"))</ul>"
    // What documents hold comes last: it might hold the marks of the others.
    return EmbeddedPages.diffDocument
      .replacing("/*STYLE*/", with: EmbeddedPages.diffStyle)
      .replacing("/*SCRIPT*/", with: EmbeddedPages.diffScript)
      .replacing("<!--TITLE-->", with: Self.shown(title))
      .replacing("<!--VERDICT-->", with: Self.shown(verdict))
      .replacing("<!--REMARKS-->", with: remarkList)
      .replacing("<!--INDEX-->", with: index)
      .replacing("<!--SCENES-->", with: body)
  }

  private func section(_ place: Int) -> String {
    let scene = scenes[place]
    let former = [
      scene.formerName.map { "was \($0)" }, scene.formerFile.map { "was in \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
    let words = scene.state == .changed ? "changed" : scene.state == .added ? "new" : "removed"
    return """
      <section class="scene" id="scene-\(place + 1)" aria-labelledby="name-\(place + 1)" data-state="\(scene.state.rawValue)">
      <h2 id="name-\(place + 1)">\(Self.shown(scene.name)) <small>\(Self.shown(scene.file))</small>
      <span class="state">\(words)</span></h2>
      \(former.isEmpty ? "" : "<p class=\"former\">\(Self.shown(former))</p>")
      <div class="both"><div class="words">
      \(Self.list("Changed", "cause", scene.causes.map { $0.text + Self.place($0.origin) }))
      \(Self.list("What followed", "consequence", scene.consequences))
      \(Self.list("New findings", "new", scene.new.map(Self.words)))
      \(Self.list("Resolved findings", "resolved", scene.resolved.map(Self.words)))
      </div>
      \(viewer(scene, place))
      </div></section>
      """
  }

  /// The pictures of a scene, with what marks the views that differ.
  private func viewer(_ scene: SceneDifference, _ place: Int) -> String {
    let sides: [(name: String, picture: LayoutPicture?)] = [
      ("before", scene.before?.picture), ("after", scene.after?.picture),
    ]
    let figures = sides.compactMap { side -> String? in
      guard let picture = side.picture else { return nil }
      var options = PictureOptions()
      options.isFramed = false
      let svg = picture.svg(options)
      let canvas = picture.canvas(picture.snapshot.drawings(), showsAll: false)
      let url = "data:image/svg+xml;base64," + Data(svg.utf8).base64EncodedString()
      let alternative = "\(scene.name) \(side.name)"
      return """
        <figure class="\(side.name)"><figcaption>\(side.name)</figcaption><div class="sheet" \
        style="aspect-ratio: \(SVG.number(canvas.width)) / \(SVG.number(canvas.height)); --wide: \(SVG.number(canvas.width))px">
        <img src="\(url)" alt="\(Self.shown(alternative))">
        \(marks(scene, side.name == "before", canvas))</div></figure>
        """
    }
    let isPair = figures.count == 2
    let controls = """
      <p class="controls" role="group" aria-label="How the pictures are shown">
      <button data-mode="beside" aria-pressed="true">beside</button>
      <button data-mode="slider" aria-pressed="false">slider</button>
      <button data-mode="overlay" aria-pressed="false">overlay</button>
      <label class="range" hidden><span>before</span> <input type="range" min="0" max="100" value="50" \
      aria-label="Where the present picture begins, or how much of it is seen"> <span>after</span></label></p>
      """
    return """
      <div class="viewer" data-mode="beside">\(isPair ? controls : "")
      <div class="sheets">\(figures.joined(separator: "\n"))</div></div>
      """
  }

  /// Outlines of the views that differ, over the picture of a version.
  private func marks(
    _ scene: SceneDifference,
    _ isBefore: Bool,
    _ canvas: LayoutRect
  ) -> String {
    var shapes: [String] = []
    func add(_ rect: LayoutRect?, _ kind: String) {
      guard let rect else { return }
      shapes.append(
        "<rect class=\"\(kind)\" x=\"\(SVG.number(rect.x))\" y=\"\(SVG.number(rect.y))\""
          + " width=\"\(SVG.number(max(1, rect.width)))\" height=\"\(SVG.number(max(1, rect.height)))\"/>"
      )
    }
    for change in scene.changes {
      add(isBefore ? change.placeBefore : change.placeAfter, change.kind.rawValue)
    }
    for cause in scene.causes where cause.kind != .constraint {
      add(isBefore ? cause.placeBefore : cause.placeAfter, "cause-\(cause.kind.rawValue)")
    }
    if !isBefore { for rect in scene.repainted { add(rect, "repainted") } }
    let box = [canvas.x, canvas.y, canvas.width, canvas.height].map(SVG.number)
      .joined(separator: " ")
    return
      "<svg class=\"marks\" viewBox=\"\(box)\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
      + shapes.joined() + "</svg>"
  }

  private static func list(_ heading: String, _ kind: String, _ texts: [String]) -> String {
    guard !texts.isEmpty else { return "" }
    let items = texts.map { "<li>\(code($0))</li>" }
    // Long lists are folded: the first lines tell most.
    let (first, rest) = (items.prefix(12), items.dropFirst(12))
    let more =
      rest.isEmpty
      ? ""
      : "<details><summary>\(rest.count) more</summary><ul>\(rest.joined(separator: "\n"))</ul></details>"
    return "<h3>\(heading)</h3><ul class=\"\(kind)\">\(first.joined(separator: "\n"))</ul>\(more)"
  }

  /// Text in which what stands between backquotes is code, as Markdown has it.
  private static func code(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { shown($0) }
    guard parts.count % 2 == 1 else { return shown(text) }
    return parts.enumerated().map { $0 % 2 == 1 ? "<b>\($1)</b>" : $1 }.joined()
  }

  private static func shown(_ text: some StringProtocol) -> String {
    SVG.escaped(TerminalText.safe(text))
  }
}
