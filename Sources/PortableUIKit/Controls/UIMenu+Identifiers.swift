extension UIMenu.Identifier {
  /// The application's own.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// Files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// What is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// What the application is.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// Settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Services.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Ending.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// New things.
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  /// New windows.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Opening.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// What was open before.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Closing.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The document.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// Undoing.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cutting, copying and pasting.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Finding.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Replacing.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Bold, italic and underlined.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The panel of spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// How spelling is checked.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// What is replaced as it is typed.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The panel of what is replaced.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// How it is replaced.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// Capital and small letters.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Speaking.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// Looking up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Learning a word.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// Form.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Sizes.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// Colors.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// Copied styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// Text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// Where lines begin.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// Where lines stand.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The bar of tools.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The bar at the side.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The whole screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Small and large windows.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// All windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// What is filled in.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.autofill")
  /// All menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
}
