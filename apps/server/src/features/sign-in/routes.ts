import { finishMicrosoftLogin, login, logout, refreshTokens, startMicrosoftLogin } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { beginMicrosoft, finishMicrosoft } from './microsoft.ts';
import { refresh, signIn, signOut } from './service.ts';

export const signInRoutes = [
  route(login, async ({ services, visitor, body }) => ({
    message: 'Login successful',
    data: await signIn(services, visitor, body),
  })),

  route(refreshTokens, async ({ services, visitor, body }) => ({
    data: await refresh(services, visitor, body.refresh),
  })),

  route(logout, async ({ services, actor, body }) => {
    await signOut(services.db, actor, body.reason);
    return { message: 'Logged out' };
  }),

  route(startMicrosoftLogin, async ({ services, visitor }) => ({
    data: await beginMicrosoft(services, visitor),
  })),

  route(finishMicrosoftLogin, async ({ services, visitor, body }) => ({
    message: 'Login successful',
    data: await finishMicrosoft(services, visitor, body),
  })),
];
