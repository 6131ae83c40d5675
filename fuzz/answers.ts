/** A transcription server on loopback that answers what it was told to, whatever it was asked. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function openTranscripts() {
  let next = '';
  const server = createServer((request, response) => {
    request.resume().once('end', () => void response.end(next));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer(text: string) {
      next = text;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
