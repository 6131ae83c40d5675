/** Comes back, some turns on, to something that was said wrong: `Dan zeg ik het verkeerd, de operatie was in mei.` */
import type { Language } from '../../note.ts';
import { stemsOf } from '../../reading/stems.ts';
import { tokensOf } from '../../reading/tokens.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { comesBack } from './markers.ts';
import { pairOf, takenFrom } from './repair.ts';
import { replaced } from './values.ts';

const REACH = 40;

const aboutOf = (text: string) => stemsOf(tokensOf(text));

export function later(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  if (!now || !comesBack(now.said, language)) return;
  const next = sentences[at + 1];
  const meant = next && next.speaker.role === now.speaker.role ? [now.text, next.text] : [now.text];
  for (const text of meant) {
    const about = aboutOf(text);
    if (about.size === 0) continue;
    for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
      const earlier = sentences[back];
      if (!earlier || ![...aboutOf(earlier.text)].some((stem) => about.has(stem))) continue;
      const pair = pairOf(earlier.text, text, text.length, language);
      if (!pair) continue;
      taken.push(takenFrom(earlier, pair, text));
      if (earlier.act !== 'asks')
        earlier.text = replaced(
          earlier.text,
          pair.earlier,
          pair.later,
          text.slice(pair.later.start, pair.later.end),
        );
      return;
    }
  }
}
