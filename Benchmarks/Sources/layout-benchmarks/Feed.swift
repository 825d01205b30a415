import UIKit

/// A view whose content has a fixed size, so that no text is measured.
final class Leaf: UIView {
  var size: CGSize = .zero
  override var intrinsicContentSize: CGSize { size }
}

/// A list of cells in a root, laid out.
@MainActor
struct Feed {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 20_000))
  private let content = plainView()
  private let hasLowHeights: Bool
  private var cells = 0
  private var last: UIView?
  /// What ends the content below the last cell.
  private var end: NSLayoutConstraint?

  /// With `hasLowHeights`, every cell is as low as it can be; else that is for the rule for ties.
  init(_ count: Int, hasLowHeights: Bool = true) {
    self.hasLowHeights = hasLowHeights
    root.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    append(times: count)
  }

  /// Adds cells at the end and lays out.
  mutating func append(times count: Int) {
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<count {
      let cell = FeedCell(cells, hasLowHeight: hasLowHeights)
      cells += 1
      content.addSubview(cell.item)
      constraints += cell.constraints
      constraints += [
        cell.item.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        cell.item.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        cell.item.topAnchor.constraint(equalTo: last?.bottomAnchor ?? content.topAnchor),
      ]
      last = cell.item
    }
    end?.isActive = false
    end = last.map { content.bottomAnchor.constraint(equalTo: $0.bottomAnchor) }
    if let end { constraints.append(end) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  /// Asks each cell for the size that fits it in a width.
  func fit(_ width: CGFloat) {
    for cell in content.subviews {
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      precondition(size.width == width && size.height > 0, "the size that fits is \(size)")
    }
  }

  /// Uses the cells again for those from `index` on, and lays out.
  func show(_ index: Int) {
    showTexts(from: index, in: content)
    root.layoutIfNeeded()
  }
}

/// Gives the cells in a view the texts of those from `index` on.
@MainActor
func showTexts(from index: Int, in content: UIView) {
  for (place, cell) in content.subviews.enumerated() {
    let digits = String(index + place).count
    for (section, text, letters) in textLetters {
      guard let view = cell.subviews[section].subviews[text] as? Leaf else { continue }
      view.size.width = CGFloat(8 * (letters + digits))
      view.invalidateIntrinsicContentSize()
    }
  }
}

/// Where a cell has texts, by its section and the view in it, with the letters before the number of the cell.
private let textLetters = [
  (0, 0, 12), (1, 1, 12), (1, 2, 35), (1, 3, 17), (1, 4, 15), (2, 1, 14), (2, 2, 15), (4, 1, 14),
]

@MainActor
func plainView() -> UIView {
  let view = UIView(frame: .zero)
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}

@MainActor
func leaf(_ width: CGFloat, _ height: CGFloat, isFirm: Bool = false) -> Leaf {
  let view = Leaf(frame: .zero)
  view.translatesAutoresizingMaskIntoConstraints = false
  view.size = CGSize(width: width, height: height)
  guard isFirm else { return view }
  for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
    view.setContentHuggingPriority(.required, for: axis)
    view.setContentCompressionResistancePriority(.required, for: axis)
  }
  return view
}

