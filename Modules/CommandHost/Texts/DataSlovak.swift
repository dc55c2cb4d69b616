import CoreModels
import CoreStorage

extension DataText {
  var slovak: String {
    switch self {
    case .passphrase: "Šifrovacie heslo:"
    case .passphraseAgain: "Ešte raz to isté:"
    case .password: "Heslo:"
    case .token: "Token:"
    case .backedUp(let file): "Všetko je skopírované do \(file)."
    case .noBackups: "Automatické zálohy nie sú zapnuté."
    case .backupsScheduled: "Záloha sa robí každý deň."
    case .backupsAt(let time, let folder): "Každý deň o \(time) sa uloží záloha do \(folder)."
    case .restored(let file): "Obnovené zo zálohy \(file)."
    case .replaced(let file): "To, čo tu bolo predtým, je v \(file)."
    case .synced(let sent, let received):
      "Odoslané: \(HostText.changes(sent).slovak). Prijaté: \(HostText.changes(received).slovak)."
    case .notWhole(let file): "Ešte nie je celý, nabudúce sa skúsi znova: \(file)"
    case .leftOut(let file, let reason): "Vynechané: \(file). \(reason)"
    case .notSealed(let count):
      "Nezašifrované súbory iných zariadení: \(count). Zašifrujete ich cez daybook sync "
        + "folder PATH --seal-all, alebo priamo na tých zariadeniach."
    case .folderFailed(let message): "Priečinok: \(message)"
    case .hubFailed(let message): "Server: \(message)"
    case .waitingForClock(let count):
      "Neodoslané, s dátumom viac než deň dopredu: \(HostText.changes(count).slovak). Ak "
        + "už hodiny idú správne, daybook doctor --repair dátumy opraví."
    case .datedAhead(let count):
      "S dátumom viac než deň pred hodinami: \(HostText.changes(count).slovak). Ak "
        + "hodiny idú správne, --repair dátumy opraví."
    case .shared(let names): "Zdieľa sa: \(names)."
    case .sharedEveryone: "Zdieľajú sa všetci."
    case .noSync: "Nie je nastavený zdieľaný priečinok ani server."
    case .thisDevice: "toto zariadenie"
    case .missingFiles(let count):
      "na ceste: \(Language.slovak.counted(count, one: "súbor", few: "súbory", many: "súborov"))"
    case .waiting(let count): "Čaká na odoslanie: \(HostText.changes(count).slovak)."
    case .timerStopped(let product): "Časovač pripomienok \(product) nebeží, ako má."
    case .syncEvery(let minutes):
      switch Language.slovak.pluralCategory(of: minutes) {
      case .one: "Zariadenia sa synchronizujú každú minútu."
      case .few: "Zariadenia sa synchronizujú každé \(minutes) minúty."
      case .many: "Zariadenia sa synchronizujú každých \(Language.slovak.grouped(minutes)) minút."
      }
    case .syncScheduled: "Zariadenia sa synchronizujú automaticky."
    case .noSyncSchedule:
      "Automatická synchronizácia nie je zapnutá; zapne ju daybook sync schedule --every 30."
    case .howToRescue:
      "daybook doctor --repair zachráni, čo sa dá prečítať, a ak nič, ponúkne zálohu."
    case .nothingToRescueFrom:
      "Nenašla sa žiadna záloha. daybook restore SÚBOR začne znova z tej, ktorú uvediete, a "
        + "súbor odloží."
    case .rescued(let source, let kept):
      "Súbor s údajmi sa nedal otvoriť a začína sa znova z \(source); pôvodný súbor je v \(kept)."
    case .profileStays(let name, let folder):
      "Zariadeniam, ktoré zdieľajú \(folder), údaje profilu \(name) zostávajú."
    case .recordUnreadable(let record): "\(record) sa nedá prečítať, preto sa nikde neukazuje."
    case .recordNewer(let record):
      "\(record) zapísal novší Daybook; nainštalujte ho aj na tento počítač."
    case .recordBroughtBack(let record, let time): "\(record) je zasa taký, ako bol \(time)."
    case .recordRemoved(let record):
      "\(record) nemal čitateľnú podobu, preto je odstránený; ostáva v daybook history."
    case .onlyRead(let reason): "Všetko sa dá čítať, ale nič zapísať: \(reason)"
    case .backupTimerStopped:
      "Časovač denných záloh nebeží; znova ho nastaví daybook backup schedule."
    case .backupOld(let date): "Posledná záloha je z \(date)."
    case .folderGone(let path): "Zdieľaný priečinok \(path) tu nie je."
    case .syncBehind(let place, let time, let waiting):
      "S \(place) sa nič nesynchronizovalo od \(time). \(DataText.waiting(waiting).slovak)"
    case .syncTimerStopped: "Časovač synchronizácie nebeží; znova ho nastaví daybook sync schedule."
    case .replacedSize(let megabytes, let folder):
      "Kópie nahradeného zaberajú \(megabytes) MB v \(folder); nepotrebné môžete zmazať."
    case .syncBringsBack:
      "Čo zdieľate s inými zariadeniami, vráti sa ďalšou synchronizáciou, aj neskoršie zmeny."
    case .healthy: "Všetko je v poriadku."
    case .repaired: "Napravené:"
    case .damaged(let words): "Súbor s údajmi je poškodený: \(words)"
    case .salvaged(let changes, let entries, let kept):
      "Súbor s údajmi bol poškodený a vznikol nanovo. Zachránené zmeny: \(changes.saved) z "
        + "\(changes.known), záznamy: \(entries.saved) z \(entries.known). "
        + "Poškodený súbor je v \(kept)."
    case .lost(let parts): "Stratené: \(parts.joined(separator: "; "))."
    case .lostOn(let product, let day, let count):
      "\(product) \(day), \(HostText.changes(count).slovak)"
    case .lostWithoutTrace(let count):
      "\(HostText.changes(count).slovak), o ktorých sa viac nevie"
    case .incomplete(let parts): "Neúplné: \(parts.joined(separator: "; "))."
    case .lostPart(.registry): "účty, kľúče a prihlásenia servera"
    case .lostPart(.meta): "čo toto zariadenie zdieľa a s kým"
    case .lostPart(.cache): "čo sa stiahlo skôr"
    case .contradictions(let count):
      "S históriou sa nezhodovalo: "
        + "\(Language.slovak.counted(count, one: "záznam", few: "záznamy", many: "záznamov")). "
        + "V histórii je teraz oboje."
    case .askToRescue(let source): "Začať znova z \(source)? Napíšte áno:"
    case .yes: "áno"
    case .rescueWaits(let source):
      "Nedá sa v ňom nič prečítať. daybook doctor --repair --yes začne znova z \(source)."
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
    case .error(.noPassphrase): "Chýba šifrovacie heslo."
    case .error(.passphrasesDiffer): "Heslá nie sú rovnaké."
    case .error(.noSealing): "Tento príkaz nevie šifrovať súbory."
    case .error(.badTime(let text)): "„\(text)“ nie je čas."
    case .error(.noProfile(let name)): "Nikto s menom \(name) tu nie je."
    case .error(.profileInUse(let name)): "Práve sa používa profil \(name)."
    case .error(.noPast): "--as-of k tomuto príkazu nepatrí."
    case .advice(.noPast): "Vynechajte ho; čo tu vtedy bolo, zapíše daybook export --as-of."
    case .advice(.noPassphrase):
      "Napíšte ho, keď sa oň opýta, alebo ho pošlite na štandardný vstup."
    case .advice(.passphrasesDiffer): "Skúste to ešte raz."
    case .advice(.noSealing): "Vynechajte šifrovacie heslo alebo použite daybook."
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
