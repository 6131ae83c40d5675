/** How Dutch clinicians state a diagnosis. */
import { type Cues, patterns } from './cues.ts';
import { dutchDecides } from './cues-dutch-decides.ts';
import { dutchClient, dutchDenials, dutchTurning } from './cues-dutch-nothing.ts';

const dutch = (...sources: string[]) => patterns(dutchTurning, sources);

const client = dutchClient;
const clinician = '(?:ik|we|wij|men)';
const it =
  '(?:dit|dat|het|er|hier|daar|diagnose|beeld|geheel|conclusie|oorzaak|probleem|hoofdprobleem|kern|kernprobleem|verklaring|uitkomst|uitslag|naam|plaatje|alles)';
const is = '(?:is|zijn|blijkt|zit|speelt|blijft|betreft|heet|vormt)';
const has = '(?:heeft|hebt|heb|hebben|lijdt aan|lijd aan|kampt met|bent|ben|is)';

export const dutchCues: Cues = {
  begins:
    /^(?:[;.!?:…]|wat (?:ik|we|wij) (?:(?:hier|nu|dan|wel) )?(?:zie|zien) is|(?:dat|dit) alles (?:bij elkaar|samen) is|maar|want|omdat|doordat|terwijl|hoewel|zodat|waardoor|tenzij|dan (?:is (?:het|dit|dat)|heet|noem|noemen|zit ik|spreek|spreken|kom ik|denk ik)) /,
  beginsAfterComma:
    /^(?:later|nadien|inmiddels|dat|dit|het|die|deze|u|je|jij|ik|we|wij|er|hij|ze|zij|daar|daarom|dan|en|dus|wat|waar\S*|als|wel|geen|niet|daarnaast|daarbij|hoe|is|heeft|kan|of|om|ook|zoals|nee|toch|volgens|eerder|maar|want|mijn|uw|denk|op|bij|omdat|(?:moet|moeten|zit|speelt|komt|spreek|spreken|noem|noemen|past|blijkt|stel|stellen|kom|komen|lijkt|zie|zien|gaat|hebben|heb|hebt|zou|zouden|ga|gaan|vermoed|zeg|zeggen|houd|hou|houden|concludeer) (?:u|je|jij|ik|we|wij|er|daar|hier|het|dit|dat|hij|ze|zij)) /,
  beginsAfterAnd:
    /^(?:dat|dit|het|die|u|je|jij|ik|we|wij|er|hij|ze|zij|daar\S*|geen|niet|dus|daarnaast|dan|zo (?:behandel|behandelen)|uw (?!#|@)\S+ (?:heeft|is|had|was|denkt|zegt)) /,
  ...dutchDenials,
  decides: dutchDecides,
  states: dutch(
    ' (?:komt|kwam|komen) (?:(?!niet|geen)\\S+ ){0,6}naar voren van (?:een )?@',
    '^ (?:(?:maar|en|,) )*wel (?:(?:een|van|aan|met|sprake|degelijk) )*@',
    ' (?:voorstellen|begrijpelijk|logisch|herkenbaar)(?: ,)? (?:met|bij) (?:een )?@',
    ` ${client}(?: \\S+){0,4} ${has}~@`,
    ` ${has} ${client}~@`,
    ` ${client}~@(?: (?!,)\\S+){0,4} (?:heeft|hebt|hebben|lijdt|bent|is|kampt)(?= )`,
    ` ${it}(?: (?!niet|geen|over|voor)\\S+){0,4} ${is}~@`,
    ` (?:ik|we|u|je|vertelt|vertel|zie|hoor|vind|denk|beschrijft|speelt|heeft|hebt|komt|hier|hand)(?: ,)? ${is}~@`,
    ` ${is} ${it}~@`,
    ` ${it}~@(?: (?!,)\\S+){0,4} (?:is|blijft|betreft|speelt|bestaat|heet|zit)(?= )`,
    ' sprake(?: is| was)? van~@',
    ' (?:we|wij)(?: \\S+)? hebben(?: \\S+)? het(?: \\S+){0,3} over~@',
    ' (?:wijzig\\S*|gewijzigd|verander\\S*|bijgesteld|bijstellen|stel(?:len)? (?:\\S+ ){0,3}bij|herzien|aangepast|aanpassen|omzetten)(?: (?!niet)\\S+){0,6} (?:naar|in)~@',
    ' (?:gaat|ging|gaan)(?: \\S+){0,4} om~@',
    ` ${it} (?:\\S+ )?om~@(?: \\S+){0,3} gaa[nt]`,
    ' (?:te maken met|te maken hebben met|een vorm van|beeld van|kader van|basis van|op grond van|ten gevolge van|als gevolg van|het gevolg van|veroorzaakt door|verklaard door|te verklaren door|te verklaren vanuit|voorbeeld van|kwestie van|voort uit|geval van|uiting van|in de zin van|bedoel|bedoelde|komt door|terug te voeren op|toe te schrijven aan|te herleiden tot|naast)~@',
    ` (?:noem|noemen|benoem|benoemen|heet|heten|duid|duiden|omschrijf|omschrijven|zie|zien|beschouw|classificeer|classificeren|diagnosticeer|registreer|registreren|noteer|noteren|codeer|coderen|schrijf|schrijven|zet|zetten)(?: ${clinician})?(?: (?!geen|niet)\\S+){0,4}(?: als| een| dan)*~@`,
    ` ${clinician}(?: \\S+){0,4} @(?: (?!,)\\S+){0,2} (?:noem|noemen|zie|zien|constateer|vaststel)`,
    ' (?:spreek|spreken|spreekt)(?: (?!over|pas)\\S+){0,4} van~@',
    ' (?:diagnose|diagnosen|diagnostisch|diagnoses|classificatie|classificaties|dsm|dsm-5|hoofddiagnose|nevendiagnose|conclusie|concludeer|concluderen|concluderend|samenvattend|vastgesteld|stel|stellen|bevestig\\S*|bevestigd|geclassificeerd|gediagnosticeerd|gediagnostiseerd|geconcludeerd|luidt|label|comorbide|comorbiditeit)(?: (?!over|of|naar)\\S+){0,7} @',
    '@(?: (?!,|over)\\S+){0,5} (?:vastgesteld|gediagnosticeerd|gediagnostiseerd|geconstateerd|bevestigd|eruit|gesteld|geclassificeerd|vast te stellen|vaststellen|stellen|is de diagnose|als diagnose|is de conclusie|als conclusie|als classificatie|als hoofddiagnose)(?= )',
    ' (?:voldoe\\S*)(?: (?!niet)\\S+){0,8} (?:aan|voor|van)(?: (?!niet)\\S+){0,6} @',
    ' (?:pas|past|passen|passend|passende|aansluit|aansluitend)(?: (?!niet)\\S+){0,6} bij~@',
    ' (?:overeen met|overeenkomt met|overeenkomstig met|overeenkomend met|uit op|kom tot|komen tot|kom ik op|komen we op|(?:houd|hou|houden)(?: ik| we| wij)? het (?:\\S+ ){0,2}op|houd ik het op|hou ik het op|houden we het op|gekomen tot|neer op|gewijzigd in|gewijzigd naar|bijgesteld naar|herzien naar|veranderd in|wordt nu|wordt dus)(?: een| de diagnose| dat)*~@',
    ` ${clinician}(?: (?!niet|geen)\\S+){0,3} (?:zie|zien|hoor|constateer|constateren|herken|herkennen|vind)~@`,
    ' (?:kom|komt|komen|kwam)(?: (?!over|voor|niet|geen)\\S+){0,6} @(?: (?!niet)\\S+){0,4} (?:uit|naar voren)(?= )',
    ` (?:zeg|zeggen|zegt) ${clinician}~@`,
    ' (?:die|deze|de|uw|je|jouw|dat|dit) (?!angst|vrees|vraag|zorg|risico|kans|gevaar|doel|thema|onderwerp|titel|folder|groep|therapie|behandeling|medicijn\\S*)(?:(?!niet|geen|#)\\S+ ){1,4}(?:is|zijn)(?: (?:een|echt|gewoon|dus|duidelijk|eigenlijk|toch|ook|nu|wel|ontstaan door))* @',
    '@ diagnose(?= )',
    ' (?:uit|op grond van|op basis van|na) (?:(?!niet|geen)\\S+ ){1,8}(?:blijkt|blijken|volgt)~@',
    ' (?:zie|zien|zag|zagen) (?:ik|we|wij)? ?(?:(?!vaak|soms|niet|geen)\\S+ ){0,8}(?:dat|die|wat) (?:hoort|horen|past|passen) bij~@',
    ' (?:reden|indicatie|aanleiding) (?:van|voor|tot) (?:de |uw |deze |je )?(?:opname|behandeling|verwijzing|zorg|aanmelding) (?:(?:is|blijft|:|,|een|de) )*@',
    ' (?:interview|onderzoek|test|tests|scid|diva|caps|mini|ados|vragenlijsten|gesprekken|uitslag|uitslagen|resultaten|scan)(?: (?!niet|geen)\\S+){0,3} (?:laat|laten|toont|tonen|geeft|geven|levert|leveren)~@(?: \\S+)? (?:zien|op|aan)(?= )',
    ' (?:klachten|problemen|somberheid|angst|paniek|gedrag|vermoeidheid|moeheid|symptomen)(?: (?!niet|vaak|soms|kunnen|zouden)\\S+){0,3} (?:komen|komt|ontstaan) (?:\\S+ )?door~@',
    ' (?:heeft|is|bestaat)(?: (?!niet|geen)\\S+){0,3} (?:naam|woord|term)(?: voor)?(?: :| ,)+(?: en dat is| namelijk| dat is)? (?:een )?@',
    ' (?:gaan|ga|wil|willen|zullen|zal|blijf|blijven)(?: (?:ik|we|wij))? (?:u|je|jou|hem|haar)(?: (?!niet)\\S+){0,3} (?:behandelen|helpen) (?:voor|met) (?:een |de |die |uw |je )?@',
    ' (?:vul|vullen|voer|voeren|geef|geven)(?: ik| we| wij)(?: (?!niet|geen)\\S+){0,3} @(?: \\S+)? (?:in|op|door)(?= )',
    // What comes along with it.
    // Written down, chosen, closed with.
  ),
  works: dutch(
    ' (?:ga|gaat|gaan) (?:mijn|onze) (?:eerste )?gedachten?(?: (?:dan|nu|toch|vooral|eerst|wel|ook))* naar~@',
    ' (?:gedachten?|vermoeden|hypothese|eerste idee)(?: (?:ga|gaat|gaan))?(?: (?:dan|nu|toch|vooral|eerst|wel|ook))* (?:uit naar|richting|in de richting van)~@',
    ' (?:kom|komen) (?:ik|we|wij)(?: (?!niet)\\S+)? uit bij~@(?=.* (?:denk|voorlopig|nu) )',
    ' doe[tn] (?:mij|me|ons) (?:(?!niet)\\S+ ){0,2}denken aan (?:een )?@',
    ' (?:voorlopige diagnose|voorlopige conclusie|voorlopige classificatie)(?: (?!niet)\\S+){0,4} @',
    ' (?:tend|tendeer|tenderen|neig|neigen) (?:\\S+ ){0,2}naar~@',
    ' (?:werkdiagnose|werkhypothese|hypothese|voorlopige diagnose|waarschijnlijkheidsdiagnose|differentiaaldiagnos\\S*|differentiaal diagnos\\S*|differentiaal|dd)(?: (?!niet)\\S+){0,12} @',
    '@(?: (?!,)\\S+){0,6} (?:werkdiagnose|werkhypothese|differentiaaldiagnos\\S*|als hypothese|in de differentiaal|voorlopige diagnose)',
    ' (?:denk(?! je | u )|denken|gedacht wordt|dacht nu)(?: (?!niet|dat)\\S+){0,4} (?:aan|richting|richting van|naar|in de richting van|de kant op van)(?: (?!niet)\\S+){0,6} @',
    '@(?: (?!,)\\S+){0,2} (?:denk|vermoed|verwacht) ik(?! niet)',
    ' (?:aan|richting)(?: \\S+){0,2} @(?: (?!,)\\S+){0,2} (?:denk|denken)(?= )(?!(?: \\S+){0,2} niet)',
    ` (?:vermoeden|vermoedens|verdenking|verdacht)(?: (?!niet)\\S+){0,3} (?:van|op|voor|dat|richting|naar)(?: \\S+){0,6} @`,
    ` ${clinician}(?: \\S+){0,2} (?:vermoed|vermoeden|verdenk)(?: (?!niet)\\S+){0,6} @`,
    ` (?:vermoed|vermoeden|verdenk) ${clinician}(?: (?!niet)\\S+){0,6} @`,
    ' (?:riekt|ruikt|heeft veel|iets)(?: (?!niet)\\S+){0,3} (?:naar|weg van)~@',
    ' (?:lijkt|lijken|leek|oogt|klinkt|doet|doen)(?: (?!niet)\\S+){0,5} (?:op|als|denken aan|om|naar|sprake van|passen bij|te passen bij|sprake te zijn van)(?: (?!niet)\\S+){0,4} @',
    ` (?:lijkt|lijken) (?:${it}|${client}|me|mij|er|sprake|een|hier)(?: (?!niet|geen)\\S+){0,5} @`,
    '@(?: (?!,)\\S+){0,2} (?:lijkt|lijken)(?: (?!niet|geen|on)\\S+){0,3} (?:waarschijnlijk|aannemelijk|hier|het meest|mij|me|de|te)',
    ` ${it} (?:\\S+ )?lijkt~@`,
    ' (?:wijst|wijzen|duidt|duiden|neig|neigen|neigt|hel|hellen|sterk)(?: (?!niet)\\S+){0,4} (?:op|naar|richting|in de richting van|over naar)(?: (?!niet)\\S+){0,4} @',
    ' (?:waarschijnlijk|waarschijnlijke|vermoedelijk|vermoedelijke|mogelijk|mogelijke|wellicht|verdenking|vermoeden|voorlopig|aannemelijk|misschien)(?: een| lichte| matige| ernstige| recidiverende| chronische| de| wel| toch| om| sprake van| ook)* @',
    ' (?:ga ik|gaan we|ga|gaan)(?: (?!niet)\\S+){0,4} (?:uit van|vanuit van|van uit dat)(?: \\S+){0,5} @',
    '@(?: (?!,)\\S+){0,5} (?:waarschijnlijk|aannemelijk|het meest waarschijnlijk|te overwegen|bovenaan|nog bevestigen|nog bevestigd|onderzoeken we nog)',
    ' (?:gedachte|indruk|idee|inschatting|gevoel|hypothese)(?: (?!niet)\\S+){0,2} (?:is|gaat|was|blijft|dat)(?: (?!niet)\\S+){0,6} @',
    ' (?:twijfel|twijfelen|aarzel|schommel)(?: (?!niet)\\S+){0,3} tussen(?: \\S+){0,4} @',
    ' (?:gevoel|intuitie|inschatting|indruk|ervaring|onderbuik) zegt~@',
    ' kans is (?:\\S+ )?groot(?: (?!niet|geen)\\S+){0,6} @',
    ` ${clinician} (?:\\S+ )?(?:verwacht|verwachten|vermoed|vermoeden|denk|denken|geloof) dat (?:er|het|dit|u|je|jij|hij|ze|zij)(?: (?!niet|geen|#)\\S+){0,5} @`,
    ' sluit(?: \\S+){0,4} @(?: \\S+){0,2} niet uit',
    '@ (?:sluit|sluiten) (?:ik|we|wij)(?: \\S+){0,3} niet (?:helemaal )?uit(?= )',
    ' ik (?:denk|vermoed|gok) (?:(?:toch|nu|vooral|dan|een) )*@',
    ' is of~@',
    ' zou (?:ik|we|wij)(?: (?!niet|geen)\\S+){0,3} (?:zeggen|kiezen voor|gokken op|inzetten op|denken aan|gaan voor)(?: dat)?~@',
    ` ${clinician} zou(?: (?!niet|geen)\\S+){0,3} (?:zeggen|kiezen voor|gokken op|inzetten op|denken aan|gaan voor)(?: dat)?~@`,
    ' (?:gaat|gaan|ga|zit|zitten)(?: (?!niet)\\S+){0,3} (?:de richting (?:op|uit|in) van|richting|de kant op van|in de richting van)~@',
    ' (?:aan denk|aan denken|van uitga|van uitgaan|mee houd|mee houden|op gok|op wed)(?: \\S+)? (?:is|zijn)~@',
    ' (?:uitgaan|uit te gaan) van~@',
    ' (?:ga|gaan) (?:(?:ik|we|wij) )?(?:er|daar|hier)(?:van| (?:\\S+ ){0,2}van) uit (?:dat )?(?:(?!niet|geen)\\S+ ){0,5}@',
    ' sluit(?: \\S+){0,3} niet uit(?: \\S+){0,6} @',
    '@(?: \\S+){0,4} niet (?:uit te sluiten|uitsluiten|uitgesloten)',
    ' waarschijnlijk(?:st|ste)?(?: (?!niet)\\S+){0,3}~@',
    ' rekening(?: \\S+){0,2} met~@',
    ' indruk dat~@',
    ' (?:vermoeden|verdenking|hypothese|gok|idee) (?:is|blijft|gaat uit naar)~@',
    ' (?:behandel\\S*(?: (?:ik|we|wij))? (?:het|dit|dat|u|je)|(?:het|dit|dat)(?: \\S+)? (?:te )?behandelen)(?: (?!niet)\\S+){0,3} als~@',
    ' (?:beginnend beeld van|in ontwikkeling zijnde|zich ontwikkelende)(?: een)? @',
    ' aanwijzing\\S* voor~@(?=(?: \\S+)* (?:open|onderzoeken|uitzoeken|zeker) )',
    ' (?:overweeg|overwegen)(?: (?!medicatie|behandeling|om)\\S+){0,3} @',
  ),
  doubts:
    /(?: (?:waarschijnlijkheid|te vroeg om (?:\S+ ){0,4}zeker|nog niet (?:helemaal )?(?:duidelijk|uit)|zeker weten (?:doe|kan) (?:ik|we)|nog afwachten|tijd leren|zeker weten doe ik (?:het|dat) (?:nog )?niet|moet (?:\S+ ){1,4}(?:nog )?(?:uitwijzen|uitmaken|bevestigen)|waarschijnlijk|waarschijnlijke|vermoedelijk|vermoedelijke|(?<!(?:conclusie|over|anders|niet|zo|snel|goed) )mogelijk|mogelijke|wellicht|misschien|voorlopig|voorlopige|vooralsnog|werkdiagnose|vermoeden|lijkt|lijken|aannemelijk|onder voorbehoud|nog niet zeker|voorzichtig (?:gezegd|geformuleerd|uitgedrukt|denk|zeg|concludeer|gesteld)|(?:zeg|denk|stel|noem|heel|concludeer) (?:ik )?(?:het )?(?:heel )?voorzichtig(?! (?:mee|met|aan|zijn))|rekening (?:\S+ ){0,3}(?:met|mee)|(?:houd|hou|houden) (?:\S+ ){0,3}rekening|indruk|gedachte|inschatting|vraagteken|mogelijkheid|schijn|voor nu|voorshands|nog niet uit|slag om de arm|(?:nog|later) (?:veranderen|wijzigen)|niet (?:helemaal|honderd procent|absoluut|volledig) zeker|(?:vrij|redelijk|bijna|tamelijk|vrijwel) zeker|nog niet rond|ziet er ?naar uit|ziet ernaar uit|riekt|ruikt|hypothese) )|(?:ik denk|denk ik|ik vermoed|vermoed ik|ik geloof|volgens mij|naar mijn idee|denken we|we denken|ik verwacht)(?: (?!:)\S+)* @|@.* (?:denk ik|vermoed ik|geloof ik|lijkt me|nog (?:nader |verder |beter )?(?:te |laten |gaan )*(?:onderzoek\S*|uitzoeken|bevestig\S*|uitwerken|diagnostiek))/,
  earlier: dutch(
    ' bekend(?: \\S+){0,3} (?:met|wegens|vanwege)(?: (?!niet|over|,)\\S+){0,6} @',
    '@(?: (?!,)\\S+){0,3} (?:bekend|in de voorgeschiedenis|in uw voorgeschiedenis|in je voorgeschiedenis|van vroeger bekend)(?= )',
    ' uit (?:een )?(?:eerder|eerdere|vorig|vroeger) \\S+(?: (?!niet)\\S+){0,3} (?:kwam|kwamen|bleek|komt|blijkt)~@',
    '@(?: (?!niet)\\S+){0,2} (?:kenden|kennen|wisten|weten) (?:we|wij|ik)(?: \\S+)? al(?= )',
    '@(?: (?!#|niet)\\S+){0,6} (?:al|reeds|sinds) (?:(?!niet)\\S+ ){0,3}bekend(?= )',
    '@ (?:in|uit|sinds|van) (?:19|20)\\d\\d(?= )',
    ' (?:opgenomen|behandeld|in behandeling|in zorg)(?: geweest| gezeten)?(?: (?!niet)\\S+){0,6} (?:met|voor|wegens|vanwege)(?: een| de| je| uw)? (?:\\S+ )?@(?=(?: \\S+)* (?:lees|zie|geweest|staat|toen|destijds) | , (?:lees|zie) )',
    ' (?:lees|zie|staat|las|stond)(?: \\S+){0,3} (?:probleemlijst|episodelijst|lijst van (?:de|uw|je|jouw) (?:huisarts|apotheek))(?: \\S+){0,4} @',
    ' diagnose @ had (?:u|je|jij) al(?= )',
    ' diagnose @ (?:kreeg|gekregen)(?= )',
    ' (?:voorganger|voorgangster|vorige behandelaar|vorige psychiater|vorige psycholoog)(?: \\S+)? (?:heeft|stelde)(?: (?!niet)\\S+){0,5} @(?: \\S+)? (?:vastgesteld|gesteld|vast)(?= )',
    '@ van (?:toen|destijds|indertijd|vroeger)(?= )',
    ' stelden?(?: (?!niet)\\S+){0,4} @(?: \\S+){0,2} vast',
    ' zoals (?:bekend|u weet|je weet)(?: (?!niet)\\S+){0,6} @',
    ' (?:volgens|blijkens) (?:het|uw|je|jouw|de|mijn) (?:\\S+ )?(?:dossier|brief|ontslagbrief|gegevens|status|systeem|overdracht|papieren|computer)(?: (?!niet)\\S+){0,5} @',
    ' (?:geregistreerd|ingeschreven|te boek)(?: \\S+){0,2} (?:met|als|onder)~@',
    ' (?:kennen|ken) (?:we |wij |ik )?(?:u|je|jou|hem|haar)(?: \\S+){0,3} (?:met|van|als)~@',
    ' al (?:lang|langer|jaren|een tijd) (?:weten|kennen) (?:we|wij)(?: van| uw| de| je)*~@',
    ' (?:bekende) (?:\\S+ )?@',
    ' (?:voorgeschiedenis|blanco behoudens)(?: (?!familie)\\S+){0,6} @',
    ' (?:eerder gestelde|eerder vastgestelde|eerdere diagnose|oude diagnose|bestaande diagnose)(?: \\S+){0,4} @',
    ' (?:lees|zie|staat|staan|las|stond|stonden)(?: \\S+){0,3} (?:dossier|brief|ontslagbrief|verslag|gegevens|status|systeem|overdracht|papieren|computer)(?: \\S+){0,8} @',
    ' (?:dossier|brief|ontslagbrief|verslag|status|systeem|voorgeschiedenis|papieren|gegevens|overdracht)(?: \\S+){0,4} (?:staat|stond|lees ik|las ik|zie ik|zag ik|weet ik|begrijp ik|haal ik|maak ik op|vermeldt|meldt|vermeld)(?: (?!verwijs\\S*|vraag)\\S+){0,6} @',
  ),
  dated:
    / (?:hebben|heb|staat|stond) (?:\S+ ){0,2}al (?:jaren|lang|langer|een tijd) (?:\S+ ){0,2}(?:papier|dossier|status|systeem|lijst)(?= )| (?:door|van|bij|heeft|hebben|had|is) (?:\S+ ){0,3}(?:voorganger|voorgangster|collega|collega's|intake|crisisdienst|ziekenhuis|kliniek|instelling|neuroloog|cardioloog|huisarts|poh|praktijkondersteuner|psychiater die|vumc|umc)(?= ).*(?:diagnose|gesteld|vastgesteld|gediagnosticeerd|bevestigd)|(?:gesteld|vastgesteld|gediagnosticeerd|bevestigd|diagnose).* (?:door|bij) (?:\S+ ){0,2}(?:dokter|dr|doctor|voorganger|voorgangster|collega|crisisdienst|ziekenhuis|kliniek|neuroloog|vorige|eerdere)(?= )| (?:weten we|wisten we|weet u|wist u|weten wij|wist je|weet je|bekend is)(?: \S+){0,3} (?:al|vroeger|langer|jaren|lang|eerder)(?= )|(?: al langer| al jaren| al lang| van vroeger| al)(?: \S+)? weten we(?= )| (?:van vroeger|uit het verleden|uit (?:uw|je|jouw) (?:tijd|jeugd|kindertijd|studententijd)|van (?:toen|eerder)|al (?:bekend|jaren bekend|langer bekend)|(?:staat|stond) al (?:jaren|lang|langer))(?= )| (?:eerder|eerdere|destijds|indertijd|in het verleden|vroeger|als (?:kind|tiener|puber|student|jongere|meisje|jongen)|op (?:uw|je|haar|zijn) \S+|toen|jaren geleden|jaar geleden|maanden geleden|(?:jaar|jaren|maanden|tijdje) terug|sinds (?:uw|je|jouw|haar|zijn|de) \S+|vorig jaar|vorige (?:behandelaar|psychiater|instelling|maand|week|behandeling|keer)|eerdere behandelaar|sinds de middelbare school|op de (?:basisschool|middelbare school|kleuterschool)|al (?:eens|eerder|lang|langer|jaren|gesteld|vastgesteld|de|een|die)|in (?:19|20)\d\d|in (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|het voorjaar|het najaar|de zomer)|elders|werd|werden|kreeg|heeft gekregen|hebt gekregen|gekregen|kwam) .*(?:diagnose|gesteld|vastgesteld|gediagnosticeerd|gediagnostiseerd|label|stempel|eruit|geconstateerd|classificatie|bevestigd)|(?:diagnose|label|stempel|gesteld|vastgesteld|gediagnosticeerd|gediagnostiseerd|geconstateerd).* (?:eerder|destijds|indertijd|in het verleden|vroeger|al (?:langer|lang|jaren|een tijd)|als kind|jaar geleden|jaren geleden|vorig jaar|(?:in|uit|van|sinds) (?:19|20)\d\d|gekregen|op (?:uw|je|zijn|haar) \S+|uit (?:uw|je|zijn|haar) jeugd|toen u|toen je|door (?:de|uw|een) (?:vorige|eerdere))/,
  stays:
    / (?:handhaven|handhaaf|blijft(?: gewoon| dus| zo| ook| verder)* (?:staan|gehandhaafd|van kracht|gelden|gehandhaafd)|(?:neem|nemen)(?: ik| we| wij)(?: (?!niet |geen )\S+){0,2} over|laten we (?:\S+ )?staan|laat ik (?:\S+ )?staan|staat nog (?:steeds|altijd|open|gewoon)|sluit ik me(?: \S+)? aan|sta ik (?:\S+ ){0,2}achter|staan we (?:\S+ ){0,2}achter|laten we zo|laat ik zo|geldt nog|onveranderd|ongewijzigd|verandert (?:niks|niets)) /,
  presumed: dutch(
    ' (?:uw|jouw|je) (?:(?!een|geen|de|het|#|die|dat|moeder|vader|zus|broer|man|vrouw|partner|ouders|zoon|dochter)\\S+ ){0,2}@',
    ' (?:de|deze|die|diens) (?:bekende |huidige |bestaande |ernstige |matige |lichte |recidiverende |onderliggende |complexe )*@',
  ),
  bare: /^ (?:(?:,|:|;|dus|nee|as|twee|sorry|wacht|correctie|pardon|ik|bedoel|of|diagnostisch|diagnose|ja|nou|goed|kortom|oke|en|maar|ook|daarnaast|daarbij|verder|wel|duidelijk|een|de|eh|uh|conclusie|beoordeling|impressie|evaluatie|intake|uitslag|uitkomst|samenvatting|hoofddiagnose|nevendiagnose|classificatie|samengevat|samenvattend|kort|gezegd|eigenlijk|gewoon|namelijk|al|alles|bij|elkaar|genomen|zowel|als|specifiek|specifieker|weten|te|voornamelijk|vooral|oftewel|ofwel|dan|dat|is|zeker|inderdaad|klopt|nog|steeds|met|daarbovenop|plus|tevens|ten|eerste|tweede|derde|allereerst|primair|secundair|chronische|ernstige|matige|matig|lichte|recidiverende|complexe|eenmalige|beginnende|comorbide|#) )*@(?: (?:[.,;:!(]|met|zonder|ook|erbij|type|en|naast|bij|links|rechts|of|licht|matig|ernstig|recidiverend\S*|eenmalig\S*|gecombineerd\S*|overwegend|gedeeltelijk|volledig|deels|partieel|chronisch|langdurig|niveau|graad|in|na|dus|hoor|i|ii|nao|dat|die)(?: .*)?)? $/,
  takesBack:
    /^ (?:(?:nee|maar|sorry|wacht|o|ho|en|nou|,|echter|inmiddels|later|nadien|intussen|is|werd|dus) )*(?:(?:dat|die|deze|dit)(?: (?:diagnose|label|classificatie|stempel))?|daar)(?: \S+){0,5} (?:klopt(?: \S+){0,2} niet|(?:is|zijn|geldt|gelden|blijkt)(?: \S+){0,2} niet (?:juist|correct|waar|terecht|meer)|is niet (?:juist|correct|waar|terecht|meer)|niet (?:juist|correct|terecht)|(?:van|bij|over) (?:iemand anders|een ander|(?:een )?andere (?:patient|client)\S*)|niet (?:van|bij|over) (?:u|jou|je)(?= )|onjuist|achterhaald|fout|vergissing|trek ik in|laat ik los|laten we los|vervallen|vervalt|herzien|verworpen|onterecht|niet mee eens|ben ik het niet|zie ik niet|geschrapt|haal ik (?:weg|eraf)|van tafel|verkeerd|is (?:(?!niet|bijna|deels|grotendeels)\S+ ){0,2}(?:over|voorbij|hersteld|genezen) (?=[.,] |$)|(?:kan|kunnen|mag|mogen|durf)(?: (?!niet)\S+){1,4} uitsluiten|(?:sluit|sluiten) (?:ik|we|wij)(?: (?!niet)\S+){0,3} uit|is(?: (?!niet)\S+){0,3} uitgesloten|is het(?: \S+){0,2} niet (?=[.,] |$)|(?:is|zie ik|zien we)(?: \S+){0,2} geen (?:sprake|aanwijzing\S*) |(?:komt|komen|kwam|kwamen)(?: \S+){0,3} niet uit|weerlegd|sluit ik af|sluiten we af|afsluiten|afgesloten|teruggekomen|terugkomen|twijfel ik(?! (?:\S+ )?niet)|twijfelen we(?! (?:\S+ )?niet)|heb ik (?:\S+ )?twijfels?|hebben we (?:\S+ )?twijfels|zet ik (?:\S+ )?vraagtekens|zie ik anders|zien we anders|niet in vinden|niet achter|niets? meer van|halen we eraf|haal ik|trek ik|trekken we|neem ik terug|nemen we terug|doe ik niet|doen we niet|was te snel|was voorbarig|laten we vallen|laat ik vallen|streep ik|strepen we|schrap ik|schrappen we|niet aan de orde|zijn we (?:nog )?niet|(?:kan|kunnen) (?:ik|we|wij) (?:niks|niets|weinig) mee|(?:kan|kunnen|wil|durf) (?:ik|we)(?: (?!zeker\S*|met)\S+){0,4} niet (?!met |zeker )(?:te )?(?:zeggen|stellen|vaststellen|noemen|volhouden))|^ (?:(?:maar|en|,) )*(?:zover|zo ver|daar) (?:is het|zijn we|bent u|ben je|is) (?:\S+ ){0,3}niet |^ (?:(?:nee|maar|sorry|wacht|o|ho|en|nou|,|dus) )*(?:vergeet|schrap|streep|wis|haal) (?:dat|die|het|deze)(?: \S+){0,3} $|^ (?:(?:maar|en|,) )*(?:ik|we|wij) (?:gebruik|gebruiken|hanteer|hanteren|noem|noemen) (?:dat|die|het|zo)(?: (?:term|woord|naam|label|zelf))* niet/,
  lowers:
    /^ (?:(?:maar|en|nou|ja|,|wel|let op|kijk|nogmaals|vandaar) )*(?:(?:ik|we|wij) (?:zet|zetten|schrijf|schrijven|noteer|noteren|neem|nemen) (?:dat|dit|het) (?:er |hier )?(?:voorlopig|vooralsnog|voor nu)(?= )|(?:dat|dit) (?:zet|zetten|noteer|noteren) (?:ik|we|wij) (?:er )?(?:voorlopig|vooralsnog|voor nu)(?= )|(?:waarschijnlijk|vermoedelijk|mogelijk|misschien|voorlopig|vooralsnog|denk ik|vermoed ik|denken we|onder voorbehoud|wellicht)(?: (?:\.|!|,|hoor|nog|dan|tenminste|wel|even|althans))* $|(?:dat|dit|het|die)(?: (?:is|blijft|noem ik|noemen we|moet|moeten we|weten we|weet ik|staat|wil ik|willen we|heet|is dus|zie ik))+(?: (?!niet meer|geen)\S+){0,4} (?:werkdiagnose|werkhypothese|hypothese|voorlopig|voorlopige|vermoeden|niet zeker|niet honderd|niet helemaal zeker|niet definitief|niet rond|niet bevestigd|nog bevestigen|nog bevestigd|nog onderzoeken|niet vast|onder voorbehoud|nog uitzoeken|een idee)(?= ))/,
  confirms:
    /^ (?:(?:en|dus|nou|ja|want|maar|,|sorry|kijk) )*(?:(?:na (?:het|dit|uw|ons) (?:\S+ ){1,2})?(?:kunnen|kan|mag|mogen|moeten) (?:we|ik|wij) (?:dat|die|dit)(?: (?!niet)\S+){0,3} bevestigen|(?:dat|dit) is (?:(?:precies|gewoon|dus|ook|nou|nu|echt) )*(?:wat (?:u|je|jij|hij|ze|zij|mevrouw|meneer) (?:(?:ook|dus|nu) )?(?:heeft|hebt|heb)|het bij (?:u|jou|je|hem|haar)|(?:de|mijn|uw|jouw|je) diagnose|het|bij (?:u|jou|je|hem|haar) (?:het geval|aan de hand|aan de orde))|(?:dat|die|dit) (?:heeft|hebt|heb) (?:u|je|jij|hij|ze|zij)|(?:u|jij|je|hij|ze|zij) (?:heeft|hebt|heb) (?:dat|die)|(?:daar|aan de criteria) (?:voldoet|voldoe) (?:u|je|jij)(?: \S+){0,2} aan|(?:dat|die) is er(?: (?:nog|steeds|wel|altijd|zeker|degelijk))+|(?:dat|die) (?:heeft|hebt|heb) (?:u|je|jij) nog (?:steeds|wel|altijd)|zo noemen we (?:dat|het|wat (?:u|je) (?:heeft|hebt))(?: bij (?:u|jou))?)(?: (?:dus|ook|gewoon|,|\.|!|hoor|nu|zeker|echt|wel|inderdaad|ja|helaas|bij|type|een|twee|i|ii|[12]|zelf))* $/,
  they: / (?:hij|zij|ze|die|haar|hem) /,
  client: / (?:u|uw|je|jij|jou|jouw|jullie|client|cliente|patient|patiente) /,
  tag: /^ (?:(?:herken|begrijp|snap|volg|weet|vind|schrik|wil|kun|kan|kunt|heb|hebt|heeft|ben|bent|had|hoe|wat|is|zegt|oke|goed|ja|akkoord|he|verbaast|klinkt|ziet|zie)\S*)(?: \S+){0,8} $/,
  asksIfSo:
    /^ (?:klopt\S*|toch|he|is dat zo|dat klopt|daar zijn we het (?:over|mee) eens|zijn we het (?:daar|er)|niet|niet dan|nietwaar|of niet|heb ik dat|is dat|dacht ik|geloof ik|of wel|was het)(?: .*)? $/,
};
