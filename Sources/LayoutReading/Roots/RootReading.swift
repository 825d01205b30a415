import HostCalls
import LayoutEngine
import PlumbInterfaceBuilder
import PortableUIKit

/// One class, from its initialiser to its layout.
@MainActor
final class RootReading {
  private let root: TypeDeclaration
  private var standIns: [Int] = []
  private var empty: [Int] = []
  private var hasMoreConstraints = false
  private var hasAssumedHeight = false
  private var hasHeightOfRow = false
  private var hasHeightOfEmptyRow = false
  private var hasWidthOfItems = false
  private var assumedRoom: LayoutSize?
  private var laidOutInRoom: LayoutSnapshot?
  private var views = ViewNotes()
  private var sourceFindings: [SourceFinding] = []
  private var notesOfFixedPictures: Set<ReadingNote> = []
  /// The constraints of the snapshot that was captured last.
  private var capturedConstraints: [AnyObject?] = []
  /// The objects behind the items of that.
  private var capturedObjects: [AnyObject] = []
  /// The places of the constraints among the snapshot's captured last that hang on something unknown, with those that masks
  /// make of views that code had which is not known: it may have turned the masks off.
  private var capturedOpen: Set<Int> = []
  private var openIndices: Set<Int> = []
  /// The places of the constraints among the snapshot's that properties hold.
  private var stored: [Int] = []
  /// The places of those that a method deactivates too late.
  private var late: [Int] = []
  /// What else the class can be read with, as soon as it was read.
  private(set) var variants: [ReadingVariant] = []
  private let evaluator: Evaluator
  private let screen: SimulatedScreen
  /// The screen of the device once it is turned; nil where it is not.
  private let turnedScreen: SimulatedScreen?

  /// The part of a document that the class is read with; nil for none.
  private let scene: DocumentScene?
  /// Whether the document made the instance, or set its outlets.
  private var isJoined = false

  init(
    _ root: TypeDeclaration,
    _ evaluator: Evaluator,
    _ screen: SimulatedScreen,
    _ scene: DocumentScene? = nil,
    turned: SimulatedScreen? = nil
  ) {
    self.root = root
    self.scene = scene
    self.evaluator = evaluator
    self.screen = screen
    turnedScreen = turned
  }

  /// Lays the class out, unless that stopped a process before.
  func watchedLayout(includesLook: Bool) -> SourceLayout {
    guard let journal = ReadingJournal.current else { return layout(includesLook: includesLook) }
    let stops = journal.stop(at: key)
    if let stop = stops.first(where: { !$0.isInEvents }) { return stopped(stop) }
    journal.begin(key)
    defer { journal.end() }
    return layout(includesLook: includesLook, runsEvents: stops.isEmpty)
  }

  private var key: String {
    "\(root.file.path):\(root.place.line) \(root.qualifiedName)"
      + (scene.map { " \($0.path)#\($0.id)" } ?? "")
      + (evaluator.variant.map { " " + $0.words } ?? "")
      + (evaluator.usesOtherSamples ? " with other samples" : "")
  }

  /// What is known of a class that stopped a process.
  private func stopped(_ stop: ReadingJournal.Stop) -> SourceLayout {
    let message = stop.message ?? "reading it ended without a word"
    let place = stop.file.flatMap { file in
      stop.line.map { SourceLocation(SourcePlace(file: file, line: $0)) }
    }
    let reason = SourceLayout.Reason(place: place, message: message.onOneLine)
    return SourceLayout(
      className: root.qualifiedName,
      location: SourceLocation(root.place),
      snapshot: nil,
      coverage: .none,
      reasons: [reason],
      contents: [],
      conditions: [],
      failure: stop.isCertain && stop.message != nil ? reason : nil,
      open: [],
      standIns: [],
      empty: [],
      hasMoreConstraints: false,
      sourceFindings: [],
      blocks: []
    )
  }

