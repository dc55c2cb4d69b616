/// Values that begin with a hyphen, as `-5`, `-33.87,151.21` or a text of several words do. The
/// parser takes them for options, which none of ours can be.
extension [String] {
  /// What a parser makes of the arguments, or of another spelling of them in which such values are
  /// values; throws what it says of them as they were typed.
  public func parsed<Value>(_ parse: ([String]) throws -> Value) throws -> Value {
    do { return try parse(self) } catch {
      for spelling in spellings {
        if let value = try? parse(spelling) { return value }
      }
      throw error
    }
  }

  /// The same with values that belong to the option before them, and with values on their own.
  private var spellings: [[String]] {
    let typed = Array(prefix { $0 != "--" })
    guard typed.contains(where: \.isHyphenValue) else { return [] }
    return [joiningOptions, self].compactMap(\.endingOptions)
  }

  /// `--place -33.87,151.21` as `--place=-33.87,151.21`.
  private var joiningOptions: [String] {
    let typed = prefix { $0 != "--" }
    return typed.reduce(into: []) { words, word in
      if word.isHyphenValue, let option = words.last, option.hasPrefix("--"), !option.contains("=")
      {
        words[words.count - 1] += "=" + word
      } else {
        words.append(word)
      }
    } + dropFirst(typed.count)
  }

  /// `read -5 --json` as `read --json -- -5`; `nil` where an option that only a command knows comes
  /// after the value.
  private var endingOptions: [String]? {
    guard let start = firstIndex(where: { $0 == "--" || $0.isHyphenValue }), self[start] != "--"
    else { return self }
    var (options, values): ([String], [String]) = ([], [])
    var rest = self[start...]
    while let word = rest.popFirst() {
      if !word.hasPrefix("-") || word == "-" || word.isHyphenValue {
        values.append(word)
      } else if word == "--" {
        return self[..<start] + options + ["--"] + values + rest
      } else if SharedOptions.flags.contains(word) || word.contains("=") {
        options.append(word)
      } else if SharedOptions.valued.contains(word), let value = rest.popFirst() {
        options += [word, value]
      } else {
        return nil
      }
    }
    return self[..<start] + options + ["--"] + values
  }
}

extension SharedOptions {
  static let flags: Set = ["--json", "--plain", "--screen-reader", "--offline", "--verbose"]
  /// Those that take a value, as they are typed.
  public static let valued: Set = [
    "--home", "--profile", "--date", "--as-of", "--color", "--lang",
  ]
}

extension String {
  /// Whether it begins with a hyphen and can be no option: a number, or words with white space.
  fileprivate var isHyphenValue: Bool {
    guard hasPrefix("-"), !hasPrefix("--") else { return false }
    let rest = dropFirst()
    let start = rest.drop { ".,".contains($0) }
    if let digit = start.first, digit.isASCII, digit.isNumber { return true }
    return rest.prefix { $0 != "=" }.contains(where: \.isWhitespace)
  }
}
