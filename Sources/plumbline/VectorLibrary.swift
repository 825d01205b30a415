import Foundation

/// The library librsvg where it is installed, as it is with `rsvg-convert`: asked for the widths of texts in its fonts.
///
/// Source: librsvg, "RsvgHandle": `rsvg_handle_get_geometry_for_element`, since 2.46.
struct VectorLibrary {
  /// `RsvgRectangle`: four numbers of double precision.
  private typealias Rectangle = (x: Double, y: Double, width: Double, height: Double)
  private typealias Open =
    @convention(c) (UnsafePointer<UInt8>, UInt, OpaquePointer?) ->
    OpaquePointer?
  private typealias Measure =
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, UnsafeMutableRawPointer, UnsafeMutableRawPointer,
      OpaquePointer?
    ) -> CInt
  private typealias Release = @convention(c) (OpaquePointer) -> Void

  private let open: Open
  private let measure: Measure
  private let release: Release

  /// The library, for `dlsym`; nil where there is none.
  nonisolated(unsafe) static let handle: UnsafeMutableRawPointer? = {
    let names = [
      "librsvg-2.so.2", "librsvg-2.2.dylib", "/opt/homebrew/lib/librsvg-2.2.dylib",
      "/usr/local/lib/librsvg-2.2.dylib",
    ]
    return names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
  }()

  /// The one of this machine; nil where there is none, or an older one.
  static let installed: VectorLibrary? = {
    guard let library = handle, let open = dlsym(library, "rsvg_handle_new_from_data"),
      let measure = dlsym(library, "rsvg_handle_get_geometry_for_element"),
      let release = dlsym(library, "g_object_unref")
    else { return nil }
    return VectorLibrary(
      open: unsafeBitCast(open, to: Open.self),
      measure: unsafeBitCast(measure, to: Measure.self),
      release: unsafeBitCast(release, to: Release.self)
    )
  }()

  /// The widths of elements, in the units of the picture; nil for a picture that cannot be read.
  func widths(_ svg: String, _ ids: [String]) -> [Double]? {
    let bytes = Array(svg.utf8)
    guard let handle = open(bytes, UInt(bytes.count), nil) else { return nil }
    defer { release(handle) }
    return ids.map { id in
      var ink: Rectangle = (0, 0, 0, 0)
      var logical: Rectangle = (0, 0, 0, 0)
      return measure(handle, "#" + id, &ink, &logical, nil) == 0 ? 0 : ink.width
    }
  }
}
