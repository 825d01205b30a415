import Foundation
import SwiftSyntax

/// The size that the collection views of a module give the items of a cell.
struct ItemSize: Equatable {
  /// Nil for a width that hangs on the room there is, as that of the collection view.
  var width: CGFloat?
  var height: CGFloat
}

extension Evaluator {
  /// How large the items of a cell are, where the source tells it for all collection views that the cell is registered with.
  ///
  /// Apple's page of `UICollectionViewFlowLayout.itemSize` has the order: the delegate's
  /// `collectionView(_:layout:sizeForItemAt:)` counts where there is one, and the property else. A flow layout asks cells for
  /// their own size where it has an estimate alone.
  ///
  /// - Returns: Nil where a collection view is not among the sources, lets its cells decide, or computes their heights.
  func itemSize(of cell: TypeDeclaration) -> ItemSize? {
    // A cell is read several times, and the files stay what they are.
    if let known = module.itemSizes[ObjectIdentifier(cell)] { return known }
    let sizes = asksForItsSize(cell) ? [] : registrations(of: cell).map(itemSize(in:))
    let first = sizes.first ?? nil
    let size = sizes.allSatisfy { $0 == first } ? first : nil
    module.itemSizes[ObjectIdentifier(cell)] = .some(size)
    return size
  }

  /// How wide the items of a cell are on the usual phones held upright, where the source tells it by the width of the screen or
  /// of the collection view, for all collection views that the cell is registered with.
  ///
  /// - Parameter cell: The cell.
  /// - Returns: A width for each of ``UsualPhones/widths``; nil where the source does not tell it, or the same for all.
  func itemWidths(of cell: TypeDeclaration) -> [Double]? {
    if let known = module.itemWidths[ObjectIdentifier(cell)] { return known }
    let all = asksForItsSize(cell) ? [] : registrations(of: cell).map(itemWidths(in:))
    var widths = all.first ?? nil
    if !all.allSatisfy({ $0 == widths }) || widths?.first == widths?.last { widths = nil }
    module.itemWidths[ObjectIdentifier(cell)] = .some(widths)
    return widths
  }

  private func itemWidths(in type: TypeDeclaration) -> [Double]? {
    guard let stated = statedItemSizes(in: type) else { return nil }
    let widths = stated.map { size in
      UsualPhones.widths.compactMap { room in
        Self.lengths(in: size.expression).flatMap { lengths in
          RoomArithmetic(room: room, locals: size.locals) { expression in
            self.length(expression, type).map { Double($0) }
          }.value(of: lengths[0])
        }
      }
    }
    guard let first = widths.first, first.count == UsualPhones.widths.count,
      first.allSatisfy({ $0 > 0 }), widths.allSatisfy({ $0 == first })
    else { return nil }
    return first
  }

  /// Whether a cell may have something to say about its size, or is made in a way in which nobody registers it.
  private func asksForItsSize(_ cell: TypeDeclaration) -> Bool {
    override("preferredLayoutAttributesFitting(_:)", of: cell) != nil
      || module.files.contains { file in
        mentionedNames(in: file).contains("CellRegistration")
          && ListSettings(file, of: .collection).names.contains(cell.name)
      }
  }

  /// How large the items are of the collection view that the code of a type registers its cells with.
  private func itemSize(in type: TypeDeclaration) -> ItemSize? {
    guard let stated = statedItemSizes(in: type), stated.allSatisfy(\.locals.isEmpty),
      let last = stated.last, let size = size(last.expression, type)
    else { return nil }
    return stated.allSatisfy { self.size($0.expression, type) == size } ? size : nil
  }

  /// What the code of a type says of the size of the items of its collection view.
  ///
  /// - Returns: Nil where others may have a say, or where it computes them in steps.
  private func statedItemSizes(in type: TypeDeclaration) -> [StatedItemSize]? {
    guard !hasUnknownSuperclass(type), !hasLayoutClass else { return nil }
    let settings = files(of: type).map { ListSettings($0, of: .collection) }
    let names = settings.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    // Whoever makes a controller gives it its layout; the protocol says which one it expects.
    guard !names.isDisjoint(with: Self.flowing), names.isDisjoint(with: Self.selfSizing)
    else { return nil }
    guard settings.allSatisfy({ !$0.hasOtherDelegate }) else { return nil }
    let isOwnDelegate =
      settings.contains(where: \.isOwnDelegate)
      || hostClass(of: type)?.name == "UICollectionViewController"
    let asked = "collectionView(_:layout:sizeForItemAt:)"
    // Without the protocol UIKit does not find the method.
    if isOwnDelegate, names.contains("UICollectionViewDelegateFlowLayout"),
      let function = override(asked, of: type)
    {
      return function.body.flatMap(StatedItemSize.init).map { [$0] }
    }
    guard isOwnDelegate || !isImplemented(asked) else { return nil }
    return settings.flatMap(\.lengths).map { StatedItemSize($0) }
  }

  /// Names in code whose collection view has a flow layout.
  private static let flowing: Set<String> = [
    "UICollectionViewFlowLayout", "UICollectionViewDelegateFlowLayout",
  ]

  /// Names in code whose items may be as large as they like.
  private static let selfSizing: Set<String> = [
    "estimatedItemSize", "automaticSize", "UICollectionViewCompositionalLayout", "IBOutlet",
    "UICollectionViewFlowLayoutAutomaticSize",
  ]

  /// Whether a layout of the source may decide on its own how large items are.
  private var hasLayoutClass: Bool {
    module.allTypes.contains { type in
      type.kind == .classType
        && hostClass(of: type).map {
          $0.name.hasPrefix("UICollectionView") && $0.name.hasSuffix("Layout")
        }
          == true
    }
  }

  private func size(_ expression: ExprSyntax, _ type: TypeDeclaration) -> ItemSize? {
    if let expressions = Self.lengths(in: expression) {
      let lengths = expressions.map { length($0, type) }
      guard let height = lengths[1] else { return nil }
      return ItemSize(width: lengths[0], height: height)
    }
    guard let size = plain(expression, type, CGSize.self), size.width > 0, size.height > 0 else {
      return nil
    }
    return ItemSize(width: size.width, height: size.height)
  }

  /// The width and the height that an expression makes a size of; nil for another expression.
  private static func lengths(in expression: ExprSyntax) -> [ExprSyntax]? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
      ["CGSize", ".init", "CGSize.init", "CGSizeMake"].contains(
        call.calledExpression.trimmedDescription
      )
    else { return nil }
    return call.arguments.map(\.expression)
  }

  private func length(_ expression: ExprSyntax, _ type: TypeDeclaration) -> CGFloat? {
    plain(expression, type, CGFloat.self).flatMap { $0 > 0 ? $0 : nil }
  }
}
