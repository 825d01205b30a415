import Foundation
import HostCalls
import PortableUIKit

extension HostModule {
  /// Adds types of Foundation and CoreGraphics, and what of UIKit is generic.
  func registerFoundation() {
    registerGeometry()
    registerAnchors()
    registerTexts()
    registerData()
    registerDates()
    registerPaths()
  }

  // MARK: - Geometry

  private func registerGeometry() {
    ensure("CGPoint", .structure, CGPoint.self) { $0 is CGPoint }
    ensure("CGSize", .structure, CGSize.self) { $0 is CGSize }
    ensure("CGRect", .structure, CGRect.self) { $0 is CGRect }
    extend("CGPoint") { t in
      t.field("x", "CGFloat", { (o: CGPoint) in wrap(o.x) }) { (o: inout CGPoint, v) in
        o.x = try native(v, CGFloat.self)
      }
      t.field("y", "CGFloat", { (o: CGPoint) in wrap(o.y) }) { (o: inout CGPoint, v) in
        o.y = try native(v, CGFloat.self)
      }
      t.shared("zero", "CGPoint") { wrap(CGPoint.zero) }
      t.initializer("init(x: CGFloat, y: CGFloat)") { a in
        wrap(CGPoint(x: try a(0, CGFloat.self), y: try a(1, CGFloat.self)))
      }
      t.initializer("init()") { _ in wrap(CGPoint.zero) }
    }
    extend("CGSize") { t in
      t.field("width", "CGFloat", { (o: CGSize) in wrap(o.width) }) { (o: inout CGSize, v) in
        o.width = try native(v, CGFloat.self)
      }
      t.field("height", "CGFloat", { (o: CGSize) in wrap(o.height) }) { (o: inout CGSize, v) in
        o.height = try native(v, CGFloat.self)
      }
      t.shared("zero", "CGSize") { wrap(CGSize.zero) }
      t.initializer("init(width: CGFloat, height: CGFloat)") { a in
        wrap(CGSize(width: try a(0, CGFloat.self), height: try a(1, CGFloat.self)))
      }
      t.initializer("init()") { _ in wrap(CGSize.zero) }
    }
    extend("CGRect") { t in
      t.field("origin", "CGPoint", { (o: CGRect) in wrap(o.origin) }) { (o: inout CGRect, v) in
        o.origin = try native(v, CGPoint.self)
      }
      t.field("size", "CGSize", { (o: CGRect) in wrap(o.size) }) { (o: inout CGRect, v) in
        o.size = try native(v, CGSize.self)
      }
      t.get("width", "CGFloat") { (o: CGRect) in wrap(o.width) }
      t.get("height", "CGFloat") { (o: CGRect) in wrap(o.height) }
      t.get("minX", "CGFloat") { (o: CGRect) in wrap(o.minX) }
      t.get("midX", "CGFloat") { (o: CGRect) in wrap(o.midX) }
      t.get("maxX", "CGFloat") { (o: CGRect) in wrap(o.maxX) }
      t.get("minY", "CGFloat") { (o: CGRect) in wrap(o.minY) }
      t.get("midY", "CGFloat") { (o: CGRect) in wrap(o.midY) }
      t.get("maxY", "CGFloat") { (o: CGRect) in wrap(o.maxY) }
      t.get("isEmpty", "Bool") { (o: CGRect) in wrap(o.isEmpty) }
      t.get("isNull", "Bool") { (o: CGRect) in wrap(o.isNull) }
      t.get("integral", "CGRect") { (o: CGRect) in wrap(o.integral) }
      t.get("standardized", "CGRect") { (o: CGRect) in wrap(o.standardized) }
      t.shared("zero", "CGRect") { wrap(CGRect.zero) }
      t.shared("null", "CGRect") { wrap(CGRect.null) }
      t.initializer("init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat)") { a in
        wrap(
          CGRect(
            x: try a(0, CGFloat.self),
            y: try a(1, CGFloat.self),
            width: try a(2, CGFloat.self),
            height: try a(3, CGFloat.self)
          )
        )
      }
      t.initializer("init(origin: CGPoint, size: CGSize)") { a in
        wrap(CGRect(origin: try a(0, CGPoint.self), size: try a(1, CGSize.self)))
      }
      t.initializer("init()") { _ in wrap(CGRect.zero) }
      t.method("func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { (o: CGRect, a) in
        wrap(o.insetBy(dx: try a(0, CGFloat.self), dy: try a(1, CGFloat.self)))
      }
      t.method("func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect") { (o: CGRect, a) in
        wrap(o.offsetBy(dx: try a(0, CGFloat.self), dy: try a(1, CGFloat.self)))
      }
      t.method("func contains(_ point: CGPoint) -> Bool") { (o: CGRect, a) in
        wrap(o.contains(try a(0, CGPoint.self)))
      }
      t.method("func contains(_ rect: CGRect) -> Bool") { (o: CGRect, a) in
        wrap(o.contains(try a(0, CGRect.self)))
      }
      t.method("func intersects(_ rect: CGRect) -> Bool") { (o: CGRect, a) in
        wrap(o.intersects(try a(0, CGRect.self)))
      }
      t.method("func intersection(_ rect: CGRect) -> CGRect") { (o: CGRect, a) in
        wrap(o.intersection(try a(0, CGRect.self)))
      }
      t.method("func union(_ rect: CGRect) -> CGRect") { (o: CGRect, a) in
        wrap(o.union(try a(0, CGRect.self)))
      }
    }
  }

