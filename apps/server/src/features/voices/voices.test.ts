import {
  changeVoices,
  deleteAccount,
  deleteRecording,
  forgetVoice,
  getOwnVoice,
  getTranscript,
  getVoices,
  rememberVoice,
  type Voices,
} from '@noteer/contract';
import { describe, expect, test } from 'vitest';
import { consultations } from '../../../test/consultation.ts';
import { harness } from '../../../test/harness.ts';
import { aTalk, printOf, VOICE_MODEL } from '../../../test/voices.ts';
import { ownVoiceOf } from '../../consultations/voices.ts';
import { isSameVoice } from '../../engines/voices/tell-apart.ts';
import { ofTheSystem } from '../../policy.ts';

const noteer = await harness();
const { request, aUser, db, auditFrom, services } = noteer;

type Person = Awaited<ReturnType<typeof aUser>>;
const look = async (as: Person, id: string): Promise<Voices> =>
  (await request(getVoices, { as, params: { id } })).body.data;
const change = (as: Person, id: string, body: object) => request(changeVoices, { as, params: { id }, body });
const names = ({ voices }: Voices) => voices.map(({ voice, role, relation }) => [voice, role, relation]);

describe('the voices of a recording', () => {
  test('are those who said something, with how long each spoke and whose every piece is', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 1, 1, 0, 1]);

    const voices = await look(as, id);

    expect(voices.piece_voices).toEqual([0, 1, 1, 0, 1]);
    expect([voices.corrected, voices.new_voice]).toEqual([[], 2]);
    expect(voices.voices).toEqual([
      { voice: 0, role: null, relation: null, is_recognised: false, spoken_s: 10 },
      { voice: 1, role: null, relation: null, is_recognised: false, spoken_s: 15 },
    ]);
  });

  test('are none where nobody listened for them', async () => {
    const as = await aUser();
    const { id } = await consultations(noteer).aRecording(as);

    expect(await look(as, id)).toEqual({ voices: [], piece_voices: [], corrected: [], new_voice: 0 });
  });

  test('are there for the clinician whose recording it is, and for nobody else', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 1]);
    await db.updateTable('recordings').set({ is_reviewed: true }).where('id', '=', id).execute();

    for (const other of [await aUser(), await aUser({ role: 'administrator' })]) {
      expect((await request(getVoices, { as: other, params: { id } })).status).toBe(404);
      expect((await change(other, id, { voices: [{ voice: 0, role: 'client' }] })).status).toBe(404);
      expect((await request(rememberVoice, { as: other, body: { recording: id, voice: 0 } })).status).toBe(
        404,
      );
    }
    expect(names(await look(as, id))).toEqual([
      [0, null, null],
      [1, null, null],
    ]);
  });

  test('are on the record with every look, however often a page follows them', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0]);
    const audit = await auditFrom();

    await look(as, id);
    await look(as, id);

    expect((await audit()).map((line) => [line.event_type_code, line.participant_object_id])).toEqual([
      ['voices.read', id],
      ['voices.read', id],
    ]);
  });
});

describe('naming', () => {
  test('two voices in one call swaps them, and saying it twice is saying it once', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 1]);
    const first = [
      { voice: 0, role: 'clinician' },
      { voice: 1, role: 'other', relation: 'Tante Riet' },
    ];
    const swapped = [
      { voice: 0, role: 'other', relation: 'Tante Riet' },
      { voice: 1, role: 'clinician' },
    ];

    await change(as, id, { voices: first });
    for (let time = 0; time < 2; time++) {
      const { status, body } = await change(as, id, { voices: swapped });
      expect(status).toBe(200);
      expect(names(body.data)).toEqual([
        [0, 'other', 'Tante Riet'],
        [1, 'clinician', null],
      ]);
    }
    expect(names(await look(as, id))).toEqual([
      [0, 'other', 'Tante Riet'],
      [1, 'clinician', null],
    ]);
  });

  test('keeps who somebody else is sealed, and out of the audit trail', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0]);
    const audit = await auditFrom();

    await change(as, id, { voices: [{ voice: 0, role: 'other', relation: 'Tante Riet' }] });

    const row = await db
      .selectFrom('recording_voices')
      .selectAll()
      .where('recording_id', '=', id)
      .executeTakeFirst();
    expect(row?.relation?.toString('latin1')).not.toContain('Riet');
    expect(JSON.stringify(await audit())).not.toContain('Riet');
    expect((await audit()).map((line) => line.event_type_code)).toEqual(['voices.changed', 'voices.read']);
  });

  test('can be taken back', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0]);
    await change(as, id, { voices: [{ voice: 0, role: 'other', relation: 'partner' }] });

    const { body } = await change(as, id, { voices: [{ voice: 0, role: null }] });

    expect(names(body.data)).toEqual([[0, null, null]]);
  });
});

