/// Support for values that start with a hyphen, such as `-5`, `-33.87,151.21` or a text of several
/// words. The parser would take them for options, although no option looks like that.
extension [String] {
  /// Parses the arguments, or an equivalent spelling that marks such values as values. Throws the
  /// error for the original spelling.
  public func parsed<Value>(_ parse: ([String]) throws -> Value) throws -> Value {
    do { return try parse(self) } catch {
      for spelling in spellings {
        if let value = try? parse(spelling) { return value }
      }
      throw error
    }
  }

  /// The alternative spellings: with values joined to the preceding option, and with values as
  /// arguments.
  private var spellings: [[String]] {
    let typed = Array(prefix { $0 != "--" })
    guard typed.contains(where: \.isHyphenValue) else { return [] }
    return [joiningOptions.endingOptions, endingOptions]
  }

  /// Turns `--place -33.87,151.21` into `--place=-33.87,151.21`.
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

  /// Turns `read -5 --json` into `read --json -- -5`. What follows a command's own option is taken
  /// for its value.
  private var endingOptions: [String] {
    guard let start = firstIndex(where: { $0 == "--" || $0.isHyphenValue }), self[start] != "--"
    else { return self }
    var (options, values): ([String], [String]) = ([], [])
    var rest = self[start...]
    while let word = rest.popFirst() {
      if !word.hasPrefix("-") || word == "-" || word.isHyphenValue {
        values.append(word)
      } else if word == "--" {
        return self[..<start] + options + ["--"] + values + rest
      } else if OptionValues(flags: [word]) != nil || word.contains("=") {
        options.append(word)
      } else {
        options += [word]
        if let value = rest.first, !value.hasPrefix("-") || value.isHyphenValue {
          options.append(rest.removeFirst())
        }
      }
    }
    return self[..<start] + options + ["--"] + values
  }
}

extension SharedOptions {
  /// The shared options that take a value.
  public static let valued: Set = [
    "--home", "--profile", "--date", "--as-of", "--color", "--lang",
  ]
}

extension String {
  /// `true` if the text starts with a hyphen but cannot be an option: a number, or words with white
  /// space.
  fileprivate var isHyphenValue: Bool {
    guard hasPrefix("-") else { return false }
    let rest = dropFirst()
    let start = rest.drop { ".,".contains($0) }
    if let digit = start.first, digit.isASCII, digit.isNumber { return true }
    return rest.prefix { $0 != "=" }.contains(where: \.isWhitespace)
  }
}
