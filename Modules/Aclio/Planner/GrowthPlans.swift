// How these goals are reached, step by step; see ``PlanScript`` for the form.
extension EnglishPlans {
  static func meditation(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        “\($0)” gets an answer of one line.
        """
      } ?? ""
    return """
      @0 5m Sit for three minutes and count ten breaths
      Lose count, begin at one. That beginning again is the exercise.
      or 5m Breathe out longer than in for three minutes
      Four in, six out. Nothing has to be felt.
      @5 5m Choose a seat and a cue
      After the kettle, before the phone. Same chair.
      @10 7x3 Three minutes, seven days
      A cross in the calendar for each, good or bad.
      @22 7x5 Five minutes
      When thoughts come, say “thinking” and go back. A hundred times is normal.
      @34 7x8 Eight minutes
      Now find the body: feet, seat, hands, face.
      or 7x8 Eight minutes, twice a week walking
      Slow steps, one breath each.
      ?42 10m Use it once in the middle of a day
      Three breaths before you answer something hard.
      @50 10m Read the crosses
      Which days fail? Move the hour, not the aim.
      \(note)
      @62 7x10 Ten minutes
      Sounds come and go like buses; you do not board.
      ?70 1h Sit with others once
      A group or a course evening.
      @80 7x\(max(f.sittingMinutes, 10)) \(f.number(max(f.sittingMinutes, 10))) minutes
      With a bell, without a voice. Restless and dull both count.
      @90 10m Choose the smallest that never fails
      Three minutes on bad days. Long grief or panic deserve a doctor as well.
      @100 15m Write what is different
      By \(f.due), ten lines. Ask someone who lives with you, too.
      """
  }

  static func habit(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        You named it: “\($0)”. What would make it impossible, or at least slower?
        """
      } ?? """
        What keeps you from doing it half asleep? Remove it.
        """
    return """
      @0 5m Do it once, in its smallest form
      Two minutes of “\(f.essence)”. So small that it would be silly not to.
      or 5m Choose the place where it happens, and put things ready
      Whatever it needs lies in the way tomorrow. Then do the two-minute version.
      @3 10m Write: after …, I …
      An anchor that happens daily: coffee, teeth, front door.
      @8 7x5 Seven days of the two-minute version
      More is allowed, not asked for. A cross each day, on paper, in sight.
      @18 10m Remove one obstacle by hand
      \(note)
      @28 10m Double it
      Only if six of seven days stood. Otherwise make it smaller.
      @38 5m Agree: never twice
      One missed day is weather, two are a new habit. Tell one person this rule.
      or 5m Find a witness
      Somebody who gets a tick from you every evening. No comments needed.
      ?46 10m Give yourself something right afterwards
      Small, at once: the good coffee, one song.
      @56 15m Halfway: count crosses
      By \(f.date(56)). Eight of ten is strong.
      @68 10m Write the version for travel and illness
      One minute of it, anywhere.
      ?76 15m Find out what it is for
      One sentence about who does this. “I am somebody who …”
      @86 10m Take one aid away
      The alarm, the note or the witness. Watch a week.
      @100 15m Decide: keep, grow or end
      By \(f.due). A habit that stands alone carries the next one.
      """
  }

  static func lessScreen(_ f: PlanFacts) -> String {
    let note =
      f.obstacle.map {
        """
        You said: “\($0)”. Begin there.
        """
      } ?? ""
    return """
      @0 10m Read today's screen time and delete one app
      Write the number on paper. The app can come back in a month.
      or 10m Turn off every notification that is not from a person
      Ten minutes now, hours this week.
      @5 10m Give the phone a bed outside your bedroom
      An alarm clock takes over.
      @12 10m Choose two hours without it
      Breakfast and the last one. Say so at home.
      @20 15m Decide what you do instead
      Book on the sofa, shoes by the door, a name to call.
      @30 10m Make it grey and empty
      First screen: telephone, maps, camera. Feeds only in the browser, logged out.
      or 10m Set a limit that another person locks
      Half of today's number.
      @42 10m Read the number again
      By \(f.date(42)): a third less is on course.
      ?50 1d One Sunday offline
      Tell people before. Note what you reached for, and when.
      @60 15m Find the feeling under it
      Bored, lonely, tired? Each has a better medicine.
      \(note)
      ?70 15m Unfollow fifty
      Whoever leaves you smaller.
      @80 10m Fix two times a day for feeds
      Twenty minutes each, with a timer, sitting at a table.
      @92 10m Last number
      Compare with the paper of the first day.
      @100 15m Write three house rules
      By \(f.due), signed by those who live there.
      """
  }

  static func volunteer(_ f: PlanFacts) -> String {
    """
    @0 15m Write what you can give: skill, hours, until when
    Two hours a month is welcome. Honest beats generous.
    or 15m List three causes and the one that keeps you awake
    Begin with people near it.
    @6 30m Find three places
    Municipality, parish, shelter, school, volunteer centre.
    map: volunteer centre
    @14 20m Call one
    “I have … hours; what would help most?”
    @24 1h Visit, and watch for an hour
    Who is thanked, who decides, is it safe?
    @34 2h Do a first shift
    Say yes to the dull task; it shows you the people.
    or 2h Go once together with a friend
    It halves the shyness.
    ?42 30m Get what is asked for
    Training, papers, insurance.
    @50 2h Fix your day of the month
    In the calendar until \(f.due).
    @62 30m Ask those you help what is missing
    Do that, even if it is smaller.
    ?70 1h Bring one more person
    Show, don't preach.
    @80 20m Check your own strength
    Tired of it? Fewer hours, another task. Nobody gains from a burnt-out helper.
    @90 1h Hand on something you found out
    A page of notes for the next one.
    @100 20m Decide on the coming year
    By \(f.due), aloud, to the person in charge.
    """
  }
}
