/** Puts a clinician's own words in the place of others, with the capital that the place asks for. */
import { capitalised, plain } from '../reading/text.ts';
import type { WordForm, WritingRule } from './rule.ts';

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
const edge = (text: string, at: 'start' | 'end') =>
  /[\p{L}\p{N}]/u.test((at === 'start' ? text[0] : text.at(-1)) ?? '')
    ? at === 'start'
      ? '(?<![\\p{L}\\p{N}])'
      : '(?![\\p{L}\\p{N}])'
    : '';

const likeFirst = (was: string, to: string): string => (/^\p{Lu}/u.test(was) ? capitalised(to) : to);

/** Words that get others beside them are left alone where those stand already. */
function bounded({ from, to }: WordForm): string {
  const [was, now] = [plain(from), plain(to)];
  const added = (text: string) => literally(text.trim());
  const before = now.endsWith(` ${was}`) ? `(?<!${added(to.slice(0, -from.length))}\\s)` : '';
  const after = now.startsWith(`${was} `) ? `(?!\\s${added(to.slice(from.length))})` : '';
  return `${before}${edge(from, 'start')}${literally(from)}${edge(from, 'end')}${after}`;
}

/** A point for an abbreviation and one for the end are one; what was left out leaves no space and no loose comma. */
const tidied = (text: string): string =>
  text
    .replace(/(?<=\p{L})\.\.(?!\.)/gu, '.')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;:!?](?:\s|$))/g, '')
    .replace(/^[\s,;:]+/, '')
    .trim();

export function wordsReplaced(
  text: string,
  { forms, at_start }: Extract<WritingRule, { kind: 'words' }>,
): string {
  const longest = forms.toSorted((a, b) => b.from.length - a.from.length);
  const found = new Map(longest.map(({ from, to }) => [plain(from).replace(/\s+/g, ' '), to]));
  const any = longest.map(bounded).join('|');
  if (any === '') return text;
  const changed = text.replace(new RegExp(at_start ? `^(?:${any})` : any, at_start ? 'iu' : 'giu'), (was) =>
    likeFirst(was, found.get(plain(was).replace(/\s+/g, ' ')) ?? was),
  );
  if (changed === text) return text;
  return /^\P{Ll}*\p{Lu}/u.test(text) ? capitalised(tidied(changed)) : tidied(changed);
}
