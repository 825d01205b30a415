import UIKit

/// Loads its content into itself, with itself as File's Owner.
final class EmptyStateView: UIView {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private weak var titleLabel: UILabel!
  @IBOutlet private(set) var rows: [UILabel]!
  var onRetry: (() -> Void)?

  var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadContent()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    loadContent()
  }

  private func loadContent() {
    Bundle.module.loadNibNamed("EmptyStateView", owner: self, options: nil)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  @IBAction func retry(_ sender: Any) { onRetry?() }
  @IBAction func backgroundTapped(_ recognizer: UITapGestureRecognizer) { onRetry?() }
}
