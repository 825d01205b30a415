extension UIView {
  // MARK: - Creating Constraints Using Layout Anchors

  /// The leading side.
  public var leadingAnchor: NSLayoutXAxisAnchor { .of(self, .leading) }
  /// The trailing side.
  public var trailingAnchor: NSLayoutXAxisAnchor { .of(self, .trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { .of(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { .of(self, .right) }
  /// The top.
  public var topAnchor: NSLayoutYAxisAnchor { .of(self, .top) }
  /// The bottom.
  public var bottomAnchor: NSLayoutYAxisAnchor { .of(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .of(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .of(self, .height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { .of(self, .centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { .of(self, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .of(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .of(self, .lastBaseline) }
}
