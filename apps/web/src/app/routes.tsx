/** Every address there is. Pages load when they are first visited. */
import type { Deed } from '@noteer/contract';
import { Navigate, type RouteObject } from 'react-router';
import { clientFilePages } from './client-file-pages.ts';
import { codeListPages } from './code-list-pages.ts';
import { codingPages } from './coding-pages.ts';
import { FirstLoad } from './first-load.tsx';
import { Administration, Landing, onlyWho, SignedInOnly, StrangersOnly } from './guards.tsx';
import { institutionPages } from './institution-pages.ts';
import { keepingPages } from './keeping-pages.ts';
import { page } from './load-page.ts';
import { publicPages, strangersPages } from './open-pages.ts';
import { PageFailed } from './page-failed.tsx';
import { Root, RootFailed } from './root.tsx';
import { titles } from './strings.ts';

/** The pages behind the sign-in, each for those who may do what it is for. */
const pagesFor: { deed: Deed; isAdministration?: true; page: RouteObject }[] = [
  {
    deed: 'read_agenda',
    page: {
      path: 'home',
      handle: { title: titles.home },
      lazy: page(async () => (await import('../features/home/home-page.tsx')).HomePage),
    },
  },
  {
    deed: 'list_consultations',
    page: {
      path: 'overview',
      handle: { title: titles.overview },
      lazy: page(async () => (await import('../features/overview/overview-page.tsx')).OverviewPage),
    },
  },
  {
    deed: 'do_tasks',
    page: {
      path: 'tasks',
      handle: { title: titles.tasks },
      lazy: page(async () => (await import('../features/tasks/tasks-page.tsx')).TasksPage),
    },
  },
  {
    deed: 'find_clients',
    page: {
      path: 'clients',
      handle: { title: titles.clients },
      lazy: page(async () => (await import('../features/clients/clients-page.tsx')).ClientsPage),
    },
  },
  ...clientFilePages,
  {
    deed: 'record',
    page: {
      path: 'walkthrough',
      lazy: page(async () => (await import('../features/consultation/walkthrough-page.tsx')).WalkthroughPage),
      children: [
        { index: true, element: <Navigate to="/walkthrough/record" replace /> },
        {
          path: 'record/:id?',
          handle: { title: titles.record },
          lazy: page(
            async () => (await import('../features/consultation/record/record-page.tsx')).RecordPage,
          ),
        },
        {
          path: 'review/:id?',
          handle: { title: titles.review },
          lazy: page(async () => (await import('../features/consultation/review-page.tsx')).ReviewPage),
        },
        {
          path: 'wrap-up/:id?',
          handle: { title: titles.wrapUp },
          lazy: page(
            async () => (await import('../features/consultation/wrap-up/wrap-up-page.tsx')).WrapUpPage,
          ),
        },
      ],
    },
  },
  {
    deed: 'read_note',
    page: {
      path: 'recording-details/:id?',
      handle: { title: titles.recordingDetails },
      lazy: page(
        async () =>
          (await import('../features/recording-details/recording-details-page.tsx')).RecordingDetailsPage,
      ),
    },
  },
  {
    deed: 'use_own_account',
    page: {
      path: 'change-password',
      handle: { title: titles.changePassword },
      lazy: page(
        async () => (await import('../features/account/change-password-page.tsx')).ChangePasswordPage,
      ),
    },
  },
  {
    deed: 'use_own_account',
    page: {
      path: 'account',
      handle: { title: titles.account },
      lazy: page(async () => (await import('../features/account/account-page.tsx')).AccountPage),
    },
  },
  {
    deed: 'read_all_agendas',
    isAdministration: true,
    page: {
      path: 'admin',
      handle: { title: titles.admin },
      lazy: page(async () => (await import('../features/admin/admin-page.tsx')).AdminPage),
    },
  },
  ...codingPages,
  {
    deed: 'add_user',
    isAdministration: true,
    page: {
      path: 'add-user',
      handle: { title: titles.addUser },
      lazy: page(async () => (await import('../features/admin/add-user-page.tsx')).AddUserPage),
    },
  },
  {
    deed: 'plan_appointment',
    page: {
      path: 'add-appointment',
      handle: { title: titles.addAppointment },
      lazy: page(async () => (await import('../features/admin/add-appointment-page.tsx')).AddAppointmentPage),
    },
  },
  {
    deed: 'handle_contact_requests',
    isAdministration: true,
    page: {
      path: 'contact-requests',
      handle: { title: titles.contactRequests },
      lazy: page(
        async () =>
          (await import('../features/contact-requests/contact-requests-page.tsx')).ContactRequestsPage,
      ),
    },
  },
  ...codeListPages,
  ...keepingPages,
  ...institutionPages,
  {
    deed: 'read_access_log',
    page: {
      path: 'access-log',
      handle: { title: titles.accessLog },
      lazy: page(async () => (await import('../features/access-log/access-log-page.tsx')).AccessLogPage),
    },
  },
];

/** A page that breaks leaves the shell around it standing. */
const inShell = (children: RouteObject[]): RouteObject => ({
  lazy: page(async () => (await import('./lockable-shell.tsx')).LockableShell),
  children: [{ ErrorBoundary: PageFailed, children }],
});

export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    ErrorBoundary: RootFailed,
    HydrateFallback: FirstLoad,
    children: [
      { index: true, Component: Landing },
      { path: 'login', element: <Navigate to="/sign-in" replace /> },
      ...publicPages,
      { Component: StrangersOnly, children: strangersPages },
      {
        Component: SignedInOnly,
        children: [
          inShell(
            pagesFor.map(({ deed, isAdministration, page: child }) => ({
              Component: onlyWho(deed),
              children: isAdministration ? [{ Component: Administration, children: [child] }] : [child],
            })),
          ),
        ],
      },
      { path: '*', element: <Navigate to="/welcome" replace /> },
    ],
  },
];
