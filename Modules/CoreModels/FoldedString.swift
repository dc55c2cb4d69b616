import Foundation

extension StringProtocol {
  /// The text without case and diacritics, for comparisons; the text index folds alike.
  public var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
