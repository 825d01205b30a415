import Plumb
import UIKit

/// The same screen of boxes twice: through `BoxView`, and the straightforward way.
@MainActor
enum BoxScreens {
  /// A screen: what it is called, and how many rows of an icon, a title and a value it has.
  static let all = [(name: "a form of 4 rows", rows: 4), (name: "a list of 100 rows", rows: 100)]

  /// Makes the screen of `rows` rows with `BoxView` and lays it out for the first time.
  static func layOutBoxes(rows count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 4400))
    let box = BoxView(axis: .y, spacing: 8)
    box.items = (0..<count).map { _ in
      let row = BoxView(axis: .x, spacing: 4)
      row.items = [
        UIView().boxed.left(16).flex(), UIView().boxed.flex(2), UIView().boxed.right(16).flex(),
      ]
      return row.boxed.height(36)
    }
    root.addSubview(box)
    pin(box, to: root)
    root.layoutIfNeeded()
    return root
  }

  /// The same, with `PlainBox`.
  static func layOutPlain(rows count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 4400))
    let box = PlainBox()
    box.spacing = 8
    box.translatesAutoresizingMaskIntoConstraints = false
    box.items = (0..<count).map { _ in
      let row = PlainBox()
      row.isHorizontal = true
      row.spacing = 4
      row.items = [
        UIView().boxed.left(16).flex(), UIView().boxed.flex(2), UIView().boxed.right(16).flex(),
      ]
      return row.boxed.height(36)
    }
    root.addSubview(box)
    pin(box, to: root)
    root.layoutIfNeeded()
    return root
  }

  private static func pin(_ box: UIView, to root: UIView) {
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }
}
