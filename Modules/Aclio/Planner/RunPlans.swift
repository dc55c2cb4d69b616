import CoreModels

// How a race is reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func run(_ f: PlanFacts) -> String {
    if f.runs.isShort { return shortRun(f) }
    return """
      \(firstRun(f))
      @3 30m Choose the race and put its day in the calendar
      This plan ends on \(f.due). Look for a \(f.decimal(f.distance)) km race near you around that
      day, with a generous time limit, and enter while the fee is low. You remember to run when the
      race is paid for.
      @5 1h Get running shoes fitted
      Ask in a running shop to be watched while you run, and take the pair that you forget you are
      wearing. Shoes older than 800 km are done.
      map: running shop
      @8 3x\(f.minutes) Fix three running days
      Two short easy runs in the week and one longer run on Sunday, never two hard days in a row.
      Same days, same hour: tie them to something that happens anyway, like coming home.
      or 3x\(f.minutes) Put three runs into every week
      Choose two weekdays and Sunday morning, and guard them like appointments. Easy means: whole
      sentences without gasping.
      \(longRuns(f))
      ?30 20m Add two strength sessions of ten minutes
      Squats, calf raises, bridges and a plank, twice a week after an easy run. They keep knees and
      shins out of trouble.
      @\(f.testDay) 1h Run \(f.testDistance) km at the pace you hope to race
      Warm up for ten minutes first. Comfortably hard is right; if the last kilometre falls apart,
      choose a slower pace for the day.
      or 1h Test yourself over \(f.testDistance) km
      Evenly from the first minute to the last. Multiply the time by \(f.testShare) and add a tenth:
      that is an honest guess for the race.
      ?58 15m Look at pain before it looks at you
      Stiff is fine, one-sided or sharp is not. After three days of the same pain, rest for five and
      see a physiotherapist; missing a week costs nothing.
      \(lastRuns(f))
      @\(f.schedule.end.advanced(by: -1)) 30m Lay everything out and look up the way to the start
      Number, pins, shoes, socks, drink, a layer to throw away. Know the train, the toilet and the
      hour at which you eat.
      @100 \(f.runSpan(f.distance)) Run your \(f.decimal(f.distance)) km
      First third held back, second third steady, last third what is left. Walk through every drink
      station; then eat, and write down the time.
      """
  }

  private static func firstRun(_ f: PlanFacts) -> String {
    f.hasRunBefore
      ? """
      @0 15m Run fifteen minutes today, so easily that you could talk
      You run already, so the plan begins where you are. Write down pace and pulse of today's easy
      run: it is the measure of all the others.
      or 15m Write down your last four weeks of running, then jog ten minutes
      Days, kilometres, what hurt. The plan goes on from there, and grows by no more than a tenth a
      week.
      """
      : """
      @0 15m Go out for ten minutes, in the shoes you have
      Walk two minutes, run one, three times over, slowly enough to talk. Write down how it felt:
      that is week one, day one.
      or 15m Run and walk once around the block today
      Two minutes of walking, one of easy running, three times. Note the time and how your legs
      feel; the plan begins from there.
      """
  }

  private static func longRuns(_ f: PlanFacts) -> String {
    let texts = [
      (
        ", slowly",
        "Once a week one run grows; walking breaks count as running. Every fourth week it shrinks "
          + "on purpose, so that tendons keep up with lungs."
      ),
      (
        ", on the race's ground",
        "Hills if the race has hills, asphalt if it is flat. Drink a few sips every half hour and "
          + "find out what your stomach accepts."
      ),
      (
        " in race clothes",
        "Same breakfast, socks and hour as on the day itself. Whatever rubs or churns now is found "
          + "in time."
      ),
    ]
    return zip(f.runs.milestones, texts).map { run, text in
      """
      @\(run.day) \(f.runSpan(Double(run.kilometres))) Long run of \(run.kilometres) km\(text.0)
      \(text.1)
      """
    }.joined(separator: "\n")
  }

  private static func lastRuns(_ f: PlanFacts) -> String {
    var lines: [String] = []
    if let run = f.runs.longest {
      let isWhole = Double(run.kilometres) >= f.distance.rounded()
      let rest =
        isWhole
        ? "It is as long as the race: from now on only the day and the crowd are new."
        : "The rest of the \(f.decimal(f.distance)) km comes from the day, the crowd and the lighter weeks before it."
      lines.append(
        """
        @\(run.day) \(f.runSpan(Double(run.kilometres))) Longest run: \(run.kilometres) km
        Start slower than feels right. \(rest)
        """)
    }
    if let run = f.runs.lighter {
      lines.append(
        """
        @\(run.day) \(f.runSpan(Double(run.kilometres))) Run less: the long run is \(run.kilometres) km now
        Keep the days, halve the kilometres. Tired legs turn into fresh ones only by resting; nothing
        you run now makes you faster, only slower.
        """)
    }
    return lines.joined(separator: "\n")
  }

  /// With under four weeks nothing can be built: what is there is used well.
  private static func shortRun(_ f: PlanFacts) -> String {
    let end = f.schedule.end
    return """
      \(firstRun(f))
      @\(f.today.advanced(by: 1)) 20m Enter the race, or measure \(f.decimal(f.distance)) km of your own
      Ask about the time limit and whether walking is allowed. A loop past your door is as good: the
      day is \(f.due).
      @\(f.today.advanced(by: 2)) 3x30 Run every second day, never two days in a row
      Half an hour at most, so slowly that you can talk. In so short a time only calm running helps;
      hard running costs the day itself.
      or 3x30 Take three calm half hours a week
      A day of rest after each. Tiredness that is not gone after it means: walk the next one.
      \(longRuns(f))
      \(lastRuns(f))
      @50 15m Plan the walking breaks
      Four minutes of running, one of walking, from the very start and not only when it hurts. Try it
      once on an easy day.
      or 15m Set the pace that you will begin with
      A minute a kilometre slower than on an easy day. Write it on your hand; the crowd runs off too
      fast.
      @\(end.advanced(by: -2)) 10m Rest for two days
      Walk, drink, sleep. Shoes and food are the ones that you know; nothing new now.
      @\(end.advanced(by: -1)) 30m Lay everything out and look up the way to the start
      Number, pins, shoes, socks, drink, a layer to throw away. Know the train, the toilet and the
      hour at which you eat.
      @100 \(f.runSpan(f.distance)) Run your \(f.decimal(f.distance)) km
      First third held back, then as planned, breaks included. Pain that is sharp ends the run for
      today; there is another race.
      """
  }
}
