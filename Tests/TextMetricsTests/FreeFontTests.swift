import Testing

@testable import TextMetrics

@Suite struct `A free font whose file is not at hand` {
  // Labels that public documents saved, to half a point.
  @Test(arguments: [
    ("Roboto-Medium", 16.0, "Leave channel?", 110.5),
    ("Roboto-Regular", 14, "234.333.456", 78.5),
    ("Montserrat-Black", 20, "Label", 59),
    ("SourceSansPro-SemiBold", 16, "Agent", 40),
    ("ABeeZee-Regular", 16, "€0,90", 44),
  ])
  func `is as wide as a saved line, to the pixel`(
    _ name: String,
    _ size: Double,
    _ text: String,
    _ width: Double
  ) {
    let measured = SystemFontMetrics().naturalWidth(
      of: StyledText(text, font: .named(name, size: size))
    )
    #expect(PixelRounding.up(measured, scale: 2) == width)
  }

  @Test(arguments: [
    ("Roboto-Medium", 16.0, 19.0), ("Quicksand-Bold", 15, 19), ("Montserrat-Black", 20, 24.5),
    ("NotoSerifKR-Light", 17, 24.5), ("SourceSansPro-Regular", 16, 20.5), ("IBMPlexSans", 17, 22.5),
    ("ABeeZee-Regular", 16, 19),
  ])
  func `is as high as a saved line`(_ name: String, _ size: Double, _ height: Double) {
    let metrics = SystemFontMetrics().metrics(of: .named(name, size: size))
    #expect(PixelRounding.up(metrics.lineHeight, scale: 2) == height)
  }

  @Test func `draws letters together as its pairs say`() {
    let metrics = SystemFontMetrics()
    func width(_ text: String) -> Double {
      metrics.naturalWidth(of: StyledText(text, font: .named("Roboto-Regular", size: 100)))
    }
    #expect(width("To") < width("T") + width("o") - 3)
  }

  @Test func `lies between its neighbours in a weight without figures`() {
    let metrics = SystemFontMetrics()
    let widths = ["Poppins-Regular", "Poppins-Medium", "Poppins-Bold"].map {
      metrics.naturalWidth(of: StyledText("Label", font: .named($0, size: 100)))
    }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
  }

  // Noto Sans KR: 920 of 1000.
  @Test func `has its own advance for Hangul`() {
    let width = SystemFontMetrics().naturalWidth(
      of: StyledText("가나", font: .named("NotoSansKR-Regular", size: 50))
    )
    #expect(abs(width - 92) < 1e-9)
  }

  // Work Sans: 930 and 243, PT Sans: 1018 and 276, DM Sans: 992 and 310 of 1000.
  @Test(arguments: [
    ("WorkSans-SemiBold", 1173.0), ("PTSans-Bold", 1294), ("DMSans-Medium", 1302),
    ("Rubik-Regular", 1185), ("Mulish", 1255), ("TitilliumWeb-Bold", 1521),
  ])
  func `is as high as its file says`(_ name: String, _ height: Double) {
    let metrics = SystemFontMetrics().metrics(of: .named(name, size: 1000))
    #expect(abs(metrics.lineHeight - height) < 0.01)
  }

  @Test func `lies between its neighbours by the weights of its files`() throws {
    let figures = try #require(
      FamilyFigures.parse(
        """
        family Made 1000 250 0 700 500
        face 400 \
        100 0 0 0
        face 700 \
        400 0 0 0
        """
      )
    )
    #expect(abs(figures.advances(.medium)[0] - 0.2) < 1e-9)
    #expect(abs(figures.advances(.semibold)[0] - 0.3) < 1e-9)
  }

  @Test func `is found by the name of its family, too`() {
    let metrics = SystemFontMetrics()
    let heights = ["Open Sans", "OpenSans-Regular"].map {
      metrics.metrics(of: .named($0, size: 10)).lineHeight
    }
    #expect(heights[0] == heights[1] && heights[0] > 13)
  }

  @Test func `counts as known by figures`() {
    #expect(SystemFontMetrics.exactness(of: .named("Lato-Bold", size: 12)) == .figures)
    #expect(SystemFontMetrics.exactness(of: .named("LatoOfMine-Bold", size: 12)) == .substitute)
  }
}
