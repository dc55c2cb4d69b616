import CoreModels
import CorePlugin
import CoreStorage

extension MoriActions {
  /// The forms of a day's entry: save and remove.
  static let diary = [
    FormAction("/mori/diary/{day}", perform: write),
    FormAction("/mori/diary/{day}/remove") { form, world in
      let day = try Day(typed: try form.parameter("day"))
      try await world.store.transaction { transaction in
        guard try transaction.remove(GratitudeEntry.self, day.description) else {
          throw MoriError.noSuchEntry(day)
        }
      }
      return form.back(or: "/mori/diary", within: "/mori")
    },
  ]

  @Sendable private static func write(_ form: PageForm, _ world: World) async throws -> PageAnswer {
    let day = try Day(typed: try form.parameter("day"))
    let text = (form["text"] ?? "").withPlainLineEnds
    let seen = form["seen"]?.withPlainLineEnds
    let mood = try form.number("mood").map { mood in
      try GratitudeEntry.moods.validated(mood, option: "mood")
    }
    let tags = try form["tags"].map { tags in
      try tags.split(separator: ",").map { $0.trimmingWhitespace() }.filter { !$0.isEmpty }
        .map { tag in try GratitudeEntry.tag(tag) }
    }
    let now = world.now()
    try await world.store.transaction { transaction in
      let former = try DiaryShelf(snapshot: transaction.snapshot).entry(on: day)
      var change = GratitudeChange(mood: mood)
      // Line endings changed by the browser do not count as edits.
      let kept = former?.text.withPlainLineEnds ?? ""
      if !text.isIdentical(to: kept), !text.isIdentical(to: seen ?? kept) {
        // What somebody wrote since the form was shown stays beside it.
        change.words = .replaced(by: seen.map { kept.taking(text, since: $0) } ?? text)
      }
      guard former != nil || change.words != .kept else { return }
      var entry = try change.applied(to: former, on: day, at: now)
      if form["mood"] != nil { entry.mood = mood }
      if let tags {
        entry.tags = []
        entry.add(tags: tags)
      }
      if var former {
        former.lastSaved = now
        guard former != entry else { return }
      }
      try transaction.put(entry)
    }
    return form.back(or: "/mori/diary/\(day)", within: "/mori")
  }
}

extension String {
  /// The text with `\n` line endings; forms send `\r\n`.
  fileprivate var withPlainLineEnds: String {
    var text = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == "\r" {
        text.append("\n")
      } else if scalar != "\n" || last != "\r" {
        text.append(scalar)
      }
      last = scalar
    }
    return String(text)
  }
}

extension Substring {
  fileprivate func trimmingWhitespace() -> String { String(self).trimmingWhitespace() }
}
