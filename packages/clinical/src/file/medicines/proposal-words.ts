/** The words with which letters propose, consider, ask for or make depend a medicine that is not used yet. */
import type { Language } from '../../note.ts';

type Words = {
  /** Before or behind the name, somewhere in what is said of it. */
  proposed: RegExp;
  /** Around the name, which stands at `·`: `wil guanfacine proberen`. */
  around: RegExp;
  /** Asks whether it could be done; only in a question. */
  asked: RegExp;
  /** Turned down, warned of or spoken of for another reason. */
  barred: RegExp;
  /** What is reported of use, and not proposed: `zou oxazepam gebruiken`. */
  hearsay: RegExp;
};

const dutchDeeds =
  '(?:toegevoegd|toevoegen|gestart|opgestart|herstart|hervat|opgehoogd|ophogen|verhoogd|verhogen|verlaagd|verlagen|geprobeerd|proberen|gegeven|geven|ingezet|inzetten|voorgeschreven|voorschrijven|begonnen|beginnen|starten|overwogen|behandeld|gebruikt|vervangen|omgezet|overgestapt|uitgeprobeerd)';
const englishDeeds =
  '(?:add(?:ed|ing)?|start(?:ed|ing)?|restart(?:ed)?|tried|try|trialled|used?|given?|introduced?|increased?|raised?|reduced?|lowered?|prescribed?|considered|commenced?|switched|offered|helpful|sensible|useful|reasonable|worth|kinder|better|safer|preferable|appropriate|an? (?:\\p{L}+ )?(?:option|alternative|choice))';

