import ConstraintSolver
import LayoutEngine
import PlumbLog

extension ExplanationWording {
  /// A cell of AppKit's table, which gives it the width of its column or the height of its row by its mask.
  ///
  /// Source: Apple's documentation of `NSTableView`, view-based tables: the table sets the frames of rows and cells.
  ///
  /// - Parameters:
  ///   - item: The view whose mask is in the conflict.
  ///   - own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil for another view.
  func cellOfColumn(_ item: Item, _ own: [LoggedConstraint]) -> (String, String)? {
    let isCell = [item.className, item.text].contains { name in
      ["Cell", "CellView", "RowView"].contains { name?.hasSuffix($0) ?? false }
    }
    let isOfAppKit = own.flatMap(\.statement.anchors).contains {
      $0.item.className?.hasPrefix("NS") ?? false
    }
    guard isCell, isOfAppKit, explanation.minimalSets.count == 1,
      let length = own.first(where: {
        $0.maskedItem?.id == item.id && $0.statement.second == nil
          && $0.statement.relation == .equal
      }),
      case .anchor(let anchor) = length.statement.first,
      anchor.attribute == .layout(.width) || anchor.attribute == .layout(.height),
      let words = yielding(own)
    else { return nil }
    let isWidth = anchor.attribute == .layout(.width)
    let (part, adjective) = isWidth ? ("column", "wide") : ("row", "high")
    let change =
      asksForMore(than: length) ? (isWidth ? "wider" : "higher") : (isWidth ? "narrower" : "lower")
    let now = length.statement.constant
    let fitting = place(of: number(of: length))
      .flatMap { AdviceTrial.fittingConstant(of: $0, in: explanation) }
    let points = fitting.map { "\(Wording.number(abs($0 - now))) points " } ?? ""
    return (
      "usual cause: the table makes \(Self.item(item)) \(Wording.number(length.statement.constant)) points \(adjective) "
        + "with its \(part) (\(number(of: length))), and what is inside asks for another \(isWidth ? "width" : "height")",
      "make the \(part) \(points)\(change), or give \(words) a priority of 999"
    )
  }

  /// A content view to which its cell gives a width by its mask, while what is inside asks for another one.
  ///
  /// - Parameters:
  ///   - item: The content view.
  ///   - own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil where its height is in the conflict.
  func widthOfCell(_ item: Item, _ own: [LoggedConstraint]) -> (String, String)? {
    guard
      let width = own.first(where: { constraint in
        constraint.maskedItem?.id == item.id && constraint.statement.second == nil
          && constraint.statement.anchors.first?.attribute == .layout(.width)
      }), let words = yielding(own)
    else { return nil }
    return (
      "likely cause: the cell gives \(Self.item(item)) a width of \(Wording.number(width.statement.constant)) (autoresizing "
        + "mask), and the content asks for another one",
      "give \(words) a priority of 999, or make what is inside as wide as the cell; leave "
        + "translatesAutoresizingMaskIntoConstraints of \(Self.item(item)) alone"
    )
  }

  /// A cell to which a list or its layout gives no length, while the mask of the view in it leaves out a separator.
  ///
  /// - Parameters:
  ///   - zero: The constraint by which the host makes the cell 0 points long.
  ///   - own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil where something else has a part.
  func emptyCell(_ zero: LoggedConstraint, _ own: [LoggedConstraint]) -> (String, String)? {
    guard own.count == 2, explanation.constraints.count == 2, zero.kind == .encapsulated,
      case .anchor(let cell) = zero.statement.first,
      cell.item.className?.hasSuffix("Cell") ?? false, case .layout(let length) = cell.attribute,
      let mask = own.first(where: { $0.kind == .autoresizingMask }),
      mask.statement.second == .anchor(cell), mask.statement.constant < 0,
      let item = mask.maskedItem
    else { return nil }
    let points = Wording.number(-mask.statement.constant)
    return (
      "usual cause: the list or its layout gives \(Self.item(cell.item)) a \(length.name) of 0, of which the mask of "
        + "\(Self.item(item)) leaves \(points) points for a separator",
      "leave the cell out of the list, or give it a \(length.name) of at least \(points) points (1 for whole ones)"
    )
  }

