/** What the browser reads of the server, or makes of a note, whatever stands in it. */
import { expect, test } from 'vitest';
import { type Chance, chanceOf, rounds, seeds } from '../../../../fuzz/chance.ts';
import { eventsIn } from './event-stream.ts';
import { htmlNote, plainNote } from './note-formats.ts';

const bits = [
  ...['# ', '## ', '- ', '* ', '1. ', '**', '*', '_', '`', '[', '](', '>', '\\', '\n', '\n\n', '|', ' '],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '&lt;',
    '&amp;',
    '"',
    '\0',
    '\uD800',
    '\u202E',
  ],
  ...['😀', 'a', 'Slaapt slecht.', 'javascript:alert(1)', 'x'.repeat(300), '\t', '\r\n'],
];
const anyText = (chance: Chance) =>
  Array.from({ length: chance.number(40) }, () => chance.pick(bits)).join('');

test('what goes to the clipboard holds tags of ours and no others', () => {
  const chance = chanceOf('clipboard', seeds[0] ?? 1);
  for (let count = 0; count < 200 * rounds; count++) {
    const note = anyText(chance);
    const format = { hasHeadings: chance.is(0.5) };
    const tags = htmlNote(note, format).match(/<[^>]*>?/g) ?? [];
    for (const tag of tags) expect(tag).toMatch(/^<\/?(?:p|br|h[1-6]|ul|ol|li|strong|em|code|div|hr)>$/);
    expect(plainNote(note, format)).toBeTypeOf('string');
  }
});

const streamOf = (bytes: Uint8Array, chance: Chance) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; ) {
        const length = chance.number(20) + 1;
        controller.enqueue(bytes.slice(at, at + length));
        at += length;
      }
      controller.close();
    },
  });

test('events come whole, wherever the line is cut, and what is none is passed over', async () => {
  const chance = chanceOf('events in the browser', seeds[0] ?? 1);
  const noise = [': still here\n\n', 'event: change\n\n', '\n\n', 'id: 7\nretry: 1\n\n', ':\n\n'];
  for (let count = 0; count < 30 * rounds; count++) {
    const sent: string[] = [];
    let text = '';
    for (let events = chance.number(8); events > 0; events--) {
      if (chance.is(0.4)) text += chance.pick(noise);
      const data = JSON.stringify({ kind: anyText(chance).toWellFormed(), id: count });
      sent.push(data);
      text += `event: change\ndata: ${data}\n\n`;
    }
    const heard: string[] = [];
    for await (const event of eventsIn(streamOf(new TextEncoder().encode(text), chance))) heard.push(event);
    expect(heard).toEqual(sent);
  }
});
