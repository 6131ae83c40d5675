/** What became of a conversation that was spoken: who was taken to say what. */
import { type Language, readTalk, type TranscriptPiece } from '@noteer/clinical';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** On the screen a piece has the letter of its voice; A is the first that was heard. */
const piecesOn = (page: Page): Promise<TranscriptPiece[]> =>
  page.locator('.piece-row').evaluateAll((rows) =>
    rows.map((row, seq) => {
      const tone = row.getAttribute('data-tone') ?? 'unsure';
      return {
        seq,
        start_s: seq,
        end_s: seq + 1,
        text: row.querySelector('.piece > span:last-child')?.textContent ?? '',
        voice: tone === 'unsure' ? null : tone.charCodeAt(0) - 'a'.charCodeAt(0),
        voice_sure: tone === 'unsure' ? null : 1,
      };
    }),
  );

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The line that a piece is of: a recogniser changes words, but seldom most of them. */
function lineOf(text: string, lines: readonly string[]): number {
  const heard = new Set(wordsOf(text));
  const shared = lines.map((line) => wordsOf(line).filter((word) => heard.has(word)).length);
  return shared.indexOf(Math.max(...shared));
}

const LEAST_RIGHT = 0.85;

/** The clinician spoke the first line, the client the second, and so on. */
export async function expectSpeakers(
  page: Page,
  lines: readonly string[],
  language: Language,
): Promise<void> {
  // The conversation and who speaks in it come one after the other.
  await expect(page.locator('.piece-row[data-tone]').nth(lines.length - 1)).toBeAttached();
  const pieces = await piecesOn(page);
  const { sentences } = readTalk(pieces, language);
  const right = pieces.filter(({ seq, text }) => {
    const role = lineOf(text, lines) % 2 === 0 ? 'clinician' : 'client';
    return sentences.every((sentence) => sentence.seq !== seq || sentence.speaker.role === role);
  });
  expect(right.length / pieces.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
}
