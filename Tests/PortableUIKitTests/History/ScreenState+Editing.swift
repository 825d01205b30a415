import Foundation
import PortableUIKit
import TestSupport

extension ScreenState {
  /// A screen of so many cells.
  init(cellCount: Int) {
    cells = (0..<cellCount).map { Cell(id: $0) }
  }

  /// Makes one random change and says which.
  mutating func edit(using random: inout SeededRandom, newID: Int) -> String {
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      size.width = CGFloat(Int.random(in: 400...900, using: &random)) / 2
      return "root width"
    case 1:
      size.height = CGFloat(Int.random(in: 200...1600, using: &random)) / 2
      return "root height"
    case 2:
      margin = CGFloat(Int.random(in: 0...20, using: &random))
      return "margin"
    case 3:
      isRightToLeft.toggle()
      return "direction"
    case 4:
      cellGap = CGFloat(Int.random(in: 0...9, using: &random)) / 3
      return "gaps of the list"
    case 5:
      equalBadges = [nil, 1000, 500, 749.5].randomElement(using: &random) ?? nil
      return "equal badges"
    case 6:
      footerWords = Int.random(in: 0...16, using: &random)
      return "footer"
    case 7...9: return stack.edit(using: &random)
    case 10...12: return editList(using: &random, newID: newID)
    case 13: return editAccessories(using: &random, newID: newID)
    default:
      guard let place = cells.indices.randomElement(using: &random) else { return "nothing" }
      return "cell \(cells[place].id): " + cells[place].edit(using: &random)
    }
  }

  /// Adds, removes or moves a cell.
  private mutating func editList(using random: inout SeededRandom, newID: Int) -> String {
    let kind = Int.random(in: 0..<3, using: &random)
    if cells.count < 2 || (kind == 0 && cells.count < 3) {
      var cell = Cell(id: newID)
      for _ in 0..<3 { _ = cell.edit(using: &random) }
      cells.insert(cell, at: Int.random(in: 0...cells.count, using: &random))
      return "new cell \(newID)"
    }
    let cell = cells.remove(at: Int.random(in: cells.indices, using: &random))
    if kind < 2 { return "without cell \(cell.id)" }
    cells.insert(cell, at: Int.random(in: 0...cells.count, using: &random))
    return "cell \(cell.id) elsewhere"
  }

  /// Adds, removes, changes or moves an accessory.
  private mutating func editAccessories(using random: inout SeededRandom, newID: Int) -> String {
    guard let place = cells.indices.randomElement(using: &random) else { return "nothing" }
    guard var accessory = cells[place].accessory else {
      // One that another cell has comes over, or a new one does.
      let owner = cells.indices.filter { cells[$0].accessory != nil }.randomElement(using: &random)
      let isMoved = owner != nil && Bool.random(using: &random)
      cells[place].accessory =
        isMoved ? owner.flatMap { cells[$0].accessory } : Accessory(id: newID, side: 12)
      cells[place].order.append(.accessory)
      if isMoved, let owner { cells[owner].removeAccessory() }
      return isMoved ? "accessory moves" : "new accessory"
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: cells[place].removeAccessory()
    case 1: accessory.side = CGFloat(Int.random(in: 8...32, using: &random))
    default: accessory.isInset.toggle()
    }
    if cells[place].accessory != nil { cells[place].accessory = accessory }
    return "accessory of cell \(cells[place].id)"
  }
}

extension ScreenState.Cell {
  fileprivate mutating func removeAccessory() {
    accessory = nil
    order.removeAll { $0 == .accessory }
  }

  fileprivate mutating func edit(using random: inout SeededRandom) -> String {
    func length(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    func priority(_ choices: [Float]) -> Float { choices.randomElement(using: &random) ?? 500 }
    switch Int.random(in: 0..<12, using: &random) {
    case 0: imageSide = length(0...160) / 2
    case 1: padding = length(0...20)
    case 2: gap = length(0...48) / 3
    case 3: title = CGSize(width: length(0...250), height: length(10...40))
    case 4: badge = CGSize(width: length(0...80), height: length(8...60))
    case 5: words = Int.random(in: 0...12, using: &random)
    case 6: titleHugging = priority([249, 250, 251, 600, 1000])
    case 7: titleResistance = priority([200, 749, 750, 751, 999])
    case 8: badgeHugging = priority([249, 250, 251, 600, 1000])
    case 9: badgeResistance = priority([200, 749, 750, 751, 999])
    case 10:
      if Bool.random(using: &random) {
        centersBadge.toggle()
      } else {
        sharePriority = sharePriority == nil ? priority([250.5, 600, 900]) : nil
      }
    default:
      guard let part = order.randomElement(using: &random) else { break }
      order.removeAll { $0 == part }
      order.append(part)
    }
    return "content"
  }
}

extension ScreenState.Stack {
  fileprivate mutating func edit(using random: inout SeededRandom) -> String {
    let place = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: axis = axis == .horizontal ? .vertical : .horizontal
    case 1:
      distribution =
        [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
        .randomElement(using: &random) ?? .fill
    case 2:
      alignment = [.fill, .leading, .center, .trailing].randomElement(using: &random) ?? .fill
    case 3: spacing = CGFloat(Int.random(in: 0...40, using: &random)) / 3
    case 4:
      sizes[place] = CGSize(
        width: CGFloat(Int.random(in: 1...120, using: &random)),
        height: CGFloat(Int.random(in: 1...60, using: &random))
      )
    case 5:
      let number = order.remove(at: place)
      order.insert(number, at: Int.random(in: 0...3, using: &random))
    default:
      isHidden[place].toggle()
      // Without any view, the edges of the stack would have to meet.
      if !isHidden.contains(false) { isHidden[place] = false }
    }
    return "stack"
  }
}
