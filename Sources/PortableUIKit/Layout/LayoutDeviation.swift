/// Where layouts knowingly differ from those of Apple's UIKit.
///
/// The article <doc:WhereWeDiffer> is made of these cases. Shares are counts of the scored views whose
/// frame follows from texts, 2,586 in public documents, that miss their saved frame by more than half a
/// point where texts are measured with the built-in metrics: 311.
public enum LayoutDeviation: String, CaseIterable, Sendable {
  case systemFontFigures
  case wholePoints
  case namedFonts
  case customClasses
  case equalPriorities
  case stretchedTexts
  case compressedTexts
  case framesWithSavedTexts
  case contentThatIsNotText
  case proportionalStacks
  case readableWidth
  case pageControlSize
  case datePickerSize
  case symbolSizes
  case dictionaryScripts
  case joinedScripts
  case ownAppearances
  case splitViewColumns
  case exercisedAmbiguity
  case distanceItems
  case constraintsAffectingLayout
  case boundedPositions
  case layoutRounds
  case animations
  case targetsAndActions

  /// What it is, in a few words.
  public var title: String { entry.title }
  /// What Apple's UIKit does.
  public var appleDoes: String { entry.apple }
  /// What happens here.
  public var weDo: String { entry.ours }
  /// How the difference was found, or that it is an assumption.
  public var source: String { entry.source }
  /// The misses among the 311 whose nearest text with a size of its own shows this cause; nil where
  /// they cannot be counted so.
  public var missedViews: Int? { entry.missed }

  private struct Entry {
    var title: String
    var apple: String
    var ours: String
    var source: String
    var missed: Int?
  }

