import AclioModeration

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
    case .refused(.medicine):
      """
      Aquí no se dejan, cambian ni cuentan medicamentos: lo que ayuda a una persona puede dañar a \
      otra. Tu médico o farmacéutico conoce los tuyos y quiere saber cómo te sientan.
      """
    case .refused(.lowWeight):
      """
      Para esa estatura es un peso demasiado bajo para vivir bien, así que aquí no hay un plan \
      para ello. Un médico te ayuda a encontrar un peso que te siente bien.
      """
    case .refused(.growing):
      """
      Un cuerpo que todavía crece necesita comer lo suficiente, así que aquí no hay un plan para \
      adelgazar. Puedes verlo con un médico, con tus padres o en la enfermería del colegio.
      """
    case .refused: "Esto haría daño a alguien, así que aquí no hay plan para ello."
    case .help(.selfHarm):
      """
      En Europa llama al 112; en EE. UU. llama o escribe al 988. findahelpline.com reúne la \
      ayuda de tu país. \
      En España te escuchan gratis y a cualquier hora en el 024.
      """
    case .help(.underEating), .help(.lowWeight), .help(.growing):
      """
      Habla con profesionales de la medicina o la nutrición. Si comer se ha vuelto difícil, \
      findahelpline.com dice quién ayuda; en una emergencia llama al 112 o al número de emergencia \
      local.
      """
    case .help(.medicine):
      """
      Llama a tu médico o farmacéutico antes de cambiar nada. Si te encuentras muy mal o has \
      tomado demasiado, llama al 112.
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
    case .doctorFirst:
      "Pregunta primero a tu médico"
    case .whyDoctor:
      """
      Cuéntale tu objetivo, lo que tomas y lo que has tenido. Pregunta qué te conviene, qué evitar \
      y cuándo parar.
      """
    case .pain:
      """
      El dolor es una señal para parar: deja hoy el paso y descansa esa parte. Si es fuerte, se \
      hincha o dura más de tres días, que lo vea un médico antes de seguir.
      """
    case .drinking:
      """
      Beber tanto hace mucho daño al cuerpo, y dejarlo de golpe puede ser peligroso. Habla primero \
      con un médico; te ayuda a dejarlo sin riesgo. El paso puede esperar.
      """
    case .badName: "Un nombre solo tiene letras, espacios, guiones y apóstrofos."
    case .badAge: "La edad es un número entero de 13 a 120, o nada."
    }
  }
}
