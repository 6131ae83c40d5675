/** The way of a consultation from outside: sent as a file, heard by the real pipeline, read back. */
import { setTimeout as sleep } from 'node:timers/promises';
import { addUnplannedContact, getRecording, getTranscript, login, uploadRecording } from '@noteer/contract';
import pg from 'pg';
import type { Noteer } from '../../../e2e/support/noteer.ts';
import { demoAccounts, demoPassword } from '../src/demo/accounts.ts';
import type { Dialogue } from './speak.ts';

/** What is shipped: every piece with its times, and who heard it. */
export type Heard = { engine: string; pieces: { start_s: number; end_s: number; text: string }[] };

const LOOK_AGAIN_MS = 1_000;
const SIGN_IN_EVERY = 300;

export async function hear(
  { url, connectionString }: Noteer,
  wav: Buffer,
  dialogue: Dialogue,
): Promise<Heard> {
  const { language, template } = dialogue;
  let access = '';
  async function ask(path: string, body?: object | FormData) {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${access}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }
  const credentials = { email: demoAccounts[0].email, password: demoPassword };
  /** A token lives a quarter of an hour, and a slow machine listens longer. */
  const signIn = async () => {
    ({ access } = login.response.parse(await ask(login.path, credentials)).data);
  };
  await signIn();
  const contact = await ask(addUnplannedContact.path, { client_name: 'Demo', language, template });
  const appointment = addUnplannedContact.response.parse(contact).data.id;
  const form = new FormData();
  form.set('appointment', appointment);
  form.set('recording_file', new Blob([new Uint8Array(wav)], { type: 'audio/wav' }), 'recording.wav');
  const { id } = uploadRecording.response.parse(await ask(uploadRecording.path, form)).data;

  const at = (path: string) => path.replace('{id}', id);
  for (let looks = 1; ; looks++) {
    if (looks % SIGN_IN_EVERY === 0) await signIn();
    const { stage } = getRecording.response.parse(await ask(at(getRecording.path))).data.processing;
    if (stage === 'done') break;
    if (stage === 'failed') throw new Error('the recording could not be processed');
    await sleep(LOOK_AGAIN_MS);
  }
  await signIn();
  const { data } = getTranscript.response.parse(await ask(at(getTranscript.path)));
  const toHundredths = (seconds: number) => Math.round(seconds * 100) / 100;
  return {
    engine: await engineOf(connectionString, id),
    pieces: data.map(({ start_s, end_s, text }) => ({
      start_s: toHundredths(start_s),
      end_s: toHundredths(end_s),
      text,
    })),
  };
}

/** Who heard it is kept with every piece, and shown by no call. */
async function engineOf(connectionString: string, recording_id: string): Promise<string> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const sql = 'select distinct engine from transcript_pieces where recording_id = $1';
    const { rows } = await client.query<{ engine: string }>(sql, [recording_id]);
    if (rows.length !== 1 || !rows[0]) throw new Error('not one engine heard it');
    return rows[0].engine;
  } finally {
    await client.end();
  }
}
