import type { z } from 'zod';
import { strings, useStrings } from '../../lib/strings.ts';

const errorStrings = strings({
  number: { nl: 'Vul een heel getal in.', en: 'Fill in a whole number.' },
  least: { nl: (n: number) => `Minstens ${n}.`, en: (n: number) => `At least ${n}.` },
  most: { nl: (n: number) => `Hoogstens ${n}.`, en: (n: number) => `At most ${n}.` },
  longest: { nl: (n: number) => `Hoogstens ${n} tekens.`, en: (n: number) => `At most ${n} characters.` },
  manyWords: { nl: (n: number) => `Hoogstens ${n} regels.`, en: (n: number) => `At most ${n} lines.` },
  wrong: { nl: 'Dit kan niet.', en: 'This cannot be.' },
});

/** What is wrong with a field, in the words of the person who fills it in. */
export function useFieldError(): (issue: z.core.$ZodIssue) => string {
  const t = useStrings(errorStrings);
  return (issue) => {
    if (issue.code === 'invalid_type') return t.number;
    if (issue.code === 'too_small') return t.least(Number(issue.minimum));
    if (issue.code !== 'too_big') return t.wrong;
    const most = Number(issue.maximum);
    if (issue.origin === 'string') return t.longest(most);
    return issue.origin === 'array' ? t.manyWords(most) : t.most(most);
  };
}
