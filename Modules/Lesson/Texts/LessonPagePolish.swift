extension LessonPageWord {
  var polish: String {
    switch self {
    case .pages: "Strony Lekcji"
    case .history: "Historia"
    case .favorites: "Ulubione"
    case .own: "Własne"
    case .source: "Źródło"
    case .refresh: "Odśwież"
    case .favorite: "Ulubiona"
    case .picture: "Obrazek"
    case .share: "Udostępnij"
    case .light: "jasny"
    case .dark: "ciemny"
    case .search: "Szukaj"
    case .searchLabel: "Słowa z lekcji"
    case .noHistory:
      "Tu zbierają się lekcje, które już się pojawiły. Pierwsza przyjdzie przy następnym "
        + "odświeżeniu."
    case .noFavorites: "Oznacz lekcję gwiazdką, a będzie tu na ciebie czekać."
    case .noOwn: "Czego nauczyło cię życie? Zapisz to, a tu zostanie."
    case .write: "Czego nauczyło cię życie"
    case .author: "Kto to powiedział (opcjonalnie)"
    case .add: "Zapisz lekcję"
    case .remove: "Usuń"
    case .confirm: "Usunąć tę lekcję?"
    case .newer: "Nowsze"
    case .older: "Starsze"
    case .more: "Więcej lekcji"
    case .address: "Inny adres"
    case .addressHint: "Adres, który odpowiada jak oryginał; zaczyna się od https://"
    case .save: "Zapisz"
    case .original: "Wróć do oryginału"
    case .fileHint: "Źródłem może być też plik na tym komputerze:"
    }
  }
}
