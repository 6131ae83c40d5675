/** How a Dutch clinician names a diagnosis that the client does not have, or of which nothing is stated. */
import { type Cues, patterns } from './cues.ts';
import { dutchThings } from './cues-dutch-only-named.ts';

export const dutchTurning =
  'over|voor|tegen|op|naar|aan|om|van|bij|door|of|als|geen|niet|nooit|zonder|dan|dat|omdat|zodat|met|wegens|vanwege|na|sinds';
const dutch = (...sources: string[]) => patterns(dutchTurning, sources);

export const dutchClient =
  '(?:u|je|jij|jou|jullie|hij|ie|ze|zij|mevrouw|meneer|patient|patiente|client|cliente|pt|betrokkene|zoon|zoontje|dochter|dochtertje|kind)';

export const dutchDenials: Pick<Cues, 'denied' | 'notDenied' | 'nothing' | 'nothingInSentence'> = {
  denied: dutch(
    ' zonder(?: (?!is |zijn |heet |noemen |sprake )\\S+){0,8} @',
    '@ (?:vervang|vervangen) (?:ik|we|wij)(?: \\S+)? door',
    ' (?:geen|niet|niets|nooit|noch|onvoldoende|nauwelijks|evenmin|uitgesloten(?= (?:dat|:|is|zijn))|in plaats van|te weinig|onwaarschijnlijk)(?: (?!wel |uw @|jouw @|# |ook (?:een )?@|(?:ga|gaan|kom|komen|houd|hou|houden|noem|noemen|stel|stellen|spreek|spreken) (?:ik|we|wij) )\\S+){0,12} @',
    ' (?:van|aan) (?:de|die|uw|je|jouw|een) @ (?:is|zie|merk|was|heb|hebt|heeft) (?:\\S+ ){0,3}(?:niets|niks|weinig|niet veel)(?: meer)? (?:over|te zien|te merken|van over|meer)(?= )',
    ' (?:schrap|schrappen|verwijder|verwijderen|wis|wissen|streep|strepen) (?:(?:ik|we|wij|dus|de|die|het|dat|dan|nu|hierbij|oude|eerdere|diagnose|label|classificatie|uit|je|uw|dossier) )*@',
    '@(?: (?!(?:,|die|dat|waar\\S*|omdat|en|maar|als|:|\\() )\\S+){0,5} (?:niet(?: meer| langer| echt)?(?: (?!over|weg|voorbij|verdwenen|helemaal|volledig|onder|goed|genezen|hersteld|alleen|opgeklaard|jouw|uw)\\S+){0,3} (?=[.,;:] |$)|geen |uitgesloten|uit te sluiten|uitsluiten|verworpen|onvoldoende|vervallen|vervalt|ingetrokken|losgelaten|onwaarschijnlijk|achterhaald|weerlegd|van de baan|afgevallen|geschrapt|onterecht|ten onrechte|valt af|laat ik los|trek ik in|van tafel)',
    '@ ,(?: dat is het)? (?:nee|niet|dat niet|dat is het niet|dat klopt niet|daar is geen|dat zie ik niet|daar voldoe\\S*(?: \\S+){0,3} niet|daarvoor (?:is|zijn|voldoe\\S*)(?: \\S+){0,3} (?:onvoldoende|te weinig|niet|geen)) ',
    '@ (?:haal|halen|schrap|schrappen|streep|strepen|trek|trekken|laat|laten) (?:ik|we|wij) (?:(?!niet)\\S+ ){0,4}(?:eraf|eruit|weg|af|door|terug|in|los|vallen|vervallen|schrappen)(?= )',
    '@ (?:gaat|mag|kan|moet) (?:\\S+ ){0,3}(?:eraf|eruit|weg|van tafel|geschrapt)(?= )',
    ' (?:sluit|sluiten)(?: (?:ik|we|wij))?(?: (?!niet|aan|af)\\S+){0,5} @(?: (?!niet)\\S+){0,2} uit(?= )(?! (?:van|te|op) )',
    ' (?:ontkent|ontkennen|ontkend|negatief voor|vrij van)(?: (?!,)\\S+){0,6} @',
    '@(?: (?!,)\\S+){0,4} (?:niet|nooit) (?:\\S+ )?(?:aannemelijk|waarschijnlijk|bevestigd|aangetoond|gevonden|vastgesteld|aan de orde|van toepassing|gebleken|meegenomen)(?= )',
    '@ (?:is|was|zijn|werd|hoort|horen|stond|staat|berust)(?: (?!niet)\\S+){0,4} (?:vergissing|fout|verkeerd|abuis|ingevoerd bij|iemand anders|een ander|andere patient|andere client)(?= )',
    '@(?: (?!,)\\S+){0,4} (?:te ver(?= gaan| gaat| [.,]| $)|te zwaar|te kort door|overdreven|voorbarig|een stap te ver|gaat te ver)(?= )',
    ' (?:per ongeluk|per abuis|abusievelijk|ten onrechte|onterecht|foutief|verkeerd)(?: (?!,)\\S+){0,5} @',
    '@(?: (?!,)\\S+){0,6} (?:per ongeluk|per abuis|abusievelijk|foutief)(?= )',
    '@ (?:past|passen|klopt|dekt)(?: \\S+){0,3} niet(?= )',
    '@(?: (?!,)\\S+){0,3} (?:nog )?niet (?:zomaar |te )?(?:stellen|geven|plakken|noemen|bevestigen|overnemen|onderschrijven|vaststellen|stel|geef|noem|neem)(?= )',
    '@(?: \\S+){0,6} (?:neem|nemen)(?: ik| we| wij)? niet over',
    '@(?: (?!,)\\S+){0,6} is (?:(?:inmiddels|nu|intussen|ondertussen) )*(?:een )?(?:\\S+ )?# geworden',
    '@ (?:is|gaat|ging) (?:\\S+ )?(?:overgegaan|over) in(?: een)? #',
    '(?:eerder|meer|liever)(?: \\S+){0,8} dan(?: een)?(?: \\S+)? @',
    '(?:van|gewijzigd van|veranderd van|bijgesteld van)(?: een)? @ (?:is|naar|wordt|in)(?: \\S+){0,3} #',
  ),
  notDenied:
    /niets? anders dan|(?:geen|zonder|niet aan|buiten) (?:enige )?twijfel|niet (?:alleen|enkel|slechts|voor niets|verrassend|verbaasd|te ontkennen)|niet (?:om|weg)heen|sluit\S*(?: \S+){0,3} niet uit|niet (?:uit te sluiten|uitsluiten|uitgesloten)/,
  nothing: [
    dutchThings,
    ...dutch(
      '@ (?:(?:,|en|of|#|een) )*(?:(?:dat|dit) soort (?:dingen|zaken|problemen|aandoeningen)|zulke (?:dingen|zaken)|en zo|en dergelijke|enzovoort|etcetera|of zo|ofzo|of zoiets)(?= [.,;!] | $)',
      // Supposed, or whether.
      ' (?:iedereen|allemaal|we zijn allemaal)(?: (?:is|zijn|wel|een|beetje|tikje|soms|eens|weleens|we|heeft|hebben))* @',
      '@ (?:zeggen|noemen) (?:mensen|ze|sommigen)(?= )',
      ' (?:mdi|phq|phq-9|gad-7|bdi|bdi-ii|ids|pcl-5|audit|vragenlijst\\S*|screener|screening|schaal|score|scores|zelftest|internettest)(?: \\S+){0,3} (?:zegt|wijst|wijzen|duidt|geeft|gaf|komt|kwam|valt|suggereert|slaat|laat)(?: (?!diagnos\\S*)\\S+){0,5} @',
      ' (?:psychiater|psycholoog|therapeut|dokter|kliniek|instelling|ziekenhuis|school|bedrijfsarts|behandelaar|collega|arts|praktijkondersteuner|poh)(?: (?:in|van|bij|uit|daar|toen|op) (?:\\S+ ){1,3}?| )(?:hield het op|maakte (?:er|daar)|noemde|sprak van|had het over|ging uit van|ging voor|kwam met|kwam op|hield vast aan|plakte|vond)(?: (?!diagnose)\\S+){0,8} @',
      ' (?:als|indien|wanneer|mocht|zodra|tenzij|ook al|alsof) (?:u|je|jij|het|dit|dat|er|hij|ze|zij|de|die|blijkt|mocht|we|iemand|mensen)(?: \\S+){0,8} @',
      ' of (?:het|dit|dat|u|je|jij|er|hij|ze|zij|hier|we|wij|die|de|iemand|mevrouw|meneer|sprake|client)(?: \\S+){0,8} @',
      ' (?:zou|zouden|kan|kunnen|kon)(?: (?!ik |we )\\S+){0,6} @(?: (?!,)\\S+){0,3} (?:zijn|kunnen|hebben|spelen|blijken|worden|krijgen|ontwikkelen|uitlokken|geven|veroorzaken)',
      ' (?:zou|zouden|kan|kunnen)(?: \\S+){0,4} (?:kunnen|ook|best|wijzen|passen|zijn|ontstaan|duiden|leiden|horen|komen)(?: \\S+){0,5} @',
      ' (?:gevraagd|vroeg|vraagt|verzocht|verzoekt)(?: \\S+){0,5} (?:of|om|dat)(?: \\S+){0,12} @',
      ' verklaring(?: \\S+){0,4} dat(?: \\S+){0,6} @',
      ' (?:moet|moeten|hoeft|hoef) (?:u|je|jij|men)(?: \\S+){0,4} @(?: \\S+){0,2} hebben(?= )',
      ' (?:schrijf|schrijven|schrijft)(?: \\S+){0,4} voor (?:bij|tegen)(?: \\S+){0,3} @',
      '@ (?:genoeg|voldoende)(?= )',
      ' voor (?:een|de) diagnose (?:van )?@ (?:moet|moeten|is|zijn|geldt|gelden|hoort|horen|heb je)(?= )',
      ' (?:verschil|onderscheid|grens)(?: \\S+){0,2} tussen(?: \\S+){0,6} @',
      ' bij (?:een )?(?:\\S+ )?# (?:zie|zien|heb|krijg|hoort|horen|komt|komen|is er|kan)(?: (?!u|jou)\\S+){0,6} @',
      ' (?:cursus|boek|boekje|groep|module|training|app|podcast|film|folder|programma)(?: \\S+){0,3} (?:heet|heten|genaamd|getiteld)(?: \\S+){0,4} @',
      ' (?:vraagt|vragen|vroeg|afvragen|weten|onderzoeken|uitzoeken|bekijken|beoordelen) of (?:\\S+ )*@',
      '@ (?:(?!,)\\S+ ){0,3}[,(] (?:(?:volledig|helemaal|geheel|goed|inmiddels|nu) )*(?:hersteld|genezen|opgeklaard|van hersteld)(?= )',
      ' (?:(?:wij|we|ik) (?:zijn|ben)|(?:zijn|ben) (?:wij|we|ik)) (?:\\S+ )?(?:bekend|vertrouwd|ervaren|gespecialiseerd) (?:met|in) (?:\\S+ )?@',
      ' over (?:\\S+ ){0,3}@ (?:gehad|gesproken|gepraat|nagedacht|gelezen)(?= )',
      '^ (?:een )?[@#] (?:of|en) (?:een )?[@#] (?:is|zijn) (?:iets|niet|geen|twee|heel|verschillend)',
      ' (?:leek|leken)(?: (?!maar)\\S+){0,4} @',
      ' (?:op|als) (?:een )?@ (?:lijkt|leek|lijken|leken)(?= )',
      '@ (?:(?:,|#|en|of) )*van alles(?= )',
      // What it is in general: `een manie duurt een week`.
      '(?:^|,) (?:(?:maar|en|kijk|nou|want|dus|,) )*een (?:\\S+ )?@ (?:duurt|begint|ontstaat|herken\\S*|heeft|gaat|komt|vraagt|betekent|hoort|geeft|kost|uit zich|verloopt|bestaat|kenmerkt|noem je|heb je|krijg je|zie je|een )',
      ' om(?: \\S+){0,3} @(?: \\S+){0,4} (?:uit te sluiten|te onderzoeken|aan te tonen|te bevestigen|te voorkomen|te kunnen)',
      // Looked into.
      ' (?:onderzoek\\S*|screen\\S*|test\\S*|getest|kijken|gekeken|kijk|diagnostiek|nagaan|uitzoeken|uitsluiten|uit te sluiten|vraagstelling|vraag|verwezen|aangemeld|aanmelding|verwijzing|verwijsbrief|verwijst|gescreend|scoor\\S*|score|scores|hoog|laag|subschaal|schaal|vragenlijst\\S*|lijst(?! van (?:de|uw|je|jouw) (?:huisarts|apotheek))|lijsten|interview)(?: (?!voldoe\\S*|past|passen|blijkt|stel|diagnose|blijk\\S*|u|je|bevestig\\S*|wijst|wijzen|komt|kwam|toont|laat|volgt)\\S+){0,3} (?:naar|op|van|voor|of|met|wegens|om|tot|over)(?: (?!uw|je|jouw|dat|u|sprake|bekende)\\S+){0,4} @',
      ' (?:verwijs\\S*|verwijz\\S*|aanmeld\\S*)(?: (?!bekend\\S*|blijkt)\\S+){0,8} @',
      ' (?:normale|gewone|gezonde|normaal|gewoon normale) (?:\\S+ )?@',
      // About it, against it, of it.
      ' (?:folder|boek|boekje|informatie|info|website|site|filmpje|film|artikel|uitleg|psycho-?educatie|podcast|iets|alles|veel|meer|gelezen|lezen|gehoord|praten|vertellen|uitleggen|geleerd|documentaire|app|bericht|stuk|praat|lees)(?: (?!weg )\\S+){0,3} (?:over|bij|van|voor)(?: (?!uw|je|jouw)\\S+){0,3} @',
      ' (?:kenmerken|kenmerk|trekken|trekjes|symptomen|symptoom|klachten|tekenen|teken|signalen|signaal|verschijnselen|aanwijzingen|elementen|neiging\\S*|aanleg|gevoelig\\S*|kwetsbaar\\S*|risico\\S*|kans\\S*(?! is (?:\\S+ )?groot)|angst|bang|vrees|terugval|terugvallen|preventie|bescherm\\S*|voorkom\\S*|begin|sprong|groep|training|cursus|module|protocol|richtlijn|zorgpad|vereniging|lotgenoten\\S*|poli|team|expert\\S*|specialist|behandelvormen)(?: (?!(?:besloten|besluit|eens|gekomen|komt|concludeert|zijn|komen|passen|vallen|wijzen|zie) )\\S+){0,3} (?:van|voor|op|tot|in|tegen|bij|dat|met|naar)(?: (?!uw|je|jouw|zijn|haar|bekende|de diagnose|deze|het kader|kader)\\S+){0,4} @',
      ' (?:medicijn\\S*|medicatie|middel|middelen|pil|pillen|tabletten|antidepressi\\S*|antipsychotic\\S*|geregistreerd (?:is )?(?=voor|bij|tegen)|bedoeld|voorgeschreven|werkt|werkzaam|helpt|gegeven|gebruikt)(?: (?!zie |zijn )\\S+){0,3} (?:van|voor|op|tot|in|tegen|bij|dat|met|naar)(?: (?!uw|je|jouw|zijn|haar|bekende|de|die|deze|het kader|kader)\\S+){0,4} @',
      ' (?:lijst|lijstje|rijtje|voorbeelden|opties|keuzes|soorten|groepen|modules) (?::|,|zoals)(?: \\S+){0,6} @',
      ' (?:behandeling|therapie|behandelingen|herstel)(?: \\S+){0,2} (?:van|voor|bij|tegen) (?:een |bijvoorbeeld )?@',
      ' (?:noemen|zeggen) (?:ze|zij|mensen|anderen|sommigen)(?= )(?: \\S+){0,6} @',
      ' (?:voordat|totdat|voor|tot) (?:we|ik|u|je|jij|wij) (?:\\S+ ){0,4}@',
      ' (?:daarvoor|hiervoor|dan) (?:moet|moeten|zou|zouden) (?:er|het|u|je) (?:\\S+ ){0,4}@',
      ' (?:u|jou|je|hem|haar) (?:\\S+ )?@ (?:noemt|noemen|noemde|noemden)(?= )',
      ' (?:is|zou|zijn) (?:een )?(?:\\S+ )?@ (?:\\S+ )?(?:ongewoon|zeldzaam|ongebruikelijk|bijzonder|atypisch)(?= )',
      ' in de volksmond(?: \\S+){0,4} @',
      ' (?:voorkomen|vermijden|bang|angst|vrees|kans(?! is (?:\\S+ )?groot)|risico)(?: \\S+){0,5} @',
      '@ (?:klachten|trekken|kenmerken|symptomen|achtige?|gevoelens|vragenlijst|schaal|lijst|test|score|screening|groep|folder|coach|poli|team|module|protocol|richtlijn|medicatie(?! (?:gestaakt|gestopt|wordt|is|verhoogd|opgehoogd))|medicijnen|onderzoek|vereniging|training|cursus|spectrum|interview|signalen|\\d+|een op de)',
      '(?<! (?:uw|jouw|je|de|die|deze|dit|zijn|haar) )@ (?:komt (?:vaak|veel|heel|regelmatig|in)|betekent|houdt in|ontstaat|is (?:een|vaak|meestal|heel|goed te|erfelijk|te behandelen|iets|geen keuze)|kan|kun|wordt vaak|heb je in)',
      // What somebody else thinks, or what was once thought.
      ` ${dutchClient}(?: zelf)?(?: ook| nu| wel| eerst| steeds| nog| net| al)* (?:denkt|denk|dacht|vermoedt|vreest|zegt|zei|noemt|noemde|vertelt|vertelde|gelooft|meent|herkent|las|leest|vroeg|vraagt|twijfelt|twijfelde|afvraagt|hoopt|zoekt|gaf|geeft|schrijft|schreef|vindt|wilt|wil|bent bang|was bang|bent ervan overtuigd|maakt zich|heeft het gevoel|hebt het gevoel|heeft gelezen|hebt gelezen|heeft gehoord|hebt gehoord|heeft gegoogeld|overwoog)(?: (?!dat ik|diagnose)\\S+){0,9} @`,
      ` (?:denkt|dacht|zegt|zei|noemt|noemde|vertelt|vertelde|vermoedt|gelooft|meent|herkent|vreest|twijfelt|vroeg|vraagt) ${dutchClient} (?!dat ik )(?:\\S+ ){0,9}@`,
      " (?:huisarts|verwijzer|school|juf|meester|mentor|leraar|internet|google|chatgpt|tiktok|instagram|bedrijfsarts|mensen|iedereen|omgeving|familie|vrienden|werkgever|baas|collega's|ze|zij|men|maatschappelijk werker|coach)(?: (?!vastgesteld|gesteld|diagnose)\\S+){0,4} (?:denkt|denken|dacht|dachten|vermoedt|vermoedde|vermoedden|vraagt|vroeg|noemt|noemde|opperde|zegt|zei|zeggen|zeiden|gaf|vindt|vond|vinden|vreesde|schrijft|schreef|suggereert|suggereerde|spreekt)(?: \\S+){0,8} @",
      ' (?:denkt|dacht|zegt|zei|vindt|vermoedt|meent) (?:de|een|uw|je|het|jouw) \\S+(?: \\S+){0,6} @',
      ' (?:gedacht|dacht|dachten|overwogen|overwoog|vermoedde|vermoedden|vermoed werd|geopperd|gesuggereerd|getwijfeld|werd vermoed|vreesde|vreesden|meende|meenden)(?: \\S+){0,8} @',
      '@(?: (?!,)\\S+){0,5} (?:gedacht|overwogen|geopperd|vermoed|gesuggereerd|vermoedden|vermoedde|gevreesd)(?= )',
      ' (?:zei|zei net|zeg|schreef|verkeerd)(?: \\S+){0,4} @(?: \\S+){0,3}$',
      ' (?:gesproken|gepraat|gesprek)(?: \\S+){0,2} (?:over|van)(?: (?!uw|je|jouw)\\S+){0,4} @',
      '@(?: \\S+){0,2} (?<!(?:eerlijk|kort|kortweg|beter|liever|ronduit) )gezegd',
      ' (?:zou|zouden) (?:men|je|ze|mensen) (?:\\S+ ){0,6}@ noemen(?= )',
      ' (?:het|de|dat) (?:begrip|woord|term) (?:een )?@(?= )',
      ' zou(?:den)? (?:u |je |men )?(?:\\S+ ){0,2}denken(?: (?!aan)\\S+){1,5} @',
      ' (?:werk|werkte|werken|gewerkt) (?:\\S+ ){0,3}(?:in|bij) de @',
      ' middelen en @(?= )',
      ' niemand (?:\\S+ ){0,2}(?:zegt|beweert|denkt)(?: \\S+){0,5} @',
      ' bij een # (?:\\S+ ){1,8}bij een @',
      ' (?:op|in) (?:de|het|deze|dit) (?:lijst|formulier|vragenlijst|folder) (?:staan|staat|vind)(?: \\S+){0,4} @',
      ' ik (?:heb|had|ben) zelf (?:(?!al|net|bij)\\S+ ){0,2}@',
      '@ (?:als|indien|wanneer) (?:het|dit|dat|de|er|ze|hij|iemand|klachten)(?= )',
      '@ (?:pas|alleen) (?:als|wanneer|na|indien)(?= )',
      // Doubted.
      ' (?:twijfel|twijfelen|vraagtekens)(?: \\S+){0,3} (?:aan|bij|over)(?: (?!en |een van )\\S+){0,4} @',
      '(?:aan|bij|over)(?: \\S+){0,3} @(?: (?!,)\\S+){0,2} (?:twijfel|twijfelen|vraagtekens)(?= )',
      '@ (?:en|of|,) (?:\\S+ ){1,2}(?:trekken|trekjes|kenmerken)(?= )',
      ' (?:twee|drie|vier|meerdere|eerdere) @ (?:van|uit) (?:vroeger|toen|eerder)(?= )',
      ' (?:wel eens|weleens|ooit|soms|vroeger|vaak)(?: \\S+){0,2} (?:gezegd|beweerd|geroepen|genoemd|gehoord|verteld)(?: \\S+){0,6} @',
      '@(?: \\S+){0,2} (?:zou|zouden) (?:hebben|zijn|spelen|kunnen)',
      ' (?:zou|zouden) (?:ik|we|wij|je|men)(?: \\S+){0,3} (?:spreken|noemen)(?: \\S+){0,4} @',
      ' hoor(?: ik)? (?:u|je|jou|jullie)(?: \\S+){0,2} (?:zeggen|vertellen|noemen)(?: \\S+){0,6} @',
      ' (?:aarzel|te vroeg|voorbarig|terughoudend|moeite|het punt)(?: \\S+){0,4} (?:om|met)(?: \\S+){0,4} @',
      // Was, and is over.
      ' (?:was|waren|had|hadden|gehad|kreeg|krijgt|krijg|krijgen|doorgemaakt)(?: (?!kader|de diagnose|diagnose|label|stempel|gesteld|vastgesteld|bekend|indruk|vermoeden|,)\\S+){0,6} @(?!(?: \\S+){0,8} (?:vastgesteld|gesteld|gediagnosticeerd|gediagnostiseerd|bekend))',
      '(?<! (?:altijd|steeds|jaren)(?: al)? )@(?: (?!,|en|maar|niet|nooit|bijna|deels|gedeeltelijk|grotendeels|deel|toen|vastgesteld|ge\\S+[dnt] )\\S+){0,7} (?<! diagnose @ )(?:hersteld|opgeklaard|weg|afgesloten|gehad|had(?!(?: \\S+){0,8} remissie)(?! (?:u|je|jij) al )|hadden|doorgemaakt|meegemaakt|was|waren|geweest|erna|krijgt|krijgen|kreeg|kregen|ontwikkelen|ontwikkelt|voorbij|genezen|verleden tijd|overgegaan|over(?= (?:[.,;!]|gelukkig|nu|hoor|en|maar|dus|ja|sinds|al|toch) |  ?$)) (?!.*(?:vastgesteld|gesteld|gediagnosticeerd))',
      ' (?:na|tijdens) (?:die|de|een|uw|je|jouw|haar) @',
      ' wat(?: een| de)? @(?: \\S+){0,2} (?:is|zijn|inhoudt|betekent|doet)(?= )',
      // Of others.
      ' (?:in de familie|familiair|erfelijk|in uw familie|in je familie)',
      ' (?:iemand|mensen|patienten|clienten|kinderen|vrouwen|mannen|volwassenen|anderen|lotgenoten|jongeren|ouderen)(?: (?!,)\\S+){0,6} @',
      // A medicine is for it.
      ' (?:is|zijn|geef|geven|gebruik\\S*|slik\\S*|krijg\\S*|neem\\S*|schrijf\\S*)(?: (?!behandel\\S*|onder)\\S+){0,5} (?:voor|tegen)(?: een)?(?: \\S+ (?:en|of))? @',
      ' (?:overleden|gestorven|stierf|overleed) aan (?:de |een )?@',
      '@ van (?:\\S+ ){1,3}geleden(?= )',
    ),
  ],
  nothingInSentence: dutch(
    // `De avond gaat over …, en de week erna is het …`
    ' (?:\\S*avond|\\S*bijeenkomst|groep|sessie|lezing|les|workshop|cursus|module|podcast|aflevering|webinar|training)(?: (?!u|je)\\S+){0,3} (?:gaat|ging|is)(?: (?!u|je)\\S+){0,3} over(?: \\S+)* (?:erna|daarna|daarop|week|maand|keer|dan|morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?: \\S+)? (?:is het|gaat het over|doen we|komt|is)~@',
    '^ (?:(?:en|maar|nou|kijk|dus|goed|ja|want|even)(?: ,)? )*(?:stel|gesteld|mocht)(?: |,)',
    ' (?:op (?:de|het) (?:doos|doosje|verpakking|etiket|pakje)|noem maar op|(?:verschillende|allerlei|diverse|alle) (?:soorten|vormen|typen)|stel dat|stel je voor|stel u voor|bij wijze van spreken|hypothetisch|theoretisch) ',
    ' (?:bijsluiter|aankruisen|examenvraag|bij andere clienten|andere patient|andere client|vorige client) ',
  ),
};
