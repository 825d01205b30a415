#if PLUMB_CAPTURE

import ConstraintSolver
import Foundation
import LayoutEngine

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Reads a hierarchy of live views through public members.
///
/// Masks, margins, safe areas and scroll views are what the platform's engine makes constraints of without showing
/// them; here they are made again, from what the views say of themselves.
@MainActor
struct TreeCapture {
  /// The layout, whose items and constraints carry addresses as identities.
  private(set) var snapshot: LayoutSnapshot
  /// The view or guide of each item; for the content of a scroll view the guide, else the scroll view itself.
  private(set) var objects: [AnyObject] = []

  /// The views, parents before their children.
  private let views: [PlatformView]
  /// The active constraints that count as such, in the order of the views that hold them.
  private var found: [FoundConstraint] = []
  /// The guides that constraints name and that no view lists, by the view that owns them.
  private var hiddenGuides: [ObjectIdentifier: [PlatformGuide]] = [:]
  private var places: [ObjectIdentifier: Int] = [:]
  /// The places of scroll views' contents, by the scroll view.
  private var contents: [ObjectIdentifier: Int] = [:]
  /// The views whose margins or safe area decide something.
  private var marginUsers: Set<ObjectIdentifier> = []

  init(of view: PlatformView, named name: String? = nil) {
    view.layOutHierarchy()
    let root = view.topmostView
    snapshot = LayoutSnapshot(
      name: name ?? Self.name(of: view),
      scale: Double(root.pixelsPerPoint)
    )
    views = Self.views(below: root)
    findConstraints()
    for view in views { add(view) }
    addStacks()
    for constraint in found { add(constraint) }
    addSystemConstraints()
    addOrigins()
  }

  /// The class of the view's controller, or of the view.
  private static func name(of view: PlatformView) -> String {
    #if canImport(UIKit)
    let controller = view.next as? UIViewController
    #else
    let controller = view.nextResponder as? NSViewController
    #endif
    return controller.map { "\(type(of: $0))" } ?? "\(type(of: view))"
  }

  private static func views(below root: PlatformView) -> [PlatformView] {
    var result: [PlatformView] = []
    var open = [root]
    while let view = open.popLast() {
      result.append(view)
      open += view.subviews.reversed()
    }
    return result
  }

  // MARK: - Constraints

  /// A constraint with what stands on its sides.
  private struct FoundConstraint {
    let object: NSLayoutConstraint
    let source: ConstraintSource
    let first: AnyObject
    let second: AnyObject?
  }

  private mutating func findConstraints() {
    var known: Set<ObjectIdentifier> = []
    for view in views {
      for guide in view.layoutGuides { known.insert(ObjectIdentifier(guide)) }
    }
    for view in views {
      for constraint in view.constraints where constraint.isActive {
        guard let source = constraint.knownSource, let first = constraint.firstItem else {
          continue
        }
        // A constraint to an item that is gone says nothing; a distance between anchors cannot be told.
        let second: AnyObject? = constraint.secondItem
        guard second != nil || constraint.secondAttribute == .notAnAttribute else { continue }
        let ends = [first, second].compactMap { $0 }
        guard !ends.contains(where: { ($0 as? PlatformGuide)?.isDistance == true }) else {
          continue
        }
        found.append(
          FoundConstraint(object: constraint, source: source, first: first, second: second)
        )
        for end in ends {
          guard let guide = end as? PlatformGuide, let owner = guide.owningView else { continue }
          guard known.insert(ObjectIdentifier(guide)).inserted else { continue }
          hiddenGuides[ObjectIdentifier(owner), default: []].append(guide)
        }
        noteMargins(of: first, constraint.firstAttribute)
        if let second { noteMargins(of: second, constraint.secondAttribute) }
      }
    }
    #if canImport(UIKit)
    for guide in hiddenGuides.values.joined() {
      guard let owner = guide.owningView, guide.systemRole?.followsMargins == true else { continue }
      marginUsers.insert(ObjectIdentifier(owner))
    }
    for view in views {
      for guide in view.layoutGuides where guide.systemRole?.followsMargins == true {
        marginUsers.insert(ObjectIdentifier(view))
      }
    }
    #endif
  }

  private mutating func noteMargins(of item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    #if canImport(UIKit)
    guard let view = item as? UIView,
      LayoutAttribute(rawValue: attribute.rawValue)?.isMargin == true
    else { return }
    marginUsers.insert(ObjectIdentifier(view))
    #endif
  }

