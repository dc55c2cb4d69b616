import CoreModels
import Testing

@testable import AclioPlanner

@Suite("Plans to read") struct WholePlanTests {
  private func plan(_ goal: String, _ language: Language = .english) -> String {
    Planner.plan(for: PlannerRequest(goal, language: language)).steps.asText
  }

  @Test func `a race: the longest run three weeks before, then less`() {
    let text = plan("Run a half marathon in April")
    for line in [
      "2027-04-04 2 hours: Longest run: 18 km\n",
      "2027-04-11 90 minutes: Run less: the long run is 12 km now\n",
      "2027-04-24 30 minutes: Lay everything out and look up the way to the start\n",
      "2027-04-25 3 hours: Run your 21.1 km\n",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test func `a sum: every step reads one table of payments`() {
    let text = plan("Save 3000 euros for a trip")
    for line in [
      "120 euros a week (about 500 euros a month), 25 payments, the last one of 120 euros on 8 May 2027",
      "Paid monthly? Then set it to 500 euros a month.",
      ": 960 euros should be there\n",
      "2027-02-13 10 minutes: About half on 13 February 2027: 1,560 euros\n",
      "2027-04-01 10 minutes: Count on 1 April 2027: 2,280 euros by plan\n",
      "2027-05-08 15 minutes: Put in the last 120 euros and spend it on what it was for\n",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test func `a language`() {
    #expect(
      plan("Learn enough Spanish to chat with my neighbour") == """
        2026-11-21 15 minutes: Learn to say who you are: ten sentences
          Learn a greeting, your name, where you live, your work, two things you like and a \
        question back. “Me llamo …, vivo en …, trabajo en …, me gusta …, ¿y tú?” Copy the sound of \
        a recording and say all ten aloud in Spanish five times today and again tomorrow.
        2026-11-22 20 minutes: Choose one course, and one only
          Take a textbook with sound, a library course or an evening class, and go through \
        lesson one before you pay. If you can follow how it works, stay with it to the end \
        instead of changing apps.
        2026-11-23 5 × 20 minutes a week: Learn 7 new words a day, five days a week
          That is 35 words a week, and 840 by 8 May 2027. From the first week put every verb in \
        with three forms, and each noun with el or la. Use cards with a whole sentence on each, on \
        paper or in an app that repeats at growing intervals; do the old ones first, \
        then the new.
        2026-11-24 4 × 45 minutes a week: Keep 4 × 45 minutes a week
          Give half of the time to the course and half to listening and speaking aloud. Put it \
        beside something you do anyway, and on a bad day do ten minutes instead of nothing. Cards, \
        listening and talking are part of this time, so your week does not grow.
        2026-12-27 30 minutes: Have a first conversation of five minutes
          Ask a neighbour, a colleague or a partner from a language-exchange site. Begin with “I \
        am learning; may I try five minutes with you?” and write down three words that you \
        missed.
        2027-01-07 30 minutes: Practise sentences that repair a conversation
          Learn these by heart: “More slowly, please”, “What does … mean?”, “How do you say …?”, \
        “Could you write that down?” With them you can stay in the language instead of changing \
        to English.
        2027-01-20 20 minutes: Check: 300 words, and can you tell about yesterday?
          Count the cards that you know at once, then speak for two minutes into the phone about \
        yesterday. Note where you got stuck; that form or topic is next week’s lesson.
        2027-02-06 3 × 20 minutes a week: Listen to something you nearly understand
          Choose podcasts for learners or news in easy language, in which you catch about eight \
        words of ten. Listen twice, once for the sense and once with the text, and note five \
        expressions.
        2027-02-23 45 minutes: Talk once a week for half an hour
          Take the same person at the same hour, a teacher for about 10 to 25 pounds, dollars or \
        euros or a free exchange. Ask to be corrected only at the end, with three things at most.
        2027-03-10 20 minutes: Write five lines a day for two weeks
          Write what happened and what is coming tomorrow. Have one page corrected by a person, \
        then copy the corrected version out; it is in copying that you notice the mistakes.
        2027-03-27 30 minutes: Check: 630 words and one film with subtitles
          Watch twenty minutes with sound and subtitles in Spanish. If you follow half of it, \
        you are on course; below that take a children’s series first.
        2027-04-17 30 minutes: Prepare a talk of half an hour
          Write ten questions that you will ask and ten answers that you will need. Act it out \
        twice with a friend or a teacher, the second time without the page.
        2027-05-08 1 hour: Hold half an hour of conversation
          By 8 May 2027, speak Spanish for half an hour. Agree on the next time before you part, \
        because without two hours of use a week a language fades quickly.
        """)
  }

  @Test func `a room`() {
    #expect(
      plan("Fix up the balcony") == """
        2026-11-21 15 minutes: Measure the balcony, take six photos, sketch it on paper
          Length, width, height, doors, sockets, sun and drain, each with its number on the \
        sketch. Then list what bothers you, worst first. Offers, amounts and furniture all come \
        from this page.
        2026-11-29 30 minutes: Ask what is allowed
          Outside ask how much the floor may carry (soil and water are heavy), whether the look \
        from the street may change, and leave railing height, drain and seal as they are. \
        Landlord or house rules: drilling, load, colours, noise, anything outside or on the \
        pipes. Write: “I should like to …, may I?” A yes in writing saves the deposit and a \
        quarrel when you leave.
        2026-12-07 30 minutes: Set three prices: must, nice, dream
          Hold a tenth back for what appears behind the wall. Dreams are looked for second-hand \
        first. If the musts alone take everything, make the work smaller and not the reserve.
        2026-12-16 2 hours: Clear it completely
          Keep, give, throw, with a box for each and a day for the recycling centre. An empty \
        balcony shows its real faults: photograph damp, cracks and worn edges before anything \
        covers them.
        2026-12-29 1 hour: Repair before you decorate
          Cracks, damp, loose rails, wobbly tiles. Damp needs its cause mended, or it comes \
        through new paint. Electricity, gas and anything that bears load belong to a \
        professional. Paint and mortar want five degrees: work outside waits for warmer days.
        2027-01-11 1 hour: Get two offers, or watch it done once
          Offers in writing for whatever you do not do yourself, with material, waste, date and \
        VAT in them. Compare what is included, not the sum. For the rest watch one guide to its \
        end.
        2027-03-03 2 hours: Buy in one trip, by list [hardware store]
          Floor, paint, screws, brushes, cover sheet; ten percent more than measured, all from \
        one batch. A litre of wall paint covers 10 to 12 square metres once, as the tin says. \
        Keep the receipts, for full packs go back.
        2027-03-20 1 day: First weekend: the dirty half
          Sand, fill, paint, lay, in this order and from the far corner to the door. Cover what \
        stays and tape it. Ask one friend for four hours, with a task, and cook for them.
        2027-04-03 3 hours: Put in light and warmth
          Three small lamps make a place warmer than one at the ceiling: one for work, one for \
        reading, one low. Warm white, 2,700 kelvin. Outside take IP44 and look where wind and \
        sun come from.
        2027-04-10 3 hours: Furnish for the two uses
          Large things first, with 70 centimetres left to walk. Mark them on the floor with tape \
        before you carry or buy. Plants stand where the light you noted is enough for them.
        2027-04-17 1 hour: Do the list of small evils
          Squeaks, edges, splashes, joints, hooks, cover plates: walk through with paper, then \
        one hour for all of them. What is not done in the first weeks stays for years.
        2027-04-30 2 hours: Have breakfast in it with someone
          By 30 April 2027. Take the six photos again from the same places. Keep colour names, \
        bills and leftover tiles or paint in one box, and note what you would do differently.
        """)
  }

  @Test func `an interview in another language is rehearsed in it`() {
    let words = "the language of the interview"
    #expect(plan("Prepare for a job interview in Spanish").contains(words))
    #expect(!plan("Prepare for a job interview").contains(words))
  }

  @Test func `a sum in Slovak`() {
    let text = plan("Našetriť 3000 eur na dovolenku do konca mája", .slovak)
    for line in ["počet platieb 28, posledná 84", "2027-05-31 15 minút: Vložte posledných 84"] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

}
