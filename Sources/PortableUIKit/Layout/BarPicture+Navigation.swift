import Foundation
import LayoutEngine

extension BarPicture {
  /// What a navigation bar shows of its topmost item.
  func navigation(_ bar: UINavigationBar) -> [LayoutSnapshot.Layer] {
    var picture = self
    picture.addNavigation(bar)
    return picture.layers
  }

  /// Where the views stand that the topmost item of a navigation bar brings.
  func placedViews(_ bar: UINavigationBar) -> [(view: UIView, frame: CGRect)] {
    var picture = self
    picture.addNavigation(bar)
    return picture.placed
  }

  private mutating func addNavigation(_ bar: UINavigationBar) {
    let item = bar.topItem
    let height = height - bar.searchHeight
    let largeHeight = bar.largeTitleHeight ?? (height > 90 ? 52 : 0)
    // One that is mostly scrolled away has made room for the title in the middle.
    let isLarge = largeHeight > 26
    let own = item?.standardAppearance ?? bar.givenAppearance
    let told = own?.backgroundColor ?? bar.barTintColor ?? bar.backgroundColor
    let isClear = isGlass || isLarge || own?.isTransparent == true
    addBackground(
      told ?? (isClear ? nil : Self.chrome),
      line: isLarge || isGlass || own?.isTransparent == true ? nil : own?.shadowColor ?? .separator,
      isAtTop: true,
      reach: reachAbove
    )
    guard let item else { return }
    addSearch(item, bar, below: height)
    // What a large title, or a prompt, leaves to title and buttons.
    var row = CGRect(x: 0, y: 0, width: width, height: height - largeHeight)
    if let prompt = item.prompt, !prompt.isEmpty {
      let isTall = row.height >= 74
      let top = CGRect(x: margin, y: 0, width: width - 2 * margin, height: isTall ? 30 : 16)
      add(prompt, .systemFont(ofSize: isTall ? 13 : 11), in: top, .center, .secondaryLabel)
      row = CGRect(x: 0, y: top.maxY, width: width, height: row.height - top.height)
    }
    let start = addLeading(item, bar, row)
    let end = addTrailing(item, row)
    let attributes = own?.titleTextAttributes ?? bar.titleTextAttributes ?? [:]
    let large = own?.largeTitleTextAttributes ?? bar.largeTitleTextAttributes ?? [:]
    if isLarge {
      let font = large[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
      add(
        item.largeTitle ?? item.title ?? "",
        font,
        in: across(
          CGRect(x: margin, y: height - 48.5, width: width - 2 * margin, height: 41)
        ),
        .natural,
        large[.foregroundColor] as? UIColor ?? .label
      )
      return
    }
    addTitle(item, row, start, end, attributes)
  }

  /// Adds the search bar: below the title, or where the system floats it above the screen's bottom.
  private mutating func addSearch(
    _ item: UINavigationItem,
    _ bar: UINavigationBar,
    below height: CGFloat
  ) {
    guard let search = item.searchController?.searchBar else { return }
    let words = (search.text ?? "").isEmpty ? search.placeholder ?? "Search" : search.text ?? ""
    let ink: UIColor = (search.text ?? "").isEmpty ? .secondaryLabel : .label
    var field = CGRect(x: margin, y: height + 1, width: width - 2 * margin, height: 36)
    if bar.searchesAtBottom {
      guard let outer = bar.superview, !bar.isHidden else { return }
      // Source: Apple's design resources for iOS 26: 48 points high, 28 within the screen's edges.
      let bottom = outer.bounds.height - max(28, outer.safeAreaInsets.bottom)
      field = CGRect(x: 28, y: bottom - bar.frame.minY - 48, width: width - 56, height: 48)
      addGlass(across(field))
    } else {
      add(across(field)) { look in
        look.background = LayoutSnapshot.Color(.tertiarySystemFill)
        look.cornerRadius = 10
      }
    }
    let sign = CGRect(x: field.minX + 8, y: field.midY - 9, width: 18, height: 18)
    add(Self.symbol("magnifyingglass", 17), in: across(sign), .secondaryLabel)
    let line = CGRect(
      x: sign.maxX + 6,
      y: field.minY,
      width: field.maxX - sign.maxX - 14,
      height: field.height
    )
    add(words, .systemFont(ofSize: 17), in: across(line), .natural, ink)
  }

  /// Adds the title, or the view in its place, in the middle where buttons leave it there.
  private mutating func addTitle(
    _ item: UINavigationItem,
    _ row: CGRect,
    _ start: CGFloat,
    _ end: CGFloat,
    _ attributes: [NSAttributedString.Key: Any]
  ) {
    let room = end - start
    guard room > 0 else { return }
    if let view = item.titleView {
      let size = size(of: view, within: room)
      let x = min(max((width - size.width) / 2, start), max(start, end - size.width))
      let place = across(
        CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
      )
      guard self.place(view, at: place), var layer = view.detachedPicture else { return }
      layer.frame = LayoutRect(place)
      layers.append(layer)
      return
    }
    let title = item.title ?? ""
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    let extent = min(extent(title, font) + 1, room)
    let x = min(max((width - extent) / 2, start), end - extent)
    add(
      title,
      font,
      in: across(CGRect(x: x, y: row.minY, width: extent, height: row.height)),
      .center,
      attributes[.foregroundColor] as? UIColor ?? .label
    )
  }

  // MARK: - Buttons

  /// Adds the button back and those beside it; answers where they end.
  private mutating func addLeading(
    _ item: UINavigationItem,
    _ bar: UINavigationBar,
    _ row: CGRect
  ) -> CGFloat {
    let buttons = (item.leftBarButtonItems ?? []).compactMap { BarButtonPicture($0, in: self) }
    var x = margin
    let previous = (bar.items ?? []).dropLast().last
    let showsBack = buttons.isEmpty || item.leftItemsSupplementBackButton
    if let previous, !item.hidesBackButton, showsBack {
      x = addBack(to: previous, bar, row)
    }
    return add(buttons, row, from: x)
  }

  private mutating func addBack(
    to previous: UINavigationItem,
    _ bar: UINavigationBar,
    _ row: CGRect
  ) -> CGFloat {
    let tint = bar.tintColor ?? .systemBlue
    if isGlass {
      let plate = across(CGRect(x: margin, y: row.midY - 22, width: 44, height: 44))
      addGlass(plate)
      add(Self.symbol(back, 20, weight: 500), in: plate, .label)
      return margin + 44 + 12
    }
    let chevron = across(CGRect(x: 8, y: row.midY - 11, width: 13, height: 22))
    add(Self.symbol(back, 22, weight: 600), in: chevron, tint)
    let isMinimal = previous.backButtonDisplayMode == .minimal
    let own = previous.backBarButtonItem?.title ?? previous.backButtonTitle
    var title = own ?? previous.title ?? ""
    let font = UIFont.systemFont(ofSize: 17)
    if title.isEmpty || extent(title, font) > width / 3 { title = "Back" }
    guard !isMinimal else { return 8 + 13 + 16 }
    let extent = extent(title, font) + 1
    add(
      title,
      font,
      in: across(CGRect(x: 27, y: row.minY, width: extent, height: row.height)),
      .natural,
      tint
    )
    return 27 + extent + 8
  }

  private var back: String { isRightToLeft ? "chevron.right" : "chevron.left" }

  /// Adds the buttons at the trailing end, the first outermost; answers where they begin.
  private mutating func addTrailing(_ item: UINavigationItem, _ row: CGRect) -> CGFloat {
    let buttons = (item.rightBarButtonItems ?? []).reversed()
      .compactMap { BarButtonPicture($0, in: self) }
    guard !buttons.isEmpty else { return width - margin }
    var probe = self
    probe.layers = []
    probe.placed = []
    let extent = probe.add(buttons, row, from: 0) - gap
    let start = width - margin - extent
    _ = add(buttons, row, from: start)
    return start - 8
  }

  /// The room between buttons.
  private var gap: CGFloat { isGlass ? 12 : 16 }

  /// Adds buttons beside each other, from a place on; answers where the next one would stand.
  private mutating func add(
    _ buttons: [BarButtonPicture],
    _ row: CGRect,
    from start: CGFloat
  ) -> CGFloat {
    var x = start
    guard isGlass else {
      for button in buttons {
        let rect = CGRect(x: x, y: row.minY, width: button.width, height: row.height)
        button.draw(in: across(rect), &self)
        x += button.width + gap
      }
      return x
    }
    // What belongs together shares a plate; what ends something has one of its own.
    var waiting = buttons[...]
    while let first = waiting.first {
      let shared = first.isProminent ? waiting.prefix(1) : waiting.prefix { !$0.isProminent }
      waiting = waiting.dropFirst(shared.count)
      let widths = shared.map { max(44, $0.width + 24) }
      let plate = CGRect(x: x, y: row.midY - 22, width: widths.reduce(0, +), height: 44)
      addGlass(across(plate), fill: first.isProminent ? view.tintColor : nil)
      for (button, extent) in zip(shared, widths) {
        let rect = CGRect(x: x, y: plate.minY, width: extent, height: 44)
        button.draw(in: across(rect), &self)
        x += extent
      }
      x += gap
    }
    return x
  }

  /// How far the background goes on above a bar that stands below what covers the screen's top.
  ///
  /// What is around may count the bar itself to its safe area, or not.
  private var reachAbove: CGFloat {
    guard let outer = view.superview, view.frame.minY > 0 else { return 0 }
    let safe = outer.safeAreaInsets.top
    let isBelow = safe > view.frame.minY - 0.5 && safe < view.frame.maxY + 0.5
    return isBelow ? view.frame.minY : 0
  }
}
