/**
 * What speaks against a disorder that a Dutch clinician names, where nothing else tells whether it is stated: it is the name of a thing,
 * somebody else's, general, supposed, or what somebody else says.
 */
const things =
  '(?:\\S*afdeling|\\S*poli|\\S*polikliniek|zorgprogramma|programma|zorgpad|zorglijn|module|zorgstandaard|richtlijn\\S*|protocol|\\S*team|training|cursus|workshop|\\S*groep|groepen|vragenlijst\\S*|lijst|lijstje|\\S*schaal|\\S*test|cut-?off|cut off|afkap\\S*|(?<! aan (?:de )?)drempel\\S*|ondergrens|grens|grenswaarde|\\S*formulier|\\S*boek|\\S*boekje|boeken|film|films|\\S*serie|documentaire|podcast|lezing|congres|symposium|webinar|college|colleges|\\S*scholing|opleiding|minor|stage|scriptie|proefschrift|promotie|promotieonderzoek|studie|studies|trial|app|site|\\S*website|folder|folders|brochure|link|pagina|hulplijn|\\S*filmpje|filmpjes|artikel|stichting|patientenvereniging|vereniging|expertisecentrum|\\S*centrum|kliniek|loket|spreekuur|hoofdstuk|keuzehulp|wachtlijst|wachttijd(?: van \\S+ \\S+)?|inloop\\S*|\\S+avond|\\S*bijeenkomst|bijeenkomsten|\\S*traject|netwerk|platform|regeling|aanbod|expertise|ervaring|kennis|aandacht|interesse|plek|plekken|bedden|specialist|deskundige|onderzoeker|verpleegkundige|coach|bijsluiter|screening|screener|fonds|collecte|dag van de|week van de|pcl-?5|phq-?9|gad-?7|mdi|bdi|bdi-ii|epds|aq|cat-q|ces-d|hads|scid\\S*|diva\\S*|caps\\S*|ados\\S*|audit|mmse|moca)';
const joining =
  '(?:(?:voor|over|van|bij|met|naar|op|tegen|rond|rondom|omtrent|inzake|heet|heette|genaamd|getiteld|mensen|patienten|clienten|volwassenen|kinderen|jongeren|ouderen|de|het|een|en|of|,|:|#|vroege|volwassen|ernstige|bijvoorbeeld) )*';

const kin =
  '(?:familie|familieanamnese|vader|moeder|zus|zusje|broer|broertje|oma|opa|tante|oom|neef|nicht|partner|echtgenoot|echtgenote|ouders|grootmoeder|grootvader|stiefvader|stiefmoeder|halfbroer|halfzus)';
const others =
  '(?:mantelzorger|verzorger|begeleider|iemand anders|een ander|buur\\S*|overbuur\\S*|bovenbuur\\S*|onderbuur\\S*|acteur|actrice|zanger\\S*|schrijver|schrijfster|voetballer|presentator|bekende nederlander|koning|prins|prinses|collega|vriend|vriendin|kennis|mede\\S+|lotgenoot|huisgenoot|klasgenoot|ex|ex-man|ex-vrouw|zwager|schoonzus|\\S*baas|leidinggevende|juf|meester|client van mij|patient van mij|andere (?:client|patient)\\S*)';

const says =
  '(?:zegt|zei|zeiden|denkt|dacht|dachten|schrijft|schreef|schreven|noemt|noemde|noemden|vraagt|vroeg|vroegen|vermoedt|vermoedde|leest|las|lazen|gelezen|hoorde|hoor|gehoord|vond|vonden|vindt|bedoelde|bedoelt|spreekt|sprak|beweert|beweerde|roept|riep|opperde|suggereert|suggereerde|meent|meende|gelooft|wilde|googelde|gegoogeld|herkent|herkende|vreest|vreesde)';

/** What is named is a thing, or what it is for: `de polikliniek angststoornissen`, `onder de afkap voor PTSS`. */
export const dutchThings = new RegExp(
  ` ${things} (?:(?:voor|over|van|bij|met|naar|op|tegen|rond|rondom|omtrent|inzake|heet|heette|genaamd|getiteld) ${joining}|(?:volwassen|vroege|en|#) )?@`,
  'u',
);

/** `Vader bekend met …`, `die acteur met zijn …` */
export const dutchOthers = new RegExp(
  ` ${kin} (?:heeft|had|is|was|kreeg|bekend|lijdt|leed) (?:(?:met|aan|ook|zelf|een|lichte) )*@|(?:^|[,:;]| en| maar| uw| je| jouw| zijn| haar| hun| de| mijn) ${kin} (?:(?:(?!u|je|jij|client|,)\\S+ ){0,2}(?:met|heeft|had|is|was|kreeg|bekend|lijdt|leed|belast) )?(?:(?:,|:|met|aan|voor|ook|zelf|een|lichte|mogelijk|waarschijnlijk) )*@| ${others} (?:\\S+ ){0,3}?(?:met|heeft|had|is|was|kreeg|zijn|haar|diens|hun) (?:\\S+ ){0,4}@`,
  'u',
);

