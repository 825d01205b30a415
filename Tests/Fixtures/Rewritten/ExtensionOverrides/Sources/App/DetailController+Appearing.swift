import UIKit

extension DetailController {
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("appears \(animated)")
  }
}
