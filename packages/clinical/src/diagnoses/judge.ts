/** What a mention of a diagnosis says of the client. */
import type { Language } from '../note.ts';
import {
  adoptsBehind,
  isAlsoCalled,
  isDoubtfulCause,
  isEither,
  isFeared,
  isLeftOpen,
  isSupposed,
  onlyDoubtsOfIt,
  withoutOtherName,
} from './around.ts';
import { cuesFor, type Mention } from './clauses.ts';
import type { Cues } from './cues.ts';
import { dutchOnlyNamed } from './cues-dutch-only-named.ts';
import { englishOnlyNamed } from './cues-english-only-named.ts';
import { isDeniedBehind } from './denied-behind.ts';
import type { DiagnosisKind, Verdict } from './diagnosis.ts';
import type { Company } from './dictated.ts';
import { isExplained } from './explained.ts';
import { isFramed } from './framed.ts';
import { isHearsay } from './hearsay.ts';
import { isInstrument } from './instruments.ts';
import { type Around, aroundOf, dates, isDated, kindStated } from './kind-stated.ts';
import { isOnceThought } from './once-thought.ts';
import { saidOutright } from './outright.ts';
import { isOver, isSaidToEnd } from './over.ts';
import { behindNothing, isOwned } from './owned.ts';
import { plainClause, putRight } from './plain-clause.ts';
import { kindSaidPlainly } from './plainly.ts';
import { isOfOther, isTheirs } from './relatives.ts';
import { isSettled, isStillListed } from './settled.ts';
import { isTakenOff } from './taken-off.ts';
import { hasItToo, isUnknown, turnsFromDenied } from './upheld.ts';
import { ofDiagnosis, verdictBehind } from './verdict-behind.ts';

type Setting = Company & {
  language: Language;
  /** The sentence goes on about somebody else. */
  isAboutOther: boolean;
  /** The other named it just before. */
  isEcho: boolean;
  /** The other named it just before as what a relative has. */
  isToldOfOther: boolean;
  /** Who came along named it just before as their own. */
  isToldOfCompany: boolean;
  /** The other named some diagnosis just before. */
  isNamedBefore: boolean;
  /** Something of the sentence is said in general. */
  isGeneral: boolean;
  /** The sentence before told of a diagnosis from before, without its name. */
  isDatedBefore: boolean;
  /** Stands where diagnoses are stated: under `Diagnose` in a note. */
  isUnderHeading: boolean;
};

const onlyNamed = { nl: dutchOnlyNamed, en: englishOnlyNamed } as const;
const nothing: Verdict = { is: 'nothing' };
const denied: Verdict = { is: 'denied' };

/** `Nu heet het ASS, precies.` */
const renames = /^ (?:(?:ja|en|precies|,) )*(?:nu|tegenwoordig) (?:heet|noemen|noem) /;

/** To grieve is no disorder. */
const grief = 'rouw';

/** What happens and is over: `de psychose` may be one of years ago. */
const ailments = new Set('beroerte TIA hartinfarct hersenschudding griep verkoudheid'.split(' '));
const events = new Set([
  ...ailments,
  'manie',
  'hypomanie',
  'kraambedpsychose',
  'delier',
  'psychotische stoornis',
]);

const any = (tests: readonly RegExp[], text: string): boolean => tests.some((test) => test.test(text));

const general =
  / (?:meestal|vaak|vaker|zie je|krijg je|soms|mensen|doorgaans|algemeen|veel|sommige|gemiddeld(?! (?:een|twee|drie|vier|vijf|zes|\d+) )|kan|kunnen|iedereen|usually|often|sometimes|people|typically|generally|most|many|can|some|normally) /;
/** `…, dus die kunnen we afsluiten`: what is in remission was there. */
const isRemitted = / remiss(?:ie|ion) /;
const closes = / (?:afsluiten|afgesloten|sluit ik af|sluiten we af|closed?) /;

/** `het zou ADHD kunnen zijn daar ga ik voorlopig van uit` */
const pointsBack = /(?= (?:daar|hier|dat is) )/u;
const isAdoptedBehind = ({ after }: Mention, text: string): boolean =>
  [...text.slice(text.indexOf('@') + 1).split(pointsBack), ...after].some((each) => adoptsBehind.test(each));

function isDenied(text: string, cues: Cues): boolean {
  return !cues.notDenied.test(text) && any(cues.denied, text);
}

/** Behind a colon the words before it tell who says so: `De huisarts schrijft: depressie.` */
const told = (text: string, { clause, before }: Mention): string =>
  clause.startsWith(' : ') ? `${(before.at(-1) ?? '').trimEnd()}${text}` : text;

function bareKind({ whole }: Around, { isDatedBefore }: Setting, cues: Cues): DiagnosisKind {
  if (cues.doubts.test(onlyDoubtsOfIt(whole))) return 'working';
  return isDatedBefore ? 'earlier' : 'stated';
}

/** `…, en doordat u de straat niet op durft ook agorafobie`: as the one before. */
const isAdded = / (?:ook|daarnaast|daarbij|bovendien|also|plus)(?: nog)?(?: een| an?)? @ (?:[.!] )?$/;

function verdictOfBefore({ clause, before, name, specifiers }: Mention, setting: Setting): Verdict {
  const at = before.findLastIndex((each) => each.includes('#'));
  const last = before[at];
  if (last === undefined || !isAdded.test(clause)) return nothing;
  const verdict = judge(
    { name, specifiers, clause: last.replace('#', '@'), before: before.slice(0, at), after: [] },
    setting,
  );
  return verdict.is === 'denied' ? nothing : verdict;
}

