/** A note of so many pages, and the conversation that it would come from. */

const WORDS_PER_PAGE = 500;

const sentences = [
  'Patiënt geeft aan nog steeds **slecht te slapen** en is het grootste deel van de dag somber.',
  'Sertraline 50 mg wordt elke ochtend ingenomen, zonder noemenswaardige bijwerkingen.',
  'De PHQ-9 van vandaag is 17, vorige maand was dat 19.',
  'Er zijn geen gedachten aan de dood, en er is *geen* sprake van suïcidale plannen.',
  'Werk gaat moeizaam: drie dagen van vier uur, in overleg met de bedrijfsarts.',
  '- controle van het bloedbeeld over 6 weken',
];

const words = (text: string) => text.split(/\s+/).length;

export function noteOf(pages: number): string {
  const lines: string[] = [];
  let count = 0;
  for (let turn = 0; count < pages * WORDS_PER_PAGE; turn++) {
    if (turn % 12 === 0) lines.push('', `## Contact ${turn / 12 + 1}`, '');
    const line = sentences[turn % sentences.length] ?? '';
    lines.push(line);
    count += words(line);
  }
  return `${lines.slice(1).join('\n')}\n`;
}

export const conversationOf = (note: string) =>
  note
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((text, seq) => ({ seq, start_s: seq * 4, end_s: seq * 4 + 4, text: text.replaceAll(/[*-]/g, '') }));