  private var entry: Entry {
    switch self {
    case .systemFontFigures:
      Entry(
        title: "The system font is measured by figures",
        apple: "Measures the glyphs of the font.",
        ours:
          "Uses recorded advances for printable ASCII in today's font, and figures that were fitted to saved frames for pairs, other characters and the font of older systems. Widths below 20 points are mostly within half a point; larger texts of documents of older tools may be up to 3 points off.",
        source:
          "Saved widths of labels and buttons that are as wide as their text, and a public recording of widths.",
        missed: 17
      )
    case .wholePoints:
      Entry(
        title: "Texts are rounded up to pixels",
        apple:
          "Rounds up to pixels; in part of the documents that its tools saved, to whole points.",
        ours: "Rounds up to the pixels of the device.",
        source:
          "Of 323 documents with lines that tell, 84 have whole points only, for no reason that a document states.",
        missed: 26
      )
    case .namedFonts:
      Entry(
        title: "Named fonts are measured by substitutes",
        apple: "Measures the named font.",
        ours:
          "Measures a registered font file. Without one, Helvetica's figures stand for Helvetica, Helvetica Neue and Arial; fonts that many apps ship and some of Apple's have figures of their own, and the system font's stand for all others.",
        source: "Saved frames; light faces are narrower than the substitute.",
        missed: 5
      )
    case .customClasses:
      Entry(
        title: "Custom classes are laid out as their superclasses",
        apple: "Runs the code of a designable class before it measures.",
        ours: "A document's custom class has the size of the element that it is attached to.",
        source: "Saved frames of labels and buttons with a custom class.",
        missed: 83
      )
    case .equalPriorities:
      Entry(
        title: "Who gets the room where priorities are equal",
        apple:
          "Does not say. Recorded: the view that a constraint names first takes what is over and keeps its size in a shortage; widths of labels of 0 lines come after those of one line, and the last takes what is over; of arranged views the first is stretched and compressed, and of two without a size the last takes all. In documents, whose constraints are sorted by their identifiers, no such order shows.",
        ours:
          "Does what was recorded, by the order in which the constraints that are active were activated last. Guesses: that a shortage is the reverse of a surplus, which rests on one recording; that labels of 2 and more lines are like those of 0; that among views without a size of their own, and in documents, those that come first in the tree stay small.",
        source:
          "25 public recordings of iOS 26.1 and three of Mac Catalyst 26.1, from which the rule was taken, so that it has no independent test."
      )
    case .stretchedTexts:
      Entry(
        title: "Texts that were saved larger than they ask for",
        apple:
          "Saved lengths that no priority in the document gives: which of several views is stretched, the picture of an earlier version, a frame that is older than its constraints.",
        ours:
          "Holds to the priorities. Where those of a document leave a choice, sizes that come first in the tree stay as near to their content as they can.",
        source:
          "Saved frames of 30 texts, of which one in a scroll view accounts for 22.",
        missed: 68
      )
    case .compressedTexts:
      Entry(
        title: "Texts that were saved smaller than they ask for",
        apple:
          "Saved single texts in a smaller preferred text size than the others of their document, or at a height that it had before its text or font was changed.",
        ours: "Measures all texts of a document at one preferred text size.",
        source: "Saved frames whose heights and widths are those of smaller fonts.",
        missed: 28
      )
    case .framesWithSavedTexts:
      Entry(
        title: "Frames that the saved sizes of texts do not give",
        apple:
          "Saved frames that contradict the constraints of the document, follow from controls with a class of their own, or are one of several equally good layouts.",
        ours: "Gives other frames even where every text has its saved size.",
        source:
          "Misses with texts measured and with the saved sizes alike; the manifest's prover, too, does not give 85 of them.",
        missed: 72
      )
    case .contentThatIsNotText:
      Entry(
        title: "Content whose size is not known",
        apple: "Knows the size of every image, bar and hosted view.",
        ours: "Takes what the document lists, and the figures for fixed-size controls.",
        source: "Misses in hierarchies in which every text has its saved size.",
        missed: 12
      )
    case .proportionalStacks:
      Entry(
        title: "Proportions in stack views",
        apple: "Does not document the multipliers and priorities of `fillProportionally`.",
        ours:
          "Goes by intrinsic sizes, those of what is in stack views, and spaces, with priorities that fall from view to view; what margins do is an assumption.",
        source:
          "Of the saved stacks of texts and controls all agree; of those with stack views in them the lengths of two of four do; of those with other views that have no intrinsic size, none does throughout.",
        missed: nil
      )
    case .readableWidth:
      Entry(
        title: "The readable width",
        apple: "Follows the preferred text size.",
        ours: "Is that of the default text size, 672 points.",
        source: "Apple, `UIView.readableContentGuide`; the figure is general knowledge.",
        missed: nil
      )
    case .pageControlSize:
      Entry(
        title: "The size of page controls",
        apple: "Dots of 7 points, 9 apart, and since iOS 14 more room around them.",
        ours: "26 points high, and 76.5 points wider than the dots.",
        source: "An assumption.",
        missed: nil
      )
    case .datePickerSize:
      Entry(
        title: "The size of date pickers",
        apple: "Follows the language and the date.",
        ours: "Has one size for each style.",
        source: "An assumption but for wheels, 320 by 216 points in saved frames.",
        missed: nil
      )
    case .symbolSizes:
      Entry(
        title: "The size of symbol images",
        apple: "Every symbol has its own size.",
        ours: "Symbols are squares of the line height of their font.",
        source: "Saved frames of symbols, which differ from each other.",
        missed: nil
      )
    case .dictionaryScripts:
      Entry(
        title: "Words of Thai, Lao, Khmer and Burmese",
        apple: "Finds the words with its own dictionary, and breaks lines between them.",
        ours:
          "Finds them with the dictionary of Foundation's ICU on Linux; elsewhere but on Apple's platforms such texts break at their spaces.",
        source:
          "Unicode Standard Annex 14, rule LB1: its other rules are followed, in agreement with ICU 78.",
        missed: nil
      )
    case .joinedScripts:
      Entry(
        title: "Letters of joined scripts",
        apple: "Measures the joined forms and ligatures of Arabic and scripts like it.",
        ours: "Measures letter by letter, each as wide as the small letter n.",
        source: "An assumption: no saved frame is known.",
        missed: nil
      )
    case .ownAppearances:
      Entry(
        title: "Appearances of your own properties",
        apple:
          "Records every setter that is marked for it, of your own classes too, through the Objective-C runtime.",
        ours:
          "Hands on the properties of UIKit's classes, which `appearanceProperties` lists for each, when a view comes into a window.",
        source: "Apple, `UIAppearance`; how UIKit orders subclasses and traits is an assumption.",
        missed: nil
      )
    case .splitViewColumns:
      Entry(
        title: "Columns of split view controllers",
        apple: "Decides the width of the primary column by device and style.",
        ours: "320 points; the supplementary column is kept and not shown.",
        source: "General knowledge of tablets.",
        missed: nil
      )
    case .exercisedAmbiguity:
      Entry(
        title: "exerciseAmbiguityInLayout",
        apple: "Picks one of the possible frames at random.",
        ours: "Goes to the far end of what is possible.",
        source: "Apple, `UIView.exerciseAmbiguityInLayout()`.",
        missed: nil
      )
    case .distanceItems:
      Entry(
        title: "Items of constraints between distances",
        apple: "Has items of its own for them.",
        ours: "Has a hidden guide for each distance.",
        source: "Apple, `anchorWithOffset(to:)`, which names no items.",
        missed: nil
      )
    case .constraintsAffectingLayout:
      Entry(
        title: "Constraints that affect a view",
        apple: "Lists the system's own constraints too.",
        ours: "Lists those that are objects.",
        source: "Apple, `constraintsAffectingLayout(for:)`.",
        missed: nil
      )
    case .boundedPositions:
      Entry(
        title: "Positions that only an inequality holds",
        apple:
          "Calls them ambiguous and says no more; a library whose tests are not run in public expects the bound: 23 for a top of at most 23.",
        ours: "Are as near to 0 as the inequality allows: 0 for a top of at most 23.",
        source: "Open: no recording of UIKit is known that shows such a position.",
        missed: nil
      )
    case .layoutRounds:
      Entry(
        title: "Layouts that do not settle",
        apple:
          "Goes on, and tells of the loop only under a launch argument, from 50 rounds on; views that lay themselves out in their own layout overflow the stack.",
        ours:
          "Ends after 32 rounds, and always says what its last rounds changed. A view that asks for its own layout while it is laid out gets it in the next round.",
        source:
          "Apple, WWDC 2016, session 236, and the launch argument `UIViewLayoutFeedbackLoopDebuggingThreshold`.",
        missed: nil
      )
    case .animations:
      Entry(
        title: "Animations",
        apple: "Shows the frames between start and end.",
        ours: "Layouts have their final frames at once: there is no screen and no clock.",
        source: "Apple, `UIView.animate(withDuration:animations:)`.",
        missed: nil
      )
    case .targetsAndActions:
      Entry(
        title: "Targets, actions and selectors",
        apple: "Calls methods by selector.",
        ours:
          "Methods are found by selectors in packages that `plumbline swift` builds; elsewhere closures and `UIAction` are called.",
        source: "Swift on platforms other than Apple's.",
        missed: nil
      )
    }
  }
}

extension LayoutDeviation {
  /// The article that lists all cases, in Markdown.
  package static var article: String {
    var lines = [
      "# Where we differ",
      "",
      "Known differences from the layouts of Apple's UIKit.",
      "",
      "## Overview",
      "",
      "Every section is a case of ``LayoutDeviation``; a test keeps the two alike. Where misses are counted,",
      "they are those of 2,586 views of public documents whose frames follow from texts: 311 are more than",
      "half a point off with the built-in metrics. Each counts for the nearest text whose size differs from",
      "the saved one, unless it misses with the saved sizes of texts, too.",
    ]
    for deviation in allCases {
      lines += ["", "## \(deviation.title)", "", "Case `\(deviation.rawValue)`.", ""]
      lines.append("- UIKit: \(deviation.appleDoes)")
      lines.append("- Here: \(deviation.weDo)")
      lines.append("- Source: \(deviation.source)")
      if let missed = deviation.missedViews { lines.append("- Missed views: \(missed) of 311.") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
