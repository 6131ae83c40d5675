/** An appointment that is moved before it is made: `Dinsdag om negen uur.` – `Kan het ook later?` – `Tien over vijf, zelfde dag.` */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { canReplace, isSameValue, replaced, type Value, valuesOf } from './values.ts';

const REACH = 7;

const meets: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:zie ik|ik zie|zien we|we zien|spreken we|afspraak|terugkomen|terug|kom(?:t|en)?|bel ik|ik bel|controle|volgende keer|hier weer|weer hier|tot (?:maan|dins|woens|donder|vrij)dag|plannen|past|ik prik|prik ik)(?!\p{L})/iu,
  en: /\b(?:see you|appointment|come back|follow[- ]?up|next session|i'll (?:call|ring|see)|back in|book|session|meet(?: again)?|(?:here|back) again)\b/i,
};
const objects: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:kan (?:het|dat|'t) (?:op |ook |dan )?(?:ook|niet|iets|wat|misschien|(?:maan|dins|woens|donder|vrij|zater|zon)dag)|liever|lukt (?:me )?(?:dan )?niet|kan ik (?:dan )?niet|dan (?:moet|werk|ben|heb|zit) ik|komt (?:me )?(?:dan )?niet uit|past (?:me )?niet|te vroeg|te laat|andere (?:dag|tijd)|na het werk|nee|moet ik (?:dan |ook |eigenlijk |al |wel )*(?:werken|weg|in|naar|bij|op)|op vakantie)(?!\p{L})/iu,
  en: /\b(?:could (?:it|we)|can (?:it|we) (?:be|do|make)|rather|i can't (?:do|make)|i'm (?:working|away)|instead|doesn't work|won't work|too early|too late|after work|another (?:day|time)|any later|not (?:available|possible|free)|if it can be|(?:a bit|slightly) (?:later|earlier)|no)\b/i,
};

/** `O wacht, dinsdag zit ik op cursus`: who made it cannot then. */
const objectsOneself: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:wacht|sorry|o nee|oh nee|nee)(?!\p{L}).*(?<!\p{L})(?:(?:zit|ben|heb|werk|kan) ik|zijn we|cursus|dicht|vrij|feestdag|bevrijdingsdag|koningsdag|pasen|pinksteren|kerst)(?!\p{L})/iu,
  en: /\b(?:wait|sorry|oh no|no),? .*\b(?:i'm (?:away|off|on)|i can't|we're closed|bank holiday|on leave)\b/i,
};

const mayHoldWhen = /\d|uur|half |kwart|dag|morgen|over \p{L}+|o'clock|past |day|tomorrow/iu;

const isWhen = ({ kinds }: Value) => kinds.includes('clock') || kinds.includes('day');
const whens = (text: string, language: Language) => valuesOf(text, language).filter(isWhen);

const isObjection = (sentence: Sentence | undefined, language: Language): boolean =>
  sentence !== undefined &&
  (sentence.speaker.role === 'clinician' ? objectsOneself : objects)[language].test(sentence.said);

/** `Shall we meet again? Tuesday at eleven.`: that they meet may stand in the sentence before. */
function isOfMeeting(sentences: readonly Sentence[], at: number, language: Language): boolean {
  const [now, before] = [sentences[at], sentences[at - 1]];
  if (now?.speaker.role !== 'clinician') return false;
  return meets[language].test(now.text) || (before?.seq === now.seq && meets[language].test(before.said));
}

const accepts: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:ja|prima|goed|fijn|past|kan|lukt|oké|oke|ok|graag|perfect)(?!\p{L})(?!.*(?<!\p{L})niet(?!\p{L}))/iu,
  en: /\b(?:yes|good|fine|okay|ok|great|perfect|works|lovely|that'?s (?:better|possible))\b(?!.*\bnot\b)/i,
};
/** What a clinician says it is moved to, or asks and is told that it suits. */
function isAgreed(sentences: readonly Sentence[], at: number, language: Language): boolean {
  const [now, next] = [sentences[at], sentences[at + 1]];
  if (now?.speaker.role !== 'clinician') return false;
  if (now.act !== 'asks') return true;
  return next !== undefined && next.speaker.role !== 'clinician' && accepts[language].test(next.said);
}

/** `En ik zie je zelf dinsdag zes oktober.`, `Tot vrijdag aan de telefoon.`: another one, beside the first. */
const another: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:en|ook|verder|daarnaast|daarna|tot|dan (?:ook|nog))(?!\p{L})/iu,
  en: /^(?:and|also|besides|then also|until|till|see you)(?!\p{L})/iu,
};

/** What is objected to is what the clinician said last of when. */
const isLastBefore = (
  sentences: readonly Sentence[],
  at: number,
  objected: number,
  language: Language,
): boolean =>
  !sentences
    .slice(at + 1, objected)
    .some(({ text, speaker }) => speaker.role === 'clinician' && whens(text, language).length > 0);

/** The time that is agreed on after the objection: the first that is said, as it is put in full. */
function settledAfter(sentences: readonly Sentence[], objected: number, end: number, language: Language) {
  const isTold = (at: number) =>
    sentences[at]?.speaker.role === 'clinician' && whens(sentences[at]?.text ?? '', language).length > 0;
  let ahead = objected + 1;
  while (ahead <= end && (!isTold(ahead) || isObjection(sentences[ahead], language))) ahead++;
  const isAnother = another[language].test(sentences[ahead]?.text ?? '');
  if (ahead > end || isAnother || !isAgreed(sentences, ahead, language)) return undefined;
  while (isTold(ahead + 1) && sentences[ahead + 1]?.seq === sentences[ahead]?.seq) {
    if (another[language].test(sentences[ahead + 1]?.text ?? '')) break;
    ahead++;
  }
  return ahead;
}

