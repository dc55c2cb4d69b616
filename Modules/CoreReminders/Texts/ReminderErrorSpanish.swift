import CoreModels

extension ReminderErrorText {
  var spanish: String {
    switch self {
    case .message(.badTime(let text)): "«\(text)» no es una hora."
    case .message(.tooManyTimes):
      "Un día tiene como máximo \(ReminderSchedule.mostTimes) recordatorios."
    case .message(.badWeekday(let text)): "«\(text)» no es un día de la semana."
    case .message(.badChannel): "Los recordatorios no se pueden enviar por esa vía."
    case .message(.unknownName(let name, _)): "No hay ningún recordatorio llamado «\(name)»."
    case .message(.nothingScheduled): "No hay recordatorios previstos para los próximos 14 días."
    case .message(.noSystemd):
      "Aquí no responde ningún systemd de usuario, así que no se puede poner un temporizador."
    case .message(.timerRefused): "El sistema no aceptó el temporizador."
    case .message(.cannotWriteTimer(let path)):
      "No se puede escribir el archivo del temporizador \(path)."
    case .message(.noSessionBus): "Aquí no hay un escritorio abierto que muestre la notificación."
    case .message(.noNotificationService): "En este escritorio nada muestra notificaciones."
    case .message(.noNotificationProgram):
      "Las notificaciones necesitan el programa gdbus o notify-send, y ninguno está instalado."
    case .message(.notificationRefused): "El escritorio rechazó la notificación."
    case .message(.cannotAppend(let path)): "No se puede escribir el recordatorio en \(path)."
    case .message(.noAddress): "La dirección de los recordatorios no está guardada en este equipo."
    case .message(.noTopic): "A esa dirección le falta el tema de ntfy."
    case .message(.noDayLeft): "Los recordatorios necesitan al menos un día de la semana."
    case .message(.untilInThePast(let day)):
      "Los recordatorios no pueden acabar el \(day.longText(in: .spanish)): ese día ya pasó."
    case .message(.allPaused(let day, _)):
      """
      Todo está en pausa; el último día es \(day.longText(in: .spanish)), y poco después no \
      hay recordatorios previstos.
      """
    case .message(.addressRefuses):
      "La dirección de los recordatorios no los acepta."
    case .message(.keptOffline): "Has elegido --offline, y esta vía necesita la red."
    case .advice(.badTime): "Escribe horas y minutos, como 09:00."
    case .advice(.tooManyTimes): "Quita algunas horas."
    case .advice(.badWeekday):
      "Escribe los días en inglés: \(ReminderErrorText.weekdays); o la palabra none."
    case .advice(.badChannel): "Elige desktop, file:PATH, webhook:URL o ntfy:URL."
    case .advice(.unknownName(_, let known)):
      "Elige uno de estos: \(known.joined(separator: ", "))."
    case .advice(.nothingScheduled(let command)): "Los recordatorios se activan con \(command) on."
    case .advice(.noSystemd(let crontab)):
      "Puede llamarlo cron, con esta línea en crontab -e: \(crontab)"
    case .advice(.timerRefused):
      "Mira el registro del sistema o usa el calendario: remind calendar --out ARCHIVO.ics."
    case .advice(.cannotWriteTimer): "Comprueba los permisos de su carpeta."
    case .advice(.noSessionBus):
      "Inicia sesión en un escritorio o elige otra vía: \(ReminderErrorText.ways)."
    case .advice(.noNotificationService):
      """
      Inicia un servicio de notificaciones, como dunst o mako, o elige otra vía: \
      \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationProgram):
      "Instala uno (apt install libglib2.0-bin) o elige otra vía: \(ReminderErrorText.ways)."
    case .advice(.notificationRefused):
      """
      Permite las notificaciones en los ajustes del sistema o elige otra vía: \
      \(ReminderErrorText.ways).
      """
    case .advice(.cannotAppend): "Comprueba el archivo y los permisos de su carpeta."
    case .advice(.noAddress): "Indícala de nuevo: remind on --through ntfy:URL o webhook:URL."
    case .advice(.noDayLeft): "Quita uno de ellos: \(ReminderErrorText.weekdays)."
    case .advice(.untilInThePast): "Elige hoy, un día posterior o la palabra none."
    case .advice(.allPaused(_, let command)):
      "Lo elegido se ve con \(command) status."
    case .advice(.addressRefuses):
      "Revisa la dirección y lo que permite, e indícala de nuevo: remind on --through URL."
    case .advice(.keptOffline): "Quita --offline o prueba con --through desktop."
    case .advice(.noTopic): "Termínala con el tema, como ntfy:https://ntfy.sh/mi-tema."
    }
  }
}
