import PortableUIKit

extension DocumentBuilder {
  /// Gives a root view the safe area and the margins that the canvas gave it.
  func applyInsets(to root: UIView, _ pending: PendingRoot) throws(DocumentError) {
    let isSaid = root.hasExplicitMargins
    if let id = pending.element.id, let given = options.rootInsets[id],
      given.safeArea.count == 4, given.margins.count == 4
    {
      root.safeAreaInsetsOverride = UIEdgeInsets(given.safeArea)
      let margins = UIEdgeInsets(given.margins)
      guard root.insetsLayoutMarginsFromSafeArea else {
        root.layoutMargins = margins
        return
      }
      // What is given are the margins in force: the safe area has its part in them already.
      root.insetsLayoutMarginsFromSafeArea = false
      let safe = root.safeAreaInsets
      root.layoutMargins = UIEdgeInsets(
        top: max(safe.top, margins.top),
        left: max(safe.left, margins.left),
        bottom: max(safe.bottom, margins.bottom),
        right: max(safe.right, margins.right)
      )
      return
    }
    var insets = CanvasInsets(of: pending, in: document, screenWidth: screen?.size.width)
    let preserves = root.preservesSuperviewLayoutMargins
    if isSaid, preserves {
      let said = root.layoutMargins
      insets.margins.top = said.top
      insets.margins.left = max(said.left, insets.margins.left)
      insets.margins.bottom = said.bottom
      insets.margins.right = max(said.right, insets.margins.right)
    }
    if options.includesSavedInsets {
      let adds = root.insetsLayoutMarginsFromSafeArea
      let told = try savedInsets(of: pending, usual: insets, addsSafeArea: adds)
      insets.take(told, addsSafeArea: adds, takesMargins: !isSaid || preserves)
    }
    root.safeAreaInsetsOverride = insets.safeArea
    if !isSaid || preserves { root.layoutMargins = insets.margins }
  }

  private func savedInsets(
    of pending: PendingRoot,
    usual: CanvasInsets,
    addsSafeArea: Bool
  ) throws(DocumentError) -> SavedInsets {
    var constraints: [InterfaceConstraint] = []
    for owner in [pending.element, pending.cell].compactMap(\.self) {
      constraints += try owner.constraints(for: traits, includesPlaceholders: true)
    }
    return SavedInsets(
      of: pending,
      constraints,
      in: document,
      usual: usual,
      addsSafeArea: addsSafeArea
    )
  }

  /// Registers the controller's top and bottom guides, which bound its view's content before there
  /// were safe areas.
  func addGuides(of pending: PendingRoot, to root: UIView) {
    guard let guides = pending.controller?.child("layoutGuides") else { return }
    for element in guides.children where element.name == "viewControllerLayoutGuide" {
      guard let id = element.id else { continue }
      let isTop = element.attributes["type"] == "top"
      let guide = UILayoutGuide()
      root.addLayoutGuide(guide)
      let safe = root.safeAreaInsets
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: root.leftAnchor),
        guide.widthAnchor.constraint(equalToConstant: 0),
        isTop
          ? guide.topAnchor.constraint(equalTo: root.topAnchor)
          : guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        guide.heightAnchor.constraint(equalToConstant: isTop ? safe.top : safe.bottom),
      ])
      items[id] = guide
      elements[ObjectIdentifier(guide)] = element
    }
  }
}

extension UIEdgeInsets {
  /// Insets from four numbers: top, left, bottom, right.
  fileprivate init(_ sides: [Double]) {
    self.init(
      top: CGFloat(sides[0]),
      left: CGFloat(sides[1]),
      bottom: CGFloat(sides[2]),
      right: CGFloat(sides[3])
    )
  }
}
