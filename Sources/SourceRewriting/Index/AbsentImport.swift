import SwiftSyntax

/// An import of a framework of Apple's that nothing stands in for.
struct AbsentImport {
  /// The name of the framework.
  let module: String
  /// The line, from 1.
  let line: Int
  /// The byte of the line, from 1.
  let column: Int

  /// Returns the first one of a file; those under `#if` do not count, for the file knows what to do without.
  static func first(in file: ParsedFile) -> AbsentImport? {
    for statement in file.tree.statements {
      guard let node = statement.item.as(ImportDeclSyntax.self),
        let name = node.path.first?.name.text, modules.contains(name)
      else { continue }
      let converter = SourceLocationConverter(fileName: file.path, tree: file.tree)
      let place = converter.location(for: node.positionAfterSkippingLeadingTrivia)
      return AbsentImport(module: name, line: place.line, column: place.column)
    }
    return nil
  }

  /// Source: Apple, "Technologies".
  private static let modules: Set<String> = [
    "ARKit", "Accelerate", "Accounts", "ActivityKit", "AdSupport", "AppIntents", "AppKit",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks",
    "CallKit", "Charts", "CloudKit", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth",
    "CoreHaptics", "CoreImage", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight",
    "CoreTelephony", "CoreVideo", "DeviceCheck", "EventKit", "EventKitUI", "GLKit", "GameKit",
    "GameplayKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI", "LinkPresentation",
    "LocalAuthentication", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MultipeerConnectivity", "NaturalLanguage", "Network", "NotificationCenter", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "RealityKit",
    "ReplayKit", "SafariServices", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "TipKit", "UserNotifications",
    "UserNotificationsUI", "Vision", "VisionKit", "WatchConnectivity", "WidgetKit",
  ]
}
