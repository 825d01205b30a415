import Foundation
import LayoutEngine

extension BarPicture {
  /// The ground of bars before iOS 26 where nobody gives them one.
  static let chrome = UIColor(
    light: UIColor(white: 249.0 / 255, alpha: 1).components,
    dark: UIColor(white: 29.0 / 255, alpha: 1).components
  )

  // MARK: - Tool bars

  /// What a tool bar shows: its buttons, with the spaces between them.
  func tools(_ bar: UIToolbar) -> [LayoutSnapshot.Layer] {
    var picture = self
    picture.addTools(bar)
    return picture.layers
  }

  /// Where the views stand that the buttons of a tool bar bring.
  func placedViews(_ bar: UIToolbar) -> [(view: UIView, frame: CGRect)] {
    var picture = self
    picture.addTools(bar)
    return picture.placed
  }

  private mutating func addTools(_ bar: UIToolbar) {
    let own = bar.givenAppearance
    let told = own?.backgroundColor ?? bar.barTintColor ?? bar.backgroundColor
    let isClear = isGlass || own?.isTransparent == true
    addBackground(
      told ?? (isClear ? nil : Self.chrome),
      line: isClear ? nil : own?.shadowColor ?? .separator,
      isAtTop: false,
      reach: reachBelow
    )
    let buttons = (bar.items ?? []).compactMap { BarButtonPicture($0, in: self) }
    guard !buttons.isEmpty else { return }
    let shown = buttons.filter { !$0.isSpace }
    // Source: Apple, `UIBarButtonItem.SystemItem.flexibleSpace`: spaces share what the others leave, evenly.
    let least: CGFloat = isGlass ? 0 : 8
    let gaps = CGFloat(
      max(0, zip(buttons, buttons.dropFirst()).count { !$0.isSpace && !$1.isSpace })
    )
    let padding: CGFloat = isGlass ? 24 : 0
    let taken = buttons.reduce(gaps * least) { $0 + $1.width + ($1.isSpace ? 0 : padding) }
    let flexible = CGFloat(buttons.count { $0.isFlexible })
    let room = max(0, width - 2 * margin - taken)
    let share = flexible > 0 ? room / flexible : 0
    let row = CGRect(x: 0, y: 0, width: width, height: min(height, isGlass ? 48 : 44))
    var x = margin
    var plate: CGFloat?
    var places: [(BarButtonPicture, CGRect)] = []
    func closePlate(_ bar: inout BarPicture) {
      if let start = plate, x > start, bar.isGlass {
        bar.addGlass(
          bar.across(CGRect(x: start, y: row.midY - 22, width: x - start, height: 44))
        )
      }
      plate = nil
    }
    var isAfterButton = false
    for button in buttons {
      if button.isSpace {
        closePlate(&self)
        x += button.isFlexible ? share : button.width
      } else {
        if isAfterButton { x += least }
        if plate == nil { plate = x }
        let extent = button.width + padding
        places.append((button, CGRect(x: x, y: row.minY, width: extent, height: row.height)))
        x += extent
      }
      isAfterButton = !button.isSpace
    }
    closePlate(&self)
    guard !shown.isEmpty else { return }
    for (button, rect) in places { button.draw(in: across(rect), &self) }
  }

  /// How far the background goes on below a bar that stands above what covers the screen's bottom.
  ///
  /// What is around may count the bar itself to its safe area, or not.
  private var reachBelow: CGFloat {
    guard let outer = view.superview else { return 0 }
    let room = outer.bounds.height - view.frame.maxY
    let safe = outer.safeAreaInsets.bottom
    let isAbove = abs(safe - room) < 0.5 || abs(safe - room - view.frame.height) < 0.5
    return room > 0 && isAbove ? room : 0
  }

  // MARK: - Tab bars

  /// What a tab bar shows: an image and a title for each entry, and what is new there.
  func tabs(_ bar: UITabBar) -> [LayoutSnapshot.Layer] {
    var picture = self
    picture.addTabs(bar)
    return picture.layers
  }

