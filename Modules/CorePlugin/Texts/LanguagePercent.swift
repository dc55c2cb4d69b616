public import CoreModels

extension Language {
  /// `40%`, with a space if the language uses one.
  public func percent(_ number: Int) -> String {
    switch self {
    case .english, .hungarian, .polish: "\(number)%"
    case .slovak, .czech, .german, .spanish: "\(number)\u{A0}%"
    }
  }
}
