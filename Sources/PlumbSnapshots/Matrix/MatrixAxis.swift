#if !canImport(Darwin)

public import Foundation
import PortableUIKit
public import UIKit

/// One thing in which the cases of a matrix differ: the device, the direction, the text size, what is shown.
///
/// The first value of an axis is the usual one: a failure names the case that differs least from it.
@MainActor
public struct MatrixAxis<Subject: SnapshotSubject> {
  /// A value of an axis.
  struct Value {
    var name: String
    var change: @MainActor (inout LayoutCircumstances) -> Void = { _ in }
    var apply: @MainActor (Subject) -> Void = { _ in }
  }

  /// What differs, in the plural: "devices".
  let name: String
  let values: [Value]
  /// Whether it is about what is shown rather than where.
  let isData: Bool

  /// How many values there are of what: "25 devices", "1 device".
  var words: String {
    values.count == 1 && name.hasSuffix("s")
      ? "1 \(name.dropLast())" : "\(values.count) \(name)"
  }

  private init(_ name: String, _ values: [Value], isData: Bool = false) {
    self.name = name
    self.values = values
    self.isData = isData
  }

  // MARK: - Where

  /// The devices, held upright unless an axis of orientations says otherwise.
  public static func devices(_ devices: [SimulatedDevice]) -> Self {
    MatrixAxis(
      "devices",
      devices.map { device in Value(name: device.name, change: { $0.device = device }) }
    )
  }

  /// Upright and on the side.
  public static var orientations: Self {
    MatrixAxis(
      "orientations",
      [
        Value(name: "portrait", change: { $0.orientation = .portrait }),
        Value(name: "landscape", change: { $0.orientation = .landscapeLeft }),
      ]
    )
  }

  /// Windows of these widths in points, as in split views; the height is the device's.
  public static func widths(_ widths: some Sequence<CGFloat>) -> Self {
    MatrixAxis(
      "widths",
      widths.map { width in Value(name: width.inWords, change: { $0.width = width }) }
    )
  }

  /// Windows of all whole widths in a range of points.
  public static func widths(_ widths: ClosedRange<Int>) -> Self {
    Self.widths(widths.map { CGFloat($0) })
  }

  /// From left to right, and from right to left.
  public static var directions: Self {
    MatrixAxis(
      "directions",
      [
        Value(name: "left to right", change: { $0.direction = .leftToRight }),
        Value(name: "right to left", change: { $0.direction = .rightToLeft }),
      ]
    )
  }

  /// All twelve sizes of texts, the usual one first.
  public static var textSizes: Self { .textSizes(UIContentSizeCategory.allSizes) }

  /// These sizes of texts.
  public static func textSizes(_ sizes: [UIContentSizeCategory]) -> Self {
    MatrixAxis(
      "text sizes",
      sizes.map { size in Value(name: "text size \(size.inWords)", change: { $0.textSize = size }) }
    )
  }

  /// Light and dark.
  public static var styles: Self {
    MatrixAxis(
      "styles",
      [
        Value(name: "light", change: { $0.style = .light }),
        Value(name: "dark", change: { $0.style = .dark }),
      ]
    )
  }

  /// Texts as they are, and in all pseudo-languages.
  public static var languages: Self { .languages(PseudoLanguage.allCases) }

  /// Texts as they are, and in these pseudo-languages.
  public static func languages(_ languages: [PseudoLanguage]) -> Self {
    let changed = languages.map { language in
      Value(
        name: language.rawValue,
        change: {
          $0.language = language
          if language == .rightToLeft { $0.direction = .rightToLeft }
        }
      )
    }
    return MatrixAxis("languages", [Value(name: "texts as they are")] + changed)
  }

  /// In these languages, from right to left where that is how one is written, the usual one first.
  ///
  ///     .locales(["en", "de", "ar"]) { card, locale in card.title.text = Strings(locale).title }
  ///
  /// A process has one locale, and no clock or locale decides a layout here: what is shown in a language is for
  /// `apply` to say. Where there are no translations yet, ``languages`` makes texts that stand for them.
  ///
  /// - Parameters:
  ///   - identifiers: Languages or locales, such as "pt-BR".
  ///   - apply: Shows a view or controller that was just made in a language.
  /// - Returns: The axis.
  public static func locales(
    _ identifiers: [String],
    apply: @escaping @MainActor (Subject, Locale) -> Void
  ) -> Self {
    MatrixAxis(
      "locales",
      identifiers.map { identifier in
        let locale = Locale(identifier: identifier)
        let isMirrored = locale.language.characterDirection == .rightToLeft
        return Value(
          name: identifier,
          change: { $0.direction = isMirrored ? .rightToLeft : .leftToRight },
          apply: { apply($0, locale) }
        )
      }
    )
  }

  // MARK: - What

  /// What is shown: samples, the usual one first.
  public static func data(_ samples: [LayoutSample<Subject>]) -> Self {
    MatrixAxis(
      "samples",
      samples.map { Value(name: $0.name, apply: $0.apply) },
      isData: true
    )
  }

  /// What is shown: the values of a property, the usual one first.
  public static func data<Content>(
    _ property: ReferenceWritableKeyPath<Subject, Content>,
    _ contents: [Content]
  ) -> Self {
    MatrixAxis(
      "values",
      contents.map { content in
        Value(name: Self.words(for: content), apply: { $0[keyPath: property] = content })
      },
      isData: true
    )
  }

  /// A value in words: a text in quotes and at most 40 letters long, an optional one without the word.
  private static func words(for content: Any) -> String {
    let mirror = Mirror(reflecting: content)
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { words(for: $0.value) } ?? "nil"
    }
    guard let text = content as? String else { return "\(content)" }
    return text.count > 40 ? "“\(text.prefix(39))…”" : "“\(text)”"
  }
}

/// Something to show: a name and what sets it.
@MainActor
public struct LayoutSample<Subject: SnapshotSubject> {
  /// What failures call it.
  public let name: String
  let apply: @MainActor (Subject) -> Void

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - name: What failures call it.
  ///   - apply: Shows it in a view or controller that was just made.
  public init(_ name: String, apply: @escaping @MainActor (Subject) -> Void) {
    self.name = name
    self.apply = apply
  }
}

extension UIContentSizeCategory {
  /// The twelve sizes that a user can choose, the usual one first.
  static let allSizes: [UIContentSizeCategory] = [
    .large, .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The size as Apple's documentation calls it: "accessibilityLarge".
  var inWords: String {
    Self.words[self] ?? rawValue
  }

  private static let words: [UIContentSizeCategory: String] = [
    .extraSmall: "extraSmall", .small: "small", .medium: "medium", .large: "large",
    .extraLarge: "extraLarge", .extraExtraLarge: "extraExtraLarge",
    .extraExtraExtraLarge: "extraExtraExtraLarge", .accessibilityMedium: "accessibilityMedium",
    .accessibilityLarge: "accessibilityLarge", .accessibilityExtraLarge: "accessibilityExtraLarge",
    .accessibilityExtraExtraLarge: "accessibilityExtraExtraLarge",
    .accessibilityExtraExtraExtraLarge: "accessibilityExtraExtraExtraLarge",
  ]
}

extension CGFloat {
  /// A length as a person writes it: "320 points".
  fileprivate var inWords: String {
    (self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)") + " points"
  }
}

#endif
