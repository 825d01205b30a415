import Testing

@testable import PortableUIKit

@MainActor
@Suite struct `Configurations of symbols` {
  @Test func `have a color of their own`() {
    let configuration = UIImage.SymbolConfiguration(hierarchicalColor: .systemRed)
    #expect(UIImage(systemName: "star", withConfiguration: configuration)?.tint == .systemRed)
    #expect(UIImage(systemName: "star")?.tint == nil)
  }

  @Test func `take what another one says beside`() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
    let both = size.applying(UIImage.SymbolConfiguration(paletteColors: [.systemTeal, .label]))
    let image = try #require(UIImage(systemName: "star", withConfiguration: both))
    #expect(image.tint == .systemTeal)
    #expect(image.size == UIImage(systemName: "star", withConfiguration: size)?.size)
  }
}

@MainActor
@Suite struct `Effects of tilting` {
  @Test func `lie between both ends where nothing is tilted`() {
    let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    effect.minimumRelativeValue = -20
    effect.maximumRelativeValue = 20
    let view = UIView()
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    let flat = effect.keyPathsAndRelativeValues(forViewerOffset: .zero)
    #expect(flat?["center.x"] as? Double == 0)
    let tilted = effect.keyPathsAndRelativeValues(
      forViewerOffset: UIOffset(horizontal: 1, vertical: 0)
    )
    #expect(tilted?["center.x"] as? Double == 20)
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }

  @Test func `add up in a group`() {
    let group = UIMotionEffectGroup()
    group.motionEffects = ["center.x", "center.y"].map { path in
      let effect = UIInterpolatingMotionEffect(keyPath: path, type: .tiltAlongVerticalAxis)
      (effect.minimumRelativeValue, effect.maximumRelativeValue) = (0, 10)
      return effect
    }
    let values = group.keyPathsAndRelativeValues(forViewerOffset: .zero)
    #expect(values?["center.x"] as? Double == 5)
    #expect(values?["center.y"] as? Double == 5)
  }
}
