/** The line between a browser and the server, which a test can cut. */
import { connect, createServer, type Socket } from 'node:net';

export type Line = { port: number; cut(): void; mend(): void; close(): Promise<void> };

export async function openLine(port: number, to_port: number): Promise<Line> {
  const open = new Set<Socket>();
  let isCut = false;

  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(to_port, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      // Either end may vanish at any time: that is what this line is for.
      socket.on('error', () => socket.destroy());
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));

  const hangUp = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    port,
    cut() {
      isCut = true;
      hangUp();
    },
    mend() {
      isCut = false;
    },
    async close() {
      hangUp();
      await new Promise((done) => server.close(done));
    },
  };
}
