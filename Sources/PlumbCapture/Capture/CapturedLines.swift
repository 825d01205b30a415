#if PLUMB_CAPTURE && canImport(UIKit)

import Foundation
import LayoutEngine
import UIKit

extension UIView {
  /// The text line by line, for pictures: broken between words, as wide as the platform measures it.
  ///
  /// No public member tells where UIKit breaks lines; a picture shows how much text there is and where, and may break a
  /// line elsewhere.
  var capturedLines: [LayoutSnapshot.TextLine] {
    let bounds = CGRect(origin: .zero, size: bounds.size)
    switch self {
    case let label as UILabel:
      guard let text = label.text, let font: UIFont = label.font else { return [] }
      let isInButton = label.superview is UIButton
      return CapturedText(
        text: text,
        font: font,
        color: LayoutSnapshot.Color(label.textColor ?? .label, traitCollection),
        lineLimit: label.numberOfLines,
        alignment: isInButton ? .center : label.textAlignment
      ).lines(in: bounds, of: self)
    case let field as UITextField:
      guard let text = field.shownText else { return [] }
      let isEmpty = field.text?.isEmpty != false
      let shown =
        field.isSecureTextEntry && !isEmpty ? String(repeating: "•", count: text.count) : text
      return CapturedText(
        text: shown,
        font: field.font ?? .systemFont(ofSize: 17),
        color: LayoutSnapshot.Color(
          isEmpty ? .placeholderText : field.textColor ?? .label,
          traitCollection
        ),
        lineLimit: 1,
        alignment: field.textAlignment
      ).lines(in: field.textRect(forBounds: bounds), of: self)
    case let view as UITextView:
      var area = bounds.inset(by: view.textContainerInset)
      area = area.insetBy(dx: view.textContainer.lineFragmentPadding, dy: 0)
      var text = CapturedText(
        text: view.text ?? "",
        font: view.font ?? .systemFont(ofSize: 12),
        color: LayoutSnapshot.Color(view.textColor ?? .label, traitCollection),
        lineLimit: 0,
        alignment: view.textAlignment
      )
      text.isAtTop = true
      return text.lines(in: area, of: self)
    default: return []
    }
  }
}

/// A text in one font, to be broken into lines.
private struct CapturedText {
  var text: String
  var font: UIFont
  var color: LayoutSnapshot.Color
  /// The greatest number of lines; 0 is no limit.
  var lineLimit: Int
  var alignment: NSTextAlignment
  /// Whether the lines begin at the top, and not in the middle.
  var isAtTop = false

  /// More lines than a screen has are not seen.
  private static let mostLines = 200

  /// The lines in an area of a view.
  @MainActor
  func lines(in area: CGRect, of view: UIView) -> [LayoutSnapshot.TextLine] {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let broken = pieces(width: area.width)
    guard !broken.isEmpty else { return [] }
    let height = CGFloat(broken.count) * font.lineHeight
    var top = isAtTop ? area.minY : area.minY + max(0, (area.height - height) / 2)
    let weight = font.fontDescriptor.symbolicTraits.contains(.traitBold) ? 700 : 400
    return broken.map { piece in
      let width = width(of: piece)
      let spare = area.width - width
      let x: CGFloat
      var anchor = LayoutSnapshot.TextLine.Anchor.left
      switch alignment {
      case .center: (x, anchor) = (area.minX + spare / 2, .middle)
      case .right: (x, anchor) = (area.minX + spare, .right)
      case .natural where isRightToLeft, .justified where isRightToLeft:
        (x, anchor) = (area.minX + spare, .right)
      default: x = area.minX
      }
      var line = LayoutSnapshot.TextLine(
        text: piece,
        x: Double(x),
        baseline: Double(top + font.ascender),
        width: Double(width),
        fontSize: Double(font.pointSize)
      )
      line.weight = weight
      line.isItalic = font.fontDescriptor.symbolicTraits.contains(.traitItalic)
      line.color = color
      line.isRightToLeft = isRightToLeft
      line.anchor = anchor
      top += font.lineHeight
      return line
    }
  }

  private func width(of piece: String) -> CGFloat {
    NSAttributedString(string: piece, attributes: [.font: font]).size().width
  }

  private func pieces(width limit: CGFloat) -> [String] {
    var result: [String] = []
    let most = lineLimit > 0 ? lineLimit : Self.mostLines
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard result.count < most else { break }
      var line = ""
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if line.isEmpty || most == 1 || width(of: longer) <= limit + 0.5 {
          line = longer
        } else {
          result.append(line)
          line = String(word)
          if result.count == most { break }
        }
      }
      if result.count < most {
        result.append(line)
      } else if let last = result.popLast() {
        result.append(last + "…")
      }
    }
    guard let last = result.last, lineLimit > 0, width(of: last) > limit + 0.5 else {
      return result
    }
    result[result.count - 1] = cut(last, to: limit)
    return result
  }

  /// The beginning of a line with an ellipsis, as much as there is room for.
  private func cut(_ line: String, to limit: CGFloat) -> String {
    var kept = line
    while !kept.isEmpty, width(of: kept + "…") > limit { kept.removeLast() }
    return kept + "…"
  }
}

#endif
