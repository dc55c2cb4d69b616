extension Lexicon {
  static let spanish = Lexicon(
    lists: [
      "joint": "y o pero que para en con sin por hasta cuando como desde sobre contra si",
      "real": "como mi mis mio real reales instrucciones guia",
      "person": """
      alguien gente persona personas todos ellos ella el esposa esposo marido mujer mujeres
      hombre vecino vecina vecinos novia novio exnovia exnovio ex jefe jefa profesor profesora
      profe maestro maestra companero companera companeros amigo amiga madre mama padre papa
      padres hermano hermana abuela abuelo suegra suegro nino nina ninos ninas bebe hijo hija
      hijos hijas chica chico chicas chicos colega presidente politico politicos ministro
      policia policias cunado cunada suegros yerno nuera primo prima tio tia sobrino sobrina
      judios musulmanes gays inmigrantes negros refugiados vagabundo pareja familia
      """,
      "animal": "perro perros gato gatos animal animales mascota cachorro perra gata",
      "kill": """
      matar mato mate asesinar asesino envenenar apunalar estrangular ahogar disparar dispararle
      matarlo matarla matarlos torturar degollar ejecutar eliminar quemar liquidar
      """,
      "hurt":
        """
      golpear pegar herir lastimar atacar acosar maltratar amenazar agredir pegarle golpearle
      danar
      """,
      "medicine": """
      medicacion medicamento* medicinas antidepresiv* insulina pastillas farmaco* quimioterapia litio
      """,
      "leave": """
      dejar suspender abandonar saltarme reducir bajar aumentar doblar duplicar cambiar
      """,
      "story": "novela novelas libro historia cuento pelicula guion cancion poema serie obra",
    ],
    harmless: """
      @leave ~7 con =2 medico|medica|doctor*|psiquiatra*, @leave =2 olvidar =3 @medicine,
      puenting, no|nunca =2 conducir|manejar =3 borrach*|bebid*, miedo ?a|de ?a morir, no quiero morir, antes de morir, sin morir, morir de risa,
      matar =1 tiempo|hambre|hierbas|malas|bacterias|dos|gusanillo|mosquitos|aburrimiento, @story
      ~4 asesin*|matar|crimen*|suicid*, prevenir|prevencion|evitar|contra|detener|combatir =3
      suicid*|acoso|violencia|asesin*|abuso, bomba|bombas de
      calor|agua|bano|chocolate|humo|semillas|insulina, pasarlo|pasarla|pasar bomba, morir*|muero
      de|risa, cortarme el pelo|flequillo, ejecutar =2 plan|proyecto|estrategia|tarea*, quemar =2
      calorias|grasa|etapas, disparar =2 fotos|fotografias|arco|canasta, eliminar =2
      deudas|azucar|grasa|estres|manchas, pegar|pegarle =2 carteles|pelota|balon|tiros, golpear =2
      pelota|balon|saco, vivir en|sin|con|sola|solo|mejor|de|asi, acabar con mi
      deuda|deudas|adiccion
      """,
    recovery: """
      dejar|parar|evitar =1 hacerme dano, dejar|parar =1 de =1
      hacerme|cortarme|lastimarme|autolesion*, superar|recuperarme|vencer|curar =3
      anorexia|bulimia|suicid*|autolesion*, lidiar|afrontar =2 pensamientos suicid*, pensamientos
      suicid* superar
      """,
    despair: """
      mejor|bien ?sin sin mi, mejor si =3 no estuviera|existiera, sin mi =3 mejor, siento|estoy
      ?tan|muy sin esperanza|esperanzas, me siento ?tan desesperad*|inutil, no tiene|tengo|veo
      ?ya sentido|esperanza|razon|razones $|vivir|la|mi|para, no puedo mas $, me odio, odio mi
      vida, nadie me echaria|extranaria
      """,
    harmful: [
      .init(
        .selfHarm,
        """
        morir|morirme $, beber|tomar =2 lejia|veneno|anticongelante,
        suicid*, matarme|ahorcarme|suicidarme|autolesion*, quitarme|quitarse la vida,
        acabar|terminar con =1 mi =1 vida, acabar con todo para siempre,
        quiero|deseo|quisiera|prefiero morir*|desaparecer, morir sin|rapido|ya|mientras,
        cortarme|abrirme =1 venas|munecas|brazos, cortarme, no|sin quiero|querer ~2
        vivir|viviendo|existir|despertar, dejar de vivir|existir|respirar, dejar de comer
        ?completamente ?totalmente hasta|por|para|completamente|durante, sobredosis,
        hacerme|lastimarme dano, lastimarme, tirarme|saltar|lanzarme =3
        puente|tren|edificio|balcon|azotea, no despertar, colgarme, todas|muchas =1 mis ?las
        pastillas|pastillas, desangrarme, tirarme|saltar|lanzarme ~3
        puente|tren|edificio|balcon|azotea|vias, dejar este mundo, terminar con todo, morirme de
        hambre, ser|volverme anorexica|anorexico
        """),
      .init(
        .underEating,
        """
        comer|consumir|ingerir|vivir ?solo|menos|con|maximo ?de <1000 calorias|kcal ?al|por|cada
        dia|diarias !menos|mas, sin comer =3 dias|semanas|semana
        """),
      .init(
        .abuse,
        """
        violar =3 @person, violarla|violarlo, pornografia|porno infantil, pedofil*|pederast*, sexo
        ~3 nino*|nina|ninas|menor*, abusar de, acostarme =2 menor*, desnud* =3 nino*|nina*|menor*,
        pegar|golpear ?a =2 hijo*|hija*|nino*|nina*
        """),
      .init(
        .violence,
        """
        @kill|@hurt ~1 a|al ~3 @person|@animal, @kill|@hurt =2 @person|@animal,
        matarlo|matarla|matarlos|matarte, asesinar, cometer =2
        asesinato*|masacre|atentado|crimen*, fabricar|hacer|construir|armar|montar|crear|poner =2
        bomba*|explosivo*|granada*|arma|armas|veneno|molotov, atentado|terroris*, volar =2
        escuela|edificio|colegio|casa|tren, cortar|cortarle =1 cuello|garganta|frenos, tiroteo =3
        escuela|colegio|instituto, contratar =2 sicario|asesino, sicario, deshacerme|deshacerse
        de|del =2 cadaver|cuerpo|esposa|marido|mujer, esconder|ocultar =2 cadaver|cuerpo,
        quemar|incendiar =2 casa|escuela|coche|iglesia|colegio, acido =3 cara,
        hacer|hacerlo|hacerla desaparecer =2 a =2 @person, hacerlo|hacerla desaparecer
        """),
      .init(
        .crime,
        """
        secuestr*|raptar, hackear|jaquear|piratear, vender|traficar|cocinar|contrabandear|fabricar
        =3 drogas|droga|cocaina|metanfetamina|heroina|marihuana|fentanilo, trafico|traficar de|con
        personas|mujeres|ninos|drogas|humanos|organos, narcotrafic*,
        acosar|espiar|seguir|rastrear|grabar =3 @person, espiar, en|a secreto|escondidas ~3
        grabar|seguir|rastrear|filmar, chantaje*|extorsion*, robar =3
        banco|tienda|casa|coche|identidad|dinero|tarjeta|bolso|a, atracar, falsificar, estafar,
        blanquear =1 dinero|capitales, entrar =2 robar, conducir|manejar =3
        borracho|borracha|bebido|bebida, vengarme|vengarse =2 de|del =2 @person,
        averiguar|saber =1 donde =2 vive|trabaja =2 ex|exnovia|exnovio
        """),
      .init(
        .medicine,
        """
        @leave =4 @medicine, reducir|aumentar|doblar|duplicar|cambiar|bajar|subir =2 dosis
        """),
    ])
}
