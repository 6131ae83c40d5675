/** What is taken for granted where something else is asked. */
import type { Language } from '../note.ts';
import type { Sentence } from '../talk/sentence.ts';
import type { Mention } from './clauses.ts';
import type { Verdict } from './diagnosis.ts';
import { isSaidOfRelative } from './relatives.ts';

const granted =
  / (?:naast|bovenop|boven op|onder|achter|alongside|on top of|besides|in addition to|underneath) (?:(?:lichte|matige|ernstige|mild|moderate|severe|recidiverende|recurrent|huidige|current|bestaande|existing|bekende|known) )*(?:de|uw|je|jouw|zijn|haar|diens|the|your|his|her) (?:(?:lichte|matige|ernstige|mild|moderate|severe|recidiverende|recurrent|huidige|current|bestaande|existing|bekende|known) )*@ (?!(?:van|of|klachten|symptomen|symptoms|groep|group|trekken|traits|behandeling|treatment) )/u;
const isOfThen =
  / (?:was|waren|had|hadden|speelde|speelden|toen|destijds|vroeger|ooit|als|if|were|then|did) /u;
/** What a question takes for granted: `Is er naast de verstandelijke beperking sprake van autisme?` */
const isTakenForGranted = (clause: string): boolean => granted.test(clause) && !isOfThen.test(clause);
const isTakenAsKnown = (clause: string): boolean => / (?:bekende|known) (?:\S+ )?@/u.test(clause);

/** `We willen weten of er naast uw autisme een depressie speelt.` */
export const asksWhether = (clause: string): boolean =>
  / (?:of|whether) (?:er|het|u|je|hij|ze|there|he|she|you) (?:\S+ ){0,6}@/u.test(clause);

export function verdictGranted(mention: Mention, { about }: Sentence, language: Language): Verdict {
  const isTheirs = about !== undefined || isSaidOfRelative(mention, language, false);
  if (isTheirs || !isTakenForGranted(mention.clause)) return { is: 'nothing' };
  return { is: isTakenAsKnown(mention.clause) ? 'earlier' : 'stated', isPresumed: true };
}
