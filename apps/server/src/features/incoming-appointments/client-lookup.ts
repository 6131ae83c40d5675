/** Which clients the appointments of a file are for: all looked up at once, each found by code, by name and date of birth, or made. */
import type { AgendaProblem } from '@noteer/contract';
import { indexMac } from '../../consultations/client-index.ts';
import { sameCode, sameName } from '../../consultations/client-words.ts';
import {
  type ClientRow,
  canBe,
  clientNameOf,
  type Identity,
  openIdentity,
} from '../../consultations/clients.ts';
import type { Db } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { candidates, whoSeesWhom } from './queries.ts';

/** Somebody who is known, or who is to be made: then `key` is the same for all appointments of theirs. */
export type FoundClient = { id: string; key: string } | { id: null; key: string };
type Found = { client: FoundClient } | { problem: AgendaProblem };

type Known = Identity & { id: string };

const wrong = (field: AgendaProblem['field'], problem: AgendaProblem['problem']): Found => ({
  problem: { field, problem },
});

export async function clientLookup(
  db: Db,
  scope: Scope<'import_appointments'>,
  sealing: Sealing,
  meant: readonly Identity[],
) {
  const codeMac = (code: string) => indexMac(sealing, { kind: 'code', value: sameCode(code) });
  const nameMac = (name: string) => indexMac(sealing, { kind: 'name', value: sameName(name) });
  const rows = await candidates(db, scope, {
    codes: meant.flatMap(({ client_code }) => (client_code ? [codeMac(client_code)] : [])),
    names: meant.map((identity) => nameMac(clientNameOf(identity))),
  });
  const opened = new Map<string, Known>();
  const open = (row: ClientRow): Known => {
    const known = opened.get(row.id) ?? { id: row.id, ...openIdentity(sealing, row) };
    opened.set(row.id, known);
    return known;
  };
  const byMac = Map.groupBy(rows, ({ kind, mac }) => `${kind}/${mac.toString('hex')}`);
  const fitting = (kind: 'code' | 'name', mac: Buffer): Known[] => [
    ...new Set((byMac.get(`${kind}/${mac.toString('hex')}`) ?? []).map(open)),
  ];
  const seen = await whoSeesWhom(db, scope, [...new Set(rows.map(({ id }) => id))]);
  const isOwn = (clinician_id: string, { id }: Known) => seen.has(`${clinician_id}/${id}`);

  /** Undefined when nobody fits. */
  function known(identity: Identity, clinician_id: string): Found | undefined {
    const { client_code, date_of_birth } = identity;
    const coded = client_code ? fitting('code', codeMac(client_code))[0] : undefined;
    if (coded) {
      const isOther = date_of_birth && coded.date_of_birth && date_of_birth !== coded.date_of_birth;
      return isOther ? wrong('client_code', 'other_client') : { client: { id: coded.id, key: coded.id } };
    }
    const named = clientNameOf(identity) ? fitting('name', nameMac(clientNameOf(identity))) : [];
    const alike = named.filter((one) => canBe(one, identity));
    const born = alike.filter((one) => date_of_birth !== null && one.date_of_birth === date_of_birth);
    // Without a date of birth on both sides a name is somebody only for whoever sees them: elsewhere it may be a namesake.
    const fit = born.length > 0 ? born : alike.filter((one) => isOwn(clinician_id, one));
    if (fit.length > 1) return wrong('client_name', 'several');
    return fit[0] && { client: { id: fit[0].id, key: fit[0].id } };
  }

  return {
    find(identity: Identity, clinician_id: string): Found | undefined {
      return known(identity, clinician_id);
    },
    /** Of the same file, the same somebody new. */
    newKey({ client_code, date_of_birth, ...names }: Identity, clinician_id: string): string {
      if (client_code) return `code/${sameCode(client_code)}`;
      return `name/${sameName(clientNameOf(names))}/${date_of_birth ?? clinician_id}`;
    },
  };
}
