/** Labels that no colon ends: `[Vraag] …`, `All/ noten`, `Reden      drie keer gevallen`. */
import { partLike } from './heading-words.ts';
import { type Part, partOf } from './headings.ts';

type Label = { part: Part; name: string /** Where the words behind it begin. */; body: number };

const bracketed = /^\[(\p{L}[^\]\n]{1,40})\]\s*:?\s*/u;
const slashed = /^(\p{L}{2,14})\.?\/\s+(?=\S)/u;
const inColumn = /^(\p{L}[\p{L} ./&-]{1,38}?):?\s{2,}(?=[^\s:=])/u;

/** `ALLERGY/SENSITIVITY. Trimethoprim.`: in capitals a point may end it. */
const inCapitals = /^(\p{Lu}[\p{Lu} /&-]{2,38})\.\s+(?=\S)/u;

/** In a column of their own these stand before what they say; others are the first cell of a table. */
const ofForms: ReadonlySet<Part> = new Set(['reason', 'question', 'allergies']);
/** The heads of a table, and not what somebody is allergic to. */
const isHead =
  /^(?:reacties?|ernst|datum|bron|status|type|soort|opmerking\p{L}*|sinds|reactions?|severity|date|source|comments?|since|notes?)\b/iu;

/** `All/ noten`; `Hulpvraag/ vraagstelling` is all of it a heading. */
export function slashedLabel(words: string): Label | undefined {
  const found = slashed.exec(words);
  const part = found && partOf(found[1] ?? '');
  const rest = words.slice(found?.[0].length ?? 0);
  return part && !rest.includes(':') && partOf(rest) === undefined
    ? { part, name: found[1] ?? '', body: found[0].length }
    : undefined;
}

/** The label that a line begins with by such a sign, undefined where it has none that is known. */
export function signedLabel(words: string): Label | undefined {
  const signed = bracketed.exec(words);
  if (signed) {
    const name = signed[1] ?? '';
    const part = partOf(name) ?? partLike(name);
    return part && { part, name, body: signed[0].length };
  }
  const found = inCapitals.exec(words) ?? inColumn.exec(words);
  if (!found || isHead.test(words.slice(found[0].length))) return undefined;
  const name = found[1] ?? '';
  const part = partOf(name) ?? partLike(name);
  return part && ofForms.has(part) ? { part, name, body: found[0].length } : undefined;
}
