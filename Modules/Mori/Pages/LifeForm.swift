import CoreModels
import CorePlugin

/// The form for the birth date and the life expectancy.
struct LifeForm {
  let life: LifeRecord?
  let world: World

  var values: [String: any Sendable] {
    let sexes: [(value: String, word: MoriPageWord)] = [
      ("", .everyone), ("female", .women), ("male", .men),
    ]
    let hasCountry = life?.country != nil
    var values: [String: any Sendable] = [
      "birth": life.map { "\($0.birthDate)" } ?? "", "latestBirth": "\(world.today)",
      "years": hasCountry ? "" : life.map { "\($0.expectancyYears)" } ?? "",
      "isSetUp": life != nil,
      "sexes": sexes.map { sex in
        [
          "value": sex.value, "text": world.text(sex.word),
          "isChosen": sex.value == life?.sex?.rawValue ?? "",
        ] as [String: any Sendable]
      },
    ]
    values["country"] = life?.country
    // The page's script names them in its language.
    values["countries"] = LifeExpectancy.all.map { row in
      [
        "value": row.country, "text": row.name, "isChosen": row.country == life?.country,
      ] as [String: any Sendable]
    }
    return values
  }
}
