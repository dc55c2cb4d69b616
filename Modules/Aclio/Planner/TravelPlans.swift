// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func trip(_ f: PlanFacts) -> String {
    let note =
      f.placeName.map {
        """
        Why \($0)? The answer sorts out half of the guidebook.
        """
      } ?? """
        Four lines. They decide everything else.
        """
    let note2 =
      f.budget.map {
        """
        Of \(f.money($0)): way \(f.money($0 * 35 / 100)), beds \(f.money($0 * 30 / 100)), food \
        \(f.money($0 * 20 / 100)), the rest, \
        \(f.money($0 - $0 * 35 / 100 - $0 * 30 / 100 - $0 * 20 / 100)), for tickets and \
        surprise.
        """
      } ?? """
        Travel, beds, food, tickets, and a tenth for surprises.
        """
    return """
      @0 15m Write days, people, money and one thing you must see
      \(note)
      or 15m Check passports and free days
      Six months of validity, leave asked for. These two stop more trips than money does.
      @6 1h Read two evenings, mark ten places
      On a map, in three colours: must, may, food. What lies together becomes one day.
      @13 1h Set the budget
      \(note2)
      @20 1h Book the way there
      Compare train, bus and plane by whole time and price. Choose fares you can change, if the date
      is open.
      or 1h Fix the days, then the tickets
      Tuesdays and Wednesdays are cheaper; look three days either side.
      @29 1h Book the first two nights and the last
      The middle may stay open where there is room.
      ?36 15m Papers, vaccines, insurance
      Look at your foreign ministry's page for the place; copies into the cloud and one envelope.
      @46 20m Learn ten words of the place
      Please, thank you, how much, without meat, help.
      @57 1h Make a page for each day
      One thing in the morning, one in the afternoon, an empty evening.
      ?66 20m Ask somebody who has been there
      What would you leave out?
      @75 20m Reserve what sells out
      The one museum, the night train.
      @86 30m Write the packing list and take a third away
      Wear the heavy shoes.
      @95 30m Money, keys, plants, phone
      Second card, offline maps, a neighbour with a key.
      @100 1d Go\(f.place.map { " \($0)" } ?? "")
      By \(f.due). One postcard, one line a day.
      """
  }

  static func countries(_ f: PlanFacts) -> String {
    let note =
      f.budget.map {
        """
        \(f.money($0)) for \(f.number(f.countryCount)) is \(f.money($0 / f.countryCount)) each: \
        choose nights and ways by that.
        """
      } ?? """
        A price for each journey, divided by the months until then.
        """
    return """
      @0 15m List \(f.number(f.countryCount)) countries and rank them by longing
      Near ones, expensive ones, seasons.
      or 15m Draw the map: been, next, one day
      Put a pin for the nearest that is missing.
      @5 30m Do the sum: one every \(f.textLanguage.days(max(f.schedule.days / f.countryCount, 1)))
      \(f.number(f.countryCount)) by \(f.due). Which ones go together by train?
      @11 1h Cut them into journeys
      Two or three neighbours each; long weekends for near ones.
      @18 20m Open the travel pot
      \(note)
      @26 1h Book the first one
      Within eight weeks, however small.
      or 1h Ask for the free days of a whole year
      Long weekends and public holidays first.
      @36 1d Journey one: country \(f.part(of: f.countryCount, at: 30))
      One meal, one talk, one walk without aim in each.
      ?43 20m Papers and vaccines for the far ones
      Some need months.
      @54 1d Half: country \(f.part(of: f.countryCount, at: 54)) by \(f.date(54))
      Stay a day longer where you liked it; numbers can wait.
      @64 30m Keep a page each
      Word, taste, person, price of a coffee.
      ?72 1h Try a slower way
      Bus, boat, bicycle.
      @82 1d Country \(f.part(of: f.countryCount, at: 82)) by \(f.date(82))
      Move what has become unsafe; the ministry's page tells.
      @93 1h Prepare the last as a feast
      With whom? For how long?
      @100 1d Country \(f.number(f.countryCount))
      By \(f.due). Then go back to the best one.
      """
  }
}
