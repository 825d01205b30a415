// Numbers of kinds of features and of features of fonts, as Core Text has them.
//
// Source: Apple, "TrueType Reference Manual", Font Feature Registry.

/// How wide digits are.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// Digits of a third of the width.
public let kThirdWidthNumbersSelector = 2
/// Digits of a quarter of the width.
public let kQuarterWidthNumbersSelector = 3
/// Letters that are joined.
public let kLigaturesType = 1
/// Those that a script needs.
public let kRequiredLigaturesOnSelector = 0
/// The usual ones.
public let kCommonLigaturesOnSelector = 2
/// Not the usual ones.
public let kCommonLigaturesOffSelector = 3
/// Rare ones.
public let kRareLigaturesOnSelector = 4
/// No rare ones.
public let kRareLigaturesOffSelector = 5
/// Capital and small letters.
public let kLetterCaseType = 3
/// Small capitals.
public let kSmallCapsSelector = 3
/// Small letters.
public let kLowerCaseType = 37
/// As they are.
public let kDefaultLowerCaseSelector = 0
/// As small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// As smaller capitals.
public let kLowerCasePetiteCapsSelector = 2
/// Capital letters.
public let kUpperCaseType = 38
/// As they are.
public let kDefaultUpperCaseSelector = 0
/// As small capitals.
public let kUpperCaseSmallCapsSelector = 1
/// As smaller capitals.
public let kUpperCasePetiteCapsSelector = 2
/// Where letters stand.
public let kVerticalPositionType = 10
/// On the line.
public let kNormalPositionSelector = 0
/// Above.
public let kSuperiorsSelector = 1
/// Below.
public let kInferiorsSelector = 2
/// As after numbers.
public let kOrdinalsSelector = 3
/// As in formulas.
public let kScientificInferiorsSelector = 4
/// Fractions.
public let kFractionsType = 11
/// None.
public let kNoFractionsSelector = 0
/// One above the other.
public let kVerticalFractionsSelector = 1
/// With a stroke.
public let kDiagonalFractionsSelector = 2
/// Other things.
public let kTypographicExtrasType = 14
/// A zero with a stroke.
public let kSlashedZeroOnSelector = 4
/// A zero without.
public let kSlashedZeroOffSelector = 5
/// Other forms of letters.
public let kCharacterAlternativesType = 17
/// None.
public let kNoAlternatesSelector = 0
/// How high digits are.
public let kNumberCaseType = 21
/// As small letters.
public let kLowerCaseNumbersSelector = 0
/// As capitals.
public let kUpperCaseNumbersSelector = 1
/// The space round letters.
public let kTextSpacingType = 22
/// Their own widths.
public let kProportionalTextSelector = 0
/// One width.
public let kMonospacedTextSelector = 1
/// Half the width.
public let kHalfWidthTextSelector = 2
/// Signs beside capitals.
public let kCaseSensitiveLayoutType = 33
/// As high as capitals.
public let kCaseSensitiveLayoutOnSelector = 0
/// As they are.
public let kCaseSensitiveLayoutOffSelector = 1
/// With the space of capitals.
public let kCaseSensitiveSpacingOnSelector = 2
/// With their own space.
public let kCaseSensitiveSpacingOffSelector = 3
/// Other forms of kana.
public let kAlternateKanaType = 34
/// Forms by what stands beside.
public let kContextualAlternatesType = 36
/// With them.
public let kContextualAlternatesOnSelector = 0
/// Without.
public let kContextualAlternatesOffSelector = 1
/// Sets of other forms.
public let kStylisticAlternativesType = 35
/// None.
public let kNoStylisticAlternatesSelector = 0
/// Set 1.
public let kStylisticAltOneOnSelector = 2
/// Not set 1.
public let kStylisticAltOneOffSelector = 3
/// Set 2.
public let kStylisticAltTwoOnSelector = 4
/// Not set 2.
public let kStylisticAltTwoOffSelector = 5
/// Set 3.
public let kStylisticAltThreeOnSelector = 6
/// Not set 3.
public let kStylisticAltThreeOffSelector = 7
/// Set 4.
public let kStylisticAltFourOnSelector = 8
/// Not set 4.
public let kStylisticAltFourOffSelector = 9
/// Set 5.
public let kStylisticAltFiveOnSelector = 10
/// Not set 5.
public let kStylisticAltFiveOffSelector = 11
/// Set 6.
public let kStylisticAltSixOnSelector = 12
/// Not set 6.
public let kStylisticAltSixOffSelector = 13
/// Set 7.
public let kStylisticAltSevenOnSelector = 14
/// Not set 7.
public let kStylisticAltSevenOffSelector = 15
/// Set 8.
public let kStylisticAltEightOnSelector = 16
/// Not set 8.
public let kStylisticAltEightOffSelector = 17
/// Set 9.
public let kStylisticAltNineOnSelector = 18
/// Not set 9.
public let kStylisticAltNineOffSelector = 19
/// Set 10.
public let kStylisticAltTenOnSelector = 20
/// Not set 10.
public let kStylisticAltTenOffSelector = 21
/// Set 11.
public let kStylisticAltElevenOnSelector = 22
/// Not set 11.
public let kStylisticAltElevenOffSelector = 23
/// Set 12.
public let kStylisticAltTwelveOnSelector = 24
/// Not set 12.
public let kStylisticAltTwelveOffSelector = 25
/// Set 13.
public let kStylisticAltThirteenOnSelector = 26
/// Not set 13.
public let kStylisticAltThirteenOffSelector = 27
/// Set 14.
public let kStylisticAltFourteenOnSelector = 28
/// Not set 14.
public let kStylisticAltFourteenOffSelector = 29
/// Set 15.
public let kStylisticAltFifteenOnSelector = 30
/// Not set 15.
public let kStylisticAltFifteenOffSelector = 31
/// Set 16.
public let kStylisticAltSixteenOnSelector = 32
/// Not set 16.
public let kStylisticAltSixteenOffSelector = 33
/// Set 17.
public let kStylisticAltSeventeenOnSelector = 34
/// Not set 17.
public let kStylisticAltSeventeenOffSelector = 35
/// Set 18.
public let kStylisticAltEighteenOnSelector = 36
/// Not set 18.
public let kStylisticAltEighteenOffSelector = 37
/// Set 19.
public let kStylisticAltNineteenOnSelector = 38
/// Not set 19.
public let kStylisticAltNineteenOffSelector = 39
/// Set 20.
public let kStylisticAltTwentyOnSelector = 40
/// Not set 20.
public let kStylisticAltTwentyOffSelector = 41
