/** Headings of several words, known by the word that says what follows. */
import { plain } from '../../reading/text.ts';
import type { Part } from './headings.ts';

/** Medicines by what they are for. */
const kinds =
  '(?:psychofarmaca|antidepressiva|antipsychotica|anti-?epileptica|anti-?psychotics|anti-?depressants|anti-?epileptics|anticonvulsants|psychotropics?|stemmingsstabilisatoren|mood stabili[sz]ers|stimulantia|stimulants|benzodiazepine[ns]|hypnotics|slaapmiddelen|pijnstillers|analgesics|pijnmedicatie)';

const others =
  '(?:moeder|vader|partner|echtgeno\\p{L}+|vrouw|man|zoon|dochter|broer|zus|ouders|kind(?:eren)?|gezin(?:sleden)?|mother|father|wife|husband|son|daughter|brother|sister|parents|child(?:ren)?|family)';

/** The first that fits. */
const byWord: readonly (readonly [Part, RegExp])[] = [
  [
    'family',
    /^(?:fam(?:ilie)?\.? ?anamnese)$|\b(?:familie-?anamnese|familiegeschiedenis|family history|medicatie van (?:moeder|vader|partner))\b/,
  ],
  [
    'family',
    new RegExp(
      `^(?:medicatie|medicijnen|medications?|meds)(?: van| of)? (?:de |haar |zijn |his |her )?${others}$|^(?:haar |zijn |his |her )?${others}(?:'?s)? (?:medicatie|medicijnen|medications?|meds|medicines)$`,
      'u',
    ),
  ],
  [
    'stopped_medicines',
    /\b(?:gestopt\p{L}*|gestaakt\p{L}*|beeindigde|stopped|discontinued)\b.*\b(?:medicatie|middelen|medicijnen|medication|medicines)\b|\b(?:medicatie|middelen|medicijnen|medications?|medicines|drugs)\b.*\b(?:gestopt|gestaakt|stopped|discontinued)\b/u,
  ],
  [
    'earlier_medicines',
    /\bmedicatie-?(?:voor)?(?:geschiedenis|historie)\b|\b(?:eerder\p{L}*|vroeger\p{L}*|voorgaande|vorige|verleden|previous(?:ly)?|past|tried)\b.*\b(?:medicatie|middelen|medicijnen|farmacotherapie|psychofarmaca|medications?|meds|medicines|drugs)\b|\b(?:medicatie|medication)\b.*\b(?:verleden|(?:voor|bij|tijdens) (?:de )?opname|geschiedenis|(?:before|on|during) admission)\b/u,
  ],
  [
    'earlier_medicines',
    new RegExp(
      `\\b(?:eerder\\p{L}*|vroeger\\p{L}*|voorgaande|vorige|verleden|previous(?:ly)?|past|prior|tried|geprobeerde?|uitgeprobeerde?|historische?|historical)\\b.*\\b${kinds}|\\b${kinds}\\b.*\\b(?:verleden|eerder|geprobeerd|voorheen|tried|previously|past)\\b`,
      'u',
    ),
  ],
  [
    'plan',
    /^(?:advies|adviezen|voorstel|voorgestelde?|geplande?|beleid|plan|vervolg|afspraken|recommend\p{L}*|planned|proposed)\b/u,
  ],
  [
    'reason',
    /^(?:reden|aanleiding|reason)\b(?!.*\b(?:overlijden|ontslag|stop\p{L}*|staken|beeindig\p{L}*|discharge)\b)/u,
  ],
  ['question', /^(?:vraagstelling|verwijsvraag|vraag|verzoek|question|request)\b/],
  [
    'allergies',
    /\b(?:\p{L}*allergie(?:en)?|overgevoelighe(?:id|den)|intoleranties?|allerg(?:y|ies))\b(?!.*\b(?:voor|tegen|to)\b)/u,
  ],
  [
    'medicines',
    /\b(?:\p{L}*medicatie\p{L}*|toedien\p{L}*lijst|innamelijst|baxter\p{L}*|medicijnrol|psychofarmaca|medicijnen|geneesmiddelen|medications?|medicines)\b|^(?:(?:hij|zij|ze|pati\p{L}+|cli\p{L}+|pte?|mw|dhr|meneer|mevrouw|betrokkene|momenteel|thans|nu|verder|daarnaast|voorts|ook|nog|he|she|patient|currently|now|also|otherwise) )*(?:gebruikt|slikt|takes|is taking|is on|uses)\b(?!.*\b(?:alcohol|drugs|cannabis|middelen)\b)/u,
  ],
  [
    'lab',
    /\b(?:lab|laborator\p{L}*|bloed(?:uitslag|onderzoek)\p{L}*|uitslag(?:en)?|vragenlijsten|bepalingen|questionnaires|blood (?:tests|results))\b/u,
  ],
  ['history', /\b(?:voorgeschiedenis|comorbiditeit|medical history|past history)\b/],
  [
    'examination',
    /\b(?:onderzoek|metingen|meetwaarden|controles|vitale|examination|measurements|observations)\b/,
  ],
  [
    'risk',
    /\b(?:suicidaliteit|risico-?(?:taxatie|inschatting|inventarisatie|analyse|screening)?|veiligheid|risk)\b/,
  ],
  ['diagnosis', /\b(?:diagnose[ns]?|conclusie|classificatie|samenvatting|diagnos[ei]s|conclusion|summary)\b/],
  ['course', /\b(?:beloop|verloop|anamnese|klachten|bespreking|behandeling|progress|treatment)\b/],
];
const MOST_WORDS = 5;
/** A line that says something is no heading. */
const says =
  /\b(?:is|zijn|was|werd|wordt|heeft|had|geen|niet|graag|volgt|ongewijzigd|onveranderd|gecontinueerd|continueren|besproken|akkoord|goed|verdragen|ophogen|afbouwen|stoppen|starten|has|have|no|not|nil|none|nihil|unchanged|please|continue|discussed)\b/;

/** The part that a heading of several words opens by one of them. */
export function partLike(heading: string): Part | undefined {
  const name = plain(heading).replace(/\s+/g, ' ').trim();
  if (/[\d.,;?!]/.test(name) || name.split(' ').length > MOST_WORDS || says.test(name)) return undefined;
  return byWord.find(([, pattern]) => pattern.test(name))?.[0];
}
