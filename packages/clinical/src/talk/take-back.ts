/** What was said and then withdrawn. */
import type { Language } from '../note.ts';
import type { Content } from './content.ts';
import type { Exchange, Sentence, TakenBack } from './sentence.ts';

export function takeBack(
  _sentences: Sentence[],
  _contents: readonly Content[],
  _exchanges: Exchange[],
  _language: Language,
): TakenBack[] {
  return [];
}
