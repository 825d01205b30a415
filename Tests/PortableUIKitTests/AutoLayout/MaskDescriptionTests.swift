import Foundation
import Testing

@testable import PortableUIKit

/// A view of 64 × 40 points at (96, 30) in one of 320 × 200, with every mask.
///
/// The forms are those of logs of iOS 10 and later: near edge and far margin where both margins are fixed
/// (Provenance-Emu/Provenance#1381), a share of the superview's length where margins are flexible
/// (`minX == 0.500507*superview.width - 32.0324` for a view 64 points wide). That a flexible length with
/// a flexible margin takes its share of what the fixed one leaves is in logs before iOS 10.
@MainActor @Suite struct `An autoresizing mask in words` {
  private static let frame = CGRect(x: 96, y: 30, width: 64, height: 40)
  private static let bounds = CGRect(x: 0, y: 0, width: 320, height: 200)

  /// A number as messages print it.
  private static func text(_ value: Double) -> String { String(format: "%g", value) }

  /// `factor*superview.length + constant`, with what is not there left out.
  private static func sum(_ factor: Double, _ other: String, _ constant: Double) -> String {
    guard factor != 0 else { return text(constant) }
    let product = (factor == 1 ? "" : text(factor) + "*") + other
    return abs(constant) < 1e-9
      ? product
      : product + (constant < 0 ? " - " : " + ")
        + text(abs(constant))
  }

  /// The two constraints along an axis, without class and address.
  private static func expected(
    flexible: (near: Bool, length: Bool, far: Bool),
    near: Double,
    length: Double,
    whole: Double,
    names: (near: String, length: String, axis: String)
  ) -> Set<String> {
    let far = whole - near - length
    if flexible.length, !flexible.near, !flexible.far {
      return [
        "view.\(names.near) == \(text(near))   (active, names: '|':superview )",
        "\(names.axis):[view]-(\(text(far)))-|   (active, names: '|':superview )",
      ]
    }
    // Each flexible part takes its share of the room that the fixed ones leave.
    let parts = [flexible.near ? near : 0, flexible.length ? length : 0, flexible.far ? far : 0]
    let total = parts.reduce(0, +)
    let shares = parts.map { total == 0 ? 0 : $0 / total }
    let place = sum(shares[0], "superview.\(names.length)", near - shares[0] * whole)
    let size = sum(shares[1], "superview.\(names.length)", length - shares[1] * whole)
    let tail = shares[0] == 0 ? "   (active, names: '|':superview )" : "   (active)"
    return ["view.\(names.near) == \(place)\(tail)", "view.\(names.length) == \(size)   (active)"]
  }

  @Test(arguments: 0..<64)
  func `has UIKit's form`(_ bits: UInt) throws {
    let mask = UIView.AutoresizingMask(rawValue: bits)
    let root = UIView(frame: Self.bounds)
    let view = UIView(frame: Self.frame)
    root.addSubview(view)
    view.autoresizingMask = mask
    // Too small by a point along either axis, and too far in: every row of the mask is in a conflict.
    var found: Set<String> = []
    for (attribute, length) in [(NSLayoutConstraint.Attribute.width, 65.0), (.height, 41)] {
      let size = NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: length
      )
      found.formUnion(try texts(of: size, root, view))
    }
    for (attribute, place) in [(NSLayoutConstraint.Attribute.left, 97.0), (.top, 31)] {
      let edge = NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: .equal,
        toItem: root,
        attribute: attribute,
        multiplier: 1,
        constant: place
      )
      found.formUnion(try texts(of: edge, root, view))
    }
    let horizontal = Self.expected(
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ),
      near: 96,
      length: 64,
      whole: 320,
      names: ("minX", "width", "H")
    )
    let vertical = Self.expected(
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ),
      near: 30,
      length: 40,
      whole: 200,
      names: ("minY", "height", "V")
    )
    #expect(found == horizontal.union(vertical))
  }

  /// What a conflict with one constraint lists of the view's mask, with names for addresses.
  private func texts(
    of constraint: NSLayoutConstraint,
    _ root: UIView,
    _ view: UIView
  ) throws -> [String] {
    constraint.isActive = true
    defer { constraint.isActive = false }
    let conflict = try #require(root.unsatisfiableConstraints().first)
    func name(_ view: UIView) -> String {
      let address = UInt(bitPattern: Unmanaged.passUnretained(view).toOpaque())
      return "UIView:0x\(String(address, radix: 16))"
    }
    let mask = "\(view.autoresizingMask.letters) "
    return conflict.members.map(\.text).filter { $0.contains(mask) }.map { text in
      let body = text.drop { $0 != "v" }.drop { $0 != " " }.dropFirst().dropLast()
      return String(body).replacingOccurrences(of: name(view), with: "view")
        .replacingOccurrences(of: name(root), with: "superview")
    }
  }
}

extension UIView.AutoresizingMask {
  /// `&` for what is flexible and `-` for what is not: margin, length, margin.
  fileprivate var letters: String {
    func part(_ mask: Self) -> String { contains(mask) ? "&" : "-" }
    let horizontal =
      part(.flexibleLeftMargin) + part(.flexibleWidth) + part(.flexibleRightMargin)
    let vertical = part(.flexibleTopMargin) + part(.flexibleHeight) + part(.flexibleBottomMargin)
    return "h=\(horizontal == "---" ? "--&" : horizontal) v=\(vertical == "---" ? "--&" : vertical)"
  }
}
