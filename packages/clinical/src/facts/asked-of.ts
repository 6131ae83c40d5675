/** Whom a question was put to, where somebody who came along answers it. */
import type { Sentence, Speaker } from '../talk/sentence.ts';

const ofOneself = /(?<!\p{L})(?:ik|mij|me|mijn|m['’]n|mezelf|i|i['’](?:m|ve|d|ll)|my|myself)(?!\p{L})/iu;
const interprets = /^(?:tolk|interpreter)$/;

/** `Heeft u hulp?` `Nee, ik doe alles zelf.`, of who came along: the question was of them. */
export const askedOf = ({ role, relation }: Speaker, answer: readonly Sentence[]): { to?: string } =>
  role === 'other' &&
  relation !== undefined &&
  !interprets.test(relation) &&
  answer.some(({ text }) => ofOneself.test(text))
    ? { to: relation }
    : {};
