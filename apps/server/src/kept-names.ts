/**
 * Names of users as the access log keeps them: sealed, each once, found by a fingerprint that the lines have. The name is that of
 * the moment: whoever is called otherwise later did it under the name that they had.
 */
import type { Role } from '@noteer/contract';
import type { Sealing } from './sealing.ts';

export type KeptName = { mac: Buffer; name: Buffer };
/** Somebody who did something, as a line of the log tells it. */
export type NamedUser = { id: string; role: Role; kept_name: KeptName };

const owner = (mac: Buffer) => `audit_names/${mac.toString('hex')}`;

export function keptName(sealing: Sealing, user_id: string, name: string): KeptName {
  const mac = sealing.mac('user name', user_id, name);
  return { mac, name: sealing.seal(owner(mac), Buffer.from(name)) };
}

type Account = { id: string; first_name: string; last_name: string; role: Role };

export const namedUser = (sealing: Sealing, { id, first_name, last_name, role }: Account): NamedUser => ({
  ...{ id, role },
  kept_name: keptName(sealing, id, `${first_name} ${last_name}`),
});

export const openName = (sealing: Sealing, { mac, name }: KeptName): string =>
  sealing.open(owner(mac), name).toString('utf8');

type Line = { user_name: string | null; user_name_mac: Buffer | null; kept_name: Buffer | null };

/** Null for what nobody did who could be named. */
export const nameOnLine = (sealing: Sealing, { user_name, user_name_mac, kept_name }: Line): string | null =>
  user_name_mac && kept_name ? openName(sealing, { mac: user_name_mac, name: kept_name }) : user_name;
