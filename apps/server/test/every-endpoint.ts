/** A call that succeeds, for every endpoint of the contract: what the tests that walk all of them start from. */
import { randomUUID } from 'node:crypto';
import * as contract from '@noteer/contract';
import { captureExamples } from './capture-examples.ts';
import { codeExamples } from './code-examples.ts';
import { codeListExamples } from './code-list-examples.ts';
import { consultations } from './consultation.ts';
import { departureExamples } from './departure.ts';
import { engineExamples } from './engine-examples.ts';
import { fileExamples } from './file-examples.ts';
import type { harness } from './harness.ts';
import { type Example, identityExamples } from './identity-examples.ts';
import { incomingExamples } from './incoming-examples.ts';
import { institutionExamples } from './institution-examples.ts';
import { keepingExamples } from './keeping-examples.ts';
import { stepExamples } from './step-examples.ts';
import { taskExamples } from './task-examples.ts';
import { templateExamples } from './template-examples.ts';
import { aTalk } from './voices.ts';
import { aDoubt, aWrittenNote } from './written-note.ts';

type Harness = Awaited<ReturnType<typeof harness>>;

const visitor = {
  ...{ first_name: 'Anna', last_name: 'Schmidt', location: 'germany', institution_name: 'Klinik am See' },
  ...{ specialty: 'other', specialty_other: 'Neurologie', language: 'en' },
};
const aPlan = {
  ...{ patient_name: 'Bram Kuiper', subject: '1-2-1980', description: 'Vervolgconsult', gender: 'male' },
  ...{ date: '2026-11-02', start_time: '2026-11-02T09:00:00Z', end_time: '2026-11-02T09:45:00Z' },
  client_code: 'C1',
};
const aNote = { consultation_summaries: [{ ai_model_name: 'extractive', summary_text: 'Verslag' }] };
const anAddress = () => `${randomUUID()}@example.org`;

