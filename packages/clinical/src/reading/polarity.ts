/** How findings stand in a sentence, in one word. */
import type { Language } from '../note.ts';
import type { Mention } from './findings.ts';
import { holdsDenial, judgementAt } from './judgement.ts';
import { denials } from './phrases/denials.ts';
import { readingFrom } from './reading.ts';
import type { Token } from './tokens.ts';

/** `possible` cannot be told; `conditional` is a warning, a condition, an advice: it says nothing of what is. */
type Polarity = 'affirmed' | 'denied' | 'past' | 'possible' | 'conditional';
export type Judged = Mention & { polarity: Polarity };

export function judged(
  sentence: readonly Token[],
  mentions: readonly Mention[],
  language: Language,
): Judged[] {
  if (mentions.length === 0) return [];
  const reading = readingFrom('', sentence, language, false);
  return mentions.map((mention) => {
    const { polarity, isPast, isConditional } = judgementAt(reading, mention.start, mention.end);
    const sign = reading.findings.find(({ from }) => from === mention.start)?.value;
    const isDenied =
      polarity === 'denied' ||
      (sign?.hasDenial === false && holdsDenial(reading, mention.start, mention.end));
    if (isDenied) return { ...mention, polarity: 'denied' };
    if (isConditional) return { ...mention, polarity: 'conditional' };
    if (polarity === 'uncertain') return { ...mention, polarity: 'possible' };
    return { ...mention, polarity: isPast ? 'past' : 'affirmed' };
  });
}

/** Whether the word denies, whatever it denies. */
export function isDenying({ text }: Token, language: Language): boolean {
  const { before, list, after } = denials[language];
  return before.has(text) || list.has(text) || after.has(text) || (language === 'en' && text.endsWith("n't"));
}
