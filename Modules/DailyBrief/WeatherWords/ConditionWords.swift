import CoreModels

extension WeatherCondition {
  /// The condition in a word or two, as it stands within a sentence.
  func name(in language: Language) -> String {
    ContentTable(Content.conditions).rows(of: rawValue).first?.text(in: language, from: 1) ?? ""
  }
}
