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

/** Gives what the clinician tells whom it is said to. */
export function findSpokenWith(sentences: readonly Sentence[]): void {
  if (!sentences.some(({ speaker }) => speaker.role === 'other')) return;
  sentences.forEach((sentence, at) => {
    if (sentence.speaker.role !== 'clinician' || sentence.act === 'asks' || !toSomebody.test(sentence.text))
      return;
    const before = otherBeside(sentences, at, -1);
    if (before !== undefined && before === otherBeside(sentences, at, 1)) sentence.to = before;
  });
}