/** By the endpoint's name; done by somebody of this role, or else of one that usually does it. */
export function examples(noteer: Harness, role?: contract.Role): Record<string, () => Promise<Example>> {
  const { request, db } = noteer;
  const aUser = () => noteer.aUser({ role: role ?? 'clinician' });
  const anAdministrator = () => noteer.aUser({ role: role ?? 'administrator' });
  const anAuditor = () => noteer.aUser({ role: role ?? 'auditor' });
  const aColleague = () => noteer.aUser();
  const { anAppointment, aRecording } = consultations(noteer);
  const aClient = async (as: { access: string }): Promise<string> =>
    (await request(contract.createClient, { as, body: { first_name: 'Bram' } })).body.data.id;
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

  return {
    ...identityExamples(noteer, role),
    ...institutionExamples(noteer, role),
    ...incomingExamples(noteer, anAdministrator),
    ...templateExamples(noteer, role),
    removeClient: async () => {
      const as = await anAdministrator();
      return { as, params: { id: await aClient(as) } };
    },
    joinClient: async () => ({
      as: await anAdministrator(),
      params: { id: await aClient(await aColleague()) },
      body: { into: await aClient(await aColleague()) },
    }),
    partClient: async () => {
      const [id, into] = [await aClient(await aColleague()), await aClient(await aColleague())];
      const as = await noteer.aUser({ role: 'administrator' });
      await request(contract.joinClient, { as, params: { id }, body: { into } });
      return { as: await anAdministrator(), params: { id } };
    },
    listAppointments: async () => ({
      as: await aUser(),
      query: { date: '2026-11-02', is_scheduled: 'true' },
    }),
    addUnplannedContact: async () => ({ as: await aUser(), body: { client_name: 'Bram Kuiper' } }),
    createAppointment: async () => ({
      as: await anAdministrator(),
      body: { ...aPlan, user_id: (await aColleague()).id },
    }),
    listAllAppointments: async () => ({ as: await anAdministrator(), query: { date: '2026-11-02' } }),
    moveAppointment: async () => {
      const as = await anAdministrator();
      const user_id = (await aColleague()).id;
      const planner = await noteer.aUser({ role: 'planner' });
      const { body } = await request(contract.createAppointment, {
        as: planner,
        body: { ...aPlan, user_id },
      });
      const { date, start_time, end_time } = aPlan;
      return { as, params: { id: body.data.id }, body: { user_id, date, start_time, end_time } };
    },
    deleteAppointment: async () => ({
      as: await anAdministrator(),
      params: { id: await anAppointment(await aColleague()) },
    }),
    ...fileExamples(noteer, aUser),
    ...captureExamples(noteer, aUser),
    ...codeExamples(noteer, anAdministrator, noted),
    listRecordings: async () => ({ as: await aUser() }),
    searchRecordings: async () => ({ as: await aUser(), body: { search: 'Bram' } }),
    getRecording: recorded,
    changeRecording: async () => ({ ...(await recorded()), body: aNote }),
    replaceRecording: async () => ({ ...(await recorded()), body: aNote }),
    deleteRecording: async () => ({ ...(await recorded()), as: await anAdministrator() }),
    retryRecording: async () => {
      const sent = await recorded();
      await db.updateTable('recordings').set({ stage: 'failed' }).where('id', '=', sent.params.id).execute();
      return sent;
    },
    getTranscript: recorded,
    correctPiece: async () => {
      const as = await aUser();
      const { id } = await aTalk(noteer, as, [0]);
      return { as, params: { id, seq: 0 }, body: { text: 'Anders.' } };
    },
    getVoices: recorded,
    changeVoices: async () => {
      const as = await aUser();
      const voices = [{ voice: 0, role: 'client' }];
      return { as, params: { id: (await aTalk(noteer, as, [0, 1])).id }, body: { voices, pieces: [] } };
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
    ...{ listGaps: recorded, listJottings: recorded },
    listRevisions: noted,
    getRevision: async () => {
      const { as, params, query } = await noted();
      return { as, params: { ...params, number: 1 }, query };
    },
    getDraft: noted,
    ...{ getNoteWriting: recorded, stopWriting: recorded, getNoteReading: recorded },
    askNoteReading: async () => ({ ...(await noted()), query: {} }),
    answerDoubt: async () => {
      const { as, params } = await recorded();
      await aWrittenNote(noteer, params.id, { text: 'Verslag', doubts: [aDoubt] });
      return { as, params: { ...params, doubt: aDoubt.id }, body: { answer: { kind: 'right' } } };
    },
    rewriteNote: async () => ({ ...(await noted()), query: {}, body: { template: 'soep' } }),
    listDismissed: recorded,
    changeDismissed: async () => ({
      ...(await recorded()),
      body: { dismiss: [{ kind: 'dose', text: '75 mg' }] },
    }),
    getFilePoints: recorded,
    getSinceLastTime: recorded,
    getFileNote: async () => {
      const { as, params } = await noted();
      await request(contract.changeRecording, { as, params, body: { is_reviewed: true } });
      return { as, params };
    },
    noteCopied: async () => ({ ...(await noted()), query: {} }),
    readAccessLog: async () => ({ as: await anAuditor() }),
    listAccessLogUsers: async () => ({ as: await anAuditor() }),
    listUnusualReads: async () => ({ as: await anAuditor() }),
    findAccessLogClients: async () => ({ as: await anAuditor(), body: { search: 'kuiper' } }),
    ...taskExamples(noteer, aUser, noted),
    ...stepExamples(noteer, role),
    sendContactRequest: async () => ({ body: { ...visitor, email: anAddress() } }),
    listContactRequests: async () => ({ as: await anAdministrator() }),
    changeContactRequest: async () => {
      const as = await anAdministrator();
      await request(contract.sendContactRequest, { body: { ...visitor, email: anAddress() } });
      const { body } = await request(contract.listContactRequests, { as });
      return { as, params: { id: body.data[0].id }, body: { is_handled: true } };
    },
    ...codeListExamples(noteer, anAdministrator, aUser),
    ...engineExamples(anAdministrator, aUser),
    ...departureExamples(noteer, anAdministrator),
    ...keepingExamples(noteer, anAdministrator, recorded, aClient),
    getHealth: async () => ({}),
    getLiveness: async () => ({}),
    getReadiness: async () => ({}),
    getConfig: async () => ({}),
    reportPageSpeed: async () => ({ body: { page: 'home', measure: 'LCP', value: 900 } }),
  };
}

/** These succeed only with a provider, a form with a file, an engine or a listener: each has a test of its own. */
export const haveTheirOwnTest = [
  ...['startMicrosoftLogin', 'finishMicrosoftLogin', 'uploadRecording', 'getRecordingFile', 'followEvents'],
  ...['dictate', 'addAttachment', 'previewCodeList', 'getAttachmentPicture', 'getAttachmentFile'],
  ...['previewAppointments', 'importAppointments'],
  ...['exportCodes', 'exportAccessLog', 'exportClient', 'getCertificate', 'getLogo'],
];
