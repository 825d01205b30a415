import PlumbLog

extension ConsoleMessage {
  /// What tables and collection views log where the data source and what they were told do not agree.
  ///
  /// Source: Apple's documentation of the members that are named, and what public threads about the message come to.
  func dataWords(about subject: String?) -> Words {
    switch self {
    case .foreignCell:
      return (
        "a data source hands over a cell, a header or a footer that the collection view did not make, or none",
        "the view is made by its initializer, or the method returns nil for a kind that the layout asks for",
        "register its class and return what dequeueReusableCell(…) or dequeueReusableSupplementaryView(…) gives; where a "
          + "section has no header, give it a size of 0 in the layout"
      )
    case .missingCell:
      return (
        "a table gets no cell from \(subject ?? "its data source")",
        "tableView(_:cellForRowAt:) returns nil, as from Objective-C or for an identifier that is not registered",
        "register the cell or name its identifier in the storyboard, and return what "
          + "dequeueReusableCell(withIdentifier:for:) gives for every row"
      )
    case .unregisteredCell:
      let name = subject.map { "\u{201C}\($0)\u{201D}" } ?? "an identifier"
      return (
        "a table or collection view is asked for a view by \(name), under which nothing is registered",
        "register(_:forCellReuseIdentifier:) or its like is not called for that view, is called after it is asked for, or the "
          + "identifier in the storyboard is spelt otherwise",
        "register the class or the nib before the view loads its data, or give the prototype in the storyboard that identifier"
      )
    case .missingSection:
      return (
        "something is asked of a section that is not there",
        "the layout or a call names a section from before the data changed, or the collection view has not loaded its data",
        "call reloadData() and layoutIfNeeded() before a section is asked for, and take the number of sections from the "
          + "collection view"
      )
    case .wrongUpdate:
      let name = subject ?? "table"
      return (
        "a \(name) is told of other changes than its data has",
        "the data changes outside of the update, on another thread, or twice before the \(name) is told",
        "change the data in the same block in which the \(name) is told (performBatchUpdates), on the main thread, or hand "
          + "over a snapshot to a diffable data source"
      )
    default:
      let name = subject ?? "table"
      return (
        "a \(name) is to scroll to an item that it does not have",
        "the data is not loaded yet, is empty, or an index is counted from 1",
        "compare the index with the number of items of the \(name) first, and scroll after reloadData() and layoutIfNeeded()"
      )
    }
  }
}
