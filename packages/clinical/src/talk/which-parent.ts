/** Which of two parents speaks, where somebody says so: `Vader, doet u ook mee?` `Ja.`; `I'll stay.` `That'd be nice, Dad.` */
import type { Language } from '../note.ts';
import { callsParent, inLanguage, isOneOfParents, parentCalled } from './parents.ts';
import type { Sentence } from './sentence.ts';

type Parent = 'father' | 'mother';

/** By a clinician, who says it in full. */
const called =
  /(?:^|(?<=[,.?!] ))(?:en |and |nou |well )?(vader|moeder|dad|mum|mom|mam|pap)(?=, (?:\p{L}+ ){0,2}(?:u|uw|je|you|your|i need)(?!\p{L})|[?])/iu;
const parentOf = (word: string): Parent => (/^(?:vader|dad|pap|father)/iu.test(word) ? 'father' : 'mother');

/** The turn of somebody else just before or after this place: the numbers of its sentences. */
function turnBeside(sentences: readonly Sentence[], at: number, step: 1 | -1): Sentence[] {
  const own = sentences[at];
  let place = at + step;
  while (sentences[place]?.seq === own?.seq) place += step;
  const seq = sentences[place]?.seq;
  const turn: Sentence[] = [];
  for (; sentences[place]?.seq === seq && sentences[place] !== undefined; place += step)
    turn.push(sentences[place] as Sentence);
  return turn.every(({ speaker }) => isOneOfParents(speaker.relation)) ? turn : [];
}

/** Names the parent in the turns of which it is said; the others stay one of the two. */
export function findWhichParent(sentences: readonly Sentence[], language: Language): void {
  if (!sentences.some(({ speaker }) => isOneOfParents(speaker.relation))) return;
  const name = (turn: readonly Sentence[], parent: Parent) => {
    for (const sentence of turn)
      sentence.speaker = { ...sentence.speaker, relation: inLanguage(parent, language) };
  };
  sentences.forEach((sentence, at) => {
    const { speaker, said, seq } = sentence;
    if (speaker.role === 'clinician') {
      const word = called.exec(said)?.[1];
      const isLast = !sentences.slice(at + 1).some((next) => next.seq === seq && called.test(next.said));
      if (!word || !isLast) return;
      const turn = turnBeside(sentences, at, 1);
      name(turn, parentOf(word));
      if (turn.length > 0) sentence.to = inLanguage(parentOf(word), language);
    }
    // A child that answers a parent calls them so.
    if (speaker.role === 'client' && callsParent.test(said))
      name(turnBeside(sentences, at, -1), parentCalled(said));
  });
}
