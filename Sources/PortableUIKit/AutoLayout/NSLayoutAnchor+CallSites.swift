// Beside each function that makes a constraint stands one that notes the line of the call, which Swift
// prefers. Apple's forms stay for function references and protocols, which have no defaults.

extension NSLayoutAnchor {
  /// A constraint that makes this anchor equal to `anchor`, and notes the call.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, 0, at: CallSite(file, line))
  }

  /// A constraint that makes this anchor at least `anchor`, and notes the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, 0, at: CallSite(file, line))
  }

  /// A constraint that makes this anchor at most `anchor`, and notes the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, 0, at: CallSite(file, line))
  }

  /// A constraint that makes this anchor equal to `anchor` plus `c` points, and notes the call.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, c, at: CallSite(file, line))
  }

  /// A constraint that makes this anchor at least `anchor` plus `c` points, and notes the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, c, at: CallSite(file, line))
  }

  /// A constraint that makes this anchor at most `anchor` plus `c` points, and notes the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, c, at: CallSite(file, line))
  }
}

extension NSLayoutXAxisAnchor {
  /// A constraint that places this anchor the standard space, times `multiplier`, after `anchor`, and notes the call.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, to: anchor, multiplier, at: CallSite(file, line))
  }

  /// A constraint that places this anchor at least the standard space, times `multiplier`, after
  /// `anchor`, and notes the call.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(
      .greaterThanOrEqual,
      to: anchor,
      multiplier,
      at: CallSite(file, line)
    )
  }

  /// A constraint that places this anchor at most the standard space, times `multiplier`, after
  /// `anchor`, and notes the call.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, to: anchor, multiplier, at: CallSite(file, line))
  }
}

extension NSLayoutYAxisAnchor {
  /// A constraint that places this anchor the standard space, times `multiplier`, below `anchor`, and notes the call.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.equal, to: anchor, multiplier, at: CallSite(file, line))
  }

  /// A constraint that places this anchor at least the standard space, times `multiplier`, below
  /// `anchor`, and notes the call.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(
      .greaterThanOrEqual,
      to: anchor,
      multiplier,
      at: CallSite(file, line)
    )
  }

  /// A constraint that places this anchor at most the standard space, times `multiplier`, below
  /// `anchor`, and notes the call.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, to: anchor, multiplier, at: CallSite(file, line))
  }
}

extension NSLayoutDimension {
  /// A constraint that makes this size `c` points, and notes the call.
  public func constraint(
    equalToConstant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, toConstant: c, at: CallSite(file, line))
  }

  /// A constraint that makes this size at least `c` points, and notes the call.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, toConstant: c, at: CallSite(file, line))
  }

  /// A constraint that makes this size at most `c` points, and notes the call.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, toConstant: c, at: CallSite(file, line))
  }

  /// A constraint that makes this size `multiplier` times `anchor`, and notes the call.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, 0, multiplier: m, at: CallSite(file, line))
  }

  /// A constraint that makes this size at least `multiplier` times `anchor`, and notes the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, 0, multiplier: m, at: CallSite(file, line))
  }

  /// A constraint that makes this size at most `multiplier` times `anchor`, and notes the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, 0, multiplier: m, at: CallSite(file, line))
  }

  /// A constraint that makes this size `multiplier` times `anchor` plus `c` points, and notes the call.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, c, multiplier: m, at: CallSite(file, line))
  }

  /// A constraint that makes this size at least `multiplier` times `anchor` plus `c` points, and notes the call.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, c, multiplier: m, at: CallSite(file, line))
  }

  /// A constraint that makes this size at most `multiplier` times `anchor` plus `c` points, and notes the call.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, c, multiplier: m, at: CallSite(file, line))
  }
}
