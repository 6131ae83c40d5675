/** Sentences of a note that ask for something to be done. */
import type { Language } from '../note.ts';
import type { FollowUp } from './mark.ts';
import { noteSentences } from './segments.ts';

const appointment = {
  nl: /afspraak|controle|terugkom|vervolg|volgende (?:sessie|keer|afspraak)/iu,
  en: /appointment|review|follow[- ]?up|next session/iu,
};

export function findFollowUps(note: string, language: Language, _from: string): FollowUp[] {
  return noteSentences(note)
    .filter(({ text }) => appointment[language].test(text))
    .map(({ text, start }) => ({ kind: 'appointment', text, start, end: start + text.length, due: null }));
}
