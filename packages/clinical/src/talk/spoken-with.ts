/** With whom a clinician speaks, where somebody else came along: `U zorgt nu vijf maanden` is said to who spoke before and speaks next. */
import type { Sentence } from './sentence.ts';

/** Less sure than this it may be the client who speaks. */
const SURE = 0.86;
const REACH = 4;
const toSomebody = /(?<!\p{L})(?:u|uw|uzelf|je|jij|jou|jouw|jezelf|you|your|yourself)(?!\p{L})/iu;
const interprets = /^(?:tolk|interpreter|translator)$/;

/** Who speaks next in this direction, if that is certain and is somebody who came along. */
function otherBeside(sentences: readonly Sentence[], at: number, step: 1 | -1): string | undefined {
  for (let far = 1; far <= REACH; far += 1) {
    const sentence = sentences[at + step * far];
    if (!sentence) return undefined;
    if (sentence.speaker.role === 'clinician') continue;
    const { role, sure, relation = '' } = sentence.speaker;
    if (role !== 'other' || sure < SURE || relation === '' || interprets.test(relation)) return undefined;
    return relation;
  }
  return undefined;
}

const politely = /(?<!\p{L})(?:u|uw|uzelf)(?!\p{L})/iu;
const closely = /(?<!\p{L})(?:je|jij|jou|jouw|jezelf)(?!\p{L})/iu;
const FEWEST_CLOSE = 3;

/** Who came along, where the clinician says `je` to the client and `u` to them alone. */
function politelyTo(sentences: readonly Sentence[]): string | undefined {
  const others = new Set<string>();
  let [close, polite] = [0, 0];
  sentences.forEach((sentence, at) => {
    const { role, relation = '', sure } = sentence.speaker;
    if (role === 'other' && sure >= SURE) others.add(relation);
    if (role !== 'clinician') return;
    const next = sentences.slice(at + 1, at + 1 + REACH).find(({ speaker }) => speaker.role !== 'clinician');
    if (next?.speaker.role !== 'client') return;
    if (politely.test(sentence.said)) polite += 1;
    else if (closely.test(sentence.said)) close += 1;
  });
  const [only = ''] = others;
  const isClear = others.size === 1 && only !== '' && !interprets.test(only);
  return isClear && polite === 0 && close >= FEWEST_CLOSE ? only : undefined;
}

/** Gives what the clinician tells whom it is said to. */
export function findSpokenWith(sentences: readonly Sentence[]): void {
  if (!sentences.some(({ speaker }) => speaker.role === 'other')) return;
  const polite = politelyTo(sentences);
  sentences.forEach((sentence, at) => {
    if (sentence.speaker.role !== 'clinician' || sentence.act === 'asks' || !toSomebody.test(sentence.text))
      return;
    if (polite !== undefined && politely.test(sentence.text) && !closely.test(sentence.text)) {
      sentence.to = polite;
      return;
    }
    const before = otherBeside(sentences, at, -1);
    if (before !== undefined && before === otherBeside(sentences, at, 1)) sentence.to = before;
  });
}
