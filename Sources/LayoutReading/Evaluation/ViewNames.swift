import Foundation
import PortableUIKit

/// What kind of view or controller a class is that is known by its name alone.
///
/// Apps and their libraries name classes as UIKit does: `RoundedButton`, `BaseViewController`, `ProfileCell`.
@MainActor
enum ViewNames {
  /// The class of UIKit that a view's class descends from, by its name; nil for a name that is none of a view's.
  static func view(_ name: String) -> String? {
    guard isTypeName(name), !isProtocol(name) else { return nil }
    return match(name, views)
  }

  /// The class of UIKit that a controller's class descends from, by its name.
  static func controller(_ name: String) -> String? {
    guard isTypeName(name), !isProtocol(name) else { return nil }
    return match(name, controllers)
  }

  /// Whether a view of Apple's that is not here has no size of its own, so that a plain one lays out as it does.
  static func isPlain(_ name: String) -> Bool { plain.contains(name) }

  /// Whether a property or variable holds a view, by its name: `contentView`, `titleLabel`.
  static func holdsView(_ name: String) -> Bool { viewClass(ofVariable: name) != nil }

  /// The class of the view that a variable holds, by its name.
  static func viewClass(ofVariable name: String) -> String? {
    guard let first = name.first, first.isLowercase || first == "_" else { return nil }
    return match(first.uppercased() + name.dropFirst(), views)
  }

  /// Whether the text that a name stands for is a few letters long, whatever the app shows: `day`, `totalPrice`, `dateString`.
  static func isShortText(_ name: String) -> Bool {
    var words: [String] = []
    var isInCapitals = false
    for letter in name {
      if letter.isUppercase && !isInCapitals || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
      isInCapitals = letter.isUppercase
    }
    while let last = words.last, words.count > 1, carriers.contains(last) { words.removeLast() }
    // A time has the form `publishedAt`.
    if words.count > 1, words.last == "at" { return true }
    return words.last.map(shortTexts.contains) ?? false
  }

  /// Words that say how a text is handed over, and not what it is.
  private static let carriers: Set<String> = ["text", "string", "label", "value", "str"]
  private static let shortTexts: Set<String> = [
    "age", "altitude", "amount", "badge", "balance", "birth", "birthdate", "birthday", "bpm",
    "calories", "change", "code", "cost", "count", "countdown", "currency", "date", "datetime",
    "day", "days", "deadline", "degree", "degrees", "discount", "distance", "duration", "emoji",
    "episode", "fee", "followers", "gender", "grade", "height", "high", "hour", "hours", "humidity",
    "id", "index", "initial", "initials", "latitude", "length", "letter", "letters", "level",
    "likes", "longitude", "low", "max", "min", "minute", "minutes", "month", "num", "number", "otp",
    "page", "percent", "percentage", "phase", "phone", "points", "pressure", "price", "progress",
    "quantity", "rank", "raw", "rate", "rating", "ratio", "score", "season", "sign", "size",
    "speed", "star", "stars", "step", "steps", "sunrise", "sunset", "symbol", "tax", "temp",
    "temperature", "ticker", "time", "timer", "timestamp", "total", "unit", "version", "views",
    "volume",
    "votes", "week", "weekday", "weeks", "weight", "width", "year", "years", "zip",
  ]

  /// Whether a name can be one of a type.
  static func isTypeName(_ name: String) -> Bool {
    let last = name.split(separator: ".").last ?? ""
    return last.first?.isUppercase == true
  }

  /// Whether a name is most likely one of a protocol.
  static func isProtocol(_ name: String) -> Bool {
    protocolEndings.contains { name.hasSuffix($0) }
  }

  private static func match(_ name: String, _ table: [(String, String)]) -> String? {
    let head = head(of: name)
    return table.first { head.hasSuffix($0.0) }?.1
  }

  /// A name without what it says of the thing after it: `TextField` of `TextFieldWithPadding`.
  private static func head(of name: String) -> Substring {
    for word in ["With", "For", "In"] {
      if let place = name.range(of: word), place.lowerBound > name.startIndex,
        name[place.upperBound...].first?.isUppercase == true,
        name[..<place.lowerBound].last?.isLowercase == true
      {
        return name[..<place.lowerBound]
      }
    }
    return name[...]
  }

  private static let protocolEndings = [
    "Delegate", "DataSource", "Protocol", "able", "ible", "Type", "Observer", "Listener",
    "Providing", "Representing", "Handling", "Output", "Input", "Outputs", "Inputs",
  ]

  /// Longer endings come before shorter ones that they contain.
  private static let views: [(String, String)] = [
    ("TableViewCell", "UITableViewCell"), ("TableCell", "UITableViewCell"),
    ("CollectionViewCell", "UICollectionViewCell"), ("CollectionCell", "UICollectionViewCell"),
    ("HeaderFooterView", "UITableViewHeaderFooterView"),
    ("ReusableView", "UICollectionReusableView"), ("Cell", "UICollectionViewCell"),
    ("TableView", "UITableView"), ("CollectionView", "UICollectionView"),
    ("ScrollView", "UIScrollView"), ("StackView", "UIStackView"), ("ImageView", "UIImageView"),
    ("TextView", "UITextView"), ("EffectView", "UIVisualEffectView"),
    ("PickerView", "UIPickerView"), ("DatePicker", "UIDatePicker"), ("Label", "UILabel"),
    ("Button", "UIButton"), ("SearchTextField", "UITextField"), ("TextField", "UITextField"),
    ("SearchBar", "UISearchBar"), ("Toolbar", "UIToolbar"), ("Stepper", "UIStepper"),
    ("Slider", "UISlider"), ("Switch", "UISwitch"), ("SegmentedControl", "UISegmentedControl"),
    ("PageControl", "UIPageControl"), ("Control", "UIControl"), ("View", "UIView"),
  ]

  private static let controllers: [(String, String)] = [
    ("TableViewController", "UITableViewController"),
    ("CollectionViewController", "UICollectionViewController"),
    ("NavigationController", "UINavigationController"),
    ("TabBarController", "UITabBarController"), ("SplitViewController", "UISplitViewController"),
    ("PageViewController", "UIPageViewController"), ("ViewController", "UIViewController"),
    ("Controller", "UIViewController"), ("VC", "UIViewController"),
  ]

  /// Source: the pages of these classes in Apple's documentation, none of which states an intrinsic size.
  private static let plain: Set<String> = [
    "MKMapView", "WKWebView", "MTKView", "GLKView", "SCNView", "SKView", "ARView", "ARSCNView",
    "PDFView", "AVPlayerView", "AVRoutePickerView", "MPVolumeView", "QLPreviewView",
    "UIVisualEffectView", "PKCanvasView",
  ]
}
