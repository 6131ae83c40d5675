/** A language model that takes its time, as real ones do, at an address that it leaves and comes back to. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ChatRequest,
  isSecondReading,
  noRemarks,
  openChatServer,
  questionOf,
  sectionsAsked,
  shownPieces,
  stream,
} from '../../apps/server/test/chat-server.ts';
import { freePort } from '../support/noteer.ts';

/** It reads first, and then writes a few words at a time: about seven seconds for a note, five for a second reading. */
const READS_MS = 2_500;
const WRITES_MS = 400;

/** What the second reading puts behind the first line of every note. */
export const READ_OVER = '(read over)';

/** Every piece is a sentence, word for word, and all of them stand in the first section. */
function note(request: ChatRequest) {
  const [first = '', ...others] = sectionsAsked(request);
  const sentences = shownPieces(request).map(({ text, seq }) => ({ text, sources: [seq] }));
  return {
    sections: { [first]: sentences, ...Object.fromEntries(others.map((id) => [id, []])) },
    ...{ tasks: [], diagnoses: [], doubts: [] },
  };
}

/** Of the first line of the note, as it is shown: `1. What it says [0]`. */
function remarks(request: ChatRequest) {
  const [, line = '', sources = ''] = /^1\. (.+) \[([\d, ]+)\]$/m.exec(questionOf(request)) ?? [];
  const wrong = {
    ...{ line: 1, why: 'It was read over.', text: `${line} ${READ_OVER}` },
    sources: sources.split(', ').map(Number),
  };
  return { ...noRemarks, wrong: [wrong] };
}

export type SlowModel = Awaited<ReturnType<typeof openSlowModel>>;

export async function openSlowModel() {
  const port = await freePort();
  const open = async () => {
    const server = await openChatServer(port);
    server.behave(async (request, response) => {
      const answer = JSON.stringify(isSecondReading(request) ? remarks(request) : note(request));
      await stream(response, answer, {
        // Nobody waits for what nobody reads any more.
        pace: async (written) => {
          if (!response.destroyed) await sleep(written === '' ? READS_MS : WRITES_MS);
        },
      });
    });
    return server;
  };
  let server = await open();
  return {
    settings: { WRITER: 'http', WRITER_URL: server.url, WRITER_MODEL: 'slow' },
    name: 'slow',
    /** In the middle of whatever it was writing. */
    leave: () => server.close(),
    async comeBack() {
      server = await open();
    },
    close: () => server.close(),
  };
}
