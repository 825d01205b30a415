public import Foundation
import Requirements

/// A field for search terms.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The look of a search bar.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  /// What hears of the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The terms: those of the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// Which of the scope buttons is chosen.
  open var selectedScopeButtonIndex = 0

  /// Whether the bar lets what lies behind show through.
  open var isTranslucent = true

  /// Sets whether a button ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// What is shown while there are no terms.
  open var placeholder: String?

  /// A line of text above the field.
  open var prompt: String? {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Whether a button ends the search.
  open var showsCancelButton = false

  /// Whether there are buttons for what is searched.
  open var showsScopeBar = false {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The titles of the buttons for what is searched.
  open var scopeButtonTitles: [String]?

  /// The look of the bar.
  open var searchBarStyle = Style.default

  /// The color of the bar.
  open var barTintColor: UIColor?

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(\UISearchBar.barTintColor) { $0.barTintColor = $1 }
    ]
  }

  /// How dark the bar is.
  open var barStyle = UIBarStyle.default
  /// Whether the bar can be used.
  open var isEnabled = true {
    didSet { searchTextField.isEnabled = isEnabled }
  }
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The picture behind the buttons for what is searched.
  open var scopeBarBackgroundImage: UIImage?
  /// How far the text is moved in the field, in points.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// How far the field is moved in the bar, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  /// Whether there is a button for bookmarks.
  open var showsBookmarkButton = false
  /// Whether there is a button for results.
  open var showsSearchResultsButton = false

  private struct State: Hashable {
    let part: Int
    let state: UInt
  }
  private var images: [State: UIImage] = [:]

  /// Sets the picture of a part of the bar in a state; nil for the usual one.
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBarIcon, state: UIControl.State) {
    images[State(part: icon.rawValue, state: state.rawValue)] = iconImage
  }

  /// Returns the picture of a part that was set; that of the normal state where there is none for the state.
  open func image(for icon: UISearchBarIcon, state: UIControl.State) -> UIImage? {
    images[State(part: icon.rawValue, state: state.rawValue)]
      ?? images[State(part: icon.rawValue, state: UIControl.State.normal.rawValue)]
  }

  /// Sets the picture behind the field in a state; nil for the usual one.
  ///
  /// - Note: UIKit: the field becomes as high as the picture; the bar keeps its height, and so it is here.
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    images[State(part: -1, state: state.rawValue)] = image
  }

  /// Returns the picture behind the field.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    images[State(part: -1, state: state.rawValue)]
  }

  /// Sets the picture behind the bar, in a place and a height.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for barPosition: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }

  /// The field itself; it is not laid out.
  public let searchTextField = UISearchTextField()

  /// 56 points high, and 44 more for a row of scope buttons; no width.
  ///
  /// Source: saved frames in Interface Builder documents; what scope buttons add is an assumption.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: showsScopeBar ? 100 : 56)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// A sign in the field.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  private var adjustments: [Icon: UIOffset] = [:]
  /// Displaces a sign, in points; layouts do not notice it.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    adjustments[icon] = adjustment
  }
  /// Returns how far a sign is displaced, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset { adjustments[icon] ?? .zero }
  /// Whether the button of results is chosen.
  open var isSearchResultsButtonSelected = false
  /// Whether looking at the field begins to listen.
  open var isLookToDictateEnabled = false
  private var scopeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// Sets what the words of scopes look like.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { scopeAttributes[state.rawValue] = attributes }
  /// Returns what the words of scopes look like.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state.rawValue] }
}

/// A field to search with, which has tokens before its text.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The tokens.
  open var tokens: [UISearchToken] = []
  /// The color of tokens; nil for that of the system.
  open var tokenBackgroundColor: UIColor?
  /// Whether tokens can be deleted.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied.
  open var allowsCopyingTokens = true

  /// Inserts a token at a place.
  ///
  /// - Precondition: The place is among the tokens, or at their end.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    requirement(
      (0...tokens.count).contains(tokenIndex),
      "token index \(tokenIndex) is beyond the \(tokens.count) tokens"
    )
    tokens.insert(token, at: tokenIndex)
  }

  /// Removes the token at a place.
  ///
  /// - Precondition: There is one.
  open func removeToken(at tokenIndex: Int) {
    requirement(
      tokens.indices.contains(tokenIndex),
      "token index \(tokenIndex) is beyond the \(tokens.count) tokens"
    )
    tokens.remove(at: tokenIndex)
  }
}

/// What stands for something in a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The words.
  let text: String
  /// The picture.
  let icon: UIImage?
  /// What the token stands for.
  open var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
