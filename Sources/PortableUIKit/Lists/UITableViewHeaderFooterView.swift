public import Foundation

/// The header or footer of a section of a table.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view is kept for other sections.
  open package(set) var reuseIdentifier: String?

  /// The view for content; it fills this one.
  public let contentView = UIView()

  /// Creates a view of a class that is known only at run time; see `ReusableView.swift`.
  @_silgen_name("plumb_UITableViewHeaderFooterView_init_reusing")
  convenience init(reusing identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// Creates a header or footer with a frame in points, which is not kept for other sections.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header or footer from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// The label of the title.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  /// Makes the view ready for another section.
  open func prepareForReuse() {}
}
