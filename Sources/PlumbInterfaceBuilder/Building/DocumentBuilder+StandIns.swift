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
    var taken: [CGRect] = []
    for index in snapshot.items.indices where snapshot.items[index].kind == .view {
      guard let view = views[index] as? UIView, let element = elements[ObjectIdentifier(view)]
      else { continue }
      if element.name == "tableView" {
        addPrototypeTitle(to: &snapshot.items[index], element, view)
      }
      guard !parents.contains(index), element.hostedRoots.isEmpty,
        let stand = standIn(for: element, snapshot.items[index])
      else { continue }
      add(stand, to: &snapshot.items[index], view, at: origins[index], &taken)
    }
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

  /// Adds the words in the middle of a view that begins at a place of the root, or below words that stand there.
  private func add(
    _ stand: StandIn,
    to item: inout LayoutSnapshot.Item,
    _ view: UIView,
    at origin: CGPoint,
    _ taken: inout [CGRect]
  ) {
    let size = view.bounds.size
    if let fill = stand.fill, item.look?.background?.alpha ?? 0 == 0 {
      item.look?.background = fill
    }
    guard size.width >= 30, size.height >= 16 else { return }
    let extent = min(15, size.height - 2)
    var rect = CGRect(x: 4, y: (size.height - 20) / 2, width: size.width - 8, height: 20)
    func place(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
    while taken.contains(where: { $0.intersects(place(rect)) }) { rect.origin.y += 20 }
    guard rect.maxY <= max(size.height, 20) else { return }
    taken.append(place(rect))
    let ink = item.look?.background.flatMap(Self.ink) ?? stand.ink
    add(stand.words, .systemFont(ofSize: extent), .center, ink, at: rect, to: &item, view)
  }

  /// A colour that can be read on a ground, whatever the style; nil where the ground lets others through.
  private static func ink(on ground: LayoutSnapshot.Color) -> UIColor? {
    guard ground.alpha > 200 else { return nil }
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
