import CoreModels
import CorePlugin
import Foundation

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
    let locale = Locale(identifier: world.language.rawValue)
    let named = LifeExpectancy.all.map { row in
      (code: row.country, name: locale.localizedString(forRegionCode: row.country) ?? row.name)
    }.sorted { $0.name.compare($1.name, locale: locale) == .orderedAscending }
    values["countries"] = named.map { country in
      [
        "value": country.code, "text": country.name, "isChosen": country.code == life?.country,
      ] as [String: any Sendable]
    }
    return values
  }
}
