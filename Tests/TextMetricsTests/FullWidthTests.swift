import Testing

@testable import TextMetrics

@Suite struct `Ideographs and kana` {
  private func width(_ text: String, _ font: FontDescription) -> Double {
    SystemFontMetrics().naturalWidth(of: StyledText(text, font: font))
  }

  // Lines that public documents of three repositories saved, in whole points, but for the half points of the one of 20.
  @Test(arguments: [
    ("メールアドレスとパスワードをもう一度確認してください。", 9.0, 248.0, 249.0),
    ("まだアカウントを持っていない場合", 11, 179, 180), ("密码", 17, 34, 35), ("用户名", 17, 51, 52),
    ("パスワード", 17, 86, 87), ("メールアドレス（学校用）", 17, 207, 208), ("匿名性（デフォルト）", 19, 193, 194),
    ("さんようこそ", 20, 122, 122.5), ("ーーーーさん", 35, 211, 212),
  ])
  func `are a little wider than their squares in the system font`(
    _ text: String,
    _ size: Double,
    _ less: Double,
    _ most: Double
  ) {
    let found = width(text, .system(size: size))
    #expect(found > less && found <= most, "\(found)")
  }

  // Saved as 116 points at 29 in Helvetica Neue, and as 272 at 17 in Hiragino.
  @Test(arguments: [("ログイン", "HelveticaNeue", 29.0), ("まだアカウントをお持ちでない方は", "HiraginoSans-W6", 17)])
  func `fill their squares in named fonts`(_ text: String, _ name: String, _ size: Double) {
    #expect(width(text, .named(name, size: size)) == Double(text.count) * size)
  }

  @Test(arguments: ["HiraginoSans-W3", "HiraginoSans-W6"])
  func `stand on lines of their own height in Hiragino`(_ name: String) {
    let font = FontDescription.named(name, size: 17)
    #expect(abs(SystemFontMetrics().metrics(of: font).lineHeight - 17) < 1e-9)
    #expect(SystemFontMetrics.exactness(of: font) == .substitute)
  }
}
