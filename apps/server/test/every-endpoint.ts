/** A call that succeeds, for every endpoint of the contract: what the tests that walk all of them start from. */
import { randomUUID } from 'node:crypto';
import * as contract from '@noteer/contract';
import { consent, consultations, sha256, someSound } from './consultation.ts';
import type { harness } from './harness.ts';
import { aTalk } from './voices.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
export type Example = {
  as?: { access: string };
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  body?: Record<string, unknown> | Buffer;
};

const PASSWORD = 'geheim-genoeg!';
const passwords = { password: PASSWORD, confirm_password: PASSWORD };
const person = { first_name: 'Noor', last_name: 'Smid', gender: 'female' };
const visitor = {
  first_name: 'Anna',
  last_name: 'Schmidt',
  location: 'germany',
  institution_name: 'Klinik am See',
  specialty: 'other',
  specialty_other: 'Neurologie',
  language: 'en',
};
const aNote = { consultation_summaries: [{ ai_model_name: 'extractive', summary_text: 'Verslag' }] };
const anAddress = () => `${randomUUID()}@example.org`;

/** By the endpoint's name. */
export function examples(noteer: Harness): Record<string, () => Promise<Example>> {
  const { request, aUser, mailedCode, db } = noteer;
  const { anAppointment, aCapture, aRecording, aTask, put } = consultations(noteer);
  const recorded = async () => {
    const as = await aUser();
    return { as, params: { id: (await aRecording(as)).id } };
  };
  const noted = async () => {
    const { as, params } = await recorded();
    await request(contract.changeRecording, { as, params, body: aNote });
    await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', params.id).execute();
    return { as, params, query: { ai_model_name: 'extractive' } };
  };
  const signedUp = async () => {
    const email = anAddress();
    await request(contract.signup, { body: { ...person, ...passwords, email } });
    return { email, otp: await mailedCode(email) };
  };
  const resetAsked = async () => {
    const { email } = await aUser();
    const { body } = await request(contract.checkEmail, { body: { email } });
    return { token: body.data.token as string, otp: await mailedCode(email) };
  };
  const superuser = () => aUser({ is_superuser: true });

  return {
    login: async () => {
      const user = await aUser();
      await request(contract.login, { body: { email: user.email, password: user.password } });
      return {
        body: { email: user.email, password: user.password, otp_token: await mailedCode(user.email) },
      };
    },
    signup: async () => ({ body: { ...person, ...passwords, email: anAddress() } }),
    verifyEmail: async () => ({ body: await signedUp() }),
    resendCode: async () => ({ body: { email: (await signedUp()).email } }),
    checkEmail: async () => ({ body: { email: (await aUser()).email } }),
    verifyResetCode: async () => ({ body: await resetAsked() }),
    resetPassword: async () => {
      const { body } = await request(contract.verifyResetCode, { body: await resetAsked() });
      return { body: { token: body.data.token, ...passwords } };
    },
    changePassword: async () => {
      const user = await aUser();
      return { as: user, body: { old_password: user.password, ...passwords } };
    },
    refreshTokens: async () => ({ body: { refresh: (await aUser()).refresh } }),
    logout: async () => ({ as: await aUser(), body: { reason: 'user' } }),
    getProfile: async () => ({ as: await aUser() }),
    updateProfile: async () => ({ as: await aUser(), body: { ...person, language: 'nl' } }),
    deleteAccount: async () => {
      const user = await aUser();
      return { as: user, params: { userId: user.id } };
    },
    listUsers: async () => ({ as: await superuser() }),
    addUser: async () => ({ as: await superuser(), body: { ...person, ...passwords, email: anAddress() } }),
    listAppointments: async () => ({
      as: await aUser(),
      query: { date: '2026-11-02', is_scheduled: 'true' },
    }),
    addUnplannedContact: async () => ({ as: await aUser(), body: { client_name: 'Bram Kuiper' } }),
    createAppointment: async () => ({
      as: await superuser(),
      body: {
        user_id: (await aUser()).id,
        patient_name: 'Bram Kuiper',
        date: '2026-11-02',
        start_time: '2026-11-02T09:00:00Z',
        end_time: '2026-11-02T09:45:00Z',
        subject: '1-2-1980',
        description: 'Vervolgconsult',
        gender: 'male',
        client_code: 'C1',
      },
    }),
    deleteAppointment: async () => ({
      as: await superuser(),
      params: { id: await anAppointment(await aUser()) },
    }),
    startCapture: async () => {
      const as = await aUser();
      return { as, body: { id: randomUUID(), appointment: await anAppointment(as), consent } };
    },
    listCaptures: async () => ({ as: await aUser() }),
    getCapture: async () => {
      const as = await aUser();
      return { as, params: { id: (await aCapture(as)).id } };
    },
    putChunk: async () => {
      const as = await aUser();
      const body = someSound(3, 100);
      return { as, params: { id: (await aCapture(as)).id, seq: 0 }, query: { sha256: sha256(body) }, body };
    },
    putGaps: async () => {
      const as = await aUser();
      const body = { gaps: [], gap_count: 0, gap_samples: 0 };
      return { as, params: { id: (await aCapture(as)).id }, body };
    },
    finishCapture: async () => {
      const as = await aUser();
      const { id } = await aCapture(as);
      await put(as, id, 0, someSound(3, 100));
      return { as, params: { id }, body: { chunks: 1, samples: 100 } };
    },
    listRecordings: async () => ({ as: await aUser() }),
    getRecording: recorded,
    changeRecording: async () => ({ ...(await recorded()), body: aNote }),
    replaceRecording: async () => ({ ...(await recorded()), body: aNote }),
    deleteRecording: async () => ({ ...(await recorded()), as: await superuser() }),
    retryRecording: async () => {
      const sent = await recorded();
      await db.updateTable('recordings').set({ stage: 'failed' }).where('id', '=', sent.params.id).execute();
      return sent;
    },
    getTranscript: recorded,
    getVoices: recorded,
    changeVoices: async () => {
      const as = await aUser();
      const { id } = await aTalk(noteer, as, [0, 1]);
      const voices = [{ voice: 0, role: 'other', relation: 'partner' }];
      return { as, params: { id }, body: { voices, pieces: [{ seqs: [1], voice: 0 }] } };
    },
    getOwnVoice: async () => ({ as: await aUser() }),
    rememberVoice: async () => {
      const as = await aUser();
      const { id } = await aTalk(noteer, as, [0, 0, 0]);
      const body = { voices: [{ voice: 0, role: 'clinician' }] };
      await request(contract.changeVoices, { as, params: { id }, body });
      return { as, body: { recording: id, voice: 0 } };
    },
    forgetVoice: async () => ({ as: await aUser() }),
    listGaps: recorded,
    listRevisions: noted,
    getRevision: async () => {
      const { as, params, query } = await noted();
      return { as, params: { ...params, number: 1 }, query };
    },
    getDraft: noted,
    rewriteNote: async () => ({ ...(await noted()), query: {}, body: { template: 'soep' } }),
    listTasks: async () => ({ as: await aUser() }),
    changeTask: async () => {
      const { as, params } = await noted();
      return { as, params: { id: await aTask(as, params.id) }, body: { is_done: true } };
    },
    sendContactRequest: async () => ({ body: { ...visitor, email: anAddress() } }),
    listContactRequests: async () => ({ as: await superuser() }),
    changeContactRequest: async () => {
      const as = await superuser();
      await request(contract.sendContactRequest, { body: { ...visitor, email: anAddress() } });
      const { body } = await request(contract.listContactRequests, { as });
      return { as, params: { id: body.data[0].id }, body: { is_handled: true } };
    },
    listTemplates: async () => ({ as: await aUser() }),
    listEngines: async () => ({ as: await superuser() }),
    getHealth: async () => ({}),
    getConfig: async () => ({}),
    reportPageSpeed: async () => ({ body: { page: 'home', measure: 'LCP', value: 900 } }),
  };
}

/** These succeed only with a provider, a form with a file, or a listener: each has a test of its own. */
export const haveTheirOwnTest = [
  'startMicrosoftLogin',
  'finishMicrosoftLogin',
  'uploadRecording',
  'getRecordingFile',
  'followEvents',
];

/** A chunk, and what is missing in it, is part of a recording whose beginning and end are on the record; how fast a page was is nobody's record. */
export const leaveNoLine = ['putChunk', 'putGaps', 'reportPageSpeed'];
