import CoreModels

/// How errors are shown, as far as it can be known before parsing has worked.
struct ErrorStyle {
  var language: Language
  var isJSON: Bool
  var isVerbose = false

  init(arguments: [String], environment: [String: String]) {
    let options = arguments.prefix { $0 != "--" }
    isJSON = options.contains("--json")
    let named = options.lastIndex { $0 == "--lang" || $0.hasPrefix("--lang=") }.flatMap { index in
      options[index] == "--lang"
        ? options[(index + 1)...].first : String(options[index].dropFirst("--lang=".count))
    }
    language = named.flatMap(Language.init(tag:)) ?? Language(environment: environment)
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
