import { expect, test } from 'vitest';
import { namesIn, withNames } from './names-in.ts';

const names = namesIn(
  [
    'Dat doet Geertje op zondag.',
    "'s Nachts belt ze, Wim.",
    'Met de Trein, zeg maar. Die trein was laat.',
  ].map((text, seq) => ({ seq, start_s: seq, end_s: seq + 1, text })),
);

test('a name keeps its capital where it stands within a sentence', () => {
  expect(withNames('Neemt het in; geertje zet het klaar, wim niet.', names)).toBe(
    'Neemt het in; Geertje zet het klaar, Wim niet.',
  );
});

test('a word that was also said small is no name, and nor is one that only begins a sentence', () => {
  expect(withNames("Kwam met de trein; 's nachts laat.", names)).toBe("Kwam met de trein; 's nachts laat.");
});
