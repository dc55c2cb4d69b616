import CoreModels
import Foundation

/// What a record is by all changes to it that count, each of which adds what it changed of what its
/// device saw: devices that change different members at once lose nothing.
struct RecordFold {
  private(set) var version = 1
  private(set) var day: Day?
  private(set) var body: String?
  private let seen: [String: Change]
  /// Those that stand for others.
  private let covers: [Change]
  private let longTexts: Set<String>

  /// Changes in the order of the log: those that count, and all that these may have followed.
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
    // Somebody wrote what its device did not see: that stays, also where it was to be removed.
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

  /// What its device saw, `nil` where that is not known.
  private func base(of change: Change, steps: Int = 100) -> (body: String?, day: Day?)? {
    guard let base = change.base, steps > 0 else { return nil }
    if base == "0" { return (nil, nil) }
    let parts = base.split(separator: "/", omittingEmptySubsequences: false)
    let device = parts.count > 1 ? parts.dropLast().joined(separator: "/") : change.device
    if let seen = seen["\(device)/\(parts.last ?? "")"] { return (seen.body, seen.day) }
    // Of what was compacted, the nearest that is left is what the first of it followed.
    guard let number = parts.last.flatMap({ Int($0) }),
      let cover = covers.first(where: { $0.covers(device: device, number: number) })
    else { return nil }
    return self.base(of: cover, steps: steps - 1)
  }

  private func merged(_ base: String, _ own: String, onto state: String) -> String? {
    // Bodies are objects by construction; where one is none, the later one holds whole.
    let values = [base, own, state].map { try? JSONValue(parsing: Data($0.utf8)) }
    guard let base = values[0], let own = values[1], let state = values[2] else { return nil }
    return try? JSON.text(state.taking(own, since: base, longTexts))
  }
}

extension JSONValue {
  /// This value with what another one changed since both had `base`.
  func taking(_ other: JSONValue, since base: JSONValue?, _ longTexts: Set<String>) -> JSONValue {
    switch (self, other) {
    case (.object(var members), .object(let others)):
      guard case .object(let former) = base ?? [:] else { return other }
      for name in Set(former.keys).union(others.keys).sorted() {
        let (new, old, own) = (others[name], former[name], members[name])
        // Of what two devices made at once, nobody emptied anything.
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
      let removed = Set(former).subtracting(others)
      return .array(
        own.filter { !removed.contains($0) }
          + others.filter { !former.contains($0) && !own.contains($0) })
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

  /// This text with the lines that another one added and without those that it removed, since both
  /// were `base`. Where both changed one place, the lines of both stand there.
  func taking(_ other: String, since base: String) -> String {
    let lines = base.isEmpty ? [] : base.components(separatedBy: "\n")
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
}

/// What somebody did to the lines of a text.
private struct LineEdit {
  /// The lines that are gone.
  private(set) var removed: Set<Int> = []
  /// New lines, by the line before which they stand.
  private(set) var added: [Int: [String]] = [:]

  init(of text: String, since base: [String]) {
    let lines = text.isEmpty ? [] : text.components(separatedBy: "\n")
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
