/** A real HTTP server that speaks POST /v1/audio/transcriptions, and can be told to behave badly. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SPEECH_RATE } from '@noteer/audio';
import type { SpeechEngine } from '../src/engines/transcription/engine.ts';
import type { SpeechDetector } from '../src/engines/vad/detector.ts';
import { samplesOf } from './spoken.ts';

type Behaviour = 'good' | 'slow' | 'failing' | 'refusing' | 'garbled' | 'oversized' | 'broken' | 'plain';

type TranscriptionServer = {
  url: string;
  behave(how: Behaviour): void;
  /** What the last request held. */
  readonly asked: { authorization: string | undefined; fields: Record<string, string> };
  close(): Promise<void>;
};

/** `engine` does the listening, so that what goes over the wire is proven by what comes back. */
export async function startTranscriptionServer(
  engine: SpeechEngine,
  detector: SpeechDetector,
): Promise<TranscriptionServer> {
  let behaviour: Behaviour = 'good';
  const asked: TranscriptionServer['asked'] = { authorization: undefined, fields: {} };

  async function answer(body: Buffer<ArrayBuffer>, type: string): Promise<unknown> {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    asked.fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as never;
    const audio = await samplesOf(new Uint8Array(await (form.get('file') as File).arrayBuffer()));
    if (behaviour === 'plain') return { text: 'just words' };
    const { signal } = new AbortController();
    const speech = await detector.speechIn(audio, signal);
    const segments = await engine.hear(audio, { language: 'en', prompt: '', speech, signal });
    return {
      text: segments.map(({ text }) => text).join(' '),
      duration: audio.length / SPEECH_RATE,
      segments: segments.map(({ start_s, end_s, text }, id) => ({
        id,
        start: start_s,
        end: end_s,
        text,
        avg_logprob: -0.2,
        no_speech_prob: 0.01,
      })),
    };
  }

  const server = createServer(async (request, response) => {
    asked.authorization = request.headers.authorization;
    const body = await buffer(request);
    const secret = 'the patient said something that nobody may read in a log';
    if (behaviour === 'slow') return;
    if (behaviour === 'failing') return void response.writeHead(503).end(secret);
    if (behaviour === 'refusing') return void response.writeHead(401).end(secret);
    if (behaviour === 'garbled') return void response.end(`<html>${secret}</html>`);
    if (behaviour === 'broken') return void response.socket?.destroy();
    if (behaviour === 'oversized') return void response.end(JSON.stringify({ text: 'x'.repeat(5_000_000) }));
    if (request.url !== '/v1/audio/transcriptions') return void response.writeHead(404).end();
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(await answer(body as Buffer<ArrayBuffer>, request.headers['content-type'] ?? '')),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave(how) {
      behaviour = how;
    },
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await engine.close();
    },
  };
}
