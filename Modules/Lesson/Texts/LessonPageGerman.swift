extension LessonPageWord {
  var german: String {
    switch self {
    case .pages: "Seiten von „Lektion“"
    case .history: "Verlauf"
    case .favorites: "Favoriten"
    case .own: "Eigene"
    case .source: "Quelle"
    case .refresh: "Aktualisieren"
    case .favorite: "Favorit"
    case .picture: "Bild"
    case .share: "Teilen"
    case .light: "hell"
    case .dark: "dunkel"
    case .search: "Suchen"
    case .searchLabel: "Wörter aus einer Lektion"
    case .noHistory:
      "Hier sammeln sich die Lektionen, die dir begegnen. Die erste kommt mit der nächsten "
        + "Aktualisierung."
    case .noFavorites: "Markiere eine Lektion mit dem Stern, und sie wartet hier auf dich."
    case .noOwn: "Was hat dich das Leben gelehrt? Schreib es auf, hier ist es gut aufgehoben."
    case .write: "Was du gelernt hast"
    case .author: "Von wem, wenn du magst"
    case .add: "Festhalten"
    case .remove: "Entfernen"
    case .confirm: "Diese Lektion entfernen?"
    case .newer: "Neuere"
    case .older: "Ältere"
    case .more: "Weitere Lektionen"
    case .address: "Andere Adresse"
    case .addressHint: "Eine Adresse mit https://, die wie das Original antwortet"
    case .save: "Speichern"
    case .original: "Zurück zum Original"
    case .fileHint: "Auch eine Datei auf diesem Rechner kann die Quelle sein:"
    }
  }
}
