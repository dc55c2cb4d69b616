import CoreModels

/// The planner's word lists, each parsed on first use.
enum Words {
  static let actions = WordList(Content.Words.actions)
  static let actors = WordList(Content.Words.actors)
  static let alike = WordList(Content.Words.alike)
  static let amounts = WordList(Content.Words.amounts)
  static let chat = WordList(Content.Words.chat)
  static let delicate = WordList(Content.Words.delicate)
  static let documents = WordList(Content.Words.documents)
  static let eating = WordList(Content.Words.eating)
  static let events = WordList(Content.Words.events)
  static let fillers = WordList(Content.Words.fillers)
  static let languages = WordList(Content.Words.languages)
  static let levels = WordList(Content.Words.levels)
  static let months = WordList(Content.Words.months)
  static let naming = WordList(Content.Words.naming)
  static let numbers = WordList(Content.Words.numbers)
  static let objects = WordList(Content.Words.objects)
  static let people = WordList(Content.Words.people)
  static let places = WordList(Content.Words.places)
  static let purposes = WordList(Content.Words.purposes)
  static let races = WordList(Content.Words.races)
  static let several = WordList(Content.Words.several)
  static let shapes = WordList(Content.Words.shapes)
  static let talk = WordList(Content.Words.talk)
  static let time = WordList(Content.Words.time)
  static let variants = WordList(Content.Words.variants)
  static let verbs = WordList(Content.Words.verbs)
  static let years = WordList(Content.Words.years)

  /// The words that reveal the part of life of a goal of the general kind.
  enum Life {
    static let english = WordList(Content.Words.Life.english)
    static let elsewhere = WordList(Content.Words.Life.elsewhere)
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
    static let english = WordList(Content.Words.Kinds.english)
    static let everywhere = WordList(Content.Words.Kinds.everywhere)
    fileprivate static let slovak = WordList(Content.Words.Kinds.slovak)
    fileprivate static let hungarian = WordList(Content.Words.Kinds.hungarian)
    fileprivate static let polish = WordList(Content.Words.Kinds.polish)
    fileprivate static let german = WordList(Content.Words.Kinds.german)
    fileprivate static let spanish = WordList(Content.Words.Kinds.spanish)
  }
}
