import CoreModels

extension WeatherCondition {
  /// What it is called in a word or two, in the middle of a sentence.
  func name(in language: Language) -> String {
    ContentTable(Content.conditions).rows(of: rawValue).first?.text(in: language, from: 1) ?? ""
  }
}