export const dutchOnlyNamed: readonly RegExp[] = [
  // The name of a thing, or what a thing is for.
  ` (?:woord|woorden|term|begrip|categorie|vakje|kopje|indicatie|thema|onderwerp|titel|score|scores) ${joining}@`,
  '@ (?:: )?(?:nul|een(?= [,.])|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|\\d+)(?= [,.] | $)',
  ' (?:werk|werkt|werkte|werken|gewerkt|gespecialiseerd|specialiseer\\S*|promoveer\\S*|gepromoveerd|afgestudeerd) (?:\\S+ ){0,6}(?:bij|in|met|op|over) (?:\\S+ ){0,3}@',
  ' (?:formulier|verzekeraar|verzekering|rijbewijs|cbr|uwv|gemeente|werkgever|aanvraag|keuring)(?: \\S+){0,4} (?:vraagt|vragen|wil|willen|eist|vergoedt|vergoeden|geldt)(?: \\S+){0,8} @',
  ' (?:phq(?:-?9)?|gad(?:-?7)?|bdi(?:-ii)?|mdi|ids(?:-sr)?|hads|epds|pcl(?:-?5)?|ces-d|score) (?:(?:9|7|5|ii) )?(?:(?::|=|is|van|of) )*\\d+ (?:[,(] )?@',
  ' (?:\\S*afdeling|poli\\S*|team|instelling|kliniek|praktijk) (?:behandelt|behandelen|ziet|doet|richt zich op) (?:\\S+ ){0,4}@',
  ' (?:bieden|biedt|bied|aanbod is) (?:\\S+ ){0,10}(?:voor|aan|bij|tegen) (?:\\S+ )?@',
  // Somebody else's.
  '^ (?:(?:en|maar|kijk|nou|ja|,) )*(?!(?:wie|wat|dat|dit|die|deze|het|er|hier|daar|u|je|jij|hij|ze|zij|client|cliente|patient|patiente|betrokkene|mevrouw|meneer|nu|dus|inmiddels|verder|ook|zij|pt) )\\p{L}+ (?:heeft|had|lijdt aan) (?:een )?@',
  '^ (?:(?:en|maar|kijk|nou|ja|,) )*(?:de|het|een|die) (?!(?:client|cliente|patient|patiente|man|vrouw|jongen|meisje|dame|heer|jongeman|baby|diagnose|conclusie|uitkomst|beeld|team) )\\p{L}+ (?:heeft|had|lijdt aan) (?:(?:zelf|ook|een) )*@(?! (?:\\S+ )?(?:vastgesteld|gesteld|bevestigd|gediagnosticeerd) )',
  ' (?:zag|sprak|had|behandelde|kende|ken|begeleidde) (?:\\S+ )?(?:een|die) (?:\\S+ ){0,7}@',
  '^ (?:eerdere|vroegere|doorgemaakte) (?:\\S+ )?@',
  // In general.
  '^ (?:(?:en|maar|kijk|nou|want|dus|ja|,) )*(?:een )?(?:\\S+ )?@ (?:maakt|maken|gaat|gaan|duurt|begint|komt|komen|ontstaat|herken\\S*|vraagt|betekent|geeft|geven|kost|uit|verloopt|bestaat|kenmerkt|kan|kunnen|kun|kunt|hoort|heeft|hebben|krijg\\S*|word\\S*|zie je|heb je|noem je|is (?:een|vaak|meestal|heel|ook|iets|goed te|niet|nooit|geen|(?:\\S+ ){0,4}(?:erfelijk|aangeboren|te behandelen|behandelbaar|zeldzaam|te genezen))|zijn (?:twee|vaak|verschillende|heel|goed)) ',
  '^(?!.* (?:u|uw|je|jij|jou|jouw) )(?: (?:en|maar|kijk|nou|ja|,|nu))* bij een (?:\\S+ )?@ ',
  ' bij (?:(?:een|de|het) )?(?:\\S+ )?@ (?:zie|zien|heb|hebben|krijg|krijgen|hoort|horen|komt|komen|is|zijn|kan|kunnen|werkt|werken|helpt|past|gaat|gebruik\\S*|wordt|worden|geef|geven|denk|moet|doe|doen|duurt|gaan|heeft|zit)(?= )',
  ' (?:gebruik\\S*|hoort|horen|werkt|werken|helpt|helpen|zie|zien|ziet|komt|komen|krijg\\S*|geef|geven|wordt|worden|passend|zit) (?:\\S+ ){0,5}bij (?:een )?(?:\\S+ )?@',
  ' (?:over|naar|tegen|tussen|dan|zoals|per|alsof|zogenaamde?|zgn|soort|verschil|verschilt|verward|verwarren|verwarring|lijken op|lijkt op) (?:(?:van|met|een|de|het|en|of|#|,) )*(?:\\S+ )?@',
  ' (?:vaak|vaker|meestal|soms|altijd|mensen|iedereen|allemaal|iemand|niemand|tegenwoordig|vooral|procent|gemiddeld|doorgaans|sommige|algemeenheid|algemeen|elk|elke|iedere|ieder|niks|niets) (?:\\S+ ){0,8}@',
  '@ (?:\\S+ ){0,6}(?:vaak|vaker|meestal|soms|mensen|iedereen|allemaal|iemand|procent|gemiddeld|doorgaans|in het algemeen)(?= )',
  ' (?:steven\\S*|afsteven\\S*|op weg naar|koers\\S*|aankoers\\S*|afglijd\\S*|glijdt|beland\\S*|straks (?:heeft|hebt|heb|zit)) (?:\\S+ ){0,3}@',
  ' (?:belangrijk|verstandig|gebruikelijk|normaal|aan te raden|effectief) bij (?:een )?@',
  ' (?:onderhoudt|onderhouden|verergert|versterkt|veroorzaakt|uitlokt|voedt) (?:een )?@',
  ' (?:hoort|past|voorkomt|voorkomen|komt (?:\\S+ ){0,2}voor|gezien|bekend) (?:\\S+ ){0,2}bij (?:een )?@',
  // Supposed, feared, wished for, warned of, asked for.
  ' (?:als(?! (?:(?:een|de) )?(?:\\S+ )?@| (?:reden|indicatie|conclusie|verklaring|\\S*diagnose|classificatie) )|indien|mocht|wanneer|stel|of|kan|kunnen|kunt|kun|kon|konden|zou|zouden|wil|willen|wilt|hoeft|hoef|moet|moeten|mag|durf|tenzij|voordat|zodra|totdat|om|zonder) (?:(?!dat |maar )\\S+ )*@',
  ' (?:bang|angst|vrees|zorgen|hoop|hopen|hoopt|risico\\S*|kans|kansen|cave|alert\\S*|bedacht|waakzaam|preventie|voorkom\\S*|gevoelig\\S*|kwetsbaar\\S*|aanleg|trekken|trekjes|kenmerken|neiging\\S*|screen\\S*|gescreend|test\\S*|getest|check\\S*|nagaan|uitzoeken|uitvragen|onderzoek\\S*|vraag|vragen|vraagstelling|hulpvraag|verzoek|aanmeldreden|scoor\\S*|gescoord) (?:(?!blijkt |blijken |volgt |bevestig|toont |tonen |laat |laten |wijst |wijzen |concluderen |kom |komen |komt )\\S+ ){0,8}@',
  '@ (?:\\S+ ){0,4}(?:te voorkomen|voorkomen|krijgen|ontwikkelen|onderzoeken|uitzoeken|uitvragen|nagaan|testen|screenen|uitsluiten|scoor\\S*|vergeten|overwogen|genoeg|gevreesd|gegoogeld)(?= )',
  // What others say, and what was.
  ` ${says} (?:\\S+ )*@`,
  ` @ (?:(?!,)\\S+ ){0,1}${says}(?= )`,
  ` @ (?:(?!,)\\S+ ){0,4}${says} (?:de|het|uw|je|jouw|u|ze|hij|zij|mijn|men|die|jij|jullie)(?= )`,
  ` @ (?:die|dat|waar|waarvan|zoals|wat|u|je|ze) (?:(?!,)\\S+ ){0,4}${says}(?= )`,
  ' (?:ooit|vroeger|geleden|destijds|indertijd|toen|kwam|kwamen|eerst|eerder|was|waren|had|hadden|werd|werden|gehad|behandeld|vorige?|afgelopen|stempel) (?:\\S+ ){0,8}@',
  ' (?:(?:u|je|jij) (?:bent|ben)|(?:bent|ben) (?:u|je|jij)) (?:\\S+ ){0,5}geweest (?:\\S+ ){0,4}@',
  '@ (?:(?!,)\\S+ ){0,5}(?:gehad|geweest|destijds|vroeger|jaar geleden|jaren geleden|was|had|werd)(?= )',
  ' (?:geen|niet|nooit|zonder|nauwelijks|ontken\\S*|blanco) (?:(?!alleen |anders |, )\\S+ )*@',
  '@ (?:(?!,)\\S+ ){0,4}(?:niet|geen|nooit|nee|onduidelijk|weinig(?! (?:ziekte-?)?(?:inzicht|besef))|onvoldoende)(?= )',
].map((source) => new RegExp(source, 'u'));
