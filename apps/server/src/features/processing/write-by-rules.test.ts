/** Drafts of a clinician who has rules. */
import type { WritingRule } from '@noteer/clinical';
import { changeWritingRule, type EngineDraft, getDraft } from '@noteer/contract';
import { expect, test } from 'vitest';
import { harness } from '../../../test/harness.ts';
import { aTalk } from '../../../test/voices.ts';
import { aKeptRule } from '../../../test/writing-examples.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { findRecording } from '../../consultations/recordings.ts';
import { sealText } from '../../consultations/sealed-text.ts';
import { pieceOwner } from '../../consultations/transcript.ts';
import { extractiveWriter } from '../../engines/writing/extractive.ts';
import { ofTheSystem } from '../../policy.ts';
import { writeNote } from './write-note.job.ts';

const noteer = await harness();
const { request, aUser, db, services } = noteer;
const { signal } = new AbortController();
type Person = Awaited<ReturnType<typeof aUser>>;

/** What is said in the only piece of a talk, as a note. */
async function written(as: Person): Promise<EngineDraft> {
  const { id: recording_id } = await aTalk(noteer, as, [0]);
  const recording = await findRecording(db, ofTheSystem, recording_id);
  if (!recording) throw new Error('the recording is gone');
  const said = 'Ik slaap slecht en ik ben erg somber.';
  const text = sealText(recordingSealing(services.sealing, recording), pieceOwner(recording_id, 0), said);
  await db.updateTable('transcript_pieces').set({ text }).where('recording_id', '=', recording_id).execute();
  await db.updateTable('recordings').set({ stage: 'writing' }).where('id', '=', recording_id).execute();
  const engines = { ...services.engines, writer: async () => extractiveWriter() };
  await writeNote.run({ ...services, engines }, { recording_id }, signal);
  const query = { ai_model_name: 'extractive' };
  return (await request(getDraft, { as, params: { id: recording_id }, query })).body.data;
}

const first = ({ sections }: EngineDraft) => {
  const sentence = sections[0]?.sentences[0];
  if (!sentence) throw new Error('nothing was written');
  return sentence;
};
const somber: WritingRule = {
  ...{ kind: 'words', section: null, at_start: false },
  forms: [{ from: 'somber', to: 'gedrukt' }],
};

test('a rule is followed: what it changed is told, and the sentence keeps what it rests on', async () => {
  const as = await aUser();
  const before = await written(as);
  expect(before.by_rule).toEqual([]);

  const rule_id = await aKeptRule(noteer, as.id, somber);
  const draft = await written(as);
  const now = first(before).text.replace('somber', 'gedrukt');
  expect(draft.by_rule).toMatchObject([{ rule_id, was: first(before).text, now }]);
  expect(draft.summary_text).toContain(now);
  expect(first(draft)).toEqual({ ...first(before), text: now });

  await request(changeWritingRule, { as, params: { id: rule_id }, body: { is_on: false } });
  expect((await written(as)).by_rule).toEqual([]);
});

test('a line that a rule adds is the clinician’s own; a colleague’s rule and one of another language count for nothing', async () => {
  const [as, colleague] = [await aUser(), await aUser()];
  await aKeptRule(noteer, colleague.id, somber);
  await aKeptRule(noteer, as.id, { kind: 'line_added', text: 'Akkoord.', section: null, at: 'end' });
  const draft = await written(as);
  expect(draft.sections.at(-1)?.sentences.at(-1)).toEqual({ text: 'Akkoord.', sources: [], by: 'clinician' });
  expect(draft.by_rule).toHaveLength(1);

  const shared = await aKeptRule(noteer, null, somber);
  expect((await written(as)).by_rule).toHaveLength(2);
  await request(changeWritingRule, { as, params: { id: shared }, body: { is_on: false } });
  expect((await written(as)).by_rule).toHaveLength(1);
});
