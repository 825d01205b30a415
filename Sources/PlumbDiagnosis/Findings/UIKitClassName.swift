/// What the name of a class says where nothing else is known of it, as in a log.
enum UIKitClassName {
  /// Whether UIKit makes views of a class as the content views of cells, headers and footers, whose frames it sets.
  ///
  /// Source: names in public conflict logs, such as `UITableViewCellContentView` and `_UITableViewHeaderFooterContentView`.
  static func isContentViewOfCell(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("_UI"))
      && ["CellContentView", "HeaderFooterContentView", "HeaderFooterViewContentView"]
        .contains { name.contains($0) }
  }

  /// Whether views of a class are windows, whose views are those of controllers.
  static func isWindow(_ name: String) -> Bool { name == "UIWindow" }

  /// Whether views of a class are buttons of UIKit's own, whose size is that of their titles and images.
  static func isButton(_ name: String) -> Bool { name == "UIButton" }
}
