import CoreModels

/// The planner's word lists, each parsed on first use.
enum Words {
  static let actions = WordList("actions")
  static let actors = WordList("actors")
  static let alike = WordList("alike")
  static let amounts = WordList("amounts")
  static let chat = WordList("chat")
  static let countries = WordList("countries")
  static let delicate = WordList("delicate")
  static let documents = WordList("documents")
  static let eating = WordList("eating")
  static let events = WordList("events")
  static let fillers = WordList("fillers")
  static let languages = WordList("languages")
  static let learning = WordList("learning")
  static let levels = WordList("levels")
  static let months = WordList("months")
  static let naming = WordList("naming")
  static let numbers = WordList("numbers")
  static let objects = WordList("objects")
  static let people = WordList("people")
  static let places = WordList("places")
  static let purposes = WordList("purposes")
  static let races = WordList("races")
  static let several = WordList("several")
  static let shapes = WordList("shapes")
  static let talk = WordList("talk")
  static let time = WordList("time")
  static let variants = WordList("variants")
  static let verbs = WordList("verbs")
  static let years = WordList("years")

  /// The words that reveal the part of life of a goal of the general kind.
  enum Life {
    static let english = WordList("life/english")
    static let elsewhere = WordList("life/elsewhere")
  }

  /// Returns the words that reveal a goal's kind in a language.
  static func kinds(in language: Language) -> WordList {
    switch language {
    case .english: Kinds.english
    case .slovak, .czech: Kinds.slovak
    case .hungarian: Kinds.hungarian
    case .polish: Kinds.polish
    case .german: Kinds.german
    case .spanish: Kinds.spanish
    }
  }

  enum Kinds {
    static let english = WordList("kinds/english")
    static let everywhere = WordList("kinds/everywhere")
    fileprivate static let slovak = WordList("kinds/slovak")
    fileprivate static let hungarian = WordList("kinds/hungarian")
    fileprivate static let polish = WordList("kinds/polish")
    fileprivate static let german = WordList("kinds/german")
    fileprivate static let spanish = WordList("kinds/spanish")
  }
}
