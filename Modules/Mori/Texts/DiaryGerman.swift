import CoreModels

extension DiaryText {
  var german: String {
    let language = Language.german
    return switch self {
    case .prompt(let number): Self.germanPrompts[prompt: number]
    case .promptHint: "mori gratitude \"…\" bewahrt deine Antwort auf."
    case .mood(let mood): "Stimmung \(mood) von 5"
    case .unchanged: "Es wurde nichts geändert."
    case .removed(let day): "Der Eintrag ist entfernt: \(day.longText(in: language))."
    case .noEntries: "Noch keine Einträge. mori gratitude \"…\" schreibt den ersten."
    case .noneInDays(1): "Heute noch kein Eintrag."
    case .noneInDays(let days):
      "Keine Einträge in den letzten \(days) Tagen."
    case .noneTagged(let tag): "Keine Einträge mit #\(tag)."
    case .noneOnThisDay: "An diesem Tag gibt es in anderen Jahren noch keine Einträge."
    case .noMatches(let words): "Kein Eintrag enthält „\(words)“."
    case .olderEntries: "Es gibt ältere: mori diary --days 365"
    case .title: "Dankbarkeitstagebuch"
    case .exported(let count, let file):
      language.counted(count, one: "Eintrag", many: "Einträge") + " in \(file) geschrieben."
    case .imported(let added, let merged, let known, let skipped):
      language.counted(added, one: "Eintrag", many: "Einträge")
        + " hinzugefügt, \(merged) an einen Tag mit Eintrag angefügt,"
        + " \(known) schon vorhanden, \(skipped) ausgelassen."
    case .skipped(let problem, let entries): "\(Self.german(problem)): Nr. \(entries)"
    }
  }

  private static func german(_ problem: DiaryFile.Problem) -> String {
    switch problem {
    case .badDate: "Ausgelassen, das Datum ist nicht lesbar"
    case .emptyText: "Ausgelassen, ohne Text"
    case .tooLong: "Ausgelassen, über 1 MiB an einem Tag"
    case .wrongType: "Ausgelassen, sieht nicht wie ein Eintrag aus"
    case .badTag: "Ein Schlagwort ausgelassen, das nicht gültig ist"
    case .badMood: "Ohne Stimmung, weil sie nicht zwischen 1 und 5 liegt"
    }
  }

  private static let germanPrompts = [
    "Was hat dich heute zum Lächeln gebracht?",
    "Wer war kürzlich gut zu dir, und wie?",
    "Welche Kleinigkeit würde dir fehlen, wenn es sie nicht gäbe?",
    "Was lief besser, als du befürchtet hattest?",
    "Was hast du heute Schönes gesehen, gehört oder geschmeckt?",
    "Was kann dein Körper, wofür du ihm selten dankst?",
    "Welchen Ort möchtest du nicht missen?",
    "Was hast du diese Woche gelernt?",
    "Wer hat dir etwas beigebracht, das du noch heute nutzt?",
    "Was hat dir den Tag leichter gemacht?",
    "Was hast du heute, wovon du früher nur geträumt hast?",
    "Welche Erinnerung wärmt dich?",
    "Worauf freust du dich?",
    "Was war schwer und hat dich stärker gemacht?",
    "Wem könntest du heute danken?",
    "Welchen Augenblick von heute würdest du für immer behalten?",
  ]
}
