// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func declutter(_ f: PlanFacts) -> String {
    """
    @0 15m Empty one drawer
    Keep, give, bin. Wipe it, put back only what you used this year.
    or 15m Fill one bag that leaves the house today
    Walk once through all rooms; only easy things.
    @6 15m Write the list of places, smallest first
    Drawers, shelves, wardrobe, cellar. One tick each.
    @14 3x30 Thirty minutes, three times a week
    Set a timer and take three boxes. Stop when it rings.
    @24 2h Clothes in one go
    All on the bed. Does it fit today, would I buy it again?
    @35 1h Papers
    Tax, contracts, memories; the rest is recycled. One folder each.
    or 1h Kitchen: doubles and gadgets
    One of each. Spices older than the phone go.
    ?43 20m Fix where things leave to
    Second-hand shop, collection point, a friend; a date for each bag.
    map: charity shop
    @52 1h Half of the list by \(f.date(52))
    Photograph one shelf; it pulls you on.
    @64 2h Cellar or attic, one corner
    Boxes without a name are opened, not moved.
    ?72 1h Memories, last
    One box a person. A photograph keeps the rest.
    @82 15m Give everything left a place
    With a label, near where it is used.
    @92 10m Rule: one in, one out
    And ten minutes on Sunday evening.
    @100 30m Walk through and enjoy
    By \(f.due). Invite someone; rooms like guests.
    """
  }

  static func renovate(_ f: PlanFacts) -> String {
    let note =
      f.budget.map {
        """
        Of \(f.money($0)): repairs and floor \(f.money($0 * 40 / 100)), paint and light \
        \(f.money($0 * 20 / 100)), furniture and plants \(f.money($0 * 30 / 100)); \
        \(f.money($0 - $0 * 40 / 100 - $0 * 20 / 100 - $0 * 30 / 100)) stays untouched until the \
        end.
        """
      } ?? """
        Set one sum. Forty percent for repairs and floor, twenty for paint and light, thirty for \
        furnishing, ten untouched until the end.
        """
    let note2 =
      f.budget.map {
        """
        Together no more than \(f.money($0)), with \(f.money($0 / 10)) of it held back.
        """
      } ?? """
        Hold a tenth back. Dreams are looked for second-hand first.
        """
    return """
      @0 15m Measure the \(f.subject()), take six photos, sketch it on paper
      Length, width, doors, sockets, sun and drain. Then list what bothers you, worst first.
      or 15m Sit in the \(f.subject()) and write what should happen there
      Breakfast, work, plants, sleep: two uses, not five. Then measure length and width.
      @5 30m Ask what is allowed
      Landlord or house rules: drilling, load, colours, noise, anything outside. A yes in writing
      saves a wall.
      @10 45m Divide the money
      \(note)
      or 30m Set three prices: must, nice, dream
      \(note2)
      @16 2h Clear it completely
      Keep, give, throw. An empty \(f.subject()) shows its real faults.
      @24 1h Repair before you decorate
      Cracks, damp, loose rails, wobbly tiles, electricity. Electricity, gas and anything that bears
      load belong to a
      professional.\(f.isOutdoors ? " Paint and mortar want five degrees: work outside waits for warmer days." : "")
      @32 1h Get two offers, or watch it done once
      For whatever you do not do yourself. Compare what is included, not the sum.
      ?38 30m Try colours on the wall
      Three patches, look at them in the morning, at noon and by lamp.
      @\(f.isOutdoors ? 64 : 45) 2h Buy in one trip, by list
      Floor, paint, screws, brushes, cover sheet; ten percent more than measured.
      map: hardware store
      @\(f.isOutdoors ? 75 : 56) 1d Work weekend one: floor and walls
      From top to bottom, from far to near. Finish by eight, neighbours sleep.
      or 1d First weekend: the dirty half
      Sand, fill, paint, lay. Ask one friend, feed them well.
      @\(f.isOutdoors ? 82 : 68) 3h Light and warmth
      One lamp for work, one for evening; outside, sun and wind decide.
      ?\(f.isOutdoors ? 70 : 74) 2h Build one thing yourself
      A bench, a shelf, a box for plants. It will be the part you show.
      @\(f.isOutdoors ? 88 : 82) 3h Furnish for the two uses
      Large things first, and leave a way to walk. Plants by how much sun you noted.
      @92 1h Do the list of small evils
      Squeaks, edges, splashes, hooks: one hour, all of them.
      @100 2h \(f.isForMeals ? "Have breakfast in it with someone" : "Show it to someone, finished")
      By \(f.due). Take the six photos again from the same places.
      """
  }

  static func garden(_ f: PlanFacts) -> String {
    """
    @0 15m Watch where the sun is and note it at three hours
    Six hours: tomatoes. Three: lettuce and herbs. A pot on the sill counts.
    or 15m Draw the place and cross out the shade
    Pacing it out is accurate enough.
    @6 20m Choose three kinds, no more
    What you eat every week, what forgives.
    @13 30m Look at the calendar of sowing
    Last frost, first harvest; count back from \(f.due). In winter: indoors, sprouts and planning.
    @21 2h Prepare the soil
    Loosen, compost, no digging where it is good. Pots need a hole and a plate.
    @30 1h Get seeds, soil and one good tool
    Ask at a garden centre what thrives here.
    map: garden centre
    @40 1h Sow half, the other half two weeks later
    Labels with the day.
    or 1h Buy young plants for what is late
    Nobody asks them their age.
    @50 3x10 Water by finger
    Dry to the second joint: water, in the morning, at the root.
    ?58 30m Mulch
    Straw or leaves: half the watering, half the weeds.
    @66 20m Look under the leaves every Sunday
    Pick off, wash off; poison last.
    ?75 20m Talk to a neighbour over the fence
    Swap surplus and tricks.
    @84 30m Tie, thin, feed
    Small plants want room more than love.
    @93 20m Note what worked
    Kind, day, place: three lines each.
    @100 1h Harvest and eat it with someone
    By \(f.due). Save seeds of the best.
    """
  }

  static func move(_ f: PlanFacts) -> String {
    """
    @0 15m Write must, wish and never for the new place
    And the highest monthly cost, everything included.
    or 15m Count what you can pay: rent or rate, deposit, move
    A third of the pay is calm.
    @6 1h Set up the search
    Three portals, an alert, two lines to all friends.
    @14 1h Put the folder together
    Identity, pay slips, references: ready to hand over.
    @22 2h See five, with a list
    Water pressure, noise at eight, damp, phone, costs of last winter.
    @33 30m Decide within a day
    Read the contract aloud; ask what is unclear in writing.
    or 1h Look at the street by night and in rain
    And ask a neighbour one thing.
    @43 1h Give notice and count the days
    Everything has a term: rent, power, net, club.
    @52 1h Book hands and a van
    Two offers, or five friends and pizza.
    map: moving company
    ?58 2h Sort before you pack
    What has slept for a year does not move.
    @66 3h Pack room by room
    Books small, names on two sides, an open-first box.
    @78 1h Tell everyone the address
    Office, bank, doctor, insurance, post.
    ?86 1h Photograph meters and walls
    Both flats, with the date.
    @94 1d Move
    Bed first, then kettle. Children and cats at friends'.
    @100 2h Close the old, open the new
    By \(f.due): keys, handover record, deposit, and a knock at the neighbour's.
    """
  }

  static func cooking(_ f: PlanFacts) -> String {
    """
    @0 15m Choose one dish and write its list
    Seven things at most. Tomorrow evening it is on the table.
    or 15m Fry, boil or bake one egg as you like it best
    Minutes and heat on paper: your first recipe.
    @6 30m Sharpen the knife, count pots
    One knife, one pan, one pot, one board.
    @12 1h Cook the same dish three times
    Follow it, change it, own it.
    @21 2x45 Two cooking evenings a week
    Fixed. Music on.
    @31 1h Learn salt, sour, fat, heat
    Taste before, after, and once too much.
    or 1h Learn one sauce by heart
    Tomato, white or vinaigrette; ten dinners follow from it.
    ?39 1h Bake something with flour, water and time
    Time does the work.
    @48 15m Five dishes on the fridge by \(f.date(48))
    Each of them done without looking.
    @58 2h Cook for two and freeze half
    Label, date.
    ?67 1h Cook with somebody who can
    Grandmother, neighbour. Look at the hands.
    @77 1h Empty the fridge into one meal
    No shopping: that is the real school.
    @89 30m Plan a menu for four
    One new thing only; the rest you can do.
    @100 3h Feed your guests
    By \(f.due). Write the three best recipes by hand.
    """
  }
}
