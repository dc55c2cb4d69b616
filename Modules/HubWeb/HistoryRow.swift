import CoreModels
import CorePlugin
import CoreStorage

/// A transaction in the list, which can be opened, undone or reverted to the state before it.
struct HistoryRow {
  let batch: [Change]
  let stories: [ChangeStory]
  let plugins: [any Plugin]
  let world: World

  private var isSetting: Bool { batch.first?.kind == "suite.setting" }

  /// The rows' values, those of settings that follow each other as one row to unfold.
  static func folded(_ rows: [HistoryRow]) -> [PageValues] {
    var rest = rows[...]
    var values: [PageValues] = []
    var time: String?
    while let row = rest.first {
      let run = rest.prefix { $0.isSetting }
      if run.count > 1 {
        values.append([
          "folded": run.map(\.values), "count": run.count,
          "foldedText": WebText.changes(run.count).text(in: row.world.language),
        ])
      } else {
        values.append(row.values.merging(["isSameTime": row.time == time]) { $1 })
      }
      time = run.count > 1 ? nil : row.time
      rest = rest.dropFirst(max(1, run.count))
    }
    return values
  }

  /// `true` if the row says words that begin with all of these.
  func contains(_ words: [String]) -> Bool {
    let said = ([told] + stories.map { $0.product(among: plugins) }).joined(separator: " ")
      .foldedWords
    return words.allSatisfy { word in said.contains { $0.hasPrefix(word) } }
  }

  /// The changes in words. The values of settings may be private.
  private var told: String {
    if isSetting { return WebText.settings.text(in: world.language) }
    var told: [String] = []
    for sentence in shown.map({ $0.sentence(in: world) }) where !told.contains(sentence) {
      told.append(sentence)
    }
    return told.joined(separator: ", ")
  }

  /// The changes that a row tells of: of more than two the first, such as the goal of its steps.
  private var shown: ArraySlice<ChangeStory> {
    let own = stories.filter { !$0.isAppsOwn }
    let told = own.isEmpty ? stories : own
    return told.prefix(batch.count > 2 ? 1 : 2)
  }

  /// The same in parts: what was changed, and how.
  private var parts: [PageValues] {
    if isSetting { return [["object": told]] }
    return shown.map { story in
      let words = story.words(isBrief: true, in: world)
      return
        ([
          "object": words.title, "effect": words.effect,
          "isAdded": story.isPlainAddition(in: world),
        ] as PageValues).withoutEmptyTexts
    }
  }

  /// The day that was written about, and the number of further changes.
  private var facts: String {
    let day = shown.first?.words(in: world).day
    return [
      day?.shortText(in: world.language),
      batch.count > 2 ? WebText.changes(batch.count).text(in: world.language) : nil,
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The time at which it was written.
  private var time: String {
    world.calendar.timeOfDay(at: batch.first?.writtenAt ?? world.now())
  }

  /// The day on which it was written.
  var day: Day {
    world.calendar.wallClock(at: batch.first?.writtenAt ?? world.now()).date
  }

  /// The values of a notice that tells of it and can undo it.
  var last: PageValues {
    ["batch": batch.first?.batchName ?? "", "told": told, "isSetting": isSetting]
  }

  var values: PageValues {
    guard let first = batch.first, let story = stories.first else { return [:] }
    // For new records the sentence is enough.
    let changes = isSetting ? [] : stories.filter { $0.isReadable && $0.before?.body != nil }
    return
      ([
        "product": story.product(among: plugins), "batch": first.batchName,
        "told": told, "parts": parts, "facts": facts, "icon": icon,
        "time": time,
        "isAdded": !isSetting && shown.allSatisfy { $0.isPlainAddition(in: world) },
        "hasChanges": !changes.isEmpty, "changes": changes.map(values),
      ] as PageValues).withoutEmptyTexts
  }

  /// The icon of the product, or none for Daybook's own records.
  private var icon: String {
    guard let name = stories.first?.product(among: plugins) else { return "" }
    return plugins.first { $0.name == name }?.appearance.icon ?? ""
  }

  private func values(of story: ChangeStory) -> PageValues {
    var values: PageValues = [
      "title": story.title,
      "members": story.changedMembers.filter(isTold).map { member in
        [
          "name": member.label(in: world.language), "old": words(for: member.before),
          "new": words(for: member.after),
        ] as PageValues
      },
    ]
    if let before = story.before, before.body != nil { values["earlier"] = before.putBackFields }
    return values
  }
}

extension HistoryRow {
  private static let nothing = ["", "[]", "{}", "null", "false"]

  /// `true` for a member that means something to people: no id, and more than its default.
  private func isTold(_ member: ChangeStory.Member) -> Bool {
    let sides = [member.before ?? "", member.after ?? ""]
    return member.name != "id" && !sides.allSatisfy(HistoryRow.nothing.contains)
  }

  /// A member's value as people say it: a date in words, yes or no, and nothing for an empty list.
  private func words(for value: String?) -> String {
    switch value ?? "" {
    case "[]", "{}", "null": ""
    case "true": WebText.yes.text(in: world.language)
    case "false": WebText.no.text(in: world.language)
    case let text: Day(text)?.longText(in: world.language) ?? text
    }
  }
}

extension Change {
  /// Identifies this state among those of its record.
  var stateName: String { "\(device)/\(number)" }

  /// The fields of the form that puts this state back.
  var putBackFields: PageValues { ["kind": kind, "id": id, "state": stateName] }
}
