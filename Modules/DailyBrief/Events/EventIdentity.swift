import CoreModels

/// The identity by which events are duplicates: the same name, ignoring case and diacritics, and
/// the same date.
struct EventIdentity: Hashable {
  let name: String
  let date: Day

  init(_ event: Event) {
    name = event.name.foldedText
    date = event.date
  }
}
