public import Foundation

/// What draws pixels, or says how: nothing is drawn here.
extension CGContext {
  /// Sets the color of areas.
  public func setFillColor(_ color: CGColor) {}
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) {}
  /// Sets the color of areas by parts from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the color of lines by parts from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Sets the gray of areas, from 0 to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Sets the gray of lines, from 0 to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Sets the color of areas by inks from 0 to 1.
  public func setFillColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {}
  /// Sets the color of lines by inks from 0 to 1.
  public func setStrokeColor(
    cyan: CGFloat,
    magenta: CGFloat,
    yellow: CGFloat,
    black: CGFloat,
    alpha: CGFloat
  ) {}
  /// Sets what parts of the color of areas mean.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Sets what parts of the color of lines mean.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) {}
  /// Sets how opaque things are, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Sets the shadow of what follows, in points.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Sets the shadow of what follows, in points.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Sets how far pointed corners may reach out, in widths of the line.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Sets how far curves may be from what is drawn, in pixels.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Sets the dashes of lines, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Sets how colors are mixed with those below.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets how colors that cannot be shown are replaced.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Sets where patterns begin.
  public func setPatternPhase(_ phase: CGSize) {}
  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Sets whether letters are smoothed.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Sets whether letters may be smoothed.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Sets whether letters may stand between pixels.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}
  /// Sets whether letters stand between pixels.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// How images are sized.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.quality }
    set { state.quality = newValue }
  }

  /// Sets what of letters is drawn.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// Sets the size of letters, in points.
  public func setFontSize(_ size: CGFloat) {}
  /// Sets the space between letters, in points.
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  /// Where letters stand, in their own points.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {}
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {}
  /// Draws the outline of a rectangle.
  public func stroke(_ rect: CGRect) {}
  /// Draws the outline of a rectangle, with a line of a width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws the outline of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {}
  /// Clears a rectangle.
  public func clear(_ rect: CGRect) {}
  /// Draws colors that pass into each other along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Draws colors that pass into each other from circle to circle.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  /// Draws what follows as one picture.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { saveGState() }
  /// Draws what follows as one picture, in a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    saveGState()
    clip(to: rect)
  }
  /// Ends what is drawn as one picture.
  public func endTransparencyLayer() { restoreGState() }
  /// Draws what was asked for.
  public func flush() {}
  /// Draws what was asked for, at the next chance.
  public func synchronize() {}
}
