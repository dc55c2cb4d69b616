@testable import AclioPlanner

extension KindPhrases {
  static let yearAndHouse: [KindPhrases] = [
    .init(
      .buyHome,
      [
        "Buy a house", "Buy our first home", "Buy a flat by 2028", "Get a mortgage",
        "Purchase an apartment",
      ],
      ["Kúpiť byt", "Kúpiť si dom", "Vybaviť hypotéku"],
      others: [
        "Koupit byt", "Házat venni", "Kupić mieszkanie", "Eine Wohnung kaufen",
        "Comprar una casa",
      ],
      not: [
        "Save $10k for a house", "Buy a house plant", "Get rid of my mortgage",
        "Move to a new flat in February",
      ]),
    .init(
      .walking,
      [
        "Walk 10,000 steps a day", "Walk every day", "Walk more", "Do 8000 steps daily",
        "Walk 30 minutes a day",
      ],
      ["Prejsť 10 000 krokov denne", "Nachodiť 8000 krokov denne", "Viac chodiť pešo"],
      others: [
        "Ujít 10 000 kroků denně", "Napi 10 000 lépést megtenni", "Robić 10 000 kroków dziennie",
        "10.000 Schritte am Tag gehen", "Caminar 10.000 pasos diarios",
      ],
      not: ["Walk the Camino de Santiago in May", "Walk the dog every day", "Follow the steps"]),
    .init(
      .checkUps,
      [
        "Get a health check", "Book my check-ups", "Go for a medical check-up",
        "Catch up on my doctor's appointments", "Do all preventive exams",
      ],
      [
        "Absolvovať preventívnu prehliadku", "Ísť na preventívne prehliadky",
        "Objednať sa na prehliadku k zubárovi",
      ],
      others: [
        "Zajít na preventivní prohlídku", "Elmenni szűrővizsgálatra",
        "Zrobić badania kontrolne", "Zur Vorsorgeuntersuchung gehen", "Hacerme un chequeo",
      ],
      not: ["Check up on my brother", "Check my tax return", "Make a list of doctors"]),
    .init(
      .preparedness,
      [
        "Put together an emergency kit", "Prepare for a blackout", "Be ready for a power cut",
        "Prepare for a flood", "Pack a go bag",
      ],
      [
        "Pripraviť sa na blackout", "Urobiť si zásoby na výpadok prúdu",
        "Zbaliť evakuačnú batožinu",
      ],
      others: [
        "Připravit se na blackout", "Felkészülni az áramszünetre", "Przygotować się na blackout",
        "Mich auf einen Stromausfall vorbereiten", "Preparar una mochila de emergencia",
      ],
      not: ["Build an emergency fund", "Prepare for the exam", "Flood the garden pond"]),
    .init(
      .christmas,
      [
        "Prepare for Christmas", "Host Christmas for the family", "Buy all Christmas presents",
        "Plan a calm Christmas", "Cook the Christmas dinner",
      ],
      ["Pripraviť Vianoce", "Prichystať sa na Vianoce", "Nakúpiť vianočné darčeky"],
      others: [
        "Připravit Vánoce", "Felkészülni a karácsonyra", "Przygotować święta",
        "Weihnachten vorbereiten", "Preparar la Navidad",
      ],
      not: [
        "Run 5k without stopping by Christmas", "Knit sweaters for Christmas presents",
        "Opraviť balkón do Vianoc",
      ]),
    .init(
      .familyTree,
      [
        "Make a family tree", "Research my family history", "Find my ancestors",
        "Trace our family tree back to 1800", "Start genealogy",
      ],
      ["Zostaviť rodokmeň", "Nájsť svojich predkov", "Vytvoriť rodinný rodokmeň"],
      others: [
        "Sestavit rodokmen", "Elkészíteni a családfát", "Stworzyć drzewo genealogiczne",
        "Einen Stammbaum erstellen", "Hacer el árbol genealógico",
      ],
      not: ["Plant a pear tree", "Spend more time with my kids", "Learn the history of Rome"]),
    .init(
      .dancing,
      [
        "Learn to dance", "Learn salsa", "Take dance lessons", "Learn to dance for our wedding",
        "Start ballroom dancing",
      ],
      ["Naučiť sa tancovať", "Naučiť sa tango", "Prihlásiť sa na tanečný kurz"],
      others: [
        "Naučit se tancovat", "Megtanulni táncolni", "Nauczyć się tańczyć", "Tanzen lernen",
        "Aprender a bailar",
      ],
      not: ["Learn to juggle five balls", "Dance around the problem", "Make salsa verde"]),
    .init(
      .fears,
      [
        "Get over my fear of flying", "Be less anxious in meetings", "Overcome my fear of heights",
        "Stop being afraid of dogs", "Beat my social anxiety",
      ],
      ["Prekonať strach z lietania", "Zbaviť sa strachu z výšok", "Prestať sa báť psov"],
      others: [
        "Překonat strach z létání", "Legyőzni a repüléstől való félelmemet",
        "Pokonać lęk przed lataniem", "Meine Flugangst überwinden", "Superar el miedo a volar",
      ],
      not: ["Learn to swim", "Speak in public", "Watch a scary film"]),
    .init(
      .selling,
      [
        "Sell my old sofa", "Sell the piano", "Sell my bike before spring",
        "Sell our old furniture",
        "Sell my baby's clothes online",
      ],
      ["Predať staré auto", "Predať bicykel", "Predať starý nábytok"],
      others: [
        "Prodat staré auto", "Eladni az autómat", "Sprzedać stary samochód",
        "Mein altes Auto verkaufen", "Vender mi coche viejo",
      ],
      not: ["Sell my soul", "Sell my company", "Start a small business selling candles"]),
    .init(
      .repair,
      [
        "Fix the leaking tap", "Put up shelves in the hallway", "Repair my bicycle",
        "Unblock the kitchen sink", "Assemble the baby's crib",
      ],
      ["Opraviť kvapkajúci kohútik", "Zavesiť policu v chodbe", "Opraviť bicykel"],
      others: [
        "Opravit kapající kohoutek", "Megjavítani a csöpögő csapot", "Naprawić cieknący kran",
        "Das Fahrrad reparieren", "Arreglar el grifo que gotea",
      ],
      not: ["Fix the bug in the login page", "Repair my reputation", "Fix up the balcony"]),
  ]
}