describe('a piece that another voice said', () => {
  test('has it from then on, in the transcript too, and can be put back', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 1, 0]);

    const { body } = await change(as, id, { pieces: [{ seqs: [2], voice: 1 }] });
    const { body: transcript } = await request(getTranscript, { as, params: { id } });
    const { body: back } = await change(as, id, { pieces: [{ seqs: [2], voice: null }] });

    expect([body.data.piece_voices, body.data.corrected]).toEqual([[0, 1, 1], [2]]);
    expect(transcript.data).toMatchObject([
      { voice: 0, voice_sure: 0.9 },
      { voice: 1, voice_sure: 0.9 },
      { voice: 1, voice_sure: 1 },
    ]);
    expect([back.data.piece_voices, back.data.corrected]).toEqual([[0, 1, 0], []]);
  });

  test('can be somebody new, who is named in the same call', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 1, 0]);

    const { body } = await change(as, id, {
      voices: [{ voice: 2, role: 'other', relation: 'interpreter' }],
      pieces: [{ seqs: [1, 2], voice: 2 }],
    });

    expect(body.data.piece_voices).toEqual([0, 2, 2]);
    expect(names(body.data)).toEqual([
      [0, null, null],
      [2, 'other', 'interpreter'],
    ]);
  });

  test('given to somebody new and taken back leaves no gap in the numbers', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 1]);

    const { body: added } = await change(as, id, { pieces: [{ seqs: [1], voice: 2 }] });
    const { body: back } = await change(as, id, { pieces: [{ seqs: [1], voice: null }] });

    expect([added.data.new_voice, back.data.new_voice]).toEqual([3, 2]);
  });

  test('that is not there is refused, and nothing of the call is kept', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0]);

    const { status } = await change(as, id, {
      voices: [{ voice: 0, role: 'client' }],
      pieces: [{ seqs: [0, 7], voice: 1 }],
    });

    expect(status).toBe(400);
    expect(names(await look(as, id))).toEqual([[0, null, null]]);
  });
});

describe('one’s own voice', () => {
  const name = (as: Person, id: string) => change(as, id, { voices: [{ voice: 0, role: 'clinician' }] });
  const remember = (as: Person, id: string, voice = 0) =>
    request(rememberVoice, { as, body: { recording: id, voice } });

  test('is remembered when asked for, sealed, and erased with one call', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 1, 0, 1, 0]);
    await name(as, id);
    expect((await request(getOwnVoice, { as })).body.data).toEqual({ remembered_at: null });

    const { status, body } = await remember(as, id);

    expect(status).toBe(200);
    expect(Date.parse(body.data.remembered_at)).not.toBeNaN();
    const print = await ownVoiceOf(db, ofTheSystem, services.sealing, as.id, VOICE_MODEL);
    expect(print && [isSameVoice(print, printOf(0)), isSameVoice(print, printOf(1))]).toEqual([true, false]);
    expect(await ownVoiceOf(db, ofTheSystem, services.sealing, as.id, 'another model')).toBeUndefined();
    expect((await request(forgetVoice, { as })).body.data).toEqual({ remembered_at: null });
    expect(await ownVoiceOf(db, ofTheSystem, services.sealing, as.id, VOICE_MODEL)).toBeUndefined();
  });

  test('is only ever the voice that was named as the clinician’s', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 1, 0, 1]);
    await change(as, id, { voices: [{ voice: 1, role: 'client' }] });

    expect((await remember(as, id, 0)).status).toBe(400);
    expect((await remember(as, id, 1)).status).toBe(400);
  });

  test('is not remembered from a few words', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 1, 0], 2);
    await name(as, id);

    const { status, body } = await remember(as, id);

    expect([status, body.code]).toEqual([409, 'too_little_speech']);
  });

  test('is made of what was given to it by hand, and not of what was taken from it', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 0, 0, 1, 1, 1]);
    await change(as, id, {
      voices: [{ voice: 0, role: 'clinician' }],
      pieces: [
        { seqs: [0, 1, 2], voice: 1 },
        { seqs: [3, 4, 5], voice: 0 },
      ],
    });

    await remember(as, id);

    const print = await ownVoiceOf(db, ofTheSystem, services.sealing, as.id, VOICE_MODEL);
    expect(print && isSameVoice(print, printOf(1))).toBe(true);
  });

  test('goes with the account', async () => {
    const as = await aUser();
    const { id } = await aTalk(noteer, as, [0, 0, 0]);
    await name(as, id);
    await remember(as, id);

    const { id: hand_over_to } = await aUser();
    await request(deleteAccount, { as, params: { userId: as.id }, query: { hand_over_to } });

    expect(await ownVoiceOf(db, ofTheSystem, services.sealing, as.id, VOICE_MODEL)).toBeUndefined();
  });
});

test('with a recording goes all that is known of its voices', async () => {
  const as = await aUser();
  const { id } = await aTalk(noteer, as, [0, 1]);
  await change(as, id, { voices: [{ voice: 0, role: 'clinician' }] });

  await request(deleteRecording, { as: await aUser({ role: 'administrator' }), params: { id } });

  for (const table of ['voice_stretches', 'recording_voices', 'channel_balances'] as const) {
    expect(await db.selectFrom(table).selectAll().where('recording_id', '=', id).execute()).toEqual([]);
  }
});