export function moved(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const earlier = sentences[at];
  if (!earlier || !mayHoldWhen.test(earlier.text) || !isOfMeeting(sentences, at, language)) return;
  if (whens(earlier.text, language).length === 0) return;
  const end = Math.min(sentences.length - 1, at + REACH);
  for (let objected = at + 1; objected < end; objected++) {
    if (!isObjection(sentences[objected], language)) continue;
    if (!isLastBefore(sentences, at, objected, language)) return;
    hindered(earlier, sentences[objected], language);
    const settled = settledAfter(sentences, objected, end, language);
    const later = settled === undefined ? undefined : sentences[settled];
    if (!later) continue;
    const between = sentences.slice(at + 1, settled);
    const named = between.flatMap(({ said, speaker }) =>
      speaker.role === 'clinician' ? [] : whens(said, language),
    );
    const saidAgain = between.filter((each) => echoes(each, earlier, language));
    if (!putOff(earlier, later, named, language, taken)) continue;
    otherPlace(earlier, between, later);
    for (const each of saidAgain) putOff(each, later, named, language, taken);
    return;
  }
}

/** `Ik prik je op kantoor.` – `Kan het niet hier?` – `Ik kan hier om negen uur.`: also where. */
const place =
  /(?<!\p{L})(?:hier|(?:bij (?:u|je|jou|jullie) )?thuis|op (?:het |de )?(?:kantoor|poli|praktijk|post)|in (?:het|de) (?:ziekenhuis|praktijk|kliniek)|telefonisch|via beeldbellen|online|here|at home|at the (?:office|clinic|surgery)|by phone)(?!\p{L})/iu;
function otherPlace(earlier: Sentence, between: readonly Sentence[], later: Sentence): void {
  const [now = ''] = place.exec(later.text) ?? [];
  const [old = ''] = place.exec(earlier.text) ?? [];
  if (now === '' || old === '' || now.toLowerCase() === old.toLowerCase()) return;
  const isAsked = between.some(
    ({ speaker, said }) =>
      speaker.role !== 'clinician' && place.exec(said)?.[0].toLowerCase() === now.toLowerCase(),
  );
  if (isAsked) earlier.text = earlier.text.replace(old, now.toLowerCase());
}

/** `Dinsdag om twee uur.`, said after the clinician: moved with it. Not what is then: `Dinsdag moet ik naar zwemles.` */
function echoes(sentence: Sentence, of: Sentence, language: Language): boolean {
  const said = whens(of.text, language);
  const values = whens(sentence.text, language);
  const beside = values.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    sentence.text,
  );
  const isBare = (beside.match(/\p{L}+/gu) ?? []).length <= MOST_BESIDE_ECHO;
  return isBare && values.some((value) => said.some((each) => isSameValue(each, value)));
}
const MOST_BESIDE_ECHO = 3;

/** `Maandag om elf uur moet ik in Zwolle zijn`: why it does not suit is no plan of its own, whether it is moved or not. */
function hindered(earlier: Sentence, objection: Sentence | undefined, language: Language): void {
  if (!objection || objection.speaker.role === 'clinician') return;
  const said = whens(earlier.text, language);
  if (whens(objection.text, language).some((value) => said.some((each) => isNamedBy(value, each))))
    objection.contested ??= 'by other';
}

/** `Vier mei` names `maandag vier mei`; `dinsdag` does not, nor `vrijdag`. */
function isNamedBy(one: Value, other: Value): boolean {
  if (isSameValue(one, other)) return true;
  if (!one.kinds.includes('day') || !other.kinds.includes('day')) return false;
  const others = other.key.split('-');
  const parts = one.key.split('-').map((part, at) => [part, others[at] ?? ''] as const);
  const both = parts.filter(([part, each]) => part !== '' && each !== '');
  return both.length > 0 && both.every(([part, each]) => part === each);
}

const isOfKind = (one: Value, other: Value) => one.kinds.some((kind) => other.kinds.includes(kind));

/** `named` is what the other named when they objected: of several days, it is that one that is moved. */
function putOff(
  earlier: Sentence,
  later: Sentence,
  named: readonly Value[],
  language: Language,
  taken: TakenBack[],
): boolean {
  const meant = whens(later.text, language);
  let isMoved = false;
  for (const value of meant) {
    const said = whens(earlier.text, language);
    if (said.some((each) => isSameValue(each, value))) continue;
    const fitting = said.filter((each) => canReplace(each, value) && isOfKind(each, value));
    const objected = fitting.filter((each) => named.some((one) => isNamedBy(one, each)));
    const old = objected.length > 0 ? objected : fitting;
    const [first] = old;
    if (!first) continue;
    const words = later.text.slice(value.start, value.end);
    taken.push({ seq: earlier.seq, words: earlier.text.slice(first.start, first.end), instead: words });
    isMoved = true;
    // `Maandag en donderdag` – `Dinsdag en vrijdag, vanaf de tiende`: which became which is not said.
    if (old.length > 1 || meant.filter((each) => isOfKind(each, value)).length > 1) {
      earlier.contested = 'by other';
      return true;
    }
    earlier.text = replaced(earlier.text, first, value, words);
  }
  return isMoved;
}
