import { expect, test } from 'vitest';
import { eventsIn } from './event-stream.ts';

async function eventsOf(...pieces: string[]): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  const seen: string[] = [];
  for await (const event of eventsIn(body)) seen.push(event);
  return seen;
}

test('events come out one by one, wherever the network cut them', async () => {
  const text = ': connected\n\nevent: change\ndata: {"id":"één"}\n\nevent: change\ndata: {"id":"2"}\n\n';
  const expected = ['{"id":"één"}', '{"id":"2"}'];
  expect(await eventsOf(text)).toEqual(expected);
  expect(await eventsOf(...text)).toEqual(expected);
});

test('heartbeats say nothing', async () => {
  expect(await eventsOf(': still here\n\n', ': still here\n\n')).toEqual([]);
});

test('an event that was cut off is not an event', async () => {
  expect(await eventsOf('data: {"id":')).toEqual([]);
});

test('several lines of data are one event', async () => {
  expect(await eventsOf('data: a\ndata: b\n\n')).toEqual(['a\nb']);
});
