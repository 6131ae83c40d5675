/** Whom we believe when a request says that it came through others (X-Forwarded-For). */
import { BlockList, isIP } from 'node:net';

/** `hop` 0 is the connection itself, 1 the last address in the header, and so on towards the visitor. */
type IsTrusted = (address: string, hop: number) => boolean;

const prefixBits = { 4: 32, 6: 128 };

function readNetworks(text: string): BlockList | undefined {
  const networks = new BlockList();
  for (const network of text.split(',')) {
    const [address = '', prefix, ...more] = network.trim().split('/');
    const version = isIP(address) as 0 | 4 | 6;
    if (version === 0 || more.length > 0) return undefined;
    const bits = prefix === undefined ? prefixBits[version] : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (bits < 0 || bits > prefixBits[version]) return undefined;
    networks.addSubnet(address, bits, `ipv${version}`);
  }
  return networks;
}

/** What TRUST_PROXY says: nobody (false), so many proxies, or those in its networks. Undefined when it says none of it. */
export function readTrustProxy(setting: string): IsTrusted | false | undefined {
  if (setting === 'off') return false;
  if (/^[1-9]\d?$/.test(setting)) return (_address, hop) => hop < Number(setting);
  const networks = readNetworks(setting);
  return (
    networks &&
    ((address) => {
      const version = isIP(address);
      return version !== 0 && networks.check(address, `ipv${version as 4 | 6}`);
    })
  );
}
