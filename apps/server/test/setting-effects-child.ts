/** A second process of an institution: asked for a setting, it tells what it has come to here. */

import { harness } from './harness.ts';
import { effects } from './setting-effects.ts';

type Asked = { field: keyof ReturnType<typeof effects>; admin: { id: string; access: string } };

const [url = '', owner_url = ''] = process.argv.slice(2);
const ends: (() => Promise<void>)[] = [];
const server = await harness({ TIME_ZONE: '', SIGN_UP: '' }, undefined, {
  database: { url, owner_url, drop: async () => {} },
  onEnd: (end) => void ends.push(end),
});
const rows = effects('');

process.on('message', async ({ field, admin }: Asked) => {
  process.send?.({ value: await rows[field].effect(server, { admin }) });
});
process.on('disconnect', async () => {
  for (const end of ends) await end();
});
process.send?.('ready');
