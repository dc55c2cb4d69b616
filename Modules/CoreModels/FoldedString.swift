import Foundation

extension StringProtocol {
  /// Without case and diacritics, as names and words are compared and as the text index does.
  public var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
