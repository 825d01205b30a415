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

  /// Whether UIKit gives views of a class their frames by masks that no app turns off, although apps fill them: the content
  /// views of cells and of views for effects.
  ///
  /// Source: names in public conflict logs.
  static func isContentViewWithMask(_ name: String) -> Bool {
    isContentViewOfCell(name) || name == "_UIVisualEffectContentView"
  }

  /// Whether views of a class are windows, whose views are those of controllers.
  static func isWindow(_ name: String) -> Bool { name == "UIWindow" }

  /// Whether views of a class are buttons of UIKit's own, whose size is that of their titles and images.
  static func isButton(_ name: String) -> Bool { name == "UIButton" }

  /// Whether views of a class are UIKit's own parts of the keyboard.
  ///
  /// Source: names in public conflict logs.
  static func isOfKeyboard(_ name: String) -> Bool {
    [
      "TUIKey", "UIKeyboard", "_UIRemoteKeyboard", "_UIKB", "_UIUCBKB", "UIInputSet",
      "UITextEffects", "UIRemoteKeyboard",
    ]
    .contains { name.hasPrefix($0) }
  }

  /// Whether views of a class are UIKit's own around a keyboard and what an app puts over it.
  ///
  /// Source: names in public conflict logs.
  static func isAroundKeyboard(_ name: String) -> Bool {
    ["UIInputSet", "UITextEffects", "UIRemoteKeyboard"].contains { name.hasPrefix($0) }
  }

  /// Whether views of a class are parts of the keyboard, of bars or of other views of the system that apps do not add
  /// constraints to.
  ///
  /// Source: names in public conflict logs. Apple's own classes begin with an underscore, and those of the Finder in open
  /// panels with `FI_T`. Left out are those whose views apps fill or reach: content views, views for effects, what hosts
  /// SwiftUI, and an alert's.
  static func isPrivate(_ name: String) -> Bool {
    if isOfKeyboard(name) || isOfWindowToolbar(name) || isOfBar(name) || isOfTouchBar(name) {
      return true
    }
    if framework(name) != nil || name.hasPrefix("_UIBackdrop") { return true }
    return
      (["_UI", "_NS", "FI_T", "UIKit.", "AppKit."].contains { name.hasPrefix($0) }
      || isOfSwiftModule(name, ["5UIKit", "6AppKit"]))
      && name != "_UIAlertControllerView"
      && !["ContentView", "VisualEffect", "Layout", "Hosting"].contains { name.contains($0) }
  }

  /// The framework other than UIKit and AppKit that makes views of a class for itself, or nil for other classes.
  ///
  /// Source: names in public conflict logs. Their prefixes alone say nothing, as apps have classes with such ones.
  static func framework(_ name: String) -> String? {
    let families: [(framework: String, prefixes: [String])] = [
      ("AVKit", ["_AV", "AVAlphaUpdating", "AVAudioOnlyIndicator", "AVUnsupportedContent"]),
      ("Media Player", ["MPVideoPlaybackOverlay", "MPVideoContainer", "MPSwipableView"]),
      ("VisionKit", ["VKKeyboardCamera", "VKAVCapture"]),
      ("Spotlight", ["SPUISearch"]),
    ]
    return families.first { $0.prefixes.contains { name.hasPrefix($0) } }?.framework
  }

  /// The controller whose view is of a private class, with its article; nil for other classes.
  ///
  /// Source: Apple's names of the views that these controllers load, as they stand in public logs.
  static func controller(ofView name: String) -> String? {
    switch name {
    case "_UIPageViewControllerContentView": "a UIPageViewController"
    case "UILayoutContainerView": "a navigation, tab bar or split view controller"
    default: name.hasPrefix("_UIHostingView") ? "a UIHostingController" : nil
    }
  }

  /// Whether a class is one of a module in Swift, as the runtime mangles its name: `_TtCC5UIKit19NavigationButtonBar…`.
  ///
  /// Markdown takes the underscores for marks and makes them asterisks.
  private static func isOfSwiftModule(_ name: String, _ modules: [String]) -> Bool {
    guard name.hasPrefix("_Tt") || name.hasPrefix("*Tt") else { return false }
    let rest = name.dropFirst(3).drop { $0.isUppercase }
    return modules.contains { rest.hasPrefix($0) }
  }

  /// Whether views of a class are UIKit's own in navigation bars, toolbars and tab bars.
  ///
  /// Source: names in public conflict logs.
  static func isOfBar(_ name: String) -> Bool {
    name == "UIButtonLabel"
      || ["_UIButtonBar", "_UIModernBar", "_UIToolbar", "_UINavigationBar", "_UITabBar"]
        .contains { name.hasPrefix($0) }
  }

  /// Whether views of a class are such as UIKit's and AppKit's own views hold, besides those of private classes.
  static func isPlain(_ name: String) -> Bool {
    [
      "UIView", "UIImageView", "UILabel", "UIStackView", "NSView", "NSImageView", "NSTextField",
      "NSStackView", "NSClipView", "NSScrollView",
    ].contains(name)
  }

  /// Whether views of a class are AppKit's own parts of a window's toolbar.
  ///
  /// Source: names in public conflict logs.
  static func isOfWindowToolbar(_ name: String) -> Bool {
    ["NSToolbarItemViewer", "_NSToolbar", "NSToolbarButton", "NSToolbarView"]
      .contains { name.hasPrefix($0) }
  }

  /// Whether views of a class are AppKit's own in a Touch Bar.
  ///
  /// Source: names in public conflict logs.
  static func isOfTouchBar(_ name: String) -> Bool {
    ["NSTouchBar", "NSFunctionRow", "_NSFunctionRow"].contains { name.hasPrefix($0) }
  }

  /// Whether views of a class are UIKit's own between a window and the view of a controller, or around the rows of a table.
  ///
  /// Source: names in public conflict logs.
  static func isBetweenControllers(_ name: String) -> Bool {
    [
      "UIViewControllerWrapperView", "UILayoutContainerView", "UINavigationTransitionView",
      "UITransitionView", "UIDropShadowView", "UITableViewWrapperView",
      "UIPanelControllerContentView",
    ].contains(name)
  }

  /// Whether views of a class are clip views of AppKit, its own or an app's.
  static func isClipView(_ name: String) -> Bool { name.hasSuffix("ClipView") }

  /// Whether views of a class are toolbars, UIKit's or some library's.
  static func isToolbar(_ name: String) -> Bool { name.hasSuffix("Toolbar") }

  /// Whether items of a class are no views, but what views lay themselves out by.
  static func isGuide(_ name: String) -> Bool {
    name == "UILayoutGuide" || name == "_UILayoutSpacer" || name == "UIViewLayoutMarginsGuide"
  }
}
