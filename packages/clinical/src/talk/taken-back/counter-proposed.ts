/** `Donderdag twee juli, half tien?` – `Kan het om elf uur?` – `Elf uur kan.`: made is the appointment that was asked for, whole, at the other time. */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { isOfSort } from './spoken-values.ts';
import { isSameValue, type Value, valuesOf } from './values.ts';

const LONGEST_PROPOSAL = 70;
const REACH = 5;
const accepts: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:kan|prima|goed|oké|oke|lukt|is goed|doen we|zet ik|afgesproken)(?!\p{L})(?!.*(?<!\p{L})niet(?!\p{L}))/iu,
  en: /\b(?:fine|good|okay|ok|great|works|can do|lovely|perfect|sure|booked)\b(?!.*\bnot\b)/iu,
};

const isDay = ({ kinds }: Value): boolean => kinds.includes('day');
const isClock = ({ kinds }: Value): boolean => kinds.includes('clock');
const whensIn = (text: string, language: Language): Value[] =>
  valuesOf(text, language).filter((value) => isDay(value) || isClock(value));

/** The value that the other asks for instead of one that was proposed. */
function askedInstead({ said }: Sentence, proposed: readonly Value[], language: Language): Value | undefined {
  const named = whensIn(said, language);
  const [first] = named;
  if (!first || named.length > 1 || proposed.some((one) => isSameValue(one, first))) return undefined;
  return proposed.some((one) => isOfSort(one, first)) ? first : undefined;
}

/** What is asked with a day and its hour is told where it is agreed, with the other value in its place. */
export function counterProposed(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const asked = sentences[at];
  if (asked?.speaker.role !== 'clinician' || asked.act !== 'asks' || asked.said.length > LONGEST_PROPOSAL)
    return;
  const proposed = whensIn(asked.said, language);
  const [day, clock] = [proposed.find(isDay), proposed.find(isClock)];
  if (proposed.length !== 2 || !day || !clock) return;
  let wanted: { value: Value; words: string } | undefined;
  for (const now of sentences.slice(at + 1, at + 1 + REACH)) {
    if (now.speaker.role !== 'clinician') {
      const value = askedInstead(now, proposed, language);
      if (value) wanted = { value, words: now.said.slice(value.start, value.end) };
      continue;
    }
    if (!wanted) return;
    const named = whensIn(now.said, language);
    const isNamed = named.some((one) => isSameValue(one, wanted?.value ?? one));
    if (named.length > 1 || (named.length === 1 && !isNamed) || now.act === 'asks') return;
    if (!isNamed && !accepts[language].test(now.said)) return;
    const old = isOfSort(day, wanted.value) ? day : clock;
    const words = (value: Value) => asked.said.slice(value.start, value.end);
    const kept = [day, clock].map((value) => (value === old ? (wanted?.words ?? '') : words(value)));
    taken.push({ seq: asked.seq, words: words(old), instead: wanted.words });
    now.text = `${capitalised(kept.join(', '))}.`;
    asked.text = '';
    return;
  }
}
