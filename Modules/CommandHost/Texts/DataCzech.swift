import CoreModels
import CoreStorage

extension DataText {
  var czech: String {
    switch self {
    case .passphrase: "Šifrovací heslo:"
    case .passphraseAgain: "Ještě jednou totéž:"
    case .password: "Heslo:"
    case .token: "Token:"
    case .backedUp(let file): "Všechno je zkopírováno do \(file)."
    case .noBackups: "Automatické zálohy nejsou zapnuté."
    case .backupsScheduled: "Záloha se dělá každý den."
    case .backupsAt(let time, let folder): "Každý den v \(time) se uloží záloha do \(folder)."
    case .restored(let file): "Obnoveno ze zálohy \(file)."
    case .replaced(let file): "Co tu bylo předtím, je v \(file)."
    case .synced(let sent, let received):
      "Odesláno: \(HostText.changes(sent).czech). Přijato: \(HostText.changes(received).czech)."
    case .notWhole(let file): "Ještě není celý, příště se zkusí znovu: \(file)"
    case .leftOut(let file, let reason): "Vynecháno: \(file). \(reason)"
    case .notSealed(let count):
      "Nezašifrované soubory jiných zařízení: \(count). Zašifrujete je přes daybook sync "
        + "folder PATH --seal-all, nebo přímo na těch zařízeních."
    case .folderFailed(let message): "Složka: \(message)"
    case .hubFailed(let message): "Server: \(message)"
    case .waitingForClock(let count):
      "Neodesláno, s datem víc než den dopředu: \(HostText.changes(count).czech). "
        + "Jdou-li už hodiny správně, daybook doctor --repair data opraví."
    case .datedAhead(let count):
      "S datem víc než den před hodinami: \(HostText.changes(count).czech). Jdou-li "
        + "hodiny správně, --repair data opraví."
    case .shared(let names): "Sdílí se: \(names)."
    case .sharedEveryone: "Sdílejí se všichni."
    case .noSync: "Není nastavena sdílená složka ani server."
    case .thisDevice: "toto zařízení"
    case .missingFiles(let count):
      "na cestě: \(Language.czech.counted(count, one: "soubor", few: "soubory", many: "souborů"))"
    case .waiting(let count): "Čeká na odeslání: \(HostText.changes(count).czech)."
    case .timerStopped(let product): "Časovač připomínek \(product) neběží, jak má."
    case .syncEvery(let minutes):
      switch Language.czech.pluralCategory(of: minutes) {
      case .one: "Zařízení se synchronizují každou minutu."
      case .few: "Zařízení se synchronizují každé \(minutes) minuty."
      case .many: "Zařízení se synchronizují každých \(Language.czech.grouped(minutes)) minut."
      }
    case .syncScheduled: "Zařízení se synchronizují automaticky."
    case .noSyncSchedule:
      "Automatická synchronizace není zapnutá; zapne ji daybook sync schedule --every 30."
    case .howToRescue:
      "daybook doctor --repair zachrání, co lze přečíst, a když nic, nabídne zálohu."
    case .nothingToRescueFrom:
      "Žádná záloha se nenašla. daybook restore SOUBOR začne znovu z té, kterou uvedete, a "
        + "soubor odloží."
    case .rescued(let source, let kept):
      "Soubor s daty nešel otevřít a začíná se znovu z \(source); původní soubor je v \(kept)."
    case .profileStays(let name, let folder):
      "Zařízením, která sdílejí \(folder), data profilu \(name) zůstávají."
    case .recordUnreadable(let record): "\(record) nelze přečíst, proto se nikde neukazuje."
    case .recordNewer(let record):
      "\(record) zapsal novější Daybook; nainstalujte ho i na tento počítač."
    case .recordBroughtBack(let record, let time): "\(record) je zase takový, jaký byl \(time)."
    case .recordRemoved(let record):
      "\(record) neměl čitelnou podobu, proto je odstraněn; zůstává v daybook history."
    case .onlyRead(let reason): "Všechno lze číst, ale nic zapsat: \(reason)"
    case .backupTimerStopped:
      "Časovač denních záloh neběží; znovu ho nastaví daybook backup schedule."
    case .backupOld(let date): "Poslední záloha je z \(date)."
    case .folderGone(let path): "Sdílená složka \(path) tu není."
    case .syncBehind(let place, let time, let waiting):
      "S \(place) se nic nesynchronizovalo od \(time). \(DataText.waiting(waiting).czech)"
    case .syncTimerStopped: "Časovač synchronizace neběží; znovu ho nastaví daybook sync schedule."
    case .replacedSize(let megabytes, let folder):
      "Kopie nahrazeného zabírají \(megabytes) MB v \(folder); nepotřebné můžete smazat."
    case .syncBringsBack:
      "Co sdílíte s jinými zařízeními, vrátí se příští synchronizací, i pozdější změny."
    case .healthy: "Všechno je v pořádku."
    case .repaired: "Napraveno:"
    case .damaged(let words): "Soubor s daty je poškozený: \(words)"
    case .salvaged(let changes, let entries, let kept):
      "Soubor s daty byl poškozený a vznikl nanovo. Zachráněné změny: \(changes.saved) z "
        + "\(changes.known), záznamy: \(entries.saved) z \(entries.known). "
        + "Poškozený soubor je v \(kept)."
    case .lost(let parts): "Ztraceno: \(parts.joined(separator: "; "))."
    case .lostOn(let product, let day, let count):
      "\(product) \(day), \(HostText.changes(count).czech)"
    case .lostWithoutTrace(let count):
      "\(HostText.changes(count).czech), o kterých se víc neví"
    case .incomplete(let parts): "Neúplné: \(parts.joined(separator: "; "))."
    case .lostPart(.registry): "účty, klíče a přihlášení serveru"
    case .lostPart(.meta): "co toto zařízení sdílí a s kým"
    case .lostPart(.cache): "co se stáhlo dříve"
    case .contradictions(let count):
      "S historií se neshodovalo: "
        + "\(Language.czech.counted(count, one: "záznam", few: "záznamy", many: "záznamů")). "
        + "V historii je teď obojí."
    case .askToRescue(let source): "Začít znovu z \(source)? Napište ano:"
    case .yes: "ano"
    case .rescueWaits(let source):
      "Nelze v něm nic přečíst. daybook doctor --repair --yes začne znovu z \(source)."
    case .recordsDiffer(let count):
      "S historií se neshoduje: "
        + "\(Language.czech.counted(count, one: "záznam", few: "záznamy", many: "záznamů"))."
    case .textIndexDiffers: "Index vyhledávání se neshoduje se záznamy."
    case .openToOthers(let path): "Jiní uživatelé tohoto počítače mohou číst \(path)."
    case .leftover(let path): "Přerušený příkaz tu nechal \(path)."
    case .littleSpace(let megabytes): "Na disku zbývá \(megabytes) MB."
    case .clockBehind(let time): "Hodiny jdou pozdě: něco bylo zapsáno \(time)."
    case .profileRemoved(let name, let file):
      "Profil \(name) je odstraněn; export všeho je v \(file)."
    case .records(let count):
      "\(Language.czech.counted(count, one: "záznam", few: "záznamy", many: "záznamů"))"
    case .error(.noPassphrase): "Chybí šifrovací heslo."
    case .error(.passphrasesDiffer): "Hesla nejsou stejná."
    case .error(.noSealing): "Tento příkaz neumí šifrovat soubory."
    case .error(.badTime(let text)): "„\(text)“ není čas."
    case .error(.noProfile(let name)): "Nikdo jménem \(name) tu není."
    case .error(.profileInUse(let name)): "Právě se používá profil \(name)."
    case .error(.noPast): "--as-of k tomuto příkazu nepatří."
    case .advice(.noPast): "Vynechte ho; co tu tehdy bylo, zapíše daybook export --as-of."
    case .advice(.noPassphrase):
      "Napište ho, až se na něj zeptá, nebo ho pošlete na standardní vstup."
    case .advice(.passphrasesDiffer): "Zkuste to ještě jednou."
    case .advice(.noSealing): "Vynechte šifrovací heslo, nebo použijte daybook."
    case .advice(.badTime): "Napište ho jako 03:00."
    case .advice(.noProfile): "Kdo tu je, ukáže daybook profile list."
    case .advice(.profileInUse): "Nejdřív zvolte někoho jiného: daybook profile use."
    case .exportedFiles(let count, let folder):
      "Do \(folder) zapsáno: "
        + "\(Language.czech.counted(count, one: "soubor", few: "soubory", many: "souborů"))."
    case .error(.noFolder): "Chybí složka."
    case .advice(.noFolder): "Zadejte ji přes --out."
    }
  }
}
