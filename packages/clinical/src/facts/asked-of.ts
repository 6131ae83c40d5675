/** Whom a question was put to, where somebody who came along answers it. */
import type { Sentence, Speaker } from '../talk/sentence.ts';

const ofOneself = /(?<!\p{L})(?:ik|mij|me|mijn|m['’]n|mezelf|i|i['’](?:m|ve|d|ll)|my|myself)(?!\p{L})/iu;
const toThemselves = /(?<!\p{L})(?:uzelf|u zelf|jezelf|jou ?zelf|yourself)(?!\p{L})/iu;
const interprets = /^(?:tolk|interpreter)$/;

/** `Heeft u hulp?` `Nee, ik doe alles zelf.`, of who came along: the question was of them. */
export const askedOf = (
  { role, relation }: Speaker,
  answer: readonly Sentence[],
  question = '',
): { to?: string } =>
  role === 'other' &&
  relation !== undefined &&
  !interprets.test(relation) &&
  (isOfThemselves(question) || answer.some(({ text }) => ofOneself.test(text)))
    ? { to: relation }
    : {};

/** `Hoe gaat het met uzelf?`, answered by who came along. */
export const isOfThemselves = (question: string): boolean => toThemselves.test(question);
