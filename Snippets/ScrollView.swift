// A scroll view that scrolls vertically only, through the layout-item shorthand.

import Plumb
import UIKit

// snippet.scroll
let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
root.directionalLayoutMargins = NSDirectionalEdgeInsets(
  top: 0,
  leading: 16,
  bottom: 0,
  trailing: 16
)
let scroll = UIScrollView()
let rows = (1...20).map { _ in UIView() }
let stack = UIStackView(arrangedSubviews: rows)
stack.axis = .vertical
scroll.translatesAutoresizingMaskIntoConstraints = false
stack.translatesAutoresizingMaskIntoConstraints = false
root.addSubview(scroll)
scroll.addSubview(stack)

let content = scroll.contentLayoutGuide
NSLayoutConstraint.activate([
  // The scroll view fills the root.
  scroll.constraint(.top, to: root),
  scroll.constraint(.bottom, to: root),
  scroll.constraint(.leading, to: root),
  scroll.constraint(.trailing, to: root),
  // The content is as wide as the scroll view.
  content.constraint(.width, to: scroll.frameLayoutGuide),
  // The stack gives the content its height, and keeps to the margins of the root.
  stack.constraint(.top, to: content),
  stack.constraint(.bottom, to: content),
  stack.constraint(.leading, to: root, .leadingMargin),
  stack.constraint(.trailing, to: root, .trailingMargin),
  stack.constraint(.leading, .greaterThanOrEqual, to: content),
  stack.constraint(.trailing, .lessThanOrEqual, to: content),
])
NSLayoutConstraint.activate(rows.map { $0.constraint(.height, constant: 100) })
// snippet.end

// snippet.frames
root.layoutIfNeeded()
print(scroll.contentSize, stack.frame)
// snippet.end
