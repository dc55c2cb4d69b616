import CoreModels
import Foundation

/// Folds all effective changes of a record into its state. Each change contributes its difference
/// from the state its device had seen, so concurrent changes to different members all survive.
struct RecordFold {
  private(set) var version = 1
  private(set) var day: Day?
  private(set) var body: String?
  private let seen: [String: Change]
  /// The changes that cover others.
  private let covers: [Change]
  private let longTexts: Set<String>

  /// Folds the effective changes, in log order, amid all changes that they may have followed.
  init(_ counting: [Change], amid all: [Change], longTexts: Set<String>) {
    seen = Dictionary(all.map { ("\($0.device)/\($0.number)", $0) }) { first, _ in first }
    let covers = all.filter { $0.firstCovered != nil }
    (self.covers, self.longTexts) = (covers, longTexts)
    for change in counting where !change.isReconciliation {
      let isCovered = covers.contains { $0.covers(device: change.device, number: change.number) }
      if !isCovered { take(change) }
    }
  }

  private mutating func take(_ change: Change) {
    guard let body, let base = base(of: change), !body.hasBytes(of: base.body ?? "") else {
      return replace(with: change)
    }
    // A concurrent write that the deletion had not seen wins over it.
    guard let own = change.body else { return }
    guard change.version == version, let merged = merged(base.body ?? "{}", own, onto: body) else {
      return replace(with: change)
    }
    self.body = merged
    if change.day != base.day { day = change.day }
  }

  private mutating func replace(with change: Change) {
    (version, day, body) = (change.version, change.day, change.body)
  }

  /// Returns the state that the change's device had seen, or `nil` if unknown.
  private func base(of change: Change, steps: Int = 100) -> (body: String?, day: Day?)? {
    guard let base = change.base, steps > 0 else { return nil }
    if base == "0" { return (nil, nil) }
    let parts = base.split(separator: "/", omittingEmptySubsequences: false)
    let device = parts.count > 1 ? parts.dropLast().joined(separator: "/") : change.device
    if let seen = seen["\(device)/\(parts.last ?? "")"] { return (seen.body, seen.day) }
    // The closest remaining state of a compacted save is the predecessor of the run's first one.
    guard let number = parts.last.flatMap({ Int($0) }),
      let cover = covers.first(where: { $0.covers(device: device, number: number) })
    else { return nil }
    return self.base(of: cover, steps: steps - 1)
  }

  private func merged(_ base: String, _ own: String, onto state: String) -> String? {
    // Bodies are objects by construction; if one is not, the later one replaces it as a whole.
    let values = [base, own, state].map { try? JSONValue(parsing: Data($0.utf8)) }
    guard let base = values[0], let own = values[1], let state = values[2] else { return nil }
    return try? JSON.text(state.taking(own, since: base, longTexts))
  }
}

extension JSONValue {
  /// Applies the changes of another value since their common `base` to this one.
  func taking(_ other: JSONValue, since base: JSONValue?, _ longTexts: Set<String>) -> JSONValue {
    switch (self, other) {
    case (.object(var members), .object(let others)):
      guard case .object(let former) = base ?? [:] else { return other }
      for name in Set(former.keys).union(others.keys).sorted() {
        let (new, old, own) = (others[name], former[name], members[name])
        // If both sides add a member, an empty one does not replace the other.
        if new == old || (old == nil && own != nil && new?.isEmpty ?? true) { continue }
        guard let theirs = new, let ours = own, own != old else {
          if new != nil || own == old { members[name] = new }
          continue
        }
        if longTexts.contains(name), let one = ours.string, let other = theirs.string {
          members[name] = .string(one.taking(other, since: old?.string ?? ""))
        } else {
          members[name] = ours.taking(theirs, since: old, [])
        }
      }
      return .object(members)
    case (.array(let own), .array(let others)):
      guard case .array(let former) = base ?? [], !(own + others).contains(where: \.hasParts) else {
        return other
      }
      let (before, here) = (Set(former), Set(own))
      let removed = before.subtracting(others)
      return .array(
        own.filter { !removed.contains($0) }
          + others.filter { !before.contains($0) && !here.contains($0) })
    default: return other
    }
  }

  private var isEmpty: Bool {
    switch self {
    case .null, .string(""), .array([]): true
    default: false
    }
  }

  private var hasParts: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }
}

extension String {
  func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Applies another text's added and removed lines since their common `base` to this one. Where
  /// both changed the same place, the lines of both are kept; of texts that differ in too many lines
  /// to compare, both as a whole.
  public func taking(_ other: String, since base: String) -> String {
    let lines = base.lines
    let (mine, theirs) = (changedLines(since: lines), other.changedLines(since: lines))
    guard max(mine, theirs) <= LineEdit.most else {
      if theirs == 0 || hasBytes(of: other) { return self }
      return mine == 0 ? other : self + "\n" + other
    }
    let (own, new) = (LineEdit(of: self, since: lines), LineEdit(of: other, since: lines))
    var merged: [String] = []
    for index in 0...lines.count {
      let (here, there) = (own.added[index] ?? [], new.added[index] ?? [])
      merged += here == there ? here : here + there
      guard index < lines.count else { break }
      if !own.removed.contains(index), !new.removed.contains(index) { merged.append(lines[index]) }
    }
    return merged.joined(separator: "\n")
  }

  /// Returns the number of lines between the first and the last one that differ.
  private func changedLines(since base: [String]) -> Int {
    let lines = lines
    let start = zip(lines, base).prefix { $0 == $1 }.count
    let end = zip(lines.dropFirst(start).reversed(), base.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    return max(lines.count, base.count) - start - end
  }

  fileprivate var lines: [String] { isEmpty ? [] : components(separatedBy: "\n") }
}

/// The line changes from one text to another.
private struct LineEdit {
  /// The most lines that are compared, because time and memory grow with the square of those that
  /// differ.
  static let most = 2_000

  /// The indices of removed lines.
  private(set) var removed: Set<Int> = []
  /// The added lines, by the index of the line they precede.
  private(set) var added: [Int: [String]] = [:]

  init(of text: String, since base: [String]) {
    let lines = text.lines
    var inserted: Set<Int> = []
    for change in lines.difference(from: base) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var place = 0
    for (offset, line) in lines.enumerated() {
      while removed.contains(place) { place += 1 }
      if inserted.contains(offset) { added[place, default: []].append(line) } else { place += 1 }
    }
  }
}
