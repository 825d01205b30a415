import Foundation

/// A file for a picture, or the standard output.
struct PictureFile {
  private let path: String

  /// Names a file; `-` is the standard output.
  init(_ path: String) {
    self.path = path
  }

  /// Writes a text to a file as a whole, or not at all.
  ///
  /// - Throws: ``Failure`` with the file and the system's reason.
  static func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes bytes to a file as a whole, or not at all.
  ///
  /// - Throws: ``Failure`` with the file and the system's reason.
  static func write(_ data: Data, to path: String) throws {
    do {
      // What is written as a whole takes the place of what was there: a device or a pipe is written to instead.
      try data.write(to: URL(fileURLWithPath: path), options: isSpecial(path) ? [] : .atomic)
    } catch {
      throw Failure("\(path): it cannot be written: \(error.reason)")
    }
  }

  /// Whether a path leads to something that is there and no file, such as `/dev/null`.
  private static func isSpecial(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT != S_IFREG
  }

  /// Writes a picture, as PNG where the name ends so.
  func write(_ svg: String) throws {
    if path == "-" {
      try FileHandle.standardOutput.write(contentsOf: Data(svg.utf8))
    } else if path.lowercased().hasSuffix(".png") {
      try writePNG(svg)
    } else {
      try Self.write(svg, to: path)
    }
  }

  /// Writes a page of the inspector.
  func write(page html: String) throws {
    guard path == "-" else { return try Self.write(html, to: path) }
    try FileHandle.standardOutput.write(contentsOf: Data(html.utf8))
  }

  /// How many pixels of a PNG a point is.
  private static let scale = 2

  /// Converts a picture by the program of librsvg, or, where there is none, by that library and cairo.
  private func writePNG(_ svg: String) throws {
    let library = RasterLibrary.installed
    let converter = Self.find("rsvg-convert")
    guard library != nil || converter != nil else {
      throw Failure(
        "PNG needs librsvg: the package librsvg2-2 or librsvg2-bin of Debian, librsvg in Homebrew; "
          + "an .svg file needs nothing"
      )
    }
    let text = TextStretching(svg).stretched { page, ids in
      VectorLibrary.installed?.widths(page, ids)
    }
    // Both write piece by piece; what they could not finish is not to stand in for a picture.
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    if let converter {
      try convert(text, to: picture, converter)
    } else if let library {
      do {
        try library.draw(text, to: picture.path, scale: Double(Self.scale))
      } catch let failure as Failure {
        throw Failure("\(path): \(failure)")
      }
    }
    try Self.write(Data(contentsOf: picture), to: path)
  }

  private func convert(_ svg: String, to picture: URL, _ converter: URL) throws {
    let source = picture.appendingPathExtension("svg")
    try Data(svg.utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let process = Process()
    process.executableURL = converter
    process.arguments = ["--zoom", "\(Self.scale)", "--output", picture.path, source.path]
    try RunningProcesses.all.start(process)
    let status = try RunningProcesses.all.end(of: process)
    guard status == 0 else {
      throw Failure("\(path): rsvg-convert ended with \(status)")
    }
  }

  /// Looks a program up in the folders of PATH.
  static func find(_ program: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
