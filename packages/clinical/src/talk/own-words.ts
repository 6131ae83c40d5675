/** Where an interpreter speaks for themselves: `I'm not available that day` is not said by the client. */
import type { Sentence } from './sentence.ts';

const interprets = /^(?:tolk|interpreter)$/;
const says =
  /^(?:(?:ja|nee|maar|eh|yes|no|but|um),? )*(?:hij|ze|zij|meneer|mevrouw|he|she|they) (?:\p{L}+ )?(?:zegt|zei|vraagt|vertelt|says|said|asks)(?!\p{L})/iu;
const ofThird = /^(?:(?:ja|nee|maar|en|eh|yes|no|but|and|um),? )*(?:hij|ze|zij|he|she)(?!\p{L})/iu;
const ofFirst = /(?<!\p{L})(?:ik|mij|me|mijn|i|my)(?!\p{L})/iu;

/** What is said of the work itself, or of when they can come. */
const ofWork =
  /(?<!\p{L})(?:(?:ik|i)(?:['’](?:m|ve|ll))? (?:\p{L}+ ){0,5}(?:vertaal\p{L}*|tolk\p{L}*|geheimhouding|vraag het na|beschikbaar|agenda|translate\p{L}*|interpret\p{L}*|confidential|available|booked)|possible for me|suits me|i (?:can|could) do \p{L}+day|(?:naar|tegen) mij|ik kan (?:dan|die dag) niet|dan kan ik niet)(?!\p{L})/iu;

const mended = /(?<!\p{L})(?:misheard|verkeerd|sorry)(?!\p{L})/iu;

/** Who says `she sleeps badly` all the time means themselves with `I`. */
const FEWEST_THIRD = 8;
const MOST_FIRST = 0.25;

function speaksInThird(spoken: readonly Sentence[]): boolean {
  const third = spoken.filter(({ text }) => ofThird.test(text) && !says.test(text)).length;
  const first = spoken.filter(({ text }) => ofFirst.test(text) && !says.test(text)).length;
  return third >= FEWEST_THIRD && first <= MOST_FIRST * third;
}

/** Marks what is said by an interpreter and not by the client through them. */
export function findOwnWords(sentences: readonly Sentence[]): void {
  const spoken = sentences.filter(({ speaker }) => interprets.test(speaker.relation ?? ''));
  if (spoken.length === 0) return;
  const inThird = speaksInThird(spoken);
  const ownTurns = new Set<number>();
  // What is told through `she says` has begun to be the client's.
  const told = new Set<number>();
  for (const sentence of spoken) {
    const { seq, text, speaker } = sentence;
    if (says.test(text)) told.add(seq);
    // `Eight months, I misheard` tells what the client said all the same.
    const isFirst = ofFirst.test(text) && !mended.test(text);
    const isOwn = !told.has(seq) && (ofWork.test(text) || (isFirst && (inThird || ownTurns.has(seq))));
    if (!isOwn) continue;
    ownTurns.add(seq);
    sentence.speaker = { ...speaker, isOwn: true };
  }
}
