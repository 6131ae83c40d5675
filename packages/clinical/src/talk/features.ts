/** A sentence as numbers that tell clinician and client apart. */
import type { Language } from '../note.ts';
import { isQuestion } from './question.ts';
import { type Signs, signsOf } from './signs.ts';
import type { Cut } from './split.ts';

export type Looks = { signs: Signs; isQuestion: boolean; features: string[] };

const counted = ['you_polite', 'you_plain', 'i', 'me', 'my', 'we', 'our', 'third'];

export function looksOf(cut: Cut, language: Language): Looks {
  const signs = signsOf(cut.words, language);
  const asks = isQuestion(cut.words, cut.mark, language);
  const features = ['any', ...signs.keys()];
  const has = (sign: string) => signs.has(sign);
  const isYou = has('you_polite') || has('you_plain');
  if (asks) {
    features.push('asks');
    if (isYou) features.push('asks+you');
    if (has('i')) features.push('asks+i');
    if (has('third')) features.push('asks+third');
    if (cut.words.length <= 4) features.push('asks+short');
  } else {
    if (has('i') && !isYou) features.push('i-you');
    if (isYou && !has('i')) features.push('you-i');
    if (has('i') && isYou) features.push('i+you');
    if (has('i') && has('suffers') && !has('deed')) features.push('i+suffers');
    if (cut.words.length <= 2) features.push('tiny');
    else if (cut.words.length <= 5) features.push('short');
    else if (cut.words.length > 18) features.push('long');
    if (!counted.some(has)) features.push('nobody');
    if (has('yes_no') && cut.words.length <= 3) features.push('short+yes_no');
    if (has('acknowledges') && cut.words.length <= 3) features.push('short+acknowledges');
  }
  return { signs, isQuestion: asks, features };
}
