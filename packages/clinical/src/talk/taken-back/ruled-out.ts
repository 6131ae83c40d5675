/** `Bij de buren. Of in de auto.` – `Bij de buren. Niet in de auto.`: of what somebody named, what the other says not to. */
import type { Sentence, TakenBack } from '../sentence.ts';

const REACH = 5;
const LONGEST_WORDS = 7;
const deniedAlone =
  /^(?:(?:nee|nou|maar|en|dus|no|but|and|so)[, ]+)*(?:niet|geen|liever niet|not|rather not) (?<what>\p{L}[^,.?!]*?)[.!]?$/iu;
const either = /^(?:of|or) /iu;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[.!?,]+$/u, '')
    .replace(/^(?:of|or|en|and) /u, '')
    .trim();

/** Without the last of what was named to choose from. */
function withoutLast(text: string, what: string): string {
  const said = text.replace(/[.!?]+$/u, '');
  const last = [` of ${what}`, ` or ${what}`].find((each) => said.toLowerCase().endsWith(each));
  return last === undefined ? text : `${said.slice(0, said.length - last.length).replace(/,$/u, '')}.`;
}

export function ruledOut(sentences: readonly Sentence[], at: number, taken: TakenBack[]): void {
  const now = sentences[at];
  if (!now || now.act === 'asks') return;
  const { what } = deniedAlone.exec(now.said)?.groups ?? {};
  if (!what || now.said.split(/\s+/).length > LONGEST_WORDS) return;
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    const earlier = sentences[back];
    if (!earlier || earlier.speaker.role === now.speaker.role || earlier.text === '') continue;
    if (earlier.act === 'asks') continue;
    const kept =
      either.test(earlier.text) && folded(earlier.text) === folded(what)
        ? ''
        : withoutLast(earlier.text, folded(what));
    if (kept === earlier.text) continue;
    taken.push({ seq: earlier.seq, words: what });
    earlier.text = kept;
    return;
  }
}
