/** Who is put right and says so: `De trombosedienst prikt thuis.` – `Die komt niet meer.` – `U heeft gelijk. Dan de prikdienst.` */
import type { Language } from '../../note.ts';
import { stemsOf } from '../../reading/stems.ts';
import { tokensOf } from '../../reading/tokens.ts';
import type { Sentence, TakenBack } from '../sentence.ts';

const concedes: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:o|oh|ja|ach|nee|inderdaad|klopt)[,.]? )*(?:(?:u|je|jij|ge|gij) (?:heeft|hebt|heb) (?:helemaal )?gelijk|(?:heeft|hebt|heb) (?:u|je) gelijk in|mijn fout|foutje|dat heb ik dan verkeerd|dan heb ik (?:dat|het) verkeerd|dat had ik verkeerd|dat staat (?:hier|er) verkeerd|dan klopt (?:dat|het) niet)/i,
  en: /^(?:(?:oh|yes|ah|no|right|sorry)[,.]? )*(?:you're (?:quite |absolutely )?right|you are right|my mistake|my error|i had that wrong|then i had|i've got that wrong)/i,
};
const denies = /(?<!\p{L})(?:nee|niet|geen|nooit|no|not|never|\p{L}+n't)(?!\p{L})/iu;

const REACH = 5;

/** The parts of a sentence that can fall away by themselves. */
const partsOf = (text: string): string[] => text.split(/(?<=[,;])\s+/);

export function conceded(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
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
