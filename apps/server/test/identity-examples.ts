/** A call that succeeds, for every endpoint about accounts and sessions. */
import { randomUUID } from 'node:crypto';
import * as contract from '@noteer/contract';
import { appOf, giveAuthenticator } from './authenticator.ts';
import type { harness } from './harness.ts';

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
const anAddress = () => `${randomUUID()}@example.org`;

export function identityExamples(all: Harness, role?: contract.Role): Record<string, () => Promise<Example>> {
  const { request, mailedCode, ...noteer } = all;
  const aUser = () => noteer.aUser({ role: role ?? 'clinician' });
  const anAdministrator = () => noteer.aUser({ role: role ?? 'administrator' });
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

  const withAuthenticator = async () => {
    const { id } = await noteer.aUser();
    await giveAuthenticator(all, { id });
    return id;
  };
  /** Waits for another administrator. */
  const resetWaiting = async (): Promise<string> => {
    const userId = await withAuthenticator();
    await noteer.aUser({ role: 'administrator' });
    const as = await noteer.aUser({ role: 'administrator' });
    return (await request(contract.askSecondFactorReset, { as, params: { userId } })).body.data.id;
  };

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
    checkOwnPassword: async () => {
      const user = await aUser();
      return { as: user, body: { password: user.password } };
    },
    refreshTokens: async () => ({ body: { refresh: (await aUser()).refresh } }),
    logout: async () => ({ as: await aUser(), body: { reason: 'user' } }),
    getProfile: async () => ({ as: await aUser() }),
    updateProfile: async () => ({ as: await aUser(), body: { ...person, language: 'nl' } }),
    getLeaving: async () => {
      const user = await aUser();
      return { as: user, params: { userId: user.id } };
    },
    deleteAccount: async () => {
      const user = await aUser();
      return { as: user, params: { userId: user.id } };
    },
    listUsers: async () => ({ as: await anAdministrator() }),
    addUser: async () => ({
      as: await anAdministrator(),
      body: { ...person, ...passwords, email: anAddress() },
    }),
    getSecondFactor: async () => ({ as: await aUser() }),
    startAuthenticator: async () => {
      const user = await aUser();
      return { as: user, body: { password: user.password } };
    },
    confirmAuthenticator: async () => {
      const user = await aUser();
      const { body } = await request(contract.startAuthenticator, {
        as: user,
        body: { password: user.password },
      });
      return { as: user, body: { otp: appOf(body.data.totp_key)() } };
    },
    makeRecoveryCodes: async () => {
      const user = await aUser();
      const code = await giveAuthenticator(all, user);
      return { as: user, body: { password: user.password, otp_token: code() } };
    },
    listSecondFactorResets: async () => ({ as: await anAdministrator() }),
    askSecondFactorReset: async () => ({
      as: await anAdministrator(),
      params: { userId: await withAuthenticator() },
    }),
    agreeSecondFactorReset: async () => {
      const id = await resetWaiting();
      // Whoever became one today does not count.
      const created_at = new Date(Date.now() - 48 * 3_600_000);
      return { as: await noteer.aUser({ role: role ?? 'administrator', created_at }), params: { id } };
    },
    // The owner stops it, whatever their role.
    stopSecondFactorReset: async () => {
      const owner = await aUser();
      await giveAuthenticator(all, owner);
      const as = await noteer.aUser({ role: 'administrator' });
      const { body } = await request(contract.askSecondFactorReset, { as, params: { userId: owner.id } });
      return { as: owner, params: { id: body.data.id } };
    },
    listSessions: async () => ({ as: await aUser() }),
    endOwnSession: async () => {
      const user = await aUser();
      const { body } = await request(contract.listSessions, { as: user });
      return { as: user, params: { id: body.data[0].id } };
    },
    endUserSessions: async () => ({
      as: await anAdministrator(),
      params: { userId: (await noteer.aUser()).id },
    }),
    endOtherSessions: async () => ({ as: await aUser() }),
    listInvitations: async () => ({ as: await anAdministrator() }),
    invite: async () => ({ as: await anAdministrator(), body: { email: anAddress(), role: 'planner' } }),
    withdrawInvitation: async () => {
      const as = await noteer.aUser({ role: 'administrator' });
      const { body } = await request(contract.invite, { as, body: { email: anAddress() } });
      return { as: await anAdministrator(), params: { id: body.data.id } };
    },
    changeRole: async () => ({
      as: await anAdministrator(),
      params: { userId: (await noteer.aUser()).id },
      body: { role: 'planner' },
    }),
    setProfession: async () => ({
      as: await anAdministrator(),
      params: { userId: (await noteer.aUser()).id },
      body: { profession: 'GZ', usual_setting: 3 },
    }),
  };
}
