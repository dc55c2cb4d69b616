/// A level, 1 … 10.
struct Level: Hashable, Sendable {
  /// Each level's name in JSON, and its minimum points.
  static let all: [(name: Name, from: Int)] = [
    (.beginner, 0), (.explorer, 100), (.achiever, 300), (.champion, 600), (.master, 1000),
    (.expert, 1500), (.legend, 2500), (.elite, 4000), (.grandmaster, 6000), (.ultimate, 10_000),
  ]

  enum Name: String, CaseIterable, Sendable {
    case beginner = "Beginner"
    case explorer = "Explorer"
    case achiever = "Achiever"
    case champion = "Champion"
    case master = "Master"
    case expert = "Expert"
    case legend = "Legend"
    case elite = "Elite"
    case grandmaster = "Grandmaster"
    case ultimate = "Ultimate"
  }

  /// The number, 1 … 10.
  let number: Int
  let name: Name
  /// The points of the next level; `nil` at the top.
  let nextAt: Int?
  /// The progress towards the next level, 0 … 1; 1 at the top.
  let progress: Double

  /// The level for a number of points.
  init(points: Int) {
    let index = Self.all.lastIndex { $0.from <= points } ?? 0
    let (name, from) = Self.all[index]
    let next = index + 1 < Self.all.count ? Self.all[index + 1].from : nil
    number = index + 1
    self.name = name
    nextAt = next
    progress = next.map { Double(max(points - from, 0)) / Double($0 - from) } ?? 1
  }
}
