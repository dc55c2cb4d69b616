@testable import AclioModeration

/// The errors in a language's rules, each with file and line:
/// `english/harmful.rules:12: no list is called persn`.
struct RuleFileCheck {
  private(set) var problems: [String] = []
  private let language: String
  private let lists: [String: WordSet]
  private var named: Set<String> = []
  /// The location of each rule.
  private var seen: [String: String] = [:]

  init(_ language: String, _ lexicon: Lexicon) {
    self.language = language
    let words = RuleFile(lexicon.words)
    lists = words.lists
    check(words)
    let reasons = Set(Moderation.Reason.allCases.map(\.rawValue))
    check(lexicon.harmful, "harmful", in: reasons)
    check(lexicon.classes, "classes", in: reasons)
    check(lexicon.harmless, "harmless")
    check(lexicon.recovery, "recovery")
    check(lexicon.despair, "despair")
    for section in words.sections.dropFirst() where !named.contains(section.name) {
      problems.append("\(language)/words.rules: no rule names the list \(section.name)")
    }
  }

  private mutating func check(_ words: RuleFile) {
    var names: Set<String> = []
    for section in words.sections {
      if section.name.isEmpty != section.lines.isEmpty || !names.insert(section.name).inserted {
        problems.append(
          "\(language)/words.rules: the list \(section.name) is empty, or there twice")
      }
      var own: Set<Substring> = []
      for line in section.lines {
        for word in line.text.split(separator: " ", omittingEmptySubsequences: false)
        where !isWord(word) || !own.insert(word).inserted {
          problems.append(
            "\(language)/words.rules:\(line.number): \(word) is no word, or there twice")
        }
      }
    }
  }

  private mutating func check(
    _ content: StaticString, _ file: String, in names: Set<String> = [""]
  ) {
    for section in RuleFile(content).sections {
      for line in section.lines {
        let place = "\(language)/\(file).rules:\(line.number)"
        if !names.contains(section.name) {
          problems.append("\(place): rules stand in \(names.sorted())")
        }
        if let other = seen.updateValue(place, forKey: String(line.text)) {
          problems.append("\(place): the same rule as \(other)")
        }
        let items = line.text.split(separator: " ", omittingEmptySubsequences: false)
        let problems = items.enumerated().compactMap { index, item in
          item == "&" && index > 0
            ? nil : problem(of: item, isFirst: index == 0 || items[index - 1] == "&")
        }
        self.problems += problems.map { "\(place): \($0)" }
      }
    }
  }

  private mutating func problem(of item: Substring, isFirst: Bool) -> String? {
    guard let kind = item.first else { return "two spaces, or one at the end" }
    if "~=+?!$^".contains(kind), isFirst { return "a rule begins with a word" }
    if let list = ["=": "joint", "+": "real"][kind] { named.insert(list) }
    switch kind {
    case "~", "=", "+": return Int(item.dropFirst()) == nil ? "\(item) is no number" : nil
    case "$" where item == "$": return nil
    case "$" where item.hasPrefix("$|"): return problem(ofWords: item.dropFirst(2))
    case "?", "!", "^": return problem(ofWords: item.dropFirst())
    default: return problem(ofWords: item)
    }
  }

  private mutating func problem(ofWords words: Substring) -> String? {
    for word in words.split(separator: "|", omittingEmptySubsequences: false) {
      if word.hasPrefix("@") {
        let name = String(word.dropFirst())
        named.insert(name)
        if lists[name] == nil { return "no list is called \(name)" }
      } else if word.hasPrefix("<") {
        if word.dropFirst().first?.isNumber != true { return "\(word) is no number" }
      } else if !isWord(word) {
        return "\(word) is no word in lower case without diacritics"
      }
    }
    return nil
  }

  /// The errors in a file of words and phrases about the body.
  static func problems(of content: StaticString, _ file: String) -> [String] {
    RuleFile(content).sections.flatMap { section in
      var own: Set<Substring> = []
      return section.lines.filter { line in
        section.name.isEmpty || !own.insert(line.text).inserted
          || !line.text.split(separator: " ", omittingEmptySubsequences: false).allSatisfy(isWord)
      }.map { "\(file):\($0.number): \($0.text) is no phrase, there twice, or in no section" }
    }
  }
}

private func isWord(_ text: Substring) -> Bool {
  let letters =
    text.hasSuffix("*") ? text.dropLast() : text.hasPrefix("*") ? text.dropFirst() : text
  return !letters.isEmpty
    && letters.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
}
