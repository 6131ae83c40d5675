/** Whose appointment it is: found among those who have an account and can record it. */
import { type AgendaProblem, reachOf, roles } from '@noteer/contract';
import { sameName } from '../../consultations/client-words.ts';
import type { Db } from '../../db/schema.ts';

const whoRecord = roles.filter((role) => reachOf(role, 'record') !== undefined);

const accounts = (db: Db) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name', 'language'])
    .where('role', 'in', whoRecord)
    .where('email_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();

export type Clinician = Awaited<ReturnType<typeof accounts>>[number];
export const clinicianName = ({ first_name, last_name }: Clinician): string => `${first_name} ${last_name}`;

type Found = { clinician: Clinician } | { problem: AgendaProblem };

const wrong = (problem: AgendaProblem['problem']): Found => ({ problem: { field: 'clinician', problem } });

/** `usual`: whose it is where nothing is said. */
export async function clinicians(db: Db, usual: string | undefined) {
  const all = await accounts(db);
  const byId = new Map(all.map((one) => [one.id, one]));
  const byEmail = new Map(all.map((one) => [one.email, one]));
  const byName = Map.groupBy(all, (one) => sameName(clinicianName(one)));
  return {
    byId,
    find(said: string | null): Found {
      if (!said) {
        const clinician = usual ? byId.get(usual) : undefined;
        return clinician ? { clinician } : wrong(usual ? 'unknown' : 'missing');
      }
      const named = byEmail.get(said.toLowerCase()) ?? byName.get(sameName(turned(said)));
      if (!named) return wrong('unknown');
      if (!Array.isArray(named)) return { clinician: named };
      return named.length === 1 && named[0] ? { clinician: named[0] } : wrong('several');
    },
  };
}

/** "Visser, Sanne" is Sanne Visser. */
function turned(name: string): string {
  const [last, first, ...more] = name.split(',').map((part) => part.trim());
  return last && first && more.length === 0 ? `${first} ${last}` : name;
}
