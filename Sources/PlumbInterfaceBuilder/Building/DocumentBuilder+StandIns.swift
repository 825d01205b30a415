import LayoutEngine
import PortableUIKit

/// What stands in a picture for what only a running app can show.
///
/// Source: the canvas of Interface Builder, which writes the kind of such a view into its middle.
extension DocumentBuilder {
  /// Adds a stand-in to each view of the hierarchy that shows nothing of its own here: a layer that says what it is.
  func addStandIns(to snapshot: inout LayoutSnapshot, _ views: [AnyObject?]) {
    guard options.includesLook else { return }
    let parents = Set(snapshot.items.filter { $0.kind == .view }.compactMap(\.parent))
    let origins = Self.origins(of: snapshot)
    var stands: [Int: StandIn] = [:]
    for index in snapshot.items.indices where snapshot.items[index].kind == .view {
      guard let view = views[index] as? UIView, let element = elements[ObjectIdentifier(view)]
      else { continue }
      if element.name == "tableView" {
        addPrototypeTitle(to: &snapshot.items[index], element, view)
      }
      guard !parents.contains(index), element.hostedRoots.isEmpty,
        let stand = standIn(for: element, snapshot.items[index])
      else { continue }
      stands[index] = stand
    }
    var taken = zip(snapshot.items, origins).enumerated()
      .filter { stands[$0.offset] == nil }
      .flatMap { Self.contents(of: $0.element.0, at: $0.element.1) }
    for (index, stand) in stands.sorted(by: { $0.key < $1.key }) {
      guard let view = views[index] as? UIView else { continue }
      let ground = Self.ground(of: index, in: snapshot)
      add(stand, to: &snapshot.items[index], view, at: origins[index], ground, &taken)
    }
  }

  /// Where a view shows words, an image or a control in the root, in points: a name that stands there cannot be read.
  private static func contents(of item: LayoutSnapshot.Item, at origin: CGPoint) -> [CGRect] {
    guard item.kind == .view, !item.isHidden, let look = item.look else { return [] }
    if look.image != nil || look.control != nil {
      let size = CGSize(width: item.frame.width, height: item.frame.height)
      return [CGRect(origin: origin, size: size)]
    }
    return look.lines.map { line in
      CGRect(
        x: origin.x + CGFloat(line.x),
        y: origin.y + CGFloat(line.baseline - line.fontSize * 0.8),
        width: CGFloat(line.width),
        height: CGFloat(line.fontSize)
      )
    }
  }

  /// The colour behind an item: that of the innermost view around it that lets nothing through; nil without one.
  private static func ground(of index: Int, in snapshot: LayoutSnapshot) -> LayoutSnapshot.Color? {
    sequence(first: index) { place in
      snapshot.items[place].parent.flatMap { $0 < place ? $0 : nil }
    }
    .lazy.compactMap { snapshot.items[$0].look?.background }
    .first { $0.alpha > 200 }
  }

  /// Where the items begin in the root, in points.
  private static func origins(of snapshot: LayoutSnapshot) -> [CGPoint] {
    var result: [CGPoint] = []
    for (index, item) in snapshot.items.enumerated() {
      let outer = item.parent.flatMap { $0 < index ? result[$0] : nil } ?? .zero
      let isRoot = item.parent == nil
      result.append(
        CGPoint(
          x: outer.x + (isRoot ? 0 : CGFloat(item.frame.x)),
          y: outer.y + (isRoot ? 0 : CGFloat(item.frame.y))
        )
      )
    }
    return result
  }

  /// Gives a root that stands by itself and has no background a white one, so that it stands out from the page.
  ///
  /// In the dark style, pictures have a ground behind every root.
  func addPaper(to snapshot: inout LayoutSnapshot, _ pending: PendingRoot) {
    guard options.includesLook, pending.host == nil, let look = snapshot.items.first?.look,
      look.background == nil, !look.isDark
    else { return }
    snapshot.items[0].look?.background = .white
  }

  private struct StandIn {
    var words: String
    var fill: LayoutSnapshot.Color?
    var ink = UIColor.secondaryLabel
  }

  private func standIn(
    for element: InterfaceElement,
    _ item: LayoutSnapshot.Item
  ) -> StandIn? {
    let isDark = item.look?.isDark == true
    let ground = isDark ? LayoutSnapshot.Color(44, 44, 46) : LayoutSnapshot.Color(236, 238, 242)
    let black = LayoutSnapshot.Color(20, 20, 22)
    switch element.name {
    case "mapView":
      let land = isDark ? LayoutSnapshot.Color(40, 52, 44) : LayoutSnapshot.Color(228, 238, 222)
      return StandIn(words: "Map", fill: land)
    case "wkWebView", "webView": return StandIn(words: "Web page", fill: ground)
    case "MTKView", "glkView": return StandIn(words: "Graphics", fill: black, ink: .lightGray)
    case "sceneKitView", "skView", "arscnView":
      return StandIn(words: "Scene", fill: black, ink: .lightGray)
    case "containerView":
      return StandIn(words: embedded(in: element), fill: ground)
    case "tableView": return StandIn(words: "Table View")
    case "collectionView": return StandIn(words: "Collection View")
    case "view":
      guard let name = element["customClass"], element.child("rect", key: "frame") != nil,
        element.key != "view", item.frame.width >= 60, item.frame.height >= 44
      else { return nil }
      return StandIn(words: name)
    default: return nil
    }
  }

