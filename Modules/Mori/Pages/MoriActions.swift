import CorePlugin
import CoreStorage

/// The forms of Mori's pages.
enum MoriActions {
  static let all =
    [
      FormAction("/mori/setup", to: "/mori") { form in
        let country = form.filled("country")
        let expectancy = try form.number("expectancy")
        return SetUp(
          born: try form.required("born"),
          expectancy: expectancy ?? (country == nil ? LifeSetup.usualExpectancy : nil),
          country: expectancy == nil ? country : nil,
          sex: expectancy == nil && country != nil ? try form.choice("sex") : nil)
      },
      FormAction("/mori/align") { form, world in
        guard let chosen: LifeGrid.Alignment = try form.choice("align") else {
          throw FormError.unreadable
        }
        try await world.store.transaction { try $0.set(MoriSettings.align, to: chosen) }
        return .moved(to: "/mori/settings")
      },
      FormAction("/mori/weeks/mark", to: back) { form in
        MarkWeek(
          day: try form.required("day"), text: try form.required("text"),
          color: try form.choice("color"), isMilestone: form["milestone"] != nil)
      },
      FormAction("/mori/weeks/unmark", to: back) { form in
        UnmarkWeek(day: try form.required("day"))
      },
    ] + [MoriPlugin.begin] + habits + diary

  @Sendable private static func back(_ form: PageForm) -> PageAnswer {
    form.back(or: "/mori", within: "/mori")
  }
}
