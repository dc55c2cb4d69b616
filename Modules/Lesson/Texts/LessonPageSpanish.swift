extension LessonPageWord {
  var spanish: String {
    switch self {
    case .pages: "Páginas de «Lección»"
    case .history: "Historial"
    case .favorites: "Favoritas"
    case .own: "Propias"
    case .source: "Fuente"
    case .refresh: "Actualizar"
    case .favorite: "Favorita"
    case .picture: "Imagen"
    case .share: "Compartir"
    case .light: "clara"
    case .dark: "oscura"
    case .search: "Buscar"
    case .searchLabel: "Palabras de una lección"
    case .noHistory:
      "Aquí se reúnen las lecciones que encuentras. La primera llega con la próxima actualización."
    case .noFavorites: "Marca una lección con la estrella y te esperará aquí."
    case .noOwn: "¿Qué te ha enseñado la vida? Escríbelo y aquí quedará guardado."
    case .write: "Lo que has aprendido"
    case .author: "Quién lo dijo, si quieres"
    case .add: "Guardar"
    case .remove: "Eliminar"
    case .confirm: "¿Eliminar esta lección?"
    case .newer: "Más recientes"
    case .older: "Más antiguas"
    case .more: "Más lecciones"
    case .address: "Otra dirección"
    case .addressHint: "Una dirección que empiece por https:// y responda como la original"
    case .save: "Guardar"
    case .original: "Volver a la original"
    case .fileHint: "La fuente también puede ser un archivo de este equipo:"
    }
  }
}