  private mutating func addTabs(_ bar: UITabBar) {
    let items = bar.items ?? []
    let own = bar.givenAppearance
    let told = own?.backgroundColor ?? bar.barTintColor ?? bar.backgroundColor
    let isClear = isGlass || own?.isTransparent == true
    addBackground(
      told ?? (isClear ? nil : Self.chrome),
      line: isClear ? nil : own?.shadowColor ?? .separator,
      isAtTop: false
    )
    guard !items.isEmpty else { return }
    var row = CGRect(x: 0, y: 0, width: width, height: min(height, 49))
    if isGlass {
      // Source: Apple's design resources for iOS 26: the plate of a phone is 62 points high and floats 21 points
      // within the screen's edges.
      let extent = min(width - 42, max(CGFloat(items.count) * 102, 120))
      row = CGRect(x: (width - extent) / 2, y: 0, width: extent, height: min(height, 62))
      addGlass(row)
      row = row.insetBy(dx: 4, dy: 4)
    }
    let part = row.width / CGFloat(items.count)
    for (index, item) in items.enumerated() {
      let place = across(
        CGRect(x: row.minX + CGFloat(index) * part, y: row.minY, width: part, height: row.height)
      )
      add(item, in: place, isChosen: item === bar.selectedItem, bar)
    }
  }

  private mutating func add(
    _ item: UITabBarItem,
    in rect: CGRect,
    isChosen: Bool,
    _ bar: UITabBar
  ) {
    let others = bar.unselectedItemTintColor ?? (isGlass ? .label : .systemGray)
    let color: UIColor = isChosen ? bar.tintColor ?? .systemBlue : others
    if isGlass, isChosen {
      add(rect) { look in
        look.background = LayoutSnapshot.Color(.tertiarySystemFill)
        look.cornerRadius = Double(rect.height / 2)
      }
    }
    let title = item.title ?? ""
    let top = rect.minY + (isGlass ? 5 : 3)
    let image = title.isEmpty ? rect : CGRect(x: rect.minX, y: top, width: rect.width, height: 28)
    if let shown = picture(of: item, isChosen: isChosen) { add(shown, in: image, color) }
    let font = UIFont.systemFont(ofSize: 10, weight: isGlass && isChosen ? .semibold : .medium)
    let words = CGRect(
      x: rect.minX,
      y: isGlass ? rect.maxY - 19 : rect.minY + 33,
      width: rect.width,
      height: 14
    )
    add(title, font, in: words, .center, color)
    guard let badge = item.badgeValue, !badge.isEmpty else { return }
    let badgeFont = UIFont.systemFont(ofSize: 13)
    let extent = max(18, extent(badge, badgeFont) + 10)
    let place = CGRect(x: rect.midX + 4, y: rect.minY + 1, width: extent, height: 18)
    add(place) { look in
      look.background = LayoutSnapshot.Color(item.badgeColor ?? .systemRed)
      look.cornerRadius = 9
    }
    add(badge, badgeFont, in: place, .center, .white)
  }

  private func picture(of item: UITabBarItem, isChosen: Bool) -> UIImage? {
    if let image = isChosen ? item.selectedImage ?? item.image : item.image {
      let isSized = image.size.width > 0 && image.size.height > 0
      return isSized ? image : image.sized(CGSize(width: 25, height: 25))
    }
    return item.systemItem.flatMap { Self.symbols[$0] }.map { Self.symbol($0, 25) }
  }

  /// Source: Apple, `UITabBarItem.SystemItem`.
  private static let symbols: [UITabBarItem.SystemItem: String] = [
    .more: "ellipsis", .favorites: "star.fill", .featured: "star.fill", .topRated: "star.fill",
    .recents: "clock.fill", .contacts: "person.crop.circle.fill", .history: "clock.fill",
    .bookmarks: "book.fill", .search: "magnifyingglass", .downloads: "square.and.arrow.down.fill",
    .mostRecent: "clock.fill", .mostViewed: "list.number",
  ]
}

extension BarButtonPicture {
  /// Whether it is a space.
  var isSpace: Bool {
    if case .space = content { true } else { false }
  }

  /// Whether it is a space that takes what the others leave.
  var isFlexible: Bool {
    if case .space(nil) = content { true } else { false }
  }
}
