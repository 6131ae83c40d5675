/** Talks of any length that never say the same thing twice: what is remembered of a sentence does not make them cheap. */
import type { TranscriptPiece } from '../src/index.ts';

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'];
const medicines = ['sertraline', 'metformine', 'lithium', 'quetiapine', 'oxazepam', 'paracetamol', 'ramipril'];
const people = ['mijn moeder', 'mijn broer', 'mijn vrouw', 'mijn dochter', 'de buurman', 'mijn baas'];

const turns: readonly ((turn: number, pick: (from: readonly string[]) => string) => string)[] = [
  (turn) => `Hoe ging het slapen sinds we elkaar ${turn % 9} weken geleden spraken?`,
  (turn) => `Matig. Ik lig zeker ${turn % 7} uur wakker, en dan denk ik aan dossier ${turn}.`,
  (turn, pick) => `En de ${pick(medicines)}, neemt u die nog, ${(turn % 8) * 25} milligram?`,
  (turn, pick) => `Ja. Nou nee, sinds ${pick(weekdays)} neem ik er ${(turn % 5) + 1}, de rest van doos ${turn} ligt er nog.`,
  (_, pick) => `Hoe reageert ${pick(people)} daarop?`,
  (turn, pick) => `Och, ${pick(people)} had het zelf ook, die kreeg ${pick(medicines)} en kwam ${turn % 20} kilo aan.`,
  (turn) => `Heeft u nog gedachten gehad dat het leven niet meer hoeft, zoals in week ${turn}?`,
  () => 'In het voorjaar wel. Nu niet, en plannen heb ik nooit gehad.',
  (turn) => `De bloeddruk is ${120 + (turn % 40)} over ${70 + (turn % 25)}, de pols ${60 + (turn % 30)}.`,
  (turn) => `Goed. Ik heb ook weer ${turn} stappen gezet, volgens die teller.`,
  (turn, pick) => `Dan spreken we af dat u de ${pick(medicines)} verhoogt naar ${(turn % 8) * 25 + 25} milligram.`,
  () => 'Dat is goed. Moet ik dan nog bloed laten prikken?',
  (turn, pick) => `Ja, over ${(turn % 6) + 1} weken. Ik zie u ${pick(weekdays)} om kwart over ${(turn % 11) + 1}.`,
  (turn) => `Prima, dan schrijf ik dat op, nummer ${turn}. Tot dan.`,
];

const SECONDS_A_TURN = 5;

export function longTalk(length: number): TranscriptPiece[] {
  return Array.from({ length }, (_, seq) => {
    const pick = (from: readonly string[]) => from[(seq * 7 + Math.floor(seq / 13)) % from.length] ?? '';
    return {
      seq,
      start_s: seq * SECONDS_A_TURN,
      end_s: (seq + 1) * SECONDS_A_TURN,
      text: turns[seq % turns.length]?.(seq, pick) ?? '',
    };
  });
}
