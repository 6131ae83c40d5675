/** What tells that a medicine did not do, or did harm, in the past tense: who still uses it is told so in the present. */
import type { Language } from '../../note.ts';

const few = '(?:[\\p{L}\\d]+ )';
const nothing = '(?:niets|niks|weinig|niet veel|nauwelijks iets|onvoldoende|te weinig)';
const effect =
  '(?:effect|verbetering|baat|resultaat|respons|werking|verlichting|verschil|succes|soelaas|verandering)';
const harm =
  '(?:galbulten|uitslag|huiduitslag|braken|dystonie|(?:\\p{L}+ )?bijwerkingen|gewichtstoename|klachten|\\p{L}*klachten|misselijkheid|onrust|sufheid|jeuk|hoofdpijn|duizeligheid|hartkloppingen|libidoverlies|diarree|obstipatie|slapeloosheid|slaperigheid|angst|paniek|tremoren?|trillen|zweten|akathisie|stijfheid|parkinsonisme|bewegingsstoornissen|hyponatri\\p{L}+|hypotensie|orthostase|valpartijen|verwardheid|hallucinaties|nachtmerries|agitatie|ontremming|prikkelbaarheid|spierpijn|oedeem|vlakheid|overmatige \\p{L}+|ernstige \\p{L}+|forse \\p{L}+|\\d+ (?:kilo|kg)|kilo)';
const state =
  '(?:suf|suffer|onrustig|onrustiger|misselijk|slaperig|stijf|dik|dikker|vlak|vlakker|erger|zieker|ziek|beroerd|duf|moe|duizelig|angstig|angstiger|agressief|prikkelbaar|verward|trillerig|zweterig|depressief|manisch|ontremd|benauwd|impotent|vergeetachtig|somber|somberder|kwaad|boos|warrig|afgevlakt|apathisch|versuft|wankel|te \\p{L}+)';
const him = '(?:hem|haar|pati\\p{L}+|cli\\p{L}+|mevrouw|meneer|betrokkene)';
const he = '(?:hij|zij|ze|pati\\p{L}+|cli\\p{L}+)';

const dutch = [
  `(?:deed|deden) ${few}{0,4}${nothing}`,
  `${nothing} (?:deed|deden|hielp|hielpen|uithaalden?|uitgehaald|opleverden?|opgeleverd)`,
  `hielp(?:en)? ${few}{0,3}(?:niet|niets|weinig|onvoldoende|nauwelijks|amper|maar even|maar kort)`,
  `(?:hielp|hielpen|werkten?|sloeg|deed)\\b[^.;]{0,25}\\b(?:maar|doch) (?:gaf|maakte|${he}|leidde|ten koste|met|kostte|werd)`,
  `werkten? ${few}{0,3}(?:niet|onvoldoende|averechts|nauwelijks|te kort|maar kort|tegengesteld)`,
  '(?:niet|onvoldoende|averechts|nauwelijks|te kort) werkte',
  `(?:gaf|gaven|had|hadden|bracht|brachten|bood|boden|sorteerden?)(?: [\\p{L}\\d]+){0,5}? (?:geen|onvoldoende|weinig|nauwelijks|niet het (?:gewenste|verwachte)|amper|te weinig) (?:\\p{L}+ )?${effect}`,
  `bleef(?: \\p{L}+)? zonder (?:\\p{L}+ )?${effect}`,
  'bracht(?:en)? (?:niets|weinig|geen)',
  'sloeg(?:en)? (?:niet|onvoldoende|nauwelijks) aan',
  'mislukten?|faalden?|strandden?',
  `(?:gaf|gaven|veroorzaakten?|bezorgden?(?: ${him})?|leidden? tot|kostten? ${him})(?: \\p{L}+){0,3} ${harm}`,
  `waar ${he} (?:\\p{L}+ ){1,3}van werd`,
  `maakten? ${him} (?:\\p{L}+ )?${state}`,
  `werd ${he} (?:\\p{L}+ )?${state}(?: van)?|(?:${he} )?(?:er )?${state} van werd`,
  `waarvan ${he}\\b[^.;]*\\b(?:te (?:suf|slaperig|onrustig)|${state} werd|geen ${effect} had)`,
  `(?:beviel|bevielen|viel|vielen) ${few}{0,2}(?:slecht|niet|matig|tegen|verkeerd|allerminst|zwaar)`,
  '(?:werd|werden) (?:\\p{L}+ )?(?:slecht|niet|matig|onvoldoende) (?:verdragen|getolereerd)',
  'ble(?:ek|ken) (?:\\p{L}+ )?(?:onvoldoende|niet (?:effectief|werkzaam|haalbaar|verdraagbaar)|ineffectief|zonder|onverdraaglijk|te (?:sederend|zwaar))',
  `verdroeg ${he} (?:\\p{L}+ )?(?:niet|slecht|matig)`,
  'was (?:\\p{L}+ )?(?:een ramp|geen succes|onvoldoende effectief|niet effectief|ineffectief|niet te verdragen|te sederend)',
];

