/** Where a text names a medicine, in one word or several. */
import { hitsIn, type Lexicon, lexiconOf } from './lexicon.ts';
import { findMedicine, findSplitMedicine, type Medicine, namesOfSeveralWords } from './medicines.ts';
import { isWord, type Token } from './tokens.ts';

type MedicineMention = { medicine: Medicine; token: Token; index: number };

const SHORTEST_NAME = 4;

let names: Lexicon<Medicine> | undefined;
const namesOfSeveral = () =>
  (names ??= lexiconOf(
    namesOfSeveralWords.filter(([, { kind }]) => kind === 'medicine' || kind === 'insulin'),
  ));

/** Tokens as one: `folic acid`. */
function joined(tokens: readonly Token[], from: number, to: number): Token | undefined {
  const first = tokens[from];
  const last = tokens[to - 1];
  if (!first || !last) return undefined;
  const part = tokens.slice(from, to);
  const text = part.map((token) => token.text).join(' ');
  return { ...first, text, raw: part.map((token) => token.raw).join(' '), end: last.end };
}

/** Terms, slots and values of one sentence ask one after the other. */
const known = new WeakMap<readonly Token[], readonly MedicineMention[]>();

export function medicineMentions(tokens: readonly Token[]): readonly MedicineMention[] {
  const found = known.get(tokens) ?? mentionsIn(tokens);
  known.set(tokens, found);
  return found;
}

function mentionsIn(tokens: readonly Token[]): MedicineMention[] {
  const words = tokens.map(({ text }) => text);
  const several = hitsIn(namesOfSeveral(), words);
  const found: MedicineMention[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const hit = several.find(({ from }) => from === index);
    const whole = hit && joined(tokens, hit.from, hit.to);
    if (hit && whole) {
      found.push({ medicine: hit.value, token: whole, index });
      index = hit.to - 1;
      continue;
    }
    if (!token || !isWord(token) || token.text.length < SHORTEST_NAME) continue;
    const medicine = findMedicine(token.raw);
    const next = tokens[index + 1];
    const split = !medicine && next && isWord(next) ? findSplitMedicine(token.text, next.text) : undefined;
    const both = split && joined(tokens, index, index + 2);
    if (medicine) found.push({ medicine, token, index });
    else if (split && both) found.push({ medicine: split, token: both, index: index++ });
  }
  return found;
}
