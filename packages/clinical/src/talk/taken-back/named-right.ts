/** A name that the other puts right, and a medicine of a list that is no longer taken. */
import { medicineMentions } from '../../reading/medicine-mentions.ts';
import { capitalised } from '../../reading/text.ts';
import { tokensOf } from '../../reading/tokens.ts';
import type { Sentence, TakenBack } from '../sentence.ts';

const placed =
  /(?<=(?:aan|op|in|bij|naar|van|at|on|in|to|from) (?:(?:de|het|the) )?)(\p{Lu}\p{Ll}{2,})(?=[.!]?$)/u;
const named =
  /^(?:(?:Nee|No)[,.]? )?(?:(?:[Aa]an|[Oo]p|[Ii]n|[Bb]ij|[Nn]aar|[Aa]t|[Oo]n|[Tt]o) )?(?:(?:[Dd]e|[Hh]et|[Tt]he) )?(\p{Lu}\p{Ll}{2,})[.!]?$/u;
const REACH = 4;

/** `Naar de apotheek aan de Kerkstraat.` – `De Molenweg. Wij zijn verhuisd.` – `Molenweg.` */
function placeNamed(sentences: readonly Sentence[], at: number, taken: TakenBack[]): void {
  const [before, now] = [sentences[at - 1], sentences[at]];
  if (!before || !now || before.act === 'asks' || before.speaker.role === now.speaker.role) return;
  const [old = ''] = placed.exec(before.text) ?? [];
  const [, meant = ''] = named.exec(now.said) ?? [];
  if (old === '' || meant === '' || old === meant) return;
  const confirmed = sentences
    .slice(at + 1, at + REACH)
    .find(({ speaker, said }) => speaker.role === before.speaker.role && said.includes(meant));
  if (!confirmed) return;
  taken.push({ seq: before.seq, words: old, instead: meant });
  before.text = before.text.replace(placed, meant);
  now.text = '';
  if (named.test(confirmed.said)) confirmed.text = '';
}

const noMore =
  /(?<!\p{L})(\p{L}{4,})(?: (?:gebruik|neem|slik|heb) ik| (?:is|i take|i'm on))?,? (?:niet meer|gestopt|eraf|not any ?more|stopped)(?!\p{L})/iu;
const SHORTEST_PART = 5;

/** `U heeft metoprolol en simvastatine.` – `Die simva niet meer.`: the list is without it. */
function noLongerTaken(sentences: readonly Sentence[], at: number, taken: TakenBack[]): void {
  const now = sentences[at];
  const [, word = ''] = now ? (noMore.exec(now.said) ?? []) : [];
  if (!now || word.length < SHORTEST_PART || now.speaker.role === 'clinician' || now.act === 'asks') return;
  const low = word.toLowerCase();
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    const earlier = sentences[back];
    if (earlier?.speaker.role !== 'clinician' || earlier.act === 'asks') continue;
    const mentions = medicineMentions(tokensOf(earlier.text));
    const gone = mentions.find(({ token }) => token.text.toLowerCase().startsWith(low));
    if (!gone || mentions.length < 2) continue;
    const name = earlier.text.slice(gone.token.start, gone.token.end);
    const head = earlier.text.slice(0, gone.token.start).replace(/(?:,?\s+(?:en|and)|,)?\s*$/iu, '');
    const tail = earlier.text.slice(gone.token.end);
    // Its dose would be left behind.
    if (!/^(?:[.!]?$|,? (?:en|and) |, \p{L})/u.test(tail)) return;
    taken.push({ seq: earlier.seq, words: name });
    earlier.text = head + tail;
    now.text = capitalised(now.text.replace(word, name));
    return;
  }
}

export function namedRight(sentences: readonly Sentence[], at: number, taken: TakenBack[]): void {
  placeNamed(sentences, at, taken);
  noLongerTaken(sentences, at, taken);
}
