@testable import AclioPlanner

extension KindPhrases {
  static let homeAndCompany: [KindPhrases] = [
    .init(
      .computerBuild,
      [
        "Build a PC", "Build a gaming PC for 1200 euros", "Assemble a computer",
        "Put together a gaming computer", "Build my own computer",
      ],
      ["Poskladať počítač", "Zostaviť si herné PC", "Postaviť počítač pre syna"],
      others: [
        "Sestavit počítač", "Összerakni egy számítógépet", "Złożyć komputer",
        "Einen PC bauen", "Montar un ordenador",
      ],
      not: ["Build a computer game", "Clean up my computer", "Build a website for our club"]),
    .init(
      .bathroom,
      [
        "Renovate the bathroom", "Remodel our bathroom", "Redo the bathroom by summer",
        "Refurbish a small bathroom", "Get a new bathroom",
      ],
      ["Zrekonštruovať kúpeľňu", "Prerobiť kúpeľňu", "Obnoviť kúpeľňu do leta"],
      others: [
        "Zrekonstruovat koupelnu", "Felújítani a fürdőszobát", "Wyremontować łazienkę",
        "Das Badezimmer renovieren", "Reformar el baño",
      ],
      not: ["Clean the bathroom", "Renovate the kitchen", "Sing in the bathroom"]),
    .init(
      .photoArchive,
      [
        "Digitise our family photos", "Scan old photos", "Digitize my slides",
        "Sort years of photos", "Scan the photo albums of my grandparents",
      ],
      ["Zdigitalizovať staré fotky", "Naskenovať rodinné albumy", "Vytvoriť fotoarchív"],
      others: [
        "Zdigitalizovat staré fotky", "Digitalizálni a régi fényképeket",
        "Zdigitalizować stare zdjęcia", "Alte Dias digitalisieren", "Digitalizar las fotos",
      ],
      not: ["Back up all my photos", "Take better photos", "Scan my body for tension"]),
    .init(
      .usedCar,
      [
        "Buy a used car", "Buy a car", "Find a good second hand car", "Choose a family car",
        "Get a car by spring",
      ],
      ["Kúpiť auto", "Kúpiť jazdené auto", "Vybrať si ojazdené auto"],
      others: [
        "Koupit ojeté auto", "Használtautót venni", "Kupić samochód",
        "Einen Gebrauchtwagen kaufen", "Comprar un coche",
      ],
      not: ["Save $10k for a car", "Sell my car", "Get my car repaired"]),
    .init(
      .schoolApplication,
      [
        "Get into medical school", "Apply to university", "Apply for college",
        "Get into a grammar school", "Finish my application to art school",
      ],
      ["Dostať sa na vysokú školu", "Dostať sa na medicínu", "Podať prihlášku na univerzitu"],
      others: [
        "Dostat se na vysokou školu", "Bejutni az egyetemre", "Dostać się na studia",
        "Einen Studienplatz bekommen", "Entrar en la universidad",
      ],
      not: ["Apply for a job", "Get into shape", "Find a job at the university"]),
    .init(
      .citizenship,
      [
        "Get citizenship", "Apply for German citizenship", "Become a citizen",
        "Prepare for the citizenship test", "Become a British citizen",
      ],
      ["Získať občianstvo", "Požiadať o slovenské občianstvo", "Vybaviť štátne občianstvo"],
      others: [
        "Získat české občanství", "Megszerezni az állampolgárságot", "Zdobyć obywatelstwo",
        "Die deutsche Staatsbürgerschaft bekommen", "Obtener la nacionalidad española",
      ],
      not: ["Be kind to senior citizens", "Get a visa for Canada", "Vybaviť občiansky preukaz"]),
    .init(
      .choir,
      [
        "Join a choir", "Sing in a choir", "Find a choir near me", "Get into the church choir",
        "Start choral singing",
      ],
      ["Spievať v zbore", "Pridať sa do speváckeho zboru", "Nájsť si zbor, kde sa spieva"],
      others: [
        "Zpívat ve sboru", "Kórusban énekelni", "Śpiewać w chórze", "In einem Chor singen",
        "Cantar en un coro",
      ],
      not: ["Sing better", "Play a song on the guitar", "Join the fire brigade"]),
    .init(
      .camping,
      [
        "Go camping with the kids", "Plan a camping trip", "Camp in the mountains",
        "Try wild camping", "Camp with family by the lake",
      ],
      ["Ísť stanovať", "Ísť pod stan s deťmi", "Stráviť víkend v kempe"],
      others: [
        "Jet stanovat", "Elmenni kempingezni", "Pojechać pod namiot", "Zelten gehen",
        "Ir de camping",
      ],
      not: ["Survive boot camp", "Plan a trip to Japan", "Run the campaign"]),
    .init(
      .dating,
      [
        "Start dating again", "Find love", "Find a girlfriend", "Go on three dates",
        "Meet someone special",
      ],
      ["Nájsť lásku", "Nájsť si partnerku", "Nájsť si partnera"],
      others: [
        "Najít si partnera", "Társat találni", "Znaleźć miłość", "Eine Partnerin finden",
        "Encontrar pareja",
      ],
      not: ["Go on a date with my wife", "Find a running partner", "Find a business partner"]),
  ]
}
