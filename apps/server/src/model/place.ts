/** Whether what is said to a server stays in the house. Loopback and private addresses do, unless the institution says otherwise. */
import type { ModelPlace } from './port.ts';

const privateNames = /^(localhost|.+\.(local|localhost|lan|internal|home\.arpa))$/i;

function isPrivateAddress(host: string): boolean {
  if (host.includes(':')) return /^(::1|f[cd][0-9a-f]{2}:|fe80:)/i.test(host);
  const [a = -1, b = -1, ...rest] = host.split('.').map(Number);
  if (rest.length !== 2) return false;
  return (
    a === 127 ||
    a === 10 ||
    (a === 192 && b === 168) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 100 && b >= 64 && b <= 127)
  );
}

/** `said` is what the institution says of it. */
export function placeOf(url: string, said: 'auto' | 'house' | 'elsewhere'): ModelPlace {
  if (said !== 'auto') return said;
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return privateNames.test(host) || isPrivateAddress(host) ? 'house' : 'elsewhere';
}
