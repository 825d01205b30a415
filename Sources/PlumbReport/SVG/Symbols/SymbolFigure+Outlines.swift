extension SymbolFigure {
  /// Our own outlines, on a square of 24 points, by the names that they stand for; a part a line.
  ///
  /// They are texts because the compiler takes seconds for so many values of an enumeration.
  static let outlines: [String: String] = signs.merging(arrows) { first, _ in first }
    .merging(things) { first, _ in first }.merging(places) { first, _ in first }

  private static let signs: [String: String] = [
    "plus": "stroke M12 4L12 20M4 12L20 12",
    "minus": "stroke M4 12L20 12",
    "xmark": "stroke M5 5L19 19M19 5L5 19",
    "checkmark": "stroke M4 13L9.5 19L20 5",
    "multiply": "stroke M5 5L19 19M19 5L5 19",
    "equal": "stroke M4 9L20 9M4 15L20 15",
    "circle": "ring 12 12 10",
    "square": "area M6 2L18 2Q22 2 22 6L22 18Q22 22 18 22L6 22Q2 22 2 18L2 6Q2 2 6 2Z",
    "rectangle": "area M4 5L20 5Q22 5 22 7L22 17Q22 19 20 19L4 19Q2 19 2 17L2 7Q2 5 4 5Z",
    "triangle": "area M12 3L22 20L2 20Z",
    "ellipsis": """
    disc 4 12 2
    disc 12 12 2
    disc 20 12 2
    """,
    "info": """
    disc 12 5 1.8
    stroke M10 10L12.5 10L12.5 20M9.5 20L15.5 20
    """,
    "questionmark": """
    stroke M8 8Q8 4 12 4Q16.5 4 16.5 8Q16.5 10.5 14 12Q12 13.2 12 16
    disc 12 20 1.4
    """,
    "exclamationmark": """
    stroke M12 3L12 15
    disc 12 20 1.6
    """,
    "exclamationmark.triangle": """
    area M12 2.5L22.5 21L1.5 21Z
    stroke M12 9L12 14.5
    disc 12 17.8 1.1
    """,
    "number": "stroke M9 4L7 20M17 4L15 20M4 9L20 9M4 15L20 15",
    "list.bullet": """
    disc 4 6 1.5
    disc 4 12 1.5
    disc 4 18 1.5
    stroke M8.5 6L21 6M8.5 12L21 12M8.5 18L21 18
    """,
    "list.number": "stroke M4 4L4 8M4 10.5L4 14M4 16L4 20M8.5 6L21 6M8.5 12L21 12M8.5 18L21 18",
    "list.dash": "stroke M3 6L5 6M3 12L5 12M3 18L5 18M8.5 6L21 6M8.5 12L21 12M8.5 18L21 18",
    "line.3.horizontal": "stroke M3 6L21 6M3 12L21 12M3 18L21 18",
    "line.horizontal.3": "stroke M3 6L21 6M3 12L21 12M3 18L21 18",
    "line.horizontal.3.decrease": "stroke M3 7L21 7M6.5 12L17.5 12M10 17L14 17",
    "line.3.horizontal.decrease": "stroke M3 7L21 7M6.5 12L17.5 12M10 17L14 17",
    "slider.horizontal.3": """
    stroke M3 6L13 6M18 6L21 6M3 12L6 12M11 12L21 12M3 18L13 18M18 18L21 18
    ring 15.5 6 2.2
    ring 8.5 12 2.2
    ring 15.5 18 2.2
    """,
    "square.grid.2x2": """
    area M3 3L10 3L10 10L3 10Z
    area M14 3L21 3L21 10L14 10Z
    area M3 14L10 14L10 21L3 21Z
    area M14 14L21 14L21 21L14 21Z
    """,
    "square.grid.3x3": """
    area M3 3L21 3L21 21L3 21Z
    stroke M9 3L9 21M15 3L15 21M3 9L21 9M3 15L21 15
    """,
    "textformat": """
    stroke M2 19L7 6L12 19M4 14.5L10 14.5
    ring 17.5 15.5 3.5
    stroke M21 11L21 19
    """,
    "magnifyingglass": """
    ring 10 10 7
    stroke M15.2 15.2L21 21
    """,
    "star": """
    area M12 2L14.9 8.9L22 9.5L16.6 14.3L18.2 21.5L12 17.7L5.8 21.5L7.4 14.3L2 9.5L9.1 8.9Z
    """,
    "heart": """
    area M12 21C4 15.5 2 12 2 8.5C2 5 4.5 3 7.2 3C9.3 3 11 4.2 12 6C13 4.2 14.7 3 16.8 3C19.5 3 22 5 22 8.5C22 12 20 15.5 12 21Z
    """,
    "bolt": "area M13.5 2L5 13.5L11 13.5L10 22L19 10L12.8 10Z",
    "qrcode": """
    stroke M3 3L9 3L9 9L3 9ZM15 3L21 3L21 9L15 9ZM3 15L9 15L9 21L3 21Z
    stroke M15 15L15 17M18 15L21 15M21 18L21 21M15 20L15 21M18 18L18 21
    """,
  ]

  private static let arrows: [String: String] = [
    "chevron.left": "stroke M15 4L7.5 12L15 20",
    "chevron.right": "stroke M9 4L16.5 12L9 20",
    "chevron.up": "stroke M4 15L12 7.5L20 15",
    "chevron.down": "stroke M4 9L12 16.5L20 9",
    "chevron.compact.down": "stroke M3 10L12 14L21 10",
    "chevron.up.chevron.down": "stroke M7 9L12 4L17 9M7 15L12 20L17 15",
    "arrow.left": "stroke M21 12L3.5 12M10.5 5L3.5 12L10.5 19",
    "arrow.right": "stroke M3 12L20.5 12M13.5 5L20.5 12L13.5 19",
    "arrow.up": "stroke M12 21L12 3.5M5 10.5L12 3.5L19 10.5",
    "arrow.down": "stroke M12 3L12 20.5M5 13.5L12 20.5L19 13.5",
    "arrow.up.right": "stroke M5 19L19 5M8 5L19 5L19 16",
    "arrow.up.arrow.down": """
    stroke M7.5 20L7.5 4M3.5 8L7.5 4L11.5 8M16.5 4L16.5 20M12.5 16L16.5 20L20.5 16
    """,
    "arrow.left.arrow.right": """
    stroke M20 7.5L4 7.5M8 3.5L4 7.5L8 11.5M4 16.5L20 16.5M16 12.5L20 16.5L16 20.5
    """,
    "arrow.clockwise": """
    stroke M20 13C20 17.5 16.4 21 12 21C7.6 21 4 17.4 4 13C4 8.6 7.6 5 12 5L15 5M12 1.5L15.5 5L12 8.5
    """,
    "arrow.counterclockwise": """
    stroke M4 13C4 17.5 7.6 21 12 21C16.4 21 20 17.4 20 13C20 8.6 16.4 5 12 5L9 5M12 1.5L8.5 5L12 8.5
    """,
    "arrow.uturn.left": """
    stroke M8 20L14 20C18 20 21 17.5 21 14C21 10.5 18 8 14 8L4 8M8.5 3.5L4 8L8.5 12.5
    """,
    "arrow.uturn.right": """
    stroke M16 20L10 20C6 20 3 17.5 3 14C3 10.5 6 8 10 8L20 8M15.5 3.5L20 8L15.5 12.5
    """,
    "arrow.triangle.turn.up.right": """
    stroke M6.5 18.5L6.5 13Q6.5 10.5 9 10.5L14 10.5
    solid M13 5.5L20 10.5L13 15.5Z
    """,
    "arrow.triangle.2.circlepath": """
    stroke M3 11C3.5 6.5 7.3 3.5 12 3.5C15 3.5 17.8 5 19.5 7.5M21 13C20.5 17.5 16.7 20.5 12 20.5C9 20.5 6.2 19 4.5 16.5
    solid M22 3.5L21.5 10L16.5 7.5Z
    solid M2 20.5L2.5 14L7.5 16.5Z
    """,
    "arrowshape.turn.up.left": """
    area M10 4L2 11.5L10 19L10 14.5C15.5 14.5 19.5 16 22 20C21.5 12.5 17 8.5 10 8.5Z
    """,
    "arrowshape.turn.up.right": """
    area M14 4L22 11.5L14 19L14 14.5C8.5 14.5 4.5 16 2 20C2.5 12.5 7 8.5 14 8.5Z
    """,
    "square.and.arrow.up": "stroke M8 9L5 9L5 21L19 21L19 9L16 9M12 14.5L12 2.5M8 6L12 2L16 6",
    "square.and.arrow.down": """
    stroke M8 8L5 8L5 21L19 21L19 8L16 8M12 2.5L12 15M8 11.5L12 15.5L16 11.5
    """,
    "play": "area M6 3.5L20 12L6 20.5Z",
    "pause": """
    area M6 4L9.5 4L9.5 20L6 20Z
    area M14.5 4L18 4L18 20L14.5 20Z
    """,
    "stop": "area M5 5L19 5L19 19L5 19Z",
    "left": """
    area M11.5 5L2.5 12L11.5 19Z
    area M21.5 5L12.5 12L21.5 19Z
    """,
    "right": """
    area M12.5 5L21.5 12L12.5 19Z
    area M2.5 5L11.5 12L2.5 19Z
    """,
  ]
}
