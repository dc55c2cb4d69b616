public import CoreModels

extension String {
  /// The text with the names of values, such as `<minutes>`, in a language.
  public func withValueNames(in language: Language) -> String {
    if language == .english { return self }
    let table = ContentTable(Content.valueNames)
    return replacing(#/<([a-z]+)>/#) { match in
      let row = table.rows(of: String(match.1)).first
      return "<\(row.map { $0.text(in: language, from: 0) } ?? String(match.1))>"
    }
  }
}
