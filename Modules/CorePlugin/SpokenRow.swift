public import CoreModels
import CoreTerminal

extension CardRow {
  /// Returns the row on one line, with its days in words.
  public func said(in language: Language) -> String {
    let kept = days.count { $0 == .kept }
    let week = days.isEmpty ? "" : CardText.daysKept(kept, days: days.count).text(in: language)
    return [text, detail, week].filter { !$0.isEmpty }.joined(separator: ", ").terminalSafe
      .onOneLine
  }
}
