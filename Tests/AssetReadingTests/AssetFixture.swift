import Foundation

/// A folder for one test, with what it writes; gone when the test is over.
final class AssetFixture {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-assets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, with the folders around it.
  func write(_ path: String, _ data: Data) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }
}

/// The first bytes of images of a size.
enum Header {
  static func png(_ width: Int, _ height: Int) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + big(width, 4) + big(height, 4) + Data([8, 6, 0, 0, 0])
  }

  static func jpeg(_ width: Int, _ height: Int, orientation: Int? = nil) -> Data {
    var result = Data([0xFF, 0xD8])
    if let orientation {
      let directory =
        Data("MM".utf8) + big(42, 2) + big(8, 4) + big(1, 2) + big(0x0112, 2) + big(3, 2)
        + big(1, 4) + big(orientation, 2) + big(0, 2)
      let content = Data("Exif\0\0".utf8) + directory
      result += Data([0xFF, 0xE1]) + big(content.count + 2, 2) + content
    }
    return result + Data([0xFF, 0xC0]) + big(17, 2) + Data([8]) + big(height, 2) + big(width, 2)
      + Data(count: 10)
  }

  static func big(_ value: Int, _ count: Int) -> Data {
    Data((0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) })
  }
}
