/** `npm run keys`: which master keys there are, a new one, and the end of an old one. */
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { reachDatabase } from './backup/reach-database.ts';
import { dataKeysIn } from './data-keys.ts';
import { StartError } from './errors.ts';
import { createKeyRing } from './key-ring.ts';
import { changeRing, openKeyRing, parseRing, ringFile, withNewKey, withoutKey } from './master-key.ts';
import { ofTheSystem } from './policy.ts';
import { countByKey, countClosed, resealAll } from './reseal.ts';
import { createSealing } from './sealing.ts';
import { readSettings, type Settings } from './settings.ts';

const usage = `
npm run keys                  the master keys, and how much is sealed with each
npm run keys -- rotate        makes a new one and seals everything with it, while Noteer runs
npm run keys -- reseal        goes on where a rotation was ended
npm run keys -- retire ID     removes a key that nothing needs any more`;

/** Every process has looked at the file again by then, and ended what it sealed before. */
const EVERYONE_KNOWS_MS = 5_000;

const dataKeys = ({ KEYS_DIR }: Settings) => (KEYS_DIR ? dataKeysIn(KEYS_DIR) : undefined);

function fileToChange(settings: Settings): string {
  if (settings.MASTER_KEY)
    throw new StartError(
      'MASTER_KEY in the settings is one key. To turn it, write it into a file that all processes can read, set MASTER_KEY_FILE to that file instead, and restart.',
    );
  return ringFile(settings);
}

async function reseal(connectionString: string, settings: Settings): Promise<void> {
  const sealing = createSealing(openKeyRing(settings).ring, dataKeys(settings));
  // What others sealed with the old key while we walked is found in the next round.
  for (let round = 0; round < 10; round++) {
    const count = await resealAll(connectionString, ofTheSystem, sealing);
    console.log(`Sealed anew with key ${sealing.newestKey()}: ${count}`);
    if (count === 0) return;
  }
}

async function status(connectionString: string, settings: Settings): Promise<void> {
  const { ring, text } = openKeyRing(settings);
  const counts = await countByKey(connectionString, ofTheSystem, createSealing(ring, dataKeys(settings)));
  for (const id of parseRing(text())?.keys.keys() ?? [])
    console.log(`key ${id}: ${counts.get(id) ?? 0} values${id === ring.newest() ? ' (seals)' : ''}`);
}

async function retire(connectionString: string, settings: Settings, given: string | undefined) {
  const file = fileToChange(settings);
  const id = Number(given);
  const known = parseRing(openKeyRing(settings).text());
  if (!given || !known?.keys.has(id)) throw new StartError(`There is no key ${given}.\n${usage}`);
  if (id === Math.max(...known.keys.keys())) throw new StartError(`Key ${id} is the one that seals.`);
  const rest = withoutKey(known, id);
  const sealing = createSealing(
    createKeyRing(() => rest),
    dataKeys(settings),
  );
  const closed = await countClosed(connectionString, ofTheSystem, sealing);
  if (closed.size > 0) {
    const lines = [...closed].map(([where, count]) => `  ${where}: ${count}`);
    throw new StartError(`Key ${id} is still needed (npm run keys -- reseal):\n${lines.join('\n')}`);
  }
  changeRing(file, (ring) => withoutKey(ring, id));
  console.log(`Key ${id} is gone. Backups from before hold what it sealed, and the key with it.`);
}

async function main([command = 'status', id]: string[]): Promise<void> {
  const settings = readSettings(process.env);
  if (!settings.MASTER_KEY && !existsSync(ringFile(settings)))
    throw new StartError(`There is no key in ${ringFile(settings)}.`);
  const { connectionString, leave } = await reachDatabase(settings);
  try {
    if (command === 'status') await status(connectionString, settings);
    else if (command === 'rotate') {
      const { keys } = changeRing(fileToChange(settings), withNewKey);
      console.log(
        `Key ${Math.max(...keys.keys())} seals from now on. Copy ${ringFile(settings)} to where you keep it.`,
      );
      await sleep(EVERYONE_KNOWS_MS);
      await reseal(connectionString, settings);
    } else if (command === 'reseal') await reseal(connectionString, settings);
    else if (command === 'retire') await retire(connectionString, settings, id);
    else throw new StartError(`There is no "${command}".\n${usage}`);
  } finally {
    await leave();
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`\n${error instanceof StartError ? error.message : (error as Error).stack}`);
    process.exit(1);
  },
);
