@testable import AclioPlanner

extension KindPhrases {
  static let moneyAndWork: [KindPhrases] = [
    .init(
      .emergencyFund,
      [
        "Build an emergency fund", "Build an emergency fund of 3000 euros",
        "Put money aside for a rainy day", "Save three months of expenses",
        "Start an emergency savings account",
      ],
      ["Vytvoriť si rezervu", "Nasporiť finančnú rezervu", "Mať železnú rezervu"],
      others: [
        "Vytvořit si finanční rezervu", "Tartalékot képezni", "Zbudować poduszkę finansową",
        "Einen Notgroschen ansparen", "Crear un fondo de emergencia",
      ],
      not: ["Save 3000 euros for a trip", "Pack an emergency kit", "Call the emergency doctor"]),
    .init(
      .pension,
      [
        "Sort out my pension", "Plan for retirement", "Check my pension",
        "Prepare for retirement", "Understand my workplace pension",
      ],
      ["Vybaviť si dôchodok", "Pripraviť sa na dôchodok", "Zistiť, aký budem mať dôchodok"],
      others: [
        "Připravit se na důchod", "Felkészülni a nyugdíjra", "Przygotować się do emerytury",
        "Mich um meine Rente kümmern", "Preparar la jubilación",
      ],
      not: [
        "Invest for retirement", "Recycle my retired laptop", "Plan my retirement party",
        "Save for retirement", "Save $10k for a house",
      ]),
    .init(
      .lastWill,
      [
        "Write a will", "Make my will", "Draw up a will with a notary", "Update my will",
        "Write my testament",
      ],
      ["Napísať závet", "Spísať testament", "Vyriešiť závet u notára"],
      others: [
        "Sepsat závěť", "Megírni a végrendeletemet", "Napisać testament",
        "Mein Testament machen", "Hacer testamento",
      ],
      not: ["I will write a book", "Strengthen my will", "Build willpower"]),
    .init(
      .firstJob,
      [
        "Find my first job", "Get a first job", "Find a job after university",
        "Get a summer job", "Land a graduate job",
      ],
      ["Nájsť si prvú prácu", "Nájsť prvé zamestnanie", "Nájsť si brigádu na leto"],
      others: [
        "Najít si první práci", "Megtalálni az első munkahelyemet", "Znaleźć pierwszą pracę",
        "Meinen ersten Job finden", "Encontrar mi primer trabajo",
      ],
      not: ["Find a new job", "Do a good job of the garden", "Be first at my job"]),
    .init(
      .payTalk,
      [
        "Ask for a raise", "Negotiate my salary", "Get a pay rise", "Negotiate a better offer",
        "Ask my boss for a pay raise",
      ],
      ["Vypýtať si vyšší plat", "Dohodnúť si lepší plat", "Požiadať o zvýšenie platu"],
      others: [
        "Vyjednat si vyšší plat", "Fizetésemelést kérni", "Poprosić o podwyżkę",
        "Eine Gehaltserhöhung aushandeln", "Pedir un aumento de sueldo",
      ],
      not: ["Raise happy chickens", "Get promoted to team lead", "Raise money for the shelter"]),
    .init(
      .interview,
      [
        "Prepare for a job interview", "Nail the interview", "Ace my interview at the hospital",
        "Practise for my job interview", "Pass the interview next week",
      ],
      ["Pripraviť sa na pohovor", "Zvládnuť pracovný pohovor", "Uspieť na pohovore"],
      others: [
        "Připravit se na pohovor", "Felkészülni az állásinterjúra",
        "Przygotować się do rozmowy kwalifikacyjnej",
        "Mich auf ein Vorstellungsgespräch vorbereiten",
        "Preparar una entrevista de trabajo",
      ],
      not: ["Interview my grandmother", "Record a podcast interview", "Find a new job"]),
    .init(
      .resignation,
      [
        "Quit my job", "Leave my job well", "Resign from the company", "Hand in my notice",
        "Leave this job by summer",
      ],
      ["Dať výpoveď", "Odísť z práce", "Odísť zo zamestnania v dobrom"],
      others: [
        "Odejít z práce", "Felmondani a munkahelyemen", "Odejść z pracy", "Meinen Job kündigen",
        "Dejar mi trabajo",
      ],
      not: [
        "Leave work on time", "Dať výpoveď z bytu", "Give up my seat on the board", "Quit smoking",
      ]),
    .init(
      .sideBusiness,
      [
        "Start a side business", "Build a side hustle", "Earn extra money", "Earn a second income",
        "Start a business on the side",
      ],
      ["Nájsť si privyrobenie", "Privyrobiť si popri práci", "Začať podnikať popri práci"],
      others: [
        "Přivydělat si k platu", "Mellékállást találni", "Dorobić do pensji",
        "Nebenbei Geld verdienen", "Ganar unos ingresos extra",
      ],
      not: ["Start a small business selling candles", "See the bright side", "Side with my sister"]),
    .init(
      .languageExam,
      [
        "Pass the B2 German exam", "Get a C1 English certificate", "Take the IELTS",
        "Prepare for TOEFL", "Pass the Cambridge exam",
      ],
      [
        "Spraviť jazykovú skúšku B2", "Zložiť štátnicu z angličtiny",
        "Získať certifikát z angličtiny",
      ],
      others: [
        "Složit zkoušku B2 z němčiny", "Letenni a nyelvvizsgát", "Zdać egzamin językowy B2",
        "Die B1-Prüfung bestehen", "Aprobar el examen B2",
      ],
      not: ["Learn German", "Pass my maths exam", "Take vitamin B2"]),
    .init(
      .certificate,
      [
        "Get my AWS certification", "Pass the PMP exam", "Become a certified scrum master",
        "Get certified in accounting", "Earn a professional certificate",
      ],
      ["Získať certifikát z účtovníctva", "Spraviť certifikáciu AWS", "Zložiť odbornú skúšku"],
      others: [
        "Získat certifikaci", "Tanúsítványt szerezni", "Zdobyć certyfikat AWS",
        "Mich zertifizieren lassen", "Obtener la certificación PMP",
      ],
      not: ["Print the birth certificate", "Pass my maths exam", "Get a B2 German certificate"]),
  ]
}
