/** Words that ask the reader of a letter for something, wherever in the letter they stand. */
import type { Language } from '../../note.ts';
import { furtherQuestions } from './further-questions.ts';

/** All of these hear plain words: small letters without accents. */
const anyOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'u');

/** Where something may begin: the sentence, or what stands behind `Aan de huisarts:`. */
const begin = '(?:^|[:;] |^\\W*\\d?[.)]? ?|\\b(?:collega|hi|ha|gp|cmht)[:,] )';
const you = '(?:u|je|jij|jou|jullie|ge)';
const we = '(?:ik|wij|we)';
/** Whom such letters go to. */
const readers =
  '(?:huisarts|ha|praktijk|poh(?:-ggz)?|apotheek|apotheker|collega\\p{L}*|psychiater|psycholoog|specialist|behandelaar|verwijzer|verpleegkundige|wijkverpleging|crisisdienst|team|afdeling|kliniek|poli(?:kliniek)?)';

const dutch = anyOf(
  `${begin}(?:wilt|wil|willen|kunt|kun|kunnen|kan|zou|zoudt|zouden) ${you}\\b`,
  `${begin}(?:zo ja|en|dus|daarom|verder|ook|tot slot|concreet|kortom),? (?:wilt|wil|kunt|kun|kunnen|zou|zouden) ${you}\\b`,
  `${begin}(?:graag|gaarne|gelieve|verzoek (?:om|tot))\\b`,
  `^(?:acties?|actiepunten?|verzoek|vraag)\\b[^:]{0,25}\\b${readers}\\s?: \\p{L}`,
  `^(?:aan|voor|t\\.?a\\.?v\\.?)\\b[^:]{0,25}\\b${readers}\\s?: .*\\b(?:controleren|herhalen|bepalen|prikken|meten|starten|stoppen|staken|afbouwen|ophogen|verhogen|verlagen|vervolgen|continueren|voorschrijven|overnemen|beoordelen|bewaken|verwijzen|regelen|behandelen|nakijken|evalueren|aanpassen|bellen|opvolgen)\\b`,
  `\\bhopelijk kunt ${you}\\b|\\bho(?:op|pen) (?:${we} )?dat ${you}\\b`,
  '^(?:advies|overname|beoordeling|consult|medebehandeling|hulp|visite|huisbezoek) gevraagd\\b(?! (?:aan|bij|via) )',
  `\\b(?:mag|mogen) ${we}\\b.{0,60}\\b(?:vragen|verzoeken|vernemen|weten|horen)\\b`,
  `\\b(?:wil(?:len)?|zou(?:den)?) (?:${we} )?(?:graag )?(?:u|jullie|je) (?:graag )?(?:willen )?(?:vragen|verzoeken)\\b`,
  `\\b(?:zou(?:den)?|wil(?:len)?) (?:${we} )?(?:graag )?(?:van (?:u|jullie|je) )?(?:graag )?(?:willen )?(?:vernemen|weten|horen)\\b`,
  `^${we} (?:vraag|vragen|verzoek|verzoeken) (?:hierbij |dan ook |daarom |graag |de |het |aan )*(?:u|jullie|je|om|uw|${readers})\\b`,
  `\\b(?:vraag|vragen|verzoek|verzoeken) ${we}\\b(?! (?:me|mij|ons|hem|haar|hen)\\b)`,
  `\\b${we} (?:u|jullie|je) (?:ook |nog |graag |dan ook )?(?:vraag|vragen|verzoek|verzoeken)\\b`,
  `\\b(?:u|${readers}) wordt (?:\\p{L}+ )?(?:verzocht|gevraagd)\\b|\\bwordt (?:\\p{L}+ )?verzocht\\W*$`,
  '\\bhet verzoek (?:om|tot|aan|is)\\b|\\b(?:aan|voor) (?:u|jullie|je) (?:nog )?(?:de vraag|het verzoek)\\b|\\bverzoek aan (?:u|de \\p{L}+)\\b',
  '\\bmet (?:als |de |het |een )?(?:vraag|vraagstelling|verzoek)(?:\\s?:|,? (?:of|naar|om|wat|welke|hoe|tot)\\b)',
  `\\b(?:hoor|horen|verneem|vernemen) (?:${we} )?(?:dan |ook )?(?:graag|gaarne) (?:van (?:u|jullie|je)|of|wat|hoe|wanneer|welke?|uw|jullie)\\b`,
  `^(?:graag|gaarne) (?:hoor|verneem|zou|wil) ${we}\\b`,
  `\\b(?:${we} zou(?:den)?|zou(?:den)? ${we}) graag (?:(?:zien|willen|hebben) dat (?:u|jullie|je)|(?:uw|jullie|je) (?:mening|oordeel|advies|visie|hulp))\\b`,
  '\\b(?:uw|jullie|je) (?:mening|oordeel|advies|visie|hulp|medebeoordeling|beoordeling)\\b[^.;]{0,60}\\b(?:gevraagd|gewenst|welkom|op prijs)\\b|\\b(?:op prijs|fijn|prettig|behulpzaam)\\b[^.;]{0,30}\\b(?:als|indien|wanneer) (?:u|jullie|je)\\b',
  '\\bu (?:vroeg|vraagt) (?:mij |ons )?(?:of|om|naar)\\b|\\bu (?:vroeg|verzocht|vraagt|verzoekt) (?:mij|ons)\\b.*\\bte (?:beoordelen|zien|onderzoeken|behandelen)\\b',
  '\\bu (?:wilde|wilt|wenste) (?:graag )?weten\\b|\\bvroeg(?:en)? u zich af\\b|\\bu vroeg zich af\\b',
  '\\b(?:je|uw|jullie|mijn|onze|de|een|enige|laatste|concrete) (?:weder|hulp|verwijs|consult)?(?:vraag|vraagstelling|verzoek)(?: (?:hierbij|daarbij|dan|dus|aan (?:u|jullie|jou|je|de \\p{L}+)|voor (?:u|jullie|jou|je)))*(?: (?:was|is|luid\\p{L}+|betrof|betreft|blijft)\\b|\\s?:)',
);

