import LayoutEngine
import PlumbDiagnosis
import PortableUIKit

extension Evaluator {
  /// Texts, buttons and stacks that code adds to a view and leaves with an empty frame and the mask that keeps it: nothing of
  /// them is seen, for no constraint is about them, and no code of the class mentions a frame.
  ///
  /// Source: Apple, `UIView.translatesAutoresizingMaskIntoConstraints`: a view that is made in code has a frame until it is
  /// turned off; `init(frame:)` of one that is made without has an empty one.
  ///
  /// One that is still empty counts as well where its superview places others by constraints, and where something is to come: it
  /// has a colour, it is for typing, or other code can reach it; and where only its class can reach it, and gives it a text.
  ///
  /// - Parameters:
  ///   - instance: The view or controller.
  ///   - snapshot: Its layout.
  ///   - objects: What the items of that are.
  ///   - others: The items that other code may place.
  /// - Returns: The findings.
  func viewsWithoutSize(
    in instance: Instance,
    _ snapshot: LayoutSnapshot,
    _ objects: [AnyObject],
    except others: [Int]
  ) -> [SourceFinding] {
    guard variant == nil, !hasMoreConstraints(instance), !hasSubclass(instance.declaration),
      notes.allSatisfy({ $0.isOfStandIn || $0.kind == .content }),
      files(of: instance.declaration).allSatisfy({
        mentionedNames(in: $0).isDisjoint(with: Self.frameNames)
          || !FrameMentions.any(in: $0.tree, of: Self.frameNames)
      })
    else { return [] }
    let tied = snapshot.constraints.filter { $0.source == .app }.reduce(into: Set<Int>()) {
      $0.insert($1.first)
      if let second = $1.second { $0.insert(second) }
    }
    // The superviews that place something by constraints.
    let placed = Set(
      tied.compactMap { snapshot.items[$0].usesAutoresizingMask ? nil : snapshot.items[$0].parent }
    )
    return snapshot.items.indices.compactMap { index in
      let item = snapshot.items[index]
      guard let view = objects[index] as? UIView, let name = item.label,
        item.usesAutoresizingMask, item.frame.width == 0, item.frame.height == 0,
        view.autoresizingMask.isEmpty, !view.isHidden,
        let superview = view.superview, !(superview is UIStackView),
        Self.showsSomething(view) || isFilledByOwnCode(view, name, instance)
          || item.parent.map(placed.contains) == true && isToShowSomething(view, name, instance),
        !(superview is UIScrollView), !tied.contains(index), !others.contains(index),
        !handled.contains(ObjectIdentifier(view))
      else { return nil }
      return SourceFinding(
        rule: .zeroSize,
        place: item.origin,
        message:
          "`\(name)` cannot be seen: its autoresizing mask keeps its frame, which is empty, and no constraint is about it"
      )
    }
  }

  private static func showsSomething(_ view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.text?.isEmpty == false
    case let button as UIButton: button.currentTitle?.isEmpty == false
    case let stack as UIStackView: !stack.arrangedSubviews.isEmpty
    default: false
    }
  }

  /// Whether a label that no other code can place gets its text in a method of the class: `title.text = model.title`.
  private func isFilledByOwnCode(_ view: UIView, _ name: String, _ instance: Instance) -> Bool {
    guard view is UILabel,
      layers(of: .declared(instance.declaration)).contains(where: { layer in
        guard case .declared(let declaration) = layer else { return false }
        return declaration.stored.contains { $0.name == name && $0.isPrivate && !$0.isStatic }
      })
    else { return false }
    return files(of: instance.declaration).contains {
      TextFillings.names(in: $0.tree).contains(name)
    }
  }

  /// Whether an empty view is one that shows something before long: a field, a label or button with a colour, or one that other
  /// code can fill.
  private func isToShowSomething(_ view: UIView, _ name: String, _ instance: Instance) -> Bool {
    if view is UITextField {
      // One that is only there for the keyboard, or for a picker in its place, is out of sight on purpose.
      return files(of: instance.declaration).allSatisfy {
        mentionedNames(in: $0).isDisjoint(with: ["inputView", "becomeFirstResponder"])
      } && module.files.allSatisfy { !$0.text.contains("\(name).becomeFirstResponder") }
    }
    guard view is UILabel || view is UIButton else { return false }
    if let color = view.backgroundColor, color != .clear { return true }
    return layers(of: .declared(instance.declaration)).contains { layer in
      guard case .declared(let declaration) = layer else { return false }
      return declaration.stored.contains {
        $0.name == name && !$0.isPrivate && !$0.isStatic && !$0.attributes.contains("IBOutlet")
      }
    }
  }

  /// Names by which code gives views a frame, itself or by a library of frames, or hands them to UIKit, which does.
  private static let frameNames: Set<String> = [
    "frame", "bounds", "center", "sizeToFit", "sizeThatFits", "autoresizingMask", "CGRect",
    "CGRectMake", "pin", "flex", "yoga", "titleView", "backgroundView", "selectedBackgroundView",
    "accessoryView", "tableHeaderView", "tableFooterView", "inputAccessoryView", "leftView",
    "rightView",
  ]
}
