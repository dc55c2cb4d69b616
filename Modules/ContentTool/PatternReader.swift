/// Packs one language's version of a text.
struct PatternReader {
  private let localization: Catalog.Localization
  private let language: String
  /// The parameters of the English text, which define the order of arguments; empty while reading
  /// English itself.
  private let known: [Text.Parameter]
  private(set) var used: [Text.Parameter] = []
  /// The parameters of the plural form that is being read.
  private var inForm: [Text.Parameter] = []
  /// `true` if the text names a command of an app.
  private(set) var namesCommand = false
  private var faults: [String] = []

  init(_ localization: Catalog.Localization, language: String, parameters: [Text.Parameter]) {
    (self.localization, self.language, known) = (localization, language, parameters)
  }

  mutating func packed() throws -> String {
    var text = ""
    if let plural = localization.variations?.plural {
      text = choice(plural, counted: nil)
    } else if let unit = localization.stringUnit {
      text = pack(unit.value, substituted: nil)
    } else {
      faults.append("\(language) has no text")
    }
    guard faults.isEmpty else { throw Text.Faults(list: faults) }
    return text
  }

  /// Packs all plural forms of a text.
  private mutating func choice(_ plural: [String: Catalog.Form], counted: String?) -> String {
    for form in Plural.forms(of: language) where plural[form] == nil {
      faults.append("\(language) lacks the plural form \(form)")
    }
    var number = counted.flatMap { index(of: $0, isCount: true) }
    let before = inForm
    var found: [(form: String, parameters: [Text.Parameter])] = []
    var forms = ""
    for (form, value) in plural.sorted(by: { $0.key < $1.key }) {
      guard let letter = Plural.letters[form] else {
        faults.append("\(language) has the plural form \(form), which does not exist")
        continue
      }
      inForm = []
      let text = pack(value.stringUnit.value, substituted: counted)
      found.append((form, inForm))
      forms += "\u{4}\(letter)\(text)"
      number = number ?? used.firstIndex(where: \.isCount).flatMap { position(of: used[$0]) }
    }
    inForm = before + found.flatMap(\.parameters)
    compare(found)
    if number == nil { number = known.firstIndex(where: \.isCount) }
    guard let number else {
      faults.append("\(language) has plural forms, but no number")
      return ""
    }
    if known.indices.contains(number), !used.contains(known[number]) { used.append(known[number]) }
    return "\u{3}\(number)\(forms)\u{5}"
  }

  /// Reports placeholders that only some forms have. A form of a single number may say it in words.
  private mutating func compare(_ found: [(form: String, parameters: [Text.Parameter])]) {
    for (form, parameters) in found {
      var missing = used.filter { used in
        !parameters.contains(used) && found.contains { $0.parameters.contains(used) }
      }
      if ["zero", "one", "two"].contains(form) { missing.removeAll(where: \.isCount) }
      faults += missing.map { "\(language) lacks the placeholder \($0.name) in the form \(form)" }
    }
  }

  /// Packs a text with its placeholders: `%(name)@`, `%(count)lld`, `%(count)d` for a number
  /// without thousands separators, `%#@days@`, `%arg`, `%%`, and `%(suite)@` before an app's command.
  private mutating func pack(_ value: String, substituted: String?) -> String {
    if value.isEmpty { faults.append("\(language) has no text") }
    var packed = ""
    var rest = value[...]
    while let mark = rest.firstIndex(of: "%") {
      packed += rest[..<mark]
      rest = rest[mark...].dropFirst()
      if rest.hasPrefix("%") {
        packed += "%"
        rest = rest.dropFirst()
      } else if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[..<end].dropFirst(2))
        rest = rest[end...].dropFirst()
        packed += substitution(name)
      } else if rest.hasPrefix("arg"), let substituted {
        rest = rest.dropFirst(3)
        packed += placeholder(substituted, isCount: true, isGrouped: true)
      } else if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
        let name = String(rest[..<end].dropFirst())
        rest = rest[end...].dropFirst()
        guard let format = ["@", "lld", "d"].first(where: { rest.hasPrefix($0) }) else {
          faults.append("\(language): after %(\(name)) comes neither @ nor lld nor d")
          continue
        }
        rest = rest.dropFirst(format.count)
        if name == "suite" {
          namesCommand = true
          packed += "\u{6}"
        } else {
          packed += placeholder(name, isCount: format != "@", isGrouped: format == "lld")
        }
      } else {
        faults.append("\(language) has a % that is no placeholder; a percent sign is %%")
      }
    }
    return packed + rest
  }

  private mutating func substitution(_ name: String) -> String {
    guard let substitution = localization.substitutions?[name] else {
      faults.append("\(language) has no substitution for %#@\(name)@")
      return ""
    }
    guard substitution.formatSpecifier == "lld" else {
      faults.append("\(language): the substitution \(name) is not of the format lld")
      return ""
    }
    return choice(substitution.variations.plural, counted: name)
  }

  private mutating func placeholder(_ name: String, isCount: Bool, isGrouped: Bool) -> String {
    guard let index = index(of: name, isCount: isCount) else { return "" }
    return (isGrouped ? "\u{2}" : "\u{1}") + "\(index)"
  }

  private mutating func index(of name: String, isCount: Bool) -> Int? {
    let parameter = Text.Parameter(name: name, isCount: isCount)
    if !used.contains(parameter) { used.append(parameter) }
    inForm.append(parameter)
    guard let index = position(of: parameter) else {
      faults.append("\(language) has the placeholder \(name), which en has not")
      return nil
    }
    return index
  }

  private func position(of parameter: Text.Parameter) -> Int? {
    (language == "en" ? used : known).firstIndex(of: parameter)
  }
}
