import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The page for the birth date, the alignment of the rows, and pictures.
  static let moriSettings = MoriTab.settings.page(
    "/mori/settings", template: Content.Pages.settings
  ) { _, world in
    let (life, alignment) = try await world.store.read { snapshot in
      (
        try snapshot.findReadable(LifeRecord.self, LifeRecord.onlyID),
        try snapshot.setting(MoriSettings.align)
      )
    }
    return MoriSettingsPage(life: life, alignment: alignment, world: world).values
  }
}

/// The settings and downloads, as template values.
struct MoriSettingsPage {
  let life: LifeRecord?
  let alignment: LifeGrid.Alignment
  let world: World

  var values: [String: any Sendable] {
    let alignments: [(LifeGrid.Alignment, MoriPageWord)] = [
      (.weeks, .everyYear52), (.birthdays, .onBirthdays),
    ]
    let sizes: [(String, MoriPageWord)] = [
      ("poster", .poster), ("phone", .phone), ("desktop", .desktop),
    ]
    let themes: [(Look, MoriPageWord)] = [(.dark, .dark), (.light, .light)]
    var values = LifeForm(life: life, world: world).values
    values["lifeInSquares"] = world.text(MoriText.lifeInSquares)
    values["alignments"] = alignments.map { alignment, word in
      [
        "value": alignment.rawValue, "text": world.text(word),
        "isChosen": alignment == self.alignment,
      ] as [String: any Sendable]
    }
    values["pictures"] = sizes.flatMap { size, name in
      themes.map { theme, word in
        [
          "size": size, "name": world.text(name), "value": theme.rawValue,
          "theme": world.text(word),
        ]
      }
    }
    values["source"] = life?.country.flatMap(LifeExpectancy.find).map { figure in
      world.text(
        MoriText.expectancyFrom(
          figure.shownCountry(in: world.language), years: figure.years(life?.sex)))
    }
    return values
  }
}
