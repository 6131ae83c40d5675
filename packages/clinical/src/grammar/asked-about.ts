/** What a question asks about, as a thing that can stand before a colon. */
import type { Language } from '../note.ts';
import { askedAboutInDutch } from './dutch-asked-about.ts';
import { core } from './dutch-question-core.ts';
import { askedAboutInEnglish } from './english-asked-about.ts';
import { englishCore } from './english-question.ts';
import { wordsIn } from './words.ts';

/** '' where the question names nothing: then nothing can be said of a short answer to it. */
export function askedAbout(question: string, language: Language): string {
  const text = language === 'nl' ? core(question) : englishCore(question);
  const parts = text.split(/[.?!;:] /u).filter(Boolean);
  for (const part of parts.toReversed()) {
    const found = language === 'nl' ? askedAboutInDutch(wordsIn(part)) : askedAboutInEnglish(wordsIn(part));
    if (found) return found;
  }
  return '';
}
