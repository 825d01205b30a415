// With an Objective-C runtime, observing is Foundation's.
#if !canImport(ObjectiveC)
import PortableUIKit
import Testing

@MainActor
@Suite struct `Observing whether a view is hidden` {
  private let view = UIView()

  @Test func `calls after each change, until the observation ends`() {
    var seen: [Bool] = []
    var observation: NSKeyValueObservation? = view.observe(\.isHidden) { view, _ in
      seen.append(view.isHidden)
    }
    view.isHidden = true
    view.isHidden = false
    #expect(seen == [true, false])
    observation?.invalidate()
    view.isHidden = true
    #expect(seen == [true, false])
    observation = view.observe(\.isHidden) { view, _ in seen.append(view.isHidden) }
    _ = observation
    observation = nil
    view.isHidden = false
    #expect(seen == [true, false])
  }

  @Test func `gives the values that were asked for`() {
    var changes: [[Bool?]] = []
    let observation = view.observe(\.isHidden, options: [.old, .new]) { _, change in
      changes.append([change.oldValue, change.newValue])
      #expect(!change.isPrior)
    }
    view.isHidden = true
    #expect(changes == [[false, true]])
    observation.invalidate()
  }

  @Test func `calls at once for the initial value`() {
    var values: [Bool?] = []
    let observation = view.observe(\.isHidden, options: [.initial, .new]) { _, change in
      values.append(change.newValue)
      #expect(change.oldValue == nil)
    }
    #expect(values == [false])
    view.isHidden = true
    #expect(values == [false, true])
    observation.invalidate()
  }

  @Test func `calls before and after where that was asked for`() {
    var calls: [(isPrior: Bool, isHidden: Bool, old: Bool?, new: Bool?)] = []
    let observation = view.observe(\.isHidden, options: [.prior, .old, .new]) { view, change in
      calls.append((change.isPrior, view.isHidden, change.oldValue, change.newValue))
    }
    view.isHidden = true
    #expect(calls.map(\.isPrior) == [true, false])
    #expect(calls.map(\.isHidden) == [false, true])
    #expect(calls.map(\.old) == [false, false])
    #expect(calls.map(\.new) == [nil, true])
    observation.invalidate()
    view.isHidden = false
    #expect(calls.count == 2)
  }

  @Test func `may end the observation from inside`() {
    var count = 0
    var observation: NSKeyValueObservation?
    observation = view.observe(\.isHidden) { _, _ in
      count += 1
      observation?.invalidate()
    }
    view.isHidden = true
    view.isHidden = false
    #expect(count == 1)
  }
}

/// A view that listens to its own properties, as layout libraries write it.
private final class ListeningView: UIView {
  var heard: [String] = []
  override var isHidden: Bool { didSet { heard.append("isHidden") } }
  override var layoutMargins: UIEdgeInsets { didSet { heard.append("layoutMargins") } }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    didSet { heard.append("directionalLayoutMargins") }
  }
  override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { heard.append("semanticContentAttribute") }
  }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  override var debugDescription: String { "listening" }
}

@MainActor
@Suite struct `Overridden properties` {
  @Test func `hear of changes and can still be observed`() {
    let view = ListeningView()
    var count = 0
    let observation = view.observe(\.isHidden) { _, _ in count += 1 }
    view.isHidden = true
    view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    view.directionalLayoutMargins.leading = 5
    view.semanticContentAttribute = .forceRightToLeft
    #expect(
      view.heard
        == ["isHidden", "layoutMargins", "directionalLayoutMargins", "semanticContentAttribute"]
    )
    #expect(count == 1)
    #expect(view.debugDescription == "listening")
    observation.invalidate()
  }

  @Test func `give the safe area`() {
    let root = ListeningView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor),
      child.rightAnchor.constraint(equalTo: root.safeAreaLayoutGuide.rightAnchor),
      child.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      child.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 44, height: 46))
  }
}
#endif
