/// Every sentence that a product shows, as typed cases: `LessonText.neverUpdated`.
///
/// English is complete by construction; each language has a file of its own whose `switch`
/// the compiler keeps complete.
public protocol TextCatalogue: TextArgument {
  /// The sentence in English.
  var english: String { get }
  /// The sentence in another language, `nil` where it is not shipped.
  func translation(to language: Language) -> String?
  /// One value of every case, for tests that look at all texts.
  static var samples: [Self] { get }
}

extension TextCatalogue {
  /// The sentence in that language, else in English.
  public func text(in language: Language) -> String {
    translation(to: language) ?? english
  }

  /// The samples that a language lacks, shipped languages having none.
  public static func missing(in language: Language) -> [Self] {
    language == .english
      ? [] : samples.filter { $0.translation(to: language)?.isEmpty ?? true }
  }
}

/// A catalogue in all of our languages: each has a property of its own, which the compiler asks for.
public protocol CompleteTextCatalogue: TextCatalogue {
  /// The sentence in Slovak.
  var slovak: String { get }
  /// The sentence in Czech.
  var czech: String { get }
  /// The sentence in Hungarian.
  var hungarian: String { get }
  /// The sentence in Polish.
  var polish: String { get }
  /// The sentence in German.
  var german: String { get }
  /// The sentence in Spanish.
  var spanish: String { get }
}

extension CompleteTextCatalogue {
  public func translation(to language: Language) -> String? {
    switch language {
    case .english: english
    case .slovak: slovak
    case .czech: czech
    case .hungarian: hungarian
    case .polish: polish
    case .german: german
    case .spanish: spanish
    }
  }
}
