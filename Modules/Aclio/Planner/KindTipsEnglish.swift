extension KindTips {
  static func english(_ kind: GoalKind) -> String {
    switch kind {
    case .run:
      """
      Most easy runs are run too fast: if you cannot talk, walk.
      Add at most a tenth a week; tendons take longer than lungs.
      """
    case .endurance:
      """
      Eat and drink before you are hungry or thirsty.
      The day after the longest session belongs to rest.
      """
    case .loseWeight:
      """
      Weekly numbers tell, daily ones only frighten.
      Protein and vegetables first on the plate; the rest finds less room.
      """
    case .gainWeight:
      """
      Eat by the clock, not by hunger.
      Liquid counts: milk, smoothies, soups with oil.
      """
    case .strength:
      """
      Stop one repetition before the form breaks.
      Rest days are when you become stronger.
      """
    case .flexibility:
      """
      Breathe out into the position; never bounce.
      Warm muscles give way, cold ones defend themselves.
      """
    case .sleep:
      """
      The hour of rising matters more than that of lying down.
      Do not look at the clock at night; turn it round.
      """
    case .quit:
      """
      A craving is a wave of about five minutes: surf it, do not argue.
      A slip is information, not the end.
      """
    case .eatWell:
      """
      Change the shopping, and the eating follows.
      Never let more than five hours pass without food.
      """
    case .findJob:
      """
      Ask people for advice and you get jobs; ask for jobs and you get advice.
      Send in the morning, follow up after a week.
      """
    case .promotion:
      """
      Write results down on Fridays; in a year you will have forgotten them.
      Ask what is missing, not whether they are pleased.
      """
    case .changeCareer:
      """
      Test before you train: one day there tells more than a brochure.
      Tell people what you move towards, not what you flee from.
      """
    case .business:
      """
      Only what somebody paid for is proof.
      Talk to a customer every week, also when it runs.
      """
    case .speaking:
      """
      Speak to one pair of eyes for each thought.
      A pause seems long only to you.
      """
    case .language:
      """
      Learn sentences, not words; words come with them.
      Speak from day one; mistakes are the fee.
      """
    case .exam:
      """
      Recalling teaches, reading again only soothes.
      Old papers show what is asked, books what could be.
      """
    case .books:
      """
      The book must lie where you sit down.
      Two books at once, one easy: then there is always the right one.
      """
    case .study:
      """
      Explain it to somebody; gaps show at once.
      Short and often beats long and seldom.
      """
    case .save:
      """
      Save on pay day, not from what is left.
      Name the pot; nobody raids a journey.
      """
    case .debt:
      """
      Call before you miss a payment; afterwards it costs more.
      The freed payment of one debt goes to the next.
      """
    case .budget:
      """
      Look weekly, adjust monthly.
      A budget without fun is broken by Thursday.
      """
    case .invest:
      """
      Costs are certain, gains are not.
      Whoever hurries you sells something.
      """
    case .novel:
      """
      Stop in the middle of a scene: tomorrow begins by itself.
      Never correct and invent in the same hour.
      """
    case .drawing:
      """
      Draw what you see, not what you know.
      Many cheap pages teach more than one dear sheet.
      """
    case .photography:
      """
      Look for light first, then for the subject.
      Step closer, then once more.
      """
    case .blog:
      """
      Write to one person, not to everybody.
      Keep the rhythm small enough for a bad week.
      """
    case .instrument:
      """
      Slow and right becomes fast by itself.
      Leave the instrument out; a case is an excuse.
      """
    case .craft:
      """
      Measure twice, cut once.
      The sample is not lost time.
      """
    case .meditation:
      """
      Coming back is the exercise, not staying.
      Same seat, same cue: then nobody has to decide.
      """
    case .habit:
      """
      Make it so small that a bad day has room for it.
      Never miss twice.
      """
    case .lessScreen:
      """
      Distance beats will: another room is enough.
      Decide what you do instead, or the thumb decides.
      """
    case .volunteer:
      """
      Do what they need, not what you imagined.
      A small promise kept is worth more than a large one.
      """
    case .friends:
      """
      Be the one who sends the date.
      Three meetings, then judge.
      """
    case .family:
      """
      Small and fixed beats large and seldom.
      Listen to the end, then ask once more.
      """
    case .partner:
      """
      Say what you saw and felt, not what the other is.
      Praise the ordinary.
      """
    case .event:
      """
      Everything in writing, with a name and a number.
      People remember food, warmth and the first ten minutes.
      """
    case .trip:
      """
      One thing in the morning, one in the afternoon.
      Two kinds of money in two pockets.
      """
    case .countries:
      """
      Neighbours in one journey, the far one alone.
      Longer in one place is more than two stamps.
      """
    case .declutter:
      """
      Begin with what is not dear to you.
      Out of the house on the same day.
      """
    case .renovate:
      """
      Measure twice, order a tenth more.
      Tidy for ten minutes at the end of each day.
      """
    case .garden:
      """
      More plants drown than dry up.
      Soil first, seeds second.
      """
    case .move:
      """
      What has slept for a year does not travel.
      One box for the first night, in your own hands.
      """
    case .cooking:
      """
      Read the recipe to its end before you light the fire.
      Taste at every step.
      """
    case .coding:
      """
      Read the message of the error, aloud and slowly.
      Type it yourself; fingers learn too.
      """
    case .app:
      """
      Not shown is not finished.
      Every new technology costs a month.
      """
    case .homeServer:
      """
      A back-up exists only when a file has come back from it.
      Write down each command; you will need it at night.
      """
    case .digitalOrder:
      """
      Three copies, two kinds, one outside.
      Sort by year; search does the rest.
      """
    case .general:
      """
      Ten minutes with the thing itself beat an hour of planning it.
      Tell one person the day; it becomes real.
      """
    }
  }
}
