extension Rule {
  /// All rules, in the order in which reports list them.
  public static let all: [Rule] = [
    .conflict, .ambiguous, .misplaced,
    .outsideSuperview, .textTruncated, .overlappingContent,
    .unboundedGrowth, .missingSiblingRelation, .redundantConstraint, .arrangedConstraint,
    .outsetOffset, .mixedDirection, .marginToMargin,
    .equalPriorities, .autoresizingMask, .fixedTextHeight,
    .farRelatives, .tiedOutsideScroll, .zeroSize, .stopsInCode, .constraintsPileUp,
    .missingSuperCall,
    .besideContentView, .contentViewMask, .contradictingStates, .updateOfUnmade,
    .remakeDropsConstraint, .moveDropsConstraints, .unusedConstraint, .unreadable,
  ]
}
