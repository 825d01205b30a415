import PortableUIKit

extension Evaluator {
  /// Tells a cell that it is not selected, as a table does before it shows it, where the cell builds itself when it hears that.
  ///
  /// A class that made constraints by then is left as it is.
  ///
  /// Source: Apple, `UITableViewCell.setSelected(_:animated:)`; observation: `UITableView` calls it with false for every row that
  /// it shows.
  func showAsRow(_ instance: Instance) throws {
    guard instance.host is UITableViewCell, evaluatedBlocks.isEmpty,
      !keptObjects.contains(where: host.isConstraint),
      let hook = override("setSelected(_:animated:)", of: instance.declaration),
      !calledFunctions.contains(ObjectIdentifier(hook)), mayLayOut(hook.syntax)
    else { return }
    do {
      _ = try call(hook, on: .object(instance), [.bool(false), .bool(false)])
    } catch let error as Interruption where error.isRecoverable {
      note(error)
    }
  }
}
