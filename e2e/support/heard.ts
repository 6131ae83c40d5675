/** Whether the voices of a conversation that was spoken were told apart. */
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

type Piece = { text: string; voice: string };

/** On the screen a piece has the letter of its voice; one that is unsure has none. */
const piecesOn = (page: Page): Promise<Piece[]> =>
  page.locator('.piece-row').evaluateAll((rows) =>
    rows.map((row) => ({
      text: row.querySelector('.piece > span:last-child')?.textContent ?? '',
      voice: row.getAttribute('data-tone') ?? 'unsure',
    })),
  );

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** The line that a piece is of: a recogniser changes words, but seldom most of them. */
function lineOf(text: string, lines: readonly string[]): number {
  const heard = new Set(wordsOf(text));
  const shared = lines.map((line) => wordsOf(line).filter((word) => heard.has(word)).length);
  return shared.indexOf(Math.max(...shared));
}

const LEAST_RIGHT = 0.85;

/** The clinician spoke the first line, the client the second, and so on: what each said is of one voice. */
export async function expectVoices(page: Page, lines: readonly string[]): Promise<void> {
  // The conversation and who speaks in it come one after the other.
  await expect(page.locator('.piece-row[data-tone]').nth(lines.length - 1)).toBeAttached();
  const sure = (await piecesOn(page)).filter(({ voice }) => voice !== 'unsure');
  const isFirst = ({ text }: Piece) => lineOf(text, lines) % 2 === 0;
  const first = sure.find(isFirst)?.voice;
  const right = sure.filter((piece) => isFirst(piece) === (piece.voice === first));
  expect(right.length / sure.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
}
