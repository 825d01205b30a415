extension InterfaceDevice {
  /// The devices of the canvas.
  ///
  /// Seen in saved documents with this size: retina3_5, 4_0, 4_7, 5_9, 6_0, 6_1, 6_12, 6_5, 6_7,
  /// ipad9_7 and ipad12_9rounded. The sizes of the others, and the identifiers of most of them, are
  /// general knowledge and have not been checked against a document.
  static let list: [InterfaceDevice] = [
    phone("retina3_5", 320, 480, scale: 2, top: 20, bottom: 0),
    phone("retina4_0", 320, 568, scale: 2, top: 20, bottom: 0),
    phone("retina4_7", 375, 667, scale: 2, top: 20, bottom: 0),
    phone("retina5_5", 414, 736, scale: 3, top: 20, bottom: 0, isLarge: true),
    phone("retina5_9", 375, 812, scale: 3, top: 50, bottom: 34),
    phone("retina6_0", 390, 844, scale: 3, top: 47, bottom: 34),
    phone("retina6_1", 414, 896, scale: 2, top: 48, bottom: 34, isLarge: true),
    phone("retina6_12", 393, 852, scale: 3, top: 59, bottom: 34),
    phone("retina6_3", 402, 874, scale: 3, top: 62, bottom: 34),
    phone("retina6_5", 414, 896, scale: 3, top: 44, bottom: 34, isLarge: true),
    phone("retina6_7", 428, 926, scale: 3, top: 47, bottom: 34, isLarge: true),
    phone("retina6_72", 430, 932, scale: 3, top: 59, bottom: 34, isLarge: true),
    phone("retina6_9", 440, 956, scale: 3, top: 62, bottom: 34, isLarge: true),
    pad("ipad7_9", 768, 1024, top: 20, bottom: 0),
    pad("ipad9_7", 768, 1024, top: 20, bottom: 0),
    pad("ipad10_2", 810, 1080, top: 20, bottom: 0),
    pad("ipad10_5", 834, 1112, top: 20, bottom: 0),
    pad("ipad12_9", 1024, 1366, top: 20, bottom: 0),
    pad("ipad8_3rounded", 744, 1133, top: 24, bottom: 20),
    pad("ipad10_9rounded", 820, 1180, top: 24, bottom: 20),
    pad("ipad11_0rounded", 834, 1194, top: 24, bottom: 20),
    pad("ipad12_9rounded", 1024, 1366, top: 24, bottom: 20),
    pad("ipad13_0rounded", 1032, 1376, top: 24, bottom: 20),
  ]

  private static func phone(
    _ id: String,
    _ width: Double,
    _ height: Double,
    scale: Double,
    top: Double,
    bottom: Double,
    isLarge: Bool = false
  ) -> InterfaceDevice {
    InterfaceDevice(
      id: id,
      idiom: .phone,
      scale: scale,
      portraitSize: InterfaceSize(width: width, height: height),
      topInset: top,
      bottomInset: bottom,
      isLarge: isLarge
    )
  }

  private static func pad(
    _ id: String,
    _ width: Double,
    _ height: Double,
    top: Double,
    bottom: Double
  ) -> InterfaceDevice {
    InterfaceDevice(
      id: id,
      idiom: .pad,
      scale: 2,
      portraitSize: InterfaceSize(width: width, height: height),
      topInset: top,
      bottomInset: bottom,
      isLarge: false
    )
  }
}
