import Testing

@testable import TextMetrics

/// Characters are 10 points wide and lines 10 points high.
private func lines(
  _ text: String,
  width: Double,
  limit: Int = 0,
  lineBreak: LineBreakMode = .byWordWrapping
) -> [String] {
  let styled = StyledText(text, font: .system(size: 10))
  let layout = FixedMetrics().layout(
    styled,
    fitting: width,
    lineLimit: limit,
    lineBreak: lineBreak
  )
  return layout.lines.map { String(styled.string[$0.range]) }
}

@Suite struct `Line breaking` {
  @Test func `breaks at spaces, which hang over the edge`() {
    // "one two " is 8 characters; "one two" with 70 pt just fits, its space hangs.
    #expect(lines("one two six", width: 70) == ["one two ", "six"])
    #expect(lines("one two six", width: 69) == ["one ", "two ", "six"])
  }

  @Test func `gives a broken line the width of its visible characters`() {
    let text = StyledText("one two   six", font: .system(size: 10))
    let layout = FixedMetrics().layout(text, fitting: 75, lineLimit: 0, lineBreak: .byWordWrapping)
    #expect(layout.lines.map(\.width) == [70, 30])
    #expect(layout.width == 70)
  }

  @Test func `gives a broken line the spaces that hang from it, as far as there is room`() {
    let text = StyledText("one two   six", font: .system(size: 10))
    func layout(_ width: Double) -> TextLayout {
      FixedMetrics().layout(text, fitting: width, lineLimit: 0, lineBreak: .byWordWrapping)
    }
    #expect(layout(75).lines.map(\.hangingSpace) == [5, 0])
    #expect(layout(75).widthWithSpaces == 75)
    #expect(layout(105).widthWithSpaces == 100)
    #expect(layout(200).widthWithSpaces == 130)
  }

  @Test func `counts spaces at the end of a paragraph`() {
    let text = StyledText("one  ", font: .system(size: 10))
    #expect(FixedMetrics().naturalWidth(of: text) == 50)
  }

  @Test func `breaks after hyphens but not between a sign and a digit`() {
    #expect(lines("well-known", width: 60) == ["well-", "known"])
    #expect(lines("a -1", width: 30) == ["a ", "-1"])
  }

  #if os(Linux) || canImport(Darwin)
  @Test(
    arguments: [
      // "Hello", "sir", "welcome", "to", "the country of Thailand".
      ["สวัสดี", "ครับ", "ยินดี", "ต้อนรับ", "สู่", "ประเทศไทย"],
      // "Thai language and Lao language", with a word in Latin letters and a space between.
      ["ภาษา", "ไทย ", "and ", "ภาษา", "ลาว"],
      ["ខ្ញុំ", "ស្រលាញ់", "អ្នក"],
    ]
  )
  func `breaks between the words of scripts without spaces`(_ words: [String]) {
    var places: [Int] = []
    var place = 0
    for word in words.dropLast() {
      place += word.utf8.count
      places.append(place)
    }
    #expect(LineBreakOpportunities(of: words.joined()).offsets == places)
  }
  #endif

  @Test func `breaks at every kind of newline`() {
    #expect(lines("a\nb\u{2028}c\u{2029}d\r\ne", width: .infinity) == ["a", "b", "c", "d", "e"])
    #expect(lines("a\n\nb", width: .infinity) == ["a", "", "b"])
    #expect(lines("a\n", width: .infinity) == ["a"])
  }

  @Test func `splits a word that is wider than the line`() {
    #expect(lines("abcdefgh", width: 35) == ["abc", "def", "gh"])
    #expect(lines("ab cdefgh", width: 35) == ["ab ", "cde", "fgh"])
  }

  @Test func `puts at least one character on a line`() {
    #expect(lines("abc", width: 0) == ["a", "b", "c"])
    #expect(lines("abc", width: -5) == ["a", "b", "c"])
  }

  @Test func `breaks between ideographs but not before closing punctuation`() {
    #expect(lines("日本語日本", width: 30) == ["日本語", "日本"])
    #expect(lines("日本語。日", width: 30) == ["日本", "語。日"])
    #expect(lines("日「本」語", width: 20) == ["日", "「本", "」語"])
  }

  @Test func `keeps no-break spaces together`() {
    #expect(lines("ab 10\u{A0}km", width: 60) == ["ab ", "10\u{A0}km"])
  }

