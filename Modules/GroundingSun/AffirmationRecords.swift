import CoreModels
import CoreStorage

/// An affirmation of a date, with the round of the shuffle in which it was chosen.
struct ChosenAffirmation: Codable, Hashable, Sendable {
  var affirmation: Affirmation
  var origin: AffirmationOrigin
  /// The round of the shuffle.
  let round: Int
}

/// The affirmation of a date on a device. Date and device form the id, so that two devices that
/// showed different ones each keep theirs; ``AffirmationDay`` combines them.
///
/// It stores id and text, so that both survive when the affirmation is edited, removed, or dropped
/// by its source. Only bundled affirmations are looked up by id, in the current language.
struct DayAffirmation: Record, Hashable {
  static let kind = "grounding-sun.day"
  var day: Day?
  /// `nil` in records by earlier versions, which had one for all devices.
  var device: String?
  var chosen: ChosenAffirmation
  /// The affirmations replaced by rerolls, oldest first.
  var replaced: [ChosenAffirmation] = []
  /// `true` if it was shown on its day, rather than only planned.
  var isShown = false

  var id: String { [day?.description ?? "", device].compactMap(\.self).joined(separator: "/") }
  var searchText: String? { chosen.affirmation.text }

  enum CodingKeys: String, CodingKey {
    case day, device, chosen, replaced
    case isShown = "is_shown"
  }
}

/// The user's version of an affirmation: an edited text, or its removal. With the id of a source's
/// affirmation it edits or removes that one; otherwise it is the user's own.
struct PersonalAffirmation: Record, Hashable {
  static let kind = "grounding-sun.personal"
  let id: String
  /// The user's text or, if ``isOwn`` is false, the text of the removed affirmation.
  var text: String
  var isOwn = true
  var isRemoved = false
  /// The day it was added, edited or removed.
  var day: Day?

  var searchText: String? { isRemoved ? nil : text }
  var affirmation: Affirmation { Affirmation(id: id, text: text) }

  enum CodingKeys: String, CodingKey {
    case id, text, day
    case isOwn = "is_own"
    case isRemoved = "is_removed"
  }
}
