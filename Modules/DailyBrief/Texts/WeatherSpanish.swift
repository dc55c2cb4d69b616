import CoreModels

extension WeatherText {
  var spanish: String {
    switch self {
    case .highLow(let high, let low): "Máxima \(high), mínima \(low)"
    case .rain(let figures): "Lluvia \(figures)"
    case .wind(let speed): "Viento \(speed)"
    case .updated(let age): "Actualizado \(age)"
    case .stale: "puede haber cambiado"
    case .refreshing: "actualizando…"
    case .searching: "buscando el lugar…"
    case .offline: "sin conexión"
    case .notRefreshed: "sin actualizar"
    case .day: "Día"
    case .high: "Máx."
    case .low: "Mín."
    case .rainTitle: "Lluvia"
    case .windTitle: "Viento"
    case .week(let place): "Los próximos días: \(place)"
    case .pictureWritten(let path): "La imagen está en \(path)."
    case .noPlaces: "Todavía no hay ningún lugar. Se elige así: daily-brief place Madrid"
    case .placeKept(let name): "Guardado: \(name)"
    case .placePrimary(let name): "Desde ahora en primer lugar: \(name)"
    case .placeRemoved(let name): "Eliminado: \(name)"
    case .primary: "principal"
    case .which(let name): "Varios lugares se llaman \(name):"
    case .chooseNumber: "¿Cuál? Escribe su número:"
    case .error(.badForecast): "La respuesta del servicio meteorológico no es un pronóstico."
    case .error(.emptyForecast):
      "El servicio meteorológico no tiene ahora datos de este lugar."
    case .error(.refused(let reason)): "El servicio meteorológico no acepta esto: \(reason)"
    case .error(.limited(.minute, _)):
      "El servicio meteorológico ha recibido demasiadas consultas en este minuto."
    case .error(.limited(.hour, _)):
      "El servicio meteorológico ha recibido demasiadas consultas en esta hora."
    case .error(.limited(.day, _)):
      "El servicio meteorológico ha recibido hoy demasiadas consultas."
    case .error(.noSuchDay(let day)): "El pronóstico no llega al \(day.longText(in: .spanish))."
    case .error(.tooLate): "El servicio meteorológico ha tardado demasiado."
    case .error(.noPlace): "No hay ningún lugar elegido."
    case .error(.badPlaces): "La respuesta a la búsqueda del lugar no se puede leer."
    case .error(.unknownPlace(let name)): "No se ha encontrado ningún lugar llamado «\(name)»."
    case .error(.ambiguousPlace(let name, let choices)):
      "Varios lugares se llaman «\(name)»: \(choices.joined(separator: "; "))."
    case .error(.badChoice(let number, let count)): "\(number) no es un número del 1 al \(count)."
    case .error(.notKept(let name)): "«\(name)» no es uno de tus lugares."
    case .error(.nameWithoutPoint): "--name solo sirve para un lugar indicado con coordenadas."
    case .advice(.badForecast), .advice(.emptyForecast), .advice(.tooLate), .advice(.badPlaces):
      "Inténtalo más tarde."
    case .advice(.refused): "Comprueba el lugar: daily-brief place"
    case .advice(.limited(.minute, _)): "Inténtalo dentro de un minuto."
    case .advice(.limited(.hour, _)): "Inténtalo en la próxima hora."
    case .advice(.limited(.day, _)): "Inténtalo mañana."
    case .advice(.noSuchDay): "El pronóstico abarca hoy y los seis días siguientes."
    case .advice(.noPlace): "Se elige así: daily-brief place Madrid"
    case .advice(.unknownPlace):
      "Revisa la ortografía o indica las coordenadas: 40.42,-3.70 --name Casa"
    case .advice(.ambiguousPlace):
      "Añade el país o la región tras una coma, o elige uno con --number."
    case .advice(.badChoice): "Sin --number se muestran las opciones."
    case .advice(.notKept): "daily-brief place los muestra."
    case .advice(.nameWithoutPoint): "Por ejemplo: daily-brief place 40.42,-3.70 --name Casa"
    }
  }
}
