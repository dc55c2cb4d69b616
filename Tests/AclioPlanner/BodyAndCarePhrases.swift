@testable import AclioPlanner

extension KindPhrases {
  static let bodyAndCare: [KindPhrases] = [
    .init(
      .haveBaby,
      [
        "Get pregnant", "Have a baby", "Try for a second baby", "Start a family",
        "Become pregnant next year",
      ],
      ["Otehotnieť", "Mať bábätko", "Počať dieťa"],
      others: [
        "Otěhotnět", "Teherbe esni", "Zajść w ciążę", "Schwanger werden", "Quedarme embarazada",
      ],
      not: [
        "Have a baby shower for my sister", "Spend more time with my kids", "Conceal my bald spot",
      ]),
    .init(
      .bloodPressure,
      [
        "Lower my blood pressure", "Get my blood pressure under control",
        "Bring down high blood pressure", "Treat my hypertension",
        "Reduce blood pressure by summer",
      ],
      ["Znížiť krvný tlak", "Znížiť si tlak", "Dostať vysoký tlak pod kontrolu"],
      others: [
        "Snížit krevní tlak", "Csökkenteni a vérnyomásomat", "Obniżyć ciśnienie",
        "Meinen Blutdruck senken", "Bajar la presión arterial",
      ],
      not: ["Work better under pressure", "Check the tyre pressure", "Donate blood"]),
    .init(
      .couchTo5k,
      [
        "Couch to 5k", "Start running", "Begin running from zero", "Finish C25K",
        "Learn to run", "Take up jogging",
      ],
      ["Začať behať", "Začať s behaním od nuly", "Naučiť sa behať"],
      others: [
        "Začít běhat", "Elkezdeni futni", "Zacząć biegać", "Mit dem Laufen anfangen",
        "Empezar a correr",
      ],
      not: [
        "Run 5k without stopping by Christmas", "Start running a business",
        "Run a half marathon in April", "Get off the couch",
      ]),
    .init(
      .swimming,
      [
        "Learn to swim", "Learn swimming as an adult", "Learn front crawl",
        "Take swimming lessons", "Teach myself to swim",
      ],
      ["Naučiť sa plávať", "Naučiť sa kraul", "Prihlásiť sa na kurz plávania"],
      others: [
        "Naučit se plavat", "Megtanulni úszni", "Nauczyć się pływać", "Schwimmen lernen",
        "Aprender a nadar",
      ],
      not: ["Swim 2 km", "Swim with dolphins", "Preplávať 1 km"]),
    .init(
      .burnout,
      [
        "Recover from burnout", "Get over my burnout", "Stop feeling burnt out",
        "Avoid a burnout", "Feel less burned out at work",
      ],
      ["Zotaviť sa z vyhorenia", "Dostať sa z vyhorenia", "Zvládnuť syndróm vyhorenia"],
      others: [
        "Dostat se z vyhoření", "Kilábalni a kiégésből", "Wyjść z wypalenia zawodowego",
        "Mich vom Burnout erholen", "Superar el burnout",
      ],
      not: ["Replace the burnt out bulb", "Burn 300 calories a day", "Burn wood in the stove"]),
    .init(
      .firstAid,
      [
        "Learn first aid", "Take a first aid course", "Learn CPR", "Refresh my first aid",
        "Learn first aid for babies",
      ],
      ["Naučiť sa prvú pomoc", "Absolvovať kurz prvej pomoci", "Naučiť sa resuscitáciu"],
      others: [
        "Naučit se první pomoc", "Megtanulni az elsősegélyt", "Nauczyć się pierwszej pomocy",
        "Einen Erste-Hilfe-Kurs machen", "Aprender primeros auxilios",
      ],
      not: ["Be first in my class", "Get financial aid", "Buy hearing aids"]),
    .init(
      .newborn,
      [
        "Prepare for our baby", "Get ready for the newborn", "Get ready for the baby",
        "Prepare for birth", "Have everything done before the baby arrives",
      ],
      ["Pripraviť sa na bábätko", "Prichystať sa na pôrod", "Postarať sa o novorodenca"],
      others: [
        "Připravit se na miminko", "Felkészülni a szülésre", "Przygotować się do porodu",
        "Mich auf die Geburt vorbereiten", "Prepararme para la llegada del bebé",
      ],
      not: ["Organise a baby shower", "Have a baby", "Take better baby photos"]),
    .init(
      .grief,
      [
        "Cope with grief", "Get through the grief", "Deal with the death of my father",
        "Grieve for my dog", "Live with the loss of my mum",
      ],
      ["Vyrovnať sa so smrťou otca", "Zvládnuť smútok", "Prežiť stratu mamy"],
      others: [
        "Vyrovnat se se smrtí maminky", "Feldolgozni a gyászt", "Przeżyć żałobę",
        "Mit der Trauer umgehen", "Superar la muerte de mi padre",
      ],
      not: ["Reach my weight loss goal", "Stop hair loss", "Save the data after a loss"]),
    .init(
      .parentCare,
      [
        "Care for my mother", "Look after my dad at home", "Take care of my elderly parents",
        "Care for my grandmother with dementia", "Look after my ageing mum",
      ],
      ["Postarať sa o mamu", "Opatrovať otca doma", "Starať sa o chorých rodičov"],
      others: [
        "Postarat se o maminku", "Gondoskodni az édesanyámról", "Zaopiekować się mamą",
        "Meine Mutter pflegen", "Cuidar a mi madre",
      ],
      not: ["Take better care of my skin", "Care less what my parents think", "Call my mother"]),
  ]
}
