public import CoreModels

/// The retention policy for backups: the newest 7 days, plus the newest day of each of the newest 4
/// weeks and 12 months.
public enum BackupRotation {
  /// Returns the days whose backups are kept.
  public static func kept(of days: some Sequence<Day>) -> Set<Day> {
    let newest = Set(days).sorted(by: >)
    var kept = Set(newest.prefix(7))
    kept.formUnion(newestDays(of: newest, by: \.isoWeek).prefix(4))
    kept.formUnion(newestDays(of: newest) { [$0.year, $0.month] }.prefix(12))
    return kept
  }

  /// Returns the newest day of each span, newest span first.
  private static func newestDays<Span: Hashable>(
    of newestFirst: [Day], by span: (Day) -> Span
  ) -> [Day] {
    var seen: Set<Span> = []
    return newestFirst.filter { seen.insert(span($0)).inserted }
  }
}
