/** Reads a transcript as a talk: sentences, who speaks, what answers what, and what still holds. */
import type { Language, TranscriptPiece } from '../note.ts';
import { onceFor } from '../reading/once.ts';
import { findAbout } from './about.ts';
import { actAt } from './acts.ts';
import { bareQuestions } from './bare-question.ts';
import { findCalledOther } from './called-other.ts';
import { contentOf } from './content.ts';
import { exchangesOf } from './exchanges.ts';
import { looksOf } from './features.ts';
import { findOwnWords } from './own-words.ts';
import { findOwned } from './owned.ts';
import type { Sentence, Talk } from './sentence.ts';
import { type Cut, cutsOf } from './split.ts';
import { leaveOutCalls } from './spoken-to.ts';
import { findSpokenWith } from './spoken-with.ts';
import { goesOnGeneral, isSupposing, standingOf } from './standing.ts';
import { takeBack } from './taken-back/take-back.ts';
import { findWhichParent } from './which-parent.ts';
import { speakersOf } from './who.ts';

/** What follows a general explanation in the same breath is general too. */
function goOnGeneral(sentences: readonly Sentence[], cuts: readonly Cut[], language: Language): void {
  sentences.forEach((sentence, at) => {
    const before = sentences[at - 1];
    if (sentence.standing || sentence.act === 'asks' || sentence.speaker.role !== 'clinician') return;
    if (!before || before.seq !== sentence.seq || before.speaker.role !== 'clinician') return;
    const now = { said: sentence.said, words: cuts[at]?.words ?? [] };
    if (goesOnGeneral(now, before, language)) sentence.standing = 'general';
  });
}

function read(pieces: readonly TranscriptPiece[], language: Language): Talk {
  const cuts = cutsOf(pieces, language);
  const seen = cuts.map((cut) => looksOf(cut, language));
  const speakers = speakersOf(pieces, cuts, seen, language);
  const bare = bareQuestions(cuts, seen, speakers, language);
  const looks = seen.map((look, at) => (bare[at] ? { ...look, isQuestion: true } : look));
  const contents = cuts.map((cut) => contentOf(cut, language));
  const roles = speakers.map(({ role }) => role);
  const sentences = cuts.map(({ seq, start, end, said, words }, at): Sentence => {
    const speaker = speakers[at] ?? { role: 'unknown', sure: 0 };
    const look = looks[at];
    const standing = look && standingOf(words, look, speaker.role, language);
    const act = actAt(at, cuts, looks, contents, roles, language);
    return { seq, start, end, said, text: said, speaker, act, ...(standing ? { standing } : {}) };
  });
  goOnGeneral(sentences, cuts, language);
  const exchanges = exchangesOf(sentences, looks);
  for (const { asked, told } of exchanges)
    if (asked.some(({ said }) => isSupposing(said, language)))
      for (const sentence of told) sentence.standing ??= 'supposed';
  const takenBack = takeBack(sentences, language);
  findOwnWords(sentences);
  findSpokenWith(sentences);
  findWhichParent(sentences, language);
  findCalledOther(sentences, language);
  findAbout(sentences, language);
  findOwned(sentences, language);
  leaveOutCalls(sentences, language);
  return { language, sentences, exchanges, takenBack };
}

/** The writer, the checks and the evidence read the same talk. */
export const readTalk: (pieces: readonly TranscriptPiece[], language: Language) => Talk = onceFor(read);
