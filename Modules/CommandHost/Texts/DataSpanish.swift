import CoreModels
import CoreStorage

extension DataText {
  var spanish: String {
    switch self {
    case .passphrase: "Frase de paso:"
    case .passphraseAgain: "Repítela para confirmar:"
    case .password: "Contraseña:"
    case .token: "Token:"
    case .backedUp(let file): "Se ha copiado todo en \(file)."
    case .noBackups: "No hay copias de seguridad automáticas."
    case .backupsScheduled: "Se hace una copia de seguridad cada día."
    case .backupsAt(let time, let folder): "Copia de seguridad diaria en \(folder), hora: \(time)."
    case .restored(let file): "Restaurado desde \(file)."
    case .replaced(let file): "Lo que había antes se conserva en \(file)."
    case .synced(let sent, let received):
      "Enviado: \(HostText.changes(sent).spanish). Recibido: \(HostText.changes(received).spanish)."
    case .notWhole(let file): "Aún incompleto; se volverá a comprobar la próxima vez: \(file)"
    case .leftOut(let file, let reason): "Omitido: \(file). \(reason)"
    case .notSealed(let count):
      "Archivos sin cifrar de otros dispositivos: \(count). Cífralos con daybook sync folder PATH "
        + "--seal-all o en esos dispositivos."
    case .folderFailed(let message): "Carpeta: \(message)"
    case .hubFailed(let message): "Hub: \(message)"
    case .waitingForClock(let count):
      "Sin enviar, con fecha de más de un día en el futuro: "
        + "\(HostText.changes(count).spanish). Si el reloj ya está en hora, daybook doctor "
        + "--repair corrige las fechas."
    case .datedAhead(let count):
      "Con fecha de más de un día por delante del reloj: "
        + "\(HostText.changes(count).spanish). Si el reloj está en hora, --repair corrige "
        + "las fechas."
    case .shared(let names): "Se comparte: \(names)."
    case .sharedEveryone: "Se comparte a todo el mundo."
    case .noSync: "No hay configurada ninguna carpeta compartida ni ningún hub."
    case .thisDevice: "este dispositivo"
    case .missingFiles(let count):
      "\(Language.spanish.counted(count, one: "archivo", many: "archivos")) en camino"
    case .waiting(let count): "Por enviar: \(HostText.changes(count).spanish)."
    case .timerStopped(let product):
      "El temporizador de los recordatorios de \(product) no funciona bien."
    case .syncEvery(let minutes):
      "Los dispositivos se sincronizan cada "
        + "\(Language.spanish.counted(minutes, one: "minuto", many: "minutos"))."
    case .syncScheduled: "Los dispositivos se sincronizan automáticamente."
    case .noSyncSchedule:
      "La sincronización automática está desactivada; daybook sync schedule --every 30 la activa."
    case .howToRescue:
      "daybook doctor --repair recupera lo que se puede leer y, si no hay nada, ofrece una copia."
    case .nothingToRescueFrom:
      "No se encontró ninguna copia. daybook restore ARCHIVO recupera una y conserva el archivo "
        + "actual."
    case .rescued(let source, let kept):
      "El archivo no se pudo abrir; se ha recuperado a partir de \(source) y el antiguo queda en "
        + "\(kept)."
    case .profileStays(let name, let folder):
      "Los dispositivos que comparten \(folder) conservan lo que tienen de \(name)."
    case .recordUnreadable(let record):
      "No se puede leer \(record), así que no se muestra en ninguna parte."
    case .recordNewer(let record):
      "\(record) lo escribió un Daybook más reciente; instálalo también en este equipo."
    case .recordBroughtBack(let record, let time): "\(record) vuelve a ser lo que era el \(time)."
    case .recordRemoved(let record):
      "\(record) no tenía ningún estado legible y se ha eliminado; daybook history lo conserva."
    case .onlyRead(let reason): "Se puede leer todo, pero no escribir nada: \(reason)"
    case .backupTimerStopped:
      "El temporizador de las copias diarias no funciona; daybook backup schedule lo repone."
    case .backupOld(let date): "La última copia de seguridad es del \(date)."
    case .folderGone(let path): "La carpeta compartida \(path) no está."
    case .syncBehind(let place, let time, let waiting):
      "Última sincronización con \(place): \(time). \(DataText.waiting(waiting).spanish)"
    case .syncTimerStopped:
      "El temporizador de la sincronización no funciona; daybook sync schedule lo repone."
    case .replacedSize(let megabytes, let folder):
      "Las copias de lo reemplazado ocupan \(megabytes) MB en \(folder); elimina las que no "
        + "necesites."
    case .syncBringsBack:
      "Lo que compartes con otros dispositivos vuelve con la próxima sincronización, también "
        + "lo posterior."
    case .healthy: "Todo está bien."
    case .repaired: "Arreglado:"
    case .damaged(let words): "El archivo con tus datos está dañado: \(words)"
    case .salvaged(let changes, let entries, let kept):
      "El archivo con tus datos estaba dañado y se ha reconstruido. "
        + "Cambios recuperados: \(changes.saved) de \(changes.known); "
        + "entradas: \(entries.saved) de \(entries.known). "
        + "El archivo dañado está en \(kept)."
    case .lost(let parts): "Perdido: \(parts.joined(separator: "; "))."
    case .lostOn(let product, let day, let count):
      "\(product) el \(day), \(HostText.changes(count).spanish)"
    case .lostWithoutTrace(let count):
      "\(HostText.changes(count).spanish) de los que no se sabe más"
    case .incomplete(let parts): "Incompleto: \(parts.joined(separator: "; "))."
    case .lostPart(.registry): "las cuentas, claves y sesiones del hub"
    case .lostPart(.meta): "lo que este dispositivo comparte y con quién"
    case .lostPart(.cache): "lo que se descargó antes"
    case .contradictions(let count):
      "No coincidía con el historial: "
        + "\(Language.spanish.counted(count, one: "entrada", many: "entradas")). "
        + "El historial tiene ahora ambas versiones."
    case .askToRescue(let source): "¿Empezar de nuevo con \(source)? Escribe sí:"
    case .yes: "sí"
    case .rescueWaits(let source):
      "No se puede leer nada de él. daybook doctor --repair --yes empieza de nuevo con \(source)."
    case .recordsDiffer(let count):
      "No coinciden con el registro de cambios: "
        + "\(Language.spanish.counted(count, one: "entrada", many: "entradas"))."
    case .textIndexDiffers: "El índice de búsqueda no coincide con las entradas."
    case .openToOthers(let path): "Otros usuarios de este equipo pueden leer \(path)."
    case .leftover(let path): "Un comando interrumpido dejó \(path) sin borrar."
    case .littleSpace(let megabytes): "Quedan \(megabytes) MB en el disco."
    case .clockBehind(let time): "El reloj va atrasado: se escribió algo el \(time)."
    case .profileRemoved(let name, let file):
      "Se ha eliminado el perfil \(name); una exportación de todo se conserva en \(file)."
    case .records(let count): "\(Language.spanish.counted(count, one: "entrada", many: "entradas"))"
    case .error(.noPassphrase): "Falta la frase de paso."
    case .error(.passphrasesDiffer): "Las dos frases de paso no son iguales."
    case .error(.noSealing): "Este comando no puede cifrar archivos."
    case .error(.badTime(let text)): "«\(text)» no es una hora."
    case .error(.noProfile(let name)): "No hay ningún perfil llamado \(name)."
    case .error(.profileInUse(let name)): "El perfil \(name) está en uso."
    case .error(.noPast): "--as-of no sirve con este comando."
    case .advice(.noPast): "Quítalo; daybook export --as-of escribe lo que había entonces."
    case .advice(.noPassphrase): "Escríbela cuando se te pida o dala por la entrada estándar."
    case .advice(.passphrasesDiffer): "Inténtalo otra vez."
    case .advice(.noSealing): "Prescinde de la frase de paso o usa daybook."
    case .advice(.badTime): "Escríbela como 03:00."
    case .advice(.noProfile): "daybook profile list muestra quién está aquí."
    case .advice(.profileInUse): "Elige antes a otra persona con daybook profile use."
    case .exportedFiles(let count, let folder):
      "\(Language.spanish.counted(count, one: "archivo", many: "archivos")) en \(folder)."
    case .error(.noFolder): "Falta una carpeta."
    case .advice(.noFolder): "Indícala con --out."
    }
  }
}
