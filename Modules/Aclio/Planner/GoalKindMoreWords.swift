extension GoalKindWords {
  static let learning: [(GoalKind, String)] = [
    (
      .language,
      "spanish,english,german,french,italian,slovak,czech,hungarian,polish,portuguese,russian,"
        + "ukrainian,japanese,chinese,mandarin,korean,dutch,swedish,greek,turkish,arabic,language:7,"
        + "spanielc,spanielsk,anglict,anglick,anglic,nemcin,nemeck,francuz,talianc,taliansk,slovenc,"
        + "cesti,madarc,polstin,polstin,portugal,rusti,ukrajin,japonc,cinst,korejc,holandc,svedc,"
        + "grect,jazyk,spanelst,nemcin,francouzst,italst,madarst,spanyol,angol,nemet,francia,olasz,"
        + "szlovak,nyelv,hiszpansk,angielsk,niemieck,francusk,wlosk,slowack,jezyk,spanisch,englisch,"
        + "deutsch,franzos,italienisch,slowakisch,sprache,espanol,ingles,aleman,frances,italiano,"
        + "idioma,eslovaco"
    ),
    (
      .exam,
      "exam,pass my,pass the,test_,certificate,certif,driving licen,driver,licence,license,ielts,"
        + "toefl,sat_,degree,thesis,diploma,graduate,skusk,skusku,maturit,prijimac,vodica,statnic,"
        + "diplomov,bakalar,zkousk,ridic,vizsga,erettsegi,jogositvany,szakdolgoz,egzamin,matur,"
        + "prawo jazdy,prufung,abitur,fuhrerschein,examen,carnet de conducir,oposicion"
    ),
    (
      .books,
      "read,books:6,reading,precit,knih:4,citat_,citani,precist,konyv,olvas,przeczyt,czyta,ksiaz:4,"
        + "lesen,bucher,leer_,libros:5"
    ),
    (
      .study,
      "study,learn about,course,understand,history of,math,physics,chess,science,learn:1,studov,"
        + "kurz,pochop,sach,matemat,fyzik,naucit:1,kurs,tanul,sakk,uczy,szach,nauczy:1,lernen:1,"
        + "mathe,schach,estudi,curso,aprender:1,ajedrez"
    ),
    (
      .novel,
      "novel,write a book,words of,short stor,memoir,screenplay,poem,poetry,"
        + "finish my book,napisat,roman,poviedk,basn,scenar,pribeh,napsat,povidk,regeny,novella,"
        + "irni,napisac,powiesc,opowiad,wiersz,schreib,roman,gedicht,novela,escribir,cuento,poema"
    ),
    (
      .drawing,
      "draw,paint,sketch,watercolo,portrait,illustrat,kresl,malov,akvarel,portret,namalov,rajzol,"
        + "fest,rysow,malowa,zeichn,malen_,aquarell,dibuj,pintar,acuarela"
    ),
    (
      .photography,
      "photograph,photo_,photos:3,camera,take better photos,fotografov,fotograf,fotit,fotk:3,"
        + "fotoaparat,fenykep,fotoz,zdjec,fotografi,fotografier,fotografia,camara"
    ),
    (
      .blog,
      "blog,podcast,youtube,newsletter,channel,followers,blogov,kanal,odberatel,sledujuc,csatorna,"
        + "kanal_,suscript,canal"
    ),
    (
      .instrument,
      "guitar,piano,ukulele,violin,drum,instrument,sing_,singing,saxophone,flute,play the,play a"
        + " song,gitar,klavir,husle,husl,bubn,spiev,zahrat,nastroj,housl,zpiv,bici_ nastroj,zongor,"
        + "hegedu,enekel,pianin,skrzyp,perkus,spiewa,gitarr,klavier,geige,schlagzeug,singen,"
        + "guitarra,violin,bateria,cantar"
    ),
    (
      .craft,
      "knit,sew,crochet,pottery,ceramic,woodwork,build a table,build a chair,carpent,origami,"
        + "model,scarf,plest,strik,hackov,sit_,usit,keramik,drevo,stolar,plet,kotni,varrni,"
        + "horgol,szydel,szyc,drewn,strick,hakeln,nahen,topfern,holz,tejer,coser,ceramica,madera"
    ),
    (
      .coding,
      "learn to code,coding,code_,program,python,javascript,swift,java_,rust,sql,data science,"
        + "machine learning,naucit sa program,programov,kodov,naucit se program,programoz,"
        + "programow,programmier,programar,codigo"
    ),
    (
      .app,
      "app_,an app,website,web_,web page,portfolio site,mobile game,video game,build a game,"
        + "plugin,open source,aplikac,webov,stranku,hra_,hru_,weboldal,alkalmazas,aplikacj,strone"
        + " internet,webseite,anwendung,spiel,pagina web,aplicacion,videojuego"
    ),
    (
      .homeServer,
      "server,home lab,homelab,raspberry,nas_,self host,selfhost,smart home,home network,linux,"
        + "nextcloud,build a pc,domac sief,siet_,pocitac,inteligentn domac,szerver,okosotthon,"
        + "serwer,heimserver,heimnetz,servidor,domotica"
    ),
    (
      .digitalOrder,
      "back up,backup,passwords,inbox,organize my files,organise my files,organize my photos,"
        + "organise my photos,organise photos,digital,sort my photos,email to zero,zaloh,hesl,"
        + "subor,utriedit fot,digital,zazaloh,soubor,jelszo,menteni,biztonsagi ment,kopia zapas,"
        + "hasla,plik,sicher,passwort,dateien,copia de seguridad,contrasen,archivos"
    ),
  ]

  static let life: [(GoalKind, String)] = [
    (
      .meditation,
      "meditat,mindful,calm,less stress,stress,anxi,breathing,meditov,meditac,vsimav,pokoj,stres,"
        + "upokoj,uzkost,klid_,meditalni,medytow,spokoj,meditier,achtsam,gelassen,medita,calma,estres"
    ),
    (
      .habit,
      "habit,every day:6,daily:4,every morning:6,routine,journal,discipline,gratitude,stop"
        + " procrastinat,procrastinat,navyk,kazdy den:6,kazde rano:6,denne:4,rutin,dennik,"
        + "prokrastin,zvyk,denik,szokas,minden nap:6,naplo,nawyk,codziennie:6,dziennik,gewohnheit,"
        + "jeden tag:6,taglich:4,tagebuch,habito,cada dia:6,diario:3"
    ),
    (
      .lessScreen,
      "phone,screen time,social media,instagram,tiktok,facebook,scroll,less tv,gaming less,"
        + "mobil,telefon,obrazovk,socialn siet,socialn sit,kepernyo,okostelefon,ekran,handy,"
        + "bildschirm,movil,pantalla,redes sociales"
    ),
    (
      .volunteer,
      "volunteer,charity,donate,give back,help homeless,help others,shelter,dobrovol,charit,pomah,"
        + "utulk,utulok,darov,onkent,jotekony,wolontari,pomaga,schronisk,ehrenamt,spenden,tierheim,"
        + "volunta,donar,ayudar"
    ),
    (
      .friends,
      "friend,make friends,meet people,meet new people,social life,lonely,neighbours:3,neighbors:3,"
        + "priatel,kamarat,spoznat ludi,zoznam,pratel,kamarad,poznat lidi,barat,ismerked,"
        + "przyjaci,znajom,poznac ludzi,freund,leute kennen,amigo,conocer gente"
    ),
    (
      .family,
      "family,parents,kids,children,my son,my daughter,my mother,my mom,my mum,my dad,my father,"
        + "grandm,grandpa,call mom,rodin,rodic,deti,deto,detmi,syn_,dcer,mam_,otc,star mam,babk,"
        + "s detmi,deti_,csalad,szulo,gyerek,rodzin,rodzic,dziec,famil,eltern,kinder,hijo,padres,hija"
    ),
    (
      .partner,
      "relationship,partner,wife,husband,girlfriend,boyfriend,marriage,date night,dating,find love,"
        + "vztah,manzel,priatelk,partnerk,randi,rand_,lask,manzelst,parkapcsolat,feleseg,ferj,"
        + "zwiazek,zon_,maz_,malzen,randk,beziehung,ehe_,partnerin,freundin,pareja,matrimonio,novia"
    ),
    (
      .event,
      "wedding,party,birthday,celebration,anniversary,reunion,baptism,organi party,svadb,oslav,"
        + "narodenin,vecierok,stretavk,svatb,narozenin,vecirek,eskuvo,szuletesnap,buli,wesel,slub,"
        + "urodzin,impreza,hochzeit,feier,geburtstag,boda,fiesta,cumpleanos"
    ),
  ]

  static let places: [(GoalKind, String)] = [
    (
      .trip,
      "trip,travel to,travel,visit,holiday,vacation,fly to,road trip,camino,interrail,weekend in,"
        + "vylet,cesta do,cestov,dovolenk,navstivit,letiet,vycestov,ist do,vylet,cesta do,"
        + "navstiv,utaz,kirandul,nyaral,podroz,wycieczk,wakacj,pojechac,polecie,reise,urlaub,"
        + "fliegen,viaj,vacacion,visitar"
    ),
    (
      .countries,
      "countries,countr,continents,national parks,around the world,see the world,krajin,statov,"
        + "kontinent,okolo sveta,zemi_,zeme_,orszag,kraje_,krajow,swiata,lander,weltreise,paises,"
        + "vuelta al mundo"
    ),
    (
      .declutter,
      "declutter,tidy,minimal,clean up,clean out,sort out,wardrobe,clear out,get rid of stuff,"
        + "garage,attic,clean,uprat,vytried,pretried,triedi,skrin,satnik,garaz,povala,poriadok,"
        + "uklid,protrid,poradek,rendet,selejt,lomtalan,porzadk,posprzat,szaf,ausmist,aufraum,"
        + "entrump,kleiderschrank,orden,limpiar,armario"
    ),
    (
      .renovate,
      "renovat,fix up,repair,fix:3,redecorate,paint the,paint my room,bathroom,kitchen,balcony,"
        + "living room,bedroom,room_,furniture,terrace,insulat,zrekonstru,rekonstru,oprav,"
        + "zariad,vymalov,kupeln,kuchyn,balkon,izb,obyvack,spaln,nabyt,terasa,koupeln,pokoj_,"
        + "obyvak,opravit,felujit,erkely,furdo,konyha,szoba,remont,odnow,lazienk,kuchni,balkon,"
        + "renovier,badezimmer,kuche,zimmer,reparier,reformar,arreglar,balcon,bano_,cocina_,"
        + "habitacion"
    ),
    (
      .garden,
      "garden,grow vegetables,grow tomato,grow:3,plants,allotment,raised bed,herbs,lawn,zahrad,"
        + "pestov,zahon,rastlin,bylin,paradajk,zahrad,zahonu,pestova,rajcat,kert,paradicsom,noveny,"
        + "ogrod,warzywnik,rosli,pomidor,garten,gemuse,beet,tomaten,jardin,huerto,tomate,plantas"
    ),
    (
      .move,
      "move house,move to,move out,moving,new flat,new apartment,find a flat,find an apartment,"
        + "buy a house,buy a flat,relocate,prestahov,stahov,novy byt,kupit byt,kupit dom,najst byt,"
        + "prestehov,stehov,koltoz,lakas,przeprowadz,mieszkan,umzieh,umzug,wohnung,mudar,piso_,"
        + "nueva casa,mudanza"
    ),
    (
      .cooking,
      "cook,bake,baking,recipe,bread,meal prep,sourdough,vari,upiec,piec_,pecen,recept,chlieb,"
        + "uvar,pect_,vareni,chleb,foz,sut_,sutni,kenyer,gotow,piecz,upiec,przepis,koch,backen,"
        + "brot,rezept,cocinar,hornear,receta"
    ),
  ]
}
