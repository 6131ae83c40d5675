import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Answer, Asking, Question } from './port.ts';
import { ModelError } from './problem.ts';
import { WritingAlong } from './writing-along.ts';

const questionAbout = (talk: string): Question => ({
  ...{ name: 'note', instructions: '', talk, after: '', schema: {}, answer_tokens: 100 },
});
const answerOf = (text: string): Answer => ({
  ...{ text, isCutOff: false, tokens_read: 1, tokens_written: 1, seconds_to_first: 0, seconds: 1 },
});

/** A model that answers when the test says so. */
function slowModel() {
  const asked: {
    talk: string;
    asking: Asking;
    answer: (text: string) => void;
    fail: () => void;
  }[] = [];
  const along = new WritingAlong((question, asking) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    asking.signal.addEventListener('abort', () => reject(asking.signal.reason));
    asked.push({
      ...{ talk: question.talk, asking },
      answer: (text) => resolve(answerOf(text)),
      fail: () => reject(new ModelError('broken_answer', 'it broke off')),
    });
    return promise;
  });
  return { along, asked };
}

const { signal } = new AbortController();
const part = questionAbout('[0] Goedemorgen.');

test('what was written while people talked is there at once for whoever asks it afterwards', async () => {
  const { along, asked } = slowModel();
  expect(along.write('talk', part)).toBeUndefined();
  expect(along.write('talk', part)).toBeUndefined();
  asked[0]?.asking.onText?.('{"sections"');
  asked[0]?.answer('{"sections":{}}');
  await turn();
  expect(along.write('talk', part)?.text).toBe('{"sections":{}}');
  const texts: string[] = [];
  const answer = await along.ask(part, { signal, onText: (text) => texts.push(text) });
  expect(answer.text).toBe('{"sections":{}}');
  expect(texts).toEqual(['{"sections"']);
  expect(asked).toHaveLength(1);
});

test('whoever asks in the middle of it sees the rest come, and may stop waiting', async () => {
  const { along, asked } = slowModel();
  along.write('talk', part);
  asked[0]?.asking.onText?.('a');
  const texts: string[] = [];
  const answer = along.ask(part, { signal, onText: (text) => texts.push(text) });
  const leaving = new AbortController();
  const left = along.ask(part, { signal: leaving.signal });
  asked[0]?.asking.onText?.('ab');
  leaving.abort(new Error('stopped'));
  await expect(left).rejects.toThrow('stopped');
  asked[0]?.answer('abc');
  expect((await answer).text).toBe('abc');
  expect(texts).toEqual(['a', 'ab']);
});

test('who waits for the model goes before what nobody waits for, which is begun again later', async () => {
  const { along, asked } = slowModel();
  along.write('talk', part);
  const answer = along.ask(questionAbout('another talk'), { signal });
  expect(asked[0]?.asking.signal.aborted).toBe(true);
  await turn();
  expect(along.write('talk', part)).toBeUndefined();
  expect(asked.map(({ talk }) => talk)).toEqual([part.talk, 'another talk']);
  asked[1]?.answer('yes');
  await answer;
  along.write('talk', part);
  expect(asked).toHaveLength(3);
});

test('what failed, or was no note, is asked for anew', async () => {
  const { along, asked } = slowModel();
  along.write('talk', part);
  const answer = along.ask(part, { signal });
  asked[0]?.fail();
  await turn();
  asked[1]?.answer('whole');
  expect((await answer).text).toBe('whole');
  along.write('talk', part);
  asked[2]?.answer('no note');
  await turn();
  const again = along.ask(part, { signal, isAgain: true });
  asked[3]?.answer('a note');
  expect((await again).text).toBe('a note');
});

test('of a talk that is forgotten nothing stays, and what is being written of it stops', async () => {
  const { along, asked } = slowModel();
  along.write('talk', part);
  asked[0]?.answer('done');
  along.write('talk', questionAbout('the next part'));
  await turn();
  along.forget('talk');
  expect(asked[1]?.asking.signal.aborted).toBe(true);
  expect(along.write('talk', part)).toBeUndefined();
  expect(asked).toHaveLength(3);
});
