import PlumbLog

extension ExplanationWording {
  /// Conflicts in views that a framework of Apple's makes for itself, such as those of a player.
  ///
  /// What such a view holds may be of UIKit's public classes; a view of the app's own class is none of the framework's.
  ///
  /// Source: public threads about such logs, which come while a player or a scanner has no size yet.
  func inFramework(_ own: [LoggedConstraint]) -> (String, String)? {
    let items = own.flatMap(\.statement.anchors).map(\.item)
    guard let framework = items.lazy.compactMap(\.framework).first,
      items.allSatisfy(\.isOfFramework)
    else { return nil }
    let isFirstLayout = own.contains { $0.isOfHost && abs($0.statement.constant) < 1 }
    let cause =
      "usual cause: all of these hold views that \(framework) makes for itself"
      + (isFirstLayout ? ", in a first layout pass with size 0" : "")
    // An app may lay views over a player; those would be tied to one another like these.
    let amongPublic = own.filter { constraint in
      constraint.kind == .user
        && constraint.statement.anchors.allSatisfy { $0.item.isOfPublicClass }
    }
    guard framework == "AVKit", let last = amongPublic.last else {
      return (cause, "nothing in the app's constraints to fix")
    }
    return (
      cause,
      "nothing in the app's constraints to fix; only where the app lays views of its own over the player, give "
        + "\(number(of: last)) a priority of 999"
    )
  }
}

extension LoggedConstraint.Item {
  fileprivate var framework: String? { className.flatMap(UIKitClassName.framework) }

  fileprivate var isOfPublicClass: Bool {
    className.map { UIKitClassName.isPlain($0) || UIKitClassName.isButton($0) } ?? false
  }

  /// Whether it can be a part of what a framework makes for itself.
  fileprivate var isOfFramework: Bool {
    guard let className else { return false }
    return isOfPublicClass || UIKitClassName.isPrivate(className)
      || UIKitClassName.isGuide(className)
  }
}

extension LoggedConstraint {
  /// Whether a host gives the length.
  fileprivate var isOfHost: Bool { kind == .encapsulated || kind == .temporary }
}
