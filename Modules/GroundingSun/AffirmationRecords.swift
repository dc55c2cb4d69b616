import CoreModels
import CoreStorage

/// An affirmation on a date, and the place in the shuffle that it took there.
struct ChosenAffirmation: Codable, Hashable, Sendable {
  var affirmation: Affirmation
  var origin: AffirmationOrigin
  /// The round of the shuffle in which it was chosen.
  let round: Int
}

/// The affirmation of one date on one device. Date and device are the id, so that where two devices
/// showed different ones, each keeps what it showed; ``AffirmationDay`` puts them together.
///
/// It keeps id and text, so that the date has both when the affirmation is edited, removed, or gone
/// from its source. Only what ships with the product is read by its id, in the language of now.
struct DayAffirmation: Record, Hashable {
  static let kind = "grounding-sun.day"
  var day: Day?
  /// `nil` in what earlier versions kept: one for all devices.
  var device: String?
  var chosen: ChosenAffirmation
  /// What stood there before, oldest first: one for each reroll.
  var replaced: [ChosenAffirmation] = []
  /// Whether it was shown on its day, not only planned for it.
  var isShown = false

  var id: String { [day?.description ?? "", device].compactMap(\.self).joined(separator: "/") }
  var searchText: String? { chosen.affirmation.text }

  enum CodingKeys: String, CodingKey {
    case day, device, chosen, replaced
    case isShown = "is_shown"
  }
}

/// What the person made of an affirmation: their own text for that id, or that it is not to come
/// again. An id of a source is thereby edited or removed, any other is their own.
struct PersonalAffirmation: Record, Hashable {
  static let kind = "grounding-sun.personal"
  let id: String
  /// The person's words, or with ``isOwn`` false those of what was removed.
  var text: String
  var isOwn = true
  var isRemoved = false
  /// When it was written down, edited or removed.
  var day: Day?

  var searchText: String? { isRemoved ? nil : text }
  var affirmation: Affirmation { Affirmation(id: id, text: text) }

  enum CodingKeys: String, CodingKey {
    case id, text, day
    case isOwn = "is_own"
    case isRemoved = "is_removed"
  }
}
