/** How Dutch clinicians state a diagnosis. */
import { type Cues, patterns } from './cues.ts';

const turning =
  'over|voor|tegen|op|naar|aan|om|van|bij|door|of|als|geen|niet|nooit|zonder|dan|dat|omdat|zodat|met|wegens|vanwege|na|sinds';
const dutch = (...sources: string[]) => patterns(turning, sources);

const client =
  '(?:u|je|jij|jou|jullie|hij|ie|ze|zij|mevrouw|meneer|patient|patiente|client|cliente|pt|betrokkene|zoon|zoontje|dochter|dochtertje|kind)';
const clinician = '(?:ik|we|wij|men)';
const it = '(?:dit|dat|het|er|hier|daar|diagnose|beeld|geheel|conclusie|oorzaak|probleem|hoofdprobleem|kern|kernprobleem|verklaring|uitkomst|uitslag|naam|plaatje|alles)';
const is = '(?:is|zijn|blijkt|zit|speelt|blijft|betreft|heet|vormt)';
const has = '(?:heeft|hebt|heb|hebben|lijdt aan|lijd aan|kampt met|bent|ben|is)';

export const dutchCues: Cues = {
  begins: /^(?:[;.!?:…]|maar|want|omdat|doordat|terwijl|hoewel|zodat|waardoor|tenzij) /,
  beginsAfterComma:
    /^(?:later|nadien|inmiddels|dat|dit|het|die|deze|u|je|jij|ik|we|wij|er|hij|ze|zij|daar|daarom|dan|en|dus|wat|waar\S*|als|wel|geen|niet|daarnaast|daarbij|hoe|is|heeft|kan|of|om|ook|zoals|nee|toch|volgens|eerder|maar|want|mijn|uw|denk|op|bij|omdat|(?:zit|speelt|komt|spreek|spreken|noem|noemen|past|blijkt|stel|stellen|kom|komen|lijkt|zie|zien|gaat|hebben|heb|hebt|zou|zouden|ga|gaan|vermoed|zeg|zeggen|houd|hou|houden|concludeer) (?:u|je|jij|ik|we|wij|er|daar|hier|het|dit|dat|hij|ze|zij)) /,
  beginsAfterAnd:
    /^(?:dat|dit|het|die|u|je|jij|ik|we|wij|er|hij|ze|zij|daar\S*|geen|niet|dus|daarnaast|dan|uw (?!#|@)\S+ (?:heeft|is|had|was|denkt|zegt)) /,
  denied: dutch(
    ' (?:geen|niet|niets|nooit|zonder|noch|onvoldoende|nauwelijks|evenmin|uitgesloten(?= (?:dat|:|is|zijn))|in plaats van|te weinig|onwaarschijnlijk)(?: (?!wel |uw @|jouw @|# )\\S+){0,12} @',
    '@(?: (?!(?:,|die|dat|waar\\S*|omdat|en|maar|als|:|\\() )\\S+){0,5} (?:niet(?: meer| langer| echt)?(?: (?!over|weg|voorbij|verdwenen|helemaal|volledig|onder|goed|genezen|hersteld|alleen|opgeklaard|jouw|uw)\\S+){0,3} (?=[.,;:] |$)|geen |uitgesloten|uit te sluiten|uitsluiten|verworpen|onvoldoende|vervallen|vervalt|ingetrokken|losgelaten|onwaarschijnlijk|achterhaald|weerlegd|van de baan|afgevallen|geschrapt|onterecht|ten onrechte|valt af|laat ik los|trek ik in|van tafel)',
    '@ ,(?: dat is het)? (?:nee|niet|dat niet|dat is het niet|dat klopt niet|daar is geen|dat zie ik niet|daar voldoe\\S*(?: \\S+){0,3} niet|daarvoor (?:is|zijn|voldoe\\S*)(?: \\S+){0,3} (?:onvoldoende|te weinig|niet|geen)) ',
    '(?:eerder|meer|liever)(?: \\S+){0,8} dan(?: een)?(?: \\S+)? @',
    '(?:van|gewijzigd van|veranderd van|bijgesteld van)(?: een)? @ (?:is|naar|wordt|in)(?: \\S+){0,3} #',
  ),
  notDenied:
    /niets? anders dan|(?:geen|zonder|niet aan|buiten) (?:enige )?twijfel|niet (?:alleen|enkel|slechts|voor niets|verrassend|verbaasd|te ontkennen)|niet (?:om|weg)heen|sluit\S*(?: \S+){0,3} niet uit|niet (?:uit te sluiten|uitsluiten|uitgesloten)/,
  nothing: dutch(
    // Supposed, or whether.
    ' (?:als|indien|wanneer|mocht|zodra|tenzij|ook al|alsof) (?:u|je|jij|het|dit|dat|er|hij|ze|zij|de|die|blijkt|mocht|we|iemand|mensen)(?: \\S+){0,8} @',
    ' of (?:het|dit|dat|u|je|jij|er|hij|ze|zij|hier|we|wij|die|de|iemand|mevrouw|meneer|sprake|client)(?: \\S+){0,8} @',
    ' (?:zou|zouden|kan|kunnen|kon)(?: (?!ik |we )\\S+){0,6} @(?: (?!,)\\S+){0,3} (?:zijn|kunnen|hebben|spelen|blijken|worden|krijgen|ontwikkelen|uitlokken|geven|veroorzaken)',
    ' (?:zou|zouden|kan|kunnen)(?: \\S+){0,4} (?:kunnen|ook|best|wijzen|passen|zijn|ontstaan|duiden|leiden|horen|komen)(?: \\S+){0,5} @',
    ' om(?: \\S+){0,3} @(?: \\S+){0,4} (?:uit te sluiten|te onderzoeken|aan te tonen|te bevestigen|te voorkomen|te kunnen)',
    // Looked into.
    ' (?:onderzoek\\S*|screen\\S*|test\\S*|getest|kijken|gekeken|kijk|diagnostiek|nagaan|uitzoeken|uitsluiten|uit te sluiten|vraagstelling|vraag|verwezen|aangemeld|aanmelding|verwijzing|verwijsbrief|verwijst|gescreend|scoor\\S*|score|scores|hoog|laag|subschaal|schaal|vragenlijst\\S*|lijst|lijsten|interview)(?: (?!voldoe\\S*|past|passen|blijkt|stel|diagnose|blijk\\S*|u|je|bevestig\\S*|wijst)\\S+){0,3} (?:naar|op|van|voor|of|met|wegens|om|tot|over)(?: (?!uw|je|jouw|dat|u|sprake|bekende)\\S+){0,4} @',
    ' (?:verwijs\\S*|verwijz\\S*|aanmeldbrief|aanmeldformulier|aanmelding)(?: (?!bekend\\S*|blijkt)\\S+){0,8} @',
    ' (?:normale|gewone|gezonde|normaal|gewoon normale) (?:\\S+ )?@',
    // About it, against it, of it.
    ' (?:folder|boek|boekje|informatie|info|website|site|filmpje|film|artikel|uitleg|psycho-?educatie|podcast|iets|alles|veel|meer|gelezen|lezen|gehoord|praten|vertellen|uitleggen|geleerd|documentaire|app|bericht|stuk|praat|lees)(?: \\S+){0,3} (?:over|bij|van|voor)(?: (?!uw|je|jouw)\\S+){0,3} @',
    ' (?:kenmerken|kenmerk|trekken|trekjes|symptomen|symptoom|klachten|tekenen|teken|signalen|signaal|verschijnselen|aanwijzingen|elementen|neiging\\S*|aanleg|gevoelig\\S*|kwetsbaar\\S*|risico\\S*|kans\\S*|angst|bang|vrees|terugval|terugvallen|preventie|bescherm\\S*|voorkom\\S*|begin|sprong|groep|training|cursus|module|protocol|richtlijn|zorgpad|vereniging|lotgenoten\\S*|poli|team|expert\\S*|specialist|medicijn\\S*|medicatie|middel|middelen|pil|pillen|tabletten|antidepressi\\S*|antipsychotic\\S*|geregistreerd (?:is )?(?=voor|bij|tegen)|bedoeld|voorgeschreven|werkt|werkzaam|helpt|gegeven|gebruikt|behandelvormen)(?: (?!(?:zijn|komen|passen|vallen|wijzen|zie) )\\S+){0,3} (?:van|voor|op|tot|in|tegen|bij|dat|met|naar)(?: (?!uw|je|jouw|de diagnose|deze|het kader|kader)\\S+){0,4} @',
    ' (?:lijst|lijstje|rijtje|voorbeelden|opties|keuzes|soorten|groepen|modules) (?::|,|zoals)(?: \\S+){0,6} @',
    ' (?:behandeling|therapie|behandelingen|herstel)(?: \\S+){0,2} (?:van|voor|bij|tegen) (?:een |bijvoorbeeld )?@',
    ' (?:voorkomen|vermijden|bang|angst|vrees|kans|risico)(?: \\S+){0,5} @',
    '@ (?:klachten|trekken|kenmerken|symptomen|achtige?|gevoelens|vragenlijst|schaal|lijst|test|score|screening|groep|folder|coach|poli|team|module|protocol|richtlijn|medicatie|medicijnen|onderzoek|vereniging|training|cursus|spectrum|interview|signalen|\\d+|een op de|komt (?:vaak|veel|heel|regelmatig|in)|betekent|houdt in|ontstaat|is (?:een|vaak|meestal|heel|goed te|erfelijk|te behandelen|iets|geen keuze)|kan|kun|wordt vaak|heb je in)',
    // What somebody else thinks, or what was once thought.
    ` ${client}(?: zelf)?(?: ook| nu| wel| eerst| steeds| nog| net| al)* (?:denkt|denk|dacht|vermoedt|vreest|zegt|zei|noemt|noemde|vertelt|vertelde|gelooft|meent|herkent|las|leest|vroeg|vraagt|twijfelt|twijfelde|afvraagt|hoopt|zoekt|gaf|geeft|schrijft|schreef|vindt|wilt|wil|bent bang|was bang|bent ervan overtuigd|maakt zich|heeft het gevoel|hebt het gevoel|heeft gelezen|hebt gelezen|heeft gehoord|hebt gehoord|heeft gegoogeld|overwoog)(?: (?!dat ik|diagnose)\\S+){0,9} @`,
    ` (?:denkt|dacht|zegt|zei|noemt|noemde|vertelt|vertelde|vermoedt|gelooft|meent|herkent|vreest|twijfelt|vroeg|vraagt) ${client} (?!dat ik )(?:\\S+ ){0,9}@`,
    " (?:huisarts|verwijzer|school|juf|meester|mentor|leraar|internet|google|chatgpt|tiktok|instagram|bedrijfsarts|mensen|iedereen|omgeving|familie|vrienden|werkgever|baas|collega's|ze|zij|men|maatschappelijk werker|coach)(?: (?!vastgesteld|gesteld|diagnose)\\S+){0,4} (?:denkt|denken|dacht|dachten|vermoedt|vermoedde|vermoedden|vraagt|vroeg|noemt|noemde|opperde|zegt|zei|zeggen|zeiden|gaf|vindt|vond|vinden|vreesde|schrijft|schreef|suggereert|suggereerde|spreekt)(?: \\S+){0,8} @",
    ' (?:gedacht|dacht|dachten|overwogen|overwoog|vermoedde|vermoedden|vermoed werd|geopperd|gesuggereerd|getwijfeld|werd vermoed|vreesde|vreesden|meende|meenden)(?: \\S+){0,8} @',
    '@(?: (?!,)\\S+){0,5} (?:gedacht|overwogen|geopperd|vermoed|gesuggereerd|vermoedden|vermoedde|gevreesd)',
    ' (?:zei|zei net|zeg|schreef|verkeerd)(?: \\S+){0,4} @(?: \\S+){0,3}$',
    ' (?:gesproken|gepraat|gesprek)(?: \\S+){0,2} (?:over|van)(?: (?!uw|je|jouw)\\S+){0,4} @',
    '@(?: \\S+){0,2} gezegd',
    ' hoor(?: ik)? (?:u|je|jou|jullie)(?: \\S+){0,2} (?:zeggen|vertellen|noemen)(?: \\S+){0,6} @',
    ' (?:aarzel|te vroeg|voorbarig|terughoudend|moeite|het punt)(?: \\S+){0,4} (?:om|met)(?: \\S+){0,4} @',
    // Was, and is over.
    ' (?:was|waren|had|hadden|gehad|kreeg|krijgt|krijg|krijgen|doorgemaakt)(?: (?!diagnose|label|stempel|gesteld|vastgesteld|bekend|,)\\S+){0,6} @(?!(?: \\S+){0,8} (?:vastgesteld|gesteld|gediagnosticeerd|gediagnostiseerd|bekend))',
    '@(?: (?!,|en|maar|niet|nooit|bijna|deels|gedeeltelijk|grotendeels|toen|vastgesteld|ge\\S+[dnt] )\\S+){0,7} (?:hersteld|opgeklaard|weg|afgesloten|gehad|had|hadden|doorgemaakt|meegemaakt|was|waren|geweest|erna|krijgt|krijgen|kreeg|kregen|ontwikkelen|ontwikkelt|voorbij|genezen|verleden tijd|overgegaan|over) (?!.*(?:vastgesteld|gesteld|gediagnosticeerd))',
    ' (?:na|tijdens) (?:die|de|een|uw|je|jouw|haar) @',
    ' wat(?: een| de)? @(?: \\S+){0,2} (?:is|zijn|inhoudt|betekent|doet)(?= )',
    // Of others.
    ' (?:in de familie|familiair|erfelijk|in uw familie|in je familie)',
    ' (?:iemand|mensen|patienten|clienten|kinderen|vrouwen|mannen|volwassenen|anderen|lotgenoten|jongeren|ouderen)(?: \\S+){0,4} @',
    // A medicine is for it.
    ' (?:is|zijn|geef|geven|gebruik\\S*|slik\\S*|krijg\\S*|neem\\S*|schrijf\\S*)(?: (?!behandel\\S*|onder)\\S+){0,5} (?:voor|tegen)(?: de| een)? @',
  ),
  nothingInSentence: dutch(
    '^ (?:(?:en|maar|nou|kijk|dus|goed|ja|want|even)(?: ,)? )*(?:stel|gesteld|mocht)(?: |,)',
    ' (?:stel dat|stel je voor|stel u voor|bij wijze van spreken|hypothetisch|theoretisch) ',
    ' (?:bijsluiter|examenvraag|bij andere clienten|andere patient|andere client|vorige client) ',
  ),
  states: dutch(
    ' (?:u|jij|jou|je)~(?:een|duidelijk|zeker|ook) (?:\\S+ )?@',
    ` ${client}(?: \\S+){0,4} ${has}~@`,
    ` ${has} ${client}~@`,
    ` ${client}~@(?: (?!,)\\S+){0,4} (?:heeft|hebt|hebben|lijdt|bent|is|kampt)(?= )`,
    ` ${it}(?: (?!niet|geen|over|voor)\\S+){0,4} ${is}~@`,
    ` (?:ik|we|u|je|vertelt|vertel|zie|hoor|vind|denk|beschrijft|speelt|heeft|hebt|komt|hier|hand)(?: ,)? ${is}~@`,
    ` ${is} ${it}~@`,
    ` ${it}~@(?: (?!,)\\S+){0,4} (?:is|blijft|betreft|speelt|bestaat|heet|zit)(?= )`,
    ' sprake(?: is| was)? van~@',
    ' (?:we|wij)(?: \\S+)? hebben(?: \\S+)? het(?: \\S+){0,3} over~@',
    ' hebben we het(?: \\S+){0,3} over~@',
    ' (?:wijzig\\S*|gewijzigd|verander\\S*|bijgesteld|herzien|aangepast)(?: (?!niet)\\S+){0,6} (?:naar|in)~@',
    '@(?: \\S+){0,2} (?:is|sprake)(?: hier| er| dus| nu| bij u| bij jou)* (?:sprake van|sprake)',
    ' (?:gaat|ging|gaan)(?: \\S+){0,4} om~@',
    ` ${it} (?:\\S+ )?om~@(?: \\S+){0,3} gaa[nt]`,
    ' (?:te maken met|te maken hebben met|een vorm van|beeld van|kader van|basis van|op grond van|ten gevolge van|als gevolg van|het gevolg van|veroorzaakt door|verklaard door|te verklaren door|te verklaren vanuit|voorbeeld van|kwestie van|voort uit|geval van|uiting van|in de zin van|bedoel|bedoelde|komt door|naast)~@',
    ` (?:noem|noemen|benoem|benoemen|heet|heten|duid|duiden|omschrijf|omschrijven|zie|zien|beschouw|classificeer|classificeren|diagnosticeer|registreer|registreren|noteer|noteren|codeer|coderen|schrijf|schrijven|zet|zetten)(?: ${clinician})?(?: (?!geen|niet)\\S+){0,4}(?: als| een| dan)*~@`,
    `@(?: (?!,)\\S+){0,3} (?:noem|noemen|heet|heten|genoemd|geheten)(?: ${clinician}| dat| dit)`,
    ` ${clinician}(?: \\S+){0,4} @(?: (?!,)\\S+){0,2} (?:noem|noemen|zie|zien|constateer|vaststel)`,
    ' (?:spreek|spreken|spreekt)(?: (?!over|pas)\\S+){0,4} van~@',
    ' (?:diagnose|diagnosen|diagnostisch|diagnoses|classificatie|classificaties|dsm|dsm-5|hoofddiagnose|nevendiagnose|conclusie|concludeer|concluderen|concluderend|samenvattend|vastgesteld|stel|stellen|bevestig\\S*|bevestigd|geclassificeerd|gediagnosticeerd|gediagnostiseerd|geconcludeerd|luidt|label|comorbide|comorbiditeit)(?: (?!over|of|naar)\\S+){0,7} @',
    '@(?: (?!,|over)\\S+){0,5} (?:vastgesteld|gediagnosticeerd|gediagnostiseerd|geconstateerd|bevestigd|eruit|gesteld|geclassificeerd|vast te stellen|vaststellen|stellen|is de diagnose|als diagnose|is de conclusie|als conclusie|als classificatie|als hoofddiagnose)(?= )',
    '@(?: \\S+){0,2} (?:staat|is|zijn)(?: (?!niet)\\S+){0,2} (?:vast|duidelijk|voorop|voorgrond|achtergrond|wat ik zie|wat we zien|wat u heeft|wat je hebt|wat u hebt|de diagnose|mijn conclusie|de conclusie|mijn diagnose)(?= )',
    ' criteria (?:van|voor)~@',
    ' (?:voldoe\\S*)(?: (?!niet)\\S+){0,8} (?:aan|voor|van)(?: (?!niet)\\S+){0,6} @',
    '@(?: \\S+){0,2} (?:voldoe\\S*|criteria)',
    ' (?:pas|past|passen|passend|passende|aansluit|aansluitend)(?: (?!niet)\\S+){0,6} bij~@',
    '@(?: \\S+){0,3} (?:past|passen|passend|verklaart|verklaren)(?= )',
    ' (?:overeen met|overeenkomt met|overeenkomstig met|overeenkomend met|uit op|kom tot|komen tot|kom ik op|komen we op|houd het op|houden het op|hou het op|houd ik het op|hou ik het op|houden we het op|gekomen tot|neer op|gewijzigd in|gewijzigd naar|bijgesteld naar|herzien naar|veranderd in|wordt nu|wordt dus)(?: een| de diagnose| dat)*~@',
    ` (?:zie|zien|hoor|constateer|constateren|herken|herkennen) ${clinician}~@`,
    ` ${clinician}(?: (?!niet|geen)\\S+){0,3} (?:zie|zien|hoor|constateer|constateren|herken|herkennen|vind)~@`,
    ` ${clinician} (?:zie|zien) (?:bij|aan) (?:u|je|jou|hem|haar)~@`,
    ' (?:bij|aan) (?:u|jou|je|hem|haar|mevrouw|meneer|patient|client)(?: (?!over|voor|op)\\S+){0,3} (?:is|zie ik|zien we|gaat het om|speelt|past|stel ik|stellen we|bestaat)~@',
    ' (?:onder|in) behandeling(?: \\S+){0,4} (?:voor|wegens|vanwege|met|van)~@',
    ' (?:kom|komen|kwam)(?: (?!over|voor)\\S+){0,4} @(?: \\S+){0,4} uit(?= )',
    ` (?:zeg|zeggen|zegt) ${clinician}~@`,
    ` @(?: (?!,)\\S+){0,3} (?:zeg|zeggen|schrijf|noteer|noteren|zet|zetten|registreer|codeer|vul|houd|hou|houden) ${clinician}(?! (?:\\S+ ){0,2}(?:niet|geen) )`,
    '@ is wat (?:ik|we|wij|u|je|jij|hij|ze|zij|er)(?= )(?!(?: \\S+){0,3} (?:niet|dacht|dachten|zei|zeiden|wilt|vreest))',
    ' (?:daaruit|hieruit|waaruit|uit (?:het|de|dit|deze|uw|je|jouw|ons|onze|alle|alles)(?: (?!eerder\\S*|vorig\\S*)\\S+){1,5}) (?:bleek|blijkt|komt|kwam|volgt|komen|kwamen)~@',
    ' (?:dan|hier|nu) (?:heb|hebben|praat|praten|spreek|spreken)(?: je| we| wij| jij)? (?:het )?(?:\\S+ )?over~@',
    ` ${client}(?: (?!niet)\\S+){0,3} (?:komt|kom|bent|ben|is|zit|kwam)(?: (?!niet)\\S+){0,2} (?:binnen|hier|bij ons|in zorg|opgenomen|in behandeling|onder behandeling)(?: \\S+){0,2} (?:met|wegens|vanwege|voor)~@`,
    ' (?:die|deze|de|uw|je|jouw|dat|dit) (?!angst|vrees|vraag|zorg|risico|kans|gevaar|doel|thema|onderwerp|titel|folder|groep|therapie|behandeling|medicijn\\S*)(?:(?!niet|geen|#)\\S+ ){1,4}(?:is|zijn)(?: (?:een|echt|gewoon|dus|duidelijk|eigenlijk|toch|ook|nu|wel|ontstaan door))* @',
    ' (?:twee|drie|meerdere|verschillende|een paar) (?:dingen|diagnoses|diagnosen|problemen|zaken|stoornissen)(?: (?!niet)\\S+){0,5} ,~@',
    ' naam (?:voor|hiervoor|ervoor|is)?(?: ,| :)*~@',
    ' (?:valt|vallen)(?: (?!niet)\\S+){0,3} onder~@',
    ' (?:kom|komen|kwam|kwamen)(?: (?!niet)\\S+){0,3} bij~@',
    ' (?:bovenop|erbovenop|erbij|bij komt|bijgekomen|komt nu|komt daar|komt er)(?: (?!niet|geen)\\S+){0,4}~@',
    ' (?:herstelfase|fase|herstel|jaarcontrole|controle)(?: \\S+){0,1} (?:van|voor)~@',
    ' (?:kampt u|kamp je|kampt) met~@',
    ' (?:lijdt|lijd|lijden)(?: (?!niet)\\S+){0,4} aan~@',
    ' (?:dit|dat|het|beeld|vertelt|beschrijft|vertel|verhaal|zie|hoor)(?: (?!niet)\\S+){0,4} (?:typisch|kenmerkend|karakteristiek|klassiek)(?: beeld)? (?:voor|van)~@',
    ' last(?: \\S+)? van~@',
    ' (?:behandel|behandelen|begeleiden)(?: \\S+)? (?:u|je|jou|hem|haar)(?: (?!niet)\\S+){0,4} (?:voor|wegens|vanwege)~@',
    '@ diagnose(?= )',
    ' maak\\S*(?: (?!niet)\\S+){0,3} @(?: \\S+){0,2} door(?= )',
    ' (?:ik|we|wij)(?: \\S+)? kom(?:en)?(?: (?!niet)\\S+){0,3} (?:op|tot)~@',
    ' kan ik me voorstellen , met @',
  ),
  names:
    /^(?!.* (?:zei|zeiden|zeg|zeggen|zegt|schreef|schrijft|noemde|noemden|noemt|zou|zouden|dacht|dachten|las|had|hadden|was|waren|werd|werden|ze|men|mensen|staat|stond|verwarren|als|indien|stel|sluit|kan|kunnen|kunt|kun|wil|willen|mag|moet|vraag|vroeg|heette|heetten|of|tussen|over|vaak|meestal|soms|iemand|niemand|elke|iedere) ).* (?<! (?:voor|bij|over|naar|tegen|van|op|zonder|na|tijdens|door|aan|in|met|om|sinds|uit|dan|als|of|geen|niet|zoals|per) )(?:een|duidelijk|echt|toch|dus|wordt|nu|gewoon) (?:(?!van|voor|bij|op|in|en|over|,|#|\S+je )\S+ ){0,2}@ (?!\d|trek|kenmerk)/u,
  works: dutch(
    ' (?:werkdiagnose|werkhypothese|hypothese|voorlopige diagnose|waarschijnlijkheidsdiagnose|differentiaaldiagnos\\S*|differentiaal diagnos\\S*|differentiaal|dd)(?: (?!niet)\\S+){0,12} @',
    '@(?: (?!,)\\S+){0,6} (?:werkdiagnose|werkhypothese|differentiaaldiagnos\\S*|als hypothese|in de differentiaal|voorlopige diagnose)',
    ' (?:denk|denken|gedacht wordt|dacht nu)(?: (?!niet|dat)\\S+){0,4} (?:aan|richting|richting van|naar|in de richting van|de kant op van)(?: (?!niet)\\S+){0,6} @',
    '@(?: (?!,)\\S+){0,2} (?:denk|vermoed|verwacht) ik(?! niet)',
    ' (?:aan|richting)(?: \\S+){0,2} @(?: (?!,)\\S+){0,2} (?:denk|denken)(?= )(?!(?: \\S+){0,2} niet)',
    ` (?:vermoeden|vermoedens|verdenking|verdacht)(?: (?!niet)\\S+){0,3} (?:van|op|voor|dat|richting)(?: \\S+){0,6} @`,
    ` ${clinician}(?: \\S+){0,2} (?:vermoed|vermoeden|verdenk)(?: (?!niet)\\S+){0,6} @`,
    ` (?:vermoed|vermoeden|verdenk) ${clinician}(?: (?!niet)\\S+){0,6} @`,
    ' (?:riekt|ruikt|heeft veel|iets)(?: (?!niet)\\S+){0,3} (?:naar|weg van)~@',
    ' (?:lijkt|lijken|leek|oogt|klinkt|doet|doen)(?: (?!niet)\\S+){0,5} (?:op|als|denken aan|om|naar|sprake van|passen bij|te passen bij|sprake te zijn van)(?: (?!niet)\\S+){0,4} @',
    ` (?:lijkt|lijken) (?:${it}|${client}|me|mij|er|sprake|een|hier)(?: (?!niet|geen)\\S+){0,5} @`,
    '@(?: (?!,)\\S+){0,2} (?:lijkt|lijken)(?: (?!niet|geen|on)\\S+){0,3} (?:waarschijnlijk|aannemelijk|hier|het meest|mij|me|de|te)',
    ` ${it} (?:\\S+ )?lijkt~@`,
    ' (?:wijst|wijzen|duidt|duiden|neig|neigen|neigt|hel|hellen|sterk)(?: (?!niet)\\S+){0,4} (?:op|naar|richting|in de richting van|over naar)(?: (?!niet)\\S+){0,4} @',
    ' (?:waarschijnlijk|waarschijnlijke|vermoedelijk|vermoedelijke|mogelijk|mogelijke|wellicht|verdenking|vermoeden|voorlopig|aannemelijk|misschien)(?: een| de| wel| toch| om| sprake van| ook)* @',
    ' (?:ga ik|gaan we|ga|gaan)(?: (?!niet)\\S+){0,4} (?:uit van|vanuit van|van uit dat)(?: \\S+){0,5} @',
    '@(?: (?!,)\\S+){0,5} (?:waarschijnlijk|aannemelijk|het meest waarschijnlijk|te overwegen|bovenaan|nog bevestigen|nog bevestigd|onderzoeken we nog)',
    ' (?:gedachte|indruk|idee|inschatting|gevoel|hypothese)(?: (?!niet)\\S+){0,2} (?:is|gaat|was|blijft|dat)(?: (?!niet)\\S+){0,6} @',
    ' (?:twijfel|twijfelen|aarzel|schommel)(?: (?!niet)\\S+){0,3} tussen(?: \\S+){0,4} @',
    ' is of~@',
    ' zou (?:ik|we|wij)(?: (?!niet|geen)\\S+){0,3} (?:zeggen|kiezen voor|gokken op|inzetten op|denken aan|gaan voor)(?: dat)?~@',
    ` ${clinician} zou(?: (?!niet|geen)\\S+){0,3} (?:zeggen|kiezen voor|gokken op|inzetten op|denken aan|gaan voor)(?: dat)?~@`,
    ' (?:gaat|gaan|ga|zit|zitten)(?: (?!niet)\\S+){0,3} (?:richting|de kant op van|in de richting van)~@',
    ' (?:aan denk|aan denken|van uitga|van uitgaan|mee houd|mee houden|op gok|op wed)(?: \\S+)? (?:is|zijn)~@',
    ' (?:uitgaan|uit te gaan) van~@',
    ' sluit(?: \\S+){0,3} niet uit(?: \\S+){0,6} @',
    '@(?: \\S+){0,4} niet (?:uit te sluiten|uitsluiten|uitgesloten)',
    ' waarschijnlijk(?:st|ste)?(?: (?!niet)\\S+){0,3}~@',
    ' rekening(?: \\S+){0,2} met~@',
    ' (?:overweeg|overwegen)(?: (?!medicatie|behandeling|om)\\S+){0,3} @',
  ),
  doubts:
    /(?: (?:waarschijnlijk|waarschijnlijke|vermoedelijk|vermoedelijke|mogelijk|mogelijke|wellicht|misschien|voorlopig|voorlopige|vooralsnog|werkdiagnose|vermoeden|lijkt|lijken|aannemelijk|onder voorbehoud|nog niet zeker|voorzichtig|rekening|indruk|gedachte|inschatting|vraagteken|schijn|voor nu|voorshands|nog niet uit|slag om de arm|(?:nog|later) (?:veranderen|wijzigen)|niet (?:helemaal|honderd procent|absoluut|volledig) zeker|(?:vrij|redelijk|bijna|tamelijk|vrijwel) zeker|nog niet rond|riekt|ruikt|hypothese) )|(?:ik denk|denk ik|ik vermoed|vermoed ik|ik geloof|volgens mij|naar mijn idee|denken we|we denken|ik verwacht)(?: (?!:)\S+)* @|@.* (?:denk ik|vermoed ik|geloof ik|lijkt me|nog (?:nader |verder |beter )?(?:te |laten |gaan )*(?:onderzoek\S*|uitzoeken|bevestig\S*|uitwerken|diagnostiek))/,
  earlier: dutch(
    ' bekend(?: \\S+){0,3} (?:met|wegens|vanwege)(?: (?!niet|over|,)\\S+){0,6} @',
    '@(?: (?!,)\\S+){0,3} (?:bekend|in de voorgeschiedenis|in uw voorgeschiedenis|in je voorgeschiedenis|van vroeger bekend)(?= )',
    ' uit (?:een )?(?:eerder|eerdere|vorig|vroeger) \\S+(?: (?!niet)\\S+){0,3} (?:kwam|kwamen|bleek|komt|blijkt)~@',
    ' stelden?(?: (?!niet)\\S+){0,4} @(?: \\S+){0,2} vast',
    ' zoals (?:bekend|u weet|je weet)(?: (?!niet)\\S+){0,6} @',
    ' (?:volgens|blijkens) (?:het|uw|je|jouw|de|mijn) (?:\\S+ )?(?:dossier|brief|ontslagbrief|gegevens|status|systeem|overdracht|papieren|computer)(?: (?!niet)\\S+){0,5} @',
    ' (?:geregistreerd|ingeschreven|te boek)(?: \\S+){0,2} (?:met|als|onder)~@',
    ' (?:kennen|ken) (?:we |wij |ik )?(?:u|je|jou|hem|haar)(?: \\S+){0,3} (?:met|van|als)~@',
    ' al (?:lang|langer|jaren|een tijd) (?:weten|kennen) (?:we|wij)(?: van| uw| de| je)*~@',
    ' (?:bekende) (?:\\S+ )?@',
    ' (?:voorgeschiedenis|blanco behoudens)(?: (?!familie)\\S+){0,6} @',
    ' (?:eerder gestelde|eerder vastgestelde|eerdere diagnose|oude diagnose|bestaande diagnose)(?: \\S+){0,4} @',
    ' (?:lees|zie|staat|las|stond)(?: \\S+){0,3} (?:dossier|brief|ontslagbrief|verslag|gegevens|status|systeem|overdracht|papieren|computer)(?: \\S+){0,8} @',
    ' (?:dossier|brief|ontslagbrief|verslag|status|systeem|voorgeschiedenis|papieren|gegevens|overdracht)(?: \\S+){0,4} (?:staat|stond|lees ik|las ik|zie ik|zag ik|weet ik|begrijp ik|haal ik|maak ik op|vermeldt|meldt|vermeld)(?: (?!verwijs\\S*|vraag)\\S+){0,6} @',
  ),
  dated:
    / (?:door|van|bij|heeft|hebben|had|is) (?:\S+ ){0,3}(?:voorganger|voorgangster|collega|collega's|intake|crisisdienst|ziekenhuis|kliniek|instelling|neuroloog|cardioloog|huisarts|psychiater die|vumc|umc)(?= ).*(?:diagnose|gesteld|vastgesteld|gediagnosticeerd|bevestigd)|(?:gesteld|vastgesteld|gediagnosticeerd|bevestigd|diagnose).* (?:door|bij) (?:\S+ ){0,2}(?:voorganger|voorgangster|collega|crisisdienst|ziekenhuis|kliniek|neuroloog|vorige|eerdere)(?= )| (?:weten we|wisten we|weet u|wist u|weten wij|wist je|weet je|bekend is)(?: \S+){0,3} (?:al|vroeger|langer|jaren|lang|eerder)(?= )|(?: al langer| al jaren| al lang| van vroeger| al)(?: \S+)? weten we(?= )| (?:van vroeger|uit het verleden|uit (?:uw|je|jouw) (?:tijd|jeugd|kindertijd|studententijd)|van (?:toen|eerder)|al (?:bekend|jaren bekend|langer bekend)|(?:staat|stond) al (?:jaren|lang|langer))(?= )| (?:eerder|eerdere|destijds|indertijd|in het verleden|vroeger|als (?:kind|tiener|puber|student|jongere|meisje|jongen)|op (?:uw|je|haar|zijn) \S+|toen|jaren geleden|jaar geleden|maanden geleden|(?:jaar|jaren|maanden|tijdje) terug|sinds (?:uw|je|jouw|haar|zijn|de) \S+|vorig jaar|vorige (?:behandelaar|psychiater|instelling|maand|behandeling|keer)|eerdere behandelaar|sinds de middelbare school|op de (?:basisschool|middelbare school|kleuterschool)|al (?:eens|eerder|lang|langer|jaren|gesteld|vastgesteld)|in (?:19|20)\d\d|in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|het voorjaar|het najaar|de zomer)|elders|werd|werden|kreeg|heeft gekregen|hebt gekregen|gekregen|kwam) .*(?:diagnose|gesteld|vastgesteld|gediagnosticeerd|gediagnostiseerd|label|stempel|eruit|geconstateerd|classificatie|bevestigd)|(?:diagnose|label|stempel|gesteld|vastgesteld|gediagnosticeerd|gediagnostiseerd|geconstateerd).* (?:eerder|destijds|indertijd|in het verleden|vroeger|als kind|jaar geleden|jaren geleden|vorig jaar|(?:in|uit|van|sinds) (?:19|20)\d\d|gekregen|op (?:uw|je|zijn|haar) \S+|uit (?:uw|je|zijn|haar) jeugd|toen u|toen je|door (?:de|uw|een) (?:vorige|eerdere))/,
  stays:
    / (?:handhaven|handhaaf|blijft(?: gewoon| dus| zo| ook| verder)* (?:staan|gehandhaafd|van kracht|gelden|gehandhaafd)|(?:neem|nemen)(?: ik| we| wij)(?: \S+){0,2} over|laten we (?:\S+ )?staan|laat ik (?:\S+ )?staan|staat nog (?:steeds|altijd|open|gewoon)|sluit ik me(?: \S+)? aan|sta ik (?:\S+ ){0,2}achter|staan we (?:\S+ ){0,2}achter|geldt nog|onveranderd|ongewijzigd|verandert (?:niks|niets)) /,
  presumed: dutch(
    ' (?:uw|jouw|je) (?:(?!een|geen|de|het|#|die|dat|moeder|vader|zus|broer|man|vrouw|partner|ouders|zoon|dochter)\\S+ ){0,2}@',
    ' (?:de|deze|die|diens) (?:bekende |huidige |bestaande |ernstige |matige |lichte |recidiverende |onderliggende |complexe )*@',
  ),
  bare: /^ (?:(?:,|:|;|dus|nee|sorry|wacht|correctie|pardon|ik|bedoel|of|diagnostisch|diagnose|ja|nou|goed|kortom|oke|en|maar|ook|daarnaast|daarbij|verder|wel|duidelijk|een|de|eh|uh|conclusie|samengevat|samenvattend|kort|gezegd|eigenlijk|gewoon|namelijk|al|alles|bij|elkaar|genomen|zowel|als|specifiek|specifieker|weten|te|voornamelijk|vooral|oftewel|ofwel|dan|dat|is|zeker|inderdaad|klopt|nog|steeds|met|daarbovenop|plus|tevens|chronische|ernstige|matige|matig|lichte|recidiverende|complexe|eenmalige|beginnende|comorbide|#) )*@(?: (?:[.,;:!(]|met|zonder|ook|erbij|type|en|naast|bij|links|rechts|of|licht|matig|ernstig|recidiverend\S*|eenmalig\S*|gecombineerd\S*|overwegend|in|na|dus|hoor|i|ii|nao|dat|die)(?: .*)?)? $/,
  takesBack:
    /^ (?:(?:nee|maar|sorry|wacht|o|ho|en|nou|,|echter|inmiddels|later|nadien|intussen|is|werd|dus) )*(?:(?:dat|die|deze|dit)(?: (?:diagnose|label|classificatie|stempel))?|daar)(?: \S+){0,5} (?:klopt(?: \S+){0,2} niet|(?:is|zijn|geldt|gelden|blijkt)(?: \S+){0,2} niet (?:juist|correct|waar|terecht|meer)|is niet (?:juist|correct|waar|terecht|meer)|niet (?:juist|correct|terecht)|onjuist|achterhaald|fout|vergissing|trek ik in|laat ik los|laten we los|vervallen|vervalt|herzien|verworpen|onterecht|niet mee eens|ben ik het niet|zie ik niet|geschrapt|haal ik (?:weg|eraf)|van tafel|(?:komt|komen|kwam|kwamen)(?: \S+){0,3} niet uit|weerlegd|sluit ik af|sluiten we af|afsluiten|afgesloten|teruggekomen|terugkomen|niet in vinden|niet achter|niets? meer van|halen we eraf|haal ik|trek ik|trekken we|neem ik terug|nemen we terug|doe ik niet|doen we niet|was te snel|was voorbarig|laten we vallen|laat ik vallen|streep ik|strepen we|schrap ik|schrappen we|niet aan de orde|niet (?:over|mee)|(?:kan|kunnen|wil|durf) (?:ik|we)(?: (?!zeker\S*|met)\S+){0,4} niet (?!met |zeker )(?:te )?(?:zeggen|stellen|vaststellen|noemen|volhouden))|^ (?:(?:nee|maar|sorry|wacht|o|ho|en|nou|,|dus) )*(?:vergeet|schrap|streep|wis|haal) (?:dat|die|het|deze)(?: \S+){0,3} $/,
  lowers:
    /^ (?:(?:maar|en|nou|ja|,|wel|let op|kijk|nogmaals|vandaar) )*(?:(?:waarschijnlijk|vermoedelijk|mogelijk|misschien|voorlopig|vooralsnog|denk ik|vermoed ik|denken we|onder voorbehoud|wellicht)(?: (?:\.|!|,|hoor|nog|dan|tenminste|wel|even|althans))* $|(?:dat|dit|het|die)(?: (?:is|blijft|noem ik|noemen we|moet|moeten we|weten we|weet ik|staat|wil ik|willen we|heet|is dus|zie ik))+(?: (?!niet meer|geen)\S+){0,4} (?:werkdiagnose|werkhypothese|hypothese|voorlopig|voorlopige|vermoeden|niet zeker|niet honderd|niet helemaal zeker|niet definitief|niet rond|niet bevestigd|nog bevestigen|nog bevestigd|nog onderzoeken|niet vast|onder voorbehoud|nog uitzoeken|een idee)(?= ))/,
  confirms:
    /^ (?:(?:en|dus|nou|ja|want|maar|,|sorry|kijk) )*(?:(?:dat|dit) is (?:(?:precies|gewoon|dus|ook|nou|nu|echt) )*(?:wat (?:u|je|jij|hij|ze|zij|mevrouw|meneer) (?:(?:ook|dus|nu) )?(?:heeft|hebt|heb)|het bij (?:u|jou|je|hem|haar)|bij (?:u|jou|je|hem|haar) (?:het geval|aan de hand|aan de orde))|(?:dat|die|dit) (?:heeft|hebt|heb) (?:u|je|jij|hij|ze|zij)|(?:u|jij|je|hij|ze|zij) (?:heeft|hebt|heb) (?:dat|die)|(?:daar|aan de criteria) (?:voldoet|voldoe) (?:u|je|jij)(?: \S+){0,2} aan|zo noemen we (?:dat|het|wat (?:u|je) (?:heeft|hebt))(?: bij (?:u|jou))?)(?: (?:dus|ook|gewoon|,|\.|!|hoor|nu|zeker|echt|wel|inderdaad|ja|helaas|bij))* $/,
  they: / (?:hij|zij|ze|die|haar|hem) /,
  client: / (?:u|uw|je|jij|jou|jouw|jullie|client|cliente|patient|patiente) /,
  tag: /^ (?:(?:herken|begrijp|snap|volg|weet|vind|schrik|wil|kun|kan|kunt|heb|hebt|heeft|ben|bent|had|hoe|wat|is|zegt|oke|goed|ja|akkoord|he|verbaast|klinkt|ziet|zie)\S*)(?: \S+){0,8} $/,
  asksIfSo:
    /^ (?:klopt\S*|toch|he|is dat zo|niet|niet dan|nietwaar|of niet|heb ik dat|is dat|dacht ik|geloof ik|of wel|was het)(?: .*)? $/,
};
