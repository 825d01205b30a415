import Foundation
public import PlumbDiagnosis

extension AgreementScore {
  /// The score for a person to read: tables by group, by what is known of texts and by element, the worst views, and last the
  /// share of agreeing views alone on a line.
  public func text(worst: Int, isColored: Bool) -> String {
    var lines = ["group            views   0.5 pt     1 pt   proven   0.5 pt"]
    for group in [AgreementManifest.Group.metricFree, .textDependent] {
      lines.append(
        group.rawValue.padded(14)
          + cells(group: group, element: nil)
          + String(count(group: group, isProven: true)).leftPadded(9)
          + share(
            count(within: Self.tolerance, group: group, isProven: true),
            of: count(group: group, isProven: true)
          )
      )
    }
    lines += textLines()
    lines += ["", "element                views   0.5 pt     1 pt"]
    let elements = Dictionary(grouping: views, by: \.element)
      .sorted {
        $0.value.count == $1.value.count ? $0.key < $1.key : $0.value.count > $1.value.count
      }
    for (element, _) in elements {
      lines.append(
        TerminalText.safe(element).padded(20) + cells(group: nil, element: element)
      )
    }
    lines += verdicts()
    lines += worstViews(worst)
    lines += ["", summary]
    return lines.joined(separator: "\n")
  }

  /// The last line: the share of views that agree.
  public var summary: String {
    let good = count(within: Self.tolerance)
    let ratio = views.isEmpty ? 1 : Double(good) / Double(views.count)
    return String(format: "agreement: %.4f", ratio)
      + " (\(good) of \(views.count) views, \(documents) documents)"
  }

  /// The texts whose sizes can be known, apart from those that no file tells.
  private func textLines() -> [String] {
    let rows: [(String, (View) -> Bool)] = [
      ("texts whose font was found", { $0.texts != .inMissingFont }),
      ("  proven, no custom class", \.isOfKnownText),
      ("  and knowable", \.isKnowable),
    ]
    var lines = ["", "text-dependent                views   0.5 pt     1 pt"]
    for (name, isChosen) in rows {
      let group = AgreementManifest.Group.textDependent
      let all = count(group: group, where: isChosen)
      lines.append(
        name.padded(27) + String(all).leftPadded(8)
          + share(count(within: Self.tolerance, group: group, where: isChosen), of: all)
          + share(count(within: 1, group: group, where: isChosen), of: all)
      )
    }
    return lines
  }

  private func cells(group: AgreementManifest.Group?, element: String?) -> String {
    let all = count(group: group, element: element)
    return String(all).leftPadded(8)
      + share(count(within: Self.tolerance, group: group, element: element), of: all)
      + share(count(within: 1, group: group, element: element), of: all)
  }

  private func share(_ part: Int, of whole: Int) -> String {
    (whole == 0 ? "–" : String(format: "%.1f %%", 100 * Double(part) / Double(whole)))
      .leftPadded(9)
  }

  private func verdicts() -> [String] {
    var lines: [String] = []
    for (name, verdicts) in [("conflict", conflicts), ("ambiguous", ambiguities)] {
      guard let verdicts else { continue }
      if lines.isEmpty { lines.append("") }
      lines.append(
        "\(name) verdicts agree:".padded(28) + "\(verdicts.agreeing) of \(verdicts.count)"
          + share(verdicts.agreeing, of: verdicts.count)
      )
    }
    return lines
  }

  private func worstViews(_ limit: Int) -> [String] {
    let misses = views.filter { $0.distance > Self.tolerance }
      .sorted { $0.distance == $1.distance ? $0.id < $1.id : $0.distance > $1.distance }
    guard limit > 0, !misses.isEmpty else { return [] }
    var lines = ["", "worst views (x, y, width, height)"]
    for view in misses.prefix(limit) {
      lines.append(
        TerminalText.safe("  \(view.file) \(view.id) \(view.element) \(view.group.rawValue)")
          + "\n    saved \(Wording.rect(view.saved))  solved \(Wording.rect(view.solved))"
      )
    }
    return lines
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate func leftPadded(_ width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
