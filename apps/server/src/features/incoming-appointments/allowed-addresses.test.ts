import { expect, test } from 'vitest';
import { isAllowed } from './allowed-addresses.ts';
import { FeedTrouble, fetchFeed } from './fetch-feed.ts';

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '169.254.169.254',
  '100.100.100.200',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fe80::1%eth0',
  'fd00:ec2::254',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:169.254.169.254',
])('%s is asked for no calendar, in whatever network this machine is', (address) => {
  expect([isAllowed(address, 'public'), isAllowed(address, 'private')]).toEqual([false, false]);
});

test.each([
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '100.64.1.1',
  'fc00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
])('%s is asked where the machine’s settings say so', (address) => {
  expect([isAllowed(address, 'public'), isAllowed(address, 'private')]).toEqual([false, true]);
});

test.each(['93.184.215.14', '2606:2800:21f::1'])('%s is asked', (address) => {
  expect(isAllowed(address, 'public')).toBe(true);
});

const limits = { FEED_NETWORKS: 'public', FEED_SECONDS: 20, FEED_MEGABYTES: 1 } as const;

test.each([
  'http://127.0.0.1:9/',
  'http://localhost:9/',
  'http://[::1]:9/',
  'http://2130706433:9/',
  'http://0x7f.1:9/',
])('%s is this machine, however it is written', async (address) => {
  const asked = fetchFeed(address, limits, new AbortController().signal);
  await expect(asked).rejects.toEqual(new FeedTrouble('not_allowed'));
});
