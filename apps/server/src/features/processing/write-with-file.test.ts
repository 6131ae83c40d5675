/** What the file of a client does to the note of a consultation, and what it never does. */
import { writeNote as byRules, type TranscriptPiece } from '@noteer/clinical';
import { type EngineDraft, getDraft } from '@noteer/contract';
import { expect, test } from 'vitest';
import { clientFiles, readsText, SOON } from '../../../test/client-file.ts';
import { harness, withoutModels } from '../../../test/harness.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { sealText } from '../../consultations/sealed-text.ts';
import { pieceOwner } from '../../consultations/transcript.ts';
import type { Services } from '../../services.ts';
import { fileOfClient } from './file-of-client.ts';
import { writeNote } from './write-note.job.ts';

const noteer = await harness({}, { ...withoutModels, readAttachment: readsText });
const { request, aUser, db, services } = noteer;
const { aClient, aDraft, aFinalNote, aDocument } = clientFiles(noteer);
const clinician = await aUser();

const letter = [
  'Datum: 3 januari 2026',
  'Betreft: dhr. B. Kuiper, geboren 01-02-1980',
  'Medicatie:',
  'mirtazapine 15 mg voor de nacht',
  'Zijn partner Marja was erbij.',
  'Met vriendelijke groet,',
  'H. de Boer, huisarts',
].join('\n\n');
const said = [
  'Hoe gaat het met de medicijnen?',
  'Die avondpil neem ik niet meer, daar werd ik suf van.',
  'En verder?',
  'Marja zegt dat ik slecht slaap.',
];

const untilRead = (column: 'attachment_id' | 'recording_id', id: string) =>
  expect
    .poll(() => db.selectFrom('findings').select('version').where(column, '=', id).execute(), SOON)
    .toHaveLength(1);

async function withLetter(as: typeof clinician, text = letter) {
  const client = await aClient(as);
  const attachment = await aDocument(as, client, text);
  await untilRead('attachment_id', attachment);
  return { client, attachment };
}

const writer = {
  name: 'extractive',
  write: async (pieces: TranscriptPiece[], options: Parameters<typeof byRules>[1]) =>
    byRules(pieces, options),
  close: async () => {},
};
const engines: Services['engines'] = { ...services.engines, writer: async () => writer };

/** The consultation was recorded and heard; its note is written now. */
async function written(as: typeof clinician, client: string, day = '2026-03-02'): Promise<EngineDraft> {
  const { id } = await aDraft(as, client, 'Nog leeg.', day);
  const recording = await db
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const sealing = recordingSealing(services.sealing, recording);
  await db
    .insertInto('transcript_pieces')
    .values(
      said.map((text, seq) => ({
        ...{ recording_id: id, seq, start_s: seq * 5, end_s: seq * 5 + 5, engine: 'test' },
        ...{ voice: seq % 2, voice_sure: 0.9, text: sealText(sealing, pieceOwner(id, seq), text) },
      })),
    )
    .execute();
  await db.updateTable('recordings').set({ stage: 'writing' }).where('id', '=', id).execute();
  await writeNote.run({ ...services, engines }, { recording_id: id }, new AbortController().signal);
  const query = { ai_model_name: 'extractive' };
  return (await request(getDraft, { as, params: { id }, query })).body.data;
}

test('the note names what the letter knows, in brackets, and tells where the letter says so', async () => {
  const { client, attachment } = await withLetter(clinician);
  const { summary_text, from_file } = await written(clinician, client);

  expect(summary_text).toContain('avondpil (uit dossier: mirtazapine) niet meer');
  expect(summary_text).toContain('Marja (uit dossier: partner)');
  expect(summary_text).not.toContain('15');
  const place = { kind: 'attachment', id: attachment, date: '2026-01-03', author: 'H. de Boer, huisarts' };
  expect(from_file.toSorted((a, b) => a.is.localeCompare(b.is))).toMatchObject([
    { is: 'meant', said: 'avondpil', text: 'mirtazapine', place },
    { is: 'relation', said: 'Marja', text: 'partner', place },
  ]);
  // What the letter says goes when the letter goes.
  expect(JSON.stringify(from_file)).not.toContain('15 mg');
});

test('a final note of before counts as well, and one of a later day does not', {
  tags: 'thorough',
}, async () => {
  const client = await aClient(clinician);
  const later = await aFinalNote(
    clinician,
    client,
    'Gebruikt mirtazapine 15 mg voor de nacht.',
    '2026-04-02',
  );
  await untilRead('recording_id', later.id);
  expect((await written(clinician, client, '2026-03-02')).from_file).toEqual([]);
  expect((await written(clinician, client, '2026-05-02')).from_file).toMatchObject([
    { text: 'mirtazapine', place: { kind: 'note', id: later.id } },
  ]);
});

test('nothing of another client, of a colleague’s note or of a letter that names somebody else is known', async () => {
  await withLetter(clinician);
  const client = await aClient(clinician);
  await aDocument(clinician, client, letter.replace('B. Kuiper', 'C. Aalders').replace('1980', '1991'));
  const colleague = await aUser();
  await db.updateTable('clients').set({ created_by: colleague.id }).where('id', '=', client).execute();
  const theirs = await aFinalNote(
    colleague,
    client,
    'Gebruikt mirtazapine 15 mg voor de nacht.',
    '2026-02-02',
  );
  await untilRead('recording_id', theirs.id);
  await db.updateTable('clients').set({ created_by: clinician.id }).where('id', '=', client).execute();

  const { summary_text, from_file } = await written(clinician, client);
  expect(summary_text).toContain('avondpil niet meer');
  expect(from_file).toEqual([]);
});

test('whoever reads no files any more still gets the note, without one', { tags: 'thorough' }, async () => {
  const as = await aUser();
  const { client } = await withLetter(as);
  const made = await aDraft(as, client, 'Nog leeg.');
  await db.updateTable('users').set({ role: 'auditor' }).where('id', '=', as.id).execute();
  const { known } = await fileOfClient(services, made.id, 'nl');
  expect(known).toEqual({ medicines: [], people: [] });
});
