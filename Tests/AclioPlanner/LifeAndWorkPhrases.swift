import Testing

@testable import AclioPlanner

@Suite("Goals of work, farm, stage and street, in people's own words") struct LifeAndWorkPhrases {
  private static let work: [(goal: String, plan: String)] = [
    ("Find a job in my profession, I was an accountant in Syria", "own-profession"),
    ("Open a second barbershop with a budget of 60k", "expand-business"),
    ("Hire a reliable part-time bookkeeper before the tax season starts", "hire"),
    ("Get our overdue invoices paid, customers owe us about 14,000", "owed-invoices"),
    ("Collect 3,200 that my former flatmate owes me", "owed-private"),
    ("Raise my prices without losing customers", "raise-prices"),
    ("Rewrite our billing service from PHP to Go", "software-migration"),
    ("Contribute a patch to the Linux kernel", "open-source-patch"),
    ("Migrate our company email to a new provider", "switch-system"),
    ("Start a mowing business this spring", "business"),
    ("Find a remote job with my chronic illness", "job-limits"),
    ("Get back to work after ten years at home", "work-after-break"),
    ("Get 12 acres ready for spring barley", "farm-field"),
    ("Fix the fences before the lambs come", "farm-fence"),
    ("Hand over the family firm to my daughter", "succession"),
    ("Sell 200 handmade candles at the Christmas market", "craft-market"),
  ]

  private static let people: [(goal: String, plan: String)] = [
    ("Run for the town council in the May elections", "election"),
    ("Get speed bumps on our street", "street-speeding"),
    ("Start a community garden on the empty lot", "community-garden"),
    ("Organise a street party for 80 neighbours", "street-party"),
    ("Get more young people into our fire brigade", "recruit-members"),
    ("Become a volunteer firefighter", "emergency-volunteer"),
    ("Agree a summer schedule for the kids with my ex", "custody-calendar"),
    ("Start dating again, I'm 52 and divorced", "dating-again"),
    ("Ask Priya to the winter dance", "ask-dance"),
    ("Clear my late parents' house", "house-clearance"),
    ("Make friends with my new stepchildren", "step-family"),
    ("Learn Ukrainian to talk to my neighbours", "language"),
    ("Learn first aid before the baby arrives", "child-first-aid"),
    ("Remember my late wife on our anniversary", "death-day"),
    ("Get my mother to accept help at home", "accept-help"),
  ]

  private static let other: [(goal: String, plan: String)] = [
    ("Get over stage fright before our gig", "stage-nerves"),
    ("Direct the nativity play with 25 children", "nativity-play"),
    ("Record a five-song EP in my bedroom", "record-music"),
    ("Find out the history of our house", "research-past"),
    ("Build an N gauge model railway", "model-railway"),
    ("Restore my grandmother's sewing machine", "sewing-machine-restore"),
    ("Build an app for our sports club", "app"), ("Make a small video game", "game-make"),
    ("Do a pull-up", "first-pull-up"), ("Walk again after my hip replacement", "after-operation"),
    ("Live well with rheumatoid arthritis", "inflamed-joints"),
    ("Lose 10 kg after pregnancy", "baby-weight"),
    ("Run a mile without stopping, I am overweight", "run-mile"),
    ("Meal prep for 12 hour shifts", "meal-prep-shifts"),
    ("Visit all 47 prefectures of Japan", "visit-all"),
    ("Live on 1200 a month in London", "live-on-sum"),
    ("Save up for my daughter's braces", "save"), ("Finish War and Peace", "books-one"),
    ("Get my old cat to lose weight", "pet-weight"), ("Fix the mouldy bathroom", "mould-bathroom"),
  ]

  @Test(arguments: work + people + other)
  func `what is wanted chooses the plan`(_ goal: String, _ plan: String) {
    let facts = PlanFacts(PlannerRequest(goal))
    #expect(facts.reading.planName == plan && !facts.isNeutral, "\(facts.reading.planName)")
  }
}
