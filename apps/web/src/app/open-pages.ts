/** The addresses that ask for no sign-in. */
import { sitePages } from '@noteer/contract';
import type { RouteObject } from 'react-router';
import { page } from './load-page.ts';
import { titles } from './strings.ts';
import { outside, ToTheSite } from './to-the-site.tsx';

export const publicPages: RouteObject[] = [
  ...sitePages
    .flatMap((page) => [page, `en/${page}`])
    .map((path) => ({
      path,
      handle: outside,
      Component: ToTheSite,
    })),
  {
    path: 'forgot-password',
    handle: { title: titles.forgotPassword },
    lazy: page(async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage),
  },
];

export const strangersPages: RouteObject[] = [
  {
    path: 'sign-in',
    handle: { title: titles.signIn },
    lazy: page(async () => (await import('../features/auth/sign-in-page.tsx')).SignInPage),
  },
  {
    path: 'sign-in/microsoft',
    handle: { title: titles.signIn },
    lazy: page(async () => (await import('../features/auth/microsoft-page.tsx')).MicrosoftPage),
  },
  {
    path: 'sign-up',
    handle: { title: titles.signUp },
    lazy: page(async () => (await import('../features/auth/sign-up-page.tsx')).SignUpPage),
  },
];
