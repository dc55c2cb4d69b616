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
      "2027-04-11 2 hours: Run less: the long run is 12 km now\n",
      "2027-04-24 30 minutes: Lay everything out and look up the way to the start\n",
      "2027-04-25 3 hours: Run your 21.1 km\n",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test func `a sum: every step reads one table of payments`() {
    let text = plan("Save 3000 euros for a trip")
    for line in [
      "120 euros a week, 25 payments, the last one of 120 euros on 8 May 2027",
      "Paid monthly? Then set it to 500 euros a month.",
      ": 960 euros should be there\n",
      "2027-02-13 10 minutes: Past the half on 13 February 2027: 1,560 euros\n",
      "2027-04-01 10 minutes: Count on 1 April 2027: 2,280 euros by plan\n",
      "2027-05-08 15 minutes: Put in the last 120 euros and spend it on what it was for\n",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }

  @Test func `a language`() {
    #expect(
      plan("Learn enough Spanish to chat with my neighbour") == """
        2026-11-21 15 minutes: Learn to say who you are: ten sentences
          Greeting, name, where you live, two likes, one question back. Say them aloud in Spanish \
        five times; tomorrow again.
        2026-11-26 20 minutes: Choose one course, and one only
          A textbook or a course from the library, with sound. Flip through lesson one; if you \
        understand how it works, it is the right one.
        2026-12-02 5 × 20 minutes a week: 7 new words a day, five days a week
          That is 35 words a week, and 840 by 8 May 2027. Cards with a whole sentence each; old \
        ones first, new ones after.
        2026-12-14 4 × 45 minutes a week: Keep 4 × 45 minutes a week
          Half of it for the course, half for listening and speaking. Put the hours beside \
        something that happens anyway.
        2026-12-24 30 minutes: First conversation of five minutes
          Neighbour, colleague or a tandem partner. Mistakes included; write down three words that \
        you missed.
        2027-01-07 30 minutes: Learn to repair a conversation
          “Slower, please”, “What does … mean?”, “How do you say …?” These sentences keep any talk \
        alive.
        2027-01-20 20 minutes: Check: 300 words, and can you tell about yesterday?
          Two minutes into the phone. The gap you hear is next week's lesson.
        2027-02-06 3 × 20 minutes a week: Listen every day to something you nearly understand
          A podcast for learners, news in easy language, one song by heart. Twice each: once for \
        sense, once for words.
        2027-02-23 45 minutes: Talk once a week for half an hour
          Same person, same hour. Ask to be corrected only afterwards, three things at most.
        2027-03-10 20 minutes: Write five lines a day for two weeks
          What happened, what comes. Have one page of it corrected.
        2027-03-27 30 minutes: Check: 630 words and one film with subtitles
          In Spanish, subtitles too. Half of it is success.
        2027-04-17 30 minutes: Prepare the talk you learned it for
          Ten questions that you will ask, ten answers you will need. Act it out with a friend.
        2027-05-08 1 hour: Have the conversation you began for
          By 8 May 2027: half an hour in Spanish. Agree on the next one before you part; that is \
        what keeps a language.
        """)
  }

  @Test func `a room`() {
    #expect(
      plan("Fix up the balcony") == """
        2026-11-21 15 minutes: Measure the balcony, take six photos, sketch it on paper
          Length, width, doors, sockets, sun and drain. Then list what bothers you, worst first.
        2026-11-29 30 minutes: Ask what is allowed
          Landlord or house rules: drilling, load, colours, noise, anything outside. A yes in \
        writing saves a wall.
        2026-12-07 30 minutes: Set three prices: must, nice, dream
          Hold a tenth back. Dreams are looked for second-hand first.
        2026-12-16 2 hours: Clear it completely
          Keep, give, throw. An empty balcony shows its real faults.
        2026-12-29 1 hour: Repair before you decorate
          Cracks, damp, loose rails, wobbly tiles, electricity. Electricity, gas and anything that \
        bears load belong to a professional. Paint and mortar want five degrees: work outside \
        waits for warmer days.
        2027-01-11 1 hour: Get two offers, or watch it done once
          For whatever you do not do yourself. Compare what is included, not the sum.
        2027-03-03 2 hours: Buy in one trip, by list [hardware store]
          Floor, paint, screws, brushes, cover sheet; ten percent more than measured.
        2027-03-21 1 day: First weekend: the dirty half
          Sand, fill, paint, lay. Ask one friend, feed them well.
        2027-04-01 3 hours: Light and warmth
          One lamp for work, one for evening; outside, sun and wind decide.
        2027-04-10 3 hours: Furnish for the two uses
          Large things first, and leave a way to walk. Plants by how much sun you noted.
        2027-04-17 1 hour: Do the list of small evils
          Squeaks, edges, splashes, hooks: one hour, all of them.
        2027-04-30 2 hours: Have breakfast in it with someone
          By 30 April 2027. Take the six photos again from the same places.
        """)
  }

  @Test func `an interview in another language is rehearsed in it`() {
    let words = "the language of the interview"
    #expect(plan("Prepare for a job interview in English").contains(words))
    #expect(!plan("Prepare for a job interview").contains(words))
  }

  @Test func `a sum in Slovak`() {
    let text = plan("Našetriť 3000 eur na dovolenku do konca mája", .slovak)
    for line in ["počet platieb 28, posledná 84", "2027-05-31 15 minút: Vložte posledných 84"] {
      #expect(text.contains(line), "\(line)\n\(text)")
    }
  }

}
