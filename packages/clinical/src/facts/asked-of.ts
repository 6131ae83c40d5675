/** Whom a question was put to, where somebody who came along answers it. */
import type { Sentence, Speaker } from '../talk/sentence.ts';

const ofOneself = /(?<!\p{L})(?:ik|mij|me|mijn|m['’]n|mezelf|i|i['’](?:m|ve|d|ll)|my|myself)(?!\p{L})/iu;
const toThemselves = /(?<!\p{L})(?:uzelf|u zelf|jezelf|jou ?zelf|yourself)(?!\p{L})/iu;
const interprets = /^(?:tolk|interpreter)$/;

/** `Heeft u hulp?` `Nee, ik doe alles zelf.`, of who came along: the question was of them. */
export const askedOf = (
  { role, relation }: Speaker,
  answer: readonly Sentence[],
  asked?: Sentence,
): { to?: string } =>
  asked?.to !== undefined && role === 'other'
    ? { to: asked.to }
    : role === 'other' &&
        relation !== undefined &&
        !interprets.test(relation) &&
        (isOfThemselves(asked) || answer.some(({ text }) => ofOneself.test(text)))
      ? { to: relation }
      : {};

/** `Hoe gaat het met uzelf?`, answered by who came along. */
export const isOfThemselves = (question: Sentence | undefined): boolean =>
  question !== undefined && (question.to !== undefined || toThemselves.test(question.text));
