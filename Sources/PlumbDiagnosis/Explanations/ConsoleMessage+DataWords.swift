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

  /// What is logged of numbers, bars, pictures and frames that cannot be laid out.
  ///
  /// Source: as for ``dataWords(about:)``.
  func numberWords(about subject: String?) -> Words {
    switch self {
    case .addedTwice:
      return (
        "a constraint is added that is there already",
        "it is activated again while a layout pass is under way, or from two threads at once",
        "activate a constraint once and on the main thread, outside of layoutSubviews(); a breakpoint on "
          + "_NSLayoutConstraintRedundantAdd names the line"
      )
    case .infiniteNumber:
      return (
        "the multiplier or the constant of a constraint is not a number",
        "it is computed by a division by 0, such as the ratio of an image that has no size yet",
        "make the constraint once both sides of the ratio are above 0"
      )
    case .itemOfOtherBar:
      return (
        "a navigation bar is laid out with an item that belongs to another bar",
        "a navigation item is set for two bars, or a controller is pushed while another transition is under way",
        "give each bar an item of its own, and push or pop a controller once the transition before it has ended"
      )
    case .earlySnapshot:
      return (
        "a picture of a view is asked for that was never on the screen, and comes out empty",
        "snapshotView(afterScreenUpdates:) or drawHierarchy(in:afterScreenUpdates:) is called with false before the view's "
          + "first pass, as UIKit does itself for some keyboards and cameras",
        "pass true, or ask once the view has appeared; where none of the app's code is on the stack, there is nothing to fix"
      )
    case .inconsistentSplit:
      return (
        "the subviews of \(subject ?? "a split view") do not fill it after its delegate has sized them",
        "splitView(_:resizeSubviewsWithOldSize:) sets lengths that do not add up, as for a split view that is still 0 wide "
          + "or high",
        "let the lengths and the dividers add up to the split view's own, and do nothing while that is 0; or drop the method "
          + "and give the subviews constraints"
      )
    case .emptyDynamicItem:
      return (
        "a dynamic animator gets an item that is 0 points large",
        "the item is added before its first layout, or its layout gives it no size",
        "add the item to the behavior once its bounds are above 0, and remove it when it is hidden"
      )
    default:
      return (
        "a transform is undone that cannot be, as it makes something 0 points large",
        "a view is scaled to 0 (scaleX: 0, or a zoomScale of 0), and something converts a point or a frame through it",
        "scale to a small number such as 0.01, and hide the view at the end"
      )
    }
  }
}
