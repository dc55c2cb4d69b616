extension LessonPageWord {
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
    case .share: "Zdieľať"
    case .light: "svetlý"
    case .dark: "tmavý"
    case .search: "Hľadať"
    case .searchLabel: "Slová z lekcie"
    case .noHistory:
      "Tu sa zbierajú lekcie, ktoré sa vám ukázali. Prvá príde pri najbližšom obnovení."
    case .noFavorites: "Označte lekciu hviezdičkou a počká vás tu."
    case .noOwn: "Čo vás naučil život? Napíšte to a tu to zostane."
    case .write: "Čo ste sa naučili"
    case .author: "Kto to povedal (nepovinné)"
    case .add: "Uložiť lekciu"
    case .remove: "Odstrániť"
    case .confirm: "Odstrániť túto lekciu?"
    case .newer: "Novšie"
    case .older: "Staršie"
    case .more: "Ďalšie lekcie"
    case .address: "Iná adresa"
    case .addressHint: "Adresa, ktorá odpovedá ako pôvodná; začína sa na https://"
    case .save: "Uložiť"
    case .original: "Späť k pôvodnému zdroju"
    case .fileHint: "Zdrojom môže byť aj súbor v tomto počítači:"
    }
  }
}
