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
    case .picture: "Obraz"
    case .share: "Udostępnij"
    case .light: "jasny"
    case .dark: "ciemny"
    case .search: "Szukaj"
    case .searchLabel: "Słowa z lekcji"
    case .noHistory:
      "Tu zbierają się lekcje, które spotykasz. Pierwsza przyjdzie z następnym odświeżeniem."
    case .noFavorites: "Oznacz lekcję gwiazdką, a będzie tu na ciebie czekać."
    case .noOwn: "Czego nauczyło cię życie? Zapisz to, a tu zostanie."
    case .write: "Czego się nauczyłeś lub nauczyłaś"
    case .author: "Kto to powiedział, jeśli chcesz"
    case .add: "Zachowaj"
    case .remove: "Usuń"
    case .confirm: "Usunąć tę lekcję?"
    case .newer: "Nowsze"
    case .older: "Starsze"
    case .more: "Więcej lekcji"
    case .address: "Inny adres"
    case .addressHint: "Strona, która odpowiada jak oryginał i zaczyna się od https://"
    case .save: "Zapisz"
    case .original: "Wróć do oryginału"
    case .fileHint: "Źródłem może być też plik na tym komputerze:"
    }
  }
}
