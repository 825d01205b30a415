import LayoutEngine

extension SolvedLayout {
  /// The layout without the sizes that Interface Builder's canvas adds, which an app does not have.
  var withoutCanvasSizes: SolvedLayout {
    var app = snapshot
    app.constraints.removeAll { $0.source == .interfaceBuilder }
    guard app.constraints.count < snapshot.constraints.count else { return self }
    // What the snapshot holds beside those constraints was solved once: leaving some out leaves it sound.
    return (try? SolvedLayout(app)) ?? self
  }
}
