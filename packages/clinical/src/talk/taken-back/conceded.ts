/** Who is put right and says so: `De trombosedienst prikt thuis.` – `Die komt niet meer.` – `U heeft gelijk. Dan de prikdienst.` */
import type { Language } from '../../note.ts';
import { stemsOf } from '../../reading/stems.ts';
import { capitalised } from '../../reading/text.ts';
import { tokensOf } from '../../reading/tokens.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { canReplace, isSameValue, replaced, valuesOf } from './values.ts';

const concedes: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:o|oh|ja|ach|nee|inderdaad|klopt)[,.]? )*(?:(?:u|je|jij|ge|gij) (?:heeft|hebt|heb) (?:helemaal )?gelijk|(?:heeft|hebt|heb) (?:u|je) gelijk in|mijn fout|foutje|dat heb ik dan verkeerd|dan heb ik (?:dat|het) verkeerd|dat had ik verkeerd|dat staat (?:hier|er) verkeerd|dan klopt (?:dat|het) niet)/i,
  en: /^(?:(?:oh|yes|ah|no|right|sorry)[,.]? )*(?:you're (?:quite |absolutely )?right|you are right|my mistake|my error|i had that wrong|then i had|i've got that wrong)/i,
};
const denies = /(?<!\p{L})(?:nee|niet|geen|nooit|no|not|never|\p{L}+n't)(?!\p{L})/iu;

const REACH = 5;

/** The parts of a sentence that can fall away by themselves. */
const partsOf = (text: string): string[] => text.split(/(?<=[,;])\s+/);

const isRight =
  /,?\s*(?:(?:eh|um|uh|o|oh|ja|yes|ah)[, ]+)*(?:(?:u|je|jij) (?:hebt|heeft|heb) gelijk|you're right|you are right)[,.]?/iu;

/** `Lisinopril tien.` – `Twintig toch?` – `Lisinopril, ja, u heeft gelijk, twintig.`: the value that the other named. */
function ofValue(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): boolean {
  const now = sentences[at];
  if (!now || !isRight.test(now.said)) return false;
  const own = valuesOf(now.text, language);
  const before = sentences.slice(Math.max(0, at - REACH), at);
  const meant = own.findLast((value) =>
    before.some(
      ({ said, speaker }) =>
        speaker.role !== now.speaker.role &&
        valuesOf(said, language).some((each) => isSameValue(each, value)),
    ),
  );
  if (!meant) return false;
  const earlier = before.findLast(
    ({ text, speaker }) =>
      speaker.role === now.speaker.role && valuesOf(text, language).some((value) => canReplace(value, meant)),
  );
  const said = earlier ? valuesOf(earlier.text, language) : [];
  const wrong = said.findLast((value) => canReplace(value, meant));
  // It may have been put right already, when the other said so.
  if (!earlier || !wrong || said.some((value) => isSameValue(value, meant))) return false;
  const words = now.text.slice(meant.start, meant.end);
  taken.push({ seq: earlier.seq, words: earlier.text.slice(wrong.start, wrong.end), instead: words });
  earlier.text = replaced(earlier.text, wrong, meant, words);
  now.text = now.text.replace(isRight, '');
  return true;
}

const denying = /^(?:nee|neen|no)(?!\p{L})|(?<!\p{L})(?:nooit|niet|never|not)(?!\p{L})/iu;
const remembers = /^(?:o|oh|ah)[,.]? (?:ja|toen|die|dat|yes|yeah|that|then)(?=[\s,.!]|$)/iu;
const SHORT = 6;

/** `Bent u gevallen?` – `Nee, nooit.` – `Pa, in mei!` – `O ja. Dat was een stoeprand.`: the denial does not hold. */
function remembered(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  if (!now || !remembers.test(now.said)) return;
  let back = at - 1;
  while (back >= Math.max(1, at - REACH) && sentences[back]?.speaker.role !== now.speaker.role) back--;
  const earlier = sentences[back];
  if (!earlier || back === at - 1 || earlier.speaker.role !== now.speaker.role || earlier.act !== 'answers')
    return;
  const first = sentences[back - 1]?.seq === earlier.seq ? sentences[back - 1] : undefined;
  for (const each of [earlier, ...(first?.act === 'answers' ? [first] : [])]) {
    if (each.text.split(/\s+/).length > SHORT) continue;
    const times = valuesOf(each.text, language).find(({ kinds }) => kinds.includes('times'));
    if (!denying.test(each.text) && !times) continue;
    taken.push({ seq: each.seq, words: times ? each.text.slice(times.start, times.end) : each.text });
    each.text = times ? capitalised(each.text.slice(times.end).replace(/^[\s,]+/, '')) : '';
  }
}

export function conceded(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  remembered(sentences, at, language, taken);
  if (ofValue(sentences, at, language, taken)) return;
  if (!now || !concedes[language].test(now.said)) return;
  const { role } = now.speaker;
  let back = at - 1;
  const put: Sentence[] = [];
  for (; back >= Math.max(0, at - REACH) && sentences[back]?.speaker.role !== role; back--)
    put.push(sentences[back] as Sentence);
  const earlier = sentences[back];
  if (!earlier || earlier.text === '' || earlier.act === 'asks' || earlier.act === 'fills') return;
  if (put.length === 0 || !put.some(({ said }) => denies.test(said))) return;
  if (taken.some(({ seq }) => seq === earlier.seq)) return;
  const about = new Set(put.flatMap(({ said }) => [...stemsOf(tokensOf(said))]));
  const parts = partsOf(earlier.text);
  const wrong = parts.findLastIndex((part) => [...stemsOf(tokensOf(part))].some((stem) => about.has(stem)));
  const falls = wrong < 0 ? parts.length - 1 : wrong;
  const words = (parts[falls] ?? '').replace(/[,;.]+$/, '');
  taken.push({ seq: earlier.seq, words });
  const kept = parts.filter((_, place) => place !== falls).join(' ');
  earlier.text = kept.replace(/[,;\s]+$/, '') === '' ? '' : kept.replace(/[,;\s.]+$/, '.');
}