  private mutating func add(_ constraint: FoundConstraint) {
    let object = constraint.object
    let first = place(of: constraint.first, object.firstAttribute, facing: constraint.second)
    guard let first,
      let firstAttribute = LayoutAttribute(rawValue: object.firstAttribute.rawValue),
      let secondAttribute = LayoutAttribute(rawValue: object.secondAttribute.rawValue)
    else { return }
    var second: Int?
    if let item = constraint.second {
      second = place(of: item, object.secondAttribute, facing: constraint.first)
      guard second != nil else { return }
    }
    var value = LayoutSnapshot.Constraint(
      id: addressText(of: object),
      LayoutConstraint(
        ItemID(index: first),
        firstAttribute,
        object.knownRelation,
        second.map(ItemID.init),
        secondAttribute,
        multiplier: Double(object.multiplier),
        constant: CapturedNumber.length(object.constant),
        priority: object.priority.rawValue,
        source: constraint.source
      ),
      first: first,
      second: second
    )
    if constraint.source == .app || constraint.source == .stackView {
      value.mention = mentionCount
      mentionCount += 1
    }
    value.identifier = object.identifier
    value.origin = object.describedPlace
    snapshot.constraints.append(value)
  }

  /// How many constraints decide ties so far.
  private var mentionCount = 0

  /// The item that stands for another in a constraint.
  ///
  /// Edges of a scroll view mean its content for what is inside it; a baseline may be that of a view further down.
  ///
  /// Source: Apple's Technical Note TN2154 for scroll views; `UIView.forFirstBaselineLayout`.
  private mutating func place(
    of item: AnyObject,
    _ attribute: NSLayoutConstraint.Attribute,
    facing other: AnyObject?
  ) -> Int? {
    let own = places[ObjectIdentifier(item)]
    #if canImport(UIKit)
    guard let view = item as? UIView else { return own }
    switch attribute {
    case .firstBaseline, .lastBaseline:
      let below =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard below !== view, below.isDescendant(of: view) else { return own }
      return places[ObjectIdentifier(below)] ?? own
    case .width, .height, .centerX, .centerY, .notAnAttribute:
      return own
    default:
      guard let scrollView = view as? UIScrollView, let other,
        let owner = other as? UIView ?? (other as? UILayoutGuide)?.owningView, owner !== view,
        owner.isDescendant(of: view)
      else { return own }
      return contentPlace(of: scrollView)
    }
    #else
    return own
    #endif
  }

  // MARK: - Items

  private mutating func add(_ view: PlatformView) {
    let isRoot = view === views.first
    var item = LayoutSnapshot.Item(
      kind: .view,
      id: addressText(of: view),
      className: "\(type(of: view))",
      parent: isRoot ? nil : view.superview.flatMap { places[ObjectIdentifier($0)] },
      frame: view.capturedFrame(isRoot: isRoot),
      properties: view.capturedProperties(
        isRoot: isRoot,
        usesMargins: marginUsers.contains(ObjectIdentifier(view))
      )
    )
    view.describe(&item)
    append(item, for: view)
    let guides = view.layoutGuides + (hiddenGuides[ObjectIdentifier(view)] ?? [])
    for guide in guides where !guide.isDistance { add(guide, of: view) }
  }

  private mutating func add(_ guide: PlatformGuide, of view: PlatformView) {
    var item = LayoutSnapshot.Item(
      kind: .guide,
      id: addressText(of: guide),
      className: "\(type(of: guide))",
      parent: places[ObjectIdentifier(view)],
      frame: view.capturedFrame(of: guide),
      properties: ItemProperties()
    )
    let identifier = guide.shownIdentifier
    #if canImport(UIKit)
    switch guide.systemRole {
    case nil: item.label = identifier
    case .layoutSupport: break
    case .scrollContent:
      if let scrollView = view as? UIScrollView {
        contents[ObjectIdentifier(scrollView)] = snapshot.items.count
      }
      item.kind = .content
      item.hasUnknownContent = Self.sizesContentItself(view)
      item.className = "content"
      item.properties = contentProperties(of: view)
    case let role?: item.className = role.word
    }
    #else
    item.label = identifier
    #endif
    append(item, for: guide)
  }

  private mutating func append(_ item: LayoutSnapshot.Item, for object: AnyObject) {
    places[ObjectIdentifier(object)] = snapshot.items.count
    snapshot.items.append(item)
    objects.append(object)
  }

  #if canImport(UIKit)
  /// The content of a scroll view that has no guide of its own that somebody named.
  private mutating func contentPlace(of view: UIScrollView) -> Int? {
    if let known = contents[ObjectIdentifier(view)] { return known }
    guard let parent = places[ObjectIdentifier(view)] else { return nil }
    var item = LayoutSnapshot.Item(
      kind: .content,
      id: addressText(of: view) + "-content",
      className: "content",
      parent: parent,
      frame: LayoutRect(CGRect(origin: .zero, size: view.contentSize)),
      properties: contentProperties(of: view)
    )
    item.properties.isRightToLeft = false
    item.hasUnknownContent = Self.sizesContentItself(view)
    contents[ObjectIdentifier(view)] = snapshot.items.count
    snapshot.items.append(item)
    objects.append(view)
    return snapshot.items.count - 1
  }

