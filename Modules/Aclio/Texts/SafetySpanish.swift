extension SafetyText {
  var spanish: String {
    switch self {
    case .refused(.selfHarm):
      "Para esto no hay plan, y no tienes que llevarlo a solas. Por favor, habla ahora con alguien."
    case .refused(.underEating):
      """
      Tan poca comida daña el cuerpo, así que aquí no hay plan para ello. Profesionales de la \
      medicina o la nutrición ayudan a encontrar una cantidad que funcione.
      """
    case .refused: "Esto haría daño a alguien, así que aquí no hay plan para ello."
    case .help(.selfHarm):
      """
      En Europa llama al 112; en EE. UU. llama o escribe al 988. findahelpline.com reúne la \
      ayuda de tu país.
      """
    case .help(.underEating):
      """
      Habla con profesionales de la medicina o la nutrición. Si comer se ha vuelto difícil, \
      findahelpline.com dice quién ayuda; en una emergencia llama al 112 o al número de emergencia \
      local.
      """
    case .help:
      """
      Si alguien está en peligro, llama al 112 o al número de emergencia local. Quién escucha: \
      findahelpline.com.
      """
    case .recovery:
      """
      Qué bien que trabajes en esto. Si se hace difícil: 112 en Europa, 988 en EE. UU. o \
      findahelpline.com.
      """
    case .despair:
      """
      Siento que ahora sea tan difícil. Importas, y no tienes que llevarlo a solas. Por favor, \
      habla hoy con alguien de confianza o con quienes escuchan a cualquier hora.
      """
    case .badName: "Un nombre solo tiene letras, espacios, guiones y apóstrofos."
    case .badAge: "La edad es un número entero de 13 a 120, o nada."
    }
  }
}
