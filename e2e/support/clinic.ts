/** A whole installation for a test to walk through: server, Postgres, mail server, identity provider, language model, accounts. */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUser, login, type SignedIn } from '@noteer/contract';
import pg from 'pg';
import { nextCodeIn, openMailbox } from '../../apps/server/test/mailbox.ts';
import { CLIENT, type OpenidAccount, openProvider } from '../../apps/server/test/openid-provider.ts';
import { call } from './api.ts';
import { type Engine, settingsOf } from './engine.ts';
import { freePort, startNoteer } from './noteer.ts';
import { startScriptedHearing } from './scripted-hearing.ts';
import { openScriptedModel } from './scripted-model.ts';

export type Credentials = { email: string; password: string };
export type Person = Credentials & { first_name: string; last_name: string };
export type Clinic = Awaited<ReturnType<typeof openClinic>>;

const administrator = { email: 'beheer@kliniek.test', password: 'Sleutelbos!7' };
/** Of its own, so that what visitors send does not come between the codes of the administrator. */
const contactAddress = 'contact@kliniek.test';

/** Never the same address twice: journeys share one server. */
export const newPerson = (first_name = 'Noor', last_name = 'Veldkamp'): Person => ({
  first_name,
  last_name,
  email: `${first_name.toLowerCase()}.${randomUUID().slice(0, 8)}@kliniek.test`,
  password: 'Zomerregen!26',
});

/** Real, not a demo: the second factor is required. */
const settings = (mailUrl: string, issuer: string) => ({
  SMTP_URL: mailUrl,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  // Six characters are enough where a forgotten password is replaced, as the form itself says.
  PASSWORD_LENGTH: '6',
  CONTACT_EMAIL: contactAddress,
  // All journeys come from one address.
  ATTEMPTS_PER_ADDRESS: '100000',
  MICROSOFT_ISSUER: issuer,
  MICROSOFT_CLIENT_ID: CLIENT.client_id,
  MICROSOFT_CLIENT_SECRET: CLIENT.client_secret,
});

/** Accounts that an administrator makes, through the API: for journeys that begin after that. */
function colleaguesBy(url: () => string, logIn: () => Promise<SignedIn>) {
  let session: Promise<SignedIn> | undefined;
  const add = async (form: object) => {
    session ??= logIn();
    return call(url(), (await session).access, addUser, form);
  };
  return async (first_name?: string, last_name?: string): Promise<Person> => {
    const person = newPerson(first_name, last_name);
    const form = { ...person, gender: 'female', confirm_password: person.password };
    let added = await add(form);
    // Journeys may take longer than one is signed in for.
    if (added.status === 401) {
      session = undefined;
      added = await add(form);
    }
    if (!added.ok) throw new Error(`adding a colleague answered ${added.status}`);
    return person;
  };
}

/** Whom a server of this clinic speaks to. */
async function openSurroundings(engine: Engine, data_dir: string, port: number, isModelSet: boolean) {
  const mailbox = await openMailbox();
  const openidAccounts: Record<string, OpenidAccount> = {};
  const provider = await openProvider(`http://127.0.0.1:${port}/sign-in/microsoft`, openidAccounts);
  const model = await openScriptedModel();
  const hearing = engine === 'scripted' ? await startScriptedHearing(data_dir, 8) : undefined;
  return {
    ...{ mailbox, openidAccounts, model },
    settings: {
      ...settings(mailbox.url, provider.issuer),
      ...settingsOf[engine],
      ...hearing?.settings,
      ...(isModelSet ? model.settings : model.settingsToFind),
    },
    async close() {
      hearing?.close();
      await model.close();
      await provider.close();
      await mailbox.close();
    },
  };
}

/** `isModelSet`: the environment names the language model; else an administrator has to find and choose it. */
export async function openClinic(engine: Engine, isModelSet = true) {
  if (!(engine in settingsOf)) throw new Error(`there is no engine ${engine}`);
  const data_dir = mkdtempSync(join(tmpdir(), 'noteer-e2e-'));
  chmodSync(data_dir, 0o755);
  const port = await freePort();
  const surroundings = await openSurroundings(engine, data_dir, port, isModelSet);
  const { mailbox, openidAccounts, model } = surroundings;
  const start = () => startNoteer({ data_dir, port, settings: surroundings.settings });
  let noteer = await start();

  const nextCode = (email: string) => nextCodeIn(mailbox, email);

  /** With a code from the mail, as for every account without an authenticator. */
  async function logIn({ email, password }: Credentials): Promise<SignedIn> {
    const signIn = (otp?: { otp_token: string }) => call(noteer.url, '', login, { email, password, ...otp });
    await signIn();
    const signedIn = await signIn({ otp_token: await nextCode(email) });
    return login.response.parse(await signedIn.json()).data;
  }

  return {
    url: noteer.url,
    /** Of the server, as it runs now. */
    pid: () => noteer.pid,
    administrator,
    contactAddress,
    mailbox,
    /** What writes the notes. */
    model,
    nextCode,
    /** Through the API: for journeys that begin after that. */
    logIn,
    /** Who is known at the identity provider, by the name that is typed there. */
    openidAccounts,

    newColleague: colleaguesBy(
      () => noteer.url,
      () => logIn(administrator),
    ),

    async sql(text: string, values: unknown[] = []): Promise<void> {
      const client = new pg.Client({ connectionString: noteer.connectionString });
      await client.connect();
      await client.query(text, values).finally(() => client.end());
    },

    /** The server is gone until it comes back, on the same address and with the same data. */
    goAway: () => noteer.stop(),
    async comeBack() {
      noteer = await start();
    },
    output: () => noteer.output(),
    async close() {
      await surroundings.close();
      rmSync(data_dir, { recursive: true });
    },
  };
}
