#if canImport(UIKit)
public import Plumb
public import UIKit

/// Three columns that share the width, and a caption that a switch folds.
public final class AlbumColumns: UIView {
  public let columns = [UIView(), UIView(), UIView()]
  public let caption = UIView()
  public let fold = ConstraintSwitch()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let box = BoxView(
      axis: .x,
      spacing: 5,
      insets: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    )
    box.items = [columns[0].boxed.flex(), columns[1].boxed.flex(), columns[2].boxed.flex(2)]
    addBoxedView(box)
    let free = BoxView(axis: .y)
    addBoxedView(free)
    free.items = [caption.boxed.bottom(nil)]
    fold.onSet = [caption.pinHeight(80, activate: false)]
    fold.offSet = [caption.pinHeight(40, activate: false)]
  }

  public required init?(coder: NSCoder) { nil }
}

/// A chooser of which one detail is open at a time, by two switches.
public final class FoldingList: UIView {
  public let titles = [UIView(), UIView()]
  public let details = [UIView(), UIView()]
  public private(set) lazy var switches = details.map { detail in
    let closed = detail.pinHeight(0)
    let open = detail.pinHeight(60)
    let layout = ConstraintSwitch()
    layout.onSet = [open]
    layout.offSet = [closed]
    return layout
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let box = BoxView()
    box.items = [
      titles[0].boxed.height(20), details[0].boxed, titles[1].boxed.height(20),
      details[1].boxed.bottom(nil),
    ]
    addBoxedView(box)
    for layout in switches { layout.state = false }
  }

  public required init?(coder: NSCoder) { nil }
}

/// A row of settings: an icon, a growing middle and a switch at the end, centred across.
public final class SettingsRow: UIView {
  public let icon = SettingsRow.icon(24)
  public let middle = UIView()
  public let end = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let box = BoxView(
      axis: .x,
      spacing: 8,
      insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    )
    box.items = [
      icon.boxed.centerY().top(>=0).bottom(>=0), middle.boxed.height(44),
      end.boxed.width(50).height(30).centerY().top(nil).bottom(nil),
    ]
    addBoxItems([box.boxed])
  }

  public required init?(coder: NSCoder) { nil }

  /// A picture that is as wide as it is high, fixed in size.
  private static func icon(_ size: CGFloat) -> UIView {
    let view = UIView()
    view.pinSize(CGSize(width: size, height: size))
    return view
  }
}
#endif
