/** What stands above documents that leave Noteer, as the institution has it now. */
import type { Letterhead } from './pdf/letterhead.ts';
import type { Services } from './services.ts';

export async function letterheadOf({
  db,
  institution,
}: Pick<Services, 'db' | 'institution'>): Promise<Letterhead> {
  const { name, address, logo } = institution.current();
  const row = logo
    ? await db.selectFrom('institution_logos').select('png').where('name', '=', logo).executeTakeFirst()
    : undefined;
  return { name, address, logo: row?.png };
}
