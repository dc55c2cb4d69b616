import CoreModels
import CorePlugin

/// The presentation of errors, as far as it is known before the arguments are parsed.
struct ErrorStyle {
  var language: Language
  /// `true` if an option sets the language.
  let isLanguageNamed: Bool
  /// `true` for the pseudo-language.
  let isPseudo: Bool
  var isJSON: Bool
  var isVerbose = false
  /// The options that determine whose settings apply.
  let options: OptionValues

  init(arguments: [String], environment: [String: String]) {
    let words = arguments.prefix { $0 != "--" }
    isJSON = words.contains("--json")
    let code = words.value(of: "--lang")
    isPseudo = code == PseudoLanguage.code
    let named = isPseudo ? .english : code.flatMap(Language.init(tag:))
    isLanguageNamed = named != nil
    language = named ?? Language(environment: environment)
    var options = OptionValues.defaults
    (options.home, options.profile) = (words.value(of: "--home"), words.value(of: "--profile"))
    self.options = options
  }
}

extension ArraySlice<String> {
  /// Returns the value of the option's last occurrence.
  fileprivate func value(of option: String) -> String? {
    lastIndex { $0 == option || $0.hasPrefix(option + "=") }.flatMap { index in
      self[index] == option
        ? self[(index + 1)...].first : String(self[index].dropFirst(option.count + 1))
    }
  }
}

extension Language {
  /// The language of the locale, or English.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    self = locale.flatMap(Language.init(tag:)) ?? .english
  }
}
