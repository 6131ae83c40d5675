/** The words of papers that say how a medicine stands: used, planned, advised, only spoken of. */
import type { Language } from '../../note.ts';

type Words = {
  /** Only spoken of, or turned down: says nothing of use. */
  idle: RegExp;
  /** Kept from it; behind a mark it may be said of another. */
  notGiven: RegExp;
  /** Before any of several: none of them is more than thought of. */
  thought: RegExp;
  /** Left to another to do. */
  advised: RegExp;
  /** Was used, and no more is said. */
  before: RegExp;
  /** Still so. */
  now: RegExp;
  /** Says that somebody uses it. */
  use: RegExp;
  /** The change has been made. */
  done: RegExp;
  /** Of a level or a dose, not of a medicine: `lager` needs a dose to go to. */
  weak: RegExp;
  /** What stops or begins is something else: `gestopt met werken`. */
  withOther: RegExp;
  /** It did not work: whether it is still used is not said. */
  noEffect: RegExp;
  /** A deed as a thing: `na staken van lithium` plans nothing. The words of the deed stand between < and >. */
  nominal: RegExp;
  /** It was used and is no more: `niet meer gebruikt`. */
  noMore: RegExp;
  /** Prescribed or in the house, and never taken. */
  never: RegExp;
  none: RegExp;
  /** Without medicines is what somebody would like, not what is so. */
  wished: RegExp;
  overdose: RegExp;
  all: string;
};

