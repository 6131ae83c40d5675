/** A server that stops ends what pages listen to, and then waits for nobody. */
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { followEvents } from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../test/harness.ts';

const { app, aUser } = await harness();

/** Without an end of its own for what is idle: after a minute of waiting these tests would pass whatever the server does. */
async function listen(to: typeof app): Promise<number> {
  Object.assign(to.server, { keepAliveTimeout: 0, headersTimeout: 0 });
  await to.listen({ host: '127.0.0.1', port: 0 });
  return (to.server.address() as AddressInfo).port;
}

test('a page that listens and keeps its connection does not hold up a server that stops', async () => {
  const { access } = await aUser();
  const page = connect(await listen(app), '127.0.0.1');
  page.write(
    `GET ${followEvents.path} HTTP/1.1\r\nhost: noteer\r\nauthorization: Bearer ${access}\r\nconnection: keep-alive\r\n\r\n`,
  );
  const [first] = await once(page, 'data');
  expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
  page.resume();

  await app.close();
  expect(app.server.listening).toBe(false);
});

test('nor does a connection on which nothing was asked yet, as browsers open them', async () => {
  const { app } = await harness();
  const accepted = once(app.server, 'connection');
  connect(await listen(app), '127.0.0.1');
  await accepted;

  await app.close();
  expect(app.server.listening).toBe(false);
});
