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
      The day after the longest session is for rest.
      """
    case .loseWeight:
      """
      Weekly numbers tell you something, daily ones only worry you.
      Protein and vegetables first on the plate; then there is less room for the rest.
      """
    case .gainWeight:
      """
      Eat by the clock, not by hunger.
      Liquids count: milk, smoothies, soups with oil.
      """
    case .strength:
      """
      Stop one repetition before your form breaks down.
      You get stronger on rest days.
      """
    case .flexibility:
      """
      Breathe out into the position; never bounce.
      Warm muscles give way, cold ones resist.
      """
    case .sleep:
      """
      When you get up matters more than when you go to bed.
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
      Do not go more than five hours without food.
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
      Only what somebody has paid for is proof.
      Talk to a customer every week, even when business is good.
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
      Recalling teaches; rereading only reassures.
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
      Short and often beats long and rare.
      """
    case .save:
      """
      Save on pay day, not from what is left.
      Give the pot a name; nobody raids a holiday.
      """
    case .debt:
      """
      Call before you miss a payment; afterwards it costs more.
      The freed payment of one debt goes to the next.
      """
    case .budget:
      """
      Look at it weekly, adjust it monthly.
      A budget without fun is broken by Thursday.
      """
    case .invest:
      """
      Costs are certain, gains are not.
      Anyone who rushes you is selling something.
      """
    case .novel:
      """
      Stop in the middle of a scene: tomorrow then starts by itself.
      Never edit and invent in the same hour.
      """
    case .drawing:
      """
      Draw what you see, not what you know.
      Many cheap pages teach more than one expensive sheet.
      """
    case .photography:
      """
      Look for the light first, then for the subject.
      Step closer, then closer again.
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
      Same seat, same cue: then there is nothing to decide.
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
      Small and fixed beats big and rare.
      Listen to the end, then ask one more question.
      """
    case .partner:
      """
      Say what you saw and felt, not what the other is.
      Praise the ordinary.
      """
    case .event:
      """
      Put everything in writing, with a name and a number.
      People remember food, warmth and the first ten minutes.
      """
    case .trip:
      """
      One thing in the morning, one in the afternoon.
      Keep your money in two places.
      """
    case .countries:
      """
      Combine neighbours in one journey; give a distant country its own.
      Longer in one place is worth more than two stamps.
      """
    case .declutter:
      """
      Start with what you are not attached to.
      Get it out of the house the same day.
      """
    case .renovate:
      """
      Measure twice, order a tenth more.
      Tidy up for ten minutes at the end of each day.
      """
    case .garden:
      """
      More plants drown than dry out.
      Soil first, seeds second.
      """
    case .move:
      """
      What has not been touched for a year does not move with you.
      One box for the first night, in your own hands.
      """
    case .cooking:
      """
      Read the recipe to the end before you turn on the stove.
      Taste at every step.
      """
    case .coding:
      """
      Read the error message, aloud and slowly.
      Type it yourself; fingers learn too.
      """
    case .app:
      """
      If nobody has seen it, it is not finished.
      Every new technology costs a month.
      """
    case .homeServer:
      """
      A backup only exists once a file has come back from it.
      Write down each command; you will need it at night.
      """
    case .digitalOrder:
      """
      Three copies, two kinds, one outside.
      Sort by year; search does the rest.
      """
    case .general:
      """
      Ten minutes with the thing itself beat an hour of planning.
      Tell one person the date; it becomes real.
      """
    }
  }
}
