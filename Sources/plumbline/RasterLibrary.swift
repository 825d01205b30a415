import Foundation

/// The libraries librsvg and cairo where they are installed: they make a PNG of a picture without a program.
///
/// Sources: librsvg, "RsvgHandle": `rsvg_handle_render_document`, since 2.46, and
/// `rsvg_handle_get_intrinsic_size_in_pixels`, since 2.52; cairo, "Image Surfaces" and "PNG Support".
struct RasterLibrary {
  /// `RsvgRectangle`.
  private typealias Rectangle = (x: Double, y: Double, width: Double, height: Double)
  private typealias Open =
    @convention(c) (UnsafePointer<UInt8>, UInt, OpaquePointer?) ->
    OpaquePointer?
  private typealias Size =
    @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) ->
    CInt
  private typealias Render =
    @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer, OpaquePointer?) -> CInt
  private typealias Release = @convention(c) (OpaquePointer) -> Void
  private typealias MakeSurface = @convention(c) (CInt, CInt, CInt) -> OpaquePointer?
  private typealias MakeContext = @convention(c) (OpaquePointer) -> OpaquePointer?
  private typealias Write = @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> CInt

  private let open: Open
  private let size: Size
  private let render: Render
  private let release: Release
  private let makeSurface: MakeSurface
  private let releaseSurface: Release
  private let makeContext: MakeContext
  private let releaseContext: Release
  private let write: Write

  /// Those of this machine; nil where one is missing or older.
  static let installed: RasterLibrary? = VectorLibrary.handle.flatMap(RasterLibrary.init)

  /// Finds the functions in librsvg and in what it is linked with, which cairo is.
  private init?(_ library: UnsafeMutableRawPointer) {
    guard let open = dlsym(library, "rsvg_handle_new_from_data"),
      let size = dlsym(library, "rsvg_handle_get_intrinsic_size_in_pixels"),
      let render = dlsym(library, "rsvg_handle_render_document"),
      let release = dlsym(library, "g_object_unref"),
      let makeSurface = dlsym(library, "cairo_image_surface_create"),
      let releaseSurface = dlsym(library, "cairo_surface_destroy"),
      let makeContext = dlsym(library, "cairo_create"),
      let releaseContext = dlsym(library, "cairo_destroy"),
      let write = dlsym(library, "cairo_surface_write_to_png")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.size = unsafeBitCast(size, to: Size.self)
    self.render = unsafeBitCast(render, to: Render.self)
    self.release = unsafeBitCast(release, to: Release.self)
    self.makeSurface = unsafeBitCast(makeSurface, to: MakeSurface.self)
    self.releaseSurface = unsafeBitCast(releaseSurface, to: Release.self)
    self.makeContext = unsafeBitCast(makeContext, to: MakeContext.self)
    self.releaseContext = unsafeBitCast(releaseContext, to: Release.self)
    self.write = unsafeBitCast(write, to: Write.self)
  }

  /// Draws a picture into a file.
  ///
  /// - Parameters:
  ///   - svg: The picture, which states its size.
  ///   - path: The file, in the format PNG.
  ///   - scale: How many pixels a unit of the picture has.
  /// - Throws: ``Failure`` with what could not be done.
  func draw(_ svg: String, to path: String, scale: Double) throws {
    let bytes = Array(svg.utf8)
    guard let picture = open(bytes, UInt(bytes.count), nil) else {
      throw Failure("librsvg cannot read the picture")
    }
    defer { release(picture) }
    var (width, height) = (0.0, 0.0)
    guard size(picture, &width, &height) != 0 else {
      throw Failure("librsvg finds no size in the picture")
    }
    var place: Rectangle = (0, 0, width * scale, height * scale)
    // What cairo takes at most for a side of a surface.
    let limit = 32_767.0
    guard place.width <= limit, place.height <= limit else {
      throw Failure(
        "a PNG has at most \(Int(limit)) pixels at a side, and the picture has \(Int(max(place.width, place.height))); "
          + "an .svg file has no limit"
      )
    }
    let columns = CInt(place.width.rounded(.up))
    let rows = CInt(place.height.rounded(.up))
    // Format 0 has eight bits for each colour and for what shows through.
    guard let surface = makeSurface(0, columns, rows) else {
      throw Failure("cairo makes no surface of \(columns) × \(rows) pixels")
    }
    defer { releaseSurface(surface) }
    guard let context = makeContext(surface) else {
      throw Failure("cairo cannot draw into a surface of \(columns) × \(rows) pixels")
    }
    defer { releaseContext(context) }
    guard render(picture, context, &place, nil) != 0 else {
      throw Failure("librsvg cannot draw the picture")
    }
    let status = write(surface, path)
    guard status == 0 else { throw Failure("cairo cannot write the picture: its error \(status)") }
  }
}
