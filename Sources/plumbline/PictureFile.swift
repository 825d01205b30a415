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
    let data = Data(svg.utf8)
    if path == "-" {
      try FileHandle.standardOutput.write(contentsOf: data)
    } else if path.lowercased().hasSuffix(".png") {
      try writePNG(data)
    } else {
      try Self.write(svg, to: path)
    }
  }

  /// Writes a page of the inspector.
  func write(page html: String) throws {
    guard path == "-" else { return try Self.write(html, to: path) }
    try FileHandle.standardOutput.write(contentsOf: Data(html.utf8))
  }

  /// Converts a picture at two pixels for each point.
  private func writePNG(_ svg: Data) throws {
    guard let converter = Self.find("rsvg-convert") else {
      throw Failure(
        "PNG needs the program rsvg-convert, of the package librsvg2-bin "
          + "(librsvg in Homebrew); an .svg file needs nothing"
      )
    }
    let source = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-\(UUID().uuidString).svg")
    let text = TextStretching(String(decoding: svg, as: UTF8.self)).stretched { page, ids in
      VectorLibrary.installed?.widths(page, ids)
    }
    try Data(text.utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    // The converter writes piece by piece; what it could not finish is not to stand in for a picture.
    let picture = source.appendingPathExtension("png")
    defer { try? FileManager.default.removeItem(at: picture) }
    let process = Process()
    process.executableURL = converter
    process.arguments = ["--zoom", "2", "--output", picture.path, source.path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("\(path): rsvg-convert ended with \(process.terminationStatus)")
    }
    try Self.write(Data(contentsOf: picture), to: path)
  }

  /// Looks a program up in the folders of PATH.
  static func find(_ program: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
