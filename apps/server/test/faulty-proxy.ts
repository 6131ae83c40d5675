/** A road to a server on which things go wrong as told, one request after the other; then it is a good one. */
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

type Trouble =
  /** The connection breaks before anything arrives. */
  | 'reset'
  /** It arrives and is done, but the answer gets lost. */
  | 'answer-lost'
  /** Nobody ever answers. */
  | 'silence'
  /** One bit of what was sent arrives as another. */
  | 'damage'
  /** Somebody on the way answers with this status. */
  | number;

const withOtherBit = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const damaged = Buffer.from(chunk);
      damaged[0] = (damaged[0] ?? 0) ^ 1;
      done(null, damaged);
    },
  });

export async function openFaultyProxy(port: number) {
  let passed = 0;
  let ahead: Trouble[] = [];
  const server = createServer((request, response) => {
    passed++;
    const trouble = ahead.shift();
    if (trouble === 'silence') return;
    if (trouble === 'reset') return request.socket.resetAndDestroy();
    if (typeof trouble === 'number') {
      response
        .writeHead(trouble, { location: `http://127.0.0.1:${port}/elsewhere`, connection: 'close' })
        .end();
      return;
    }
    const { method, url: path, headers } = request;
    const onward = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      if (trouble === 'answer-lost') return request.socket.resetAndDestroy();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => request.socket.resetAndDestroy());
    (trouble === 'damage' ? request.pipe(withOtherBit()) : request).pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    /** What goes wrong from now on; counting begins anew. */
    expect(...troubles: Trouble[]) {
      ahead = troubles;
      passed = 0;
    },
    requests: () => passed,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
