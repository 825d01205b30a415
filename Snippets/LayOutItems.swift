import LayoutEngine

let layout = LayoutSolver(scale: 3)
let screen = layout.addItem(name: "screen", parent: nil)
let title = layout.addItem(name: "title", parent: screen)

// The root is the screen; the title stands 16 points from its edges, at the top.
for (attribute, length) in [(LayoutAttribute.width, 320.0), (.height, 480), (.left, 0), (.top, 0)] {
  layout.add(LayoutConstraint(screen, attribute, constant: length))
}
layout.add(LayoutConstraint(title, .leading, .equal, screen, .leading, constant: 16))
layout.add(LayoutConstraint(title, .trailing, .lessThanOrEqual, screen, .trailing, constant: -16))
layout.add(LayoutConstraint(title, .centerY, .equal, screen, .centerY))

// snippet.measure
// 500 points of text in lines of 20: as wide as there is room, and as high as that takes.
layout.setMeasure(
  { width in
    let lines = (500 / (width ?? 500)).rounded(.up)
    return LayoutSize(width: 500, height: lines * 20)
  },
  of: title
)
let changes = layout.solve()
print(changes.items.count, changes.conflicts.count, layout.freedoms().count)  // 2 0 0

// 288 points wide, so two lines; at three pixels to the point all edges lie on whole ones.
let frame = layout.frame(of: title)
print(frame.x, frame.y, frame.width, frame.height)  // 16.0 220.0 288.0 40.0
// snippet.end

// snippet.conflict
layout.add(LayoutConstraint(title, .width, .greaterThanOrEqual, constant: 300))
for conflict in layout.solve().conflicts { print(layout.description(of: conflict)) }
// 4 constraints cannot all hold, 12 points are missing:
//   screen.width = 320
//   title.leading = screen.leading + 16
//   title.trailing ≤ screen.trailing − 16
//   title.width ≥ 300
// title.width ≥ 300 gives way.
