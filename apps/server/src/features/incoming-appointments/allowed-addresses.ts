/** Which machines may be asked for a calendar: whoever types its address must not make this server ask around in its own network. */
import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Settings } from '../../settings.ts';

type Networks = Settings['FEED_NETWORKS'];

const listOf = (...ranges: string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits = ''] = range.split('/');
    list.addSubnet(network, Number(bits), network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
};

/** This machine, what is on its cable, what clouds tell machines about themselves, and what is no single machine. */
const never = listOf(
  ...[
    '0.0.0.0/8',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '100.100.100.200/32',
    '192.0.0.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4',
  ],
  ...['::/127', 'fe80::/10', 'fd00:ec2::/32', 'ff00::/8'],
);

/** Networks of houses and institutions; and ways of writing an address of the old kind in one of the new kind. */
const inside = listOf(
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '198.18.0.0/15'],
  ...['fc00::/7', 'fec0::/10', '64:ff9b::/96', '64:ff9b:1::/48', '2002::/16', '2001::/32'],
);

export function isAllowed(address: string, networks: Networks): boolean {
  if (networks === 'any') return true;
  const bare = address.replace(/%.*$/, '');
  const family = isIP(bare) === 6 ? 'ipv6' : 'ipv4';
  if (isIP(bare) === 0 || never.check(bare, family)) return false;
  return networks === 'private' || !inside.check(bare, family);
}

export class NotAllowed extends Error {
  override name = 'NotAllowed';
}

/**
 * Looks a name up and answers only with machines that may be asked. The connection is made to what was looked at here: a name
 * that leads elsewhere a moment later gains nothing.
 */
export const allowedLookup =
  (networks: Networks): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const addresses = found.filter(({ address }) => isAllowed(address, networks));
      const [first] = addresses;
      if (!first) return callback(new NotAllowed('an address that may not be asked'), '');
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
