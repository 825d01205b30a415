public import LayoutEngine

extension UIView {
  /// The layout of the view's hierarchy as a value, after a layout pass.
  ///
  /// It is what `PlumbDiagnosis` judges and `PlumbReport` draws:
  ///
  ///     let solved = try SolvedLayout(card.layoutSnapshot())
  ///     for finding in solved.findings() { print(finding) }
  ///     try LayoutPicture(solved).svg().write(to: file, atomically: true, encoding: .utf8)
  ///
  /// A view is called by its `accessibilityIdentifier`, else by the property of your own class in which a
  /// view of the hierarchy, or its controller, holds it. Its place is the first line that constrains it.
  ///
  /// - Parameters:
  ///   - name: What reports call the layout; the class of the view's controller, or of the view, unless
  ///     told otherwise.
  ///   - includesLook: Whether to keep what the views look like, for pictures. It costs a second measuring
  ///     of each text.
  /// - Returns: The layout of all of the hierarchy that the view is in; the topmost view is the first item.
  public func layoutSnapshot(
    named name: String? = nil,
    includesLook: Bool = true
  ) -> LayoutSnapshot {
    let owner = next as? UIViewController
    let captured = captureLayout(
      name: name ?? owner.map { "\(type(of: $0))" } ?? "\(type(of: self))",
      includesLook: includesLook
    )
    var snapshot = captured.snapshot
    let names = PropertyNames(of: captured.objects)
    for (index, object) in captured.objects.enumerated() {
      if snapshot.items[index].label == nil { snapshot.items[index].label = names[object] }
      snapshot.items[index].text = (object as? UIView)?.readText
    }
    for constraint in snapshot.constraints {
      guard let place = constraint.origin else { continue }
      for item in [constraint.first, constraint.second].compactMap(\.self)
      where snapshot.items[item].origin == nil {
        // A superview is not what a line is about that places a view in it.
        guard item == constraint.first || snapshot.items[constraint.first].parent != item else {
          continue
        }
        snapshot.items[item].origin = place
      }
    }
    return snapshot
  }

  /// The text that the view shows, a field's placeholder included; nil for none.
  private var readText: String? {
    let text: String? =
      switch self {
      case let label as UILabel: label.text
      case let button as UIButton: button.shownTitle
      case let field as UITextField: field.text?.isEmpty == false ? field.text : field.placeholder
      case let view as UITextView: view.text
      default: nil
      }
    return text?.isEmpty == false ? text : nil
  }
}

/// The names of the properties that hold views and guides.
///
/// Only what classes of the application declare is looked at: it is by those names that its developer
/// knows a view.
@MainActor
struct PropertyNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Asks views, and the controllers behind them.
  ///
  /// - Parameter objects: The views, those above before those below: where several hold one, the topmost
  ///   names it.
  init(of objects: [AnyObject]) {
    for object in objects {
      guard let view = object as? UIView else { continue }
      if let controller = view.next as? UIViewController { add(Mirror(reflecting: controller)) }
      add(Mirror(reflecting: view))
    }
  }

  /// The name of the property, or nil where none was found.
  subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  private mutating func add(_ mirror: Mirror) {
    var mirror = mirror
    while Self.isOfApplication(mirror.subjectType) {
      for child in mirror.children {
        guard let label = child.label else { continue }
        let name = Self.name(of: label)
        if let all = child.value as? [UIView] {
          for (place, view) in all.enumerated() { add("\(name)[\(place)]", view) }
        } else if let view = child.value as? UIView {
          add(name, view)
        } else if let guide = child.value as? UILayoutGuide {
          add(name, guide)
        }
      }
      guard let next = mirror.superclassMirror else { return }
      mirror = next
    }
  }

  private mutating func add(_ name: String, _ object: AnyObject) {
    let key = ObjectIdentifier(object)
    if names[key] == nil { names[key] = name }
  }

  /// Whether a class is of another module than this one.
  private static func isOfApplication(_ type: Any.Type) -> Bool {
    type is UIResponder.Type && !String(reflecting: type).hasPrefix("PortableUIKit.")
  }

  /// A property as it is written: the storage of a lazy one has a prefix.
  private static func name(of label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }
}
