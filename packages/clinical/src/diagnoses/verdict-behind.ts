/** What the rest of a sentence, behind a diagnosis, makes of it. */
import { affirms, endorses, isGuessed, isKeptOpen, isOfDifferential, isWeighed } from './around.ts';
import type { Mention } from './clauses.ts';
import type { Cues } from './cues.ts';
import type { DiagnosisKind, Verdict } from './diagnosis.ts';
import type { Around } from './kind-stated.ts';
import { isBack } from './upheld.ts';

/** `De geriater schreef …, en daar sluit ik me bij aan.` */
const isConfirmed = (words: string, { confirms }: Cues): boolean =>
  confirms.test(words) || endorses.test(words);

/** `U had een matige depressie, en die is nu gedeeltelijk in remissie.` */
const remitsBehind =
  /^ (?:, )?(?:en |and )?(?:die|deze|dat|it|that|which) (?:is|are|it's) (?:(?!niet|not)\S+ ){0,4}in (?:\S+ )?remiss(?:ie|ion)(?= )/;
export const ofDiagnosis = / (?:diagnos\S*|label|stempel|classificatie|dossier|chart|record) /;
const working = / (?:werk\S+|hypothese|voorlopige?|working|hypothesis|provisional) /;

const plainly = (words: string): string => words.replace(/^ [,;:.] /, ' ');

function kindBehind(
  mention: Mention,
  sentence: string,
  { whole }: Around,
  cues: Cues,
): DiagnosisKind | undefined {
  const { after } = mention;
  if (after.some((each) => isConfirmed(plainly(each), cues))) return 'stated';
  if (after.some((each) => remitsBehind.test(each) || isBack.test(each))) return 'stated';
  if (ofDiagnosis.test(whole) && cues.stays.test(whole)) return 'earlier';
  if (after.some((each) => cues.lowers.test(plainly(each)) && working.test(each))) return 'working';
  if (after.some((each) => affirms.test(each)) || isOfDifferential(mention)) return 'working';
  return isGuessed(sentence) || isKeptOpen(sentence) || isWeighed(sentence) ? 'working' : undefined;
}

export function verdictBehind(
  mention: Mention,
  sentence: string,
  around: Around,
  cues: Cues,
): Verdict | undefined {
  const is = kindBehind(mention, sentence, around, cues);
  return is && { is, isPresumed: false };
}
