import LayoutEngine

// A cell of the terminal is a point, and nothing lies between two cells: one pixel to the point.
let layout = LayoutSolver(scale: 1)
var texts: [ItemID: String] = [:]

/// Breaks a text at blanks, so that no line is longer than `width` letters where its words allow.
@MainActor func wrap(_ text: String, at width: Int) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] += " " + word
    } else {
      lines.append(String(word))
    }
  }
  return lines
}

/// Adds an item with a text that wraps: width in, height out.
@MainActor func addText(_ name: String, in parent: ItemID, _ text: String) -> ItemID {
  let item = layout.addItem(name: name, parent: parent)
  texts[item] = text
  layout.setMeasure(
    { width in
      let lines = wrap(text, at: width.map { Int($0) } ?? text.count)
      return LayoutSize(
        width: Double(lines.map(\.count).max() ?? 0),
        height: Double(lines.count)
      )
    },
    of: item
  )
  return item
}

let page = layout.addItem(name: "page", parent: nil)
for edge in [LayoutAttribute.left, .top] { layout.add(LayoutConstraint(page, edge)) }
let columns = layout.add(LayoutConstraint(page, .width, constant: 64))

// snippet.page
let header = addText("header", in: page, "THE DAILY LAYOUT")
let body = layout.addItem(name: "body", parent: page)
let footer = addText("footer", in: page, "q quits")
layout.addStack(
  .vertical,
  of: [
    StackMember(header, alignment: .center), StackMember(body),
    StackMember(footer, alignment: .end),
  ],
  in: page,
  gap: 1
)

let menu = addText("menu", in: body, "News Weather Chess Letters")
let lead = addText(
  "lead",
  in: body,
  "Rows and columns are constraints too. What is left over goes to those that grow, what is missing "
    + "is taken from those that shrink, and text gets as high as its width asks for."
)
let aside = addText("aside", in: body, "Twice as wide, the lead needs half the lines.")
layout.addStack(
  .horizontal,
  of: [
    StackMember(menu, basis: 7), StackMember(lead, grow: 2, basis: 0),
    StackMember(aside, grow: 1, basis: 0),
  ],
  in: body,
  gap: 3,
  alignment: .start
)
layout.add(LayoutConstraint(lead, .width, .greaterThanOrEqual, constant: 16))
// snippet.end

/// Writes the lines of all texts where their items are.
@MainActor func draw() -> String {
  let size = layout.frame(of: page)
  var cells = Array(
    repeating: Array(repeating: Character(" "), count: Int(size.width)),
    count: Int(size.height)
  )
  for (item, text) in texts {
    // Lines are broken as they were measured: at the width before its edges were put on whole cells.
    let lines = wrap(text, at: Int(layout.exactFrame(of: item).width))
    let frame = layout.rootFrame(of: item)
    for (row, line) in lines.prefix(Int(frame.height)).enumerated() {
      for (column, letter) in line.prefix(Int(frame.width)).enumerated() {
        cells[Int(frame.y) + row][Int(frame.x) + column] = letter
      }
    }
  }
  return cells.map { row in
    var line = String(row)
    while line.last == " " { line.removeLast() }
    return line
  }.joined(separator: "\n")
}

layout.solve()
let wide = draw()
print(wide)

// snippet.narrow
// The window gets narrower: one number changes, and only what depends on it is solved again.
layout.setConstant(44, of: columns)
layout.solve()
// snippet.hide
let narrow = draw()
print("", narrow, separator: "\n")

// snippet.show
// Too narrow for the lead: the layout says what does not fit, in the names that it was given.
layout.setConstant(20, of: columns)
for conflict in layout.solve().conflicts { print(layout.description(of: conflict)) }
// snippet.hide
// The article shows this page.
precondition(
  wide == """
                            THE DAILY LAYOUT

    News      Rows and columns are constraints     Twice as wide,
    Weather   too. What is left over goes to       the lead needs
    Chess     those that grow, what is missing     half the lines.
    Letters   is taken from those that shrink,
              and text gets as high as its width
              asks for.

                                                             q quits
    """
)
