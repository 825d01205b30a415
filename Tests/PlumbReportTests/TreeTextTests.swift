import LayoutEngine
import PlumbReport
import Testing

@Suite struct `The tree of a layout as text` {
  /// A layer with one in it counts as two; colors are left to pictures.
  @Test func `says what layers and transforms change`() throws {
    var look = LayoutSnapshot.Look()
    look.background = .black
    var inner = LayoutSnapshot.Layer(frame: .zero, look: look)
    inner.look.layers = [inner]
    look.transform = .init(a: 0, b: 1, c: -1, d: 0, tx: 2.5)
    look.zPosition = 1
    look.gradient = .init(stops: [.init(.black, at: 0)])
    look.shape = .init(.init([.close]))
    look.layers = [inner]
    look.mask = inner
    look.layersLeftOut = 1
    #expect(
      pictureSnapshot(look).treeText == """
        UIView (0, 0, 100, 100)
          UIView transform [0, 1, -1, 0, 2.5, 0] z 1 gradient shape 2 layers masked 1 layer left out (10, 20, 30, 40)

        """
    )
  }
}
