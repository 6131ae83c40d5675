/** How much of a bare route's speed is left once `GET /api/auth/` has all that Noteer puts around it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProfile, login } from '@noteer/contract';
import { freePort, startNoteer } from '../e2e/support/noteer.ts';
import { median, requestsPerSecond } from './load.ts';

const PAIRS = 7;
const SECONDS = 3;
const AIM = 0.7;
const administrator = { email: 'beheer@kliniek.test', password: 'Meten!2026' };

async function startBareServer(connectionString: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts'), connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), stop: () => child.kill() };
}

async function accessToken(url: string): Promise<string> {
  const response = await fetch(`${url}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(administrator),
  });
  return login.response.parse(await response.json()).data.access;
}

/** One after the other, so that both meet the same machine; who goes first changes every time. */
async function measurePairs(noteerUrl: string, bareUrl: string, token: string) {
  const measure = (url: string) =>
    requestsPerSecond({
      url: url + getProfile.path,
      headers: { authorization: `Bearer ${token}` },
      seconds: SECONDS,
    });
  await measure(noteerUrl);
  await measure(bareUrl);

  const pairs: { noteer: number; bare: number }[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const isBareFirst = pair % 2 === 1;
    const early = await measure(isBareFirst ? bareUrl : noteerUrl);
    const late = await measure(isBareFirst ? noteerUrl : bareUrl);
    pairs.push(isBareFirst ? { bare: early, noteer: late } : { noteer: early, bare: late });
  }
  return pairs;
}

const [loadBefore = Number.NaN] = loadavg();
const data_dir = mkdtempSync(join(tmpdir(), 'noteer-bench-'));
chmodSync(data_dir, 0o755);
const noteer = await startNoteer({
  data_dir,
  port: await freePort(),
  // Everything as it comes, but a password is enough: nobody reads the mail here.
  settings: { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password, MFA: 'optional' },
});
const bare = await startBareServer(noteer.connectionString);
try {
  const pairs = await measurePairs(noteer.url, bare.url, await accessToken(noteer.url));
  const ratios = pairs.map((pair) => pair.noteer / pair.bare);
  console.table(
    pairs.map((pair, index) => ({
      'Noteer req/s': Math.round(pair.noteer),
      'bare req/s': Math.round(pair.bare),
      ratio: Number(ratios[index]?.toFixed(2)),
    })),
  );
  const ratio = median(ratios);
  // On a machine with other work the pairs differ widely, and their median says little.
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(
    `GET /api/auth/ against a bare route: median ratio ${ratio.toFixed(2)}, pairs from ${spread} (aim: at least ${AIM}); ` +
      `load of the machine before ${loadBefore.toFixed(1)}, ${availableParallelism()} cores`,
  );
  if (ratio < AIM) process.exitCode = 1;
} finally {
  bare.stop();
  await noteer.stop();
  rmSync(data_dir, { recursive: true });
}