  /// Makes an instance, as its framework would, and lays it out.
  private func layout(includesLook: Bool, runsEvents: Bool = true) -> SourceLayout {
    var snapshot: LayoutSnapshot?
    do {
      if let instance = try instance() {
        snapshot = try laidOut(instance, includesLook, runsEvents)
      } else {
        evaluator.note(.unsupported, "no instance of `\(root.name)` could be made", root.place)
      }
    } catch {
      evaluator.note(error)
    }
    if let problem = snapshot?.problem {
      evaluator.note(problem.kind, problem.message, problem.place)
      snapshot = nil
    }
    for item in snapshot?.items ?? [] {
      guard let font = item.missingFont else { continue }
      let place = item.origin.map { SourcePlace(file: $0.file, line: $0.line) }
      evaluator.note(.content, "there is no file of the font '\(font)'", place)
    }
    let contents = evaluator.notes.filter {
      $0.kind == .content && !notesOfFixedPictures.contains($0)
    }
    let notes = evaluator.notes.filter { $0.kind != .content }
    // What something unknown led to need not happen.
    let failure =
      notes.first.flatMap { $0.kind == .exception ? $0 : nil } ?? Self.certainStop(notes)
    let open = (snapshot?.constraints ?? []).indices.filter { index in
      if openIndices.contains(index) { return true }
      guard let place = snapshot?.constraints[index].origin else { return false }
      return evaluator.openPlaces.contains(SourcePlace(file: place.file, line: place.line))
    }
    var layout = SourceLayout(
      className: root.qualifiedName,
      location: SourceLocation(root.place),
      snapshot: snapshot,
      coverage: snapshot == nil ? .none : notes.isEmpty ? .whole : .part,
      reasons: notes.map { .init($0) },
      contents: contents.map { .init($0) },
      conditions: notes.filter { $0.kind == .condition }.map(\.message),
      failure: failure.map { .init($0) },
      open: open,
      standIns: standIns,
      empty: empty,
      hasMoreConstraints: hasMoreConstraints,
      sourceFindings: sourceFindings,
      blocks: evaluator.evaluatedBlocks.map { SourceLocation($0) }
    )
    if isJoined, let scene { layout.document = SourceLayout.Document(scene) }
    let guesses = notes.count(where: \.isOfGuess)
    layout.lacksOnlyCaller = guesses == 1 && notes.count == 1
    layout.hasWholeStructure =
      guesses < 2
      && notes.allSatisfy { $0.isOfStandIn || $0.isOfGuess || evaluator.isOfNumber($0) }
    layout.hasStructureOfItsOwn = notes.allSatisfy {
      $0.isOfStandIn || $0.isOfGuess || $0.isOfSuperclass || evaluator.isOfNumber($0)
    }
    layout.isStopped = notes.contains { [.trap, .exception, .budget].contains($0.kind) }
    layout.untaken = evaluator.untaken
    layout.stored = stored
    layout.hasAssumedHeight = hasAssumedHeight
    layout.hasHeightOfRow = hasHeightOfRow
    layout.hasHeightOfEmptyRow = hasHeightOfEmptyRow
    layout.hasWidthOfItems = hasWidthOfItems
    layout.assumedRoom = assumedRoom
    layout.laidOutInRoom = laidOutInRoom
    layout.views = views
    layout.usesFontMetrics = evaluator.usesFontMetrics
    layout.repeatedLines = Set(evaluator.repeatedPlaces.map { SourceLocation($0) })
    layout.hasSubclass = evaluator.hasSubclass(root)
    if case .called? = evaluator.variant?.choice { layout.isOtherState = true }
    if case .moment? = evaluator.variant?.choice {
      layout.isOtherState = true
      layout.late = late
    }
    if let isMoment = evaluator.turning {
      layout.isTurned = !isMoment
      layout.isOtherState = isMoment
      if isMoment { layout.late = late }
    }
    if case .answered(let filling)? = evaluator.variant?.choice {
      layout.isOtherState = true
      layout.isAnswered = true
      if filling.isMoment { layout.late = late }
    }
    if case .texts? = evaluator.variant?.choice { layout.hasOtherTexts = true }
    if case .filled(let name)? = evaluator.variant?.choice { layout.filledTwice = name }
    if case .smallPhone? = evaluator.variant?.choice { layout.isOnSmallPhone = true }
    if case .wideScreen? = evaluator.variant?.choice { layout.isOnWideScreen = true }
    layout.followsScrolling = evaluator.followsScrolling(root)
    layout.sourceFindings += evaluator.toldIssues + evaluator.unusedConstraintFindings
    layout.circumstance = evaluator.variant?.words
    if case .otherBranch? = evaluator.variant?.choice { layout.isOtherBranch = true }
    return layout
  }

  /// A visual format that cannot be read, where all that is not known before are views: another one by the same name changes
  /// nothing about it.
  private static func certainStop(_ notes: [ReadingNote]) -> ReadingNote? {
    let others = notes.drop(while: \.isOfStandIn)
    return others.first.flatMap {
      $0.kind == .exception && $0.message.hasPrefix("Unable to parse constraint format") ? $0 : nil
    }
  }

