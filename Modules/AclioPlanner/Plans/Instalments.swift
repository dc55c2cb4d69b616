/// A sum divided into equal whole parts, with the remainder in the last one.
struct Instalments: Hashable, Sendable {
  let total: Int
  /// The amount of every part but the last.
  let amount: Int
  let count: Int
  var last: Int { total - amount * (count - 1) }

  /// Divides a sum into at most that many parts; fewer if one unit per part suffices.
  init(of total: Int, in most: Int) {
    let most = max(most, 1)
    self.init(of: total, each: (max(total, 0) + most - 1) / most)
  }

  /// Divides a sum into parts of an amount.
  init(of total: Int, each amount: Int) {
    (self.total, self.amount) = (max(total, 0), max(amount, 1))
    count = max((self.total + self.amount - 1) / self.amount, 1)
  }

  /// Returns the sum of the first parts.
  func sum(after parts: Int) -> Int { parts >= count ? total : amount * max(parts, 0) }
}
