import {
  changePassword,
  checkOwnPassword,
  confirmAuthenticator,
  deleteAccount,
  endOtherSessions,
  endOwnSession,
  getLeaving,
  getProfile,
  getSecondFactor,
  isSuperuser,
  listSessions,
  makeRecoveryCodes,
  type Profile,
  startAuthenticator,
  updateProfile,
} from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { removeAccount, whatWouldGo } from './leaving.ts';
import { endOne, endOthers, ownSessions } from './own-sessions.ts';
import { beginAuthenticator, confirmNewAuthenticator, makeCodes, ownSecondFactor } from './second-factor.ts';
import { checkPassword, editProfile, replacePassword } from './service.ts';

/** Field by field: an actor has more than a profile, and part of that is worked out when it is looked at. */
function presentProfile({ settings }: Services, actor: Actor): Profile {
  const { id, email, first_name, last_name, name, gender, language, role, has_authenticator } = actor;
  return {
    ...{ id, email, first_name, last_name, name, gender, language, role, has_authenticator },
    is_superuser: isSuperuser(role),
    is_privileged: email === settings.PRIVILEGED_EMAIL,
  };
}

export const accountRoutes = [
  // The gate has just read it: there is nothing left to ask the database.
  route(getProfile, async ({ services, actor }) => ({ data: presentProfile(services, actor) })),

  route(updateProfile, async ({ services, actor, body }) => ({
    data: presentProfile(services, await editProfile(services, actor, body)),
  })),

  route(changePassword, async ({ services, actor, body }) => ({
    message: 'Password changed successfully',
    data: await replacePassword(services, actor, body),
  })),

  route(checkOwnPassword, async ({ services, actor, body }) => {
    await checkPassword(services, actor, body.password);
    return { message: 'This is your password' };
  }),

  route(listSessions, async ({ services, actor }) => ({ data: await ownSessions(services, actor) })),

  route(endOwnSession, async ({ services, actor, params }) => {
    await endOne(services, actor, params.id);
    return { message: 'Session ended' };
  }),

  route(endOtherSessions, async ({ services, actor }) => {
    await endOthers(services, actor);
    return { message: 'Other sessions ended' };
  }),

  route(getSecondFactor, async ({ services, actor }) => ({ data: await ownSecondFactor(services, actor) })),

  route(startAuthenticator, async ({ services, actor, body }) => ({
    data: await beginAuthenticator(services, actor, body),
  })),

  route(confirmAuthenticator, async ({ services, actor, body }) => ({
    data: await confirmNewAuthenticator(services, actor, body.otp),
  })),

  route(makeRecoveryCodes, async ({ services, actor, body }) => ({
    data: await makeCodes(services, actor, body),
  })),

  route(getLeaving, async ({ services, actor, params }) => ({
    data: await whatWouldGo(services, actor, params.userId),
  })),

  route(deleteAccount, async ({ services, actor, params, query }) => {
    await removeAccount(services, actor, params.userId, query.hand_over_to);
    return { message: 'Account deleted' };
  }),
];