  private func instance() throws -> Instance? {
    if case .preview(let preview)? = evaluator.variant?.choice {
      return try evaluator.previewed(preview)
    }
    if let scene, let made = try decodedInstance(in: scene) { return made }
    guard case .object(let instance)? = try evaluator.makeSample(of: root) else { return nil }
    return instance
  }

  /// The instance that a document has; nil where it cannot be made of that, which is noted.
  private func decodedInstance(in scene: DocumentScene) throws -> Instance? {
    do {
      return try evaluator.instance(of: root, in: scene)
    } catch let error as Interruption {
      throw error
    } catch {
      evaluator.note(.unknown, "\(error)", SourcePlace(file: scene.path, line: scene.line))
      return nil
    }
  }

  private func laidOut(
    _ instance: Instance,
    _ includesLook: Bool,
    _ runsEvents: Bool
  ) throws -> LayoutSnapshot? {
    evaluator.noteAssumedSuperclasses(of: instance.declaration)
    try evaluator.awaken(instance)
    try evaluator.handValues(to: instance)
    isJoined =
      evaluator.decodedInstances.contains(ObjectIdentifier(instance))
      || !evaluator.documentElements.isEmpty && scene?.role == .owner
    switch instance.host {
    case let view as UIView:
      try evaluator.runUncalledMethods(of: instance)
      evaluator.passThroughWindow(view, instance, screen.size)
      try evaluator.showAsRow(instance)
      try evaluator.configure(instance)
      try evaluator.fill(instance)
      if hasDocumentSize(view) {
        view.logsLayoutConflicts = false
        view.layoutIfNeeded()
        if try evaluator.runMainQueue() { view.layoutIfNeeded() }
      } else if let cell = view as? UICollectionViewCell, placeAsItem(cell) {
        // It never has another size, with which code would make other constraints.
        if try evaluator.runMainQueue() { cell.layoutIfNeeded() }
      } else {
        screen.place(view)
        if try evaluator.runMainQueue() { screen.place(view) }
        hasAssumedHeight = view.isCellWithoutHeight
        if let cell = view as? UITableViewCell {
          setHeightOfRow(cell)
        } else if !(view is UITableViewHeaderFooterView) {
          assumedRoom = LayoutSize(width: screen.size.width, height: screen.size.height)
          if let cell = view as? UICollectionViewCell {
            setHeightOfItem(cell)
            setWidthOfItem(cell)
          }
        }
      }
      if let pending = evaluator.pending { evaluator.note(pending) }
      return try turned(instance) {
        $0.turn(view)
      } captured: {
        try captured(view, instance, includesLook, runsEvents)
      }
    case let controller as UIViewController:
      controller.loadViewIfNeeded()
      evaluator.setRows(of: controller, instance)
      try evaluator.runUncalledMethods(of: instance)
      try evaluator.configure(instance)
      try evaluator.fill(instance)
      let window = screen.show(controller.documentContainer)
      evaluator.setRowsOfChildren(of: controller)
      window.layoutIfNeeded()
      if try evaluator.runMainQueue() { window.layoutIfNeeded() }
      if let pending = evaluator.pending { evaluator.note(pending) }
      defer { window.rootViewController = nil }
      return try turned(instance) {
        $0.turn(window)
      } captured: {
        try captured(controller.view ?? window, instance, includesLook, runsEvents)
      }
    default:
      evaluator.note(.unsupported, "no instance of `\(root.name)` could be made", root.place)
      return nil
    }
  }

  /// Captures a layout, once the device is turned where that is asked for.
  private func turned(
    _ instance: Instance,
    _ turn: (SimulatedScreen) -> Void,
    captured: () throws -> LayoutSnapshot?
  ) throws -> LayoutSnapshot? {
    guard let isMoment = evaluator.turning, let turnedScreen else {
      if case .wideScreen? = evaluator.variant?.choice, !evaluator.traitHandlers.isEmpty {
        // What has been placed once they were called is all that such a screen gets.
        try evaluator.callTraitHandlers(of: instance)
        (instance.host as? UIViewController)?.viewIfLoaded?.layoutIfNeeded()
        (instance.host as? UIView)?.layoutIfNeeded()
      }
      return try captured()
    }
    return try turnedScreen.whileCurrent {
      if isMoment { evaluator.switchOrder = SwitchOrder(instance) }
      try evaluator.telling(instance, of: turnedScreen) { turn(turnedScreen) }
      if try evaluator.runMainQueue() { (instance.host as? UIView)?.layoutIfNeeded() }
      if isMoment {
        evaluator.returnToMoment()
        (instance.host as? UIViewController)?.viewIfLoaded?.layoutIfNeeded()
        (instance.host as? UIView)?.layoutIfNeeded()
      }
      return try captured()
    }
  }

