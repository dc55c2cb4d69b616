extension SyncText {
  var hungarian: String {
    switch self {
    case .happened(.noFolder(let path)): "Nincs itt ez a mappa: \(path)."
    case .happened(.unusableFolder(let path)): "Ez a mappa nem használható: \(path)."
    case .happened(.notSetUp): "Nem választottál sem mappát, sem hubot az eszközeidhez."
    case .happened(.busy): "Egy másik parancs éppen szinkronizálja az eszközeidet."
    case .happened(.damaged):
      "Az adatok hiányosak."
    case .happened(.newer):
      "Ezt egy újabb Daybook írta."
    case .happened(.passphrase):
      "Amit az eszközeid megosztanak, egy másik jelmondattal van titkosítva."
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
    case .happened(.notLoggedIn): "A hub nem fogadja el ennek az eszköznek a bejelentkezését."
    case .happened(.otherSealing):
      "Amit a hubon tartasz, az egyik eszközön titkosítva van, a másikon nincs."
    case .advice(.clockAhead):
      "Állítsd be az eszköz óráját, és próbáld újra."
    case .advice(.notLoggedIn):
      "Jelentkezz be újra: daybook sync hub URL."
    case .advice(.otherSealing):
      "Használd a --passphrase kapcsolót minden eszközön, vagy egyiken sem. Ami a hubon "
        + "van, azt a daybook sync hub URL --seal-all titkosítja."
    case .happened(.unlistableFolder(let path)):
      "Ennek a mappának a tartalma nem olvasható: \(path)."
    case .happened(.outOfRange):
      "Egy módosításnak olyan dátuma vagy száma van, amilyet egyetlen eszköz sem ír."
    case .advice(.unlistableFolder):
      "Nézd meg a jogosultságait, és hogy a hozzá tartozó szolgáltatás betöltötte-e már."
    case .advice(.outOfRange):
      "Futtasd a daybook doctor --repair parancsot azon az eszközön, amelyről jött."
    }
  }
}
