import CoreModels

extension WebText {
  var hungarian: String {
    switch self {
    case .skipToContent: "Ugrás a tartalomra"
    case .navigation: "Daybook"
    case .today: "Ma"
    case .settings: "Beállítások"
    case .toToday: "Vissza a mai naphoz"
    case .foreignForm: "Ezt az űrlapot a legutóbbi bejelentkezésed előtt nyitottad meg."
    case .foreignFormAdvice:
      "Semmi sem változott. Töltsd be újra az oldalt, és küldd el még egyszer."
    case .badForm: "Az űrlap nem érkezett meg egészben."
    case .badFormAdvice: "Lépj vissza, és küldd el még egyszer."
    case .missingPage: "Itt nincs semmi."
    case .missingPageAdvice: "Az oldal elköltözött vagy megszűnt, vagy elírás van a címében."
    case .notLoggedIn: "Ez a Daybook magánjellegű."
    case .notLoggedInAdvice:
      "Futtasd ezen a gépen a daybook serve parancsot, és nyisd meg a kiírt hivatkozást."
    }
  }
}
