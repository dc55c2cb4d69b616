/// The order of a list whose items each store their position.
///
/// Moving an item gives a new position to as few items as possible, between those of its
/// neighbours. Moves of different items on several devices therefore do not collide.
public enum ItemOrder {
  /// The distance between items that have room between them.
  public static let wholeSpacing = 1 << 20
  /// The largest whole position that a `Double` holds exactly.
  private static let limit = 0x1p53

  /// Returns the positions of items in their new order, given their present ones, `nil` for new
  /// items. With `whole`, all positions are integers.
  public static func positions(_ present: [Double?], whole: Bool = false) -> [Double] {
    let spacing = whole ? Double(wholeSpacing) : 1
    if let positions = fitting(present, spacing, whole) { return positions }
    // Without room, all items are spaced out in their present order, as any other device does.
    let ranked = present.enumerated().compactMap { index, position in
      position.map { (position: $0, index: index) }
    }.sorted { ($0.position, $0.index) < ($1.position, $1.index) }
    var spaced = present
    for (rank, item) in ranked.enumerated() { spaced[item.index] = Double(rank + 1) * spacing }
    return fitting(spaced, spacing, whole) ?? present.indices.map { Double($0 + 1) * spacing }
  }

  /// Returns the positions, or `nil` if there is no room between two neighbours.
  private static func fitting(
    _ present: [Double?], _ spacing: Double, _ whole: Bool
  ) -> [Double]? {
    var positions = present
    for index in Set(present.indices).subtracting(longestRise(present)) { positions[index] = nil }
    var placed: [Double] = []
    for index in positions.indices {
      if let kept = positions[index] {
        placed.append(kept)
        continue
      }
      let rest = positions[index...]
      let next = rest.firstIndex { $0 != nil }
      let gap = Double((next ?? rest.endIndex) - index) + 1
      let position =
        switch (placed.last, next.flatMap { positions[$0] }) {
        case (let before?, let after?): before + (after - before) / gap
        case (nil, let after?): after - spacing * (gap - 1)
        case (let before, nil): (before ?? 0) + spacing
        }
      placed.append(whole ? position.rounded(.down) : position)
    }
    let isRising = zip(placed, placed.dropFirst()).allSatisfy { $0 < $1 }
    return isRising && placed.allSatisfy { abs($0) <= limit } ? placed : nil
  }

  /// Returns the indices of the most items that are already in order.
  private static func longestRise(_ present: [Double?]) -> Set<Int> {
    var rises: [(last: Double, indices: [Int])] = []
    for (index, position) in present.enumerated() {
      guard let position else { continue }
      let before = rises.filter { $0.last < position }.max { $0.indices.count < $1.indices.count }
      rises.append((position, (before?.indices ?? []) + [index]))
    }
    return Set(rises.max { $0.indices.count < $1.indices.count }?.indices ?? [])
  }
}
