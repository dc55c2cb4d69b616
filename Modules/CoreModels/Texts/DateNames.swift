// From the table `date-names.tsv`.
extension Language {
  /// Monday … Sunday, standing alone.
  public var weekdayNames: [String] { dateNames("weekdays") ?? [] }

  /// Monday … Sunday, at most three columns wide.
  public var shortWeekdayNames: [String] { dateNames("short weekdays") ?? [] }

  /// January … December, as in a date.
  public var monthNames: [String] { dateNames("months") ?? [] }

  /// January … December, standing alone.
  var monthTitles: [String] { dateNames("month titles") ?? monthNames }

  /// January … December, at most three columns wide.
  public var shortMonthNames: [String] {
    dateNames("short months") ?? monthNames.map { String($0.prefix(3)) }
  }

  private func dateNames(_ kind: String) -> [String]? {
    ContentTable(Content.dateNames).rows(of: "\(kind) \(rawValue)").first.map {
      Array($0.fields.dropFirst())
    }
  }
}
