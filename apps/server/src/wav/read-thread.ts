/** The thread that reads WAVs. Each file has a port of its own: a piece in, its samples out. */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { AudioError, Mono16kReader } from '@noteer/audio';
import type { Answer, Question } from './messages.ts';

function answer(reader: Mono16kReader, question: Question): Answer {
  try {
    if ('piece' in question) return { samples: [...reader.push(question.piece)] };
    const samples = [...reader.end()];
    const balance = reader.balance();
    return { samples, ...(balance && { balance }) };
  } catch (error) {
    if (error instanceof AudioError) return { refused: { code: error.code, message: error.message } };
    return { failed: (error as Error).message };
  }
}

parentPort?.on('message', (port: MessagePort) => {
  const reader = new Mono16kReader();
  port.on('message', (question: Question) => {
    const words = answer(reader, question);
    const buffers = 'samples' in words ? words.samples.map(({ buffer }) => buffer) : [];
    port.postMessage(words, buffers);
  });
});
