/// The devices and orientations that an app says it supports.
public struct AppSupport: Hashable, Sendable {
  /// The kinds of devices, or nil where nothing is said of them.
  public var idioms: Set<InterfaceTraits.Idiom>?
  /// How devices of a kind are held; a kind of which nothing is said is not in it.
  public var orientations: [InterfaceTraits.Idiom: Set<DeviceOrientation>]
  /// The file that says so, as a path.
  public var source: String

  /// Creates what an app supports.
  public init(
    idioms: Set<InterfaceTraits.Idiom>?,
    orientations: [InterfaceTraits.Idiom: Set<DeviceOrientation>],
    source: String
  ) {
    self.idioms = idioms
    self.orientations = orientations
    self.source = source
  }

  /// Whether the app supports a device that is held so, as far as it says.
  public func supports(_ device: InterfaceDevice, _ orientation: DeviceOrientation) -> Bool {
    guard idioms?.contains(device.idiom) ?? true else { return false }
    return orientations[device.idiom]?.contains(orientation) ?? true
  }

  /// Whether a device that is held so is one to look at: of orientations nothing is said of, upright alone.
  func allows(_ device: InterfaceDevice, _ orientation: DeviceOrientation) -> Bool {
    supports(device, orientation)
      && (orientation == .portrait || orientations[device.idiom] != nil)
  }

  /// A screen that the app supports, in place of one that it does not.
  ///
  /// The same device held otherwise, or a device of a kind that the app supports.
  ///
  /// - Returns: nil where the screen is supported.
  func replacement(
    for device: InterfaceDevice,
    _ orientation: DeviceOrientation
  ) -> (device: InterfaceDevice, orientation: DeviceOrientation)? {
    guard !supports(device, orientation) else { return nil }
    let others = ["retina6_12", "ipad11_0rounded"].compactMap(InterfaceDevice.named)
    for candidate in [device] + others {
      for orientation in [orientation] + DeviceOrientation.allCases
      where supports(candidate, orientation) {
        return (candidate, orientation)
      }
    }
    return nil
  }

  /// The support in words: "iPhone (portrait), iPad (portrait, landscape)".
  public var words: String {
    let names: [(InterfaceTraits.Idiom, String)] = [(.phone, "iPhone"), (.pad, "iPad")]
    return names.filter { idioms?.contains($0.0) ?? true }.map { idiom, name in
      guard let held = orientations[idiom] else { return name }
      let list = DeviceOrientation.allCases.filter(held.contains).map(\.rawValue)
      return "\(name) (\(list.joined(separator: ", ")))"
    }.joined(separator: ", ")
  }
}

/// What one target, configuration or property list says of devices and orientations; nil where nothing.
struct StatedSupport: Hashable {
  var idioms: Set<InterfaceTraits.Idiom>?
  var phone: Set<DeviceOrientation>?
  var pad: Set<DeviceOrientation>?

  /// What either supports: nothing is said where one of them says nothing.
  func union(_ other: StatedSupport) -> StatedSupport {
    func both<Value>(_ first: Set<Value>?, _ second: Set<Value>?) -> Set<Value>? {
      first.flatMap { first in second.map(first.union) }
    }
    return StatedSupport(
      idioms: both(idioms, other.idioms),
      phone: both(phone, other.phone),
      pad: both(pad, other.pad)
    )
  }

  /// What is said, completed by what another source says.
  func completed(by other: StatedSupport?) -> StatedSupport {
    StatedSupport(
      idioms: idioms ?? other?.idioms,
      phone: phone ?? other?.phone,
      pad: pad ?? other?.pad
    )
  }

  /// The support, or nil where nothing is said.
  func support(source: String) -> AppSupport? {
    guard idioms != nil || phone != nil || pad != nil else { return nil }
    var orientations: [InterfaceTraits.Idiom: Set<DeviceOrientation>] = [:]
    orientations[.phone] = phone
    orientations[.pad] = pad
    return AppSupport(idioms: idioms, orientations: orientations, source: source)
  }

  // MARK: - Words of property lists and build settings

  /// Kinds of devices by their numbers: 1 is iPhone, 2 is iPad; others are no device of ours.
  ///
  /// - Returns: nil where none is there, or where a number is computed.
  static func idioms(_ numbers: [String]) -> Set<InterfaceTraits.Idiom>? {
    var result: Set<InterfaceTraits.Idiom> = []
    for number in numbers {
      switch number {
      case "1": result.insert(.phone)
      case "2": result.insert(.pad)
      default: guard Int(number) != nil else { return nil }
      }
    }
    return result.isEmpty ? nil : result
  }

  /// Orientations by their names, such as `UIInterfaceOrientationLandscapeLeft`.
  ///
  /// - Returns: nil where none is known.
  static func orientations(_ names: [String]) -> Set<DeviceOrientation>? {
    var result: Set<DeviceOrientation> = []
    for name in names {
      if name.hasPrefix("UIInterfaceOrientationPortrait") { result.insert(.portrait) }
      if name.hasPrefix("UIInterfaceOrientationLandscape") { result.insert(.landscape) }
    }
    return result.isEmpty ? nil : result
  }
}
