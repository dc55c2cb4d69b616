extension LessonPageWord {
  var czech: String {
    switch self {
    case .pages: "Stránky Lekce"
    case .history: "Historie"
    case .favorites: "Oblíbené"
    case .own: "Vlastní"
    case .source: "Zdroj"
    case .refresh: "Obnovit"
    case .favorite: "Oblíbená"
    case .picture: "Obrázek"
    case .share: "Sdílet"
    case .light: "světlý"
    case .dark: "tmavý"
    case .search: "Hledat"
    case .searchLabel: "Slova z lekce"
    case .noHistory:
      "Tady se sbírají lekce, které se vám ukázaly. První přijde při příštím obnovení."
    case .noFavorites: "Označte lekci hvězdičkou a počká na vás tady."
    case .noOwn: "Co vás naučil život? Napište to a tady to zůstane."
    case .write: "Co jste se naučili"
    case .author: "Kdo to řekl (nepovinné)"
    case .add: "Uložit lekci"
    case .remove: "Odstranit"
    case .confirm: "Odstranit tuto lekci?"
    case .newer: "Novější"
    case .older: "Starší"
    case .more: "Další lekce"
    case .address: "Jiná adresa"
    case .addressHint: "Adresa, která odpovídá jako původní; začíná na https://"
    case .save: "Uložit"
    case .original: "Zpět k původnímu zdroji"
    case .fileHint: "Zdrojem může být i soubor v tomto počítači:"
    }
  }
}
