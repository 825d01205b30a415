public import Foundation

/// The images that code draws into, the innermost last.
@MainActor private var imageContexts: [(size: CGSize, scale: CGFloat)] = []

/// Begins an image of a size in points, with one pixel for each.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  imageContexts.append((size, 1))
}

/// Begins an image.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether nothing of it is transparent.
///   - scale: Pixels for each point; 0 for those of the screen.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize,
  _ opaque: Bool,
  _ scale: CGFloat
) {
  imageContexts.append((size, scale > 0 ? scale : UIScreen.main.scale))
}

/// Returns the image so far: of the size that was asked for, and empty, as nothing is drawn; nil where none was begun.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  imageContexts.last.map { UIImage(size: $0.size, scale: $0.scale) }
}

/// Ends the image that was begun last.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = imageContexts.popLast() }

/// Draws into something else from then on; nothing is drawn here.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {}

/// Draws into what was drawn into before.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {}