  /// Gives a cell the height that its tables give it, where the source tells that.
  private func setHeightOfRow(_ cell: UITableViewCell) {
    switch evaluator.rowHeight(of: root) {
    // Whether constraints to the cell itself count for its row is not known.
    case .ofContent where cell.hasEmptyContentView: break
    case .ofContent:
      hasHeightOfEmptyRow = hasAssumedHeight
      hasAssumedHeight = false
    case .fixed(let height):
      hasAssumedHeight = false
      hasHeightOfRow = true
      cell.frame.size.height = height
      cell.layoutIfNeeded()
    case nil: break
    }
  }

  /// Lays a cell out in the size that its collection views give it, where the source tells it.
  ///
  /// - Returns: False where it does not.
  private func placeAsItem(_ cell: UICollectionViewCell) -> Bool {
    guard let size = evaluator.itemSize(of: root), let width = size.width else { return false }
    cell.logsLayoutConflicts = false
    cell.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    cell.layoutIfNeeded()
    hasHeightOfRow = true
    return true
  }

  /// Gives a cell the height that its collection views give it, where the source tells that alone.
  private func setHeightOfItem(_ cell: UICollectionViewCell) {
    guard let size = evaluator.itemSize(of: root) else { return }
    hasAssumedHeight = false
    hasHeightOfRow = true
    cell.frame.size.height = size.height
    cell.layoutIfNeeded()
  }

  /// Gives a cell that asks for a width of its own the one that its collection views give it, where the source tells that by the
  /// width of the screen.
  ///
  /// A length that constraints require is the width of the items on one phone at the most. It is told where it is that on none.
  private func setWidthOfItem(_ cell: UICollectionViewCell) {
    guard let widths = evaluator.itemWidths(of: root),
      let place = UsualPhones.widths.firstIndex(of: screen.size.width)
    else { return }
    let fitsOne = widths.contains { width in
      let fitting = cell.systemLayoutSizeFitting(
        CGSize(width: width, height: cell.frame.height),
        withHorizontalFittingPriority: UILayoutPriority(rawValue: 999),
        verticalFittingPriority: .fittingSizeLevel
      )
      return abs(fitting.width - width) <= 1
    }
    guard !fitsOne else { return }
    hasWidthOfItems = true
    cell.frame.size.width = widths[place]
    cell.layoutIfNeeded()
  }

  /// Whether a view has the size that a document drew it with: a cell gets its own from its list.
  private func hasDocumentSize(_ view: UIView) -> Bool {
    guard let scene, isJoined, [.view, .inner].contains(scene.role) else { return false }
    return !view.frame.isEmpty && !(view is UITableViewCell) && !(view is UICollectionReusableView)
      && !(view is UITableViewHeaderFooterView)
  }

  // MARK: - The snapshot

