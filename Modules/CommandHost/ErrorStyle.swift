import CoreModels
import CorePlugin

/// How errors are shown, as far as it can be known before parsing has worked.
struct ErrorStyle {
  var language: Language
  /// Whether an option names the language.
  let isLanguageNamed: Bool
  /// Whether it is the pseudo-language.
  let isPseudo: Bool
  var isJSON: Bool
  var isVerbose = false
  /// Those of the options that say whose settings these are.
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
  /// What follows the option where it is given last.
  fileprivate func value(of option: String) -> String? {
    lastIndex { $0 == option || $0.hasPrefix(option + "=") }.flatMap { index in
      self[index] == option
        ? self[(index + 1)...].first : String(self[index].dropFirst(option.count + 1))
    }
  }
}

extension Language {
  /// The language of the locale, else English.
  init(environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    self = locale.flatMap(Language.init(tag:)) ?? .english
  }
}
