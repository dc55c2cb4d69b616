// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func flexibility(_ f: PlanFacts) -> String {
    """
    @0 10m Stretch for ten minutes and mark how far you reach
    Finger to toe, heel to wall, arm over head: write centimetres, breathe slowly. Pulling is
    right, pain is not.
    or 10m Lie on the floor, breathe, and find what is tight
    Hips, hamstrings, chest, neck: note the two tightest. The plan starts with those.
    @4 10m Choose your spot and hour
    Mat unrolled beside the bed, after brushing teeth. A short session that is in the way gets
    done.
    @8 5x15 Fifteen minutes on five days
    Two minutes for each position, both sides. Long and gentle changes more than short and brave.
    @16 1h Let someone teach you once
    A beginners' class or a physiotherapist, who sees what a mirror does not. Say where it hurts
    before it begins.
    @25 10m Warm up before you stretch
    Five minutes of walking or stairs. Cold muscles defend themselves.
    ?33 15m Add strength at the end of the range
    Hold, press down, let go, five times. Reach without strength does not stay.
    @42 10m Measure again
    Same hour, same marks. Two centimetres are a good month; no change means holding longer, not
    pushing harder.
    or 10m Photograph the same three positions as on day one
    Side by side they show what feeling hides.
    @54 20m Break up the sitting
    Every hour stand for two minutes: chest open, hips forward. Chairs undo mornings.
    ?63 1h Try another style
    Slow, flowing, with blocks or a strap: whatever you look forward to will be done.
    @75 5x20 Lengthen to twenty minutes
    The two tightest places get the extra time, the rest stays as it is.
    @88 15m Put together your own ten minutes
    Five positions in an order that needs no screen. Write them on a card.
    @100 15m Measure, and keep three days a week
    By \(f.due). Three sessions hold what five have won.
    """
  }

  static func sleep(_ f: PlanFacts) -> String {
    """
    @0 10m Set the hour at which tomorrow begins
    One time for all days, weekends too. Count back eight hours and set an alarm for going to bed.
    or 10m Write down last night: to bed, asleep, awake, up
    Four times on a paper by the bed. A week of them shows more than any app.
    @4 15m Take the phone out of the bedroom
    A plain alarm clock costs less than a lunch. Charge the phone in the kitchen from tonight.
    @8 10m No more coffee after noon
    Half of it is still awake with you eight hours later. Tea counts, dark chocolate a little.
    @14 20m Make the room cold, dark and boring
    18 degrees, curtains that close, nothing that blinks. Bed is for sleep; work and series live
    elsewhere.
    @22 30m Wind down in the same order every night
    Dim the light, wash, read ten pages of paper. Same order, and the body knows what follows.
    or 30m Build a last half hour without screens
    Shower, tomorrow's list on paper, a book. Worries that are written down wait until morning.
    @32 20m Get daylight before nine
    Ten minutes outside, cloudy is enough. Morning light sets the evening's tiredness.
    ?40 10m Awake for twenty minutes: get up
    Sit in another room with dim light and something dull until you are sleepy. Bed should not
    learn to mean lying awake.
    @50 10m Count the first nights
    Compare wake-up times and mood. If the hours stay under six, move bedtime later by half an
    hour and keep the rising time; that deepens sleep.
    @62 3x30 Move in the daytime
    Half an hour, not in the last three hours before bed. Tired legs quiet a head.
    ?70 10m Look at alcohol and late dinners
    Leave both out for five evenings and compare the notes.
    @80 15m Practise the bad night
    Next day: same rising time, no nap after three, an early evening. One night does not make a
    pattern.
    @100 15m Read the weeks back and keep what helped
    Three things stay. Loud snoring, pauses in breathing or months of bad nights belong to a
    doctor.
    """
  }

  static func quit(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        One line is for this: “\($0)”.
        """
      } ?? ""
    return """
      @0 10m Choose the day and tell one person
      Within ten days of today. Write why on a card, in your words: \(f.subject()) costs you
      something you can name.
      or 10m Write three reasons and tonight's smallest no
      Postpone the first one of tomorrow by an hour. A craving lasts about five minutes, whether you
      give in or not.
      @3 15m Note each time for three days: when, where, with whom
      No change yet. The list shows your three triggers, and those are what you will plan for.
      @7 20m Give every trigger a substitute
      “When I have coffee, I walk to the window.” Short, doable, decided in advance: water, gum,
      stairs, a text to your person.
      \(note)
      @12 15m Ask for the help that doubles the odds
      Pharmacists, doctors and free quit lines know what works for \(f.subject()). After heavy daily
      drinking never stop alone: a doctor makes that safe.
      @17 30m Clear it out of house, bag and car
      All of it, including the reserve. Wash what smells of it.
      @20 1d The first day
      Keep hands and evening full: cook, walk, call. Go to bed early; the day counts in full
      tomorrow morning.
      or 1d Day one, planned by the hour
      Fill the three hours that are hardest. Anything but the old place will do.
      @30 10m Three days: the worst is behind you
      Sleep, temper and appetite are restless now, and it passes. Count the money saved so far.
      ?38 20m Spend the first savings on yourself
      Something you touch every day. It reminds better than a note.
      @45 15m Write the plan for a slip
      One is an accident, not a return: stop, look at what led there, go on with the same day's
      count. Shame is what makes a second one.
      @60 30m Meet the hard occasion on purpose
      Party, stress, holiday: arrive with a drink in hand, an ally and a way to leave.
      ?72 20m Find what it gave you, and get that elsewhere
      Rest, company, a pause? Put the honest version into every day.
      @85 10m Read the card and count the days
      By now cravings come seldom and go quickly. Tell someone who is where you were.
      @100 20m Celebrate, and name yourself anew
      “I don't” is stronger than “I can't”. Keep the plan for slips in the drawer for a year.
      """
  }

  static func eatWell(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        Think of your own words here: “\($0)”.
        """
      } ?? ""
    return """
      @0 15m Write down what you ate yesterday, and one change
      One vegetable more at tomorrow's lunch is a change; a new life is not. Put it on the shopping
      list now.
      or 15m Open the fridge and plan tomorrow's three meals
      With what is there. Whatever is missing becomes a list of at most seven things.
      @5 20m Choose three breakfasts and rotate them
      Oats, eggs, yoghurt: each with a fruit. Mornings are easiest to win.
      @12 1h Shop once a week with a list by shelves
      After a meal, never before. What does not get into the basket need not be resisted.
      @20 2h Cook twice on one evening
      A pot and a tray: soup or beans for three days, roast vegetables for two.
      or 2h Prepare the week's base on Sunday
      Boiled grains, washed greens, a dressing in a jar. Dinners then take a quarter of an hour.
      @30 10m Fill half of the plate with vegetables
      At dinner first, lunch from next week. Frozen ones count in full.
      ?38 10m Put water where the sweet drinks were
      A jug on the table, a bottle in the bag. Two weeks change the taste.
      @46 20m Learn five dinners of twenty minutes
      Write them on the fridge door. Tired evenings decide what people eat.
      @58 15m Plan the hungry hour
      Nuts, fruit or bread at four o'clock prevent the raid at seven.
      \(note)
      ?66 1h Eat one new thing a week
      Lentils, kale, mackerel, buckwheat: one meal each, no promises.
      @76 15m Count the good days out of seven
      Five is excellent. See which day breaks, and give that one a meal from the freezer.
      @88 20m Decide what you never want to miss
      Cake on Sundays, wine with friends: on purpose, with pleasure, without paying for it on
      Monday.
      @100 15m Write your own ten rules
      By \(f.due), in a sentence each. Rules that you made are kept.
      """
  }
}