  // MARK: - Anchors

  private func registerAnchors() {
    add("NSLayoutXAxisAnchor", .classType, NSLayoutXAxisAnchor.self, ["NSObject"]) { t in
      Self.addConstraints(to: t, NSLayoutXAxisAnchor.self, "NSLayoutXAxisAnchor")
      t.method(
        "func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension"
      ) { (o: NSLayoutXAxisAnchor, a) in
        wrap(o.anchorWithOffset(to: try a(0, NSLayoutXAxisAnchor.self)))
      }
      t.method(
        "func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint"
      ) { (o: NSLayoutXAxisAnchor, a) in
        wrap(
          o.constraint(
            equalToSystemSpacingAfter: try a(0, NSLayoutXAxisAnchor.self),
            multiplier: try a(1, CGFloat.self)
          )
        )
      }
      t.method(
        "func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint"
      ) { (o: NSLayoutXAxisAnchor, a) in
        wrap(
          o.constraint(
            greaterThanOrEqualToSystemSpacingAfter: try a(0, NSLayoutXAxisAnchor.self),
            multiplier: try a(1, CGFloat.self)
          )
        )
      }
      t.method(
        "func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint"
      ) { (o: NSLayoutXAxisAnchor, a) in
        wrap(
          o.constraint(
            lessThanOrEqualToSystemSpacingAfter: try a(0, NSLayoutXAxisAnchor.self),
            multiplier: try a(1, CGFloat.self)
          )
        )
      }
    } matches: {
      $0 is NSLayoutXAxisAnchor
    }
    add("NSLayoutYAxisAnchor", .classType, NSLayoutYAxisAnchor.self, ["NSObject"]) { t in
      Self.addConstraints(to: t, NSLayoutYAxisAnchor.self, "NSLayoutYAxisAnchor")
      t.method(
        "func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension"
      ) { (o: NSLayoutYAxisAnchor, a) in
        wrap(o.anchorWithOffset(to: try a(0, NSLayoutYAxisAnchor.self)))
      }
      t.method(
        "func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint"
      ) { (o: NSLayoutYAxisAnchor, a) in
        wrap(
          o.constraint(
            equalToSystemSpacingBelow: try a(0, NSLayoutYAxisAnchor.self),
            multiplier: try a(1, CGFloat.self)
          )
        )
      }
      t.method(
        "func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint"
      ) { (o: NSLayoutYAxisAnchor, a) in
        wrap(
          o.constraint(
            greaterThanOrEqualToSystemSpacingBelow: try a(0, NSLayoutYAxisAnchor.self),
            multiplier: try a(1, CGFloat.self)
          )
        )
      }
      t.method(
        "func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint"
      ) { (o: NSLayoutYAxisAnchor, a) in
        wrap(
          o.constraint(
            lessThanOrEqualToSystemSpacingBelow: try a(0, NSLayoutYAxisAnchor.self),
            multiplier: try a(1, CGFloat.self)
          )
        )
      }
    } matches: {
      $0 is NSLayoutYAxisAnchor
    }
    add("NSLayoutDimension", .classType, NSLayoutDimension.self, ["NSObject"]) { t in
      Self.addConstraints(to: t, NSLayoutDimension.self, "NSLayoutDimension")
      Self.addSizes(to: t)
    } matches: {
      $0 is NSLayoutDimension
    }
  }

