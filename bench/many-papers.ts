/** A client with as many consultations and documents as are asked for, all of them read. */
import { randomUUID } from 'node:crypto';
import { findingsOf } from '@noteer/clinical';
import { insertClient } from '../apps/server/src/consultations/clients.ts';
import { newDataKey, recordingSealing } from '../apps/server/src/consultations/data-key.ts';
import { revisionOwner } from '../apps/server/src/consultations/documents.ts';
import {
  attachmentSealing,
  newAttachmentKey,
  pageSealing,
  sealName,
} from '../apps/server/src/consultations/file/attachment-sealing.ts';
import { keepFindings } from '../apps/server/src/consultations/file/findings.ts';
import { sealText } from '../apps/server/src/consultations/sealed-text.ts';
import type { Db, Tx } from '../apps/server/src/db/schema.ts';
import { ofTheSystem } from '../apps/server/src/policy.ts';
import type { Sealing } from '../apps/server/src/sealing.ts';

type Records = { db: Db; sealing: Sealing; clinician_id: string };
type Count = { consultations: number; documents: number };

const DAY_MS = 24 * 3_600_000;
const dayOf = (index: number) => new Date(Date.parse('2026-11-02T09:00:00Z') - index * 7 * DAY_MS);
const dateOf = (day: Date) => day.toISOString().slice(0, 'YYYY-MM-DD'.length);

const prose = 'Cliënt vertelt over het werk en over thuis, en slaapt de laatste weken iets beter.\n';
const noteOf = (index: number) =>
  `## Beloop\n\n${prose.repeat(10)}\n## Medicatie\n\nGebruikt sertraline ${50 + (index % 4) * 25} mg eenmaal daags.\n\n## Metingen\n\nGewicht ${70 + (index % 9)} kg.\n`;
/** Two pages, the first of them prose. */
const letterOf = (index: number) => [
  `Utrecht, ${dateOf(dayOf(index))}\n\nBetreft: dhr. B. Kuiper, geboren 01-02-1980\n\n${prose.repeat(25)}`,
  `Medicatie:\nlithium ${400 + (index % 3) * 200} mg 2dd1\n\nLab: lithiumspiegel 0,${5 + (index % 4)} mmol/l\n\n${prose.repeat(15)}`,
];

async function addConsultation(tx: Tx, { sealing, clinician_id }: Records, client_id: string, index: number) {
  const [id, appointment_id, document_id] = [randomUUID(), randomUUID(), randomUUID()];
  const day = dayOf(index);
  const made = { language: 'nl', template: 'decursus' } as const;
  await tx
    .insertInto('appointments')
    .values({
      ...{ id: appointment_id, clinician_id, client_id, appointment_time: day, is_appointment: true },
      ...{ status: 'reviewed', ...made },
    })
    .execute();
  const data_key = newDataKey(sealing, id);
  await tx
    .insertInto('recordings')
    .values({ id, clinician_id, appointment_id, data_key, ...made, stage: 'done', is_reviewed: true })
    .execute();
  const own = recordingSealing(sealing, { id, data_key });
  const text = noteOf(index);
  await tx.insertInto('documents').values({ id: document_id, recording_id: id, kind: 'note' }).execute();
  const sealed = sealText(own, revisionOwner(document_id, 1, 'text'), text);
  const revision = { document_id, number: 1, ai_model_name: 'extractive', template: 'decursus' };
  await tx
    .insertInto('document_revisions')
    .values({ ...revision, text: sealed, author_id: null })
    .execute();
  const said = { id, kind: 'note', date: dateOf(day), author: 'Fenna Wiersma', text, ...made } as const;
  const paper = { ...said, title: 'decursus', starts: [] };
  const keys = { master: sealing, own, client_id };
  await keepFindings(tx, ofTheSystem, keys, paper, findingsOf(paper));
}

async function addDocument(tx: Tx, { sealing, clinician_id }: Records, client_id: string, index: number) {
  const id = randomUUID();
  const data_key = newAttachmentKey(sealing, id);
  const own = attachmentSealing(sealing, { id, data_key });
  const pages = letterOf(index);
  const day = dayOf(index);
  await tx
    .insertInto('attachments')
    .values({
      ...{ id, client_id, added_by: clinician_id, data_key, media_type: 'application/pdf', bytes: 40_000 },
      ...{ stage: 'read', read_at: day, created_at: day, page_count: pages.length },
      ...{ name_fit: 'fits', date_of_birth_fit: 'fits', file_name: sealName(own, id, `brief-${index}.pdf`) },
    })
    .execute();
  for (const [at, text] of pages.entries()) {
    const { seal } = pageSealing(own, id, at + 1);
    const words = text.split(/\s+/).map((word) => ({ text: word, box: [10, 20, 30, 12], sure: 0.97 }));
    const page = { number: at + 1, width: 1240, height: 1754, how: 'ocr', picture_type: null } as const;
    const sealed = { text: seal('text', text), words: seal('words', JSON.stringify(words)) };
    await tx
      .insertInto('attachment_pages')
      .values({ attachment_id: id, ...page, ...sealed })
      .execute();
  }
  const [first = ''] = pages;
  const said = { id, kind: 'attachment', date: dateOf(day), author: 'H. de Boer', language: 'nl' } as const;
  const paper = {
    ...said,
    text: pages.join('\n\n'),
    title: 'brief.pdf',
    starts: [0, first.length + 2],
  };
  const keys = { master: sealing, own, client_id };
  await keepFindings(tx, ofTheSystem, keys, paper, findingsOf(paper));
}

/** Answers the client's id. */
export async function addClientWith(records: Records, { consultations, documents }: Count): Promise<string> {
  const { db, sealing, clinician_id } = records;
  const name = { first_name: 'Bram', last_name: 'Kuiper', date_of_birth: '1980-02-01' };
  return db.transaction().execute(async (tx) => {
    const identity = { ...name, gender: null, client_code: null };
    const id = await insertClient(tx, ofTheSystem, sealing, identity, { created_by: clinician_id });
    for (let index = 0; index < consultations; index++) await addConsultation(tx, records, id, index);
    for (let index = 0; index < documents; index++) await addDocument(tx, records, id, index);
    return id;
  });
}
