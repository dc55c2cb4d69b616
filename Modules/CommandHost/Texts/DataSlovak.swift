import CoreModels

extension DataText {
  var slovak: String {
    switch self {
    case .passphrase: "Heslo:"
    case .passphraseAgain: "Ešte raz to isté:"
    case .password: "Heslo:"
    case .token: "Token:"
    case .backedUp(let file): "Všetko je skopírované do \(file)."
    case .noBackups: "Kópie sa samy nerobia."
    case .backupsScheduled: "Kópia sa robí každý deň."
    case .backupsAt(let time, let folder): "Každý deň o \(time) pôjde kópia do \(folder)."
    case .restored(let file): "Obnovené zo zálohy \(file)."
    case .replaced(let file): "To, čo tu bolo predtým, je v \(file)."
    case .synced(let sent, let received):
      "Odoslané: \(HostText.changes(sent).slovak). Prijaté: \(HostText.changes(received).slovak)."
    case .notWhole(let file): "Ešte nie je celý, nabudúce sa skúsi znova: \(file)"
    case .noSync: "Nezdieľa sa priečinok ani hub."
    case .thisDevice: "toto zariadenie"
    case .missingFiles(let count):
      "na ceste: \(Language.slovak.counted(count, one: "súbor", few: "súbory", many: "súborov"))"
    case .waiting(let count): "Čaká na odoslanie: \(HostText.changes(count).slovak)."
    case .timerStopped(let product): "Časovač pripomienok \(product) nebeží, ako má."
    case .syncEvery(let minutes):
      "Zariadenia sa zosúladia každých "
        + "\(Language.slovak.counted(minutes, one: "minútu", few: "minúty", many: "minút"))."
    case .syncScheduled: "Zariadenia sa zosúlaďujú samy."
    case .noSyncSchedule: "Samo sa nič nezosúladí; zariadi to daybook sync schedule --every 30."
    case .howToRescue: "daybook doctor --repair súbor odloží a začne znova z najnovšej zálohy."
    case .nothingToRescueFrom:
      "Nenašla sa žiadna záloha. daybook restore SÚBOR začne znova z tej, ktorú uvediete, a "
        + "súbor odloží."
    case .rescued(let source, let kept):
      "Súbor s údajmi sa nedal otvoriť a začína sa znova z \(source); pôvodný súbor je v \(kept)."
    case .profileStays(let name, let folder):
      "Zariadeniam, ktoré zdieľajú \(folder), údaje profilu \(name) zostávajú."
    case .healthy: "Všetko je v poriadku."
    case .repaired: "Napravené:"
    case .damaged(let words): "Súbor s údajmi je poškodený: \(words)"
    case .salvaged(let count, let kept):
      "Súbor s údajmi bol poškodený a vznikol nanovo (zachránené: "
        + "\(HostText.changes(count).slovak)); poškodený súbor je v \(kept)."
    case .recordsDiffer(let count):
      "S históriou sa nezhoduje: "
        + "\(Language.slovak.counted(count, one: "záznam", few: "záznamy", many: "záznamov"))."
    case .textIndexDiffers: "Index vyhľadávania sa nezhoduje so záznamami."
    case .openToOthers(let path): "Iní používatelia tohto počítača môžu čítať \(path)."
    case .leftover(let path): "Prerušený príkaz tu nechal \(path)."
    case .littleSpace(let megabytes): "Na disku zostáva \(megabytes) MB."
    case .clockBehind(let time): "Hodiny meškajú: niečo bolo zapísané \(time)."
    case .profileRemoved(let name, let file):
      "Profil \(name) je odstránený; export všetkého je v \(file)."
    case .records(let count):
      "\(Language.slovak.counted(count, one: "záznam", few: "záznamy", many: "záznamov"))"
    case .error(.noPassphrase): "Chýba heslo."
    case .error(.passphrasesDiffer): "Heslá nie sú rovnaké."
    case .error(.noSealing): "Tento príkaz nevie pečatiť súbory."
    case .error(.badTime(let text)): "„\(text)“ nie je čas dňa."
    case .error(.noProfile(let name)): "Nikto s menom \(name) tu nie je."
    case .error(.profileInUse(let name)): "Príkazy sú teraz pre profil \(name)."
    case .advice(.noPassphrase):
      "Napíšte ho, keď sa oň opýta, alebo ho pošlite na štandardný vstup."
    case .advice(.passphrasesDiffer): "Skúste to ešte raz."
    case .advice(.noSealing): "Vynechajte heslo alebo použite daybook."
    case .advice(.badTime): "Napíšte ho ako 03:00."
    case .advice(.noProfile): "Kto tu je, ukáže daybook profile list."
    case .advice(.profileInUse): "Najprv zvoľte niekoho iného: daybook profile use."
    case .exportedFiles(let count, let folder):
      "Do \(folder) zapísané: "
        + "\(Language.slovak.counted(count, one: "súbor", few: "súbory", many: "súborov"))."
    case .error(.noFolder): "Chýba priečinok."
    case .advice(.noFolder): "Zadajte ho cez --out."
    }
  }
}
