/** Whether a document is about its client, by the name and the date of birth that it holds. */
import type { Db } from '../../db/schema.ts';
import type { BySystem, Scope } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { openIdentity } from '../clients.ts';
import { attachmentSealing } from './attachment-sealing.ts';
import { type AttachmentRow, pagesOf, textOfPage } from './attachments.ts';

type Reading = Scope<'read_attachments' | 'add_attachments'> | BySystem;

const clientRowOf = (db: Db, _scope: Reading, client_id: string) =>
  db
    .selectFrom('clients as part')
    .innerJoin('clients', 'clients.id', 'part.current_id')
    .selectAll('clients')
    .where('part.id', '=', client_id)
    .executeTakeFirstOrThrow();

/** Decided anew from all pages as they are now, and the client as they are called now. */
export async function decideIdentity(
  db: Db,
  scope: Reading,
  { sealing, engines }: Pick<Services, 'sealing' | 'engines'>,
  { id, client_id, data_key }: Pick<AttachmentRow, 'id' | 'client_id' | 'data_key'>,
): Promise<void> {
  const own = attachmentSealing(sealing, { id, data_key });
  const pages = await pagesOf(db, scope, [id]);
  const text = pages.map((each) => textOfPage(own, id, each)).join('\n\n');
  const client = openIdentity(sealing, await clientRowOf(db, scope, client_id));
  const { first_name, last_name, date_of_birth } = client;
  const known = { first_name, last_name: last_name ?? '', date_of_birth: date_of_birth ?? '' };
  const { name, date_of_birth: born } = await engines.readIdentity({ text, client: known });
  await db
    .updateTable('attachments')
    .set({ name_fit: name, date_of_birth_fit: born })
    .where('id', '=', id)
    .execute();
}

/** Those of a client that were read: when the client is called otherwise, others may fit. */
export const readDocumentsOf = (db: Db, _scope: Scope, client_id: string) =>
  db
    .selectFrom('attachments')
    .innerJoin('clients as part', 'part.id', 'attachments.client_id')
    .select('attachments.id')
    .where('part.current_id', '=', client_id)
    .where('stage', '=', 'read')
    .execute();
