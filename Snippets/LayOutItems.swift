import LayoutEngine

let engine = LayoutSolver(scale: 3)
let root = engine.addItem(parent: nil)
var content = ItemProperties()
content.intrinsicWidth = 96
content.intrinsicHeight = 20
let label = engine.addItem(parent: root, properties: content, order: 1)

// The root is the screen; the label is centred in it.
for (attribute, length) in [(LayoutAttribute.width, 375.0), (.height, 667), (.left, 0), (.top, 0)] {
  _ = engine.add(LayoutConstraint(root, attribute, constant: length))
}
_ = engine.add(LayoutConstraint(label, .centerX, .equal, root, .centerX))
_ = engine.add(LayoutConstraint(label, .centerY, .equal, root, .centerY))

let changes = engine.solve()
print(changes.items.count, changes.conflicts.count, engine.freedoms().count)  // 2 0 0

// Edges lie on whole pixels: 323.5 points would be 970.5 pixels at three to the point.
let frame = engine.frame(of: label)
print(frame.y, frame.width, frame.height)  // 323.6666666666667 96.0 20.0
