/// How words of goals begin in our languages, folded; `_` is a word's end, `:3` another weight than
/// the number of letters.
enum GoalKindWords {
  static let all: [(GoalKind, String)] = health + work + learning + life + places

  static let health: [(GoalKind, String)] = [
    (
      .run,
      "run_,runn,half marathon,marathon,jog,5k,10k,park run,parkrun,couch to,beh_,behat,beha,"
        + "zabeh,odbeh,ubehn,polmaraton,maraton,pulmaraton,ubeh,futni,futas,felmaraton,lefut,bieg,"
        + "przebie,polmaraton,lauf,halbmarathon,joggen,correr,media maraton,medio maraton"
    ),
    (
      .endurance,
      "cycle,cycling,bike,bicycle,swim,triathlon,hike,hiking,climb,row_,ski,100 miles,bicykl,"
        + "plavat,preplav,kolo_,na kole,triatlon,turist,vystup,lyzov,plav,kerekpar,usz,rower,"
        + "plywa,schwimm,radfahr,rad_,wander,nadar,bici,escal"
    ),
    (
      .loseWeight,
      "lose weight,lose,weight loss,slim,drop kilos,get rid of belly,schud,zhubn,chudnut,zhod,"
        + "fogy,abnehm,adelgaz,bajar de peso,perder peso,perder,kilo menos"
    ),
    (
      .gainWeight,
      "gain weight,gain,put on weight,bulk,pribrat,pribra,nabrat,hiz,przyty,zunehm,engord,"
        + "subir de peso,ganar peso"
    ),
    (
      .strength,
      "push up,pushup,push ups,pull up,pullup,strength,stronger,muscle,lift weights,gym,bench,"
        + "squat,plank,get fit,fitness,in shape,klik,zhyb,posiln,cvic,sval,drep,silnej,kondic,"
        + "formy,erosod,fekvotamasz,edz,pompk,silown,silni,liegestutz,muskel,kraft,klimmz,flexion,"
        + "fuerza,gimnasio,en forma"
    ),
    (
      .flexibility,
      "yoga,stretch,flexib,splits,touch my toes,back pain,posture,joga,jog_,pruzn,stret,rozstep,"
        + "snur,natah,spagat,chrbt,joga,rozciag,dehn,ruckenschm,estira,espalda"
    ),
    (
      .sleep,
      "sleep,wake up earl,wake earl,insomnia,go to bed,spat_,spanok,vyspat,zaspav,vstavat skor,"
        + "spanek,vstav,aludni,alvas,spac_,sen_,wysypia,schlaf,schlafen,fruher aufsteh,dormir,"
        + "sueno_"
    ),
    (
      .quit,
      "quit smok,stop smok,smoking,smok,quit drink,stop drink,alcohol,sober,sugar,quit:4,give up:4,"
        + "stop eating,caffeine,nail,vaping,vape,fajc,prestat:4,alkohol,cukor,cukr,kour,prestat,"
        + "leszok,dohanyz,rzuci,palen,papieros,aufhor,rauch,dejar de,fumar"
    ),
    (
      .eatWell,
      "eat health,eat more,eat better,eat well,diet,vegetable,vegan,vegetarian,drink more water,"
        + "nutrition,protein,jest zdrav,jest viac,zdravo,zdravsie,zelenin,strav,jist zdrav,zdrave,"
        + "egeszseges,taplalk,zdrowo,odzywia,warzyw,gesund ess,gesunder,ernahr,comer sano,comer mejor"
    ),
  ]

  static let work: [(GoalKind, String)] = [
    (
      .findJob,
      "find a job,new job,get a job,job,find work,internship,hired,praca,praci,pracu,nova praca,"
        + "zamestnan,prac_,najst pracu,staz,najit praci,allas,munka,munkahely,prace_,pracy,"
        + "posad,stelle,arbeit find,neue stelle,praktikum,trabajo,empleo"
    ),
    (
      .promotion,
      "promot,raise,pay rise,team lead,become a manager,senior,head of,povys,zvysenie plat,vyssi"
        + " plat,vedouc,zvyseni plat,eloleptet,fizetesemel,awans,podwyzk,beforder,gehaltserh,"
        + "ascen,aumento"
    ),
    (
      .changeCareer,
      "change career,career change,switch career,career,become a teacher,become a nurse,retrain,"
        + "change job field,zmenit karier,karier,rekvalif,zmenit povolan,zmenit profes,zmenit obor,"
        + "palya,szakmat,przekwalif,zmienic zawod,zawod,beruf,umschul,quereinst,carrera prof,"
        + "cambiar de carrera,cambiar de profesion"
    ),
    (
      .business,
      "business,startup,start up,company,freelanc,shop,side hustle,sell my,etsy,cafe_,first client,"
        + "first customer,own firm,podnik,firm,zivnost,eshop,obchod,vlastn firm,freelance,"
        + "kavi,vallalkoz,ceg,biznes,sklep,dzialaln,unternehm,selbststand,geschaft,grunde,"
        + "negocio,empresa,emprend"
    ),
    (
      .speaking,
      "public speaking,speech,give a talk,presentation,speak in public,stage fright,speak at,"
        + "toast,conference talk,prejav,prednas,prezent,verejn vystup,vystupovan,tremy,treme_,"
        + "projev,beszed,eloadas,przemaw,wystap,prezentac,rede_,vortrag,lampenfieber,hablar en"
        + " publico,discurso"
    ),
    (
      .save,
      "save,saving,set aside,put aside,emergency fund,down payment,deposit,usetri,nasetri,setri,"
        + "sporit,nasporit,usporit,odloz,rezerv,sporeni,megtakarit,felretenni,sporolni,spor,"
        + "zaoszczed,oszczed,odlozy,spar,ansparen,zurucklegen,ahorr,juntar"
    ),
    (
      .debt,
      "debt,pay off,pay back,loan,credit card,mortgage,overdraft,dlh,splat,poz,uver,hypotek,dluh,"
        + "splac,pujck,adossag,hitel,torleszt,dlug,kredyt,pozycz,schuld,abbezahl,kredit,deuda,"
        + "prestamo,pagar mi"
    ),
    (
      .budget,
      "budget,spend less,track spending,track my spending,track expenses,control my money,"
        + "finances,money under control,rozpoc,minut menej,vydavk,vydaje,utrac,mene utrac,financi,"
        + "koltsegv,kevesebbet kolt,budzet,wydat,haushaltsplan,ausgaben,weniger ausgeb,"
        + "presupuesto,gastar menos,gastos"
    ),
    (
      .invest,
      "invest,retire,pension,index fund,etf,stocks,invest,dochod,akci,befektet,nyugdij,inwest,"
        + "emerytur,anleg,rente_,aktien,altersvorsorge,inver,jubil,acciones"
    ),
  ]
}
