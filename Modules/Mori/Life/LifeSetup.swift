import CoreModels

/// The user's input at set-up; unset members stay unchanged.
struct LifeSetup: Hashable, Sendable {
  var born: Day?
  /// The expectancy in years; excludes a country.
  var expectancy: Int?
  var country: String?
  var sex: LifeExpectancy.Sex?

  /// The expectancy in years if neither a number nor a country is given.
  static let usualExpectancy = 80

  /// Returns the resulting life; throws ``MoriError`` for invalid input.
  func life(after former: LifeRecord?, today: Day) throws(MoriError) -> LifeRecord {
    guard let birth = born ?? former?.birthDate else { throw .notSetUp }
    guard birth <= today else { throw .bornInFuture(birth) }
    guard birth >= LifeRecord.firstBirth else { throw .bornTooEarly(birth) }
    var life =
      former ?? LifeRecord(birthDate: birth, expectancyYears: Self.usualExpectancy)
    life.birthDate = birth
    if let expectancy {
      guard LifeRecord.expectancies.contains(expectancy) else { throw .badExpectancy(expectancy) }
      (life.expectancyYears, life.country, life.sex) = (expectancy, nil, nil)
    } else if let code = country ?? (sex == nil ? nil : former?.country) {
      guard let figure = LifeExpectancy.find(code) else { throw .unknownCountry(code) }
      (life.country, life.sex) = (figure.country, sex ?? former?.sex)
      life.expectancyYears = Int(figure.years(life.sex).rounded())
    } else if sex != nil {
      throw .sexWithoutCountry
    }
    return life
  }
}

/// The habits offered at the first set-up. Their ids are fixed, so that setting up two devices does
/// not duplicate them.
enum StartingHabit: String, CaseIterable {
  case exercise, read, meditate

  func habit(named name: (MoriText) -> String, on today: Day) -> Habit {
    let text: MoriText =
      switch self {
      case .exercise: .exercise
      case .read: .read
      case .meditate: .meditate
      }
    return Habit(
      id: rawValue, name: name(text), stepMinutes: Habit.usualStep,
      position: (Self.allCases.firstIndex(of: self) ?? 0) * ItemOrder.wholeSpacing,
      schedule: .daily, begun: today, archived: nil)
  }
}
