/** Calls about the institution's own decisions that succeed. */
import type { Role } from '@noteer/contract';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

export function institutionExamples(
  { aUser, db, services }: Awaited<ReturnType<typeof harness>>,
  role?: Role,
): Record<string, () => Promise<Example>> {
  const anAdministrator = () => aUser({ role: role ?? 'administrator' });
  return {
    getInstitution: async () => ({ as: await anAdministrator() }),
    setInstitution: async () => {
      const { id } = await db
        .selectFrom('institution_settings')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirstOrThrow();
      await services.institution.refresh();
      const settings = { ...services.institution.current(), name: 'GGZ Westerpark' };
      return { as: await anAdministrator(), body: { ...settings, version: Number(id ?? 0) } };
    },
  };
}
