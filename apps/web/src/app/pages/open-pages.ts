/** The addresses that ask for no sign-in. */
import { sitePages } from '@noteer/contract';
import type { RouteObject } from 'react-router';
import { outside, ToTheSite } from '../to-the-site.tsx';
import { routeAt } from './app-page.ts';

const signIn = { nl: 'Inloggen', en: 'Log in' };

export const publicPages: RouteObject[] = [
  ...sitePages
    .flatMap((page) => [page, `en/${page}`])
    .map((path) => ({
      path,
      handle: outside,
      Component: ToTheSite,
    })),
  routeAt({
    path: 'forgot-password',
    title: { nl: 'Wachtwoord vergeten', en: 'Forgot password' },
    load: async () => (await import('../../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  }),
];

export const strangersPages: RouteObject[] = [
  routeAt({
    path: 'sign-in',
    title: signIn,
    load: async () => (await import('../../features/auth/sign-in-page.tsx')).SignInPage,
  }),
  routeAt({
    path: 'sign-in/microsoft',
    title: signIn,
    load: async () => (await import('../../features/auth/microsoft-page.tsx')).MicrosoftPage,
  }),
  routeAt({
    path: 'sign-up',
    title: { nl: 'Account maken', en: 'Sign up' },
    load: async () => (await import('../../features/auth/sign-up-page.tsx')).SignUpPage,
  }),
];
