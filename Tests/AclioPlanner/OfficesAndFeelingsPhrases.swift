@testable import AclioPlanner

extension KindPhrases {
  static let officesAndFeelings: [KindPhrases] = [
    .init(
      .papers,
      [
        "Renew my passport", "Get a new ID card", "Apply for child benefit",
        "Register the birth of our baby", "Find a nursery place",
      ],
      ["Vybaviť si nový občiansky preukaz", "Predĺžiť si pas", "Požiadať o rodičovský príspevok"],
      others: [
        "Vyřídit si nový občanský průkaz", "Meghosszabbítani az útlevelemet",
        "Wyrobić nowy dowód osobisty", "Elterngeld beantragen", "Renovar el pasaporte",
      ],
      not: ["Get a visa for Japan", "Renew our friendship", "Write a paper about birds"]),
    .init(
      .dispute,
      [
        "Contest a parking fine", "Get my deposit back from the landlord", "Get a refund",
        "Appeal a speeding ticket", "Complain to the airline",
      ],
      ["Odvolať sa proti pokute", "Reklamovať topánky", "Dostať späť depozit od majiteľa"],
      others: [
        "Reklamovat boty", "Visszakapni a kauciót a főbérlőtől", "Odwołać się od mandatu",
        "Einspruch gegen den Strafzettel einlegen", "Recurrir la multa",
      ],
      not: ["Save for a deposit", "Stop arguing with my wife", "Fight for the environment"]),
    .init(
      .livingWill,
      [
        "Make a living will", "Set up a power of attorney", "Write my advance directive",
        "Sort out power of attorney for mum", "Appoint a healthcare proxy",
      ],
      ["Vybaviť splnomocnenie", "Dať otcovi plnú moc", "Spísať predbežné vyhlásenie o liečbe"],
      others: [
        "Sepsat plnou moc", "Megírni az egészségügyi rendelkezést", "Załatwić pełnomocnictwo",
        "Eine Patientenverfügung aufsetzen", "Hacer el testamento vital",
      ],
      not: ["Write my will", "Strengthen my will power", "Live well"]),
    .init(
      .hardTalk,
      [
        "Tell my parents I'm leaving university", "Come out to my family",
        "Have a difficult conversation with my boss", "Set boundaries with my mother",
        "Learn to say no",
      ],
      [
        "Povedať rodičom, že končím školu", "Nastaviť si hranice so svokrou",
        "Zvládnuť ťažký rozhovor",
      ],
      others: [
        "Říct rodičům, že odcházím", "Elmondani a szüleimnek az igazat",
        "Powiedzieć rodzicom prawdę", "Ein schwieriges Gespräch führen",
        "Contar a mis padres la verdad",
      ],
      not: ["Tell my grandchildren a story", "Call my brother every week", "Ask for a raise"]),
    .init(
      .feelings,
      [
        "Be less jealous", "Stop overthinking", "Worry less", "Stop yelling at my kids",
        "Control my temper",
      ],
      ["Menej žiarliť", "Prestať kričať na deti", "Zvládať hnev"],
      others: [
        "Přestat žárlit", "Nem lenni féltékeny", "Przestać krzyczeć na dzieci",
        "Meine Eifersucht loswerden", "Superar los celos",
      ],
      not: ["Be a better father", "Stop smoking", "Stop the neighbour's dog shouting"]),
    .init(
      .parenting,
      [
        "Potty train my son", "Help my daughter with her homework",
        "Help my son with his maths homework", "Get our toddler to sleep in his own bed",
        "Deal with tantrums",
      ],
      ["Naučiť syna na nočník", "Pomôcť dcére s matematikou", "Odnaučiť dieťa cumlík"],
      others: [
        "Naučit dítě na nočník", "Bilire szoktatni az ikreket", "Nauczyć dziecko na nocnik",
        "Meinem Sohn bei den Hausaufgaben helfen", "Quitarle el pañal a mi hijo",
      ],
      not: ["Spend more time with my kids", "Learn maths", "Train our puppy"]),
    .init(
      .rehab,
      [
        "Recover from knee surgery", "Get fit again after a hip replacement",
        "Train my shoulder after the operation", "Sort out my back pain", "Get rid of sciatica",
      ],
      [
        "Rozchodiť koleno po operácii", "Zbaviť sa bolesti chrbta",
        "Absolvovať rehabilitáciu ramena",
      ],
      others: [
        "Rehabilitace po operaci kolene", "Felépülni a műtét után", "Wrócić do formy po operacji",
        "Meinen Rücken in den Griff bekommen", "Recuperarme después de la operación",
      ],
      not: ["Do yoga to get rid of back pain", "Build muscle", "Give back to others"]),
  ]
}
