/** An appointment that is moved before it is made: `Dinsdag om negen uur.` – `Kan het ook later?` – `Tien over vijf, zelfde dag.` */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { canReplace, isSameValue, replaced, type Value, valuesOf } from './values.ts';

const REACH = 7;

const meets: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:zie ik|ik zie|zien we|we zien|spreken we|afspraak|terugkomen|terug|kom(?:t|en)?|bel ik|ik bel|controle|volgende keer|hier weer|weer hier|tot (?:maan|dins|woens|donder|vrij)dag|plannen|past)(?!\p{L})/iu,
  en: /\b(?:see you|appointment|come back|follow[- ]?up|next session|i'll (?:call|ring|see)|back in|book|session|meet(?: again)?|(?:here|back) again)\b/i,
};
const objects: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:kan (?:het|dat|'t) (?:op |ook |dan )?(?:ook|niet|iets|wat|misschien|(?:maan|dins|woens|donder|vrij|zater|zon)dag)|liever|lukt (?:me )?(?:dan )?niet|kan ik (?:dan )?niet|dan (?:moet|werk|ben|heb|zit) ik|komt (?:me )?(?:dan )?niet uit|past (?:me )?niet|te vroeg|te laat|andere (?:dag|tijd)|na het werk|nee|moet ik (?:dan )?werken|op vakantie)(?!\p{L})/iu,
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

/** Words in between object to it. */
const isObjected = (between: readonly Sentence[], role: string, language: Language) =>
  between.some(({ said, speaker }) =>
    (speaker.role === role ? objectsOneself : objects)[language].test(said),
  );

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

export function moved(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const earlier = sentences[at];
  if (!earlier || !mayHoldWhen.test(earlier.text) || !isOfMeeting(sentences, at, language)) return;
  if (whens(earlier.text, language).length === 0) return;
  for (let ahead = Math.min(sentences.length - 1, at + REACH); ahead > at + 1; ahead--) {
    const later = sentences[ahead];
    const between = sentences.slice(at + 1, ahead);
    if (!later || !isAgreed(sentences, ahead, language)) continue;
    if (!isObjected(between, 'clinician', language)) continue;
    const saidAgain = between.filter((each) => echoes(each, earlier, language));
    if (!putOff(earlier, later, language, taken)) continue;
    for (const each of saidAgain) putOff(each, later, language, taken);
    return;
  }
}

/** `Dinsdag om twee uur.`, said after the clinician: moved with it. */
function echoes(sentence: Sentence, of: Sentence, language: Language): boolean {
  const said = whens(of.text, language);
  return whens(sentence.text, language).some((value) => said.some((each) => isSameValue(each, value)));
}

function putOff(earlier: Sentence, later: Sentence, language: Language, taken: TakenBack[]): boolean {
  const meant = whens(later.text, language);
  let isMoved = false;
  for (const value of meant) {
    const said = whens(earlier.text, language);
    if (said.some((each) => isSameValue(each, value))) continue;
    const old = said.findLast(
      (each) => canReplace(each, value) && each.kinds.some((kind) => value.kinds.includes(kind)),
    );
    if (!old) continue;
    const words = later.text.slice(value.start, value.end);
    taken.push({ seq: earlier.seq, words: earlier.text.slice(old.start, old.end), instead: words });
    earlier.text = replaced(earlier.text, old, value, words);
    isMoved = true;
  }
  return isMoved;
}
