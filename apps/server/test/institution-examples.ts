/** Calls about the institution's own decisions and numbers that succeed. */
import { createCanvas } from '@napi-rs/canvas';
import type { Role } from '@noteer/contract';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

const logo = createCanvas(40, 20).toBuffer('image/png');
const file = { noteer: 'institution', format: 2, settings: { name: 'GGZ Westerpark' } };

export function institutionExamples(
  { aUser, db, services }: Awaited<ReturnType<typeof harness>>,
  role?: Role,
): Record<string, () => Promise<Example>> {
  const anAdministrator = () => aUser({ role: role ?? 'administrator' });
  const version = async () => {
    const { id } = await db
      .selectFrom('institution_settings')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    return Number(id ?? 0);
  };
  return {
    getOwnNumbers: async () => ({ as: await aUser({ role: role ?? 'clinician' }) }),
    getNumbers: async () => ({ as: await anAdministrator() }),
    getInstitution: async () => ({ as: await anAdministrator() }),
    setInstitution: async () => {
      await services.institution.refresh();
      const settings = { ...services.institution.current(), name: 'GGZ Westerpark' };
      return { as: await anAdministrator(), body: { ...settings, version: await version() } };
    },
    putLogo: async () => ({ as: await anAdministrator(), body: logo }),
    exportInstitution: async () => ({ as: await anAdministrator() }),
    previewInstitutionFile: async () => ({ as: await anAdministrator(), body: file }),
    importInstitution: async () => ({
      as: await anAdministrator(),
      body: { file, version: await version() },
    }),
  };
}
