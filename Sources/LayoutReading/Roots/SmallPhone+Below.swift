import LayoutEngine
import PlumbDiagnosis
import PlumbInterfaceBuilder

extension SourceLayout {
  /// Whether a screen shows on the phone that it was read for what would lie below the smallest one, were it there as far down.
  ///
  /// It is asked before the class is read once more, as its code may ask for the size of the screen.
  var mayEndBelowSmallPhone: Bool {
    guard views.controllerView != nil, document == nil, !isStopped, let snapshot else {
      return false
    }
    return snapshot.seenContents(outside: views.scrolling).contains {
      $0.rect.maxY > SmallPhone.size.height
    }
  }

  /// What is told of a screen in which a text or a control ends below the smallest phone, although it does not scroll and the
  /// phone that it was read for shows all of it.
  ///
  /// Nothing is said of a class that is not understood whole: it may place its views otherwise. Of several the lowest is told.
  ///
  /// - Parameter usual: The class as it was read for the usual phone.
  /// - Returns: The finding; nil where all has room.
  func contentBelowSmallPhone(_ usual: SourceLayout) -> Finding? {
    guard isOnSmallPhone, coverage == .whole, contents.isEmpty, !hasMoreConstraints, !hasSubclass,
      let snapshot, let before = usual.snapshot, let screen = snapshot.items.first?.frame,
      let larger = before.items.first?.frame, screen.width == SmallPhone.size.width,
      screen.height == SmallPhone.size.height
    else { return nil }
    let shown = Set(
      before.seenContents(outside: usual.views.scrolling).filter { $0.rect.maxY <= larger.height }
        .map { before.items[$0.item].id }
    )
    let below = snapshot.seenContents(outside: views.scrolling).filter {
      $0.rect.maxY > screen.height + 1 && shown.contains(snapshot.items[$0.item].id)
    }
    guard let lowest = below.max(by: { $0.rect.maxY < $1.rect.maxY }),
      let solved = try? SolvedLayout(snapshot), solved.conflicts.isEmpty,
      !solved.undeterminedViews.contains(lowest.item)
    else { return nil }
    let words = Wording(snapshot)
    let amount = Wording.number(lowest.rect.maxY - screen.height)
    var finding = Finding(
      .outsideSuperview,
      in: className,
      at: snapshot.items[lowest.item].origin ?? location,
      items: [lowest.item],
      message: "\(words.item(lowest.item)) ends \(amount) points below the screen, which does not "
        + "scroll",
      suggestion: "let the screen scroll, or leave less room above"
    )
    finding.severity = .warning
    return told(finding)
  }
}

extension LayoutSnapshot {
  /// The texts and controls that are seen and do not scroll, with their places in the root.
  fileprivate func seenContents(outside scrolling: [Int]) -> [(item: Int, rect: LayoutRect)] {
    let scrolls = Set(scrolling)
    // What UIKit puts into a control, as the dots of a page control, comes from no line of the source.
    let parents = Set(items.filter { $0.kind == .view && $0.origin != nil }.compactMap(\.parent))
    var rects: [LayoutRect?] = []
    for item in items {
      guard let parent = item.parent else {
        rects.append(LayoutRect(x: 0, y: 0, width: item.frame.width, height: item.frame.height))
        continue
      }
      guard let outer = rects[parent], !item.isHidden, item.kind == .view,
        !scrolls.contains(parent), !items[parent].isText
      else {
        rects.append(nil)
        continue
      }
      var rect = item.frame
      rect.x += outer.x
      rect.y += outer.y
      rects.append(rect)
    }
    return items.indices.compactMap { place in
      let item = items[place]
      guard let rect = rects[place], item.parent != nil, rect.height > 0 else { return nil }
      let isControl =
        !item.isImage && !parents.contains(place) && item.properties.intrinsicWidth ?? 0 > 0
      return (item.isText ? item.text?.isEmpty == false : isControl) ? (place, rect) : nil
    }
  }
}
