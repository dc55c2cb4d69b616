import CoreModels

extension OfflineText {
  var hungarian: String {
    switch self {
    case .description: "Öt kis alkalmazás egy jó naphoz."
    case .title: "Nincs kapcsolat."
    case .hint: "A Daybook nem érhető el, és ez az oldal nincs meg ezen az eszközön."
    case .tryAgain: "Újra"
    case .keptPages: "Ezen az eszközön mentve"
    case .shownAsOf(let time): "Nincs kapcsolat. Utolsó állapot: \(time)."
    case .notices: "Kapcsolat"
    case .waiting(let count): "Küldésre vár: \(count)"
    case .waitingHint: "Ezen az eszközön mentve, és magától elküldjük, amint van kapcsolat."
    case .keptHere: "Ezen az eszközön megvan. Elküldjük, amint van kapcsolat."
    case .sendNow: "Küldés most"
    case .discard: "Elvetés"
    case .discardQuestion: "Elveted, ami itt vár? Még nincs elküldve, és nem hozható vissza."
    case .sent(let count): "Elküldve: \(count)"
    case .refused: "Ezt a kiszolgáló nem fogadta el. Amit írtál, itt van."
    case .doubtful:
      "Ez olyan sokáig várt, hogy nem tudni, megérkezett-e. Nézz utána, mielőtt újra elküldöd."
    case .sendAgain: "Küldés újra"
    case .arrived: "Elküldtük, innen folytathatod."
    case .open: "Megnyitás"
    case .dismiss: "Elrejtés"
    case .logOutQuestion:
      "Van, amit írtál, de még nincs elküldve. A kijelentkezés elveti. Kijelentkezel?"
    }
  }
}
