import CoreModels

extension DataText {
  var czech: String {
    switch self {
    case .passphrase: "Heslo:"
    case .passphraseAgain: "Ještě jednou totéž:"
    case .password: "Heslo:"
    case .token: "Token:"
    case .backedUp(let file): "Všechno je zkopírováno do \(file)."
    case .noBackups: "Kopie se samy nedělají."
    case .backupsScheduled: "Kopie se dělá každý den."
    case .backupsAt(let time, let folder): "Každý den v \(time) půjde kopie do \(folder)."
    case .restored(let file): "Obnoveno ze zálohy \(file)."
    case .replaced(let file): "Co tu bylo předtím, je v \(file)."
    case .synced(let sent, let received):
      "Odesláno: \(HostText.changes(sent).czech). Přijato: \(HostText.changes(received).czech)."
    case .notWhole(let file): "Ještě není celý, příště se zkusí znovu: \(file)"
    case .noSync: "Nesdílí se složka ani hub."
    case .thisDevice: "toto zařízení"
    case .missingFiles(let count):
      "na cestě: \(Language.czech.counted(count, one: "soubor", few: "soubory", many: "souborů"))"
    case .waiting(let count): "Čeká na odeslání: \(HostText.changes(count).czech)."
    case .timerStopped(let product): "Časovač připomínek \(product) neběží, jak má."
    case .syncEvery(let minutes):
      "Zařízení se sladí každých "
        + "\(Language.czech.counted(minutes, one: "minutu", few: "minuty", many: "minut"))."
    case .syncScheduled: "Zařízení se slaďují sama."
    case .noSyncSchedule: "Samo se nic nesladí; zařídí to daybook sync schedule --every 30."
    case .howToRescue: "daybook doctor --repair soubor odloží a začne znovu z nejnovější zálohy."
    case .nothingToRescueFrom:
      "Žádná záloha se nenašla. daybook restore SOUBOR začne znovu z té, kterou uvedete, a "
        + "soubor odloží."
    case .rescued(let source, let kept):
      "Soubor s údaji nešel otevřít a začíná se znovu z \(source); původní soubor je v \(kept)."
    case .profileStays(let name, let folder):
      "Zařízením, která sdílejí \(folder), údaje profilu \(name) zůstávají."
    case .healthy: "Všechno je v pořádku."
    case .repaired: "Napraveno:"
    case .damaged(let words): "Soubor s daty je poškozený: \(words)"
    case .salvaged(let count, let kept):
      "Soubor s daty byl poškozený a vznikl nanovo (zachráněno: "
        + "\(HostText.changes(count).czech)); poškozený soubor je v \(kept)."
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
    case .error(.noPassphrase): "Chybí heslo."
    case .error(.passphrasesDiffer): "Hesla nejsou stejná."
    case .error(.noSealing): "Tento příkaz neumí pečetit soubory."
    case .error(.badTime(let text)): "„\(text)“ není čas dne."
    case .error(.noProfile(let name)): "Nikdo jménem \(name) tu není."
    case .error(.profileInUse(let name)): "Příkazy jsou teď pro profil \(name)."
    case .advice(.noPassphrase):
      "Napište ho, až se na něj zeptá, nebo ho pošlete na standardní vstup."
    case .advice(.passphrasesDiffer): "Zkuste to ještě jednou."
    case .advice(.noSealing): "Vynechte heslo, nebo použijte daybook."
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
