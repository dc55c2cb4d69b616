extension LifeExpectancy {
  /// Code, female years, male years, English short name; by code. UN World Population Prospects
  /// 2024, estimates for 2023, its newest year that is no projection; © United Nations, Population
  /// Division, CC BY 3.0 IGO. All UN members, Palestine, Kosovo (XK, a code for users), Taiwan, and
  /// the territories that the source has, all from this one source; the Holy See is not in it.
  /// War, floods, and an earthquake lowered 2023 in LY, PS, SY, TR, UA. See `differences`.
  static let table = """
    AD 86.11 82.10 Andorra
    AE 84.20 81.98 United Arab Emirates
    AF 67.54 64.47 Afghanistan
    AG 80.29 74.55 Antigua and Barbuda
    AI 82.66 76.03 Anguilla
    AL 81.45 77.73 Albania
    AM 79.45 71.39 Armenia
    AO 67.14 62.10 Angola
    AR 79.88 74.80 Argentina
    AS 75.84 70.20 American Samoa
    AT 84.32 79.54 Austria
    AU 85.74 82.10 Australia
    AW 78.78 73.70 Aruba
    AZ 77.13 71.56 Azerbaijan
    BA 80.90 74.42 Bosnia and Herzegovina
    BB 78.61 73.63 Barbados
    BD 76.37 73.03 Bangladesh
    BE 84.33 79.86 Belgium
    BF 63.22 58.92 Burkina Faso
    BG 79.21 72.16 Bulgaria
    BH 81.99 80.67 Bahrain
    BI 65.70 61.60 Burundi
    BJ 62.21 59.35 Benin
    BL 86.81 81.46 Saint Barthélemy
    BM 85.74 78.85 Bermuda
    BN 77.56 73.33 Brunei
    BO 71.15 66.13 Bolivia
    BQ 80.16 75.24 Caribbean Netherlands
    BR 78.98 72.76 Brazil
    BS 78.19 70.91 Bahamas
    BT 74.97 71.31 Bhutan
    BW 71.70 66.67 Botswana
    BY 79.07 69.54 Belarus
    BZ 76.49 70.93 Belize
    CA 84.83 80.43 Canada
    CD 64.04 59.79 DR Congo
    CF 59.29 55.26 Central African Republic
    CG 67.46 64.12 Congo
    CH 85.83 82.01 Switzerland
    CI 64.13 60.02 Côte d'Ivoire
    CK 79.05 71.87 Cook Islands
    CL 83.08 79.24 Chile
    CM 65.94 61.52 Cameroon
    CN 80.93 75.20 China
    CO 80.45 74.95 Colombia
    CR 83.42 78.13 Costa Rica
    CU 80.52 75.67 Cuba
    CV 79.21 72.86 Cabo Verde
    CW 80.82 72.46 Curaçao
    CY 83.67 79.63 Cyprus
    CZ 82.64 77.00 Czechia
    DE 83.76 79.02 Germany
    DJ 68.51 63.53 Djibouti
    DK 83.85 80.02 Denmark
    DM 74.55 68.21 Dominica
    DO 76.97 70.53 Dominican Republic
    DZ 77.70 74.90 Algeria
    EC 80.14 74.66 Ecuador
    EE 83.04 74.90 Estonia
    EG 73.81 69.49 Egypt
    EH 73.55 69.69 Western Sahara
    ER 70.66 66.51 Eritrea
    ES 86.31 80.96 Spain
    ET 70.73 64.08 Ethiopia
    FI 84.66 79.17 Finland
    FJ 69.36 65.34 Fiji
    FK 81.24 77.15 Falkland Islands
    FM 71.12 63.49 Micronesia
    FO 82.50 78.17 Faroe Islands
    FR 86.09 80.43 France
    GA 71.05 65.90 Gabon
    GB 83.21 79.36 United Kingdom
    GD 78.36 72.36 Grenada
    GE 79.11 69.57 Georgia
    GF 79.99 74.13 French Guiana
    GG 85.58 81.01 Guernsey
    GH 67.94 63.13 Ghana
    GI 86.14 80.92 Gibraltar
    GL 72.44 68.09 Greenland
    GM 67.53 64.17 Gambia
    GN 61.90 59.52 Guinea
    GP 85.53 78.13 Guadeloupe
    GQ 65.66 62.04 Equatorial Guinea
    GR 84.33 79.29 Greece
    GT 74.88 70.31 Guatemala
    GU 81.42 73.44 Guam
    GW 66.36 61.66 Guinea-Bissau
    GY 73.94 66.51 Guyana
    HK 88.13 82.84 Hong Kong
    HN 75.50 70.35 Honduras
    HR 81.69 75.41 Croatia
    HT 68.30 61.73 Haiti
    HU 80.19 73.71 Hungary
    ID 73.27 69.04 Indonesia
    IE 84.48 80.37 Ireland
    IL 84.59 80.18 Israel
    IM 83.13 78.93 Isle of Man
    IN 73.60 70.52 India
    IQ 74.05 70.43 Iraq
    IR 79.63 75.79 Iran
    IS 84.51 80.98 Iceland
    IT 85.75 81.57 Italy
    JE 81.76 77.72 Jersey
    JM 73.99 68.98 Jamaica
    JO 80.19 75.71 Jordan
    JP 87.74 81.69 Japan
    KE 65.92 61.46 Kenya
    KG 75.25 68.18 Kyrgyzstan
    KH 73.19 68.01 Cambodia
    KI 68.17 64.58 Kiribati
    KM 68.93 64.79 Comoros
    KN 76.02 68.57 Saint Kitts and Nevis
    KP 75.74 71.46 North Korea
    KR 87.16 81.19 South Korea
    KW 81.85 79.25 Kuwait
    KY 82.87 77.98 Cayman Islands
    KZ 78.39 70.11 Kazakhstan
    LA 71.25 66.78 Laos
    LB 79.73 75.74 Lebanon
    LC 76.30 69.31 Saint Lucia
    LI 85.32 81.84 Liechtenstein
    LK 80.59 74.24 Sri Lanka
    LR 63.44 60.88 Liberia
    LS 60.01 54.62 Lesotho
    LT 80.67 71.22 Lithuania
    LU 83.84 80.57 Luxembourg
    LV 80.47 71.56 Latvia
    LY 70.42 68.27 Libya
    MA 77.60 73.17 Morocco
    MC 88.50 84.45 Monaco
    MD 75.54 66.57 Moldova
    ME 80.31 73.73 Montenegro
    MF 83.84 76.77 Saint Martin
    MG 65.38 61.94 Madagascar
    MH 69.33 64.93 Marshall Islands
    MK 79.57 75.11 North Macedonia
    ML 61.90 59.04 Mali
    MM 70.16 63.79 Myanmar
    MN 76.43 67.24 Mongolia
    MO 85.25 80.82 Macao
    MP 80.74 77.13 Northern Mariana Islands
    MQ 85.62 79.25 Martinique
    MR 70.48 66.50 Mauritania
    MS 78.81 74.11 Montserrat
    MT 85.26 81.27 Malta
    MU 78.18 71.93 Mauritius
    MV 82.82 79.69 Maldives
    MW 70.56 64.07 Malawi
    MX 77.81 72.24 Mexico
    MY 79.37 74.27 Malaysia
    MZ 66.54 60.30 Mozambique
    NA 71.34 63.33 Namibia
    NC 81.29 76.28 New Caledonia
    NE 62.13 60.26 Niger
    NG 54.74 54.18 Nigeria
    NI 77.42 72.31 Nicaragua
    NL 83.74 80.54 Netherlands
    NO 84.85 81.75 Norway
    NP 71.84 68.84 Nepal
    NR 64.00 60.28 Nauru
    NU 72.71 67.43 Niue
    NZ 83.77 80.41 New Zealand
    OM 81.88 78.49 Oman
    PA 82.56 76.65 Panama
    PE 80.12 75.41 Peru
    PF 86.51 81.78 French Polynesia
    PG 69.08 63.74 Papua New Guinea
    PH 72.82 66.89 Philippines
    PK 70.16 65.33 Pakistan
    PL 82.35 74.88 Poland
    PM 81.52 72.75 Saint Pierre and Miquelon
    PR 85.24 78.03 Puerto Rico
    PS 71.50 59.69 Palestine
    PT 85.12 79.44 Portugal
    PW 71.80 67.15 Palau
    PY 76.95 70.89 Paraguay
    QA 83.37 81.61 Qatar
    RE 86.33 80.53 Réunion
    RO 79.56 72.40 Romania
    RS 80.04 73.50 Serbia
    RU 79.04 67.26 Russia
    RW 69.89 65.49 Rwanda
    SA 81.16 77.10 Saudi Arabia
    SB 71.98 69.22 Solomon Islands
    SC 76.51 69.94 Seychelles
    SD 69.63 63.27 Sudan
    SE 85.10 81.44 Sweden
    SG 86.24 81.24 Singapore
    SH 80.62 73.87 Saint Helena
    SI 84.34 78.90 Slovenia
    SK 81.58 75.02 Slovakia
    SL 63.50 60.06 Sierra Leone
    SM 87.10 84.21 San Marino
    SN 70.75 66.79 Senegal
    SO 61.39 56.35 Somalia
    SR 76.84 70.46 Suriname
    SS 60.63 54.64 South Sudan
    ST 73.73 66.24 Sao Tome and Principe
    SV 76.26 67.52 El Salvador
    SX 79.53 73.70 Sint Maarten
    SY 74.41 69.83 Syria
    SZ 66.95 61.19 Eswatini
    TC 80.30 75.83 Turks and Caicos Islands
    TD 57.01 53.20 Chad
    TG 62.92 62.54 Togo
    TH 80.86 72.16 Thailand
    TJ 73.98 69.57 Tajikistan
    TK 78.92 74.95 Tokelau
    TL 69.44 66.07 Timor-Leste
    TM 72.84 66.87 Turkmenistan
    TN 79.15 73.92 Tunisia
    TO 76.41 69.37 Tonga
    TR 79.86 74.53 Türkiye
    TT 76.68 70.38 Trinidad and Tobago
    TV 70.70 63.77 Tuvalu
    TW 83.61 77.63 Taiwan
    TZ 69.78 64.20 Tanzania
    UA 80.20 66.90 Ukraine
    UG 71.12 65.27 Uganda
    US 81.85 76.86 United States
    UY 81.92 74.19 Uruguay
    UZ 75.40 69.45 Uzbekistan
    VC 74.32 68.66 Saint Vincent and the Grenadines
    VE 76.50 68.72 Venezuela
    VG 80.05 74.53 British Virgin Islands
    VI 81.35 70.51 U.S. Virgin Islands
    VN 79.26 69.88 Vietnam
    VU 73.93 69.45 Vanuatu
    WF 79.62 77.66 Wallis and Futuna
    WS 73.66 69.86 Samoa
    XK 80.12 75.80 Kosovo
    YE 71.39 67.24 Yemen
    YT 78.33 74.09 Mayotte
    ZA 69.60 62.61 South Africa
    ZM 68.67 63.94 Zambia
    ZW 65.01 60.23 Zimbabwe
    """
}