const english = anyOf(
  `${begin}(?:please|kindly|grateful (?:if|for))\\b`,
  `\\b(?:but|and|so),? (?:please|kindly|grateful (?:if|for))\\b`,
  `${begin}(?:(?:so|and|also|finally|otherwise),? )?(?:could|would|can|will|might) (?:you|the (?:\\p{L}+ )?(?:unit|team|practice|surgery|service|clinic|gp|cmht|nurse)|your (?:team|service|colleagues|clinic))\\b`,
  '\\b(?:may|might|can|could) (?:i|we) (?:please )?(?:ask|request|trouble|have your|seek)\\b',
  "\\b(?:i|we)(?: would|'d| should) (?:therefore |also )?be (?:\\p{L}+ )?(?:grateful|obliged|thankful|(?:glad|pleased|happy|delighted) (?:if|of|for|to have)(?! (?:you|that) (?:contact|call)))\\b|^(?:would|should) be (?:\\p{L}+ )?grateful\\b",
  "\\b(?:i|we)(?: would|'d| should)? (?:also |very much |greatly )?(?:appreciate|value|welcome) (?:your|if|an? opinion)\\b",
  "\\b(?:i|we)(?: would|'d| should) (?:also )?like (?:your|to ask|to request|you to|to know)\\b",
  '\\b(?:i|we) (?:am |are )?(?:writing to )?(?:ask|asking|request|requesting) (?:you|that you|whether you|if you|(?:for )?(?:your|an?)|your)\\b|\\b(?:i|we) (?:am|are) (?:writing to )?ask(?:ing)?\\b',
  '\\b(?:i|we) wonder(?:ed)? (?:if|whether) (?:you|your)\\b',
  '\\b(?:my|our|one|the|a|main|specific) (?:question|request|query|ask)s?(?: (?:for|to) (?:you|the \\p{L}+))?(?: (?:is|are|remains)\\b|\\s?:)',
  '\\byour (?:advice|opinion|views?|thoughts|help|assessment|input|guidance)\\b.*\\b(?:appreciated|welcomed?|valued|helpful)\\b',
  '\\b(?:you|your (?:referral|letter)) (?:have |had )?(?:also )?ask(?:ed|s) (?:whether|if|for|us|me|about)\\b|\\byour (?:\\p{L}+ )?(?:questions?|request) (?:was|is|were|concern\\p{L}*|related)\\b',
  '\\byou (?:wondered|were keen to know|would like to know|wanted to know|wished to know|were wondering|enquired)\\b|\\bwith the question (?:whether|of|if)\\b',
  `${begin}(?:the )?(?:gp|cmht|surgery|practice) (?:is |are )?(?:asked |requested |kindly |please )*to \\p{L}+`,
  '^(?:actions?|requests?|tasks?)\\b[^:]{0,20}\\b(?:gp|cmht|practice|surgery|you)\\s?: \\p{L}|^(?:for|to)\\b[^:]{0,20}\\b(?:gp|cmht|practice|surgery)\\s?: (?:to )?(?:check|repeat|monitor|review|stop|start|continue|arrange|refer|consider|prescribe|titrate|increase|reduce|recheck|commence)\\b',
  "\\b(?:i|we)(?: would|'d) ask (?:that )?(?:you|the)\\b|\\blet (?:me|us) know (?:if|whether|how|what|when|who)\\b|, please\\W*$|^any (?:thoughts|advice|suggestions|views)\\b",
  '\\bit would be (?:\\p{L}+ )?(?:helpful|useful|appreciated|good|kind)\\b.*\\b(?:you|your)\\b',
);

