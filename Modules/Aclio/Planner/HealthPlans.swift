// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func endurance(_ f: PlanFacts) -> String {
    """
    @0 15m Get the kit out and move for ten minutes
    Look for what is missing while you are at it: air, light, goggles, laces. Put it on one list,
    the cheapest first.
    or 15m Find the first route, pool or hall, and its opening hours
    Write the place and a day of this week into the calendar. One short outing there tells more
    than an evening of reading.
    @4 * Keep \(f.sessions) sessions of \(f.minutes) minutes a week
    Easy enough to talk, on the same days. The body adapts between them, so leave one day free
    after the longest.
    @10 1h Measure where you stand
    One \(f.subject()) at an effort you could keep up for an hour. Write down distance, time and
    pulse; this is the number that you compare with.
    @20 2h A \(f.subject()) of a quarter of the goal
    By \(f.date(20)), without hurry. Eat something small after 45 minutes, before you are hungry.
    ?28 1h Let somebody watch your technique
    A club evening or one lesson. An hour of correction saves a month of effort, most of all in
    water and uphill.
    @38 2h Half of the goal in one go
    Split it in the middle with ten minutes of rest. The second half shows what to train: wind,
    grip, feet or nerve.
    or 2h Half the distance, alone and steady
    Set off slower than you want to. If the last quarter is as fast as the first, the pace is
    yours.
    @50 1h Do one harder session a week
    Six times two minutes briskly with two minutes easy between them. Everything else stays calm.
    ?58 30m Rest a week on purpose
    Half the time, half the effort. Check the kit for wear and book what has to be booked.
    @68 3h Three quarters of the goal with everything you will carry
    Food, clothes, bag and spare parts as on the day. Change what annoyed you, at home, the same
    evening.
    @82 2h Plan the day itself by the hour
    Start, breaks, food, the point at which you turn back, and who knows where you are. A plan for
    bad weather belongs to it.
    @93 1h Short and light until the day
    Two easy sessions, much sleep. Nothing new is bought or tried any more.
    @100 4h Do it, and write down how it was
    By \(f.due). Start calmly, eat by the clock, and take a picture where it is hardest.
    """
  }

  static func loseWeight(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        Write a sentence for this one too: “\($0)”.
        """
      } ?? ""
    return """
      @0 10m Weigh yourself and write down yesterday's meals
      No judging: it is a starting point. One line per meal, drinks too. Weigh again once a week,
      same morning.
      or 10m Note today's weight and your usual dinner
      Two lines in a notebook are enough. Numbers swing by a kilogram from day to day, so only
      weekly ones count.
      @2 15m Choose the pace: \(f.kilos(at: 100)) kg by \(f.due)
      A quarter to half a kilogram a week is what lasts. If you take medicine, are pregnant or have
      had trouble with eating, ask your doctor before you begin.
      @5 30m Make two meals boringly good
      Pick a breakfast and a lunch with protein and vegetables, and repeat them. Fewer decisions
      leave more strength for the evening.
      @9 3x30 Walk thirty minutes, three times a week
      After a meal works best. Shoes by the door, same hour; rain has a jacket.
      or 3x30 Put a walk behind three dinners a week
      Half an hour, briskly. It calms the evening appetite and costs nothing.
      @16 20m Move what tempts you out of reach
      What is not in the house is not eaten at ten at night. Put fruit where the biscuits were; tell
      those you live with why.
      ?24 20m Sleep seven hours for a week and watch your hunger
      Short nights make the next day hungrier. Set a bedtime alarm, not only one for the morning.
      @32 15m Compare four weekly numbers
      About \(f.kilos(at: 32)) kg would be on course. Faster than 1 kg a week: eat more. No change:
      make dinner a third smaller, nothing else.
      @42 2x20 Keep your muscles: two short strength sessions
      Chair squats, push-ups at the wall, a bag of books to row. Weight lost without them is partly
      strength.
      @62 20m Plan for the party, the trip and the bad day
      One plate, slowly, then water; back to normal at the next meal. A single evening changes
      nothing, three weeks of giving up do.
      \(note)
      @50 15m Halfway check: \(f.kilos(at: 50)) kg
      Trousers and stairs tell as much as scales. Take a waist measure, and keep whichever two
      habits have done most.
      ?74 30m Cook a week's lunches in one go
      Beans or chicken, a tray of vegetables, rice. Six boxes on Sunday are six decisions less.
      @84 15m Decide what stays for good
      List what you would do for ten years without complaint. The rest was scaffolding and may go.
      @100 20m Weigh, write down, and turn to keeping
      Set a range of 2 kg around the new weight. Leaving it upward twice means going back to the
      walks, nothing stricter.
      """
  }

  static func gainWeight(_ f: PlanFacts) -> String {
    """
    @0 10m Weigh yourself and list what you ate yesterday
    A starting point, nothing more. If you lost weight without meaning to, a doctor comes first.
    or 10m Write down today's weight and your smallest meal
    The smallest one is where it is easiest to add something tomorrow.
    @3 15m Set the pace: \(f.kilos(at: 100)) kg by \(f.due)
    Roughly 300 kcal more a day, a quarter kilogram a week. Slower becomes muscle, faster becomes
    belly.
    @6 30m Add one meal at a fixed hour
    Yoghurt with oats and nuts, or bread with eggs and cheese, every day at four. An alarm helps,
    because hunger will not.
    @10 30m Enrich what you eat already
    Oil on vegetables, nuts on porridge, milk in place of water. No bigger plate needed.
    or 30m Buy six things that carry much in little
    Nuts, olive oil, eggs, dried fruit, cheese, oats. Keep some where you work.
    @15 3x40 Lift three times a week
    Squat, press, row, hinge: five sets of eight with a weight whose last two are hard. Without it
    the food has nowhere to go.
    @30 10m First look: \(f.kilos(at: 30)) kg would be on course
    Less than that: a glass of milk with every meal. More: leave out the snack.
    ?38 10m Drink after meals, not before
    A full glass first is a full stomach. Coffee waits for half an hour too.
    @45 15m Raise the weights by a twentieth
    Write the numbers down. Strength that rises tells that the kilograms are the right ones.
    @58 20m Sleep eight hours, five nights a week
    Muscle is built at night. Choose the hour for lights out and count back.
    @70 10m Second look: \(f.kilos(at: 70)) kg
    Photograph yourself from the side in the same light as at the beginning; mirrors forget.
    ?80 30m Learn two dishes that feed you twice
    A stew and a baked pasta freeze well and rescue tired evenings.
    @90 15m Choose the amount that keeps it
    Drop the extra meal for a week and watch. Stable is done; falling means half of it stays.
    @100 10m Weigh, note the lifts, decide what next
    Keep two training days whatever you choose.
    """
  }

  static func strength(_ f: PlanFacts) -> String {
    """
    @0 10m Count what you can do today
    As many clean repetitions as come, then stop. Today's number is the beginning, not a verdict.
    or 10m Do one honest set and write the number down
    Full range, no swinging. Tomorrow's muscles will tell you where you are.
    @3 15m Fix \(f.sessions) training days and a place
    A mat, a door frame or a gym near your way home. Twenty minutes that happen beat an hour that
    does not.
    @6 * Train in sets of half your best
    Five sets with two minutes between them, stopping before the form breaks. Add one repetition a
    week to each set.
    @14 20m Learn the form from the side
    Film one set. Straight back, slow way down, full way up; correct one thing a week, not five.
    ?20 15m Eat protein with every meal
    Eggs, cottage cheese, beans, fish or meat: a palm-sized piece. Muscles are built from it while
    you sleep.
    @28 15m First test: \(f.repetitions(at: 40)) in one set
    Rest two days before. Missed by a few is on course; by half, take a lighter form for two
    weeks.
    @40 * Make it harder, not longer
    Slower way down, feet raised or a rucksack. Three good sets replace six easy ones.
    or * Add one heavy day and one light day
    Heavy: few repetitions with a hard variant. Light: many, easy, well breathed.
    @52 15m Take a lighter week
    Half the sets. Joints need it more than muscles do, and the numbers jump afterwards.
    ?58 20m Train the opposite muscles
    Whatever pushes wants to pull, and the legs too. It keeps shoulders and back healthy.
    @66 15m Second test: \(f.repetitions(at: 70)) in one set
    Write the day, the number and how you had slept. A bad night explains more than a bad plan.
    @80 * Practise the last third
    Two sets a session close to your best, with a pause of three breaths where you would have
    stopped.
    @93 10m Rest for two days, then only warm up
    Nothing heavy. Sleep, walk, eat as usual.
    @100 15m Do it: \(f.repetitions(at: 100)), filmed if you like
    By \(f.due). Then choose the number that keeps you there: two short sessions a week do.
    """
  }
}
