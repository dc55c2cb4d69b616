@testable import AclioPlanner

extension KindPhrases {
  static let otherPeople: [KindPhrases] = [
    .init(
      .teach,
      [
        "Teach my son to ride a bike", "Teach grandma to use a smartphone",
        "Show my dad how to pay online", "Teach my daughter to swim",
        "I want to teach my nephew chess",
      ],
      [
        "Naučiť babku používať mobil", "Chcem naučiť syna bicyklovať",
        "Ukázať otcovi, ako sa platí cez internet",
      ],
      others: [
        "Naučit dědu posílat fotky", "Teach my brother Hungarian",
        "Teach my sister to drive", "Meiner Tochter das Radfahren beibringen",
        "Teach my mum to play cards",
      ],
      not: ["Teach the dog to sit", "Naučiť sa variť", "Learn to swim with my son"]),
    .init(
      .encourage,
      [
        "Get my parents to stop smoking", "Persuade my husband to eat less meat",
        "Convince my brother to save money", "Motivate my wife to go running",
        "Get my dad to drink less",
      ],
      [
        "Presvedčiť otca, aby prestal fajčiť", "Chcem, aby manžel schudol",
        "Presvedčiť brata, aby si našiel prácu",
      ],
      others: [
        "Přesvědčit bratra, aby přestal pít", "Get my uncle to walk more",
        "Get my aunt to quit drinking", "Meinen Vater überreden, weniger zu trinken",
        "Get my friend to exercise",
      ],
      not: ["Stop smoking", "Get my daughter a present", "Make new friends", "Get a job"]),
  ]
}
