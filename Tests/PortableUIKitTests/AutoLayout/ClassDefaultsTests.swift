import Foundation
import PortableUIKit
import Testing

/// What a new object has, of all that decides frames, with the source of each value.
///
/// The article is written by `RECORD=1 swift test --filter ClassDefaults`.
@MainActor
@Suite struct `Defaults of classes` {
  private static let article = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(
      "Sources/PortableUIKit/PortableUIKit.docc/Articles/DefaultValues.md"
    )

  /// A property of new objects, read from one.
  private struct Default {
    var name: String
    var value: String
    var expected: String
    var source: String

    init(_ name: String, _ value: some Any, _ expected: String, _ source: String) {
      self.name = name
      self.value = "\(value)"
      self.expected = expected
      self.source = source
    }
  }

  private static func hugging(_ view: UIView) -> String {
    [NSLayoutConstraint.Axis.horizontal, .vertical]
      .map { "\(Int(view.contentHuggingPriority(for: $0).rawValue))" }.joined(separator: " / ")
  }

  private static func resistance(_ view: UIView) -> String {
    [NSLayoutConstraint.Axis.horizontal, .vertical]
      .map { "\(Int(view.contentCompressionResistancePriority(for: $0).rawValue))" }
      .joined(separator: " / ")
  }

  private static func text(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { "\(Int($0))" }
      .joined(separator: ", ")
  }

  private static let recorded = "recorded on iOS 26.1"
  private static let documented = "Apple's documentation of the property"
  private static let documents = "saved frames of public documents"
  private static let assumed = "assumed"
  private static let written = "assumed: what Interface Builder writes into documents"

  private static var all: [Default] { views + texts + containers + lists }

  private static var views: [Default] {
    let view = UIView()
    var entries = [
      Default(
        "UIView.translatesAutoresizingMaskIntoConstraints",
        view.translatesAutoresizingMaskIntoConstraints,
        "true",
        documented
      ),
      Default("UIView, hugging", hugging(view), "250 / 250", "`defaultLow`, by its documentation"),
      Default(
        "UIView, resistance",
        resistance(view),
        "750 / 750",
        "`defaultHigh`, by its documentation"
      ),
      Default("UIView.layoutMargins", text(view.layoutMargins), "8, 8, 8, 8", documented),
      Default(
        "UIView.preservesSuperviewLayoutMargins",
        view.preservesSuperviewLayoutMargins,
        "false",
        documented
      ),
      Default(
        "UIView.insetsLayoutMarginsFromSafeArea",
        view.insetsLayoutMarginsFromSafeArea,
        "true",
        documented
      ),
      Default("UIView.autoresizesSubviews", view.autoresizesSubviews, "true", documented),
      Default("UIView.autoresizingMask", view.autoresizingMask.rawValue, "0", documented),
      Default("UIView.clipsToBounds", view.clipsToBounds, "false", documented),
      Default("UIView.contentMode", view.contentMode, "scaleToFill", documented),
      Default(
        "UIImageView, hugging",
        hugging(UIImageView()),
        "251 / 251",
        written
      ),
      Default("UIImageView.contentMode", UIImageView().contentMode, "scaleToFill", documented),
    ]
    let controls: [(UIView, String)] = [
      (UIButton(), "250 / 250"), (UISwitch(), "750 / 750"), (UISlider(), "250 / 250"),
      (UIStepper(), "750 / 750"), (UISegmentedControl(), "250 / 250"),
      (UIPageControl(), "250 / 250"), (UIProgressView(), "250 / 750"),
      (UIActivityIndicatorView(), "750 / 750"), (UIDatePicker(), "250 / 250"),
      (UIPickerView(), "250 / 250"),
    ]
    for (control, priorities) in controls {
      entries.append(
        Default(
          "\(type(of: control)), hugging",
          hugging(control),
          priorities,
          priorities == "250 / 250" ? assumed : written
        )
      )
    }
    return entries
  }

