import ArgumentParser

/// The style in which documents are drawn.
enum PictureStyle: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark
}

/// The styles that a page has.
enum PageStyle: String, ExpressibleByArgument, CaseIterable {
  case light
  case dark
  /// Both, with a switch.
  case both
}
