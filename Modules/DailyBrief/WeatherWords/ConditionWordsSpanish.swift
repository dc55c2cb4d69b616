extension ConditionWords {
  static func spanish(_ condition: WeatherCondition) -> ConditionWords {
    switch condition {
    case .sunny:
      ConditionWords(
        "soleado",
        neutral: "Basta con ropa ligera y gafas de sol.",
        cute: "El sol te ha guardado un sitio, trae las gafas y una sonrisa.",
        brutal: "Hace sol, así que se te acabó la última excusa para quedarte en casa.")
    case .cloudy:
      ConditionWords(
        "nublado",
        neutral: "Una chaqueta ligera basta para todo el día.",
        cute: "El cielo sigue bajo el edredón, abrígate tú también con algo suavecito.",
        brutal: "Gris por arriba, gris por abajo, ponte al menos algo de color.")
    case .rainy:
      ConditionWords(
        "chubascos",
        neutral: "Conviene llevar paraguas, puede llover a ratos.",
        cute: "Unas gotitas quieren saludarte, llévate un paraguas pequeño.",
        brutal: "Lloverá justo cuando salgas por la puerta, así que lleva paraguas.")
    case .raining:
      ConditionWords(
        "lluvia",
        neutral: "Hacen falta una chaqueta impermeable y calzado que no cale.",
        cute: "Día de charcos: botas de agua y a chapotear todo lo que quieras.",
        brutal: "Te vas a mojar igual, el impermeable solo decide cuánto.")
    case .heavyRain:
      ConditionWords(
        "lluvia fuerte",
        neutral: "Conviene ir de impermeable de pies a cabeza y salir con tiempo.",
        cute: "Hasta los patos se asombran, abróchate el impermeable hasta la barbilla.",
        brutal: "Hoy el paraguas es solo una vela, ponte algo que flote.")
    case .thunderstorm:
      ConditionWords(
        "tormentas",
        neutral: "Mientras truene, mejor a cubierto y lejos de los árboles aislados.",
        cute: "El cielo está refunfuñando, métete bajo la manta hasta que se le pase.",
        brutal: "El cielo reparte electricidad gratis, no te ofrezcas de pararrayos.")
    case .snowing:
      ConditionWords(
        "nieve",
        neutral: "Hacen falta botas calientes e impermeables, gorro y guantes.",
        cute: "Los copos buscan dónde aterrizar, ofréceles un gorro con pompón.",
        brutal: "Diez minutos de postal y diez días de nieve sucia, así que botas de verdad.")
    case .foggy:
      ConditionWords(
        "niebla",
        neutral: "Conviene vestir colores claros y tener cuidado en la carretera.",
        cute: "Las nubes han bajado a dar abrazos, ponte colores para que te encuentren.",
        brutal: "Nadie te va a ver, vístete como quieras y cuidado con las farolas.")
    case .windy:
      ConditionWords(
        "ventoso",
        neutral: "Viene bien un cortavientos; el paraguas grande, mejor en casa.",
        cute: "El viento quiere jugar con tu pelo, préstale una capucha.",
        brutal: "El peinado te dura hasta el portal, súbete la cremallera y ríndete.")
    case .hot:
      ConditionWords(
        "calor",
        neutral: "Conviene llevar ropa ligera y holgada y beber mucha agua.",
        cute: "Hoy el helado cuenta como protección solar, pero lleva también sombrero y agua.",
        brutal: "Te vas a pegar a todas las sillas, así que lino y menos ambición.")
    case .cold:
      ConditionWords(
        "frío",
        neutral: "Hacen falta abrigo de invierno, bufanda y guantes.",
        cute: "Envuélvete como una oruga y mima tus manos con los guantes más suaves.",
        brutal: "Esa chaquetita es más deseo que prenda, ponte el abrigo.")
    case .mild:
      ConditionWords(
        "templado",
        neutral: "Un jersey o una chaqueta ligera es lo justo.",
        cute: "Tu jersey favorito estaba esperando un día así.",
        brutal: "Un tiempo sin opinión propia, con un jersey sobra.")
    case .heatwave:
      ConditionWords(
        "ola de calor",
        neutral: "A mediodía conviene buscar la sombra, beber a menudo y cuidar de los mayores.",
        cute: "Hoy sé un gato: túmbate a la sombra, bebe agua y levántate solo por un bocado.",
        brutal: "En la acera se podrían freír huevos, aléjate de ella si no eres el desayuno.")
    case .blizzard:
      ConditionWords(
        "ventisca",
        neutral: "Mejor quedarse en casa; quien deba salir, que avise por dónde va.",
        cute: "La nieve baila como loca ahí fuera, quédate con un cacao y calcetines gordos.",
        brutal: "Fuera no te quieren hoy, capta la indirecta y quédate en el sofá.")
    case .freezing:
      ConditionWords(
        "helada",
        neutral: "Conviene vestirse por capas, taparse las orejas y vigilar el hielo.",
        cute: "Tu nariz será una cereza, escóndela en una bufanda grande y calentita.",
        brutal: "Hace tanto frío que conviene ponerse todo lo que tengas y luego otro jersey.")
    case .humid:
      ConditionWords(
        "bochorno",
        neutral: "Conviene llevar ropa transpirable y un impermeable fino a mano.",
        cute: "El aire te abraza todo el día, elige algo ligero y con vuelo.",
        brutal: "Acabarás como una sopa, pero al menos de algodón.")
    case .dry:
      ConditionWords(
        "seco",
        neutral: "Basta con ropa ligera, agua y algo para los labios.",
        cute: "Las nubes no tienen sed, pero tú quizá sí, saca a pasear tu botella de agua.",
        brutal: "Más seco que una declaración de la renta, bebe antes de deshacerte.")
    case .sunnyHot:
      ConditionWords(
        "sol y calor",
        neutral: "Sombrero, crema solar y un descanso a la sombra a mediodía.",
        cute: "El sol se alegra muchísimo de verte, recíbelo con sombrero y crema en la nariz.",
        brutal: "O crema solar o una semana como un cangrejo.")
    case .coldWindy:
      ConditionWords(
        "viento frío",
        neutral: "Hacen falta un abrigo cortavientos y un gorro que tape las orejas.",
        cute: "El viento tiene las patitas frías, abróchate antes de que te haga cosquillas.",
        brutal: "El viento te atraviesa a ti y a tu abrigo de rebajas, ponte más capas.")
    case .rainyCold:
      ConditionWords(
        "lluvia fría",
        neutral: "Conviene un abrigo cálido e impermeable y unos calcetines de repuesto.",
        cute: "Un tiempo perfecto para paraguas, calcetines gordos y la promesa de una sopa.",
        brutal: "Casi nieve, pero sin encanto, abrígate y quéjate a gusto.")
    case .other:
      ConditionWords(
        "variable",
        neutral: "Lo mejor es vestirse por capas para poder adaptarse.",
        cute: "El cielo aún está eligiendo qué ponerse, lleva un poquito de todo.",
        brutal:
          "Hasta el pronóstico se encoge de hombros, vístete por capas y no te fíes de nadie.")
    }
  }
}