  /// Whether a scroll view works out the size of its content itself, from rows or a text, whatever constraints say.
  private static func sizesContentItself(_ view: UIView) -> Bool {
    view is UITableView || view is UICollectionView || view is UITextView
  }

  /// A scroll view's margins count from the edges of its content, for what is inside it.
  private func contentProperties(of view: UIView) -> ItemProperties {
    var properties = ItemProperties()
    if marginUsers.contains(ObjectIdentifier(view)) {
      properties.margins = LayoutInsets(view.layoutMargins)
    }
    return properties
  }
  #endif

  private mutating func addStacks() {
    for (index, object) in objects.enumerated() {
      #if canImport(UIKit)
      guard let stack = object as? UIStackView, snapshot.items[index].kind == .view else {
        continue
      }
      let isHorizontal = stack.axis == .horizontal
      #else
      guard let stack = object as? NSStackView else { continue }
      let isHorizontal = stack.orientation == .horizontal
      #endif
      snapshot.items[index].stack = LayoutSnapshot.StackFacts(
        axis: isHorizontal ? .horizontal : .vertical,
        distribution: stack.distributionName,
        alignment: stack.alignmentName,
        arranged: stack.arrangedSubviews.compactMap { places[ObjectIdentifier($0)] }
      )
    }
  }

  // MARK: - What the system adds

  private mutating func addSystemConstraints() {
    for (index, object) in objects.enumerated() {
      if snapshot.items[index].kind == .content {
        add(SystemRow(index, .left, source: .scrollView))
        add(SystemRow(index, .top, source: .scrollView))
      } else if let view = object as? PlatformView {
        if let superview = view.superview, let parent = snapshot.items[index].parent {
          guard view.translatesAutoresizingMaskIntoConstraints else { continue }
          for row in MaskRows.rows(of: view, index, in: superview, parent) { add(row) }
        } else {
          addRoot(view, index)
        }
      } else if let guide = object as? PlatformGuide {
        #if canImport(UIKit)
        guard let role = guide.systemRole, let owner = guide.owningView,
          let parent = snapshot.items[index].parent
        else { continue }
        for row in role.rows(of: guide, index, of: owner, parent) { add(row) }
        #endif
      }
    }
  }

  /// Whoever shows the root gives it its place and size; a root that only constraints size keeps the size weakly.
  private mutating func addRoot(_ view: PlatformView, _ index: Int) {
    let insets = view.capturedAlignmentInsets
    let size = view.bounds.size
    let priority: Float = view.translatesAutoresizingMaskIntoConstraints ? 1000 : 1
    add(SystemRow(index, .left, constant: insets.left, source: .encapsulatedSize))
    add(SystemRow(index, .top, constant: insets.top, source: .encapsulatedSize))
    add(
      SystemRow(
        index,
        .width,
        constant: Double(size.width) - insets.left - insets.right,
        priority: priority,
        source: .encapsulatedSize
      )
    )
    add(
      SystemRow(
        index,
        .height,
        constant: Double(size.height) - insets.top - insets.bottom,
        priority: priority,
        source: .encapsulatedSize
      )
    )
  }

  private mutating func add(_ row: SystemRow) {
    snapshot.constraints.append(row.constraint)
  }

  // MARK: - Names and places

  /// Names views by the properties that hold them, and places them by the first line that constrains them.
  private mutating func addOrigins() {
    let names = PropertyNames(of: objects)
    for (index, object) in objects.enumerated() where snapshot.items[index].kind != .content {
      if snapshot.items[index].label == nil { snapshot.items[index].label = names[object] }
    }
    for constraint in snapshot.constraints {
      guard let place = constraint.origin else { continue }
      for item in [constraint.first, constraint.second].compactMap({ $0 })
      where snapshot.items[item].origin == nil {
        // A superview is not what a line is about that places a view in it.
        guard item == constraint.first || snapshot.items[constraint.first].parent != item else {
          continue
        }
        snapshot.items[item].origin = place
      }
    }
  }

  /// Notes what each view looks like.
  mutating func addLooks() {
    for (index, object) in objects.enumerated() where snapshot.items[index].kind == .view {
      guard let view = object as? PlatformView else { continue }
      snapshot.items[index].look = view.capturedLook
    }
    snapshot.limitImages()
  }
}

#endif