const them = '(?:him|her|them|the patient|mr \\p{L}+|mrs \\p{L}+|ms \\p{L}+)';
const benefit = '(?:effect|benefit|difference|impact|response|improvement|relief|help|use)';

const english = [
  '(?<!\\b(?:has|have) )(?:did|made) (?:\\p{L}+ ){0,2}(?:nothing|little|no difference|not (?:help|hold|work|suit|agree))',
  "(?:didn't|did not) (?:\\p{L}+ )?(?:help|hold|work|suit|agree|do (?:much|anything)|make (?:much|any))",
  'was (?:\\p{L}+ )?(?:a (?:disaster|failure)|ineffective|unhelpful|of (?:no|little) (?:use|benefit|help)|no (?:use|good|help)|too sedating|not (?:helpful|effective|tolerated)|(?:poorly|badly) tolerated|intolerable|unsuccessful)',
  'proved (?:\\p{L}+ )?(?:ineffective|unhelpful|intolerable|too \\p{L}+|unsuccessful|useless)',
  `left ${them} \\p{L}+`,
  `made ${them} (?!(?:\\p{L}+ )?(?:better|brighter|calmer|well|happier|feel (?:better|well|calmer)|calm))(?:feel )?\\p{L}+`,
  `(?:gave|caused|brought|cost) ${them} (?:\\p{L}+ ){0,3}(?!relief|rest|back)\\p{L}+`,
  '(?:caused|produced|brought on|triggered|provoked|induced|led to|resulted in) (?!(?:an? )?(?:good|excellent|marked|some|real) (?:response|improvement|remission|effect))\\p{L}+',
  `(?:upset|sedated|numbed|flattened|disagreed with|knocked out|agitated|zombified) (?:${them}|his|her)`,
  `(?:gave|had|brought|showed) (?:\\p{L}+ )?(?:little|no|minimal|only (?:a )?(?:partial|slight|limited|brief)|limited|insufficient|negligible) (?:\\p{L}+ )?${benefit}`,
  '(?:was|were) (?:\\p{L}+ )?(?:helpful|effective|beneficial|good|useful)\\b[^.;]{0,20}\\bbut (?:caused|gave|made|he|she|they|led|with|at the)',
  '(?:helped|worked|suited)\\b[^.;]{0,40}\\bbut (?:caused|gave|made|he|she|they|led|at the|only|then|wore)',
  '(?:helped|worked) (?:only )?(?:briefly|for a (?:while|time|bit)|at first|initially)',
  'failed(?! to attend)',
  'was (?:tried )?without (?:\\p{L}+ )?(?:success|effect|benefit)',
];

export const failedWords: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(`\\b(?:${dutch.join('|')})\\b`, 'u'),
  en: new RegExp(`\\b(?:${english.join('|')})\\b`, 'u'),
};
