public import Foundation

/// The picture of something that the application's icon offers.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// Usual pictures.
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// Creates a usual picture.
  public convenience init(type: IconType) { self.init() }
  /// Creates the picture of an asset.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates the picture of a symbol.
  public convenience init(systemImageName: String) { self.init() }
}

/// Something that the application's icon offers.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// What it is, by a name of the application's choice.
  public let type: String
  /// The words.
  public let localizedTitle: String
  /// More words.
  public let localizedSubtitle: String?
  /// The picture.
  public let icon: UIApplicationShortcutIcon?
  /// Data of the application's choice.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates something to offer.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates something to offer by its words alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// What kinds of notifications the user is asked for, as before iOS 10.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// A sound.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// A text.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// What can be done from a notification, as before iOS 10.
open class UIUserNotificationCategory: NSObject {}

/// How notifications are shown, as before iOS 10.
open class UIUserNotificationSettings: NSObject, @unchecked Sendable {
  /// The kinds.
  public let types: UIUserNotificationType
  /// What can be done.
  public let categories: Set<UIUserNotificationCategory>?

  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

/// What came of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// Whether the application may fetch in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

/// Work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the work.
  public let rawValue: Int
  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
