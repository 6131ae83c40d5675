/** Marks left for right, where the words themselves tell: `linkerpols`, `rechts meer dan links`, `tandrad links`. */
import { plain } from '../reading/text.ts';
import type { Found } from './found.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';

const side = /(?<!\p{L})(linker|rechter|left|right)(\p{L}{3,})(?!\p{L})/giu;
const other: Readonly<Record<string, string>> = {
  linker: 'rechter',
  rechter: 'linker',
  links: 'rechts',
  rechts: 'links',
  left: 'right',
  right: 'left',
};

/** `linkerpols`, where the talk has `rechterpols` only. */
function compounds({ text }: Noted, { words }: Said): Found[] {
  return [...text.matchAll(side)].flatMap(([word, of = '', part = '']): Found[] => {
    const said = `${other[of.toLowerCase()]}${part.toLowerCase()}`;
    const at = text.indexOf(word);
    const unit = words.find((each) => each.text === plain(said))?.unit;
    if (unit === undefined || words.some((each) => each.text === plain(word))) return [];
    return [{ kind: 'side', start: at, end: at + word.length, said, units: [unit] }];
  });
}

const compared =
  /\b(links|rechts|left|right)(?: \p{L}+){0,2}? (?:meer|erger|sterker|minder|groter|dikker|more|worse|less|bigger) (?:\p{L}+ )?(?:dan|than) (?:\p{L}+ )?(links|rechts|left|right)\b/gu;

const firstsIn = (text: string): string[] =>
  [...plain(text).matchAll(compared)].flatMap(([, first = '', second = '']) =>
    first === second ? [] : [first],
  );

const spoken = new WeakMap<Said, string[]>();
function saidFirsts(said: Said): string[] {
  const known = spoken.get(said) ?? firstsIn(said.words.map(({ text }) => text).join(' '));
  spoken.set(said, known);
  return known;
}

/** `rechts meer dan links`, said the other way round. */
function comparisons({ text }: Noted, said: Said): Found[] {
  const [first] = firstsIn(text);
  if (first === undefined) return [];
  const firsts = saidFirsts(said);
  if (firsts.length === 0 || firsts.includes(first)) return [];
  const start = plain(text).indexOf(first);
  return [{ kind: 'side', start, end: start + first.length, said: other[first] ?? null }];
}

const BESIDE = 3;
const PREFIX = 5;
const MOST_SAID = 3;

/** What is named right beside the side, and said seldom: with which side the talk has it. */
function things({ tokens, polarity, clauseOf }: Noted, { words, units }: Said): Found[] {
  return tokens.flatMap((token, at): Found[] => {
    const opposite = /^(?:links|rechts|left|right)$/.test(token.text) ? other[token.text] : undefined;
    if (
      opposite === undefined ||
      polarity[at] !== 1 ||
      /^(?:niet|not|geen|no)$/.test(tokens[at + 1]?.text ?? '')
    )
      return [];
    for (let near = Math.max(0, at - BESIDE); near < Math.min(tokens.length, at + BESIDE + 1); near++) {
      const name = tokens[near]?.text ?? '';
      if (near === at || clauseOf[near] !== clauseOf[at] || name.length <= PREFIX) continue;
      const places = words.filter(
        ({ text }) => text.startsWith(name.slice(0, PREFIX)) && text.length > PREFIX,
      );
      if (places.length === 0 || places.length > MOST_SAID) continue;
      const sides = places.flatMap(({ unit }) => {
        const of = units[unit];
        return of
          ? words.slice(of.from, of.to).filter(({ text }) => text === token.text || text === opposite)
          : [];
      });
      if (sides.length > 0 && sides.every(({ text }) => text === opposite))
        return [
          {
            kind: 'side',
            start: token.start,
            end: token.end,
            said: opposite,
            units: sides.map(({ unit }) => unit),
          },
        ];
    }
    return [];
  });
}

export function checkSides(noted: Noted, said: Said): Found[] {
  if (!/link|recht|left|right/i.test(noted.text)) return [];
  return [...compounds(noted, said), ...comparisons(noted, said), ...things(noted, said)];
}
