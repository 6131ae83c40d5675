import {
  attachmentSealing,
  fileKey,
  pageSealing,
  pictureKey,
} from '../../consultations/file/attachment-sealing.ts';
import { tell } from '../../consultations/file/tell.ts';
import { decideIdentity } from '../../consultations/file/whose.ts';
import {
  AttachmentUnreadable,
  isReadable,
  type ReadPage,
  type ReadWord,
} from '../../engines/attachments/port.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

type Unread = NonNullable<Awaited<ReturnType<typeof queries.takeUnread>>>;

/** Goes on after the last page that is there, whether a crash or a failure ended an earlier run. */
export const readAttachment: JobHandler<'read-attachment'> = {
  async run(services, { attachment_id }, signal) {
    const unread = await queries.takeUnread(services.db, ofTheSystem, attachment_id);
    if (!unread) return;
    try {
      await readPages(services, unread, signal);
    } catch (error) {
      if (!(error instanceof AttachmentUnreadable)) throw error;
      await end(services, unread, error.failure);
      return;
    }
    await end(services, unread);
  },

  async gaveUp(services, { attachment_id }) {
    const unread = await queries.takeUnread(services.db, ofTheSystem, attachment_id);
    if (unread) await end(services, unread, 'not_readable');
  },
};

async function readPages(services: Services, unread: Unread, signal: AbortSignal): Promise<void> {
  const { db, storage, engines } = services;
  const sealing = attachmentSealing(services.sealing, unread);
  const sealed = await storage.get(fileKey(unread.id));
  if (!sealed) throw new Error('a document that was added is not in the storage');
  const from_page = (await queries.lastPage(db, ofTheSystem, unread.id)) + 1;
  const file = { bytes: sealing.open(fileKey(unread.id), sealed) };
  for await (const event of engines.readAttachment(file, { signal, from_page, language: 'nl' })) {
    if (event.type === 'pages') await queries.setPageCount(db, ofTheSystem, unread.id, event.count);
    else await keepPage(services, unread, event.page);
    await tell(db, ofTheSystem, unread);
  }
  if (from_page > 1 && !(await isReadableSoFar(services, unread)))
    throw new AttachmentUnreadable('not_readable');
}

/** By all pages that are kept: the reader saw only those that an earlier run did not. What a person wrote out can be read. */
async function isReadableSoFar({ db, sealing }: Services, unread: Unread): Promise<boolean> {
  const own = attachmentSealing(sealing, unread);
  const pages = await queries.wordsOfPages(db, ofTheSystem, unread.id);
  if (pages.some(({ corrected_by }) => corrected_by !== null)) return true;
  return isReadable(
    pages.flatMap(({ number, words }): ReadWord[] =>
      JSON.parse(pageSealing(own, unread.id, number).open('words', words)),
    ),
  );
}

const PNG_START = 0x89;

/** Its picture first: a page that is in the database has one in the storage. */
async function keepPage({ db, sealing, storage }: Services, unread: Unread, page: ReadPage): Promise<void> {
  const own = attachmentSealing(sealing, unread);
  const { number, width, height, how, text, words, picture } = page;
  const key = pictureKey(unread.id, number);
  if (picture) await storage.put(key, own.seal(key, Buffer.from(picture)));
  const { seal } = pageSealing(own, unread.id, number);
  const shown = words.map(({ text: word, box, sure }) => ({ text: word, box, sure }));
  await db.transaction().execute((tx) =>
    queries.insertPage(tx, ofTheSystem, {
      attachment_id: unread.id,
      number,
      width,
      height,
      how,
      text: seal('text', text),
      words: seal('words', JSON.stringify(shown)),
      picture_type: picture ? (picture[0] === PNG_START ? 'image/png' : 'image/jpeg') : null,
    }),
  );
}

async function end(services: Services, unread: Unread, failure?: AttachmentUnreadable['failure']) {
  const { db, enqueue } = services;
  await db.transaction().execute(async (tx) => {
    const outcome = failure ? { failure } : { read_at: new Date() };
    if (!(await queries.endReading(tx, ofTheSystem, unread.id, outcome))) return;
    if (!failure) {
      await decideIdentity(tx, ofTheSystem, services, unread);
      await enqueue(tx, 'read-attachment-findings', { attachment_id: unread.id });
    }
    await tell(tx, ofTheSystem, unread);
  });
}
