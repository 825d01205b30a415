import Testing

@testable import LayoutEngine

@Suite("Pixel grid")
struct PixelGridTests {
  @Test(
    "An edge goes to the nearest pixel, and up from halfway between two, as rounding down says",
    arguments: [1.0, 2, 3, 1.5, 2.625]
  )
  func rounding(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for step in 0..<20_000 {
      let value = Double(step * 1_999 % 4_000_000) / 64 - 31_250
      for noise in [0, 3e-10, -3e-10, 4e-7, -4e-7] {
        let expected = ((value + noise) * scale + 0.5 + 1e-6).rounded(.down)
        #expect(grid.pixel(value + noise) == expected)
      }
    }
  }

  @Test("Edges millions of points away snap as those nearby do")
  func farAway() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.pixel(4e15) == 8e15)
    #expect(grid.pixel(-4e15) == -8e15)
    #expect(grid.pixel(3_000_000.25) == 6_000_001)
    #expect(grid.pixel(30_000_000.25) == 60_000_001)
    #expect(grid.pixel(.infinity) == .infinity)
    #expect(grid.pixel(.nan).isNaN)
  }
}
