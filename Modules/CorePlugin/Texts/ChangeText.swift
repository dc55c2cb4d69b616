import CoreModels

/// One-word descriptions of changes to records.
extension ChangeText {
  static func action(_ action: ChangeStory.Action) -> Self {
    switch action {
    case .added: .added
    case .changed: .changed
    case .removed: .removed
    case .undone: .undone
    case .redone: .redone
    case .merged: .merged
    case .forgotten: .forgotten
    }
  }

  /// Returns the word for a member by its JSON name, or `nil` if there is none.
  static func member(_ name: String) -> Self? {
    switch name {
    case "text": .memberText
    case "note": .memberNote
    case "name": .memberName
    case "title": .memberTitle
    case "description": .memberDescription
    case "mood": .memberMood
    case "tags": .memberTags
    case "day": .memberDay
    case "date": .memberDate
    case "time": .memberTime
    case "start": .memberStart
    case "until": .memberUntil
    case "begun": .memberBegun
    case "archived": .memberArchived
    case "schedule": .memberSchedule
    case "position": .memberPosition
    case "step_minutes": .memberStepMinutes
    case "color": .memberColor
    case "milestone": .memberMilestone
    case "yearly": .memberYearly
    case "message_before": .memberMessageBefore
    case "message_after": .memberMessageAfter
    case "repeat": .memberRepetition
    case "category": .memberCategory
    case "duration": .memberDuration
    case "country": .memberCountry
    case "birth_date": .memberBirthDate
    case "expectancy_years": .memberExpectancyYears
    case "round": .memberRound
    case "is_shown": .memberIsShown
    default: nil
    }
  }
}
