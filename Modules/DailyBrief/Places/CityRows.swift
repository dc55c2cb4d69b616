extension CityTable {
  /// A row is a city: name, country, degrees north and east, thousands of people, and its time
  /// zone where that is not the country's; or another name for one: that name, country, name.
  /// In the order of folded names; 8634 cities, 5309 other names.
  /// Figures of GeoNames (geonames.org, CC BY 4.0); Scripts/python/make_cities.py makes them.
  static let rows: StaticString = """
    6th of October City|EG|29.82|31.05|369|
    A Coruña|ES|43.37|-8.40|250|
    A Cruña|ES|A Coruña
    A Estrada|ES|42.69|-8.49|21|
    Aachen|DE|50.78|6.08|265|
    Aaiún|EH|Laayoune
    Aakrá|GH|Accra
    Aalborg|DK|57.05|9.92|143|
    Aalen|DE|48.84|10.09|67|
    Äänislinna|RU|Petrozavodsk
    Aba|NG|5.11|7.37|1160|
    Abadan|IR|30.34|48.30|231|
    Abaetetuba|BR|-1.72|-48.88|158|America/Belem
    Abakaliki|NG|6.32|8.11|134|
    Abakan|RU|53.72|91.43|184|Asia/Krasnoyarsk
    Abbotsford|CA|49.06|-122.25|141|America/Vancouver
    Abbottabad|PK|34.15|73.21|276|
    Abéché|TD|13.83|20.83|140|
    Abengourou|CI|6.73|-3.50|131|
    Abeokuta|NG|7.16|3.35|735|
    Aberdeen|GB|57.14|-2.10|199|
    Aberdeen|HK|22.25|114.15|157|
    Abha|SA|18.22|42.51|211|
    Abidjan|CI|5.35|-4.00|6321|
    Abidżan|CI|Abidjan
    Abidžana|CI|Abidjan
    Abidžanas|CI|Abidjan
    Abidžans|CI|Abidjan
    Abiko|JP|35.87|140.02|132|
    Abilene|US|32.45|-99.73|125|America/Chicago
    Abiyán|CI|Abidjan
    Abnūb|EG|27.27|31.15|112|
    Abobo|CI|5.42|-4.02|1340|
    Abodža|NG|Abuja
    Abohar|IN|30.14|74.20|145|
    Abomey|BJ|7.18|1.99|118|
    Abomey-Calavi|BJ|6.45|2.36|386|
    Abony|HU|47.19|20.00|16|
    Abrantes|ES|40.38|-3.73|32|
    Abreu e Lima|BR|-7.91|-34.90|104|America/Recife
    Abū al-Kahṣīb|IQ|30.44|47.88|358|
    Abú Dabí|AE|Abu Dhabi
    Abú Daibí|AE|Abu Dhabi
    Abu Dhabi|AE|24.45|54.40|1807|
    Abū Ghurayb|IQ|33.31|44.18|900|
    Abū Kabīr|EG|30.73|31.67|154|
    Äbu Saby|AE|Abu Dhabi
    Abū Tīj|EG|27.05|31.32|105|
    Abú Zabí|AE|Abu Dhabi
    Abudž|NG|Abuja
    Abudża|NG|Abuja
    Abuja|NG|9.06|7.50|2690|
    Acacias|ES|40.40|-3.71|36|
    Açailândia|BR|-4.95|-47.50|107|America/Fortaleza
    Acapolco Juárez|MX|Acapulco de Juárez
    Acapulco de Juárez|MX|16.85|-99.91|659|
    Acarigua|VE|9.55|-69.20|188|
    Accra|GH|5.56|-0.20|1963|
    Achalpur|IN|21.26|77.51|112|
    Acheng|CN|45.55|126.95|145|
    Achern|DE|48.63|8.08|27|
    Achim|DE|53.01|9.03|33|
    Achinsk|RU|56.27|90.50|118|Asia/Krasnoyarsk
    Acilia-Castel Fusano-Ostia Antica|IT|41.76|12.33|129|
    Acqua Santa|VA|Vatican City
    Ad-Damazin|SD|11.79|34.36|186|
    Ad-Damir|SD|17.60|33.97|104|
    Adachi|JP|35.76|139.81|695|
    Adamstown|PN|-25.07|-130.10|0|
    Adana|TR|36.99|35.33|1817|
    Adapazarı|TR|40.78|30.40|287|
    Addis Ababa|ET|9.02|38.75|3860|
    Adeje|ES|28.12|-16.73|43|Atlantic/Canary
    Adelaide|AU|-34.93|138.60|1469|Australia/Adelaide
    Adelfas|ES|40.40|-3.67|19|
    Aden|YE|12.78|45.04|1080|
    Ādīgrat|ET|14.28|39.46|122|
    Ādilābād|IN|19.67|78.54|119|
    Adís Abeba|ET|Addis Ababa
    Adiwerna|ID|-6.94|109.13|134|
    Adıyaman|TR|37.76|38.28|291|
    Adlerhuegel|HU|Sashalom
    Adlerhügel|HU|Sashalom
    Adlershof|DE|52.44|13.55|20|
    Admiralteisky|RU|59.92|30.30|158|
    Ado-Ekiti|NG|7.62|5.22|435|
    Adoni|IN|15.63|77.27|185|
    Adra|ES|36.75|-3.02|24|
    Adźmer|IN|Ajmer
    Adžmera|IN|Ajmer
    Adžmeras|IN|Ajmer
    Ádzsmír|IN|Ajmer
    Aebura|CZ|Olomouc
    Aegopolis|HU|Kecskemét
    Aemona|SI|Ljubljana
    Aemstelredamme|NL|Amsterdam
    Aemsterdam|NL|Amsterdam
    Afina|GR|Athens
    Afini|GR|Athens
    Afiny|GR|Athens
    Afyonkarahisar|TR|38.76|30.54|252|
    Agadez|NE|16.97|7.99|150|
    Agadir|MA|30.42|-9.60|698|
    Agaña|GU|Hagåtña
    Agartala|IN|23.84|91.28|400|
    Agege|NG|6.62|3.33|684|
    Ageo|JP|35.97|139.61|227|
    Agios Marinos|SM|San Marino
    Ágostyán|HU|Tata
    Agra|IN|27.18|78.02|1430|
    Agram|HR|Zagreb
    Ağrı|TR|39.71|43.04|124|
    Agria|HU|Eger
    Ágsborg|DE|Augsburg
    Águas Claras|BR|-15.84|-48.03|128|
    Águas Lindas de Goiás|BR|-15.76|-48.28|226|
    Aguascalientes|MX|21.88|-102.28|722|
    Águilas|ES|37.41|-1.58|35|
    Agüimes|ES|27.91|-15.45|29|Atlantic/Canary
    Ahar|IR|38.48|47.07|101|
    Ahaus|DE|52.08|7.01|38|
    Ahilyanagar|IN|19.09|74.74|367|
    Ahlen|DE|51.76|7.89|55|
    Ahmadábád|IN|Ahmedabad
    Ahmadpur East|PK|29.14|71.26|197|
    Ahmedabad|IN|23.03|72.59|6358|
    Ahrensburg|DE|53.68|10.24|30|
    Ahuntsic-Cartierville|CA|45.57|-73.67|135|
    Ahvaz|IR|31.32|48.68|841|
    Aichach|DE|48.46|11.13|21|
    Áidin|YE|Aden
    Aihara|JP|35.60|139.32|725|
    Aihui|CN|49.98|127.48|193|
    Aika|HU|Ajka
    Aïn Beïda|DZ|35.80|7.39|116|
    Airoli|IN|19.15|73.00|100|
    Ait Melloul|MA|30.34|-9.50|188|
    Aix-en-Provence|FR|43.53|5.45|147|
    Aizawl|IN|23.73|92.72|293|
    Aizu-Wakamatsu|JP|37.49|139.95|118|
    Ajapnyak|AM|40.20|44.47|123|
    Ajax|CA|43.85|-79.03|120|
    Ajdabiya|LY|30.76|20.23|132|
    Ajegunle|NG|6.45|3.33|550|
    Ajka|HU|47.10|17.56|31|
    Ajkarendek|HU|Ajka
    ‘Ajlūn|JO|32.33|35.75|126|
    Ajman|AE|25.40|55.48|490|
    Ajmer|IN|26.45|74.64|542|
    Akademicheskoe|RU|60.01|30.39|103|
    Akapúlkó|MX|Acapulco de Juárez
    Akashi|JP|34.66|135.01|304|
    Akhmīm|EG|26.56|31.75|151|
    Akishima|JP|35.72|139.38|114|
    Akita|JP|39.72|140.12|308|
    Akola|IN|20.71|77.00|429|
    Akouinkon|HU|Buda
    Akowonjo|NG|6.61|3.31|309|
    'Ākra|IQ|36.73|43.88|105|
    Akron|US|41.08|-81.52|198|
    Aksaray|TR|38.37|34.03|328|
    Aktau|KZ|43.66|51.17|147|Asia/Aqtau
    Aktioubé|KZ|Aktobe
    Aktobe|KZ|50.28|57.21|501|Asia/Aqtobe
    Akure|NG|7.25|5.19|730|
    Al Aḩmadī|KW|29.08|48.08|637|
    Al Ain City|AE|24.19|55.76|847|
    Al Ajaylat|LY|32.76|12.38|131|
    Al ‘Amārah|IQ|31.84|47.14|323|
    Al ‘Āshir min Ramaḑān|EG|30.30|31.75|246|
    Al Bāb|SY|36.37|37.52|131|
    Al Başrah al Qadīmah|IQ|30.50|47.82|2015|
    Al Bayḑā’|LY|32.76|21.76|129|
    Al Diwaniyah|IQ|31.99|44.93|319|
    Al Fallūjah|IQ|33.35|43.79|190|
    Al Fashn|EG|28.82|30.90|113|
    Al Fāw|IQ|29.97|48.47|105|
    Al Fayyum|EG|29.31|30.84|519|
    Al Fqih Ben Çalah|MA|32.50|-6.69|111|
    Al Ḩasakah|SY|36.50|40.75|422|
    Al Ḩawāmidīyah|EG|29.90|31.25|155|
    Al Hillah|IQ|32.46|44.42|456|
    Al Hindīyah|IQ|32.54|44.22|140|
    Al Hoceïma|MA|35.25|-3.94|396|
    Al Ḩudaydah|YE|14.80|42.95|735|
    Al Hufūf|SA|25.36|49.59|293|
    Al Jadīd|LY|27.05|14.40|126|
    Al Jubayl|SA|27.02|49.62|237|
    Al Jumayl|LY|32.85|12.06|102|
    Al-Junaynah|SD|13.45|22.45|163|
    Al Kharj|SA|24.16|47.33|425|
    Al Khums|LY|32.65|14.26|202|
    Al Khuşūş|EG|30.15|31.32|489|
    Al-Kut|IQ|32.51|45.82|315|
    Al Madīnah|IQ|30.96|47.27|255|
    Al Maḩallah al Kubrá|EG|30.97|31.17|593|
    Al Maḩmūdīyah|IQ|33.06|44.37|350|
    Al Majaz|AE|25.32|55.39|117|
    Al Manāqil|SD|14.25|32.99|128|
    Al Mansurah|EG|31.04|31.38|622|
    Al Manzalah|EG|31.16|31.94|127|
    Al Maţarīyah|EG|31.18|32.03|162|
    Al Mawşil al Jadīdah|IQ|36.33|43.11|2066|
    Al Miqdādīyah|IQ|33.98|44.94|156|
    Al Mubarraz|SA|25.41|49.59|291|
    Al Muharraq|BH|26.26|50.61|177|
    Al-Musayab|IQ|32.78|44.29|102|
    Al Qadarif|SD|14.03|35.38|364|
    Al Qāhirah al Jadīdah|EG|30.04|31.44|313|
    Al Qāmishlī|SY|37.05|41.23|184|
    Al Qurnah|IQ|31.02|47.43|134|
    Al-'Ubūr|EG|30.23|31.48|139|
    Ālā'ĕr|CN|40.54|81.27|126|Asia/Urumqi
    Alagoinhas|BR|-12.14|-38.42|123|America/Bahia
    Alamar|CU|23.16|-82.28|100|
    Alameda de Osuna|ES|40.45|-3.59|20|
    Alandur|IN|13.00|80.21|164|
    Alanya|TR|36.54|32.00|364|
    Alappuzha|IN|9.49|76.33|241|
    Alaquàs|ES|39.46|-0.46|29|
    Alasia|NG|6.47|3.17|100|
    Alba|PL|Biała Podlaska
    Alba Ducalis|PL|Biała Podlaska
    Albacete|ES|38.99|-1.86|173|
    Albal|ES|39.40|-0.42|15|
    Albany|US|42.65|-73.76|101|
    Albareale|HU|Székesfehérvár
    Alberton|ZA|-26.27|28.12|122|
    Albolote|ES|37.23|-3.66|17|
    Alboraya|ES|39.50|-0.35|24|
    Albstadt|DE|48.22|9.03|47|
    Albuquerque|US|35.08|-106.65|565|America/Denver
    Alcalá de Guadaira|ES|37.34|-5.84|70|
    Alcalá de Henares|ES|40.48|-3.36|194|
    Alcalá la Real|ES|37.46|-3.92|23|
    Alcañiz|ES|41.05|-0.13|16|
    Alcantarilla|ES|37.97|-1.22|41|
    Alcázar de San Juan|ES|39.39|-3.21|31|
    Alchevsk|UA|48.47|38.80|106|
    Alcobendas|ES|40.55|-3.64|116|
    Alcorcón|ES|40.35|-3.82|172|
    Alcoy|ES|38.71|-0.47|62|
    Alcúdia|ES|39.85|3.12|20|
    Aldaia|ES|39.47|-0.46|31|
    Alecka|PL|Olecko
    Aleixandría|EG|Alexandria
    Alejandría|EG|Alexandria
    Aleksandrov Lodzki|PL|Aleksandrów Łódzki
    Aleksandrova Ludzka|PL|Aleksandrów Łódzki
    Aleksandrów|PL|Aleksandrów Łódzki
    Aleksandrów Łódzki|PL|51.82|19.30|20|
    Aleksandruv-Lodzinskij|PL|Aleksandrów Łódzki
    Aleksandruv-Lodz'kij|PL|Aleksandrów Łódzki
    Aleppo|SY|36.20|37.16|2098|
    Alexandra|ZA|-26.11|28.10|180|
    Alexandria|EG|31.20|29.92|5264|
    Alexandria|US|38.80|-77.05|159|
    Aley|LB|33.81|35.60|130|
    Alfafar|ES|39.42|-0.38|21|
    Alfeld|DE|51.98|9.82|19|
    Alfter|DE|50.73|7.02|22|
    Algeciras|ES|36.13|-5.45|121|
    Algemesí|ES|39.19|-0.44|27|
    Algete|ES|40.60|-3.50|20|
    Algiers|DZ|36.73|3.09|2364|
    Algír|DZ|Algiers
    Algorta|ES|43.35|-3.01|83|
    Alhama de Murcia|ES|37.85|-1.43|20|
    Alhambra|US|33.50|-112.13|128|America/Phoenix
    Alhaurín de la Torre|ES|36.66|-4.56|35|
    Alhaurín el Grande|ES|36.64|-4.69|23|
    Aliayabiagba|NG|6.45|3.33|228|
    Alicante|ES|38.35|-0.48|349|
    Alīgarh|IN|27.88|78.07|753|
    Alíkante|ES|Alicante
    Alimosho|NG|6.61|3.30|308|
    Aljaraque|ES|37.27|-7.02|18|
    Allenshteyn|PL|Olsztyn
    Allenstein|PL|Olsztyn
    Allentown|US|40.61|-75.49|120|
    Almagro|ES|40.43|-3.69|19|
    Almansa|ES|38.87|-1.10|25|
    Almassora|ES|39.95|-0.06|26|
    Almaty|KZ|43.25|76.91|1977|
    Almenara|ES|40.47|-3.69|23|
    Almendares|CU|23.11|-82.42|240|
    Almendralejo|ES|38.68|-6.41|33|
    Almendrales|ES|40.38|-3.70|23|
    Almere Stad|NL|52.37|5.21|176|
    Almería|ES|36.84|-2.46|197|
    Al’met’yevsk|RU|54.90|52.32|140|
    Almirante Tamandaré|BR|-25.32|-49.31|120|
    Almonte|ES|37.26|-6.52|26|
    Almoradí|ES|38.11|-0.79|21|
    Almozara|ES|41.66|-0.90|26|
    Almuñécar|ES|36.73|-3.69|28|
    Alnasteini|PL|Olsztyn
    Alofi|NU|-19.05|-169.92|1|
    Alor Setar|MY|6.12|100.36|418|
    Alsdorf|DE|50.88|6.16|46|
    Alsergrund|AT|48.22|16.36|42|
    Alsfeld|DE|50.75|9.27|16|
    Alsógöd|HU|Göd
    Alsókubin|SK|Dolný Kubín
    Alsórákos|HU|47.53|19.12|29|
    Alsterdorf|DE|53.61|10.01|15|
    Alt-Hohenschönhausen|DE|52.55|13.50|50|
    Alt-Straschnitz|CZ|Staré Strašnice
    Altamira|BR|-3.20|-52.21|126|America/Santarem
    Altdorf bei Nürnberg|DE|49.39|11.36|15|
    Altea|ES|38.60|-0.05|24|
    Altena|DE|51.29|7.67|21|
    Altenburg|DE|50.99|12.44|39|
    Altepetl Juárez|MX|Ciudad Juárez
    Altglienicke|DE|52.41|13.54|30|
    Alto Barinas|VE|8.59|-70.23|284|
    Alto Hospicio|CL|-20.27|-70.10|142|
    Altofen|HU|Buda
    Altofen|HU|Óbuda
    Altona|DE|53.55|9.93|250|
    Altona-Altstadt|DE|53.55|9.95|29|
    Altona-Nord|DE|53.56|9.94|26|
    Altsohl|SK|Zvolen
    Altstadt Nord|DE|50.94|6.96|18|
    Altstadt Sud|DE|50.93|6.96|28|
    Aluche|ES|40.39|-3.76|67|
    Álvaro Obregón|MX|19.36|-99.20|727|
    Alvorada|BR|-30.00|-51.08|187|
    Alwar|IN|27.56|76.62|323|
    Alzenau in Unterfranken|DE|50.09|9.06|19|
    Alžěr|DZ|Algiers
    Alzey|DE|49.75|8.12|18|
    Alžiir|DZ|Algiers
    Alžir|DZ|Algiers
    Alzira|ES|39.15|-0.43|44|
    Alžyras|DZ|Algiers
    Amadora|PT|38.75|-9.23|179|
    Amagasaki|JP|34.72|135.42|460|
    Amaigbo|NG|5.79|7.84|127|
    Amán|JO|Amman
    Amanfrom|GH|5.54|-0.40|119|
    Amarapura|MM|21.91|96.05|238|
    Amaravati|IN|16.51|80.52|103|
    Amarillo|US|35.22|-101.83|199|America/Chicago
    Amasya|TR|40.65|35.83|115|
    Ambāla|IN|30.36|76.80|195|
    Ambala Sadar|IN|30.34|76.86|105|
    Ambarnath|IN|19.20|73.17|253|
    Ambato|EC|-1.25|-78.62|387|
    Ambattur|IN|13.10|80.16|466|
    Amberes|BE|Antwerp
    Amberg|DE|49.44|11.86|45|
    Ambikāpur|IN|23.12|83.20|121|
    Ambon|ID|-3.70|128.18|347|Asia/Jayapura
    Ambur|IN|12.79|78.72|115|
    Americana|BR|-22.74|-47.33|247|
    Amersfoort|NL|52.16|5.39|140|
    Amestelledamme|NL|Amsterdam
    Amesterda|NL|Amsterdam
    Amesterdam|NL|Amsterdam
    Amesterdao|NL|Amsterdam
    Amherst|US|42.98|-78.80|122|
    Amiens|FR|49.90|2.30|143|
    Amistardam|NL|Amsterdam
    Amman|JO|31.96|35.95|1276|
    Āmol|IR|36.47|52.35|238|
    Amorebieta|ES|43.22|-2.73|18|
    Ampang|MY|3.15|101.77|126|
    Amposta|ES|40.71|0.58|21|
    Amravati|IN|20.93|77.75|647|
    Amreli|IN|21.60|71.21|118|
    Amritsar|IN|31.62|74.88|1159|
    Amritszár|IN|Amritsar
    Amroha|IN|28.90|78.47|176|
    Amseutereudam|NL|Amsterdam
    Amshheten|AT|Amstetten
    Amshteten|AT|Amstetten
    Amshtetten|AT|Amstetten
    Amstadem|NL|Amsterdam
    Amstardam|NL|Amsterdam
    Amstedam|NL|Amsterdam
    Amstehrdam|NL|Amsterdam
    Amsteladamum|NL|Amsterdam
    Amstelodamum|NL|Amsterdam
    Amstelodhámon|NL|Amsterdam
    Amsterda|NL|Amsterdam
    Amsterdam|NL|52.37|4.89|742|
    Amsterdama|NL|Amsterdam
    Amsterdamas|NL|Amsterdam
    Amsterdame|NL|Amsterdam
    Amsterdami|NL|Amsterdam
    Amsterdamo|NL|Amsterdam
    Amsterdams|NL|Amsterdam
    Amsterdamu|NL|Amsterdam
    Ámsterdan|NL|Amsterdam
    Amsterntam|NL|Amsterdam
    Amsterodam|NL|Amsterdam
    Amšteta|AT|Amstetten
    Amstetten|AT|48.12|14.87|16|
    Amstyerdam|NL|Amsterdam
    Amsut'erudam|NL|Amsterdam
    Amszterdam|NL|Amsterdam
    Amusitedan|NL|Amsterdam
    Amusuterudamu|NL|Amsterdam
    An-čching|CN|Anqing
    An Háig|NL|The Hague
    An Nhơn|VN|13.89|109.11|308|
    An Nuhūd|SD|12.70|28.43|108|
    An Nu‘mānīyah|IQ|32.56|45.41|110|
    An-šan|CN|Anshan
    An-šun|CN|Anshun
    Anaco|VE|9.43|-64.46|139|
    Anaheim|US|33.84|-117.91|351|America/Los_Angeles
    Anand|IN|22.55|72.96|209|
    Ananindeua|BR|-1.37|-48.37|434|America/Belem
    Anantapur|IN|14.68|77.61|267|
    Anantnag|IN|33.73|75.15|151|
    Anápolis|BR|-16.33|-48.95|320|
    Anbu|CN|23.45|116.68|163|
    Anchorage|US|61.22|-149.90|290|America/Anchorage
    Ančingas|CN|Anqing
    Anda|CN|46.45|125.30|181|
    Andautonia|HR|Zagreb
    Anderlecht|BE|50.84|4.31|161|
    Andernach|DE|50.43|7.40|30|
    Andiján|UZ|Andijon
    Andijon|UZ|40.78|72.35|748|
    Andīmeshk|IR|32.46|48.35|135|
    Andīsheh|IR|35.75|51.28|116|
    Andiżan|UZ|Andijon
    Ando-la-Vyey|AD|Andorra la Vella
    Andong|KR|36.57|128.72|153|
    Andora|AD|Andorra la Vella
    Andora la Vela|AD|Andorra la Vella
    Andora la Velja|AD|Andorra la Vella
    Andora lja Vehl'ja|AD|Andorra la Vella
    Andoro Malnova|AD|Andorra la Vella
    Andorra|AD|Andorra la Vella
    Andorra-a-Velha|AD|Andorra la Vella
    Andorra a Vella|AD|Andorra la Vella
    Andorra la Biella|AD|Andorra la Vella
    Andorra-la-Vel'ja|AD|Andorra la Vella
    Andorra la Vella|AD|42.51|1.52|20|
    Andorra la Vielha|AD|Andorra la Vella
    Andorra-la-Vielye|AD|Andorra la Vella
    Andorra Tuan|AD|Andorra la Vella
    Andorre-la-Vieille|AD|Andorra la Vella
    Andrichovia|PL|Andrychów
    Andrihova|PL|Andrychów
    Andrikhov|PL|Andrychów
    Andrikhuv|PL|Andrychów
    Andritz|AT|47.11|15.42|19|
    Andrychów|PL|49.85|19.34|22|
    Andrychuvas|PL|Andrychów
    Andrychůw|PL|Andrychów
    Andrykhuv|PL|Andrychów
    Andújar|ES|38.04|-4.05|37|
    Andzabeg|HU|Érd
    Ang Mo Kio New Town|SG|1.38|103.84|159|
    Angarsk|RU|52.56|103.91|243|Asia/Irkutsk
    Angeles City|PH|15.15|120.58|483|
    Angermünde|DE|53.01|14.00|15|
    Angers|FR|47.47|-0.55|168|
    Angoche|MZ|-16.23|39.91|105|
    Angono|PH|14.53|121.15|135|
    Angra dos Reis|BR|-23.01|-44.32|179|
    Angren|UZ|41.02|70.14|191|
    Angyalföld|HU|47.55|19.08|62|
    Anjō|JP|34.96|137.08|189|
    Ankang|CN|32.68|109.02|870|
    Ankara|TR|39.92|32.85|3517|
    Anliu|CN|23.70|115.68|116|
    Ann|MM|19.80|94.05|120|
    Ann Arbor|US|42.28|-83.74|117|America/Detroit
    Annaba|DZ|36.90|7.77|343|
    Annaberg-Buchholz|DE|50.58|13.01|23|
    Anning|CN|24.92|102.48|107|
    Anqing|CN|30.51|117.05|804|
    Anqiu|CN|36.43|119.19|364|
    Ansan-si|KR|37.32|126.82|623|
    Anšanas|CN|Anshan
    Ansbach|DE|49.30|10.59|32|
    Ansfelden|AT|48.21|14.29|18|
    Anshan|CN|41.12|122.99|1450|
    Anshun|CN|26.25|105.93|765|
    Anšunas|CN|Anshun
    Antakya|TR|36.21|36.16|399|
    Antália|TR|Antalya
    Antalya|TR|36.91|30.70|1335|
    Antananarivo|MG|-18.91|47.54|1350|
    Antequera|ES|37.02|-4.56|45|
    Antioch|US|38.00|-121.81|111|America/Los_Angeles
    Antipolo|PH|14.63|121.12|914|
    Antofagasta|CL|-23.65|-70.40|401|
    Antsirabe|MG|-19.87|47.03|261|
    Antsiranana|MG|-12.32|49.29|137|
    Antuérpia|BE|Antwerp
    Antverpy|BE|Antwerp
    Antwerp|BE|51.22|4.40|529|
    Antwerpia|BE|Antwerp
    Anvérse|BE|Antwerp
    Anyama|CI|5.49|-4.05|134|
    Anyang|CN|36.10|114.38|1147|
    Anyang-si|KR|37.39|126.93|596|
    Aomori|JP|40.82|140.73|298|
    Apalit|PH|14.95|120.77|121|
    Aparecida de Goiânia|BR|-16.82|-49.24|511|
    Apatzingán|MX|19.09|-102.36|102|
    Apeldoorn|NL|52.21|5.97|137|
    Apia|WS|-13.83|-171.77|40|
    Aplerbeck|DE|51.48|7.55|22|
    Apolda|DE|51.03|11.52|25|
    Apole|PL|Opole
    Apopa|SV|13.81|-89.18|112|
    Apostol Santiago|ES|40.48|-3.66|15|
    Apucarana|BR|-23.55|-51.46|130|
    Aqsu|CN|41.18|80.28|536|Asia/Urumqi
    Aqtóbe|KZ|Aktobe
    Aquisgrán|DE|Aachen
    Ar Ramthā|JO|32.56|36.01|156|
    Ar Raqqah|SY|35.95|39.01|532|
    Ar Rayyān|QA|25.29|51.42|272|
    Ar Rifā‘|BH|26.13|50.55|115|
    Ārabī|ET|9.96|42.49|149|
    Arabkir|AM|40.21|44.50|119|
    Aracaju|BR|-10.91|-37.07|665|America/Maceio
    Araçatuba|BR|-21.21|-50.43|170|
    Arad|RO|46.18|21.32|169|
    Araguaína|BR|-7.19|-48.21|105|America/Araguaina
    Araguari|BR|-18.65|-48.19|118|
    Arāk|IR|34.09|49.70|504|
    Arakawa|JP|35.74|139.78|217|
    Arakažu|BR|Aracaju
    Aranda de Duero|ES|41.67|-3.69|33|
    Aranjuez|ES|40.03|-3.60|54|
    Arapiles|ES|40.43|-3.71|24|
    Arapiraca|BR|-9.75|-36.66|244|America/Maceio
    Arapongas|BR|-23.42|-51.42|119|
    Arar|SA|30.98|41.04|149|
    Araraquara|BR|-21.79|-48.18|168|
    Araras|BR|-22.36|-47.38|135|
    Araruama|BR|-22.87|-42.34|138|
    Araucária|BR|-25.59|-49.41|152|
    Araure|VE|9.58|-69.24|182|
    Aravaca|ES|40.46|-3.78|27|
    Araxá|BR|-19.59|-46.94|112|
    Arba Minch|ET|6.03|37.55|201|
    Arcahaie|HT|18.77|-72.51|130|
    Arcángel|RU|Arkhangel’sk
    Archena|ES|38.12|-1.30|18|
    Archway|GB|51.57|-0.13|216|
    Arcos|ES|40.42|-3.62|25|
    Arcos de la Frontera|ES|36.75|-5.81|31|
    Ardabīl|IR|38.25|48.29|411|
    Arenys de Mar|ES|41.58|2.55|15|
    Arequipa|PE|-16.40|-71.54|1196|
    Arezzo|IT|43.46|11.88|101|
    Arganda|ES|40.30|-3.44|51|
    Arganzuela|ES|40.40|-3.70|149|
    Argenteuil|FR|48.95|2.25|101|
    Argüelles|ES|40.43|-3.72|25|
    Arheilgen|DE|49.91|8.66|18|
    Århus|DK|56.16|10.21|285|
    Arica|CL|-18.48|-70.30|242|
    Arif Wala|PK|26.32|66.30|157|
    Arifwala|PK|30.29|73.07|854|
    Arīsh|EG|31.13|33.80|199|
    Arjawinangun|ID|-6.65|108.41|106|
    Arkhangel’sk|RU|64.55|40.55|350|
    Arlington|US|32.74|-97.11|388|America/Chicago
    Arlington|US|38.88|-77.10|208|
    Arlit|NE|18.74|7.39|106|
    Armavir|RU|45.00|41.11|200|
    Armenia|CO|4.54|-75.67|304|
    Armilla|ES|37.14|-3.63|21|
    Arnavutköy|TR|41.18|28.74|198|
    Arnhem|NL|51.98|5.91|162|
    Arnsberg|DE|51.38|8.08|75|
    Arnstadt|DE|50.84|10.95|26|
    Arnswalde|PL|Choszczno
    Arona|ES|28.10|-16.68|79|Atlantic/Canary
    Árósar|DK|Århus
    Arrabona|HU|Győr
    Arrah|IN|25.56|84.66|261|
    Arrasate / Mondragón|ES|43.06|-2.49|22|
    Arrecife|ES|28.96|-13.55|61|Atlantic/Canary
    Arroyo de la Miel|ES|36.60|-4.54|18|
    Arroyo Naranjo|CU|23.04|-82.38|210|
    Arroyomolinos|ES|40.27|-3.92|31|
    Arsuz|TR|36.41|35.89|110|
    Arteixo|ES|43.30|-8.51|30|
    Artëm|RU|43.36|132.19|102|Asia/Vladivostok
    Artur Alvim|BR|-23.54|-46.49|105|
    Artux|CN|39.71|76.18|285|Asia/Urumqi
    Arucas|ES|28.12|-15.52|36|Atlantic/Canary
    Arusha|TZ|-3.37|36.68|618|
    Arvada|US|39.80|-105.09|115|America/Denver
    Aryanah|TN|36.86|10.19|114|
    Arzamas|RU|55.40|43.84|109|
    As Sālimīyah|KW|29.33|48.08|148|
    As Salţ|JO|32.04|35.73|108|
    As Samawah|IQ|31.33|45.29|153|
    As Sinbillāwayn|EG|30.88|31.46|124|
    As Suwayq|OM|23.85|57.44|107|
    Asahikawa|JP|43.77|142.36|334|
    Asaka|JP|35.80|139.60|141|
    Āsansol|IN|23.68|86.98|504|
    Ašchabad|TM|Ashgabat
    Ašchabadas|TM|Ashgabat
    Aschaffenburg|DE|49.98|9.15|69|
    Ascheberg|DE|51.78|7.62|15|
    Aschersleben|DE|51.76|11.46|26|
    Āsela|ET|7.95|39.13|140|
    Ašgabat|TM|Ashgabat
    Ašgabata|TM|Ashgabat
    Ash Sharqāt|IQ|35.52|43.23|160|
    Ash Shaţrah|IQ|31.41|46.17|182|
    Ašhabad|TM|Ashgabat
    Ashaiman|GH|5.70|-0.03|191|
    Ashdod|IL|31.79|34.65|227|
    Ashgabat|TM|37.95|58.38|1030|
    Ashikaga|JP|36.33|139.45|145|
    Ashkelon|IL|31.67|34.57|144|
    Ashmūn|EG|30.30|30.98|124|
    Ashoknagar Kalyangarh|IN|22.86|88.64|111|
    Ashuganj City|BD|24.04|91.01|210|
    Asloa|NO|Oslo
    Asmara|ER|15.34|38.93|564|
    Aspe|ES|38.35|-0.77|20|
    Aspern|AT|48.22|16.48|51|
    Assis|BR|-22.66|-50.41|105|
    Assiut|EG|27.18|31.18|529|
    Astana|KZ|51.18|71.45|1544|
    Astanajapura|ID|-6.80|108.63|148|
    Astoria|US|40.77|-73.93|150|
    Astracán|RU|Astrakhan
    Astrachań|RU|Astrakhan
    Astrakán|RU|Astrakhan
    Astrakhan|RU|46.35|48.04|534|Europe/Astrakhan
    Astralehnka|PL|Ostrołęka
    Astrava|PL|Ostrów Wielkopolski
    Asunción|PY|-25.29|-57.65|1482|
    Asúnsjón|PY|Asunción
    Aswān|EG|24.09|32.90|380|
    Asztrahán|RU|Astrakhan
    Atamaría|ES|37.60|-0.81|30|
    Atani|NG|6.01|6.75|230|
    Atarfe|ES|37.22|-3.69|15|
    Ataşehir|TR|40.98|29.12|362|
    Atbara|SD|17.70|33.99|112|
    Ateena|GR|Athens
    Atehny|GR|Athens
    Aten|GR|Athens
    Atena|GR|Athens
    Atenai|GR|Athens
    Atenas|GR|Athens
    Atene|GR|Athens
    Atenes|GR|Athens
    Ateni|GR|Athens
    Ateno|GR|Athens
    Atenoj|GR|Athens
    Atény|GR|Athens
    Athén|GR|Athens
    Athena|GR|Athens
    Athenae|GR|Athens
    Athenai|GR|Athens
    Athene|GR|Athens
    Athénes|GR|Athens
    Athens|GR|37.98|23.73|664|
    Athens|US|33.96|-83.38|127|
    Athény|GR|Athens
    Athína|GR|Athens
    Athínai|GR|Athens
    Athinia|GR|Athens
    Athlone|ZA|-33.97|18.50|237|
    Atibaia|BR|-23.12|-46.55|144|
    Atina|GR|Athens
    Atlanta|US|33.75|-84.39|511|
    Atsiaman|GH|5.70|-0.33|203|
    Atsugi|JP|35.44|139.37|224|
    Attendorn|DE|51.13|7.90|25|
    Attock City|PK|33.77|72.36|142|
    Atyrau|KZ|47.10|51.88|291|Asia/Atyrau
    Auckland|NZ|-36.85|174.76|1547|
    Aue|DE|50.59|12.71|19|
    Auerbach|DE|50.51|12.40|21|
    Augsbörj|DE|Augsburg
    Augsburg|DE|48.37|10.90|301|
    Augustavas|PL|Augustów
    Augustin|HU|Tata
    Augustov|PL|Augustów
    Augustów|PL|53.84|22.98|30|
    Aukštutiniai Laziskai|PL|Łaziska Górne
    Aumstettn|AT|Amstetten
    Aunsfoein|AT|Ansfelden
    Aunsföin|AT|Ansfelden
    Aurangabad|IN|19.88|75.34|1175|
    Aurangābād|IN|24.75|84.37|102|
    Aurich|DE|53.47|7.48|40|
    Aurimontium|PL|Złotoryja
    Aurora|US|39.73|-104.83|359|America/Denver
    Aurora|US|41.76|-88.32|201|America/Chicago
    Aurum|PL|Złotoryja
    Auschwitz|PL|Oświęcim
    Äußere Neustadt|DE|51.07|13.76|18|
    Aussig|CZ|Ústí nad Labem
    Austin|US|30.27|-97.74|974|America/Chicago
    Auszig|CZ|Ústí nad Labem
    Avadi|IN|13.11|80.11|346|
    Avarua|CK|-21.21|-159.78|13|
    Avellaneda|AR|-34.66|-58.37|368|
    Avgustov|PL|Augustów
    Avgustova|PL|Augustów
    Ávila|ES|40.66|-4.70|58|
    Avilés|ES|43.55|-5.92|79|
    Avojna|PL|Jaworzno
    Avtozavodskyi|UA|49.10|33.43|157|
    Awasa|ET|7.06|38.48|422|
    Awka|NG|6.21|7.07|168|
    Ayacucho|PE|-13.16|-74.22|140|
    Ayamonte|ES|37.21|-7.41|21|
    Aydın|TR|37.85|27.84|163|
    Ayka|HU|Ajka
    Az Zāwīyah|LY|32.76|12.73|200|
    Az Zubayr|IQ|30.39|47.70|123|
    Az Zulfī|SA|26.30|44.82|125|
    Azamgarh|IN|26.07|83.18|117|
    Azare|NG|11.67|10.19|106|
    Azcapotzalco|MX|19.49|-99.19|415|
    Azuqueca de Henares|ES|40.57|-3.27|35|
    Ba Dinh|VN|21.04|105.83|222|Asia/Bangkok
    Ba Đồn|VN|17.75|106.42|106|Asia/Bangkok
    Ba Vì|VN|21.08|105.38|283|Asia/Bangkok
    Baariis|FR|Paris
    Bab Ezzouar|DZ|36.73|3.18|276|
    Babenhausen|DE|49.97|8.95|18|
    Bābol|IR|36.55|52.68|203|
    Bắc Giang|VN|21.27|106.19|450|Asia/Bangkok
    Bạc Liêu|VN|9.29|105.73|156|
    Bắc Ninh|VN|21.19|106.08|288|Asia/Bangkok
    Bắc Quang|VN|22.48|104.87|119|
    Bắc Từ Liêm|VN|21.07|105.75|341|
    Bacabal|BR|-4.23|-44.78|104|America/Fortaleza
    Bacău|RO|46.57|26.91|136|
    Bachuan|CN|29.85|106.05|209|
    Backnang|DE|48.95|9.44|39|
    Bacolod City|PH|10.67|122.95|455|
    Bacoor|PH|14.46|120.94|357|
    Bacú|AZ|Baku
    Bad Aibling|DE|47.86|12.01|18|
    Bad Arolsen|DE|51.38|9.01|17|
    Bad Bentheim|DE|52.30|7.16|16|
    Bad Berleburg|DE|51.05|8.39|21|
    Bad Driburg|DE|51.73|9.02|20|
    Bad Dürkheim|DE|49.46|8.17|19|
    Bad Essen|DE|52.32|8.33|16|
    Bad Harzburg|DE|51.88|10.56|23|
    Bad Hersfeld|DE|50.87|9.71|31|
    Bad Homburg vor der Höhe|DE|50.23|8.62|52|
    Bad Honnef|DE|50.64|7.23|25|
    Bad Kissingen|DE|50.20|10.08|21|
    Bad Kreuznach|DE|49.84|7.87|43|
    Bad Laasphe|DE|50.93|8.43|15|
    Bad Langensalza|DE|51.11|10.65|17|
    Bad Lippspringe|DE|51.78|8.82|15|
    Bad Mergentheim|DE|49.49|9.77|22|
    Bad Münder am Deister|DE|52.20|9.46|19|
    Bad Nauheim|DE|50.36|8.74|30|
    Bad Neuenahr-Ahrweiler|DE|50.54|7.11|28|
    Bad Neustadt an der Saale|DE|50.32|10.21|15|
    Bad Oeynhausen|DE|52.21|8.80|50|
    Bad Oldesloe|DE|53.81|10.37|24|
    Bad Pyrmont|DE|51.99|9.25|22|
    Bad Rappenau|DE|49.24|9.10|21|
    Bad Reichenhall|DE|47.73|12.88|17|
    Bad Säckingen|DE|47.55|7.95|17|
    Bad Salzuflen|DE|52.09|8.74|55|
    Bad Salzungen|DE|50.81|10.24|16|
    Bad Saulgau|DE|48.02|9.50|18|
    Bad Schwartau|DE|53.92|10.70|20|
    Bad Segeberg|DE|53.94|10.31|16|
    Bad Soden am Taunus|DE|50.14|8.50|23|
    Bad Tölz|DE|47.76|11.56|17|
    Bad Vilbel|DE|50.18|8.74|36|
    Bad Waldsee|DE|47.92|9.75|20|
    Bad Wildungen|DE|51.12|9.12|18|
    Bad Zwischenahn|DE|53.18|8.00|28|
    Badajoz|ES|38.88|-6.97|151|
    Badalona|ES|41.45|2.25|218|
    Bade|TW|24.93|121.28|209|
    Baden|AT|48.01|16.23|26|
    Baden-Baden|DE|48.76|8.24|57|
    Badenas|AT|Baden
    Badin|PK|24.66|68.84|117|
    Badlapur|IN|19.16|73.27|174|
    Baena|ES|37.62|-4.32|21|
    Baesweiler|DE|50.91|6.19|28|
    Baeza|ES|37.99|-3.47|16|
    Bafoussam|CM|5.48|10.42|373|
    Bagaha|IN|27.10|84.09|113|
    Bagalkot|IN|16.19|75.70|112|
    Bağcılar|TR|41.04|28.86|740|
    Bagdá|IQ|Baghdad
    Bagdád|IQ|Baghdad
    Bagerhat|BD|22.66|89.79|266|
    Baghdad|IQ|33.34|44.40|7216|
    Baghlān|AF|36.13|68.71|108|
    Baglyasalja|HU|Salgótarján
    Bago|MM|17.34|96.48|244|
    Bago City|PH|10.53|122.83|193|
    Bagola|HU|Nagykanizsa
    Bagolasánc|HU|Nagykanizsa
    Bagong Silang|PH|14.78|121.04|262|
    Bagong Silangan|PH|14.71|121.11|107|
    Baguio|PH|16.42|120.59|273|
    Bahadurgarh|IN|28.69|76.94|171|
    Baharampur|IN|24.10|88.25|181|
    Bahārestān|IR|32.49|51.77|106|
    Baḥarkah|IQ|36.32|44.04|131|
    Bahawalnagar|PK|30.00|73.25|242|
    Bahawalnagar|PK|30.55|73.39|242|
    Bahawalpur|PK|29.40|71.68|904|
    Bahçelievler|TR|41.00|28.86|577|
    Bahía Blanca|AR|-38.72|-62.27|299|
    Bahir Dar|ET|11.59|37.39|350|
    Bahliz|FR|Paris
    Bahraigh|IN|27.57|81.59|182|
    Bahrí|SD|Khartoum North
    Baía|BR|Salvador
    Baía Farta|AO|-12.60|13.20|108|
    Baia Mare|RO|47.66|23.57|109|
    Baicheng|CN|45.62|122.83|317|
    Baidoa|SO|3.11|43.65|130|
    Baidyabāti|IN|22.78|88.33|116|
    Baiersbronn|DE|48.50|8.38|16|
    Bailén|ES|38.10|-3.78|19|
    Bairro da Penha|BR|-23.37|-46.31|118|
    Baise|CN|23.89|106.63|686|
    Baisha|CN|29.06|106.12|116|
    Baishan|CN|41.94|126.42|184|
    Baiyin|CN|36.55|104.17|294|
    Baja|HU|46.18|18.95|38|
    Bajcsa|HU|Nagykanizsa
    Bajja|HU|Baja
    Bakersfield|US|35.37|-119.02|374|America/Los_Angeles
    Bakó|AZ|Baku
    Bakonygyepes|HU|Ajka
    Baku|AZ|40.38|49.89|2351|
    Bakwa|CD|4.13|27.40|101|Africa/Lubumbashi
    Balaguer|ES|41.79|0.81|17|
    Balakovo|RU|52.03|47.80|200|Europe/Saratov
    Balashikha|RU|55.79|37.95|150|
    Balasore|IN|21.49|86.93|144|
    Balatonkiliti|HU|Siófok
    Balatonújhely|HU|Siófok
    Balbala|DJ|11.56|43.11|554|
    Balcón de la Lisa|CU|23.05|-82.45|147|
    Baleta|MT|Valletta
    Baletta|MT|Valletta
    Bāli|IN|22.65|88.34|297|
    Balıkesir|TR|39.65|27.89|238|
    Balikpapan|ID|-1.27|116.83|695|Asia/Makassar
    Balingen|DE|48.28|8.85|34|
    Baliuag|PH|14.95|120.90|136|
    Balkh|AF|36.76|66.90|115|
    Ballarat|AU|-37.57|143.85|112|Australia/Melbourne
    Ballari|IN|15.14|76.92|410|
    Balmazújváros|HU|47.62|21.35|18|
    Balneário Camboriú|BR|-26.99|-48.63|139|
    Balombo|AO|-12.35|14.77|109|
    Balsas|BR|-7.53|-46.04|102|America/Fortaleza
    Balstoge|PL|Białystok
    Baltavár|UA|Poltava
    Bălţi|MD|47.76|27.93|125|
    Baltimore|US|39.29|-76.61|586|
    Bālurghāt|IN|25.22|88.78|153|
    Balvanera|AR|-34.61|-58.40|152|
    Bama|NG|11.52|13.69|118|
    Bamako|ML|12.61|-7.98|4228|
    Bamberg|DE|49.90|10.90|70|
    Bamenda|CM|5.96|10.15|420|
    Bán|SK|Bánovce nad Bebravou
    Ban I Chang|TH|13.71|99.90|120|
    Ban Khlong Prawet|TH|13.72|100.68|161|
    Ban Samae Dam|TH|13.59|100.39|125|
    Banan|CN|29.38|106.54|509|
    Bancác|TH|Bangkok
    Bānda|IN|25.48|80.33|152|
    Banda Aceh|ID|5.54|95.33|268|
    Bandar Abbas|IR|27.19|56.28|352|
    Bandar Bukit Raja|MY|3.09|101.43|147|
    Bandar-e Anzalī|IR|37.47|49.46|119|
    Bandar-e Māhshahr|IR|30.56|49.19|163|
    Bandar Lampung|ID|-5.43|105.26|1166|
    Bandar Mahkota Cheras|MY|3.05|101.80|100|
    Bandar Seri Alam|MY|1.50|103.88|220|
    Bandar Seri Begawan|BN|4.89|114.94|64|
    Bandar Sunway|MY|3.07|101.61|200|
    Bandar Tasik Puteri|MY|3.29|101.47|150|
    Bandar Utama|MY|3.15|101.61|200|
    Bāndarban|BD|22.20|92.22|495|
    Bandırma|TR|40.35|27.98|108|
    Bandundu Province|CD|-3.32|17.38|203|
    Bandung|ID|-6.92|107.61|2528|
    Bandżul|GM|Banjul
    Bandžula|GM|Banjul
    Bandžulis|GM|Banjul
    Bāneh|IR|36.00|45.89|110|
    Banfora|BF|10.64|-4.75|117|
    Bang Bon|TH|13.66|100.40|105|
    Bang Kapi|TH|13.77|100.65|148|
    Bang Khae|TH|13.69|100.41|193|
    Bang Khun Thian|TH|13.66|100.43|165|
    Bang Sue|TH|13.81|100.53|125|
    Bangalúr|IN|Bengaluru
    Bangaon|IN|23.05|88.83|112|
    Bängasi|LY|Benghazi
    Bangkok|TH|13.75|100.50|5104|
    Bangkok Noi|TH|13.76|100.48|118|
    Bangui|CF|4.36|18.55|812|
    Banhā|EG|30.46|31.18|182|
    Banī Mazār|EG|28.49|30.81|116|
    Banī Suwayf|EG|29.07|31.10|273|
    Banja Luka|BA|44.78|17.21|221|
    Banjar|ID|-7.20|107.43|210|
    Banjaran|ID|-7.05|107.59|165|
    Banjarbaru|ID|-3.44|114.84|293|Asia/Makassar
    Banjarmasin|ID|-3.32|114.59|658|Asia/Makassar
    Banjul|GM|13.45|-16.58|37|
    Bānkura|IN|23.23|87.07|134|
    Bann|CH|Bern
    Bannu|PK|32.99|70.60|1358|
    Banovce|SK|Bánovce nad Bebravou
    Banovce na Bebravi|SK|Bánovce nad Bebravou
    Bánovce nad Bebravou|SK|48.72|18.26|16|
    Banovce pie Bebravas|SK|Bánovce nad Bebravou
    Banovtse nad Bebravou|SK|Bánovce nad Bebravou
    Banqiao|TW|25.01|121.47|551|
    Bānsbāria|IN|22.95|88.40|108|
    Banska Bistrica|SK|Banská Bystrica
    Bans'ka Bistricja|SK|Banská Bystrica
    Banska Bistritsa|SK|Banská Bystrica
    Banska Bistryca|SK|Banská Bystrica
    Banská Bystrica|SK|48.74|19.15|75|
    Bańska Bystrzyca|SK|Banská Bystrica
    Bānswāra|IN|23.54|74.44|101|
    Bantobitse|PL|Wadowice
    Bantouz|LI|Vaduz
    Banyoles|ES|42.12|2.77|20|
    Banyuwangi|ID|-8.23|114.36|118|
    Bảo Lộc|VN|11.55|107.81|171|
    Bao'an|CN|22.55|113.88|4477|
    Bao'an Centre|CN|22.58|113.92|120|
    Baoding|CN|38.87|115.46|2740|
    Baoji|CN|34.37|107.24|1438|
    Baoshan|CN|31.41|121.49|2266|
    Baoshan|CN|25.12|99.16|936|
    Baoshan|CN|46.57|131.39|124|
    Baotou|CN|40.65|109.84|2150|
    Baqubah|IQ|33.75|44.61|153|
    Barajas de Madrid|ES|40.47|-3.58|43|
    Barakaldo|ES|43.30|-2.99|100|
    Baraki|DZ|36.67|3.10|105|
    Bārākpur|IN|22.77|88.36|148|
    Bārān|IN|25.10|76.52|118|
    Baranagar|IN|22.64|88.38|260|
    Barañáin|ES|42.81|-1.68|20|
    Baranovichi|BY|53.13|26.01|170|
    Bārāsat|IN|22.72|88.48|298|
    Baratislawa|SK|Bratislava
    Barbacena|BR|-21.23|-43.77|125|
    Barbastro|ES|42.04|0.13|17|
    Barbate|ES|36.19|-5.92|23|
    Barberà del Vallès|ES|41.52|2.12|31|
    Barcarena|BR|-1.51|-48.63|127|America/Belem
    Barcelona|ES|41.39|2.16|1686|
    Barcelona|VE|10.14|-64.69|815|
    Barcelůna|ES|Barcelona
    Barddhamān|IN|23.26|87.86|302|
    Bardejov|SK|49.29|21.27|30|
    Bardejova|SK|Bardejov
    Bardejovas|SK|Bardejov
    Bardeyov|SK|Bardejov
    Bardiiv|SK|Bardejov
    Bardiów|SK|Bardejov
    Bardjejov|SK|Bardejov
    Bardzejou|SK|Bardejov
    Bareilly|IN|28.37|79.43|745|
    Bari|IT|41.12|16.87|316|
    Bariadi|TZ|-2.80|33.98|261|
    Barinas|VE|8.62|-70.23|397|
    Baripāda|IN|21.93|86.73|117|
    Baris|FR|Paris
    Barishal|BD|22.70|90.37|202|
    Bariz|FR|Paris
    Barking|GB|51.53|0.08|219|
    Barmbek-Nord|DE|53.61|10.04|40|
    Barmbek-Süd|DE|53.58|10.04|36|
    Barnāla|IN|30.37|75.55|116|
    Barnaul|RU|53.36|83.73|632|Asia/Barnaul
    Barquisimeto|VE|10.06|-69.36|1241|
    Barra Mansa|BR|-22.54|-44.17|164|
    Barrancabermeja|CO|7.07|-73.85|191|
    Barranquilla|CO|10.97|-74.78|1206|
    Barreiras|BR|-12.15|-44.99|160|America/Bahia
    Barretos|BR|-20.56|-48.57|122|
    Barri de les Corts|ES|41.39|2.13|46|
    Barri de Sant Andreu|ES|41.44|2.19|57|
    Barri Gòtic|ES|41.38|2.18|24|
    Barrie|CA|44.40|-79.67|148|
    Barrio de Peral|ES|37.63|-0.99|16|
    Barselóna|ES|Barcelona
    Barshi|IN|18.23|75.69|119|
    Barsobia|PL|Warsaw
    Barštynas|PL|Bartoszyce
    Bartenstein|PL|Bartoszyce
    Bártfa|SK|Bardejov
    Bartfeld|SK|Bardejov
    Bartoshice|PL|Bartoszyce
    Bartošice|PL|Bartoszyce
    Bartoszyce|PL|54.25|20.81|23|
    Barueri|BR|-23.51|-46.88|316|
    Baruta|VE|10.43|-66.88|244|
    Barysaw|BY|54.23|28.50|134|
    Başakşehir|TR|41.11|28.79|194|
    Basauri|ES|43.24|-2.89|43|
    Basel|CH|47.56|7.57|178|
    Bashan|CN|27.77|116.05|104|
    Basildon|GB|51.57|0.46|145|
    Basingstoke|GB|51.26|-1.09|108|
    Basirhat City|IN|22.66|88.85|143|
    Basrah|IQ|30.51|47.78|1327|
    Basse-Terre|GP|16.00|-61.73|11|
    Basseterre|KN|17.30|-62.72|13|
    Bassum|DE|52.85|8.73|16|
    Bastī|IN|26.79|82.72|115|
    Basuo|CN|19.10|108.67|444|
    Bat Yam|IL|32.02|34.75|129|
    Bata|GQ|1.86|9.77|173|
    Batāla|IN|31.81|75.20|159|
    Batam|ID|1.15|104.02|1297|
    Batang|ID|-6.48|110.71|139|
    Batangas|PH|13.76|121.06|237|
    Bataysk|RU|47.14|39.76|110|
    Bath|GB|51.38|-2.36|102|
    Bathinda|IN|30.21|74.94|286|
    Batikent|TR|39.97|32.73|300|
    Batman|TR|37.89|41.13|452|
    Batna|DZ|35.56|6.17|290|
    Baton Rouge|US|30.44|-91.19|227|America/Chicago
    Baťovany|SK|Partizánske
    Batta|HU|Százhalombatta
    Battagram|PK|34.68|73.02|700|
    Battambang|KH|13.10|103.20|119|
    Batu|ID|-7.87|112.53|225|
    Batu Caves|MY|3.24|101.68|254|
    Batu Pahat|MY|1.85|102.93|156|
    Batumi|GE|41.64|41.63|187|
    Baturaja|ID|-4.13|104.17|135|
    Baubau|ID|-5.46|122.60|161|Asia/Makassar
    Bauchi|NG|10.31|9.84|694|
    Baučis|NG|Bauchi
    Baumschulenweg|DE|52.47|13.49|19|
    Baunatal|DE|51.25|9.41|28|
    Bauru|BR|-22.31|-49.06|379|
    Bautzen|DE|51.18|14.43|42|
    Bawshar|OM|23.58|58.40|383|
    Baya|HU|Baja
    Bayambang|PH|15.81|120.46|130|
    Bayamo|CU|20.37|-76.64|193|
    Bayamón|PR|18.40|-66.16|203|
    Bayan Lepas|MY|5.30|100.26|130|
    Bayan Nur|CN|40.74|107.39|1760|
    Bayawan|PH|9.36|122.80|127|
    Bayjī|IQ|34.93|43.49|174|
    Bayreuth|DE|49.95|11.58|73|
    Bäyrut|LB|Beirut
    Bayugan|PH|8.76|125.77|110|
    Baza|ES|37.49|-2.77|23|
    Bazhong|CN|31.87|106.74|2713|
    Bazin|SK|Pezinok
    Beau Bassin-Rose Hill|MU|-20.23|57.47|111|
    Beaumont|US|30.09|-94.10|115|America/Chicago
    Beāwar|IN|26.10|74.32|151|
    Beč|AT|Vienna
    Bech|AT|Vienna
    Béchar|DZ|31.62|-2.22|165|
    Beckingen|DE|49.40|6.70|16|
    Beckum|DE|51.76|8.04|38|
    Becontree|GB|51.55|0.13|100|
    Bécs|AT|Vienna
    Bécsújhely|AT|Wiener Neustadt
    Bécsújváros|AT|Wiener Neustadt
    Bedburg|DE|50.99|6.57|25|
    Bedford|GB|52.13|-0.47|107|
    Bedgoszcza|PL|Bydgoszcz
    Bedok New Town|SG|1.33|103.94|277|
    Będzin|PL|50.33|19.13|58|
    Beed|IN|18.99|75.76|147|
    Beersheba|IL|31.25|34.79|187|
    Bégoua|CF|4.45|18.53|264|
    Begusarai|IN|25.42|86.13|252|
    Behbahān|IR|30.60|50.24|123|
    Bei’an|CN|48.27|126.60|436|
    Beibei|CN|29.83|106.44|248|
    Beihai|CN|21.48|109.12|525|
    Beijing|CN|39.91|116.40|18961|
    Beiliu|CN|22.71|110.35|200|
    Beining|CN|41.60|121.79|152|
    Beipiao|CN|41.79|120.78|190|
    Beira|MZ|-19.84|34.84|688|
    Béiriút|LB|Beirut
    Beirlín|DE|Berlin
    Beirn|CH|Bern
    Beirut|LB|33.89|35.50|1916|
    Béising|CN|Beijing
    Beixín|CN|Beijing
    Béjaïa|DZ|36.76|5.08|176|
    Béjar|ES|40.39|-5.76|15|
    Bejdżing|CN|Beijing
    Bejrút|LB|Beirut
    Bék-ciék|CN|Bijie
    Bekasi|ID|-6.23|106.99|2648|
    Békés|HU|46.77|21.13|21|
    Bekeščab|HU|Békéscsaba
    Bekeščaba|HU|Békéscsaba
    Bekesch|HU|Békés
    Békéscsaba|HU|46.68|21.10|60|
    Bekesh|HU|Békés
    Bekeshchaba|HU|Békéscsaba
    Bekeskcabo|HU|Békéscsaba
    Belagavi|IN|15.85|74.50|490|
    Belastok|PL|Białystok
    Belava|PL|Bielawa
    Belawan|ID|3.78|98.68|103|
    Bełchatów|PL|51.37|19.36|63|
    Belchatuvas|PL|Bełchatów
    Bělehrad|RS|Belgrade
    Belém|BR|-1.46|-48.50|1500|America/Belem
    Belfast|GB|54.60|-5.93|348|
    Belford Roxo|BR|-22.76|-43.40|466|
    Belgard|PL|Białogard
    Belgorod|RU|50.60|36.58|345|
    Belgrád|RS|Belgrade
    Belgrada|RS|Belgrade
    Belgradas|RS|Belgrade
    Belgrade|RS|44.80|20.47|1274|
    Belgrado|RS|Belgrade
    Belgradu|RS|Belgrade
    Belgrano|AR|-34.56|-58.46|139|
    Belgráu|RS|Belgrade
    Belhatova|PL|Bełchatów
    Beliava|PL|Bielawa
    Beligradi|RS|Belgrade
    Belin|DE|Berlin
    Beljak|AT|Villach
    Beljani|PL|Bielany
    Beljany|PL|Bielany
    Beljava|PL|Bielawa
    Belkhatov|PL|Bełchatów
    Belkhatuv|PL|Bełchatów
    Bella Vista|DO|18.46|-69.95|176|
    Bellas Vistas|ES|40.45|-3.71|29|
    Bellevue|US|47.61|-122.20|140|America/Los_Angeles
    Bello|CO|6.34|-75.56|393|
    Belmopan|BZ|17.25|-88.76|13|
    Belo Horizonte|BR|-19.92|-43.94|2722|
    Belogradum|RS|Belgrade
    Běłohród|RS|Belgrade
    Belostok|PL|Białystok
    Belostoko|PL|Białystok
    Belqrad|RS|Belgrade
    Bel'sk-Padljashski|PL|Bielsk Podlaski
    Bel'sk-Podljaski|PL|Bielsk Podlaski
    Belska Podlaska|PL|Bielsk Podlaski
    Belsko-Biala|PL|Bielsko-Biala
    Bel's'ko-Bjala|PL|Bielsko-Biala
    Belváros-Lipótváros|HU|Budapest V. kerület
    Belyani|PL|Bielany
    Bemerode|DE|52.35|9.83|19|
    Bemovo|PL|Bemowo
    Bemowo|PL|52.25|20.91|124|
    Ben|CH|Bern
    Bến Cát|VN|11.15|106.60|365|
    Bến Tre|VN|10.24|106.38|124|
    Benalmádena|ES|36.60|-4.57|59|
    Benarés|IN|Varanasi
    Benavente|ES|42.00|-5.68|19|
    Bender|MD|46.83|29.48|110|
    Bendigo|AU|-36.76|144.28|103|Australia/Melbourne
    Bendorf|DE|50.42|7.58|17|
    Bendzhin|PL|Będzin
    Bendzin|PL|Będzin
    Bendzina|PL|Będzin
    Bendzinas|PL|Będzin
    Beneschau|CZ|Benešov
    Beneshov|CZ|Benešov
    Benešov|CZ|49.78|14.69|17|
    Benešovas|CZ|Benešov
    Benetússer|ES|39.42|-0.40|15|
    Benfica|AO|-8.94|13.16|192|
    Bengaluru|IN|12.97|77.59|8495|
    Bengázi|LY|Benghazi
    Bengbu|CN|32.94|117.36|973|
    Benghazi|LY|32.11|20.07|757|
    Bengkulu|ID|-3.80|102.27|397|
    Benguela|AO|-12.58|13.40|555|
    Beni|CD|0.49|29.47|141|Africa/Lubumbashi
    Beni Mellal|MA|32.34|-6.35|210|
    Benicarló|ES|40.42|0.43|27|
    Benicàssim|ES|40.05|0.07|18|
    Benidorm|ES|38.54|-0.13|70|
    Bénin|NG|Benin City
    Benin City|NG|6.34|5.63|1782|
    Benínborg|NG|Benin City
    Benito Juárez|MX|19.37|-99.16|385|
    Benito Juarez|MX|19.40|-99.16|355|
    Benoni|ZA|-26.19|28.32|605|
    Bensheim|DE|49.68|8.62|41|
    Bento Gonçalves|BR|-29.17|-51.52|123|
    Benxi|CN|41.29|123.77|988|
    Beograd|RS|Belgrade
    Beogradi|RS|Belgrade
    Beogrado|RS|Belgrade
    Beppu|JP|33.28|131.50|123|
    Beraun|CZ|Beroun
    Berazategui|AR|-34.77|-58.21|181|
    Berbera|SO|10.44|45.01|242|
    Berbérati|CF|4.26|15.79|104|
    Bercham|MY|4.64|101.14|150|
    Berdyansk|UA|46.76|36.79|106|
    Berezniki|RU|59.41|56.82|168|Asia/Yekaterinburg
    Berga|ES|42.10|1.85|17|
    Bergamo|IT|45.70|9.67|121|
    Bergedorf|DE|53.48|10.23|120|
    Bergen|NO|60.39|5.32|294|
    Bergheim|DE|50.96|6.64|64|
    Bergisch Gladbach|DE|50.99|7.13|106|
    Bergkamen|DE|51.62|7.64|52|
    Bergneustadt|DE|51.02|7.66|21|
    Berja|ES|36.85|-2.95|15|
    Berkane|MA|34.92|-2.32|119|
    Berkeley|US|37.87|-122.27|121|America/Los_Angeles
    Berleno|DE|Berlin
    Berlien|DE|Berlin
    Berliin|DE|Berlin
    Berliini|DE|Berlin
    Berlijn|DE|Berlin
    Berlim|DE|Berlin
    Berlin|DE|52.52|13.41|3426|
    Berlin Köpenick|DE|52.44|13.58|60|
    Berline|DE|Berlin
    Berlini|DE|Berlin
    Berlino|DE|Berlin
    Berlyn|DE|Berlin
    Berlynas|DE|Berlin
    Bermeo|ES|43.42|-2.72|17|
    Bern|CH|46.95|7.45|122|
    Berna|CH|Bern
    Bernas|CH|Bern
    Bernau bei Berlin|DE|52.68|13.59|35|
    Bernburg|DE|51.79|11.74|32|
    Berne|CH|Bern
    Berno|CZ|Brno
    Berno|CH|Bern
    Berolino|DE|Berlin
    Berolinum|DE|Berlin
    Beroun|CZ|49.96|14.07|22|
    Berrechid|MA|33.27|-7.59|149|
    Berruguete|ES|40.46|-3.70|26|
    Bertoua|CM|4.58|13.68|138|
    Beruň|PL|Bieruń
    Beruna|PL|Bieruń
    Besançon|FR|47.25|6.02|128|
    Besermeni|HU|Hajdúböszörmény
    Besztercebánya|SK|Banská Bystrica
    Beszterczebánya|SK|Banská Bystrica
    Bet Shemesh|IL|31.73|34.99|125|
    Bétera|ES|39.59|-0.46|21|
    Betim|BR|-19.97|-44.20|384|
    Betowo|PL|Bytów
    Betschermen|HU|Hajdúböszörmény
    Bettiah|IN|26.80|84.50|132|
    Betūl|IN|21.90|77.90|103|
    Beuthen|PL|Bytom
    Beverungen|DE|51.67|9.37|15|
    Bexbach|DE|49.35|7.26|18|
    Bexley|GB|51.44|0.15|228|
    Beylikdüzü|TR|40.98|28.64|415|
    Bhadrak|IN|21.05|86.52|121|
    Bhadrāvati|IN|13.85|75.71|164|
    Bhadreswar|IN|22.82|88.34|122|
    Bhāgalpur|IN|25.24|86.97|400|
    Bhairab Bāzār|BD|24.05|90.98|105|
    Bhakkar|PK|31.63|71.06|132|
    Bhālswa Jahangirpur|IN|28.74|77.17|197|
    Bharatpur|NP|27.68|84.44|369|
    Bharatpur|IN|27.22|77.49|253|
    Bharūch|IN|21.69|72.98|169|
    Bhatara|BD|23.80|90.45|324|
    Bhātpāra|IN|22.87|88.40|483|
    Bhavnagar|IN|21.76|72.15|606|
    Bhawana|PK|31.57|72.65|374|
    Bhayandar|IN|19.30|72.85|809|
    Bhetia|IN|22.79|86.14|174|
    Bhilai|IN|21.21|81.43|628|
    Bhilwara|IN|25.35|74.64|359|
    Bhimavaram|IN|16.54|81.52|147|
    Bhind|IN|26.57|78.79|198|
    Bhisho|ZA|-32.85|27.44|137|
    Bhivándi|IN|Bhiwandi
    Bhiwadi|IN|28.21|76.86|105|
    Bhiwandi|IN|19.30|73.06|874|
    Bhiwāni|IN|28.79|76.14|196|
    Bhopal|IN|23.25|77.40|1798|
    Bhubaneswar|IN|20.27|85.83|885|
    Bhuj|IN|23.25|69.67|149|
    Bhusawal|IN|21.04|75.79|187|
    Biała|PL|Bielsko-Biala
    Biała Cerkiew|UA|Bila Tserkva
    Biała Podlaska|PL|52.03|23.12|58|
    Bialastoq|PL|Białystok
    Bialistok|PL|Białystok
    Białogard|PL|54.01|15.99|24|
    Bialogardas|PL|Białogard
    Białogrod|PL|Białogard
    Białołeka|PL|52.32|20.97|129|
    Białystok|PL|53.13|23.16|296|
    Biberach an der Riß|DE|48.09|9.79|32|
    Bibirevo|RU|55.88|37.60|159|
    Bichis|HU|Békés
    Bichisciaba|HU|Békéscsaba
    Bida|NG|9.08|6.01|400|
    Bidar|IN|17.91|77.52|216|
    Bidgošč|PL|Bydgoszcz
    Bidgošča|PL|Bydgoszcz
    Bidgoshch|PL|Bydgoszcz
    Bidgoshh|PL|Bydgoszcz
    Bidqos|PL|Bydgoszcz
    Biebrich|DE|50.04|8.25|39|
    Bielani|PL|Bielany
    Bielany|PL|52.29|20.94|132|
    Bielawa|PL|50.69|16.62|29|
    Bielefeld|DE|52.03|8.53|332|
    Biełgorod|RU|Belgorod
    Bielitz-Biala|PL|Bielsko-Biala
    Bielsk|PL|Bielsk Podlaski
    Bielsk Podlaski|PL|52.77|23.19|26|
    Bielskas|PL|Bielsk Podlaski
    Bielsko-Biala|PL|49.82|19.05|177|
    Biên Hòa|VN|10.94|106.82|1272|
    Bieńczyce|PL|50.09|20.03|43|
    Bienne|AT|Vienna
    Bieruń|PL|50.09|19.09|20|
    Biesdorf|DE|52.51|13.55|29|
    Bietigheim-Bissingen|DE|48.94|9.12|44|
    Bihār Sharīf|IN|25.20|85.52|297|
    Bijie|CN|27.30|105.29|1137|
    Bikaner|IN|28.02|73.31|644|
    Bila Pidljas'ka|PL|Biała Podlaska
    Bila Tserkva|UA|49.80|30.12|207|
    Bilāspur|IN|22.08|82.16|366|
    Bilbao|ES|43.26|-2.93|347|
    Bilbeis|EG|30.42|31.56|185|
    Bilderstöckchen|DE|50.97|6.93|15|
    Biłgora|PL|Biłgoraj
    Bilgoraia|PL|Biłgoraj
    Biłgoraj|PL|50.54|22.72|27|
    Bilgoraja|PL|Biłgoraj
    Bilgorajus|PL|Biłgoraj
    Bilgoray|PL|Biłgoraj
    Bilimora|IN|20.77|72.96|511|
    Billings|US|45.78|-108.50|117|America/Denver
    Billstedt|DE|53.55|10.13|71|
    Bilogard|PL|Białogard
    Bilostok|PL|Białystok
    Bilqās|EG|31.21|31.36|137|
    Bil's'k-Pidljas'kij|PL|Bielsk Podlaski
    Bílsko-Bělá|PL|Bielsko-Biala
    Bima|ID|-8.46|118.73|165|Asia/Makassar
    Bimbo|CF|4.26|18.42|349|
    Biñan|PH|14.34|121.08|300|
    Binangonan|PH|14.46|121.19|219|
    Bingen am Rhein|DE|49.97|7.90|26|
    Bingöl|TR|38.88|40.49|129|
    Bình Thạnh|VN|10.81|106.71|552|
    Bình Thủy|VN|10.07|105.74|114|
    Binjai|ID|3.60|98.49|279|
    Bintnkos|PL|Bydgoszcz
    Bintulu|MY|3.17|113.03|152|Asia/Kuching
    Binzhou|CN|37.37|118.02|683|
    Biôłogarda|PL|Białogard
    Biratnagar|NP|26.46|87.27|245|
    Birendranagar|NP|28.60|81.62|155|
    Birgañj|NP|27.02|84.88|268|
    Birigui|BR|-21.29|-50.34|102|
    Bīrjand|IR|32.87|59.22|197|
    Birkenhead|GB|53.39|-3.01|325|
    Birlinu|DE|Berlin
    Birmingham|GB|52.48|-1.90|1158|
    Birmingham|US|33.52|-86.80|196|America/Chicago
    Birnin Kebbi|NG|12.45|4.20|108|
    Biryulëvo|RU|55.59|37.68|144|
    Birziminium|ME|Podgorica
    Bisáu|GW|Bissau
    Bishan|CN|29.59|106.22|205|
    Bishkek|KG|42.87|74.59|900|
    Bishoftu|ET|8.75|38.98|207|
    Biškek|KG|Bishkek
    Biškeka|KG|Bishkek
    Biškekas|KG|Bishkek
    Biskra|DZ|34.85|5.73|205|
    Biskupice|SK|Podunajské Biskupice
    Biskupin-Sępolno-Dąbie-Bartoszowice|PL|51.11|17.09|20|
    Bissá|GW|Bissau
    Bissau|GW|11.86|-15.60|440|
    Bisterz|CZ|Bystrc
    Bithomia|PL|Bytom
    Bitiv|PL|Bytów
    Bitom|PL|Bytom
    Bitoma|PL|Bytom
    Bitov|PL|Bytów
    Bitova|PL|Bytów
    Bitterfeld-Wolfen|DE|51.62|12.32|37|
    Bitung|ID|1.44|125.13|225|Asia/Makassar
    Biysk|RU|52.53|85.20|215|Asia/Barnaul
    Bizánc|TR|Istanbul
    Bizerte|TN|37.27|9.87|138|
    Bjala-Padljaska|PL|Biała Podlaska
    Bjala Podlaska|PL|Biała Podlaska
    Bjala Podljaska|PL|Biała Podlaska
    Bjalgrad|RS|Belgrade
    Bjalistok|PL|Białystok
    Bjalistoka|PL|Białystok
    Bjalistoko|PL|Białystok
    Bjalogard|PL|Białogard
    Bjalogarda|PL|Białogard
    Bjelava|PL|Bielawa
    Bjelawa|PL|Bielawa
    Bjelostock|PL|Białystok
    Bjelsk Podlaski|PL|Bielsk Podlaski
    Bjelsko-Bjala|PL|Bielsko-Biala
    Bjeruń|PL|Bieruń
    Bjołystok|PL|Białystok
    Björgvin|NO|Bergen
    Bjylsko-Bjoło|PL|Bielsko-Biala
    Blackburn|GB|53.75|-2.48|147|
    Blackpool|GB|53.82|-3.05|145|
    Blagoveščensk|RU|Blagoveshchensk
    Blagoveščenska|RU|Blagoveshchensk
    Blagoveščenskas|RU|Blagoveshchensk
    Blagoveshchensk|RU|50.28|127.53|225|Asia/Yakutsk
    Blagoveštšensk|RU|Blagoveshchensk
    Blagovésxensk|RU|Blagoveshchensk
    Blagovješčensk|RU|Blagoveshchensk
    Błagowieszczeńsk|RU|Blagoveshchensk
    Blanes|ES|41.67|2.79|40|
    Blankenburg|DE|51.79|10.96|16|
    Blankenfelde-Mahlow|DE|52.34|13.41|29|
    Blansko|CZ|49.36|16.64|20|
    Blantyre|MW|-15.78|35.01|903|
    Blasewitz|DE|51.05|13.80|25|
    Blida|DZ|36.47|2.83|332|
    Blieskastel|DE|49.24|7.26|20|
    Blitar|ID|-8.10|112.17|161|
    Bljudenc|AT|Bludenz
    Bloemfontein|ZA|-29.12|26.21|557|
    Blomberg|DE|51.94|9.09|17|
    Bludenc|AT|Bludenz
    Bludenz|AT|47.15|9.82|15|
    Blumenau|BR|-26.92|-49.07|361|
    Bnei Brak|IL|32.08|34.83|214|
    Bo|SL|7.96|-11.74|234|
    Bồ Đề|VN|21.06|105.87|120|Asia/Bangkok
    Boa Vista|BR|2.82|-60.67|420|America/Boa_Vista
    Boadilla del Monte|ES|40.41|-3.88|53|
    Bobingen|DE|48.27|10.83|17|
    Böblingen|DE|48.68|9.01|46|
    Bobo-Dioulasso|BF|11.18|-4.29|905|
    Bobruysk|BY|53.15|29.21|206|
    Bochńa|PL|Bochnia
    Bochnia|PL|49.97|20.43|29|
    Bocholt|DE|51.84|6.62|74|
    Bochum|DE|51.48|7.22|386|
    Bochum-Werne|DE|51.49|7.31|15|
    Bockum|DE|51.35|6.62|21|
    Bocoio|AO|-12.47|14.14|165|
    Boeda|HU|Buda
    Boedapes|HU|Budapest
    Boedapest|HU|Budapest
    Boehmisch Budweis|CZ|České Budějovice
    Boehmisch-Leipa|CZ|Česká Lípa
    Boekarest|RO|Bucharest
    Boesing|SK|Pezinok
    Bogatina|PL|Bogatynia
    Bogatinja|PL|Bogatynia
    Bogatynia|PL|50.91|14.96|16|
    Bogatynja|PL|Bogatynia
    Bogenhausen|DE|48.15|11.62|78|
    Bogor|ID|-6.59|106.79|1078|
    Bogorodskoye|RU|55.81|37.72|103|
    Bogotá|CO|4.61|-74.08|7674|
    Bogra|BD|24.85|89.37|210|
    Bogumin|CZ|Starý Bohumín
    Bogumin|CZ|Bohumín
    Bogushov-Gorce|PL|Boguszów-Gorce
    Bogushuv-Gorce|PL|Boguszów-Gorce
    Bogušova-Gorce|PL|Boguszów-Gorce
    Boguszów|PL|Boguszów-Gorce
    Boguszów-Gorce|PL|50.76|16.20|17|
    Bohemo Budvicium|CZ|České Budějovice
    Böhmisch Budweis|CZ|České Budějovice
    Böhmisch-Leipa|CZ|Česká Lípa
    Böhmisch-Trübau|CZ|Česká Třebová
    Bohna|PL|Bochnia
    Bohnice|CZ|50.13|14.42|16|
    Bohnitz|CZ|Bohnice
    Bohumín|CZ|49.90|18.36|20|
    Bohumina|CZ|Bohumín
    Bohumynas|CZ|Bohumín
    Bohuniya|UA|50.28|28.61|147|
    Boiro|ES|42.65|-8.88|19|
    Boise|US|43.61|-116.20|236|America/Boise
    Bojnūrd|IR|37.47|57.33|192|
    Bokāro|IN|23.67|86.15|564|
    Bokhnja|PL|Bochnia
    Bokhnya|PL|Bochnia
    Bokhtar|TJ|37.84|68.78|111|
    Bokhumin|CZ|Bohumín
    Boksburg|ZA|-26.21|28.26|445|
    Bole|CN|44.89|82.07|236|
    Boleslavec|PL|Bolesławiec
    Boleslavjec|PL|Bolesławiec
    Boleslawice|PL|Bolesławiec
    Bolesławiec|PL|51.26|15.57|41|
    Bolkowice|PL|Polkowice
    Bologna|IT|44.49|11.34|395|
    Boloňa|IT|Bologna
    Bolonia|IT|Bologna
    Bolton|GB|53.58|-2.43|141|
    Bolu|TR|40.74|31.61|185|
    Bolyok|HU|Ózd
    Bolzano|IT|46.49|11.34|107|
    Boma|CD|-5.85|13.05|297|
    Bombaj|IN|Mumbai
    Bombay|IN|Mumbai
    Bondoukou|CI|8.04|-2.80|142|
    Bönen|DE|51.60|7.77|19|
    Bonn|DE|50.73|7.10|331|
    Bonn Hardtberg|DE|50.70|7.05|35|
    Bonon|CI|6.93|-6.05|120|
    Bontang|ID|0.13|117.49|195|Asia/Makassar
    Bópal|IN|Bhopal
    Boppard|DE|50.23|7.59|16|
    Borama|SO|9.94|43.18|598|
    Borāzjān|IR|29.27|51.22|111|
    Bordeaux|FR|44.84|-0.58|265|
    Bordéus|FR|Bordeaux
    Bordj Bou Arreridj|DZ|36.07|4.76|159|
    Bordj el Kiffan|DZ|36.75|3.19|123|
    Bordôx|FR|Bordeaux
    Borivli|IN|19.23|72.86|610|
    Borken|DE|51.84|6.86|41|
    Bormujos|ES|37.37|-6.07|19|
    Borna|DE|51.12|12.50|19|
    Bornheim|DE|50.76|6.99|49|
    Boroszló|PL|Wrocław
    Borough Park|US|40.63|-74.00|149|
    Borshchahivka|UA|50.43|30.39|180|
    Borsosgyőr|HU|Pápa
    Borūjerd|IR|33.90|48.75|252|
    Boshan|CN|36.48|117.83|154|
    Bösing|SK|Pezinok
    Bosna-Sarai|BA|Sarajevo
    Bosque Saúde|BR|-23.61|-46.62|128|
    Boston|US|42.36|-71.06|654|
    Bostún|US|Boston
    Botad|IN|22.17|71.67|130|
    Bothfeld|DE|52.42|9.80|21|
    Botshabelo|ZA|-29.27|26.73|310|
    Bottrop|DE|51.52|6.93|120|
    Botucatu|BR|-22.89|-48.45|148|
    Bou Saâda|DZ|35.21|4.17|112|
    Bouaflé|CI|6.99|-5.74|104|
    Bouaké|CI|7.69|-5.03|832|
    Boudapes|HU|Budapest
    Boudapeste|HU|Budapest
    Boukouresti|RO|Bucharest
    Boulder|US|40.01|-105.27|107|America/Denver
    Boulogne-Billancourt|FR|48.84|2.24|109|
    Bountaers|HU|Budaörs
    Bournemouth|GB|50.72|-1.88|164|
    Bouskoura|MA|33.45|-7.65|113|
    Boyeros|CU|23.01|-82.40|189|
    Bozhou|CN|33.88|115.77|1409|
    Bracislava|SK|Bratislava
    Brackel|DE|51.53|7.54|25|
    Brackenheim|DE|49.08|9.07|15|
    Bradford|GB|53.79|-1.75|366|
    Braga|PT|41.55|-8.42|193|
    Bragança|BR|-1.05|-46.77|123|America/Belem
    Bragança Paulista|BR|-22.95|-46.54|177|
    Brāhmanbāria|BD|23.97|91.11|264|
    Brahmapur|IN|19.31|84.79|357|
    Brăila|RO|45.27|27.97|155|
    Brake (Unterweser)|DE|53.33|8.48|16|
    Brakel|DE|51.72|9.19|18|
    Brakpan|ZA|-26.24|28.37|306|
    Brampton|CA|43.68|-79.77|656|
    Bramsche|DE|52.41|7.98|28|
    Brandenburg an der Havel|DE|52.42|12.55|60|
    Brandon|US|27.94|-82.29|103|
    Brandýs nad Labem-Stará Boleslav|CZ|50.19|14.66|20|
    Braneva|PL|Braniewo
    Branevas|PL|Braniewo
    Branevo|PL|Braniewo
    Braniewo|PL|54.38|19.82|18|
    Braník|CZ|50.03|14.42|18|
    Brantford|CA|43.13|-80.27|105|
    Brasels|BE|Brussels
    Brasilandia|BR|-23.45|-46.69|243|
    Brasília|BR|-15.78|-47.93|2208|
    Brasloi|PL|Wrocław
    Braşov|RO|45.65|25.61|253|
    Brassel|PL|Wrocław
    Brassó|RO|Braşov
    Braszów|RO|Braşov
    Brateyevo|RU|55.64|37.76|102|
    Bratislav|SK|Bratislava
    Bratislava|SK|48.15|17.11|424|
    Bratislavae|SK|Bratislava
    Bratislavo|SK|Bratislava
    Bratisława|SK|Bratislava
    Bratisllava|SK|Bratislava
    Bratsk|RU|56.13|101.61|257|Asia/Irkutsk
    Bratysława|SK|Bratislava
    Braunschweig|DE|52.27|10.53|245|
    Braunshwéyg|DE|Braunschweig
    Braunšveiga|DE|Braunschweig
    Braunšveigas|DE|Braunschweig
    Braxiłia|BR|Brasília
    Brazília|BR|Brasília
    Brazíliaváros|BR|Brasília
    Brazzaville|CG|-4.27|15.28|1982|
    Brecizlavia|CZ|Břeclav
    Břeclav|CZ|48.76|16.88|26|
    Breda|NL|51.59|4.78|184|
    Bregenc|AT|Bregenz
    Bregenca|AT|Bregenz
    Bregencas|AT|Bregenz
    Brégence|AT|Bregenz
    Bregencja|AT|Bregenz
    Bregenz|AT|47.50|9.75|30|
    Brehgenc|AT|Bregenz
    Bréissel|BE|Brussels
    Bréma|DE|Bremen
    Bremen|DE|53.08|8.81|547|
    Bremerhaven|DE|53.55|8.58|119|
    Bremervörde|DE|53.49|9.15|19|
    Brémy|DE|Bremen
    Brenkentz|AT|Bregenz
    Brent|GB|51.55|-0.30|329|
    Brescia|IT|45.54|10.21|200|
    Breslau|PL|Wrocław
    Breslava|PL|Wrocław
    Breslávia|PL|Wrocław
    Breslavl'|PL|Wrocław
    Breslu|PL|Wrocław
    Breßlau|PL|Wrocław
    Brest|BY|52.11|23.72|347|
    Brest|FR|48.39|-4.49|145|
    Bretten|DE|49.04|8.71|30|
    Breves|BR|-1.68|-50.48|107|America/Belem
    Brezno|SK|48.80|19.64|20|
    Breznóbánya|SK|Brezno
    Breznon|SK|Brezno
    Briańsk|RU|Bryansk
    Bridgeport|US|41.18|-73.19|148|
    Bridgetown|BB|13.11|-59.62|99|
    Bridžtaunas|BB|Bridgetown
    Brieg|PL|Brzeg
    Briegel|PL|Brzesko
    Bries|SK|Brezno
    Brigantium|AT|Bregenz
    Brigel|PL|Brzesko
    Brighton|GB|50.83|-0.14|284|
    Brigittenau|AT|48.24|16.38|87|
    Brilon|DE|51.39|8.57|27|
    Briostó|GB|Bristol
    Brisbane|AU|-27.47|153.03|2780|Australia/Brisbane
    Brisel|BE|Brussels
    Brisele|BE|Brussels
    Bristol|GB|51.46|-2.60|479|
    Bristón|GB|Bristol
    Brits|ZA|-25.63|27.78|122|
    Britz|DE|52.44|13.43|43|
    Briuselis|BE|Brussels
    Brjuksel|BE|Brussels
    Brjusel'|BE|Brussels
    Brjussel'|BE|Brussels
    Brno|CZ|49.20|16.61|379|
    Brno-Bystrc|CZ|Bystrc
    Brno-Kráľovó|CZ|Královo Pole
    Brno-Královo Pole|CZ|Královo Pole
    Brno-Líšeň|CZ|Líšeň
    Brno střed|CZ|49.19|16.61|87|
    Brno-Žabovřesky|CZ|Žabovřesky
    Brno-Židenice|CZ|Židenice
    Brodnica|PL|53.26|19.40|27|
    Brodnicja|PL|Brodnica
    Broken Arrow|US|36.05|-95.79|107|America/Chicago
    Brombarg|PL|Bydgoszcz
    Bromberch|PL|Bydgoszcz
    Bromberg|PL|Bydgoszcz
    Brooklyn|US|40.65|-73.95|2736|
    Brovary|UA|50.51|30.79|110|
    Brownsville|US|25.90|-97.50|187|America/Chicago
    Bruchköbel|DE|50.18|8.92|21|
    Bruchsal|DE|49.12|8.60|48|
    Bruckmühl|DE|47.88|11.91|16|
    Brueksel|BE|Brussels
    Bruenn|CZ|Brno
    Bruessel|BE|Brussels
    Bruesszel|BE|Brussels
    Bruex|CZ|Most
    Brugge|BE|51.21|3.22|119|
    Brüggen|DE|51.24|6.18|16|
    Brühl|DE|50.83|6.90|44|
    Bruiseal|BE|Brussels
    Brüksel|BE|Brussels
    Bruksela|BE|Brussels
    Brukseli|BE|Brussels
    Brukselo|BE|Brussels
    Bruna|CZ|Brno
    Brünn|CZ|Brno
    Brunsbarg|PL|Braniewo
    Brunsberga|PL|Braniewo
    Brúnsvík|DE|Braunschweig
    Brunšwik|DE|Braunschweig
    Bruntál|CZ|49.99|17.46|15|
    Brusehl'|BE|Brussels
    Brusel|BE|Brussels
    Brusela|BE|Brussels
    Bruselas|BE|Brussels
    Bruseles|BE|Brussels
    Bruselj|BE|Brussels
    Bruselo|BE|Brussels
    Brusque|BR|-27.10|-48.91|141|
    Brüssel|BE|Brussels
    Brussele|BE|Brussels
    Brussels|BE|50.85|4.35|1019|
    Brüsszel|BE|Brussels
    Brüx|CZ|Most
    Bruxel|BE|Brussels
    Bruxelas|BE|Brussels
    Bruxellae|BE|Brussels
    Bruxelles|BE|Brussels
    Brwsel|BE|Brussels
    Bryansk|RU|53.27|34.32|427|
    Bryssel|BE|Brussels
    Bryusel|BE|Brussels
    Bryxelles|BE|Brussels
    Bržeclava|CZ|Břeclav
    Bržeclavas|CZ|Břeclav
    Bržeclavs|CZ|Břeclav
    Brzecław|CZ|Břeclav
    Brzeg|PL|50.86|17.47|38|
    Brześć|BY|Brest
    Brześć-Litewsk|BY|Brest
    Brześć-Litewski|BY|Brest
    Brzesko|PL|49.97|20.61|17|
    Brzheclav|CZ|Břeclav
    Bucaramanga|CO|7.12|-73.12|581|
    Bucarest|RO|Bucharest
    Bucaresta|RO|Bucharest
    Bucareste|RO|Bucharest
    Bucharest|RO|44.43|26.11|1877|
    Buchen in Odenwald|DE|49.52|9.32|18|
    Bucheon-si|KR|37.50|126.78|851|
    Buchholz in der Nordheide|DE|53.33|9.87|41|
    Bückeburg|DE|52.26|9.05|19|
    Buckow|DE|52.42|13.44|40|
    Bucuresti|RO|Bucharest
    Buda|HU|47.50|19.03|510|
    Budaersh|HU|Budaörs
    Budafok|HU|47.42|19.04|27|
    Budafok-Tétény|HU|Budapest XXII. kerület
    Búdaipeist|HU|Budapest
    Budajorsh|HU|Budaörs
    Budaoers|HU|Budaörs
    Budaörs|HU|47.46|18.96|25|
    Budapescht|HU|Budapest
    Budapeshha|HU|Budapest
    Budapésht|HU|Budapest
    Budapest|HU|47.50|19.04|1741|
    Budapest I. kerület|HU|47.50|19.04|25|
    Budapest II. kerület|HU|47.52|19.02|89|
    Budapest III. kerület|HU|47.54|19.05|124|
    Budapest IV. kerület|HU|47.56|19.09|98|
    Budapest V. keruelet|HU|Budapest V. kerület
    Budapest V. kerület|HU|47.50|19.05|26|
    Budapest VI. kerület|HU|47.50|19.07|42|
    Budapest VIII. kerület|HU|47.49|19.07|82|
    Budapest XI. keruelet|HU|Budapest XI. kerület
    Budapest XI. kerület|HU|47.48|19.04|139|
    Budapest XII. kerület|HU|47.49|19.01|57|
    Budapest XIII. kerület|HU|47.53|19.08|114|
    Budapest XIX. kerület|HU|47.45|19.15|62|
    Budapest XV. kerület|HU|47.56|19.12|80|
    Budapest XVI. kerület|HU|47.51|19.17|68|
    Budapest XVII. kerület|HU|47.48|19.25|78|
    Budapest XVIII. kerület|HU|47.44|19.18|93|
    Budapest XX. kerület|HU|47.44|19.10|63|
    Budapest XXI. kerület|HU|47.42|19.07|76|
    Budapest XXII. kerület|HU|47.43|19.04|50|
    Budapest XXIII. kerület|HU|47.40|19.11|20|
    Budapešta|HU|Budapest
    Budapeštas|HU|Budapest
    Budapeste|HU|Budapest
    Budapesti|HU|Budapest
    Budapestinum|HU|Budapest
    Budapesto|HU|Budapest
    Budapeszt|HU|Budapest
    Budaun|IN|28.04|79.13|162|
    Budejovice|CZ|České Budějovice
    Budim|HU|Buda
    Budimpeshta|HU|Budapest
    Budimpešta|HU|Budapest
    Budín|HU|Buda
    Büdingen|DE|50.29|9.11|22|
    Budta|PH|7.20|124.44|1274|
    Budweis|CZ|České Budějovice
    Buea|CM|4.15|9.24|141|
    Buekres|RO|Bucharest
    Buenaventura|CO|3.58|-77.00|432|
    Buenaventura|CO|3.88|-77.03|240|
    Buenavista|MX|19.61|-99.17|217|
    Buenavista|ES|40.37|-3.75|49|
    Bueng Kum|TH|13.79|100.67|146|
    Buenos Aires|AR|-34.61|-58.38|2891|
    Buenos-Aýres|AR|Buenos Aires
    Buer|DE|51.58|7.05|33|
    Buffalo|US|42.89|-78.88|258|
    Buguma|NG|4.74|6.86|135|
    Buhe|CN|30.29|112.23|106|
    Bühl|DE|48.70|8.14|29|
    Bujumbura|BI|-3.38|29.36|769|
    Bukama|CD|-9.20|25.85|106|Africa/Lubumbashi
    Būkān|IR|36.52|46.21|194|
    Búkarest|RO|Bucharest
    Bukarešta|RO|Bucharest
    Bukareštas|RO|Bucharest
    Bukareste|RO|Bucharest
    Bukaresto|RO|Bucharest
    Bukareszt|RO|Bucharest
    Bukavu|CD|-2.49|28.84|817|Africa/Lubumbashi
    Bukhara|UZ|39.77|64.43|280|Asia/Samarkand
    Bukharehst|RO|Bucharest
    Bukharest|RO|Bucharest
    Bukit Batok New Town|SG|1.36|103.76|158|
    Bukit Bintang|MY|3.15|101.71|121|
    Bukit Jalil|MY|3.05|101.68|200|
    Bukit Merah Estate|SG|1.28|103.82|151|
    Bukit Mertajam|MY|5.36|100.47|212|
    Bukit Panjang New Town|SG|1.38|103.76|138|
    Bukit Rahman Putra|MY|3.22|101.56|607|
    Bukittinggi|ID|-0.31|100.37|121|
    Bükkszentlászló|HU|Miskolc
    Bukoba|TZ|-1.33|31.81|145|
    Bukureshh|RO|Bucharest
    Bukuresht|RO|Bucharest
    Bukureshta|RO|Bucharest
    Bukureshti|RO|Bucharest
    Bukurešt|RO|Bucharest
    Bulandshahr|IN|28.40|77.86|199|
    Bulaon|PH|15.08|120.66|132|
    Bulawayo|ZW|-20.15|28.58|666|
    Bumba|CD|2.19|22.47|155|
    Bůmbaj|IN|Mumbai
    Bunamwaya|UG|0.25|32.56|413|
    Bunda|TZ|-2.02|33.87|183|
    Bünde|DE|52.20|8.59|46|
    Bundesstadt|CH|Bern
    Būndi|IN|25.44|75.64|105|
    Bunia|CD|1.56|30.25|399|Africa/Lubumbashi
    Bunkyo|JP|35.53|139.42|240|
    Bunzlau|PL|Bolesławiec
    Buôn Hồ|VN|12.95|108.30|128|
    Buôn Ma Thuột|VN|12.67|108.04|434|
    Burāri|IN|28.76|77.20|146|
    Buräydä|SA|Buraydah
    Buraydah|SA|26.33|43.97|745|
    Burayu|ET|9.04|38.66|101|
    Burbank|US|34.18|-118.31|105|America/Los_Angeles
    Büren|DE|51.55|8.56|22|
    Burewala|PK|30.17|72.65|362|
    Burg bei Magdeburg|DE|52.27|11.85|25|
    Burgas|BG|42.51|27.47|211|
    Burgdorf|DE|52.45|10.01|31|
    Burghausen|DE|48.17|12.83|18|
    Burglesum|DE|53.17|8.69|33|
    Burgos|ES|42.34|-3.70|176|
    Burhānpur|IN|21.31|76.23|211|
    Burjassot|ES|39.51|-0.41|38|
    Burlata|ES|42.83|-1.62|19|
    Burlington|CA|43.39|-79.84|187|
    Burnaby|CA|49.27|-122.95|249|America/Vancouver
    Burnley|GB|53.80|-2.23|149|
    Burno|CZ|Brno
    Burriana|ES|39.89|-0.08|35|
    Bursa|TR|40.20|29.06|3102|
    Burscheid|DE|51.08|7.11|19|
    Bürstadt|DE|49.64|8.46|15|
    Burton upon Trent|GB|52.81|-1.64|122|
    Busan|KR|35.10|129.03|3285|
    Būsh|EG|29.15|31.13|136|
    Bushehr|IR|28.97|50.84|165|
    Bushwick|US|40.69|-73.92|113|
    Business Bay|AE|25.19|55.27|191|
    Busk|PL|Busko-Zdrój
    Busko|PL|Busko-Zdrój
    Busko-Zdrój|PL|50.47|20.72|17|
    Bus'ko-Zdruj|PL|Busko-Zdrój
    Buskozdroja|PL|Busko-Zdrój
    Butanta|BR|-23.57|-46.73|124|
    Butarque|ES|40.34|-3.68|21|
    Butembo|CD|0.14|29.29|286|Africa/Lubumbashi
    Bütow|PL|Bytów
    Butterworth|MY|5.40|100.36|108|
    Butuan|PH|8.95|125.54|310|
    Butwāl|NP|27.69|83.45|195|
    Butzbach|DE|50.43|8.67|25|
    Buxar|IN|25.58|83.98|103|
    Buxarest|RO|Bucharest
    Buxtehude|DE|53.47|9.69|38|
    Büyükçekmece|TR|41.02|28.59|163|
    Buzău|RO|45.15|26.83|103|
    Bużumbura|BI|Bujumbura
    Byala|PL|Bielsko-Biala
    Bydgashch|PL|Bydgoszcz
    Bydgoščius|PL|Bydgoszcz
    Bydgoshch|PL|Bydgoszcz
    Bydgoshh|PL|Bydgoszcz
    Bydgostia|PL|Bydgoszcz
    Bydgoszcz|PL|53.12|18.01|330|
    Bydhošť|PL|Bydgoszcz
    Byelostok|PL|Białystok
    Bystrc|CZ|49.23|16.53|23|
    Bystre|CZ|Bystrc
    Bystrica|SK|Považská Bystrica
    Bytam|PL|Bytom
    Bytom|PL|50.35|18.93|189|
    Bytomas|PL|Bytom
    Bytów|PL|54.17|17.49|17|
    Bytowe|PL|Bytów
    Bytůń|PL|Bytom
    Bytuv|PL|Bytów
    Bžega|PL|Brzeg
    Bžegas|PL|Brzeg
    Bzheg|PL|Brzeg
    Bzhehg|PL|Brzeg
    Bzhesko|PL|Brzesko
    Cà Mau|VN|9.18|105.15|226|
    Caála|AO|-12.85|15.56|130|
    Cabanatuan City|PH|15.49|120.97|344|
    Cabimas|VE|10.40|-71.45|352|
    Cabinda|AO|-5.56|12.19|550|
    Cabo de Santo Agostinho|BR|-8.29|-35.03|217|America/Recife
    Cabo Frio|BR|-22.89|-42.03|238|
    Cabo San Lucas|MX|22.89|-109.91|203|America/Mazatlan
    Cabra|ES|37.47|-4.44|21|
    Cabudare|VE|10.03|-69.26|103|
    Cabudwaaq|SO|6.25|46.22|120|Africa/Addis_Ababa
    Cabúl|AF|Kabul
    Cabuyao|PH|14.27|121.13|309|
    Čačak|RS|43.89|20.35|117|
    Cáceres|ES|39.48|-6.37|96|
    Cachoeirinha|BR|-23.45|-46.66|143|
    Cachoeirinha|BR|-29.95|-51.09|136|
    Cachoeiro de Itapemirim|BR|-20.85|-41.11|187|
    Cáchy|DE|Aachen
    Cacuaco|AO|-8.78|13.37|147|
    Čadca|SK|49.44|18.79|23|
    Cadiz|PH|10.95|123.29|129|
    Cadiz|ES|36.53|-6.29|117|
    Caen|FR|49.19|-0.36|111|
    Cagayan de Oro|PH|8.48|124.65|742|
    Cagliari|IT|39.23|9.12|149|
    Cagua|VE|10.19|-67.46|119|
    Cai Lậy|VN|10.40|106.12|143|
    Caieiras|BR|-23.36|-46.74|103|
    Cainta|PH|14.58|121.12|283|
    Cairns|AU|-16.92|145.77|153|Australia/Brisbane
    Cairo|EG|30.06|31.25|9607|
    Cajamarca|PE|-7.16|-78.50|201|
    Calabar|NG|4.96|8.33|540|
    Calabozo|VE|8.92|-67.43|169|
    Calafell|ES|41.20|1.57|24|
    Calahorra|ES|42.31|-1.97|25|
    Calama|CL|-22.46|-68.92|166|
    Calamba|PH|14.21|121.17|575|
    Calasiao|PH|16.01|120.36|101|
    Calatayud|ES|41.35|-1.64|20|
    Calcutá|IN|Kolkata
    Calcutta|IN|Kolkata
    Caldes de Montbui|ES|41.63|2.17|17|
    Calella|ES|41.61|2.65|19|
    Calgary|CA|51.05|-114.09|1307|America/Edmonton
    Cali|CO|3.43|-76.52|2393|
    Callao|PE|-12.05|-77.13|1226|
    Callosa de Segura|ES|38.12|-0.88|18|
    Caloocan|PH|14.65|120.97|1713|
    Calp|ES|38.64|0.04|23|
    Calpe|GI|Gibraltar
    Calumbo|AO|-9.15|13.42|652|
    Calumpit|PH|14.92|120.77|122|
    Calvià|ES|39.57|2.51|52|
    Calw|DE|48.71|8.74|24|
    Cẩm Phả|VN|21.01|107.27|190|Asia/Bangkok
    Cẩm Phả Mines|VN|21.02|107.30|135|
    Cam Ranh|VN|11.92|109.16|147|
    Camaçari|BR|-12.70|-38.32|189|America/Bahia
    Camagüey|CU|21.38|-77.92|348|
    Camama|AO|-8.94|13.27|667|
    Camaragibe|BR|-8.02|-34.98|156|America/Recife
    Camargo|ES|43.41|-3.88|30|
    Camas|ES|37.40|-6.03|29|
    Camayenne|GN|9.54|-13.69|1871|
    Cambé|BR|-23.28|-51.28|107|
    Cambre|ES|43.29|-8.35|23|
    Cambridge|GB|52.20|0.12|146|
    Cambridge|CA|43.36|-80.31|130|
    Cambridge|US|42.38|-71.11|110|
    Cambrils|ES|41.07|1.06|32|
    Cametá|BR|-2.24|-49.50|134|America/Belem
    Campamento|ES|40.39|-3.80|20|
    Campeche|MX|19.84|-90.52|220|America/Merida
    Campiña|ES|38.22|-2.98|68|
    Campina Grande|BR|-7.23|-35.88|349|America/Fortaleza
    Campinas|BR|-22.91|-47.06|1032|
    Campo de Criptana|ES|39.40|-3.12|15|
    Campo Grande|BR|-20.44|-54.65|906|America/Campo_Grande
    Campo Grande|BR|-23.67|-46.69|116|
    Campo Largo|BR|-25.46|-49.53|136|
    Campo Limpo|BR|-23.64|-46.77|236|
    Campos dos Goytacazes|BR|-21.75|-41.33|484|
    Cần Giuộc|VN|10.61|106.67|152|
    Cần Thơ|VN|10.04|105.79|1507|
    Çanakkale|TR|40.16|26.41|144|
    Canberra|AU|-35.28|149.13|368|
    Cancún|MX|21.17|-86.85|889|America/Cancun
    Candelaria|PH|13.93|121.42|138|
    Candelaria|ES|28.35|-16.37|24|Atlantic/Canary
    Čandigarchas|IN|Chandigarh
    Čandígarh|IN|Chandigarh
    Čang-čou|CN|Zhangzhou
    Čang-jie|CN|Zhangye
    Čang-ťia-kchou|CN|Zhangjiakou
    Cangaiba|BR|-23.50|-46.52|141|
    Cangas do Morrazo|ES|42.26|-8.78|26|
    Čangčun|CN|Changchun
    Čangčunas|CN|Changchun
    Čangdži|CN|Changzhi
    Čangdžou|CN|Changzhou
    Čangdžov|CN|Changzhou
    Čangša|CN|Changsha
    Čangvonas|KR|Changwon
    Cangzhou|CN|38.31|116.85|528|
    Canillas|ES|40.46|-3.64|40|
    Canillejas|ES|40.45|-3.61|29|
    Çankaya|TR|39.92|32.86|792|
    Canoas|BR|-29.92|-51.18|328|
    Canovelles|ES|41.62|2.28|16|
    Čanša|CN|Changsha
    Cantón|CN|Guangzhou
    Čao-čching|CN|Zhaoqing
    Cao-čuang|CN|Zaozhuang
    Cao Lãnh|VN|10.46|105.63|212|
    Čao-tchung|CN|Zhaotong
    Čaodžou|CN|Chaozhou
    Cap-Haïtien|HT|19.76|-72.20|135|
    Capao Redondo|BR|-23.67|-46.78|271|
    Capas|PH|15.33|120.59|163|
    Cape Coast|GH|5.11|-1.25|212|
    Cape Coral|US|26.56|-81.95|175|
    Cape Town|ZA|-33.93|18.42|4773|
    Capiatá|PY|-25.36|-57.45|199|
    Carabanchel|ES|40.39|-3.72|254|
    Caracas|VE|10.49|-66.88|3000|
    Caraguatatuba|BR|-23.62|-45.41|123|
    Carapicuíba|BR|-23.52|-46.84|387|
    Caravaca|ES|38.11|-1.86|26|
    Carballo|ES|43.21|-8.69|31|
    Carcaixent|ES|39.12|-0.45|22|
    Carcóvia|UA|Kharkiv
    Carcovia|PL|Kraków
    Cardedeu|ES|41.64|2.36|17|
    Cardiff|GB|51.48|-3.18|372|
    Cariacica|BR|-20.26|-40.42|353|
    Carleroé|BE|Charleroi
    Carlet|ES|39.23|-0.52|16|
    Carletonville|ZA|-26.36|27.40|182|
    Carlsbad|US|33.16|-117.35|115|America/Los_Angeles
    Cármenes|ES|40.40|-3.74|18|
    Carmona|PH|14.31|121.06|112|
    Carmona|ES|37.47|-5.65|29|
    Carnot|CF|4.94|15.88|129|
    Carolina|PR|18.38|-65.96|170|
    Carora|VE|10.17|-70.08|122|
    Carrefour|HT|18.53|-72.40|511|
    Carrizal|ES|27.91|-15.41|22|Atlantic/Canary
    Carrollton|US|32.95|-96.89|133|America/Chicago
    Cartagena|CO|10.40|-75.49|915|
    Cartagena|ES|37.60|-0.98|214|
    Cartago|CO|4.75|-75.91|135|
    Cártama|ES|36.71|-4.63|21|
    Cartaya|ES|37.28|-7.15|18|
    Cartúm|SD|Khartoum
    Caruaru|BR|-8.28|-35.98|402|America/Recife
    Carúpano|VE|10.67|-63.25|167|
    Cary|US|35.79|-78.78|160|
    Casablanca|MA|33.59|-7.61|3666|
    Cäsair|DZ|Algiers
    Cascavel|BR|-24.96|-53.46|257|
    Casco Histórico de Vallecas|ES|40.35|-3.62|40|
    Casco Histórico de Vicálvaro|ES|40.39|-3.57|36|
    Cassovia|SK|Košice
    Castanhal|BR|-1.29|-47.93|192|America/Belem
    Castelar|AR|-34.65|-58.64|108|
    Castellana|ES|40.43|-3.68|17|
    Castellar del Vallès|ES|41.62|2.08|24|
    Castelldefels|ES|41.28|1.97|66|
    Castelló de la Plana|ES|39.99|-0.05|172|
    Castilla|ES|40.47|-3.68|17|
    Castilleja de la Cuesta|ES|37.39|-6.05|17|
    Castillejos|ES|40.46|-3.69|21|
    Castries|LC|14.00|-61.01|20|
    Castro-Urdiales|ES|43.38|-3.22|32|
    Castrop-Rauxel|DE|51.56|7.31|78|
    Catacamas|HN|14.85|-85.89|141|
    Catalão|BR|-18.17|-47.95|114|
    Catamarca|AR|-28.47|-65.79|159|America/Argentina/Catamarca
    Catanduva|BR|-21.14|-48.97|116|
    Catania|IT|37.49|15.07|312|
    Catarroja|ES|39.40|-0.40|27|
    Catbalogan|PH|11.78|124.89|108|
    Catchiungo|AO|-12.57|16.23|121|
    Catia La Mar|VE|10.61|-67.03|107|
    Catowice|PL|Katowice
    Čattagrám|BD|Chattogram
    Cầu Giấy|VN|21.03|105.80|293|Asia/Bangkok
    Caucaia|BR|-3.74|-38.65|356|America/Fortaleza
    Cavite City|PH|14.48|120.90|116|
    Caxias|BR|-4.86|-43.36|157|America/Fortaleza
    Caxias do Sul|BR|-29.17|-51.18|381|
    Cayenne|GF|4.94|-52.33|62|
    Cazenga|AO|-8.84|13.28|394|
    Čchang-č|CN|Changzhi
    Čchang-čchun|CN|Changchun
    Čchang-čou|CN|Changzhou
    Cchang-čou|CN|Cangzhou
    Čchang-ša|CN|Changsha
    Čchang-te|CN|Changde
    Čchangwon|KR|Changwon
    Čchao-čou|CN|Chaozhou
    Čcheng-tu|CN|Chengdu
    Čchin-chuang-tao|CN|Qinhuangdao
    Čchin-čou|CN|Qinzhou
    Čching-jüan|CN|Qingyuan
    Čching-tao|CN|Qingdao
    Čchonan|KR|Cheonan
    Čchü-čou|CN|Quzhou
    Čchu-čou|CN|Chuzhou
    Čchü-ťing|CN|Qujing
    Čchüan-čou|CN|Quanzhou
    Čchung-čching|CN|Chongqing
    Cd. Nezahualcóyotl|MX|Ciudad Nezahualcoyotl
    Ceará|BR|Fortaleza
    Céarée|TR|Kayseri
    Cebelitarik|GI|Gibraltar
    Čeboksarad|RU|Cheboksary
    Čeboksarai|RU|Cheboksary
    Čeboksari|RU|Cheboksary
    Čeboksary|RU|Cheboksary
    Cebu City|PH|10.32|123.89|965|
    Cechanuvas|PL|Ciechanów
    Cechovices-Dzedzices|PL|Czechowice-Dziedzice
    Cedar Rapids|US|42.01|-91.64|130|America/Chicago
    Cegléd|HU|47.17|19.80|39|
    Cegledas|HU|Cegléd
    Cehanova|PL|Ciechanów
    Cehegín|ES|38.09|-1.80|15|
    Čehovice-Dzedzice|PL|Czechowice-Dziedzice
    Ceilândia|BR|-15.81|-48.13|287|
    Cekhanuv|PL|Ciechanów
    Čeläbinsk|RU|Chelyabinsk
    Celaya|MX|20.52|-100.81|340|
    Čeliabinskas|RU|Chelyabinsk
    Čeljabinsk|RU|Chelyabinsk
    Celle|DE|52.62|10.08|71|
    Celovac|AT|Klagenfurt am Wörthersee
    Celovec|AT|Klagenfurt am Wörthersee
    Čenaj|IN|Chennai
    Čenajus|IN|Chennai
    Čendu|CN|Chengdu
    Čeng-čou|CN|Zhengzhou
    Čengdu|CN|Chengdu
    Čennai|IN|Chennai
    Ćennaj|IN|Chennai
    Čenstakava|PL|Częstochowa
    Čenstochová|PL|Częstochowa
    Čenstohova|PL|Częstochowa
    Censtokhova|PL|Częstochowa
    Censtoxova|PL|Częstochowa
    Centennial|US|39.58|-104.88|110|America/Denver
    Center|HU|Ózd
    Central Coast|AU|-33.43|151.37|347|
    Centralniy|RU|59.93|30.36|215|
    Centro|ES|28.13|-15.43|89|Atlantic/Canary
    Centro Habana|CU|23.13|-82.37|158|
    Centurion|ZA|-25.86|28.19|237|
    Cerdanyola del Vallès|ES|41.49|2.14|59|
    Čerepovec|RU|Cherepovets
    Čerepoveca|RU|Cherepovets
    Čerepovecas|RU|Cherepovets
    Cergy-Pontoise|FR|49.04|2.08|183|
    Čerjepowjec|RU|Cherepovets
    Čerkasad|UA|Cherkasy
    Čerkasai|UA|Cherkasy
    Čerkasi|UA|Cherkasy
    Čerkasy|UA|Cherkasy
    Černigiv|UA|Chernihiv
    Černigov|UA|Chernihiv
    Černigovas|UA|Chernihiv
    Černihiv|UA|Chernihiv
    Černihiw|UA|Chernihiv
    Černihov|UA|Chernihiv
    Černivci|UA|Chernivtsi
    Černivciai|UA|Chernivtsi
    Černovci|UA|Chernivtsi
    Černovice|UA|Chernivtsi
    Černý Most|CZ|50.10|14.58|22|
    Cerro|CU|23.11|-82.38|132|
    Červionka-Leščynos|PL|Czerwionka-Leszczyny
    Červjonka-Leščini|PL|Czerwionka-Leszczyny
    Césarée|TR|Kayseri
    Ceshin|PL|Cieszyn
    Ceshyn|PL|Cieszyn
    Cešina|PL|Cieszyn
    Česká Lípa|CZ|50.69|14.54|37|
    Česká Třebová|CZ|49.90|16.44|15|
    Česka Tršebova|CZ|Česká Třebová
    Česke Budejovicai|CZ|České Budějovice
    České Budějovice|CZ|48.97|14.47|93|
    Ceski Tesina|CZ|Český Těšín
    Češki Tješin|CZ|Český Těšín
    Český Těšín|CZ|49.75|18.63|26|
    Česky Tešynas|CZ|Český Těšín
    Cešynas|PL|Cieszyn
    Ćeszyn|PL|Cieszyn
    Cetium|AT|Sankt Pölten
    Ceuta|ES|35.89|-5.32|83|
    Chaba|HU|Békéscsaba
    Chadca|SK|Čadca
    Chaeryŏng-ni|KP|38.74|125.23|126|
    Chak Jhumra|PK|31.57|73.18|385|
    Chakwal|PK|32.93|72.85|101|
    Chakwama|NG|11.56|9.66|200|
    Chalco|MX|19.26|-98.90|169|
    Chālūs|IR|36.66|51.42|107|
    Cham|DE|49.23|12.66|17|
    Chaman|PK|30.92|66.45|130|
    Chamartín|ES|40.46|-3.68|140|
    Chamberí|ES|40.43|-3.70|146|
    Chan-čung|CN|Hanzhong
    Chānda|IN|19.95|79.30|328|
    Chandannagar|IN|22.86|88.37|181|
    Chandigarh|IN|30.74|76.79|971|
    Chandler|US|33.31|-111.84|261|America/Phoenix
    Chāndpur|BD|23.23|90.65|203|
    Chanduasi|IN|28.45|78.78|113|
    Chang-čou|CN|Hangzhou
    Chang-hua|TW|24.07|120.56|227|
    Changam-ch’on|KP|40.61|128.78|207|
    Changchun|CN|43.88|125.32|4715|
    Changde|CN|29.03|111.70|1457|
    Changhua|TW|24.07|120.55|227|
    Changji|CN|44.01|87.30|199|Asia/Urumqi
    Changle|CN|36.71|118.83|259|
    Changning|CN|31.22|121.42|695|
    Changsha|CN|28.20|112.97|3094|
    Changsha|CN|22.38|112.68|688|
    Changshu|CN|31.65|120.74|1677|
    Changwon|KR|35.23|128.68|1026|
    Changyi|CN|36.85|119.39|302|
    Changyuan|CN|29.40|105.59|187|
    Changzheng|CN|31.24|121.37|230|
    Changzhi|CN|36.18|113.11|1215|
    Changzhi|CN|35.21|111.74|700|
    Changzhou|CN|31.77|119.95|3291|
    Chanstakhova|PL|Częstochowa
    Chaohu|CN|31.60|117.87|138|
    Chaoyang|CN|41.57|120.46|410|
    Chaozhou|CN|23.65|116.62|1751|
    Chapecó|BR|-27.10|-52.62|160|
    Chāpra|IN|25.78|84.75|202|
    Charallave|VE|10.24|-66.86|129|
    Charkov|UA|Kharkiv
    Charków|UA|Kharkiv
    Charleroi|BE|50.41|4.44|200|
    Charleston|US|32.78|-79.93|133|
    Charlotte|US|35.23|-80.84|911|
    Charlotte Amalie|VI|18.34|-64.93|20|
    Charlottenburg|DE|52.52|13.28|129|
    Charlottenburg-Nord|DE|52.53|13.29|19|
    Charsadda|PK|34.15|71.74|120|
    Chartúm|SD|Khartoum
    Chas|IN|23.64|86.17|142|
    Chattanooga|US|35.05|-85.31|181|
    Chattogram|BD|22.34|91.83|3920|
    Chatuchak|TH|13.83|100.56|161|
    Chavirov|CZ|Havířov
    Che-čou|CN|Hezhou
    Che-Kéou-chan|CN|Yichang
    Cheb|CZ|50.08|12.37|33|
    Chebas|CZ|Cheb
    Cheboksary|RU|56.13|47.25|492|
    Chehski-Ceshyn|CZ|Český Těšín
    Chekhanov|PL|Ciechanów
    Chekhovice-Dzedzice|PL|Czechowice-Dziedzice
    Chekhovice-Dzhedzhice|PL|Czechowice-Dziedzice
    Cheliábinsk|RU|Chelyabinsk
    Chełm|PL|51.14|23.47|60|
    Chełm|PL|54.34|18.62|31|
    Chelmas|PL|Chełm
    Chełmno|PL|53.35|18.43|21|
    Chelmsford|GB|51.74|0.47|112|
    Chełmża|PL|53.18|18.60|15|
    Cheltenham|GB|51.90|-2.08|119|
    Chelyabinsk|RU|55.16|61.43|1202|Asia/Yekaterinburg
    Chemnitz|DE|50.84|12.93|247|
    Cheng-šuej|CN|Hengshui
    Chengde|CN|40.95|117.96|449|
    Chengdu|CN|30.67|104.07|13568|
    Chenggu|CN|33.15|107.33|116|
    Chéngguān Qū|CN|29.64|91.04|478|
    Chenghua|CN|23.46|116.77|152|
    Chengqiao|CN|31.63|121.39|113|
    Chengtangcun|CN|35.08|117.19|105|
    Chengzhong|CN|30.94|113.55|266|
    Chennai|IN|13.09|80.28|4681|
    Chenstochov|PL|Częstochowa
    Chenstokhov|PL|Częstochowa
    Chenstokhova|PL|Częstochowa
    Chenzhou|CN|25.80|113.03|823|
    Cheonan|KR|36.81|127.15|659|
    Cheongju-si|KR|36.64|127.49|852|
    Cheras|MY|3.11|101.73|136|
    Cherëmushki|RU|55.66|37.56|107|
    Cheremushky|UA|46.43|30.71|120|
    Cherepovets|RU|59.13|37.90|316|
    Cherkasy|UA|49.44|32.06|270|
    Cherkessk|RU|44.22|42.05|122|
    Chernígov|UA|Chernihiv
    Chernihiv|UA|51.51|31.29|283|
    Chernivtsi|UA|48.29|25.93|264|
    Chertanovo Yuzhnoye|RU|55.59|37.60|142|
    Chervjonka-Leshchini|PL|Czerwionka-Leszczyny
    Chervjonka-Leshhini|PL|Czerwionka-Leszczyny
    Chervjonka-Leshhiny|PL|Czerwionka-Leszczyny
    Cherv'onka-Leshchini|PL|Czerwionka-Leszczyny
    Cherzów|PL|Chorzów
    Chesapeake|US|36.82|-76.27|235|
    Cheshin|PL|Cieszyn
    Cheshka Lipa|CZ|Česká Lípa
    Cheshka Trebova|CZ|Česká Třebová
    Cheshke Budjejovice|CZ|České Budějovice
    Cheshki Tjeshin|CZ|Český Těšín
    Cheska Lipa|CZ|Česká Lípa
    Cheska-Trshebova|CZ|Česká Třebová
    Cheske Budejovice|CZ|České Budějovice
    Cheski-Budejovice|CZ|České Budějovice
    Cheski-Teshin|CZ|Český Těšín
    Ches'kij Teshin|CZ|Český Těšín
    Chesterfield|GB|53.25|-1.42|113|
    Chetumal|MX|18.52|-88.30|169|America/Cancun
    Chhatarpur|IN|24.92|79.59|142|
    Chhindwāra|IN|22.06|78.94|175|
    Chí Linh|VN|21.07|106.32|220|
    Chía|CO|4.86|-74.06|124|
    Chiang Mai|TH|18.79|98.98|127|
    Chiayi City|TW|23.48|120.45|263|
    Chiba|JP|35.60|140.12|980|
    Chicago|US|41.85|-87.65|2664|America/Chicago
    Chichawatni|PK|30.53|72.69|112|
    Chichicastenango|GT|14.94|-91.11|142|
    Chiclana de la Frontera|ES|36.42|-6.14|84|
    Chiclayo|PE|-6.77|-79.85|609|
    Chico|US|39.73|-121.84|121|America/Los_Angeles
    Chicoloapan|MX|19.42|-98.90|173|
    Chifeng|CN|42.27|118.96|347|
    Chigasaki|JP|35.34|139.40|243|
    Chihuahua|MX|28.64|-106.09|926|America/Chihuahua
    Chijv|UA|Kyiv
    Chikmagalūr|IN|13.32|75.77|121|
    Chikusei|JP|36.32|139.98|101|
    Chikushino-shi|JP|33.50|130.52|103|
    Chilakalūrupet|IN|16.09|80.17|101|
    Chilanzar|UZ|41.28|69.18|261|
    Chililabombwe|ZM|-12.36|27.82|114|
    Chillán|CL|-36.61|-72.10|150|
    Chilliwack|CA|49.17|-121.95|101|America/Vancouver
    Chilpancingo|MX|17.55|-99.50|187|
    Chimbote|PE|-9.08|-78.59|317|
    Chimoio|MZ|-19.12|33.48|422|
    Chinandega|NI|12.63|-87.13|126|
    Chinatown|US|37.80|-122.41|101|America/Los_Angeles
    Chinautla|GT|14.70|-90.50|105|
    Chincha Alta|PE|-13.41|-76.13|153|
    Chingola|ZM|-12.53|27.88|257|
    Chiniot|PK|31.72|72.98|318|
    Chinju|KR|35.19|128.08|307|
    Chiovia|UA|Kyiv
    Chipata|ZM|-13.63|32.65|327|
    Chipiona|ES|36.74|-6.44|19|
    Chiquimula|GT|14.80|-89.55|112|
    Chirchiq|UZ|41.47|69.58|163|
    Chirmiri|IN|23.19|82.35|101|
    Chishtian|PK|29.80|72.86|150|
    Chisinau|MD|47.01|28.86|636|
    Chita|RU|52.04|113.49|349|Asia/Chita
    Chitato|AO|-7.30|20.73|247|
    Chitradurga|IN|14.22|76.40|146|
    Chittoor|IN|13.21|79.10|161|
    Chittorgarh|IN|24.89|74.62|116|
    Chitungwiza|ZW|-18.01|31.08|371|
    Chizhou|CN|30.66|117.48|615|
    Chlef|DZ|36.17|1.33|179|
    Chợ Lớn|VN|10.75|106.65|561|
    Choa Chu Kang New Town|SG|1.38|103.75|188|
    Chodov|CZ|50.04|14.50|50|
    Chodzież|PL|53.00|16.92|20|
    Chōfu|JP|35.66|139.55|243|
    Choinices|PL|Chojnice
    Chojnice|PL|53.70|17.56|39|
    Chôłmno|PL|Chełmno
    Chôłmżô|PL|Chełmża
    Choloma|HN|15.61|-87.95|139|
    Cholula|MX|19.06|-98.30|293|
    Chom Thong|TH|13.68|100.48|158|
    Chomutov|CZ|50.46|13.42|47|
    Chomutovas|CZ|Chomutov
    Chon Buri|TH|13.36|100.98|219|
    Chơn Thành|VN|11.43|106.64|121|
    Ch’ŏngdan-ŭp|KP|37.97|125.94|143|
    Chóngfú|CN|30.53|120.43|112|
    Chongjin|KP|41.80|129.78|327|
    Chongming|CN|31.62|121.70|638|
    Chongqing|CN|29.56|106.56|7458|
    Chongzuo|CN|22.38|107.37|385|
    Chonice|PL|Chojnice
    Chontmezovasarchei|HU|Hódmezővásárhely
    Chopera|ES|40.39|-3.70|20|
    Chorzów|PL|50.31|18.97|113|
    Chorzůw|PL|Chorzów
    Chosczno|PL|Choszczno
    Choszczno|PL|53.17|15.42|16|
    Chožuvas|PL|Chorzów
    Chrantets Kralove|CZ|Hradec Králové
    Chrapkowice|PL|Krapkowice
    Christchurch|NZ|-43.53|172.63|419|
    Christiania|NO|Oslo
    Chrudim|CZ|49.95|15.80|24|
    Chrudimas|CZ|Chrudim
    Chrzanov|PL|Chrzanów
    Chrzanovia|PL|Chrzanów
    Chrzanów|PL|50.14|19.40|40|
    Chšanuvas|PL|Chrzanów
    Chũ|VN|21.37|106.57|128|Asia/Bangkok
    Chüanchowfu|CN|Quanzhou
    Chuang-š|CN|Huangshi
    Chuej-čou|CN|Huizhou
    Chula Vista|US|32.64|-117.08|266|America/Los_Angeles
    Chumakivskyi|UA|47.96|37.94|103|
    Chuncheon|KR|37.87|127.73|285|
    Chunga|ZM|-15.32|28.27|116|
    Chungju|KR|36.98|127.93|209|
    Chunian|PK|30.97|73.98|634|
    Chūō|JP|35.67|139.78|169|
    Chūru|IN|28.30|74.97|120|
    Chust|UZ|41.00|71.24|100|
    Chuxiong|CN|25.04|101.55|555|
    Chuzhou|CN|32.32|118.30|783|
    Ciamis|ID|-7.33|108.35|110|
    Ciampea|ID|-6.55|106.70|207|
    Cianjur|ID|-6.82|107.14|175|
    Čiba|JP|Chiba
    Cibinong|ID|-6.48|106.85|363|
    Čičiharas|CN|Qiqihar
    Cidade Ademar|BR|-23.67|-46.66|249|
    Cidade Dutra|BR|-23.73|-46.70|182|
    Cidade Felipéa|BR|João Pessoa
    Cidade Lider|BR|-23.56|-46.49|137|
    Cidade Tiradentes|BR|-23.58|-46.40|192|
    Ciddä|SA|Jeddah
    Ciechanów|PL|52.88|20.62|46|
    Ciego de Ávila|CU|21.84|-78.76|142|
    Ciempozuelos|ES|40.16|-3.62|22|
    Cienfuegos|CU|22.15|-80.45|187|
    Cieplice|CZ|Teplice
    Cieszyn|PL|49.75|18.63|36|
    Cieza|ES|38.24|-1.42|35|
    Çiğli|TR|38.50|27.07|214|
    Čihuahua|MX|Chihuahua
    Čikaga|US|Chicago
    Čikago|US|Chicago
    Cikampek|ID|-6.42|107.46|127|
    Cikarang|ID|-6.26|107.15|106|
    Čiklajus|PE|Chiclayo
    Cikupa|ID|-6.24|106.51|174|
    Cilacap|ID|-7.73|109.01|257|
    Cilegon|ID|-6.01|106.05|470|
    Cileungsir|ID|-6.39|106.96|290|
    Cileunyi|ID|-6.94|107.75|111|
    Cimahi|ID|-6.87|107.54|582|
    Cincinnati|US|39.13|-84.51|311|
    Čingdao|CN|Qingdao
    Činhuangdao|CN|Qinhuangdao
    Cinquechiese|HU|Pécs
    Ciongrad|HU|Csongrád
    Ciputat|ID|-6.24|106.70|208|
    Circoiscrizione II|IT|45.05|7.64|141|
    Circoiscrizione III|IT|45.06|7.63|131|
    Circoiscrizione V|IT|45.10|7.66|127|
    Circoiscrizione VI|IT|45.10|7.70|107|
    Circoiscrizione VIII|IT|45.04|7.67|134|
    Cirebon|ID|-6.71|108.56|345|
    Čitágáon|BD|Chattogram
    Čitagonga|BD|Chattogram
    Čitagongas|BD|Chattogram
    Citeureup|ID|-6.49|106.88|215|
    Citta Nuova|CZ|Nové Město
    City of Port Phillip|AU|-37.83|144.94|113|Australia/Melbourne
    City of Westminster|GB|51.50|-0.14|248|
    Čiuandžou|CN|Quanzhou
    Čiuaua|MX|Chihuahua
    Ciudad Acuña|MX|29.32|-100.95|216|America/Matamoros
    Ciudad Apodaca|MX|25.78|-100.19|467|America/Monterrey
    Ciudad Benito Juárez|MX|25.65|-100.09|308|America/Monterrey
    Ciudad Bolívar|VE|8.12|-63.55|413|
    Ciudad Camilo Cienfuegos|CU|23.16|-82.33|178|
    Ciudad de la Paz|GQ|1.59|10.82|2|
    Ciudad de León|MX|León de los Aldama
    Ciudad de Villa de Álvarez|MX|19.27|-103.74|118|
    Ciudad del Carmen|MX|18.65|-91.83|191|America/Merida
    Ciudad del Este|PY|-25.50|-54.65|302|
    Ciudad Delicias|MX|28.19|-105.47|148|America/Chihuahua
    Ciudad General Escobedo|MX|25.80|-100.32|455|America/Monterrey
    Ciudad Guayana|VE|8.35|-62.64|978|
    Ciudad Guzmán|MX|19.70|-103.46|112|
    Ciudad Jardín|ES|40.45|-3.67|19|
    Ciudad Juárez|MX|31.72|-106.46|1512|America/Ciudad_Juarez
    Ciudad Lázaro Cárdenas|MX|17.96|-102.20|196|
    Ciudad Lineal|ES|40.45|-3.65|228|
    Ciudad López Mateos|MX|19.56|-99.26|489|
    Ciudad Madero|MX|22.25|-97.84|197|America/Monterrey
    Ciudad Netzahualcóyotl|MX|Ciudad Nezahualcoyotl
    Ciudad Nezahualcoyotl|MX|19.40|-99.01|1077|
    Ciudad Obregón|MX|27.49|-109.94|329|America/Hermosillo
    Ciudad Ojeda|VE|10.20|-71.31|240|
    Ciudad Real|ES|38.99|-3.93|75|
    Ciudad Universitaria|ES|40.46|-3.74|16|
    Ciudad Valles|MX|22.00|-99.01|125|
    Ciudad Victoria|MX|23.74|-99.14|332|America/Monterrey
    Ciudad Vieja|SK|Staré Mesto
    Ciutadella|ES|40.00|3.84|29|
    Ciutat Vella|ES|41.38|2.17|102|
    Cív|UA|Kyiv
    Cixi|CN|30.18|121.25|1458|
    Cizre|TR|37.33|42.18|134|
    Cladna|CZ|Kladno
    Clagenfurtum|AT|Klagenfurt am Wörthersee
    Clarksville|US|36.53|-87.36|167|America/Chicago
    Clausthal-Zellerfeld|DE|51.81|10.34|15|
    Clearwater|US|27.97|-82.80|117|
    Clermont-Ferrand|FR|45.78|3.09|148|
    Cleveland|US|41.50|-81.70|365|
    Cloppenburg|DE|52.85|8.05|31|
    Clovis|US|36.83|-119.70|104|America/Los_Angeles
    Cluj-Napoca|RO|46.77|23.60|287|
    Cờ Đỏ|VN|10.09|105.43|117|
    Coacalco|MX|19.63|-99.11|278|
    Coatepeque|GT|14.70|-91.86|105|
    Coatzacoalcos|MX|18.15|-94.44|311|
    Cobán|GT|15.47|-90.37|212|
    Cóbanhávan|DK|Copenhagen
    Coburg|DE|50.26|10.96|42|
    Cochabamba|BO|-17.38|-66.16|841|
    Cochín|IN|Kochi
    Cockburn Town|TC|21.46|-71.14|4|
    Codó|BR|-4.46|-43.89|114|America/Fortaleza
    Coesfeld|DE|51.94|7.17|37|
    Coimbatore|IN|11.01|76.97|2137|
    Coimbra|PT|40.21|-8.42|141|
    Coín|ES|36.66|-4.76|22|
    Colatina|BR|-19.54|-40.63|101|
    Colchester|GB|51.89|0.90|130|
    Colima|MX|19.24|-103.71|147|
    Colina|CL|-33.20|-70.67|146|
    Collado-Villalba|ES|40.64|-4.00|63|
    College Station|US|30.63|-96.33|108|America/Chicago
    Colmenar Viejo|ES|40.66|-3.77|44|
    Cołogna|DE|Köln
    Cologne|DE|Köln
    Colombo|LK|6.94|79.85|648|
    Colombo|BR|-25.29|-49.22|232|
    Colônia|DE|Köln
    Colonia del Valle|MX|19.39|-99.16|250|
    Colonia Lindavista|MX|19.49|-99.12|100|
    Colorado Springs|US|38.83|-104.82|457|America/Denver
    Columbia|US|34.00|-81.03|142|
    Columbia|US|38.95|-92.33|129|America/Chicago
    Columbus|US|39.96|-83.00|913|
    Columbus|US|32.46|-84.99|207|
    Comilla|BD|23.46|91.19|635|
    Comillas|ES|40.39|-3.71|23|
    Comitán|MX|16.24|-92.14|166|America/Merida
    Commonwealth|PH|14.70|121.08|215|
    Comodoro Rivadavia|AR|-45.86|-67.49|141|America/Argentina/Catamarca
    Comorn|SK|Komárno
    Comorn|HU|Komárom
    Conakry|GN|9.54|-13.68|1928|
    Concepción|CL|-36.83|-73.05|224|
    Concepcion|PH|15.33|120.66|179|
    Concepción|ES|40.44|-3.65|21|
    Concord|US|37.98|-122.03|129|America/Los_Angeles
    Concordia|AR|-31.39|-58.02|145|America/Argentina/Cordoba
    Čondžu|KR|Jeonju
    Čongčing|CN|Chongqing
    Čongčingas|CN|Chongqing
    Conil de la Frontera|ES|36.28|-6.09|22|
    Conitz|PL|Chojnice
    Conselheiro Lafaiete|BR|-20.66|-43.79|112|
    Constanţa|RO|44.18|28.63|318|
    Constantine|DZ|36.37|6.61|448|
    Contagem|BR|-19.93|-44.05|627|
    Copacabana|BR|-22.97|-43.19|129|
    Copenaga|DK|Copenhagen
    Copenaghen|DK|Copenhagen
    Copenaguen|DK|Copenhagen
    Copenhaga|DK|Copenhagen
    Copenhagen|DK|55.68|12.57|1154|
    Copenhague|DK|Copenhagen
    Copenhaguen|DK|Copenhagen
    Copiapó|CL|-27.37|-70.33|129|
    Coquimbo|CL|-29.95|-71.34|161|
    Coquitlam|CA|49.28|-122.78|149|America/Vancouver
    Coral Springs|US|26.27|-80.27|129|
    Córdoba|AR|-31.41|-64.19|2107|America/Argentina/Cordoba
    Córdoba|ES|37.89|-4.77|326|
    Córdoba|MX|18.88|-96.93|205|
    Córdova|AR|Córdoba
    Córdova|ES|Córdoba
    Córduba|ES|Córdoba
    Coria del Río|ES|37.29|-6.05|31|
    Cork|IE|51.90|-8.47|224|
    Çorlu|TR|41.16|27.80|203|
    Cornellà de Llobregat|ES|41.35|2.08|87|
    Coro|VE|11.41|-69.68|247|
    Corona|US|33.88|-117.57|164|America/Los_Angeles
    Corona|US|40.75|-73.86|110|
    Coronel|CL|-37.03|-73.14|108|
    Coronel Fabriciano|BR|-19.52|-42.63|105|
    Corpus Christi|US|27.80|-97.40|316|America/Chicago
    Corrientes|AR|-27.47|-58.83|346|America/Argentina/Cordoba
    Çorum|TR|40.55|34.95|270|
    Coruña|ES|A Coruña
    Coruñako|ES|A Coruña
    Corvera de Asturias|ES|43.54|-5.89|16|
    Coslada|ES|40.42|-3.56|82|
    Costa Mesa|US|33.64|-117.92|113|America/Los_Angeles
    Costillares|ES|40.48|-3.67|22|
    Coswig|DE|51.13|13.58|22|
    Cotabato|PH|7.22|124.25|383|
    Cotia|BR|-23.60|-46.92|254|
    Cotonou|BJ|6.37|2.42|679|
    Cotonú|BJ|Cotonou
    Cottbus|DE|51.76|14.33|85|
    Ćottogram|BD|Chattogram
    Čou-kchou|CN|Zhoukou
    Coventry|GB|52.41|-1.51|345|
    Cox’s Bāzār|BD|21.44|92.01|254|
    Coyoacán|MX|19.35|-99.16|614|
    Cracau|PL|Kraków
    Cracóvia|PL|Kraków
    Cracovie|PL|Kraków
    Cracow|PL|Kraków
    Crailsheim|DE|49.13|10.07|36|
    Craiova|RO|44.32|23.80|234|
    Crato|BR|-7.23|-39.41|131|America/Fortaleza
    Crawley|GB|51.11|-0.18|124|
    Crevillente|ES|38.25|-0.81|29|
    Criciúma|BR|-28.68|-49.37|162|
    Crimmitschau|DE|50.82|12.39|18|
    Croix-des-Bouquets|HT|18.58|-72.23|229|
    Croydon|GB|51.38|-0.10|173|
    Crudim|CZ|Chrudim
    Csaca|SK|Čadca
    Csacza|SK|Čadca
    Csarnóca|UA|Chernivtsi
    Csebokszári|RU|Cheboksary
    Csékút|HU|Ajka
    Csepel|HU|Budapest XXI. kerület
    Csepel-Csillagtelep|HU|47.41|19.06|19|
    Csepel-Királyerdő|HU|47.40|19.09|16|
    Csillagtelep|HU|Csepel-Csillagtelep
    Csongrád|HU|46.71|20.14|19|
    Ču-chaj|CN|Zhuhai
    Ču-čou|CN|Zhuzhou
    Cúa|VE|10.16|-66.88|183|
    Cuatro Caminos|ES|40.45|-3.70|35|
    Cuauhtémoc|MX|19.45|-99.15|532|
    Cuauhtémoc|MX|28.41|-106.87|168|America/Chihuahua
    Cuautitlán|MX|19.67|-99.18|179|
    Cuautitlán Izcalli|MX|19.64|-99.22|555|
    Cuautla|MX|18.81|-98.94|157|
    Cubatão|BR|-23.89|-46.43|112|
    Cúcuta|CO|7.91|-72.50|777|
    Cuddalore|IN|11.76|79.77|174|
    Cuenca|EC|-2.90|-79.00|637|
    Cuenca|ES|40.07|-2.13|55|
    Cuernavaca|MX|18.93|-99.23|339|
    Cuestrin|PL|Kostrzyn nad Odrą
    Cuiabá|BR|-15.60|-56.10|618|America/Cuiaba
    Cuíto|AO|-12.38|16.93|355|
    Culiacán|MX|24.80|-107.39|808|America/Mazatlan
    Cullera|ES|39.17|-0.25|24|
    Culleredo|ES|43.29|-8.39|30|
    Cumaná|VE|10.46|-64.18|406|
    Čuncjina|CN|Chongqing
    Čung-šan|CN|Zhongshan
    Čung-wej|CN|Zhongwei
    Curicó|CL|-34.98|-71.24|102|
    Cürih|CH|Zürich
    Curitiba|BR|-25.43|-49.27|1949|
    Cursino|BR|-23.63|-46.62|103|
    Curug|ID|-6.27|106.56|191|
    Cusco|PE|-13.53|-71.97|428|
    Cüstrin|PL|Kostrzyn nad Odrą
    Cuttack|IN|20.46|85.88|610|
    Cuxhaven|DE|53.87|8.70|53|
    Cuyabá|BR|Cuiabá
    Cylichów|PL|Sulechów
    Cypress|US|29.97|-95.70|201|America/Chicago
    Czaca|SK|Čadca
    Czchowice|PL|Czechowice-Dziedzice
    Czechowice|PL|Czechowice-Dziedzice
    Czechowice-Dziedzice|PL|49.91|19.00|35|
    Czechowice-Dźydźice|PL|Czechowice-Dziedzice
    Czegled|HU|Cegléd
    Czelabińsk|RU|Chelyabinsk
    Czeladź|PL|50.32|19.08|34|
    Czenstochau|PL|Częstochowa
    Czernihów|UA|Chernihiv
    Czerwionka|PL|Czerwionka-Leszczyny
    Czerwionka-Leszczyny|PL|50.15|18.68|29|
    Czeska Lipa|CZ|Česká Lípa
    Czeski Cieszyn|CZ|Český Těšín
    Czeskie Budziejowice|CZ|České Budějovice
    Częstochowa|PL|50.80|19.12|248|
    Czynstochowy|PL|Częstochowa
    Czyrwjůnka-Leszczyny|PL|Czerwionka-Leszczyny
    Da Hüryee|MN|Ulan Bator
    Ðà Lạt|VN|11.95|108.44|258|
    Da Nang|VN|16.07|108.22|1276|
    Dabas|HU|47.19|19.31|17|
    Dablin|IE|Dublin
    Dabou|CI|5.33|-4.38|138|
    Dąbrowa Górnicza|PL|50.33|19.20|117|
    Dacár|SN|Dakar
    Dachang|CN|31.31|121.42|372|
    Dachau|DE|48.26|11.43|40|
    Dačing|CN|Daqing
    Dadu|PK|26.73|67.78|201|
    Daegu|KR|35.87|128.59|2366|
    Daejeon|KR|36.35|127.38|1441|
    Dagenham|GB|51.55|0.17|108|
    Daglas|IM|Douglas
    Daglasa|IM|Douglas
    Daglasas|IM|Douglas
    Daglaso|IM|Douglas
    Dagupan|PH|16.04|120.33|171|
    Dahlem|DE|52.46|13.29|17|
    Dähli|IN|Delhi
    Daimiel|ES|39.07|-3.61|19|
    Daitō|JP|34.71|135.62|119|
    Dajal|PK|29.56|70.38|200|
    Dakar|SN|14.69|-17.44|2647|
    Dakhla|EH|23.68|-15.96|106|
    Dali|CN|25.58|100.21|235|
    Dalian|CN|38.91|121.60|4914|
    Daliang|CN|22.84|113.25|210|
    Dallas|US|32.78|-96.81|1326|America/Chicago
    Daloa|CI|6.88|-6.45|422|
    Dalūpura|IN|28.61|77.32|155|
    Daly City|US|37.71|-122.46|107|America/Los_Angeles
    Dam Dam|IN|22.63|88.42|123|
    Damanhur|EG|31.03|30.47|318|
    Damascus|SY|33.51|36.29|1569|
    Damašek|SY|Damascus
    Damietta|EG|31.42|31.81|306|
    Damm-Vorstadt|PL|Słubice
    Dammam|SA|26.43|50.10|1253|
    Damme|DE|52.52|8.20|16|
    Damoh|IN|23.83|79.44|140|
    Damsko|NL|Amsterdam
    Danceke|PL|Gdańsk
    Dancigo|PL|Gdańsk
    Dandong|CN|40.13|124.39|632|
    Danlí|HN|14.03|-86.58|234|
    Danshui|TW|25.17|121.44|189|
    Danshui|CN|22.80|114.47|127|
    Dantsic|PL|Gdańsk
    Danzica|PL|Gdańsk
    Danzig|PL|Gdańsk
    Daoukro|CI|7.06|-3.96|101|
    Daqing|CN|46.58|125.00|1604|
    Dar Bouazza|MA|33.52|-7.82|165|
    Dar es Salaam|TZ|-6.82|39.27|5384|
    Dar es Salám|TZ|Dar es Salaam
    Dárasalám|TZ|Dar es Salaam
    Darbhanga|IN|26.15|85.90|296|
    Dārjiling|IN|27.03|88.27|124|
    Darmstadt|DE|49.87|8.65|167|
    Darnah|LY|32.77|22.64|103|
    Darnytsya|UA|50.42|30.70|343|
    Dartmouth|CA|44.67|-63.58|101|America/Halifax
    Darüsselam|TZ|Dar es Salaam
    Darwin|AU|-12.46|130.84|140|Australia/Darwin
    Dasha|CN|23.11|113.44|116|
    Daska Kalan|PK|32.32|74.35|127|
    Dasmariñas|PH|14.33|120.94|442|
    Daşoguz|TM|41.84|59.97|201|
    Datia|IN|25.67|78.46|100|
    Datong|CN|40.09|113.29|1850|
    Datteln|DE|51.66|7.35|36|
    Datun|CN|34.81|116.90|110|
    Dauhá|QA|Doha
    Daule|EC|-1.86|-79.98|174|
    Daur|PK|26.46|68.32|129|
    Davangere|IN|14.47|75.93|435|
    Davao|PH|7.07|125.61|1849|
    Davenport|US|41.52|-90.58|103|America/Chicago
    Davie|US|26.06|-80.23|101|
    Dawei|MM|14.08|98.19|137|
    Dawukou|CN|39.04|106.40|132|
    Daxing|CN|39.74|116.33|105|
    Daxing’anling|CN|52.33|124.71|520|
    Daye|CN|30.08|114.95|347|
    Dayrah|AE|25.27|55.30|400|
    Dayrūţ|EG|27.56|30.81|103|
    Dayton|US|39.76|-84.19|136|
    Dazhou|CN|31.21|107.46|1589|
    Dchira El Jihadia|MA|30.37|-9.55|110|
    Dębica|PL|50.05|21.41|47|
    Debitsa|PL|Dębica
    Dęblin|PL|51.56|21.85|18|
    Debre Birhan|ET|9.68|39.53|147|
    Debre Mark’os|ET|10.35|37.73|141|
    Debre Tabor|ET|11.85|38.02|125|
    Debrecen|HU|47.53|21.62|202|
    Debrecena|HU|Debrecen
    Debrecenas|HU|Debrecen
    Debreceno|HU|Debrecen
    Debrechin|HU|Debrecen
    Debrecín|HU|Debrecen
    Debrecinum|HU|Debrecen
    Debreczen|HU|Debrecen
    Debreczin|HU|Debrecen
    Debreczyn|HU|Debrecen
    Debretin|HU|Debrecen
    Dechin|CZ|Děčín
    Děčín|CZ|50.78|14.21|46|
    Decina|CZ|Děčín
    Dečynas|CZ|Děčín
    Deer Valley|US|33.68|-112.13|166|America/Phoenix
    Deesa|IN|24.26|72.18|111|
    Deggendorf|DE|48.84|12.96|31|
    Dehiwala-Mount Lavinia|LK|6.84|79.87|220|
    Déhli|IN|Delhi
    Dehradun|IN|30.32|78.03|522|
    Dehui|CN|44.54|125.69|109|
    Deir ez-Zor|SY|35.34|40.14|272|
    Dejvice|CZ|50.10|14.39|23|
    Dejwitz|CZ|Dejvice
    Delbrück|DE|51.77|8.56|30|
    Delegación Cuajimalpa de Morelos|MX|19.37|-99.29|160|
    Delhi|IN|28.65|77.23|11035|
    Delhi Cantonment|IN|28.60|77.13|110|
    Delí|IN|Delhi
    Delicias|ES|41.65|-0.91|111|
    Delicias|ES|40.40|-3.69|29|
    Delitzsch|DE|51.53|12.34|26|
    Delmas|HT|18.54|-72.30|395|
    Delmenhorst|DE|53.05|8.63|76|
    Delta|CA|49.09|-123.05|102|America/Vancouver
    Dembica|PL|Dębica
    Dembicja|PL|Dębica
    Dembits|PL|Dębica
    Dembitsa|PL|Dębica
    Dembitz|PL|Dębica
    Dembiza|PL|Dębica
    Demblin|PL|Dęblin
    Demblina|PL|Dęblin
    D'end'esh|HU|Gyöngyös
    Dengzhou|CN|32.68|112.09|285|
    Denia|ES|38.84|0.11|42|
    Denizli|TR|37.77|29.09|313|
    Denpasar|ID|-8.65|115.22|670|Asia/Makassar
    Denton|US|33.21|-97.13|131|America/Chicago
    Denver|US|39.74|-104.98|729|America/Denver
    Dénwér|US|Denver
    Deoghar|IN|24.49|86.70|203|
    Deoli|IN|28.50|77.23|169|
    Deoria|IN|26.50|83.78|130|
    Depok|ID|-6.40|106.82|2164|
    Depok|ID|-7.76|110.43|105|
    D'er|HU|Győr
    Dera Ghazi Khan|PK|30.05|70.64|494|
    Dera Ismail Khan|PK|31.83|70.90|763|
    Dera Murad Jamali|PK|28.55|68.22|107|
    Deras|HU|Győr
    Derbent|RU|42.07|48.29|106|
    Dérbi|GB|Derby
    Derby|GB|52.92|-1.48|270|
    Derince|TR|40.76|29.81|125|
    Derszewo|PL|Tczew
    Des Moines|US|41.60|-93.61|214|America/Chicago
    Desna|UA|50.52|30.68|368|
    Desnyanskyi|UA|51.51|31.32|180|
    Dessalines|HT|19.26|-72.52|182|
    Dessau|DE|51.84|12.25|68|
    Dessie|ET|11.13|39.63|270|
    Detmold|DE|51.94|8.87|74|
    Detroit|US|42.33|-83.05|646|America/Detroit
    Détroyt|US|Detroit
    Deutsch Brod|CZ|Havlíčkův Brod
    Deutschendorf|SK|Poprad
    Deutz|DE|50.93|6.97|15|
    Dévényújfalu|SK|Devínska Nová Ves
    Devínska Nová Ves|SK|48.21|16.98|17|
    Devinskanova Vesmlyl|SK|Devínska Nová Ves
    Dewas|IN|22.97|76.06|290|
    Deyang|CN|31.13|104.38|735|
    Dezful|IR|32.38|48.41|265|
    Dezhou|CN|37.45|116.37|680|
    Dhaka|BD|23.71|90.41|10356|
    Dhamār|YE|14.54|44.41|160|
    Dhamtari|IN|20.71|81.55|102|
    Dhanbad|IN|23.80|86.43|1196|
    Dhangaḍhi̇̄|NP|28.70|80.59|205|
    Dharān|NP|26.81|87.28|173|
    Dharashiv|IN|18.18|76.04|112|
    Dhārāvi|IN|19.05|72.87|700|
    Dharmavaram|IN|14.41|77.72|122|
    Dhaulpur|IN|26.69|77.88|133|
    Dhirkot|PK|34.04|73.58|195|
    Dhule|IN|20.90|74.78|376|
    Dĩ An|VN|10.91|106.77|463|
    Diadema|BR|-23.69|-46.62|393|
    Diari-Békir|TR|Diyarbakır
    Diblin|IE|Dublin
    Dibrugarh|IN|27.48|94.91|145|
    Didao|CN|45.35|130.84|110|
    Dieburg|DE|49.90|8.85|15|
    Điện Bàn|VN|15.89|108.25|227|
    Diepholz|DE|52.61|8.37|17|
    Diepsloot|ZA|-25.93|28.01|350|
    Dietzenbach|DE|50.01|8.78|33|
    Diez de Octubre|CU|23.09|-82.36|227|
    Difelin|IE|Dublin
    Digos|PH|6.75|125.36|116|
    Digri|PK|25.16|69.11|235|
    Dihok|IQ|36.87|42.99|341|
    Dijon|FR|47.31|5.01|160|
    Dikirnis|EG|31.09|31.59|101|
    Dīla|ET|6.42|38.32|159|
    Dili|TL|-8.56|125.57|150|
    Dillenburg|DE|50.74|8.29|23|
    Dillí|IN|Delhi
    Dillí|IN|New Delhi
    Dillingen|DE|49.36|6.73|22|
    Dillingen an der Donau|DE|48.58|10.50|19|
    Dimäjk|SY|Damascus
    Dimāpur|IN|25.91|93.72|136|
    Dimitrovgrad|RU|54.21|49.62|132|Europe/Ulyanovsk
    Din Daeng|TH|13.79|100.57|130|
    Dinaig|PH|7.17|124.21|117|
    Dinajpur|BD|25.63|88.64|206|
    Dinapore|IN|25.64|85.05|153|
    Dinapur Nizamat|IN|25.64|85.05|182|
    Dindigul|IN|10.37|77.98|293|
    Dingolfing|DE|48.64|12.49|19|
    Dingxi|CN|35.57|104.62|421|
    Dingzhou|CN|38.51|114.99|153|
    Dinslaken|DE|51.56|6.74|67|
    Diobúití|DJ|Djibouti
    Diósgyőr|HU|48.10|20.68|18|
    Diourbel|SN|14.65|-16.24|158|
    Dire Dawa|ET|9.59|41.87|343|
    Dirschau|PL|Tczew
    Disūq|EG|31.13|30.65|149|
    Ditzingen|DE|48.83|9.07|24|
    Divinópolis|BR|-20.14|-44.89|231|
    Divlyn|IE|Dublin
    Divo|CI|5.84|-5.36|137|
    Dixinn|GN|9.55|-13.67|137|
    Diyarbakır|TR|37.91|40.22|1834|
    Djechin|CZ|Děčín
    Djelfa|DZ|34.67|3.26|266|
    Djibouti|DJ|11.59|43.15|627|
    Djibraltar|GI|Gibraltar
    D'jond'josh|HU|Gyöngyös
    D'jor|HU|Győr
    D'jula|HU|Gyula
    Dlhé diely|SK|48.15|17.05|30|
    Dněpropetrovsk|UA|Dnipro
    Dnieprodzierżyńsk|UA|Kamyanske
    Dnipro|UA|48.47|35.04|969|
    Dniprodzeržyns'k|UA|Kamyanske
    Dniprovskyi|UA|50.45|30.60|358|
    Döbeln|DE|51.12|13.11|24|
    Döbling|AT|48.25|16.33|75|
    Dodoma|TZ|-6.17|35.74|765|
    Doha|QA|25.29|51.53|345|
    Dohad|IN|22.83|74.26|119|
    Doilungdêqên|CN|29.66|90.99|137|
    Dokri|PK|27.37|68.10|125|
    Dolisie|CG|-4.20|12.67|121|
    Dolní Kubín|SK|Dolný Kubín
    Dolni Kubina|SK|Dolný Kubín
    Dol'nij Kubin|SK|Dolný Kubín
    Dolný Kubín|SK|49.21|19.30|18|
    Dolny Kubynas|SK|Dolný Kubín
    Domás|SY|Damascus
    Dombivali|IN|19.22|73.08|1247|
    Dombóvár|HU|46.38|18.14|21|
    Dombrova Gurniča|PL|Dąbrowa Górnicza
    Dombrova Gurnicha|PL|Dąbrowa Górnicza
    Dombrowa|PL|Dąbrowa Górnicza
    Don Benito|ES|38.96|-5.86|37|
    Donaueschingen|DE|47.96|8.50|22|
    Donaustadt|AT|48.23|16.46|187|
    Donauwörth|DE|48.72|10.78|18|
    Doncaster|GB|53.52|-1.13|114|
    D'ond'osh|HU|Gyöngyös
    Doněck|UA|Donetsk
    Donetsk|UA|48.02|37.80|902|
    Đống Đa|VN|21.01|105.83|372|Asia/Bangkok
    Ðông Hà|VN|16.82|107.10|164|Asia/Bangkok
    Đồng Hới|VN|17.47|106.62|134|Asia/Bangkok
    Đồng Xoài|VN|11.53|106.88|168|
    Dongguan|CN|23.02|113.75|9645|
    Donghae City|KR|37.54|129.11|101|
    Donghai|CN|22.95|115.64|265|
    Dongling|CN|41.81|123.58|171|
    Dongtai|CN|32.85|120.31|263|
    Dongyang|CN|29.27|120.23|130|
    Dongying|CN|37.46|118.49|999|
    Donostia / San Sebastián|ES|43.31|-1.97|185|
    Doolish|IM|Douglas
    D'or|HU|Győr
    Dordrecht|NL|51.81|4.67|119|
    Dormagen|DE|51.10|6.83|64|
    Dornbirn|AT|47.41|9.74|49|
    Dornbirnas|AT|Dornbirn
    Dorsten|DE|51.66|6.97|80|
    Dorstfeld|DE|51.50|7.41|28|
    Dortmund|DE|51.51|7.47|588|
    Dorūd|IR|33.49|49.06|122|
    Dos Hermanas|ES|37.28|-5.92|123|
    Dosquebradas|CO|4.84|-75.67|207|
    Dotzheim|DE|50.07|8.20|28|
    Douala|CM|4.05|9.70|1338|
    Doublino|IE|Dublin
    Douchanbé|TJ|Dushanbe
    Douglas|IM|54.15|-4.48|26|
    Douliu|TW|23.71|120.54|108|
    Dourados|BR|-22.22|-54.81|162|America/Campo_Grande
    Downey|US|33.94|-118.13|114|America/Los_Angeles
    Downtown|IO|-7.26|72.38|3|
    Drammen|NO|59.74|10.20|106|
    Drážďany|DE|Dresden
    Dreieich|DE|50.02|8.70|42|
    Drensteinfurt|DE|51.80|7.74|15|
    Dresden|DE|51.05|13.74|565|
    Dreta de l'Eixample|ES|41.40|2.17|44|
    Drézdén|DE|Dresden
    Drezno|DE|Dresden
    Drježdźany|DE|Dresden
    Drzetowo-Grabowo|PL|53.45|14.58|23|
    Dubai|AE|25.08|55.31|3790|
    Dubai Investments Park|AE|25.01|55.16|160|
    Dubai Marina|AE|25.09|55.15|120|
    Dublin|IE|53.33|-6.25|1024|
    Dublin Południowy|IE|South Dublin
    Dublín Sud|IE|South Dublin
    Dublina|IE|Dublin
    Dublinas|IE|Dublin
    Dublini|IE|Dublin
    Dublino|IE|Dublin
    Dublinu|IE|Dublin
    Dubnica na Vakhu|SK|Dubnica nad Váhom
    Dubnica-nad-Vagam|SK|Dubnica nad Váhom
    Dubnica-nad-Vagom|SK|Dubnica nad Váhom
    Dubnica nad Váhom|SK|48.96|18.17|22|
    Dubnica pie Vahas|SK|Dubnica nad Váhom
    Dubnica prie Vaho|SK|Dubnica nad Váhom
    Dubnitsa nad Vahom|SK|Dubnica nad Váhom
    Dubnjica na Vahu|SK|Dubnica nad Váhom
    Dúbravka|SK|48.19|17.04|36|
    Dubréka|GN|9.79|-13.52|182|
    Đức Phổ|VN|14.81|108.96|156|
    Đưc Trọng|VN|11.74|108.37|161|
    Duderstadt|DE|51.51|10.26|23|
    Dudley|GB|52.50|-2.08|199|
    Dueblin|IE|Dublin
    Duekoué|CI|6.74|-7.35|117|
    Duesseldorf|DE|Düsseldorf
    Duglas|IM|Douglas
    Duisbörj|DE|Duisburg
    Duisburg|DE|51.43|6.77|504|
    Duke de Kašijasas|BR|Duque de Caxias
    Dulenn|IE|Dublin
    Dülmen|DE|51.83|7.28|47|
    Dulsberg|DE|53.58|10.06|17|
    Dulyn|IE|Dublin
    Dūmā|SY|33.57|36.40|112|
    Dumaguete|PH|9.31|123.31|114|
    Dumai|ID|1.67|101.44|349|
    Důmbrowa|PL|Dąbrowa Górnicza
    Duna-Szerdahely|SK|Dunajská Streda
    Dunaharaszti|HU|47.35|19.10|17|
    Dunaiska Streda|SK|Dunajská Streda
    Dunaj|AT|Vienna
    Dunajská Streda|SK|47.99|17.61|23|
    Dunajska-Strehda|SK|Dunajská Streda
    Dunakeszi|HU|47.64|19.14|30|
    Dunakömlőd|HU|Paks
    Dunapentele|HU|Dunaújváros
    Dunaszerdahely|SK|Dunajská Streda
    Dunauivarošas|HU|Dunaújváros
    Dunaújváros|HU|46.96|18.94|50|
    Dunaujvarosh|HU|Dunaújváros
    Dunavska Sreda|SK|Dunajská Streda
    Dunayska Streda|SK|Dunajská Streda
    Dundee|GB|56.47|-2.97|148|
    Dundo|AO|-7.37|20.82|178|
    Dunedin|NZ|-45.87|170.50|133|
    Dunhua|CN|43.37|128.23|149|
    Dunhuang|CN|40.17|94.68|186|
    Düörpm|DE|Dortmund
    Duqlas|IM|Douglas
    Duque de Caxias|BR|-22.79|-43.31|818|
    Durango|ES|43.17|-2.63|28|
    Durban|ZA|-29.86|31.03|3338|
    Düren|DE|50.80|6.49|93|
    Durg|IN|21.19|81.28|269|
    Durgapur|IN|23.52|87.31|519|
    Durham|US|35.99|-78.90|258|
    Durrës|AL|41.32|19.45|196|
    Dušanbe|TJ|Dushanbe
    Dushanbe|TJ|38.54|68.78|679|
    Dusit|TH|13.78|100.52|108|
    Düsseldorf|DE|51.22|6.78|619|
    Düsseldorf-Pempelfort|DE|51.24|6.79|29|
    Dusseldörp|DE|Düsseldorf
    Düssldorf|DE|Düsseldorf
    Duusbörg|DE|Duisburg
    Duyun|CN|26.27|107.52|199|
    Düzce|TR|40.84|31.16|194|
    Dvur-Kralaveh-nad-Labehm|CZ|Dvůr Králové nad Labem
    Dvur Kralove|CZ|Dvůr Králové nad Labem
    Dvur Kralove na Labi|CZ|Dvůr Králové nad Labem
    Dvůr Králové nad Labem|CZ|50.43|15.81|16|
    Dvur Kralove prie Labes|CZ|Dvůr Králové nad Labem
    Dyflinn|IE|Dublin
    Dyoendyoes|HU|Gyöngyös
    Dżabalpur|IN|Jabalpur
    Džabalpuras|IN|Jabalpur
    Džaipur|IN|Jaipur
    Džaipuras|IN|Jaipur
    Dźajpur|IN|Jaipur
    Džajpura|IN|Jaipur
    Dżakarta|ID|Jakarta
    Dźalalpur Pirwala|PK|Jalalpur Pirwala
    Dźalandhar|IN|Jalandhar
    Džalandhara|IN|Jalandhar
    Džalandharas|IN|Jalandhar
    Džammú|IN|Jammu
    Džámnagar|IN|Jamnagar
    Džamnagaras|IN|Jamnagar
    Džamšedpur|IN|Jamshedpur
    Džamšedpura|IN|Jamshedpur
    Džamšedpuras|IN|Jamshedpur
    Džamu|IN|Jammu
    Džchang Sadaras|PK|Jhang Sadr
    Dzechyn|CZ|Děčín
    Džeda|SA|Jeddah
    Džedda|SA|Jeddah
    Džeimstauna|SH|Jamestown
    Džeimstaunas|SH|Jamestown
    Džeksonvila|US|Jacksonville
    Džeksonvilis|US|Jacksonville
    Džendžou|CN|Zhengzhou
    Džengdžou|CN|Zhengzhou
    Džengdžov|CN|Zhengzhou
    Dženova|IT|Genoa
    Dzerzhinsk|RU|56.24|43.46|233|
    Dzerzhonjuv|PL|Dzierżoniów
    Dzeržinsk|RU|Dzerzhinsk
    Dzeržinska|RU|Dzerzhinsk
    Dzeržinskas|RU|Dzerzhinsk
    Dzeržoniuvas|PL|Dzierżoniów
    Dzerzonova|PL|Dzierżoniów
    Dźěwin|DE|Magdeburg
    Džhang-Sadara|PK|Jhang Sadr
    Dzherzhon'ov|PL|Dzierżoniów
    Dzhjaldovo|PL|Działdowo
    Dzialdovas|PL|Działdowo
    Działdowo|PL|53.24|20.17|21|
    Dżibuti|DJ|Djibouti
    Džibutis|DJ|Djibouti
    Džida|SA|Jeddah
    Džidd|SA|Jeddah
    Džidda|SA|Jeddah
    Dziedzice|PL|Czechowice-Dziedzice
    Dzieozice|PL|Czechowice-Dziedzice
    Dzierżoniów|PL|50.73|16.65|34|
    Dzierżyńsk|RU|Dzerzhinsk
    Džilin|CN|Jilin
    Džinan|CN|Jinan
    Dzindžou|CN|Jinzhou
    Džining|CN|Jining
    Dzjaldovo|PL|Działdowo
    Dz'jor|HU|Győr
    Dźodhpur|IN|Jodhpur
    Džodhpura|IN|Jodhpur
    Džodhpuras|IN|Jodhpur
    Džódpur|IN|Jodhpur
    Džohar|RU|Grozny
    Džohhar|RU|Grozny
    Džohor Baru|MY|Johor Bahru
    Džondžu|KR|Jeonju
    Džordžtaun|GY|Georgetown
    Džordžtauna|GY|Georgetown
    Džordžtaunas|GY|Georgetown
    Džordžtaunas|KY|George Town
    Džordžtauns|GY|Georgetown
    Dżos|NG|Jos
    Dzsálandhár|IN|Jalandhar
    Dzsámnagar|IN|Jamnagar
    Dzsódhpur|IN|Jodhpur
    Dżudda|SA|Jeddah
    Džudžou|CN|Zhuzhou
    Džudžov|CN|Zhuzhou
    East Chattanooga|US|35.07|-85.25|154|
    East Flatbush|US|40.65|-73.93|178|
    East Hampton|US|37.04|-76.33|148|
    East Harlem|US|40.79|-73.94|116|
    East Helsinki|FI|60.21|25.08|171|
    East Independence|US|39.10|-94.36|111|America/Chicago
    East Jerusalem|PS|31.78|35.23|428|Asia/Hebron
    East London|ZA|-33.02|27.91|479|
    East Los Angeles|US|34.02|-118.17|126|America/Los_Angeles
    East New York|US|40.67|-73.88|173|
    Eastbourne|GB|50.77|0.28|102|
    Eberbach|DE|49.47|8.99|16|
    Ebersbach an der Fils|DE|48.72|9.52|16|
    Eberswalde|DE|52.83|13.82|42|
    Ebetsu|JP|43.11|141.55|134|
    Ebina|JP|35.38|139.40|137|
    Eblana|IE|Dublin
    Ébolowa|CM|2.90|11.15|101|
    Eburum|CZ|Olomouc
    Ebute Ikorodu|NG|6.60|3.49|536|
    Ecatepec de Morelos|MX|19.60|-99.06|1645|
    Écija|ES|37.54|-5.08|40|
    Eckernförde|DE|54.47|9.84|22|
    Ede|NG|7.74|4.44|160|
    Edéa|CM|3.80|10.13|104|
    Edewecht|DE|53.13|7.98|21|
    Édimbourg|GB|Edinburgh
    Edinburgh|GB|55.95|-3.20|515|
    Edinburgo|GB|Edinburgh
    Edirne|TR|41.68|26.56|180|
    Edison|US|40.52|-74.41|103|
    Edmonton|CA|53.55|-113.47|1011|America/Edmonton
    Edogawe|JP|35.69|139.87|698|
    Efon-Alaaye|NG|7.66|4.92|279|
    Eger|HU|47.90|20.37|54|
    Egera|HU|Eger
    Egeris|HU|Eger
    Egero|HU|Eger
    Egersee|HU|Zalaegerszeg
    Egerseg|HU|Zalaegerszeg
    Eggenberg|AT|47.07|15.40|21|
    Eggenstein-Leopoldshafen|DE|49.09|8.40|15|
    Egra|HU|Eger
    Egra|CZ|Cheb
    Egri|HU|Eger
    Ehger|HU|Eger
    Ehingen|DE|48.28|9.73|28|
    Ehl'bljong|PL|Elbląg
    Ehl'blong|PL|Elbląg
    Ehlk|PL|Ełk
    Ehrd|HU|Érd
    Ehstergom|HU|Esztergom
    Eibar|ES|43.18|-2.47|27|
    Eichenbrück|PL|Wągrowiec
    Eickau|HU|Ajka
    Eidelstedt|DE|53.61|9.91|35|
    Eilbek|DE|53.57|10.05|22|
    Eilenburg|DE|51.46|12.63|17|
    Eimbüddel|DE|Eimsbüttel
    Eimsbüttel|DE|53.57|9.96|269|
    Einbeck|DE|51.82|9.87|30|
    Eindhoven|NL|51.44|5.48|236|
    Eireaván|AM|Yerevan
    Eisenach|DE|50.98|10.32|41|
    Eisenhüttenstadt|DE|52.15|14.65|32|
    Eisenzicken|AT|47.28|16.26|54|
    Eisleben Lutherstadt|DE|51.53|11.55|23|
    Eislingen|DE|48.70|9.71|22|
    Eißendorf|DE|53.45|9.95|25|
    Eitorf|DE|50.77|7.45|20|
    Eixample|ES|41.39|2.16|266|
    Ejea de los Caballeros|ES|42.13|-1.14|17|
    Ejido|VE|8.55|-71.24|121|
    Ejigbo|NG|7.90|4.31|138|
    Ekatěrinburg|RU|Yekaterinburg
    Ekibastuz|KZ|51.72|75.32|121|
    El-Aaiún|EH|Laayoune
    El Achir|DZ|36.06|4.63|158|
    El Arahal|ES|37.26|-5.55|20|
    El Astillero|ES|43.40|-3.82|18|
    el Baix Guinardó|ES|41.41|2.17|26|
    el Besòs i el Maresme|ES|41.41|2.22|23|
    El Cajon|US|32.79|-116.96|104|America/Los_Angeles
    el Camp de l'Arpa del Clot|ES|41.41|2.18|38|
    el Camp d'en Grassot i Gràcia Nova|ES|41.41|2.17|34|
    El Campello|ES|38.43|-0.40|28|
    El Carmel|ES|41.42|2.16|31|
    el Clot|ES|41.41|2.19|27|
    El Daein|SD|11.46|26.13|265|
    El Dibir|SO|11.77|51.22|200|
    El Ejido|ES|36.78|-2.81|85|
    El Escorial|ES|40.58|-4.13|16|
    El Eulma|DZ|36.15|5.69|145|
    El Fasher|SD|13.63|25.35|253|
    El Geneina Fort|SD|13.47|22.46|134|
    El Goloso|ES|40.55|-3.70|19|
    El Grao|ES|39.97|0.01|16|
    el Guinardó|ES|41.42|2.17|36|
    El Jadida|MA|33.26|-8.51|213|
    El Kelaa des Srarhna|MA|32.05|-7.41|104|
    El Limón|VE|10.31|-67.63|148|
    El Masnou|ES|41.48|2.32|23|
    El Monte|US|34.07|-118.03|117|America/Los_Angeles
    El Mourouj|TN|36.71|10.21|121|
    El Obeid|SD|13.18|30.22|393|
    El Oued|DZ|33.36|6.86|187|
    El Paso|US|31.76|-106.49|679|America/Denver
    el Poblenou|ES|41.40|2.20|34|
    El Prat de Llobregat|ES|41.33|2.09|63|
    El Progreso|HN|15.40|-87.80|101|
    El Puerto de Santa María|ES|36.59|-6.23|88|
    el Putxet i el Farró|ES|41.41|2.14|29|
    el Raval|ES|41.38|2.17|46|
    El Tigre|VE|8.89|-64.25|222|
    el Turó de la Peira|ES|41.43|2.17|16|
    El Vendrell|ES|41.22|1.53|36|
    El Vigía|VE|8.61|-71.66|162|
    El Viso|ES|40.45|-3.68|27|
    El Viso del Alcor|ES|37.39|-5.72|19|
    Elazığ|TR|38.67|39.22|443|
    Elbasan|AL|41.11|20.08|101|
    Elbing|PL|Elbląg
    Elbinga|PL|Elbląg
    Elbingas|PL|Elbląg
    Elbląg|PL|54.15|19.41|128|
    El'bleng|PL|Elbląg
    El'blong|PL|Elbląg
    Elblonga|PL|Elbląg
    Elche|ES|38.26|-0.70|235|
    Elda|ES|38.48|-0.79|55|
    Eldoret|KE|0.52|35.27|476|
    Elektrostal’|RU|55.79|38.46|144|
    Elgin|US|42.04|-88.28|112|America/Chicago
    Elisabethstadt|HU|Erzsébetváros
    Élisabethville|CD|Lubumbashi
    Elista|RU|46.31|44.26|107|
    Elizabeth|US|40.66|-74.21|129|
    Ełk|PL|53.83|22.36|56|
    Elk Grove|US|38.41|-121.37|167|America/Los_Angeles
    Elka|PL|Ełk
    Ellwangen|DE|48.96|10.13|25|
    Elmhurst|US|40.74|-73.88|113|
    Elmplon'nk|PL|Elbląg
    Elmschenhagen|DE|54.29|10.19|17|
    Elmshorn|DE|53.75|9.66|49|
    Eloy Alfaro|EC|-2.17|-79.84|316|
    Elsdorf|DE|50.94|6.57|22|
    Elsin'ki|FI|Helsinki
    Eltville|DE|50.03|8.12|17|
    Eluru|IN|16.71|81.10|218|
    Elwing|PL|Elbląg
    Elzinki|FI|Helsinki
    Emalahleni|ZA|-25.87|29.23|373|
    Embajadores|ES|40.41|-3.70|46|
    eMbalenhle|ZA|-26.53|29.07|142|
    Embu das Artes|BR|-23.65|-46.85|251|
    Emden|DE|53.37|7.21|52|
    Eminabad|PK|32.04|74.26|151|
    Emmendingen|DE|48.12|7.85|27|
    Emmerich|DE|51.84|6.25|32|
    Emsdetten|DE|52.17|7.53|36|
    Encheng|CN|22.19|112.30|111|
    Endrőd|HU|Gyomaendrőd
    Endzhejuv|PL|Jędrzejów
    Enfield Town|GB|51.65|-0.08|157|
    Engels|RU|51.48|46.11|196|Europe/Saratov
    Engelsfeld|HU|Angyalföld
    Engelskirchen|DE|50.99|7.41|21|
    Enger|DE|52.14|8.56|20|
    Engerau|SK|Petržalka
    Engüri|TR|Ankara
    Ennepetal|DE|51.30|7.36|33|
    Ennigerloh|DE|51.84|8.03|21|
    Enschede|NL|52.22|6.90|154|
    Ensenada|MX|31.87|-116.60|444|America/Tijuana
    Enshi|CN|30.30|109.48|279|
    Entebbe|UG|0.06|32.48|103|
    Enterprise|US|36.03|-115.24|108|America/Los_Angeles
    Entrevías|ES|40.38|-3.67|35|
    Enugu|NG|6.44|7.50|950|
    Enúgwu|NG|Enugu
    Envigado|CO|6.18|-75.59|163|
    Eperies|SK|Prešov
    Eperjes|SK|Prešov
    Eppelborn|DE|49.40|6.97|18|
    Eppendorf|DE|53.59|9.99|25|
    Eppingen|DE|49.14|8.91|21|
    Epworth|ZW|-17.89|31.15|206|
    Erandio|ES|43.30|-2.97|24|
    Erbil|IQ|36.19|44.01|1613|
    Érd|HU|47.39|18.91|62|
    Erding|DE|48.31|11.91|34|
    Erebuni|AM|40.13|44.53|130|
    Ereğli|TR|37.51|34.05|156|
    Ereván|AM|Yerevan
    Erftstadt|DE|50.81|6.79|51|
    Erfurt|DE|50.98|11.04|219|
    Erkelenz|DE|51.08|6.32|45|
    Erkrath|DE|51.22|6.91|48|
    Erlangen|DE|49.59|11.01|103|
    Erlau|HU|Eger
    Ermelino Matarazzo|BR|-23.49|-46.47|112|
    Ermelo|ZA|-26.53|29.98|100|
    Ermitagaña|ES|42.81|-1.66|17|
    Ermua|ES|43.19|-2.50|16|
    Erode|IN|11.34|77.73|522|
    Errachidia|MA|31.93|-4.43|101|
    Errenteria|ES|43.31|-1.90|39|
    Erroma|IT|Rome
    Erša|HU|Budaörs
    Érsekújvár|SK|Nové Zámky
    Erwitte|DE|51.61|8.34|16|
    Erywań|AM|Yerevan
    Erzéroum|TR|Erzurum
    Erzincan|TR|39.74|39.49|151|
    Erzsébetfalva|HU|Pesterzsébet
    Erzsébetváros|HU|47.50|19.07|62|
    Erzurum|TR|39.91|41.28|768|
    Eschborn|DE|50.14|8.57|22|
    Eschwege|DE|51.18|10.05|21|
    Eschweiler|DE|50.82|6.27|56|
    Escondido|US|33.12|-117.09|151|America/Los_Angeles
    Escópia|MK|Skopje
    Escuintla|GT|14.30|-90.79|156|
    Eselsberg|DE|48.41|9.95|19|
    Ésén|DE|Essen
    Esenler|TR|41.04|28.88|520|
    Esenyurt|TR|41.03|28.68|984|
    Eski-chéhir|TR|Eskişehir
    Eskišechiras|TR|Eskişehir
    Eskişehir|TR|39.78|30.52|922|
    Eskišehira|TR|Eskişehir
    Eskiyüz|TR|Esenyurt
    Eslamshahr|IR|35.55|51.24|450|
    Esmeraldas|EC|0.96|-79.65|219|
    Esna|EG|25.29|32.55|463|
    Esparreguera|ES|41.54|1.87|22|
    Espelkamp|DE|52.38|8.62|26|
    Espenkrug|PL|Osowa
    Esplugues de Llobregat|ES|41.38|2.09|46|
    Espoo|FI|60.21|24.65|324|
    Essen|DE|51.46|7.01|593|
    Essling|AT|48.21|16.52|21|
    Esslingen|DE|48.74|9.30|92|
    Estambul|TR|Istanbul
    Estepona|ES|36.43|-5.15|67|
    Estergom|HU|Esztergom
    Estergon|HU|Esztergom
    Esterqom|HU|Esztergom
    Estetino|PL|Szczecin
    Estettin|PL|Szczecin
    Estocolm|SE|Stockholm
    Estocolme|SE|Stockholm
    Estocolmo|SE|Stockholm
    Estocolmu|SE|Stockholm
    Estokolma|SE|Stockholm
    Estokolmo|SE|Stockholm
    Estrasburgo|FR|Strasbourg
    Estrella|ES|40.41|-3.67|23|
    Esuk Oron|NG|4.80|8.25|112|
    Észak-Komárom|SK|Komárno
    Esztergom|HU|47.79|18.74|29|
    Etah|IN|27.56|78.66|131|
    Etāwah|IN|26.78|79.02|257|
    Etobicoke|CA|43.64|-79.57|365|
    Ettlingen|DE|48.94|8.41|39|
    Etwatwa|ZA|-26.13|28.45|152|
    Eugene|US|44.05|-123.09|177|America/Los_Angeles
    Eunápolis|BR|-16.38|-39.58|114|America/Bahia
    Euskirchen|DE|50.66|6.79|55|
    Eutin|DE|54.14|10.61|17|
    Evansville|US|37.97|-87.56|120|America/Chicago
    Evaton|ZA|-26.53|27.85|725|
    Everett|US|47.98|-122.20|108|America/Los_Angeles
    Eving|DE|51.55|7.48|22|
    Exeter|GB|50.72|-3.53|131|
    Ezeiza|AR|-34.85|-58.52|115|
    E’zhou|CN|30.40|114.89|669|
    Ezhou|CN|30.40|114.83|194|
    Facatativá|CO|4.81|-74.35|142|
    Faiknov|CZ|Sokolov
    Fairfield|US|38.25|-122.04|113|America/Los_Angeles
    Faisalabad|PK|31.42|73.09|3800|
    Falkenau|CZ|Sokolov
    Falkenhagener Feld|DE|52.55|13.17|39|
    Falkensee|DE|52.56|13.09|37|
    Falknov|CZ|Sokolov
    Fan-yü|CN|Guangzhou
    Fangchenggang|CN|21.77|108.36|276|
    Fanling|HK|22.49|114.14|263|
    Fāqūs|EG|30.73|31.80|117|
    Fardīs|IR|35.76|51.00|181|
    Fargo|US|46.88|-96.79|119|America/Chicago
    Faridabad|IN|28.41|77.31|1414|
    Farīdpur|BD|23.61|89.84|112|
    Farmsen-Berne|DE|53.61|10.12|35|
    Farrukhābād|IN|27.39|79.58|241|
    Fatehpur|IN|25.93|80.81|166|
    Fatih|TR|41.02|28.94|356|
    Favoriten|AT|48.16|16.38|202|
    Fayetteville|US|35.05|-78.88|202|
    Fayún|EG|Al Fayyum
    Fazenda Rio Grande|BR|-25.66|-49.31|149|
    Fehérvár|HU|Székesfehérvár
    Feira de Santana|BR|-12.27|-38.97|620|America/Bahia
    Felanitx|ES|39.47|3.15|18|
    Feldkirch|AT|47.24|9.60|33|
    Fel'dkirkh|AT|Feldkirch
    Fellbach|DE|48.81|9.28|44|
    Felsőgöd|HU|Göd
    Fendou|CN|46.64|124.86|226|
    Fengcheng|CN|29.83|107.06|176|
    Fengcheng|CN|34.70|116.59|162|
    Fengcheng|CN|40.45|124.07|121|
    Fenghuang|CN|27.94|109.60|370|
    Fengshan|TW|22.63|120.36|356|
    Fengxiang|CN|30.86|121.47|1141|
    Féniks|US|Phoenix
    Fennpfuhl|DE|52.53|13.47|34|
    Ferencváros|HU|47.48|19.09|59|
    Ferencvarosh|HU|Ferencváros
    Fergana|UZ|40.38|71.78|299|
    Fernando de la Mora|PY|-25.34|-57.52|120|
    Ferrara|IT|44.84|11.62|132|
    Ferraz de Vasconcelos|BR|-23.54|-46.37|179|
    Ferrol|ES|43.48|-8.23|67|
    Fes|MA|34.03|-5.00|1192|
    Fès al Bali|MA|34.07|-4.95|156|
    Feulegaß|HU|Kiskunfélegyháza
    Fianarantsoa|MG|-21.45|47.09|203|
    Fiena|AT|Vienna
    Figueres|ES|42.27|2.96|46|
    Filachas|AT|Villach
    Filadelfiä|US|Philadelphia
    Filadélfiye|US|Philadelphia
    Filakh|AT|Villach
    Filderstadt|DE|48.66|9.22|44|
    Fillach|AT|Villach
    Fillaha|AT|Villach
    Fillakh|AT|Villach
    Finsterwalde|DE|51.63|13.71|19|
    Firenze|IT|Florence
    Fīrozābād|IN|27.15|78.40|306|
    Firozpur|IN|30.93|74.61|110|
    Fischeln|DE|51.30|6.59|26|
    Flatow|PL|Złotów
    Flensburg|DE|54.79|9.44|86|
    Flórans|IT|Florence
    Florence|IT|43.78|11.25|367|
    Florencia|CO|1.62|-75.60|168|
    Florencja|IT|Florence
    Flórens|IT|Florence
    Florénsa|IT|Florence
    Florenz|IT|Florence
    Florianópolis|BR|-27.60|-48.55|509|
    Floridablanca|CO|7.06|-73.09|268|
    Floridsdorf|AT|48.25|16.40|163|
    Flörsheim|DE|50.01|8.43|20|
    Flying Fish Cove|CX|-10.42|105.68|0|
    Fo-šan|CN|Foshan
    Foggia|IT|41.46|15.55|137|
    Fokváros|ZA|Cape Town
    Fontana|US|34.09|-117.44|213|America/Los_Angeles
    Fontanar|CU|23.02|-82.41|179|
    Fontarrón|ES|40.40|-3.65|17|
    Forchheim|DE|49.72|11.06|30|
    Fordon|PL|53.15|18.17|70|
    Forlì|IT|44.22|12.04|117|
    Formosa|AR|-26.18|-58.17|222|America/Argentina/Cordoba
    Formosa|BR|-15.54|-47.33|116|
    Forst|DE|51.74|14.64|23|
    Fort Collins|US|40.59|-105.08|171|America/Denver
    Fort-de-France|MQ|14.60|-61.07|90|
    Fort Lauderdale|US|26.12|-80.14|183|
    Fort Pienc|ES|41.39|2.18|32|
    Fort Wayne|US|41.13|-85.13|260|America/Indiana/Indianapolis
    Fort Worth|US|32.73|-97.32|1008|America/Chicago
    Fortaleza|BR|-3.72|-38.54|2400|America/Fortaleza
    Fortechnyi|UA|48.50|32.25|167|
    Fošanas|CN|Foshan
    Foshan|CN|23.03|113.13|9043|
    Fót|HU|47.62|19.19|17|
    Foumban|CM|5.73|10.90|130|
    Foz do Iguaçu|BR|-25.55|-54.59|297|
    Franca|BR|-20.54|-47.40|359|
    Franceville|GA|-1.63|13.58|133|
    Fráncfort|DE|Frankfurt am Main
    Fráncfort del Meno|DE|Frankfurt am Main
    Fráncfort d'o Meno|DE|Frankfurt am Main
    Francisco Morato|BR|-23.28|-46.75|165|
    Francistown|BW|-21.17|27.51|103|
    Franco da Rocha|BR|-23.32|-46.73|145|
    Francuforti suprô Menu|DE|Frankfurt am Main
    Frankenberg|DE|51.06|8.80|18|
    Frankenstein|PL|Ząbkowice Śląskie
    Frankenthal|DE|49.53|8.35|47|
    Frankfurt|DE|Frankfurt am Main
    Frankfurt am Main|DE|50.12|8.68|650|
    Frankfurt (Oder)|DE|52.35|14.55|57|
    Französisch Buchholz|DE|52.60|13.43|21|
    Frechen|DE|50.91|6.81|52|
    Frederícia|BR|João Pessoa
    Freetown|SL|8.49|-13.24|803|
    Freguesia do Ó|BR|-23.50|-46.70|137|
    Freiberg|DE|50.91|13.34|44|
    Freiberg am Neckar|DE|48.93|9.20|15|
    Freiburg|DE|48.00|7.85|237|
    Freilassing|DE|47.84|12.98|16|
    Freising|DE|48.40|11.75|43|
    Freistadt|CZ|Karviná
    Freital|DE|51.00|13.65|39|
    Fremont|US|37.55|-121.99|232|America/Los_Angeles
    Fresnillo|MX|23.17|-102.87|143|
    Fresno|US|36.75|-119.77|542|America/Los_Angeles
    Freudenberg|DE|50.90|7.87|19|
    Freudenstadt|DE|48.47|8.41|24|
    Freudenthal|CZ|Bruntál
    Fridek-Mistek|CZ|Frýdek-Místek
    Fridekmisteka|CZ|Frýdek-Místek
    Friedberg|DE|48.36|10.98|30|
    Friedberg|DE|50.34|8.76|27|
    Friedeck|CZ|Frýdek-Místek
    Friedek|CZ|Frýdek-Místek
    Friedenau|DE|52.47|13.33|28|
    Friedrichsdorf|DE|50.25|8.64|24|
    Friedrichsfelde|DE|52.51|13.51|55|
    Friedrichshafen|DE|47.66|9.48|58|
    Friedrichshagen|DE|52.45|13.62|19|
    Friedrichshain|DE|52.52|13.45|118|
    Friesoythe|DE|53.02|7.86|20|
    Frisco|US|33.15|-96.82|154|America/Chicago
    Fristat|CZ|Karviná
    Frohnau|DE|52.63|13.29|17|
    Fröndenberg|DE|51.48|7.77|21|
    Frybork|PL|Świebodzice
    Frydak-Mistak|CZ|Frýdek-Místek
    Frýdek|CZ|Frýdek-Místek
    Frýdek-Místek|CZ|49.68|18.35|54|
    Fryštát|CZ|Karviná
    Frysztat|CZ|Karviná
    Ftohomána|GR|Thessaloníki
    Fu-čou|CN|Fuzhou
    Fu-čou|CN|Fuzhou
    Fu-šun|CN|Fushun
    Fu’an|CN|27.09|119.64|154|
    Fuchū|JP|35.67|139.48|263|
    Fuding|CN|27.33|120.21|192|
    Fudžou|CN|Fuzhou
    Fuencarral|ES|40.50|-3.68|239|
    Fuencarral-El Pardo|ES|40.50|-3.73|220|
    Fuenfkirchen|HU|Pécs
    Fuengirola|ES|36.54|-4.62|71|
    Fuenlabrada|ES|40.28|-3.79|190|
    Fuente del Berro|ES|40.42|-3.66|21|
    Fujairah|AE|25.12|56.34|119|
    Fuji|JP|35.17|138.68|245|
    Fuji|CN|29.15|105.37|132|
    Fujieda|JP|34.87|138.27|145|
    Fujimino|JP|35.90|139.52|114|
    Fujinomiya|JP|35.22|138.62|133|
    Fujisawa|JP|35.35|139.48|440|
    Fukayachō|JP|36.20|139.28|141|
    Fukui-shi|JP|36.06|136.22|262|
    Fukuoka|JP|33.60|130.42|1612|
    Fukushima|JP|37.75|140.47|294|
    Fukuyama|JP|34.48|133.37|469|
    Fulda|DE|50.55|9.68|64|
    Fuling|CN|29.71|107.39|269|
    Fullerton|US|33.87|-117.93|141|America/Los_Angeles
    Funafuti|TV|-8.52|179.19|6|
    Funchal|PT|32.67|-16.93|106|Atlantic/Madeira
    Fünfhaus|AT|48.20|16.32|76|
    Fünfkirchen|HU|Pécs
    Funtua|NG|11.52|7.31|137|
    Funza|CO|4.72|-74.21|117|
    Fürstenfeldbruck|DE|48.18|11.25|34|
    Fürstenwalde|DE|52.36|14.06|34|
    Fürth|DE|49.48|10.99|132|
    Fushun|CN|41.89|123.94|1401|
    Füssen|DE|47.57|10.70|16|
    Fušunas|CN|Fushun
    Fuxin|CN|42.02|121.66|689|
    Fuyang|CN|32.90|115.82|1769|
    Fuyu|CN|45.18|124.82|139|
    Fuzhou|CN|26.06|119.31|3740|
    Fuzhou|CN|27.96|116.33|1090|
    Fužov|CN|Fuzhou
    Fyzābād|IN|26.78|82.15|153|
    Gabela|AO|-10.85|14.38|117|
    Gabès|TN|33.88|10.10|110|
    Gablonz|CZ|Jablonec nad Nisou
    Gaborone|BW|-24.65|25.91|246|
    Gadag|IN|15.43|75.63|173|
    Gadag-Betageri|IN|15.42|75.62|173|
    Gądów-Popowice Pd.|PL|Gądów-Popowice Południowe
    Gądów-Popowice Południowe|PL|51.13|16.97|25|
    Gaggenau|DE|48.80|8.33|30|
    Gagnoa|CI|6.13|-5.95|277|
    Gainesville|US|29.65|-82.32|145|
    Gaj|PL|51.08|17.04|19|
    Gajdubesermen'|HU|Hajdúböszörmény
    Gajnauka|PL|Hajnówka
    Gajnivka|PL|Hajnówka
    Gajowice|PL|51.10|17.00|22|
    Gajuwaka|IN|17.70|83.22|259|
    Gałacz|RO|Galaţi
    Galanta|SK|48.19|17.73|15|
    Galapagar|ES|40.58|-4.00|32|
    Galaţi|RO|45.44|28.05|218|
    Galdakao|ES|43.23|-2.84|29|
    Gáldar|ES|28.15|-15.65|24|Atlantic/Canary
    Galeneu|PL|Goleniów
    Galgóc|SK|Hlohovec
    Gallus|DE|50.10|8.63|42|
    Gama|BR|-16.03|-48.07|139|
    Gamonal|ES|42.36|-3.67|60|
    Gandajika|CD|-6.75|23.95|208|Africa/Lubumbashi
    Ganderkesee|DE|53.04|8.55|31|
    Gāndhīdhām|IN|23.08|70.13|248|
    Gandhinagar|IN|23.22|72.68|293|
    Gandia|ES|38.97|-0.18|74|
    Gandlava|SK|Handlová
    Gandlova|SK|Handlová
    Gandžov|CN|Ganzhou
    Gangāpur|IN|26.47|76.72|120|
    Gangavati|IN|15.43|76.53|115|
    Gangneung|KR|37.75|128.87|208|
    Gangtok|IN|27.33|88.61|100|
    Gangu Chengguanzhen|CN|34.74|105.33|104|
    Ganja|AZ|40.68|46.36|331|
    Ganzhou|CN|25.85|114.93|1977|
    Gao|ML|16.27|-0.04|133|
    Gaojing|CN|31.32|121.48|128|
    Gaomi|CN|36.38|119.75|392|
    Gaoping|CN|30.78|106.10|204|
    Gaozhou|CN|21.92|110.86|292|
    Gapan|PH|15.31|120.95|130|
    Garanhuns|BR|-8.88|-36.50|151|America/Recife
    Garbsen|DE|52.41|9.59|63|
    Garching|DE|48.25|11.65|18|
    Garden Grove|US|33.77|-117.94|175|America/Los_Angeles
    Gardez|AF|33.60|69.23|104|
    Garhi Khairo|PK|28.06|67.98|193|
    Garissa|KE|-0.45|39.65|163|
    Garland|US|32.91|-96.64|237|America/Chicago
    Garmisch-Partenkirchen|DE|47.49|11.10|26|
    Gartenstadt|DE|49.46|8.40|18|
    Garut|ID|-7.25|107.92|132|
    Garvolin|PL|Garwolin
    Garvolina|PL|Garwolin
    Garwolin|PL|51.90|21.61|16|
    Gashua|NG|12.87|11.04|126|
    Gasteiz / Vitoria|ES|42.85|-2.67|257|
    Gatineau|CA|45.48|-75.70|300|
    Gauháti|IN|Guwahati
    Gauting|DE|48.07|11.38|19|
    Gavà|ES|41.31|2.00|46|
    Gavirsov|CZ|Havířov
    Gavirzhau|CZ|Havířov
    Gavirzhov|CZ|Havířov
    Gavlichkov Brod|CZ|Havlíčkův Brod
    Gavlichkuv-Brod|CZ|Havlíčkův Brod
    Gaya|IN|24.80|85.00|474|
    Gaza|PS|31.50|34.47|410|
    Gaziantep|TR|37.06|37.38|2222|
    Gazipur|BD|24.00|90.42|2675|
    Gaztambide|ES|40.43|-3.71|23|
    Gboko|NG|7.32|9.00|365|
    Gbongan|NG|7.48|4.35|139|
    Gdanjsk|PL|Gdańsk
    Gdańsk|PL|54.35|18.65|487|
    Gdanska|PL|Gdańsk
    Gdanskas|PL|Gdańsk
    Gdansko Pruščas|PL|Pruszcz Gdański
    Gdansko Starogardas|PL|Starogard Gdański
    Gdina|PL|Gdynia
    Gdingen|PL|Gdynia
    Gdiniô|PL|Gdynia
    Gdinja|PL|Gdynia
    Gdinya|PL|Gdynia
    Gduńsk|PL|Gdańsk
    Gdyńa|PL|Gdynia
    Gdyně|PL|Gdynia
    Gdynia|PL|54.52|18.53|257|
    Gdynja|PL|Gdynia
    Gebze|TR|40.80|29.43|281|
    Gedanum|PL|Gdańsk
    Gedele|HU|Gödöllő
    Gedelle|HU|Gödöllő
    Geelong|AU|-38.15|144.36|283|Australia/Melbourne
    Geesthacht|DE|53.44|10.37|29|
    Geidorf|AT|47.08|15.44|25|
    Geilenkirchen|DE|50.97|6.12|28|
    Geislingen an der Steige|DE|48.62|9.83|29|
    Geita|TZ|-2.87|32.23|318|
    Gejiu|CN|23.36|103.15|136|
    Geldern|DE|51.52|6.32|34|
    Gelnhausen|DE|50.20|9.19|22|
    Gelsenkiärken|DE|Gelsenkirchen
    Gelsenkirchen|DE|51.51|7.10|270|
    Gel'sinki|FI|Helsinki
    Gemena|CD|3.26|19.77|197|
    General Santos|PH|6.11|125.17|722|
    Geneva|CH|46.20|6.15|202|
    Genewa|CH|Geneva
    Genf|CH|Geneva
    Gengeß|HU|Gyöngyös
    Genoa|IT|44.40|8.94|580|
    Génova|IT|Genoa
    Gent|BE|51.05|3.72|265|
    Genúa|IT|Genoa
    Geoje|KR|34.81|128.71|233|
    George|ZA|-33.96|22.46|189|
    George Town|MY|5.41|100.34|158|
    George Town|KY|19.29|-81.37|29|
    Georgetown|GY|6.80|-58.16|235|
    Georgsmarienhütte|DE|52.20|8.04|31|
    Gera|DE|50.88|12.08|105|
    Gereida|SD|11.28|25.14|120|
    Geretsried|DE|47.86|11.48|23|
    Gerla|HU|Békéscsaba
    Gerlingen|DE|48.80|9.06|19|
    Germering|DE|48.13|11.38|41|
    Germersheim|DE|49.21|8.37|21|
    Germiston|ZA|-26.23|28.18|256|
    Gernika-Lumo|ES|43.32|-2.68|16|
    Gersthofen|DE|48.42|10.87|20|
    Gerüsalem|IL|Jerusalem
    Gescher|DE|51.95|7.00|17|
    Geseke|DE|51.64|8.51|21|
    Gesundbrunnen|DE|52.55|13.39|94|
    Getafe|ES|40.31|-3.73|188|
    Getterle|HU|Gödöllő
    Getxo|ES|43.36|-3.01|81|
    Gevelsberg|DE|51.32|7.34|33|
    Geylang|SG|1.32|103.89|110|
    Ghardaïa|DZ|32.49|3.67|143|
    Ghāziābād|IN|28.67|77.44|1199|
    Ghazīpur|IN|25.58|83.59|103|
    Ghazni|AF|33.55|68.42|141|
    Ghotki|PK|28.00|69.32|120|
    Ghulja|CN|43.92|81.32|269|Asia/Urumqi
    Gia Lâm|VN|21.02|105.94|309|Asia/Bangkok
    Giá Rai|VN|9.23|105.46|145|
    Giarotsin|PL|Jarocin
    Gibbilterra|GI|Gibraltar
    Gibilterra|GI|Gibraltar
    Gibraltar|GI|36.14|-5.35|27|
    Gibraltaras|GI|Gibraltar
    Gibraltaro|GI|Gibraltar
    Giengen an der Brenz|DE|48.62|10.24|20|
    Gierłoż|PL|54.08|21.50|28|
    Gießen|DE|50.59|8.68|89|
    Gifhorn|DE|52.48|10.55|43|
    Gifu|JP|35.42|136.76|403|
    Gijang|KR|35.24|129.21|176|
    Gijón|ES|43.54|-5.66|272|
    Gilbert|US|33.35|-111.79|248|America/Phoenix
    Gilching|DE|48.11|11.29|17|
    Gilgit|PK|35.92|74.31|217|
    Gillingham|GB|51.39|0.55|101|
    Gimcheon|KR|36.12|128.12|150|
    Gimpo-si|KR|37.62|126.71|203|
    Ginebra|CH|Geneva
    Gingoog|PH|8.83|125.10|139|
    Ginowan|JP|26.26|127.76|100|
    Ginsheim-Gustavsburg|DE|49.97|8.35|16|
    Girardot City|CO|4.30|-74.81|107|
    Giresun|TR|40.92|38.39|126|
    Girga|EG|26.34|31.89|151|
    Giridih|IN|24.19|86.31|115|
    Girón|CO|7.07|-73.17|108|
    Girona|ES|41.98|2.82|100|
    Gisenyi|RW|-1.70|29.26|172|
    Gitega|BI|-3.43|29.92|65|
    Gitschin|CZ|Jičín
    Gitzinum|CZ|Jičín
    Giula|HU|Gyula
    Giza|EG|30.01|31.21|4367|
    Gizé|EG|Giza
    Gizhic'ko|PL|Giżycko
    Gižicko|PL|Giżycko
    Giżycko|PL|54.04|21.76|30|
    GJenges|HU|Gyöngyös
    GJer|HU|Győr
    Gjodjolljo|HU|Gödöllő
    GJula|HU|Gyula
    GJungus|HU|Gyöngyös
    Gjur|HU|Győr
    Gladbeck|DE|51.57|6.99|75|
    Glaschú|GB|Glasgow
    Glasgow|GB|55.87|-4.26|626|
    Glatz|PL|Kłodzko
    Glauchau|DE|50.82|12.54|21|
    Glázgua|GB|Glasgow
    Glazov|RU|58.14|52.66|101|Europe/Samara
    Gleiwitz|PL|Gliwice
    Glendale|US|33.54|-112.19|240|America/Phoenix
    Glendale|US|34.14|-118.26|201|America/Los_Angeles
    Glinde|DE|53.54|10.21|16|
    Glivice|PL|Gliwice
    Glivices|PL|Gliwice
    Glivicy|PL|Gliwice
    Glivitse|PL|Gliwice
    Gliwice|PL|50.30|18.68|199|
    Glogau|PL|Głogów
    Glogov|PL|Głogów
    Glogova|PL|Głogów
    Glogovia|PL|Głogów
    Głogów|PL|51.66|16.08|65|
    Gloguv|PL|Głogów
    Gloguvas|PL|Głogów
    Głogůw|PL|Głogów
    Gloucester|CA|45.35|-75.63|150|
    Gloucester|GB|51.87|-2.24|132|
    Glovno|PL|Głowno
    Glowd|PL|Głowno
    Głowno|PL|51.96|19.72|15|
    Głuchołazy|PL|50.32|17.38|15|
    Gluholazi|PL|Głuchołazy
    Glukholazi|PL|Głuchołazy
    Glukholazy|PL|Głuchołazy
    Glywicy|PL|Gliwice
    Gnesen|PL|Gniezno
    Gnesna|PL|Gniezno
    Gnezna|PL|Gniezno
    Gnezno|PL|Gniezno
    Gnieznas|PL|Gniezno
    Gniezno|PL|52.53|17.58|70|
    Gò Vấp|VN|10.82|106.68|111|
    Goch|DE|51.68|6.16|34|
    Göd|HU|47.68|19.13|16|
    Godhra|IN|22.78|73.61|144|
    Göding|CZ|Hodonín
    Godmezevashargej|HU|Hódmezővásárhely
    Gödöllő|HU|47.60|19.36|32|
    Gödölö|HU|Gödöllő
    Godomè|BJ|6.39|2.35|253|
    Godonin|CZ|Hodonín
    Goedoello|HU|Gödöllő
    Gogenems|AT|Hohenems
    Gohlis|DE|51.37|12.37|46|
    Goianá|BR|Goiânia
    Goiânia|BR|-16.68|-49.25|1536|
    Gojra|PK|31.15|72.68|214|
    Gokalpur|IN|28.70|77.29|122|
    Gölbaşı|TR|39.79|32.81|165|
    Gold Coast|AU|-28.00|153.43|641|Australia/Brisbane
    Goldberg|PL|Złotoryja
    Goleniów|PL|53.56|14.83|23|
    Goleniuvas|PL|Goleniów
    Golenjuv|PL|Goleniów
    Golen'ov|PL|Goleniów
    Golenova|PL|Goleniów
    Golestān|IR|35.52|51.18|240|
    Golfe|AO|-8.87|13.26|656|
    Gollnow|PL|Goleniów
    Golonog|PL|Goleniów
    Gol’yanovo|RU|55.82|37.81|158|
    Goma|CD|-1.67|29.23|433|Africa/Lubumbashi
    Gombe|NG|10.29|11.17|560|
    Gómel|BY|Homyel'
    Gómez Palacio|MX|25.57|-103.50|257|America/Monterrey
    Gonbad-e Kāvūs|IR|37.25|55.17|152|
    Gondā City|IN|27.13|81.95|134|
    Gondal|IN|21.96|70.80|112|
    Gonder|ET|12.60|37.47|466|
    Gondiā|IN|21.46|80.19|133|
    Gongheyong|CN|22.76|113.79|205|
    Gongzhuling|CN|43.50|124.82|141|
    Gonsenheim|DE|50.00|8.20|25|
    Göppingen|DE|48.70|9.65|58|
    Gorakhpur|IN|29.45|75.67|1325|
    Gorakhpur|IN|26.77|83.37|674|
    Gorbitz|DE|51.05|13.66|22|
    Gorgān|IR|36.84|54.44|245|
    Görkau|CZ|Jirkov
    Gorlice|PL|49.66|21.16|29|
    Gorlices|PL|Gorlice
    Gorlici|PL|Gorlice
    Görlitz|DE|51.16|14.99|58|
    Górlovka|UA|Horlivka
    Gorłówka|UA|Horlivka
    Gorontalo|ID|0.54|123.06|205|Asia/Makassar
    Gorzow Velikopolski|PL|Gorzów Wielkopolski
    Gorzów Wielkopolski|PL|52.73|15.23|115|
    Gorzůw Wjelgopolski|PL|Gorzów Wielkopolski
    Goslar|DE|51.90|10.43|44|
    Gostin|PL|Gostyń
    Gostina|PL|Gostyń
    Gostingen|PL|Gostyń
    Gostinin|PL|Gostynin
    Gostinina|PL|Gostynin
    Gostyń|PL|51.88|17.01|21|
    Gostynin|PL|52.43|19.46|19|
    Gostynis|PL|Gostyń
    Göteborg|SE|Gothenburg
    Göteborq|SE|Gothenburg
    Gotenhafen|PL|Gdynia
    Gotha|DE|50.95|10.70|47|
    Gothenburg|SE|57.71|11.97|608|
    Gothenhafen|PL|Gdynia
    Gothiscandza|PL|Gdańsk
    Gottesberg|PL|Boguszów-Gorce
    Göttingen|DE|51.53|9.93|122|
    Gottvoldov|CZ|Zlín
    Gottwald|CZ|Zlín
    Gottwaldov|CZ|Zlín
    Governador Valadares|BR|-18.85|-41.95|251|
    Goya|ES|40.43|-3.67|29|
    Goyang-si|KR|37.66|126.83|1062|
    Gozhau Vel'kapol'ski|PL|Gorzów Wielkopolski
    Gozhov Velkopolski|PL|Gorzów Wielkopolski
    Gozhov Vjelkopolski|PL|Gorzów Wielkopolski
    Gozhuv-Velikopol'skij|PL|Gorzów Wielkopolski
    Gozhuv-Vel'kopol'ski|PL|Gorzów Wielkopolski
    Gozhuv-Vel'kopol's'kij|PL|Gorzów Wielkopolski
    Gožova Velkopolska|PL|Gorzów Wielkopolski
    Gožuv-Velkopolski|PL|Gorzów Wielkopolski
    Gožuvas|PL|Gorzów Wielkopolski
    Gqeberha|ZA|-33.96|25.61|1050|
    Grác|AT|Graz
    Graca|AT|Graz
    Gracas|AT|Graz
    Gràcia|ES|41.40|2.16|122|
    Graco|AT|Graz
    Grad Vatikan|VA|Vatican City
    Gradac|AT|Graz
    Gradac Kralove|CZ|Hradec Králové
    Gradec|AT|Graz
    Gradec Kralove|CZ|Hradec Králové
    Gradets Kralove|CZ|Hradec Králové
    Gradzec-Kralave|CZ|Hradec Králové
    Graecia|AT|Graz
    Graeva|PL|Grajewo
    Graevo|PL|Grajewo
    Grajaú|BR|-23.77|-46.67|385|
    Grajevas|PL|Grajewo
    Grajevo|PL|Grajewo
    Grajewo|PL|53.65|22.46|23|
    Gran|HU|Esztergom
    Graná|ES|Granada
    Granada|ES|37.19|-3.61|234|
    Granadilla de Abona|ES|28.12|-16.58|40|Atlantic/Canary
    Grand Prairie|US|32.75|-97.00|188|America/Chicago
    Grand Rapids|US|42.96|-85.67|195|America/Detroit
    Granice|CZ|Hranice
    Granollers|ES|41.61|2.29|61|
    Grao de Murviedro|ES|39.64|-0.24|62|
    Gratz|AT|Graz
    Graudenz|PL|Grudziądz
    Gravataí|BR|-29.94|-50.99|265|
    Gravesend|US|40.60|-73.97|112|
    Graz|AT|47.07|15.44|303|
    Greater Noida|IN|28.50|77.54|294|
    Greater Sudbury|CA|46.49|-80.99|166|
    Gredzadz|PL|Grudziądz
    Greeley|US|40.42|-104.71|109|America/Denver
    Green Bay|US|44.52|-88.02|105|America/Chicago
    Greensboro|US|36.07|-79.79|285|
    Grefrath|DE|51.34|6.34|16|
    Greifenberg|PL|Gryfice
    Greifenhagen|PL|Gryfino
    Greiz|DE|50.66|12.20|24|
    Grenoble|FR|45.18|5.71|159|
    Gresham|US|45.50|-122.43|111|America/Los_Angeles
    Greven|DE|52.09|7.59|35|
    Grevenbroich|DE|51.09|6.58|65|
    Gries|AT|47.06|15.42|29|
    Griesheim|DE|49.86|8.57|25|
    Grifice|PL|Gryfice
    Grifino|PL|Gryfino
    Grimma|DE|51.23|12.72|28|
    Gripenhagen|PL|Gryfino
    Gripiewo|PL|Gryfino
    Gröbenzell|DE|48.20|11.37|19|
    Grodzhisk Mazovecki|PL|Grodzisk Mazowiecki
    Grodzisk|PL|Grodzisk Mazowiecki
    Grodzisk-Mazovecki|PL|Grodzisk Mazowiecki
    Grodzis'k-Mazovec'kij|PL|Grodzisk Mazowiecki
    Grodzisk-Mazovetskiy|PL|Grodzisk Mazowiecki
    Grodzisk Mazowiecki|PL|52.10|20.63|27|
    Grodziska Mazovecka|PL|Grodzisk Mazowiecki
    Grogol|ID|-7.60|110.82|101|
    Gronau|DE|52.21|7.02|51|
    Groningen|NL|53.22|6.57|245|
    Gropiusstadt|DE|52.43|13.46|38|
    Grosní|RU|Grozny
    Groß-Gerau|DE|49.92|8.48|24|
    Groß Strehlitz|PL|Strzelce Opolskie
    Gross Strohlitz|PL|Strzelce Opolskie
    Groß-Umstadt|DE|49.87|8.93|21|
    Großenhain|DE|51.29|13.53|18|
    Großkirchen|HU|Nagykanizsa
    Großmichel|SK|Michalovce
    Großostheim|DE|49.92|9.08|16|
    Grózni|RU|Grozny
    Grozny|RU|43.31|45.69|297|
    Grubeshau|PL|Hrubieszów
    Grubeshev|PL|Hrubieszów
    Grubeshiv|PL|Hrubieszów
    Grubeshov|PL|Hrubieszów
    Grubeshuv|PL|Hrubieszów
    Grudzendz|PL|Grudziądz
    Grudzh'ondz|PL|Grudziądz
    Grudziądz|PL|53.48|18.75|93|
    Grudziondzas|PL|Grudziądz
    Grudzjondz|PL|Grudziądz
    Grudzjondza|PL|Grudziądz
    Grudz'ondz|PL|Grudziądz
    Grudźůndz|PL|Grudziądz
    Gruenberg|PL|Zielona Góra
    Grünberg|PL|Zielona Góra
    Gryfice|PL|53.92|15.20|17|
    Gryficy|PL|Gryfice
    Gryfina|PL|Gryfino
    Gryfinas|PL|Gryfino
    Gryfino|PL|53.25|14.49|21|
    Grytviken|GS|-54.28|-36.51|0|
    Grzegorze|PL|Grzegórzki
    Grzegórzki|PL|50.06|19.97|29|
    Grzymolowo|PL|Swarzędz
    Guacara|VE|10.23|-67.88|199|
    Guadalajara|MX|20.68|-103.35|1386|
    Guadalajara|ES|40.63|-3.16|93|
    Guadalajara de Buga|CO|3.90|-76.30|114|
    Guadalupe|MX|25.68|-100.26|674|America/Monterrey
    Guadalupe|MX|22.75|-102.52|170|
    Guadix|ES|37.30|-3.14|19|
    Guaianases|BR|-23.54|-46.41|109|
    Guanabacoa|CU|23.13|-82.30|113|
    Guanare|VE|9.04|-69.73|112|
    Guančžou|CN|Guangzhou
    Guandžou|CN|Guangzhou
    Guang’an|CN|30.47|106.64|858|
    Guangdžou|CN|Guangzhou
    Guangdžov|CN|Guangzhou
    Guangshui|CN|31.62|114.00|155|
    Guangyuan|CN|32.44|105.82|516|
    Guangzhou|CN|23.12|113.25|16097|
    Guankou|CN|28.16|113.63|1380|
    Guantánamo|CU|20.14|-75.21|273|
    Guará|BR|-15.81|-47.97|121|
    Guarapari|BR|-20.67|-40.50|125|
    Guarapuava|BR|-25.39|-51.47|182|
    Guaratinguetá|BR|-22.82|-45.19|118|
    Guardamar del Segura|ES|38.09|-0.66|16|
    Guarenas|VE|10.47|-66.62|249|
    Guarujá|BR|-23.99|-46.26|323|
    Guarulhos|BR|-23.46|-46.53|1170|
    Guatemala City|GT|14.64|-90.51|995|
    Guatire|VE|10.47|-66.54|228|
    Guayaquil|EC|-2.20|-79.89|2724|
    Guben|DE|51.95|14.71|22|
    Gubin|PL|51.95|14.73|17|
    Gubina|PL|Gubin
    Gubinas|PL|Gubin
    Gůchołazy|PL|Głuchołazy
    Gucun|CN|31.35|121.39|240|
    Gudan'sku|PL|Gdańsk
    Gudivāda|IN|16.44|81.00|118|
    Gudžranvala|PK|Gujranwala
    Gudźranwala|PK|Gujranwala
    Gudžrat|PK|Gujrat
    Guédiawaye|SN|14.77|-17.40|330|
    Guelma|DZ|36.46|7.43|120|
    Guelmim|MA|28.99|-10.06|129|
    Guelph|CA|43.55|-80.26|144|
    Guía de Isora|ES|28.21|-16.78|21|Atlantic/Canary
    Guigang|CN|23.12|109.59|1086|
    Guiguinto|PH|14.83|120.88|118|
    Guilin|CN|25.28|110.30|1572|
    Güimar|ES|28.31|-16.41|18|Atlantic/Canary
    Guindalera|ES|40.44|-3.67|42|
    Guixi|CN|30.33|107.35|189|
    Guiyang|CN|26.58|106.72|3037|
    Gujangbagh|CN|37.11|79.93|409|Asia/Urumqi
    Gujranwala|PK|32.16|74.19|2511|
    Gujrat|PK|32.57|74.08|574|
    Guli|CN|28.88|120.03|536|
    Gulin|CN|28.04|105.81|117|
    Gulu|UG|2.77|32.30|177|
    Gumenne|SK|Humenné
    Gumi|KR|36.11|128.34|405|
    Gummersbach|DE|51.03|7.56|53|
    Guna|IN|24.65|77.31|181|
    Gunan|CN|29.02|106.65|208|
    Gundupālaiyam|IN|11.94|79.80|300|
    Gunpo|KR|37.37|126.95|286|
    Gunsan|KR|35.98|126.71|265|
    Guntakal|IN|15.17|77.36|126|
    Guntur|IN|16.30|80.46|670|
    Guntúru|IN|Guntur
    Gunungsitoli|ID|1.29|97.61|137|
    Günzburg|DE|48.46|10.28|20|
    Gunzenhausen|DE|49.12|10.76|16|
    Gurgáon|IN|Gurugram
    Guri-si|KR|37.60|127.14|195|
    Gůrne Łaźiska|PL|Łaziska Górne
    Gurúè|MZ|-15.47|36.98|169|
    Gurugram|IN|28.46|77.03|887|
    Gusau|NG|12.17|6.66|227|
    Gustavia|BL|17.90|-62.85|6|
    Gustavo Adolfo Madero|MX|19.49|-99.11|1186|
    Güstrow|DE|53.80|12.17|31|
    Gütersloh|DE|51.91|8.38|96|
    Guwahati|IN|26.18|91.75|962|
    Guyong|PH|14.84|120.98|155|
    Guyuan|CN|36.01|106.28|412|
    Gwalior|IN|26.23|78.17|1054|
    Gwangju|KR|35.15|126.92|1401|
    Gwangmyeong|KR|37.48|126.87|358|
    Gwangyang|KR|34.94|127.70|154|
    Gweru|ZW|-19.45|29.82|158|
    Gyál|HU|47.38|19.22|22|
    Gyānpur|IN|25.33|82.47|200|
    Gydanysg|PL|Gdańsk
    Gyeongju|KR|35.84|129.21|245|
    Gyeongsan-si|KR|35.82|128.74|267|
    Gyirmót|HU|Győr
    Gyoer|HU|Győr
    Gyoma|HU|Gyomaendrőd
    Gyomaendrőd|HU|46.93|20.83|15|
    Gyón|HU|Dabas
    Gyöngyös|HU|47.78|19.93|33|
    Győr|HU|47.68|17.64|129|
    Győrszentiván|HU|Győr
    Gyula|HU|46.65|21.28|32|
    Gyulafirátót|HU|Veszprém
    Gyulavári|HU|Gyula
    Gyumri|AM|40.79|43.85|115|
    Hạ Long|VN|20.95|107.07|270|Asia/Bangkok
    Hà Tiên|VN|10.38|104.49|101|
    Hà Tĩnh|VN|18.34|105.91|266|Asia/Bangkok
    Haan|DE|51.19|7.01|29|
    Haar|DE|48.11|11.73|18|
    Haarlem|NL|52.38|4.64|163|
    Habikino|JP|34.55|135.59|109|
    Hābra|IN|22.84|88.66|139|
    Hachinohe|JP|40.50|141.50|239|
    Hachiōji|JP|35.66|139.32|579|
    Hačiodžis|JP|Hachiōji
    Ḩadā’iq al Qubbah|EG|30.09|31.28|340|
    Hadano|JP|35.37|139.22|164|
    Hadejia|NG|12.45|10.04|111|
    Hadházytelep|HU|Debrecen
    Haeju|KP|38.04|125.71|222|
    Hafar Al-Batin|SA|28.43|45.97|272|
    Hafizabad|PK|32.07|73.69|319|
    Hafnia|DK|Copenhagen
    Hága|NL|The Hague
    Hagåtña|GU|13.48|144.75|1|
    Hagen|DE|51.36|7.47|199|
    Hagonoy|PH|14.83|120.73|124|
    Hai Bà Trưng|VN|21.01|105.85|304|Asia/Bangkok
    Hải Châu|VN|15.92|108.13|131|
    Hải Dương|VN|20.94|106.33|241|Asia/Bangkok
    Haicheng|CN|40.85|122.75|192|
    Haifa|IL|32.81|35.00|285|
    Haiger|DE|50.74|8.21|20|
    Haikou|CN|20.03|110.35|2873|
    Haikou|CN|24.78|102.58|113|
    Ha'il|SA|27.52|41.69|606|
    Hailar|CN|49.20|119.70|211|
    Hailin|CN|44.57|129.39|144|
    Hailun|CN|47.45|126.92|110|
    Haimen|CN|23.19|116.61|125|
    Hainuvka|PL|Hajnówka
    Haiphong|VN|20.86|106.68|2625|Asia/Bangkok
    Hajdarábád|IN|Hyderabad
    Hajdúböszörmény|HU|47.67|21.52|32|
    Hajdúnánás|HU|47.85|21.43|18|
    Hajdúszentgyörgy|HU|Debrecen
    Hajdúszoboszló|HU|47.45|21.40|24|
    Háje|CZ|50.04|14.53|22|
    Hājīpur|IN|25.69|85.21|148|
    Hajnówka|PL|52.74|23.58|22|
    Hajnuvka|PL|Hajnówka
    Hakenfelde|DE|52.56|13.21|31|
    Hakodate|JP|41.78|140.74|276|
    Halaš|HU|Kiskunhalas
    Halberstadt|DE|51.90|11.06|40|
    Haldensleben I|DE|52.29|11.41|20|
    Haldia|IN|22.06|88.11|171|
    Haldwani|IN|29.22|79.53|139|
    Halifax|CA|44.64|-63.58|472|America/Halifax
    Hālīsahar|IN|22.93|88.42|128|
    Halle|DE|52.06|8.36|21|
    Halle-Neustadt|DE|51.48|11.92|45|
    Halle (Saale)|DE|51.48|11.98|238|
    Halstenbek|DE|53.63|9.84|16|
    Haltern am See|DE|51.74|7.18|38|
    Halver|DE|51.19|7.50|18|
    Ḩalwān|EG|29.84|31.30|230|
    Hamadān|IR|34.80|48.51|528|
    Ḩamāh|SY|35.13|36.76|461|
    Hamamatsu|JP|34.70|137.73|792|
    Hambörg|DE|Hamburg
    Hambörj|DE|Hamburg
    Hambourg-Eimsbüttel|DE|Eimsbüttel
    Hamburg|DE|53.55|9.99|1974|
    Hamburg-Eimsbüttel|DE|Eimsbüttel
    Hamburg-Mitte|DE|53.55|10.02|301|
    Hamburg-Nord|DE|53.59|9.98|316|
    Hamburgo|DE|Hamburg
    Hameln|DE|52.10|9.36|59|
    Hamhŭng|KP|39.92|127.54|559|
    Hami|CN|42.83|93.51|246|Asia/Urumqi
    Hamilton|CA|43.25|-79.85|569|
    Hamilton|NZ|-37.78|175.28|192|
    Hamilton|BM|32.29|-64.78|1|
    Hamm|DE|51.68|7.82|179|
    Hamm|DE|53.55|10.06|38|
    Hammamet|TN|36.40|10.62|106|
    Hammanskraal|ZA|-25.41|28.29|113|
    Hamminkeln|DE|51.73|6.59|27|
    Hampton|US|37.03|-76.35|137|
    Hamzsabég|HU|Érd
    Hanam|KR|37.54|127.21|254|
    Hanau am Main|DE|50.13|8.91|89|
    Hančžou|CN|Hangzhou
    Handa|JP|34.88|136.93|118|
    Handan|CN|36.61|114.49|1358|
    Handeni|TZ|-5.43|38.02|109|
    Handlová|SK|48.73|18.76|16|
    Handžou|CN|Hangzhou
    Hanfeng|CN|31.17|108.40|197|
    Hangdžou|CN|Hangzhou
    Hangu|CN|39.25|117.79|208|
    Hangzhou|CN|30.29|120.16|9236|
    Hanjia|CN|29.30|108.16|108|
    Hannover|DE|52.37|9.73|515|
    Hannoversch Münden|DE|51.42|9.65|25|
    Hanofér|DE|Hannover
    Hanoi|VN|21.02|105.84|8054|Asia/Bangkok
    Hanóver|DE|Hannover
    Hansestadt Salzwedel|DE|52.85|11.15|21|
    Hansestadt Stade|DE|53.59|9.47|46|
    Hanumāngarh|IN|29.58|74.33|156|
    Hanzhong|CN|33.08|107.02|1007|
    Hāpur|IN|28.73|77.78|243|
    Harar|ET|9.31|42.12|157|
    Harare|ZW|-17.83|31.05|1543|
    Harbin|CN|45.75|126.65|5243|
    Harburg|DE|53.46|9.98|169|
    Hardoī|IN|27.39|80.13|123|
    Haren|DE|52.79|7.24|23|
    Hargeysa|SO|9.56|44.06|478|
    Haridwar|IN|29.95|78.16|186|
    Harlem|US|40.81|-73.95|116|
    Harpen|DE|51.50|7.29|16|
    Harrow|GB|51.58|-0.33|149|
    Harsewinkel|DE|51.96|8.23|24|
    Hartford|US|41.76|-72.69|121|
    Harunabad|PK|29.61|73.14|150|
    Harvestehude|DE|53.58|9.99|18|
    Haselhorst|DE|52.54|13.24|16|
    Hashtsāl|IN|28.63|77.06|177|
    Hasilpur|PK|29.69|72.55|168|
    Hassan|IN|13.01|76.10|155|
    Haßloch|DE|49.36|8.26|21|
    Hat Yai|TH|7.01|100.48|192|
    Hāthazāri|BD|22.51|91.81|498|
    Hāthras|IN|27.60|78.05|127|
    Hatiôzi|JP|Hachiōji
    Hatsukaichi|JP|34.35|132.33|114|
    Hattersheim|DE|50.07|8.49|25|
    Hattingen|DE|51.40|7.19|57|
    Hatvan|HU|47.67|19.68|20|
    Hausbruch|DE|53.47|9.88|17|
    Havana|CU|23.13|-82.38|2164|
    Haveli Lakha|PK|30.45|73.69|122|
    Havířov|CZ|49.78|18.44|83|
    Havirzova|CZ|Havířov
    Haviržovas|CZ|Havířov
    Havlíčkův Brod|CZ|49.61|15.58|24|
    Havn|FO|Tórshavn
    Ḩawallī|KW|29.33|48.03|164|
    Hawierzów|CZ|Havířov
    Hayward|US|37.67|-122.08|158|America/Los_Angeles
    Ḩayy Khildā|JO|31.99|35.84|251|
    Hazāribāgh|IN|23.99|85.36|154|
    Hebi|CN|35.73|114.29|635|
    Hebron|PS|31.53|35.09|160|Asia/Hebron
    Hechi|CN|24.69|108.08|330|
    Hechingen|DE|48.35|8.96|19|
    Hechuan|CN|29.99|106.26|377|
    Hedong|CN|23.92|115.78|102|
    Heerwegen|PL|Polkowice
    Hefei|CN|31.86|117.28|5050|
    Hegang|CN|47.35|130.29|743|
    Hegyvidék|HU|Budapest XII. kerület
    Heide|DE|54.20|9.10|21|
    Heidelberg|DE|49.41|8.69|143|
    Heidenau|DE|50.97|13.87|17|
    Heidenheim an der Brenz|DE|48.68|10.15|50|
    Heihe|CN|50.24|127.49|224|
    Heilbad Heiligenstadt|DE|51.38|10.14|17|
    Heilbronn|DE|49.14|9.22|121|
    Heiligenhaus|DE|51.33|6.97|28|
    Heiligensee|DE|52.61|13.25|18|
    Heilsberg|PL|Lidzbark Warmiński
    Heilsburg|PL|Lidzbark Warmiński
    Heilsincí|FI|Helsinki
    Heinsberg|DE|51.06|6.10|42|
    Hejiang|CN|28.81|105.83|137|
    Hellersdorf|DE|52.53|13.61|84|
    Hellín|ES|38.51|-1.70|31|
    Helma|PL|Chełm
    Helmno|PL|Chełmno
    Helmstedt|DE|52.23|11.01|26|
    Helmža|PL|Chełmża
    Helsenkis|FI|Helsinki
    Helsingborg|SE|56.05|12.69|104|
    Helsingfors|FI|Helsinki
    Helsingi|FI|Helsinki
    Helsingia|FI|Helsinki
    Helsinki|FI|60.17|24.94|659|
    Helsinkis|FI|Helsinki
    Helsinkium|FI|Helsinki
    Helsinko|FI|Helsinki
    Helsinky|FI|Helsinki
    Helsinqui|FI|Helsinki
    Helsínquia|FI|Helsinki
    Helsset|FI|Helsinki
    Hemer|DE|51.39|7.77|38|
    Hemmingen|DE|52.31|9.72|18|
    Henderson|US|36.04|-114.98|286|America/Los_Angeles
    Hengshan|CN|45.21|130.90|165|
    Hengshui|CN|37.74|115.68|522|
    Hengyang|CN|26.89|112.62|1076|
    Hennef (Sieg)|DE|50.78|7.28|48|
    Hennigsdorf|DE|52.64|13.20|26|
    Hepo|CN|23.43|115.83|131|
    Heppenheim an der Bergstrasse|DE|49.64|8.63|25|
    Hepu|CN|21.66|109.20|193|
    Herāt|AF|34.35|62.20|574|
    Herborn|DE|50.68|8.30|20|
    Herdecke|DE|51.40|7.44|26|
    Herford|DE|52.11|8.67|65|
    Hermosillo|MX|29.09|-110.97|812|America/Hermosillo
    Hermsdorf|DE|52.61|13.31|17|
    Hernals|AT|48.23|16.31|58|
    Hernani|ES|43.27|-1.98|20|
    Herne|DE|51.54|7.23|172|
    Heroica Guaymas|MX|27.92|-110.90|117|America/Hermosillo
    Heroica Matamoros|MX|25.88|-97.50|511|America/Matamoros
    Herrenberg|DE|48.60|8.87|34|
    Herten|DE|51.60|7.14|65|
    Herzogenaurach|DE|49.57|10.89|24|
    Herzogenrath|DE|50.87|6.09|47|
    Heshan|CN|28.57|112.35|1250|
    Hessisch Oldendorf|DE|52.17|9.25|20|
    Hetauda|NP|27.43|85.03|196|
    Hetény|HU|Kecskemét
    Hetényegyháza|HU|Kecskemét
    Hettstedt|DE|51.65|11.51|16|
    Heusenstamm|DE|50.06|8.80|19|
    Heusweiler|DE|49.34|6.93|20|
    Heydebreck|PL|Kędzierzyn-Koźle
    Heyuan|CN|23.73|114.68|464|
    Heze|CN|35.24|115.47|1347|
    Hezhou|CN|24.40|111.57|1005|
    Hialeah|US|25.86|-80.28|237|
    Hidalgo del Parral|MX|26.93|-105.67|105|America/Chihuahua
    Hiddenhausen|DE|52.17|8.62|21|
    Hiderábád|PK|Hyderabad
    Hietzing|AT|48.19|16.30|54|
    Higashihiroshima|JP|34.41|132.74|197|
    Higashikurume|JP|35.75|139.51|117|
    Higashimurayama|JP|35.75|139.47|152|
    Higashiosaka|JP|34.67|135.58|494|
    High Point|US|35.96|-80.01|110|
    High Wycombe|GB|51.63|-0.75|133|
    Hikone|JP|35.25|136.25|114|
    Hilchenbach|DE|51.00|8.11|16|
    Hilden|DE|51.17|6.93|57|
    Hildesheim|DE|52.15|9.95|103|
    Hille|DE|52.33|8.75|17|
    Hillsboro|US|45.52|-122.99|102|America/Los_Angeles
    Himamaylan|PH|10.10|122.87|117|
    Himeji|JP|34.82|134.70|530|
    Hindaun|IN|26.73|77.04|105|
    Hindenburg|PL|Zabrze
    Hindupur|IN|13.83|77.49|152|
    Hinganghāt|IN|20.55|78.84|102|
    Hino|JP|35.67|139.40|190|
    Hinthada|MM|17.65|95.46|135|
    Hirakata|JP|34.81|135.65|406|
    Hiratsuka|JP|35.33|139.34|258|
    Hird|HU|Pécs
    Hirnytskyi|UA|48.02|37.97|107|
    Hirosaki|JP|40.59|140.47|169|
    Hiroshima|JP|34.40|132.45|1201|
    Hirošima|JP|Hiroshima
    Hirschberg|PL|Jelenia Góra
    Hirschfeld|HU|Szarvas
    Hisar|IN|29.15|75.72|307|
    Hispanoamérica|ES|40.46|-3.68|31|
    Hitachi|JP|36.60|140.65|175|
    Hitachi-Naka|JP|36.40|140.53|157|
    Hlaingthaya|MM|16.85|96.07|688|
    Hlohov|PL|Głogów
    Hlohovec|SK|48.43|17.80|20|
    Hłohow|PL|Głogów
    Hlubočepy|CZ|50.04|14.40|23|
    Hlucholazy|PL|Głuchołazy
    Hnězdno|PL|Gniezno
    Ho|GH|6.60|0.47|131|
    Ho Chi Minh City|VN|10.82|106.63|14003|
    Hô Chi Minh Ville|VN|Ho Chi Minh City
    Ho Či Minovo Město|VN|Ho Chi Minh City
    Ho Ši Min|VN|Ho Chi Minh City
    Ho Ši Min Grad|VN|Ho Chi Minh City
    Ho Si Minh-város|VN|Ho Chi Minh City
    Hòa Bình|VN|20.82|105.34|105|Asia/Bangkok
    Hòa Cường|VN|16.04|108.18|119|
    Hòa Thành|VN|11.29|106.13|148|
    Hoàn Kiếm|VN|21.03|105.85|136|Asia/Bangkok
    Hoàng Mai|VN|19.27|105.72|113|Asia/Bangkok
    Hobart|AU|-42.88|147.33|255|Australia/Hobart
    Hochfeld|DE|51.42|6.75|16|
    Hochheim am Main|DE|50.01|8.35|17|
    Hočiminovo Mesto|VN|Ho Chi Minh City
    Hockenheim|DE|49.32|8.55|21|
    Hodmezevašarhelj|HU|Hódmezővásárhely
    Hódmezővásárhely|HU|46.42|20.33|44|
    Hodonín|CZ|48.85|17.13|24|
    Hodoscsépány|HU|Ózd
    Hodzeža|PL|Chodzież
    Hof|DE|50.31|11.91|49|
    Hofgeismar|DE|51.50|9.38|16|
    Hofheim am Taunus|DE|50.09|8.45|38|
    Hōfu|JP|34.05|131.57|117|
    Hoheluft-Ost|DE|53.58|9.98|23|
    Hohen Neuendorf|DE|52.68|13.28|22|
    Hohenems|AT|47.36|9.69|16|
    Hohensalza|PL|Inowrocław
    Hohenstein-Ernstthal|DE|50.80|12.71|17|
    Hohhot|CN|40.81|111.65|2350|
    Hoima|UG|1.43|31.35|123|
    Hoji ya Henda|AO|-8.81|13.29|642|
    Hojnice|PL|Chojnice
    Holešovice|CZ|50.10|14.45|38|
    Holguín|CU|20.89|-76.26|319|
    Hollywood|US|34.10|-118.33|168|America/Los_Angeles
    Hollywood|US|26.01|-80.15|150|
    Holmia|SE|Stockholm
    H̱olon|IL|32.01|34.78|196|
    Holzkirchen|DE|47.88|11.70|17|
    Holzminden|DE|51.83|9.45|21|
    Holzwickede|DE|51.50|7.63|18|
    Homburg|DE|49.33|7.34|45|
    Homeľ|BY|Homyel'
    Homenau|SK|Humenné
    Homonna|SK|Humenné
    Homs|SY|34.72|36.73|775|
    Homyel'|BY|52.43|30.98|501|
    Honchō|JP|35.70|139.99|645|
    Hondarribia|ES|43.37|-1.80|16|
    Hong Kong|HK|22.28|114.17|7396|
    Hong Kong Island|HK|22.26|114.18|1196|
    Hồng Ngự|VN|10.80|105.35|101|
    Honggang|CN|46.40|124.88|148|
    Hongkou|CN|31.25|121.49|688|
    Honiara|SB|-9.43|159.95|56|
    Honmachi|JP|32.50|130.60|123|
    Honolulu|US|21.31|-157.86|351|Pacific/Honolulu
    Hoofddorp|NL|52.30|4.69|133|
    Horb am Neckar|DE|48.44|8.69|26|
    Hörde|DE|51.48|7.50|28|
    Horlivka|UA|48.30|38.02|240|
    Horn|DE|53.55|10.09|38|
    Horní Měcholupy|CZ|50.05|14.57|15|
    Hörstel|DE|52.30|7.58|20|
    Horta|ES|41.44|2.16|27|
    Horta-Guinardó|ES|41.42|2.17|168|
    Hortaleza|ES|40.47|-3.64|162|
    Hortolândia|BR|-22.86|-47.22|234|
    Hosa’ina|ET|7.55|37.85|188|
    Hosapete|IN|15.27|76.39|206|
    Hoščno|PL|Choszczno
    Hoshiārpur|IN|31.54|75.91|169|
    Hošimina|VN|Ho Chi Minh City
    Hošiminh|VN|Ho Chi Minh City
    Hostafrancs|ES|41.38|2.14|16|
    Hostivař|CZ|50.05|14.52|19|
    Hosūr|IN|12.74|77.83|230|
    Hötting|AT|47.27|11.37|35|
    Hougang New Town|SG|1.36|103.89|228|
    Houston|US|29.76|-95.36|2314|America/Chicago
    Hövelhof|DE|51.82|8.65|16|
    Howrah|IN|22.58|88.32|1028|
    Höxter|DE|51.78|9.38|33|
    Hoyerswerda|DE|51.44|14.24|31|
    Hožova|PL|Chorzów
    Hradec Králové|CZ|50.21|15.83|91|
    Hranice|CZ|49.55|17.73|18|
    Hranices|CZ|Hranice
    Hrodna|BY|53.68|23.83|364|
    Hrom|IT|Rome
    Hrubešova|PL|Hrubieszów
    Hrubieszów|PL|50.81|23.89|19|
    Hrudima|CZ|Chrudim
    Hšanova|PL|Chrzanów
    Hsin-yü|CN|Xinyu
    Hsin-yü-chen|CN|Xinyu
    Hsin-yü-hsien|CN|Xinyu
    Hsin-yü-shih|CN|Xinyu
    Hsinchu|TW|24.80|120.97|454|
    Hsü-chia-hui|CN|Xuhui
    Hsü-chia-hui-chen|CN|Xuhui
    Hsü-chou|CN|Xuchang
    Hsü-chou|CN|Yibin
    Hsü-hui|CN|Xuhui
    Hsü-kou|CN|Huaibei
    Hsüchow|CN|Xuchang
    Hua Hin|TH|12.57|99.96|126|
    Huacheng|CN|24.07|115.61|101|
    Huadian|CN|42.97|126.74|139|
    Huai'an|CN|33.59|119.02|2494|
    Huaibei|CN|33.97|116.79|1113|
    Huaihua|CN|27.56|110.00|553|
    Huainan|CN|32.63|117.00|1667|
    Huambo|AO|-12.78|15.74|595|
    Huancayo|PE|-12.07|-75.21|456|
    Huanggang|CN|30.45|114.87|367|
    Huanggang|CN|23.68|117.00|226|
    Huangpu|CN|31.24|121.48|505|
    Huangshan|CN|29.71|118.31|461|
    Huangshi|CN|30.25|115.05|688|
    Huangši|CN|Huangshi
    Huangzhou|CN|30.45|114.80|123|
    Huánuco|PE|-9.93|-76.24|197|
    Huaraz|PE|-9.53|-77.53|119|
    Huayin|CN|34.57|110.07|242|
    Hub|PK|25.03|66.89|196|
    Hubballi|IN|15.35|75.13|944|
    Huby|PL|51.09|17.04|19|
    Huckarde|DE|51.53|7.42|17|
    Hückelhoven|DE|51.06|6.23|40|
    Hückeswagen|DE|51.15|7.34|16|
    Huddersfield|GB|53.65|-1.78|149|
    Hude|DE|53.11|8.47|16|
    Huế|VN|16.46|107.60|1380|Asia/Bangkok
    Huelva|ES|37.27|-6.94|144|
    Huercal-Overa|ES|37.39|-1.94|18|
    Huesca|ES|42.14|-0.41|54|
    Hugli|IN|22.91|88.40|177|
    Huicheng|CN|23.04|116.29|126|
    Huinong|CN|39.23|106.77|137|
    Huixing|CN|29.68|106.61|187|
    Huixquilucan|MX|19.36|-99.35|125|
    Huizhou|CN|23.11|114.42|2900|
    Hujdžov|CN|Huizhou
    Hulan|CN|45.89|126.58|109|
    Hulan Ergi|CN|47.20|123.63|265|
    Huludao|CN|40.75|120.84|944|
    Hulunbuir|CN|49.21|119.76|349|
    Humanes de Madrid|ES|40.25|-3.83|18|
    Humboldtkolonie|DE|50.93|6.99|15|
    Humen|CN|22.82|113.67|192|
    Humenné|SK|48.94|21.92|30|
    Hummelsbüttel|DE|53.65|10.04|17|
    Hüms|SY|Homs
    Hünfeld|DE|50.68|9.77|16|
    Hưng Yên|VN|20.65|106.05|119|Asia/Bangkok
    Hŭngnam|KP|39.84|127.63|346|
    Huntington Beach|US|33.66|-118.00|202|America/Los_Angeles
    Huntsville|US|34.73|-86.59|215|America/Chicago
    Huocheng|CN|44.05|80.87|360|Asia/Urumqi
    Hurghada|EG|27.26|33.81|207|
    Hürth|DE|50.87|6.87|55|
    Husum|DE|54.49|9.05|21|
    Hütteldorf|AT|Penzing
    Huyện Lâm Hà|VN|11.82|108.21|145|
    Huzhou|CN|30.87|120.09|1016|
    Hwado|KR|37.65|127.31|106|
    Hwaseong-si|KR|37.21|126.82|641|
    Hyderabad|IN|17.38|78.46|6993|
    Hyderabad|PK|25.40|68.38|1921|
    Hyesan|KP|41.40|128.18|193|
    I-Amsterdami|NL|Amsterdam
    I-čchang|CN|Yichang
    I-čchun|CN|Yichun
    Iacárta|ID|Jakarta
    Iarúsailéim|IL|Jerusalem
    Iaşi|RO|47.17|27.60|379|
    Iaurinum|HU|Győr
    Ibadan|NG|7.38|3.91|3649|
    Ibagué|CO|4.44|-75.20|530|
    Ibanda|UG|-0.13|30.50|118|
    Ibaraki|JP|34.82|135.57|288|
    Ibarra|EC|0.35|-78.12|221|
    Ibb|YE|13.97|44.18|772|
    Ibbenbueren|DE|52.28|7.71|51|
    Ibi|ES|38.63|-0.57|24|
    Ibirité|BR|-20.02|-44.06|171|
    Ibiza|ES|38.91|1.43|50|
    Ibiza|ES|40.42|-3.67|21|
    ‘Ibrī|OM|23.23|56.52|163|
    Ica|PE|-14.08|-75.73|282|
    Ičan|CN|Yichang
    Ichalkaranji|IN|16.69|74.46|287|
    Icheon-si|KR|37.28|127.44|196|
    Ichihara|JP|35.52|140.08|284|
    Ichikawa|JP|35.73|139.91|497|
    Ichinomiya|JP|35.30|136.80|380|
    Ichinoseki|JP|38.92|141.13|114|
    Icod de los Vinos|ES|28.37|-16.71|24|Atlantic/Canary
    Idar-Oberstein|DE|49.71|7.31|29|
    Idkū|EG|31.31|30.30|177|
    Idlib|SY|35.93|36.63|129|
    Idstein|DE|50.22|8.27|26|
    Iereván|AM|Yerevan
    Ifakara|TZ|-8.13|36.68|206|
    Igarassu|BR|-7.83|-34.91|122|America/Recife
    Igboho|NG|8.84|3.76|137|
    Iğdır|TR|39.92|44.05|102|
    Iglau|CZ|Jihlava
    Igława|CZ|Jihlava
    Igló|SK|Spišská Nová Ves
    Iguala de la Independencia|MX|18.35|-99.54|118|
    Igualada|ES|41.58|1.62|39|
    Iguatemi|BR|-23.61|-46.43|150|
    Iida|JP|35.52|137.82|102|
    Iizuka|JP|33.64|130.69|126|
    Ijebu-Igbo|NG|6.97|4.00|109|
    Ijebu Ode|NG|6.82|3.92|360|
    Ijero-Ekiti|NG|7.82|5.07|168|
    Ijok|MY|3.32|101.40|101|
    Ikare|NG|7.53|5.75|465|
    Ikeda|JP|34.82|135.43|105|
    Ikeja|NG|6.60|3.34|313|
    Ikere-Ekiti|NG|7.50|5.23|103|
    Ikire|NG|7.37|4.19|222|
    Ikirun|NG|7.91|4.67|134|
    Ikoma|JP|34.68|135.70|121|
    Ikot Ekpene|NG|5.18|7.71|255|
    Iksan|KR|35.94|126.95|307|
    Ila Orangun|NG|8.02|4.90|179|
    Ilagan|PH|17.15|121.89|164|
    Īlām|IR|33.64|46.42|141|
    Ilava|PL|Iława
    Iława|PL|53.60|19.57|33|
    Ile-Ife|NG|7.48|4.56|560|
    Ilebo|CD|-4.33|20.59|117|Africa/Lubumbashi
    Ilesa|NG|7.63|4.74|325|
    Ilfingburg|PL|Elbląg
    Ilford|GB|51.56|0.07|168|
    Ilhéus|BR|-14.80|-39.03|155|America/Bahia
    Iligan|PH|8.23|124.24|343|
    Iligan City|PH|8.25|124.40|312|
    Ilkenau|PL|Olkusz
    Illertissen|DE|48.22|10.10|17|
    Illescas|ES|40.12|-3.85|21|
    Illingen|DE|49.37|7.05|18|
    Ilmenau|DE|50.68|10.92|39|
    Ilobu|NG|7.84|4.49|118|
    Iloilo|PH|10.70|122.56|474|
    ILondon|GB|London
    Ilorin|NG|8.50|4.54|1080|
    Ilyvó|UA|Lviv
    Imabari|JP|34.07|133.00|171|
    Imperatriz|BR|-5.53|-47.49|218|America/Fortaleza
    Imperial|ES|40.41|-3.72|22|
    Imphal|IN|24.81|93.94|277|
    Imus|PH|14.43|120.94|482|
    In Coruña|ES|A Coruña
    Inauroclau|PL|Inowrocław
    Inazawa|JP|35.25|136.78|135|
    Inca|ES|39.72|2.91|29|
    Inčchon|KR|Incheon
    Incheon|KR|37.46|126.71|3015|
    Inčhona|KR|Incheon
    Inčon|KR|Incheon
    Inčonas|KR|Incheon
    Inčuanas|CN|Yinchuan
    Inda Silasē|ET|14.10|38.28|100|
    Indaiatuba|BR|-23.09|-47.21|256|
    Independence|US|39.09|-94.42|117|America/Chicago
    Indianapolis|US|39.77|-86.16|888|America/Indiana/Indianapolis
    Indore|IN|22.72|75.83|1994|
    Indramayu|ID|-6.33|108.32|123|
    Indrzhikhuv-Gradec|CZ|Jindřichův Hradec
    Indrzhikhuv Khradec|CZ|Jindřichův Hradec
    İnegol|TR|40.08|29.51|134|
    Inezgane|MA|30.36|-9.54|142|
    Ingelheim am Rhein|DE|49.97|8.06|25|
    Ingenio|ES|27.92|-15.43|29|Atlantic/Canary
    Inglewood|US|33.96|-118.35|112|America/Los_Angeles
    Ingolstadt|DE|48.77|11.42|121|
    Ingombota|AO|-8.82|13.23|145|
    Inisa|NG|7.85|4.33|164|
    Inkisi|CD|-5.13|15.05|115|
    Inner City|AT|Innere Stadt
    Innere Stadt|AT|48.21|16.37|16|
    Innsbruck|AT|47.26|11.39|132|
    Innschbruck|AT|Innsbruck
    Inovroclav|PL|Inowrocław
    Inovroclava|PL|Inowrocław
    Inovroclavas|PL|Inowrocław
    Inovrotslav|PL|Inowrocław
    Inowracław|PL|Inowrocław
    Inowrocław|PL|52.80|18.26|78|
    Insbruc|AT|Innsbruck
    Insbruk|AT|Innsbruck
    Insbruka|AT|Innsbruck
    Insbrukas|AT|Innsbruck
    Insein|MM|16.89|96.10|248|
    Insmprouk|AT|Innsbruck
    International City|AE|25.16|55.41|120|
    Inzai|JP|35.83|140.16|105|
    Inzbruk|AT|Innsbruck
    Ipatinga|BR|-19.47|-42.54|229|
    Ipiranga|BR|-23.60|-46.62|116|
    Ipoh|MY|4.58|101.08|760|
    Ipojuca|BR|-8.40|-35.06|106|America/Recife
    Ipswich|GB|52.06|1.16|179|
    Iquique|CL|-20.21|-70.15|200|
    Iquitos|PE|-3.75|-73.25|378|
    Irákleion|GR|35.33|25.14|137|
    Iranshahr|IR|27.20|60.68|131|
    Irapuato|MX|20.67|-101.36|381|
    Irbid|JO|32.56|35.85|569|
    Irbíl|IQ|Erbil
    Irewe|NG|6.42|3.14|139|
    Iriga City|PH|13.43|123.41|115|
    Iringa|TZ|-7.77|35.70|202|
    Irkutsk|RU|52.30|104.29|624|Asia/Irkutsk
    Irownoclaw|PL|Inowrocław
    Iruma|JP|35.82|139.37|147|
    Irun|ES|43.34|-1.79|62|
    Iruña|ES|Pamplona
    Iruñea|ES|Pamplona
    Irvine|US|33.67|-117.82|257|America/Los_Angeles
    Irving|US|32.81|-96.95|237|America/Chicago
    Isahaya|JP|32.84|130.04|136|
    Ise|JP|34.48|136.70|124|
    Ise-Ekiti|NG|7.46|5.42|190|
    Isehara|JP|35.40|139.31|103|
    Iserlohn|DE|51.38|7.70|92|
    Isernhagen Farster Bauerschaft|DE|52.47|9.84|23|
    Isesaki|JP|36.32|139.20|212|
    Iseyin|NG|7.97|3.60|365|
    Isfahan|IR|32.65|51.67|1547|
    Isfara|TJ|40.13|70.63|274|
    Ishinomaki|JP|38.42|141.30|140|
    Isidro Casanova|AR|-34.70|-58.59|132|
    Isiro|CD|2.77|27.62|255|Africa/Lubumbashi
    Iskandar Puteri|MY|1.39|103.62|576|
    İskenderun|TR|36.59|36.17|252|
    Isla Cristina|ES|37.20|-7.32|21|
    Islamabad|PK|33.72|73.04|602|
    Islington|GB|51.54|-0.10|319|
    Ismailia|EG|30.60|32.27|429|
    Isparta|TR|37.76|30.55|172|
    Istambuł|TR|Istanbul
    Istanbul|TR|41.01|28.95|15702|
    Istaravshan|TJ|39.91|69.00|274|
    Istočni Jerusalem|PS|East Jerusalem
    Istočni Jeruzalem|PS|East Jerusalem
    Isulan|PH|6.63|124.61|101|
    Iszfahán|IR|Isfahan
    Iszlámábád|PK|Islamabad
    Itabaiana|BR|-10.69|-37.43|103|America/Maceio
    Itabashi|JP|35.75|139.71|584|
    Itabira|BR|-19.62|-43.23|113|
    Itaboraí|BR|-22.74|-42.86|240|
    Itabuna|BR|-14.79|-39.28|206|America/Bahia
    Itacoatiara|BR|-3.14|-58.44|113|America/Manaus
    Itaguaí|BR|-22.85|-43.78|124|
    Itagüí|CO|6.18|-75.60|282|
    Itaim Bibi|BR|-23.59|-46.68|101|
    Itaim Paulista|BR|-23.50|-46.39|205|
    Itaituba|BR|-4.28|-55.98|123|America/Santarem
    Itajaí|BR|-26.91|-48.66|156|
    Itami|JP|34.78|135.40|198|
    Itanhaém|BR|-24.18|-46.79|103|
    Itapecerica da Serra|BR|-23.72|-46.85|159|
    Itaperuna|BR|-21.20|-41.89|107|
    Itapetininga|BR|-23.59|-48.05|158|
    Itapevi|BR|-23.55|-46.93|241|
    Itapipoca|BR|-3.49|-39.58|131|America/Fortaleza
    Itaquaquecetuba|BR|-23.49|-46.35|369|
    Itaquera|BR|-23.53|-46.44|211|
    Itārsi|IN|22.61|77.76|101|
    Itatiba|BR|-23.01|-46.84|123|
    Itu|BR|-23.26|-47.30|138|
    Ituiutaba|BR|-18.97|-49.46|102|
    Iturrama|ES|42.81|-1.66|25|
    Ituzaingó|AR|-27.59|-56.69|168|America/Argentina/Cordoba
    Itzehoe|DE|53.92|9.52|33|
    Ivano-Frankivsk|UA|48.92|24.71|238|
    Ivanovo|RU|57.00|40.97|406|
    Ivanovskoye|RU|55.77|37.83|128|
    IVilnyusi|LT|Vilnius
    Ivory Park|ZA|-26.00|28.20|184|
    Iwaki|JP|37.05|140.88|357|
    Iwakuni|JP|34.16|132.22|129|
    Iwata|JP|34.70|137.85|167|
    Iwatsuki|JP|35.96|139.70|109|
    Iwo|NG|7.64|4.18|250|
    Ixtapaluca|MX|19.32|-98.88|322|
    Iýerusalim|IL|Jerusalem
    Īz̄eh|IR|31.83|49.87|119|
    Iževsk|RU|Izhevsk
    Iževska|RU|Izhevsk
    Iževskas|RU|Izhevsk
    Iżewsk|RU|Izhevsk
    Izhevsk|RU|56.85|53.20|648|Europe/Samara
    Izmaylovo|RU|55.80|37.78|104|
    İzmir|TR|38.41|27.14|2938|
    İzmit|TR|40.76|29.93|197|
    Iztacalco|MX|19.40|-99.10|384|
    Iztapalapa|MX|19.36|-99.06|1835|
    Izumi|JP|34.48|135.43|185|
    Izumisano|JP|34.42|135.32|100|
    Izumo|JP|35.37|132.77|173|
    Jabalpur|IN|23.17|79.95|1082|
    Jabālyā|PS|31.53|34.48|169|
    Jabaquara|BR|-23.65|-46.65|215|
    Jabárovsk|RU|Khabarovsk
    Jablonec|CZ|Jablonec nad Nisou
    Jablonec nad Nisou|CZ|50.72|15.17|46|
    Jablonec nad Nysą|CZ|Jablonec nad Nisou
    Jablonecas prie Nisos|CZ|Jablonec nad Nisou
    Jabłonna-Legionowo|PL|Legionowo
    Jaboatão dos Guararapes|BR|-8.11|-35.01|644|America/Recife
    Jacareí|BR|-23.31|-45.97|213|
    Jackson|US|32.30|-90.18|154|America/Chicago
    Jacksonville|US|30.33|-81.66|1010|
    Jacmel|HT|18.24|-72.54|138|
    Jacobabad|PK|28.28|68.44|219|
    Jaegerndorf|CZ|Krnov
    Jaén|ES|37.77|-3.79|113|
    Jaffa|IL|32.05|34.75|100|
    Jaffna|LK|9.67|80.01|169|
    Jagādhri|IN|30.17|77.30|125|
    Jagan'|PL|Żagań
    Jagdalpur|IN|19.08|82.02|125|
    Jáger|HU|Eger
    Jägerndorf|CZ|Krnov
    Jagtiāl|IN|18.79|78.92|104|
    Jahānābād|IN|25.21|84.99|103|
    Jahrom|IR|28.50|53.56|142|
    Jaigaon|IN|26.85|89.38|159|
    Jaipur|IN|26.92|75.79|3046|
    Jājmau|IN|26.43|80.41|653|
    Jakarta|ID|-6.21|106.85|8540|
    Jakomini|AT|47.05|15.45|33|
    Jalai Nur|CN|49.45|117.70|108|
    Jalālābād|AF|34.43|70.45|272|
    Jalalpur Jattan|PK|32.64|74.21|147|
    Jalalpur Pirwala|PK|29.51|71.22|500|
    Jalandhar|IN|31.33|75.58|869|
    Jalapa|GT|14.64|-89.99|160|
    Jalgaon|IN|21.00|75.57|460|
    Jalingo|NG|8.89|11.36|118|
    Jālna|IN|19.84|75.89|286|
    Jalpāiguri|IN|26.52|88.73|108|
    Jamaica|US|40.69|-73.81|217|
    Jamālpur|BD|24.92|89.95|168|
    Jamālpur|IN|25.31|86.49|105|
    Jambi City|ID|-1.60|103.62|635|
    Jamestown|SH|-15.92|-5.72|1|
    Jammu|IN|32.74|74.86|576|
    Jamnagar|IN|22.47|70.07|601|
    Jampur|PK|29.64|70.60|155|
    Jamshedpur|IN|22.80|86.19|1339|
    Jāmuria|IN|23.70|87.08|160|
    Janakpur|NP|26.73|85.93|195|
    Jánde|CM|Yaoundé
    Jandira|BR|-23.53|-46.90|118|
    Jang-čchüan|CN|Yangquan
    Jang-čou|CN|Yangzhou
    Jang-ťiang|CN|Yangjiang
    Jangdžov|CN|Yangzhou
    Jangún|MM|Yangon
    Jánsbork|PL|Pisz
    Janzūr|LY|32.82|13.02|154|
    Japeri|BR|-22.64|-43.65|102|
    Jaqan|PL|Żagań
    Jaraguá|BR|-23.44|-46.74|212|
    Jaraguá do Sul|BR|-26.49|-49.07|183|
    Jaranwala|PK|31.33|73.42|150|
    Jardim Angela|BR|-23.72|-46.77|311|
    Jardim Helena|BR|-23.48|-46.41|129|
    Jardim Sao Luis|BR|-23.68|-46.74|259|
    Jarochin|PL|Jarocin
    Jarocin|PL|51.97|17.50|26|
    Jarocina|PL|Jarocin
    Jarocinas|PL|Jarocin
    Jaroslau|PL|Jarosław
    Jaroslav|PL|Jarosław
    Jaroslava|PL|Jarosław
    Jaroslavas|PL|Jarosław
    Jaroslavľ|RU|Yaroslavl
    Jarosław|PL|50.02|22.68|35|
    Jarotsin|PL|Jarocin
    Jaš|RO|Iaşi
    Jasberen|HU|Jászberény
    Jasla|PL|Jasło
    Jaslas|PL|Jasło
    Jasło|PL|49.75|21.47|38|
    Jaßbring|HU|Jászberény
    Jaßenmarkt|RO|Iaşi
    Jasto|PL|Jasło
    Jastrzębie Zdrój|PL|49.96|18.57|96|
    Jastšembe Zdroja|PL|Jastrzębie Zdrój
    Jastshembe-Zdruj|PL|Jastrzębie Zdrój
    Jászberény|HU|47.50|19.92|27|
    Jászvásár|RO|Iaşi
    Jataí|BR|-17.88|-51.72|106|
    Jaú|BR|-22.30|-48.56|133|
    Jauer|PL|Jawor
    Jauharabad|PK|32.29|72.28|113|
    Jaúnde|CM|Yaoundé
    Jaunpur|IN|25.75|82.69|170|
    Javarin|HU|Győr
    Javea|ES|38.78|0.17|28|
    Javor|PL|Jawor
    Javora|PL|Jawor
    Javoras|PL|Jawor
    Javozhna|PL|Jaworzno
    Javozhno|PL|Jaworzno
    Javožnas|PL|Jaworzno
    Javožno|PL|Jaworzno
    Jawor|PL|51.05|16.19|24|
    Jaworzno|PL|50.21|19.27|97|
    Jaworzyna|PL|Jaworzno
    Jayapura|ID|-2.53|140.72|411|Asia/Jayapura
    Jebel Ali|AE|25.00|55.11|210|
    Jeddah|SA|21.49|39.19|4697|
    Jedľovo|HU|Gödöllő
    Jędrzejów|PL|50.64|20.30|17|
    Jegersek|HU|Zalaegerszeg
    Jegra|HU|Eger
    Jeju City|KR|33.51|126.52|489|
    Jelcz|PL|51.02|17.32|15|
    Jelcz Laskowice|PL|51.02|17.32|15|
    Jelczc|PL|Jelcz
    Jelena Gura|PL|Jelenia Góra
    Jelenia Góra|PL|50.90|15.73|77|
    Jelenja Gura|PL|Jelenia Góra
    Jelez|PL|Jelcz
    Jeltsch|PL|Jelcz
    Jember|ID|-8.17|113.70|299|
    Jen-čcheng|CN|Yancheng
    Jena|DE|50.93|11.59|105|
    Jeongeup|KR|35.60|126.92|140|
    Jeonju|KR|35.82|127.15|638|
    Jepara|ID|-6.59|110.67|1258|
    Jequié|BR|-13.86|-40.09|127|America/Bahia
    Jereván|AM|Yerevan
    Jerez de la Frontera|ES|36.69|-6.14|213|
    Jerša|HU|Budaörs
    Jersey City|US|40.73|-74.08|264|
    Jerusalem|IL|31.77|35.22|972|
    Jérusalem-Est|PS|East Jerusalem
    Jerusalém Oriental|PS|East Jerusalem
    Jerusalén|IL|Jerusalem
    Jerusalén Este|PS|East Jerusalem
    Jeruzalém|IL|Jerusalem
    Jeruzsálem|IL|Jerusalem
    Jessore|BD|23.17|89.21|244|
    Jesuv|PL|Rzeszów
    Jetpur|IN|21.75|70.62|118|
    Jhang Sadr|PK|31.27|72.32|607|
    Jhānsi|IN|25.46|78.58|413|
    Jhelum|PK|32.93|73.73|190|
    Jhunjhunūn|IN|28.13|75.40|118|
    Ji Paraná|BR|-10.89|-61.95|124|America/Porto_Velho
    Jiading|CN|31.39|121.24|1886|
    Jiagedaqi|CN|50.42|124.12|136|
    Jiamusi|CN|46.80|130.31|550|
    Ji’an|CN|27.12|114.98|539|
    Jianchang|CN|27.56|116.64|109|
    Jiangmen|CN|22.58|113.08|1795|
    Jiangyin|CN|31.91|120.26|1780|
    Jiangyou|CN|31.77|104.72|127|
    Jianshui|CN|24.28|101.22|490|
    Jiaohe|CN|43.72|127.33|123|
    Jiaojiang|CN|28.70|121.47|471|
    Jiaozhou|CN|36.28|120.00|619|
    Jiaozuo|CN|35.24|113.24|865|
    Jiashan|CN|30.85|120.93|137|
    Jiawang|CN|34.43|117.44|134|
    Jiaxing|CN|30.75|120.75|1180|
    Jiayuguan|CN|39.81|98.29|232|
    Jiazi|CN|22.88|116.07|130|
    Jichin|CZ|Jičín
    Jičín|CZ|50.44|15.35|16|
    Jiczyn|CZ|Jičín
    Jidá|SA|Jeddah
    Jieshi|CN|22.81|115.83|137|
    Jieshou|CN|33.26|115.36|142|
    Jieyang|CN|23.54|116.37|1899|
    Jiglava|CZ|Jihlava
    Jihlava|CZ|49.40|15.59|50|
    Jijel|DZ|36.82|5.76|132|
    Jijiang|CN|29.29|106.25|197|
    Jijiga|ET|9.35|42.80|483|
    Jikhlava|CZ|Jihlava
    Jilin|CN|43.85|126.56|1896|
    Jilina|SK|Žilina
    Jimeta|NG|9.28|12.46|248|
    Jimma|ET|7.67|36.83|251|
    Jin-čchuan|CN|Yinchuan
    Jinan|CN|36.67|117.00|4336|
    Jinchang|CN|38.50|102.19|229|
    Jincheng|CN|35.50|112.83|477|
    Jinčuan|CN|Yinchuan
    Jīnd|IN|29.32|76.32|168|
    Jindřichův Hradec|CZ|49.14|15.00|23|
    Jindrikhov Gradac|CZ|Jindřichův Hradec
    Jindrzhikhuv Gradec|CZ|Jindřichův Hradec
    Jindrzhykhuu-Gradzec|CZ|Jindřichův Hradec
    Jindrzichuv Hradecas|CZ|Jindřichův Hradec
    Jinfeng|CN|28.24|116.60|127|
    Jing’an|CN|31.22|121.42|936|
    Jing’an|CN|22.21|113.29|186|
    Jingdezhen|CN|29.29|117.21|474|
    Jinghong|CN|22.00|100.77|206|
    Jingling|CN|30.65|113.10|225|
    Jingmen|CN|31.03|112.20|633|
    Jingzhi|CN|36.31|119.39|127|
    Jingzhou|CN|30.35|112.19|1052|
    Jinhua|CN|29.11|119.64|1464|
    Jining|CN|35.41|116.58|1241|
    Jining|CN|41.03|113.11|259|
    Jinjiang|CN|24.82|118.57|1416|
    Jinshan|CN|30.84|121.29|823|
    Jinshanlu|CN|47.85|88.13|190|Asia/Urumqi
    Jinzhong|CN|37.68|112.75|1227|
    Jinzhou|CN|41.11|121.14|604|
    Jinzhou|CN|39.10|121.72|215|
    Jirkov|CZ|50.50|13.45|19|
    Jirkovas|CZ|Jirkov
    Jīroft|IR|28.68|57.74|130|
    Jishou|CN|28.32|109.73|102|
    Jishu|CN|44.32|126.80|104|
    Jitschin|CZ|Jičín
    Jiujiang|CN|29.70|116.00|1164|
    Jiupu|CN|41.07|122.95|124|
    Jiuquan|CN|39.74|98.52|428|
    Jiutai|CN|44.15|125.83|175|
    Jiutepec|MX|18.88|-99.18|215|
    Jixi|CN|45.29|130.96|404|
    Jiyuan|CN|35.09|112.59|242|
    Jizan|SA|16.89|42.55|105|
    Jizhou|CN|37.55|115.57|362|
    Jižní Dublin|IE|South Dublin
    Jizzax|UZ|40.13|67.83|179|Asia/Samarkand
    João Pessoa|BR|-7.12|-34.86|818|America/Fortaleza
    Jodhpur|IN|26.27|73.01|1056|
    Jōetsu|JP|37.15|138.24|189|
    Jóhannesarborg|ZA|Johannesburg
    Johannesburg|ZA|-26.20|28.04|9418|
    Johannisburg|PL|Pisz
    Johannisthal|DE|52.45|13.51|20|
    Johor Bahru|MY|1.47|103.76|858|
    Joinville|BR|-26.30|-48.85|461|
    Joliet|US|41.53|-88.08|148|America/Chicago
    Jolo|PH|6.05|121.00|101|
    Jombang|ID|-7.55|112.23|126|
    Jomvu|KE|-3.99|39.61|163|
    Jönköping|SE|57.78|14.16|113|
    Jorhat|IN|26.76|94.20|127|
    Jórsalaborg|IL|Jerusalem
    Jórsalir|IL|Jerusalem
    Jos|NG|9.93|8.89|1040|
    Jose Bonifacio|BR|-23.57|-46.43|128|
    José C. Paz|AR|-34.52|-58.77|230|
    Josefstadt|AT|48.21|16.35|24|
    Jósefvárosa|RO|Timişoara
    Joškar-Ola|RU|Yoshkar-Ola
    Joszkar-Oła|RU|Yoshkar-Ola
    Jozefov|PL|Józefów
    Józefów|PL|52.14|21.24|18|
    Józsa|HU|Debrecen
    Józsefváros|HU|47.49|19.07|77|
    Jü-lin|CN|Yulin
    Juan Díaz|PA|9.04|-79.44|101|
    Juárez|MX|Ciudad Juárez
    Juazeiro|BR|-9.41|-40.50|238|America/Bahia
    Juazeiro do Norte|BR|-7.21|-39.32|225|America/Fortaleza
    Juba|SS|4.85|31.58|450|
    Jubaljana|SI|Ljubljana
    Jüchen|DE|51.10|6.50|23|
    Jüe-jang|CN|Yueyang
    Juiz de Fora|BR|-21.76|-43.35|541|
    Juja|KE|-1.10|37.01|156|
    Jula|HU|Gyula
    Juliaca|PE|-15.50|-70.13|246|
    Jülich|DE|50.92|6.36|34|
    Jumilla|ES|38.48|-1.32|26|
    Jün-čcheng|CN|Yuncheng
    Jün-fu|CN|Yunfu
    Jūnāgadh|IN|21.52|70.46|319|
    Jundiaí|BR|-23.19|-46.88|443|
    Jungbunzlau|CZ|Mladá Boleslav
    Jura|HU|Győr
    Jurong Town|SG|1.33|103.72|263|
    Jurong West|SG|1.35|103.72|254|
    Justicia|ES|40.42|-3.70|18|
    Jutiapa|GT|14.28|-89.89|146|
    Juzefova|PL|Józefów
    Juzefuv|PL|Józefów
    Južni Dublin|IE|South Dublin
    Jytómyr|UA|Zhytomyr
    Jyväskylä|FI|62.24|25.72|149|
    Kaaden|CZ|Kadaň
    Kaarst|DE|51.23|6.62|42|
    Kabankalan|PH|9.98|122.81|211|
    Kabaty|PL|52.13|21.08|30|
    Kabin Buri|TH|13.95|101.72|140|
    Kabinda|CD|-6.14|24.48|219|Africa/Lubumbashi
    Kabul|AF|34.53|69.17|4435|
    Kabwe|ZM|-14.45|28.45|289|
    Kadaň|CZ|50.38|13.27|19|
    Kadapa|IN|14.48|78.82|345|
    Kádárta|HU|Veszprém
    Kadoma|JP|34.74|135.57|132|
    Kadoma|ZW|-18.33|29.92|117|
    Kaduna|NG|10.53|7.44|1850|
    Kaech’ŏn|KP|39.70|125.89|320|
    Kaenugardur|UA|Kyiv
    Kaesmark|SK|Kežmarok
    Kaesŏng|KP|37.97|126.55|338|
    Kafr ad Dawwār|EG|31.13|30.13|129|
    Kafr ash Shaykh|EG|31.11|30.94|195|
    Kafrul|BD|23.79|90.37|340|
    Kafue|ZM|-15.77|28.18|104|
    Kagoshima|JP|31.57|130.55|595|
    Kagošima|JP|Kagoshima
    Kahama|TZ|-3.83|32.60|454|
    Kahirä|EG|Cairo
    Kahramanmaraş|TR|37.58|36.93|385|
    Kaifeng|CN|34.80|114.31|1452|
    Kaili|CN|26.59|107.98|276|
    Kairó|EG|Cairo
    Kairouan|TN|35.68|10.10|139|
    Kaiserslautern|DE|49.44|7.77|99|
    Kaithal|IN|29.80|76.40|145|
    Kaiyuan|CN|23.70|103.30|198|
    Kaiyuan|CN|42.53|124.04|112|
    Kajang|MY|2.99|101.79|236|
    Kajansi|UG|0.22|32.53|136|
    Kak-ten-ni-a|PL|Gdynia
    Kakamega|KE|0.28|34.75|1868|
    Kakamigahara|JP|35.42|136.87|145|
    Kakegawa|JP|34.77|138.02|118|
    Kākināda|IN|16.96|82.24|384|
    Kakogawachō-honmachi|JP|34.77|134.83|272|
    Kalaban Koro|ML|12.57|-8.03|148|
    Kalaburagi|IN|17.34|76.84|543|
    Kalabzhehg|PL|Kołobrzeg
    Kalemie|CD|-5.95|29.19|161|Africa/Lubumbashi
    Kalemyo|MM|23.19|94.06|349|
    Kaliningrad|RU|54.71|20.51|475|Europe/Kaliningrad
    Kaliningráu|RU|Kaliningrad
    Kalininskiy|RU|60.00|30.39|505|
    Kalinyingrád|RU|Kaliningrad
    Kalis|PL|Kalisz
    Kališa|PL|Kalisz
    Kališas|PL|Kalisz
    Kalisch|PL|Kalisz
    Kalish|PL|Kalisz
    Kalisz|PL|51.76|18.09|109|
    Kalk|DE|50.94|7.01|23|
    Kalküta|IN|Kolkata
    Kalkútta|IN|Kolkata
    Kallakurichi|IN|11.73|78.96|1683|
    Kallang|SG|1.33|103.87|101|
    Kallinn|EE|Tallinn
    Kallithéa|GR|37.95|23.70|101|
    Kalmiuskyi|UA|47.11|37.54|101|
    Kalmunai|LK|7.41|81.83|100|
    Kaloča|HU|Kalocsa
    Kalocha|HU|Kalocsa
    Kalocsa|HU|46.53|18.97|18|
    Kalol|IN|23.25|72.50|134|
    Kaltenkirchen|DE|53.83|9.96|20|
    Kaluga|RU|54.53|36.27|341|
    Kalulushi|ZM|-12.84|28.09|104|
    Kalyān|IN|19.24|73.14|1262|
    Kalynivskyi|UA|48.01|37.85|103|
    Kamagaya|JP|35.77|140.00|110|
    Kamaka|GI|Gibraltar
    Kamakura|JP|35.31|139.55|173|
    Kamalia|PK|30.73|72.65|167|
    Kamālshahr|IR|35.86|50.87|142|
    Kāmārhāti|IN|22.67|88.37|333|
    Kamen|DE|51.59|7.66|46|
    Kamena Gura|PL|Kamienna Góra
    Kamenna Gora|PL|Kamienna Góra
    Kamenna Gura|PL|Kamienna Góra
    Kamenna-Skarzhisko|PL|Skarżysko-Kamienna
    Kamensk-Ural’skiy|RU|56.41|61.93|182|Asia/Yekaterinburg
    Kamenz|DE|51.27|14.09|17|
    Kamianské|UA|Kamyanske
    Kamienna Góra|PL|50.78|16.03|22|
    Kamienna-Skarzhisko|PL|Skarżysko-Kamienna
    Kamieńskie|UA|Kamyanske
    Kamina|CD|-8.74|25.00|200|Africa/Lubumbashi
    Kamirenjaku|JP|35.69|139.55|195|
    Kamjena Gora|PL|Kamienna Góra
    Kamloops|CA|50.67|-120.32|104|America/Vancouver
    Kamoke|PK|31.98|74.22|292|
    Kamp-Lintfort|DE|51.50|6.55|39|
    Kampala|UG|0.32|32.58|1681|
    Kampong Baharu Cheras Batu Sebelas|MY|3.05|101.77|232|
    Kampong Pasir Ris|SG|1.38|103.93|144|
    Kampung Baru Subang|MY|3.15|101.53|834|
    Kampung Kangkar Teberau|MY|1.53|103.75|412|
    Kampung Larkin Lama|MY|1.50|103.74|500|
    Kampung Pasir Gudang Baru|MY|1.47|103.88|146|
    Kampung Sungai Ara|MY|5.33|100.27|141|
    Kampung Sungai Glugur|MY|5.37|100.31|146|
    Kamsar|GN|10.65|-14.62|113|
    Kamyanske|UA|48.52|34.61|227|
    Kamyshin|RU|50.09|45.41|129|Europe/Volgograd
    Kan-čou|CN|Ganzhou
    Kananga|CD|-5.90|22.42|1247|Africa/Lubumbashi
    Kanayannur|IN|9.97|76.27|851|
    Kanazawa|JP|36.60|136.62|466|
    Kanbérra|AU|Canberra
    Kanchipuram|IN|12.84|79.70|222|
    Kānchrāpāra|IN|22.96|88.43|137|
    Kandahār|AF|31.61|65.71|523|
    Kandrzin|PL|Kędzierzyn-Koźle
    Kandrzin-Koźle|PL|Kędzierzyn-Koźle
    Kandy|LK|7.29|80.63|112|
    Kangding|CN|30.00|101.96|100|
    Kanggye|KP|40.97|126.59|210|
    Kangnyŏng|KP|37.91|125.51|107|
    Kangsŏn|KP|38.94|125.58|102|
    Kanhangad|IN|12.31|75.11|126|
    Kani|JP|35.40|137.06|102|
    Kanije|HU|Nagykanizsa
    Kanischa|HU|Nagykanizsa
    Kanizha|HU|Nagykanizsa
    Kankan|GN|10.39|-9.31|221|
    Kano|NG|12.00|8.52|4910|
    Kanoya|JP|31.38|130.85|101|
    Kanpur|IN|26.47|80.35|2823|
    Kanpur Cantonment|IN|26.46|80.38|109|
    Kansas City|US|39.10|-94.58|475|America/Chicago
    Kansas City|US|39.11|-94.63|153|America/Chicago
    Kansk|RU|56.20|95.72|102|Asia/Krasnoyarsk
    Kaohsiung|TW|22.62|120.31|2738|
    Kaolack|SN|14.15|-16.07|299|
    Kapar|MY|3.13|101.38|270|
    Kapehngagen|DK|Copenhagen
    Kapellen|DE|51.57|6.37|23|
    Kapétown|ZA|Cape Town
    Kaposfüred|HU|Kaposvár
    Kaposhvar|HU|Kaposvár
    Kaposszentjakab|HU|Kaposvár
    Kaposvár|HU|46.37|17.80|64|
    Kapošvaras|HU|Kaposvár
    Kapské Mesto|ZA|Cape Town
    Kara|TG|9.55|1.19|104|
    Karabağlar|TR|38.38|27.13|479|
    Karabük|TR|41.20|32.63|125|
    Karachi|PK|24.86|67.01|11624|
    Karači|PK|Karachi
    Karačis|PK|Karachi
    Karadż|IR|Karaj
    Karagandy|KZ|49.80|73.10|498|
    Kāraikkudi|IN|10.07|78.77|182|
    Karaj|IR|35.83|50.99|1448|
    Karaliaučios|RU|Kaliningrad
    Karaliaučius|RU|Kaliningrad
    Karaman|TR|37.18|33.22|175|
    Karamay|CN|45.58|84.89|261|Asia/Urumqi
    Karatsu|JP|33.44|129.97|118|
    Karāwalnagar|IN|28.73|77.27|224|
    Karawang|ID|-6.31|107.32|308|
    Karbala|IQ|32.62|44.02|1219|
    Karben|DE|50.23|8.77|22|
    Karcag|HU|47.32|20.93|22|
    Karcage|HU|Karcag
    Kariega|ZA|-33.76|25.40|291|
    Karīmnagar|IN|18.44|79.13|290|
    Kariya|JP|34.98|136.98|154|
    Karkúk|IQ|Kirkuk
    Karl Vary|CZ|Karlovy Vary
    Karlavy Vary|CZ|Karlovy Vary
    Karlova Ves|SK|48.15|17.06|36|
    Karlove Vari|CZ|Karlovy Vary
    Karlove Vary|CZ|Karlovy Vary
    Karlovi Varai|CZ|Karlovy Vary
    Karlovi Vari|CZ|Karlovy Vary
    Karlovi Vary|CZ|Karlovy Vary
    Karlovy Vary|CZ|50.23|12.87|46|
    Karlowe Ware|CZ|Karlovy Vary
    Karlowe Wary|CZ|Karlovy Vary
    Karłowice-Różanka|PL|51.14|17.04|32|
    Karlsbad|CZ|Karlovy Vary
    Karlsfeld|DE|48.23|11.48|18|
    Karlshorst|DE|52.48|13.53|28|
    Karlsruhe|DE|49.01|8.40|284|
    Karlstadt|DE|49.96|9.77|15|
    Karnāl|IN|29.69|76.98|302|
    Karnaphuli|BD|22.69|92.23|204|
    Karniów|CZ|Krnov
    Karńůw|CZ|Krnov
    Karol Bāgh|IN|28.65|77.19|505|
    Károlyfalva|HU|Sátoraljaújhely
    Karow|DE|52.61|13.48|19|
    Karşıyaka|TR|38.46|27.11|340|
    Kartouzi|PL|Kartuzy
    Kartúm|SD|Khartoum
    Kartuzai|PL|Kartuzy
    Kartuze|PL|Kartuzy
    Kartuzi|PL|Kartuzy
    Kartuzy|PL|54.33|18.20|15|
    Karur|IN|10.96|78.08|234|
    Karuri|KE|-0.70|37.18|194|
    Karuri|KE|-1.18|36.76|194|
    Karviná|CZ|49.85|18.54|49|
    Kasama|ZM|-10.21|31.18|180|
    Kasangati|UG|0.44|32.60|208|
    Kaschau|SK|Košice
    Kasese|UG|0.18|30.08|115|
    Kašgar|CN|Kashgar
    Kašgara|CN|Kashgar
    Kašgaras|CN|Kashgar
    Kashalin|PL|Koszalin
    Kashan|IR|33.98|51.43|304|
    Kāshān|IR|34.00|51.44|304|
    Kashgar|CN|39.47|75.99|507|Asia/Urumqi
    Kashihara-shi|JP|34.51|135.79|125|
    Kashipur|IN|29.21|78.96|103|
    Kashiwa|JP|35.86|139.98|433|
    Kashiwara|JP|34.45|135.77|121|
    Kāshmar|IR|35.24|58.47|132|
    Käsmark|SK|Kežmarok
    Kassa|SK|Košice
    Kassala|SD|15.45|36.40|401|
    Kassel|DE|51.32|9.50|197|
    Kastamonu|TR|41.38|33.78|126|
    Kasuga|JP|33.53|130.46|111|
    Kasugai|JP|35.25|136.97|309|
    Kasukabe|JP|35.98|139.75|230|
    Kasulu|TZ|-4.58|30.10|238|
    Kasur|PK|31.12|74.45|511|
    Katabi|UG|0.08|32.47|154|
    Katavicy|PL|Katowice
    Kathmandu|NP|27.70|85.32|1442|
    Kati|ML|12.74|-8.07|130|
    Katihar|IN|25.54|87.57|241|
    Katmandó|NP|Kathmandu
    Katmandú|NP|Kathmandu
    Katobitse|PL|Katowice
    Katovica|PL|Katowice
    Katovicai|PL|Katowice
    Katovice|PL|Katowice
    Katovicum|PL|Katowice
    Katovits|PL|Katowice
    Katovitse|PL|Katowice
    Katowice|PL|50.26|19.02|287|
    Katowicy|PL|Katowice
    Katowihi|PL|Katowice
    Katsina|NG|12.99|7.60|670|
    Katsushika|JP|35.73|139.85|453|
    Katsuta|JP|36.38|140.53|156|
    Kattowitz|PL|Katowice
    Katumba|TZ|-9.23|33.62|109|
    Kaufbeuren|DE|47.88|10.62|43|
    Kaulsdorf|DE|52.52|13.59|19|
    Kaunas|LT|54.90|23.91|289|
    Kaupmannahoefn|DK|Copenhagen
    Kaupmannahöfn|DK|Copenhagen
    Kavagučis|JP|Kawaguchi
    Kawachi-Nagano|JP|34.44|135.58|102|
    Kawagoe|JP|35.91|139.49|355|
    Kawaguchi|JP|35.81|139.71|607|
    Kawanishi|JP|34.82|135.42|155|
    Kawasaki|JP|35.52|139.72|1538|
    Kaya|BF|13.09|-1.08|122|
    Kayes|ML|14.45|-11.44|195|
    Kayseri|TR|38.73|35.49|1452|
    Kazan|RU|55.79|49.12|1244|
    Kāzerūn|IR|29.62|51.65|112|
    Kazincbarcika|HU|48.25|20.63|32|
    Kazo|JP|36.12|139.60|113|
    Kchun-šan|CN|Kunshan
    Kechkemet|HU|Kecskemét
    Kečkemet|HU|Kecskemét
    Keckemetas|HU|Kecskemét
    Kecskemét|HU|46.91|19.69|110|
    Kediri|ID|-7.82|112.02|301|
    Kedungwuni|ID|-6.97|109.65|117|
    Kędzierzyn|PL|Kędzierzyn-Koźle
    Kędzierzyn-Koźle|PL|50.35|18.23|66|
    Keelung|TW|25.13|121.74|362|
    Kehl|DE|48.57|7.82|40|
    Kejmarok|SK|Kežmarok
    Keju|UA|Kyiv
    Kelar|IQ|34.63|45.32|250|
    Kelcai|PL|Kielce
    Kel'ce|PL|Kielce
    Kel'cy|PL|Kielce
    Kelenföld|HU|47.47|19.03|53|
    Kelheim|DE|48.92|11.89|16|
    Kelkheim|DE|50.14|8.45|28|
    Kelowna|CA|49.88|-119.49|145|America/Vancouver
    Keltse|PL|Kielce
    Kel'tsy|PL|Kielce
    Kembangan|SG|1.32|103.91|130|
    Kemerovo|RU|55.35|86.10|559|Asia/Novokuznetsk
    Kempen|DE|51.36|6.42|34|
    Kempten (Allgäu)|DE|47.73|10.31|61|
    Kendari|ID|-3.98|122.52|351|Asia/Makassar
    Kendzezhin-Koz'le|PL|Kędzierzyn-Koźle
    Kendzezina-Kozle|PL|Kędzierzyn-Koźle
    Kendzezynas-Kozle|PL|Kędzierzyn-Koźle
    Kendzhezhin-Kozhle|PL|Kędzierzyn-Koźle
    Kenema|SL|7.88|-11.19|255|
    Kēng Tung|MM|21.63|99.93|172|
    Kenitra|MA|34.26|-6.58|471|
    Kennedy|CO|4.62|-74.15|980|
    Kent|US|47.38|-122.23|127|America/Los_Angeles
    Kentai|PL|Kęty
    Kenti|PL|Kęty
    Kentron|AM|40.18|44.51|133|
    Kentshin|PL|Kętrzyn
    Kentšina|PL|Kętrzyn
    Kentšynas|PL|Kętrzyn
    Kenty|PL|Kęty
    Kerch|UA|45.36|36.48|149|Europe/Simferopol
    Keredžas|IR|Karaj
    Kerkük|IQ|Kirkuk
    Kerman|IR|30.28|57.08|578|
    Kermanšah|IR|Kermanshah
    Kermanshah|IR|34.31|47.06|621|
    Kerpen|DE|50.87|6.70|64|
    Keshanov|PL|Chrzanów
    Késmárk|SK|Kežmarok
    Kestel|HU|Keszthely
    Kesthelj|HU|Keszthely
    Kestkhej|HU|Keszthely
    Kestkhel|HU|Keszthely
    Keszthely|HU|46.77|17.24|20|
    Keszthelyi|HU|Keszthely
    Kętrzyn|PL|54.08|21.38|27|
    Kéttornyúlak|HU|Pápa
    Kęty|PL|49.88|19.22|19|
    Ketzyn|PL|Kętrzyn
    Kevelaer|DE|51.58|6.25|28|
    Keypmannahavn|DK|Copenhagen
    Keýptaun|ZA|Cape Town
    Kezhmarak|SK|Kežmarok
    Kezhmarok|SK|Kežmarok
    Kezlin|PL|Koszalin
    Kežmarok|SK|49.14|20.43|15|
    Kežmaroka|SK|Kežmarok
    Kežmarokas|SK|Kežmarok
    Kfar Saba|IL|32.17|34.91|110|
    Kha-thok-vi-chu|PL|Katowice
    Khabarovsk|RU|48.46|135.10|618|Asia/Vladivostok
    Khai-ngi-chhai|PL|Kielce
    Khairpur Mir’s|PK|27.53|68.76|191|
    Khajdubesermen|HU|Hajdúböszörmény
    Khajdusoboslo|HU|Hajdúszoboszló
    Khajnovka|PL|Hajnówka
    Khajnuvka|PL|Hajnówka
    Khamis Mushait|SA|18.30|42.73|388|
    Khammam|IN|17.25|80.14|196|
    Khān Yūnis|PS|31.34|34.31|173|
    Khānaqīn|IQ|34.35|45.39|175|
    Khandlova|SK|Handlová
    Khandwa|IN|21.82|76.35|201|
    Khanna|IN|30.71|76.22|128|
    Khanpur|PK|28.65|70.66|142|
    Khanty-Mansiysk|RU|61.00|69.03|101|Asia/Yekaterinburg
    Kharagpur|IN|22.34|87.33|220|
    Khardah|IN|22.72|88.38|128|
    Khargone|IN|21.82|75.61|116|
    Kharian|PK|32.82|73.89|103|
    Kharkiv|UA|49.98|36.25|1421|
    Khartoum|SD|15.55|32.53|1975|
    Khartoum North|SD|15.65|32.53|1012|
    Khartún|SD|Khartoum
    Khasavyurt|RU|43.25|46.59|127|
    Khasnahzān|IQ|36.20|44.14|147|
    Khatvan|HU|Hatvan
    Khavirzhov|CZ|Havířov
    Kheb|CZ|Cheb
    Khehlm|PL|Chełm
    Khehlmna|PL|Chełmno
    Khelm|PL|Chełm
    Khelmno|PL|Chełmno
    Khelmzha|PL|Chełmża
    Khel'sinki|FI|Helsinki
    Khelzinki|FI|Helsinki
    Khemisset|MA|33.82|-6.07|144|
    Khenchela|DZ|35.44|7.14|114|
    Khenifra|MA|32.93|-5.66|128|
    Kheyl'sberg|PL|Lidzbark Warmiński
    Khim-su-thok-khok-nga|PL|Częstochowa
    Khimki|RU|55.90|37.43|240|
    Khirdalan|AZ|40.45|49.76|196|
    Khlong Luang|TH|14.06|100.65|119|
    Khlong Sam Wa|TH|13.87|100.74|169|
    Khlong Toei|TH|13.71|100.58|109|
    Khmelnytskyi|UA|49.42|26.98|274|
    Khobar|SA|26.28|50.21|166|
    Khodmezevasharkhej|HU|Hódmezővásárhely
    Khodmezevasharkhel|HU|Hódmezővásárhely
    Khodmezjovasharkhej|HU|Hódmezővásárhely
    Khodmez'ovasharkhej|HU|Hódmezővásárhely
    Khodzezh|PL|Chodzież
    Khodzhezh|PL|Chodzież
    Khoehnems|AT|Hohenems
    Khoenems|AT|Hohenems
    Khojnice|PL|Chojnice
    Kholm|PL|Chełm
    Khomeynī Shahr|IR|32.69|51.54|277|
    Khomutov|CZ|Chomutov
    Khon Kaen|TH|16.45|102.83|114|
    Khoroshëvo-Mnevniki|RU|55.78|37.47|159|
    Khorramabad|IR|33.49|48.36|330|
    Khorramshahr|IR|30.44|48.18|331|
    Khoshchna|PL|Choszczno
    Khoshchno|PL|Choszczno
    Khoshhno|PL|Choszczno
    Khouribga|MA|32.88|-6.91|214|
    Khoynitsy|PL|Chojnice
    Khozhau|PL|Chorzów
    Khozhov|PL|Chorzów
    Khozhuv|PL|Chorzów
    Khradec Kralove|CZ|Hradec Králové
    Khranice|CZ|Hranice
    Khrubeshov|PL|Hrubieszów
    Khrubeshuv|PL|Hrubieszów
    Khrubjeshov|PL|Hrubieszów
    Khrudim|CZ|Chrudim
    Khrudzim|CZ|Chrudim
    Khshanov|PL|Chrzanów
    Khshanuv|PL|Chrzanów
    Khujand|TJ|40.28|69.62|191|
    Khulna|BD|22.81|89.56|1501|
    Khuraybat as Sūq|JO|31.88|35.92|186|
    Khurja|IN|28.25|77.86|106|
    Khushāb|PK|32.30|72.35|103|
    Khūy|IR|38.55|44.95|199|
    Khuzdar|PK|27.81|66.61|218|
    Khwisero|KE|0.17|34.59|113|
    Kiambu|KE|-1.17|36.84|148|
    Kibaha|TZ|-6.77|38.92|265|
    Kiebo|UA|Kyiv
    Kief|UA|Kyiv
    Kiel|DE|54.32|10.13|253|
    Kielce|PL|50.87|20.63|192|
    Kieltse|PL|Kielce
    Kiến An|VN|20.81|106.63|118|Asia/Bangkok
    Kierspe|DE|51.13|7.59|18|
    Kieu|UA|Kyiv
    Kíev|UA|Kyiv
    Kievi|UA|Kyiv
    Kievom|UA|Kyiv
    Kievu|UA|Kyiv
    Kiew|UA|Kyiv
    Kieżmark|SK|Kežmarok
    Kigali|RW|-1.95|30.06|1133|
    Kigoma|TZ|-4.88|29.63|232|
    Kiiev|UA|Kyiv
    Kiiv|UA|Kyiv
    Kijev|UA|Kyiv
    Kijeva|UA|Kyiv
    Kijevas|UA|Kyiv
    Kijew|UA|Kyiv
    Kijiv|UA|Kyiv
    Kijivo|UA|Kyiv
    Kíjó|UA|Kyiv
    Kijów|UA|Kyiv
    Kijůw|UA|Kyiv
    Kijv|UA|Kyiv
    Kikolo|AO|-8.78|13.33|728|
    Kikuyu|KE|-1.25|36.66|324|
    Kikwit|CD|-5.04|18.82|509|
    Kíl|DE|Kiel
    Kilamba|AO|-8.85|13.28|238|
    Kilis|TR|36.72|37.12|112|
    Killeen|US|31.12|-97.73|141|America/Chicago
    Kima Kieza|AO|-8.83|13.30|429|
    Kimberley|ZA|-28.73|24.76|142|
    Kimhae|KR|35.23|128.88|532|
    Kindia|GN|10.06|-12.87|161|
    Kindrativskyi|UA|48.30|38.05|102|
    Kindu|CD|-2.94|25.92|235|Africa/Lubumbashi
    Kingston|JM|18.00|-76.79|938|
    Kingston|CA|44.23|-76.48|132|
    Kingston|NF|-29.05|167.97|1|
    Kingston upon Hull|GB|53.74|-0.34|314|
    Kingstown|VC|13.16|-61.23|25|
    Kinšas|CD|Kinshasa
    Kinsásá|CD|Kinshasa
    Kinshasa|CD|-4.33|15.31|16000|
    Kiotó|JP|Kyoto
    Kiova|UA|Kyiv
    Kiovia|UA|Kyiv
    Kipushi|CD|-11.76|27.25|170|Africa/Lubumbashi
    Kira|UG|0.40|32.63|463|
    Királyerdő|HU|Csepel-Királyerdő
    Kirāri Sulemānnagar|IN|28.70|77.06|283|
    Kirchhain|DE|50.83|8.93|16|
    Kirchheim unter Teck|DE|48.65|9.45|40|
    Kirchlengern|DE|52.20|8.63|16|
    Kirdāsah|EG|30.03|31.11|138|
    Kırıkkale|TR|39.85|33.51|187|
    Kirishima|JP|31.74|130.76|123|
    Kirkuk|IQ|35.47|44.39|1031|
    Kirov|RU|58.60|49.66|507|Europe/Kirov
    Kırşehir|TR|39.15|34.16|151|
    Kiryū|JP|36.40|139.33|109|
    Kisangani|CD|0.52|25.19|1182|Africa/Lubumbashi
    Kisaran|ID|2.98|99.62|142|
    Kisarazu|JP|35.38|139.93|136|
    Kischinew|MD|Chisinau
    Kiscinev|MD|Chisinau
    Kiselëvsk|RU|53.99|86.66|104|Asia/Novokuznetsk
    Kishanganj|IN|26.10|87.96|106|
    Kishangarh|IN|26.59|74.85|155|
    Kishinef|MD|Chisinau
    Kishinehu|MD|Chisinau
    Kishinev|MD|Chisinau
    Kishiniv|MD|Chisinau
    Kishinjov|MD|Chisinau
    Kishiwada|JP|34.47|135.37|206|
    Kishkjorjosh|HU|Kiskőrös
    Kishkunfeled'gaza|HU|Kiskunfélegyháza
    Kishkunfeled'khaza|HU|Kiskunfélegyháza
    Kishkunkhalash|HU|Kiskunhalas
    Kisi|NG|9.08|3.85|156|
    Kisii|KE|-0.68|34.77|112|
    Kisinaou|MD|Chisinau
    Kišiněv|MD|Chisinau
    Kisineva|MD|Chisinau
    Kisinevo|MD|Chisinau
    Kišiniovas|MD|Chisinau
    Kišinjev|MD|Chisinau
    Kišiňov|MD|Chisinau
    Kisinyov|MD|Chisinau
    Kiskőrös|HU|46.62|19.29|15|
    Kiskundorozsma|HU|Szeged
    Kiskunfélegyháza|HU|46.71|19.84|32|
    Kiskunhalas|HU|46.43|19.48|29|
    Kiskunhalos|HU|Kiskunhalas
    Kislovodsk|RU|43.91|42.72|133|
    Kismayo|SO|-0.36|42.55|235|
    Kispest|HU|47.45|19.14|61|
    Kissidougou|GN|9.18|-10.10|116|
    Kistrzyn|PL|Kostrzyn nad Odrą
    Kisumu|KE|-0.10|34.76|398|
    Kisvárda|HU|48.22|22.08|18|
    Kisyneu|MD|Chisinau
    Kiszyniów|MD|Chisinau
    Kita|JP|35.75|139.73|332|
    Kitakjúsú|JP|Kitakyushu
    Kitakyushu|JP|33.85|130.85|941|
    Kitale|KE|1.02|35.01|162|
    Kitami|JP|43.80|143.89|119|
    Kitchener|CA|43.43|-80.51|257|
    Kitengela|KE|-1.48|36.96|154|
    Kitwe|ZM|-12.80|28.21|666|
    Kitzingen|DE|49.74|10.15|21|
    Kiyev|UA|Kyiv
    Kiyiw|UA|Kyiv
    Kızıltepe|TR|37.19|40.58|150|
    Kjelce|PL|Kielce
    Kjiv|UA|Kyiv
    Kjobenhavn|DK|Copenhagen
    Kjopenhamn|DK|Copenhagen
    Kjóto|JP|Kyoto
    Kladna|CZ|Kladno
    Kladnas|CZ|Kladno
    Kladno|CZ|50.15|14.10|70|
    Kladow|DE|52.45|13.14|16|
    Kladsko|PL|Kłodzko
    Kładzko|PL|Kłodzko
    Klagenfurt|AT|Klagenfurt am Wörthersee
    Klagenfurt-am-Vjorterzee|AT|Klagenfurt am Wörthersee
    Klagenfurt am Wörthersee|AT|46.62|14.31|100|
    Klagenfurte|AT|Klagenfurt am Wörthersee
    Klaipėda|LT|55.71|21.14|172|
    Klang|MY|3.04|101.44|240|
    Klantno|CZ|Kladno
    Klaten|ID|-7.71|110.61|127|
    Klatovai|CZ|Klatovy
    Klatovi|CZ|Klatovy
    Klatovy|CZ|49.40|13.30|23|
    Klattau|CZ|Klatovy
    Klauczbork|PL|Kluczbork
    Klausenburg|RO|Cluj-Napoca
    Klein-Pest|HU|Kispest
    Kleinmachnow|DE|52.41|13.23|18|
    Kleinwardein|HU|Kisvárda
    Klerksdorp|ZA|-26.85|26.67|227|
    Kleve|DE|51.79|6.14|49|
    Klingenstein|DE|48.42|9.91|16|
    Kliučborkas|PL|Kluczbork
    Kljuchbork|PL|Kluczbork
    Klodsko|PL|Kłodzko
    Klodzkas|PL|Kłodzko
    Kłodzko|PL|50.43|16.66|26|
    Klostehrnojburg|AT|Klosterneuburg
    Klosterneuberg|AT|Klosterneuburg
    Klosterneuburg|AT|48.31|16.33|16|
    Klosternoiburgas|AT|Klosterneuburg
    Klosternojburg|AT|Klosterneuburg
    Klotzsche|DE|51.11|13.77|21|
    Kluang|MY|2.03|103.32|324|
    Klučborka|PL|Kluczbork
    Kluchbork|PL|Kluczbork
    Kluczborek|PL|Kluczbork
    Kluczbork|PL|50.97|18.22|26|
    Klungkung|ID|-8.53|115.40|224|Asia/Makassar
    Kluozborek|PL|Kluczbork
    Kluż|RO|Cluj-Napoca
    Kluż-Napoka|RO|Cluj-Napoca
    Kluža|RO|Cluj-Napoca
    Kluža-Napoka|RO|Cluj-Napoca
    Klužas|RO|Cluj-Napoca
    Klužas-Napoka|RO|Cluj-Napoca
    Knoxville|US|35.96|-83.92|191|
    Knurov|PL|Knurów
    Knurova|PL|Knurów
    Knurów|PL|50.22|18.65|40|
    Knuruv|PL|Knurów
    Knuruvas|PL|Knurów
    Knurůw|PL|Knurów
    Kőbánya|HU|47.48|19.14|78|
    Kobe|JP|34.69|135.18|1525|
    Kobenhamman|DK|Copenhagen
    Kobenhaven|DK|Copenhagen
    Köbenhavn|DK|Copenhagen
    Kobilka|PL|Kobyłka
    Koblenz|DE|50.35|7.58|107|
    Kobylisy|CZ|50.12|14.45|27|
    Kobyłka|PL|52.34|21.20|18|
    Kočabamb|BO|Cochabamba
    Kočabamba|BO|Cochabamba
    Kochi|IN|9.94|76.26|634|
    Kochi|JP|33.55|133.53|332|
    Kodaira|JP|35.73|139.49|199|
    Kodaň|DK|Copenhagen
    Koebenhavn|DK|Copenhagen
    Koeln|DE|Köln
    Koeniggraetz|CZ|Hradec Králové
    Koenigliche Weinberge|CZ|Královské Vinohrady
    Koenigsfeld|CZ|Královo Pole
    Koeoepenhamina|DK|Copenhagen
    Koepenhamn|DK|Copenhagen
    Koesice|SK|Košice
    Koeslin|PL|Koszalin
    Koforidua|GH|6.09|-0.26|151|
    Kofu|JP|35.67|138.57|190|
    Koga|JP|36.18|139.72|139|
    Koganei|JP|35.70|139.51|126|
    Kohat|PK|33.58|71.45|151|
    Koidu|SL|8.64|-10.97|128|
    Kojambuttúr|IN|Coimbatore
    Kokshetau|KZ|53.28|69.39|151|
    Kokubunji|JP|35.70|139.48|129|
    Kola|PL|Koło
    Kolār|IN|13.14|78.13|138|
    Kolas|PL|Koło
    Kolbarg|PL|Kołobrzeg
    Kolberg|PL|Kołobrzeg
    Kolbermoor|DE|47.85|12.07|18|
    Kolbrzeg|PL|Kołobrzeg
    Kolda|SN|12.89|-14.94|104|
    Kolhāpur|IN|16.70|74.23|549|
    Kolín|CZ|50.03|15.20|33|
    Kolkata|IN|22.56|88.36|4631|
    Kollam|IN|8.88|76.58|367|
    Kölle|DE|Köln
    Kolmar|PL|Chodzież
    Köln|DE|50.93|6.95|1025|
    Koło|PL|52.20|18.64|23|
    Kolobřeh|PL|Kołobrzeg
    Kołobrzeg|PL|54.18|15.58|44|
    Kołobrzyg|PL|Kołobrzeg
    Kolobzeg|PL|Kołobrzeg
    Kolobžega|PL|Kołobrzeg
    Kolobžegas|PL|Kołobrzeg
    Kolobzheg|PL|Kołobrzeg
    Koloča|HU|Kalocsa
    Kolomna|RU|55.07|38.78|148|
    Kolonia|DE|Köln
    Koloszvár|RO|Cluj-Napoca
    Kolozsvár|RO|Cluj-Napoca
    Kolpino|RU|59.75|30.59|139|
    Kolwezi|CD|-10.71|25.47|790|Africa/Lubumbashi
    Kolynas|CZ|Kolín
    Kolyvan|EE|Tallinn
    Kom Ombo|EG|24.48|32.95|409|
    Komaki|JP|35.28|136.92|149|
    Komaram|HU|Komárom
    Komarna|SK|Komárno
    Komarnas|SK|Komárno
    Komárno|SK|47.76|18.12|32|
    Komárno|SK|48.12|18.32|32|
    Komarnom|SK|Komárno
    Komárom|HU|47.74|18.12|19|
    Komáromújváros|HU|Komárom
    Komatsu|JP|36.40|136.45|109|
    Kombolcha|ET|11.08|39.74|132|
    Komló|HU|46.19|18.26|27|
    Komlov|HU|Komló
    Komoran|SK|Komárno
    Komoran|HU|Komárom
    Komorn|SK|Komárno
    Komorn|HU|Komárom
    Komotau|CZ|Chomutov
    Komsomolsk-on-Amur|RU|50.55|137.01|276|Asia/Vladivostok
    Kon Tum|VN|14.35|108.01|206|
    Konak|TR|38.40|27.10|332|
    Konibodom|TJ|40.29|70.43|211|
    Königgrätz|CZ|Hradec Králové
    Königinhof an der Elbe|CZ|Dvůr Králové nad Labem
    Königliche Weinberge|CZ|Královské Vinohrady
    Königs Wusterhausen|DE|52.30|13.63|33|
    Königsbarg|RU|Kaliningrad
    Königsberg|RU|Kaliningrad
    Königsbrunn|DE|48.28|10.89|28|
    Königsfeld|CZ|Královo Pole
    Königshütte|PL|Chorzów
    Königslutter am Elm|DE|52.25|10.82|16|
    Königstein im Taunus|DE|50.18|8.47|16|
    Königswinter|DE|50.68|7.19|41|
    Konin|PL|52.22|18.25|81|
    Konina|PL|Konin
    Koninas|PL|Konin
    Konitz|PL|Chojnice
    Kōnosu|JP|36.07|139.52|117|
    Konsk|PL|Końskie
    Kon'ske|PL|Końskie
    Końskie|PL|51.19|20.41|21|
    Konstanchin-Jezh'orna|PL|Konstancin-Jeziorna
    Konstancin-Ezerna|PL|Konstancin-Jeziorna
    Konstancin-Ezjorna|PL|Konstancin-Jeziorna
    Konstancin-Ez'orna|PL|Konstancin-Jeziorna
    Konstancin-Jeziorna|PL|52.09|21.12|17|
    Konstancin-Jezjorna|PL|Konstancin-Jeziorna
    Konstancina-Jezjorna|PL|Konstancin-Jeziorna
    Konstantinápoly|TR|Istanbul
    Konstantinov Lodski|PL|Konstantynów Łódzki
    Konstantinov Lodzki|PL|Konstantynów Łódzki
    Konstantinova Ludzka|PL|Konstantynów Łódzki
    Konstantinuv-Lodz'kij|PL|Konstantynów Łódzki
    Konstantynów|PL|Konstantynów Łódzki
    Konstantynów Łódzki|PL|51.75|19.33|18|
    Konstantynuv-Lodzinskij|PL|Konstantynów Łódzki
    Konstanz|DE|47.66|9.18|81|
    Konya|TR|37.87|32.48|1434|
    Konz|DE|49.70|6.58|19|
    Kööpenhamina|DK|Copenhagen
    Kopenage|DK|Copenhagen
    Kopenchage|DK|Copenhagen
    Kopengagen|DK|Copenhagen
    Kopenhaagen|DK|Copenhagen
    Kopenhag|DK|Copenhagen
    Kopenhaga|DK|Copenhagen
    Kopenhage|DK|Copenhagen
    Kopenhagen|DK|Copenhagen
    Kopenhagena|DK|Copenhagen
    Kopenhago|DK|Copenhagen
    Köpenhamn|DK|Copenhagen
    Köpenick|DE|52.45|13.57|67|
    Kopenkhagen|DK|Copenhagen
    Koppenhága|DK|Copenhagen
    Kopřivnice|CZ|49.60|18.14|23|
    Koprshivnicakh|CZ|Kopřivnice
    Koprshivnice|CZ|Kopřivnice
    Kopršivnice|CZ|Kopřivnice
    Koprsivnices|CZ|Kopřivnice
    Koprzhivnice|CZ|Kopřivnice
    Korba|IN|22.35|82.70|419|
    Korbach|DE|51.28|8.87|24|
    Koreatown|US|34.06|-118.30|124|America/Los_Angeles
    Korhogo|CI|9.46|-5.63|441|
    Körigsberg|RU|Kaliningrad
    Kōriyama|JP|37.40|140.38|328|
    Korla|CN|41.76|86.15|549|Asia/Urumqi
    Korntal|DE|48.83|9.12|18|
    Kornwestheim|DE|48.86|9.19|34|
    Korolev|RU|55.91|37.83|140|
    Korolyov|UA|50.24|28.70|114|
    Koronadal|PH|6.50|124.85|202|
    Korosno|PL|Krosno
    Korpavár|HU|Nagykanizsa
    Korschenbroich|DE|51.19|6.51|33|
    Košalina|PL|Koszalin
    Košalinas|PL|Koszalin
    Koscan|PL|Kościan
    Koscerzeno|PL|Kostrzyn nad Odrą
    Koscerzna|PL|Kościerzyna
    Kos'cezhina|PL|Kościerzyna
    Koscežina|PL|Kościerzyna
    Koscežyna|PL|Kościerzyna
    Koschnitz|PL|Kozienice
    Kościan|PL|52.09|16.65|24|
    Koscianas|PL|Kościan
    Kościerzyna|PL|54.12|17.98|23|
    Kos'cjan|PL|Kościan
    Koscjana|PL|Kościan
    Koshalin|PL|Koszalin
    Koshcan|PL|Kościan
    Koshcezhina|PL|Kościerzyna
    Koshchezhina|PL|Kościerzyna
    Koshchjan|PL|Kościan
    Koshice|SK|Košice
    Koshici|SK|Košice
    Koshigaya|JP|35.89|139.79|345|
    Koshycy|SK|Košice
    Košice|SK|48.71|21.26|225|
    Košíře|CZ|50.07|14.36|16|
    Kositse|SK|Košice
    Köslin|PL|Koszalin
    Kostanay|KZ|53.21|63.62|210|Asia/Qostanay
    Kosten|PL|Kościan
    Köstence|RO|Constanţa
    Kosti|SD|13.16|32.66|345|
    Kostrin|PL|Kostrzyn nad Odrą
    Kostroma|RU|57.77|40.93|277|
    Kostrzyn ce Odro|PL|Kostrzyn nad Odrą
    Kostrzyn nad Odrą|PL|52.59|14.65|18|
    Kostshin na Odri|PL|Kostrzyn nad Odrą
    Kostshin-nad-Odroju|PL|Kostrzyn nad Odrą
    Kostshin nad Odrom|PL|Kostrzyn nad Odrą
    Kostshin-nad-Odron|PL|Kostrzyn nad Odrą
    Kostšina pie Odras|PL|Kostrzyn nad Odrą
    Kos'tsyan|PL|Kościan
    Kostšynas prie Odros|PL|Kostrzyn nad Odrą
    Koszaleno|PL|Koszalin
    Koszalin|PL|54.19|16.17|107|
    Koszyce|SK|Košice
    Kot Addu|PK|30.47|70.97|104|
    Kot Radha Kishan|PK|31.17|74.10|102|
    Kota|IN|25.18|75.84|1002|
    Kota Bharu|MY|6.12|102.24|569|
    Kota Damansara|MY|3.15|101.58|500|
    Kota Kinabalu|MY|5.97|116.07|500|Asia/Kuching
    Kota Kuala Muda|MY|5.59|100.37|545|
    Kotamobagu|ID|0.74|124.31|122|Asia/Makassar
    Kotenburg|HU|Sárvár
    Köthen|DE|51.75|11.97|29|
    Kotō|JP|32.78|130.75|544|
    Kotri|PK|25.37|68.31|107|
    Koudougou|BF|12.25|-2.37|160|
    Koumassi|CI|5.30|-3.97|412|
    Kousséri|CM|12.08|15.03|139|
    Koutiala|ML|12.39|-5.47|218|
    Kovpakivskyi|UA|50.93|34.79|142|
    Kovrov|RU|56.36|41.32|154|
    Kowloon|HK|22.32|114.18|2232|
    Kowloon City|HK|22.33|114.19|419|
    Kowloon City Centre|HK|22.33|114.19|194|
    Kozanów|PL|51.14|16.97|16|
    Kozenicai|PL|Kozienice
    Kozenice|PL|Kozienice
    Kozenitse|PL|Kozienice
    Középső-Ferencváros|HU|47.47|19.08|34|
    Kozhenice|PL|Kozienice
    Kozhikode|IN|11.25|75.78|550|
    Kozienice|PL|51.58|21.55|17|
    Kóžikkót|IN|Kozhikode
    Kozjenice|PL|Kozienice
    Kozsíkóde|IN|Kozhikode
    Kragujevac|RS|44.02|20.92|147|
    Kraká|PL|Kraków
    Krakau|PL|Kraków
    Krakiv|PL|Kraków
    Krakkó|PL|Kraków
    Krakobia|PL|Kraków
    Krakoo|PL|Kraków
    Krakov|PL|Kraków
    Krakova|PL|Kraków
    Krakovi|PL|Kraków
    Krakóvia|PL|Kraków
    Krakovija|PL|Kraków
    Krakovja|PL|Kraków
    Krakovo|PL|Kraków
    Kraków|PL|50.06|19.94|817|
    Krakowo|PL|Kraków
    Krakůw|PL|Kraków
    Kraljičin Gradac|CZ|Hradec Králové
    Královo Pole|CZ|49.23|16.59|24|
    Královské Vinohrady|CZ|50.07|14.44|49|
    Kralup|CZ|Kralupy nad Vltavou
    Kralupi|CZ|Kralupy nad Vltavou
    Kralupi na Vltavi|CZ|Kralupy nad Vltavou
    Kralupi-nad-Vltavou|CZ|Kralupy nad Vltavou
    Kralupy|CZ|Kralupy nad Vltavou
    Kralupy nad Vltavou|CZ|50.24|14.31|17|
    Kralupy nad Wełtawą|CZ|Kralupy nad Vltavou
    Kramatorsk|UA|48.73|37.57|147|
    Krapkovice|PL|Krapkowice
    Krapkovices|PL|Krapkowice
    Krapkowice|PL|50.48|17.97|18|
    Krappitz|PL|Krapkowice
    Krashnik|PL|Kraśnik
    Kraśnik|PL|50.92|22.23|36|
    Krasnika|PL|Kraśnik
    Krasnikas|PL|Kraśnik
    Krasnistav|PL|Krasnystaw
    Krasnistava|PL|Krasnystaw
    Krasnodar|RU|45.05|38.98|900|
    Krasnogvargeisky|RU|59.97|30.48|337|
    Krasnostav|PL|Krasnystaw
    Krasnoyarsk|RU|56.04|92.93|1091|Asia/Krasnoyarsk
    Krasnystau|PL|Krasnystaw
    Krasnystav|PL|Krasnystaw
    Krasnystavas|PL|Krasnystaw
    Krasnystaw|PL|50.98|23.17|20|
    Kratoshyn|PL|Krotoszyn
    Krč|CZ|50.04|14.45|27|
    Krefeld|DE|51.34|6.55|238|
    Kremenchuk|UA|49.06|33.40|225|
    Kremenčuk|UA|Kremenchuk
    Kremenčuka|UA|Kremenchuk
    Kremenčukas|UA|Kremenchuk
    Krementsjúk|UA|Kremenchuk
    Krementšuk|UA|Kremenchuk
    Kremsier|CZ|Kroměříž
    Krenau|PL|Chrzanów
    Kresek|ID|-6.13|106.38|110|
    Kreshanov|PL|Chrzanów
    Kreuzberg|DE|52.50|13.40|153|
    Kreuzburg|PL|Kluczbork
    Kreuztal|DE|50.97|7.99|32|
    Krishnanagar|IN|23.41|88.49|146|
    Kristiania|NO|Oslo
    Kristiansand|NO|58.15|8.00|117|
    Kriví Rih|UA|Kryvyy Rih
    Krnov|CZ|50.09|17.70|23|
    Krnova|CZ|Krnov
    Krnovas|CZ|Krnov
    Krokuva|PL|Kraków
    Królewiec|RU|Kaliningrad
    Kroměříž|CZ|49.30|17.39|28|
    Kromerzhizh|CZ|Kroměříž
    Kromerziza|CZ|Kroměříž
    Kromeržyžas|CZ|Kroměříž
    Kromieryż|CZ|Kroměříž
    Kromjerzhizh|CZ|Kroměříž
    Kromnerzhizh|CZ|Kroměříž
    Kronach|DE|50.24|11.33|18|
    Kronberg|DE|50.18|8.51|18|
    Kronberg Tal|DE|50.18|8.50|18|
    Kroonstad|ZA|-27.65|27.23|117|
    Kröpeliner-Tor-Vorstadt|DE|54.09|12.12|20|
    Kropyvnytskyi|UA|48.51|32.27|220|
    Krosna|PL|Krosno
    Krosnas|PL|Krosno
    Krosno|PL|49.69|21.77|48|
    Krotoschin|PL|Krotoszyn
    Krotoshin|PL|Krotoszyn
    Krotošina|PL|Krotoszyn
    Krotošynas|PL|Krotoszyn
    Krotoszyn|PL|51.70|17.44|29|
    Krugersdorp|ZA|-26.09|27.78|379|
    Krüvüy Rih|UA|Kryvyy Rih
    Kryvyy Rih|UA|47.91|33.39|604|
    Krzemieńczuk|UA|Kremenchuk
    Krzyki-Partynice|PL|51.06|17.00|21|
    Krzywy Róg|UA|Kryvyy Rih
    Ksar El Kebir|MA|35.00|-5.90|138|
    Kshonev|PL|Chrzanów
    Kü-tsing-fu|CN|Qujing
    Kuala Krai|MY|5.53|102.20|105|
    Kuala Kubu Baharu|MY|3.56|101.66|194|
    Kuala Lumpur|MY|3.14|101.69|1454|
    Kuala Terengganu|MY|5.33|103.14|426|
    Kuan-yüan|CN|Guangyuan
    Kuang-jüan|CN|Guangyuan
    Kuang-yüan|CN|Guangyuan
    Kuang-yüan-hsien|CN|Guangyuan
    Kuantan|MY|3.81|103.33|548|
    Kuching|MY|1.55|110.33|403|Asia/Kuching
    Küçükçekmece|TR|40.99|28.77|792|
    Kudüs|IL|Jerusalem
    Kueyiv|UA|Kyiv
    Kufa|IQ|32.05|44.44|110|
    Kukatpally|IN|17.48|78.41|342|
    Kükiang|CN|Shaoguan
    Kukichūō|JP|36.07|139.67|151|
    Kükong|CN|Shaoguan
    Kükong-hsien|CN|Shaoguan
    Kulim|MY|5.36|100.56|171|
    Kulm|PL|Chełmno
    Kulmas|PL|Chełmno
    Kulmbach|DE|50.10|11.45|28|
    Kŭlob|TJ|37.91|69.78|215|
    Kulti|IN|23.73|86.84|305|
    Kumagaya|JP|36.13|139.39|195|
    Kumamoto|JP|32.81|130.69|739|
    Kumarapalayam|IN|11.44|77.71|195|
    Kumasi|GH|6.69|-1.62|2545|
    Kumba|CM|4.64|9.45|225|
    Kumbakonam|IN|10.96|79.39|167|
    Kumbo|CM|6.20|10.67|125|
    Kumlau|HU|Komló
    Kunduz|AF|36.73|68.86|162|
    Kuningan|ID|-6.98|108.48|112|
    Kunming|CN|25.04|102.72|3855|
    Kunri|PK|25.18|69.57|237|
    Kunšan|CN|Kunshan
    Kunšanas|CN|Kunshan
    Kunshan|CN|31.38|120.95|2092|
    Kůnstanćin-Jeźorno|PL|Konstancin-Jeziorna
    Kuntsevo|RU|55.74|37.40|147|
    Künzell|DE|50.54|9.72|16|
    Künzelsau|DE|49.28|9.68|15|
    Kuopio|FI|62.89|27.68|125|
    Kupang|ID|-10.17|123.61|475|Asia/Makassar
    Kurashiki|JP|34.58|133.77|484|
    Kure|JP|34.23|132.57|215|
    Kurgan|RU|55.45|65.34|309|Asia/Yekaterinburg
    Kurichchi|IN|10.96|76.97|124|
    Kuriytýva|BR|Curitiba
    Kurnool|IN|15.83|78.04|460|
    Kurnov|CZ|Krnov
    Kursk|RU|51.73|36.18|449|
    Kürten|DE|51.05|7.27|20|
    Kurume|JP|33.32|130.52|304|
    Kusatsu|JP|35.02|135.97|144|
    Kushinagar|IN|26.74|83.89|274|
    Kushiro|JP|42.98|144.37|168|
    Kushtia|BD|23.90|89.12|136|
    Küstence|RO|Constanţa
    Küstenja|RO|Constanţa
    Kütahya|TR|39.42|29.98|185|
    Kutaisi|GE|42.27|42.69|135|
    Kutna Gora|CZ|Kutná Hora
    Kutná Hora|CZ|49.95|15.27|22|
    Kutna Khora|CZ|Kutná Hora
    Kutnas|PL|Kutno
    Kutno|PL|52.23|19.36|48|
    Kütsing|CN|Qujing
    Kuttenberg|CZ|Kutná Hora
    Kuväyt|KW|Kuwait City
    Kuwait City|KW|29.37|47.97|60|
    Kuwana|JP|35.05|136.67|140|
    Küyiv|UA|Kyiv
    Kuz’minki|RU|55.70|37.80|143|
    Kvandžu|KR|Gwangju
    Kvéta|PK|Quetta
    Kvidzin|PL|Kwidzyn
    Kvidzina|PL|Kwidzyn
    Kvidzyn|PL|Kwidzyn
    Kvidzynas|PL|Kwidzyn
    Kvítkovice|CZ|Otrokovice
    KwaDukuza|ZA|-29.33|31.29|161|
    Kwai Chung|HK|22.37|114.14|332|
    Kwangdžu|KR|Gwangju
    Kwangyüan|CN|Guangyuan
    Kwangyüanhsien|CN|Guangyuan
    Kwébék|CA|Québec
    Kwekwe|ZW|-18.93|29.81|120|
    Kwidzeno|PL|Kwidzyn
    Kwidzyn|PL|53.72|18.93|38|
    Kỳ Anh|VN|18.06|106.30|150|Asia/Bangkok
    Kyaukpyu|MM|19.43|93.55|180|
    Kyauktan|MM|16.64|96.33|133|
    Kyengera|UG|0.30|32.50|285|
    Kyev|UA|Kyiv
    Kyiiv|UA|Kyiv
    Kyimyindine|MM|16.81|96.12|112|
    Kyiv|UA|50.45|30.52|2952|
    Kyivskyi|UA|48.05|37.78|139|
    Kyivskyi|UA|49.61|34.53|111|
    Kyiw|UA|Kyiv
    Kyjev|UA|Kyiv
    Kyjiv|UA|Kyiv
    Kyjiw|UA|Kyiv
    Kyoto|JP|35.02|135.75|1464|
    Kyzyl|RU|51.71|94.44|117|Asia/Krasnoyarsk
    Kyzylorda|KZ|44.85|65.51|355|Asia/Qyzylorda
    La Algaba|ES|37.46|-6.01|16|
    la Barceloneta|ES|41.38|2.19|15|
    La Bonanova|ES|41.41|2.13|26|
    La Bordeta|ES|41.37|2.14|19|
    La Carolina|ES|38.28|-3.62|15|
    La Ceiba|HN|15.76|-86.78|222|
    La Ceiba|HN|15.77|-86.83|216|
    La Cité-Limoilou|CA|46.83|-71.23|108|
    La Concepción|VE|10.62|-71.84|120|
    La Coruña|ES|A Coruña
    La Felguera|ES|43.31|-5.69|21|
    La Gi|VN|10.66|107.77|161|
    la Guineueta|ES|41.44|2.17|15|
    La Laguna|ES|28.49|-16.32|151|Atlantic/Canary
    La Línea de la Concepción|ES|36.17|-5.35|65|
    la Marina de Port|ES|41.36|2.14|30|
    la Maternitat i Sant Ramon|ES|41.38|2.12|24|
    la Nova Esquerra de l'Eixample|ES|41.38|2.15|58|
    la Nucia|ES|38.61|-0.13|18|
    La Oliva|ES|28.61|-13.93|26|Atlantic/Canary
    La Orotava|ES|28.39|-16.52|42|Atlantic/Canary
    La Paz|BO|-16.50|-68.15|2005|
    La Paz|MX|24.14|-110.31|250|America/Mazatlan
    La Paz|ES|40.48|-3.70|32|
    La Pineda|ES|41.08|1.18|17|
    La Pintana|CL|-33.58|-70.63|201|
    La Plata|AR|-34.92|-57.95|195|
    La Pobla de Vallbona|ES|39.60|-0.55|20|
    la Prosperitat|ES|41.44|2.18|26|
    La Rinconada|ES|37.49|-5.98|36|
    La Rioja|AR|-29.41|-66.86|179|America/Argentina/La_Rioja
    La Roda|ES|39.21|-2.16|16|
    La Romana|DO|18.42|-68.97|208|
    La Sagrera|ES|41.42|2.19|29|
    La Serena|CL|-29.91|-71.25|155|
    La Solana|ES|38.94|-3.24|16|
    La-to-me|PL|Radom
    La Trinidad|PH|16.45|120.59|143|
    La Unión|ES|37.62|-0.88|18|
    La-Valeto|MT|Valletta
    La Vega|DO|19.22|-70.53|102|
    la Verneda i la Pau|ES|41.42|2.20|29|
    La Victoria|VE|10.23|-67.33|127|
    la Vila de Gràcia|ES|41.40|2.16|51|
    Laatzen|DE|52.32|9.80|42|
    Laayoune|EH|27.14|-13.19|196|
    Labé|GN|11.32|-12.28|108|
    Laborg|PL|Lębork
    Labuan Bajo|ID|-8.50|119.89|189|Asia/Makassar
    Ladysmith|ZA|-28.56|29.78|143|
    Ladzbarg|PL|Gorzów Wielkopolski
    Lafayette|US|30.22|-92.02|121|America/Chicago
    Lafia|NG|8.49|8.52|127|
    Lafiagi|NG|8.85|5.42|103|
    Lagarto|BR|-10.92|-37.65|102|America/Maceio
    Lage|DE|51.99|8.79|35|
    Lages|BR|-27.82|-50.33|165|
    Laghouat|DZ|33.80|2.87|134|
    Lagissa|PL|Łaziska Górne
    Lagos|NG|6.45|3.39|15388|
    Laguna de Duero|ES|41.58|-4.72|22|
    Lágymányos|HU|47.47|19.06|20|
    Lahad Datu|MY|5.02|118.33|106|Asia/Kuching
    Lahān|NP|26.72|86.48|103|
    Láhaur|PK|Lahore
    Lāhījān|IR|37.20|50.01|101|
    Lahnstein|DE|50.30|7.62|19|
    Lahore|PK|31.56|74.35|13004|
    Lahr|DE|48.34|7.87|51|
    Lahti|FI|60.98|25.66|122|
    Laibach|SI|Ljubljana
    Laibin|CN|23.75|109.22|910|
    Laiboch|SI|Ljubljana
    Läipcig|DE|Leipzig
    Laiwu|CN|36.19|117.66|990|
    Laixi|CN|36.86|120.53|341|
    Laiyang|CN|36.98|120.71|170|
    Laizhou|CN|37.18|119.94|188|
    Lajeado|BR|-23.53|-46.41|164|
    Lak Si|TH|13.89|100.58|110|
    Lakana|GB|London
    Lakeland|US|28.04|-81.95|104|
    Lakewood|US|39.70|-105.08|153|America/Denver
    Lakhīmpur|IN|27.95|80.78|140|
    Laknaú|IN|Lucknow
    Lal Bahadur Nagar|IN|17.35|78.56|262|
    l'Alfàs del Pi|ES|38.58|-0.10|21|
    Lalín|ES|42.66|-8.11|20|
    Lalitpur|IN|24.69|78.42|126|
    Lambaré|PY|-25.35|-57.61|126|
    Lampa|CL|-33.29|-70.88|102|
    Lampang|TH|18.29|99.49|156|
    Lampertheim|DE|49.60|8.47|32|
    Lan-čou|CN|Lanzhou
    Lancaster|US|34.70|-118.14|161|America/Los_Angeles
    Łańcut|PL|50.07|22.23|18|
    Lancuta|PL|Łańcut
    Landan|GB|London
    Landau in der Pfalz|DE|49.20|8.12|42|
    Landen|GB|London
    Lander|VE|10.18|-66.70|176|
    Landeshut|PL|Kamienna Góra
    Landsberg|PL|Gorzów Wielkopolski
    Landsberg am Lech|DE|48.05|10.88|27|
    Landsbergum|PL|Gorzów Wielkopolski
    Landshut|DE|48.53|12.16|72|
    Landstraße|AT|48.20|16.39|98|
    Landžou|CN|Lanzhou
    Landžov|CN|Lanzhou
    Lạng Sơn|VN|21.85|106.76|200|Asia/Bangkok
    Lang'ata|KE|-1.37|36.73|173|
    Langen|DE|49.99|8.67|39|
    Langen|DE|53.61|8.60|19|
    Langenbielau|PL|Bielawa
    Langendreer|DE|51.46|7.33|32|
    Langenfeld|DE|51.11|6.95|59|
    Langenhagen|DE|52.45|9.74|50|
    Langenhorn|DE|53.67|10.02|46|
    Langfang|CN|39.52|116.71|868|
    Langfuhr|PL|Wrzeszcz
    Langley|CA|49.10|-122.66|133|America/Vancouver
    Langsa|ID|4.47|97.97|184|
    Lankwitz|DE|52.44|13.35|44|
    Lansing|US|42.73|-84.56|113|America/Detroit
    l'Antiga Esquerra de l'Eixample|ES|41.39|2.16|42|
    Lanús|AR|-34.71|-58.39|212|
    Lanzhou|CN|36.06|103.84|3000|
    Lào Cai|VN|22.49|103.97|131|Asia/Bangkok
    Laoag|PH|18.20|120.60|112|
    Laodicée|SY|Latakia
    Laohekou|CN|32.39|111.67|253|
    Lapi|PL|Łapy
    Lapiai|PL|Łapy
    Lapu-Lapu City|PH|10.31|123.95|498|
    Łapy|PL|52.99|22.88|16|
    Larache|MA|35.19|-6.16|137|
    Laredo|US|27.51|-99.51|256|America/Chicago
    Lárisa|GR|39.63|22.42|147|
    Larkana|PK|27.56|68.21|364|
    Las Águilas|ES|40.38|-3.77|51|
    Las Cabezas de San Juan|ES|36.98|-5.94|16|
    Las Cruces|US|32.31|-106.78|102|America/Denver
    Las Gabias|ES|37.14|-3.67|16|
    Las Palmas de Gran Canaria|ES|28.10|-15.42|384|Atlantic/Canary
    Las Piñas|PH|14.45|120.98|616|
    Las Rozas de Madrid|ES|40.49|-3.87|96|
    Las Torres de Cotillas|ES|38.03|-1.24|21|
    Las Tres Torres|ES|41.40|2.13|17|
    Las Tunas|CU|20.96|-76.95|204|
    Las Vegas|US|36.17|-115.14|642|America/Los_Angeles
    Lasarte|ES|43.27|-2.02|18|
    Lashio|MM|22.94|97.75|131|
    Łask|PL|51.59|19.13|19|
    Laska|PL|Łask
    Lasnamäe|EE|59.43|24.86|115|
    Lat Krabang|TH|13.72|100.78|163|
    Lat Phrao|TH|13.80|100.61|122|
    Latacunga|EC|-0.93|-78.62|206|
    Latakia|SY|35.53|35.79|709|
    Lataqiä|SY|Latakia
    Latina|ES|40.39|-3.75|257|
    Latkrabang|TH|13.73|100.75|174|
    Lattaquié|SY|Latakia
    Latur|IN|18.40|76.57|383|
    Lauban|PL|Lubań
    Lauchhammer|DE|51.49|13.77|19|
    Lauda-Königshofen|DE|49.57|9.71|15|
    Laudio / Llodio|ES|43.14|-2.96|18|
    Lauenburg|PL|Lębork
    Lauf an der Pegnitz|DE|49.51|11.28|26|
    Laun|CZ|Louny
    Laupheim|DE|48.23|9.88|19|
    Lauro de Freitas|BR|-12.89|-38.33|203|America/Bahia
    Lausanne|CH|46.52|6.63|139|
    Laval|CA|45.57|-73.69|438|
    ŁAvana|CU|Havana
    Lavapiés|ES|40.41|-3.70|45|
    Lavras|BR|-21.25|-45.00|105|
    Lawang|ID|-7.84|112.69|113|
    Layyah|PK|30.96|70.94|151|
    Lazhiska Gorne|PL|Łaziska Górne
    Lázikíja|SY|Latakia
    Łaziska Górne|PL|50.15|18.84|22|
    Lazis'ka-Gurne|PL|Łaziska Górne
    Laziskagorna|PL|Łaziska Górne
    Lé Cap|ZA|Cape Town
    Le Havre|FR|49.49|0.11|186|
    Le Mans|FR|48.00|0.20|145|
    Le Plateau-Mont-Royal|CA|45.53|-73.58|106|
    Le-šan|CN|Leshan
    Le Vieux-Longueuil|CA|45.54|-73.51|135|
    Lebach|DE|49.41|6.91|19|
    Lębork|PL|54.54|17.75|35|
    Lebrija|ES|36.92|-6.08|26|
    Lec|PL|Giżycko
    Lecheng|CN|25.13|113.35|124|
    Lecius|PL|Giżycko
    Łęczna|PL|51.30|22.88|22|
    Łęczyca|PL|52.06|19.20|16|
    Lędziny|PL|50.14|19.13|16|
    Leeds|GB|53.80|-1.55|536|
    Leer|DE|53.23|7.46|34|
    Leeuwarden|NL|53.20|5.81|124|
    Lefkosa|CY|Nicosia
    Lefkosha|CY|Nicosia
    Lefkosía|CY|Nicosia
    Lefkosian|CY|Nicosia
    Leganés|ES|40.33|-3.76|188|
    Legaspi|PH|13.14|123.74|179|
    Legazpi|ES|40.39|-3.69|19|
    Legionovas|PL|Legionowo
    Legionovo|PL|Legionowo
    Legionowo|PL|52.40|20.93|51|
    Legnica|PL|51.21|16.16|106|
    Legnicja|PL|Legnica
    Leg'onovo|PL|Legionowo
    Lehnice|PL|Legnica
    Lehrte|DE|52.37|9.98|44|
    Leicester|GB|52.64|-1.13|369|
    Leichlingen|DE|51.11|7.02|28|
    Leiden|NL|52.16|4.49|120|
    Leimen|DE|49.35|8.69|27|
    Leinfelden-Echterdingen|DE|48.69|9.17|41|
    Leioa|ES|43.33|-2.99|31|
    Leipzig|DE|51.34|12.37|505|
    Leiria|PT|39.74|-8.81|129|
    Leitmeritz|CZ|Litoměřice
    Leiyang|CN|26.40|112.86|129|
    Lekki|NG|6.45|3.48|401|
    L'Eliana|ES|39.57|-0.53|18|
    Lembang|ID|-6.81|107.62|183|
    Lembärsch|UA|Lviv
    Lemberg|UA|Lviv
    Lembork|PL|Lębork
    Lemborka|PL|Lębork
    Lemborkas|PL|Lębork
    Lemgo|DE|52.03|8.90|42|
    Lenchica|PL|Łęczyca
    Lenchicja|PL|Łęczyca
    Lenchna|PL|Łęczna
    Lenčica|PL|Łęczyca
    Lenčna|PL|Łęczna
    Lend|AT|47.08|15.42|31|
    Lendzhini|PL|Lędziny
    Lendzini|PL|Lędziny
    Lendziny|PL|Lędziny
    Lengerich|DE|52.19|7.86|23|
    Lengshuijiang|CN|27.69|111.43|115|
    Leninsk-Kuznetsky|RU|54.66|86.17|109|Asia/Novokuznetsk
    Leninváros|HU|Pesterzsébet
    Leninváros|HU|Tiszaújváros
    Lennestadt|DE|51.12|8.07|28|
    Lentia|AT|Linz
    Léogâne|HT|18.51|-72.63|134|
    León|NI|12.44|-86.88|145|
    León|ES|42.60|-5.57|125|
    León de los Aldama|MX|21.12|-101.68|1580|
    León de los Aldamas|MX|León de los Aldama
    Leonberg|DE|48.80|9.02|49|
    Leopoldshöhe|DE|52.01|8.70|16|
    Léopoldville|CD|Kinshasa
    Leopołi|UA|Lviv
    Leópolis|UA|Lviv
    Lepe|ES|37.25|-7.20|26|
    Lerchenfeld|HU|Zugló
    Les Cayes|HT|18.19|-73.75|126|
    Les Corts|ES|41.39|2.13|82|
    les Roquetes|ES|41.45|2.18|16|
    Leshan|CN|29.56|103.76|663|
    Leshna|PL|Leszno
    Leshno|PL|Leszno
    Leslau|PL|Włocławek
    Lešnas|PL|Leszno
    Lešno|PL|Leszno
    Leszczyny|PL|Czerwionka-Leszczyny
    Leszno|PL|51.84|16.57|64|
    Lethbridge|CA|49.70|-112.82|103|America/Edmonton
    Letňan|CZ|Letňany
    Letňany|CZ|50.13|14.52|22|
    Lettsen|PL|Giżycko
    Letzebuerg|LU|Luxembourg
    Letzeburg|LU|Luxembourg
    Leua|SK|Levice
    Leuben|DE|51.01|13.82|38|
    Leucosia|CY|Nicosia
    Leutkirch|DE|47.83|10.02|22|
    Leuven|BE|50.88|4.70|101|
    Léva|SK|Levice
    Leverkusen|DE|51.03|6.98|163|
    Levice|SK|48.22|18.61|31|
    Leviceh|SK|Levice
    Lévis|CA|46.80|-71.18|143|
    Levitse|SK|Levice
    Lewartów|PL|Lubartów
    Lewenz|SK|Levice
    Lewisville|US|33.05|-96.99|104|America/Chicago
    Lexington|US|37.99|-84.48|320|
    Lexington-Fayette|US|38.05|-84.46|314|
    Léypzig|DE|Leipzig
    Léyséstér|GB|Leicester
    Lhasa|CN|29.65|91.10|119|
    Lhoka|CN|29.24|91.77|354|
    Lhokseumawe|ID|5.18|97.15|201|
    L'Hospitalet de Llobregat|ES|41.36|2.10|257|
    Lianghu|CN|29.99|120.90|155|
    Liangping|CN|30.66|107.77|138|
    Lianhe|CN|47.13|129.27|121|
    Lianjiang|CN|21.65|110.28|100|
    Lianshan|CN|40.76|120.85|313|
    Lianyungang|CN|34.60|119.22|2001|
    Liao-čcheng|CN|Liaocheng
    Liaocheng|CN|36.45|116.00|1230|
    Liaoyang|CN|41.27|123.17|688|
    Libeň|CZ|50.11|14.47|36|
    Liberac|CZ|Liberec
    Liberec|CZ|50.77|15.06|103|
    Libereca|CZ|Liberec
    Liberecas|CZ|Liberec
    Liberets|CZ|Liberec
    Libertad|PH|8.94|125.50|250|
    Libiąż|PL|50.10|19.32|18|
    Libjonža|PL|Libiąż
    Libjonzh|PL|Libiąż
    Lib'onzh|PL|Libiąż
    Libreville|GA|0.39|9.45|846|
    Licbark|PL|Lidzbark Warmiński
    Licheng|CN|23.30|113.82|173|
    Lichinga|MZ|-13.31|35.24|281|
    Lichtenberg|DE|52.51|13.50|41|
    Lichtenfels|DE|50.15|11.06|21|
    Lichtenrade|DE|52.40|13.41|52|
    Lichterfelde|DE|52.43|13.31|86|
    Lichuan|CN|30.30|108.85|121|
    Lida|BY|53.88|25.30|103|
    Lidzbark Varminski|PL|Lidzbark Warmiński
    Lidzbark-Varmin'skij|PL|Lidzbark Warmiński
    Lidzbark Warmiński|PL|54.13|20.58|17|
    Lidzbarka Varminska|PL|Lidzbark Warmiński
    Liège|BE|50.63|5.57|195|
    Liegnitz|PL|Legnica
    Ligńica|PL|Legnica
    Lignitium|PL|Legnica
    Lijiang|CN|26.87|100.22|211|
    Lik|PL|Ełk
    Likasi|CD|-10.98|26.74|636|Africa/Lubumbashi
    Liksanbou|LU|Luxembourg
    Lilienthal|DE|53.14|8.90|18|
    Lille|FR|50.63|3.06|239|
    Lilongüe|MW|Lilongwe
    Lílongve|MW|Lilongwe
    Lilongwe|MW|-13.97|33.79|1116|
    Lima|PE|-12.04|-77.03|7737|
    Limassol|CY|34.68|33.04|154|
    Limbach-Oberfrohna|DE|50.86|12.76|24|
    Limbe|CM|4.02|9.21|131|
    Limburg an der Lahn|DE|50.38|8.05|34|
    Limeira|BR|-22.56|-47.40|292|
    Limerick|IE|52.66|-8.62|102|
    Limoges|FR|45.83|1.25|141|
    Limperets|CZ|Liberec
    Limuru|KE|-1.11|36.64|159|
    Linares|ES|38.10|-3.64|57|
    Linc|AT|Linz
    Linca|AT|Linz
    Lincang|CN|23.88|100.09|324|
    Lincas|AT|Linz
    Lincoln|US|40.80|-96.67|295|America/Chicago
    Lincoln|GB|53.23|-0.54|104|
    Lindanaes|EE|Tallinn
    Lindanäs|EE|Tallinn
    Lindau|DE|47.55|9.68|25|
    Linden|DE|52.36|9.71|38|
    Linden-Nord|DE|52.37|9.71|16|
    Lindlar|DE|51.02|7.38|22|
    Linec|AT|Linz
    Linfen|CN|36.09|111.52|959|
    Lingen|DE|52.52|7.33|51|
    Linhares|BR|-19.39|-40.07|167|
    Linköping|SE|58.41|15.62|167|
    Linqu|CN|36.52|118.54|300|
    Linshui|CN|36.42|114.20|110|
    Lints|AT|Linz
    Linxi|CN|39.71|118.45|100|
    Linxia Chengguanzhen|CN|35.60|103.21|274|
    Linyi|CN|35.06|118.34|2744|
    Linz|AT|48.31|14.29|205|
    Lió|FR|Lyon
    Lioblens|PL|Lublin
    Líoma|PE|Lima
    Lión|FR|Lyon
    Liospóin|PT|Lisbon
    Liou-čou|CN|Liuzhou
    Liou-pchan-šuej|CN|Liupanshui
    Lioumpliana|SI|Ljubljana
    Lipa|CZ|Česká Lípa
    Lipa City|PH|13.94|121.16|212|
    Lipetsk|RU|52.59|39.55|510|
    Lippstadt|DE|51.67|8.34|67|
    Lípsia|DE|Leipzig
    Lipsko|DE|Leipzig
    Liptau-Sankt-Nikolaus|SK|Liptovský Mikuláš
    Liptószentmiklós|SK|Liptovský Mikuláš
    Liptovski-Mikulash|SK|Liptovský Mikuláš
    Liptovský Mikuláš|SK|49.08|19.62|30|
    Liptowski Mikulasz|SK|Liptovský Mikuláš
    Lira|UG|2.25|32.90|119|
    Lisabon|PT|Lisbon
    Lisabona|PT|Lisbon
    Lisala|CD|2.15|21.52|117|
    Lisboa|PT|Lisbon
    Lisbon|PT|38.73|-9.15|518|
    Lisbona|PT|Lisbon
    Lisbonne|PT|Lisbon
    Lisbono|PT|Lisbon
    Lisbonum|PT|Lisbon
    Líšeň|CZ|49.21|16.69|25|
    Lishui|CN|28.46|119.91|451|
    Lisimba|PT|Lisbon
    Lissa|PL|Leszno
    Lissabon|PT|Lisbon
    Lisszabon|PT|Lisbon
    Lista|ES|40.43|-3.68|21|
    Litamerzhycy|CZ|Litoměřice
    Litoměřice|CZ|50.53|14.13|24|
    Litomericium|CZ|Litoměřice
    Litomerzhice|CZ|Litoměřice
    Litomerzices|CZ|Litoměřice
    Litomierzyce|CZ|Litoměřice
    Litomjerzhice|CZ|Litoměřice
    Little Rock|US|34.75|-92.29|203|America/Chicago
    Litvínov|CZ|50.60|13.62|22|
    Litvynovas|CZ|Litvínov
    Litzmannstadt|PL|Łódź
    Liu-sha-hsü|CN|Puning
    Liubanis|PL|Lubań
    Liubartuvas|PL|Lubartów
    Liubinas|PL|Lubin
    Liubliana|SI|Ljubljana
    Liublianne|SI|Ljubljana
    Liublijana|SI|Ljubljana
    Liublinas|PL|Lublin
    Liublinecas|PL|Lubliniec
    Liublino Tomašuvas|PL|Tomaszów Lubelski
    Liubonis|PL|Luboń
    Liúibleána|SI|Ljubljana
    Liuksemburgas|LU|Luxembourg
    Liupanshui|CN|26.59|104.83|1321|
    Liuzhi|CN|26.23|105.43|139|
    Liuzhou|CN|24.32|109.41|1437|
    Liverpool|GB|53.41|-2.98|497|
    Livingstone|ZM|-17.84|25.85|178|
    Livoberezhnyi|UA|47.11|37.64|122|
    Livorno|IT|43.54|10.33|157|
    Liwérpol|GB|Liverpool
    Lizboa|PT|Lisbon
    Lizbon|PT|Lisbon
    Lizbona|PT|Lisbon
    Lizhi|CN|29.70|107.40|157|
    Lizpon|PT|Lisbon
    Ljagnica|PL|Legnica
    Ljevice|SK|Levice
    Ljondan|GB|London
    Ljuban|PL|Lubań
    Ljubartiv|PL|Lubartów
    Ljubartov|PL|Lubartów
    Ljubartuv|PL|Lubartów
    Ljubin|PL|Lubin
    Ljublin|PL|Lublin
    Ljublinec|PL|Lubliniec
    Ljubljan|SI|Ljubljana
    Ljubljana|SI|46.05|14.51|272|
    Ljubljanae|SI|Ljubljana
    Ljubljano|SI|Ljubljana
    Ljubon|PL|Luboń
    Ljuksemburg|LU|Luxembourg
    Llefià|ES|41.44|2.22|44|
    Lleida|ES|41.62|0.62|141|
    Llíria|ES|39.63|-0.60|23|
    Lloret de Mar|ES|41.70|2.85|37|
    Llucmajor|ES|39.49|2.89|36|
    Llundain|GB|London
    Lo Prado|CL|-33.44|-70.73|104|
    Lo-tsu|PL|Łódź
    Loa Janan|ID|-0.58|117.10|213|Asia/Makassar
    Löbau|DE|51.10|14.67|18|
    Lobito|AO|-12.36|13.54|393|
    Löbtau|DE|51.04|13.69|21|
    Lodhran|PK|29.53|71.63|145|
    Lodoni|GB|London
    Łódź|PL|51.77|19.47|640|
    Lodza|PL|Łódź
    Lodze|PL|Łódź
    Lodzes Aleksandruvas|PL|Aleksandrów Łódzki
    Lodzes Konstantynuvas|PL|Konstantynów Łódzki
    Lodzia|PL|Łódź
    Lodzo|PL|Łódź
    Loesch|CZ|Líšeň
    Loetzen|PL|Giżycko
    Loezen|PL|Giżycko
    Log|PL|Łódź
    Logan City|AU|-27.64|153.11|345|Australia/Brisbane
    Logroño|ES|42.47|-2.45|151|
    Lohmar|DE|50.84|7.21|31|
    Löhne|DE|52.19|8.69|40|
    Lohne|DE|52.67|8.24|28|
    Lohr am Main|DE|49.99|9.57|16|
    Loj|PL|Łódź
    Loja|EC|-3.99|-79.20|274|
    Loja|ES|37.17|-4.15|22|
    Lomas de Zamora|AR|-34.76|-58.40|112|
    Lomé|TG|6.13|1.22|2188|
    Łomianki|PL|52.33|20.89|15|
    Lomjanki|PL|Łomianki
    Lomsa|PL|Łomża
    Łomża|PL|53.18|22.06|62|
    Lomzha|PL|Łomża
    Londain|GB|London
    Londan|GB|London
    Londar|GB|London
    Londe|GB|London
    Londen|GB|London
    Londin|GB|London
    Londinium|GB|London
    Londino|GB|London
    Londn|GB|London
    London|GB|51.51|-0.13|8962|
    London|CA|42.98|-81.23|422|
    Londona|GB|London
    Londonas|GB|London
    Londoni|GB|London
    Londono|GB|London
    Londons|GB|London
    Londonu|GB|London
    Łondra|GB|London
    Londres|GB|London
    Londrez|GB|London
    Londri|GB|London
    Londrina|BR|-23.31|-51.16|581|
    Londro|GB|London
    Londye|GB|London
    Londýn|GB|London
    Long Beach|US|33.77|-118.19|474|America/Los_Angeles
    Long Bien|VN|21.03|105.90|348|Asia/Bangkok
    Long Khánh|VN|10.93|107.25|171|
    Long Xuyên|VN|10.39|105.44|286|
    Longfeng|CN|46.53|125.10|152|
    Longgang|CN|22.72|114.26|215|
    Longijur|SJ|Longyearbyen
    Long'ir|SJ|Longyearbyen
    Longjerbiene|SJ|Longyearbyen
    Longjiang|CN|47.34|123.20|106|
    Longjing|CN|42.77|129.42|117|
    Longjir|SJ|Longyearbyen
    Longjyrbienas|SJ|Longyearbyen
    Longling County|CN|24.59|98.69|270|
    Longshan|CN|42.89|125.14|465|
    Longshui|CN|29.57|105.76|122|
    Longueuil|CA|45.52|-73.47|229|
    Longyan|CN|25.07|117.02|1025|
    Longyearbyen|SJ|78.22|15.65|2|
    Longyearbýur|SJ|Longyearbyen
    Loni|IN|28.75|77.29|516|
    Lonn|GB|London
    Lonqyirbyuen|SJ|Longyearbyen
    Lonton|GB|London
    Lontoo|GB|London
    Lontra|GB|London
    Lora del Río|ES|37.66|-5.53|19|
    Lorca|ES|37.67|-1.70|93|
    Lörrach|DE|47.61|7.66|47|
    Los Alcázares|ES|37.74|-0.85|16|
    Los Andželas|US|Los Angeles
    Los Andželes|US|Los Angeles
    Los Angeles|US|34.05|-118.24|3821|America/Los_Angeles
    Los Ángeles|CL|-37.47|-72.35|125|
    Los Angeles|ES|40.36|-3.70|35|
    Los Anjélés|US|Los Angeles
    Los Baños|PH|14.17|121.24|117|
    Los Barrios|ES|36.18|-5.49|24|
    Los Llanos de Aridane|ES|28.66|-17.92|20|Atlantic/Canary
    Los Mochis|MX|25.79|-109.00|257|America/Mazatlan
    Los Palacios y Villafranca|ES|37.16|-5.92|37|
    Los Puertos de Altagracia|VE|10.71|-71.52|102|
    Los Rastrojos|VE|10.03|-69.24|100|
    Los Realejos|ES|28.38|-16.58|36|Atlantic/Canary
    Los Rosales|ES|40.36|-3.69|38|
    Los Teques|VE|10.35|-67.04|252|
    Losandželosa|US|Los Angeles
    Lösch|CZ|Líšeň
    Loschwitz|DE|51.05|13.81|21|
    Losheim|DE|49.51|6.75|17|
    Loshonc|SK|Lučenec
    Losonc|SK|Lučenec
    Losoncz|SK|Lučenec
    Lotz|PL|Łódź
    Lötzen|PL|Giżycko
    Loudi|CN|27.73|111.99|497|
    Louga|SN|15.62|-16.22|113|
    Louisville|US|38.25|-85.76|624|America/Kentucky/Louisville
    Loumplin|PL|Lublin
    Loundres|GB|London
    Louni|CZ|Louny
    Louny|CZ|50.36|13.80|18|
    Louxemvourgo|LU|Luxembourg
    Loviča|PL|Łowicz
    Lovich|PL|Łowicz
    Lovičius|PL|Łowicz
    Lovitium|PL|Łowicz
    Lowell|US|42.63|-71.32|111|
    Lower Hutt|NZ|-41.22|174.92|114|
    Łowicz|PL|52.11|19.95|30|
    Lowitsch|PL|Łowicz
    Loxstedt|DE|53.47|8.65|16|
    Lözen|PL|Giżycko
    Lu-čou|CN|Luzhou
    Lu-pu-lim|PL|Lublin
    Lü-ta|CN|Dalian
    Lü-ta-shih|CN|Dalian
    Lu’an|CN|31.74|116.52|1644|
    Luancheng|CN|37.88|114.65|597|
    Luanda|AO|-8.84|13.23|2776|
    Luanshya|ZM|-13.14|28.42|193|
    Lubań|PL|51.12|15.29|22|
    Lubana|PL|Lubań
    Lubango|AO|-14.92|13.49|601|
    Lubartov|PL|Lubartów
    Lubartova|PL|Lubartów
    Lubartów|PL|51.46|22.61|23|
    Lübbecke|DE|52.31|8.61|27|
    Lubblinu|PL|Lublin
    Lubbock|US|33.58|-101.86|249|America/Chicago
    Lübeca|DE|Lübeck
    Lübeck|DE|53.87|10.69|212|
    Lüben|PL|Lubin
    Lubian-a|SI|Ljubljana
    Lübiana|SI|Ljubljana
    Lubiane|SI|Ljubljana
    Lubiann-a|SI|Ljubljana
    Lubin|PL|51.40|16.20|78|
    Lubina|PL|Lubin
    Lubjana|SI|Ljubljana
    Lublaň|SI|Ljubljana
    Ľubľana|SI|Ljubljana
    Lubliano|SI|Ljubljana
    Lubliin|PL|Lublin
    Lublin|PL|51.25|22.57|336|
    Lublina|PL|Lublin
    Lublinec|PL|Lubliniec
    Lublineca|PL|Lubliniec
    Lublinek|PL|Lubliniec
    Lubliniec|PL|50.67|18.68|24|
    Lublinitz|PL|Lubliniec
    Lublino|PL|Lublin
    Lublinum|PL|Lublin
    Lubljana|SI|Ljubljana
    Lublyńec|PL|Lubliniec
    Lubnjow|DE|51.86|13.95|16|
    Luboń|PL|52.35|16.89|26|
    Lubona|PL|Luboń
    Lubowla|SK|Stará Ľubovňa
    Lubuklinggau|ID|-3.29|102.86|234|
    Lubumbashi|CD|-11.66|27.48|2222|Africa/Lubumbashi
    Lubumbaši|CD|Lubumbashi
    Lubumbašis|CD|Lubumbashi
    Luc|PL|Łódź
    Lucapa|AO|-8.42|20.74|110|
    Lucemburk|LU|Luxembourg
    Lucena|PH|13.93|121.62|229|
    Lucena|ES|37.41|-4.49|42|
    Lučenec|SK|48.33|19.67|25|
    Lucero|ES|40.40|-3.75|37|
    Luchenec|SK|Lučenec
    Lucilinburhuc|LU|Luxembourg
    Łuck|UA|Lutsk
    Luckenwalde|DE|52.09|13.17|22|
    Lucknow|IN|26.84|80.92|2472|
    Lucsamburg|LU|Luxembourg
    Lucsemburg|LU|Luxembourg
    Łuczany|PL|Giżycko
    Lüda|CN|Dalian
    Lüdenscheid|DE|51.22|7.63|79|
    Ludhiana|IN|30.91|75.85|1619|
    Lüdinghausen|DE|51.77|7.44|24|
    Ludwigsburg|DE|48.90|9.19|88|
    Ludwigsfelde|DE|52.30|13.25|24|
    Ludwigshafen am Rhein|DE|49.48|8.45|163|
    Łůdź|PL|Łódź
    Lueben|PL|Lubin
    Luebiana|SI|Ljubljana
    Luebin|PL|Lubin
    Lueblaen|SI|Ljubljana
    Lueblana|SI|Ljubljana
    Lueblin|PL|Lublin
    Lueksemburg|LU|Luxembourg
    Lueksemburq|LU|Luxembourg
    Luena|AO|-11.78|19.92|274|
    Luessemburgh|LU|Luxembourg
    Lugánsk|UA|Luhansk
    Lugazi|UG|0.37|32.94|128|
    Lugo|ES|43.01|-7.56|98|
    Luhansk|UA|48.57|39.31|398|
    Luis Eduardo Magalhães|BR|-12.09|-45.79|108|America/Bahia
    Lukas|PL|Ełk
    Lukiv|PL|Łuków
    Lukov|PL|Łuków
    Lukova|PL|Łuków
    Łuków|PL|51.93|22.38|30|
    Luksambuur|LU|Luxembourg
    Lúksemboarch|LU|Luxembourg
    Luksembourg|LU|Luxembourg
    Lüksemburg|LU|Luxembourg
    Luksemburga|LU|Luxembourg
    Luksemburgo|LU|Luxembourg
    Luksemburgu|LU|Luxembourg
    Lüksemburq|LU|Luxembourg
    Luksimbur|LU|Luxembourg
    Lukuv|PL|Łuków
    Lukuvas|PL|Łuków
    Lüliang|CN|37.52|111.14|3346|
    Lumajang|ID|-8.13|113.22|124|
    Lun-tun|GB|London
    Lunden|GB|London
    Lundenburg|CZ|Břeclav
    Lundra|GB|London
    Lůndůn|GB|London
    Lundúnir|GB|London
    Lüneburg|DE|53.25|10.42|71|
    Lünen|DE|51.62|7.53|91|
    Lung-dung|GB|London
    Lungsod Juárez|MX|Ciudad Juárez
    Lunnainn|GB|London
    Lunnin|GB|London
    Lunnon|GB|London
    Luodian|CN|31.42|121.33|118|
    Luohe|CN|33.57|114.03|1295|
    Luohu District|CN|22.55|114.13|1144|
    Luojiang|CN|31.30|104.50|212|
    Luos Andžels|US|Los Angeles
    Luoyang|CN|34.67|112.44|1391|
    Luoyang|CN|23.16|114.27|123|
    Lurup|DE|53.59|9.88|37|
    Lusail|QA|25.42|51.51|199|
    Lusaka|ZM|-15.41|28.29|2212|
    Lusan|DE|50.84|12.07|22|
    Lusenburgo|LU|Luxembourg
    Lushui|CN|25.82|98.86|197|
    Lussemborgh|LU|Luxembourg
    Lüssemburgh|LU|Luxembourg
    Lussemburgo|LU|Luxembourg
    Lussemburgu|LU|Luxembourg
    Lustenau|AT|47.43|9.66|23|
    Lüta|CN|Dalian
    Lutece|FR|Paris
    Lutetia|FR|Paris
    Lütgendortmund|DE|51.50|7.35|23|
    Luton|GB|51.88|-0.42|225|
    Lutsany|PL|Giżycko
    Lutsk|UA|50.76|25.35|216|
    Luxemboerg|LU|Luxembourg
    Luxembôrg|LU|Luxembourg
    Luxemborj|LU|Luxembourg
    Luxembourg|LU|49.61|6.13|77|
    Luxemburg|LU|Luxembourg
    Luxemburgo|LU|Luxembourg
    Luxemburgum|LU|Luxembourg
    Luxembuurich|LU|Luxembourg
    Luxenburgo|LU|Luxembourg
    Luxor|EG|25.70|32.64|422|
    Luz|PL|Łódź
    Luzhou|CN|28.89|105.43|999|
    Luziânia|BR|-16.25|-47.95|209|
    Lviv|UA|49.84|24.02|717|
    Ľvov|UA|Lviv
    Lwów|UA|Lviv
    Lwůw|UA|Lviv
    Lyck|PL|Ełk
    Lyńdźiny|PL|Lędziny
    Lyon|FR|45.75|4.85|521|
    Lyon 03|FR|45.76|4.85|103|
    Lyoubyana|SI|Ljubljana
    Lyubartov|PL|Lubartów
    Lyubertsy|RU|55.68|37.89|155|
    Lyublin|PL|Lublin
    Lyublino|RU|55.68|37.76|172|
    Lyublyana|SI|Ljubljana
    Ma-daik-li|ES|Madrid
    Ma On Shan|HK|22.41|114.24|215|
    Ma-tet-li|ES|Madrid
    Ma’anshan|CN|31.69|118.51|742|
    Määnz|DE|Mainz
    Maarianhamina|AX|Mariehamn
    Maastricht|NL|50.85|5.69|122|
    Maba|CN|24.68|113.60|114|
    Mabalacat City|PH|15.22|120.57|188|
    Mabopane|ZA|-25.51|28.06|111|
    Macaé|BR|-22.38|-41.78|143|
    Macapá|BR|0.04|-51.07|513|America/Belem
    Macau|MO|22.20|113.55|649|
    Maceió|BR|-9.67|-35.74|1032|America/Maceio
    Machačkala|RU|Makhachkala
    Machaczkała|RU|Makhachkala
    Machala|EC|-3.26|-79.96|289|
    Macheng|CN|31.18|115.02|126|
    Machida|JP|35.54|139.45|431|
    Machilīpatnam|IN|16.19|81.14|193|
    Machiques|VE|10.06|-72.55|133|
    Madanapalle|IN|13.55|78.50|180|
    Madhavaram|IN|13.15|80.23|119|
    Madhurampur Dehri|IN|24.97|84.20|137|
    Madhyamgram|IN|22.69|88.45|161|
    Madhyapur Thimi|NP|27.68|85.39|120|
    Mädinä|SA|Madinah
    Madinah|SA|24.47|39.61|1300|
    Madīnat an Naşr|EG|30.07|31.30|668|
    Madīnat Ḩamad|BH|26.12|50.51|134|
    Madison|US|43.07|-89.40|280|America/Chicago
    Madiun|ID|-7.63|111.52|203|
    Madrás|IN|Chennai
    Madrid|ES|40.42|-3.70|3256|
    Madrid|CO|4.73|-74.26|135|
    Madrid Centro|ES|40.42|-3.70|150|
    Madridas|ES|Madrid
    Madride|ES|Madrid
    Madridi|ES|Madrid
    Madrido|ES|Madrid
    Madrids|ES|Madrid
    Madril|ES|Madrid
    Madrit|ES|Madrid
    Madrite|ES|Madrid
    Madryd|ES|Madrid
    Madryt|ES|Madrid
    Madurai|IN|9.92|78.12|1466|
    Maduráj|IN|Madurai
    Maebashi|JP|36.40|139.08|332|
    Maehrisch-Ostrau|CZ|Ostrava
    Maehrisch-Schoenberg|CZ|Šumperk
    Maeskuy|RU|Moscow
    Magangué|CO|9.24|-74.75|124|
    Magdalena Contreras|MX|19.33|-99.21|238|
    Magdebörj|DE|Magdeburg
    Magdeburg|DE|52.13|11.63|244|
    Magé|BR|-22.65|-43.04|244|
    Magelang|ID|-7.47|110.22|129|
    Magerit|ES|Madrid
    Maghāghah|EG|28.65|30.84|118|
    Magnitogorsk|RU|53.40|59.01|413|Asia/Yekaterinburg
    Magugpo Poblacion|PH|7.45|125.80|233|
    Magúncia|DE|Mainz
    Magyarbród|CZ|Uherský Brod
    Magyarhradis|CZ|Uherské Hradiště
    Magyaróvár|HU|Mosonmagyaróvár
    Magyarürügy|HU|Pécs
    Mahābād|IR|36.76|45.72|168|
    Mahačkala|RU|Makhachkala
    Mahajanga|MG|-15.72|46.32|261|
    Maharagama|LK|6.85|79.93|195|
    Mahatškala|RU|Makhachkala
    Mahbūbnagar|IN|16.74|77.99|190|
    Mahé|SC|Victoria
    Mahesāna|IN|23.60|72.38|191|
    Maheshtala|IN|22.51|88.25|448|
    Mahhatškala|RU|Makhachkala
    Mahilyow|BY|53.91|30.34|353|
    Mahlsdorf|DE|52.51|13.61|30|
    Mährisch-Ostrau|CZ|Ostrava
    Mährisch-Schönberg|CZ|Šumperk
    Maianga|AO|-8.85|13.24|728|
    Maicao|CO|11.38|-72.24|167|
    Maidrid|ES|Madrid
    Maidstone|GB|51.27|0.52|108|
    Maiduguri|NG|11.85|13.16|1110|
    Maijdi|BD|22.87|91.10|132|
    Mailand|IT|Milan
    Mailsi|PK|29.80|72.17|125|
    Maintal|DE|50.15|8.83|39|
    Mainz|DE|49.98|8.28|223|
    Maipú|CL|-33.51|-70.77|504|
    Mairena del Alcor|ES|37.37|-5.75|21|
    Mairena del Aljarafe|ES|37.34|-6.06|46|
    Mairil|ES|Madrid
    Mairiporã|BR|-23.32|-46.59|102|
    Maisúr|IN|Mysuru
    Majachkalá|RU|Makhachkala
    Majadahonda|ES|40.47|-3.87|68|
    Majie|CN|25.03|102.64|132|
    Májszúr|IN|Mysuru
    Majuro|MH|7.09|171.38|25|
    Makaó|MO|Macau
    Makassar|ID|-5.15|119.43|1474|Asia/Makassar
    Makati City|PH|14.55|121.03|510|
    Makelika|ES|Madrid
    Makhachkala|RU|42.98|47.50|596|
    Makiyivka|UA|48.05|37.93|339|
    Mäkkä|SA|Makkah
    Makkah|SA|21.43|39.83|1579|
    Makó|HU|46.22|20.48|25|
    Makotau|PL|Mokotów
    Makov|HU|Makó
    Makovo|HU|Makó
    Makumbako|TZ|-8.85|34.83|116|
    Makurdi|NG|7.73|8.52|390|
    Malabo|GQ|3.76|8.78|156|
    Malabon|PH|14.67|120.94|366|
    Malacca|MY|2.20|102.24|579|
    Malacka|SK|Malacky
    Malacke|SK|Malacky
    Malacki|SK|Malacky
    Malacky|SK|48.44|17.02|19|
    Malaczka|SK|Malacky
    Málaga|ES|36.72|-4.42|592|
    Malakal|SS|9.53|31.66|161|
    Malambo|CO|10.86|-74.77|129|
    Malang|ID|-7.98|112.63|889|
    Malanje|AO|-9.54|16.34|455|
    Malappuram|IN|11.04|76.08|101|
    Malatia-Sebastia|AM|40.17|44.45|150|
    Malatski|SK|Malacky
    Malatya|TR|38.35|38.32|750|
    Malāyer|IR|34.30|48.82|170|
    Malbork|PL|54.04|19.03|37|
    Malborka|PL|Malbork
    Malborkas|PL|Malbork
    Malczka|SK|Malacky
    Malda|IN|25.00|88.15|170|
    Maldonado|UY|-34.90|-54.95|102|
    Male|MV|4.18|73.51|104|
    Malegaon|IN|20.55|74.53|481|
    Māler Kotla|IN|30.53|75.88|135|
    Malgrat de Mar|ES|41.65|2.74|18|
    Malindi|KE|-3.22|40.12|120|
    Malingao|PH|7.16|124.47|1122|
    Malir Cantonment|PK|24.94|67.21|300|
    Malita|PH|6.42|125.61|118|
    Malkajgiri|IN|17.45|78.53|150|
    Mallawī|EG|27.73|30.84|213|
    Málmey|SE|Malmö
    Malmö|SE|55.61|13.00|362|
    Malnova Urbo|SK|Staré Mesto
    Malolos|PH|14.84|120.81|270|
    Málom|HU|Pécs
    Maltepe|TR|40.94|29.16|427|
    Mamoudzou|YT|-12.78|45.23|55|
    Man|CI|7.41|-7.55|242|
    Manacapuru|BR|-3.30|-60.62|111|America/Manaus
    Manacor|ES|39.57|3.21|43|
    Manado|ID|1.48|124.85|459|Asia/Makassar
    Managua|NI|12.13|-86.25|973|
    Manama|BH|26.23|50.59|147|
    Manáos|BR|Manaus
    Manas|KG|40.94|72.99|123|
    Manaus|BR|-3.10|-60.02|2220|America/Manaus
    Mančesteris|GB|Manchester
    Mančestra|GB|Manchester
    Manchester|GB|53.48|-2.24|569|
    Manchester|US|43.00|-71.45|110|
    Mandalay|MM|21.97|96.08|1208|
    Mandaluyong|PH|14.58|121.04|425|
    Mandaluyong City|PH|14.58|121.04|466|
    Mandaqui|BR|-23.46|-46.64|104|
    Mandaue City|PH|10.32|123.92|331|
    Mandera|KE|3.94|41.86|115|
    Mandi Bahauddin|PK|32.59|73.49|130|
    Mandimba|MZ|-14.35|35.65|119|
    Mandoli|IN|28.70|77.31|120|
    Mandsaur|IN|24.07|75.07|142|
    Mandurah|AU|-32.53|115.72|108|Australia/Perth
    Mandya|IN|12.52|76.90|137|
    Manéah|GN|9.73|-13.42|194|
    Manfalūţ|EG|27.31|30.97|118|
    Mangalagiri|IN|16.43|80.57|107|
    Mangaluru|IN|12.92|74.86|499|
    Man'géym|DE|Mannheim
    Mango|IN|22.83|86.22|224|
    Man’gyŏngdae-ri|KP|38.99|125.66|322|
    Manhattan|US|40.78|-73.97|1488|
    Manila|PH|14.60|120.98|1600|
    Manisa|TR|38.61|27.43|244|
    Manises|ES|39.49|-0.46|31|
    Manizales|CO|5.07|-75.51|434|
    Manjhand|PK|25.91|68.24|141|
    Manlleu|ES|42.00|2.28|21|
    Mannheim|DE|49.49|8.47|308|
    Manokwari|ID|-0.86|134.06|132|Asia/Jayapura
    Manolo Fortich|PH|8.37|124.86|118|
    Manp’o|KP|41.15|126.29|117|
    Manresa|ES|41.73|1.82|76|
    Mansa|ZM|-11.20|28.89|171|
    Mansfield|GB|53.13|-1.20|172|
    Mansilingan|PH|10.63|122.98|454|
    Manta|EC|-0.95|-80.73|264|
    Mantampay|PH|8.17|124.22|265|
    Mantilla|CU|23.07|-82.34|207|
    Manukau City|NZ|-36.99|174.88|362|
    Manzanares|ES|39.00|-3.37|19|
    Manzanillo|MX|19.12|-104.34|160|
    Manzanillo|CU|20.34|-77.12|128|
    Manzini|SZ|-26.50|31.38|111|
    Maó|ES|39.89|4.27|29|
    Maoming|CN|21.67|110.91|1308|
    Maputo|MZ|-25.97|32.58|1255|
    Mar del Plata|AR|-38.00|-57.56|593|
    Marabá|BR|-5.38|-49.13|146|America/Belem
    Maracaibo|VE|10.64|-71.61|1753|
    Maracanaú|BR|-3.88|-38.63|235|America/Fortaleza
    Maracay|VE|10.25|-67.59|465|
    Maracena|ES|37.21|-3.63|21|
    Maradi|NE|13.50|7.10|362|
    Marāgheh|IR|35.83|59.63|263|
    Marāgheh|IR|37.39|46.24|263|
    Marakeš|MA|Marrakesh
    Maramag|PH|7.76|125.01|110|
    Maran|MY|3.59|102.77|111|
    Marand|IR|38.43|45.77|124|
    Maranguape|BR|-3.89|-38.69|105|America/Fortaleza
    Marawi City|PH|8.00|124.28|260|
    Marbach am Neckar|DE|48.94|9.26|16|
    Marbella|ES|36.52|-4.89|156|
    Marburg an der Lahn|DE|50.81|8.77|79|
    Marchena|ES|37.33|-5.42|20|
    Marcin|SK|Martin
    Marcory|CI|5.31|-3.99|214|
    Mardan|PK|34.20|72.05|300|
    Mardin|TR|37.31|40.74|130|
    Margareten|AT|48.19|16.35|54|
    Marggrabowa|PL|Olecko
    Marg‘ilon|UZ|40.47|71.72|254|
    Margrabowa|PL|Olecko
    Mariahilf|AT|48.20|16.35|31|
    Marianao|CU|23.07|-82.43|134|
    Marianhamina|AX|Mariehamn
    Mariankhamina|AX|Mariehamn
    Mariara|VE|10.30|-67.72|116|
    Mariatoelgyes|SK|Dubnica nad Váhom
    Máriatölgyes|SK|Dubnica nad Váhom
    Maricá|BR|-22.92|-42.82|212|
    Mariehameena|AX|Mariehamn
    Mariehamn|AX|60.10|19.93|11|
    Mariekhamn|AX|Mariehamn
    Marienberg|DE|50.65|13.16|17|
    Marienburg|PL|Malbork
    Mariendorf|DE|52.44|13.38|53|
    Marienfelde|DE|52.42|13.37|32|
    Marienthal|DE|53.57|10.08|287|
    Marienwerder|PL|Kwidzyn
    Marigot|MF|18.07|-63.08|6|
    Marikina City|PH|14.65|121.11|471|
    Marília|BR|-22.21|-49.95|241|
    Marín|ES|42.39|-8.70|26|
    Maringá|BR|-23.43|-51.94|410|
    Mar’ino|RU|55.65|37.72|243|
    Marituba|BR|-1.36|-48.34|112|America/Belem
    Mariuhoefn|AX|Mariehamn
    Maríuhöfn|AX|Mariehamn
    Mariupol|UA|47.10|37.54|230|
    Marīvān|IR|35.52|46.18|137|
    Mariveles|PH|14.43|120.49|156|
    Mariyekhamn|AX|Mariehamn
    Marka|SO|1.72|44.77|230|
    Markham|CA|43.87|-79.27|339|
    Marki|PL|52.32|21.10|23|
    Märkisches Viertel|DE|52.60|13.36|40|
    Markkleeberg|DE|51.28|12.37|25|
    Markos|PL|Marki
    Marktoberdorf|DE|47.78|10.62|19|
    Marktredwitz|DE|50.00|12.09|18|
    Marl|DE|51.66|7.09|91|
    Marne La Vallée|FR|48.84|2.64|318|
    Maros-Vásárhely|RO|Târgu Mureş
    Marosvásárhely|RO|Târgu Mureş
    Maroua|CM|10.59|14.32|314|
    Marrákes|MA|Marrakesh
    Marrakesh|MA|31.63|-8.00|996|
    Marratxí|ES|39.62|2.73|37|
    Marrianhamina|AX|Mariehamn
    Marroquina|ES|40.41|-3.64|26|
    Marsá Maţrūḩ|EG|31.35|27.24|176|
    Marsberg|DE|51.46|8.85|22|
    Marseille|FR|43.30|5.38|877|
    Marsella|FR|Marseille
    Marsylia|FR|Marseille
    Martapura|ID|-3.41|114.86|131|Asia/Makassar
    Martin|SK|49.07|18.92|51|
    Martina|SK|Martin
    Martinas|SK|Martin
    Martorell|ES|41.47|1.93|28|
    Martos|ES|37.72|-3.97|25|
    Marugame|JP|34.28|133.78|110|
    Marvdasht|IR|29.87|52.80|149|
    Mary|TM|37.59|61.83|167|
    Maryvale|US|33.50|-112.18|208|America/Phoenix
    Marzahn|DE|52.55|13.57|112|
    Masai|MY|1.49|103.88|142|
    Masaka|UG|-0.33|31.73|117|
    Masan|KR|35.13|126.83|434|
    Masaya|NI|11.97|-86.10|130|
    Mascara|DZ|35.40|0.14|109|
    Maseru|LS|-29.32|27.48|360|
    Mašhad|IR|Mashhad
    Mashhad|IR|36.30|59.61|2307|
    Masina|CD|-4.38|15.39|485|
    Masindi|UG|1.67|31.71|110|
    Masjed Soleymān|IR|31.94|49.30|100|
    Mäskat|OM|Muscat
    Maskav|RU|Moscow
    Maskava|RU|Moscow
    Maskva|RU|Moscow
    Maspalomas|ES|27.76|-15.59|36|Atlantic/Canary
    Massamagrell|ES|39.57|-0.33|15|
    Mat-xco-va|RU|Moscow
    Mata-Utu|WF|-13.28|-176.17|1|
    Matadi|CD|-5.84|13.46|426|
    Matagalpa|NI|12.93|-85.92|109|
    Matanzas|CU|23.04|-81.58|147|
    Mataram|ID|-8.58|116.12|441|Asia/Makassar
    Mataró|ES|41.54|2.44|127|
    Mátészalka|HU|47.96|22.32|19|
    Mathura|IN|27.50|77.67|331|
    Mati|PH|6.96|126.22|106|
    Matiasfold|HU|Mátyásföld
    Matola|MZ|-25.96|32.46|1199|
    Matrit|ES|Madrid
    Matritum|ES|Madrid
    Matsubara|JP|34.57|135.55|131|
    Matsudo|JP|35.78|139.90|499|
    Matsue|JP|35.48|133.05|204|
    Matsumoto|JP|36.23|137.97|241|
    Matsusaka|JP|34.58|136.54|159|
    Matsutō|JP|36.52|136.57|110|
    Matsuyama|JP|33.84|132.77|511|
    Matuga|KE|-4.17|39.57|194|
    Maturín|VE|9.75|-63.18|647|
    Matxcova|RU|Moscow
    Mátyásföld|HU|47.51|19.21|20|
    Mau|IN|25.94|83.56|246|
    Mauá|BR|-23.67|-46.46|418|
    Mauricéa|BR|Recife
    Mawlamyine|MM|16.49|97.63|439|
    Maxepónoe|US|Oklahoma City
    Maxixe|MZ|-23.86|35.35|126|
    Mayen|DE|50.33|7.22|19|
    Maykop|RU|44.61|40.10|142|
    Mazabuka|ZM|-15.86|27.75|104|
    Mazar-e Šarif|AF|Mazār-e Sharīf
    Mazār-e Sharīf|AF|36.71|67.11|523|
    Mazarrón|ES|37.60|-1.31|35|
    Mazatlán|MX|23.22|-106.42|382|America/Mazatlan
    Mazovijos Grodziskas|PL|Grodzisk Mazowiecki
    Mazovijos Minskas|PL|Mińsk Mazowiecki
    Mazovijos Novy Dvuras|PL|Nowy Dwór Mazowiecki
    Mazovijos Ostruva|PL|Ostrów Mazowiecka
    Mazovijos Tomašuvas|PL|Tomaszów Mazowiecki
    Mazyr|BY|52.04|29.22|105|
    Mbabane|SZ|-26.32|31.13|76|
    Mbaké|SN|14.79|-15.91|101|
    Mbale|UG|1.08|34.18|111|
    Mbandaka|CD|0.05|18.26|455|
    Mbanza Kongo|AO|-6.27|14.24|148|
    Mbanza-Ngungu|CD|-5.26|14.86|143|
    Mbarara|UG|-0.60|30.65|221|
    Mbeya|TZ|-8.90|33.45|542|
    Mbombela|ZA|-25.48|30.97|110|
    Mbour|SN|14.42|-16.96|284|
    Mbuji-Mayi|CD|-6.14|23.59|2101|Africa/Lubumbashi
    McAllen|US|26.20|-98.23|140|America/Chicago
    McKinney|US|33.20|-96.62|163|America/Chicago
    Mdantsane|ZA|-32.93|27.78|206|
    Meads|US|38.41|-82.71|289|
    Mechernich|DE|50.59|6.65|28|
    Meckenheim|DE|50.62|7.03|26|
    Mecsekalja|HU|Pécs
    Mecsekszabolcs|HU|Pécs
    Medan|ID|3.58|98.67|2486|
    Médéa|DZ|36.26|2.75|145|
    Medellín|CO|6.25|-75.57|2000|
    Media Legua|ES|40.41|-3.66|17|
    Medína|SA|Madinah
    Medina del Campo|ES|41.31|-4.91|22|
    Medina Estates|GH|5.67|-0.16|101|
    Médinat el-Fayoum|EG|Al Fayyum
    Médine|SA|Madinah
    Medinīpur|IN|22.42|87.32|153|
    Mediolan|IT|Milan
    Medling|AT|Mödling
    Medlingas|AT|Mödling
    Meerane|DE|50.85|12.46|17|
    Meerbusch|DE|51.25|6.69|55|
    Meerut|IN|28.98|77.71|1223|
    Meguro|JP|35.63|139.70|288|
    Meiderich|DE|51.47|6.77|45|
    Meidling|AT|48.17|16.33|98|
    Meiktila|MM|20.88|95.86|177|
    Meinerzhagen|DE|51.11|7.65|22|
    Meiningen|DE|50.57|10.42|22|
    Meishan|CN|30.04|103.84|1108|
    Meissen|DE|51.16|13.47|28|
    Meizhou|CN|24.29|116.12|992|
    Mej-čou|CN|Meizhou
    Mej-šan|CN|Meishan
    Mejicanos|SV|13.72|-89.19|160|
    Mejorada del Campo|ES|40.39|-3.48|22|
    Mek'ele|ET|13.50|39.48|458|
    Meknes|MA|33.89|-5.55|568|
    Melbourne|AU|-37.81|144.96|5436|Australia/Melbourne
    Melec|PL|Mielec
    Meleca|PL|Mielec
    Melecas|PL|Mielec
    Melets|PL|Mielec
    Melilla|ES|35.29|-2.94|86|Africa/Ceuta
    Melitopol|UA|46.85|35.38|149|
    Melle|DE|52.20|8.34|46|
    Mělník|CZ|50.35|14.47|19|
    Mémfis|US|Memphis
    Memmingen|DE|47.98|10.19|44|
    Memphis|US|35.15|-90.05|633|America/Chicago
    Menden|DE|51.44|7.78|52|
    Mendip|GB|51.24|-2.63|110|
    Mendoza|AR|-32.89|-68.85|115|America/Argentina/Mendoza
    Mendzijets-Podlyaski|PL|Międzyrzec Podlaski
    Mendzižeča|PL|Międzyrzecz
    Mendzizeca Podlaska|PL|Międzyrzec Podlaski
    Mendzizhec Podljaski|PL|Międzyrzec Podlaski
    Mendzizhech|PL|Międzyrzecz
    Mendzyrehch|PL|Międzyrzecz
    Mendzyrehch Padljaski|PL|Międzyrzec Podlaski
    Mendzyžečas|PL|Międzyrzecz
    Mendzyzhec-Podljaski|PL|Międzyrzec Podlaski
    Mendzyzhech|PL|Międzyrzecz
    Ménfőcsanak|HU|Győr
    Mengmao|CN|24.00|97.86|113|
    Mengzi|CN|23.37|103.38|595|
    Menongue|AO|-14.66|17.69|251|
    Mentougou|CN|39.94|116.09|198|
    Meppen|DE|52.69|7.29|34|
    Merauke|ID|-8.50|140.41|117|Asia/Jayapura
    Mercatoria|SK|Handlová
    Mercier–Hochelaga-Maisonneuve|CA|45.57|-73.55|143|
    Mérida|MX|20.97|-89.62|1201|America/Merida
    Mérida|VE|8.58|-71.17|300|
    Mérida|ES|38.92|-6.34|60|
    Merkezefendi|TR|37.81|29.04|280|
    Merlo|AR|-34.67|-58.73|269|
    Merseburg|DE|51.35|11.99|35|
    Mersin|TR|36.81|34.64|538|
    Merzig|DE|49.44|6.64|31|
    Mesa|US|33.42|-111.82|472|America/Phoenix
    Meschede|DE|51.35|8.28|32|
    Mesdirtz|PL|Międzyrzecz
    Mesericum|PL|Międzyrzec Podlaski
    Meseritz|PL|Międzyrzecz
    Mešheda|IR|Mashhad
    Mešhedas|IR|Mashhad
    Mesquite|US|32.77|-96.60|145|America/Chicago
    Messina|IT|38.19|15.55|220|
    Město Žďar|CZ|Žďár nad Sázavou
    Mestre|IT|45.49|12.25|148|
    Metairie|US|29.98|-90.15|138|America/Chicago
    Metairie Terrace|US|29.98|-90.16|142|America/Chicago
    Metro|ID|-5.11|105.31|182|
    Mettmann|DE|51.25|6.98|40|
    Metz|FR|49.12|6.17|124|
    Metzingen|DE|48.54|9.28|22|
    Mexicali|MX|32.63|-115.45|1033|America/Tijuana
    México|MX|Mexico City
    Mexico City|MX|19.43|-99.13|12294|
    Mexíkóborg|MX|Mexico City
    Meycauayan|PH|14.74|120.96|228|
    Mezhdurechensk|RU|53.69|88.06|101|Asia/Novokuznetsk
    Mezhirech'ye|PL|Międzyrzec Podlaski
    Mezhirichchja|PL|Międzyrzec Podlaski
    Mezirzhichi|CZ|Valašské Meziříčí
    Mezoekoevesd|HU|Mezőkövesd
    Mezoetur|HU|Mezőtúr
    Mezőkövesd|HU|47.82|20.58|18|
    Mezőmegyer|HU|Békéscsaba
    Mezőtúr|HU|47.00|20.63|19|
    Miami|US|25.77|-80.19|487|
    Miami Gardens|US|25.94|-80.25|113|
    Mian Channun|PK|30.44|72.36|140|
    Mīāndoāb|IR|36.97|46.11|134|
    Mīāneh|IR|37.42|47.72|106|
    Mianwali|PK|32.58|71.53|130|
    Mianyang|CN|31.47|104.68|1550|
    Mianzhu, Deyang, Sichuan|CN|31.34|104.22|510|
    Miass|RU|55.05|60.11|168|Asia/Yekaterinburg
    Michalovce|SK|48.75|21.92|36|
    Michelstadt|DE|49.68|9.00|17|
    Michle|CZ|50.05|14.46|21|
    Middelburg|ZA|-25.78|29.46|196|
    Middlesbrough|GB|54.58|-1.23|143|
    Midland|US|32.00|-102.08|133|America/Chicago
    Midsayap|PH|7.19|124.53|117|
    Międzyrzec|PL|Międzyrzec Podlaski
    Międzyrzec Podlaski|PL|51.99|22.78|17|
    Międzyrzecz|PL|52.44|15.58|19|
    Mielau|PL|Mława
    Mielec|PL|50.29|21.42|60|
    Mientzirzets Pontlaski|PL|Międzyrzec Podlaski
    Mieres|ES|43.25|-5.77|44|
    Miguel Hidalgo|MX|19.43|-99.20|373|
    Miguelturra|ES|38.96|-3.89|15|
    Mihalovce|SK|Michalovce
    Mijas|ES|36.60|-4.64|81|
    Mikhajlivci|SK|Michalovce
    Mikhajlovce|SK|Michalovce
    Mikhalaucy|SK|Michalovce
    Mikhalovce|SK|Michalovce
    Miklós|PL|Mikołów
    Miklósfa|HU|Nagykanizsa
    Mikołajów|UA|Mykolayiv
    Mikolov|PL|Mikołów
    Mikolova|PL|Mikołów
    Mikołów|PL|50.17|18.90|39|
    Mikoluv|PL|Mikołów
    Mikoluvas|PL|Mikołów
    Mikołůw|PL|Mikołów
    Mikuláš|PL|Mikołów
    Milagro|EC|-2.13|-79.59|134|
    Milan|IT|45.46|9.19|1371|
    Miláno|IT|Milan
    Milanovek|PL|Milanówek
    Milanówek|PL|52.12|20.67|16|
    Milanuveka|PL|Milanówek
    Miljanovek|PL|Milanówek
    Miljanuvek|PL|Milanówek
    Milton|CA|43.52|-79.88|133|
    Milton Keynes|GB|52.04|-0.76|256|
    Milwaukee|US|43.04|-87.91|564|America/Chicago
    Minamirinkan|JP|35.50|139.44|224|
    Minatitlán|MX|18.00|-94.56|112|
    Minato|JP|34.22|135.15|375|
    Minato City|JP|35.66|139.75|260|
    Minden|DE|52.29|8.91|83|
    Mingachevir|AZ|40.76|47.06|106|
    Mingala Tangnyunt|MM|16.79|96.17|132|
    Mingaladon|MM|16.92|96.10|136|
    Mingora|PK|34.78|72.36|361|
    Mingshui|CN|36.72|117.50|115|
    Minhang|CN|31.11|121.37|2717|
    Minna|NG|9.62|6.55|425|
    Minneapolis|US|44.98|-93.26|411|America/Chicago
    Minoh|JP|34.83|135.47|137|
    Minsc|BY|Minsk
    Minscum|BY|Minsk
    Minsk|BY|53.90|27.57|1742|
    Min'sk Mazavecki|PL|Mińsk Mazowiecki
    Min'sk-Mazovecki|PL|Mińsk Mazowiecki
    Min'sk-Mazoveckij|PL|Mińsk Mazowiecki
    Minsk-Mazovetskiy|PL|Mińsk Mazowiecki
    Minsk Mazovjecki|PL|Mińsk Mazowiecki
    Mińsk Mazowiecki|PL|52.18|21.57|37|
    Minska|BY|Minsk
    Minska Mazovecka|PL|Mińsk Mazowiecki
    Minskaj|BY|Minsk
    Minskas|BY|Minsk
    Minsko|BY|Minsk
    Minszk|BY|Minsk
    Minya|EG|28.09|30.76|284|
    Miraflores|PE|-12.11|-77.03|187|
    Miramar|US|25.99|-80.23|137|
    Miramar|MX|22.36|-97.90|119|America/Monterrey
    Miranda de Ebro|ES|42.69|-2.95|39|
    Mirasierra|ES|40.50|-3.72|36|
    Mirát|IN|Meerut
    Miri|MY|4.40|113.99|301|Asia/Kuching
    Mirpur Khas|PK|25.53|69.01|268|
    Mirpur Model Thana|BD|23.81|90.36|547|
    Miryalaguda|IN|16.87|79.56|105|
    Mirzāpur|IN|25.14|82.57|220|
    Misato, Saitama|JP|35.84|139.88|142|
    Misburg|DE|52.39|9.85|26|
    Misburg-Nord|DE|52.40|9.86|23|
    Mishima|JP|35.12|138.92|108|
    Mishkol'c|HU|Miskolc
    Mishkov|PL|Myszków
    Mishkovec'|HU|Miskolc
    Mishkuv|PL|Myszków
    Mishlenice|PL|Myślenice
    Miskolc|HU|48.10|20.78|155|
    Miškolca|HU|Miskolc
    Miškolcas|HU|Miskolc
    Miskolcz|HU|Miskolc
    Miskole|HU|Miskolc
    Miškova|PL|Myszków
    Miškovec|HU|Miskolc
    Mislata|ES|39.48|-0.42|46|
    Mislenice|PL|Myślenice
    Mislovice|PL|Mysłowice
    Misratah|LY|32.38|15.09|356|
    Mississauga|CA|43.58|-79.66|718|
    Miszkolc|HU|Miskolc
    Mīt Ghamr|EG|30.72|31.26|154|
    Mito|JP|36.35|140.45|271|
    Mitrovicë|XK|42.88|20.87|107|
    Mitte|DE|52.52|13.40|102|
    Mittweida|DE|50.99|12.98|17|
    Mityana|UG|0.42|32.02|105|
    Mixalovtse|SK|Michalovce
    Mixco|GT|14.63|-90.61|466|
    Miyakonojō|JP|31.73|131.07|161|
    Miyazaki|JP|31.92|131.42|401|
    Mjelec|PL|Mielec
    Mjendzizhec Podlaski|PL|Międzyrzec Podlaski
    Mjendzizhech|PL|Międzyrzecz
    Mjodling|AT|Mödling
    Mladá Boleslav|CZ|50.41|14.90|44|
    Mlada Boleslaz|CZ|Mladá Boleslav
    Mlava|PL|Mława
    Mława|PL|53.11|20.38|29|
    Mlolongo|KE|-1.40|36.94|136|
    Mníchov|DE|Munich
    Moabit|DE|52.53|13.34|81|
    Moaña|ES|42.28|-8.74|19|
    Moanda|CD|-5.93|12.37|129|
    Mobile|US|30.69|-88.04|183|America/Chicago
    Mocuba|MZ|-16.84|36.99|196|
    Modakeke|NG|7.38|4.26|120|
    Model Town|PK|31.48|74.33|100|
    Modena|IT|44.65|10.93|185|
    Modesto|US|37.64|-121.00|211|America/Los_Angeles
    Mödling|AT|48.09|16.29|21|
    Modřan|CZ|Modřany
    Modřany|CZ|50.01|14.41|34|
    Modrzhany|CZ|Modřany
    Moedling|AT|Mödling
    Moers|DE|51.45|6.63|103|
    Moga|IN|30.81|75.17|163|
    Mogadiš|SO|Mogadishu
    Mogadišas|SO|Mogadishu
    Mogadíscio|SO|Mogadishu
    Mogadishu|SO|2.04|45.34|2587|
    Mógadisjú|SO|Mogadishu
    Mogadišo|SO|Mogadishu
    Mogaidisiú|SO|Mogadishu
    Mogán|ES|27.88|-15.73|22|Atlantic/Canary
    Mogandísio|SO|Mogadishu
    Mogi das Cruzes|BR|-23.52|-46.19|326|
    Mogi Guaçu|BR|-22.37|-46.95|154|
    Moguer|ES|37.28|-6.84|20|
    Mogúncia|DE|Mainz
    Mohač|HU|Mohács
    Mohács|HU|45.99|18.69|19|
    Mohacz|HU|Mohács
    Mohali|IN|30.68|76.72|167|
    Moḩammad Shahr|IR|35.76|50.92|119|
    Mohammadpur|BD|24.90|88.53|528|
    Mohammedia|MA|33.69|-7.38|228|
    Mohatsch|HU|Mohács
    Mohuč|DE|Mainz
    Mojokerto|ID|-7.47|112.43|142|
    Mokhach|HU|Mohács
    Mokopane|ZA|-24.19|29.01|101|
    Mokotouf|PL|Mokotów
    Mokotów|PL|52.19|21.03|218|
    Mokotuv|PL|Mokotów
    Mokpo|KR|34.81|126.39|268|
    Mokum|NL|Amsterdam
    Molina de Segura|ES|38.05|-1.21|64|
    Molins de Rei|ES|41.42|2.02|24|
    Mollet del Vallès|ES|41.54|2.21|52|
    Mölln|DE|53.62|10.69|18|
    Mombasa|KE|-4.05|39.66|1208|
    Monachium|DE|Munich
    Monaco|MC|43.74|7.42|33|
    Mónakó|MC|Monaco
    Moncada|ES|39.55|-0.40|22|
    Mönchengladbach|DE|51.19|6.44|262|
    Moncloa-Aravaca|ES|40.44|-3.73|117|
    Monclova|MX|26.91|-101.42|215|America/Monterrey
    Monforte de Lemos|ES|42.52|-7.51|20|
    Móng Cái|VN|21.52|107.97|109|Asia/Bangkok
    Möng Yang|MM|21.85|99.68|117|
    Mongu|ZM|-15.25|23.13|111|
    Monheim am Rhein|DE|51.09|6.89|43|
    Monor|HU|47.35|19.45|22|
    Monrovia|LR|6.30|-10.80|1543|
    Mönster|DE|Münster
    Montcada i Reixac|ES|41.48|2.18|33|
    Montecanal|ES|41.63|-0.94|20|
    Montería|CO|8.75|-75.88|491|
    Monterrey|MX|25.68|-100.32|1136|America/Monterrey
    Montes Claros|BR|-16.73|-43.86|414|
    Montevideo|UY|-34.90|-56.19|1271|
    Montevidéu|UY|Montevideo
    Montgomery|US|32.37|-86.30|195|America/Chicago
    Montijo|ES|38.91|-6.62|16|
    Montilla|ES|37.59|-4.64|23|
    Montornès del Vallès|ES|41.54|2.27|16|
    Montpellier|FR|43.61|3.88|248|
    Montpelyiér|FR|Montpellier
    Montréal|CA|45.51|-73.59|1763|
    Montreuil|FR|48.86|2.44|111|
    Monywa|MM|22.11|95.14|182|
    Monza|IT|45.58|9.27|124|
    Monzón|ES|41.91|0.19|17|
    Moosburg|DE|48.47|11.94|17|
    Mopti|ML|14.48|-4.18|186|
    Morādābād|IN|28.84|78.78|721|
    Moratalaz|ES|40.41|-3.65|105|
    Moratuwa|LK|6.77|79.88|168|
    Morelia|MX|19.70|-101.18|743|
    Morena|IN|26.50|78.00|200|
    Moreno|AR|-34.63|-58.79|148|
    Moreno Valley|US|33.94|-117.23|204|America/Los_Angeles
    Mörfelden-Walldorf|DE|49.99|8.58|33|
    Moriguchi|JP|34.73|135.57|143|
    Morioka|JP|39.70|141.15|291|
    Mormugao|IN|15.39|73.81|102|
    Moro|PK|26.66|68.00|143|
    Morogoro|TZ|-6.82|37.66|471|
    Morón de la Frontera|ES|37.12|-5.45|28|
    Moroni|KM|-11.70|43.26|75|
    Morvi|IN|22.82|70.84|210|
    Mosbach|DE|49.35|9.15|25|
    Mosca|RU|Moscow
    Moscardó|ES|40.39|-3.71|27|
    Moscfa|RU|Moscow
    Moscha|RU|Moscow
    Moscó|RU|Moscow
    Moscou|RU|Moscow
    Moscova|RU|Moscow
    Moscovo|RU|Moscow
    Moscow|RU|55.75|37.62|10381|
    Moscú|RU|Moscow
    Moscua|RU|Moscow
    Moshi|TZ|-3.35|37.33|222|
    Moshonmad'jarovar|HU|Mosonmagyaróvár
    Moska|RU|Moscow
    Moskau|RU|Moscow
    Mosko|RU|Moscow
    Moskokh|RU|Moscow
    Moskou|RU|Moscow
    Moskov|RU|Moscow
    Moskova|RU|Moscow
    Moskovu|RU|Moscow
    Moskow|RU|Moscow
    Moskowa|RU|Moscow
    Mosku|RU|Moscow
    Moskua|RU|Moscow
    Moskuas|RU|Moscow
    Moskva|RU|Moscow
    Moskvo|RU|Moscow
    Moskwa|RU|Moscow
    Moson|HU|Mosonmagyaróvár
    Mosonmagarovar|HU|Mosonmagyaróvár
    Mosonmagyaróvár|HU|47.87|17.27|30|
    Mosquera|CO|4.71|-74.23|128|
    Mossamedes|AO|-15.20|12.15|255|
    Mössingen|DE|48.41|9.05|20|
    Mossoró|BR|-5.19|-37.34|265|America/Fortaleza
    Most|CZ|50.50|13.64|63|
    Mostaganem|DZ|35.93|0.09|163|
    Mostar|BA|43.34|17.81|105|
    Móstoles|ES|40.32|-3.86|207|
    Mosul|IQ|36.34|43.12|1683|
    Moszkva|RU|Moscow
    Mothīhāri|IN|26.65|84.92|126|
    Motijheel|BD|23.73|90.42|202|
    Motril|ES|36.75|-3.52|61|
    Moundou|TD|8.57|16.08|196|
    Mpanda|TZ|-6.34|31.07|204|
    Mpratislaba|SK|Bratislava
    Mprno|CZ|Brno
    Mpumalanga|ZA|-29.81|30.64|140|
    Mragovo|PL|Mrągowo
    Mrągowo|PL|53.86|21.31|22|
    Mrongovas|PL|Mrągowo
    Mrongovo|PL|Mrągowo
    M'Sila|DZ|35.71|4.54|133|
    Mthatha|ZA|-31.59|28.78|165|
    Mtwara|TZ|-10.27|40.18|141|
    Mu-se|MM|24.00|97.90|165|
    Mu-tan-ťiang|CN|Mudanjiang
    Muar|MY|2.04|102.57|315|
    Mubende|UG|0.56|31.39|122|
    Mubi|NG|10.27|13.27|226|
    Much|DE|50.90|7.40|15|
    Mudanjiang|CN|44.55|129.63|666|
    Mueang Nonthaburi|TH|13.86|100.51|254|
    Muenchen|DE|Munich
    Mufulira|ZM|-12.55|28.24|169|
    Mühlacker|DE|48.95|8.84|27|
    Mühldorf|DE|48.25|12.52|18|
    Mühlhausen|DE|51.21|10.45|38|
    Mühlheim am Main|DE|50.12|8.83|29|
    Mukalla|YE|14.54|49.12|595|
    Mukim Pulai|MY|1.53|103.67|506|
    Mukono|UG|0.35|32.76|191|
    Muktsar|IN|30.47|74.52|117|
    Mula|ES|38.04|-1.49|17|
    Mulenvos|AO|-8.87|13.33|882|
    Mülheim|DE|51.43|6.88|173|
    Mülheim|DE|50.97|7.00|42|
    Mulhouse|FR|47.75|7.33|111|
    Müllheim|DE|47.81|7.63|18|
    Multan|PK|30.20|71.48|2170|
    Mulugu|IN|18.19|79.94|298|
    Mumbai|IN|19.07|72.88|12692|
    München|DE|Munich
    Münegh|DE|Munich
    Munegu|MC|Monaco
    Munger|IN|25.37|86.47|213|
    Mungia|ES|43.35|-2.85|16|
    Münhen|DE|Munich
    Múnic|DE|Munich
    Munich|DE|48.14|11.58|1505|
    Münih|DE|Munich
    Münster|DE|51.96|7.63|308|
    Munster|DE|52.99|10.09|18|
    Muntinlupa|PH|14.39|121.05|552|
    Munūf|EG|30.47|30.93|126|
    Muratpaşa|TR|36.89|30.76|450|
    Murcia|ES|37.99|-1.13|472|
    Murfreesboro|US|35.85|-86.39|165|America/Chicago
    Muriaé|BR|-21.13|-42.37|104|
    Muricay|PH|7.83|123.48|132|
    Muridke|PK|31.80|74.26|254|
    Murmansk|RU|68.97|33.10|295|
    Murmánska|RU|Murmansk
    Murom|RU|55.57|42.02|127|
    Murrieta|US|33.55|-117.21|110|America/Los_Angeles
    Murwāra|IN|23.84|80.39|222|
    Musaffah|AE|24.36|54.48|243|
    Musanze|RW|-1.50|29.63|153|
    Musashino|JP|35.71|139.56|150|
    Muscat|OM|23.58|58.41|797|
    Mushin|NG|6.53|3.35|199|
    Musił|IQ|Mosul
    Múskat|OM|Muscat
    Muskav|RU|Moscow
    Musko|RU|Moscow
    Musoma|TZ|-1.50|33.80|164|
    Mustafābād|IN|28.72|77.27|127|
    Mustafakemalpaşa|TR|40.04|28.41|101|
    Mutare|ZW|-18.97|32.67|225|
    Mutxamel|ES|38.42|-0.45|23|
    Muzaffarābād|PK|34.37|73.47|725|
    Muzaffargarh|PK|30.07|71.19|236|
    Muzaffarnagar|IN|29.47|77.70|350|
    Muzaffarpur|IN|26.12|85.39|354|
    Mwala|KE|-1.35|37.45|182|
    Mwanza|TZ|-2.52|32.90|1105|
    Mwene|CD|-9.82|22.87|296|Africa/Lubumbashi
    Mwene-Ditu|CD|-7.01|23.45|189|Africa/Lubumbashi
    Mỹ Hào|VN|20.92|106.08|116|Asia/Bangkok
    Mỹ Tho|VN|10.36|106.36|271|
    Myeik|MM|12.44|98.60|173|
    Myensk|BY|Minsk
    Myenyesk|BY|Minsk
    Myingyan|MM|21.46|95.39|142|
    Mykilska Borshchahivka|UA|50.43|30.37|127|
    Mykolayiv|UA|46.98|31.99|470|
    Mymensingh|BD|24.76|90.41|225|
    Myshkov|PL|Myszków
    Myshkuv|PL|Myszków
    Myškuvas|PL|Myszków
    Myslavicy|PL|Mysłowice
    Myślenice|PL|49.83|19.94|18|
    Myslovice|PL|Mysłowice
    Myslovices|PL|Mysłowice
    Mysłowice|PL|50.21|19.17|72|
    Myslowicy|PL|Mysłowice
    Mysuru|IN|12.30|76.64|921|
    Myszków|PL|50.58|19.32|33|
    Myszkůw|PL|Myszków
    Mytishchi|RU|55.91|37.73|161|
    Myunxén|DE|Munich
    Mzuzu|MW|-11.47|34.02|250|
    Nabatîyé et Tahta|LB|33.38|35.48|120|
    Naberezhnyye Chelny|RU|55.74|52.42|510|
    Naberežnije Čelni|RU|Naberezhnyye Chelny
    Naberežnye Čelny|RU|Naberezhnyye Chelny
    Naberežnyje Čelny|RU|Naberezhnyye Chelny
    Naberežnyje Tšelny|RU|Naberezhnyye Chelny
    Nablus|PS|32.22|35.25|130|Asia/Hebron
    Nacala|MZ|-14.56|40.69|240|
    Náchod|CZ|50.42|16.16|21|
    Nada|CN|19.52|109.58|257|
    Nadapipad|HU|Pécs
    Nadarpad|HU|Pécs
    Nadiād|IN|22.69|72.86|225|
    Nadkaniža|HU|Nagykanizsa
    Nad'kanizha|HU|Nagykanizsa
    Nadodrze|PL|51.13|17.03|23|
    Nador|MA|35.17|-2.93|177|
    Naga|PH|13.62|123.18|175|
    Naga|PH|10.21|123.76|139|
    Nagahama|JP|35.38|136.27|114|
    Nagano|JP|36.65|138.18|373|
    Nagaoka|JP|37.45|138.85|267|
    Nagaon|IN|26.35|92.67|122|
    Nagapattinam|IN|10.76|79.84|103|
    Nagar Naluākot|BD|24.16|90.77|273|
    Nagareyama|JP|35.86|139.90|200|
    Nāgarpur|BD|24.06|89.88|238|
    Nagasaki|JP|32.75|129.88|409|
    Nāgaur|IN|27.20|73.73|105|
    Nagda|IN|23.46|75.42|104|
    Nāgercoil|IN|8.18|77.43|225|
    Nagold|DE|48.55|8.72|23|
    Nagoya|JP|35.18|136.91|2332|
    Nagpur|IN|21.15|79.08|2406|
    Nagyárpád|HU|Pécs
    Nagykanizsa|HU|46.45|16.99|47|
    Nagykőrös|HU|47.03|19.78|24|
    Nagymajor|HU|Békéscsaba
    Nagymihály|SK|Michalovce
    Nagyszombat|SK|Trnava
    Nagytapolcsány|SK|Topoľčany
    Naha|JP|26.21|127.68|318|
    Nāḩiyat al Iskandarīyah|IQ|32.89|44.35|101|
    Naihāti|IN|22.89|88.42|253|
    Nairobi|KE|-1.28|36.82|4397|
    Nairóvi|KE|Nairobi
    Naivasha|KE|-0.71|36.43|198|
    Najaf|IQ|32.03|44.35|483|
    Najafābād|IR|32.63|51.37|235|
    Najafgarh|IN|28.61|76.98|1365|
    Najrān|SA|17.49|44.13|506|
    Nakano|JP|35.70|139.67|345|
    Nakel|PL|Nakło nad Notecią
    Nakell|PL|Nakło nad Notecią
    Nakhodka|RU|42.84|132.92|147|Asia/Vladivostok
    Nakhon Pathom|TH|13.82|100.04|118|
    Nakhon Ratchasima|TH|14.97|102.10|126|
    Nakhon Si Thammarat|TH|8.43|99.97|102|
    Nakle|PL|Nakło nad Notecią
    Nakło|PL|Nakło nad Notecią
    Naklo-nad-Notecem|PL|Nakło nad Notecią
    Naklo nad Notech'on|PL|Nakło nad Notecią
    Nakło nad Notecią|PL|53.14|17.60|20|
    Naklo-nad-Notecjon|PL|Nakło nad Notecią
    Naklo nad Notecom|PL|Nakło nad Notecią
    Naklo pie Notecas|PL|Nakło nad Notecią
    Nakuru|KE|-0.31|36.07|571|
    Nalchik|RU|43.50|43.62|239|
    Nalgonda|IN|17.05|79.27|154|
    Naljčik|RU|Nalchik
    Naltšik|RU|Nalchik
    Nam Định|VN|20.43|106.18|448|Asia/Bangkok
    Namangan|UZ|41.00|71.67|713|
    Namislov|PL|Namysłów
    Namislova|PL|Namysłów
    Namisluv|PL|Namysłów
    Namp’o|KP|38.74|125.41|455|
    Nampula|MZ|-15.12|39.27|770|
    Namslau|PL|Namysłów
    Namur|BE|50.47|4.87|111|
    Namysłów|PL|51.08|17.72|16|
    Namysluv|PL|Namysłów
    Namysluvas|PL|Namysłów
    Nan-čchang|CN|Nanchang
    Nan-čchung|CN|Nanchong
    Nanbin|CN|30.00|108.11|119|
    Nančang|CN|Nanchang
    Nančangas|CN|Nanchang
    Nanchang|CN|28.68|115.85|2358|
    Nanchong|CN|30.80|106.08|1859|
    Nanchuan|CN|29.15|107.10|205|
    Nancun|CN|36.53|120.13|124|
    Nancy|FR|48.68|6.18|105|
    Nanded|IN|19.16|77.31|551|
    Nándorfehérvár|RS|Belgrade
    Nandurbar|IN|21.37|74.24|111|
    Nandyāl|IN|15.48|78.48|211|
    Nandžing|CN|Nanjing
    Nāngloi Jāt|IN|28.68|77.07|206|
    Nanjin|CN|29.98|106.27|144|
    Nanjing|CN|32.06|118.78|9315|
    Nankana Sahib|PK|31.45|73.71|130|
    Nankín|CN|Nanjing
    Nanning|CN|22.82|108.32|3840|
    Nanpiao|CN|41.10|120.75|157|
    Nanping|CN|26.64|118.17|468|
    Nanqiao|CN|30.92|121.45|361|
    Nanquín|CN|Nanjing
    Nansana|UG|0.36|32.53|533|
    Nantes|FR|47.22|-1.55|325|
    Nantong|CN|32.03|120.87|2273|
    Nantou|CN|22.72|113.29|130|
    Nantou|TW|23.92|120.66|106|
    Nanyang|CN|33.01|112.55|1812|
    Naperville|US|41.79|-88.15|147|America/Chicago
    Naphegy|HU|47.49|19.03|25|
    Naphegydűlő|HU|Naphegy
    Naples|IT|40.85|14.27|909|
    Nápoles|IT|Naples
    Napólí|IT|Naples
    Nápols|IT|Naples
    Nápoly|IT|Naples
    Nara-shi|JP|34.69|135.80|367|
    Narasaraopet|IN|16.23|80.05|117|
    Narashino|JP|35.68|140.04|176|
    Narayanganj|BD|23.61|90.50|224|
    Narela|IN|28.85|77.09|800|
    Narita|JP|35.78|140.32|133|
    Narmadapuram|IN|22.75|77.73|118|
    Narón|ES|43.50|-8.19|38|
    Narowal|PK|32.10|74.87|131|
    Narsingdi|BD|23.92|90.72|281|
    Nasáu|BS|Nassau
    Nashik|IN|20.00|73.79|1486|
    Nashville|US|36.17|-86.78|689|America/Chicago
    Našikas|IN|Nashik
    Nasīm Shahr|IR|35.57|51.16|200|
    Nasimshahr|IR|35.57|51.16|200|
    Nasiriyah|IQ|31.06|46.26|558|
    Nassau|BS|25.06|-77.34|228|
    Nasushiobara|JP|36.98|140.07|116|
    Našvila|US|Nashville
    Nászik|IN|Nashik
    Natahoyo|ES|43.54|-5.68|20|
    Natal|BR|-5.79|-35.21|897|America/Fortaleza
    Natore|BD|24.41|88.99|369|
    Naucalpan de Juárez|MX|19.48|-99.24|834|
    Nauen|DE|52.61|12.87|17|
    Naugard|PL|Nowogard
    Nauhcalpan Juárez|MX|Naucalpan de Juárez
    Naujasis Sončas|PL|Nowy Sącz
    Naujasis Targas|PL|Nowy Targ
    Naujoji Ruda|PL|Nowa Ruda
    Naumburg|DE|51.15|11.81|30|
    Navadwīp|IN|23.41|88.37|111|
    Nävakjut|MR|Nouakchott
    Navalcarnero|ES|40.29|-4.01|22|
    Navalmoral de la Mata|ES|39.89|-5.54|17|
    Navas|ES|41.42|2.19|22|
    Navegantes|AO|-12.59|13.39|240|
    Navi Mumbai|IN|19.04|73.02|2600|
    Navogard|PL|Nowogard
    Navoiy|UZ|40.08|65.38|144|Asia/Samarkand
    Navojoa|MX|27.07|-109.44|114|America/Hermosillo
    Navotas|PH|14.67|120.95|249|
    Navsari|IN|20.94|72.92|171|
    Nawābganj|BD|24.59|88.27|142|
    Nawabshah|PK|26.24|68.40|363|
    Nay Pyi Taw|MM|19.75|96.13|925|
    Naýrobi|KE|Nairobi
    Naz̧arābād|IR|35.95|50.61|213|
    Nazilli|TR|37.92|28.32|119|
    Nazran|RU|43.23|44.77|164|
    Nazrēt|ET|8.55|39.27|457|
    N'dalatando|AO|-9.30|14.91|162|
    Ndamáko|SY|Damascus
    N'Djamena|TD|12.11|15.04|1360|
    Ndola|ZM|-12.96|28.64|628|
    Ndżamena|TD|N'Djamena
    Neapel|IT|Naples
    Neapol|IT|Naples
    Neckarsulm|DE|49.19|9.23|26|
    Neftekamsk|RU|56.09|54.26|127|Asia/Yekaterinburg
    Nefteyugansk|RU|61.10|72.60|113|Asia/Yekaterinburg
    Negara|ID|-8.36|114.62|100|Asia/Makassar
    Negombo|LK|7.21|79.84|137|
    Nehe|CN|48.48|124.87|108|
    Neheim|DE|51.45|7.97|23|
    Neihu|TW|25.08|121.59|275|
    Neijiang|CN|29.58|105.06|1251|
    Neili|TW|24.97|121.26|113|
    Neisse|PL|Nysa
    Neisse-Neuland|PL|Nysa
    Neisze|PL|Nysa
    Neiva|CO|2.93|-75.28|357|
    Nej-ťiang|CN|Neijiang
    Nek’emtē|ET|9.08|36.55|156|
    Nekoseje|CY|Nicosia
    Nellore|IN|14.45|79.99|548|
    Německý Brod|CZ|Havlíčkův Brod
    Német-Újhely|AT|Wiener Neustadt
    Neosolium|SK|Banská Bystrica
    Nepalgunj|NP|28.05|81.62|166|
    Nepean|CA|45.34|-75.72|180|
    Nerarovice|CZ|Neratovice
    Neratovice|CZ|50.26|14.52|16|
    Neratowitz|CZ|Neratovice
    Nerja|ES|36.75|-3.87|22|
    Nesselsdorf|CZ|Kopřivnice
    Nešvilis|US|Nashville
    Netanya|IL|32.33|34.86|228|
    Netphen|DE|50.92|8.10|25|
    Nettetal|DE|51.32|6.28|42|
    Netzahualcóyotl|MX|Ciudad Nezahualcoyotl
    Neu-Anspach|DE|50.32|8.50|15|
    Neu-Hohenschönhausen|DE|52.57|13.51|57|
    Neu-Isenburg|DE|50.05|8.69|35|
    Neu-Pest|HU|Újpest
    Neu-Sandec|PL|Nowy Sącz
    Neu Sandez|PL|Nowy Sącz
    Neu Tomischel|PL|Nowy Tomyśl
    Neu Tomiśl|PL|Nowy Tomyśl
    Neu-Ulm|DE|48.39|10.01|51|
    Neu Wulmstorf|DE|53.47|9.79|20|
    Neubau|AT|48.20|16.35|32|
    Neubrandenburg|DE|53.56|13.26|68|
    Neubrück|DE|51.13|6.64|51|
    Neuburg an der Donau|DE|48.73|11.19|28|
    Neudorf|SK|Spišská Nová Ves
    Neue Neustadt|DE|52.15|11.63|227|
    Neuehrenfeld|DE|50.96|6.94|24|
    Neuenhagen|DE|52.53|13.69|16|
    Neufahrn bei Freising|DE|48.32|11.66|18|
    Neugraben-Fischbek|DE|53.47|9.84|32|
    Neuhaeusel|SK|Nové Zámky
    Neuhaus|SK|Nové Zámky
    Neuhaus|CZ|Jindřichův Hradec
    Neuhäusel|SK|Nové Zámky
    Neukirchen-Vluyn|DE|51.45|6.55|28|
    Neukölln|DE|52.48|13.43|165|
    Neumarkt in der Oberpfalz|DE|49.28|11.46|40|
    Neumünster|DE|54.07|9.98|80|
    Neunkirchen|DE|49.34|7.18|50|
    Neuquén|AR|-38.95|-68.06|231|America/Argentina/Salta
    Neurode|PL|Nowa Ruda
    Neuruppin|DE|52.93|12.80|32|
    Neusalz|PL|Nowa Sól
    Neusandez|PL|Nowy Sącz
    Neusäß|DE|48.39|10.83|23|
    Neusohl|SK|Banská Bystrica
    Neuss|DE|51.20|6.69|152|
    Neustadt|PL|Wejherowo
    Neustadt|PL|Prudnik
    Neustadt am Rübenberge|DE|52.50|9.46|45|
    Neustadt an der Waag|SK|Nové Mesto nad Váhom
    Neustadt an der Weinstraße|DE|49.35|8.14|54|
    Neustadt in Holstein|DE|54.11|10.81|16|
    Neustadt/Nord|DE|50.95|6.95|28|
    Neustadt/Süd|DE|50.93|6.95|38|
    Neustettin|PL|Szczecinek
    Neustettiu|PL|Szczecinek
    Neustrelitz|DE|53.36|13.07|22|
    Neutitschein|CZ|Nový Jičín
    Neutra|SK|Nitra
    Neuwied|DE|50.43|7.47|67|
    Nevinnomyssk|RU|44.63|41.94|134|
    New Bedford|US|41.64|-70.93|101|
    New Cairo|EG|30.03|31.47|313|
    New Delhi|IN|28.62|77.21|318|
    New Haven|US|41.31|-72.93|130|
    New Kingston|JM|18.01|-76.78|584|
    New Mirpur City|PK|33.15|73.75|124|
    New Orleans|US|29.95|-90.08|363|America/Chicago
    New Salz|PL|Nowa Sól
    New South Memphis|US|35.09|-90.06|642|America/Chicago
    New Taipei City|TW|25.06|121.46|4004|
    New Territories|HK|22.42|114.11|3984|
    New Town|CZ|Nové Město
    New York|US|New York City
    New York City|US|40.71|-74.01|8804|
    Newark|US|40.74|-74.17|282|
    Newcastle|AU|-32.93|151.78|508|
    Newcastle|ZA|-27.76|29.93|405|
    Newcastle under Lyme|GB|53.00|-2.23|128|
    Newcastle upon Tyne|GB|54.97|-1.61|300|
    Newport|GB|51.59|-3.00|162|
    Newport News|US|36.98|-76.43|186|
    Newton|CA|49.13|-122.85|159|America/Vancouver
    Neyagawa|JP|34.77|135.63|239|
    Neyshābūr|IR|36.21|58.80|221|
    Neyveli|IN|11.61|79.50|179|
    Nezahualcóyotl|MX|Ciudad Nezahualcoyotl
    Ngã Bảy|VN|9.81|105.82|101|
    Ngaoundéré|CM|7.33|13.58|238|
    Ngerulmud|PW|7.50|134.62|0|
    Nghi Sơn|VN|19.33|105.82|302|Asia/Bangkok
    Nghi Xuân|VN|18.66|105.75|118|Asia/Bangkok
    Ngióng-kông|MM|Yangon
    Ngong|KE|-1.35|36.67|102|
    Nguru|NG|12.88|10.46|111|
    Nha Trang|VN|12.25|109.19|579|
    NIA Valencia|PH|7.91|125.09|224|
    Niačangas|VN|Nha Trang
    Niamey|NE|13.51|2.11|1324|
    Nianbo|CN|36.48|102.42|260|
    Nice|FR|43.70|7.27|343|
    Nicea|FR|Nice
    Nicolaas|PL|Mikołów
    Nicolai|PL|Mikołów
    Nicolás Romero|MX|19.64|-99.31|282|
    Nicoséa|CY|Nicosia
    Nicosia|CY|35.17|33.35|200|
    Nicosie|CY|Nicosia
    Nicusia|CY|Nicosia
    Nidda|DE|50.41|9.01|18|
    Nidderau|DE|50.24|8.87|20|
    Nieder-Ingelheim|DE|49.98|8.07|25|
    Niederkassel|DE|50.82|7.04|36|
    Niederkrüchten|DE|51.20|6.22|15|
    Niederrad|DE|50.08|8.63|27|
    Niederschönhausen|DE|52.58|13.40|32|
    Nienburg|DE|52.64|9.22|33|
    Niendorf|DE|53.62|9.95|41|
    Niesse|PL|Nysa
    Nieuwe Stad|CZ|Nové Město
    Nigel|ZA|-26.43|28.48|141|
    Nigrán|ES|42.14|-8.81|18|
    Niigata|JP|37.92|139.04|798|
    Niihama|JP|33.96|133.31|123|
    Niiza|JP|35.82|139.56|166|
    Níjar|ES|36.97|-2.21|27|
    Nijmegen|NL|51.84|5.85|177|
    Nikasija|CY|Nicosia
    Nikolai|PL|Mikołów
    Nikolaus|PL|Mikołów
    Nikopol|UA|47.57|34.39|105|
    Nikosi|CY|Nicosia
    Nikósía|CY|Nicosia
    Nikósie|CY|Nicosia
    Nikosii|CY|Nicosia
    Nikosij|CY|Nicosia
    Nikosija|CY|Nicosia
    Nikosiya|CY|Nicosia
    Nikozi|CY|Nicosia
    Nikózia|CY|Nicosia
    Nikozija|CY|Nicosia
    Nikozio|CY|Nicosia
    Nikozja|CY|Nicosia
    Nilópolis|BR|-22.81|-43.41|147|
    Nilüfer|TR|40.21|28.92|536|
    Nimach|IN|24.46|74.87|129|
    Nîmes|FR|43.84|4.36|148|
    Ningbo|CN|29.88|121.55|3731|
    Ningde|CN|26.66|119.52|429|
    Ning’er|CN|23.04|101.04|163|
    Ninh Hòa|VN|12.49|109.12|231|
    Niño Jesús|ES|40.41|-3.67|15|
    Nippes|DE|50.97|6.95|113|
    Niqusya|CY|Nicosia
    N'ired'gaza|HU|Nyíregyháza
    Níreďháza|HU|Nyíregyháza
    N'ired'khaza|HU|Nyíregyháza
    Nireghaza|HU|Nyíregyháza
    N'irehdz'khaza|HU|Nyíregyháza
    Niš|RS|43.32|21.90|250|
    Nisa|PL|Nysa
    Nishi-Tokyo-shi|JP|35.73|139.54|207|
    Nishinomiya|JP|34.72|135.33|486|
    Nishio|JP|34.87|137.05|170|
    Nisko|PL|50.52|22.14|16|
    Niterói|BR|-22.88|-43.10|456|
    Nitra|SK|48.31|18.08|86|
    Niza|FR|Nice
    Nizāmābād|IN|18.67|78.10|311|
    Nizhnekamsk|RU|55.64|51.82|234|
    Nizhnevartovsk|RU|60.93|76.55|245|Asia/Yekaterinburg
    Nizhni Nóvgorod|RU|Nizhniy Novgorod
    Nizhniy Novgorod|RU|56.33|44.00|1259|
    Nizhny Tagil|RU|57.92|59.97|381|Asia/Yekaterinburg
    Nižnekamsk|RU|Nizhnekamsk
    Nižnekamskas|RU|Nizhnekamsk
    Nižnevartovsk|RU|Nizhnevartovsk
    Nižnevartovskas|RU|Nizhnevartovsk
    Nižni Novgorod|RU|Nizhniy Novgorod
    Niżniekamsk|RU|Nizhnekamsk
    Niżniewartowsk|RU|Nizhnevartovsk
    Nižnij Nowgorod|RU|Nizhniy Novgorod
    Nižnjekamsk|RU|Nizhnekamsk
    Nižnjevartovsk|RU|Nizhnevartovsk
    Nižnji Tagil|RU|Nizhny Tagil
    Nizza|FR|Nice
    Njeru|UG|0.44|33.18|179|
    Njiredhaz|HU|Nyíregyháza
    Njireghaza|HU|Nyíregyháza
    Njiregkhaza|HU|Nyíregyháza
    Njisko|PL|Nisko
    Njitra|SK|Nitra
    Nkayi|CG|-4.18|13.29|103|
    Nklivitse|PL|Gliwice
    Nkntansk|PL|Gdańsk
    Nkntinia|PL|Gdynia
    Nkongsamba|CM|4.95|9.94|162|
    Nkpor|NG|6.15|6.83|104|
    Nkrats|AT|Graz
    Nnewi|NG|6.02|6.92|194|
    Nobeoka|JP|32.58|131.67|120|
    Noda|JP|35.95|139.87|154|
    Nogales|MX|31.31|-110.94|265|America/Hermosillo
    Noginsk|RU|55.86|38.45|116|
    Noida|IN|28.58|77.33|294|
    Nong Chok|TH|13.86|100.86|157|
    Nong Khaem|TH|13.71|100.35|150|
    Nor Nork|AM|40.20|44.57|137|
    Norden|DE|53.60|7.21|25|
    Nordenham|DE|53.50|8.49|26|
    Norderstedt|DE|53.70|9.99|83|
    Nordhausen|DE|51.50|10.80|44|
    Nordhorn|DE|52.43|7.07|53|
    Nördlingen|DE|48.85|10.49|20|
    Nordstadt|DE|52.39|9.72|17|
    Norfolk|US|36.85|-76.29|238|
    Norilsk|RU|69.35|88.20|141|Asia/Krasnoyarsk
    Norman|US|35.22|-97.44|128|America/Chicago
    North Charleston|US|32.85|-79.97|108|
    North Las Vegas|US|36.20|-115.12|235|America/Los_Angeles
    North Peoria|US|40.72|-89.58|113|America/Chicago
    North Praga|PL|Praga Północ
    North Shore|NZ|-36.80|174.75|259|
    North Stamford|US|41.14|-73.54|121|
    Northampton|GB|52.25|-0.88|246|
    Northeim|DE|51.71|10.00|31|
    Norwalk|US|33.90|-118.08|107|America/Los_Angeles
    Norwich|GB|52.63|1.30|143|
    Norymberga|DE|Nuremberg
    Norzagaray|PH|14.91|121.05|141|
    Nossa Senhora de Fátima|CN|22.21|113.55|126|Asia/Macau
    Nossa Senhora do Socorro|BR|-10.86|-37.13|192|America/Maceio
    Nottingham|GB|52.95|-1.15|324|
    Nottuln|DE|51.93|7.35|20|
    Nou Barris|ES|41.44|2.18|166|
    Nouadhibou|MR|20.94|-17.04|146|
    Nouakchott|MR|18.09|-15.98|1185|
    Nouméa|NC|-22.27|166.45|93|
    Nova Friburgo|BR|-22.28|-42.53|191|
    Nova Iguaçu|BR|-22.76|-43.45|843|
    Nova Iguassú|BR|Nova Iguaçu
    Nova Lima|BR|-19.99|-43.85|112|
    Nova Ruda|PL|Nowa Ruda
    Nova Serrana|BR|-19.88|-44.98|106|
    Nova Sol|PL|Nowa Sól
    Nova Sola|PL|Nowa Sól
    Nova Sul'|PL|Nowa Sól
    Nova Sule|PL|Nowa Sól
    Nova Taipé|TW|New Taipei City
    Nová Tchaj-pej|TW|New Taipei City
    Nova Urbo|CZ|Nové Město
    Nova Vida|AO|-8.91|13.22|465|
    Novara|IT|45.45|8.62|102|
    Nové Dillí|IN|New Delhi
    Nove-Mesta|CZ|Nové Město
    Nové Město|CZ|50.08|14.42|27|
    Nove Mesto-nad-Vagom|SK|Nové Mesto nad Váhom
    Nové Mesto nad Váhom|SK|48.76|17.83|19|
    Nove-Zamki|SK|Nové Zámky
    Nové Zámky|SK|47.99|18.16|37|
    Novelda|ES|38.38|-0.77|27|
    Novi Dvor Mazovjecki|PL|Nowy Dwór Mazowiecki
    Novi Dvora Mazovecka|PL|Nowy Dwór Mazowiecki
    Novi Dvur Mazovecki|PL|Nowy Dwór Mazowiecki
    Novi Sad|RS|45.25|19.84|215|
    Novi Sonča|PL|Nowy Sącz
    Novi Sonch|PL|Nowy Sącz
    Novi Targ|PL|Nowy Targ
    Novi Targa|PL|Nowy Targ
    Novi Tomishul|PL|Nowy Tomyśl
    Novi Tomisl|PL|Nowy Tomyśl
    Novi Tomisla|PL|Nowy Tomyśl
    Novi Zamak|SK|Nové Zámky
    Novij-Dvir-Mazovec'kij|PL|Nowy Dwór Mazowiecki
    Novij Sonch|PL|Nowy Sącz
    Novij Targ|PL|Nowy Targ
    Novij Tomishl'|PL|Nowy Tomyśl
    Novo-Aleksandrija|PL|Puławy
    Novo Gama|BR|-16.06|-48.04|104|
    Novo Hamburgo|BR|-29.68|-51.13|254|
    Novo-Minsk|PL|Mińsk Mazowiecki
    Novo-Peredelkino|RU|55.65|37.34|116|
    Novocheboksarsk|RU|56.11|47.48|128|
    Novocherkassk|RU|47.42|40.09|167|
    Novogard|PL|Nowogard
    Novogarda|PL|Nowogard
    Novokuybyshevsk|RU|53.10|49.94|112|Europe/Samara
    Novokuzněck|RU|Novokuznetsk
    Novokuznetsk|RU|53.76|87.14|540|Asia/Novokuznetsk
    Novomoskovsk|RU|54.01|38.29|131|
    Novoradomsk|PL|Radomsko
    Novorossiysk|RU|44.73|37.76|242|
    Novosibirsk|RU|55.02|82.93|1613|Asia/Novosibirsk
    Novotroitsk|RU|51.20|58.31|106|Asia/Yekaterinburg
    Novozavodskyi|UA|51.49|31.26|180|
    Novy Dvor|PL|Nowy Dwór Mazowiecki
    Novy-Dvur-Mazovecki|PL|Nowy Dwór Mazowiecki
    Novy-Dvur-Mazoveckij|PL|Nowy Dwór Mazowiecki
    Nový Jičín|CZ|49.59|18.01|27|
    Nový Sad|RS|Novi Sad
    Novy Sonch|PL|Nowy Sącz
    Nový Targ|PL|Nowy Targ
    Novy-Tomysl'|PL|Nowy Tomyśl
    Novyy Sandets|PL|Nowy Sącz
    Novyy Sonch|PL|Nowy Sącz
    Novyy Targ|PL|Nowy Targ
    Novyye Cherëmushki|RU|55.70|37.58|101|
    Novyye Kuz’minki|RU|55.70|37.75|143|
    Nowa Ruda|PL|50.58|16.50|25|
    Nowa Sól|PL|51.80|15.72|40|
    Nowe Miasto|CZ|Nové Město
    Nowi Sóncz|PL|Nowy Sącz
    Nowo-Aleksandria|PL|Puławy
    Nowo Ruda|PL|Nowa Ruda
    Nowogard|PL|53.67|15.12|17|
    Nowogród Wielki|RU|Velikiy Novgorod
    Nowokuźnieck|RU|Novokuznetsk
    Nowrangapur|IN|19.23|82.55|1221|
    Nowy Dwór|PL|Nowy Dwór Mazowiecki
    Nowy Dwór Mazowiecki|PL|52.43|20.72|28|
    Nowy Jork|US|New York City
    Nowy Ruda|PL|Nowa Ruda
    Nowy Sącz|PL|49.62|20.70|84|
    Nowy Sůncz|PL|Nowy Sącz
    Nowy Targ|PL|49.48|20.03|34|
    Nowy Tomyśl|PL|52.32|16.13|15|
    Noyabrsk|RU|63.19|75.44|110|Asia/Yekaterinburg
    Nsukka|NG|6.86|7.40|111|
    Ntanklas|IM|Douglas
    Ntempretsen|HU|Debrecen
    Ntornmpirn|AT|Dornbirn
    Ntuzuma|ZA|-29.74|30.95|125|
    Núaksjott|MR|Nouakchott
    Nuakšot|MR|Nouakchott
    Nuakšota|MR|Nouakchott
    Nuakšotas|MR|Nouakchott
    Nuakšott|MR|Nouakchott
    Nuernberg|DE|Nuremberg
    Nueva España|ES|40.46|-3.68|24|
    Nueva Taipéi|TW|New Taipei City
    Nueva York|US|New York City
    Nuevo Laredo|MX|27.48|-99.52|416|America/Matamoros
    Nuku‘alofa|TO|-21.14|-175.20|22|
    Nukus|UZ|42.46|59.61|332|Asia/Samarkand
    Numancia|ES|40.40|-3.66|49|
    Numazu|JP|35.10|138.87|189|
    Nümbrecht|DE|50.90|7.54|17|
    Ñuñoa|CL|-33.45|-70.58|256|
    Nur-Sultán|KZ|Astana
    Nuremberg|DE|49.45|11.08|516|
    Nürnbarg|DE|Nuremberg
    Nürnberg|DE|Nuremberg
    Nürnberq|DE|Nuremberg
    Nürtingen|DE|48.63|9.34|40|
    Nusle|CZ|50.06|14.44|35|
    Nuuk|GL|64.18|-51.72|15|
    Nyagatare|RW|-1.30|30.32|100|
    Nyala|SD|12.05|24.88|566|
    Nyingchi|CN|29.65|94.36|200|
    Nyíregyháza|HU|47.96|21.72|118|
    Nyírszőllős|HU|Nyíregyháza
    Nyírszőlős|HU|Nyíregyháza
    Nyitra|SK|Nitra
    Nyitrabánya|SK|Handlová
    Nýja Delí|IN|New Delhi
    Nýja Jórvík|US|New York City
    Nyredhaza|HU|Nyíregyháza
    Nysa|PL|50.47|17.33|47|
    Nyurnbérg|DE|Nuremberg
    Nyzhnodniprovsk|UA|48.48|35.12|160|
    Nzega|TZ|-4.22|33.18|125|
    Nzérékoré|GN|7.76|-8.82|226|
    Ô Môn|VN|10.11|105.62|130|
    Ó-péterváradja|RS|Novi Sad
    Oakland|US|37.80|-122.27|419|America/Los_Angeles
    Oakville|CA|43.45|-79.68|214|
    Oaxaca|MX|17.06|-96.73|255|
    Obalende|NG|6.45|3.42|342|
    Ober-Ramstadt|DE|49.83|8.75|15|
    Oberasbach|DE|49.42|10.96|17|
    Oberhausen|DE|51.48|6.86|219|
    Oberkirch|DE|48.53|8.08|20|
    Oberlasisk|PL|Łaziska Górne
    Oberlazisk|PL|Łaziska Górne
    Oberleutensdorf|CZ|Litvínov
    Oberschöneweide|DE|52.46|13.52|24|
    Obertshausen|DE|50.07|8.85|25|
    Oberursel|DE|50.21|8.58|47|
    Obihiro|JP|42.92|143.20|167|
    Obninsk|RU|55.11|36.61|107|
    Obolon|UA|50.51|30.51|240|
    Obornik|PL|Oborniki
    Oborniki|PL|52.65|16.81|18|
    Obuase|GH|6.20|-1.67|180|
    Óbuda|HU|47.55|19.03|34|
    Óbuda-Békásmegyer|HU|Budapest III. kerület
    Ocaña|CO|8.24|-73.36|101|
    Oceanside|US|33.20|-117.38|176|America/Los_Angeles
    Ochakovo-Matveyevskoye|RU|55.68|37.45|114|
    Ochota|PL|52.22|20.99|83|
    Ochtrup|DE|52.21|7.19|19|
    Ocumare del Tuy|VE|10.12|-66.78|166|
    Odawara|JP|35.26|139.16|189|
    Ödenburg|HU|Sopron
    Odense|DK|55.40|10.39|181|
    Odenthal|DE|51.03|7.12|16|
    Oderberg|CZ|Starý Bohumín
    Odesa|UA|46.49|30.74|1011|
    Odessa|US|31.85|-102.37|114|America/Chicago
    Odintsovo|RU|55.67|37.28|137|
    OEdenburg|HU|Sopron
    Oelde|DE|51.83|8.15|29|
    Oels|PL|Oleśnica
    Oer-Erkenschwick|DE|51.64|7.26|30|
    Oerlinghausen|DE|51.95|8.66|17|
    Ofen|HU|Buda
    Ofen-Pest|HU|Budapest
    Offa|NG|8.15|4.72|114|
    Offenbach|DE|50.10|8.77|119|
    Offenburg|DE|48.47|7.94|59|
    Ōgaki|JP|35.35|136.62|162|
    Ogbomoso|NG|8.13|4.24|433|
    Óhegy|HU|47.48|19.15|26|
    Ohiau|PL|Oława
    Ohlau|PL|Oława
    Ohligs|DE|51.15|7.00|43|
    Ohoro|NO|Oslo
    Ohota|PL|Ochota
    Öhringen|DE|49.20|9.51|23|
    Oió|NG|Oyo
    Ōita|JP|33.23|131.60|478|
    Ojo de Agua|MX|19.68|-99.01|386|
    Okara|PK|30.81|73.45|534|
    Okayama|JP|34.65|133.93|725|
    Okazaki|JP|34.95|137.17|385|
    Okene|NG|7.55|6.24|479|
    Okhota|PL|Ochota
    Okigwe|NG|5.83|7.35|115|
    Okinawa|JP|26.34|127.80|143|
    Oklahoma City|US|35.47|-97.52|681|America/Chicago
    Okrika|NG|4.74|7.08|133|
    Oktyabrsky|RU|54.48|53.47|108|Asia/Yekaterinburg
    Olamauc|CZ|Olomouc
    Olanchito|HN|15.48|-86.57|124|
    Olaš|HU|Kiskunhalas
    Olathe|US|38.88|-94.82|134|America/Chicago
    Olava|PL|Oława
    Oława|PL|50.95|17.29|33|
    Ołbin|PL|51.12|17.05|31|
    Olching|DE|48.20|11.33|24|
    Old Town|SK|Staré Mesto
    Oldenburg|DE|53.14|8.21|159|
    Oldham|GB|53.54|-2.12|237|
    Olecko|PL|54.03|22.51|16|
    Oleiros|ES|43.33|-8.32|36|
    Oleksandrivskyi|UA|47.97|37.80|100|
    Oleksiyivka|UA|50.05|36.19|100|
    Olesa de Montserrat|ES|41.54|1.89|23|
    Oleshnica|PL|Oleśnica
    Oleśnica|PL|51.21|17.39|37|
    Olešnice|PL|Oleśnica
    Oles'nicja|PL|Oleśnica
    Oletzko|PL|Olecko
    Olinda|BR|-8.01|-34.86|367|America/Recife
    Olisipo|PT|Lisbon
    Olissipo|PT|Lisbon
    Oliva|ES|38.92|-0.12|28|
    Oliver-Valdefierro|ES|41.64|-0.93|30|
    Olkuša|PL|Olkusz
    Olkušas|PL|Olkusz
    Ol'kush|PL|Olkusz
    Olkusz|PL|50.28|19.57|38|
    Olmaliq|UZ|40.84|69.60|133|
    Olmic|CZ|Olomouc
    Olmuetz|CZ|Olomouc
    Olmütz|CZ|Olomouc
    Olomouc|CZ|49.60|17.25|99|
    Olomouca|CZ|Olomouc
    Olomoucas|CZ|Olomouc
    Olomouch|CZ|Olomouc
    Olomouts|CZ|Olomouc
    Olomucium|CZ|Olomouc
    Ołomuniec|CZ|Olomouc
    Olongapo|PH|14.83|120.28|221|
    Olot|ES|42.18|2.49|34|
    Olpe|DE|51.03|7.85|26|
    Öls|PL|Oleśnica
    Olsberg|DE|51.36|8.49|16|
    Ol'shtin|PL|Olsztyn
    Ol'shtyn|PL|Olsztyn
    Olstin|PL|Olsztyn
    Olštýn|PL|Olsztyn
    Olštynas|PL|Olsztyn
    Olsztyn|PL|53.78|20.49|170|
    Ólubló|SK|Stará Ľubovňa
    Omaha|US|41.26|-95.94|486|America/Chicago
    Omdurman|SD|15.64|32.48|1850|
    Ōme|JP|35.78|139.24|134|
    Omsk|RU|54.99|73.37|1172|Asia/Omsk
    Ōmuta|JP|33.03|130.45|132|
    Onda|ES|39.96|-0.26|25|
    Ondjiva|AO|-17.07|15.73|122|
    Ondo|NG|7.09|4.84|375|
    Ongata Rongai|KE|-1.40|36.76|173|
    Ongole|IN|15.50|80.04|208|
    Onitsha|NG|6.15|6.79|1553|
    Ōnojō|JP|33.54|130.48|102|
    Onomichi|JP|34.42|133.20|131|
    Ontario|US|34.06|-117.65|171|America/Los_Angeles
    Ontinyent|ES|38.82|-0.61|38|
    Ooty|IN|11.41|76.70|233|
    Opañel|ES|40.39|-3.72|34|
    Opava|CZ|49.94|17.90|60|
    Opawa|CZ|Opava
    Opladen|DE|51.07|7.00|23|
    Opochno|PL|Opoczno
    Opočnas|PL|Opoczno
    Opočno|PL|Opoczno
    Opoczno|PL|51.38|20.28|23|
    Opole|PL|50.67|17.93|128|
    Opoles Stselces|PL|Strzelce Opolskie
    Opolí|PL|Opole
    Oppavia|CZ|Opava
    Oppein|PL|Opole
    Oppeln|PL|Opole
    Oradea|RO|47.05|21.92|183|
    Orai|IN|25.99|79.45|158|
    Oral|KZ|51.25|51.43|330|Asia/Oral
    Oran|DZ|35.70|-0.64|803|
    Orange|US|33.79|-117.85|141|America/Los_Angeles
    Oranienburg|DE|52.75|13.25|41|
    Oranjestad|AW|12.52|-70.03|30|
    Orcasitas|ES|40.37|-3.71|23|
    Ordos|CN|39.61|109.78|1941|
    Ordu|TR|40.98|37.89|229|
    Örebro|SE|59.27|15.21|156|
    Orekhovo-Borisovo|RU|55.61|37.73|144|
    Orekhovo-Borisovo Severnoye|RU|55.62|37.68|128|
    Orekhovo-Zuyevo|RU|55.81|38.99|120|
    Orël|RU|52.97|36.08|304|
    Orenburg|RU|51.77|55.10|565|Asia/Yekaterinburg
    Örgöö|MN|Ulan Bator
    Oria|ES|43.26|-2.02|18|
    Orihuela|ES|38.08|-0.94|101|
    Orizaba|MX|18.85|-97.10|123|
    Orkney|ZA|-26.98|26.67|110|
    Orlando|US|28.54|-81.38|335|
    Orlau|CZ|Orlová
    Orléans|CA|45.46|-75.50|126|
    Orléans|FR|47.90|1.90|116|
    Orlová|CZ|49.85|18.43|28|
    Orłowa|CZ|Orlová
    Ormoc|PH|11.01|124.61|239|
    Orosháza|HU|46.57|20.67|31|
    Orosházi|HU|Orosháza
    Oroshkhaza|HU|Orosháza
    Oroslane|HU|Oroszlány
    Oroszlány|HU|47.49|18.31|20|
    Orsha|BY|54.51|30.40|102|
    Orsk|RU|51.23|58.49|247|Asia/Yekaterinburg
    Ortel'sberg|PL|Szczytno
    Ortelsburg|PL|Szczytno
    Orūmīyeh|IR|37.55|45.08|577|
    Orunia Górna-Gdańsk Południe|PL|54.32|18.62|20|
    Oruro|BO|-17.97|-67.09|209|
    Orzeł|RU|Orël
    Orzesze|PL|50.16|18.78|18|
    Os Ánxeles|US|Los Angeles
    Osaka|JP|34.69|135.50|2754|
    Ōsaki|JP|38.59|140.97|129|
    Osan|KR|37.15|127.07|239|
    Osasco|BR|-23.53|-46.79|729|
    Oschatz|DE|51.30|13.11|16|
    Oschersleben|DE|52.03|11.23|19|
    Osdorf|DE|53.58|9.86|26|
    Osh|KG|40.53|72.80|322|
    Oshawa|CA|43.90|-78.85|175|
    Oshodi|NG|6.56|3.34|171|
    Ōshū|JP|39.14|141.17|113|
    Osiedle Kosmonautów|PL|51.13|16.96|19|
    Osiedle Powstańców Śląskich|PL|51.09|17.02|24|
    Osla|NO|Oslo
    Oslas|NO|Oslo
    Oslo|NO|59.91|10.75|1083|
    Oslu|NO|Oslo
    Osmaniye|TR|37.07|36.25|203|
    Osnabrück|DE|52.27|8.05|166|
    Osogbo|NG|7.77|4.56|645|
    Osorno|CL|-40.57|-73.13|136|
    Osowa|PL|54.43|18.47|16|
    Osowo|PL|Osowa
    Osterholz-Scharmbeck|DE|53.23|8.79|31|
    Osterode|PL|Ostróda
    Ostfildern|DE|48.73|9.25|34|
    Östra Jerusalem|PS|East Jerusalem
    Ostraba|CZ|Ostrava
    Ostrau-Vel'kapol'ski|PL|Ostrów Wielkopolski
    Ostrava|CZ|49.83|18.28|280|
    Ostrawa|CZ|Ostrava
    Ostrigon|HU|Esztergom
    Ostřihom|HU|Esztergom
    Ostróda|PL|53.70|19.96|34|
    Ostrogon|HU|Esztergom
    Ostrołęka|PL|53.09|21.58|54|
    Ostrolenka|PL|Ostrołęka
    Ostrov|CZ|50.31|12.94|16|
    Ostrov Mazovecka|PL|Ostrów Mazowiecka
    Ostrov-Mazovetskiy|PL|Ostrów Mazowiecka
    Ostrov Mazovjecka|PL|Ostrów Mazowiecka
    Ostrov Velkopolski|PL|Ostrów Wielkopolski
    Ostrov Vjelkopolski|PL|Ostrów Wielkopolski
    Ostrova Mazovecka|PL|Ostrów Mazowiecka
    Ostrova Velkopolska|PL|Ostrów Wielkopolski
    Ostrovas|CZ|Ostrov
    Ostrovec Shventokshiski|PL|Ostrowiec Świętokrzyski
    Ostrovec-Sventokshiskij|PL|Ostrowiec Świętokrzyski
    Ostrovec-Sventokshizhski|PL|Ostrowiec Świętokrzyski
    Ostroveca Sventokšiska|PL|Ostrowiec Świętokrzyski
    Ostrovets|PL|Ostrowiec Świętokrzyski
    Ostrovia|PL|Ostrów Wielkopolski
    Ostrovjec Svjentokshiski|PL|Ostrowiec Świętokrzyski
    Ostrovo|PL|Ostrów Wielkopolski
    Ostrów|PL|Ostrów Wielkopolski
    Ostrów|PL|Ostrów Mazowiecka
    Ostrów Mazowiecka|PL|52.80|21.90|23|
    Ostrów Mazowiecki|PL|Ostrów Mazowiecka
    Ostrów Wielkopolski|PL|51.66|17.81|73|
    Ostrowiec|PL|Ostrowiec Świętokrzyski
    Ostrowiec Kielecki|PL|Ostrowiec Świętokrzyski
    Ostrowiec Świętokrzyski|PL|50.93|21.39|74|
    Ostrowo|PL|Ostrów Wielkopolski
    Ostruda|PL|Ostróda
    Ostruv-Mazovec'ka|PL|Ostrów Mazowiecka
    Ostruv-Velikopol's'kij|PL|Ostrów Wielkopolski
    Ostruv-Vel'kopol'ski|PL|Ostrów Wielkopolski
    Ostruv-Vel'kopol'skij|PL|Ostrów Wielkopolski
    Ostrzyhom|HU|Esztergom
    Osuna|ES|37.24|-5.10|18|
    Osvecimia|PL|Oświęcim
    Osvencim|PL|Oświęcim
    Osvencima|PL|Oświęcim
    Osvencimas|PL|Oświęcim
    Osvienčim|PL|Oświęcim
    Osvietsim|PL|Oświęcim
    Oświęcim|PL|50.03|19.21|34|
    Ószaka|JP|Osaka
    Ōta|JP|35.56|139.72|748|
    Ota|NG|6.69|3.23|252|
    Ōta|JP|36.30|139.37|224|
    Otaru|JP|43.19|141.00|115|
    Othmarschen|DE|53.55|9.89|16|
    Otrokovice|CZ|49.21|17.54|17|
    Ōtsu|JP|35.00|135.87|345|
    Ottakring|AT|48.22|16.30|105|
    Ottawa|CA|45.41|-75.70|1017|
    Ottawa South|CA|45.39|-75.69|125|
    Ottensen|DE|53.56|9.92|35|
    Ottobrunn bei München|DE|48.06|11.66|19|
    Ótura|SK|Nové Mesto nad Váhom
    Otvoc'k|PL|Otwock
    Otvocka|PL|Otwock
    Otvockas|PL|Otwock
    Otvotsk|PL|Otwock
    Otwock|PL|52.11|21.26|43|
    Ouagadougou|BF|12.37|-1.53|2415|
    Ouahigouya|BF|13.58|-2.42|125|
    Ouargla|DZ|31.95|5.33|170|
    Oued Zem|MA|32.86|-6.57|104|
    Oujda|MA|34.68|-1.91|540|
    Oulan-Oudé|RU|Ulan-Ude
    Oulu|FI|65.01|25.47|216|
    Ourense|ES|42.34|-7.86|105|
    Ourinhos|BR|-22.98|-49.87|104|
    Overath|DE|50.93|7.28|27|
    Overland Park|US|38.98|-94.67|187|America/Chicago
    Oviedo|ES|43.36|-5.84|220|
    Ovilava|AT|Wels
    Owerri|NG|5.48|7.03|545|
    Owo|NG|7.20|5.59|277|
    Oxford|GB|51.75|-1.26|162|
    Oxnard|US|34.20|-119.18|207|America/Los_Angeles
    Oxota|PL|Ochota
    Oyama|JP|36.30|139.80|168|
    Oyo|NG|7.85|3.93|736|
    Oyten|DE|53.05|9.02|15|
    Ózd|HU|48.22|20.30|30|
    Ožeše|PL|Orzesze
    Ozheshe|PL|Orzesze
    Ozorkov|PL|Ozorków
    Ozorkova|PL|Ozorków
    Ozorków|PL|51.96|19.29|21|
    Ozorkuv|PL|Ozorków
    Ozorkuvas|PL|Ozorków
    P-hjöng-jang|KP|Pyongyang
    Pa-ri|FR|Paris
    Paarl|ZA|-33.73|18.98|237|
    Paarys|FR|Paris
    Pabianice|PL|51.66|19.35|71|
    Pabianices|PL|Pabianice
    Pab'janice|PL|Pabianice
    Pab'janicy|PL|Pabianice
    Pābna|BD|24.01|89.24|187|
    Pab'yanitsy|PL|Pabianice
    Pachuca de Soto|MX|20.12|-98.73|257|
    Pacífico|ES|40.40|-3.68|33|
    Paço do Lumiar|BR|-2.53|-44.11|146|America/Fortaleza
    Padalarang|ID|-6.84|107.47|193|
    Padang|ID|-0.95|100.35|943|
    Padangsidempuan|ID|1.38|99.27|244|
    Pädaschduaf|AT|Perchtoldsdorf
    Paderborn|DE|51.72|8.75|142|
    Padgoryca|ME|Podgorica
    Padova|IT|Padua
    Padrag|HU|Ajka
    Padragkút|HU|Ajka
    Padua|IT|45.41|11.89|204|
    Paech’ŏn-ŭp|KP|37.99|126.30|160|
    Paedaschduaf|AT|Perchtoldsdorf
    Paek'ak|KP|39.46|125.61|126|
    Paetkostolie|HU|Pécs
    Pagadian|PH|7.83|123.44|206|
    Pago Pago|AS|-14.28|-170.70|12|
    Pailou|CN|30.80|108.39|104|
    Paiporta|ES|39.43|-0.42|24|
    Pájara|ES|28.35|-14.11|21|Atlantic/Canary
    Pak Kret|TH|13.91|100.50|190|
    Pākdasht|IR|35.48|51.68|236|
    Pakokku|MM|21.33|95.08|127|
    Pakpattan|PK|30.34|73.39|127|
    Paks|HU|46.62|18.86|21|
    Palacio|ES|40.42|-3.71|24|
    Palafrugell|ES|41.92|3.16|22|
    Palakkad|IN|10.77|76.65|133|
    Palamós|ES|41.85|3.13|18|
    Palangkaraya|ID|-2.21|113.92|318|Asia/Pontianak
    Pālanpur|IN|24.17|72.44|142|
    Palembang|ID|-2.92|104.75|1801|
    Palencia|ES|42.01|-4.52|79|
    Palenkes Biala|PL|Biała Podlaska
    Palenkes Mendzizecas|PL|Międzyrzec Podlaski
    Palenkes Radzinas|PL|Radzyń Podlaski
    Palenkes Sokoluvas|PL|Sokołów Podlaski
    Palermo|IT|38.12|13.36|648|
    Palhoça|BR|-27.65|-48.67|175|
    Pāli|IN|25.77|73.32|230|
    Palika|FR|Paris
    Palikir|FM|6.92|158.16|7|
    Pallabi|BD|23.82|90.37|598|
    Pallāvaram|IN|12.97|80.15|234|
    Palm Bay|US|28.03|-80.59|120|
    Palma|ES|39.57|2.65|438|
    Palma del Río|ES|37.70|-5.28|21|
    Palma Soriano|CU|20.21|-75.99|103|
    Palmas|BR|-10.17|-48.33|306|America/Araguaina
    Palmdale|US|34.58|-118.12|158|America/Los_Angeles
    Palmira|CO|3.54|-76.30|313|
    Palo Negro|VE|10.17|-67.54|129|
    Palomeras Bajas|ES|40.38|-3.66|40|
    Palomeras Sureste|ES|40.39|-3.64|43|
    Palopo|ID|-2.99|120.20|185|Asia/Makassar
    Palos de Moguer|ES|40.40|-3.69|25|
    Paltan|BD|23.74|90.41|184|
    Palu|ID|-0.91|119.87|390|Asia/Makassar
    Palwal|IN|28.14|77.33|132|
    Pamanukan|ID|-6.28|107.81|114|
    Pamplona|ES|42.82|-1.64|208|
    Pamulang|ID|-6.34|106.74|175|
    Panabo|PH|7.31|125.68|211|
    Panalanoy|PH|11.25|125.01|189|
    Panamá|PA|Panama City
    Panama City|PA|8.99|-79.52|408|
    Paname|FR|Paris
    Panchkula|IN|30.69|76.85|211|
    Pandi|PH|14.87|120.96|163|
    Pandit Deen Dayal Upadhyaya Nagar|IN|25.28|83.12|110|
    Pangkalanbuun|ID|-2.68|111.63|109|Asia/Pontianak
    Pangkalpinang|ID|-2.13|106.11|226|
    Panguíla|AO|-8.69|13.45|158|
    Pānihāti|IN|22.69|88.37|379|
    Panipat|IN|29.39|76.97|296|
    Paniqui|PH|15.67|120.58|106|
    Panjin|CN|41.12|122.07|1166|
    Pankow|DE|52.57|13.40|65|
    Pano Aqil|PK|27.86|69.11|103|
    Panshan|CN|41.19|122.05|625|
    Pantelija|HU|Dunaújváros
    Pantruche|FR|Paris
    Panvel|IN|18.99|73.11|195|
    Panzhihua|CN|26.59|101.71|787|
    Pao-šan|CN|Baoshan
    Pápa|HU|47.33|17.47|33|
    Papeete|PF|-17.53|-149.57|26|
    Papenburg|DE|53.08|7.42|34|
    Papy|HU|Pápa
    Pār Naogaon|BD|24.80|88.95|192|
    Pará|BR|Belém
    Paradise|US|36.10|-115.15|223|America/Los_Angeles
    Paraeis|FR|Paris
    Paragominas|BR|-3.00|-47.35|106|America/Belem
    Paraíba|BR|João Pessoa
    Paräis|FR|Paris
    Parakou|BJ|9.34|2.63|255|
    Paramaribo|SR|5.87|-55.17|224|
    Paraná|AR|-31.73|-60.53|247|America/Argentina/Cordoba
    Paranaguá|BR|-25.52|-48.53|141|
    Parañaque|PH|Paranaque City
    Paranaque City|PH|14.48|121.02|703|
    Páras|FR|Paris
    Parauapebas|BR|-6.07|-49.90|268|America/Belem
    Parbhani|IN|19.27|76.77|307|
    Parchim|DE|53.43|11.85|19|
    Pardīs|IR|35.75|51.81|114|
    Pardubice|CZ|50.04|15.78|89|
    Pardubices|CZ|Pardubice
    Pardubicy|CZ|Pardubice
    Pardubitse|CZ|Pardubice
    Pardubitz|CZ|Pardubice
    Pare|ID|-7.77|112.20|106|
    Parelheiros|BR|-23.83|-46.73|154|
    Parepare|ID|-4.01|119.63|160|Asia/Makassar
    Parets del Vallès|ES|41.57|2.23|18|
    Pari|FR|Paris
    Paries|FR|Paris
    Parigge|FR|Paris
    Pariggi|FR|Paris
    Parighji|FR|Paris
    Parigi|FR|Paris
    Pariis|FR|Paris
    Pariisi|FR|Paris
    Pariižu|FR|Paris
    Parij|FR|Paris
    Parijs|FR|Paris
    Parintins|BR|-2.63|-56.74|102|America/Manaus
    Paris|FR|48.85|2.35|2139|
    Paris 11 Popincourt|FR|48.86|2.38|138|
    Paris 11e Arrondissement|FR|48.86|2.38|144|
    Paris 12 Reuilly|FR|48.84|2.39|138|
    Paris 12e Arrondissement|FR|48.84|2.44|140|
    Paris 13 Gobelins|FR|48.83|2.36|181|
    Paris 13e Arrondissement|FR|48.83|2.36|178|
    Paris 14 Observatoire|FR|48.83|2.33|136|
    Paris 15 Vaugirard|FR|48.84|2.30|230|
    Paris 16 Passy|FR|48.86|2.28|159|
    Paris 17 Batignolles-Monceau|FR|48.88|2.32|159|
    Paris 18 Buttes-Montmartre|FR|48.89|2.34|183|
    Paris 19 Buttes-Chaumont|FR|48.88|2.38|179|
    Paris 20 Ménilmontant|FR|48.86|2.40|185|
    Parisi|FR|Paris
    Parixe|FR|Paris
    Pariž|FR|Paris
    Parize|FR|Paris
    Parizh|FR|Paris
    Parizo|FR|Paris
    Párizs|FR|Paris
    Parla|ES|40.24|-3.77|116|
    Parma|IT|44.80|10.33|198|
    Parnaíba|BR|-2.90|-41.78|138|America/Fortaleza
    Parnamirim|BR|-5.92|-35.26|272|America/Fortaleza
    Parntoumpitse|CZ|Pardubice
    Pārsābād|IR|39.65|47.92|103|
    Partizánske|SK|48.63|18.38|21|
    Partyzánske|SK|Partizánske
    Parung|ID|-6.42|106.73|129|
    Parys|FR|Paris
    Paryż|FR|Paris
    Paryzh|FR|Paris
    Paryžius|FR|Paris
    Pasadena|US|29.69|-95.21|154|America/Chicago
    Pasadena|US|34.15|-118.14|142|America/Los_Angeles
    Pasaia|ES|43.33|-1.93|16|
    Pasarkemis|ID|-6.17|106.53|263|
    Pasay|PH|14.54|121.00|417|
    Paseh|ID|-7.07|107.79|126|
    Pasig City|PH|14.59|121.06|853|
    Pasing|DE|48.14|11.46|36|
    Pasir Gudang|MY|1.46|103.91|535|
    Pasir Mas|MY|6.05|102.14|230|
    Pasir Puteh|MY|5.83|102.40|137|
    Pasrur|PK|32.26|74.66|103|
    Passau|DE|48.57|13.43|51|
    Passo Fundo|BR|-28.26|-52.41|180|
    Passos|BR|-20.72|-46.61|112|
    Pasto|CO|1.21|-77.28|393|
    Pasuruan|ID|-7.65|112.91|213|
    Patacs|HU|Pécs
    Pātan|NP|27.68|85.31|299|
    Pātan|IN|23.85|72.13|134|
    Paterna|ES|39.50|-0.44|64|
    Paterson|US|40.92|-74.17|148|
    Pathānkot|IN|32.27|75.65|174|
    Pathein|MM|16.78|94.73|237|
    Pati|ID|-6.76|111.04|107|
    Patiāla|IN|30.34|76.39|446|
    Päťkostolie|HU|Pécs
    Patna|IN|25.59|85.14|1684|
    Patos de Minas|BR|-18.58|-46.52|159|
    Pátra|GR|38.25|21.74|168|
    Pattaya|TH|12.93|100.88|116|
    Pattoki|PK|31.02|73.85|114|
    Paulínia|BR|-22.76|-47.15|111|
    Paulista|BR|-7.94|-34.87|342|America/Recife
    Paulo Afonso|BR|-9.41|-38.21|113|America/Bahia
    Pavazhska-Bistryca|SK|Považská Bystrica
    Pavlodar|KZ|52.28|76.97|329|
    Pavlohrad|UA|48.53|35.87|101|
    Paya Terubong|MY|5.37|100.28|227|
    Payakumbuh|ID|-0.22|100.63|140|
    Pching-ting-šan|CN|Pingdingshan
    Pearland|US|29.56|-95.29|109|America/Chicago
    Peč|HU|Pécs
    Peca|HU|Pécs
    Pecas|HU|Pécs
    Pech|HU|Pécs
    Pechersk|UA|50.44|30.52|101|
    Pechuj|HU|Pécs
    Pechukh|HU|Pécs
    Pécs|HU|46.08|18.23|145|
    Pečuh|HU|Pécs
    Pečuj|HU|Pécs
    Pecuy-|HU|Pécs
    Pecz|HU|Pécs
    Pedreira|BR|-23.71|-46.65|164|
    Peicheng|CN|34.74|116.92|195|
    Peine|DE|52.32|10.24|50|
    Peiskretscham|PL|Pyskowice
    Pekalongan|ID|-6.89|109.68|325|
    Pekanbaru|ID|0.52|101.44|1168|
    Pekarai|PL|Piekary Śląskie
    Pekari Shl'onske|PL|Piekary Śląskie
    Pekari-Shl'ons'ki|PL|Piekary Śląskie
    Pekari Slonski|PL|Piekary Śląskie
    Pekary-Shljonske|PL|Piekary Śląskie
    Pekary-Sljonske|PL|Piekary Śląskie
    Pekín|CN|Beijing
    Pelabuhanratu|ID|-6.99|106.55|110|
    Pelémbang|ID|Palembang
    Pelentong|MY|1.52|103.82|584|
    Pelhřimov|CZ|49.43|15.22|17|
    Pelotas|BR|-31.77|-52.34|321|
    Pemalang|ID|-6.89|109.38|184|
    Pematangsiantar|ID|2.96|99.07|279|
    Pemba|MZ|-12.97|40.52|233|
    Pembroke Pines|US|26.00|-80.22|167|
    Peña Grande|ES|40.47|-3.72|44|
    Peñalolén|CL|-33.47|-70.53|242|
    Pengpu|CN|31.29|121.44|153|
    Pengze|CN|29.90|116.55|350|
    Pentela|HU|Dunaújváros
    Penza|RU|53.20|45.01|524|
    Penzberg|DE|47.75|11.38|16|
    Penzing|AT|48.20|16.27|98|
    Peoria|US|33.58|-112.24|191|America/Phoenix
    Peoria|US|40.69|-89.59|115|America/Chicago
    Pequín|CN|Beijing
    Perbaungan|ID|3.57|98.96|157|
    Perchtoldsdorf|AT|48.12|16.27|15|
    Percut|ID|3.63|98.86|311|
    Perdizes|BR|-23.54|-46.68|102|
    Pereira|CO|4.81|-75.69|467|
    Peremishl'|PL|Przemyśl
    Peremyshl'|PL|Przemyśl
    Peremyšlis|PL|Przemyśl
    Perevors'k|PL|Przeworsk
    Peristéri|GR|38.02|23.69|140|
    Perkhtol'dsdorf|AT|Perchtoldsdorf
    Perkhtoldzdorf|AT|Perchtoldsdorf
    Perlin|DE|Berlin
    Perling|MY|1.48|103.68|101|
    Perm|RU|58.01|56.25|982|Asia/Yekaterinburg
    Perpignan|FR|42.70|2.90|111|
    Perth|AU|-31.95|115.86|2384|Australia/Perth
    Perugia|IT|43.11|12.39|120|
    Pervouralsk|RU|56.91|59.94|134|Asia/Yekaterinburg
    Pešavar|PK|Peshawar
    Pešavaras|PK|Peshawar
    Pescara|IT|42.46|14.20|120|
    Peshawar|PK|34.01|71.58|4759|
    Peshcjany|SK|Piešťany
    Peshha|HU|Pest
    Pesht|HU|Pest
    Peshta|HU|Pest
    P'eshtjani|SK|Piešťany
    Pest|HU|47.50|19.08|1002|
    Pešta|HU|Pest
    Peste|HU|Pest
    Pesterzsébet|HU|47.43|19.12|36|
    Pesth|HU|Pest
    Pestinum|HU|Pest
    Pestj|HU|Pest
    Pestlőrinc|HU|47.43|19.22|59|
    Pesto|HU|Pest
    Pestszenterzsébet|HU|Pesterzsébet
    Pestszentlőrinc|HU|Pestlőrinc
    Peszt|HU|Pest
    Petaẖ Tiqva|IL|32.09|34.89|254|
    Petaling Jaya|MY|3.11|101.61|808|
    Petapa|GT|14.50|-90.56|135|
    Petare|VE|10.48|-66.81|365|
    Peterborough|GB|52.57|-0.25|163|
    Petersberg|DE|50.56|9.71|16|
    Petersburg|RU|Saint Petersburg
    Petersdorf|AT|Perchtoldsdorf
    Petershagen|DE|52.38|8.97|27|
    Petershausen-West|DE|47.67|9.18|16|
    Pétervárad|RS|Novi Sad
    Pétionville|HT|18.51|-72.29|377|
    Petrakavas|PL|Piotrków Trybunalski
    Petrikau|PL|Piotrków Trybunalski
    Petrogradka|RU|59.97|30.31|130|
    Petrohrad|RU|Saint Petersburg
    Petrokov|PL|Piotrków Trybunalski
    Petrolina|BR|-9.40|-40.50|387|America/Recife
    Petropavl|KZ|54.87|69.15|201|
    Petropavlovsk-Kamchatsky|RU|53.06|158.63|181|Asia/Kamchatka
    Petrópolis|BR|-22.50|-43.18|273|
    Petrozavodsk|RU|61.78|34.35|279|
    Petržalka|SK|48.12|17.13|112|
    Petrzhalka|SK|Petržalka
    Pets|HU|Pécs
    Pétursborg|RU|Saint Petersburg
    Péycing|CN|Beijing
    Pezinak|SK|Pezinok
    Pezinok|SK|48.29|17.27|24|
    Pfaffenhofen an der Ilm|DE|48.53|11.51|23|
    Pforzheim|DE|48.88|8.70|119|
    Pfullingen|DE|48.46|9.23|18|
    Pfungstadt|DE|49.81|8.60|25|
    Phagwāra|IN|31.22|75.77|100|
    Phalaborwa|ZA|-23.94|31.14|109|
    Phan Rang-Tháp Chàm|VN|11.56|108.99|208|
    Phan Thiết|VN|10.93|108.10|229|
    Phasi Charoen|TH|13.71|100.44|122|
    Philadelphia|US|39.95|-75.16|1574|
    Philipsburg|SX|18.03|-63.05|1|
    Phnom Penh|KH|11.56|104.92|1574|
    Phnum Pénh|KH|Phnom Penh
    Phnum Pény|KH|Phnom Penh
    Phổ Yên|VN|21.42|105.89|231|Asia/Bangkok
    Phoenix|US|33.45|-112.07|1650|America/Phoenix
    Phong Điền|VN|16.58|107.36|115|Asia/Bangkok
    Phool Nagar|PK|31.20|73.95|115|
    Phra Pradaeng|TH|13.66|100.53|196|
    Phủ Lý|VN|20.55|105.91|137|Asia/Bangkok
    Phú Mỹ|VN|10.63|107.07|287|
    Phu Quoc|VN|10.22|103.97|294|
    Phú Quốc|VN|10.29|104.01|179|
    Phúc Yên|VN|21.24|105.70|180|Asia/Bangkok
    Phusro|IN|23.76|86.01|186|
    Pi-ťie|CN|Bijie
    Piacenza|IT|45.05|9.69|104|
    Piasečnas|PL|Piaseczno
    Piaseczno|PL|52.08|21.02|36|
    Piastów|PL|52.18|20.84|23|
    Piastuvas|PL|Piastów
    Piatra Neamţ|RO|46.92|26.33|103|
    Picassent|ES|39.36|-0.46|20|
    Piecki-Migowo|PL|54.36|18.58|27|
    Piedecuesta|CO|6.99|-73.05|163|
    Piedras Negras|MX|28.70|-100.52|150|America/Matamoros
    Piekary Śląskie|PL|50.38|18.93|60|
    Piekary Wielkie|PL|Piekary Śląskie
    Piéła|PL|Piła
    Piera|ES|41.52|1.75|15|
    Pieshhjani|SK|Piešťany
    Pieskretscham|PL|Pyskowice
    Piešťanoch|SK|Piešťany
    Piešťany|SK|48.59|17.83|27|
    Pieszczany|SK|Piešťany
    Pietermaritzburg|ZA|-29.62|30.39|839|
    Pikine|SN|14.76|-17.39|1171|
    Piła|PL|53.15|16.74|76|
    Pilar|ES|40.48|-3.71|46|
    Pilar de la Horadada|ES|37.87|-0.79|21|
    Pilczyce-Kozanów-Popowice Północne|PL|51.13|16.98|31|
    Pilgram|CZ|Pelhřimov
    Pīlibhīt|IN|28.63|79.80|131|
    Pilisszentlélek|HU|Esztergom
    Pilsen|CZ|49.75|13.38|169|
    Pilsna|CZ|Pilsen
    Pily|PL|Piła
    Pilzeń|CZ|Pilsen
    Pilzenas|CZ|Pilsen
    Pilzno|CZ|Pilsen
    Pimpri|IN|18.62|73.81|1285|
    Pimpri-Chinchwad|IN|18.62|73.80|1728|
    Pimpri-Činčvad|IN|Pimpri-Chinchwad
    Pimpri-Csincsvád|IN|Pimpri-Chinchwad
    Pimpris-Činčvadas|IN|Pimpri-Chinchwad
    Pin-čou|CN|Binzhou
    Pinar de Chamartín|ES|40.48|-3.67|30|
    Pinar del Rey|ES|40.47|-3.65|52|
    Pinar del Río|CU|22.42|-83.70|187|
    Pindamonhangaba|BR|-22.92|-45.46|165|
    Pindi Bhattian|PK|31.90|73.27|493|
    Pindiga|NG|9.98|10.95|106|
    Pineda de Mar|ES|41.63|2.69|27|
    Pinetown|ZA|-29.82|30.89|144|
    Pingdingshan|CN|33.73|113.32|979|
    Pingdu|CN|36.78|119.95|542|
    Pingliang|CN|35.54|106.69|505|
    Pingshan|CN|22.99|114.71|114|
    Pingwu County|CN|32.41|104.53|180|
    Pingxiang|CN|27.62|113.85|894|
    Pingxiang|CN|22.10|106.76|130|
    Pinhais|BR|-25.44|-49.19|117|
    Pinneberg|DE|53.66|9.80|41|
    Pinnyéd|HU|Győr
    Pinsk|BY|52.12|26.07|123|
    Pinto|ES|40.24|-3.70|44|
    Pionki|PL|51.48|21.45|20|
    Pionkos|PL|Pionki
    Piotrków|PL|Piotrków Trybunalski
    Piotrków Trybunalski|PL|51.41|19.70|80|
    Piovera|ES|40.46|-3.64|15|
    Piracicaba|BR|-22.73|-47.65|407|
    Piraeus|GR|37.94|23.65|164|
    Piranshahr|IR|36.70|45.14|168|
    Piraquara|BR|-25.44|-49.07|119|
    Pirituba|BR|-23.49|-46.73|180|
    Pirmasens|DE|49.20|7.61|44|
    Pirna|DE|50.96|13.94|40|
    Pisa|IT|43.71|10.40|110|
    Pišas|PL|Pisz
    Piseca|CZ|Písek
    Písek|CZ|49.31|14.15|30|
    Pish|PL|Pisz
    Piskovice|PL|Pyskowice
    Pisz|PL|53.63|21.81|19|
    Pita Kotte|LK|6.89|79.90|118|
    Pitalito|CO|1.85|-76.05|136|
    Piteşti|RO|44.85|24.87|141|
    Pithampur|IN|22.60|75.70|126|
    Pittsburgh|US|40.44|-80.00|304|
    Piura|PE|-5.18|-80.66|630|
    Pizhou|CN|34.31|117.95|343|
    Pjakary Sljonske|PL|Piekary Śląskie
    Pjasechno|PL|Piaseczno
    Pjasečno|PL|Piaseczno
    Pjastov|PL|Piastów
    Pjastova|PL|Piastów
    Pjastuv|PL|Piastów
    Pjekari Slonskje|PL|Piekary Śląskie
    Pjekary|PL|Piekary Śląskie
    Pjeshtjani|SK|Piešťany
    Pještjani|SK|Piešťany
    Pjöngjang|KP|Pyongyang
    Pjonki|PL|Pionki
    Pjotrkau-Trybunal'ski|PL|Piotrków Trybunalski
    Pjotrkov Tribunalski|PL|Piotrków Trybunalski
    Pjotrkova Tribunalska|PL|Piotrków Trybunalski
    Pjotrkuv-Tribunal's'kij|PL|Piotrków Trybunalski
    Pjotrkuv-Trybunal'ski|PL|Piotrków Trybunalski
    Pjotrkuv-Trybunal'skij|PL|Piotrków Trybunalski
    Planaltina|BR|-15.62|-47.65|189|
    Planaltina|BR|-15.45|-47.61|105|
    Plano|US|33.02|-96.70|284|America/Chicago
    Plano Piloto|BR|-15.79|-47.88|199|
    Plaridel|PH|14.89|120.86|121|
    Plasencia|ES|40.03|-6.09|40|
    Plauen|DE|50.50|12.14|66|
    Playa del Carmen|MX|20.63|-87.08|150|America/Cancun
    Playa del Ingles|ES|27.76|-15.58|17|Atlantic/Canary
    Plaza de la Revolución|CU|23.12|-82.39|139|
    Pleiku|VN|13.98|108.00|114|
    Pleschen|PL|Pleszew
    Pleševa|PL|Pleszew
    Pleshau|PL|Pleszew
    Pleshev|PL|Pleszew
    Pless|PL|Pszczyna
    Pleßew|PL|Pleszew
    Pleszew|PL|51.90|17.79|18|
    Plettenberg|DE|51.21|7.87|28|
    Pliémue|GB|Plymouth
    Płock|PL|52.55|19.71|127|
    Plocka|PL|Płock
    Plockas|PL|Płock
    Ploieşti|RO|44.95|26.02|181|
    Płońsk|PL|52.62|20.38|22|
    Plonska|PL|Płońsk
    Plonskas|PL|Płońsk
    Płoskurów|UA|Khmelnytskyi
    Plotsk|PL|Płock
    Plovdiv|BG|42.15|24.75|329|
    Płowdiw|BG|Plovdiv
    Plumbon|ID|-6.71|108.47|167|
    Płůńsk|PL|Płońsk
    Plymouth|GB|50.37|-4.14|260|
    Plymouth|MS|16.71|-62.21|0|
    Plzeň|CZ|Pilsen
    Plzena|CZ|Pilsen
    Po-čou|CN|Bozhou
    Po-tsu-nam|PL|Poznań
    Poá|BR|-23.53|-46.34|104|
    Poblacion|PH|14.38|121.03|125|
    Poble Sec|ES|41.37|2.16|41|
    Poços de Caldas|BR|-21.79|-46.56|169|
    Podebrad|CZ|Poděbrady
    Podebradai|CZ|Poděbrady
    Podebradi|CZ|Poděbrady
    Poděbrady|CZ|50.14|15.12|15|
    Podgairítse|ME|Podgorica
    Podgorica|ME|42.44|19.26|237|
    Podgoricae|ME|Podgorica
    Podgoricja|ME|Podgorica
    Podgorico|ME|Podgorica
    Podgorika|ME|Podgorica
    Podgoritsa|ME|Podgorica
    Podgoritza|ME|Podgorica
    Podgorytsa|ME|Podgorica
    Podiebrady|CZ|Poděbrady
    Podjebradi|CZ|Poděbrady
    Podlaski|PL|Bielsk Podlaski
    Podolsk|RU|55.42|37.55|179|
    Podqoritsa|ME|Podgorica
    Podugorica|ME|Podgorica
    Podunaj Biskupice|SK|Podunajské Biskupice
    Podunajské Biskupice|SK|48.13|17.21|23|
    Poelten|AT|Sankt Pölten
    Poestyen|SK|Piešťany
    Pohang|KR|36.03|129.36|492|
    Pointe-Noire|CG|-4.78|11.86|1032|
    Poio|ES|42.45|-8.69|17|
    Pokhara|NP|28.27|83.97|600|
    Poleca|PL|Police
    Polenkes Miendziziecos|PL|Międzyrzec Podlaski
    Police|PL|53.55|14.57|34|
    Policija|PL|Police
    Pölitz|PL|Police
    Pol'kovice|PL|Polkowice
    Polkovices|PL|Polkowice
    Polkowice|PL|51.50|16.07|22|
    Polkowicy|PL|Polkowice
    Polkwitz|PL|Polkowice
    Pollença|ES|39.88|3.02|17|
    Polokwane|ZA|-23.90|29.47|272|
    Poltava|UA|49.59|34.55|280|
    Połtawa|UA|Poltava
    Pölten|AT|Sankt Pölten
    Pomona|US|34.06|-117.75|153|America/Los_Angeles
    Pompano Beach|US|26.24|-80.12|108|
    Ponce|PR|18.01|-66.62|137|
    Pondichéri|IN|Puducherry
    Pondichéry|IN|Puducherry
    Ponferrada|ES|42.55|-6.60|69|
    P'onki|PL|Pionki
    Ponnāni|IN|10.77|75.93|106|
    Ponta Grossa|BR|-25.09|-50.16|292|
    Ponteareas|ES|42.17|-8.50|23|
    Pontevedra|ES|42.43|-8.64|83|
    Pontianak|ID|-0.03|109.33|686|Asia/Pontianak
    Pontnkoritsa|ME|Podgorica
    Poole|GB|50.71|-1.98|152|
    Popayán|CO|2.44|-76.61|318|
    Poppenbüttel|DE|53.66|10.08|24|
    Poprad|SK|49.06|20.30|49|
    Pôr do Sol|BR|-15.86|-48.12|102|
    Porbandar|IN|21.64|69.61|153|
    Porchémue|GB|Portsmouth
    Porlamar|VE|10.96|-63.87|216|
    Porriño|ES|42.16|-8.62|17|
    Port-au-Prince|HT|18.54|-72.34|1235|
    Port-aux-Français|TF|-49.35|70.22|0|
    Port Blair|IN|11.67|92.75|112|
    Port-de-Paix|HT|19.94|-72.83|306|
    Port Dickson|MY|2.52|101.80|119|
    Port-Gentil|GA|-0.72|8.78|164|
    Port Harcourt|NG|4.78|7.01|2120|
    Port Louis|MU|-20.16|57.50|155|
    Port Moresby|PG|-9.48|147.15|284|
    Port of Spain|TT|10.67|-61.52|49|
    Port Said|EG|31.27|32.30|781|
    Port Saint Lucie|US|27.29|-80.35|165|
    Port Sudan|SD|19.62|37.22|490|
    Port-Vila|VU|-17.74|168.31|36|
    Porta|ES|41.43|2.18|25|
    Porta Westfalica|DE|52.23|8.92|36|
    Portazgo|ES|40.39|-3.65|29|
    Portland|US|45.52|-122.68|653|America/Los_Angeles
    Portmore|JM|17.97|-76.89|103|
    Porto|PT|41.15|-8.61|253|
    Porto Alegre|BR|-30.03|-51.23|1488|
    Porto España|TT|Port of Spain
    Porto-Novo|BJ|6.50|2.60|264|
    Porto Seguro|BR|-16.45|-39.06|168|America/Bahia
    Porto Velho|BR|-8.76|-63.90|549|America/Porto_Velho
    Portoviejo|EC|-1.06|-80.45|322|
    Portsmouth|GB|50.80|-1.09|208|
    Portugalete|ES|43.32|-3.02|46|
    Porz am Rhein|DE|50.89|7.06|113|
    Posadas|AR|-27.39|-55.92|306|America/Argentina/Cordoba
    Posen|PL|Poznań
    Posnania|PL|Poznań
    Posonium|SK|Bratislava
    Poßen|PL|Poznań
    Pöstyén|SK|Piešťany
    Potchefstroom|ZA|-26.72|27.10|178|
    Potosí|BO|-19.58|-65.75|141|
    Potsdam|DE|52.40|13.07|185|
    P'oturkov Tribunalski|PL|Piotrków Trybunalski
    Pouso Alegre|BR|-22.23|-45.94|152|
    Povajska Bistritsa|SK|Považská Bystrica
    Povashka Bistrica|SK|Považská Bystrica
    Povaška Bistrica|SK|Považská Bystrica
    Povazhska-Bistrica|SK|Považská Bystrica
    Povazhs'ka Bistricja|SK|Považská Bystrica
    Považska Bistrica|SK|Považská Bystrica
    Považská Bystrica|SK|49.12|18.42|37|
    Povazske Bystraica|SK|Považská Bystrica
    Powaska Bystrzyca|SK|Považská Bystrica
    Powstańców Śląskich|PL|Osiedle Powstańców Śląskich
    Poza Rica de Hidalgo|MX|20.53|-97.46|185|
    Poznań|PL|52.41|16.93|536|
    Poznana|PL|Poznań
    Poznane|PL|Poznań
    Poznanj|PL|Poznań
    Poznano|PL|Poznań
    Poznańy|PL|Poznań
    Pozniaky|UA|50.40|30.62|104|
    Poznon|PL|Poznań
    Pozoblanco|ES|38.38|-4.85|18|
    Pozsony|SK|Bratislava
    Pozsonyhidegkút|SK|Dúbravka
    Pozsonyligetfalu|SK|Petržalka
    Pozuelo de Alarcón|ES|40.43|-3.81|82|
    Praag|CZ|Prague
    Prabumulih|ID|-3.43|104.23|103|
    Pradl|AT|47.27|11.42|33|
    Pradolongo|ES|40.38|-3.71|18|
    Prág|CZ|Prague
    Prága|CZ|Prague
    Praga-North|PL|Praga Północ
    Praga Północ|PL|52.25|21.03|93|
    Praga Południe|PL|52.24|21.09|180|
    Pragae|CZ|Prague
    Prager Neustadt|CZ|Nové Město
    Prago|CZ|Prague
    Prague|CZ|50.09|14.42|1166|
    Prague-Vinohrady|CZ|Královské Vinohrady
    Praha|CZ|Prague
    Praia|CV|14.93|-23.51|138|
    Praia Grande|BR|-24.01|-46.40|350|
    Prasia Elysiorum|PL|Zielona Góra
    Prasiv|SK|Prešov
    Prato|IT|43.88|11.10|195|
    Praust|PL|Pruszcz Gdański
    Pravyi Bereh|UA|47.11|37.59|352|
    Prayagraj|IN|25.44|81.84|1073|
    Preetz|DE|54.24|10.28|16|
    Premià de Mar|ES|41.49|2.37|27|
    Premislia|PL|Przemyśl
    Přemyšl|PL|Przemyśl
    Prenzlau|DE|53.32|13.86|21|
    Prenzlauer Berg|DE|52.54|13.42|149|
    Prerau|CZ|Přerov
    Přerov|CZ|49.46|17.45|41|
    Presbourg|SK|Bratislava
    Presburg|SK|Bratislava
    Preschau|SK|Prešov
    Preshov|SK|Prešov
    Presidente Prudente|BR|-22.13|-51.39|226|
    Presnenskiy|RU|55.76|37.56|122|
    Prešov|SK|49.00|21.24|83|
    Prešova|SK|Prešov
    Prešporok|SK|Bratislava
    Prešpurk|SK|Bratislava
    Preßburg|SK|Bratislava
    Prestena|XK|Pristina
    Preston|GB|53.76|-2.70|313|
    Preszburg|SK|Bratislava
    Preszów|SK|Prešov
    Pretoria|ZA|-25.74|28.19|2113|
    Prétoriye|ZA|Pretoria
    Pr'evidza|SK|Prievidza
    Převorsk|PL|Przeworsk
    Prezlaw|PL|Wrocław
    Příbram|CZ|49.69|14.01|33|
    Priego de Córdoba|ES|37.44|-4.20|23|
    Prievidza|SK|48.77|18.63|44|
    Primer Ensanche|ES|42.81|-1.65|23|
    Prishhina|XK|Pristina
    Prishtina|XK|Pristina
    Prishtinae|XK|Pristina
    Prishtine|XK|Pristina
    Prisjtina|XK|Pristina
    Prištin|XK|Pristina
    Pristina|XK|42.67|21.17|550|
    Pristine|XK|Pristina
    Pristino|XK|Pristina
    Prisztina|XK|Pristina
    Privigye|SK|Prievidza
    Prixtina|XK|Pristina
    Prizren|XK|42.21|20.74|171|
    Prjashev|SK|Prešov
    Prjevidza|SK|Prievidza
    Probolinggo|ID|-7.75|113.22|244|
    Proddatūr|IN|14.75|78.55|178|
    Prokop’yevsk|RU|53.92|86.72|219|Asia/Novokuznetsk
    Promontor|HU|Budafok
    Prościejów|CZ|Prostějov
    Prosek|CZ|50.12|14.51|17|
    Prosnitz|CZ|Prostějov
    Prosperidad|ES|40.44|-3.67|36|
    Prossnitz|CZ|Prostějov
    Prostějov|CZ|49.47|17.11|43|
    Prostejova|CZ|Prostějov
    Prostejovas|CZ|Prostějov
    Prostjejov|CZ|Prostějov
    Prosznitz|CZ|Prostějov
    Provenals del Poblenou|ES|41.41|2.20|20|
    Providence|US|41.82|-71.41|191|
    Provo|US|40.23|-111.66|115|America/Denver
    Pršerova|CZ|Přerov
    Pršerovas|CZ|Přerov
    Prsherov|CZ|Přerov
    Prshibram|CZ|Příbram
    Pršybramas|CZ|Příbram
    Prudnik|PL|50.32|17.57|23|
    Prudnika|PL|Prudnik
    Prudnikas|PL|Prudnik
    Prusca Gdanska|PL|Pruszcz Gdański
    Prushch Gdanski|PL|Pruszcz Gdański
    Prushh-Gdan'skij|PL|Pruszcz Gdański
    Prushkov|PL|Pruszków
    Prushkova|PL|Pruszków
    Prushkuv|PL|Pruszków
    Pruškova|PL|Pruszków
    Pruškuvas|PL|Pruszków
    Pruszcz|PL|Pruszcz Gdański
    Pruszcz Gdański|PL|54.26|18.64|24|
    Pruszków|PL|52.17|20.81|55|
    Pryshcina|XK|Pristina
    Przasnysz|PL|53.02|20.88|17|
    Przedmieście Oławskie|PL|51.10|17.05|20|
    Przemyśl|PL|49.78|22.77|67|
    Przerów|CZ|Přerov
    Przeworsk|PL|50.06|22.49|16|
    Przybram|CZ|Příbram
    Przymorze Wielkie|PL|54.41|18.60|24|
    Pšasniša|PL|Przasnysz
    Pšasnyšas|PL|Przasnysz
    Pščina|PL|Pszczyna
    Pščyna|PL|Pszczyna
    Pšemisla|PL|Przemyśl
    Pševorska|PL|Przeworsk
    Pshasnish|PL|Przasnysz
    Pshasnysh|PL|Przasnysz
    Pshchina|PL|Pszczyna
    Pshemishul|PL|Przemyśl
    Pshemisl|PL|Przemyśl
    Pshemys'l'|PL|Przemyśl
    Psherov|CZ|Přerov
    Pshevorsk|PL|Przeworsk
    Pshhina|PL|Pszczyna
    Pshibram|CZ|Příbram
    Psie Pole|PL|51.15|17.04|96|
    Psie Pole Zawidawie|PL|51.15|17.11|30|
    Pskov|RU|57.82|28.33|211|
    Psków|RU|Pskov
    Pszczyn|PL|Pszczyna
    Pszczyna|PL|49.98|18.95|25|
    Pucallpa|PE|-8.38|-74.55|326|
    Puchheim|DE|48.15|11.35|19|
    Pucho|SK|Púchov
    Puchong|MY|3.00|101.62|375|
    Púchov|SK|49.12|18.33|17|
    Puchovas|SK|Púchov
    Puçol|ES|39.62|-0.30|19|
    Pudong|CN|31.24|121.50|5682|
    Puducherry|IN|11.93|79.83|657|
    Pudukkottai|IN|10.38|78.82|118|
    Puebla|MX|19.05|-98.21|1692|
    Pueblo|US|38.25|-104.61|109|America/Denver
    Pueblo Nuevo|ES|40.43|-3.64|63|
    Puente Alto|CL|-33.61|-70.58|568|
    Puente de Vallecas|ES|40.39|-3.66|244|
    Puente-Genil|ES|37.39|-4.77|30|
    Pu'er|CN|22.79|100.97|297|
    Puerta Bonita|ES|40.38|-3.74|37|
    Puerta del Angel|ES|40.41|-3.73|43|
    Puerto Ayacucho|VE|5.66|-67.58|126|
    Puerto Barrios|GT|15.73|-88.60|101|
    Puerto Cabello|VE|10.47|-68.01|174|
    Puerto Cortez|HN|15.83|-87.93|142|
    Puerto de la Cruz|ES|28.42|-16.55|32|Atlantic/Canary
    Puerto del Carmen|ES|28.92|-13.67|30|Atlantic/Canary
    Puerto del Rosario|ES|28.50|-13.86|36|Atlantic/Canary
    Puerto España|TT|Port of Spain
    Puerto La Cruz|VE|10.21|-64.63|370|
    Puerto Montt|CL|-41.47|-72.94|246|
    Puerto Plata|DO|19.79|-70.69|146|
    Puerto Princesa|PH|9.74|118.74|223|
    Puerto Real|ES|36.53|-6.19|40|
    Puerto Saíd|EG|Port Said
    Puerto Vallarta|MX|20.62|-105.23|224|
    Puertollano|ES|38.69|-4.11|52|
    Puhó|SK|Púchov
    Puhov|SK|Púchov
    Puhova|SK|Púchov
    Pukhov|SK|Púchov
    Pulandian|CN|39.40|121.97|104|
    Pulavai|PL|Puławy
    Pulavi|PL|Puławy
    Pulavy|PL|Puławy
    Puławy|PL|51.42|21.97|50|
    Pulheim|DE|51.00|6.81|54|
    Pulilan|PH|14.90|120.85|111|
    Pulong Santa Cruz|PH|14.27|121.08|127|
    Pułtusk|PL|52.70|21.08|19|
    Pultuska|PL|Pułtusk
    Punāsa|IN|22.24|76.39|350|
    Pune|IN|18.52|73.86|3124|
    Punggol|SG|1.41|103.91|204|
    Puning|CN|23.31|116.17|875|
    Puno|PE|-15.84|-70.02|129|
    Punta Arenas|CL|-53.16|-70.91|117|America/Punta_Arenas
    Punta Cana|DO|18.58|-68.40|100|
    Punta Cardón|VE|11.66|-70.22|114|
    Punto Fijo|VE|11.69|-70.20|142|
    Puqi|CN|29.72|113.88|133|
    Puri|IN|19.80|85.82|201|
    Purnia|IN|25.78|87.47|282|
    Puruliya|IN|23.33|86.36|123|
    Purwakarta|ID|-6.56|107.44|179|
    Purwodadi|ID|-7.09|110.92|139|
    Purwokerto|ID|-7.42|109.23|230|
    Pushkino|RU|55.99|37.83|103|
    Püspöki|SK|Podunajské Biskupice
    Püspökladány|HU|47.32|21.12|16|
    Putatan|PH|14.40|121.05|102|
    Putawy|PL|Puławy
    Puthia|BD|24.37|88.83|159|
    Putian|CN|25.44|119.01|1539|
    Püttlingen|DE|49.29|6.89|21|
    Putuo|CN|31.25|121.39|1239|
    Puxi|CN|31.24|121.47|6684|
    Puxov|SK|Púchov
    Puyang|CN|29.46|119.89|3590|
    Puyang|CN|35.76|115.04|656|
    Puyang Chengguanzhen|CN|35.71|115.03|105|
    Puyün|CN|Guangzhou
    Pyatigorsk|RU|44.05|43.05|143|
    Pyay|MM|18.82|95.22|135|
    Pyeongtaek|KR|36.99|127.09|365|
    Pyin Oo Lwin|MM|22.04|96.46|117|
    Pyla|PL|Piła
    P’yŏngsŏng|KP|39.25|125.87|100|
    Pyongyang|KP|39.03|125.75|3222|
    Pysekas|CZ|Písek
    Pyskovice|PL|Pyskowice
    Pyskowice|PL|50.40|18.63|19|
    Pyskowicy|PL|Pyskowice
    Qadirpur Ran|PK|30.29|71.67|200|
    Qā’em Shahr|IR|36.47|52.87|205|
    Qal‘at Sukkar|IQ|31.86|46.07|110|
    Qalyub|EG|30.18|31.21|156|
    Qaraötkel|KZ|Astana
    Qarchak|IR|35.43|51.58|252|
    Qarshi|UZ|38.86|65.79|278|Asia/Samarkand
    Qaşr Bin Ghashīr|LY|32.68|13.18|100|
    Qazvin|IR|36.27|50.00|334|
    Qdansk|PL|Gdańsk
    Qdinya|PL|Gdynia
    Qeładizê|IQ|36.18|45.13|141|
    Qianjiang|CN|30.42|112.89|179|
    Qianjiang|CN|29.53|108.77|144|
    Qiaotou|CN|36.94|101.67|115|
    Qibao|CN|31.15|121.36|283|
    Qina|EG|26.16|32.73|253|
    Qingdao|CN|36.06|120.38|7172|
    Qingnian|CN|36.84|115.71|110|
    Qingpu|CN|31.15|121.11|1271|
    Qingyang|CN|35.71|107.64|2125|
    Qingyuan|CN|23.70|113.03|1738|
    Qingzhou|CN|36.70|118.48|236|
    Qinhuangdao|CN|39.94|119.59|760|
    Qinzhou|CN|21.98|108.65|1296|
    Qionghai|CN|19.24|110.46|528|
    Qiqihar|CN|47.34|123.96|882|
    Qitaihe|CN|45.77|131.00|345|
    Qods|IR|35.72|51.11|310|
    Qom|IR|34.64|50.88|900|
    Qo‘qon|UZ|40.53|70.94|260|
    Qras|AT|Graz
    Quận Ba|VN|10.77|106.69|220|
    Quận Bốn|VN|10.77|106.71|199|
    Quận Đức Thịnh|VN|10.31|105.74|132|
    Quận Mười|VN|10.77|106.67|399|
    Quận Mười Một|VN|10.76|106.64|333|
    Quận Năm|VN|10.76|106.67|188|
    Quận Sáu|VN|10.75|106.65|271|
    Quảng Ngãi|VN|15.12|108.79|278|
    Quanzhou|CN|24.91|118.59|1469|
    Quart de Poblet|ES|39.48|-0.44|25|
    Quarto Oggiaro|IT|45.51|9.14|182|
    Qūchān|IR|37.11|58.51|112|
    Qüds|IL|Jerusalem
    Québec|CA|46.81|-71.21|532|
    Québecborg|CA|Québec
    Quedlinburg|DE|51.79|11.15|23|
    Queens|US|40.68|-73.84|2317|
    Queenstown|ZA|-31.90|26.88|119|
    Queenstown Estate|SG|1.29|103.80|101|
    Queimados|BR|-22.72|-43.56|149|
    Quelimane|MZ|-17.88|36.89|350|
    Queluz|PT|38.76|-9.25|103|
    Querenburg|DE|51.45|7.27|21|
    Querétaro|MX|Santiago de Querétaro
    Querétaro City|MX|Santiago de Querétaro
    Quetta|PK|30.18|67.00|1566|
    Quetzaltenango|GT|14.84|-91.52|181|
    Quevedo|EC|-1.03|-79.46|214|
    Quezon|PH|7.73|125.10|115|
    Quezon City|PH|14.65|121.05|3084|
    Qui Nhon|VN|13.78|109.22|519|
    Quibdó|CO|5.69|-76.66|129|
    Quickborn|DE|53.73|9.91|20|
    Quilicura|CL|-33.37|-70.71|210|
    Quillacollo|BO|-17.39|-66.28|172|
    Quilmes|AR|-34.72|-58.25|262|
    Quilpué|CL|-33.05|-71.44|130|
    Quintana|ES|40.44|-3.65|25|
    Quito|EC|-0.23|-78.52|2782|
    Qujing|CN|25.48|103.78|1408|
    Qurayyat|SA|31.33|37.34|103|
    Quthbullapur|IN|17.50|78.46|226|
    Quzhou|CN|28.96|118.87|903|
    Raab|HU|Győr
    Rääveli|EE|Tallinn
    Rabak|SD|13.18|32.74|135|
    Rabat|MA|34.01|-6.83|1656|
    Racebuzos|PL|Racibórz
    Rạch Giá|VN|10.01|105.08|460|
    Rachibozh|PL|Racibórz
    Racibórz|PL|50.09|18.22|58|
    Raciboža|PL|Racibórz
    Racibozh|PL|Racibórz
    Raćibůrz|PL|Racibórz
    Racibužas|PL|Racibórz
    Racibuzh|PL|Racibórz
    Rácváros|HU|Pécs
    Radam|PL|Radom
    Radeberg|DE|51.11|13.91|19|
    Radebeul|DE|51.11|13.66|33|
    Radevormwald|DE|51.20|7.36|24|
    Radin'-Pidljas'kij|PL|Radzyń Podlaski
    Radlin|PL|50.05|18.48|17|
    Radolfzell|DE|47.74|8.97|32|
    Radom|PL|51.40|21.15|227|
    Radoma|PL|Radom
    Radomas|PL|Radom
    Radomskas|PL|Radomsko
    Radomsko|PL|51.07|19.44|45|
    Radům|PL|Radom
    Radůmsko|PL|Radomsko
    Radzh'onkov|PL|Radzionków
    Radzin Podljaski|PL|Radzyń Podlaski
    Radzina Podlaska|PL|Radzyń Podlaski
    Radzionków|PL|50.40|18.90|17|
    Radzionkuvas|PL|Radzionków
    Radzjonkova|PL|Radzionków
    Radzjonkuv|PL|Radzionków
    Radźkot|IN|Rājkot
    Radžkotas|IN|Rājkot
    Radz'onkuv|PL|Radzionków
    Radźůnkůw|PL|Radzionków
    Radzyń|PL|Radzyń Podlaski
    Radzyn' Padljaski|PL|Radzyń Podlaski
    Radzyń Podlaski|PL|51.78|22.62|16|
    Radzyn'-Podljaskij|PL|Radzyń Podlaski
    Raeaeveli|EE|Tallinn
    Raebareli|IN|26.23|81.23|186|
    Rafaḩ|PS|31.30|34.24|126|
    Rafsanjān|IR|30.41|55.99|148|
    Rahden|DE|52.43|8.61|16|
    Rahim Yar Khan|PK|28.42|70.30|517|
    Rahlstedt|DE|53.60|10.16|93|
    Rāichūr|IN|16.21|77.36|234|
    Rāiganj|IN|25.61|88.12|170|
    Raigarh|IN|21.90|83.40|150|
    Raipur|IN|21.23|81.63|1027|
    Rāj-Nāndgaon|IN|21.10|81.03|163|
    Raja Jang|PK|31.22|74.25|100|
    Rajamahendravaram|IN|17.01|81.78|376|
    Rajapalayam|IN|9.45|77.55|130|
    Rājkot|IN|22.29|70.79|1391|
    Rájpur|IN|Raipur
    Rajpur Sonarpur|IN|22.44|88.43|424|
    Rajshahi|BD|24.37|88.60|764|
    Rakapuo|LU|Luxembourg
    Rakibozh|PL|Racibórz
    Rakonitz|CZ|Rakovník
    Rákoskeresztúr|HU|47.47|19.26|25|
    Rákosmente|HU|Budapest XVII. kerület
    Rákospalota|HU|47.56|19.12|39|
    Rákosszentmihály|HU|47.52|19.16|23|
    Rakovník|CZ|50.10|13.73|16|
    Raleigh|US|35.77|-78.64|482|
    Ramadi|IQ|33.42|43.31|224|
    Ramagundam|IN|18.75|79.47|243|
    Ramat Gan|IL|32.08|34.81|171|
    Ramenki|RU|55.70|37.50|130|
    Rāmgundam|IN|18.80|79.45|452|
    Ramiros|AO|-9.06|13.05|324|
    Ramma|IT|Rome
    Ramna Maidan|BD|23.73|90.40|144|
    Rāmpur|IN|28.81|79.03|296|
    Ranana|GB|London
    Ranatakariáhshne|US|Washington
    Rancagua|CL|-34.17|-70.74|213|
    Ranchi|IN|23.34|85.31|1120|
    Rancho Cucamonga|US|34.11|-117.59|175|America/Los_Angeles
    Ráňčí|IN|Ranchi
    Rančis|IN|Ranchi
    Ráncsí|IN|Ranchi
    Randburg|ZA|-26.09|28.00|337|
    Randfontein|ZA|-26.18|27.70|134|
    Ranebennur|IN|14.62|75.63|106|
    Rangamati|BD|22.64|92.19|106|
    Rangel|AO|-8.83|13.26|191|
    Rangkasbitung|ID|-6.36|106.25|137|
    Rangpur|BD|25.75|89.25|1031|
    Rangún|MM|Yangon
    Rāniganj|IN|17.43|78.49|218|
    Rānīganj|IN|23.62|87.13|131|
    Rānipet|IN|12.92|79.33|264|
    Rantauprapat|ID|2.10|99.83|103|
    Rantom|PL|Radom
    Rānyah|IQ|36.26|44.88|114|
    Raposo Tavares|BR|-23.59|-46.79|118|
    Ras Al Khaimah|AE|25.79|55.94|352|
    Ra’s Bayrūt|LB|33.90|35.48|1252|
    Rasapūdipalem|IN|17.73|83.32|1728|
    Rasht|IR|37.28|49.59|595|
    Rasibuj|PL|Racibórz
    Rašt|IR|Rasht
    Rastatt|DE|48.86|8.21|48|
    Rastede|DE|53.25|8.20|20|
    Rastembork|PL|Kętrzyn
    Rastenburg|PL|Kętrzyn
    Ratekau|DE|53.95|10.73|16|
    Rathenow|DE|52.61|12.34|27|
    Ratiboř|PL|Racibórz
    Ratiboria|PL|Racibórz
    Ratihor|PL|Racibórz
    Ratingen|DE|51.30|6.85|92|
    Ratlām|IN|23.33|75.04|265|
    Ratsibuj|PL|Racibórz
    Ratsimporz|PL|Racibórz
    Raurkela Industrial Township|IN|22.20|84.86|216|
    Rava Mazovecka|PL|Rawa Mazowiecka
    Rava-Mazoveckaja|PL|Rawa Mazowiecka
    Rava Mazovjecka|PL|Rawa Mazowiecka
    Rávalpindí|PK|Rawalpindi
    Ravensburg|DE|47.78|9.61|49|
    Raviča|PL|Rawicz
    Ravich|PL|Rawicz
    Ravičius|PL|Rawicz
    Rawa|PL|Rawa Mazowiecka
    Rawa Mazowiecka|PL|51.76|20.25|18|
    Rawalpindi|PK|33.60|73.05|3358|
    Rawang|MY|3.32|101.58|199|
    Rawicz|PL|51.61|16.86|21|
    Rawitsch|PL|Rawicz
    Rawson|AR|-31.58|-68.54|130|America/Argentina/San_Juan
    Rayon KTZ|UA|49.94|36.37|200|
    Rayong|TH|12.68|101.26|107|
    Reading|GB|51.46|-0.97|318|
    Realejo Alto|ES|28.38|-16.59|36|Atlantic/Canary
    Recanto das Emas|BR|-15.91|-48.06|116|
    Recife|BR|-8.05|-34.88|1653|America/Recife
    Recklinghausen|DE|51.61|7.20|122|
    Recoletos|ES|40.42|-3.69|15|
    Recwic|IS|Reykjavík
    Red Deer|CA|52.27|-113.80|101|America/Edmonton
    Reda|PL|54.61|18.35|18|
    Redondela|ES|42.28|-8.61|29|
    Rees|DE|51.76|6.40|23|
    Refkiavik|IS|Reykjavík
    Regensburg|DE|49.02|12.10|151|
    Reggio Calabria|IT|38.11|15.66|182|
    Reggio nell'Emilia|IT|44.70|10.63|172|
    Regina|CA|50.45|-104.62|226|America/Regina
    Reginogradecium|CZ|Hradec Králové
    Rehjkjavik|IS|Reykjavík
    Reẖovot|IL|31.89|34.81|149|
    Reichenau|PL|Bogatynia
    Reichenbach|PL|Dzierżoniów
    Reichenbach/Vogtland|DE|50.62|12.30|23|
    Reichenberg|CZ|Liberec
    Reichenberga|CZ|Liberec
    Reichshof|PL|Rzeszów
    Reiciavicia|IS|Reykjavík
    Réicivíc|IS|Reykjavík
    Reiga|LV|Riga
    Reikiavik|IS|Reykjavík
    Reikiavike|IS|Reykjavík
    Reikjaveks|IS|Reykjavík
    Reikjavik|IS|Reykjavík
    Reikjavika|IS|Reykjavík
    Reikjavikas|IS|Reykjavík
    Reims|FR|49.27|4.03|197|
    Reinbek|DE|53.52|10.25|25|
    Reinheim|DE|49.83|8.84|18|
    Reinickendorf|DE|52.56|13.34|84|
    Reiquiavik|IS|Reykjavík
    Reiquiavique|IS|Reykjavík
    Rejas|ES|40.45|-3.57|17|
    Rejkijavik|IS|Reykjavík
    Rejk'javik|IS|Reykjavík
    Rejkjaviko|IS|Reykjavík
    Rejon placu Grunwaldzkiego|PL|51.12|17.06|27|
    Rejon placu Świętego Macieja|PL|51.12|17.04|44|
    Rejon ulicy Traugutta|PL|51.10|17.05|21|
    Rekyavik|IS|Reykjavík
    Relizane|DZ|35.74|0.56|123|
    Remagen|DE|50.58|7.23|16|
    Rembertów|PL|52.26|21.16|22|
    Rembertuv|PL|Rembertów
    Rembetov|PL|Rembertów
    Remio|PL|Rumia
    Rempertouf|PL|Rembertów
    Remscheid|DE|51.18|7.19|117|
    Remseck am Neckar|DE|48.87|9.27|27|
    Renala Khurd|PK|30.88|73.60|100|
    Renca|CL|-33.40|-70.71|147|
    Rendsburg|DE|54.30|9.67|28|
    Rengasdengklok|ID|-6.16|107.30|201|
    Rennes|FR|48.11|-1.67|228|
    Renningen|DE|48.77|8.94|17|
    Reno|US|39.53|-119.81|264|America/Los_Angeles
    Renton|US|47.48|-122.22|100|America/Los_Angeles
    Řepy|CZ|50.07|14.30|22|
    Requena|ES|39.49|-1.10|20|
    Resende|BR|-22.47|-44.45|112|
    Resistencia|AR|-27.46|-58.99|291|America/Argentina/Cordoba
    Řešov|PL|Rzeszów
    Resovia|PL|Rzeszów
    Ressano Garcia|MZ|-25.44|32.00|110|
    Reštas|IR|Rasht
    Retiro|ES|40.41|-3.68|126|
    Reus|ES|41.16|1.11|103|
    Reutlingen|DE|48.49|9.20|113|
    Reval|EE|Tallinn
    Revel|EE|Tallinn
    Révkomárom|SK|Komárno
    Rewa|IN|24.53|81.29|236|
    Rewāri|IN|28.20|76.62|143|
    Reykiavica|IS|Reykjavík
    Reykjavík|IS|64.14|-21.90|119|
    Reykjavíkur|IS|Reykjavík
    Reykjawik|IS|Reykjavík
    Reykyabik|IS|Reykjavík
    Reykyavik|IS|Reykjavík
    Reynosa|MX|26.08|-98.28|589|America/Matamoros
    Rheda-Wiedenbrück|DE|51.85|8.30|46|
    Rhede|DE|51.84|6.70|19|
    Rheinbach|DE|50.63|6.95|26|
    Rheinberg|DE|51.55|6.60|32|
    Rheine|DE|52.29|7.44|76|
    Rheinfelden|DE|47.56|7.79|35|
    Rheinhausen|DE|51.40|6.71|78|
    Rheinstetten|DE|48.97|8.31|20|
    Rhufain|IT|Rome
    Riacho Fundo II|BR|-15.90|-48.05|105|
    Ríad|SA|Riyadh
    Rialto|US|34.11|-117.37|103|America/Los_Angeles
    Riazań|RU|Ryazan’
    Ribarroja del Turia|ES|39.55|-0.57|22|
    Ribeira|ES|42.74|-8.44|28|
    Ribeirão das Neves|BR|-19.77|-44.09|330|
    Ribeirão Pires|BR|-23.71|-46.41|116|
    Ribeirão Preto|BR|-21.18|-47.81|699|
    Ríbinsk|RU|Rybinsk
    Ribnik|PL|Rybnik
    Ribnika|PL|Rybnik
    Ribnitz-Damgarten|DE|54.24|12.46|15|
    Říčany|CZ|49.99|14.65|17|
    Richani|CZ|Říčany
    Richards Bay|ZA|-28.78|32.04|253|
    Richardson|US|32.95|-96.73|111|America/Chicago
    Richmond|US|37.55|-77.46|227|
    Richmond|CA|49.17|-123.14|210|America/Vancouver
    Richmond|US|37.94|-122.35|110|America/Los_Angeles
    Richmond Hill|CA|43.87|-79.44|202|
    Ridultovi|PL|Rydułtowy
    Riedstadt|DE|49.83|8.50|23|
    Riegelsberg|DE|49.30|6.93|16|
    Riesa|DE|51.31|13.29|29|
    Rietberg|DE|51.81|8.43|30|
    Riga|LV|56.95|24.11|743|
    Rigae|LV|Riga
    Ríge|LV|Riga
    Rigg-a|LV|Riga
    Rigo|LV|Riga
    Riia|LV|Riga
    Riigaa|LV|Riga
    Riika|LV|Riga
    Rija|LV|Riga
    Rijád|SA|Riyadh
    Rijeka|HR|45.33|14.44|108|
    Rím|IT|Rome
    Rima-Szombat|SK|Rimavská Sobota
    Rimaszombat|SK|Rimavská Sobota
    Rimavská Sobota|SK|48.38|20.02|21|
    Rimavska Subota|SK|Rimavská Sobota
    Rimini|IT|44.06|12.57|149|
    Rimpnik|PL|Rybnik
    Rincón de la Victoria|ES|36.72|-4.28|39|
    Rinteln|DE|52.19|9.08|26|
    Rio Branco|BR|-9.97|-67.81|419|America/Rio_Branco
    Rio Claro|BR|-22.41|-47.56|201|
    Río Cuarto|AR|-33.13|-64.35|157|America/Argentina/Cordoba
    Rio das Ostras|BR|-22.53|-41.95|168|
    Rio de Janeiro|BR|-22.91|-43.18|6748|
    Rio dé Janéyro|BR|Rio de Janeiro
    Rio de Žaneiras|BR|Rio de Janeiro
    Rio-de-Žaneiro|BR|Rio de Janeiro
    Rio-de-Žaneýro|BR|Rio de Janeiro
    Rio Grande|BR|-32.03|-52.10|188|
    Rio Pequeno|BR|-23.57|-46.76|132|
    Rio Verde|BR|-17.80|-50.93|226|
    Riobamba|EC|-1.67|-78.66|264|
    Riodežaneiro|BR|Rio de Janeiro
    Riohacha|CO|11.54|-72.91|188|
    Rionegro|CO|6.16|-75.37|128|
    Rios Rosas|ES|40.44|-3.70|27|
    Ripin|PL|Rypin
    Ripina|PL|Rypin
    Ripollet|ES|41.50|2.16|38|
    Riqa|LV|Riga
    Rishon LeTsiyyon|IL|31.97|34.79|259|
    Rishra|IN|22.72|88.35|117|
    Rissen|DE|53.58|9.76|16|
    Rivas-Vaciamadrid|ES|40.33|-3.51|68|
    Riverside|US|33.95|-117.40|317|America/Los_Angeles
    Rivière-des-Prairies–Pointe-aux-Trembles|CA|45.64|-73.58|114|
    Riviéthe dé Janvyi|BR|Rio de Janeiro
    Rivne|UA|50.62|26.24|244|
    Riyadh|SA|24.69|46.72|4206|
    Rize|TR|41.02|40.52|120|
    Rizhao|CN|35.41|119.53|662|
    Rjashiv|PL|Rzeszów
    Rjazaň|RU|Ryazan’
    Rjeshov|PL|Rzeszów
    Road Town|VG|18.43|-64.62|8|
    Roanoke|US|37.27|-79.94|100|
    Robāţ Karīm|IR|35.48|51.08|105|
    Robertsonpet|IN|12.96|78.28|162|
    Rochester|US|43.15|-77.62|210|
    Rochester|US|44.02|-92.47|112|America/Chicago
    Rockford|US|42.27|-89.09|148|America/Chicago
    Rodenkirchen|DE|50.89|6.99|110|
    Rodgau|DE|50.03|8.89|43|
    Rodriguez|PH|14.76|121.20|134|
    Roeme|IT|Rome
    Rohini|IN|28.74|77.07|860|
    Rohtak|IN|28.89|76.59|374|
    Rojales|ES|38.09|-0.73|21|
    Róm|IT|Rome
    Róma|IT|Rome
    Rome|IT|41.89|12.51|2319|
    Romma|IT|Rome
    Romo|IT|Rome
    Ronda|ES|36.74|-5.17|37|
    Rondonópolis|BR|-16.47|-54.64|259|America/Cuiaba
    Ronnenberg|DE|52.32|9.66|23|
    Roodepoort|ZA|-26.16|27.87|326|
    Rooma|IT|Rome
    Roorkee|IN|29.87|77.89|104|
    Ropchice|PL|Ropczyce
    Ropčice|PL|Ropczyce
    Ropczyce|PL|50.05|21.61|15|
    Roquetas de Mar|ES|36.76|-2.61|95|
    Rosario|AR|-32.95|-60.64|948|America/Argentina/Cordoba
    Rosario|PH|13.63|121.22|128|
    Rosarito|MX|32.36|-117.05|101|America/Tijuana
    Rosas|ES|40.43|-3.59|31|
    Roseau|DM|15.30|-61.39|17|
    Rosemont–La Petite-Patrie|CA|45.54|-73.61|147|
    Rosenau|SK|Rožňava
    Rosenberg|SK|Ružomberok
    Rosenheim|DE|47.86|12.12|60|
    Roses|ES|42.26|3.18|19|
    Rosetta|EG|31.40|30.42|302|
    Roseville|US|38.75|-121.29|130|America/Los_Angeles
    Rösrath|DE|50.90|7.18|27|
    Rostock|DE|54.09|12.14|198|
    Rostov-on-Don|RU|47.22|39.71|1130|
    Rota|ES|36.62|-6.36|29|
    Rotenburg|DE|53.11|9.40|22|
    Róterdam|NL|Rotterdam
    Róterdan|NL|Rotterdam
    Roth|DE|49.25|11.09|25|
    Rotherbaum|DE|53.57|9.98|17|
    Rotherham|GB|53.43|-1.36|118|
    Rottenburg|DE|48.48|8.94|43|
    Rotterdam|NL|51.92|4.48|868|
    Rottweil|DE|48.17|8.63|26|
    Rouen|FR|49.44|1.10|116|
    Rouiba|DZ|36.74|3.28|118|
    Roum|IT|Rome
    Round Rock|US|30.51|-97.68|116|America/Chicago
    Rourkela|IN|22.22|84.86|273|
    Równe|UA|Rivne
    Roxas City|PH|11.59|122.75|185|
    Roźahegy|SK|Ružomberok
    Różanka-Polanka|PL|51.14|17.02|16|
    Rozhnava|SK|Rožňava
    Rozhnjava|SK|Rožňava
    Rozhno|SK|Rožňava
    Rozhnov-pod-Radgoshtem|CZ|Rožnov pod Radhoštěm
    Rozhnov pod Radkhoshtjem|CZ|Rožnov pod Radhoštěm
    Roznau|CZ|Rožnov pod Radhoštěm
    Rožňava|SK|48.66|20.54|17|
    Rožnov|CZ|Rožnov pod Radhoštěm
    Rožnov pod Radhoštěm|CZ|49.46|18.14|17|
    Rožnova pie Radhoštja|CZ|Rožnov pod Radhoštěm
    Rózsahegy|SK|Ružomberok
    Rozsnyó|SK|Rožňava
    Rubí|ES|41.49|2.03|73|
    Rubtsovsk|RU|51.51|81.21|161|Asia/Barnaul
    Ruda|PL|Ruda Śląska
    Ruda O.S.|PL|Ruda Śląska
    Ruda-Shl'ons'ka|PL|Ruda Śląska
    Ruda Silezka|PL|Ruda Śląska
    Ruda Śląska|PL|50.26|18.86|146|
    Ruda-Slenska|PL|Ruda Śląska
    Ruda-Sljonskaja|PL|Ruda Śląska
    Ruda Slonska|PL|Ruda Śląska
    Rudabányácska|HU|Sátoraljaújhely
    Rudnyy|KZ|52.97|63.11|124|Asia/Qostanay
    Rudolstadt|DE|50.72|11.34|25|
    Rudow|DE|52.42|13.49|43|
    Rudrapur|IN|28.98|79.40|155|
    Rufisque|SN|14.72|-17.27|295|
    Rufisque est|SN|14.72|-17.27|221|
    Rugao|CN|32.37|120.58|257|
    Rui’an|CN|27.78|120.66|927|
    Ruiru|KE|-1.15|36.96|490|
    Rujomberok|SK|Ružomberok
    Rumia|PL|54.57|18.39|45|
    Rumija|PL|Rumia
    Rumja|PL|Rumia
    Rummelsburg|DE|52.50|13.49|26|
    Ruqi|SO|9.97|43.43|149|
    Ruse|BG|43.85|25.95|121|
    Russeifa|JO|32.02|36.05|268|
    Rüsselsheim am Main|DE|49.99|8.42|60|
    Rustaq|OM|23.39|57.42|120|
    Rustavi|GE|41.56|44.98|128|
    Rustenburg|ZA|-25.67|27.24|374|
    Rutchenkivskyi|UA|47.98|37.70|168|
    Ruzhamberak|SK|Ružomberok
    Ruzhomberok|SK|Ružomberok
    Rużomberk|SK|Ružomberok
    Ružomberok|SK|49.07|19.31|27|
    Ružomberoka|SK|Ružomberok
    Ružomberokas|SK|Ružomberok
    Ryazan’|RU|54.63|39.70|539|
    Ryazanskiy|RU|55.73|37.77|101|
    Rybinsk|RU|58.05|38.84|217|
    Rybnik|PL|50.10|18.54|143|
    Rybnikas|PL|Rybnik
    Rychbach|PL|Dzierżoniów
    Rydultovai|PL|Rydułtowy
    Rydultovy|PL|Rydułtowy
    Rydułtowy|PL|50.06|18.42|22|
    Ryga|LV|Riga
    Rym|IT|Rome
    Rypin|PL|53.07|19.41|17|
    Rzeshoo|PL|Rzeszów
    Rzeszów|PL|50.04|22.00|198|
    Rzeszůw|PL|Rzeszów
    Rzheshuv|PL|Rzeszów
    Rzhichani|CZ|Říčany
    Rzym|IT|Rome
    's-Hertogenbosch|NL|51.70|5.30|161|
    Š-jen|CN|Shiyan
    Sa Dec|VN|10.29|105.76|215|
    Saaba|BF|12.37|-1.41|136|
    Saafelden|AT|Saalfelden am Steinernen Meer
    Saalfeld|DE|50.65|11.37|28|
    Saalfelden|AT|Saalfelden am Steinernen Meer
    Saalfelden am Steinernen Meer|AT|47.43|12.85|17|
    Saanich|CA|48.55|-123.37|118|America/Vancouver
    Saanig|PL|Sanok
    Saar|CZ|Žďár nad Sázavou
    Saarayego|BA|Sarajevo
    Saarbrücken|DE|49.23|7.01|183|
    Saarlouis|DE|49.31|6.75|38|
    Saaz|CZ|Žatec
    Sabadell|ES|41.54|2.11|212|
    Şabāḩ as Sālim|KW|29.26|48.06|139|
    Sabanalarga|CO|10.63|-74.92|102|
    Sabará|BR|-19.89|-43.81|129|
    Sabaria|HU|Szombathely
    Sabechlitz|CZ|Záběhlice
    Sabha|LY|27.04|14.43|149|
    Sabt Alalayah|SA|19.58|41.96|100|
    Şabyā|SA|17.15|42.63|228|
    Sabzevar|IR|36.21|57.68|244|
    Sacaba|BO|-17.40|-66.04|181|
    Šach Alamas|MY|Shah Alam
    Sachsenheim|DE|48.96|9.06|19|
    Šachtos|RU|Shakhty
    Šachty|RU|Shakhty
    Sacomã|BR|-23.63|-46.60|261|
    Sacramento|US|38.58|-121.49|525|America/Los_Angeles
    Saddiqabad|PK|28.31|70.13|274|
    Sadr City|IQ|33.39|44.46|1212|
    Safi|MA|32.30|-9.24|337|
    Safija|BG|Sofia
    Saga|JP|33.23|130.30|233|
    Sagamihara|JP|35.57|139.24|721|
    Sagan|PL|Żagań
    Saganum|PL|Żagań
    Ságrab|HR|Zagreb
    Sagrada Família|ES|41.40|2.17|52|
    Sagreb|HR|Zagreb
    Saguenay|CA|48.42|-71.07|149|
    Sagunto|ES|39.68|-0.27|66|
    Sagwzlwgbouh|HR|Zagreb
    Šahalama|MY|Shah Alam
    Şaḩam|OM|24.17|56.89|140|
    Sahāranpur|IN|29.97|77.55|485|
    Saharsa|IN|25.87|86.60|157|
    Šáhdžahanabád|IN|Delhi
    Sahiwal|PK|30.67|73.10|538|
    Sahiwal|PK|31.97|72.33|538|
    Šahti|RU|Shakhty
    Šahty|RU|Shakhty
    Sai Mai|TH|13.92|100.65|188|
    Saïda|DZ|34.83|0.15|142|
    Saidpur|BD|25.78|88.89|199|
    Saigon|VN|Ho Chi Minh City
    Saijō|JP|33.92|133.18|105|
    Saint-Denis|RE|-20.88|55.45|155|
    Saint-Étienne|FR|45.43|4.39|176|
    Saint George's|GD|12.05|-61.75|8|
    Saint Helier|JE|49.19|-2.10|28|
    Saint John’s|AG|17.12|-61.84|52|
    Saint-Louis|SN|16.02|-16.49|254|
    Saint-Louis-de-Terrebonne|CA|45.70|-73.79|120|
    Saint-Marc|HT|19.11|-72.70|267|
    Saint-Marin|SM|San Marino
    Saint Paul|US|44.94|-93.09|303|America/Chicago
    Saint-Paul|RE|-21.01|55.27|105|
    Saint Peter Port|GG|49.46|-2.54|16|
    Saint Peters|GB|51.37|1.42|125|
    Saint Pétersbourg|RU|Saint Petersburg
    Saint Petersburg|RU|59.94|30.31|5352|
    Saint-Pierre|PM|46.78|-56.18|6|
    Saint Pierre Port|GG|Saint Peter Port
    Saint Poelten|AT|Sankt Pölten
    Saint Pölten|AT|Sankt Pölten
    Saint-Quentin-en-Yvelines|FR|48.77|2.02|147|
    Sainte-Foy|CA|46.78|-71.29|111|
    Saipan|MP|15.21|145.75|48|
    Sairéavó|BA|Sarajevo
    Saitama|JP|35.91|139.66|1325|
    Saizburg|AT|Salzburg
    Sajókazinc|HU|Kazincbarcika
    Sajóvárkony|HU|Ózd
    Sakado|JP|35.96|139.39|100|
    Sakai|JP|34.58|135.47|826|
    Sakakah|SA|29.97|40.21|128|
    Sakata|JP|38.92|139.85|100|
    Saki|NG|8.67|3.39|179|
    Sakiet ed Daier|TN|34.79|10.81|125|
    Sakiet ez Zit|TN|34.80|10.76|100|
    Sakolau Padljaski|PL|Sokołów Podlaski
    Sakraménto|US|Sacramento
    Sakreb|HR|Zagreb
    Sakulka|PL|Sokółka
    Sakura|JP|35.72|140.23|174|
    Šaľa|SK|48.15|17.88|20|
    Şalālah|OM|17.02|54.09|163|
    Salamanca|MX|20.57|-101.20|161|
    Salamanca|ES|40.43|-3.68|148|
    Salamanca|ES|40.97|-5.66|145|
    Salaqi|CN|40.54|110.51|104|
    Salatiga|ID|-7.33|110.49|199|
    Salavat|RU|53.38|55.91|160|Asia/Yekaterinburg
    Salcburg|AT|Salzburg
    Salcburk|AT|Salzburg
    Salé|MA|34.05|-6.80|972|
    Salé Al Jadida|MA|34.00|-6.74|200|
    Salem|IN|11.65|78.16|917|
    Salem|US|44.94|-123.04|176|America/Los_Angeles
    Salerno|IT|40.68|14.79|126|
    Salfelden|AT|Saalfelden am Steinernen Meer
    Salford|GB|53.49|-2.29|130|
    Salgótarján|HU|48.10|19.80|35|
    Šalgotarjanas|HU|Salgótarján
    Šalgov-Tarjany|HU|Salgótarján
    Salihli|TR|38.48|28.15|119|
    Salinas|US|36.68|-121.66|157|America/Los_Angeles
    Salisburgh|AT|Salzburg
    Salisburgium|AT|Salzburg
    Sałisburgo|AT|Salzburg
    Salisburgu|AT|Salzburg
    Salisburgum|AT|Salzburg
    Salka|HU|Mátészalka
    Salónica|GR|Thessaloníki
    Saloníki|GR|Thessaloníki
    Salou|ES|41.08|1.14|27|
    Salt|ES|41.97|2.79|31|
    Salt Lake City|US|40.76|-111.89|216|America/Denver
    Salta|AR|-24.81|-65.42|521|America/Argentina/Salta
    Saltillo|MX|25.43|-100.98|710|America/Monterrey
    Saltivka|UA|50.02|36.35|409|
    Salto|BR|-23.20|-47.29|120|
    Salto|UY|-31.39|-57.96|114|
    Saltsmpournk|AT|Salzburg
    Saltzburg|AT|Salzburg
    Salvador|BR|-12.98|-38.49|2712|America/Bahia
    Salvaleón de Higüey|DO|18.62|-68.71|124|
    Salvio|HU|Esztergom
    Salzborg|AT|Salzburg
    Salzbourg|AT|Salzburg
    Salzburg|AT|47.80|13.04|157|
    Salzburgo|AT|Salzburg
    Salzbursko|AT|Salzburg
    Salzgitter|DE|52.16|10.42|105|
    Salzkotten|DE|51.67|8.60|25|
    Sầm Sơn|VN|19.73|105.90|130|
    Sama|ES|43.30|-5.68|40|
    Samālūţ|EG|28.31|30.71|142|
    Samambaia|BR|-15.88|-48.10|219|
    Samandağ|TR|36.08|35.98|123|
    Samara|RU|53.21|50.14|1163|Europe/Samara
    Samarinda|ID|-0.49|117.15|865|Asia/Makassar
    Samarkand|UZ|39.65|66.96|595|Asia/Samarkand
    Sāmarrā’|IQ|34.20|43.89|159|
    Samba|AO|-8.88|13.20|365|
    Sambalpur|IN|21.47|83.98|189|
    Sambhal|IN|28.58|78.57|196|
    Sambizanga|AO|-8.79|13.28|178|
    Sambotel|HU|Szombathely
    Sambrial|PK|32.48|74.35|120|
    Šamotuli|PL|Szamotuły
    Sampit|ID|-2.53|112.95|167|Asia/Pontianak
    Samsun|TR|41.28|36.34|394|
    Samter|PL|Szamotuły
    Samut Prakan|TH|13.60|100.60|389|
    San|ML|13.30|-4.90|103|
    San Andrés del Rabanedo|ES|42.61|-5.62|31|
    San Antonio|US|29.42|-98.49|1527|America/Chicago
    San Bartolomé|ES|29.00|-13.61|19|Atlantic/Canary
    San Bartolomé de Tirajana|ES|27.92|-15.57|54|Atlantic/Canary
    San Bernardino|US|34.11|-117.29|216|America/Los_Angeles
    San Bernardo|CL|-33.59|-70.70|250|
    San Blas-Canillejas|ES|40.44|-3.62|157|
    San Carlos|VE|9.66|-68.59|120|
    San Carlos del Zulia|VE|9.00|-71.93|126|
    San Cristóbal|VE|7.77|-72.24|290|
    San Cristóbal|DO|18.42|-70.11|154|
    San Cristobal|ES|40.34|-3.69|17|
    San Cristóbal de las Casas|MX|16.73|-92.64|216|America/Merida
    San Cristóbal Ecatepec|MX|Ecatepec de Morelos
    San Diego|US|32.72|-117.16|1404|America/Los_Angeles
    San Diego|ES|40.39|-3.67|45|
    San Diyégo|US|San Diego
    San Felipe|VE|10.34|-68.74|206|
    San Fermín|ES|40.37|-3.69|24|
    San Fernando|PH|15.03|120.68|251|
    San Fernando|ES|36.48|-6.20|95|
    San Fernando de Apure|VE|7.89|-67.47|229|
    San Fernando de Henares|ES|40.42|-3.53|39|
    San Francisco|US|37.77|-122.42|828|America/Los_Angeles
    San Francisco De Borja|PE|-12.09|-77.00|105|
    San Francisco de Macorís|DO|19.29|-70.25|125|
    San Isidro|ES|40.40|-3.73|40|
    San Isidro|ES|28.08|-16.56|20|Atlantic/Canary
    San Javier|ES|37.81|-0.84|31|
    San Jose|US|37.34|-121.89|997|America/Los_Angeles
    San José|CR|9.93|-84.08|335|
    San Jose|PH|12.35|121.07|143|
    San José del Cabo|MX|23.05|-109.70|136|America/Mazatlan
    San Jose del Monte|PH|14.81|121.05|358|
    San Jozé|CR|San José
    San Juan|PR|18.47|-66.11|418|
    San Juan|PH|14.60|121.03|134|
    San Juan|AR|-31.54|-68.53|109|America/Argentina/San_Juan
    San Juan de Aznalfarache|ES|37.36|-6.04|21|
    San Juan de los Morros|VE|9.91|-67.35|161|
    San Juan del Río|MX|20.39|-100.00|139|
    San Juan Sacatepéquez|GT|14.72|-90.64|137|
    San Justo|AR|-34.68|-58.56|105|
    San Lorenzo|PY|-25.34|-57.51|228|
    San Lorenzo de El Escorial|ES|40.59|-4.15|18|
    San Luis|AR|-33.29|-66.32|170|America/Argentina/San_Luis
    San Luis Potosí|MX|22.15|-100.97|723|America/Monterrey
    San Luis Río Colorado|MX|32.46|-114.77|177|America/Hermosillo
    San Marinas|SM|San Marino
    San Marino|SM|43.94|12.45|4|
    San Marins|SM|San Marino
    San Martin|PE|-5.19|-80.67|130|
    San Martín de la Vega|ES|40.21|-3.57|18|
    San Martin Texmelucan de Labastida|MX|19.28|-98.44|156|
    San-Maryna|SM|San Marino
    San Mateo|PH|14.70|121.12|134|
    San Mateo|US|37.56|-122.33|104|America/Los_Angeles
    San Miguel|SV|13.48|-88.18|247|
    San Miguel|AR|-34.54|-58.71|169|
    San Miguel De Abona|ES|28.10|-16.62|16|Atlantic/Canary
    San Miguel de Allende|MX|20.92|-100.74|175|
    San Miguel de Tucumán|AR|-26.82|-65.21|549|America/Argentina/Tucuman
    San Miguel del Padrón|CU|23.10|-82.33|159|
    San Miguelito|PA|9.05|-79.47|322|
    San Nicolás de los Arroyos|AR|-33.33|-60.21|134|
    San Nicolás de los Garza|MX|25.74|-100.30|412|America/Monterrey
    San Pablo|PH|14.07|121.33|300|
    San Pablo de las Salinas|MX|19.67|-99.09|156|
    San Pascual|ES|40.44|-3.65|18|
    San-Pédro|CI|4.75|-6.64|391|
    San Pedro|PH|14.36|121.05|349|
    San Pedro Alcántara|ES|36.49|-4.99|35|
    San Pedro de la Paz|CL|-36.84|-73.10|122|
    San Pedro de Macorís|DO|18.45|-69.31|218|
    San Pedro del Pinatar|ES|37.84|-0.79|24|
    San Pedro Garza García|MX|25.66|-100.40|132|America/Monterrey
    San Pedro Sula|HN|15.51|-88.03|801|
    San Rafael|AR|-34.62|-68.33|118|America/Argentina/Mendoza
    San Roque|ES|36.21|-5.38|29|
    San Salvador|SV|13.69|-89.19|526|
    San Salvador de Jujuy|AR|-24.19|-65.29|258|America/Argentina/Jujuy
    San Sebastián de los Reyes|ES|40.56|-3.63|76|
    Šan-tchou|CN|Shantou
    San Tomé|VE|Ciudad Guayana
    San Tomé|ST|São Tomé
    San Tung Chung Hang|HK|22.28|113.94|116|
    San Vicent del Raspeig|ES|38.40|-0.53|57|
    San Xoán|PR|San Juan
    San Xosé|US|San Jose
    San Xosé|CR|San José
    San-yüan|CN|Sanming
    San-yüan-hsien|CN|Sanming
    Sanaa|YE|15.35|44.21|1937|
    Sanandaj|IR|35.31|47.00|349|
    Sancaktepe|TR|41.00|29.23|490|
    Šanchajus|CN|Shanghai
    Sancti Spíritus|CU|21.93|-79.44|127|
    Sandachō|JP|34.88|135.23|133|
    Sandakan|MY|5.84|118.12|439|Asia/Kuching
    Sandoměř|PL|Sandomierz
    Sandomeža|PL|Sandomierz
    Sandomezh|PL|Sandomierz
    Sandomieras|PL|Sandomierz
    Sandomierz|PL|50.68|21.75|25|
    Sandomir|PL|Sandomierz
    Sandomiria|PL|Sandomierz
    Sandomjezh|PL|Sandomierz
    Sandůmjyrz|PL|Sandomierz
    Sandy Springs|US|33.92|-84.38|105|
    Šang-žao|CN|Shangrao
    Šangaj|CN|Shanghai
    Sangerhausen|DE|51.47|11.30|23|
    Šanghaj|CN|Shanghai
    Sangju|KR|36.42|128.16|101|
    Sangla Hill|PK|31.72|73.38|104|
    Sāngli|IN|16.85|74.56|601|
    Šanhaja|CN|Shanghai
    Sanhe|CN|39.98|117.07|965|
    Sanhe|CN|29.87|107.73|141|
    Sankt Augustin|DE|50.78|7.20|56|
    Sankt' Heliero|JE|Saint Helier
    Sankt Ingbert|DE|49.28|7.12|39|
    Sankt Leonhard|AT|47.07|15.46|16|
    Sankt Martin|AT|46.62|14.28|20|
    Sankt Péitersbuerg|RU|Saint Petersburg
    Sankt Pelten|AT|Sankt Pölten
    Sankt Peltenas|AT|Sankt Pölten
    Sankt Peter|AT|46.63|14.34|20|
    Sankt Peter|AT|47.05|15.47|15|
    Sankt-Pjol'tehn|AT|Sankt Pölten
    Sankt-Pjol'ten|AT|Sankt Pölten
    Sankt Poelten|AT|Sankt Pölten
    Sankt Pölten|AT|48.21|15.64|22|
    Sankt Pölton|AT|Sankt Pölten
    Sankt-Pyolten|AT|Sankt Pölten
    Sankt Wendel|DE|49.47|7.17|27|
    Sanktapetrurbo|GG|Saint Peter Port
    Sankti Pétursborg|RU|Saint Petersburg
    Sanktpeltene|AT|Sankt Pölten
    Şanlıurfa|TR|37.17|38.79|450|
    Sanlúcar de Barrameda|ES|36.78|-6.35|68|
    Sanmarino|SM|San Marino
    Sanmenxia|CN|34.78|111.19|669|
    Sanming|CN|26.25|117.62|602|
    Sano|JP|36.32|139.58|118|
    Sanocum|PL|Sanok
    Sanok|PL|49.56|22.21|40|
    Sanoka|PL|Sanok
    Sanokas|PL|Sanok
    Sanshui|CN|23.15|112.89|154|
    Sant Adrià de Besòs|ES|41.43|2.22|37|
    Sant Agustí|ES|39.55|2.60|15|
    Sant Andreu|ES|41.44|2.19|143|
    Sant Andreu de la Barca|ES|41.45|1.97|26|
    Sant Antoni|ES|41.38|2.16|38|
    Sant Antoni de Portmany|ES|38.98|1.30|22|
    Sant Boi de Llobregat|ES|41.34|2.04|82|
    Sant Carles de la Ràpita|ES|40.62|0.60|16|
    Sant Celoni|ES|41.69|2.49|17|
    Sant Cugat del Vallès|ES|41.47|2.09|79|
    Sant Feliu de Guíxols|ES|41.78|3.03|22|
    Sant Feliu de Llobregat|ES|41.38|2.05|43|
    Sant Gervasi - Galvany|ES|41.40|2.14|47|
    Sant Joan d'Alacant|ES|38.40|-0.44|22|
    Sant Joan Despí|ES|41.37|2.06|32|
    Sant Just Desvern|ES|41.38|2.07|16|
    Sant Marin|SM|San Marino
    Sant Martí|ES|41.42|2.20|236|
    Sant Martí de Provençals|ES|41.42|2.20|26|
    Sant Pere de Ribes|ES|41.26|1.77|28|
    Sant Pere, Santa Caterina i La Ribera|ES|41.38|2.18|23|
    Sant Quirze del Vallès|ES|41.53|2.08|18|
    Sant Vicenç dels Horts|ES|41.39|2.01|28|
    Santa Ana|US|33.75|-117.87|310|America/Los_Angeles
    Santa Ana|SV|13.99|-89.56|177|
    Santa Anita - Los Ficus|PE|-12.05|-76.97|185|
    Santa Bárbara d'Oeste|BR|-22.75|-47.41|188|
    Santa Brígida|ES|28.03|-15.50|18|Atlantic/Canary
    Santa Catarina|MX|25.67|-100.46|304|America/Monterrey
    Santa Clara|CU|22.41|-79.97|251|
    Santa Clara|US|37.35|-121.96|126|America/Los_Angeles
    Santa Clarita|US|34.39|-118.54|182|America/Los_Angeles
    Santa Coloma de Gramenet|ES|41.45|2.21|119|
    Santa Cruz|PH|14.60|120.98|127|
    Santa Cruz|PH|14.28|121.42|108|
    Santa Cruz de la Palma|ES|28.68|-17.76|16|Atlantic/Canary
    Santa Cruz de la Sierra|BO|-17.79|-63.18|1831|
    Santa Cruz de Tenerife|ES|28.47|-16.25|211|Atlantic/Canary
    Santa Cruz do Sul|BR|-29.72|-52.43|133|
    Santa Eugenia|ES|40.38|-3.61|24|
    Santa Eulària des Riu|ES|38.98|1.53|31|
    Santa Fe|AR|-31.65|-60.71|391|America/Argentina/Cordoba
    Santa Lucía|ES|27.91|-15.54|72|Atlantic/Canary
    Santa Lucía Cotzumalguapa|GT|14.34|-91.02|113|
    Santa Luzia|BR|-19.77|-43.85|219|
    Santa Maria|BR|-29.68|-53.81|272|
    Santa Maria|BR|-16.03|-48.03|117|
    Santa Maria|US|34.95|-120.44|105|America/Los_Angeles
    Santa Marta|CO|11.24|-74.19|499|
    Santa Perpètua de Mogoda|ES|41.53|2.18|25|
    Santa Pola|ES|38.19|-0.57|32|
    Santa Rita|BR|-7.11|-34.98|150|America/Fortaleza
    Santa Rosa|PH|14.31|121.11|217|
    Santa Rosa|US|38.44|-122.71|178|America/Los_Angeles
    Santa Rosa|AR|-36.62|-64.29|103|America/Argentina/Salta
    Santa Tecla|SV|13.68|-89.28|125|
    Santa Teresa del Tuy|VE|10.23|-66.66|279|
    Santa Uxía de Ribeira|ES|42.55|-8.99|27|
    Santafé|ES|37.19|-3.72|15|
    Santana|BR|-23.49|-46.64|116|
    Santana|BR|-0.04|-51.17|108|America/Belem
    Santana de Parnaíba|BR|-23.44|-46.92|154|
    Santander|ES|43.47|-3.80|174|
    Santarém|BR|-2.44|-54.71|189|America/Santarem
    Santgheorghe|HU|Hajdúböszörmény
    Santiago|CL|-33.46|-70.65|4837|
    Santiago|PH|16.69|121.55|108|
    Santiago de Compostela|ES|42.88|-8.55|100|
    Santiago de Cuba|CU|20.02|-75.82|556|
    Santiago de los Caballeros|DO|19.45|-70.69|1200|
    Santiago de Querétaro|MX|20.59|-100.39|1594|
    Santiago de Surco|PE|-12.14|-77.01|252|
    Santiago del Estero|AR|-27.80|-64.26|252|America/Argentina/Cordoba
    Santiagu di Querétaro|MX|Santiago de Querétaro
    Santicum|AT|Villach
    Santo André|BR|-23.66|-46.54|662|
    Santo António|CN|22.20|113.54|130|Asia/Macau
    Santo Antônio de Jesus|BR|-12.97|-39.26|103|America/Bahia
    Santo Domingo|DO|18.47|-69.89|2202|
    Santo Domingo de los Colorados|EC|-0.25|-79.18|459|
    Santo Domingo Este|DO|18.49|-69.85|700|
    Santo Domingo Oeste|DO|18.50|-70.00|701|
    Santo Tomé|ST|São Tomé
    Santol|PH|15.16|120.57|299|
    Santomera|ES|38.06|-1.05|15|
    Santos|BR|-23.96|-46.33|419|
    Šantou|CN|Shantou
    Šantov|CN|Shantou
    Sants|ES|41.37|2.14|41|
    Sants - Badal|ES|41.37|2.13|24|
    Sants-Montjuïc|ES|41.37|2.15|183|
    Santurtzi|ES|43.33|-3.03|47|
    Santutxu|ES|43.25|-2.92|60|
    Sanxenxo|ES|42.40|-8.81|17|
    Sanxia|TW|24.93|121.37|115|
    Sanya|CN|18.25|109.51|1031|
    São Bernardo do Campo|BR|-23.69|-46.56|743|
    São Caetano do Sul|BR|-23.62|-46.55|166|
    São Carlos|BR|-22.02|-47.89|205|
    São Gonçalo do Amarante|BR|-5.79|-35.33|116|America/Fortaleza
    Šao-jang|CN|Shaoyang
    São João de Meriti|BR|-22.80|-43.37|467|
    São José|BR|-27.62|-48.63|270|
    São José|BR|-28.21|-49.16|200|
    São José de Ribamar|BR|-2.56|-44.06|245|America/Fortaleza
    São José do Rio Preto|BR|-20.82|-49.38|480|
    São José dos Campos|BR|-23.18|-45.89|727|
    São José dos Pinhais|BR|-25.53|-49.21|330|
    Šao-kuan|CN|Shaoguan
    São Leopoldo|BR|-29.76|-51.15|209|
    São Lourenço da Mata|BR|-8.00|-35.02|111|America/Recife
    Sao Lucas|BR|-23.59|-46.54|138|
    São Luís|BR|-2.53|-44.30|917|America/Fortaleza
    Sao Marino|SM|San Marino
    São Mateus|BR|-23.61|-46.48|156|
    São Mateus|BR|-18.72|-39.86|124|
    São Paulo|BR|-23.55|-46.64|12400|
    São Pedro da Aldeia|BR|-22.84|-42.10|111|
    Sao Rafael|BR|-23.63|-46.45|148|
    Šao-sing|CN|Shaoxing
    São Tomé|ST|0.34|6.73|53|
    São Vicente|BR|-23.96|-46.39|330|
    Sapele|NG|5.89|5.68|305|
    Sapopemba|BR|-23.60|-46.52|267|
    Sapporo|JP|43.07|141.35|1974|
    Sapucaia do Sul|BR|-29.82|-51.15|132|
    Saqqez|IR|36.25|46.27|165|
    Sar|CZ|Žďár nad Sázavou
    Saraeva|BA|Sarajevo
    Saraevo|BA|Sarajevo
    Saragebo|BA|Sarajevo
    Saragiebo|BA|Sarajevo
    Saragievo|BA|Sarajevo
    Saragossa|ES|Zaragoza
    Sarajeva|BA|Sarajevo
    Sarajevas|BA|Sarajevo
    Sarajevo|BA|43.85|18.36|697|
    Sarajevs|BA|Sarajevo
    Sarajevu|BA|Sarajevo
    Sarajewo|BA|Sarajevo
    Sarandi|BR|-23.44|-51.87|118|
    Saransk|RU|54.18|45.17|319|
    Saratov|RU|51.54|45.99|845|Europe/Saratov
    Saratów|RU|Saratov
    Saraxevo|BA|Sarajevo
    Saraybosna|BA|Sarajevo
    Sarayevo|BA|Sarajevo
    Sarayevu|BA|Sarajevo
    Šardža|AE|Sharjah
    Sargodha|PK|32.09|72.67|976|
    Sarh|TD|9.15|18.38|139|
    Sari|IR|36.56|53.06|255|
    Sariwŏn-si|KP|38.51|125.76|310|
    Šarlerua|BE|Charleroi
    Šarlota|US|Charlotte
    Sarrià|ES|41.40|2.12|25|
    Sarrià-Sant Gervasi|ES|41.40|2.14|148|
    Sarstedt|DE|52.23|9.85|19|
    Sárvár|HU|47.25|16.94|15|
    Sarvaš|HU|Szarvas
    Sarvash|HU|Szarvas
    Sarwasch|HU|Szarvas
    Sasarām|IN|24.95|84.02|147|
    Sasebo|JP|33.17|129.73|243|
    Sasel|DE|53.65|10.11|23|
    Sashalom|HU|47.52|19.17|15|
    Saskatoon|CA|52.13|-106.67|266|America/Regina
    Sasnovec|PL|Sosnowiec
    Sasolburg|ZA|-26.81|27.82|136|
    Satara|IN|17.69|73.99|120|
    Sātkhira|BD|22.71|89.07|129|
    Satna|IN|24.58|80.83|283|
    Satoraijaujhely|HU|Sátoraljaújhely
    Šatoraljaujhelj|HU|Sátoraljaújhely
    Sátoraljaújhely|HU|48.39|21.66|18|
    Satu Mare|RO|47.80|22.86|112|
    Saugor|IN|23.84|78.74|275|
    Saun Luís|BR|São Luís
    Saurimo|AO|-9.66|20.39|393|
    Savannah|US|32.08|-81.10|148|
    Savannakhet|LA|16.57|104.76|126|
    Savar|BD|23.85|90.25|286|
    Savaria|HU|Szombathely
    Sāveh|IR|35.02|50.36|221|
    Sawai Madhopur|IN|26.02|76.34|121|
    Sawangan|ID|-6.40|106.77|197|
    Sayama|JP|35.85|139.41|161|
    Saybusch|PL|Żywiec
    Sbietochlobitse|PL|Świętochłowice
    Sbinooustsie|PL|Świnoujście
    Scarabantia|HU|Sopron
    Scarbantia|HU|Sopron
    Šćećin|PL|Szczecin
    Ščecina|PL|Szczecin
    Ščecinas|PL|Szczecin
    Ščecineka|PL|Szczecinek
    Ščecinekas|PL|Szczecinek
    Scetsin|PL|Szczecin
    Schaerbeek|BE|50.87|4.38|133|
    Schalgau|HU|Salgótarján
    Schalgotarjan|HU|Salgótarján
    Scharnhorst|DE|51.55|7.54|22|
    Schifferstadt|DE|49.38|8.38|19|
    Schiffweiler|DE|49.37|7.13|16|
    Schimitz|CZ|Židenice
    Schivelbein|PL|Świdwin
    Schkeuditz|DE|51.40|12.22|18|
    Schlackenwerth|CZ|Ostrov
    Schlan|CZ|Slaný
    Schleswig|DE|54.52|9.57|24|
    Schlüchtern|DE|50.35|9.53|17|
    Schmalkalden|DE|50.72|10.44|20|
    Schmallenberg|DE|51.15|8.29|26|
    Schmargendorf|DE|52.48|13.29|23|
    Schmelz|DE|49.43|6.85|18|
    Schneeberg|DE|50.59|12.64|17|
    Schneidemühl|PL|Piła
    Schnelsen|DE|53.64|9.92|30|
    Schneverdingen|DE|53.12|9.79|19|
    Schönebeck|DE|52.02|11.73|30|
    Schöneberg|DE|52.50|13.34|123|
    Schönlanke|PL|Trzcianka
    Schopfheim|DE|47.65|7.82|19|
    Schorndorf|DE|48.81|9.53|42|
    Schortens|DE|53.54|7.95|21|
    Schramberg|DE|48.22|8.39|19|
    Schrimm|PL|Śrem
    Schrobenhausen|DE|48.56|11.26|16|
    Schroda|PL|Środa Wielkopolska
    Schulitz|PL|Solec Kujawski
    Schwabach|DE|49.33|11.02|39|
    Schwäbisch Gmünd|DE|48.80|9.80|61|
    Schwäbisch Hall|DE|49.11|9.74|37|
    Schwalbach|DE|49.30|6.82|19|
    Schwalmstadt|DE|50.93|9.22|19|
    Schwalmtal|DE|51.22|6.27|19|
    Schwandorf in Bayern|DE|49.33|12.11|28|
    Schwanewede|DE|53.22|8.59|20|
    Schwarsentz|PL|Swarzędz
    Schwarzenberg|DE|50.54|12.79|15|
    Schwarzow|PL|Świerczewo
    Schwedt (Oder)|DE|53.06|14.28|34|
    Schweibus|PL|Świebodzin
    Schweidnitz|PL|Świdnica
    Schweidnitz-Schlesian|PL|Świdnica
    Schweinfurt|DE|50.05|10.22|54|
    Schweinitz|PL|Świdnica
    Schweintochlitz|PL|Świętochłowice
    Schwelm|DE|51.29|7.29|30|
    Schwerin|DE|53.63|11.41|97|
    Schwerte|DE|51.44|7.57|50|
    Schwetz|PL|Świecie
    Schwetzingen|DE|49.38|8.58|23|
    Schwiebus|PL|Świebodzin
    Schwientochlowitz|PL|Świętochłowice
    Ščitno|PL|Szczytno
    Scopia|MK|Skopje
    Scottsdale|US|33.51|-111.90|237|America/Phoenix
    Scupi|MK|Skopje
    Scurgum|PL|Koszalin
    Ščytnas|PL|Szczytno
    Séatl|US|Seattle
    Seattle|US|47.61|-122.33|781|America/Los_Angeles
    Sébastopol|UA|Sevastopol
    Sebeta|ET|8.92|38.62|102|
    Sechsard|HU|Szekszárd
    Sechshard|HU|Szekszárd
    Sector 1|RO|44.49|26.05|225|
    Sector 2|RO|44.45|26.13|291|
    Sector 3|RO|44.42|26.17|385|
    Sector 4|RO|44.38|26.12|288|
    Sector 5|RO|44.39|26.07|272|
    Sector 6|RO|44.44|26.02|368|
    Secunderabad|IN|17.50|78.54|204|
    Sedl'ce|PL|Siedlce
    Sedlcos|PL|Siedlce
    Sedl'cy|PL|Siedlce
    Sedl'tse|PL|Siedlce
    Seeb|OM|23.67|58.19|471|
    Seeheim-Jugenheim|DE|49.77|8.65|16|
    Seelze|DE|52.40|9.60|34|
    Seesen|DE|51.89|10.18|22|
    Seevetal|DE|53.40|9.97|41|
    Šefildas|GB|Sheffield
    Seged|HU|Szeged
    Segedin|HU|Szeged
    Seghedin|HU|Szeged
    Seghedino|HU|Szeged
    Ségou|ML|13.44|-6.26|206|
    Segovia|ES|40.95|-4.12|52|
    Séguéla|CI|7.96|-6.67|104|
    Segundo Ensanche|ES|42.81|-1.64|23|
    Sehnde|DE|52.31|9.97|23|
    Sehore|IN|23.20|77.08|109|
    Sejnt Pitur Port|GG|Saint Peter Port
    Sejong|KR|36.59|127.29|395|
    Sejoumi|TN|36.76|10.12|110|
    Sekešfehervar|HU|Székesfehérvár
    Sekesfehervara|HU|Székesfehérvár
    Sekesfehervaras|HU|Székesfehérvár
    Sekeshfegervar|HU|Székesfehérvár
    Sekeshfekhervar|HU|Székesfehérvár
    Śekhupura|PK|Shekhupura
    Sekondi|GH|4.93|-1.71|286|
    Sekondi-Takoradi|GH|4.93|-1.76|139|
    Seksar|HU|Szekszárd
    Seksard|HU|Szekszárd
    Seksardas|HU|Szekszárd
    Selayang Baru Utara|MY|3.25|101.67|542|
    Selb|DE|50.17|12.13|17|
    Seligenstadt|DE|50.04|8.97|21|
    Sellye|SK|Šaľa
    Selm|DE|51.70|7.47|28|
    Semarang|ID|-6.99|110.42|1695|
    Sembawang Estate|SG|1.45|103.83|110|
    Semey|KZ|50.42|80.25|293|
    Semiatice|PL|Siemiatycze
    Semjanovice-Shl'ons'ki|PL|Siemianowice Śląskie
    Semjanovice-Sljonske|PL|Siemianowice Śląskie
    Semjanovice Slonske|PL|Siemianowice Śląskie
    Semjatiče|PL|Siemiatycze
    Semjatyche|PL|Siemiatycze
    Semjatychy|PL|Siemiatycze
    Semnan|IR|35.58|53.39|125|
    Semyatichi|PL|Siemiatycze
    Šen-čen|CN|Shenzhen
    Šen-jang|CN|Shenyang
    Sen Maren|SM|San Marino
    Senador Canedo|BR|-16.71|-49.09|118|
    Senandrija|HU|Szentendre
    Sendai|JP|38.27|140.87|1097|
    Senden|DE|48.32|10.04|22|
    Senden|DE|51.86|7.48|20|
    Šendženas|CN|Shenzhen
    Senec|SK|48.22|17.40|20|
    Senecas|SK|Senec
    Senets|SK|Senec
    Senftenberg|DE|51.53|14.00|29|
    Sengerema|TZ|-2.67|32.65|110|
    Sengkang New Town|SG|1.39|103.89|268|
    Senica|SK|48.68|17.37|19|
    Šenjangas|CN|Shenyang
    Senjec|SK|Senec
    Senjica|SK|Senica
    Sennar|SD|13.57|33.57|130|
    Sensburg|PL|Mrągowo
    Sent Džonsas|AG|Saint John’s
    Sent Džordžas|GD|Saint George's
    Sent-Khel'er|JE|Saint Helier
    Sent-Pitehr-Port|GG|Saint Peter Port
    Sent Piter Port|GG|Saint Peter Port
    Sent Piter Portas|GG|Saint Peter Port
    Sentandreja|HU|Szentendre
    Sentendre|HU|Szentendre
    Sentpiterporta|GG|Saint Peter Port
    Sentul|MY|3.18|101.68|100|
    Šenžden|CN|Shenzhen
    Šenžen|CN|Shenzhen
    Seogwipo|KR|33.25|126.56|179|
    Seongnam-si|KR|37.44|127.14|915|
    Seoni|IN|22.09|79.55|102|
    Seoul|KR|37.57|126.98|10349|
    Sepang|MY|2.69|101.75|212|
    Sepatan|ID|-6.12|106.58|118|
    Seradz|PL|Sieradz
    Seradza|PL|Sieradz
    Seradzas|PL|Sieradz
    Seraium|BA|Sarajevo
    Serang|ID|-6.12|106.15|736|
    Serangoon|SG|1.36|103.90|117|
    Serangoon New Town|SG|1.35|103.87|117|
    Serayevo|BA|Sarajevo
    Serdica|BG|Sofia
    Sereď|SK|48.29|17.73|15|
    Seredmistja|PL|Śródmieście
    Serekunda|GM|13.44|-16.68|340|
    Seremban|MY|2.73|101.94|373|
    Sergeli|UZ|41.20|69.22|106|
    Sergiyev Posad|RU|56.31|38.14|109|
    Seri Kembangan|MY|3.03|101.72|130|
    Seri Manjung|MY|4.20|100.67|100|
    Serilingampalle|IN|17.49|78.30|151|
    Serpc|PL|Sierpc
    Serpca|PL|Sierpc
    Serpts|PL|Sierpc
    Serpukhov|RU|54.92|37.42|128|
    Serra|BR|-20.13|-40.31|521|
    Sertãozinho|BR|-21.14|-47.99|127|
    Seseña|ES|40.10|-3.70|16|
    Sestao|ES|43.31|-3.01|27|
    Set Ka Lay|MM|16.81|96.11|112|
    Setagaya|JP|35.64|139.65|940|
    Setapak|MY|3.21|101.73|353|
    Sete Lagoas|BR|-19.47|-44.25|227|
    Setia Alam|MY|3.10|101.46|150|
    Sétif|DZ|36.19|5.41|252|
    Seto|JP|35.23|137.10|128|
    Settat|MA|33.00|-7.62|155|
    Setúbal|PT|38.52|-8.89|118|
    Seúl|KR|Seoul
    Sevastopol|UA|44.61|33.52|548|Europe/Simferopol
    Severnyy|RU|55.94|37.55|200|
    Severodvinsk|RU|64.56|39.83|194|
    Seversk|RU|56.60|84.89|110|Asia/Tomsk
    Sevilla|ES|37.38|-5.97|687|
    Séville|ES|Sevilla
    Séwéliye|ES|Sevilla
    Sewilla|ES|Sevilla
    Sfax|TN|34.74|10.76|281|
    Sha Tin|HK|22.38|114.18|495|
    Shabqadar|PK|34.22|71.55|102|
    Shache|CN|38.42|77.24|128|Asia/Urumqi
    Shagamu|NG|6.85|3.65|215|
    Shah Alam|MY|3.09|101.53|741|
    Shahdad Kot|PK|27.85|67.91|121|
    Shahdadpur|PK|25.93|68.62|113|
    Shahecheng|CN|36.94|114.51|125|
    Shāhīn Shahr|IR|32.86|51.55|173|
    Shāhjānpur|IN|27.88|79.91|320|
    Shahkot|PK|31.57|73.49|245|
    Shahr-e Kord|IR|32.33|50.86|129|
    Shahr-e Ṣadrā|IR|29.80|52.50|122|
    Shahrak-e Pardīsān|IR|34.56|50.80|100|
    Shahre Jadide Andisheh|IR|35.68|51.02|116|
    Shahreẕā|IR|32.01|51.86|135|
    Shahrīār|IR|35.66|51.06|310|
    Shahrisabz|UZ|39.06|66.83|143|Asia/Samarkand
    Shahrud|IR|36.42|54.98|165|
    Shahuwadi|IN|16.91|73.95|180|
    Shāhzādpur|BD|24.18|89.60|102|
    Shajing|CN|22.75|113.82|127|
    Shakargarh|PK|32.26|75.16|127|
    Shakhty|RU|47.72|40.22|221|
    Shala|SK|Šaľa
    Shal'gotar'jan|HU|Salgótarján
    Shalja|SK|Šaľa
    Sham Shui Po|HK|22.33|114.16|431|
    Shamatuly|PL|Szamotuły
    Shamotuli|PL|Szamotuły
    Shamotuly|PL|Szamotuły
    Shanghai|CN|31.22|121.46|24874|
    Shangluo|CN|33.87|109.93|532|
    Shangqiu|CN|34.41|115.66|1860|
    Shangrao|CN|28.45|117.94|1116|
    Shangri-La|CN|27.83|99.71|186|
    Shangyu|CN|30.02|120.87|770|
    Shangzhi|CN|45.21|128.00|131|
    Shanhaiguan|CN|40.00|119.75|140|
    Shāntipur|IN|23.25|88.43|150|
    Shantou|CN|23.35|116.68|3839|
    Shanwei|CN|22.78|115.35|492|
    Shaoguan|CN|24.80|113.58|1028|
    Shaoshan|CN|27.92|112.52|118|
    Shaowu|CN|27.34|117.48|113|
    Shaoxing|CN|30.00|120.58|2300|
    Shaoyang|CN|27.24|111.46|753|
    Shaping|CN|22.77|112.96|108|
    Sharjah|AE|25.33|55.41|1800|
    Shashamane|ET|7.20|38.60|208|
    Shatoralaujkhel|HU|Sátoraljaújhely
    Shatoral'jaujkhej|HU|Sátoraljaújhely
    Shchacinak|PL|Szczecinek
    Shchechin|PL|Szczecin
    Shchechinek|PL|Szczecinek
    Shchecinek|PL|Szczecinek
    Shchekin|PL|Szczecin
    Shchétsin|PL|Szczecin
    Shchitno|PL|Szczytno
    Shchukino|RU|55.80|37.45|102|
    Shchyolkovo|RU|55.92|37.97|113|
    Shedulce|PL|Siedlce
    Sheepshead Bay|US|40.59|-73.94|123|
    Sheffield|GB|53.38|-1.47|556|
    Shekhupura|PK|31.71|73.99|591|
    Shele|SK|Šaľa
    Shemjanovice Silezko|PL|Siemianowice Śląskie
    Shemjatiche|PL|Siemiatycze
    Shen-ch'üan|CN|Shenzhen
    Shen-ch'üan-chen|CN|Shenzhen
    Shen-ch'üan-hsü|CN|Shenzhen
    Shengavit|AM|40.16|44.48|141|
    Shenglilu|CN|29.35|105.88|134|
    Shenyang|CN|41.79|123.43|7050|
    Shenzhen|CN|22.55|114.07|17494|
    Sheradz|PL|Sieradz
    Sherbrooke|CA|45.40|-71.90|129|
    Sherpc|PL|Sierpc
    Sherpur|BD|25.02|90.02|107|
    Shevchenkivskyi|UA|50.46|30.47|220|
    Shevchenko|UA|49.56|34.54|148|
    Shhajr|AT|Steyr
    Shhechin|PL|Szczecin
    Shhecin|PL|Szczecin
    Shhecinek|PL|Szczecinek
    Shhitno|PL|Szczytno
    Shhokerau|AT|Stockerau
    Shibganj|BD|25.00|89.32|379|
    Shibīn al Kawm|EG|30.55|31.01|268|
    Shibuya|JP|35.66|139.71|231|
    Shihezi|CN|44.30|86.04|573|Asia/Urumqi
    Shijiazhuang|CN|38.04|114.48|3939|
    Shijie|CN|23.10|113.79|247|
    Shikarpur|PK|27.96|68.64|205|
    Shillong|IN|25.57|91.88|143|
    Shilong|CN|23.11|113.85|110|
    Shimla|IN|31.10|77.17|174|
    Shimonoseki|JP|33.96|130.94|266|
    Shimotoda|JP|35.81|139.69|141|
    Shinagawa|JP|33.64|133.01|422|
    Shinjuku|JP|35.69|139.71|349|
    Shinyanga|TZ|-3.66|33.42|140|
    Shiofok|HU|Siófok
    Shiqi|CN|22.52|113.39|342|
    Shiqiao|CN|22.95|113.36|135|
    Shiraz|IR|29.61|52.53|1250|
    Shivaji Nagar|IN|18.53|73.85|1000|
    Shivamogga|IN|13.93|75.57|323|
    Shivpuri|IN|25.42|77.66|180|
    Shiyan|CN|32.65|110.78|3460|
    Shizuishan|CN|38.98|106.39|739|
    Shizuoka|JP|34.98|138.38|693|
    Shkup|MK|Skopje
    Shkupi|MK|Skopje
    Sholapur|IN|17.67|75.91|997|
    Shomolu|NG|6.54|3.37|154|
    Shopron|HU|Sopron
    Shouguang|CN|36.88|118.74|474|
    Shreveport|US|32.53|-93.75|188|America/Chicago
    Shrīrāmpur|IN|22.75|88.34|226|
    Shroda Velkopolska|PL|Środa Wielkopolska
    Shtajr|AT|Steyr
    Shtokerau|AT|Stockerau
    Shtokkerau|AT|Stockerau
    Shuangcheng|CN|45.38|126.31|131|
    Shuanglonghu|CN|29.72|106.61|129|
    Shuangyashan|CN|46.68|131.13|600|
    Shubrā al Khaymah|EG|30.13|31.25|1240|
    Shuifu|CN|28.63|104.41|102|
    Shuizhai|CN|23.93|115.76|140|
    Shujaabad|PK|29.88|71.29|151|
    Shulin|TW|24.99|121.42|180|
    Shumchün|CN|Shenzhen
    Shumperk|CZ|Šumperk
    Shūnan|JP|34.08|131.83|150|
    Shunyi|CN|40.12|116.65|118|
    Shuozhou|CN|39.32|112.42|434|
    Shūshtar|IR|32.05|48.85|102|
    Shvebodzhice|PL|Świebodzice
    Shventokhlovice|PL|Świętochłowice
    Shvidnica|PL|Świdnica
    Shvidvin|PL|Świdwin
    Shvinoujshche|PL|Świnoujście
    Shyamnagar|IN|22.83|88.37|442|
    Shymkent|KZ|42.31|69.60|1200|
    Si Maha Phot|TH|13.97|101.51|101|
    Si Racha|TH|13.17|100.93|179|
    Sialkot|PK|32.49|74.53|912|
    Sibiu|RO|45.80|24.15|134|
    Sibu|MY|2.30|111.82|198|Asia/Kuching
    Sidi Bel Abbes|DZ|35.19|-0.63|210|
    Sidi Slimane|MA|34.26|-5.93|102|
    Sidneý|AU|Sydney
    Sidoarjo|ID|-7.45|112.72|139|
    Sidon|LB|33.56|35.37|164|
    Šidziadžuangas|CN|Shijiazhuang
    Šidzjadžuana|CN|Shijiazhuang
    Šidžjadžuang|CN|Shijiazhuang
    Šidzuoka|JP|Shizuoka
    Siedlce|PL|52.17|22.29|77|
    Siegburg|DE|50.80|7.21|39|
    Siegen|DE|50.87|8.02|107|
    Siem Reap|KH|13.36|103.86|139|
    Siemianowice|PL|Siemianowice Śląskie
    Siemianowice Śląskie|PL|50.33|19.03|73|
    Siemianowitz|PL|Siemianowice Śląskie
    Siemiatycze|PL|52.43|22.86|15|
    Sieradz|PL|51.60|18.73|44|
    Sieratz|PL|Sieradz
    Sierpc|PL|52.86|19.67|19|
    Sievering|AT|Döbling
    Sigetsentmiklosh|HU|Szigetszentmiklós
    Sigmaringen|DE|48.09|9.23|17|
    Siguatepeque|HN|14.60|-87.83|127|
    Siguiri|GN|11.42|-9.17|148|
    Siheungdong|KR|37.45|126.91|128|
    Siirt|TR|37.93|41.94|114|
    Sīkar|IN|27.61|75.14|244|
    Sikasso|ML|11.32|-5.67|349|
    Silang|PH|14.22|120.97|119|
    Silchar|IN|24.83|92.80|179|
    Silezijos Ruda|PL|Ruda Śląska
    Silezijos Semianovicai|PL|Siemianowice Śląskie
    Silezijos Vodzislavas|PL|Wodzisław Śląski
    Silifke|TR|36.38|33.93|133|
    Siliguri|IN|26.71|88.43|516|
    Silina|SK|Žilina
    Silla|ES|39.36|-0.41|19|
    Sillein|SK|Žilina
    Silopi|TR|37.24|42.46|115|
    Simancas|ES|40.44|-3.63|29|
    Simele|IQ|36.86|42.85|153|
    Simferopol|UA|44.96|34.11|336|Europe/Simferopol
    Simi Valley|US|34.27|-118.78|127|America/Los_Angeles
    Simjatichi|PL|Siemiatycze
    Šimkent|KZ|Shymkent
    Šimkenta|KZ|Shymkent
    Simmering|AT|48.18|16.43|101|
    Simões Filho|BR|-12.78|-38.40|115|America/Bahia
    Šimonovany|SK|Partizánske
    Simony|SK|Partizánske
    Sin-čou|CN|Xinzhou
    Sin-jü|CN|Xinyu
    Sīnah|IQ|36.81|43.04|129|
    Sincelejo|CO|9.30|-75.39|278|
    Sinch’ŏn-ŭp|KP|38.35|125.48|141|
    Sindelfingen|DE|48.70|9.02|61|
    Sinfra|CI|6.62|-5.91|245|
    Singa|SD|13.15|33.93|250|
    Singapore|SG|1.29|103.85|5639|
    Singaraja|ID|-8.11|115.09|134|Asia/Makassar
    Singen|DE|47.76|8.84|48|
    Singida|TZ|-4.82|34.74|232|
    Singidunum|RS|Belgrade
    Singkawang|ID|0.91|108.98|254|Asia/Pontianak
    Singosari|ID|-7.89|112.67|183|
    Singrauli|IN|24.20|82.68|220|
    Šining|CN|Xining
    Sinjhoro|PK|26.03|68.81|355|
    Sinnūris|EG|29.41|30.87|134|
    Sinop|BR|-11.86|-55.50|216|America/Cuiaba
    Sinp’o|KP|40.04|128.19|153|
    Sinsheim|DE|49.25|8.88|37|
    Sinŭiju|KP|40.10|124.40|288|
    Sinyü-hsien|CN|Xinyu
    Sinzig|DE|50.54|7.25|18|
    Siófok|HU|46.90|18.06|23|
    Šiofokas|HU|Siófok
    Sioux Falls|US|43.54|-96.73|172|America/Chicago
    Siping|CN|43.16|124.38|556|
    Siracusa|IT|37.08|15.29|122|
    Sirajganj|BD|24.46|89.71|127|
    Siráz|IR|Shiraz
    Širazas|IR|Shiraz
    Sirjan|IR|29.45|55.68|200|
    Sirsa|IN|29.53|75.03|183|
    Sirte|LY|31.21|16.59|107|
    Şişli|TR|41.06|28.99|315|
    Sītāpur|IN|27.56|80.68|164|
    Sitges|ES|41.24|1.81|28|
    Sitiawan|MY|4.22|100.70|156|
    Sittwe|MM|20.15|92.90|178|
    Situbondo|ID|-7.71|114.01|686|
    Sivakasi|IN|9.45|77.80|235|
    Sivas|TR|39.75|37.02|264|
    Siverek|TR|37.76|39.32|175|
    Siwān|IN|26.22|84.36|135|
    Šizuoka|JP|Shizuoka
    Šjamen|CN|Xiamen
    Šjan|CN|Xi’an
    Šjangjang|CN|Xiangyang
    Sjanik|PL|Sanok
    Sjedlice|PL|Siedlce
    Sjemjatiche|PL|Siemiatycze
    Sjeradz|PL|Sieradz
    Sjerpc|PL|Sierpc
    Skalica|SK|48.84|17.23|15|
    Skardu|PK|35.30|75.63|260|
    Skarzhis'ko-Kamenna|PL|Skarżysko-Kamienna
    Skarzhisko-Kamjena|PL|Skarżysko-Kamienna
    Skarzhysko-Kamenna|PL|Skarżysko-Kamienna
    Skaržisko-Kamenna|PL|Skarżysko-Kamienna
    Skaržyskas-Kamena|PL|Skarżysko-Kamienna
    Skarzysko|PL|Skarżysko-Kamienna
    Skarżysko-Kamienna|PL|51.11|20.87|49|
    Skavina|PL|Skawina
    Skawina|PL|49.98|19.83|24|
    Skernevice|PL|Skierniewice
    Skernevices|PL|Skierniewice
    Skernevitsy|PL|Skierniewice
    Skernjavicy|PL|Skierniewice
    Skhidni Kvartaly|UA|48.57|39.38|102|
    Skieniewice|PL|Skierniewice
    Skiernievice|PL|Skierniewice
    Skierniewice|PL|51.95|20.16|49|
    Skikda|DZ|36.88|6.91|183|
    Skjernevice|PL|Skierniewice
    Skolimów-Konstancin|PL|Konstancin-Jeziorna
    Skop'e|MK|Skopje
    Skopeia|MK|Skopje
    Skopia|MK|Skopje
    Skopie|MK|Skopje
    Skopiye|MK|Skopje
    Skopje|MK|42.00|21.43|475|
    Skopjo|MK|Skopje
    Skople|MK|Skopje
    Skoplie|MK|Skopje
    Skoplje|MK|Skopje
    Skopye|MK|Skopje
    Skudai|MY|1.54|103.66|160|
    Skwilbeno|PL|Świdwin
    Slani|CZ|Slaný
    Slaný|CZ|50.23|14.09|15|
    Słotoryja|PL|Złotoryja
    Slough|GB|51.51|-0.60|165|
    Slovyansk|UA|48.85|37.60|105|
    Słubice|PL|52.35|14.56|18|
    Slubices|PL|Słubice
    Ślůnsko Ruda|PL|Ruda Śląska
    Słupsk|PL|54.46|17.03|99|
    Slupska|PL|Słupsk
    Slupskas|PL|Słupsk
    Smíchov|CZ|50.07|14.40|35|
    Smikhov|CZ|Smíchov
    Smolensk|RU|54.78|32.05|330|
    Smolyanskyi|UA|48.01|37.74|117|
    Snina|SK|48.99|22.15|22|
    Snjina|SK|Snina
    Soacha|CO|4.58|-74.22|655|
    Sobota Rimavská|SK|Rimavská Sobota
    Sobral|BR|-3.69|-40.35|203|America/Fortaleza
    Sóc Trăng|VN|9.60|105.97|221|
    Sochačevas|PL|Sochaczew
    Sochaczew|PL|52.23|20.24|38|
    Sochi|RU|43.60|39.72|328|
    Soči|RU|Sochi
    Södermalm|SE|59.31|18.08|127|
    Sodo|ET|6.86|37.76|204|
    Soest|DE|51.58|8.11|48|
    Sofi|BG|Sofia
    Sofia|BG|42.70|23.32|1153|
    Sofiae|BG|Sofia
    Sofie|BG|Sofia
    Sofii|BG|Sofia
    Sofij|BG|Sofia
    Sofija|BG|Sofia
    Sofijo|BG|Sofia
    Sofio|BG|Sofia
    Sofiýa|BG|Sofia
    Sofja|BG|Sofia
    Sofya|BG|Sofia
    Sogamoso|CO|5.71|-72.93|111|
    Sohačeva|PL|Sochaczew
    Sohag|EG|26.56|31.69|267|
    Sohar|OM|24.35|56.71|108|
    Sohrau|PL|Żory
    Sóifia|BG|Sofia
    Sōka|JP|35.84|139.80|250|
    Sokalau|CZ|Sokolov
    Sokhachev|PL|Sochaczew
    Sokodé|TG|8.98|1.13|118|
    Sokola|PL|Sokółka
    Sokółka|PL|53.41|23.50|19|
    Sokolov|CZ|50.18|12.64|22|
    Sokolov Podlaski|PL|Sokołów Podlaski
    Sokolov Podljaski|PL|Sokołów Podlaski
    Sokolova Podlaska|PL|Sokołów Podlaski
    Sokolovas|CZ|Sokolov
    Sokołów|PL|Sokołów Podlaski
    Sokołów Podlaski|PL|52.41|22.25|18|
    Sokoluv-Pidljas'kij|PL|Sokołów Podlaski
    Sokoluv-Podljaski|PL|Sokołów Podlaski
    Sokoluv-Podljaskij|PL|Sokołów Podlaski
    Sokoto|NG|13.06|5.24|1040|
    Sokulka|PL|Sokółka
    Soldau|PL|Działdowo
    Solec Kujavski|PL|Solec Kujawski
    Solec'-Kujavs'kij|PL|Solec Kujawski
    Solec Kujawski|PL|53.08|18.23|15|
    Soleca Kujavska|PL|Solec Kujawski
    Soledad|CO|10.92|-74.76|343|
    Soledad de Graciano Sánchez|MX|22.19|-100.94|332|
    Solihull|GB|52.41|-1.78|127|
    Solikamsk|RU|59.67|56.74|101|Asia/Yekaterinburg
    Solingen|DE|51.17|7.08|164|
    Sollentuna|SE|59.43|17.95|140|
    Solna|SK|Žilina
    Sol'nak|HU|Szolnok
    Solnoca|HU|Szolnok
    Sol'nok|HU|Szolnok
    Solnokas|HU|Szolnok
    Solntsevo|RU|55.64|37.38|120|
    Soltau|DE|52.99|9.84|22|
    Soluň|GR|Thessaloníki
    Solva|HU|Esztergom
    Solwezi|ZM|-12.17|26.39|301|
    Sölž-Ghala|RU|Grozny
    Somaroboro|ZA|-25.35|28.83|114|
    Sombatgej|HU|Szombathely
    Sombathejus|HU|Szombathely
    Sombathel|HU|Szombathely
    Sombathelj|HU|Szombathely
    Sombatkhej|HU|Szombathely
    Sombatkhel|HU|Szombathely
    Sombotel|HU|Szombathely
    Somerset West|ZA|-34.08|18.82|225|
    Sömmerda|DE|51.16|11.12|21|
    Somogy|HU|Pécs
    Somogyszentmiklós|HU|Nagykanizsa
    Sơn La|VN|21.33|103.92|106|Asia/Bangkok
    Son Rapinya|ES|39.59|2.62|18|
    Sơn Tây|VN|21.14|105.51|231|Asia/Bangkok
    Sonārgaon|BD|23.65|90.62|130|
    Sondershausen|DE|51.37|10.87|22|
    Songcheng|CN|26.88|120.00|166|
    Songea|TZ|-10.68|35.65|286|
    Songjiang|CN|31.03|121.22|1974|
    Songnan|CN|31.35|121.48|127|
    Songnim-ni|KP|38.76|125.64|152|
    Songyuan|CN|45.13|124.83|114|
    Sonīpat|IN|28.99|77.02|289|
    Sonneberg|DE|50.36|11.17|24|
    Sonthofen|DE|47.52|10.28|21|
    Söo Tomé|ST|São Tomé
    Sopat|PL|Sopot
    Sophia|BG|Sofia
    Sopianae|HU|Pécs
    Sopot|PL|54.44|18.56|35|
    Sopota|PL|Sopot
    Sopotas|PL|Sopot
    Sopoty|PL|Sopot
    Sopron|HU|47.69|16.59|62|
    Šopronas|HU|Sopron
    Sopronium|HU|Sopron
    Sorau|PL|Żary
    Soraw|PL|Żary
    Soreang|ID|-7.03|107.52|117|
    Soria|ES|41.76|-2.47|39|
    Sorocaba|BR|-23.50|-47.46|762|
    Soroksár|HU|Budapest XXIII. kerület
    Sorong|ID|-0.88|131.26|220|Asia/Jayapura
    Sorriso|BR|-12.55|-55.71|121|America/Cuiaba
    Sorsogon|PH|12.97|123.99|188|
    Soshanguve|ZA|-25.47|28.10|872|
    Sosnovec|PL|Sosnowiec
    Sosnoveca|PL|Sosnowiec
    Sosnovecas|PL|Sosnowiec
    Sosnovice|PL|Sosnowiec
    Sosnovjec|PL|Sosnowiec
    Sosnowez|PL|Sosnowiec
    Sosnowiec|PL|50.29|19.10|227|
    Sossnowitz|PL|Sosnowiec
    Sotši|RU|Sochi
    Soubré|CI|5.78|-6.59|131|
    Souk Ahras|DZ|36.29|7.95|153|
    Söul|KR|Seoul
    Sousse|TN|35.83|10.64|222|
    South Bend|US|41.68|-86.25|102|America/Indiana/Indianapolis
    South Boston|US|42.33|-71.05|571|
    South Dublin|IE|53.29|-6.34|301|
    South Fulton|US|33.59|-84.67|107|
    South Tangerang|ID|-6.29|106.72|1430|
    Southampton|GB|50.90|-1.40|270|
    Southend-on-Sea|GB|51.54|0.71|295|
    Soweto|ZA|-26.27|27.86|1695|
    Soyapango|SV|13.71|-89.14|330|
    Soyībug|IN|34.08|74.71|104|
    Soyo|AO|-6.13|12.37|222|
    Spandau|DE|52.55|13.20|40|
    Spanish Town|JM|17.99|-76.96|145|
    Spenge|DE|52.14|8.48|16|
    Speyer|DE|49.32|8.43|50|
    Spishska Nova Ves|SK|Spišská Nová Ves
    Spiska Nowa Wieś|SK|Spišská Nová Ves
    Spišská|SK|Spišská Nová Ves
    Spišská Nová Ves|SK|48.94|20.56|35|
    Split|HR|43.51|16.44|150|
    Spokane|US|47.66|-117.43|229|America/Los_Angeles
    Spring Valley|US|36.11|-115.25|178|America/Los_Angeles
    Springe|DE|52.21|9.55|30|
    Springfield|US|37.22|-93.30|170|America/Chicago
    Springfield|US|42.10|-72.59|154|
    Springfield|US|39.80|-89.64|114|America/Chicago
    Springs|ZA|-26.25|28.40|186|
    Sprockhövel|DE|51.35|7.24|26|
    Sredets|BG|Sofia
    Sredmest'e|PL|Śródmieście
    Śrem|PL|52.09|17.02|30|
    Sri Ganganagar|IN|29.92|73.87|238|
    Sri Jayewardenepura Kotte|LK|6.88|79.91|116|
    Srikakulam|IN|18.30|83.90|138|
    Srim|PL|Śrem
    Srinagar|IN|34.09|74.81|1206|
    Šrinagaras|IN|Srinagar
    Środa|PL|Środa Wielkopolska
    S'roda-Velikopol's'ka|PL|Środa Wielkopolska
    S'roda-Vel'kapol'ska|PL|Środa Wielkopolska
    S'roda-Vel'kopol'ska|PL|Środa Wielkopolska
    Sroda Vjelkopolska|PL|Środa Wielkopolska
    Środa Wielkopolska|PL|52.23|17.28|22|
    Śródmieście|PL|52.23|21.02|100|
    Śródmieście|PL|51.11|17.08|99|
    Środmieście|PL|54.35|18.66|23|
    St. Catharines|CA|43.17|-79.24|137|
    St Helens|GB|53.45|-2.73|183|
    St Helier|JE|Saint Helier
    St. John's|CA|47.56|-52.71|111|America/St_Johns
    St. Louis|US|38.63|-90.20|280|America/Chicago
    St. Martin-Waidmannsdorf|AT|Sankt Martin
    St. Pauli|DE|53.56|9.96|22|
    St Peter Port|GG|Saint Peter Port
    St. Peter-Welzenegg|AT|Sankt Peter
    St. Petersburg|US|27.77|-82.68|257|
    St. Poelten|AT|Sankt Pölten
    St. Poetn|AT|Sankt Pölten
    St. Pölten|AT|Sankt Pölten
    St. Pötn|AT|Sankt Pölten
    Staaken|DE|52.54|13.15|46|
    Staat Vatikanstadt|VA|Vatican City
    Stadi|FI|Helsinki
    Stadtallendorf|DE|50.82|9.01|21|
    Stadthagen|DE|52.32|9.20|23|
    Stadtlohn|DE|51.99|6.92|21|
    Stagier|AT|Steyr
    Stakgol'm|SE|Stockholm
    Stalinogorod|PL|Katowice
    Stalinograd|PL|Katowice
    Stalinogród|PL|Katowice
    Stalinvaros|HU|Dunaújváros
    Staliova Volia|PL|Stalowa Wola
    Staljova-Volja|PL|Stalowa Wola
    Stalova Vola|PL|Stalowa Wola
    Stal'ova Volja|PL|Stalowa Wola
    Stalowa Wola|PL|50.58|22.05|66|
    Stalowo Wola|PL|Stalowa Wola
    Stambuł|TR|Istanbul
    Stamford|US|41.05|-73.54|129|
    Standerton|ZA|-26.93|29.24|101|
    Stanisław|UA|Ivano-Frankivsk
    Stanisławów|UA|Ivano-Frankivsk
    Stanley|FK|-51.69|-57.86|2|
    Stara Liubovnia|SK|Stará Ľubovňa
    Stara LJubovna|SK|Stará Ľubovňa
    Stara Ljubovnja|SK|Stará Ľubovňa
    Stará Ľubovňa|SK|49.30|20.69|16|
    Stara Lyubovnya|SK|Stará Ľubovňa
    Stara Zagora|BG|42.43|25.64|122|
    Starachovices|PL|Starachowice
    Starachovitse|PL|Starachowice
    Starachowice|PL|51.04|21.07|54|
    Starachowice-Wierzbnik|PL|Starachowice
    Starahovice|PL|Starachowice
    Starakhovice|PL|Starachowice
    Staré Mesto|SK|48.15|17.09|46|
    Stare Miasto|SK|Staré Mesto
    Staré Strašnice|CZ|50.08|14.51|38|
    Stargard|PL|53.34|15.05|71|
    Stargard-Shhecins'kij|PL|Stargard
    Stargarda|PL|Stargard
    Stargardas|PL|Stargard
    Stargardia|PL|Stargard
    Stari grad|SK|Staré Mesto
    Stärletamaq|RU|Sterlitamak
    Starnberg|DE|48.00|11.34|24|
    Starnkarnt|PL|Stargard
    Starogard|PL|Starogard Gdański
    Starogard Gdański|PL|53.96|18.53|47|
    Starogard-Gdan'skij|PL|Starogard Gdański
    Starogarda|PL|Starogard Gdański
    Starogarda Gdanska|PL|Starogard Gdański
    Starogrod|PL|Stargard
    Starý Bohumín|CZ|49.92|18.34|23|
    Staryy Oskol|RU|51.30|37.85|227|
    Stashev|PL|Staszów
    Stashov|PL|Staszów
    Stashuv|PL|Staszów
    Stašova|PL|Staszów
    Staßfurt|DE|51.85|11.59|23|
    Staszów|PL|50.56|21.17|16|
    Staten Island|US|40.56|-74.14|469|
    Stavanger|NO|58.97|5.73|152|
    Stavropol|RU|45.03|41.96|434|
    Steglitz|DE|52.46|13.33|72|
    Steilshoop|DE|53.61|10.06|19|
    Steinamanger|HU|Szombathely
    Steinfurt|DE|52.15|7.34|35|
    Steinhagen|DE|52.00|8.40|20|
    Šteiras|AT|Steyr
    Stellingen|DE|53.59|9.93|23|
    Stendal|DE|52.61|11.86|38|
    Sterling Heights|US|42.58|-83.03|132|America/Detroit
    Sterlitamak|RU|53.64|55.95|267|Asia/Yekaterinburg
    Štetín|PL|Szczecin
    Stettin|PL|Szczecin
    Stettino|PL|Szczecin
    Stettinum|PL|Szczecin
    Steyer|AT|Steyr
    Steyr|AT|48.04|14.42|38|
    Stjokolna|SE|Stockholm
    Stoccholm|SE|Stockholm
    Stoccolma|SE|Stockholm
    Stockach|DE|47.85|9.01|17|
    Stockelsdorf|DE|53.89|10.65|17|
    Stockerau|AT|48.38|16.22|16|
    Stockholbma|SE|Stockholm
    Stockholm|SE|59.33|18.07|1515|
    Stockolm|SE|Stockholm
    Stockport|GB|53.41|-2.16|139|
    Stockton|US|37.96|-121.29|306|America/Los_Angeles
    Stócólm|SE|Stockholm
    Stocólma|SE|Stockholm
    Stodůlky|CZ|50.05|14.32|61|
    Stokcholme|SE|Stockholm
    Stoke-on-Trent|GB|53.00|-2.19|258|
    Štokerau|AT|Stockerau
    Stokgol'm|SE|Stockholm
    Štokholm|SE|Stockholm
    Stokholma|SE|Stockholm
    Stokholmas|SE|Stockholm
    Stokholmi|SE|Stockholm
    Stokholmo|SE|Stockholm
    Stokkholm|SE|Stockholm
    Stokkhólmur|SE|Stockholm
    Stokkolma|SE|Stockholm
    Stokolm|SE|Stockholm
    Stokol'ma|SE|Stockholm
    Stolberg|DE|50.77|6.23|58|
    Stolp|PL|Słupsk
    Stolpe|PL|Słupsk
    Stolpmuende|PL|Ustka
    Stolpmünde|PL|Ustka
    Stôłpsk|PL|Słupsk
    Stôrgard|PL|Stargard
    Straelen|DE|51.44|6.27|15|
    Strakonice|CZ|49.26|13.90|22|
    Strakonitse|CZ|Strakonice
    Strakonitz|CZ|Strakonice
    Stralsund|DE|54.31|13.08|59|
    Strasbôrg|FR|Strasbourg
    Strasbourg|FR|48.58|7.75|275|
    Štrasburg|FR|Strasbourg
    Štrasburk|FR|Strasbourg
    Strasnice|CZ|Staré Strašnice
    Straßborg|FR|Strasbourg
    Straßburg|FR|Strasbourg
    Straßgang|AT|47.03|15.40|16|
    Straubing|DE|48.88|12.57|45|
    Strausberg|DE|52.58|13.89|27|
    Strażburgu|FR|Strasbourg
    Strehlitz|PL|Strzelce Opolskie
    Striegau|PL|Strzegom
    Striesau|PL|Fordon
    Strigoni|HU|Esztergom
    Strigonia|HU|Esztergom
    Strigonie|HU|Esztergom
    Strigonio|HU|Esztergom
    Strigoniu|HU|Esztergom
    Strigonium|HU|Esztergom
    Střížkov|CZ|50.13|14.49|16|
    Strogino|RU|55.82|37.41|152|
    Strzegom|PL|50.96|16.35|16|
    Strzelce|PL|Strzelce Opolskie
    Strzelce Opolskie|PL|50.51|18.30|20|
    Strzygłow|PL|Strzegom
    Stšegoma|PL|Strzegom
    Stšelce Opolske|PL|Strzelce Opolskie
    Stsetsin|PL|Szczecin
    Stshegom|PL|Strzegom
    Stshel'ce-Opol'ske|PL|Strzelce Opolskie
    Stshel'ce-Opol's'ki|PL|Strzelce Opolskie
    Stshelce Opolskje|PL|Strzelce Opolskie
    Stuculma|SE|Stockholm
    Stuhlweißenburg|HU|Székesfehérvár
    Stuhr|DE|53.03|8.75|33|
    Stuokhuolms|SE|Stockholm
    Štutgartas|DE|Stuttgart
    Štutgarte|DE|Stuttgart
    Stuttgart|DE|48.78|9.18|613|
    Stuttgart Feuerbach|DE|48.81|9.16|28|
    Stuttgart Mühlhausen|DE|48.84|9.23|26|
    Stuttgart-Ost|DE|48.78|9.21|48|
    Su-čou|CN|Suzhou
    Suan Luang|TH|13.73|100.65|116|
    Süancheng|CN|Xuancheng
    Süancheng-hsien|CN|Xuancheng
    Šuang-ja-šan|CN|Shuangyashan
    Subang|ID|-6.57|107.76|137|
    Subang Jaya|MY|3.04|101.58|708|
    Subotica|RS|46.10|19.67|100|
    Subulussalam|ID|2.66|97.88|106|
    Süchow|CN|Yibin
    Sucre|BO|-19.03|-65.26|225|
    Süd-Tarawa|KI|Tarawa
    Südstadt|DE|52.36|9.75|41|
    Sudžou|CN|Suzhou
    Sueca|ES|39.20|-0.31|29|
    Suej-čou|CN|Suizhou
    Súes|EG|Suez
    Suez|EG|29.97|32.53|700|
    Suginami|JP|36.20|140.28|588|
    Suhl|DE|50.61|10.69|44|
    Suicheng|CN|33.90|117.93|257|
    Suihua|CN|46.65|126.97|252|
    Suining|CN|30.51|105.57|657|
    Suita|JP|34.76|135.52|386|
    Suiyüan|CN|Hohhot
    Suizhou|CN|31.71|113.36|619|
    Sūjāngarh|IN|27.70|74.47|184|
    Sujiatun|CN|41.66|123.34|148|
    Sukabumi|ID|-6.92|106.93|366|
    Sukawati|ID|-8.49|115.05|125|Asia/Makassar
    Sukkur|PK|27.70|68.86|564|
    Sukrah|TN|36.88|10.25|160|
    Súkre|BO|Sucre
    Sulaymaniyah|IQ|35.56|45.43|878|
    Sulechów|PL|52.08|15.63|18|
    Sulechuvas|PL|Sulechów
    Sulehova|PL|Sulechów
    Suleja|NG|9.18|7.18|162|
    Sulejmánie|IQ|Sulaymaniyah
    Sulejovek|PL|Sulejówek
    Sulejówek|PL|52.25|21.27|18|
    Sulejuvek|PL|Sulejówek
    Sulejuveka|PL|Sulejówek
    Sulekhau|PL|Sulechów
    Sulekhov|PL|Sulechów
    Sulekhuv|PL|Sulechów
    Süleymaniye|IQ|Sulaymaniyah
    Sullana|PE|-4.90|-80.69|161|
    Sultan Kudarat|PH|7.23|124.26|125|
    Sultan Pur Majra|IN|28.69|77.08|182|
    Sulţānah|SA|24.49|39.59|947|
    Sultanbeyli|TR|40.96|29.27|358|
    Sultangazi|TR|41.11|28.87|437|
    Sultānpur|IN|26.26|82.07|110|
    Sulzbach|DE|49.30|7.06|16|
    Sulzbach-Rosenberg|DE|49.50|11.75|19|
    Sumaré|BR|-22.82|-47.27|280|
    Sumayl|IQ|36.86|42.85|153|
    Sumbawanga|TZ|-7.97|31.62|304|
    Sumbe|AO|-11.21|13.84|206|
    Sumedang|ID|-6.86|107.92|200|
    Sumedang Utara|ID|-6.85|107.92|100|
    Sumgayit|AZ|40.59|49.67|427|
    Sumida|JP|35.73|139.82|288|
    Šumperk|CZ|49.97|16.97|29|
    Šumperka|CZ|Šumperk
    Šumperkas|CZ|Šumperk
    Sumy|UA|50.92|34.80|256|
    Suncheon|KR|34.95|127.49|276|
    Sunch’ŏn|KP|39.43|125.93|437|
    Sunderland|GB|54.90|-1.38|170|
    Sundern|DE|51.33|8.00|28|
    Sungai Buloh|MY|3.21|101.56|223|
    Sungai Penuh|ID|-2.06|101.39|102|
    Sungai Petani|MY|5.65|100.49|545|
    Sungailiat|ID|-1.85|106.12|101|
    Sunggal|ID|3.58|98.62|158|
    Sunnyvale|US|37.37|-122.04|156|America/Los_Angeles
    Sunok|PL|Sanok
    Sunrise Manor|US|36.21|-115.07|189|America/Los_Angeles
    Sunset Park|US|40.65|-74.01|126|
    Sunshine Coast|AU|-26.66|153.08|399|Australia/Brisbane
    Suofeje|BG|Sofia
    Suqian|CN|33.95|118.30|1438|
    Surabaya|ID|-7.25|112.75|3018|
    Surakarta|ID|-7.56|110.83|527|
    Surat|IN|21.20|72.83|4591|
    Surat Thani|TH|9.14|99.33|132|
    Surendranagar|IN|22.73|71.65|180|
    Surgut|RU|61.26|73.42|300|Asia/Yekaterinburg
    Suriāpet|IN|17.14|79.62|112|
    Sürix|CH|Zürich
    Surprise|US|33.63|-112.33|143|America/Phoenix
    Surrey|CA|49.11|-122.83|568|America/Vancouver
    Suruç|TR|36.98|38.43|101|
    Surulere|NG|6.50|3.36|192|
    Susa|HU|Ózd
    Sutton|GB|51.35|-0.20|188|
    Sutton Coldfield|GB|52.57|-1.82|110|
    Šuuri Novgorodi|RU|Velikiy Novgorod
    Suva|FJ|-18.14|178.43|77|
    Suvalkai|PL|Suwałki
    Suvalki|PL|Suwałki
    Suwałki|PL|54.11|22.93|69|
    Suwalkie|PL|Suwałki
    Ṣuwayliḥ|JO|32.02|35.84|151|
    Suwon|KR|37.29|127.01|1235|
    Suzano|BR|-23.54|-46.31|307|
    Suzhou|CN|31.30|120.60|6716|
    Suzhou|CN|33.64|116.98|1648|
    Suzuka|JP|34.88|136.58|196|
    Svätý Tomáš|ST|São Tomé
    Svažendza|PL|Swarzędz
    Svažendzas|PL|Swarzędz
    Svazhehndz|PL|Swarzędz
    Svazhendz|PL|Swarzędz
    Svebodzice|PL|Świebodzice
    Svebodzices|PL|Świebodzice
    Svebodzin|PL|Świebodzin
    Svece|PL|Świecie
    Sventochlovices|PL|Świętochłowice
    Sventohlovice|PL|Świętochłowice
    Sventokhlovice|PL|Świętochłowice
    Sveti Hipolit|AT|Sankt Pölten
    Svidnica|PL|Świdnica
    Svídnice|PL|Świdnica
    Svidnicja|PL|Świdnica
    Svidvin|PL|Świdwin
    Svidvina|PL|Świdwin
    Svidvinas|PL|Świdwin
    Svinaujs'ce|PL|Świnoujście
    Svinouiscis|PL|Świnoujście
    Svinoujs'ce|PL|Świnoujście
    Svinoujshce|PL|Świnoujście
    Svinoústí|PL|Świnoujście
    Svinouyscie|PL|Świnoujście
    Svintohuvitso|PL|Świętochłowice
    Svitave|CZ|Svitavy
    Svitavi|CZ|Svitavy
    Svitavy|CZ|49.76|16.47|16|
    Svjentokhlovice|PL|Świętochłowice
    Svjetohlovice|PL|Świętochłowice
    Swansea|GB|51.62|-3.94|300|
    Swarzędz|PL|52.41|17.09|29|
    Swiboßin|PL|Świebodzin
    Swibowina|PL|Świdwin
    Świdnica|PL|50.84|16.49|60|
    Świdnik|PL|51.22|22.70|40|
    Świdwin|PL|53.77|15.78|16|
    Świebodzice|PL|50.86|16.32|23|
    Świebodzin|PL|52.25|15.53|22|
    Świecie|PL|53.41|18.45|26|
    Swienemuenn|PL|Świnoujście
    Swienemünn|PL|Świnoujście
    Świerczewo|PL|53.43|14.51|16|
    Świętochłowice|PL|50.30|18.92|56|
    Swina|PL|Świnoujście
    Swindon|GB|51.56|-1.78|202|
    Swinemüde|PL|Świnoujście
    Swinemuende|PL|Świnoujście
    Swinemünde|PL|Świnoujście
    Swinioujscie|PL|Świnoujście
    Swinmunde|PL|Świnoujście
    Swinmutha|PL|Świnoujście
    Świnoujśće|PL|Świnoujście
    Świnoujście|PL|53.91|14.25|41|
    Śwjyntochlowicy|PL|Świętochłowice
    Sydney|AU|-33.87|151.21|5639|
    Sydney|CA|46.14|-60.18|106|America/Glace_Bay
    Syke|DE|52.91|8.82|24|
    Sykhiv|UA|49.79|24.06|151|
    Syktyvkar|RU|61.66|50.82|245|
    Sylhet|BD|24.90|91.87|237|
    Śymjanowicy|PL|Siemianowice Śląskie
    Šymkent|KZ|Shymkent
    Šymkentas|KZ|Shymkent
    Syracuse|US|43.05|-76.15|144|
    Syzran|RU|53.16|48.47|189|Europe/Samara
    Szálem|IN|Salem
    Szamotuły|PL|52.61|16.58|19|
    Szanghaj|CN|Shanghai
    Szarajevó|BA|Sarajevo
    Szardża|AE|Sharjah
    Szarvas|HU|46.87|20.55|18|
    Százhalombatta|HU|47.33|18.94|18|
    Szczecenko|PL|Szczecinek
    Szczecin|PL|53.43|14.55|396|
    Szczecinek|PL|53.71|16.70|38|
    Szczepin|PL|51.12|17.01|18|
    Szczetno|PL|Szczecin
    Szczytno|PL|53.56|20.99|26|
    Szczyton|PL|Szczytno
    Szeged|HU|46.25|20.15|161|
    Szegedin|HU|Szeged
    Szeghed|HU|Szeged
    Székesfehérvár|HU|47.19|18.41|102|
    Szekszárd|HU|46.35|18.71|34|
    Szenc|SK|Senec
    Szenice|SK|Senica
    Szentendre|HU|47.67|19.08|24|
    Szentes|HU|46.66|20.26|28|
    Szentpétervár|RU|Saint Petersburg
    Szentsimon|HU|Ózd
    Széphalom|HU|Sátoraljaújhely
    Szered|SK|Sereď
    Szigentmiklos|HU|Szigetszentmiklós
    Szigetsentmiklos|HU|Szigetszentmiklós
    Szigetszentmiklós|HU|47.34|19.04|25|
    Szinna|SK|Snina
    Szkopje|MK|Skopje
    Szófia|BG|Sofia
    Szolnok|HU|47.18|20.20|71|
    Szombathely|HU|47.23|16.62|78|
    Szőny|HU|Komárom
    Szöul|KR|Seoul
    Sztálinváros|HU|Dunaújváros
    Sztanyiszló|UA|Ivano-Frankivsk
    Sztetin|PL|Szczecin
    Sztokholm|SE|Stockholm
    Szukkúr|PK|Sukkur
    Ta-čching|CN|Daqing
    Ta-čou|CN|Dazhou
    Tabar|CZ|Tábor
    Taboão da Serra|BR|-23.63|-46.79|274|
    Tábor|CZ|49.41|14.66|36|
    Tabora|TZ|-5.02|32.83|309|
    Taboras|CZ|Tábor
    Täbris|IR|Tabriz
    Tabriz|IR|38.08|46.29|1425|
    Tabuk|SA|28.40|36.57|667|
    Tabuk|PH|17.41|121.28|123|
    Tabuk|PH|17.47|121.47|123|
    Tacheng|CN|46.75|82.96|161|Asia/Urumqi
    Tachikawa|JP|35.71|139.42|184|
    Tacloban|PH|11.24|125.00|259|
    Tacna|PE|-18.01|-70.25|286|
    Tacoma|US|47.25|-122.44|223|America/Los_Angeles
    Tacoronte|ES|28.48|-16.41|24|Atlantic/Canary
    Tacurong|PH|6.69|124.68|117|
    Tadepalligudem|IN|16.81|81.53|113|
    Tadpatri|IN|14.91|78.01|108|
    Taganrog|RU|47.24|38.91|279|
    Taganskiy|RU|55.73|37.67|116|
    Tägu|KR|Daegu
    Taguatinga|BR|-15.83|-48.06|193|
    Taguig|PH|14.52|121.08|1308|
    Tahoua|NE|14.89|5.27|159|
    Ţahţā|EG|26.77|31.50|134|
    Tai Po|HK|22.45|114.17|274|
    Tai’an|CN|36.19|117.12|1735|
    Taibai|CN|30.82|108.36|108|
    Taicang|CN|31.45|121.09|831|
    Taichung|TW|24.15|120.68|2850|
    Taičungas|TW|Taichung
    Ta’if|SA|21.27|40.42|689|
    Taillinn|EE|Tallinn
    Tainan|TW|22.99|120.21|1857|
    Taipa|MO|22.16|113.56|112|
    Taipé|TW|Taipei
    Taipei|TW|25.05|121.53|7872|
    Taiping|MY|4.85|100.73|218|
    Taishan|CN|22.25|112.78|145|
    Taito|JP|35.71|139.78|211|
    Taitung|TW|22.76|121.14|103|
    Taiyuan|CN|37.87|112.56|4304|
    Taiyüan-fu|CN|Taiyuan
    Taiz|YE|13.58|44.02|941|
    Taizhou|CN|32.49|119.91|1607|
    Taizhou|CN|28.66|121.43|1486|
    Tajimi|JP|35.32|137.13|108|
    Tajjüan|CN|Taiyuan
    Tājūrā’|LY|32.88|13.35|100|
    Takamatsu|JP|34.33|134.05|419|
    Takaoka|JP|36.75|137.02|170|
    Takarazuka|JP|34.80|135.36|226|
    Takasaki|JP|36.33|139.02|373|
    Takatsuki|JP|34.85|135.62|354|
    Takeo|KH|10.99|104.78|844|
    Takoradi|GH|4.90|-1.76|389|
    Talatona|AO|-8.92|13.19|500|
    Talavera de la Reina|ES|39.96|-4.83|89|
    Talca|CL|-35.42|-71.65|197|
    Talcahuano|CL|-36.72|-73.12|150|
    Taldykorgan|KZ|45.02|78.37|117|
    Talhar|PK|24.88|68.81|200|
    Talín|EE|Tallinn
    Talinas|EE|Tallinn
    Taling Chan|TH|13.78|100.46|105|
    Talini|EE|Tallinn
    Talino|EE|Tallinn
    Talins|EE|Tallinn
    Talisay|PH|10.24|123.85|133|
    Talisay|PH|10.74|122.97|109|
    Ţalkhā|EG|31.05|31.38|113|
    Tallahassee|US|30.44|-84.28|202|
    Tallidn|EE|Tallinn
    Tallin|EE|Tallinn
    Tallina|EE|Tallinn
    Tallinn|EE|59.44|24.75|394|
    Tallinna|EE|Tallinn
    Tam Kỳ|VN|15.57|108.47|165|
    Tama|JP|35.64|139.47|148|
    Tamale|GH|9.40|-0.84|464|
    Taman Petaling|MY|3.20|101.65|423|
    Tambacounda|SN|13.77|-13.67|149|
    Tambaram|IN|12.92|80.13|175|
    Tambov|RU|52.74|41.44|294|
    Tampa|US|27.95|-82.46|415|
    Tampere|FI|61.50|23.79|261|
    Tampico|MX|22.29|-97.88|309|America/Monterrey
    Tampines Estate|SG|1.36|103.94|265|
    Tampines New Town|SG|1.35|103.95|260|
    Tân An|VN|10.54|106.41|215|
    Tân Châu|VN|10.80|105.24|175|
    Tandil|AR|-37.33|-59.14|116|
    Tando Adam|PK|25.77|68.66|174|
    Tando Allahyar|PK|25.46|68.72|422|
    Tando Bago|PK|24.79|68.97|427|
    Tando Muhammad Khan|PK|25.12|68.54|114|
    Tanga|TZ|-5.07|39.10|393|
    Tangail|BD|24.25|89.92|180|
    Tangará da Serra|BR|-14.62|-57.49|113|America/Cuiaba
    Tánger|MA|Tangier
    Tangerang|ID|-6.18|106.63|1928|
    Tanggu|CN|39.02|117.65|535|
    Tanghe|CN|32.69|112.83|278|
    Tangier|MA|35.77|-5.80|1035|
    Tangšan|CN|Tangshan
    Tangšanas|CN|Tangshan
    Tangshan|CN|39.64|118.18|3372|
    Tanjung Pandan|ID|-2.73|107.63|103|
    Tanjung Pinang|ID|0.92|104.46|228|
    Tanjungbalai|ID|2.97|99.80|191|
    Tanta|EG|30.79|31.00|577|
    Tantou|CN|22.75|113.83|320|
    Tanza|PH|14.68|120.94|106|
    Tanzhou|CN|22.26|113.47|382|
    Taonan|CN|45.33|122.78|113|
    Taourirt|MA|34.41|-2.90|113|
    Taoyuan|TW|24.99|121.30|476|
    Taozhou|CN|30.91|119.41|147|
    Tapachula|MX|14.91|-92.26|354|America/Merida
    Tápé|HU|Szeged
    Tapolca|HU|46.88|17.44|18|
    Tapolcafő|HU|Pápa
    Tapolcza|HU|Tapolca
    Tapolezai|HU|Tapolca
    Tarakan|ID|3.31|117.59|255|Asia/Makassar
    Tarancón|ES|40.01|-3.01|16|
    Taranto|IT|40.46|17.25|199|
    Tarawa|KI|1.33|172.98|40|
    Taraz|KZ|42.90|71.37|358|
    Targówek|PL|52.29|21.05|124|
    Târgu Mureş|RO|46.54|24.56|213|
    Targuvek|PL|Targówek
    Táriba|VE|7.82|-72.22|138|
    Tarifa|ES|36.01|-5.61|18|
    Tarija|BO|-21.54|-64.73|159|
    Tarime|TZ|-1.35|34.37|133|
    Tarlac City|PH|15.48|120.60|402|
    Tarnobjeg|PL|Tarnobrzeg
    Tarnobrzeg|PL|50.57|21.68|50|
    Tarnobrzyg|PL|Tarnobrzeg
    Tarnobžega|PL|Tarnobrzeg
    Tarnobžegas|PL|Tarnobrzeg
    Tarnobzhag|PL|Tarnobrzeg
    Tarnobzheg|PL|Tarnobrzeg
    Tarnobzhege|PL|Tarnobrzeg
    Tarnov|PL|Tarnów
    Tarnova|PL|Tarnów
    Tarnovske Gori|PL|Tarnowskie Góry
    Tarnovske Gurai|PL|Tarnowskie Góry
    Tarnovske Guri|PL|Tarnowskie Góry
    Tarnovske-Gury|PL|Tarnowskie Góry
    Tarnovs'ki Guri|PL|Tarnowskie Góry
    Tarnovskje Gori|PL|Tarnowskie Góry
    Tarnów|PL|50.01|20.99|118|
    Tarnowitz|PL|Tarnowskie Góry
    Tarnowske Gůry|PL|Tarnowskie Góry
    Tarnowskie Góry|PL|50.45|18.86|61|
    Tarnuu|PL|Tarnów
    Tarnuv|PL|Tarnów
    Tarnuvas|PL|Tarnów
    Tarnůw|PL|Tarnów
    Tarragona|ES|41.12|1.25|142|
    Tàrrega|ES|41.65|1.14|17|
    Tarsus|TR|36.92|34.89|351|
    Ţarţūs|SY|34.89|35.89|458|
    Tasek Glugor|MY|5.48|100.50|136|
    Tashkent|UZ|41.26|69.22|1978|
    Tasikmalaya|ID|-7.33|108.22|771|
    Taškent|UZ|Tashkent
    Taškenta|UZ|Tashkent
    Taškentas|UZ|Tashkent
    Tata|HU|47.65|18.32|23|
    Tatabana|HU|Tatabánya
    Tatabania|HU|Tatabánya
    Tatabanj|HU|Tatabánya
    Tataban'ja|HU|Tatabánya
    Tatabánya|HU|47.59|18.38|66|
    Tatatóváros|HU|Tata
    Tatuí|BR|-23.36|-47.86|129|
    Taubaté|BR|-23.03|-45.56|322|
    Taufkirchen|DE|48.05|11.62|18|
    Taunggyi|MM|20.79|97.04|160|
    Taungoo|MM|18.94|96.43|107|
    Taunsa|PK|30.70|70.65|116|
    Taunusstein|DE|50.15|8.15|30|
    Tauranga|NZ|-37.69|176.17|161|
    Tavernes de la Valldigna|ES|39.07|-0.27|18|
    Tawau|MY|4.24|117.89|373|Asia/Kuching
    Tây Hồ|VN|21.07|105.81|168|Asia/Bangkok
    Tây Ninh|VN|11.31|106.10|135|
    Tayabas|PH|14.03|121.59|115|
    Taytay|PH|14.56|121.13|231|
    Taza|MA|34.21|-4.01|162|
    Tbilisi|GE|41.69|44.83|1049|
    Tčeva|PL|Tczew
    Tčevas|PL|Tczew
    Tchaj-čou|CN|Taizhou
    Tchaj-čou|CN|Taizhou
    Tchaj-čung|TW|Taichung
    Tchaj-jüan|CN|Taiyuan
    Tchang-šan|CN|Tangshan
    Tcherkássi|UA|Cherkasy
    Tchev|PL|Tczew
    Tchien-ťin|CN|Tianjin
    Tczew|PL|54.09|18.78|60|
    Te-čou|CN|Dezhou
    Tébessa|DZ|35.40|8.12|194|
    Tebingtinggi|ID|3.33|99.16|118|
    Tebük|SA|Tabuk
    Tegal|ID|-6.87|109.14|297|
    Tegel|DE|52.58|13.29|37|
    Tegucigalpa|HN|14.08|-87.21|851|
    Teguise|ES|29.06|-13.56|19|Atlantic/Canary
    Teherán|IR|Tehran
    Tehran|IR|35.69|51.42|7153|
    Tehuacán|MX|18.46|-97.40|249|
    Teixeira de Freitas|BR|-17.54|-39.74|145|America/Bahia
    Tekirdağ|TR|40.98|27.51|122|
    Tekstil’shchiki|RU|55.70|37.74|100|
    Tel Aviv|IL|32.08|34.78|433|
    Telde|ES|27.99|-15.42|123|Atlantic/Canary
    Telford|GB|52.68|-2.45|156|
    Telfs|AT|47.31|11.07|15|
    Telgte|DE|51.98|7.78|19|
    Teltow|DE|52.40|13.26|20|
    Teluk Intan|MY|4.02|101.02|233|
    Teluknaga|ID|-6.10|106.64|175|
    Tema|GH|5.67|-0.02|156|
    Temara|MA|33.93|-6.91|342|
    Temecula|US|33.49|-117.15|110|America/Los_Angeles
    Temesvár|RO|Timişoara
    Temirtau|KZ|50.05|72.95|171|
    Temišvar|RO|Timişoara
    Tempe|US|33.41|-111.91|176|America/Phoenix
    Tempe Junction|US|33.41|-111.94|158|America/Phoenix
    Tempelhof|DE|52.47|13.40|62|
    Templin|DE|53.12|13.50|18|
    Temuco|CL|-38.74|-72.60|238|
    Tengyue|CN|24.99|98.51|127|
    Teni|IN|10.01|77.48|1035|
    Teo|ES|42.80|-8.55|18|
    Teófilo Otoni|BR|-17.86|-41.51|101|
    Tepexpan|MX|19.61|-98.94|103|
    Tepic|MX|21.51|-104.89|333|America/Mazatlan
    Teplice|CZ|50.64|13.82|51|
    Teplice-Šanov|CZ|Teplice
    Teplitse|CZ|Teplice
    Teplitz|CZ|Teplice
    Teplitz-Schoenau|CZ|Teplice
    Teplitz-Schönau|CZ|Teplice
    Terana|AL|Tirana
    Teresina|BR|-5.09|-42.80|871|America/Fortaleza
    Teresópolis|BR|-22.42|-42.98|177|
    Terézváros|HU|Budapest VI. kerület
    Ternate|ID|0.79|127.38|211|Asia/Jayapura
    Terni|IT|42.56|12.64|111|
    Ternopil|UA|49.55|25.59|225|
    Terrassa|ES|41.57|2.02|219|
    Terrebonne|CA|45.70|-73.65|112|
    Terst|IT|Trieste
    Teruel|ES|40.35|-1.11|36|
    Tesalónica|GR|Thessaloníki
    Teschen|PL|Cieszyn
    Teschen|CZ|Český Těšín
    Teshi Old Town|GH|5.58|-0.11|144|
    Tešín|PL|Cieszyn
    Tesin|CZ|Český Těšín
    Tesino|PL|Cieszyn
    Tessinum|PL|Cieszyn
    Tete|MZ|-16.16|33.59|357|
    Tétouan|MA|35.58|-5.37|416|
    Tetschen|CZ|Děčín
    Tetschen-Bodenbach|CZ|Děčín
    Tettnang|DE|47.67|9.59|18|
    Tetuán de las Victorias|ES|40.46|-3.70|155|
    Texcoco de Mora|MX|19.51|-98.88|105|
    Teziutlan|MX|19.82|-97.36|104|
    Thái Nguyên|VN|21.59|105.85|420|Asia/Bangkok
    Thāne|IN|19.20|72.96|1841|
    Thānesar|IN|29.97|76.83|155|
    Thanh Hóa|VN|19.80|105.77|850|Asia/Bangkok
    Thanh Khê|VN|16.07|108.19|201|
    Thành Phố Bà Rịa|VN|10.50|107.17|235|
    Thành phố Sông Công|VN|21.48|105.84|128|
    Thanh Xuân|VN|20.99|105.80|293|Asia/Bangkok
    Thanjavur|IN|10.79|79.14|291|
    Thaton|MM|16.92|97.37|124|
    The Bronx|US|40.85|-73.87|1385|
    The Hague|NL|52.08|4.30|474|
    The Valley|AI|18.22|-63.06|2|
    Theben-Neudorf|SK|Devínska Nová Ves
    Thembisa|ZA|-26.00|28.23|512|
    Thenali|IN|16.24|80.64|165|
    Theranda|AL|Tirana
    Theresienstadt|HU|Budapest VI. kerület
    Thermae Carolinae|CZ|Karlovy Vary
    Thessaloníki|GR|40.64|22.93|318|
    Thị Trấn Đại Từ|VN|21.63|105.64|179|
    Thị Trấn Đông Triều|VN|21.08|106.51|249|Asia/Bangkok
    Thị Trấn Thuận Châu|VN|21.44|103.69|153|
    Thiès|SN|14.79|-16.93|318|
    Thiès Nones|SN|14.78|-16.97|252|
    Thika|KE|-1.03|37.07|251|
    Thimphu|BT|27.47|89.64|99|
    Thiruvananthapuram|IN|8.49|76.95|788|
    Thohoyandou|ZA|-22.95|30.48|107|
    Thới Lai|VN|10.07|105.56|110|
    Thomasovia|PL|Tomaszów Mazowiecki
    Thon Buri|TH|13.72|100.49|120|
    Thoothukudi|IN|8.77|78.13|411|
    Thorn|PL|Toruń
    Thornton|US|39.87|-104.97|133|America/Denver
    Thorshavn|FO|Tórshavn
    THorshoefn|FO|Tórshavn
    Thorunium|PL|Toruń
    Thốt Nốt|VN|10.27|105.53|158|
    Thousand Oaks|US|34.17|-118.84|129|America/Los_Angeles
    Thrissur|IN|10.52|76.22|316|
    Thủ Dầu Một|VN|10.98|106.65|373|
    Thủ Đức|VN|10.85|106.77|525|
    Thuận An|VN|10.92|106.71|589|
    Thuận Thanh|VN|21.05|106.08|200|Asia/Bangkok
    Thunder Bay|CA|48.38|-89.25|109|
    Thung Khru|TH|13.63|100.51|116|
    THunreshaefen|FO|Tórshavn
    Thuqbah|SA|26.26|50.20|249|
    Ťi-lin|CN|Jilin
    Ťi-nan|CN|Jinan
    Ťi-ning|CN|Jining
    Ťia-sing|CN|Jiaxing
    Tianfu|CN|37.26|122.05|115|
    Ťiang-men|CN|Jiangmen
    Tianjin|CN|39.14|117.18|11090|
    Tianshui|CN|34.58|105.74|1213|
    Ťiao-cuo|CN|Jiaozuo
    Tiaret|DZ|35.37|1.32|179|
    Tías|ES|28.96|-13.65|20|Atlantic/Canary
    Tíblisi|GE|Tbilisi
    Tiblíssi|GE|Tbilisi
    Tichau|PL|Tychy
    Ťie-jang|CN|Jieyang
    Tiébo|SN|14.63|-16.23|100|
    Tieli|CN|46.98|128.05|108|
    Tieling|CN|42.29|123.84|334|
    Tíflis|GE|Tbilisi
    Tigwav|HT|18.43|-72.87|118|
    Tihi|PL|Tychy
    Tijuana|MX|32.50|-117.00|1923|America/Tijuana
    Tikhi|PL|Tychy
    Tilburg|NL|51.56|5.09|222|
    Ţimā|EG|26.91|31.43|101|
    Timfú|BT|Thimphu
    Timika|ID|-4.61|136.68|143|Asia/Jayapura
    Timişoara|RO|45.75|21.23|251|
    Timišvár|RO|Timişoara
    Timon|BR|-5.09|-42.84|174|America/Fortaleza
    Ťin-chua|CN|Jinhua
    Ťin-čou|CN|Jinzhou
    Tin Shui Wai|HK|22.46|114.00|286|
    Tinaquillo|VE|9.92|-68.30|116|
    Ťing-čou|CN|Jingzhou
    Ťing-men|CN|Jingmen
    Tịnh Biên|VN|10.60|104.94|143|
    Tinsukia|IN|27.49|95.36|116|
    Tiorána|AL|Tirana
    Ťiou-ťiang|CN|Jiujiang
    Tiran|AL|Tirana
    Tiran-a|AL|Tirana
    Tirana|AL|41.33|19.82|418|
    Tiranae|AL|Tirana
    Tirane|AL|Tirana
    Tirano|AL|Tirana
    Tiraspol|MD|46.84|29.63|157|
    Tirmiz|UZ|37.22|67.28|183|Asia/Samarkand
    Tiruččiráppalli|IN|Tiruchirappalli
    Tiruccsirápalli|IN|Tiruchirappalli
    Tiruchirappalli|IN|10.82|78.70|1023|
    Tirunelveli|IN|8.73|77.68|1436|
    Tirupati|IN|13.64|79.42|295|
    Tiruppur|IN|11.12|77.35|963|
    Tiruvannamalai|IN|12.23|79.07|145|
    Tiruvottiyūr|IN|13.16|80.30|249|
    Tisaujvarosh|HU|Tiszaújváros
    Tiszaszederken|HU|Tiszaújváros
    Tiszaszederkény|HU|Tiszaújváros
    Tiszaújváros|HU|47.93|21.08|17|
    Titāgarh|IN|22.74|88.37|128|
    Titiwangsa|MY|3.18|101.70|122|
    Titograd|ME|Podgorica
    Titschein|CZ|Jičín
    Tiumeń|RU|Tyumen
    Tivaouane|SN|14.95|-16.82|103|
    Tizi Ouzou|DZ|36.71|4.05|104|
    Tjandžin|CN|Tianjin
    Tjumeń|RU|Tyumen
    Tláhuac|MX|19.29|-99.01|305|
    Tlalnepantla|MX|19.54|-99.20|653|
    Tlalpan|MX|19.30|-99.16|575|
    Tlaquepaque|MX|20.64|-103.29|650|
    Tlemcen|DZ|34.88|-1.31|174|
    Toa Payoh New Town|SG|1.34|103.85|121|
    Toamasina|MG|-18.15|49.40|345|
    Toba Tek Singh|PK|30.97|72.48|123|
    Tobolsk|RU|58.20|68.25|114|Asia/Yekaterinburg
    Tobruk|LY|32.09|23.95|141|
    Tochigi|JP|36.38|139.73|159|
    Tocoa|HN|15.68|-86.00|112|
    Tōkai|JP|35.02|136.91|114|
    Tokat|TR|40.31|36.55|130|
    Tŏkch’ŏn|KP|39.75|126.26|237|
    Tőketerebes|SK|Trebišov
    Tokió|JP|Tokyo
    Tokorozawa|JP|35.80|139.47|344|
    Tokoza|ZA|-26.36|28.13|106|
    Tokushima|JP|34.07|134.57|267|
    Tokuyama|JP|34.05|131.82|101|
    Tokyo|JP|35.69|139.69|9733|
    Toledo|US|41.66|-83.56|266|
    Toledo|PH|10.38|123.64|207|
    Toledo|BR|-24.71|-53.74|119|
    Toledo|ES|39.86|-4.02|87|
    Toli-Toli|ID|1.04|120.82|243|Asia/Makassar
    Toliara|MG|-23.35|43.67|179|
    Tolosa|ES|43.13|-2.08|18|
    Tołoxa|FR|Toulouse
    Tólóza|FR|Toulouse
    Toluca|MX|19.29|-99.65|489|
    Tolyatti|RU|53.53|49.35|703|Europe/Samara
    Tomakomai|JP|42.64|141.60|175|
    Tomares|ES|37.37|-6.05|23|
    Tomashev|PL|Tomaszów Lubelski
    Tomashiv|PL|Tomaszów Lubelski
    Tomashov Ljubelski|PL|Tomaszów Lubelski
    Tomashov Lubelski|PL|Tomaszów Lubelski
    Tomashov Mazovecki|PL|Tomaszów Mazowiecki
    Tomashov Mazovjecki|PL|Tomaszów Mazowiecki
    Tomashuv|PL|Tomaszów Lubelski
    Tomashuv-Ljubel'ski|PL|Tomaszów Lubelski
    Tomashuv-Ljubel'skij|PL|Tomaszów Lubelski
    Tomashuv-Mazovecki|PL|Tomaszów Mazowiecki
    Tomashuv-Mazovec'kij|PL|Tomaszów Mazowiecki
    Tomašova Lubelska|PL|Tomaszów Lubelski
    Tomašova Mazovecka|PL|Tomaszów Mazowiecki
    Tomaszów|PL|Tomaszów Mazowiecki
    Tomaszów|PL|Tomaszów Lubelski
    Tomaszów Lubelski|PL|50.45|23.42|20|
    Tomaszów Mazowiecki|PL|51.53|20.01|67|
    Tomelloso|ES|39.16|-3.02|36|
    Tomoshuv Lyubel'ski|PL|Tomaszów Lubelski
    Tomsk|RU|56.50|84.98|574|Asia/Tomsk
    Tonalá|MX|20.62|-103.24|409|
    Tondabayashichō|JP|34.50|135.60|133|
    Tongchuan|CN|34.90|108.95|418|
    Tongchuanshi|CN|35.07|109.08|224|
    Tonghua|CN|41.72|125.93|510|
    Tongliao|CN|43.61|122.27|261|
    Tongling|CN|30.95|117.78|402|
    Tongren|CN|35.51|102.02|104|
    Tongshan|CN|34.18|117.16|330|
    Tongzhou|CN|39.90|116.66|163|
    Tönisvorst|DE|51.32|6.49|30|
    Tonk|IN|26.17|75.79|165|
    Toowoomba|AU|-27.56|151.95|142|Australia/Brisbane
    Topal'chany|SK|Topoľčany
    Topeka|US|39.05|-95.68|126|America/Chicago
    Topolcani|SK|Topoľčany
    Topoľčany|SK|48.56|18.17|24|
    Topol'chani|SK|Topoľčany
    Topolczany|SK|Topoľčany
    Topoljčani|SK|Topoľčany
    Topoltschan|SK|Topoľčany
    Toponár|HU|Kaposvár
    Tóquio|JP|Tokyo
    Torbat-e Ḩeydarīyeh|IR|35.27|59.22|126|
    Tordera|ES|41.70|2.72|15|
    Tordher|PK|33.99|72.29|150|
    Torgau|DE|51.56|13.00|19|
    Torí|IT|Turin
    Toride|JP|35.90|140.08|105|
    Tórínó|IT|Turin
    Torń|PL|Toruń
    Töröcske|HU|Kaposvár
    Toroksentmiklosh|HU|Törökszentmiklós
    Törökszenimiklós|HU|Törökszentmiklós
    Törökszentmiklós|HU|47.18|20.42|23|
    Toronto|CA|43.71|-79.40|2794|
    Toroun|PL|Toruń
    Torrance|US|33.84|-118.34|144|America/Los_Angeles
    Torre del Mar|ES|36.74|-4.09|22|
    Torre-Pacheco|ES|37.74|-0.95|36|
    Torredembarra|ES|41.15|1.40|15|
    Torrejón de Ardoz|ES|40.46|-3.47|118|
    Torrelavega|ES|43.35|-4.05|55|
    Torrelodones|ES|40.58|-3.93|22|
    Torremolinos|ES|36.62|-4.50|65|
    Torrent|ES|39.44|-0.47|79|
    Torreón|MX|25.54|-103.42|735|America/Monterrey
    Torrevieja|ES|37.98|-0.68|83|
    Torrox|ES|36.76|-3.95|17|
    Torsavno|FO|Tórshavn
    Torschavn|FO|Tórshavn
    Torsgavn|FO|Tórshavn
    Torshamn|FO|Tórshavn
    Torshaunas|FO|Tórshavn
    Tórshavn|FO|62.01|-6.77|13|
    Torshgavn|FO|Tórshavn
    Torshkhavn|FO|Tórshavn
    Torskhaun|FO|Tórshavn
    Torskhavn|FO|Tórshavn
    Tortosa|ES|40.81|0.52|35|
    Toruń|PL|53.01|18.60|197|
    Toruna|PL|Toruń
    Torune|PL|Toruń
    Toruni|PL|Toruń
    Torunj|PL|Toruń
    Toshima|JP|35.76|139.74|302|
    Tósok|HU|Ajka
    Tósokberénd|HU|Ajka
    Totana|ES|37.77|-1.50|29|
    Totis|HU|Tata
    Totonicapán|GT|14.91|-91.36|104|
    Tottenham|GB|51.60|-0.07|130|
    Tottori-shi|JP|35.50|134.23|188|
    Touba|SN|14.86|-15.88|1121|
    Toufen|TW|24.69|120.91|106|
    Touggourt|DZ|33.11|6.07|143|
    Toulon|FR|43.12|5.93|169|
    Toulouse|FR|43.60|1.44|512|
    Tours|FR|47.39|0.70|142|
    Touršhavna|FO|Tórshavn
    Townsville|AU|-19.27|146.81|201|Australia/Brisbane
    Töwriz|IR|Tabriz
    Toyama|JP|36.70|137.22|416|
    Toyohashi|JP|34.77|137.38|377|
    Toyokawa|JP|34.82|137.40|185|
    Toyonaka|JP|34.78|135.47|402|
    Toyota|JP|35.08|137.15|426|
    Trà Vinh|VN|9.95|106.34|160|
    Trabzon|TR|41.01|39.73|244|
    Trafalgar|ES|40.43|-3.70|25|
    Trảng Bàng|VN|11.03|106.36|162|
    Traun|AT|48.22|14.24|25|
    Traunreut|DE|47.96|12.59|21|
    Traunstein|DE|47.87|12.64|18|
    Trautenau|CZ|Trutnov
    Třebíč|CZ|49.21|15.88|35|
    Trebishov|SK|Trebišov
    Trebišov|SK|48.63|21.72|23|
    Trebišova|SK|Trebišov
    Trebišovas|SK|Trebišov
    Trebitsch-Stadt|CZ|Třebíč
    Trenchin|SK|Trenčín
    Trenčín|SK|48.89|18.04|58|
    Trencsén|SK|Trenčín
    Trenczyn|SK|Trenčín
    Trento|IT|46.07|11.12|121|
    Trentschin|SK|Trenčín
    Trentsen|SK|Trenčín
    Treptow|DE|52.49|13.44|50|
    Tres Cantos|ES|40.60|-3.71|42|
    Treuburg|PL|Olecko
    Tri-Cities|US|46.25|-119.20|244|America/Los_Angeles
    Trier|DE|49.76|6.64|100|
    Triest|IT|Trieste
    Trieste|IT|45.65|13.78|204|
    Trincomalee|LK|8.58|81.23|108|
    Trindade|BR|-16.65|-49.49|142|
    Třinec|CZ|49.68|18.67|38|
    Tripilí|LY|Tripoli
    Trípol|LY|Tripoli
    Tripoli|LY|32.89|13.19|1303|
    Tripoli|LB|34.43|35.84|229|
    Trnava|SK|48.38|17.59|63|
    Trnawa|SK|Trnava
    Trois-Rivières|CA|46.35|-72.55|144|
    Troisdorf|DE|50.81|7.15|75|
    Trondheim|NO|63.43|10.40|217|
    Troparëvo|RU|55.66|37.48|118|
    Troppau|CZ|Opava
    Trossingen|DE|48.08|8.64|15|
    Trshebich|CZ|Třebíč
    Trshinec|CZ|Třinec
    Tršineca|CZ|Třinec
    Tršinecas|CZ|Třinec
    Trujillo|PE|-8.12|-79.03|1068|
    Trutnau|CZ|Trutnov
    Trutnov|CZ|50.56|15.91|31|
    Trutnovas|CZ|Trutnov
    Trzcianka|PL|53.04|16.46|17|
    Trzcónka|PL|Trzcianka
    Trzebinia|PL|50.16|19.47|19|
    Trzyniec|CZ|Třinec
    Tsaritsyno|RU|55.63|37.65|123|
    Tschabe|HU|Békéscsaba
    Tschechisch Teschen|CZ|Český Těšín
    Tschenstochau|PL|Częstochowa
    Tschön-dschu|KR|Jeonju
    Tschongrad|HU|Csongrád
    Tšcjanka|PL|Trzcianka
    Tsebina|PL|Trzebinia
    Tšeboksary|RU|Cheboksary
    Tsekhanov|PL|Ciechanów
    Tšeljabinsk|RU|Chelyabinsk
    Tsenstochova|PL|Częstochowa
    Tsentralno-Miskyi|UA|48.30|38.03|118|
    Tsentralnyi|UA|47.10|37.55|180|
    Tšerepovets|RU|Cherepovets
    Tšerkasy|UA|Cherkasy
    Tšernigiv|UA|Chernihiv
    Tšernihiv|UA|Chernihiv
    Tšernivtsi|UA|Chernivtsi
    Tseske Mpountegiobitse|CZ|České Budějovice
    Tseung Kwan O|HK|22.33|114.25|413|
    Tshcanka|PL|Trzcianka
    Tshchanka|PL|Trzcianka
    Tshchjanka|PL|Trzcianka
    Tshcjanka|PL|Trzcianka
    Tshebina|PL|Trzebinia
    Tshebinja|PL|Trzebinia
    Tshikapa|CD|-6.42|20.80|635|Africa/Lubumbashi
    Tshilenge|CD|-10.97|22.90|116|Africa/Lubumbashi
    Tsing Yi Town|HK|22.35|114.10|182|
    Tsingyüan|CN|Qingyuan
    Tsingyüan-hsien|CN|Baoding
    Tsingyün|CN|Qingyuan
    Tsingyünhsien|CN|Qingyuan
    Tšita|RU|Chita
    Tsu|JP|34.73|136.52|275|
    Tsuchiura|JP|36.09|140.21|144|
    Tsuen Wan|HK|22.37|114.11|319|
    Tsukuba|JP|36.08|140.12|242|
    Tsürix|CH|Zürich
    Tsuruoka|JP|38.72|139.82|125|
    Tsuyama|JP|35.05|134.00|102|
    Tszöyan|CN|Ziyang
    Tubarão|BR|-28.47|-49.01|110|
    Tübenkama|RU|Nizhnekamsk
    Tübingen|DE|48.52|9.05|92|
    Tucson|US|32.22|-110.93|543|America/Phoenix
    Tucumán|AR|San Miguel de Tucumán
    Tudela|ES|42.06|-1.60|35|
    Tuen Mun|HK|22.39|113.97|508|
    Tuguegarao|PH|17.62|121.72|167|
    Tui|ES|42.05|-8.64|17|
    Túinis|TN|Tunis
    Tukholma|SE|Stockholm
    Tula|RU|54.20|37.62|483|
    Tulancingo|MX|20.08|-98.36|102|
    Tulsa|US|36.15|-95.99|413|America/Chicago
    Tuluá|CO|4.08|-76.20|222|
    Tümen|RU|Tyumen
    Tumkūr|IN|13.34|77.10|307|
    Tumxuk|CN|39.87|79.06|136|Asia/Urumqi
    Tunduma|TZ|-9.30|32.77|219|
    Túnez|TN|Tunis
    Tung Chung|HK|22.29|113.94|114|
    Tungi|BD|23.89|90.40|338|
    Tungipara|BD|22.90|89.90|114|
    Tunis|TN|36.82|10.17|693|
    Túnixi|TN|Tunis
    Túniz|TN|Tunis
    Tunja|CO|5.54|-73.36|173|
    Túrcú|FI|Turku
    Turek|PL|52.02|18.50|30|
    Turén|IT|Turin
    Turgutlu|TR|38.50|27.70|103|
    Turhal|TR|40.39|36.08|111|
    Turin|IT|45.07|7.69|847|
    Turkistan|KZ|43.29|68.26|227|
    Türkmenabat|TM|39.07|63.58|231|
    Turku|FI|60.45|22.27|207|
    Turmero|VE|10.23|-67.47|345|
    Turnava|SK|Trnava
    Turócszentmárton|SK|Martin
    Turpan|CN|42.95|89.18|273|Asia/Urumqi
    Turyn|IT|Turin
    Tuscaloosa|US|33.21|-87.57|111|America/Chicago
    Tuttlingen|DE|47.98|8.82|35|
    Tuxtepec|MX|18.09|-96.13|159|
    Tuxtla|MX|16.75|-93.12|604|America/Merida
    Tuy Hòa|VN|13.10|109.32|156|
    Tuyên Quang|VN|21.82|105.21|105|Asia/Bangkok
    Ţūz Khūrmātū|IQ|34.89|44.63|121|
    Tuzla|BA|44.54|18.67|142|
    Tver|RU|56.86|35.90|420|
    Twifu Praso|GH|5.61|-1.55|101|
    Txerníhiv|UA|Chernihiv
    Txernivtsí|UA|Chernivtsi
    Tychos|PL|Tychy
    Tychy|PL|50.14|18.97|130|
    Tykhy|PL|Tychy
    Tyler|US|32.35|-95.30|104|America/Chicago
    Tyoply Stan|RU|55.62|37.49|125|
    Tyrana|AL|Tirana
    Tyranna|AL|Tirana
    Tyre|LB|33.27|35.19|135|
    Tyrnau|SK|Trnava
    Tyumen|RU|57.15|65.53|768|Asia/Yekaterinburg
    Uagadugú|BF|Ouagadougou
    Ubá|BR|-21.12|-42.94|103|
    Übach-Palenberg|DE|50.92|6.12|26|
    Ube|JP|33.94|131.25|174|
    Úbeda|ES|38.01|-3.37|35|
    Uberaba|BR|-19.75|-47.93|338|
    Uberlândia|BR|-18.92|-48.28|564|
    Überlingen|DE|47.77|9.17|22|
    Ubon Ratchathani|TH|15.24|104.85|123|
    Ubrique|ES|36.68|-5.45|17|
    Udaipur|IN|24.59|73.71|451|
    Uddzsaín|IN|Ujjain
    Udgīr|IN|18.39|77.12|104|
    Udine|IT|46.07|13.24|100|
    Udon Thani|TH|17.42|102.79|131|
    Udupi|IN|13.33|74.75|165|
    Udžaina|IN|Ujjain
    Udžainas|IN|Ujjain
    Udžda|MA|Oujda
    Udždžain|IN|Ujjain
    Ueda|JP|36.40|138.28|157|
    Uelzen|DE|52.96|10.57|35|
    Uerdingen|DE|51.35|6.64|18|
    UEskuep|MK|Skopje
    Uetersen|DE|53.69|9.66|18|
    Ufa|RU|54.74|55.97|1121|Asia/Yekaterinburg
    Ugarsko Gradishte|CZ|Uherské Hradiště
    Ugep|NG|5.81|8.08|200|
    Ugerske-Gradishte|CZ|Uherské Hradiště
    Ugerski-Brod|CZ|Uherský Brod
    Ugers'kij Brod|CZ|Uherský Brod
    Uherské Hradiště|CZ|49.07|17.46|25|
    Uherski Broda|CZ|Uherský Brod
    Uherský Brod|CZ|49.03|17.65|16|
    Uhersky Brodas|CZ|Uherský Brod
    Uíge|AO|-7.61|15.06|323|
    Uijeongbu-si|KR|37.74|127.05|479|
    Újbuda|HU|Budapest XI. kerület
    Ujeścisko-Łostowice|PL|54.32|18.60|30|
    Újhely|HU|Sátoraljaújhely
    Uji|JP|34.89|135.80|193|
    Ujjain|IN|23.18|75.78|515|
    Újlipótváros|HU|47.52|19.05|37|
    Újpalota|HU|47.54|19.14|36|
    Újpest|HU|47.57|19.08|101|
    Ujseged|HU|Újszeged
    Újszandec|PL|Nowy Sącz
    Újszeged|HU|46.25|20.17|25|
    Ujszony|HU|Komárom
    Újváros|CZ|Nové Město
    Újváros|HU|Komárom
    Újvidék|RS|Novi Sad
    Ukherski Brod|CZ|Uherský Brod
    Ukhta|RU|63.57|53.69|102|
    Ulaclavak|PL|Włocławek
    Uładzivastok|RU|Vladivostok
    Ulan Bator|MN|47.91|106.88|845|
    Ulan-Ude|RU|51.83|107.60|360|Asia/Irkutsk
    Ulanbátar|MN|Ulan Bator
    Ulánbátor|MN|Ulan Bator
    Ulanhot|CN|46.08|122.08|166|
    Ulanqab|CN|40.99|113.13|550|
    Ulhasnagar|IN|19.22|73.15|517|
    Uliánovsk|RU|Ulyanovsk
    Ŭllyul|KP|38.51|125.19|108|
    Ulm|DE|48.40|9.99|120|
    Ulsan|KR|35.54|129.32|1098|
    Ulu Bedok|SG|1.33|103.93|277|
    Uluberiya|IN|22.48|88.10|235|
    Ulyanovsk|RU|54.33|48.39|627|Europe/Ulyanovsk
    Umarkot|PK|25.36|69.74|145|
    Umeå|SE|63.83|20.26|130|
    Umm Qaşr|IQ|30.04|47.92|108|
    Umraniye|TR|41.02|29.12|573|
    Umuahia|NG|5.52|7.49|370|
    Umuarama|BR|-23.77|-53.33|117|
    Unaizah|SA|26.10|44.00|183|
    Ungaran|ID|-7.14|110.41|171|
    Ungarisch Brod|CZ|Uherský Brod
    Ungarisch Hradisch|CZ|Uherské Hradiště
    Universal City|US|34.14|-118.35|105|America/Los_Angeles
    Universidad|ES|40.43|-3.71|33|
    Universitäts- und Hansestadt Greifswald|DE|54.09|13.40|53|
    Unna|DE|51.54|7.69|67|
    Unnāo|IN|26.55|80.49|162|
    Unterhaching|DE|48.07|11.62|21|
    Unterkrozingen|DE|47.92|7.69|16|
    Unterkubin|SK|Dolný Kubín
    Unterschleißheim|DE|48.28|11.58|28|
    Uolecko|PL|Olecko
    Uopawa|CZ|Opava
    Uopole|PL|Opole
    Uopolske Strzelce|PL|Strzelce Opolskie
    Uorzesze|PL|Orzesze
    Upata|VE|8.02|-62.41|113|
    Uppal Kalan|IN|17.41|78.56|118|
    Upper West Side|US|40.79|-73.98|227|
    Uppsala|SE|59.86|17.64|177|
    Uraj|HU|Ózd
    Urasoe|JP|26.26|127.73|116|
    Urayasu|JP|35.66|139.90|171|
    Urbs|IT|Rome
    Urdaneta|PH|15.98|120.57|146|
    Urganch|UZ|41.55|60.63|145|Asia/Samarkand
    Urmía|IR|Orūmīyeh
    Uromi|NG|6.70|6.33|109|
    Ursinuv|PL|Ursynów
    Ursus|PL|52.20|20.88|47|
    Ursynov|PL|Ursynów
    Ursynów|PL|52.15|21.05|150|
    Uruapan|MX|19.42|-102.06|300|
    Uruguaiana|BR|-29.75|-57.09|123|
    Uruma|JP|26.38|127.86|125|
    Ürümchi|CN|Ürümqi
    Urumči|CN|Ürümqi
    Urumčis|CN|Ürümqi
    Ürümcsi|CN|Ürümqi
    Ürümqi|CN|43.80|87.60|3029|Asia/Urumqi
    Urušalim|IL|Jerusalem
    Uşak|TR|38.67|29.41|369|
    Uście nad Orlicą|CZ|Ústí nad Orlicí
    Usera|ES|40.39|-3.70|141|
    Usko|PL|Ustka
    Usküb|MK|Skopje
    Üsküdar|TR|41.02|29.01|524|
    Üsküp|MK|Skopje
    Uslar|DE|51.66|9.64|16|
    Ussuriysk|RU|43.80|131.96|157|Asia/Vladivostok
    Ust’-Ilimsk|RU|58.00|102.66|100|Asia/Irkutsk
    Ust-Kamenogorsk|KZ|49.97|82.61|319|
    Ústí|CZ|Ústí nad Labem
    Usti na Orlici|CZ|Ústí nad Orlicí
    Ústí nad Labem|CZ|50.66|14.03|90|
    Ústí nad Orlicí|CZ|49.97|16.39|15|
    Usti pie Orlices|CZ|Ústí nad Orlicí
    Ustibi-nad-Labem|CZ|Ústí nad Labem
    Ústin Orl|CZ|Ústí nad Orlicí
    Ústina Labe|CZ|Ústí nad Labem
    Ustka|PL|54.58|16.86|16|
    Ustroń|PL|49.72|18.80|16|
    Ustrona|PL|Ustroń
    Ustrůńe|PL|Ustroń
    Utebo|ES|41.71|-1.00|18|
    Utrecht|NL|52.09|5.12|376|
    Utrera|ES|37.19|-5.78|53|
    Utsunomiya|JP|36.57|139.88|519|
    Uviéu|ES|Oviedo
    Uvira|CD|-3.40|29.14|407|Africa/Lubumbashi
    Uyo|NG|5.05|7.93|437|
    Uyvar|SK|Nové Zámky
    Uzhehsnja|PL|Września
    Uzhhorod|UA|48.62|22.29|115|
    Vác|HU|47.78|19.14|35|
    Vacas|HU|Vác
    Vacoas|MU|-20.30|57.48|115|
    Vacov|HU|Vác
    Vácz|HU|Vác
    Vadavicy|PL|Wadowice
    Vadodara|IN|22.30|73.21|1822|
    Vadovice|PL|Wadowice
    Vaduc|LI|Vaduz
    Vaducas|LI|Vaduz
    Vaduz|LI|47.14|9.52|5|
    Vaduzo|LI|Vaduz
    Vágbeszterce|SK|Považská Bystrica
    Vágsellye|SK|Šaľa
    Vágújhely|SK|Nové Mesto nad Váhom
    Vaihingen an der Enz|DE|48.94|8.96|29|
    Vaileite|MT|Valletta
    Valashke Mezirzhichi|CZ|Valašské Meziříčí
    Valashki Mezirichi|CZ|Valašské Meziříčí
    Valashske-Mezirzhichi|CZ|Valašské Meziříčí
    Valašské Meziříčí|CZ|49.47|17.97|27|
    Valasske Mezirzici|CZ|Valašské Meziříčí
    Valašske Meziržyčiai|CZ|Valašské Meziříčí
    Valbzhikh|PL|Wałbrzych
    Valbzhykh|PL|Wałbrzych
    Valbžiha|PL|Wałbrzych
    Valbžychas|PL|Wałbrzych
    Valča|PL|Wałcz
    Valčas|PL|Wałcz
    Valch|PL|Wałcz
    Valdeacederas|ES|40.47|-3.70|27|
    Valdebernardo|ES|40.40|-3.62|17|
    Valdefuentes|ES|40.49|-3.64|69|
    Valdemoro|ES|40.19|-3.68|75|
    Valdepeñas|ES|38.76|-3.38|31|
    Valdezarza|ES|40.47|-3.72|30|
    Valdivia|CL|-39.81|-73.25|133|
    Vale do Paraíba|BR|São José dos Campos
    Valencia|VE|10.16|-68.00|1619|
    Valencia|ES|39.47|-0.38|824|
    Valencia|US|34.44|-118.61|148|America/Los_Angeles
    Vałénsia|ES|Valencia
    Valenzuela|PH|14.70|120.97|725|
    Valera|VE|9.32|-70.60|245|
    Valeta|MT|Valletta
    Valetta|MT|Valletta
    Valinhos|BR|-22.97|-47.00|126|
    Valladolid|ES|41.66|-4.72|301|
    Valladolís|ES|Valladolid
    Vallcarca|ES|41.41|2.14|16|
    Valle de La Pascua|VE|9.22|-66.01|153|
    Vallecas|ES|40.38|-3.62|53|
    Valledupar|CO|10.47|-73.25|490|
    Vallehermoso|ES|40.44|-3.71|20|
    Vallejo|US|38.10|-122.26|122|America/Los_Angeles
    Valleta|MT|Valletta
    Vallett|MT|Valletta
    Valletta|MT|35.90|14.51|7|
    Vallettae|MT|Valletta
    Valls|ES|41.29|1.25|25|
    Valomin|PL|Wołomin
    Valparaíso|CL|-33.04|-71.63|282|
    Valparaíso de Goiás|BR|-16.07|-47.98|199|
    Valsād|IN|20.61|72.93|140|
    Valverde|ES|40.50|-3.68|65|
    Van|TR|38.49|43.38|525|
    Van Nuys|US|34.19|-118.45|136|America/Los_Angeles
    Vancouver|CA|49.25|-123.12|662|America/Vancouver
    Vancouver|US|45.64|-122.66|196|America/Los_Angeles
    Vancôver|CA|Vancouver
    Vanderbijlpark|ZA|-26.71|27.84|247|
    Vangúve|CA|Vancouver
    Vantaa|FI|60.29|25.04|253|
    Vapi|IN|20.37|72.90|164|
    Varāmīn|IR|35.32|51.65|226|
    Varanasi|IN|25.32|83.01|1164|
    Varannó|SK|Vranov nad Topľou
    Varel|DE|53.40|8.14|25|
    Varginha|BR|-21.55|-45.43|136|
    Varkeruelet|HU|Budapest I. kerület
    Várkerület|HU|Budapest I. kerület
    Varmes Lidzbarkas|PL|Lidzbark Warmiński
    Varna|BG|43.22|27.91|319|
    Várpalota|HU|47.20|18.14|21|
    Vársá|PL|Warsaw
    Varšava|PL|Warsaw
    Varsavia|PL|Warsaw
    Varsavja|PL|Warsaw
    Varsawa|PL|Warsaw
    Varshava|PL|Warsaw
    Varshavae|PL|Warsaw
    Varsjá|PL|Warsaw
    Varsó|PL|Warsaw
    Varsova|PL|Warsaw
    Varsóvia|PL|Warsaw
    Varsovie|PL|Warsaw
    Varsovio|PL|Warsaw
    Varssavi|PL|Warsaw
    Varšuva|PL|Warsaw
    Várzea Grande|BR|-15.65|-56.13|315|America/Cuiaba
    Várzea Paulista|BR|-23.21|-46.83|116|
    Vásárhely|RO|Târgu Mureş
    Vásáros-Várad|RS|Novi Sad
    Vasas|HU|Pécs
    Vasco da Gama|IN|15.40|73.82|100|
    Vašingtonas|US|Washington
    Vašrelj|HU|Hódmezővásárhely
    Västerås|SE|59.62|16.55|128|
    Vasyl'evsky Ostrov|RU|59.94|30.25|203|
    Vaterstetten|DE|48.11|11.77|21|
    Vaticaan-Stad|VA|Vatican City
    Vatican|VA|Vatican City
    Vatican City|VA|41.90|12.45|1|
    Vaticano|VA|Vatican City
    Vatikán|VA|Vatican City
    Vatikanas|VA|Vatican City
    Vatikanstaden|VA|Vatican City
    Vatikanstadt|VA|Vatican City
    Vaughan|CA|43.84|-79.50|323|
    Vechelde|DE|52.26|10.36|16|
    Vechta|DE|52.73|8.29|30|
    Vecsés|HU|47.41|19.29|19|
    Vedado|CU|23.14|-82.39|108|
    Veen|AT|Vienna
    Vegesack|DE|53.18|8.62|35|
    Vehersky Brod|CZ|Uherský Brod
    Veiherovas|PL|Wejherowo
    Vejalpur|IN|22.69|73.56|122|
    Vejgerovo|PL|Wejherowo
    Vejherovo|PL|Wejherowo
    Vejkherovo|PL|Wejherowo
    Velbert|DE|51.34|7.04|88|
    Vélez-Málaga|ES|36.78|-4.10|74|
    Velichka|PL|Wieliczka
    Velička|PL|Wieliczka
    Veliki Nóvgorod|RU|Velikiy Novgorod
    Velikiy Novgorod|RU|58.52|31.27|223|
    Velikiye Luki|RU|56.34|30.54|103|
    Veliunis|PL|Wieluń
    Veljun|PL|Wieluń
    Vellmar|DE|51.36|9.48|19|
    Vellore|IN|12.92|79.13|485|
    Vel's|AT|Wels
    Veluna|PL|Wieluń
    Velyun'|PL|Wieluń
    Vena|AT|Vienna
    Vendžou|CN|Wenzhou
    Venlo|NL|51.37|6.17|102|
    Ventas|ES|40.42|-3.65|50|
    Venustiano Carranza|MX|19.44|-99.10|431|
    Veracruz|MX|19.18|-96.14|428|
    Verāval|IN|20.91|70.37|171|
    Verden|DE|52.92|9.24|27|
    Vereeniging|ZA|-26.67|27.93|475|
    Verekne|SK|Vrakuňa
    Veresegyház|HU|47.65|19.30|18|
    Verhunskyi|UA|48.59|39.37|186|
    Verl|DE|51.88|8.52|24|
    Verona|IT|45.44|10.99|258|
    Vérone|IT|Verona
    Versmold|DE|52.04|8.15|21|
    Veshnyaki|RU|55.72|37.82|122|
    Vespasiano|BR|-19.69|-43.92|129|
    Vesprém|HU|Veszprém
    Vespremas|HU|Veszprém
    Vesprim|HU|Veszprém
    Vesprimia|HU|Veszprém
    Vesprimo|HU|Veszprém
    Vessprém|HU|Veszprém
    Veszprém|HU|47.09|17.91|57|
    Veszprim|HU|Veszprém
    Veykherovo|PL|Wejherowo
    VI. Budapester Bezirk|HU|Budapest VI. kerület
    Viamão|BR|-30.08|-51.02|285|
    Viana|AO|-8.91|13.37|866|
    Vic|ES|41.93|2.25|40|
    Vicálvaro|ES|40.40|-3.60|66|
    Vícar|ES|36.83|-2.64|23|
    Vicenza|IT|45.55|11.55|112|
    Victoria|HK|22.29|114.14|957|
    Victoria|CA|48.44|-123.35|290|America/Vancouver
    Victoria|SC|-4.62|55.46|23|
    Victoria de Durango|MX|24.02|-104.66|519|America/Monterrey
    Victorville|US|34.54|-117.29|122|America/Los_Angeles
    Vídeň|AT|Vienna
    Vidisha|IN|23.53|77.81|156|
    Vidžajavada|IN|Vijayawada
    Vidzsajavádá|IN|Vijayawada
    Viedeň|AT|Vienna
    Vieille ville|SK|Staré Mesto
    Vieloun|PL|Wieluń
    Vielun|PL|Wieluń
    Vien|AT|Vienna
    Viena|AT|Vienna
    Vienna|AT|48.21|16.37|1691|
    Vienne|AT|Vienna
    Vieno|AT|Vienna
    Vientián|LA|Vientiane
    Vientiane|LA|17.97|102.60|841|
    Viernheim|DE|49.54|8.58|33|
    Viersen|DE|51.25|6.39|76|
    Việt Trì|VN|21.32|105.40|415|Asia/Bangkok
    Việt Yên|VN|21.27|106.13|206|
    Vigo|ES|42.23|-8.72|294|
    Vihari|PK|30.04|72.36|113|
    Viin|AT|Vienna
    Vijayapura|IN|16.82|75.72|327|
    Vijayawada|IN|16.51|80.65|1143|
    Vila Andrade|BR|-23.63|-46.73|169|
    Vila Curuca|BR|-23.51|-46.42|141|
    Vila Flor|AO|-8.98|13.31|256|
    Vila Jacui|BR|-23.50|-46.46|134|
    Vila Maria|BR|-23.51|-46.59|109|
    Vila Mariana|BR|-23.59|-46.63|127|
    Vila Matilde|BR|-23.54|-46.52|104|
    Vila Medeiros|BR|-23.49|-46.58|115|
    Vila Prudente|BR|-23.59|-46.57|106|
    Vila-real|ES|39.94|-0.10|51|
    Vila-seca|ES|41.11|1.15|21|
    Vila Velha|BR|-20.33|-40.29|395|
    Vilac|AT|Villach
    Viladecans|ES|41.31|2.01|66|
    Vilafranca del Penedès|ES|41.35|1.70|38|
    Vilagarcía de Arousa|ES|42.60|-8.76|38|
    Vilanova i la Geltrú|ES|41.22|1.73|66|
    Vilapicina i la Torre Llobeta|ES|41.43|2.17|26|
    Vilaseca|ES|42.06|2.26|17|
    Vilassar de Mar|ES|41.51|2.39|21|
    Vilkhivskyi|UA|48.54|39.28|126|
    Villa Canales|GT|14.48|-90.53|155|
    Villa de Vallecas|ES|40.37|-3.60|65|
    Villa Lugano|AR|-34.68|-58.47|114|
    Villa Mercedes|CL|-37.40|-71.98|132|
    Villa Nueva|GT|14.53|-90.59|618|
    Villa Obregón|MX|Álvaro Obregón
    Villach|AT|46.61|13.86|59|
    Villaco|AT|Villach
    Villahermosa|MX|17.99|-92.94|354|America/Merida
    Villajoyosa|ES|38.51|-0.23|34|
    Villanueva de la Cañada|ES|40.45|-4.00|17|
    Villanueva de la Serena|ES|38.98|-5.80|26|
    Villanueva del Pardillo|ES|40.49|-3.96|15|
    Villaquilambre|ES|42.65|-5.56|17|
    Villarrobledo|ES|39.27|-2.60|27|
    Villaverde|ES|40.35|-3.70|127|
    Villavicencio|CO|4.13|-73.63|322|
    Villaviciosa de Odón|ES|40.36|-3.90|28|
    Ville-Lumiere|FR|Paris
    Ville-Marie|CA|45.50|-73.57|105|
    Villena|ES|38.64|-0.87|35|
    Villeray–Saint-Michel–Parc-Extension|CA|45.56|-73.61|145|
    Villeurbanne|FR|45.77|4.88|131|
    Villingen-Schwenningen|DE|48.06|8.49|82|
    Viln'|LT|Vilnius
    Vilna|LT|Vilnius
    Vilnia|LT|Vilnius
    Vilnias|LT|Vilnius
    Vilnious|LT|Vilnius
    Vilnis|LT|Vilnius
    Vilnius|LT|54.69|25.28|542|
    Vil'njus|LT|Vilnius
    Vil'no|LT|Vilnius
    Vilnues|LT|Vilnius
    Vilnüs|LT|Vilnius
    Vil'nyus|LT|Vilnius
    Vilshofen|DE|48.63|13.19|17|
    Vín|AT|Vienna
    Viña del Mar|CL|-33.02|-71.55|334|
    Vínarborg|AT|Vienna
    Vinaròs|ES|40.47|0.48|28|
    Vinateros|ES|40.41|-3.64|17|
    Vindobona|AT|Vienna
    Vine|AT|Vienna
    Viner Noistat|AT|Wiener Neustadt
    Viner Nojshhat|AT|Wiener Neustadt
    Viner-Nojshtadt|AT|Wiener Neustadt
    Viner Nojshtat|AT|Wiener Neustadt
    Viner-Nojstadt|AT|Wiener Neustadt
    Vinh|VN|18.67|105.69|790|Asia/Bangkok
    Vĩnh Châu|VN|9.32|105.98|184|
    Vĩnh Long|VN|10.25|105.97|138|
    Vĩnh Yên|VN|21.31|105.60|119|Asia/Bangkok
    Vinnytsya|UA|49.23|28.47|430|
    Viranşehir|TR|37.22|39.76|154|
    Virār|IN|19.46|72.81|1222|
    Virginia|ZA|-28.10|26.87|123|
    Virginia Beach|US|36.85|-75.98|455|
    Visakhapatnam|IN|17.68|83.20|1063|
    Visalia|US|36.33|-119.29|130|America/Los_Angeles
    Viseu|PT|40.66|-7.91|104|
    Vishkov|PL|Wyszków
    Vishkuv|PL|Wyszków
    Viškova|PL|Wyszków
    Viskuv|PL|Wyszków
    Viškuvas|PL|Wyszków
    Vista|US|33.20|-117.24|101|America/Los_Angeles
    Vista Alegre|ES|40.38|-3.75|47|
    Vitebsk|BY|55.19|30.20|359|
    Vitória|BR|-20.32|-40.34|313|
    Vitória da Conquista|BR|-14.87|-40.84|253|America/Bahia
    Vitória de Santo Antão|BR|-8.12|-35.29|134|America/Recife
    Vítsiebsk|BY|Vitebsk
    Viveiro|ES|43.66|-7.59|16|
    Viyana|AT|Vienna
    Vizianagaram|IN|18.12|83.41|229|
    Vjelichka|PL|Wieliczka
    Vjelun|PL|Wieluń
    Vjena|AT|Vienna
    Vjenčana|LA|Vientiane
    Vjenna|AT|Vienna
    Vladicáucaso|RU|Vladikavkaz
    Vladikavkaz|RU|43.04|44.67|306|
    Vladimir|RU|56.14|40.40|357|
    Vladivostok|RU|43.11|131.87|605|Asia/Vladivostok
    Vloclavek|PL|Włocławek
    Vloclaveka|PL|Włocławek
    Vloclavekas|PL|Włocławek
    Vlorë|AL|40.47|19.48|115|
    Vlotho|DE|52.17|8.86|20|
    Vodzhislav Shl'onski|PL|Wodzisław Śląski
    Vodzislav-Shljonski|PL|Wodzisław Śląski
    Vodzislav-Shl'ons'kij|PL|Wodzisław Śląski
    Vodzislav-Sljonski|PL|Wodzisław Śląski
    Vodzislava Slonska|PL|Wodzisław Śląski
    Voerde|DE|51.60|6.69|36|
    Volgodonsk|RU|47.51|42.15|168|
    Volgograd|RU|48.71|44.50|1014|Europe/Volgograd
    Volja|PL|Wola
    Völklingen|DE|49.25|6.86|41|
    Volksdorf|DE|53.65|10.18|21|
    Vologda|RU|59.22|39.88|312|
    Volomin|PL|Wołomin
    Volomina|PL|Wołomin
    Volominas|PL|Wołomin
    Volta Redonda|BR|-22.52|-44.10|280|
    Volzhsky|RU|48.79|44.78|323|Europe/Volgograd
    Volžski|RU|Volzhsky
    Vongrovec|PL|Wągrowiec
    Vongroveca|PL|Wągrowiec
    Vongrovecas|PL|Wągrowiec
    Vongrovjec|PL|Wągrowiec
    Voronež|RU|Voronezh
    Voronežas|RU|Voronezh
    Voronezh|RU|51.67|39.19|1048|
    Voroniv nad Topljov|SK|Vranov nad Topľou
    Voronjež|RU|Voronezh
    Votorantim|BR|-23.55|-47.44|128|
    Vrakuňa|SK|48.14|17.21|21|
    Vranov|SK|Vranov nad Topľou
    Vranov na Toploj|SK|Vranov nad Topľou
    Vranov-nad-Topljou|SK|Vranov nad Topľou
    Vranov nad Topľou|SK|48.89|21.68|21|
    Vranov nad Toplyou|SK|Vranov nad Topľou
    Vranova pie Toplas|SK|Vranov nad Topľou
    Vranovas prie Toplios|SK|Vranov nad Topľou
    Vratislav|PL|Wrocław
    Vratislavia|PL|Wrocław
    Vratislavie|PL|Wrocław
    Vreden|DE|52.04|6.83|22|
    Vroclau|PL|Wrocław
    Vroclav|PL|Wrocław
    Vroclava|PL|Wrocław
    Vroclavas|PL|Wrocław
    Vroclavo|PL|Wrocław
    Vrocuav|PL|Wrocław
    Vroklave|PL|Wrocław
    Vroslav|PL|Wrocław
    Vrotslav|PL|Wrocław
    Vršovice|CZ|50.07|14.46|37|
    Vruoclavs|PL|Wrocław
    Vryheid|ZA|-27.77|30.79|150|
    Vsetín|CZ|49.34|18.00|25|
    Vsetina|CZ|Vsetín
    Vsetynas|CZ|Vsetín
    Vulatovum|PL|Złotów
    Vundeš|HU|Budaörs
    Vũng Tàu|VN|10.35|107.08|465|
    Vuši|CN|Wuxi
    Vyana|AT|Vienna
    Východní Jeruzalém|PS|East Jerusalem
    Vyhurivshchyna-Troyeshchyna|UA|50.51|30.60|240|
    Vykhino-Zhulebino|RU|55.70|37.81|216|
    Vyner Noištatas|AT|Wiener Neustadt
    Vyshkov|PL|Wyszków
    Vyshkov|CZ|Vyškov
    Vyshkuv|PL|Wyszków
    Vyškov|CZ|49.28|17.00|21|
    Vysočan|CZ|Vysočany
    Vysočany|CZ|50.11|14.52|17|
    Vžesn|PL|Września
    Vzesna|PL|Września
    Vžesnia|PL|Września
    Vzheshnja|PL|Września
    Vzhesna|PL|Września
    Vzhes'nja|PL|Września
    Vzhes'nya|PL|Września
    W-wa|PL|Warsaw
    Waagbistritz|SK|Považská Bystrica
    Wabing|HU|Abony
    Wachtberg|DE|50.63|7.10|20|
    Waco|US|31.55|-97.15|132|America/Chicago
    Wad Medani|SD|14.40|33.52|333|
    Wadern|DE|49.54|6.89|16|
    Wadgassen|DE|49.27|6.78|18|
    Wādī as Sīr|JO|31.95|35.82|181|
    Wadowice|PL|49.88|19.49|19|
    Wadżda|MA|Oujda
    Wafangdian|CN|39.62|122.01|454|
    Waghäusel|DE|49.25|8.51|20|
    Wągrowiec|PL|52.81|17.20|26|
    Wah Cantt|PK|33.77|72.75|401|
    Währing|AT|48.23|16.34|51|
    Waiblingen|DE|48.83|9.32|53|
    Waitzen|HU|Vác
    Wakayama|JP|34.23|135.17|357|
    Wakefield|GB|53.68|-1.50|110|
    Walachison Mesiritsch|CZ|Valašské Meziříčí
    Wałbrzych|PL|50.77|16.28|127|
    Wałcz|PL|53.28|16.47|26|
    Waldbröl|DE|50.88|7.62|20|
    Waldenburg|PL|Wałbrzych
    Waldkirch|DE|48.10|7.96|20|
    Waldkraiburg|DE|48.21|12.40|25|
    Waldshut-Tiengen|DE|47.62|8.22|22|
    Walénsiye|ES|Valencia
    Waleta|MT|Valletta
    Wallachisch Meseritsch|CZ|Valašské Meziříčí
    Wallenhorst|DE|52.35|8.02|24|
    Walsall|GB|52.59|-1.98|172|
    Walsrode|DE|52.86|9.59|24|
    Walthamstow|GB|51.59|-0.02|109|
    Waltrop|DE|51.62|7.40|30|
    Wan Chai|HK|22.28|114.17|167|
    Wandlitz|DE|52.74|13.46|20|
    Wandsbek|DE|53.58|10.08|411|
    Wang Thonglang|TH|13.79|100.61|115|
    Wangen|DE|47.69|9.83|27|
    Wangsa Maju|MY|3.20|101.74|216|
    Wankuwér|CA|Vancouver
    Wanning|CN|18.80|110.38|546|
    Wansheng|CN|28.96|106.93|114|
    Wanxian|CN|30.82|108.37|860|
    Wanzhou|CN|30.76|108.40|1546|
    Warangal|IN|18.00|79.58|705|
    Warburg|DE|51.49|9.15|24|
    Wardenburg|DE|53.06|8.20|16|
    Warder|ET|6.97|45.34|450|
    Wardha|IN|20.74|78.60|114|
    Waren|DE|53.52|12.68|21|
    Warendorf|DE|51.95|7.99|39|
    Warīsān|AE|25.17|55.41|109|
    Warren|US|42.49|-83.01|134|America/Detroit
    Warri|NG|5.52|5.75|910|
    Warrington|GB|53.39|-2.58|172|
    Warsaw|PL|52.23|21.01|1702|
    Waršawa|PL|Warsaw
    Warschau|PL|Warsaw
    Warskou|PL|Warsaw
    Warstein|DE|51.44|8.35|29|
    Warszaw|PL|Warsaw
    Warszawa|PL|Warsaw
    Warszawa-Śródmieście|PL|Śródmieście
    Warszawa-Ursus|PL|Ursus
    Warthbrücken|PL|Koło
    Washington|US|38.90|-77.04|690|
    Washington Heights|US|40.85|-73.94|153|
    Wassenberg|DE|51.10|6.15|17|
    Watampone|ID|-4.54|120.33|149|Asia/Makassar
    Waterbury|US|41.56|-73.05|109|
    Waterloo|CA|43.47|-80.52|105|
    Watford|GB|51.66|-0.40|126|
    Wattenscheid|DE|51.48|7.14|74|
    Watthana|TH|13.73|100.59|171|
    Wau|SS|7.70|27.99|127|
    Wawa|PL|Warsaw
    Wawer|PL|52.20|21.18|77|
    Wayaobu|CN|37.14|109.66|114|
    Wazirabad|PK|32.44|74.12|153|
    Wean|AT|Vienna
    Weana Neistod|AT|Wiener Neustadt
    Wedding|DE|52.55|13.36|85|
    Wedel|DE|53.58|9.70|35|
    Weener|DE|53.17|7.35|16|
    Wegberg|DE|51.14|6.28|28|
    Weiden|DE|49.68|12.16|43|
    Weifang|CN|36.71|119.10|2044|
    Weihai|CN|37.51|122.11|844|
    Weiherowo|PL|Wejherowo
    Weil am Rhein|DE|47.59|7.62|32|
    Weil der Stadt|DE|48.75|8.87|19|
    Weilerswist|DE|50.75|6.85|16|
    Weilheim|DE|47.84|11.15|23|
    Weilun|PL|Wieluń
    Weimar|DE|50.98|11.33|65|
    Weinan|CN|34.50|109.51|1199|
    Weingarten|DE|47.81|9.64|24|
    Weinheim|DE|49.55|8.67|43|
    Weinstadt-Endersbach|DE|48.81|9.36|26|
    Weißenburg in Bayern|DE|49.03|10.97|18|
    Weißenfels|DE|51.20|11.97|38|
    Weißensee|DE|52.56|13.47|48|
    Weißwasser|DE|51.50|14.64|15|
    Weiterstadt|DE|49.90|8.59|27|
    Wejherowo|PL|54.61|18.24|47|
    Wejrowo|PL|Wejherowo
    Weldiya|ET|11.83|39.59|104|
    Welkom|ZA|-27.98|26.74|432|
    Wellington|NZ|-41.29|174.78|382|
    Wels|AT|48.17|14.03|17|
    Wen-čou|CN|Wenzhou
    Wenchang|CN|19.55|110.80|561|
    Wendelstein|DE|49.35|11.15|16|
    Wendlingen am Neckar|DE|48.67|9.38|16|
    Wene|AT|Vienna
    Wenen|AT|Vienna
    Wenshan City|CN|23.36|104.25|450|
    Wenzhou|CN|28.00|120.67|2650|
    Werdau|DE|50.74|12.38|21|
    Werder|DE|52.38|12.93|22|
    Werdohl|DE|51.26|7.77|20|
    Werl|DE|51.55|7.91|32|
    Wermelskirchen|DE|51.14|7.22|37|
    Werne|DE|51.66|7.63|31|
    Wernigerode|DE|51.84|10.78|32|
    Wersten|DE|51.18|6.81|27|
    Wertheim|DE|49.76|9.51|25|
    Weru|ID|-6.71|108.50|139|
    Wesel|DE|51.67|6.62|62|
    Wesoła|PL|52.25|21.22|20|
    Wesprim|HU|Veszprém
    Wesseling|DE|50.83|6.97|36|
    West Bromwich|GB|52.52|-1.99|103|
    West Covina|US|34.07|-117.94|108|America/Los_Angeles
    West Island|CC|-12.16|96.82|0|
    West Jerusalem|IL|31.78|35.22|400|
    West Jordan|US|40.61|-111.94|112|America/Denver
    West Palm Beach|US|26.72|-80.05|121|
    West Raleigh|US|35.79|-78.66|339|
    West Valley City|US|40.69|-112.00|136|America/Denver
    Westend|DE|52.52|13.28|41|
    Westerstede|DE|53.26|7.93|22|
    Westminster|US|39.84|-105.04|116|America/Denver
    Westonaria|ZA|-26.32|27.65|157|
    Wetschesch|HU|Vecsés
    Wetter|DE|51.39|7.39|29|
    Wetzelsdorf|AT|47.05|15.40|16|
    Wetzlar|DE|50.56|8.50|53|
    Whalley|CA|49.18|-122.87|103|America/Vancouver
    Whitby|CA|43.88|-78.93|139|
    Wichita|US|37.69|-97.34|396|America/Chicago
    Wichita Falls|US|33.91|-98.49|105|America/Chicago
    Wickede|DE|51.53|7.62|15|
    Widźajawada|IN|Vijayawada
    Wiedeń|AT|Vienna
    Wiehl|DE|50.95|7.55|26|
    Wieliczka|PL|49.99|20.06|19|
    Wieluń|PL|51.22|18.57|22|
    Wien|AT|Vienna
    Wiener Neustadt|AT|47.80|16.23|45|
    Wiesbaden|DE|50.09|8.24|289|
    Wiesloch|DE|49.30|8.70|28|
    Wigan|GB|53.54|-2.64|175|
    Wildenschwert|CZ|Ústí nad Orlicí
    Wildeshausen|DE|52.89|8.43|18|
    Wilhelmsburg|DE|53.49|10.01|53|
    Wilhelmshaven|DE|53.55|8.10|84|
    Wilhelmstadt|DE|52.52|13.19|40|
    Willemstad|CW|12.12|-68.89|125|
    Willich|DE|51.26|6.55|52|
    Wilmersdorf|DE|52.48|13.32|102|
    Wilmington|US|34.24|-77.95|116|
    Wilna|LT|Vilnius
    Wilnius|LT|Vilnius
    Wilno|LT|Vilnius
    Wilnsdorf|DE|50.82|8.10|22|
    Wilñus|LT|Vilnius
    Wilten|AT|47.26|11.39|18|
    Windhoek|NA|-22.56|17.08|386|
    Windsor|CA|42.30|-83.02|230|
    Winejok|SS|9.01|27.57|300|
    Winnenden|DE|48.88|9.40|30|
    Winnipeg|CA|49.88|-97.15|750|America/Winnipeg
    Winsen|DE|53.36|10.21|33|
    Winston-Salem|US|36.10|-80.24|241|
    Winterhude|DE|53.59|10.01|56|
    Winterthur|CH|47.51|8.72|112|
    Wipperfürth|DE|51.12|7.40|24|
    Wischau|CZ|Vyškov
    Wismar|DE|53.89|11.46|45|
    Witten|DE|51.44|7.35|92|
    Wittenau|DE|52.59|13.32|25|
    Wittenberg|DE|51.87|12.65|30|
    Wittenberge|DE|53.00|11.75|20|
    Wittlich|DE|49.99|6.89|18|
    Wittmund|DE|53.58|7.78|21|
    Wittstock|DE|53.16|12.48|17|
    Witzenhausen|DE|51.34|9.86|16|
    Wjedźyń|AT|Vienna
    Wjelgopolski Uostrůw|PL|Ostrów Wielkopolski
    Władykaukaz|RU|Vladikavkaz
    Władymir|RU|Vladimir
    Władywostok|RU|Vladivostok
    Władźisłůw|PL|Wodzisław Śląski
    Włochy|PL|52.18|20.95|36|
    Włocławek|PL|52.65|19.07|120|
    Włodzimierz|RU|Vladimir
    Wodisław-Śląski|PL|Wodzisław Śląski
    Wodzisław|PL|Wodzisław Śląski
    Wodzisław Śląski|PL|50.00|18.47|50|
    Woking|GB|51.32|-0.56|104|
    Wola|PL|52.23|20.96|141|
    Wôłcz|PL|Wałcz
    Wolfen|DE|51.66|12.27|25|
    Wolfenbüttel|DE|52.16|10.54|55|
    Wolfratshausen|DE|47.91|11.42|17|
    Wolfsberg|AT|46.84|14.84|25|
    Wolfsburg|DE|52.42|10.78|123|
    Wołgograd|RU|Volgograd
    Wollongong|AU|-34.42|150.89|280|
    Wołogda|RU|Vologda
    Wołomin|PL|52.34|21.24|37|
    Wołomuc|CZ|Olomouc
    Wolverhampton|GB|52.59|-2.12|264|
    Wong Tai Sin|HK|22.35|114.18|425|
    Wongrowiec|PL|Wągrowiec
    Wongrowitz|PL|Wągrowiec
    Wŏnju|KR|37.35|127.95|333|
    Wŏnsan|KP|39.15|127.44|329|
    Woodlands|SG|1.44|103.79|254|
    Worcester|US|42.26|-71.80|207|
    Worcester|ZA|-33.65|19.45|128|
    Worcester|GB|52.19|-2.22|102|
    Worms|DE|49.63|8.36|81|
    Woroneż|RU|Voronezh
    Wörth am Rhein|DE|49.05|8.26|17|
    Worthing|GB|50.82|-0.38|114|
    Wr. Neustadt|AT|Wiener Neustadt
    Wreschen|PL|Września
    Wrocław|PL|51.10|17.03|673|
    Wrocłow|PL|Wrocław
    Wroklaw|PL|Wrocław
    Wrosław|PL|Wrocław
    Września|PL|52.33|17.57|29|
    Wrzeszcz|PL|54.38|18.61|65|
    Wrzeszcz Dolny|PL|54.38|18.61|22|
    Wrzeszcz Górny|PL|54.38|18.60|21|
    Wsetin|CZ|Vsetín
    Wszetyn|CZ|Vsetín
    Wu-čou|CN|Wuzhou
    Wuchuan|CN|21.46|110.77|104|
    Wuda|CN|39.50|106.71|130|
    Wudersch|HU|Budaörs
    Wugang|CN|26.73|110.63|132|
    Wuhai|CN|39.68|106.82|218|
    Wuhan|CN|30.58|114.27|10393|
    Wuhu|CN|31.35|118.43|1598|
    Wujiaqu|CN|44.16|87.52|154|Asia/Urumqi
    Wülfrath|DE|51.28|7.04|21|
    Wunstorf|DE|52.42|9.44|41|
    Wuppertal|DE|51.26|7.15|361|
    Würselen|DE|50.82|6.13|37|
    Würzburg|DE|49.79|9.95|134|
    Wurzen|DE|51.37|12.74|15|
    Wushan|CN|31.08|109.88|118|
    Wuwei|CN|37.93|102.63|1010|
    Wuxi|CN|31.57|120.29|4397|
    Wuxue|CN|29.85|115.55|221|
    Wuyishan|CN|27.76|118.03|137|
    Wuzhishan|CN|18.78|109.50|112|
    Wuzhong|CN|37.99|106.20|7203|
    Wuzhou|CN|23.48|111.29|762|
    Wwa|PL|Warsaw
    Wyéntyan|LA|Vientiane
    Wysočan|CZ|Vysočany
    Wyszków|PL|52.59|21.46|26|
    Xai-Xai|MZ|-25.05|33.64|154|
    Xalapa de Enríquez|MX|19.53|-96.92|425|
    Xanten|DE|51.66|6.45|22|
    Xàtiva|ES|38.99|-0.52|29|
    Xélsinki|FI|Helsinki
    Xénova|IT|Genoa
    Xerusalén|IL|Jerusalem
    Xiamen|CN|24.48|118.08|4617|
    Xi’an|CN|34.26|108.93|9600|
    Xiangcheng|CN|25.47|100.56|122|
    Xiangtan|CN|27.85|112.90|959|
    Xiangyang|CN|32.04|112.14|1295|
    Xianning|CN|29.84|114.32|513|
    Xiantao|CN|30.37|113.44|239|
    Xianyang|CN|34.34|108.70|1034|
    Xiaogan|CN|30.93|113.92|908|
    Xiayang|CN|31.15|121.12|137|
    Xiazhen|CN|34.80|117.11|126|
    Xibraltar|GI|Gibraltar
    Xibutí|DJ|Djibouti
    Xichang|CN|27.90|102.26|482|
    Xico|MX|19.27|-98.95|384|
    Xigang|CN|38.55|106.35|112|
    Xilin Hot|CN|43.97|116.03|121|
    Xilinhot|CN|43.94|116.07|350|
    Xincheng|CN|41.71|82.93|103|Asia/Urumqi
    Xindi|CN|29.82|113.47|176|
    Xinghua|CN|32.94|119.83|106|
    Xingning|CN|24.15|115.72|274|
    Xingtai|CN|37.06|114.49|799|
    Xingyi|CN|25.10|104.91|323|
    Xining|CN|36.63|101.76|1677|
    Xinji|CN|37.93|115.22|146|
    Xinqiao|CN|31.07|121.31|156|
    Xintai|CN|35.90|117.75|222|
    Xinxiang|CN|35.19|113.80|1047|
    Xinyang|CN|32.12|114.07|1230|
    Xinyi|CN|34.38|118.35|301|
    Xinyu|CN|27.80|114.93|839|
    Xinyuan|CN|43.43|83.25|283|Asia/Urumqi
    Xinzhai|CN|36.40|118.62|100|
    Xinzhou|CN|38.41|112.73|545|
    Xirivella|ES|39.47|-0.43|30|
    Xiulin|CN|29.72|112.40|122|
    Xiuying|CN|20.00|110.29|290|
    Xiva|UZ|41.39|60.36|115|Asia/Samarkand
    Xixón|ES|Gijón
    Xizhi|TW|25.07|121.66|205|
    Xochimilco|MX|19.25|-99.10|442|
    Xozuv|PL|Chorzów
    Xsanov|PL|Chrzanów
    Xuân Lộc|VN|10.93|107.23|253|
    Xuancheng|CN|30.95|118.76|774|
    Xuanhua|CN|40.61|115.06|373|
    Xuchang|CN|34.03|113.86|1266|
    Xuhui|CN|31.20|121.45|1110|
    Xunchang|CN|28.45|104.71|119|
    Xuyong|CN|28.17|105.43|108|
    Xuzhou|CN|34.20|117.28|1254|
    Ya'an|CN|29.99|103.00|612|
    Yachiyo|JP|35.74|140.12|199|
    Yaiza|ES|28.96|-13.77|16|Atlantic/Canary
    Yaizu|JP|34.87|138.32|140|
    Yakeshi|CN|49.28|120.73|116|
    Yakutsk|RU|62.03|129.72|236|Asia/Yakutsk
    Yamagata|JP|38.23|140.37|249|
    Yamaguchi|JP|34.18|131.47|194|
    Yamato|JP|35.47|139.45|242|
    Yamoussoukro|CI|6.82|-5.28|276|
    Yamuna Nagar|IN|30.13|77.28|217|
    Yan’an|CN|36.60|109.49|475|
    Yanbu|SA|24.09|38.06|200|
    Yancheng|CN|33.36|120.16|1616|
    Yangcheng|CN|30.00|106.26|186|
    Yangchun|CN|22.17|111.78|154|
    Yanghang|CN|31.37|121.44|205|
    Yangjiang|CN|21.86|111.96|1293|
    Yangju|KR|37.83|127.06|180|
    Yangkü|CN|Taiyuan
    Yangon|MM|16.81|96.16|4478|
    Yangpu|CN|31.26|121.52|1211|
    Yangquan|CN|37.86|113.56|731|
    Yangsan|KR|35.34|129.03|358|
    Yangshuo|CN|24.78|110.49|300|
    Yangzhou|CN|32.40|119.44|1584|
    Yanji|CN|42.89|129.50|327|
    Yantai|CN|37.48|121.44|2228|
    Yanzhou|CN|35.55|116.83|255|
    Yao|JP|34.62|135.60|273|
    Yaoundé|CM|3.87|11.52|1299|
    Yaren|NR|-0.55|166.93|1|
    Yaritagua|VE|10.08|-69.12|113|
    Yaroslav|PL|Jarosław
    Yaroslavl|RU|57.63|39.87|609|
    Yasenevo|RU|55.61|37.52|180|
    Yaslo|PL|Jasło
    Yaundé|CM|Yaoundé
    Yautepec|MX|18.88|-99.07|106|
    Yavatmāl|IN|20.39|78.13|128|
    Yawnghwe|MM|20.66|96.93|188|
    Yazd|IR|31.90|54.37|478|
    Yecla|ES|38.61|-1.11|35|
    Yei|SS|4.09|30.68|261|
    Yekaterinburg|RU|56.86|60.62|1495|Asia/Yekaterinburg
    Yelahanka|IN|13.10|77.60|116|
    Yelets|RU|52.61|38.51|116|
    Yên Bái|VN|21.72|104.91|101|Asia/Bangkok
    Yên Vinh|VN|18.67|105.67|107|Asia/Bangkok
    Yenagoa|NG|4.93|6.27|365|
    Yenangyaung|MM|20.47|94.87|111|
    Yendzheyev|PL|Jędrzejów
    Yeoju|KR|37.30|127.63|112|
    Yeosu|KR|34.76|127.66|269|
    Yerevan|AM|40.18|44.51|1145|
    Yérusalem|IL|Jerusalem
    Yerusalem Wétan|PS|East Jerusalem
    Yerusalémi|IL|Jerusalem
    Yevlakh|AZ|40.62|47.15|127|
    Yevpatoriya|UA|45.20|33.37|107|Europe/Simferopol
    Yezhou|CN|30.60|109.72|105|
    Yibin|CN|28.76|104.64|836|
    Yichang|CN|30.71|111.28|1350|
    Yichun|CN|27.83|114.40|1046|
    Yichun|CN|47.72|128.88|156|
    Yidu|CN|36.77|118.42|105|
    Yinchuan|CN|38.47|106.27|1488|
    Yingkou|CN|40.66|122.23|591|
    Yingtan|CN|28.23|117.00|214|
    Yintai|CN|35.12|109.10|218|
    Yishun New Town|SG|1.43|103.83|229|
    Yiwu|CN|29.32|120.08|1481|
    Yixing|CN|31.36|119.82|1286|
    Yizhou|CN|24.50|108.67|156|
    Ylava|PL|Iława
    Yogyakarta|ID|-7.80|110.36|376|
    Yohannésburg|ZA|Johannesburg
    Yokkaichi|JP|34.97|136.62|305|
    Yokohama|JP|35.43|139.65|3777|
    Yokosuka|JP|35.28|139.67|409|
    Yola|NG|9.21|12.48|460|
    Yonago|JP|35.43|133.33|149|
    Yong’an|CN|31.02|109.46|144|
    Yongchuan|CN|29.35|105.89|193|
    Yongji|CN|34.87|110.44|452|
    Yongkang|TW|23.02|120.26|234|
    Yongzhou|CN|26.42|111.61|1021|
    Yonkers|US|40.93|-73.90|201|
    Yono|JP|35.88|139.63|102|
    Yopal|CO|5.34|-72.39|168|
    York|GB|53.96|-1.08|156|
    Yoshkar-Ola|RU|56.64|47.89|268|
    Youkaichi|JP|35.12|136.20|113|
    Yü-chou|CN|Chongqing
    Yü-lin-chen|CN|Yulin
    Yü-lin-hsien|CN|Yulin
    Yü-shu-wan-chen|CN|Huaihua
    Yüan-chou|CN|Yichun
    Yüanchow|CN|Yichun
    Yuanlin|TW|23.96|120.58|125|
    Yuci|CN|37.68|112.73|236|
    Yuen Long|HK|22.45|114.03|200|
    Yuen Long Kau Hui|HK|22.45|114.03|170|
    Yuen Long San Hui|HK|22.43|114.03|200|
    Yuepu|CN|31.43|121.42|139|
    Yueyang|CN|29.37|113.09|991|
    Yulin|CN|22.63|110.15|1057|
    Yün-fou|CN|Yunfu
    Yün-fou-hsien|CN|Yunfu
    Yün-nan|CN|Kunming
    Yuncheng|CN|35.02|110.99|680|
    Yunfu|CN|22.93|112.04|2613|
    Yunlong|CN|34.25|117.25|345|
    Yünnanfu|CN|Kunming
    Yunusobod|UZ|41.37|69.28|352|
    Yushu|CN|33.00|97.01|141|
    Yushu|CN|44.83|126.54|125|
    Yuxi|CN|24.36|102.54|104|
    Yuyao|CN|30.05|121.15|114|
    Yuzhno-Sakhalinsk|RU|46.95|142.74|199|Asia/Sakhalin
    Zaanstad|NL|52.45|4.81|140|
    Záběhlice|CZ|50.06|14.50|35|
    Zabje|PL|Zabrze
    Ząbki|PL|52.29|21.11|23|
    Zabkowice|PL|Ząbkowice Śląskie
    Ząbkowice Śląskie|PL|50.59|16.81|15|
    Ząbkowice Szląsczé|PL|Ząbkowice Śląskie
    Zābol|IR|31.03|61.49|122|
    Zaborze|PL|Zabrze
    Žabovřesky|CZ|49.21|16.57|19|
    Zabracze|PL|Czechowice-Dziedzice
    Zabrag|HR|Zagreb
    Zabreg|HR|Zagreb
    Zabrze|PL|50.32|18.79|192|
    Zabžas|PL|Zabrze
    Zabže|PL|Zabrze
    Zabzhe|PL|Zabrze
    Zabzheh|PL|Zabrze
    Zacatecas|MX|22.77|-102.58|129|
    Źadzbork|PL|Mrągowo
    Zafra|ES|38.43|-6.42|16|
    Zagabbria|HR|Zagreb
    Zagabria|HR|Zagreb
    Żagań|PL|51.62|15.31|26|
    Zagana|PL|Żagań
    Žaganis|PL|Żagań
    Zagavria|HR|Zagreb
    Zagazig|EG|30.59|31.50|430|
    Zágráb|HR|Zagreb
    Zagrabia|HR|Zagreb
    Zagreb|HR|45.81|15.98|664|
    Zagreba|HR|Zagreb
    Zagrebas|HR|Zagreb
    Zagrebi|HR|Zagreb
    Zagrebo|HR|Zagreb
    Zagrebs|HR|Zagreb
    Zagrep|HR|Zagreb
    Zagrev|HR|Zagreb
    Zagrzeb|HR|Zagreb
    Zagyvapálfalva|HU|Salgótarján
    Zahań|PL|Żagań
    Zahedan|IR|29.50|60.86|552|
    Záhreb|HR|Zagreb
    Zakapaneh|PL|Zakopane
    Zakopane|PL|49.30|19.95|27|
    Zalaederseg|HU|Zalaegerszeg
    Zalaegerseg|HU|Zalaegerszeg
    Zalaegersegas|HU|Zalaegerszeg
    Zalaegersego|HU|Zalaegerszeg
    Zalaegerszeg|HU|46.84|16.84|62|
    Zalaegerszegium|HU|Zalaegerszeg
    Zalaehgerseg|HU|Zalaegerszeg
    Zalbórz|PL|Żoliborz
    Zal'cburg|AT|Salzburg
    Zalcburga|AT|Salzburg
    Zalcburgas|AT|Salzburg
    Zaltsburq|AT|Salzburg
    Zama|JP|35.49|139.39|132|
    Zamasc'|PL|Zamość
    Zamboanga|PH|6.91|122.07|1019|
    Zambrov|PL|Zambrów
    Zambrova|PL|Zambrów
    Zambrów|PL|52.99|22.24|23|
    Zambruv|PL|Zambrów
    Zambruvas|PL|Zambrów
    Zamora|ES|41.51|-5.74|62|
    Zamora de Hidalgo|MX|19.98|-102.29|186|
    Zamość|PL|50.72|23.25|66|
    Zamosca|PL|Zamość
    Zamoscia|PL|Zamość
    Zamose|PL|Zamość
    Zamoshc|PL|Zamość
    Zamoshch|PL|Zamość
    Zamoste|PL|Zamość
    Zamostja|PL|Zamość
    Zamosts|PL|Zamość
    Zamost'ye|PL|Zamość
    Zango|AO|-9.01|13.38|199|
    Zanjan|IR|36.68|48.50|357|
    Zankan|PL|Żagań
    Zankremp|HR|Zagreb
    Zan'kt Pelten|AT|Sankt Pölten
    Zanzibar|TZ|-6.16|39.20|710|
    Zaoyang|CN|32.13|112.75|185|
    Zaozhuang|CN|34.86|117.55|900|
    Zapopan|MX|20.72|-103.39|1476|
    Zaporizhzhya|UA|47.85|35.12|710|
    Zaporižia|UA|Zaporizhzhya
    Zaporižja|UA|Zaporizhzhya
    Zaporižžia|UA|Zaporizhzhya
    Zaporižžja|UA|Zaporizhzhya
    Zaporoże|UA|Zaporizhzhya
    Záporoží|UA|Zaporizhzhya
    Zaporožje|UA|Zaporizhzhya
    Zaqreb|HR|Zagreb
    Zara|PL|Żary
    Zaragoza|ES|41.66|-0.88|687|
    Žarai|PL|Żary
    Zarautz|ES|43.28|-2.17|23|
    Žari|PL|Żary
    Zaria|NG|11.11|7.72|980|
    Zarichnyi|UA|50.90|34.81|151|
    Žarow|PL|Żary
    Zarqa|JO|32.07|36.09|793|
    Żary|PL|51.64|15.14|39|
    Žatec|CZ|50.33|13.55|19|
    Zaverce|PL|Zawiercie
    Zaverche|PL|Zawiercie
    Zavercis|PL|Zawiercie
    Zavertse|PL|Zawiercie
    Zaviercis|PL|Zawiercie
    Zavjerce|PL|Zawiercie
    Zawiercie|PL|50.49|19.42|53|
    Zawiya|LY|32.75|12.73|186|
    Žďár|CZ|Žďár nad Sázavou
    Žďár nad Sázavou|CZ|49.56|15.94|20|
    Ždiaras prie Sazavos|CZ|Žďár nad Sázavou
    Zdjara pie Sazavas|CZ|Žďár nad Sázavou
    Zdunska Vola|PL|Zduńska Wola
    Zdunska Volia|PL|Zduńska Wola
    Zduns'ka Volja|PL|Zduńska Wola
    Zduńska Wola|PL|51.60|18.94|45|
    Zdun'skaja-Volja|PL|Zduńska Wola
    Zdziar nad Sazawą|CZ|Žďár nad Sázavou
    Zefta|EG|30.71|31.24|112|
    Zegań|PL|Żagań
    Zehlendorf|DE|52.43|13.25|54|
    Zeitz|DE|51.05|12.14|28|
    Zelena Gura|PL|Zielona Góra
    Zelenka|PL|Zielonka
    Zelenograd|RU|55.98|37.18|216|
    Zeliona Gura|PL|Zielona Góra
    Zeljona-Gura|PL|Zielona Góra
    Zeljonka|PL|Zielonka
    Zeloena Gur|PL|Zielona Góra
    Zelöna Gur|PL|Zielona Góra
    Zelona Gura|PL|Zielona Góra
    Zelona Qura|PL|Zielona Góra
    Zel'onka|PL|Zielonka
    Zelonô Góra|PL|Zielona Góra
    Zemun|RS|44.85|20.40|156|
    Ženeva|CH|Geneva
    Žengžou|CN|Zhengzhou
    Zenica|BA|44.20|17.90|164|
    Zerbst|DE|51.97|12.09|21|
    Zesouf|PL|Rzeszów
    Žešova|PL|Rzeszów
    Žešuv|PL|Rzeszów
    Žešuvas|PL|Rzeszów
    Zeulenroda-Triebes|DE|50.65|11.98|16|
    Zeytinburnu|TR|40.99|28.90|281|
    Zgeža|PL|Zgierz
    Zgežas|PL|Zgierz
    Zgezh|PL|Zgierz
    Zgierz|PL|51.86|19.41|58|
    Zgjezh|PL|Zgierz
    Zgorzelec|PL|51.15|15.01|33|
    Zgorzelice|PL|Zgorzelec
    Zgoželeca|PL|Zgorzelec
    Zgoželecas|PL|Zgorzelec
    Zgozhelec|PL|Zgorzelec
    Zhabei|CN|31.26|121.46|840|
    Zhagan|PL|Żagań
    Zhalantun|CN|48.01|122.74|132|
    Zhanaozen|KZ|43.34|52.86|104|Asia/Aqtau
    Zhangjiagang|CN|31.86|120.54|1432|
    Zhangjiajie|CN|29.13|110.48|442|
    Zhangjiakou|CN|40.78|114.87|693|
    Zhangye|CN|38.93|100.45|507|
    Zhangzhou|CN|24.51|117.66|590|
    Zhanjiang|CN|21.23|110.39|1401|
    Zhaodong|CN|46.05|125.96|154|
    Zhaoqing|CN|23.05|112.46|1553|
    Zhaotong|CN|27.32|103.72|788|
    Zhaoyuan|CN|37.36|120.41|120|
    Zhaozhou|CN|45.71|125.27|114|
    Zhara|PL|Żary
    Zhari|PL|Żary
    Zhary|PL|Żary
    Zhatec|CZ|Žatec
    Zhdjar na Sazavi|CZ|Žďár nad Sázavou
    Zhdjar-nad-Sazavoju|CZ|Žďár nad Sázavou
    Zhdjar-nad-Sazavou|CZ|Žďár nad Sázavou
    Zhehshau|PL|Rzeszów
    Zheleznodorozhnyy|RU|55.74|38.02|142|
    Zhel'ona Gora|PL|Zielona Góra
    Zhel'onka|PL|Zielonka
    Zhengding|CN|38.15|114.57|194|
    Zhengzhou|CN|34.76|113.65|4254|
    Zhenjiang|CN|32.21|119.46|951|
    Zhenping|CN|33.03|112.23|182|
    Zhenzhou|CN|32.28|119.17|176|
    Zheshev|PL|Rzeszów
    Zheshov|PL|Rzeszów
    Zheshuv|PL|Rzeszów
    Zhezqazghan|KZ|47.79|67.71|104|
    Zhicheng|CN|30.30|111.50|159|
    Zhilina|SK|Žilina
    Zhilinae|SK|Žilina
    Zhirardov|PL|Żyrardów
    Zhirarduv|PL|Żyrardów
    Zhivec|PL|Żywiec
    Zhivjec|PL|Żywiec
    Zhizhkov|CZ|Žižkov
    Zholibozh|PL|Żoliborz
    Zhonghe|CN|28.45|108.99|105|
    Zhongshan|CN|22.52|113.38|3842|
    Zhongwei|CN|37.51|105.19|1175|
    Zhongxiang|CN|31.17|112.58|109|
    Zhori|PL|Żory
    Zhory|PL|Żory
    Zhoucun|CN|36.82|117.82|122|
    Zhoukou|CN|33.63|114.63|505|
    Zhoushan|CN|29.99|122.20|883|
    Zhu Cheng City|CN|36.00|119.40|1000|
    Zhubei|TW|24.84|121.01|213|
    Zhucheng|CN|35.99|119.40|499|
    Zhuhai|CN|22.28|113.57|2207|
    Zhuji|CN|29.72|120.24|111|
    Zhujing|CN|30.90|121.16|120|
    Zhulebino|RU|55.70|37.85|150|
    Zhumadian|CN|32.98|114.03|722|
    Zhuzhou|CN|27.83|113.15|1130|
    Zhylina|SK|Žilina
    Zhytomyr|UA|50.26|28.68|262|
    Zhyzhkau|CZ|Žižkov
    Žiar nad Hronom|SK|48.59|18.85|17|
    Zibo|CN|36.79|118.06|3129|
    Zichenau|PL|Ciechanów
    Židenice|CZ|49.20|16.65|19|
    Zięciuki|PL|Łapy
    Ziegenhals|PL|Głuchołazy
    Zielona Góra|PL|51.94|15.51|118|
    Zielona Gura|PL|Zielona Góra
    Zielona Nkora|PL|Zielona Góra
    Zielonka|PL|52.30|21.16|18|
    Zigong|CN|29.34|104.78|1262|
    Ziguinchor|SN|12.57|-16.27|215|
    Žilina|SK|49.22|18.74|81|
    Zinder|NE|13.81|8.99|319|
    Zipaquirá|CO|5.02|-74.00|130|
    Žirardova|PL|Żyrardów
    Zirndorf|DE|49.44|10.95|26|
    Žitomir|UA|Zhytomyr
    Zitong|CN|30.18|105.83|213|
    Zittau|DE|50.90|14.81|25|
    Živeca|PL|Żywiec
    Ziyang|CN|30.12|104.65|906|
    Žižkov|CZ|50.08|14.45|58|
    Zjaljona-Gura|PL|Zielona Góra
    Zjelona Gora|PL|Zielona Góra
    Zjelonka|PL|Zielonka
    Zlatoust|RU|55.17|59.65|191|Asia/Yekaterinburg
    Zlín|CZ|49.23|17.67|73|
    Zliten|LY|32.47|14.57|204|
    Zliwice|PL|Słubice
    Zliwitz|PL|Słubice
    Zlotau|PL|Złotów
    Zlotorija|PL|Złotoryja
    Złotoryja|PL|51.13|15.92|16|
    Zlotov|PL|Złotów
    Zlotova|PL|Złotów
    Zlotovia|PL|Złotów
    Złotów|PL|53.36|17.04|18|
    Zlotowo|PL|Złotów
    Zlotuv|PL|Złotów
    Znaim|CZ|Znojmo
    Znain|CZ|Znojmo
    Znaym|CZ|Znojmo
    Znkies|PL|Zgierz
    Znoimas|CZ|Znojmo
    Znojma|CZ|Znojmo
    Znojmo|CZ|48.86|16.05|35|
    Znoyma|CZ|Znojmo
    Žoan Pesoa|BR|João Pessoa
    Zobrze|PL|Zabrze
    Zoetermeer|NL|52.06|4.49|116|
    Żoliborz|PL|52.27|20.99|51|
    Zolimpos|PL|Żoliborz
    Zólyom|SK|Zvolen
    Zomba|MW|-15.39|35.32|118|
    Zombkai|PL|Ząbki
    Zombki|PL|Ząbki
    Zombkovice Shl'onske|PL|Ząbkowice Śląskie
    Zombkovice-Sljonske|PL|Ząbkowice Śląskie
    Zombkovice Slonske|PL|Ząbkowice Śląskie
    Zompki|PL|Ząbki
    Zompkovice Slonskje|PL|Ząbkowice Śląskie
    Žongšan|CN|Zhongshan
    Zonguldak|TR|41.45|31.79|102|
    Zoppot|PL|Sopot
    Zóraw|PL|Żary
    Žori|PL|Żory
    Žoros|PL|Żory
    Żory|PL|50.05|18.70|63|
    Zossen|DE|52.22|13.45|17|
    Zoucheng|CN|35.40|116.97|277|
    Zsolna|SK|Žilina
    Zubia|ES|37.12|-3.58|19|
    Zugló|HU|47.52|19.11|130|
    Žuis de Fora|BR|Juiz de Fora
    Zulichowo|PL|Sulechów
    Züllichau|PL|Sulechów
    Zülpich|DE|50.69|6.65|20|
    Zumpango|MX|19.80|-99.10|280|
    Zunyi|CN|27.69|106.91|2038|
    Zúric|CH|Zürich
    Zürich|CH|47.37|8.55|415|
    Zürigh|CH|Zürich
    Zürih|CH|Zürich
    Zvolen|SK|48.57|19.15|40|
    Zweibrücken|DE|49.25|7.37|35|
    Zwickau|DE|50.73|12.49|99|
    Zwittau|CZ|Svitavy
    Zwoleń|SK|Zvolen
    Zwolle|NL|52.51|6.09|130|
    Zwyiec|PL|Żywiec
    Zyablikovo|RU|55.62|37.77|129|
    Żylina|SK|Žilina
    Żyrardów|PL|52.05|20.45|41|
    Žyrarduvas|PL|Żyrardów
    Żytomierz|UA|Zhytomyr
    Žytomyr|UA|Zhytomyr
    Žytomyras|UA|Zhytomyr
    Zyuzino|RU|55.66|37.57|121|
    Žyvecas|PL|Żywiec
    Żywiec|PL|49.69|19.19|32|
    """
}
