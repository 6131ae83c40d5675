/** Requests of many rooms from one process: kept lines, which can be cut, and no more work than that. */
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';

type Asked = {
  method: string;
  path: string;
  access?: string | undefined;
  type?: string;
  body?: Buffer | string | undefined;
  /** Gets the answer as it comes, instead of all of it at the end. */
  onBytes?: (bytes: Buffer) => void;
};

export type Answer = { status: number; body: string };
export type Traffic = ReturnType<typeof createTraffic>;

/** As the recorder of the browser: a chunk that takes longer is on a dead line. */
const GIVE_UP_MS = 30_000;
const AWAY_MS = 1_000;

export function createTraffic(addresses: readonly { port: number }[]) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 1024 });
  const statuses = new Map<number, number>();

  /** Until when nobody is sent to a server that took no connection, as whatever shares out requests does. */
  const away = new Map<number, number>();

  function choose(room: number, failures: number): number {
    const now = performance.now();
    const there = addresses.filter(({ port }) => (away.get(port) ?? 0) < now);
    const among = there.length > 0 ? there : addresses;
    return (among[(room + failures) % among.length] as { port: number }).port;
  }

  /** Where nobody listens nothing was sent either: the next server is asked at once. */
  async function ask(room: number, failures: number, asked: Asked): Promise<Answer> {
    for (let tries = 1; ; tries++) {
      const port = choose(room, failures);
      try {
        return await askAt(port, asked);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
        away.set(port, performance.now() + AWAY_MS);
        if (tries >= addresses.length) throw error;
      }
    }
  }

  function askAt(port: number, { method, path, access, type, body, onBytes }: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const headers = {
        ...(access && { authorization: `Bearer ${access}` }),
        ...(type && { 'content-type': type }),
        ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      };
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (response) => {
        const status = response.statusCode ?? 0;
        const kept: Buffer[] = [];
        response.on('data', (bytes: Buffer) => (onBytes && status < 300 ? onBytes(bytes) : kept.push(bytes)));
        response.once('error', reject);
        response.once('close', () => {
          if (!response.complete) return reject(new Error('the answer was cut off'));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          resolve({ status, body: Buffer.concat(kept).toString() });
        });
      });
      sent.setTimeout(GIVE_UP_MS, () => sent.destroy(new Error('no answer')));
      sent.once('error', reject);
      sent.end(body);
    });
  }

  return {
    ask,
    /** How often each status was answered. */
    statuses,
    /** Of all lines that are open now, whether something is on its way or not. */
    cutLines(share: number, random: () => number): number {
      const lines = [...Object.values(agent.sockets), ...Object.values(agent.freeSockets)]
        .flat()
        .filter((line): line is Socket => line !== undefined && random() < share);
      for (const line of lines) line.resetAndDestroy();
      return lines.length;
    },
    close: () => agent.destroy(),
  };
}