  /// To give a cell of which the text does not say whether it is a table's the height that its content needs.
  ///
  /// Source: public logs; a table's own cells hand their length on to `UITableViewCellContentView`, those of collection views
  /// have it themselves.
  ///
  /// - Parameter host: The constraint by which the host gives the height.
  /// - Returns: Nil for a row of a table, and where the needed height is not known.
  func largerCell(_ host: LoggedConstraint) -> String? {
    guard host.kind == .encapsulated, case .anchor(let anchor) = host.statement.first,
      let name = anchor.item.className, name.hasSuffix("Cell"), name != "UITableViewCell",
      let place = place(of: number(of: host)),
      let height = AdviceTrial.fittingConstant(of: place, in: explanation),
      height > host.statement.constant
    else { return nil }
    return
      "give the cell a height of \(Wording.number(height)), or let it size itself (automatic dimension in a table, an "
      + "estimated size in a collection view)"
  }

  /// A ratio of width and height inside a view whose width and height a host gives.
  ///
  /// - Parameters:
  ///   - own: The constraints of the smallest sets.
  ///   - words: The number of the constraint that had best give way.
  /// - Returns: The cause and what to do, or nil where there is no such ratio or something else has a part.
  func ratioInHost(_ own: [LoggedConstraint], _ words: String) -> (String, String)? {
    guard explanation.minimalSets.count == 1, let ratio = constraint(numbered: words),
      ratio.kind == .user, ratio.statement.relation == .equal,
      case .anchor(let first) = ratio.statement.first,
      case .anchor(let second)? = ratio.statement.second, first.item.id == second.item.id,
      Set([first.attribute, second.attribute]) == [.layout(.width), .layout(.height)],
      let width = own.first(where: { $0.isLengthOfHost(.width) }),
      let height = own.first(where: { $0.isLengthOfHost(.height) })
    else { return nil }
    let size = [width, height].map { Wording.number($0.statement.constant) }.joined(
      separator: " × "
    )
    let item = width.statement.anchors.first.map { Self.item($0.item) } ?? "the view"
    return (
      "usual cause: UIKit makes \(item) \(size) points large, and \(words) asks for another ratio of width and height",
      "give \(words) a priority of 999, or change the size that the list or its layout gives to the view"
    )
  }

  /// A view to which a host gives less room than its own margins take, while the app ties its content to them.
  ///
  /// The margins of a cell grow with the size of the text that the user has chosen, unlike those of its content view.
  ///
  /// - Parameter own: The constraints of the smallest sets.
  /// - Returns: The cause and what to do, or nil where something else has a part.
  func marginsOfHost(_ own: [LoggedConstraint]) -> (String, String)? {
    guard explanation.minimalSets.count == 1, own.count == 3,
      let host = own.first(where: { $0.isLengthOfHost(.width) || $0.isLengthOfHost(.height) }),
      host.statement.constant >= 1, case .anchor(let anchor) = host.statement.first,
      case .layout(let length) = anchor.attribute
    else { return nil }
    let margins = own.filter {
      $0.kind == .guide && $0.identifier?.hasSuffix("Margin-guide-constraint") == true
        && $0.statement.anchors.contains { $0.item.id == anchor.item.id }
    }
    let guides = Set(margins.flatMap(\.statement.anchors).map(\.item).filter(\.isGuide).map(\.id))
    let isUsed = explanation.constraints.contains { constraint in
      constraint.kind == .user
        && constraint.statement.anchors.contains { guides.contains($0.item.id) }
    }
    guard margins.count == 2, isUsed else { return nil }
    let name = Self.item(anchor.item)
    let sum = Wording.number(margins.reduce(0) { $0 + abs($1.statement.constant) })
    return (
      "usual cause: \(given(by: host, length == .height)), and the margins of \(name), to which its content is tied, take "
        + "\(sum)",
      "give \(name) a \(length.name) of at least \(sum) points (a row that sizes itself, with an estimate of that), make its "
        + "layoutMargins smaller, or tie the content to its edges instead of its margins"
    )
  }
}

extension LoggedConstraint {
  /// Whether a host gives a width or a height.
  fileprivate func isLengthOfHost(_ attribute: LayoutAttribute) -> Bool {
    guard kind == .encapsulated || kind == .temporary, case .anchor(let anchor) = statement.first
    else { return false }
    return anchor.attribute == .layout(attribute) && statement.second == nil
  }
}
