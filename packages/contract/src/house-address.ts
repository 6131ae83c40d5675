/** Whether an address is on this machine or in a private network, as it is written: nothing is looked up. */
const privateNames = /^(localhost|.+\.(local|localhost|lan|internal|home\.arpa))$/i;

function isPrivateNumber(host: string): boolean {
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

export function isHouseAddress(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return privateNames.test(host) || isPrivateNumber(host);
}
