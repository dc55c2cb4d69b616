import CoreModels

/// How words of goals begin, folded, for each kind and language but English; Czech reads Slovak's.
///
/// `_` is a word's end, `a+b|c` asks for `a` and one of `b` and `c`, `:3` another weight than the
/// number of letters. Stems of fewer than five letters take only short endings.
enum GoalKindWords {
  typealias Words = [GoalKind: [Language: String]]

  static let all: Words = first.merging(second) { one, _ in one }

  static let first: Words = [
    .run: [
      .slovak: "beh_,behat,beha,zabeh,odbeh,ubehn,polmaraton,maraton,pulmaraton,ubeh",
      .hungarian: "futni,futas,felmaraton,lefut",
      .polish: "bieg,przebie,polmaraton",
      .german: "lauf,halbmarathon,joggen",
      .spanish: "correr,media maraton,medio maraton",
    ],
    .endurance: [
      .slovak: "bicykl,plavat,preplav,kolo_,na kole,triatlon,turist,vystup,lyzov,plav",
      .hungarian: "kerekpar,usz",
      .polish: "rower,plywa",
      .german: "schwimm,radfahr,rad_,wander",
      .spanish: "nadar,bici,escal",
    ],
    .loseWeight: [
      .slovak: "schud,zhubn,chudnut,zhod",
      .hungarian: "fogy",
      .polish: "schudn,zrzuc",
      .german: "abnehm",
      .spanish: "adelgaz,bajar de peso,perder peso,kilo menos",
    ],
    .gainWeight: [
      .slovak: "pribrat,pribra,nabrat",
      .hungarian: "hiz",
      .polish: "przyty",
      .german: "zunehm",
      .spanish: "engord,subir de peso,ganar peso",
    ],
    .strength: [
      .slovak: "klik,zhyb,posiln,cvic,sval,drep,silnej,kondic,formy",
      .hungarian: "erosod,fekvotamasz,edz",
      .polish: "pompk,silown,silni",
      .german: "liegestutz,muskel,kraft,klimmz",
      .spanish: "flexion,fuerza,gimnasio,en forma",
    ],
    .flexibility: [
      .slovak: "joga,jog_,pruzn,stret,rozstep,snur,natah,spagat,chrbt",
      .polish: "rozciag",
      .german: "dehn,ruckenschm",
      .spanish: "estira,espalda",
    ],
    .sleep: [
      .slovak: "spat_,spanok,vyspat,zaspav,vstavat skor,spanek,vstav",
      .hungarian: "aludni,alvas",
      .polish: "spac_,sen_,wysypia",
      .german: "schlaf,schlafen,fruher aufsteh",
      .spanish: "dormir,sueno_",
    ],
    .quit: [
      .slovak: "fajc,alkohol,cukor,cukr,kour,prestat+pit_|hryz|sladk|vapo,prest+pit_|sladk",
      .hungarian: "dohanyz,leszok",
      .polish: "palen,papieros,rzuci+palen|picie|alkohol",
      .german: "rauch,aufhor+rauch|trink",
      .spanish: "fumar,dejar de+fumar|beber",
    ],
    .eatWell: [
      .slovak: "jest zdrav,jest viac,zdravo,zdravsie,zelenin,strav,jist zdrav,zdrave",
      .hungarian: "egeszseges,taplalk",
      .polish: "zdrowo,odzywia,warzyw",
      .german: "gesund ess,gesunder,ernahr",
      .spanish: "comer sano,comer mejor",
    ],
    .findJob: [
      .slovak: "praca,praci,pracu,nova praca,zamestnan,prac_,najst pracu,staz,najit praci",
      .hungarian: "allas,munka,munkahely",
      .polish: "prace_,pracy,posad",
      .german: "stelle,arbeit find,neue stelle,praktikum",
      .spanish: "trabajo,empleo",
    ],
    .promotion: [
      .slovak: "povys,zvysenie plat,vyssi plat,vedouc,zvyseni plat",
      .hungarian: "eloleptet,fizetesemel",
      .polish: "awans,podwyzk",
      .german: "beforder,gehaltserh",
      .spanish: "ascen,aumento",
    ],
    .changeCareer: [
      .slovak: "zmenit karier,karier,rekvalif,zmenit povolan,zmenit profes,zmenit obor",
      .hungarian: "palya,szakmat",
      .polish: "przekwalif,zmienic zawod,zawod",
      .german: "beruf,umschul,quereinst",
      .spanish: "carrera prof,cambiar de carrera,cambiar de profesion",
    ],
    .business: [
      .slovak: "podnik,firm,zivnost,eshop,obchod,vlastn firm,freelance",
      .hungarian: "kavi,vallalkoz,ceg",
      .polish: "biznes,sklep,dzialaln",
      .german: "unternehm,selbststand,geschaft,grunde",
      .spanish: "negocio,empresa,emprend",
    ],
    .speaking: [
      .slovak: "prejav,prednas,prezent,verejn vystup,vystupovan,tremy,treme_,projev",
      .hungarian: "beszed,eloadas",
      .polish: "przemaw,wystap,prezentac",
      .german: "rede_,vortrag,lampenfieber",
      .spanish: "hablar en publico,discurso",
    ],
    .save: [
      .slovak: "usetri,nasetri,setri,sporit,nasporit,usporit,odloz,rezerv,sporeni",
      .hungarian: "megtakarit,felretenni,sporolni,spor",
      .polish: "zaoszczed,oszczed,odlozy",
      .german: "spar,ansparen,zurucklegen",
      .spanish: "ahorr,juntar",
    ],
    .debt: [
      .slovak: "dlh,splat,poz,uver,hypotek,dluh,splac,pujck",
      .hungarian: "adossag,hitel,torleszt",
      .polish: "dlug,kredyt,pozycz",
      .german: "schuld,abbezahl,kredit",
      .spanish: "deuda,prestamo,pagar mi",
    ],
    .budget: [
      .slovak: "rozpoc,minut menej,vydavk,vydaje,utrac,mene utrac,financi",
      .hungarian: "koltsegv,kevesebbet kolt",
      .polish: "budzet,wydat",
      .german: "haushaltsplan,ausgaben,weniger ausgeb",
      .spanish: "presupuesto,gastar menos,gastos",
    ],
    .invest: [
      .slovak: "dochod,akci,invest",
      .hungarian: "befektet,nyugdij",
      .polish: "inwest,emerytur",
      .german: "anleg,rente_,aktien,altersvorsorge,invest",
      .spanish: "inver,jubil,acciones",
    ],
    .language: [
      .slovak: "spanielc,spanielsk,anglict,anglick,anglic,nemcin,nemeck,francuz,talianc,"
        + "taliansk,slovenc,cesti,madarc,polstin,portugal,rusti,ukrajin,japonc,cinst,"
        + "korejc,holandc,svedc,grect,jazyk,spanelst,francouzst,italst,madarst",
      .hungarian: "spanyol,angol,nemet,francia,olasz,szlovak,nyelv",
      .polish: "hiszpansk,angielsk,niemieck,francusk,wlosk,slowack,jezyk",
      .german: "spanisch,englisch,deutsch,franzos,italienisch,slowakisch,sprache",
      .spanish: "espanol,ingles,aleman,frances,italiano,idioma,eslovaco",
    ],
    .exam: [
      .slovak: "skusk,skusku,maturit,prijimac,zkousk,ridic,vodicsk,vodicak",
      .hungarian: "vizsga,erettsegi,jogositvany,szakdolgoz",
      .polish: "egzamin,matur,prawo jazdy",
      .german: "prufung,abitur,fuhrerschein",
      .spanish: "examen,carnet de conducir,oposicion",
    ],
    .books: [
      .slovak: "precit,knih:4,citat_,citani,precist",
      .hungarian: "konyv,olvas",
      .polish: "przeczyt,czyta,ksiaz:4",
      .german: "lesen,bucher",
      .spanish: "leer_,libros:5",
    ],
    .study: [
      .slovak: "pochop,matemat,fyzik,studov+dejin|histor|matemat|fyzik",
      .hungarian: "tanul",
      .polish: "uczy",
      .german: "mathe",
      .spanish: "estudi,curso",
    ],
    .novel: [
      .slovak: "roman,poviedk,basn,scenar,pribeh,povidk,napis+knih,naps+knih",
      .hungarian: "regeny,novella",
      .polish: "powiesc,opowiad,wiersz,napisac+ksiaz",
      .german: "roman,gedicht,schreib+buch",
      .spanish: "novela,cuento,poema,escribir+libro",
    ],
  ]
}
