/** A server of calendars on this machine, which answers as it is told. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export async function feedServer() {
  let listener: RequestListener = (_request, response) => response.end();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    address: `http://127.0.0.1:${port}/geheim/agenda.ics`,
    answer(next: RequestListener) {
      listener = next;
    },
    give(text: string) {
      listener = (_request, response) =>
        response.writeHead(200, { 'content-type': 'text/calendar' }).end(text);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
