import Foundation
import LayoutEngine

extension BarPicture {
  /// What a search bar shows: its ground, the field with what is in it, and the button that ends the search.
  func search(_ bar: UISearchBar) -> [LayoutSnapshot.Layer] {
    var picture = self
    picture.addSearch(bar)
    return picture.layers
  }

  private mutating func addSearch(_ bar: UISearchBar) {
    addGround(bar)
    // Scope buttons take the lower part of the bar.
    let rowHeight = bar.showsScopeBar && height >= 88 ? height - 44 : height
    let side: CGFloat = isGlass ? 16 : 8
    // Source: Apple's design resources: 36 points high and 10 points round before iOS 26, a capsule of 44 since then.
    let fieldHeight = max(0, min(isGlass ? 44 : 36, rowHeight - 8))
    var field = CGRect(
      x: side,
      y: (rowHeight - fieldHeight) / 2,
      width: max(0, width - 2 * side),
      height: fieldHeight
    )
    if bar.showsCancelButton { field.size.width -= addCancel(bar, row: rowHeight, side) }
    guard field.width > 0, field.height > 0 else { return }
    let radius = isGlass ? fieldHeight / 2 : 10
    add(across(field)) { look in
      look.background = LayoutSnapshot.Color(.tertiarySystemFill)
      look.cornerRadius = Double(radius)
    }
    add(words: bar, in: field)
  }

  /// Adds what is behind the field: since iOS 26, and in the minimal style, nothing.
  ///
  /// In a navigation bar there is nothing either.
  ///
  /// Source: Apple's Human Interface Guidelines, Search bars: the default style is the prominent one, with a tinted
  /// background.
  private mutating func addGround(_ bar: UISearchBar) {
    guard !isGlass, bar.searchBarStyle != .minimal, bar.backgroundImage == nil,
      bar.superview != nil
    else { return }
    addBackground(
      bar.barTintColor ?? Self.chrome,
      line: .separator,
      isAtTop: true
    )
    add(CGRect(x: 0, y: 0, width: width, height: 0.5)) {
      $0.background = LayoutSnapshot.Color(.separator)
    }
  }

  /// Adds the button that ends the search; answers how much of the field's width it takes.
  private mutating func addCancel(
    _ bar: UISearchBar,
    row height: CGFloat,
    _ side: CGFloat
  ) -> CGFloat {
    if isGlass {
      let plate = CGRect(x: width - side - 44, y: (height - 44) / 2, width: 44, height: 44)
      addGlass(across(plate))
      add(Self.symbol("xmark", 18, weight: 500), in: across(plate), .label)
      return 44 + 8
    }
    let font = UIFont.systemFont(ofSize: 17)
    let extent = extent("Cancel", font) + 1
    let rect = CGRect(x: width - side - extent, y: 0, width: extent, height: height)
    add("Cancel", font, in: across(rect), .center, bar.tintColor ?? .systemBlue)
    return extent + 10
  }

  /// Adds the magnifying glass, and what is searched for or the words in its place.
  private mutating func add(words bar: UISearchBar, in field: CGRect) {
    let sign = CGRect(x: field.minX + 8, y: field.midY - 9, width: 18, height: 18)
    add(Self.symbol("magnifyingglass", 17), in: across(sign), .secondaryLabel)
    var end = field.maxX - 8
    if bar.showsBookmarkButton {
      end -= 24
      let place = CGRect(x: end, y: field.midY - 10, width: 22, height: 20)
      add(Self.symbol("book", 18), in: across(place), .secondaryLabel)
    }
    let isTyped = !(bar.text ?? "").isEmpty
    let shown = isTyped ? bar.text ?? "" : bar.placeholder ?? "Search"
    let line = CGRect(
      x: sign.maxX + 6,
      y: field.minY,
      width: max(0, end - sign.maxX - 6),
      height: field.height
    )
    let ink: UIColor = isTyped ? .label : .secondaryLabel
    add(shown, .systemFont(ofSize: 17), in: across(line), .natural, ink)
  }
}
