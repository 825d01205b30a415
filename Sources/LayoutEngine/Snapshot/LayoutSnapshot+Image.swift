extension LayoutSnapshot {
  /// An image, with its file where that is at hand and small enough.
  public struct Image: Hashable, Sendable, Codable {
    /// The name in the asset catalog, or of the symbol.
    public var name: String
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double
    /// Whether it is a symbol, which is drawn in the tint colour.
    public var isSymbol: Bool
    /// UIKit's name of the content mode, such as `scaleAspectFit`.
    public var mode: String
    /// Whether its opacity is all that counts, and the tint colour shows.
    public var isTemplate = false
    /// What keeps its size while the middle is stretched, in points from each side; nil where all is stretched.
    public var slices: LayoutInsets?
    /// Whether the middle is repeated rather than stretched.
    public var isTiled = false
    /// The file; nil where there is none, or none that pictures can hold.
    public var data: ImageData?
    /// The weight of a symbol's strokes, from 100 to 900, as of a font.
    public var weight = 400

    /// Creates an image; lengths are in points.
    public init(
      name: String,
      width: Double,
      height: Double,
      isSymbol: Bool = false,
      mode: String = "scaleToFill"
    ) {
      self.name = name
      self.width = width
      self.height = height
      self.isSymbol = isSymbol
      self.mode = mode
    }

    enum CodingKeys: String, CodingKey {
      case name, width, height, isSymbol, mode, isTemplate, slices, isTiled, data, weight
    }

    /// Reads an image; what a file leaves out has its default.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        name: try values.decodeIfPresent(String.self, forKey: .name) ?? "",
        width: try values.decodeIfPresent(Double.self, forKey: .width) ?? 0,
        height: try values.decodeIfPresent(Double.self, forKey: .height) ?? 0,
        isSymbol: try values.decodeIfPresent(Bool.self, forKey: .isSymbol) ?? false,
        mode: try values.decodeIfPresent(String.self, forKey: .mode) ?? "scaleToFill"
      )
      isTemplate = try values.decodeIfPresent(Bool.self, forKey: .isTemplate) ?? false
      slices = try values.decodeIfPresent(LayoutInsets.self, forKey: .slices)
      isTiled = try values.decodeIfPresent(Bool.self, forKey: .isTiled) ?? false
      data = try values.decodeIfPresent(ImageData.self, forKey: .data)
      weight = try values.decodeIfPresent(Int.self, forKey: .weight) ?? weight
    }

    /// Writes an image; what later versions added is left out where it has its default.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(name, forKey: .name)
      try values.encode(width, forKey: .width)
      try values.encode(height, forKey: .height)
      try values.encode(isSymbol, forKey: .isSymbol)
      try values.encode(mode, forKey: .mode)
      if isTemplate { try values.encode(true, forKey: .isTemplate) }
      try values.encodeIfPresent(slices, forKey: .slices)
      if isTiled { try values.encode(true, forKey: .isTiled) }
      try values.encodeIfPresent(data, forKey: .data)
      if weight != 400 { try values.encode(weight, forKey: .weight) }
    }
  }

  /// An image file as pictures hold it.
  ///
  /// In a snapshot's file it is a text: a `data:` URL (RFC 2397).
  public struct ImageData: Hashable, Sendable, Codable {
    /// What kind of file it is, such as `image/png`.
    public let mediaType: String
    /// The file in base 64.
    public let base64: String

    /// The kinds of files that pictures hold.
    ///
    /// An SVG file is shown as an image, in which no browser runs scripts or loads anything.
    public static let mediaTypes: Set<String> = [
      "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml",
    ]

    /// The bytes that one image may have.
    public static let limit = 256 << 10
    /// The bytes that all images of a snapshot may have.
    public static let totalLimit = 4 << 20

    /// Takes over a file.
    ///
    /// - Returns: nil for kinds that are not among ``mediaTypes``, and for files above ``limit``.
    public init?(mediaType: String, _ bytes: [UInt8]) {
      guard Self.mediaTypes.contains(mediaType), bytes.count <= Self.limit, !bytes.isEmpty else {
        return nil
      }
      self.mediaType = mediaType
      base64 = Base64.text(bytes)
    }

    /// The URL that holds the file.
    public var url: String { "data:\(mediaType);base64,\(base64)" }

    /// How many bytes the file has.
    public var byteCount: Int {
      let padding = base64.utf8.suffix(2).count { $0 == UInt8(ascii: "=") }
      return base64.utf8.count / 4 * 3 - padding
    }

    /// Reads a `data:` URL of one of ``mediaTypes`` in base 64.
    public init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let parts = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      let head = parts[0].split(separator: ";", omittingEmptySubsequences: false)
      guard parts.count == 2, head.count == 2, head[1] == "base64", head[0].hasPrefix("data:"),
        Self.mediaTypes.contains(String(head[0].dropFirst(5))),
        // Nothing else may end up in a page.
        parts[1].utf8.count % 4 == 0, parts[1].utf8.allSatisfy(Base64.isDigit)
      else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "an image's data must be a data: URL of an image in base 64"
          )
        )
      }
      mediaType = String(head[0].dropFirst(5))
      base64 = String(parts[1])
    }

    /// Writes a `data:` URL.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(url)
    }
  }

  /// Leaves out images' files beyond ``ImageData/totalLimit`` bytes, each distinct one counted once, in the order of the
  /// items.
  ///
  /// - Returns: How many images are without their file for it.
  @discardableResult
  public mutating func limitImages() -> Int {
    var budget = ImageBudget()
    for index in items.indices { items[index].look?.limitImages(&budget) }
    return budget.leftOut
  }
}

/// How many bytes of images' files there are, and how many were left out.
struct ImageBudget {
  private var seen: Set<LayoutSnapshot.ImageData> = []
  private var bytes = 0
  private(set) var leftOut = 0

  /// Whether a file may stay.
  mutating func takes(_ data: LayoutSnapshot.ImageData) -> Bool {
    if seen.contains(data) { return true }
    guard bytes + data.byteCount <= LayoutSnapshot.ImageData.totalLimit else {
      leftOut += 1
      return false
    }
    bytes += data.byteCount
    seen.insert(data)
    return true
  }
}

extension LayoutSnapshot.Look {
  /// Leaves out the files for which there is no room, in layers, too.
  mutating func limitImages(_ budget: inout ImageBudget) {
    if let data = image?.data, !budget.takes(data) { image?.data = nil }
    for index in layers.indices
    where layers[index].look.image != nil || !layers[index].look.layers.isEmpty {
      layers[index].look.limitImages(&budget)
    }
  }
}

/// Bytes as text.
///
/// Source: RFC 4648, 4.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  static func isDigit(_ byte: UInt8) -> Bool { digits.contains(byte) || byte == UInt8(ascii: "=") }

  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var at = 0
    while at < bytes.count {
      let rest = bytes.count - at
      let group =
        Int(bytes[at]) << 16 | (rest > 1 ? Int(bytes[at + 1]) << 8 : 0)
        | (rest > 2 ? Int(bytes[at + 2]) : 0)
      result.append(digits[group >> 18])
      result.append(digits[group >> 12 & 63])
      result.append(rest > 1 ? digits[group >> 6 & 63] : UInt8(ascii: "="))
      result.append(rest > 2 ? digits[group & 63] : UInt8(ascii: "="))
      at += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
