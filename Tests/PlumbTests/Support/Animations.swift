#if canImport(UIKit)
import Foundation
import Testing
import UIKit

/// Expects that an animation was asked for last, of that many seconds; only our UIKit tells.
@MainActor
func expectAnimation(duration: TimeInterval, sourceLocation: SourceLocation = #_sourceLocation) {
  #if !canImport(Darwin)
  #expect(UIView.lastAnimationRequest?.duration == duration, sourceLocation: sourceLocation)
  #endif
}
#endif
