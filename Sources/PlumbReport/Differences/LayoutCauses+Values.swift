import LayoutEngine
import PlumbDiagnosis

extension LayoutCauses {
  /// Notes what a view says, looks like and asks for otherwise; frames follow from these and are not listed.
  mutating func addValues(_ former: Int, _ present: Int) {
    let (a, b) = (old.snapshot.items[former], new.snapshot.items[present])
    let name = new.words.item(present)
    func quoted(_ text: String?) -> String {
      guard let text, !text.isEmpty else { return "none" }
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return "“\(line.count > 60 ? line.prefix(59) + "…" : line)”"
    }
    func compare<Value: Equatable>(
      _ kind: LayoutCause.Kind,
      _ what: String,
      _ old: Value,
      _ new: Value,
      _ words: (Value) -> String
    ) {
      guard old != new else { return }
      note(kind, "\(name): \(what) \(words(old)) → \(words(new))", former, present)
    }
    compare(.text, "text", a.text ?? "", b.text ?? "", quoted)
    compare(.view, "class", a.className, b.className) { $0 }
    compare(.value, "hidden", a.isHidden, b.isHidden) { $0 ? "yes" : "no" }
    compare(.value, "clips to bounds", a.clipsToBounds, b.clipsToBounds) { $0 ? "yes" : "no" }
    if let before = a.textFacts, let after = b.textFacts {
      compare(.value, "number of lines", before.lineLimit, after.lineLimit) { "\($0)" }
    }
    if let before = a.stack, let after = b.stack {
      compare(.value, "axis", before.axis, after.axis) { "\($0)" }
      compare(.value, "distribution", before.distribution, after.distribution) { $0 }
      compare(.value, "alignment", before.alignment, after.alignment) { $0 }
    }
    compare(
      .value,
      "hugging (horizontal, vertical)",
      a.properties.hugging,
      b.properties.hugging,
      Self.words
    )
    compare(
      .value,
      "compression resistance (horizontal, vertical)",
      a.properties.compressionResistance,
      b.properties.compressionResistance,
      Self.words
    )
    let fonts = (Self.font(a), Self.font(b))
    if let before = fonts.0, let after = fonts.1 {
      compare(.font, "font", before, after) { $0 }
    }
    if a.isImage || b.isImage { addContent(name, former, present) }
    if a.isPlacedByFrame, b.isPlacedByFrame { addFrame(name, former, present) }
    addLook(name, former, present)
  }

  /// Notes another size of an image.
  private mutating func addContent(_ name: String, _ former: Int, _ present: Int) {
    let sizes = [old.snapshot.items[former], new.snapshot.items[present]].map { item in
      [item.properties.intrinsicWidth, item.properties.intrinsicHeight]
        .map { $0.map(Wording.number) ?? "–" }.joined(separator: " × ")
    }
    guard sizes[0] != sizes[1] else { return }
    note(.value, "\(name): size of its image \(sizes[0]) → \(sizes[1])", former, present)
  }

  /// Notes another frame of a view that nothing but its frame places, in a parent that is as large as before.
  private mutating func addFrame(_ name: String, _ former: Int, _ present: Int) {
    let (a, b) = (old.snapshot.items[former], new.snapshot.items[present])
    guard a.frame.distance(to: b.frame) > 0.005 else { return }
    func size(_ version: Version, _ item: LayoutSnapshot.Item) -> [Double]? {
      item.parent.map {
        let frame = version.snapshot.items[$0].frame
        return [frame.width, frame.height]
      }
    }
    guard size(old, a) == size(new, b) else { return }
    let words = "\(Wording.rect(a.frame)) → \(Wording.rect(b.frame))"
    note(.value, "\(name): frame \(words)", former, present)
  }

  /// Notes colors, borders, images and the like.
  private mutating func addLook(_ name: String, _ former: Int, _ present: Int) {
    guard let a = old.snapshot.items[former].look, let b = new.snapshot.items[present].look,
      a != b
    else { return }
    let count = all.count
    func color(_ color: LayoutSnapshot.Color?) -> String {
      color.map { $0.alpha == 255 ? $0.hex : "\($0.hex) at \(Int($0.alpha) * 100 / 255) %" }
        ?? "none"
    }
    let parts: [(what: String, before: String, after: String)] = [
      ("background", color(a.background), color(b.background)),
      ("tint", color(a.tint), color(b.tint)),
      ("text color", color(a.lines.first?.color), color(b.lines.first?.color)),
      ("border", Self.words(a.border), Self.words(b.border)),
      ("corner radius", Wording.number(a.cornerRadius), Wording.number(b.cornerRadius)),
      ("opacity", Wording.number(a.opacity), Wording.number(b.opacity)),
      ("shadow", Self.words(a.shadow), Self.words(b.shadow)),
      ("image", a.image?.name ?? "none", b.image?.name ?? "none"),
      ("style", a.control?.style ?? "", b.control?.style ?? ""),
    ]
    for part in parts where part.before != part.after {
      // A text that came or went has said so.
      if part.what == "text color", a.lines.isEmpty || b.lines.isEmpty { continue }
      // Texts and symbols of a view take on its tint: one of them tells enough.
      note(.look, "\(name): \(part.what) \(part.before) → \(part.after)", former, present)
    }
    let isOtherwise =
      a.transform != b.transform || a.gradient != b.gradient || a.shape != b.shape
      || a.layers != b.layers || a.mask != b.mask
      || a.image?.data != b.image?.data
      || a.control?.value != b.control?.value || a.control?.isEnabled != b.control?.isEnabled
    if all.count == count, isOtherwise {
      let what =
        a.image?.data != b.image?.data ? "another file of its image" : "another look"
      note(.look, "\(name): \(what)", former, present)
    }
  }

  // MARK: - Words

  private static func words(_ priorities: ItemProperties.AxisPriorities) -> String {
    "(\(priority(priorities.horizontal)), \(priority(priorities.vertical)))"
  }

  private static func words(_ border: LayoutSnapshot.Border?) -> String {
    border.map { "\(Wording.number($0.width)) \($0.color.hex)" } ?? "none"
  }

  private static func words(_ shadow: LayoutSnapshot.Shadow?) -> String {
    shadow.map {
      "\($0.color.hex), \(Wording.number($0.x)) right, \(Wording.number($0.y)) down, radius \(Wording.number($0.radius))"
    } ?? "none"
  }

  /// Size, weight and name of the font of an item's first line; its size alone where looks are left out.
  private static func font(_ item: LayoutSnapshot.Item) -> String? {
    guard let line = item.look?.lines.first else {
      return item.textFacts?.fontSize.map(Wording.number)
    }
    let parts: [String?] = [
      Wording.number(line.fontSize), line.family,
      line.weight == 400 ? nil : "weight \(line.weight)",
      line.isItalic ? "italic" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