  /// Captures the layout, and then runs what only events run: what is noted of that is no matter of the layout.
  private func captured(
    _ view: UIView,
    _ instance: Instance,
    _ includesLook: Bool,
    _ runsEvents: Bool
  ) throws -> LayoutSnapshot {
    let snapshot = capture(view, instance, includesLook)
    openIndices = capturedOpen
    notesOfFixedPictures = evaluator.notesOfFixedPictures
    try evaluator.playTraits(of: instance, view, snapshot) { self.captureAgain(view, instance) }
    evaluator.noteHooksNotRun(of: instance)
    hasMoreConstraints = evaluator.hasMoreConstraints(instance)
    if evaluator.variant == nil { variants = evaluator.variants(of: root) }
    sourceFindings =
      evaluator.findings(in: instance, snapshot)
      + evaluator.lostByMoving(in: instance, capturedConstraints)
    stored = storedConstraints(of: instance, snapshot)
    late = places(of: evaluator.lateConstraints)
    sourceFindings += evaluator.outsetsByUnknownNumbers(snapshot, capturedConstraints)
    sourceFindings += evaluator.labelFindings(in: instance, snapshot, capturedObjects, stored)
    noteMentions(of: instance, snapshot)
    sourceFindings += evaluator.viewsWithoutSize(
      in: instance,
      snapshot,
      capturedObjects,
      except: views.reached + views.framed
    )
    evaluator.noteUnknownPlacements(
      snapshot,
      capturedObjects,
      except: views.framed + views.sideViews
    )
    if evaluator.variant == nil {
      sourceFindings += try evaluator.stopsOnRemoval(of: instance, view)
    }
    try evaluator.unnoted {
      sourceFindings += try evaluator.pileUps(of: instance, view, snapshot) {
        self.captureAgain(view, instance)
      }
      laidOutInRoom = inRoom(view, instance)
      if let title = evaluator.framedTitleView(of: instance) {
        let layout = captureAgain(title, instance)
        sourceFindings += evaluator.cutTexts(in: layout, of: instance)
      }
    }
    guard runsEvents, evaluator.variant == nil, !evaluator.usesOtherSamples else {
      return snapshot
    }
    ReadingJournal.current?.beginEvents()
    evaluator.isInEvents = true
    let open = evaluator.openPlaces
    try evaluator.unnoted {
      try evaluator.callEventMethods(of: instance)
      try evaluator.runMainQueue()
      view.layoutIfNeeded()
    }
    evaluator.openPlaces = open
    return snapshot
  }

  /// The layout of a view whose code asks for its size while it is laid out, in all the room that it may get; nil for others.
  private func inRoom(_ view: UIView, _ instance: Instance) -> LayoutSnapshot? {
    guard let assumedRoom, evaluator.override("layoutSubviews()", of: instance.declaration) != nil
    else { return nil }
    let frame = view.frame
    view.frame.size = CGSize(width: assumedRoom.width, height: assumedRoom.height)
    view.layoutIfNeeded()
    defer {
      view.frame = frame
      view.layoutIfNeeded()
    }
    return captureAgain(view, instance)
  }

  /// Captures a layout that is not the one that is told: what is known of the views of that one stays.
  private func captureAgain(_ view: UIView, _ instance: Instance) -> LayoutSnapshot {
    let known = (standIns, empty, views)
    defer { (standIns, empty, views) = known }
    return capture(view, instance, false)
  }

  /// Adds what only the document says of a view: what code puts into it may not be known.
  private func describe(
    _ item: inout LayoutSnapshot.Item,
    _ object: AnyObject,
    _ path: String,
    _ id: String
  ) {
    guard let element = try? evaluator.module.documents.document(path).element(id: id),
      !(object is any HostedObject), (object as? UIView)?.subviews.isEmpty != false
    else { return }
    if item.label == nil { item.label = element.userLabel }
    item.hasUnknownContent = element.hasUnknownContent(isOutlet: false)
  }

  /// Notes which views code may constrain that is not the class's, which are turned or moved, and which get their frames
  /// by code.
  private func noteMentions(of instance: Instance, _ snapshot: LayoutSnapshot) {
    let own = root.file.mentions
    let others = evaluator.module.constrainedMembers
    let hidden = Set(
      evaluator.layers(of: .declared(instance.declaration)).flatMap { layer -> [String] in
        guard case .declared(let declaration) = layer else { return [] }
        return declaration.stored.filter(\.isPrivate).map(\.name)
      }
    )
    for (index, item) in snapshot.items.enumerated() {
      guard let name = item.label, instance.fields[name] != nil else { continue }
      if own.transformed.contains(name) { views.transformed.append(index) }
      if own.framed.contains(name) { views.framed.append(index) }
      if others.contains(name), !hidden.contains(name) { views.reached.append(index) }
    }
    let refilled = evaluator.textsOfLater(instance)
    views.refilled = snapshot.items.indices.filter { index in
      snapshot.items[index].label.map(refilled.contains) == true
    }
    let held = instance.fields.filter { !hidden.contains($0.key) }.values
    views.reached += alternatives(of: held)
  }

  /// The views that two or more constraints concern along one axis which are held for others and not active: those who use
  /// the view activate one of them.
  ///
  /// One alone may have been forgotten.
  private func alternatives(of held: some Sequence<Value>) -> [Int] {
    var counts: [Int: [LayoutAxis: Int]] = [:]
    for case .host(let object) in held {
      guard let constraint = object as? NSLayoutConstraint, !constraint.isActive,
        let index = capturedObjects.firstIndex(where: { $0 === constraint.firstItem })
      else { continue }
      counts[index, default: [:]][constraint.axis, default: 0] += 1
    }
    return counts.filter { $0.value.values.contains { $0 > 1 } }.map(\.key).sorted()
  }

