import AssetReading
import Foundation
import PlumbInterfaceBuilder
import PortableUIKit

/// PDF files of asset catalogs as SVG, by `pdftocairo` of Poppler where it is installed.
///
/// Without it their places stay placeholders in the right size: no browser shows PDF within a picture.
enum VectorPictures {
  /// How long a file may take, in seconds: no icon does, and a hostile one ends there.
  private static let limit = 10.0

  /// Makes known who converts PDF, once.
  static func register() { _ = registration }

  private static let registration: Void = {
    guard let program = PictureFile.find("pdftocairo") else { return }
    let known = KnownPictures()
    ImageConverters.shared.register(.pdf) { pdf in
      known.picture(of: pdf) { convert(pdf, by: program) }.map { ($0, .svg) }
    }
  }()

  /// The first page as SVG; nil where the program finds no page, or takes too long.
  private static func convert(_ pdf: Data, by program: URL) -> Data? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-\(UUID().uuidString)")
    let source = folder.appendingPathComponent("image.pdf")
    let picture = folder.appendingPathComponent("image.svg")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )
      try pdf.write(to: source)
      let process = Process()
      process.executableURL = program
      process.arguments = ["-svg", "-f", "1", "-l", "1", source.path, picture.path]
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try RunningProcesses.all.start(process)
      let end = DispatchWorkItem { process.terminate() }
      DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: end)
      defer { end.cancel() }
      guard try RunningProcesses.all.end(of: process) == 0 else { return nil }
      return try Data(contentsOf: picture)
    } catch {
      return nil
    }
  }
}

/// Pictures that were made already, by what they were made of.
private final class KnownPictures: @unchecked Sendable {
  private let lock = NSLock()
  /// Under the lock; nil for a file of which none can be made.
  private var pictures: [Data: Data?] = [:]

  func picture(of source: Data, _ make: () -> Data?) -> Data? {
    if let known = lock.withLock({ pictures[source] }) { return known }
    let made = make()
    lock.withLock { pictures[source] = .some(made) }
    return made
  }
}
