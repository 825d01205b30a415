import PlumbLog

extension ConsoleMessage {
  /// What is logged of numbers, bars, pictures and frames that cannot be laid out.
  ///
  /// Source: Apple's documentation of the members that are named, and what public threads about the message come to.
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
        "it is computed by a division by 0, such as the ratio of an image that has no size yet, or from a rectangle that is null",
        "make the constraint once the numbers that it is computed from are there; the first method of the app on the stack makes "
          + "it"
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
