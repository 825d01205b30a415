import UIKit
final class Owner: UIViewController {
  var log: [String] = []
  let sheet = Sheet()
}
extension Owner: SheetDelegate {
  func rows(in sheet: Sheet) -> [Row] { [Row()] }
  func sheet(_ sheet: Sheet, willShow row: Row, animated: Bool) { log.append("show \(animated)") }
  func sheetDidClose(_ sheet: Sheet) { log.append("closed") }
}
struct Keyboard {
  let actions: [Selector] = [
    #selector(Sheet.close(_:)), #selector(UIViewController.viewDidAppear(_:)),
    #selector(UIView.layoutIfNeeded),
  ]
}