  /// What a container shows: the controller that it embeds, by name.
  private func embedded(in element: InterfaceElement) -> String {
    let segue = element.selfAndDescendants.first { $0.name == "segue" && $0["kind"] == "embed" }
    let scene = segue?["destination"].flatMap { id in
      document.scenes.first { $0.objects.contains { $0.id == id } }
    }
    return scene.map { "Container: " + document.title(of: $0).name } ?? "Container"
  }

  /// Adds the words in the middle of a view that begins at a place of the root, or below or above what stands there.
  private func add(
    _ stand: StandIn,
    to item: inout LayoutSnapshot.Item,
    _ view: UIView,
    at origin: CGPoint,
    _ ground: LayoutSnapshot.Color?,
    _ taken: inout [CGRect]
  ) {
    let size = view.bounds.size
    if let fill = stand.fill, item.look?.background?.alpha ?? 0 == 0 {
      item.look?.background = fill
    }
    guard size.width >= 30, size.height >= 16 else { return }
    let extent = min(15, size.height - 2)
    var rect = CGRect(x: 4, y: (size.height - 20) / 2, width: size.width - 8, height: 20)
    // The words in the middle of it: a letter is about half as wide as it is high.
    let length = min(rect.width, CGFloat(stand.words.count) * extent * 0.6)
    func place(_ rect: CGRect) -> CGRect {
      CGRect(
        x: origin.x + rect.midX - length / 2,
        y: origin.y + rect.minY,
        width: length,
        height: rect.height
      )
    }
    let middle = rect.minY
    let steps = [0, 20, -20, 40, -40, 60, -60].map { CGFloat($0) }
    let free = steps.first { step in
      rect.origin.y = middle + step
      return rect.minY >= min(0, middle) && rect.maxY <= max(size.height, 20)
        && !taken.contains { $0.intersects(place(rect)) }
    }
    guard free != nil else { return }
    taken.append(place(rect))
    let own = item.look?.background.flatMap { $0.alpha > 200 ? $0 : nil }
    let ink = (own ?? ground).map(Self.ink) ?? stand.ink
    add(stand.words, .systemFont(ofSize: extent), .center, ink, at: rect, to: &item, view)
  }

  /// A colour that can be read on a ground, whatever the style.
  private static func ink(on ground: LayoutSnapshot.Color) -> UIColor {
    // Source: ITU-R BT.709, 3.2: how much each part adds to the brightness.
    let light =
      0.2126 * Double(ground.red) + 0.7152 * Double(ground.green) + 0.0722 * Double(ground.blue)
    return light > 127 ? UIColor(white: 0.4, alpha: 1) : .lightGray
  }

  /// Writes above the prototypes of a table that they are some, where the canvas left room for that.
  ///
  /// Source: saved frames: the first prototype stands 28 or 50 points below the table's header.
  private func addPrototypeTitle(
    to item: inout LayoutSnapshot.Item,
    _ element: InterfaceElement,
    _ view: UIView
  ) {
    let cells = element.child("prototypes")?.children ?? []
    guard let first = cells.compactMap(\.savedFrame).map(\.y).min() else { return }
    let header = element.children.first { $0.key == "tableHeaderView" }?.savedFrame
    let top = header.map { $0.y + $0.height } ?? 0
    guard first - top >= 20 else { return }
    var look = LayoutSnapshot.Look()
    look.background =
      item.look?.isDark == true
      ? LayoutSnapshot.Color(44, 44, 46) : LayoutSnapshot.Color(233, 234, 238)
    let band = LayoutRect(x: 0, y: top, width: Double(view.bounds.width), height: first - top)
    item.look?.layers.append(LayoutSnapshot.Layer(frame: band, look: look))
    let rect = CGRect(
      x: 16,
      y: CGFloat(first) - 24,
      width: view.bounds.width - 32,
      height: 20
    )
    let title = cells.count == 1 ? "PROTOTYPE CELL" : "PROTOTYPE CELLS"
    add(title, .systemFont(ofSize: 12), .natural, .secondaryLabel, at: rect, to: &item, view)
  }

  private func add(
    _ text: String,
    _ font: UIFont,
    _ alignment: NSTextAlignment,
    _ color: UIColor,
    at rect: CGRect,
    to item: inout LayoutSnapshot.Item,
    _ view: UIView
  ) {
    let label = UILabel()
    label.font = font
    label.text = text
    label.textAlignment = alignment
    label.textColor = color.resolvedColor(with: view.traitCollection)
    label.frame = rect
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      label.semanticContentAttribute = .forceRightToLeft
    }
    guard let layer = label.detachedPicture else { return }
    item.look?.layers.append(layer)
  }
}
