/** What a question asks about, as a thing that can stand before a colon. */
import type { Language } from '../note.ts';
import { askedAboutInDutch } from './dutch-asked-about.ts';
import { isCommand, isLabel, isSupposed, measuredBy } from './dutch-labels.ts';
import { core } from './dutch-question-core.ts';
import { askedAboutInEnglish } from './english-asked-about.ts';
import { englishCore } from './english-question.ts';
import { wordsIn } from './words.ts';

const wasSo = /^(?:(?:en|maar|dus)[, ]+)*hoe (?:was|waren|ging|gingen|sliep|voelde|at) /iu;
const when =
  /(?<!\p{L})(?:(?:de |het )?(?:afgelopen|vorige|laatste|eerste) (?:\p{L}+ )?(?:dagen|weken|maanden|jaren|dag|week|maand|jaar|tijd|periode|zomer|winter)|(?:voor|na|tijdens) (?:de|het|je|uw) \p{L}+|destijds|vroeger)(?!\p{L})/giu;

/** `Hoe was de stemming voor de breuk?`: what was so then is not said as if it were so now. */
const whenIn = (question: string, label: string): string =>
  wasSo.test(question)
    ? [...question.matchAll(when)]
        .filter(([found]) => !label.includes(found))
        .map(([found], at) => `${at > 0 ? ',' : ''} ${found.replace(/(?<= )(?:je|uw) /u, 'de ')}`)
        .join('')
    : '';

/** '' where the question names nothing: then nothing can be said of a short answer to it. */
export function askedAbout(question: string, language: Language): string {
  if (language === 'nl' && (isCommand(question) || isSupposed(question))) return '';
  const measured = language === 'nl' ? measuredBy(question) : '';
  if (measured) return measured;
  const text = language === 'nl' ? core(question) : englishCore(question);
  const parts = text.split(/[.?!;:] /u).filter(Boolean);
  for (const part of parts.toReversed()) {
    const found = language === 'nl' ? askedAboutInDutch(wordsIn(part)) : askedAboutInEnglish(wordsIn(part));
    if (found && language === 'en') return found;
    if (found && isLabel(found)) return found + whenIn(question, found);
  }
  return '';
}
