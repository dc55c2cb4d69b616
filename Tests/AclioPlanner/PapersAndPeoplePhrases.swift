@testable import AclioPlanner

extension KindPhrases {
  static let papersAndPeople: [KindPhrases] = [
    .init(
      .taxes,
      [
        "Do my taxes", "File my tax return", "Finish my taxes by 31.3.2027",
        "Get my income tax sorted", "Sort out taxes for 2026", "Submit the VAT return",
      ],
      ["Podať daňové priznanie", "Vybaviť dane do konca marca", "Urobiť si daňové priznanie"],
      others: [
        "Podat daňové přiznání", "Elkészíteni az adóbevallást", "Rozliczyć podatki",
        "Die Steuererklärung machen", "Hacer la declaración de la renta",
      ],
      not: ["Tax the neighbours’ patience", "Get a taxi to the airport", "Stop taxing my nerves"]),
    .init(
      .thesis,
      [
        "Finish my thesis", "Write my master’s thesis", "Write my thesis, 80 pages, due 15 January",
        "Hand in the dissertation in June", "Complete my bachelor thesis by May",
      ],
      ["Napísať diplomovú prácu", "Dokončiť bakalárku", "Odovzdať záverečnú prácu v máji"],
      others: [
        "Napsat diplomovou práci", "Megírni a szakdolgozatomat", "Napisać pracę magisterską",
        "Meine Masterarbeit schreiben", "Terminar la tesis",
      ],
      not: ["Write a book", "Read about theses and antitheses in philosophy", "Study physics"]),
    .init(
      .visa,
      [
        "Get a visa for Canada", "Apply for a student visa", "Sort out my work visa",
        "Get my Schengen visa", "Renew my visa before June",
      ],
      ["Vybaviť vízum do Kanady", "Požiadať o pracovné vízum", "Získať študentské víza"],
      others: [
        "Vyřídit vízum do Japonska", "Vízumot szerezni Amerikába", "Załatwić wizę do Kanady",
        "Ein Visum für Japan beantragen", "Pedir el visado para Estados Unidos",
      ],
      not: ["Pay off my Visa card", "Get rid of my Visa debit card", "Plan a trip to Japan"]),
    .init(
      .drivingLicence,
      [
        "Get my driving licence", "Learn to drive", "Pass my driving test in spring",
        "Get my driver’s license", "Learn to drive a car before summer",
      ],
      ["Spraviť si vodičák", "Urobiť si vodičský preukaz", "Naučiť sa šoférovať"],
      others: [
        "Udělat si řidičák", "Megszerezni a jogosítványt", "Zrobić prawo jazdy",
        "Den Führerschein machen", "Sacarme el carnet de conducir",
      ],
      not: ["Learn what drives sales", "Drive less and walk more", "Naučiť sa jazdiť na koni"]),
    .init(
      .moveAbroad,
      [
        "Move abroad", "Emigrate to New Zealand", "Move to Canada next year",
        "Relocate to another country", "Live abroad for a year",
      ],
      [
        "Presťahovať sa do zahraničia", "Odísť žiť do zahraničia", "Presťahovať sa do Rakúska",
      ],
      others: [
        "Přestěhovat se do zahraničí", "Külföldre költözni", "Wyprowadzić się za granicę",
        "Ins Ausland ziehen", "Mudarme al extranjero",
      ],
      not: ["Move to a new flat", "Move my savings account abroad", "Travel abroad in May"]),
    .init(
      .wedding,
      [
        "Organise our wedding", "Get married next summer", "Plan our wedding in September",
        "Have a small wedding by the lake", "Prepare my wedding for 80 guests",
      ],
      ["Naplánovať svadbu", "Zorganizovať svadbu v septembri", "Pripraviť našu svadbu"],
      others: [
        "Naplánovat svatbu", "Megszervezni az esküvőt", "Zorganizować wesele",
        "Unsere Hochzeit planen", "Organizar nuestra boda",
      ],
      not: [
        "Organise my parents’ golden wedding", "Save 5000 euros for our wedding",
        "Lose 5 kg before my wedding", "Našetriť 5000 eur na svadbu", "Give a wedding toast",
        "Tancovať na svadbe",
      ]),
    .init(
      .funeral,
      [
        "Plan my grandmother’s funeral", "Arrange a funeral", "Organise Dad’s funeral this week",
        "Prepare the funeral of my uncle", "Arrange the burial of my father",
      ],
      ["Vybaviť pohreb", "Zorganizovať pohreb starej mamy", "Pripraviť otcov pohreb"],
      others: [
        "Zařídit pohřeb", "Megszervezni a temetést", "Zorganizować pogrzeb",
        "Die Beerdigung organisieren", "Organizar el funeral",
      ],
      not: ["Wake up at six", "Bury a time capsule", "Attend a funeral"]),
    .init(
      .divorce,
      [
        "Get divorced", "Get through my divorce", "File for divorce",
        "Divorce amicably", "Separate from my husband",
      ],
      ["Rozviesť sa", "Zvládnuť rozvod", "Podať návrh na rozvod"],
      others: [
        "Zvládnout rozvod", "Elválni a férjemtől", "Rozwieść się",
        "Mich scheiden lassen", "Divorciarme",
      ],
      not: [
        "Help my friend through her divorce", "Separate the rubbish",
        "Improve the relationship with my wife",
      ]),
    .init(
      .dog,
      [
        "Adopt a dog", "Get a puppy", "Buy our first dog", "Rescue a dog from a shelter",
        "Get a dog for the family",
      ],
      ["Adoptovať psa", "Zaobstarať si psa", "Kúpiť si šteňa"],
      others: [
        "Pořídit si psa", "Örökbe fogadni egy kutyát", "Adoptować psa", "Einen Hund adoptieren",
        "Adoptar un perro",
      ],
      not: ["Draw my dog", "Stop the neighbour’s dog from waking me"]),
  ]
}
