/** Calls about a client's file that succeed: documents, the file itself, the page before an appointment. */
import { randomUUID } from 'node:crypto';
import * as contract from '@noteer/contract';
import {
  attachmentSealing,
  fileKey,
  newAttachmentKey,
  pageSealing,
  pictureKey,
  sealName,
} from '../src/consultations/file/attachment-sealing.ts';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
type Person = { id: string; access: string };

/** A document of one page, read, as a reader leaves it. */
async function aReadDocument({ services, db }: Harness, as: Person, client_id: string): Promise<string> {
  const { sealing, storage } = services;
  const id = randomUUID();
  const data_key = newAttachmentKey(sealing, id);
  const own = attachmentSealing(sealing, { id, data_key });
  for (const key of [fileKey(id), pictureKey(id, 1)])
    await storage.put(key, own.seal(key, Buffer.from('brief')));
  const read = { stage: 'read', read_at: new Date(), name_fit: 'none', date_of_birth_fit: 'none' } as const;
  await db
    .insertInto('attachments')
    .values({
      ...{ id, client_id, added_by: as.id, data_key, media_type: 'text/plain', bytes: 5, page_count: 1 },
      ...read,
      file_name: sealName(own, id, 'brief.txt'),
    })
    .execute();
  const { seal } = pageSealing(own, id, 1);
  const page = { number: 1, width: 595, height: 842, how: 'text', picture_type: 'image/jpeg' } as const;
  await db
    .insertInto('attachment_pages')
    .values({ attachment_id: id, ...page, text: seal('text', 'Brief.'), words: seal('words', '[]') })
    .execute();
  return id;
}

export function fileExamples(
  noteer: Harness,
  aUser: () => Promise<Person>,
): Record<string, () => Promise<Example>> {
  const { request } = noteer;
  const withClient = async () => {
    const as = await aUser();
    const { body } = await request(contract.createClient, { as, body: { first_name: 'Bram' } });
    return { as, params: { id: body.data.id as string } };
  };
  const withDocument = async () => {
    const { as, params } = await withClient();
    return { as, params: { id: await aReadDocument(noteer, as, params.id) } };
  };
  const withPage = async () => {
    const { as, params } = await withDocument();
    return { as, params: { ...params, number: 1 } };
  };
  const withAppointment = async () => {
    const as = await aUser();
    const { body } = await request(contract.addUnplannedContact, { as, body: { client_name: 'Bram' } });
    return { as, params: { id: body.data.id as string } };
  };
  return {
    listAttachments: withClient,
    getAttachment: withDocument,
    getAttachmentPage: withPage,
    correctAttachmentPage: async () => ({ ...(await withPage()), body: { text: 'Brief' } }),
    keepAttachment: withDocument,
    retryAttachment: withDocument,
    removeAttachment: withDocument,
    getClientFile: withClient,
    getTimeline: withClient,
    searchClientFile: async () => ({ ...(await withClient()), body: { search: 'lithium' } }),
    getPreparation: withAppointment,
    makePreparation: withAppointment,
  };
}
