/** Every sentence that a suggestion can say, in both languages. */
import type { Language } from '../note.ts';
import { changeSentences } from './change-sentences.ts';
import { ggzNhnSentences } from './ggz-nhn-sentences.ts';
import type { Told } from './types.ts';
import { zpmSentences } from './zpm-sentences.ts';

export const sentences = { ...zpmSentences, ...changeSentences, ...ggzNhnSentences };

type SentenceId = keyof typeof sentences;
const isKnown = (id: string): id is SentenceId => Object.hasOwn(sentences, id);

/** Kept by an earlier release, which had a reason that this one no longer gives. */
const notKnown = {
  nl: 'De reden van dit voorstel is niet meer bekend.',
  en: 'The reason for this suggestion is no longer known.',
};

/** A figure as people write it: 29,5 in Dutch. */
function written(value: string | number, language: Language): string | number {
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  return value.toFixed(1).replace('.', language === 'nl' ? ',' : '.');
}

export function tell({ id, values }: Told, language: Language): string {
  if (!isKnown(id)) return notKnown[language];
  const filled = Object.entries(values).map(([name, value]) => [name, written(value, language)]);
  return sentences[id][language](Object.fromEntries(filled));
}
