/** An appointment that is moved before it is made: `Dinsdag om negen uur.` – `Kan het ook later?` – `Tien over vijf, zelfde dag.` */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { canReplace, isSameValue, replaced, type Value, valuesOf } from './values.ts';

const REACH = 7;

const meets: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:zie ik|ik zie|zien we|we zien|spreken we|afspraak|terugkomen|terug|kom(?:t|en)?|bel ik|ik bel|controle|volgende keer|tot (?:maan|dins|woens|donder|vrij)dag|plannen|past)(?!\p{L})/iu,
  en: /\b(?:see you|appointment|come back|follow[- ]?up|next session|i'll (?:call|ring|see)|back in|book|session)\b/i,
};
const objects: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:kan (?:het|dat|'t) (?:op |ook |dan )?(?:ook|niet|iets|wat|misschien|(?:maan|dins|woens|donder|vrij|zater|zon)dag)|liever|lukt (?:me )?(?:dan )?niet|kan ik (?:dan )?niet|dan (?:moet|werk|ben|heb|zit) ik|komt (?:me )?(?:dan )?niet uit|past (?:me )?niet|te vroeg|te laat|andere (?:dag|tijd)|na het werk|nee|moet ik (?:dan )?werken|op vakantie)(?!\p{L})/iu,
  en: /\b(?:could (?:it|we)|can (?:it|we) (?:be|do|make)|rather|i can't (?:do|make)|i'm (?:working|away)|instead|doesn't work|won't work|too early|too late|after work|another (?:day|time)|any later|no)\b/i,
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

export function moved(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const earlier = sentences[at];
  if (earlier?.speaker.role !== 'clinician' || !meets[language].test(earlier.text)) return;
  if (!mayHoldWhen.test(earlier.text) || whens(earlier.text, language).length === 0) return;
  for (let ahead = Math.min(sentences.length - 1, at + REACH); ahead > at + 1; ahead--) {
    const later = sentences[ahead];
    if (later?.speaker.role !== 'clinician' || later.act === 'asks') continue;
    if (!isObjected(sentences.slice(at + 1, ahead), 'clinician', language)) continue;
    if (putOff(earlier, later, language, taken)) return;
  }
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
