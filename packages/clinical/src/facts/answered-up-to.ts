/** Of several questions, those up to the one that is answered. */
import { stemsOf } from '../reading/stems.ts';
import { tokensOf } from '../reading/tokens.ts';

const contentOf = (text: string): string[] => [...stemsOf(tokensOf(text)), ...(text.match(/\d+/gu) ?? [])];

/** `Van vijfhonderd? En kunt u alle vingers bewegen?` `Ja, van vijfhonderd.`: its words come back from the first. */
export function answeredUpTo<Asked extends { text: string }>(
  questions: readonly Asked[],
  answer: string,
): readonly Asked[] {
  const told = contentOf(answer);
  const last = questions.at(-1);
  if (!last || told.length === 0) return questions;
  const cameBack = ({ text }: Asked) => {
    const asked = new Set(contentOf(text));
    return told.filter((each) => asked.has(each)).length;
  };
  if (cameBack(last) > 0) return questions;
  const at = questions.findLastIndex((question) => cameBack(question) === told.length);
  return at < 0 ? questions : questions.slice(0, at + 1);
}
