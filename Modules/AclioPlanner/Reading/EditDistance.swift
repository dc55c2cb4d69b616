/// How many typing errors lie between two words: letters added, left out, wrong or swapped.
enum EditDistance {
  /// The number of errors; `nil` where there are more than `most`.
  static func between(_ one: String, _ other: String, most: Int) -> Int? {
    let (a, b) = (Array(one.utf8), Array(other.utf8))
    guard abs(a.count - b.count) <= most else { return nil }
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, before[j - 1] + 1)
        }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[b.count] <= most ? last[b.count] : nil
  }
}
