import CoreModels

/// What makes two events the same one to a person: one name, whatever its case and diacritics, and
/// one date.
struct EventIdentity: Hashable {
  let name: String
  let date: Day

  init(_ event: Event) {
    name = event.name.foldedText
    date = event.date
  }
}
