import PlumbLog

extension ConsoleMessage {
  /// What collection views and tables log of what an app hands them.
  ///
  /// Source: Apple's documentation of the members that are named, and what public threads about the message come to.
  func collectionWords(about subject: String?) -> Words {
    switch self {
    case .missingAttributes:
      return (
        "a collection view asks its layout for a header, a footer or a decoration that the layout has nothing to say of",
        "the layout's method for such attributes returns nil, or the layout was changed while an update was under way",
        "return attributes for all that layoutAttributesForElements(in:) names, and change the layout and the data one after "
          + "the other"
      )
    case .changedAttributes:
      return (
        "a layout moves a header, a footer or a decoration without having been invalidated",
        "its attributes depend on something that changed meanwhile, such as the content offset or the size of cells",
        "call invalidateLayout() when that changes (shouldInvalidateLayout(forBoundsChange:) for the offset), and return the "
          + "same attributes until then"
      )
    case .missingLayout:
      return (
        "a collection view is made without a layout",
        "it is made by init() or init(frame:), or the layout that is handed over is nil",
        "make it by init(frame:collectionViewLayout:), and a controller by init(collectionViewLayout:)"
      )
    case .emptyDimension:
      return (
        "a dimension of a compositional layout is 0 or less",
        "it is computed from bounds that are still 0, or 0 is meant to leave something out",
        "leave the item, header or section out instead, or keep what is computed above 0, such as max(1, …)"
      )
    case .negativeRowHeight:
      let part = subject ?? "row"
      return (
        "a table is given a height below 0 for a \(part)",
        "a computed height comes out below 0, or a constant that is none here: automaticDimension (−1) for an estimate, "
          + "or leastNormalMagnitude for a header or footer",
        "keep what is computed at 0 or more, give a number of points for an estimate, and 0 or 0.01 for no header or footer"
      )
    default:
      return (
        "the updates of a collection view do not come to an end",
        "each pass finds another size: a cell whose preferred size differs each time or from pixel to pixel, a layout that "
          + "invalidates itself for each difference, or a size or an offset that is set during layout",
        "return the same preferred size for the same data and width, rounded to whole pixels, invalidate only for a "
          + "difference of a point or more, and change bounds and offset outside of layout"
      )
    }
  }

  /// What is logged of views in containers, and of Auto Layout's own rows.
  ///
  /// Source: Apple's documentation of the members that are named, and what public threads about the message come to.
  func containerWords(about subject: String?) -> Words {
    switch self {
    case .nestedHosting:
      return (
        "a view that hosts SwiftUI is laid out while it is being laid out, and the pass is skipped",
        "something that is called during layout changes state or asks for layout: a binding's setter, a delegate of a text "
          + "view, the body of a representable, layoutSubtreeIfNeeded()",
        "put the change off to the next turn of the main loop (DispatchQueue.main.async { … })"
      )
    case .subviewOfHosting:
      let name = subject ?? "a view"
      if name.hasPrefix("_UI") || name.hasPrefix("UIKit") {
        return (
          "\(name), a view of UIKit's own, was put into the view of a controller that hosts SwiftUI",
          "UIKit does so itself for menus, toolbars, focus on tvOS and other transitions in SwiftUI",
          "nothing, unless the app adds hosting views inside of one another: then add the inner controller as a child"
        )
      }
      return (
        "\(name) is added to the view of a controller that hosts SwiftUI",
        "SwiftUI manages the subviews of that view, and may lay another one out wrongly or drop it",
        "add it to a common superview of both, or put it into the SwiftUI content by UIViewRepresentable"
      )
    case .sizeOfToolbarItem:
      return (
        "an item of a window's toolbar has a least or a greatest size, which may clip it",
        "minSize and maxSize are set in code or in Interface Builder, and are deprecated since macOS 12",
        "set the item's size to automatic in Interface Builder, and give its view constraints for width and height"
      )
    case .layerCycle:
      return (
        "a layer, and with it a view, is put inside of itself",
        "a view is added to itself or to one of its own subviews, as where a controller's view is added to that of its child",
        "look for addSubview(_:) or addSublayer(_:) on the stack, and add the outer one to nothing that it holds"
      )
    case .missingRow:
      let view = subject.map { " (it was about \($0))" } ?? ""
      return (
        "the solver of Auto Layout lost track of a constraint\(view)",
        "constraints were changed on another thread, or while they were being laid out, or a view went away whose constraints "
          + "were still in use; old systems also log it for cells that are measured",
        "change constraints on the main thread and outside of layoutSubviews(), and deactivate them before their view goes"
      )
    default:
      return (
        "a constraint is described whose view is gone",
        "the constraint is kept or logged longer than the view that it is about",
        "drop the constraint together with its view, and print no constraints that are not active"
      )
    }
  }
}
