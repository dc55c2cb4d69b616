import CoreModels

extension ReminderErrorText {
  var spanish: String {
    switch self {
    case .message(.badTime(let text)): "«\(text)» no es una hora."
    case .message(.tooManyTimes):
      "Un día tiene como máximo \(ReminderSchedule.mostTimes) recordatorios."
    case .message(.badWeekday(let text)): "«\(text)» no es un día de la semana."
    case .message(.badChannel): "Los recordatorios no pueden ir por ahí."
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
      "Las notificaciones necesitan el programa gdbus o notify-send, y no hay ninguno instalado."
    case .message(.notificationRefused): "El escritorio rechazó la notificación."
    case .message(.cannotAppend(let path)): "No se puede escribir el recordatorio en \(path)."
    case .message(.noAddress): "La dirección de los recordatorios no está en este equipo."
    case .message(.noTopic): "A esa dirección le falta el tema de ntfy."
    case .message(.noDayLeft):
      "Los recordatorios necesitan algún día de la semana con aviso."
    case .message(.untilInThePast(let day)):
      "Los recordatorios no pueden acabar el \(day.longText(in: .spanish)): ese día ya pasó."
    case .message(.allPaused(let day, _)):
      """
      Todo está en pausa; el último día es \(day.longText(in: .spanish)), y poco después no \
      hay recordatorios previstos.
      """
    case .message(.addressRefuses):
      "La dirección de los recordatorios no los acepta."
    case .message(.keptOffline):
      "Pidió --offline, y esta vía necesita la red."
    case .advice(.badTime): "Escriba horas y minutos, como 09:00."
    case .advice(.tooManyTimes): "Quite algunas horas."
    case .advice(.badWeekday):
      "Nombre los días en inglés: \(ReminderErrorText.weekdays); o la palabra none."
    case .advice(.badChannel): "Elija desktop, file:PATH, webhook:URL o ntfy:URL."
    case .advice(.unknownName(_, let known)):
      "Elija uno de estos: \(known.joined(separator: ", "))."
    case .advice(.nothingScheduled(let command)): "Los recordatorios se activan con \(command) on."
    case .advice(.noSystemd(let crontab)):
      "Puede llamarlo cron, con esta línea en crontab -e: \(crontab)"
    case .advice(.timerRefused):
      "Mire el registro del sistema o use el calendario: remind calendar --out FILE.ics."
    case .advice(.cannotWriteTimer): "Compruebe los permisos de su carpeta."
    case .advice(.noSessionBus):
      "Inicie sesión en un escritorio o elija otra vía: \(ReminderErrorText.ways)."
    case .advice(.noNotificationService):
      """
      Inicie un servicio de notificaciones, como dunst o mako, o elija otra vía: \
      \(ReminderErrorText.ways).
      """
    case .advice(.noNotificationProgram):
      "Instale uno (apt install libglib2.0-bin) o elija otra vía: \(ReminderErrorText.ways)."
    case .advice(.notificationRefused):
      """
      Permita las notificaciones en los ajustes del sistema o elija otra vía: \
      \(ReminderErrorText.ways).
      """
    case .advice(.cannotAppend): "Compruebe el archivo y los permisos de su carpeta."
    case .advice(.noAddress): "Vuelva a darla: remind on --through ntfy:URL o webhook:URL."
    case .advice(.noDayLeft):
      "Quite uno de ellos: \(ReminderErrorText.weekdays)."
    case .advice(.untilInThePast):
      "Elija hoy, un día posterior o la palabra none."
    case .advice(.allPaused(_, let command)):
      "Lo elegido se ve con \(command) status."
    case .advice(.addressRefuses):
      "Revise la dirección y lo que permite, y vuelva a darla: remind on --through URL."
    case .advice(.keptOffline):
      "Quite --offline o pruebe --through desktop."
    case .advice(.noTopic): "Termínela con el tema, como ntfy:https://ntfy.sh/mi-tema."
    }
  }
}
