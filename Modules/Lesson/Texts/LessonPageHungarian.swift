extension LessonPageWord {
  var hungarian: String {
    switch self {
    case .pages: "A Lecke oldalai"
    case .history: "Előzmények"
    case .favorites: "Kedvencek"
    case .own: "Saját"
    case .source: "Forrás"
    case .refresh: "Frissítés"
    case .favorite: "Kedvenc"
    case .picture: "Kép"
    case .share: "Megosztás"
    case .light: "világos"
    case .dark: "sötét"
    case .search: "Keresés"
    case .searchLabel: "Szavak egy leckéből"
    case .noHistory:
      "Itt gyűlnek a leckék, amelyekkel találkozol. Az első a következő frissítéssel érkezik."
    case .noFavorites: "Jelölj meg egy leckét csillaggal, és itt vár rád."
    case .noOwn: "Mire tanított az élet? Írd le, és itt megmarad."
    case .write: "Amit megtanultál"
    case .author: "Ki mondta (nem kötelező)"
    case .add: "Megőrzés"
    case .remove: "Eltávolítás"
    case .confirm: "Eltávolítod ezt a leckét?"
    case .newer: "Újabbak"
    case .older: "Régebbiek"
    case .more: "További leckék"
    case .address: "Másik cím"
    case .addressHint: "Egy https:// kezdetű cím, amely úgy válaszol, mint az eredeti"
    case .save: "Mentés"
    case .original: "Vissza az eredetihez"
    case .fileHint: "A forrás egy fájl is lehet ezen a gépen:"
    }
  }
}
