/** Dutch talk as long as is wanted: the same few consultations, each time with other numbers and days. */
import { demoConsultations, dutchConsultation } from './dutch-consultation.ts';

const WORDS_A_MINUTE = 150;
const days = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

const numberedDay = (round: number) => days[round % days.length] as string;

const varied = (line: string, round: number): string =>
  line
    .replaceAll(/\d+/g, (digits) => String(Number(digits) + round))
    .replaceAll(/\b(maan|dins|woens|donder|vrij|zater|zon)dag\b/g, () => numberedDay(round));

/** The pieces that have been heard after each half minute. */
export function halfMinutes(minutes: number): string[] {
  const lines = [...dutchConsultation, ...demoConsultations().flat()];
  const pieces: string[] = [];
  let piece: string[] = [];
  let words = 0;
  for (let number = 0; pieces.length < minutes * 2; number++) {
    const line = varied(lines[number % lines.length] as string, Math.floor(number / lines.length));
    piece.push(`[${number + 1}] ${line}`);
    words += line.split(' ').length;
    if (words < (pieces.length + 1) * (WORDS_A_MINUTE / 2)) continue;
    pieces.push(piece.join('\n'));
    piece = [];
  }
  return pieces;
}