  @Test(arguments: [
    // Widths are 10 points a character; each text is as UAX 14 has it: the rule is named.
    ("aa http://b.c/d", 80.0, ["aa ", "http://", "b.c/d"]),  // LB13, LB31: after the slashes
    ("at 1,000.50 €", 80, ["at ", "1,000.50 ", "€"]),  // LB25: a number is one
    ("a (b) c", 40, ["a ", "(b) ", "c"]),  // LB13, LB14: brackets hold on to what is inside
    ("say “yes” now", 60, ["say ", "“yes” ", "now"]),  // LB15a, LB15b
    ("sag „ja“ nun", 50, ["sag ", "„ja“ ", "nun"]),  // LB14, LB19
    ("5 % of $ 10", 30, ["5 % ", "of ", "$ ", "10"]),  // LB18: a space breaks
    ("go! 日本", 30, ["go! ", "日本"]),
    ("사과 나무", 30, ["사과 ", "나무"]),  // Hangul syllables break like ideographs
    ("사과나무", 30, ["사과나", "무"]),
    ("ちょっと", 20, ["ちょ", "っと"]),  // LB1, LB21: no line begins with small kana ょ
    ("🇩🇪🇫🇷🇮🇹", 20, ["🇩🇪🇫🇷", "🇮🇹"]),  // LB30a: flags are pairs
    ("👍🏽👍🏽", 10, ["👍🏽", "👍🏽"]),  // LB30b
    ("ab\u{2060}cd ef", 40, ["ab\u{2060}c", "d ef"]),  // too wide: split where it must be
    ("ab\u{200B}cd", 30, ["ab\u{200B}", "cd"]),  // LB8
    ("and/or", 50, ["and/", "or"]),  // LB31 after SY
    ("-flag -5", 50, ["-flag ", "-5"]),  // LB20a
  ])
  func `follows Unicode Standard Annex 14`(text: String, width: Double, expected: [String]) {
    #expect(lines(text, width: width) == expected)
  }

  @Test func `shows a hyphen where a line ends at a soft one`() {
    // "super" and a hyphen are 60 points; unbroken, the soft hyphen has no width.
    let text = StyledText("super\u{AD}cali", font: .system(size: 10))
    let metrics = FixedMetrics()
    #expect(metrics.naturalWidth(of: text) == 90)
    let broken = metrics.layout(text, fitting: 60, lineLimit: 0, lineBreak: .byWordWrapping)
    #expect(broken.lines.map(\.width) == [60, 40])
    // One point less leaves no room for the hyphen: the word is split as one that is too long.
    #expect(lines("super\u{AD}cali", width: 59) == ["super\u{AD}", "cali"])
    // "so super" and a hyphen are 90 points: too many for the first line.
    #expect(lines("so super\u{AD}cali", width: 85) == ["so ", "super\u{AD}", "cali"])
  }

  @Test func `breaks between any characters when asked to`() {
    #expect(lines("one two", width: 50, lineBreak: .byCharWrapping) == ["one t", "wo"])
  }

  @Test func `treats a letter with combining marks and an emoji family as one character`() {
    #expect(lines("e\u{301}e\u{301}e\u{301}", width: 20).count == 2)
    #expect(lines("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", width: 10).count == 2)
  }
}

@Suite struct `Line limit` {
  @Test func `gives the last line the rest of the paragraph when truncating`() {
    let text = StyledText("one two six ten", font: .system(size: 10))
    let layout = FixedMetrics().layout(text, fitting: 45, lineLimit: 2)
    #expect(layout.isTruncated)
    #expect(layout.lines.map { String(text.string[$0.range]) } == ["one ", "two six ten"])
    // 110 points of text, cut to the available 45.
    #expect(layout.lines.map(\.width) == [30, 45])
    #expect(layout.width == 45)
    #expect(layout.height == 20)
  }

  @Test func `drops what does not fit when wrapping`() {
    #expect(lines("one two six", width: 45, limit: 2) == ["one ", "two "])
  }

  @Test func `ends at a newline when the limit is reached`() {
    let text = StyledText("a\nb", font: .system(size: 10))
    let layout = FixedMetrics().layout(text, fitting: 100, lineLimit: 1)
    #expect(layout.lines.count == 1)
    #expect(layout.isTruncated)
    #expect(layout.width == 10)
  }

  @Test func `reports no truncation when everything fits exactly`() {
    let text = StyledText("abc", font: .system(size: 10))
    let layout = FixedMetrics().layout(text, fitting: 30, lineLimit: 1)
    #expect(!layout.isTruncated)
    #expect(layout.width == 30)
  }

  @Test func `leaves empty text without lines and size`() {
    let layout = FixedMetrics().layout(
      StyledText("", font: .system(size: 10)),
      fitting: 100,
      lineLimit: 0
    )
    #expect(layout.lines.isEmpty)
    #expect(layout.width == 0 && layout.height == 0)
    #expect(layout.firstBaseline == 0 && layout.lastBaselineFromBottom == 0)
  }
}
