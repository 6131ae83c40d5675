/** Whether an answer says yes or no. When in doubt it says neither, and is quoted whole. */

import { plain } from '../reading/text.ts';
import type { Talk } from '../talk/talk.ts';
import { unfinished } from './tidy.ts';

export type Answer = { says: 'yes' | 'no' | 'neither'; rest: string };

export const beginsAsAnswer = (sentence: string, talk: Talk): boolean => {
  const heard = plain(sentence);
  return talk.yes.test(heard) || talk.no.test(heard);
};

export function understood(answer: string, talk: Talk): Answer {
  const whole = unfinished(answer);
  const heard = plain(whole);
  const no = talk.no.exec(heard)?.[0];
  const yes = no === undefined ? talk.yes.exec(heard)?.[0] : undefined;
  const start = no ?? yes;
  if (start === undefined) return { says: 'neither', rest: whole };
  // Plain text is as long as the text itself unless it has accents; then the start is looked up by its words.
  const rest = heard.length === whole.length ? whole.slice(start.length) : afterWords(whole, start);
  const heardRest = plain(rest);
  if (talk.reserve.test(heardRest)) return { says: 'neither', rest: whole };
  const isOther = talk.negation.test(heardRest) || talk.thirdParty.test(heardRest);
  if (yes !== undefined && isOther) return { says: 'neither', rest: whole };
  return { says: no === undefined ? 'yes' : 'no', rest: rest.trim() };
}

function afterWords(text: string, start: string): string {
  const words = start.trim().split(/\s+/).length;
  return text.split(/\s+/).slice(words).join(' ');
}