/** Polite words at the end, and news for whoever wants it. */
const courtesy: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:graag|gaarne) (?:tot |gedaan|bereid|(?:spoedig |nader )?bericht\W*$|(?:verwijs|meld|stuur|draag|bericht|verwijzen|melden|dragen) (?:ik|wij|we)\b|zien (?:wij|ik)|bel(?!len (?!bij|met (?:mij|ons)|voor))|contact op|contact opnemen (?:bij|met (?:mij|ons|onder))|informeren (?:wij|ik)|ontvang(?! (?:ik|wij|we) (?:van (?:u|jullie) )?(?:uw|jullie|je|een) (?:\p{L}+ )?(?:advies|oordeel|mening|visie|beoordeling|antwoord op|reactie op))|bereikbaar|een kopie)|\b(?:groet|groeten)\b|\bmeer (?:weten|informatie)\b|\bvragen (?:hebt|heeft|heb|hebben)\b|\b(?:heeft|hebt|heb) (?:u|je) (?:nog |verdere )?vragen\b|\bper omgaande\b|\b(?:niet (?:komen|verschijnen)|verhinderd)\b|\b(?:hiermee|hierbij|daarmee) (?:\p{L}+ ){0,2}(?:te hebben )?(?:voldoende )?(?:geinformeerd|ingelicht)\b/u,
  en: /\bhope (?:that )?(?:you will (?:forgive|excuse|find|agree)|this)\b|\bplease (?:find|do not|don't|note|be (?:advised|aware)|accept|see (?:attached|enclosed|below|overleaf|above|reverse)|quote)\b|\bplease (?:contact|call|ring|telephone|phone|get in touch)\b.*\b(?:questions?|queries|information|concerns)\b|\b(?:happy|glad) to (?:discuss|see)\b|\bregards\b/u,
};

const words: Readonly<Record<Language, RegExp>> = { nl: dutch, en: english };

/** A question that speaks to the reader; what a form asks its client does not. */
const toReader: Readonly<Record<Language, RegExp>> = {
  nl: /(?:^|[\s,:;])(?:u|uw|jullie|(?:heb|ben|denk|vind|zie|weet|ga|acht|wil|kun|zou) (?:je|jij))\b[^?]*\?/u,
  en: /^(?:do|are|have|is|what|which|how|when|should|shall|were|did|would|could|can|if|in)\b[^?]*\b(?:you|your)\b[^?]*\?/u,
};
const ofForm =
  /^\W*(?:gebruikt|rookt|drinkt|slaapt|voelt|eet|blowt|woont|werkt|(?:heeft|hebt|bent) u (?!plaats|plek|ruimte|tijd|nog (?:plek|plaats|ruimte|tips|suggesties|adviezen)|bezwaar|suggesties|advies|mogelijkheid|mogelijkheden|ervaring|bereid|het (?:er )?mee eens|het eens|akkoord|in staat|in de gelegenheid|voor (?:haar|hem)|een (?:plek|plaats|advies|suggestie)))|^\W*(?:do you (?:smoke|drink|take|use|have (?!an?y? (?:bed|place|room|slot|advice|suggestion|experience|view|capacity|vacanc)|(?:beds?|room|capacity|space|experience)\b)|feel|sleep)|are you (?:allergic|taking|currently)|have you (?:ever|had|been))\b/u;

/** Whether the sentence asks the reader of the letter for something. `heard` is plain, on one line. */
export const asksReader = (heard: string, language: Language): boolean =>
  !courtesy[language].test(heard) &&
  (words[language].test(heard) ||
    furtherQuestions[language].test(heard) ||
    (language === 'nl' && /\b(?:s\.?v\.?p|a\.?u\.?b)\b/u.test(heard)) ||
    (toReader[language].test(heard) && !ofForm.test(heard)));

/** `Is er sprake van dementie?`: asked of nobody by name. What the writer answers at once is no question. */
const open: Readonly<Record<Language, RegExp>> = {
  nl: /(?:^|[:/–-] )(?:is|zijn|kan|kunnen|mag|moet|moeten|zou|heeft|hebben|hoe|welke?|wat|wie|wanneer|komt|speelt|spelen|past|graag)\b[^"“]*\?$/u,
  en: /(?:^|[:/–-] )(?:is|are|can|could|should|would|does|do|has|how|which|what|when|might|may)\b[^"“]*\?$/u,
};
const ofWriter =
  /\b(?:hebben|heb|deden|deed|zagen|zag|weten|weet) (?:we|wij|ik)\b|\b(?:did|have) (?:we|i)\b|\bdo (?:we|i) (?:know|do|see|mean)\b/u;
const FEWEST_WORDS = 4;
export const asksOpenly = (heard: string, language: Language): boolean =>
  open[language].test(heard) &&
  !ofForm.test(heard) &&
  !ofWriter.test(heard) &&
  // `Is respijtzorg mogelijk?`, and not `Is dat zo?`.
  (heard.split(' ').length >= FEWEST_WORDS ||
    (/^(?:\S+ ){2}\S+$/u.test(heard.replace(/ ?\?$/, '')) && /\p{L}{8}/u.test(heard)));

/** `Diagnostiek dementie?`, `OK to restart?`: whatever it begins with. */
export const asksAtAll = (heard: string): boolean =>
  /^[^"“?]*\p{L}{2}[^"“]*\?$/u.test(heard) && !ofForm.test(heard) && !ofWriter.test(heard);