  /// The constraints that each kind of anchor makes.
  private static func addConstraints<Anchor: AnyObject>(
    to t: HostType,
    _ kind: Anchor.Type,
    _ name: String
  ) {
    t.method(
      "func constraint(equalTo anchor: \(name), constant c: CGFloat = 0) -> NSLayoutConstraint"
    ) { (o: NSLayoutAnchor<Anchor>, a) in
      wrap(
        o.constraint(
          equalTo: try a(0, NSLayoutAnchor<Anchor>.self),
          constant: try a(1, CGFloat.self, or: 0)
        )
      )
    }
    t.method(
      "func constraint(greaterThanOrEqualTo anchor: \(name), constant c: CGFloat = 0) -> NSLayoutConstraint"
    ) { (o: NSLayoutAnchor<Anchor>, a) in
      wrap(
        o.constraint(
          greaterThanOrEqualTo: try a(0, NSLayoutAnchor<Anchor>.self),
          constant: try a(1, CGFloat.self, or: 0)
        )
      )
    }
    t.method(
      "func constraint(lessThanOrEqualTo anchor: \(name), constant c: CGFloat = 0) -> NSLayoutConstraint"
    ) { (o: NSLayoutAnchor<Anchor>, a) in
      wrap(
        o.constraint(
          lessThanOrEqualTo: try a(0, NSLayoutAnchor<Anchor>.self),
          constant: try a(1, CGFloat.self, or: 0)
        )
      )
    }
  }

  private static func addSizes(to t: HostType) {
    t.method("func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint") {
      (o: NSLayoutDimension, a) in
      wrap(o.constraint(equalToConstant: try a(0, CGFloat.self)))
    }
    t.method("func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint") {
      (o: NSLayoutDimension, a) in
      wrap(o.constraint(greaterThanOrEqualToConstant: try a(0, CGFloat.self)))
    }
    t.method("func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint") {
      (o: NSLayoutDimension, a) in
      wrap(o.constraint(lessThanOrEqualToConstant: try a(0, CGFloat.self)))
    }
    t.method(
      "func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint"
    ) { (o: NSLayoutDimension, a) in
      wrap(
        o.constraint(
          equalTo: try a(0, NSLayoutDimension.self),
          multiplier: try a(1, CGFloat.self),
          constant: try a(2, CGFloat.self, or: 0)
        )
      )
    }
    t.method(
      "func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint"
    ) { (o: NSLayoutDimension, a) in
      wrap(
        o.constraint(
          greaterThanOrEqualTo: try a(0, NSLayoutDimension.self),
          multiplier: try a(1, CGFloat.self),
          constant: try a(2, CGFloat.self, or: 0)
        )
      )
    }
    t.method(
      "func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint"
    ) { (o: NSLayoutDimension, a) in
      wrap(
        o.constraint(
          lessThanOrEqualTo: try a(0, NSLayoutDimension.self),
          multiplier: try a(1, CGFloat.self),
          constant: try a(2, CGFloat.self, or: 0)
        )
      )
    }
  }

  // MARK: - Texts

  private func registerTexts() {
    ensure("NSAttributedString", .classType, NSAttributedString.self) { $0 is NSAttributedString }
    extend("NSAttributedString") { t in
      t.get("string", "String") { (o: NSAttributedString) in wrap(o.string) }
      t.get("length", "Int") { (o: NSAttributedString) in wrap(o.length) }
      t.initializer("init(string: String, attributes: [NSAttributedString.Key: Any]? = nil)") { a in
        wrap(
          NSAttributedString(
            string: try a(0, String.self),
            attributes: try a(1, [NSAttributedString.Key: Any]?.self, or: nil)
          )
        )
      }
    }
    add(
      "NSMutableAttributedString",
      .classType,
      NSMutableAttributedString.self,
      ["NSAttributedString"]
    ) { t in
      t.initializer("init(string: String, attributes: [NSAttributedString.Key: Any]? = nil)") { a in
        wrap(
          NSMutableAttributedString(
            string: try a(0, String.self),
            attributes: try a(1, [NSAttributedString.Key: Any]?.self, or: nil)
          )
        )
      }
      t.initializer("init(attributedString: NSAttributedString)") { a in
        wrap(NSMutableAttributedString(attributedString: try a(0, NSAttributedString.self)))
      }
      t.initializer("init()") { _ in wrap(NSMutableAttributedString(string: "")) }
      t.method("func append(_ attrString: NSAttributedString)") {
        (o: NSMutableAttributedString, a) in
        wrap(o.append(try a(0, NSAttributedString.self)))
      }
    } matches: {
      $0 is NSMutableAttributedString
    }
    ensure("NSAttributedString.Key", .structure, NSAttributedString.Key.self) {
      $0 is NSAttributedString.Key
    }
    extend("NSAttributedString.Key") { t in
      t.initializer("init(_ rawValue: String)") { a in
        wrap(NSAttributedString.Key(rawValue: try a(0, String.self)))
      }
    }
  }