  private func storedConstraints(of instance: Instance, _ snapshot: LayoutSnapshot) -> [Int] {
    var held: Set<ObjectIdentifier> = []
    func hold(_ value: Value) {
      switch value {
      case .host(let object) where evaluator.host.isConstraint(object):
        held.insert(ObjectIdentifier(object as AnyObject))
      case .array(let elements): elements.forEach(hold)
      default: break
      }
    }
    instance.fields.values.forEach(hold)
    return capturedConstraints.indices.filter { place in
      capturedConstraints[place].map { held.contains(ObjectIdentifier($0)) } ?? false
    }
  }

  private func places(of constraints: [NSLayoutConstraint]) -> [Int] {
    capturedConstraints.indices.filter { place in
      constraints.contains { $0 === capturedConstraints[place] }
    }
  }

  /// Names views and guides that no property holds by the variables that they were made for, where no other one has the name.
  private func nameByVariables(_ snapshot: inout LayoutSnapshot, _ objects: [AnyObject]) {
    let names = objects.indices.map { index in
      snapshot.items[index].label ?? evaluator.localNames[ObjectIdentifier(objects[index])]
    }
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    for (index, name) in names.enumerated() where counts[name] == 1 {
      snapshot.items[index].label = name
    }
  }

  private func capture(
    _ view: UIView,
    _ instance: Instance,
    _ includesLook: Bool
  ) -> LayoutSnapshot {
    // What the code overrides is still asked while the layout is captured.
    var captured = view.captureLayout(name: root.qualifiedName, includesLook: includesLook)
    evaluator.noteRows(
      of: captured.objects.filter { $0 is UITableView || $0 is UICollectionView },
      in: root
    )
    let names = InstanceNames(captured.objects)
    views.controllerView = (instance.host as? UIViewController).flatMap { controller in
      captured.objects.firstIndex { $0 === controller.viewIfLoaded }
    }
    standIns = captured.objects.indices.filter {
      evaluator.standIns.contains(ObjectIdentifier(captured.objects[$0]))
    }
    views.inherited = captured.objects.indices.filter {
      evaluator.inheritedViews.contains(ObjectIdentifier(captured.objects[$0]))
    }
    views.remade = captured.objects.indices.filter {
      evaluator.remade.contains(ObjectIdentifier(captured.objects[$0]))
    }
    capturedConstraints = captured.constraints
    capturedObjects = captured.objects
    capturedOpen = Set(
      captured.snapshot.constraints.indices.filter { index in
        let constraint = captured.snapshot.constraints[index]
        guard constraint.source == .autoresizingMask,
          let owner = captured.objects[constraint.first] as? UIView
        else { return false }
        let isHandled =
          evaluator.masksAreOpen || evaluator.handled.contains(ObjectIdentifier(owner))
          || evaluator.hasUnknownFrame(owner) || evaluator.hasAssumedSuperclass(owner)
        return isHandled && owner !== view && !owner.isPlacedByUIKit
      }
    )
    evaluator.loosenUnknownSizes(&captured.snapshot, captured.objects, capturedOpen)
    capturedOpen.formUnion(
      evaluator.openConstraints(captured.snapshot, captured.objects, captured.constraints)
    )
    empty = captured.objects.indices.filter {
      (captured.objects[$0] as? UIImageView).map { $0.image == nil } ?? false
    }
    views.sizedContents = captured.snapshot.items.indices.filter { index in
      guard captured.snapshot.items[index].kind == .content,
        let scroll = captured.snapshot.items[index].parent
      else { return false }
      return evaluator.sizedScrollViews.contains(ObjectIdentifier(captured.objects[scroll]))
    }
    views.measured = captured.objects.indices.filter {
      evaluator.isMeasured(captured.objects[$0])
    }
    views.handed = captured.objects.indices.filter {
      evaluator.unknownPlacements[ObjectIdentifier(captured.objects[$0])] != nil
    }
    views.cut = captured.objects.indices.filter { evaluator.isCut(captured.objects[$0]) }
    views.noteLooks(of: captured.objects)
    for (index, object) in captured.objects.enumerated() {
      if let hosted = object as? any HostedObject, let instance = hosted.link.instance {
        captured.snapshot.items[index].className = evaluator.fullName(of: instance)
      } else if let name = evaluator.standNames[ObjectIdentifier(object)] {
        captured.snapshot.items[index].className = name
      }
      if captured.snapshot.items[index].label == nil {
        captured.snapshot.items[index].label = names[object]
      }
      captured.snapshot.items[index].text = (object as? UIView)?.textToRead
      if let (path, id) = evaluator.documentElements[ObjectIdentifier(object)] {
        describe(&captured.snapshot.items[index], object, path, id)
      }
      captured.snapshot.items[index].origin = evaluator.origins[ObjectIdentifier(object)].map {
        SourceLocation($0)
      }
    }
    nameByVariables(&captured.snapshot, captured.objects)
    let files = Set(evaluator.module.files.map(\.path))
    for (index, object) in captured.constraints.enumerated() {
      let made = object.flatMap { evaluator.origins[ObjectIdentifier($0)] }
      let known = captured.snapshot.constraints[index].origin
      captured.snapshot.constraints[index].origin =
        known.map { files.contains($0.file) } == true ? known : made.map { SourceLocation($0) }
    }
    // A view that a document drew gets another size from whoever shows it.
    if hasDocumentSize(view) {
      for index in captured.snapshot.constraints.indices
      where captured.snapshot.constraints[index].source == .encapsulatedSize {
        captured.snapshot.constraints[index].isPlaceholder = true
      }
    }
    addOrigins(to: &captured.snapshot)
    for (index, object) in captured.objects.enumerated()
    where captured.snapshot.items[index].origin == nil {
      captured.snapshot.items[index].origin = evaluator.births[ObjectIdentifier(object)].map {
        SourceLocation($0)
      }
    }
    func identities(_ objects: [AnyObject?]) -> [Int: String] {
      var result: [Int: String] = [:]
      for (place, object) in objects.enumerated() {
        result[place] = object.flatMap { evaluator.documentElements[ObjectIdentifier($0)]?.id }
      }
      return result
    }
    addIdentities(
      to: &captured.snapshot,
      identities(captured.objects),
      identities(captured.constraints)
    )
    return captured.snapshot
  }

