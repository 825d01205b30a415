/// Which form of a word goes with a number, in a language.
///
/// Source: Unicode CLDR 46, Language Plural Rules, for whole numbers. Languages that are not listed have the forms of English.
enum PluralRule {
  /// The categories of a number, the best one first; "other" comes last and always fits.
  static func categories(of number: Int, in language: String) -> [String] {
    let exact = number == 0 ? ["zero"] : []
    let form = form(of: number.magnitude, in: String(language.prefix { $0 != "-" && $0 != "_" }))
    return form == "other" ? exact + ["other"] : exact + [form, "other"]
  }

  private static func form(of number: UInt, in language: String) -> String {
    let (ones, tens) = (number % 10, number % 100)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my": return "other"
    case "fr", "pt", "hy": return number <= 1 ? "one" : "other"
    case "ru", "uk", "be":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "sr", "hr", "bs":
      if ones == 1, tens != 11 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "other"
    case "pl":
      if number == 1 { return "one" }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? "few" : "many"
    case "cs", "sk":
      return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "lt":
      if ones == 1, !(11...19).contains(tens) { return "one" }
      return ones >= 2 && !(11...19).contains(tens) ? "few" : "other"
    case "ro":
      if number == 1 { return "one" }
      return number == 0 || (1...19).contains(tens) ? "few" : "other"
    case "sl":
      switch tens {
      case 1: return "one"
      case 2: return "two"
      case 3, 4: return "few"
      default: return "other"
      }
    case "ar":
      switch (number, tens) {
      case (0, _): return "zero"
      case (1, _): return "one"
      case (2, _): return "two"
      case (_, 3...10): return "few"
      case (_, 11...): return "many"
      default: return "other"
      }
    case "he": return number == 1 ? "one" : number == 2 ? "two" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }
}
