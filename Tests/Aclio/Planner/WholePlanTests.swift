import CoreModels
import Testing

@testable import Aclio

@Suite("Plans to read") struct WholePlanTests {
  private func plan(_ goal: String, _ language: Language = .english) async throws -> String {
    try await OfflineCoach().plan(for: PlanRequest(goal, language: language)).asText
  }

  @Test func `a race`() async throws {
    #expect(
      try await plan("Run a half marathon in April") == """
        2026-11-21 15 minutes: Run and walk once around the block today
          Two minutes of walking, one of easy running, three times. Note the time and how your \
        legs feel; the plan begins from there.
        2026-11-25 30 minutes: Choose the race and put its day in the calendar
          This plan ends on 25 April 2027. Look for a 21.1 km race near you around that day, with \
        a generous time limit, and enter while the fee is low. A race paid for is a run \
        remembered.
        2026-11-28 1 hour: Get running shoes fitted [running shop]
          Ask in a running shop to be watched while you run, and take the pair that you forget you \
        are wearing. Shoes older than 800 km are done.
        2026-12-03 3 × 35 minutes a week: Put three runs into every week
          Choose two weekdays and a weekend morning, and guard them like appointments. Easy means: \
        whole sentences without gasping.
        2026-12-20 2 hours: Long run of 8 km, slowly
          Once a week one run grows. This week it is 8 km; walking breaks count as running. Every \
        fourth week it shrinks on purpose, so that tendons keep up with lungs.
        2027-01-06 20 minutes: Add two strength sessions of ten minutes
          Squats, calf raises, bridges and a plank, twice a week after an easy run. They keep \
        knees and shins out of trouble.
        2027-01-17 2 hours: Long run of 10 km, on the race's ground
          Hills if the race has hills, asphalt if it is flat. Drink a few sips every half hour and \
        find out what your stomach accepts.
        2027-02-06 1 hour: Run 5 km at the pace you hope to race
          Warm up for ten minutes first. Comfortably hard is right; if the last kilometre falls \
        apart, choose a slower pace for the day.
        2027-02-18 15 minutes: Look at pain before it looks at you
          Stiff is fine, one-sided or sharp is not. After three days of the same pain, rest for \
        five and see a physiotherapist; missing a week costs nothing.
        2027-02-28 2 hours: Long run of 15 km in race clothes
          Same breakfast, socks and hour as on the day itself. Whatever rubs or churns now is \
        found in time.
        2027-03-21 3 hours: Longest run: 18 km
          Start slower than feels right. The rest of the 21.1 km comes from the day, the crowd and \
        two weeks of rest.
        2027-04-04 1 hour: Run less: the long run is 12 km now
          Keep the days, halve the kilometres. Tired legs turn into fresh ones only by resting; \
        nothing you run now makes you faster, only slower.
        2027-04-20 30 minutes: Lay everything out and read the way to the start
          Number, pins, shoes, socks, drink, a layer to throw away. Know the train, the toilet and \
        the hour at which you eat.
        2027-04-25 3 hours: Run your 21.1 km
          First third held back, second third steady, last third what is left. Walk through every \
        drink station; then eat, and write down the time.
        """)
  }

  @Test func `a sum`() async throws {
    #expect(
      try await plan("Save 3000 euros for a trip") == """
        2026-11-21 15 minutes: Put the first 125 euros aside today
          Open a separate pot or account, call it “trip”, and move the money now. The plan: 125 \
        euros a week for 24 weeks, together exactly 3,000 euros. You named no day, so this plan \
        takes 24 weeks, until 8 May 2027.
        2026-11-26 15 minutes: Make the 125 euros leave by itself
          A standing order on the day after your pay arrives. Paid monthly? Then set it to 600 \
        euros a month.
        2026-12-01 30 minutes: Cancel two things that you pay for and do not use
          In one evening, by their web pages. Write what each cost a year; it is a good feeling.
        2026-12-11 1 hour: Call two providers and ask for a better price
          Phone, power, insurance. One sentence: “I am about to leave; what can you do?”
        2026-12-24 20 minutes: Sell three things [second-hand shop]
          Photograph them by a window, ask for two thirds of the new price, accept half. All of it \
        goes into the pot on the same day.
        2027-01-10 10 minutes: Check on 10 January 2027: 1,000 euros should be there
          Short by a week or two: add 31 euros to each of the next payments. Ahead: leave it in.
        2027-02-13 10 minutes: Half-way on 13 February 2027: 1,625 euros
          Tell somebody the number. Then spend a small, fixed sum on something good; austerity \
        breaks plans.
        2027-03-01 1 hour: Earn one week's amount extra
          An evening of work, a favour that is paid, an overtime hour: 125 euros is the aim.
        2027-03-18 15 minutes: Guard it from the surprise
          A broken boiler is not what this pot is for. Keep one month's 500 euros apart first, if \
        you have no reserve yet.
        2027-04-01 10 minutes: Count on 1 April 2027: 2,375 euros by plan
          Write down what is really there. A difference of one payment is nothing; two call for \
        one more sale.
        2027-04-21 30 minutes: Ask for prices of what it is for
          Three offers for the trip, in writing. Now you know if 3,000 euros is enough.
        2027-05-08 15 minutes: Put in the last 125 euros and spend it on what it was for
          By 8 May 2027 the sum is exact: 3,000 euros. Leave the standing order running at half, \
        for whatever comes next.
        """)
  }

  @Test func `a language`() async throws {
    #expect(
      try await plan("Learn enough Spanish to chat with my neighbour") == """
        2026-11-21 15 minutes: Learn to say who you are: ten sentences
          Greeting, name, where you live, two likes, one question back. Say them aloud in Spanish \
        five times; tomorrow again. You named no day, so this plan takes 24 weeks, until 8 May \
        2027.
        2026-11-26 20 minutes: Choose one course, and one only
          A textbook or a course from the library, with sound. Flip through lesson one; if you \
        understand how it works, it is the right one.
        2026-12-02 5 × 20 minutes a week: 7 new words a day, five days a week
          That is 35 words a week and 840 by 8 May 2027. Cards with a whole sentence each; old \
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

  @Test func `a room`() async throws {
    #expect(
      try await plan("Fix up the balcony") == """
        2026-11-21 15 minutes: Measure the balcony, take six photos, sketch it on paper
          Length, width, doors, sockets, sun and drain. Then list what bothers you, worst first. \
        You named no day, so this plan takes 22 weeks, until 30 April 2027.
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

  @Test func `a sum in Slovak`() async throws {
    #expect(
      try await plan("Našetriť 3000 eur na dovolenku do konca mája", .slovak) == """
        2026-11-21 15 minút: Dajte peniazom miesto a presuňte tam 112 €
          Druhý účet s menom „na dovolenku“, na ktorý nedočiahne karta. Od dnes 112 € týždenne, 27 \
        týždňov, naposledy 88 €: spolu 3 000 €.
        2026-11-26 15 minút: Nech 112 € odchádza samo
          Trvalý príkaz na deň po výplate. Mesačná výplata? Potom 500 € mesačne.
        2026-12-02 30 minút: Prečítajte dva mesiace výpisov a označte tri diery
          Predplatné, donášky, poplatky. Hľadáte 56 € týždenne; druhá polovica príde zo zvykov.
        2026-12-13 1 hodina: Zavolajte dvom poskytovateľom o lepšiu cenu
          Telefón, energie, poistenie. Stačí veta: „Chcem odísť; čo mi viete ponúknuť?“
        2026-12-29 20 minút: Predajte tri veci [bazár]
          Odfoťte ich pri okne, pýtajte dve tretiny novej ceny, prijmite polovicu. Všetko ide v \
        ten deň na účet.
        2027-01-17 10 minút: Kontrola 17. januára 2027: má tam byť 1 008 €
          Chýba týždeň či dva: k ďalším platbám pridajte po 28 €. Je viac: nechajte to tam.
        2027-01-28 30 minút: Raz za mesiac víkend bez míňania
          Jedlo zo špajze, prechádzky, ľudia. Čo by ste minuli, ide na účet.
        2027-02-24 10 minút: Polovica 24. februára 2027: 1 568 €
          Povedzte to číslo niekomu. Potom malú sumu miňte na niečo dobré; odriekanie plány láme.
        2027-04-03 15 minút: Chráňte to pred prekvapením
          Pokazený kotol nepatrí na tento účet. Ak nemáte rezervu, dajte bokom najprv 448 €.
        2027-04-18 10 minút: Počítanie 18. apríla 2027: podľa plánu 2 464 €
          Zapíšte, čo tam naozaj je. Jedna platba rozdielu nič neznamená, dve si pýtajú ďalší \
        predaj.
        2027-05-11 30 minút: Zistite ceny toho, na čo šetríte
          Tri ponuky písomne. Teraz viete, či 3 000 € stačí.
        2027-05-31 15 minút: Vložte posledných 88 € a použite, na čo mali byť
          Do 31. mája 2027 je suma presná: 3 000 €. Trvalý príkaz nechajte bežať s polovicou na \
        to, čo príde.
        """)
  }
}
