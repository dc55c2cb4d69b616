import CoreModels

/// The verb that leads a goal, which decides between the kinds that its other words tell: who fixes
/// a tap in the bathroom does not renovate the bathroom.
struct GoalVerb {
  /// The verb as the word list has it.
  let stem: String
  /// The kinds that such a goal may be, besides those that know the verb.
  private let kinds: Set<String>
  private let language: Language

  /// Reads the verb; `nil` where the first word belongs to no class.
  init?(_ text: FoldedText, in language: Language) {
    let name = language == .czech ? Language.slovak : language
    let leads = Set(Words.verbs["\(name) leads"])
    let rest =
      language == .german
      ? text : FoldedText(text.words.drop(while: leads.contains).joined(separator: " "))
    var found: (stem: String, kind: String)?
    for section in Words.verbs.sections where section.name.hasPrefix("\(name) ") {
      let kind = String(section.name.dropFirst("\(name) ".count))
      guard !["leads", "turning"].contains(kind) else { continue }
      for stem in section.words where stem.utf8.count > found?.stem.utf8.count ?? 0 {
        let place = rest.position(of: stem, in: language)
        // German infinitives come last.
        if place == 0 || language == .german && place != nil { found = (stem, kind) }
      }
    }
    guard let found else { return nil }
    stem = found.stem
    kinds = Set(Words.verbs[found.kind])
    self.language = language
  }

  /// Returns `true` where the verb fits the kind.
  func suits(_ kind: GoalKind) -> Bool {
    kinds.contains(kind.contentName) || isOwn(of: kind)
  }

  private func isOwn(of kind: GoalKind) -> Bool {
    KindWords.of(language).all(of: kind).contains { entry in
      entry.weight >= 0 && entry.groups.joined().contains(where: isVerb)
    }
  }

  private func isVerb(_ part: String) -> Bool {
    let other = part.hasSuffix("_") || part.hasSuffix("*") ? part.dropLast() : part[...]
    guard language == .english else {
      return other.utf8.count > 2 && (other.hasPrefix(stem) || stem.hasPrefix(other))
    }
    return other == stem || other.hasPrefix(stem + " ") || stem.hasPrefix(other + " ")
      || other.utf8.count > 4 && (other.hasPrefix(stem) || stem.hasPrefix(other))
  }
}
