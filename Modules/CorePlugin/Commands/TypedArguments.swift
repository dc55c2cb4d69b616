/// Support for values that start with a hyphen, such as `-5`, `-33.87,151.21` or a text of several
/// words. The parser would take them for options, although no option looks like that.
extension [String] {
  /// Parses the arguments, or an equivalent spelling that marks such values as values. Throws the
  /// error for the original spelling.
  public func parsed<Value>(_ parse: ([String]) throws -> Value) throws -> Value {
    do { return try parse(self) } catch {
      guard prefix(while: { $0 != "--" }).contains(where: \.isHyphenValue) else { throw error }
      for spelling in [joiningOptions, self] {
        if let value = spelling.parsedEndingOptions(parse) { return value }
      }
      throw error
    }
  }

  /// Parses the arguments with their options first. A command's own option takes the next word only
  /// if the arguments cannot be parsed otherwise: a word after a flag keeps its place.
  private func parsedEndingOptions<Value>(_ parse: ([String]) throws -> Value) -> Value? {
    var valued: Set<String> = []
    if let value = try? parse(endingOptions(valued: valued)) { return value }
    valued = Set(filter { $0.hasPrefix("-") && !$0.isHyphenValue })
    var found = try? parse(endingOptions(valued: valued))
    for option in valued where found != nil {
      guard let value = try? parse(endingOptions(valued: valued.subtracting([option])))
      else { continue }
      valued.remove(option)
      found = value
    }
    return found
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

  /// Turns `read -5 --json` into `read --json -- -5`. The word after a `valued` option is its value.
  private func endingOptions(valued: Set<String>) -> [String] {
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
        let hasValue = valued.contains(word) || SharedOptions.valued.contains(word)
        if hasValue, let value = rest.first, !value.hasPrefix("-") || value.isHyphenValue {
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