  private func registerData() {
    add("RunLoop", .classType, RunLoop.self, ["NSObject"]) { t in
      t.shared("main", "RunLoop") { wrap(RunLoop.main) }
      t.shared("current", "RunLoop") { wrap(RunLoop.main) }
    } matches: {
      $0 is RunLoop
    }
    add("RunLoop.Mode", .structure, RunLoop.Mode.self, []) { t in
      t.shared("common", "RunLoop.Mode") { wrap(RunLoop.Mode.common) }
      t.shared("default", "RunLoop.Mode") { wrap(RunLoop.Mode.default) }
    } matches: {
      $0 is RunLoop.Mode
    }
    // Menus that are made when they open are in no layout.
    extend("UIDeferredMenuElement") { t in
      t.initializer("init(_ elementProvider: ([UIMenuElement]) -> Void)") { _ in
        wrap(UIDeferredMenuElement { _ in })
      }
      t.maker(
        "func uncached(_ elementProvider: ([UIMenuElement]) -> Void) -> UIDeferredMenuElement"
      ) { _ in wrap(UIDeferredMenuElement { _ in }) }
    }
    ensure("IndexPath", .structure, IndexPath.self) { $0 is IndexPath }
    add("URL", .structure, URL.self, []) { t in
      // Since iOS 17, characters that do not belong in an address are encoded.
      t.initializer("init?(string: String)") { a in
        wrap(URL(string: try a(0, String.self), encodingInvalidCharacters: true))
      }
      t.get("absoluteString", "String") { (o: URL) in wrap(o.absoluteString) }
    } matches: {
      $0 is URL
    }
    add("NSRange", .structure, NSRange.self, []) { t in
      t.field("location", "Int", { (o: NSRange) in wrap(o.location) }) { (o: inout NSRange, v) in
        o.location = try native(v, Int.self)
      }
      t.field("length", "Int", { (o: NSRange) in wrap(o.length) }) { (o: inout NSRange, v) in
        o.length = try native(v, Int.self)
      }
      t.initializer("init(location: Int, length: Int)") { a in
        wrap(NSRange(location: try a(0, Int.self), length: try a(1, Int.self)))
      }
    } matches: {
      $0 is NSRange
    }
    add("CharacterSet", .structure, CharacterSet.self, []) { t in
      t.shared("whitespaces", "CharacterSet") { wrap(CharacterSet.whitespaces) }
      t.shared("whitespacesAndNewlines", "CharacterSet") {
        wrap(CharacterSet.whitespacesAndNewlines)
      }
      let sets: [(String, CharacterSet)] = [
        ("newlines", .newlines), ("punctuationCharacters", .punctuationCharacters),
        ("decimalDigits", .decimalDigits), ("letters", .letters), ("alphanumerics", .alphanumerics),
        ("uppercaseLetters", .uppercaseLetters), ("lowercaseLetters", .lowercaseLetters),
        ("symbols", .symbols),
      ]
      for (name, set) in sets { t.shared(name, "CharacterSet") { wrap(set) } }
      t.initializer("init(charactersIn string: String)") { a in
        wrap(CharacterSet(charactersIn: try a(0, String.self)))
      }
      t.get("inverted", "CharacterSet") { (o: CharacterSet) in wrap(o.inverted) }
    } matches: {
      $0 is CharacterSet
    }
    add("NSObject", .classType, NSObject.self, []) { t in
      t.initializer("init()") { _ in wrap(NSObject()) }
    } matches: {
      $0 is NSObject
    }
  }

  private func ensure(
    _ name: String,
    _ form: HostForm,
    _ metatype: Any.Type,
    matches: @escaping (Any) -> Bool
  ) {
    guard type(named: name) == nil else { return }
    add(name, form, metatype, [], { _ in }, matches: matches)
  }
}
