/** One message of RFC 5424, over UDP or, with its length before it (RFC 6587), over TCP. */
import { createSocket } from 'node:dgram';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import type { Head } from './heads.ts';

/** Facility 13 (log audit), severity 6 (informational). */
const PRIORITY = 13 * 8 + 6;
const WITHIN_MS = 10_000;
const ports = { 'udp:': 514, 'tcp:': 601 };

/** 32473 is the number that RFC 5612 keeps for those who have none of their own. */
function messageOf({ at, number, mac, key_name }: Head): string {
  const host = hostname().replaceAll(/[^\x21-\x7e]/g, '') || '-';
  const data = `[head@32473 number="${number}" mac="${mac}" key="${key_name}"]`;
  return `<${PRIORITY}>1 ${at} ${host} noteer ${process.pid} ACCESSLOG ${data} head of the access log`;
}

const overUdp = (host: string, port: number, message: string) =>
  new Promise<void>((done, fail) => {
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
    const end = (error?: Error | null) => {
      socket.close();
      if (error) fail(error);
      else done();
    };
    socket.once('error', end);
    socket.send(message, port, host, end);
  });

const overTcp = (host: string, port: number, message: string) =>
  new Promise<void>((done, fail) => {
    const socket = connect(port, host);
    socket.setTimeout(WITHIN_MS, () =>
      socket.destroy(new Error('the syslog of the access log does not answer')),
    );
    socket.once('error', fail);
    socket.once('close', (hadError) => !hadError && done());
    socket.once('connect', () => socket.end(`${Buffer.byteLength(message)} ${message}`));
    socket.resume();
  });

export async function sendSyslog(address: string, head: Head): Promise<void> {
  const { protocol, hostname: named, port } = new URL(address);
  const host = named.replaceAll(/[[\]]/g, '');
  const to = Number(port) || ports[protocol as keyof typeof ports];
  await (protocol === 'udp:' ? overUdp : overTcp)(host, to, messageOf(head));
}