export const medicineWords: Readonly<Record<Language, Words>> = {
  nl: {
    idle: /\b(?:overw\p{L}*|optie\p{L}*|mogelijkhe\p{L}*|uitleg|voorlichting|folder\p{L}*|alternatie\p{L}*|weiger\p{L}*|afgezien|ziet (?:er|hier|daar)?(?: ?van)? ?af|besproken maar|(?:is|werd|zijn) besproken(?=\s*(?:[.;]|$))|liever geen|wil geen|zou|zouden|indicatie|contra-?indicatie|eventueel|mogelijk|mogelijke|misschien|twijfel\p{L}*|vraag|vraagt|of er|nog niet (?:gestart|gegeven|voorgeschreven|begonnen|opgestart|ingezet|toegediend|verstrekt)|niet gestart|besproken als|interactie\p{L}*|ontgift\p{L}*|detox\p{L}*|misbruik\p{L}*|afhankelijk\p{L}*|verslaafd|illegaal|zwart gekocht|bij voorkeur niet|denkt (?:er|erover|hierover) (?:\p{L}+ )?na|aangeboden|wil(?:t|de)? eerst|bedenktijd|geopperd|gesuggereerd|ter sprake|gevraagd (?:door|om)|vroeg om|voelt (?:er|hier|daar)? ?(?:niets|weinig|niet) voor|toegestaan|per abuis|abusievelijk|stoornis in (?:het )?gebruik|afgewezen|wijst (?:\p{L}+ ){0,4}af|niet akkoord|ontraden|aangeraden door)\b/u,
    notGiven:
      /\b(?<!\bnog )niet (?:gegeven|voorgeschreven|geschikt|mogelijk|geindiceerd|geven|verstrekt|meegegeven|uitgeschreven|gehonoreerd|aangedurfd|afgegeven|ingezet|toegediend|gewenst|aangewezen|wenselijk|opgestart|nodig geacht)\b|\b(?:vermijd(?:en)?|schrij(?:f|ft|ven) (?:ik|wij|we|\p{L}+) (?:\p{L}+ )?niet voor|afgeraden|geen goede keu[sz]e?)\b/u,
    thought:
      /\b(?:overweeg|overwegen|eventueel|indien|mocht|bij (?:onvoldoende|geen|uitblijven))\b(?! nodig)/u,
    advised:
      /\b(?:advies|adviseer\p{L}*|adviseren|geadviseerd\p{L}*|voorstel|voorgesteld|stellen voor|stel voor|aanbevolen|graag)\b/u,
    before:
      /\b(?:eerder|eerdere|voorheen|destijds|in het verleden|verleden(?=\s?:)|vroeger|status na|ooit|geprobeerd|probeerden?|doorliep|gebruikte|slikte|(?:alleen |enkel )?(?:in )?de eerste (?:\p{L}+ )?(?:dagen|nachten|week|weken|periode)|kreeg|had|behandeld met|tot voor kort|tot (?:in )?(?:19|20)\d\d|daarvoor(?! (?:gebruikt|slikt|neemt|krijgt|in de plaats))|kortdurend|toen|eenmalig|iv|intraveneus|in de ambulance|op de seh|afgerond|heeft \p{L}+ gehad|gehad|indertijd|nam (?:hij|zij|ze|pati\p{L}+|cli\p{L}+|mw|dhr)|jaren geleden|in de jaren \p{L}+|als (?:kind|tiener|puber)|in (?:zijn|haar) jeugd)\b/u,
    now: /\b(?:(?<!niet )nu|thans|momenteel|actueel|huidige?|heden|nog steeds|inmiddels)\b/u,
    use: /\b(?:gebruikt|gebruik van|slikt|neemt|neemt in|krijgt|inname|ingesteld op|staat op|verdraagt|verdragen|therapietrouw|sinds|waarvoor|meegegeven|verstrekt|uitgereikt|behandelt (?:zij|ze|hij))\b/u,
    done: /^(?:ge|her(?:start|vat)|\p{L}*(?:op|af|om|in|toe|voor|stop|uit|over|terug)ge|ver\p{L}*d$|begon|startten?|stopten?|staakten?|gehalveerd|overging)|(?:niet meer)$/u,
    weak: /^(?:hoger|lager|omhoog|omlaag|verminder\p{L}*|minder\p{L}*|geminderd|verhoogd|verlaagd|verhoging|verlaging|meer nemen|uitbreiden|terug naar)$/u,
    withOther:
      /^\s+(?:met|aan)\s+(?!(?:de |deze |dit |het |alle )?(?:medicatie|middel|pillen|medicijnen|dosis|dosering)\b)(?!ingang\b)/u,
    noEffect:
      /\b(?:zonder|geen|onvoldoende|weinig|nauwelijks) (?:\p{L}+ )?(?:effect|resultaat|baat|succes)\b|\bniet verdragen\b/u,
    nominal:
      /\b(?:na|bij|het|door|tijdens|sinds|ondanks|wegens|vanwege) (?:het )?<\p{L}*en>|<\p{L}*en> van\b/u,
    noMore:
      /\b(?:daar|er|hier)(?:mee| (?:\p{L}+ |\d+ ){0,4}mee) (?:\p{L}+ )?gestopt\b|\b(?:niet meer (?:gebruikt|geslikt|ingenomen|nodig|genomen|gegeven|voorgeschreven|verstrekt)|(?:gebruikt|slikt|neemt) (?:\p{L}+ ){0,3}(?:al langer |al lang |sinds \p{L}+ )?niet meer|(?:gebruikt|slikt|neemt|nam|gebruikte) (?:\p{L}+ ){0,2}geen (?!alcohol|drugs|cannabis|wiet)\p{L}+ meer|(?:gebruikt|slikt|neemt|krijgt|haalt|spuit|gebruikte|nam)\b[^.;:,]{0,70}\bniet (?:meer|langer)|(?:heeft|had|wordt|werd|is|zijn)\b[^.;:,]{0,50}\bniet (?:meer|langer) (?:in huis|in gebruik|gebruikt|genomen|ingenomen|geslikt|gegeven|voorgeschreven|opgehaald|verstrekt|nodig|op de lijst)|(?:er)? ?uit ?gehaald|gesaneerd|(?:staat|staan)\b[^.;:,]{0,30}\bniet (?:meer|langer) op|niet (?:langer|meer) (?:gebruikt|gegeven|voorgeschreven|in gebruik|opgehaald)|laten (?:liggen|verlopen)|niet verlengd|van de lijst (?:gehaald|verwijderd)|raakte op|opgeraakt|opgehouden|weggelaten|weggegooid|afgemaakt|afgenomen(?! (?:met|van|tot))|over en uit|(?:is|zijn) (?:eraf|er af|op en)|\p{L}*kuur (?:is|was) (?:af|klaar|om|voorbij)|in de prullenbak|daarna niet meer)\b|\b(?:kuur (?:is |was )?(?:klaar|af|afgelopen|geeindigd)|beeindigd|uitgeslopen|afgerond|voltooid|stopgezet|(?:is|zijn) (?:ook |inmiddels |weer |nu |alweer )*(?:weg|vervallen|uit de lijst)|kuur (?:is )?klaar|bleef niet (?:gebruiken|innemen)|verdroeg \p{L}+(?: \p{L}+)? niet|niet verdragen|gaf te veel bijwerkingen|niet (?:hier |verder )?(?:gecontinueerd|voortgezet|herstart|hervat)|niet meer te (?:nemen|gebruiken|slikken)|(?:nu|inmiddels|thans) niet meer|niet (?:in)?genomen sinds|gebruiken doet (?:zij|ze|hij) \p{L}+ niet)\b/u,
    never:
      /^\s*\(?(?:nog )?nooit\)?\s*(?:[.,;)]|$)|\bnooit (?:\p{L}+ )?(?:mee )?(?:begonnen|gestart|gebruikt|ingenomen|gegeven|genomen|geslikt|opgehaald|toegediend)\b|\bniet (?:mee )?(?:begonnen|opgehaald|durven (?:in)?nemen|aangeraakt)\b|\bdurf(?:de|t) (?:\p{L}+ ){0,2}niet\b(?! (?:meer|langer|verder))|\b(?:zelf|er|daar) (?:\p{L}+ ){0,2}niet van (?:genomen|gebruikt)\b|(?<!\b(?:stoppen|afbouwen|minderen|staken|ophogen|verhogen|verlagen|meer|hoger|ermee) )\b(?:wil|wilde) (?:ze|zij|hij|pati\p{L}+|dat|die|\p{L}+ ){1,2} ?niet\b/u,
    none: /\b(?:geen|zonder) (?:\p{L}+ )?(?:medicatie|medicijnen|geneesmiddelen)\b|\bmedicatie\s*:\s*(?:geen|nee|niet|-)\s*\.?$/u,
    wished:
      /\b(?:zou|wenst|hoopt|graag|proberen|probeert|ooit|op termijn|straks|wil (?:\p{L}+ ){0,4}(?:zonder|af))\b/u,
    overdose:
      /\b(?:overdosis|overdoses|intoxicaties? met|inname van (?:\d+|een (?:onbekende |grote )?hoeveelheid|twintig|tien|dertig|veertig|vijftig) (?:\p{L}+ )?(?:tabletten|pillen|capsules|stuks|stuk|stk|mg)|ts met|tentamen suicidii|poging met(?!.*\b(?:strandde|mislukte|bijwerking\p{L}*|zonder (?:effect|resultaat|succes)|onvoldoende|staakte|gestaakt|gestopt)\b)|auto-?intox\p{L}*|suicidepoging|zelfmoordpoging)\b|\b(?:nam|slikte|innam|ingenomen|inname)\b.*\b\d{2,} (?:tablet\p{L}*|pillen|capsules|stuks)\b|\b\d{2,} (?:tablet\p{L}*|pillen|capsules|stuks)\b.*\b(?:ingenomen|geslikt|innam)\b/u,
    all: 'medicatie',
  },
  en: {
    idle: /\b(?:consider\p{L}*|option\p{L}*|discussed|leaflet|information|alternative\p{L}*|declin\p{L}*|refus\p{L}*|(?<!\byou )would(?! (?:suggest|recommend|advise))|could|might|(?<!\b(?:in|since|of|until|from|on|\d+|\d+(?:st|nd|rd|th)) )may(?! (?:\d|take\b|use\b))|contraindicat\p{L}*|possible|whether|not started|not yet \p{L}+|yet to be \p{L}+|interaction\p{L}*|detox\p{L}*|misus\p{L}*|abus\p{L}*|dependen\p{L}*|illicit\p{L}*|preferably not|offered|mentioned|requested|permitted|allowed|by mistake|in error|use disorder|asked for|rather wait|did not want|not keen|against)\b/u,
    notGiven:
      /\bnot (?:given|prescribed|prescribe|give|suitable|indicated|possible|been tried|issued|supplied|restart|use|recommended)\b|\b(?:avoid(?:ed)?)\b/u,
    thought:
      /\b(?:consider(?:ing)?|(?<!\b(?:grateful|helpful|kind|good|it) )if|(?<!\b(?:i|we) )should)\b(?! (?:needed|required))/u,
    advised: /\b(?:advise\p{L}*|advice|recommend\p{L}*|suggest\p{L}*|propose\p{L}*|please|grateful)\b/u,
    before:
      /\b(?:previous\p{L}*|past (?:antidepressants?|antipsychotics?|medications?|medicines|drugs|treatments?|trials?|psychotropics?)|earlier years|years ago|at one time|trialled|(?:brief|short) (?:spell|course|trial|period)|formerly|in the past|earlier|tried|used to|had been|was on|was treated|(?<!\bis (?:being |currently )?|\bare )treated with|single dose|(?:given|administered|received) once(?! (?:daily|a day|weekly|every|nightly|monthly))|historically|took|briefly|to date|required(?= \p{L}+ \d)|(?:in|for|during) (?:the first (?:few )?(?:days?|weeks?|nights?)|week (?:one|1))|until (?:19|20)\d\d|iv|intravenous\p{L}*|stat)\b/u,
    now: /\b(?:(?<!not )now|currently|current|at present|still|ongoing)\b/u,
    use: /\b(?:takes|taking|(?:is|was|remains|currently|been|put) on|uses|using|receives|maintained on|tolerat\p{L}*|adherent|since|dispensed|supplied)\b/u,
    done: /^(?:brought|pushed|taken|took|weaned|tapered)\b|(?:ed|(?:up|down) from|began|begun|came off|went up|gone up|went down|came down|took|no longer tak\p{L}*)$/u,
    weak: /^(?:lower\p{L}*|higher dose|reduction|up to|back to|drop \p{L}* to)$/u,
    withOther:
      /^\s+(?:with|at(?! \d))\s+(?!(?:the |this |all )?(?:medication|medicine|dose)\b)|^\s+(?:work|working|smoking|drinking|eating|school|college|vaping|alcohol|cannabis)(?!\p{L})/u,
    noEffect:
      /\b(?:no|without|little|insufficient) (?:\p{L}+ )?(?:effect|benefit|response)\b|\bnot tolerated\b/u,
    nominal: /\b(?:after|by|on|of|since|despite|before|while|the) <\p{L}*ing>/u,
    noMore:
      /\b(?:no longer (?:uses|takes|taking|using|on|prescribed|needed|required)|not taking \p{L}+ any ?more|finished|completed|ceased|discontinued|withdrawn|(?<!\b(?:swelling|pains?|symptoms?|rash|cough|nausea|headaches?|voices|fever|itch\p{L}*|tremor|anxiety|depression|insomnia|effects?|infection) )(?:has|have) (?:also |now |since |already )?gone|(?:could|did|does) not tolerate|not tolerated|came off|withheld|course (?:is )?(?:over|complete)|not (?:been )?(?:continued|restarted|renewed)|ran out|run out|course (?:has |was )?(?:ended|finished)|ended(?! up)|(?:has|have|had) not (?:taken|had|used) (?:any|it|them|this|these)(?: of (?:it|them))? (?:since|for)|(?:not taken|none) since|lapsed?|self-?discontinued|given up|gave (?:it |them |this |that )?up|came out(?! in)|off (?:for good|since|altogether|completely)|taken off|that went|(?:is|was) (?:gone|off it))\b|\s[-–]\s?off\b/u,
    never:
      /^\s*\(?never\)?\s*(?:[.,;)]|$)|\bnever (?:actually |been )?(?:started|begun|began|taken|took|given|used|collected|filled|dispensed)\b|\b(?:did not|didn't) (?:start|take|collect|begin)\b|\b(?:is|was|are) (?:reluctant|unwilling|not keen)\b/u,
    none: /\b(?:no|not on any|without) (?:\p{L}+ )?(?:medication|medicines)\b|\bmedications?\s*:\s*(?:none|nil|no)\s*\.?$/u,
    wished: /\b(?:would|wants?|wish\p{L}*|try(?:ing)?|hopes?|hoping|one day|eventually)\b/u,
    overdose:
      /\b(?:overdoses?|suicide attempts?|attempted suicide|intoxication with)\b|\b(?:took|taken|ingested|swallowed)\b.*\b\d{2,} (?:x |tablets|pills|capsules)/u,
    all: 'medication',
  },
};
