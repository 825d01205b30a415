#if PLUMB_CAPTURE

import Foundation
import LayoutEngine

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension PlatformView {
  /// Notes what the view is called and shows, and how it takes part in the layout.
  func describe(_ item: inout LayoutSnapshot.Item) {
    item.isPlacedByFrame = translatesAutoresizingMaskIntoConstraints
    item.usesAutoresizingMask = item.isPlacedByFrame && superview != nil
    #if canImport(UIKit)
    item.label = accessibilityIdentifier
    // Whoever looks at a window wants to see it, shown or not.
    item.isHidden = isHidden && !(self is UIWindow)
    item.isText =
      self is UILabel || self is UIButton || self is UITextField || self is UITextView
    item.textFacts = capturedTextFacts
    item.isImage = (self as? UIImageView)?.image != nil
    item.clipsToBounds = clipsToBounds
    #else
    let name = accessibilityIdentifier()
    item.label = name.isEmpty ? nil : name
    item.isHidden = isHidden
    item.isText = self is NSTextField || self is NSButton || self is NSTextView
    item.isImage = (self as? NSImageView)?.image != nil
    item.clipsToBounds = layer?.masksToBounds == true
    #endif
    item.text = shownText
  }

  /// The text that the view shows, a field's placeholder included; nil for none.
  var shownText: String? {
    #if canImport(UIKit)
    let text: String? =
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.shownTitleText
      case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
      case let view as UITextView: view.text
      default: nil
      }
    #else
    let text: String? =
      switch self {
      case let field as NSTextField:
        field.stringValue.isEmpty ? field.placeholderString : field.stringValue
      case let button as NSButton: button.title
      case let view as NSTextView: view.string
      default: nil
      }
    #endif
    return text?.isEmpty == false ? text : nil
  }
}

#if canImport(UIKit)

extension UIView {
  /// What is known of the view's text beside the size that it takes.
  fileprivate var capturedTextFacts: LayoutSnapshot.TextFacts? {
    switch self {
    case let label as UILabel:
      guard label.text?.isEmpty == false, let font: UIFont = label.font else { return nil }
      return facts(
        font,
        width: label.textSize(fitting: Self.unlimited).width,
        lineLimit: label.numberOfLines,
        leastScale: label.leastScale,
        follows: label.adjustsFontForContentSizeCategory
      )
    case let button as UIButton:
      guard let text = button.shownTitleText, !text.isEmpty else { return nil }
      let label = button.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == text }
      guard let label, let font: UIFont = label.font else { return nil }
      let area = CGRect(x: 0, y: 0, width: Self.unlimited, height: Self.unlimited)
      return facts(
        font,
        width: label.textRect(forBounds: area, limitedToNumberOfLines: 1).width,
        leastScale: label.leastScale,
        follows: label.adjustsFontForContentSizeCategory
      )
    case let field as UITextField:
      guard let text = field.shownText else { return nil }
      let font = field.font ?? .systemFont(ofSize: 17)
      let isEmpty = field.text?.isEmpty != false
      let shrinks = field.adjustsFontSizeToFitWidth && !isEmpty && font.pointSize > 0
      return facts(
        font,
        width: field.intrinsicContentSize.width,
        leastScale: shrinks ? min(1, max(0.001, field.minimumFontSize / font.pointSize)) : 1,
        follows: field.adjustsFontForContentSizeCategory,
        isPlaceholder: isEmpty && !text.isEmpty
      )
    default: return nil
    }
  }

  private func facts(
    _ font: UIFont,
    width: CGFloat,
    lineLimit: Int = 1,
    leastScale: CGFloat,
    follows: Bool,
    isPlaceholder: Bool = false
  ) -> LayoutSnapshot.TextFacts {
    LayoutSnapshot.TextFacts(
      naturalWidth: CapturedNumber.length(width),
      lineHeight: Double(font.lineHeight),
      lineLimit: lineLimit,
      fontSize: Double(font.pointSize),
      shrinks: leastScale < 1,
      followsContentSize: follows || font.hasTextStyle,
      isPlaceholder: isPlaceholder,
      minimumScale: leastScale < 1 ? Double(leastScale) : nil
    )
  }
}

extension UIFont {
  /// Whether the font is that of a text style, and so has a size that the user prefers.
  fileprivate var hasTextStyle: Bool {
    fontDescriptor.object(forKey: .textStyle) != nil
  }
}

extension UIButton {
  /// The title that is shown.
  var shownTitleText: String? {
    currentAttributedTitle?.string ?? configuration?.title ?? currentTitle
  }
}

extension UILabel {
  /// The least factor by which the text is scaled down where there is too little room; 1 where it is not.
  fileprivate var leastScale: CGFloat {
    guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0 else { return 1 }
    return min(1, minimumScaleFactor)
  }
}

extension UIStackView {
  /// UIKit's name of the distribution.
  var distributionName: String {
    switch distribution {
    case .fill: "fill"
    case .fillEqually: "fillEqually"
    case .fillProportionally: "fillProportionally"
    case .equalSpacing: "equalSpacing"
    case .equalCentering: "equalCentering"
    @unknown default: "fill"
    }
  }

  /// UIKit's name of the alignment.
  var alignmentName: String {
    switch alignment {
    case .fill: "fill"
    case .leading: "leading"
    case .firstBaseline: "firstBaseline"
    case .center: "center"
    case .trailing: "trailing"
    case .lastBaseline: "lastBaseline"
    @unknown default: "fill"
    }
  }
}

#else

extension NSStackView {
  /// UIKit's name of the distribution.
  var distributionName: String {
    switch distribution {
    case .fillEqually: "fillEqually"
    case .fillProportionally: "fillProportionally"
    case .equalSpacing: "equalSpacing"
    case .equalCentering: "equalCentering"
    default: "fill"
    }
  }

  /// UIKit's name of the alignment.
  var alignmentName: String {
    switch alignment {
    case .leading, .top, .left: "leading"
    case .trailing, .bottom, .right: "trailing"
    case .centerX, .centerY: "center"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    default: "fill"
    }
  }
}

#endif

#endif