/** `In uw dossier staat ADHD, maar daar vind ik niets van terug.` */
const turnsAgainst = /^ (?:, )?(?:maar|but|echter|however) /;
const denies =
  / (?:niet|geen|niets|niks|nergens|niemand|nooit|weinig|not|no|nothing|nobody|never|isn't|don't|doesn't|can't) /;
const upholds = / (?:klopt|nog|blijft|still|stands|agree|eens|twijfel|doubt) /;
function isContested({ after }: Mention): boolean {
  const behind = after.filter((each) => each.trim().length > 1).join('');
  return turnsAgainst.test(behind) && denies.test(behind) && !upholds.test(behind);
}

/** Of two between which nothing is chosen each may be it. */
export function judge(said: Mention, setting: Setting): Verdict {
  const verdict = judgeAlone(said, setting);
  const sentence = [...said.before, said.clause, ...said.after].join('').replace(/ {2,}/g, ' ');
  if (verdict.is === 'earlier' && isContested(said)) return nothing;
  if (verdict.is === 'working' && isSettled(sentence)) return { ...verdict, is: 'stated' };
  return verdict.is === 'stated' && !setting.isUnderHeading && isEither(said)
    ? { ...verdict, is: 'working' }
    : verdict;
}

function judgeAlone(said: Mention, setting: Setting): Verdict {
  const put = putRight(said);
  const mention = { ...put, after: put.after.map(withoutOtherName) };
  const cues = cuesFor[setting.language];
  const text = plainClause(mention, cues, setting);
  const sentence = [...mention.before, mention.clause, ...mention.after].join('').replace(/ {2,}/g, ' ');
  if (any(cues.nothingInSentence, sentence) || isLeftOpen(sentence) || isAlsoCalled(mention)) return nothing;
  if (mention.name.id === grief && !ofDiagnosis.test(sentence)) return nothing;
  if (isInstrument(mention.clause)) return nothing;
  if (isStillListed(text)) return { is: 'working', isPresumed: false };
  const isFramedBefore = isFramed(text, setting.language);
  if (mention.after.some((each) => hasItToo.test(each))) return { is: 'stated', isPresumed: false };
  const outright =
    saidOutright(text, setting.language) ?? (isFramedBefore ? { isOfClient: false } : undefined);
  if (isOver(mention, text) || isTakenOff(mention, text)) return denied;
  if (!outright && !setting.isUnderHeading && isExplained(mention, text, setting.language)) return nothing;
  if (mention.isPlural && !outright && !setting.isUnderHeading) return nothing;
  if (!outright?.isOfClient && isOfOther({ ...mention, clause: text }, cues, setting)) return nothing;
  if (!setting.isAccompanied && isTheirs.test(mention.clause)) return nothing;
  if (setting.isToldOfCompany || (setting.isToldOfOther && cues.they.test(text))) return nothing;
  const next = mention.after[0]?.replace(/^ [,:;] /, ' ') ?? '';
  if (cues.takesBack.test(next) && !(isRemitted.test(text) && closes.test(next))) return denied;
  if (isDeniedBehind(mention.after, mention.clause) || (!outright && isDenied(text, cues))) return denied;
  if (cues.bare.test(mention.clause) && mention.after.some((each) => isUnknown.test(each))) return nothing;
  if (setting.isGeneral && general.test(text)) return nothing;
  const around = aroundOf(text, mention);
  const behind = verdictBehind(mention, sentence, around, cues);
  if (behind) return behind;
  if (isFeared(mention) || isSupposed(mention) || isDoubtfulCause.test(mention.clause)) return nothing;
  if (
    isHearsay(mention.isRunOn ? `${(mention.before.at(-1) ?? '').trimEnd()}${text}` : text) ||
    isOnceThought(text, sentence)
  )
    return nothing;
  if (setting.isEcho && renames.test(text)) return nothing;
  const plainly = kindSaidPlainly(text, sentence);
  if (plainly)
    return { is: plainly === 'stated' ? bareKind(around, setting, cues) : plainly, isPresumed: false };
  if (isAdoptedBehind(mention, text)) return { is: 'working', isPresumed: false };
  const onward = `${text.trimEnd()}${mention.after[0] ?? ' '}`;
  if (outright || any(cues.decides, text) || any(cues.decides, onward))
    return kindStated(text, around, cues) ?? { is: 'stated', isPresumed: false };
  const against = isOwned(text) ? behindNothing[setting.language] : cues.nothing;
  if (any(against, told(text, mention))) return nothing;
  if (dates.test(around.pointing) && isDated(text, around, cues)) return { is: 'earlier', isPresumed: false };
  const stated = kindStated(text, around, cues);
  if (stated) return stated;
  if (setting.isGeneral) return nothing;
  if (any(cues.presumed, text) && !events.has(mention.name.id))
    return setting.isEcho || isSaidToEnd(sentence)
      ? nothing
      : { is: isDated(text, around, cues) ? 'earlier' : 'stated', isPresumed: true };
  if (setting.isUnderHeading) return { is: bareKind(around, setting, cues), isPresumed: false };
  if (turnsFromDenied(mention)) return { is: bareKind(around, setting, cues), isPresumed: false };
  if (setting.isEcho || setting.isNamedBefore) return verdictOfBefore(mention, setting);
  if (ailments.has(mention.name.id) || any(onlyNamed[setting.language], told(text, mention)))
    return verdictOfBefore(mention, setting);
  return { is: bareKind(around, setting, cues), isPresumed: false };
}