/// A cell of 21 views and 67 constraints, and one more that leaves no height open.
@MainActor
private struct FeedCell {
  var constraints: [NSLayoutConstraint] = []
  let item = plainView()
  mutating func add(
    _ a: UIView,
    _ x: NSLayoutConstraint.Attribute,
    _ r: NSLayoutConstraint.Relation,
    _ b: UIView?,
    _ y: NSLayoutConstraint.Attribute,
    _ c: CGFloat,
    _ m: CGFloat = 1,
    p: Float = 1000
  ) {
    let k = NSLayoutConstraint(
      item: a,
      attribute: x,
      relatedBy: r,
      toItem: b,
      attribute: y,
      multiplier: m,
      constant: c
    )
    if p != 1000 { k.priority = UILayoutPriority(p) }
    constraints.append(k)
  }
  mutating func lead(
    _ v: UIView,
    _ par: UIView,
    _ h: Bool,
    _ c: CGFloat,
    _ r: NSLayoutConstraint.Relation = .equal,
    p: Float = 1000
  ) { add(v, h ? .leading : .top, r, par, h ? .leading : .top, c, p: p) }
  mutating func trail(
    _ v: UIView,
    _ par: UIView,
    _ h: Bool,
    _ c: CGFloat,
    ge: Bool = false,
    p: Float = 1000
  ) {
    add(
      par,
      h ? .trailing : .bottom,
      ge ? .greaterThanOrEqual : .equal,
      v,
      h ? .trailing : .bottom,
      c,
      p: p
    )
  }
  mutating func gap(
    _ u: UIView,
    _ v: UIView,
    _ h: Bool,
    _ c: CGFloat,
    ge: Bool = false,
    p: Float = 1000
  ) {
    add(
      v,
      h ? .leading : .top,
      ge ? .greaterThanOrEqual : .equal,
      u,
      h ? .trailing : .bottom,
      c,
      p: p
    )
  }
  mutating func fill(_ v: UIView, _ par: UIView, _ h: Bool) {
    lead(v, par, h, 0); trail(v, par, h, 0)
  }
  init(_ i: Int, hasLowHeight: Bool) {
    func tw(_ text: String) -> CGFloat { CGFloat(8 * (text.count + String(i).count)) }
    let top = plainView(), prof = plainView(), cont = plainView(), soc = plainView(),
      com = plainView()
    let action = leaf(tw("action text "), 20), options = leaf(24, 20, isFirm: true)
    let pimg = leaf(50, 50, isFirm: true), pname = leaf(tw("poster name "), 20),
      phead = leaf(tw("poster title  with some longer stuff"), 20),
      ptime = leaf(tw("poster timestamp "), 20), pcom = leaf(tw("poster comment "), 20)
    let cimg = leaf(350, 200), ctit = leaf(tw("content title "), 20),
      cdom = leaf(tw("content domain "), 20)
    let like = leaf(32, 20), comm = leaf(56, 20), share = leaf(40, 20)
    let aimg = leaf(50, 50, isFirm: true), acom = leaf(tw("actor comment "), 20)
    let sec = [top, prof, cont, soc, com]
    for s in sec { item.addSubview(s) }
    for v in [action, options] { top.addSubview(v) }
    for v in [pimg, pname, phead, ptime, pcom] { prof.addSubview(v) }
    for v in [cimg, ctit, cdom] { cont.addSubview(v) }
    for v in [like, comm, share] { soc.addSubview(v) }
    for v in [aimg, acom] { com.addSubview(v) }
    constraints.reserveCapacity(70)
    lead(sec[0], item, false, 0); for k in 0..<4 { gap(sec[k], sec[k + 1], false, 0) };
    trail(sec[4], item, false, 0)
    for s in sec { fill(s, item, true) }
    lead(action, top, true, 0); gap(action, options, true, 0); trail(options, top, true, 0)
    lead(action, top, false, 0); trail(action, top, false, 0, ge: true);
    lead(options, top, false, 0); trail(options, top, false, 0, ge: true)
    lead(pimg, prof, false, 0); gap(pimg, pcom, false, 0, ge: true); trail(pcom, prof, false, 0)
    lead(pname, prof, false, 1); gap(pname, phead, false, 1); gap(phead, ptime, false, 1);
    gap(ptime, pcom, false, 3, ge: true)
    gap(pimg, pcom, false, 0, p: 749)
    lead(pimg, prof, true, 0); gap(pimg, pname, true, 2); trail(pname, prof, true, 4)
    gap(pimg, phead, true, 2); trail(phead, prof, true, 4); gap(pimg, ptime, true, 2);
    trail(ptime, prof, true, 4)
    fill(pcom, prof, true)
    lead(cimg, cont, false, 0); gap(cimg, ctit, false, 0); gap(ctit, cdom, false, 0);
    trail(cdom, cont, false, 0)
    fill(cimg, cont, true); fill(ctit, cont, true); fill(cdom, cont, true)
    for v in [like, comm, share] { fill(v, soc, false) }
    lead(like, soc, true, 8); add(comm, .centerX, .equal, soc, .centerX, 0);
    trail(share, soc, true, 8)
    lead(aimg, com, true, 0); gap(aimg, acom, true, 0); trail(acom, com, true, 0)
    lead(aimg, com, false, 0); trail(aimg, com, false, 0, ge: true); lead(acom, com, false, 0);
    trail(acom, com, false, 0, ge: true)
    trail(aimg, com, false, 0, p: 749)
    if hasLowHeight { add(item, .height, .equal, nil, .notAnAttribute, 0, p: 50) }
  }
}
