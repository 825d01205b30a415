#if !canImport(ObjectiveC)
public import Foundation
import Requirements

/// What undoes changes, and does them again: Foundation has none here.
///
/// Changes are put into groups. With ``groupsByEvent`` those of one turn of the main run loop are a group.
///
/// Source: Apple, `UndoManager`; Foundation's release notes for the names of notifications.
open class UndoManager: NSObject, @unchecked Sendable {
  private final class Change {
    weak var target: AnyObject?
    let undo: (AnyObject) -> Void

    init(_ target: AnyObject, _ undo: @escaping (AnyObject) -> Void) {
      (self.target, self.undo) = (target, undo)
    }
  }

  private struct Group {
    var changes: [Change] = []
    var name = ""
  }

  /// The groups that are open, the innermost last.
  private var open: [Group] = []
  private var undone: [Group] = []
  private var redone: [Group] = []
  private var disabled = 0
  /// Whether the outermost group was opened by itself.
  private var isImplicit = false

  /// Creates one that has nothing to undo.
  public override init() {
    super.init()
  }

  // MARK: - Registering

  /// Keeps how a change of an object is undone; the object is not held.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty && groupsByEvent { beginImplicitGroup() }
    requirement(
      !open.isEmpty,
      "a change was registered outside of a group; begin one with beginUndoGrouping()"
    )
    let change = Change(target) { object in
      if let object = object as? TargetType { handler(object) }
    }
    open[open.count - 1].changes.append(change)
    if !isUndoing && !isRedoing { redone = [] }
  }

  /// Keeps that a method with one argument undoes a change of an object.
  @MainActor
  public func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    guard let target = target as? NSObject else { return }
    registerUndo(withTarget: target) { target in
      MainActor.assumeIsolated { _ = target.perform(selector, with: anObject) }
    }
  }

  /// Whether changes are kept.
  public var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Keeps no changes until they are asked for as often as they were refused.
  public func disableUndoRegistration() { disabled += 1 }
  /// Keeps changes again.
  public func enableUndoRegistration() {
    requirement(
      disabled > 0,
      "enableUndoRegistration() was called without disableUndoRegistration()"
    )
    disabled -= 1
  }

  // MARK: - Groups

  /// Whether changes of one turn of the run loop are a group.
  public var groupsByEvent = true
  /// How many groups are kept; 0 for all.
  public var levelsOfUndo = 0 {
    didSet { trim() }
  }
  /// How many groups are open.
  public var groupingLevel: Int { open.count }

  /// Begins a group.
  public func beginUndoGrouping() {
    if open.isEmpty && groupsByEvent && !isUndoing && !isRedoing { beginImplicitGroup() }
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group.
  public func endUndoGrouping() {
    requirement(!open.isEmpty, "endUndoGrouping() was called without beginUndoGrouping()")
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if open.isEmpty {
      isImplicit = false
      if !group.changes.isEmpty { keep(group) }
    } else {
      open[open.count - 1].changes += group.changes
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func beginImplicitGroup() {
    open = [Group()]
    isImplicit = true
    RunLoop.main.perform(inModes: runLoopModes) { [weak self] in self?.closeImplicitGroup() }
  }

  private func closeImplicitGroup() {
    while isImplicit, open.count == 1 { endUndoGrouping() }
  }

  private func keep(_ group: Group) {
    if isUndoing { redone.append(group) } else { undone.append(group) }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undone = undone.suffix(levelsOfUndo)
    redone = redone.suffix(levelsOfUndo)
  }

  // MARK: - Undoing

  /// Whether something is being undone.
  public private(set) var isUndoing = false
  /// Whether something is being done again.
  public private(set) var isRedoing = false
  /// Whether something can be undone.
  public var canUndo: Bool { !undone.isEmpty || open.contains { !$0.changes.isEmpty } }
  /// Whether something can be done again.
  public var canRedo: Bool { !redone.isEmpty }

  /// Undoes the last group, after it is ended.
  public func undo() {
    closeImplicitGroup()
    undoNestedGroup()
  }

  /// Undoes the last group.
  public func undoNestedGroup() {
    guard let group = undone.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Does again what was undone last.
  public func redo() {
    closeImplicitGroup()
    guard let group = redone.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group) {
    open.append(Group(name: group.name))
    for change in group.changes.reversed() {
      if let target = change.target { change.undo(target) }
    }
    let opposite = open.removeLast()
    if !opposite.changes.isEmpty { keep(opposite) }
  }

  /// Forgets all changes.
  public func removeAllActions() {
    (undone, redone) = ([], [])
    open = open.map { _ in Group() }
    disabled = 0
  }

  /// Forgets the changes of an object.
  public func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    func kept(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.changes.removeAll { $0.target === target }
        return group
      }
    }
    undone = kept(undone).filter { !$0.changes.isEmpty }
    redone = kept(redone).filter { !$0.changes.isEmpty }
    open = kept(open)
  }

  // MARK: - Names

  /// Names the changes of the group.
  public func setActionName(_ actionName: String) {
    if open.isEmpty {
      if !undone.isEmpty { undone[undone.count - 1].name = actionName }
    } else {
      open[open.count - 1].name = actionName
    }
  }

  /// The name of what would be undone.
  public var undoActionName: String { open.last?.name ?? undone.last?.name ?? "" }
  /// The name of what would be done again.
  public var redoActionName: String { redone.last?.name ?? "" }
  /// The words of an entry of a menu that undoes.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The words of an entry of a menu that does again.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the words of an entry that undoes what has a name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the words of an entry that does again what has a name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// The modes of the run loop in which groups end.
  public var runLoopModes: [RunLoop.Mode] = [.default]

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// Posted before a group ends, or something is undone.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification"
  )
  /// Posted after a group was begun.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification"
  )
  /// Posted before a group ends.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification"
  )
  /// Posted after a group has ended.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification"
  )
  /// Posted before something is undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification"
  )
  /// Posted after something was undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification"
  )
  /// Posted before something is done again.
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification"
  )
  /// Posted after something was done again.
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification"
  )
}
#endif
