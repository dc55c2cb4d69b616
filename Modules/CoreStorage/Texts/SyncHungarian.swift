extension SyncText {
  var hungarian: String {
    switch self {
    case .happened(.noFolder(let path)): "A(z) \(path) mappa nincs itt."
    case .happened(.unusableFolder(let path)): "A(z) \(path) mappa nem használható."
    case .happened(.notSetUp):
      "Sem mappa, sem hub nincs választva az eszközeidhez."
    case .happened(.busy):
      "Egy másik parancs éppen összehangolja az eszközeidet."
    case .happened(.damaged):
      "Az adatok hiányosak."
    case .happened(.newer):
      "Ezt egy újabb Daybook írta."
    case .happened(.passphrase):
      "Amit az eszközeid megosztanak, azt egy másik jelmondat védi."
    case .advice(.noFolder):
      "Csatlakoztasd a lemezt, vagy indítsd el a szolgáltatást, amelyhez tartozik."
    case .advice(.unusableFolder):
      "Nézd meg a jogosultságait és a szabad helyet."
    case .advice(.notSetUp):
      "Válassz egyet: daybook sync folder PATH vagy daybook sync hub URL."
    case .advice(.busy):
      "Várj egy kicsit, és próbáld újra."
    case .advice(.damaged):
      "Lehet, hogy még úton vannak; legközelebb újra próbáljuk."
    case .advice(.newer):
      "Telepítsd az újabb Daybookot erre az eszközre is."
    case .advice(.passphrase):
      "Add meg ezzel: daybook sync passphrase, hub esetén: daybook sync hub URL "
        + "--passphrase."
    case .happened(.clockAhead):
      "Egy módosítás dátuma több mint egy nappal a jövőben van."
    case .happened(.notLoggedIn):
      "A hub nem engedi be ezt az eszközt."
    case .happened(.otherSealing):
      "A hub az adataidat vagy lepecsételve, vagy nyíltan őrzi, ez az eszköz pedig "
        + "fordítva küldi."
    case .advice(.clockAhead):
      "Állítsd be az eszköz óráját, és próbáld újra."
    case .advice(.notLoggedIn):
      "Jelentkezz be újra: daybook sync hub URL."
    case .advice(.otherSealing):
      "Használd a --passphrase kapcsolót minden eszközön, vagy egyiken sem. Ha ezen "
        + "változtatnál, kezdd üres fiókkal vagy hubbal."
    case .happened(.unlistableFolder(let path)):
      "A(z) \(path) mappa nem mutatja meg, mi van benne."
    case .happened(.outOfRange):
      "Egy módosításnak olyan dátuma vagy száma van, amilyet egyetlen eszköz sem ír."
    case .advice(.unlistableFolder):
      "Nézd meg a jogosultságait, és hogy a hozzá tartozó szolgáltatás betöltötte-e már."
    case .advice(.outOfRange):
      "Futtasd a daybook doctor --repair parancsot azon az eszközön, amelyről jött."
    }
  }
}
