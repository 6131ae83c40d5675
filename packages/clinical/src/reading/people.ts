/** The people that a text names, by relation and name. */
import { longestOf } from './lexicon.ts';
import { ofKind, type Reading, spotOf } from './reading.ts';
import type { PersonSlot } from './slot.ts';

const isName = (raw: string | undefined): boolean => raw !== undefined && /^\p{Lu}[\p{L}'’-]+$/u.test(raw);
const particles = /^(?:van|de|der|den|ten|ter|el|al|von|du)$/;
/** Words with a capital that are no names. */
const noNames = /^(?:dr|drs|prof|ik|de|het|een|die|ze|zij|hij|en|maar|nee|ja|i|the|and|she|he|my|no|yes|mijn|gamma|phq|gad|ggz|poh|sinds|since|dat|toen|alleen)$/;

type Name = { name: string; to: number };

/** The name after a relation: `broer Thijs`, `dokter Van Loon`, `dr. Smeenk`. */
function nameAfter({ tokens, words }: Reading, at: number): Name | undefined {
  let to = at;
  if (words[to] === ',' && isName(tokens[to + 1]?.raw) && (words[to + 2] === ',' || words[to + 2] === undefined)) to += 1;
  else if (words[to] === '.' && titles.test(words[to - 1] ?? '') && tokens[to]?.isGlued && isName(tokens[to + 1]?.raw)) to += 1;
  const start = to;
  while (particles.test(words[to] ?? '') && to - start < 3) to += 1;
  if (!isName(tokens[to]?.raw) || noNames.test(words[to] ?? '')) return undefined;
  to += 1;
  // A surname after the first name.
  if (isName(tokens[to]?.raw) && !noNames.test(words[to] ?? '')) to += 1;
  const first = tokens[start];
  const last = tokens[to - 1];
  return first && last ? { name: textBetween(tokens, start, to), to } : undefined;
}

const textBetween = (tokens: Reading['tokens'], from: number, to: number) =>
  tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ');

/** `Femke, mijn vriendin`; `Marjo, my wife`. */
function nameBefore({ tokens, words }: Reading, at: number, to: number): string | undefined {
  const comma = /^(?:mijn|m'n|mn|my|zijn|haar|his|her|onze|our|uw|je|jouw|de|the|een|a)$/.test(words[at - 1] ?? '') ? at - 2 : at - 1;
  const name = tokens[comma - 1];
  const isFirst = comma - 1 === 0 || /^[.;!?,]$/.test(words[comma - 2] ?? '');
  if (words[comma] !== ',' || !name || !isName(name.raw) || noNames.test(name.text)) return undefined;
  const next = words[to] ?? '.';
  return !isFirst || next === ',' || next === '.' ? name.raw : undefined;
}

const titles = /^(?:dokter|dr|doctor|meneer|mevrouw|mw|dhr|mr|mrs|ms|drs|prof|professor)$/;

/** `dr. Smeenk`, `Mrs Okafor`: a title with a name, whatever the relation. */
function titled(reading: Reading, known: readonly { from: number }[]): PersonSlot[] {
  const slots: PersonSlot[] = [];
  for (const [at, word] of reading.words.entries()) {
    if (!titles.test(word) || known.some(({ from }) => from === at)) continue;
    const found = nameAfter(reading, at + 1);
    if (!found) continue;
    const isDoctor = /^(?:dr|drs|prof|professor|doctor|dokter)$/.test(word);
    const relation = isDoctor ? (reading.language === 'nl' ? 'arts' : 'doctor') : (reading.tokens[at]?.text ?? '');
    slots.push({ ...spotOf(reading, at, found.to), relation, name: found.name, kind: isDoctor ? 'care' : 'social' });
  }
  return slots;
}

export function peopleIn(reading: Reading): PersonSlot[] {
  const hits = longestOf(ofKind(reading, 'person'));
  const slots = hits.map(({ value: { relation, person }, from, to }): PersonSlot => {
    const after = nameAfter(reading, to);
    const name = after?.name ?? nameBefore(reading, from, to);
    return { ...spotOf(reading, from, after?.to ?? to), relation, kind: person, ...(name ? { name } : {}) };
  });
  return [...slots, ...titled(reading, hits)].sort((a, b) => a.start - b.start);
}