  private static var texts: [Default] {
    let label = UILabel()
    let textView = UITextView()
    return [
      Default("UILabel, hugging", hugging(label), "250 / 251", recorded),
      Default("UILabel, resistance", resistance(label), "750 / 750", recorded),
      Default("UILabel.numberOfLines", label.numberOfLines, "1", documented),
      Default("UILabel.preferredMaxLayoutWidth", label.preferredMaxLayoutWidth, "0.0", documented),
      Default(
        "UILabel.adjustsFontSizeToFitWidth",
        label.adjustsFontSizeToFitWidth,
        "false",
        documented
      ),
      Default("UITextField, hugging", hugging(UITextField()), "250 / 250", assumed),
      Default("UITextView, hugging", hugging(textView), "250 / 250", assumed),
      Default(
        "UITextView.textContainerInset",
        text(textView.textContainerInset),
        "8, 0, 8, 0",
        "recorded on Mac Catalyst 26.1: two lines of 20 in 56 points"
      ),
      Default(
        "NSTextContainer.lineFragmentPadding",
        textView.textContainer.lineFragmentPadding,
        "5.0",
        documented
      ),
      Default("UITextView.isScrollEnabled", textView.isScrollEnabled, "true", documents),
    ]
  }

  private static var containers: [Default] {
    let stack = UIStackView()
    let scroll = UIScrollView()
    return [
      Default("UIStackView.axis", stack.axis == .horizontal, "true", documented),
      Default("UIStackView.spacing", stack.spacing, "0.0", documented),
      Default("UIStackView.distribution", stack.distribution, "fill", documented),
      Default("UIStackView.alignment", stack.alignment, "fill", documented),
      Default(
        "UIStackView.isLayoutMarginsRelativeArrangement",
        stack.isLayoutMarginsRelativeArrangement,
        "false",
        documented
      ),
      Default("UIStackView.layoutMargins", text(stack.layoutMargins), "0, 0, 0, 0", documents),
      Default(
        "UIScrollView.clipsToBounds",
        scroll.clipsToBounds,
        "true",
        "Apple's documentation of `UIView.clipsToBounds`"
      ),
      Default("UIScrollView.contentInset", text(scroll.contentInset), "0, 0, 0, 0", documented),
      Default(
        "UIScrollView.contentInsetAdjustmentBehavior",
        scroll.contentInsetAdjustmentBehavior,
        "automatic",
        documented
      ),
    ]
  }

  private static var lists: [Default] {
    let table = UITableView()
    let flow = UICollectionViewFlowLayout()
    let automatic = "\(UITableView.automaticDimension)"
    return [
      Default("UITableView.rowHeight", table.rowHeight, automatic, documented),
      Default("UITableView.estimatedRowHeight", table.estimatedRowHeight, automatic, documented),
      Default(
        "UITableView.sectionHeaderTopPadding",
        table.sectionHeaderTopPadding,
        automatic,
        documented
      ),
      Default("UICollectionViewFlowLayout.itemSize", flow.itemSize.width, "50.0", documented),
      Default(
        "UICollectionViewFlowLayout.minimumLineSpacing",
        flow.minimumLineSpacing,
        "10.0",
        documented
      ),
      Default(
        "UICollectionViewFlowLayout.minimumInteritemSpacing",
        flow.minimumInteritemSpacing,
        "10.0",
        documented
      ),
      Default(
        "UICollectionViewFlowLayout.sectionInset",
        text(flow.sectionInset),
        "0, 0, 0, 0",
        documented
      ),
    ]
  }

  @Test func `are what the table says`() {
    for entry in Self.all {
      #expect(entry.value == entry.expected, "\(entry.name), \(entry.source)")
    }
  }

  @Test func `stand in the article with their sources`() throws {
    let rows = Self.all.map { "| `\($0.name)` | \($0.expected) | \($0.source) |" }
    let text = """
      # Default values

      What new objects have, of all that decides frames, and where each value is from.

      ## Overview

      A test reads the values from new objects and compares them with this table. Priorities are those along
      both axes, horizontal / vertical; insets are top, left, bottom, right, in points. What is assumed is what
      documentation, recordings and documents leave open.

      Documents are another matter: Interface Builder writes most priorities into them, 251 for both axes of
      a label, and an element that names none has 250.

      | property | value | source |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      """
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.article)
    }
    #expect(try String(contentsOf: Self.article, encoding: .utf8) == text)
  }
}
