import Foundation

/// A colour of a catalog.
package enum AssetColor: Hashable, Sendable {
  /// Red, green, blue and opacity, from 0 to 1, in sRGB; wider ones are clipped to it.
  case components(red: Double, green: Double, blue: Double, alpha: Double)
  /// The name of a colour of the platform's, such as `systemBlueColor`.
  case platform(String)
}

/// A colour as a catalog writes it.
struct ColorDescription: Decodable {
  var colorSpace: String?
  var components: [String: String]?
  var platform: String?
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case components, platform, reference
    case colorSpace = "color-space"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    colorSpace = try values.decodeIfPresent(String.self, forKey: .colorSpace)
    platform = try values.decodeIfPresent(String.self, forKey: .platform)
    reference = try values.decodeIfPresent(String.self, forKey: .reference)
    if let texts = try? values.decodeIfPresent([String: String].self, forKey: .components) {
      components = texts
    } else if let numbers = try? values.decodeIfPresent([String: Double].self, forKey: .components)
    {
      components = numbers.mapValues { "\($0)" }
    }
  }

  /// The colour, or nil where something is missing.
  var color: AssetColor? {
    if let reference { return .platform(reference) }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      // A gray of gamma 2.2 is nearly one of sRGB: less than half a step of 255 lies between.
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue")
    else { return nil }
    guard colorSpace == "display-p3" else {
      return .components(red: red, green: green, blue: blue, alpha: alpha)
    }
    let converted = Self.sRGB(displayP3: (red, green, blue))
    return .components(red: converted.0, green: converted.1, blue: converted.2, alpha: alpha)
  }

  /// A part of the colour from 0 to 1: written so, from 0 to 255, or as two hexadecimal digits.
  private func component(_ name: String) -> Double? {
    guard let text = components?[name] else { return nil }
    let value: Double? =
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      } else if text.contains(".") || name == "alpha" {
        Double(text)
      } else {
        Double(text).map { $0 / 255 }
      }
    return value.map { min(max($0, 0), 1) }
  }

  /// Source: SMPTE RP 431-2 primaries with the white point D65 and the transfer function of sRGB, as Apple defines Display
  /// P3; matrix of CSS Color Module 4, "Sample code for color conversions".
  private static func sRGB(displayP3 color: (Double, Double, Double)) -> (Double, Double, Double) {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func encoded(_ value: Double) -> Double {
      let value = min(max(value, 0), 1)
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    let (r, g, b) = (linear(color.0), linear(color.1), linear(color.2))
    return (
      encoded(1.2249401763 * r - 0.2249401763 * g),
      encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b)
    )
  }
}