export const proposalWords: Readonly<Record<Language, Words>> = {
  nl: {
    proposed: new RegExp(
      [
        '^\\s*\\?\\s',
        '\\boverw(?:eeg|eegt|egen|oog|ogen|eging)\\b',
        '\\b(?:denk|denkt|denken|dacht|dachten|gedacht)\\b[^.;:]{0,30}?\\b(?:aan|erover)\\b',
        '\\b(?:mijn|onze?|de|het) (?:eerste )?(?:gedachten?|idee|plan|bedoeling|voorkeur|keuze|keus) (?:is|was|zou|gaat|ging)\\b',
        '\\b(?:stel|stelt|stellen|stelde|stelden)\\b[^.;]{0,60}\\bvoor\\b(?! de\\b)',
        '\\b(?:voorstel|voorgesteld|geopperd|gesuggereerd|suggestie)\\b',
        '\\bzou(?:den)?\\b',
        '\\b(?:lijkt|lijken) (?:mij|me|ons|hem|haar)\\b',
        '\\b(?:lijkt|is|blijft|wordt)\\b[^.;,]{0,25}\\b(?:mogelijkheid|optie|alternatief|te overwegen|(?:goede|betere|beste|logische) (?:keuze|keus|stap))\\b',
        '\\b(?:als|is) (?:een )?(?:alternatief|optie)\\b',
        '\\b(?:eventueel|evt|desgewenst|wellicht)\\b',
        `\\b(?:kan|kunnen|kon|mag|mogen)\\b[^.;]{0,60}\\b(?:${dutchDeeds}|omhoog|omlaag|erbij)\\b`,
        '\\b(?:kan|kunnen|mag) (?:\\p{L}+ ){0,6}naar \\d',
        '\\b(?:mogelijkheid|optie|alternatief|keuze|keus) (?:resteert|rest|is|zijn|zou|lijkt|vormt|blijft)\\b',
        '\\bbij [^.;]{3,60}(?:begin(?:nen)?|start(?:en)?|geef|geven|volgt|ga|gaan) (?:ik|wij|we)\\b',
        '\\bkomt\\b[^.;]{0,40}\\bin (?:aanmerking|beeld)\\b',
        '\\b(?:mocht|mochten)\\b',
        '\\bbij (?:falen|onvold\\p{L}*|uitblijven|terugval|recidief|geen (?:effect|verbetering|baat)|(?:blijvende|aanhoudende|onvoldoende) \\p{L}+)\\b',
        '\\b(?:overstap|overgang|omzetting|rotatie|switch|terug) (?:naar|op)\\b(?! \\d)',
        '\\b(?:indien|als|wanneer|zodra|mits)\\b(?! nodig)[^.;]{2,80}(?: dan| is| wordt)\\b',
        `\\b(?:indien|als|wanneer|zodra|mits)\\b(?! nodig)[^.;]{4,90}, ?(?:dan )?(?:\\p{L}+ ){0,3}(?:start|begin|voeg|zet|geef|hoog|ga|gaan|wil|willen|zal|zullen|zou|zouden|switch\\p{L}*|overstap\\p{L}*|overgaan|toevoeg\\p{L}*|${dutchDeeds})\\b`,
        '\\b(?:ga|gaan|gaat) (?:ik|wij|we|hij|zij|ze)\\b[^.;]{0,50}\\b(?:naar|over op|verder met|beginnen met|starten met)',
        '\\b(?:denk|denkt|denken|dacht) na over\\b|\\b(?:nadenken|overdenken|overleg|overleggen|beraad) (?:over|omtrent)\\b',
        '\\b(?:volgt|volgen)(?: (?:nog|later|dan|straks|binnenkort))*\\s?:',
        '\\b(?:aanvullen|suppleren)\\b|\\b(?:bijgeven|opstarten|toe te voegen|te starten|te beginnen|te proberen|te overwegen)(?: (?:met|van))?\\s?:?\\s*$',
        '\\bop termijn\\b|\\bstreefdos(?:is|ering)\\b|\\b(?:medewerking|toestemming|akkoord) (?:voor|tot|bij|om)\\b',
        '\\bbij contra-?indicaties?\\b|\\bals u (?:liever|eerder|de voorkeur geeft)\\b',
        '\\b(?:staat|is|wordt|zijn|staan)\\b[^.;]{0,15}\\b(?:in)?gepland\\b',
        '(?<!\\bgeen (?:\\p{L}+ )?)(?<!contra-?)\\bindicatie voor\\b',
        '\\b(?:lijkt|lijken|is|zou|leek)\\b[^.;,]{0,25}\\b(?:zinvol|verstandig|raadzaam|aangewezen|wenselijk|redelijk|verantwoord|de moeite waard|het proberen waard|het overwegen waard)\\b',
        '\\b(?:zo niet|lukt dat niet|helpt dat niet|werkt dat niet|in tweede instantie|als alternatief|als tweede keus|als volgende stap)\\b',
        '\\bwordt genoemd|(?:werd|is) (?:ook |door (?:de |een )?\\p{L}+ )?genoemd\\b',
        '\\bin gedachten\\b|\\bop het oog\\b|\\bachter de hand\\b|\\bin (?:reserve|petto)\\b|\\bop de plank\\b',
        '\\b(?:raad|raadt|raden)\\b[^.;]{0,30}\\baan\\b|\\baan te (?:raden|bevelen)\\b|\\baanbevolen\\b',
        '\\b(?:volgende|eerstvolgende|tweede) (?:stap|keus|keuze)\\b',
        '\\b(?:kan|kunnen|mag|mogen) (?:krijgen|gebruiken|proberen|starten|beginnen|erbij)\\b',
        '\\bziet? (?:\\p{L}+ ){0,4}(?:iets|heil|ruimte|brood|mogelijkheden)\\b',
        '\\bstaat (?:\\p{L}+ ){0,3}open voor\\b|\\bbereid (?:om |tot )',
        '\\bligt\\b[^.;]{0,20}\\bklaar\\b|\\baangevraagd\\b',
        '\\b(?:om te zetten|over te (?:gaan|stappen|zetten)|te (?:vervangen|starten|beginnen|herstarten|wisselen)) (?:naar|op|in|door|met)\\b',
        '\\b(?:idee(?:en)?|gedachten?|suggesties?|voorstel|overweging|vervolg|volgende stap|plan b|alternatief|reserve)(?: (?:van (?:mij|ons)|mijnerzijds|hierbij|onzerzijds|voor later))?\\s?:',
        '\\b(?:wil|willen|hoop|hopen|beoog|beogen|wens|wensen|neem me voor) (?:ik|wij|we|hij|zij|ze|u|men|de \\p{L}+) [^.;]{0,40}\\b(?:starten|beginnen|toevoegen|ophogen|overstappen|overgaan|omzetten) (?:met|van|op|naar)\\b',
        '\\bbij (?:een )?(?:nieuwe?|hernieuwde?|dreigende?|toename|toenemende?|verergering|verslechtering|decompensatie|ontregeling|terugkeer|tegenvallend|stagnatie|ongewijzigd\\p{L}*|persisterende?|blijvende?|aanhoudende?|recidief|terugval)\\b',
        '\\b(?:kies|kiest|kiezen|zetten|zet|grijpen|vallen|val) (?:ik|wij|we) (?:\\p{L}+ ){0,3}(?:voor|in op|terug op)\\b',
        '\\b(?:voorzichtig|alsnog|dan|eerst|zo nodig) (?:\\p{L}+ )?(?:proberen|starten|beginnen|inzetten)\\b',
        '\\b(?:op|in) (?:de )?(?:wachtlijst|agenda|planning) (?:staat|voor)\\b|\\bin (?:het )?vooruitzicht\\b|\\bin overweging\\b|\\bter overweging\\b',
        '\\b(?:adviseer|adviseert|adviseren|geadviseerd|advies)\\b(?! (?:van de|op) )',
        '\\b(?:indien|als|mits|zodra)\\b(?! nodig)[^.;,]{3,40}\\b(?:akkoord|stabiel|hersteld|genormaliseerd|op orde|normaal|toelaat|toelaten|bekend|binnen)\\b,',
        '\\b(?:indien|als) (?:dat|dit|deze|het|die)(?: \\p{L}+)? (?:tekort ?schiet|faalt|mislukt|niet \\p{L}+|onvoldoende \\p{L}+)\\b',
        ', dan (?:is|gaan|ga|volgt|kan|mag|wordt|komt|start|starten)\\b',
        '\\bgeen (?:\\p{L}+ )?bezwa(?:ar|ren) tegen\\b|\\bin principe (?:akkoord|eens)\\b',
        '\\bop te hoogt?\\b|\\bop(?:hoogt|bouwt) (?:naar|tot)\\b',
      ].join('|'),
      'u',
    ),
    around: new RegExp(
      [
        '\\b(?:wil|willen|hoop|hopen|hoopt|ga|gaat|gaan|zal|zullen|wens|wensen|moet|moeten)\\b[^·.;]{0,50}·[^.;]{0,60}\\b(?:proberen|uitproberen|inzetten|starten|opstarten|beginnen|toevoegen|voorschrijven|geven|introduceren|herstarten|hervatten)\\b',
        '\\b(?:daarna|vervolgens|hierna|later|dan|alsnog|straks)\\b[^·.;]{0,40}·[^.;]{0,30}\\b(?:proberen|uitproberen|inzetten|opstarten|starten|toevoegen|introduceren)\\b',
        '\\bbij\\b[^·.;]{0,40}\\b(?:na de bevalling|kraambed|kraamtijd|postpartum|na ontslag|na de operatie|(?:na|tijdens) de zwangerschap)\\b[^·.;]{0,15}·',
        `\\b(?:kan|kunnen|kon|mag|mogen)\\b[^·.;]{0,40}·[^.;]{0,60}\\b${dutchDeeds}\\b`,
        '\\bkom(?:t|en)\\b[^·.;]{0,30}·[^.;]{0,30}\\bin (?:aanmerking|beeld)\\b',
        '·[^.;]{0,40}\\b(?:(?:voor|op|in|toe|uit|bij) )?te (?:proberen|starten|schrijven|beginnen|voegen|overwegen|hervatten|herstarten|introduceren|zetten)\\b',
        '\\bhou(?:d|den|dt)\\b[^·.;]{0,30}·[^.;]{0,30}\\b(?:achter de hand|in reserve)\\b',
      ].join('|'),
      'u',
    ),
    asked: new RegExp(
      `\\b(?:wat vindt u van|akkoord met|(?:verhoging|verlaging|ophoging|uitbreiding|start|hervatting) van|(?:het )?(?:starten|toevoegen|ophogen|verhogen|opstarten|inzetten|hervatten) van|(?:hebt|heeft|ziet|wilt) u (?:liever|iets in|meer in)|acht u|(?:uw|jullie|je) mening over|toevoeging van|toevoegen van|overstap naar|overstappen op|omzetten naar|instellen op|starten met|zou\\p{L}*|verantwoord|zinvol|geindiceerd|een (?:goede )?(?:optie|keuze|keus|mogelijkheid|alternatief|idee)|te overwegen|erbij|omhoog|ophogen|verhogen|(?:kan|kunnen|mag|mogen)\\b[^?]*\\b${dutchDeeds})\\b`,
      'u',
    ),
    barred:
      /\b(?:uitleg|voorlichting|folder\p{L}*|weiger\p{L}*|afgezien|ziet (?:er|hier|daar)?(?: ?van)? ?af|liever geen|wil geen|(?<!\bbij (?:een )?)contra-?indica\p{L}*|gecontra-?indiceerd|interactie\p{L}*|(?<!\b(?:na|tijdens|voor) (?:de |een |zijn |haar )?)(?:ontgift\p{L}*|detox\p{L}*)|misbruik\p{L}*|afhankelijk\p{L}*|verslaafd|illegaal|zwart gekocht|bij voorkeur niet|bedenktijd|voelt (?:er|hier|daar)? ?(?:niets|weinig|niet) voor|per abuis|abusievelijk|stoornis in (?:het )?gebruik|afgewezen|wijst (?:\p{L}+ ){0,4}af|niet akkoord|ontraden|afgeraden|af te raden|raad(?:t|en)? (?:\p{L}+ ){0,4}af|on(?:verstandig|veilig|gewenst|wenselijk)|(?:bleek|blijkt|was|is) niet (?:meer )?nodig|niet (?:verstandig|zinvol|veilig|raadzaam|aan te raden|haalbaar|nodig)|gevaarlijk|te riskant|gevraagd (?:door|om)|vroeg om|aangeboden|allerg\p{L}*|overgevoelig\p{L}*|bijwerking\p{L}* van|(?:bespreken|besproken) of|(?:is|zijn|werd) besproken|denkt (?:er|erover|hierover) (?:\p{L}+ )?na|(?<!\bnog )niet gestart|aarzel\p{L}*|gewichtstoename geven|(?:kan|kunnen) (?:\p{L}+ ){1,4}(?:geven|veroorzaken|versterken|remmen|verlengen)|als gevolg van|veroorzaakt|door (?:de |het )?gebruik)\b/u,
    hearsay:
      /\bzou(?:den)?\b[^.;]*\b(?:gebruiken|slikken|innemen|gebruikt hebben|gehad hebben|hebben gehad|hebben gebruikt|zijn gestopt|nemen)\b/u,
  },
  en: {
    proposed: new RegExp(
      [
        '^\\s*\\?\\s',
        '\\bconsider(?:ed|ing|ation)?\\b',
        '\\b(?:suggest|recommend|propose|advocate)(?:s|ed|ing)?\\b',
        '\\b(?:suggestion|proposal|recommendation)\\b',
        `\\b(?:could|might|may|can|should|would)\\b[^.;]{0,40}\\b${englishDeeds}(?!\\p{L})`,
        '\\b(?:could|might|may|can|should) go (?:up|down)\\b',
        '\\b(?:i|we|he|she) (?:would|should|might|could) (?:like to |be inclined to |be happy to |have no objection to )?\\p{L}+',
        '\\bwould be (?:my|our|the|a|an)\\b',
        '\\b(?:option|alternative|first choice|next step)\\b',
        '\\bwonder(?:s|ed|ing)? (?:about|whether|if)\\b',
        '\\b(?:thinking|thought) (?:of|about)\\b|\\bin principle\\b|\\b(?:possibility|question|merits?) of (?:adding|starting|trying|switching to|restarting|using)\\b|\\bin mind\\b|\\bunder discussion\\b|\\bprepared to\\b|\\bno (?:\\p{L}+ )?objections?\\b[^.;]{0,30}\\bto\\b|\\bfailing (?:that|this|which)\\b|\\bmay (?:well )?help\\b|\\bif (?:that|this|it) (?:fails|does not help|does not work)\\b|\\bnot averse to\\b',
        '\\b(?:aim|aiming) (?:for|to)\\b',
        '\\b(?:if|should|once|when)\\b[^.;]{3,90}\\b(?:increase|raise|start|add|try|switch|change|go up|reduce)\\b',
        '\\b(?:trial|offer) (?:of|him|her|them)\\b',
        '\\b(?:agreed|willing|happy|keen|hope|hopes|hoping|going|due|intend|intends|intending|intention|want|wants|plan|plans|planning|minded|like|wish|wishes|ready|about|inclined) (?:is )?to (?:try|trial|start|begin|restart|have|take|add|introduce|commence|go on|use|give|prescribe|put)\\b',
        '\\b(?:shall|will) be (?:commencing|starting|adding|trying|introducing|initiating|restarting)\\b',
        '\\b(?:as|is) (?:something|one|an? \\p{L}+)(?: \\p{L}+)? to (?:be )?(?:start|tried|try|consider|add|use)\\p{L}*',
        '\\bdoor open (?:to|for)\\b|\\bin reserve\\b|\\bup (?:our|my) sleeve\\b|\\bpencilled in\\b|\\bon the cards\\b|\\bto follow\\b',
        '\\basked (?:the |his |her |your )?(?:gp|doctor|colleague|practice|surgery)? ?to (?:start|prescribe|add|try|increase)\\b',
        '\\b(?:we|i|they) (?:shall|will|would|can|may|might|plan to|intend to|hope to|aim to) (?:then |also |next |probably |instead )?(?:bring in|try|add|start|introduce|move (?:on )?to|switch to|go to|turn to|use|commence|initiate|restart|reach for|fall back on|change (?:him |her )?to)\\b',
        '\\b(?:open|amenable|receptive|agreeable|not opposed) to\\b',
        '\\b(?:ideas?|thoughts?|plan b|next|fallback|contingency|options?|to consider)\\s?:',
        '\\b(?:plan|aim|intention|hope|idea|thought) (?:is|was|would be) (?:to|for)\\b',
        '\\b(?:favour|favours|leaning towards?|with a view to(?! (?:going|increasing|titrating|raising|reducing|stopping|taking it))|earmarked|lined up|awaiting|await)\\b',
        '\\b(?:second|third|next)[- ](?:line|choice)\\b',
        '\\b(?:seem|appear|sound|look|feel)s? (?:\\p{L}+ )?(?:reasonable|sensible|appropriate|attractive|worthwhile|a (?:good|reasonable|sensible) (?:idea|choice|option|step))\\b',
        '\\b(?:was|is|am|are|were) (?:all |quite )?(?:for|in favour of) (?:beginning|starting|adding|trying|commencing|introducing)\\b',
        '\\b(?:my|our|first|his|her) preference (?:would be|is|was)\\b|\\b(?:keen|hoping|planning|minded|willing|happy) to (?:move|switch|change|get|put) (?:him|her|them) (?:on|to|onto|over)\\b',
        '\\bworth (?:a try|trying|considering)\\b|\\bwould be next\\b|\\bnext (?:thing )?to try\\b',
      ].join('|'),
      'u',
    ),
    around:
      /\b(?:hold|keep|keeping|holding)\b[^·.;]{0,30}·[^.;]{0,30}\bin reserve\b|\b(?:shall|will|would)\b[^·.;]{0,50}·[^.;]{0,20}\bbe (?:tried|added|started|introduced|considered|offered)\b|\bthat\b[^·.;]{0,30}·[^.;]{0,20}\bbe (?:tried|added|started|introduced|considered)\b/u,
    asked:
      /\b(?:would|could|should|can|may|might|consider|whether|option|add(?:ing|ed|ition)?|start(?:ing|ed)?|tr(?:y|ied|ying)|switch\p{L}*|increas\p{L}*|worth|reasonable|appropriate|what do you think|your (?:view|opinion|thoughts))\b/u,
    barred:
      /\b(?:discussed|enthusiastic|leaflet|information|declin\p{L}*|refus\p{L}*|contraindicat\p{L}*|interaction\p{L}*|interact\p{L}*|detox\p{L}*|misus\p{L}*|abus\p{L}*|dependen\p{L}*|illicit\p{L}*|preferably not|offered|requested|by mistake|in error|use disorder|asked for|rather wait|did not want|not keen|against|unsafe|unwise|best avoided|(?:would|should|must|will|to) avoid|not (?:safe|wise|advised?|appropriate|recommended|suitable|wish|want|be|consider|suggest)|would (?:not|rather not)|wouldn't|cannot|can't|reluctant|allerg\p{L}*|caus(?:e|es|ed|ing)|due to|because of|may (?:have|well|explain|be (?:adding|contributing|causing))|secondary to)\b/u,
    hearsay: /\bmay (?:take|use|have)\b/u,
  },
};
