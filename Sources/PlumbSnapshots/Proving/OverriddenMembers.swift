#if !canImport(Darwin)

import UIKit

/// Which members of UIKit's classes a class overrides.
///
/// A class of Swift has a table of its methods behind a head of fixed form, and begins with that of its superclass: where
/// both say the same, nothing is overridden. Probes with known overrides say which entry is which; where they find none,
/// the table has another form than is known here, and every class counts as one that overrides something.
///
/// Source: the layout of class metadata in `docs/ABI/TypeMetadata.rst` of the Swift project, without Objective-C.
@MainActor
struct OverriddenMembers {
  /// The entries of members that are called before a layout is there.
  private let harmless: Set<Int>
  /// The entries of members that decide layouts, for messages.
  private let names: [Int: String]
  private let isKnown: Bool

  static let shared = OverriddenMembers()

  private init() {
    let probes: [(AnyClass, String)] = [
      (LayoutProbe.self, "layoutSubviews()"), (UpdateProbe.self, "updateConstraints()"),
      (SizeProbe.self, "intrinsicContentSize"), (FittingProbe.self, "sizeThatFits(_:)"),
      (TraitProbe.self, "traitCollectionDidChange(_:)"),
    ]
    var names: [Int: String] = [:]
    var harmless = Set(Self.differences(InitialiserProbe.self, UIView.self))
    harmless.formUnion(Self.differences(ControllerProbe.self, UIViewController.self))
    harmless.formUnion(Self.differences(CellProbe.self, UITableViewCell.self))
    for (probe, name): (AnyClass, String) in probes {
      // Whoever overrides nothing but one member has initialisers of its own all the same.
      for entry in Self.differences(probe, UIView.self) where !harmless.contains(entry) {
        names[entry] = name
      }
    }
    let isKnown =
      Set(names.values).count == probes.count
      && Self.differences(PlainProbe.self, UIView.self).allSatisfy(harmless.contains)
    (self.harmless, self.names, self.isKnown) = (harmless, names, isKnown)
  }

  /// The members that a class or one above it overrides, up to the first that is UIKit's, in words; nil for none.
  func words(for type: AnyClass) -> String? {
    var base: AnyClass = type
    while !Self.isOfUIKit(base) {
      guard let next = Self.superclass(of: base) else { return "members that are not known" }
      base = next
    }
    guard base != type else { return nil }
    guard isKnown else { return "members that are not known" }
    let entries = Self.differences(type, base).filter { !harmless.contains($0) }
    guard !entries.isEmpty else { return nil }
    let known = Set(entries.compactMap { names[$0] }).sorted()
    return known.isEmpty ? "a member" : known.map { "`\($0)`" }.joined(separator: ", ")
  }

  private static func isOfUIKit(_ type: AnyClass) -> Bool {
    String(reflecting: type).hasPrefix("PortableUIKit.")
  }

  private static func superclass(of type: AnyClass) -> AnyClass? {
    _getSuperclass(type)
  }

  // MARK: - Tables

  private static let word = MemoryLayout<UInt>.size
  /// Kind, superclass, flags and sizes, description, destroyer of fields.
  private static let head = 7

  /// The entries of a superclass's table that a class has others in.
  private static func differences(_ type: AnyClass, _ base: AnyClass) -> [Int] {
    let (own, above) = (words(of: type), words(of: base))
    let count = entryCount(base)
    guard count <= entryCount(type), count > head else { return [] }
    return (head..<count).filter { own[$0] != above[$0] }
  }

  private static func words(of type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  private static func entryCount(_ type: AnyClass) -> Int {
    let sizes = UnsafeRawPointer(words(of: type))
    let size = sizes.load(fromByteOffset: 4 * word, as: UInt32.self)
    let start = sizes.load(fromByteOffset: 4 * word + 4, as: UInt32.self)
    return (Int(size) - Int(start)) / word
  }
}

// MARK: - Probes

private final class PlainProbe: UIView {}

private final class InitialiserProbe: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class LayoutProbe: UIView {
  override func layoutSubviews() {}
}

private final class UpdateProbe: UIView {
  override func updateConstraints() { super.updateConstraints() }
}

private final class SizeProbe: UIView {
  override var intrinsicContentSize: CGSize { .zero }
}

private final class FittingProbe: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize { size }
}

private final class TraitProbe: UIView {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {}
}

private final class ControllerProbe: UIViewController {
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func loadView() {}
  override func viewDidLoad() {}
  override func viewWillAppear(_ animated: Bool) {}
  override func viewDidAppear(_ animated: Bool) {}
}

private final class CellProbe: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

#endif
