/** The clauses of a note's sentence, with what each is about. */
import type { Noted } from '../note-reading.ts';
import type { Said } from '../said-shape.ts';

/** A word that tells something, with the names that the talk may have it under and how much it tells. */
export type ClauseWord = {
  at: number;
  names: readonly (readonly [name: string, share: number])[];
  weight: number;
};
/** Words from `from` to `to` of the sentence, end not included. */
export type Clause = { from: number; to: number; words: ClauseWord[] };

const parts = /^[,;:.()–—]$/;
const joins =
  /^(?:omdat|doordat|waardoor|waarbij|waarna|waarvan|waarvoor|terwijl|hoewel|maar|want|nadat|voordat|zodat|because|but|while|although|whereas|which|who|so)$/;
/** `en viel niet`, `and she had`: what follows has its own verb. */
const and = /^(?:en|and)$/;
const subject = /^(?:hij|zij|ze|er|het|dit|dat|deze|is|heeft|wordt|werd|had|was|he|she|they|it|this|has|is)$/;
const LEAST_WORDS = 3;

const stemShare = 1;
const sharesOf: Readonly<Record<string, number>> = {
  f: 1,
  m: 1,
  n: 1,
  d: 1,
  t: 1,
  p: 0.5,
  e: 0.4,
  r: 0.45,
  w: 0.7,
  mo: 0.7,
};

/** Words of a note that stand for nothing that somebody would say. */
const empty =
  /^(?:na|komt|kwam|komen|ligt|lag|staat|stond|krijgt|kreeg|krijgen|daarvoor|eraan|hiervoor|hierbij|daarbij|hierdoor|daarmee|waaronder|betrokkene|leeftijd|ongeveer|circa|momenteel|inmiddels|eveneens|tevens|daarnaast|aangegeven|afgesproken|besproken|gebruikt|blijkt|lijkt|past|up|approximately|also|currently|has|been|used|took|taken|made|became|becomes|additionally|noted|often|usual|usually|than|vaak|gewoonlijk|normaal|voorheen)$/;

/** Of a term its kind stands before a colon (`m:lithium`); a stem has none. */
function shareOf(name: string): number {
  const colon = name.indexOf(':');
  return colon <= 0 ? stemShare : (sharesOf[name.slice(0, colon)] ?? 0);
}

function wordAt({ words, tokens }: Noted, at: number, { places }: Said): ClauseWord | undefined {
  if (empty.test(tokens[at]?.text ?? '')) return undefined;
  const names = (words[at] ?? [])
    .filter(([name, worth]) => worth > 1 || !name.startsWith('f:'))
    .map(([name]): [string, number] => [name, shareOf(name)]);
  const own = names.filter(([, share]) => share >= 0.7);
  if (own.length === 0) return undefined;
  const said = own.filter(([name]) => places.isSaid(name));
  // What nobody said tells as much as what is said once.
  const weight = Math.max(...(said.length > 0 ? said : own).map(([name]) => places.weight(name)));
  return { at, names, weight };
}

/** One check after another asks for the clauses of the same sentence, which is checked against one talk. */
const known = new WeakMap<Noted, readonly Clause[]>();

export function clausesIn(noted: Noted, said: Said): readonly Clause[] {
  const clauses = known.get(noted) ?? readClauses(noted, said);
  known.set(noted, clauses);
  return clauses;
}

/** Clauses of so few words stay with what follows or precedes them. */
function readClauses(noted: Noted, said: Said): Clause[] {
  const { tokens } = noted;
  const clauses: Clause[] = [];
  let from = 0;
  const close = (to: number) => {
    const words = [];
    for (let at = from; at < to; at++) {
      const word = wordAt(noted, at, said);
      if (word) words.push(word);
    }
    if (to > from) clauses.push({ from, to, words });
    from = to;
  };
  for (const [at, { text }] of tokens.entries()) {
    if (at - from < LEAST_WORDS) continue;
    if (parts.test(text)) close(at + 1);
    else if (joins.test(text) || (and.test(text) && subject.test(tokens[at + 1]?.text ?? ''))) close(at);
  }
  close(tokens.length);
  return clauses;
}

/** How much of a clause stands in these parts of the talk, against all of it. */
export function sharedWith(
  { words }: Clause,
  has: (name: string) => boolean,
): { share: number; count: number } {
  let [shared, whole, count] = [0, 0, 0];
  for (const { names, weight } of words) {
    whole += weight;
    let best = 0;
    for (const [name, share] of names) if (share > best && has(name)) best = share;
    shared += best * weight;
    if (best >= 0.7) count += 1;
  }
  return { share: whole === 0 ? 0 : shared / whole, count };
}

export const textOfClause = ({ tokens }: Noted, { from, to }: Clause): string =>
  tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

export const placeOfClause = ({ tokens }: Noted, { from, to }: Clause): { start: number; end: number } => {
  let last = to - 1;
  while (last > from && parts.test(tokens[last]?.text ?? '')) last -= 1;
  let first = from;
  while (first < last && (parts.test(tokens[first]?.text ?? '') || joins.test(tokens[first]?.text ?? '')))
    first += 1;
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
};
