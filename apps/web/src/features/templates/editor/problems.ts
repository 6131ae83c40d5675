/** What is wrong with a template, at the field where it is, in the words of the person who makes it. */
import { TemplateForm } from '@noteer/contract';
import { useStrings } from '../../../lib/strings.ts';
import { type Form, formOf } from '../sections.ts';
import { problemStrings } from './strings.ts';

/** By the path of the field: `name`, `sections`, `sections.2.heading`. */
export type Problems = Readonly<Record<string, string>>;

export function useProblemsOf(): (form: Form) => Problems {
  const t = useStrings(problemStrings);
  return (form) => {
    const read = TemplateForm.safeParse(formOf(form));
    if (read.success) return {};
    const worded = read.error.issues.map((issue) => {
      const known = issue.message as keyof typeof t;
      const word = known in t && known !== 'tooLong' ? t[known] : undefined;
      if (word) return [issue.path.join('.'), word];
      const isLong = issue.code === 'too_big' && issue.origin === 'string';
      return [issue.path.join('.'), isLong ? t.tooLong(Number(issue.maximum)) : t.wrong];
    });
    // The first thing that is wrong with a field is said.
    return Object.fromEntries(worded.toReversed());
  };
}
