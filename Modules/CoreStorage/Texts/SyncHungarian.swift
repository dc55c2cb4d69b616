extension SyncText {
  var hungarian: String {
    switch self {
    case .happened(.noFolder(let path)): "A(z) \(path) mappa nincs itt."
    case .happened(.unusableFolder(let path)): "A(z) \(path) mappa nem használható."
    case .happened(.notSetUp):
      "Nincs mappa választva az eszközeidhez."
    case .happened(.busy):
      "Egy másik parancs éppen összehangolja az eszközeidet."
    case .happened(.damaged):
      "A mappa egyik fájlja nem teljes."
    case .happened(.newer):
      "A mappa egyik fájlját egy újabb Daybook írta."
    case .happened(.passphrase):
      "A mappát jelmondat védi, és nem ez az."
    case .advice(.noFolder):
      "Csatlakoztasd a lemezt, vagy indítsd el a szolgáltatást, amelyhez tartozik."
    case .advice(.unusableFolder):
      "Nézd meg a jogosultságait és a szabad helyet."
    case .advice(.notSetUp):
      "Válassz egyet: daybook sync folder PATH."
    case .advice(.busy):
      "Várj egy kicsit, és próbáld újra."
    case .advice(.damaged):
      "Lehet, hogy még úton van; legközelebb újra sor kerül rá."
    case .advice(.newer):
      "Telepítsd az újabb Daybookot erre az eszközre is."
    case .advice(.passphrase):
      "Válaszd ki újra a mappát: daybook sync folder PATH --passphrase."
    case .happened(.clockAhead):
      "Egy módosítás dátuma több mint egy nappal a jövőben van."
    case .happened(.notLoggedIn):
      "A hub nem engedi be ezt az eszközt."
    case .happened(.otherSealing):
      "Amit a hubon tartasz, az egyik eszközön le van pecsételve, a másikon nincs."
    case .advice(.clockAhead):
      "Állítsd be az eszköz óráját, és próbáld újra."
    case .advice(.notLoggedIn):
      "Jelentkezz be újra: daybook sync hub URL."
    case .advice(.otherSealing):
      "Használd a --passphrase kapcsolót minden eszközön, vagy egyiken sem."
    }
  }
}
