import { plain } from '../reading/text.ts';
import type { WritingRule } from './rule.ts';

/** Whether two rules are of one habit: with more notes a word gets more forms, and an offer that was refused stays refused. */
export function isSameHabit(a: WritingRule, b: WritingRule): boolean {
  if (a.kind === 'words' && b.kind === 'words')
    return (
      a.section === b.section &&
      a.forms.some((form) =>
        b.forms.some((other) => plain(other.from) === plain(form.from) && plain(other.to) === plain(form.to)),
      )
    );
  if (a.kind === 'section_moved' && b.kind === 'section_moved') return a.section === b.section;
  if (a.kind === 'section_emptied' && b.kind === 'section_emptied') return a.section === b.section;
  if (a.kind === 'line_added' && b.kind === 'line_added') return plain(a.text) === plain(b.text);
  return JSON.stringify(a) === JSON.stringify(b);
}