  /// Views get the line that constrains them first, where they have none of their own.
  private func addOrigins(to snapshot: inout LayoutSnapshot) {
    for constraint in snapshot.constraints {
      guard let place = constraint.origin else { continue }
      for item in [constraint.first, constraint.second].compactMap(\.self)
      where snapshot.items[item].origin == nil {
        guard item == constraint.first || snapshot.items[constraint.first].parent != item else {
          continue
        }
        snapshot.items[item].origin = place
      }
    }
    if let first = snapshot.items.first, first.origin == nil {
      snapshot.items[0].origin = SourceLocation(root.place)
    }
  }
}

extension UIView {
  /// Whether UIKit gives the view its frame, so that no helper turns its mask off: the view of a controller, the content view
  /// of a cell.
  var isPlacedByUIKit: Bool {
    switch superview {
    case nil, is UIWindow: true
    case let cell as UITableViewCell: self === cell.contentView
    case let cell as UICollectionViewCell: self === cell.contentView
    case let header as UITableViewHeaderFooterView: self === header.contentView
    default: next is UIViewController
    }
  }
}

extension UIView {
  /// Whether the view is a cell, header or footer whose constraints decide on no height: it has the one of a row that nobody
  /// sized.
  fileprivate var isCellWithoutHeight: Bool {
    guard
      self is UITableViewCell || self is UICollectionReusableView
        || self is UITableViewHeaderFooterView, frame.height <= Self.rowHeight
    else { return false }
    if hasEmptyContentView { return true }
    let target = CGSize(width: frame.width, height: 0)
    return systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: UILayoutPriority(rawValue: 999),
      verticalFittingPriority: .fittingSizeLevel
    ).height <= 0
  }

  /// Source: the page of `UITableView.rowHeight` in Apple's documentation, measured as 44 points.
  private static let rowHeight: CGFloat = 44
}

extension NSLayoutConstraint {
  /// Along what the constraint places or sizes its first item.
  fileprivate var axis: LayoutAxis {
    switch firstAttribute {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }
}

extension SourceLayout.Reason {
  fileprivate init(_ note: ReadingNote) {
    self.init(place: note.place.map { SourceLocation($0) }, message: note.message.onOneLine)
  }
}
