/** Ways of naming a diagnosis that no other word of the clause undoes: by its rank, in dictation, as the client's own, as a suspicion. */
import type { DiagnosisKind } from './diagnosis.ts';
import { isPossible } from './possible.ts';

const added =
  '(?:(?:een|an?|de|the|en|and|met|with|plus|ook|also|#|,|beginnende?|vroege|early|atypische|onderliggende|comorbide|comorbid|nieuwe|new|eerste|first|van|op|of|bekende|known|lichte|matige|ernstige|mild|moderate|severe|recidiverende|recurrent|chronische|chronic) )*';

const rank =
  '(?:hoofd|neven|primaire|secundaire|comorbide|bijkomende|belangrijkste|voornaamste|eerste|tweede|derde|overige) ?';
const ranked = new RegExp(
  `@ (?:(?!niet|geen|was|had|zou|of|als|,)\\S+ ){0,3}(?:is|wordt|blijft|staat|komt|geldt|als|vormt|noteer ik als|zet ik als|heb ik als)(?: (?:dan|hier|nu|dus|voor mij|wat mij betreft|bij u|bij jou|ook))* (?:(?:de|het|een|mijn|onze|uw|je|jouw|als) )*${rank}(?:diagnoses?|classificatie|stoornis)(?= )|@ (?:(?!not|no|was|would|could|or|if|,)\\S+ ){0,2}(?:is|as|being|remains|stays|becomes|comes)(?: (?:then|here|now|still|clearly|also))* (?:(?:the|my|our|your|an?|his|her) )*(?:(?:main|primary|principal|secondary|comorbid|additional|second|first|leading|lead|overall|other) )+(?:psychiatric )?(?:diagnosis|condition|disorder)(?= )| (?:main|primary|principal|secondary|comorbid|additional)(?: psychiatric)? diagnos[ei]s (?:(?:is|here|being|of|then|:|,|would be) )*${added}@`,
  'u',
);

const opens = '^ (?:(?:oke|okay|ok|so|dus|en|dan|even|nou|right|and|then|now|goed|well|,) )*';
const papers =
  '(?:dossier|verslag|verslaglegging|notities|notitie|status|brief|rapportage|decursus|administratie|notes|note|record|records|file|letter|report|chart|log)';
const headings =
  '(?:rapportage|verslag|verslaglegging|dictaat|notitie|overdracht|decursus|samenvatting|ontslagbrief|handover|hand over|handoff|summary|note|notes|report|dictation|discharge summary|casus|case|bespreking|ward round|visite|mdo)';
/** `Handover for bed six: Marcus, thirty-one, …` */
const who = '(?:(?:[^\\s,:@#]+ ){1,5}, ){0,3}';
const dictated = new RegExp(
  `${opens}(?:${headings} (?:[^\\s:@#]+ ){0,6}: ${who}|(?:voor|in|ten behoeve van|for) (?:(?:in|de|het|the|my|our|your|uw|je) ){1,2}${papers} (?:[:,] )?|(?:patient|patiente|client|cliente|pt|man|vrouw|woman|lady|gentleman) (?:van \\S+ (?:jaar )?)?(?:, )?(?:(?:met|with) |(?<=, ))|(?:classificatie|dsm(?: (?:5|vijf|five))?(?: (?:tr|classificatie|classification|diagnosis))*|dsm-5(?: \\S+)?|icd(?: 10)?) (?:[:,] )?)${added}@`,
  'u',
);
/** `Probation asked for the summary, so …` */
const askedFor = new RegExp(
  ` (?:asked|asks|wanted|wants|needed|needs|requested|vroeg|vroegen|vraagt|vragen|wil|wilde|willen) (?:(?!if|whether|of|niet|not)\\S+ ){0,4}(?:summary|diagnos[ei]s|letter|report|formulation|samenvatting|diagnoses?|brief|verslag|classificatie) (?:, )?(?:so|dus) (?:, )?${added}@`,
  'u',
);
const notDictated =
  / (?:vader|moeder|broer|zus|zoon|dochter|partner|familie|familieanamnese|oma|opa|father|mother|brother|sister|son|daughter|family|geen|niet|no|not|vraag|question|vraagstelling|risico|risk|of|or|zonder|without|uitgesloten|excluded) (?:\S+ )*@|@ (?:\S+ )?(?:noemen|vaak|meestal|soms|krijgt|krijgen|kan|kunnen|often|usually|sometimes|can|may|gets?)(?= )/u;

/** `Jouw autisme maakt dat je sneller overprikkeld bent.` */
const ownDoes =
  /^ (?:(?:en|maar|want|kijk|and|but|because|so|dus|,) )*(?:jouw|uw|your) @ (?:means|makes|explains|affects|is why|maakt|betekent|zorgt|verklaart)(?= )/u;
const agreed =
  / (?:het (?:\S+ )?eens over|agreed (?:that )?(?:it's|it is|this is|on)) (?:een |an? |de diagnose |the diagnosis )*@/u;

/** `Die burn-out van jou, daar gaan we mee aan de slag.` */
const own =
  /^(?!.* (?:was|had|toen|vroeger|ooit|zogenaamde|so-called|if|als|of|or|before|destijds) (?:\S+ )*@).* (?:die|dat|deze|that|this) (?:\S+ )?@ (?:van (?:jou|u|je)|of yours)(?= )(?! (?:vroeger|toen|destijds|was|had))/u;

const suspected = new RegExp(
  ` (?:verdenking|verdenking op|vermoeden van|(?:meest|zeer|hoogst|heel|het meest) ?waarschijnlijk|hoogstwaarschijnlijk|suspected|suspicion of|suspecting|query|most likely|very likely|presumed) ${added}@`,
  'u',
);
/** `V.a. PTSS` */
const suspectedInShort = new RegExp(` (?:v (?:\\. )?a (?:\\. )?|va )${added}@`, 'u');
/** Whose suspicion it is, or that it is none. */
const byOther =
  / (?:huisarts|ooit|once|vroeger|gesproken|genoemd|overwogen|gedacht|discussed|considered|mentioned|verwijzer|verwijsbrief|verwijzing|aanmelding|gp|referrer|referral|school|collega|crisisdienst|ze|zij|they|brief|letter|zegt|zei|schrijft|schreef|says|said|wrote|denkt|dacht|thinks|thought|vraagt|vroeg|asked|geen|niet|no|not|was|were|had|werd|destijds|eerst|eerder|vervallen|vader|moeder|broer|zus|father|mother|brother|sister|als|if|of|or|onderzoek|assess\S*|test\S*|screen\S*|uit te sluiten|uitsluiten) (?:\S+ )*@/u;

/** The kind that is named so; undefined where it is named in none of these ways. */
export function kindSaidPlainly(text: string, sentence: string): DiagnosisKind | undefined {
  if (isPossible(text)) return 'working';
  if (suspected.test(text) || suspectedInShort.test(sentence))
    return byOther.test(sentence) ? undefined : 'working';
  if (ranked.test(text) && !byOther.test(text)) return 'stated';
  if ((dictated.test(sentence) || askedFor.test(sentence)) && !notDictated.test(sentence)) return 'stated';
  if (agreed.test(text) && !byOther.test(text)) return 'stated';
  return own.test(text) || ownDoes.test(text) ? 'stated' : undefined;
}
