extension LessonPageText {
  var slovak: String {
    switch self {
    case .pages: "Stránky Lekcie"
    case .history: "História"
    case .favorites: "Obľúbené"
    case .own: "Vlastné"
    case .source: "Zdroj"
    case .refresh: "Obnoviť"
    case .favorite: "Obľúbená"
    case .picture: "Obrázok"
    case .light: "svetlý"
    case .dark: "tmavý"
    case .search: "Hľadať"
    case .searchLabel: "Slová z lekcie"
    case .noHistory: "Lekcie, ktoré stretnete, sa zbierajú tu. Prvá príde s najbližším obnovením."
    case .noFavorites: "Označte lekciu hviezdičkou a počká vás tu."
    case .noOwn: "Čo vás naučil život? Napíšte to a tu to zostane."
    case .write: "Čo ste sa naučili"
    case .author: "Kto to povedal, ak chcete"
    case .add: "Uložiť lekciu"
    case .remove: "Odstrániť"
    case .confirm: "Odstrániť túto lekciu?"
    case .newer: "Novšie"
    case .older: "Staršie"
    case .more: "Ďalšie lekcie"
    case .address: "Iná adresa"
    case .addressHint: "Stránka, ktorá odpovedá ako pôvodná a začína sa na https://"
    case .save: "Uložiť"
    case .original: "Späť k pôvodnému zdroju"
    case .fileHint: "Zdrojom môže byť aj súbor v tomto počítači:"
    }
  }
}
