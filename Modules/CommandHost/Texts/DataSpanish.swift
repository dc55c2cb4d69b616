import CoreModels

extension DataText {
  var spanish: String {
    switch self {
    case .passphrase: "Frase de paso:"
    case .passphraseAgain: "Otra vez la misma:"
    case .password: "Contraseña:"
    case .token: "Token:"
    case .backedUp(let file): "Todo está copiado en \(file)."
    case .noBackups: "No se hacen copias por sí solas."
    case .backupsScheduled: "Se hace una copia cada día."
    case .backupsAt(let time, let folder): "Cada día a las \(time) irá una copia a \(folder)."
    case .restored(let file): "Restaurado desde \(file)."
    case .replaced(let file): "Lo que había antes se conserva en \(file)."
    case .synced(let sent, let received):
      "Enviado: \(HostText.changes(sent).spanish). Recibido: \(HostText.changes(received).spanish)."
    case .notWhole(let file): "Aún no está entero, se mirará de nuevo la próxima vez: \(file)"
    case .noSync: "No se comparte ni una carpeta ni un hub."
    case .thisDevice: "este dispositivo"
    case .missingFiles(let count):
      "\(Language.spanish.counted(count, one: "archivo", many: "archivos")) en camino"
    case .waiting(let count): "Por enviar: \(HostText.changes(count).spanish)."
    case .timerStopped(let product):
      "El temporizador de los avisos de \(product) no funciona como debe."
    case .syncEvery(let minutes):
      "Los dispositivos se ponen al día cada "
        + "\(Language.spanish.counted(minutes, one: "minuto", many: "minutos"))."
    case .syncScheduled: "Los dispositivos se ponen al día solos."
    case .noSyncSchedule: "Nada se pone al día solo; daybook sync schedule --every 30 se encarga."
    case .howToRescue:
      "daybook doctor --repair guarda el archivo y empieza de nuevo con la última copia."
    case .nothingToRescueFrom:
      "No se encontró ninguna copia. daybook restore ARCHIVO empieza de nuevo con una y "
        + "guarda el archivo."
    case .rescued(let source, let kept):
      "El archivo no se pudo abrir; se empieza de nuevo con \(source) y el antiguo queda en "
        + "\(kept)."
    case .profileStays(let name, let folder):
      "Los dispositivos que comparten \(folder) conservan lo que tienen de \(name)."
    case .healthy: "Todo está bien."
    case .repaired: "Arreglado:"
    case .damaged(let words): "El archivo con tus datos está dañado: \(words)"
    case .salvaged(let count, let kept):
      "El archivo con tus datos estaba dañado y se ha rehecho (salvado: "
        + "\(HostText.changes(count).spanish)); el dañado se conserva en \(kept)."
    case .recordsDiffer(let count):
      "No coincide con el registro: "
        + "\(Language.spanish.counted(count, one: "entrada", many: "entradas"))."
    case .textIndexDiffers: "El índice de búsqueda no coincide con las entradas."
    case .openToOthers(let path): "Otras personas de esta máquina pueden leer \(path)."
    case .leftover(let path): "Una orden interrumpida dejó \(path)."
    case .littleSpace(let megabytes): "Quedan \(megabytes) MB en el disco."
    case .clockBehind(let time): "El reloj va atrasado: algo se escribió el \(time)."
    case .profileRemoved(let name, let file):
      "\(name) se ha quitado; una exportación de todo se conserva en \(file)."
    case .records(let count): "\(Language.spanish.counted(count, one: "entrada", many: "entradas"))"
    case .error(.noPassphrase): "Falta la frase de paso."
    case .error(.passphrasesDiffer): "Las dos frases de paso no son iguales."
    case .error(.noSealing): "Esta orden no puede sellar archivos."
    case .error(.badTime(let text)): "«\(text)» no es una hora."
    case .error(.noProfile(let name)): "No hay nadie llamado \(name)."
    case .error(.profileInUse(let name)): "Las órdenes son ahora para \(name)."
    case .advice(.noPassphrase): "Escríbela cuando se te pida o dala por la entrada estándar."
    case .advice(.passphrasesDiffer): "Inténtalo otra vez."
    case .advice(.noSealing): "Deja la frase de paso o usa daybook."
    case .advice(.badTime): "Escríbela como 03:00."
    case .advice(.noProfile): "daybook profile list muestra quién está aquí."
    case .advice(.profileInUse): "Elige antes a otra persona con daybook profile use."
    case .exportedFiles(let count, let folder):
      "Escrito en \(folder): \(Language.spanish.counted(count, one: "archivo", many: "archivos"))."
    case .error(.noFolder): "Falta una carpeta."
    case .advice(.noFolder): "Indícala con --out."
    }
  }
}
