import Foundation

extension SimulatedDevice {
  static let phones: [SimulatedDevice] = [
    phone("iPhone XS", 2018, 375, 812, scale: 3, top: 44),
    phone("iPhone XS Max", 2018, 414, 896, scale: 3, top: 44, isLarge: true),
    phone("iPhone XR", 2018, 414, 896, scale: 2, top: 48, isLarge: true),
    phone("iPhone 11", 2019, 414, 896, scale: 2, top: 48, isLarge: true),
    phone("iPhone 11 Pro", 2019, 375, 812, scale: 3, top: 44),
    phone("iPhone 11 Pro Max", 2019, 414, 896, scale: 3, top: 44, isLarge: true),
    phone("iPhone SE (2nd generation)", 2020, 375, 667, scale: 2, top: 20),
    phone("iPhone 12 mini", 2020, 375, 812, scale: 3, top: 50),
    phone("iPhone 12", 2020, 390, 844, scale: 3, top: 47),
    phone("iPhone 12 Pro", 2020, 390, 844, scale: 3, top: 47),
    phone("iPhone 12 Pro Max", 2020, 428, 926, scale: 3, top: 47, isLarge: true),
    phone("iPhone 13 mini", 2021, 375, 812, scale: 3, top: 50),
    phone("iPhone 13", 2021, 390, 844, scale: 3, top: 47),
    phone("iPhone 13 Pro", 2021, 390, 844, scale: 3, top: 47),
    phone("iPhone 13 Pro Max", 2021, 428, 926, scale: 3, top: 47, isLarge: true),
    phone("iPhone SE (3rd generation)", 2022, 375, 667, scale: 2, top: 20),
    phone("iPhone 14", 2022, 390, 844, scale: 3, top: 47),
    phone("iPhone 14 Plus", 2022, 428, 926, scale: 3, top: 47, isLarge: true),
    phone("iPhone 14 Pro", 2022, 393, 852, scale: 3, top: 59),
    phone("iPhone 14 Pro Max", 2022, 430, 932, scale: 3, top: 59, isLarge: true),
    phone("iPhone 15", 2023, 393, 852, scale: 3, top: 59),
    phone("iPhone 15 Plus", 2023, 430, 932, scale: 3, top: 59, isLarge: true),
    phone("iPhone 15 Pro", 2023, 393, 852, scale: 3, top: 59),
    phone("iPhone 15 Pro Max", 2023, 430, 932, scale: 3, top: 59, isLarge: true),
    phone("iPhone 16", 2024, 393, 852, scale: 3, top: 59),
    phone("iPhone 16 Plus", 2024, 430, 932, scale: 3, top: 59, isLarge: true),
    phone("iPhone 16 Pro", 2024, 402, 874, scale: 3, top: 62),
    phone("iPhone 16 Pro Max", 2024, 440, 956, scale: 3, top: 62, isLarge: true),
    phone("iPhone 16e", 2025, 390, 844, scale: 3, top: 47),
    phone("iPhone 17", 2025, 402, 874, scale: 3, top: 62),
    phone("iPhone 17 Pro", 2025, 402, 874, scale: 3, top: 62),
    phone("iPhone 17 Pro Max", 2025, 440, 956, scale: 3, top: 62, isLarge: true),
    phone("iPhone Air", 2025, 420, 912, scale: 3, top: 68, isLarge: true),
  ]

  static let tablets: [SimulatedDevice] = [
    tablet("iPad (6th generation)", 2018, 768, 1024, hasHomeButton: true),
    tablet("iPad Pro 11-inch (1st generation)", 2018, 834, 1194),
    tablet("iPad Pro 12.9-inch (3rd generation)", 2018, 1024, 1366),
    tablet("iPad mini (5th generation)", 2019, 768, 1024, hasHomeButton: true),
    tablet("iPad Air (3rd generation)", 2019, 834, 1112, hasHomeButton: true),
    tablet("iPad (7th generation)", 2019, 810, 1080, hasHomeButton: true),
    tablet("iPad Pro 11-inch (2nd generation)", 2020, 834, 1194),
    tablet("iPad Pro 12.9-inch (4th generation)", 2020, 1024, 1366),
    tablet("iPad (8th generation)", 2020, 810, 1080, hasHomeButton: true),
    tablet("iPad Air (4th generation)", 2020, 820, 1180),
    tablet("iPad Pro 11-inch (3rd generation)", 2021, 834, 1194),
    tablet("iPad Pro 12.9-inch (5th generation)", 2021, 1024, 1366),
    tablet("iPad (9th generation)", 2021, 810, 1080, hasHomeButton: true),
    tablet("iPad mini (6th generation)", 2021, 744, 1133),
    tablet("iPad Air (5th generation)", 2022, 820, 1180),
    tablet("iPad (10th generation)", 2022, 820, 1180),
    tablet("iPad Pro 11-inch (4th generation)", 2022, 834, 1194),
    tablet("iPad Pro 12.9-inch (6th generation)", 2022, 1024, 1366),
    tablet("iPad Air 11-inch (M2)", 2024, 820, 1180),
    tablet("iPad Air 13-inch (M2)", 2024, 1024, 1366),
    tablet("iPad Pro 11-inch (M4)", 2024, 834, 1210),
    tablet("iPad Pro 13-inch (M4)", 2024, 1032, 1376),
    tablet("iPad mini (A17 Pro)", 2024, 744, 1133),
    tablet("iPad (A16)", 2025, 820, 1180),
    tablet("iPad Air 11-inch (M3)", 2025, 820, 1180),
    tablet("iPad Air 13-inch (M3)", 2025, 1024, 1366),
    tablet("iPad Pro 11-inch (M5)", 2025, 834, 1210),
    tablet("iPad Pro 13-inch (M5)", 2025, 1032, 1376),
  ]

  private static func phone(
    _ name: String,
    _ year: Int,
    _ width: CGFloat,
    _ height: CGFloat,
    scale: CGFloat,
    top: CGFloat,
    isLarge: Bool = false
  ) -> SimulatedDevice {
    SimulatedDevice(
      name: name,
      year: year,
      idiom: .phone,
      scale: scale,
      portraitSize: CGSize(width: width, height: height),
      top: top,
      bottom: top == 20 ? 0 : 34,
      isLarge: isLarge
    )
  }

  private static func tablet(
    _ name: String,
    _ year: Int,
    _ width: CGFloat,
    _ height: CGFloat,
    hasHomeButton: Bool = false
  ) -> SimulatedDevice {
    SimulatedDevice(
      name: name,
      year: year,
      idiom: .pad,
      scale: 2,
      portraitSize: CGSize(width: width, height: height),
      top: hasHomeButton ? 20 : 24,
      bottom: hasHomeButton ? 0 : 20,
      isLarge: false
    )
  }
}
