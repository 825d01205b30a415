#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// MARK: - Changing what was made

extension Constraint {
  /// Takes the place of the constant by a number of points.
  @discardableResult
  public func update<Offset: ConstraintOffsetTarget>(offset: Offset) -> Constraint {
    update(.number(offset.constraintOffset))
  }

  /// Takes the place of the constant by insets.
  @discardableResult
  public func update<Inset: ConstraintInsetTarget>(inset: Inset) -> Constraint {
    update(.insets(inset.constraintInsets))
  }

  /// Takes the place of the constant by insets by reading direction.
  @discardableResult
  public func update<Inset: ConstraintDirectionalInsetTarget>(inset: Inset) -> Constraint {
    update(.directionalInsets(inset.constraintDirectionalInsets))
  }

  /// Changes how firmly the constraint is held, also from or to required.
  @discardableResult
  public func update(priority: ConstraintPriority) -> Constraint {
    setPriority(priority.value)
  }

  /// Changes how firmly the constraint is held, also from or to required.
  @discardableResult
  public func update<Priority: ConstraintPriorityTarget>(priority: Priority) -> Constraint {
    setPriority(priority.constraintPriority)
  }

  /// Changes the factor of the other attribute. The layout constraints are replaced.
  @discardableResult
  public func update<Factor: ConstraintMultiplierTarget>(multiplier: Factor) -> Constraint {
    let old = self.multiplier
    self.multiplier = multiplier.constraintMultiplier
    if !rebuild() { self.multiplier = old }
    return self
  }

  /// Relates the attributes to something else. The layout constraints are replaced.
  ///
  /// Relation, multiplier and priority stay, and so does the constant, unless the new target is one.
  @discardableResult
  public func update<Target: ConstraintRelatableTarget>(target new: Target) -> Constraint {
    let old = (side, target, targetAttributes, constant)
    take(new.constraintTarget)
    if !rebuild() { (side, target, targetAttributes, constant) = old }
    return self
  }

  private func update(_ constant: ConstraintConstant) -> Constraint {
    guard constant.isFinite else {
      report(invalidUpdate("constant", constant.text))
      return self
    }
    self.constant = constant
    for constraint in made {
      let attribute =
        constraint.secondAttribute == .notAnAttribute
        ? constraint.firstAttribute : constraint.secondAttribute
      constraint.constant = constant.value(for: ConstraintAttributes(attribute))
    }
    return self
  }

  private func setPriority(_ priority: Float) -> Constraint {
    guard priority > 0, priority <= 1000 else {
      report(invalidUpdate("priority", "\(priority)"))
      return self
    }
    let old = self.priority
    self.priority = priority
    #if canImport(UIKit)
    for constraint in made { constraint.priority = LayoutPriority(rawValue: priority) }
    #else
    // AppKit does not let an active constraint change from or to required.
    guard (old == 1000) != (priority == 1000), isActive else {
      for constraint in made { constraint.priority = LayoutPriority(rawValue: priority) }
      return self
    }
    if !rebuild() { self.priority = old }
    #endif
    _ = old
    return self
  }

  private func invalidUpdate(_ field: String, _ value: String) -> LayoutIssue {
    issue(
      .invalidNumber,
      """
      the \(field) of \(itemName(receiver.object)).\(attributes.names) was to become \(value); the \
      numbers of a constraint are finite and its priority is above 0 and at most 1000. It stays
      """
    )
  }

  /// Makes the layout constraints anew, active if they were; or says what is in the way.
  private func rebuild() -> Bool {
    guard isBuilt else { return true }
    guard let item = receiver.object else {
      report(issue(.missingItem, "the receiver of a constraint is no longer alive"))
      return false
    }
    let receiver = Receiver(item)
    let old = made
    let wasActive = isActive
    var batch = ConstraintBatch()
    var new: [LayoutConstraint] = []
    forEachSpec(for: receiver, &batch.problems) { new.append($0.make(for: receiver, self)) }
    if wasActive { batch.add(new, retiring: old) }
    guard batch.commit() else { return false }
    made = new
    return true
  }
}
