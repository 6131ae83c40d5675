/** A consultation step by step: one page around its steps, which goes on recording from one to the next. */
import { Navigate, type RouteObject } from 'react-router';
import { page } from '../load-page.ts';
import { routeAt } from './app-page.ts';

export const walkthrough: RouteObject = {
  path: 'walkthrough',
  lazy: page(async () => (await import('../../features/consultation/walkthrough-page.tsx')).WalkthroughPage),
  children: [
    { index: true, element: <Navigate to="/walkthrough/record" replace /> },
    routeAt({
      path: 'record/:id?',
      title: { nl: 'Opnemen', en: 'Record' },
      load: async () => (await import('../../features/consultation/record/record-page.tsx')).RecordPage,
    }),
    routeAt({
      path: 'review/:id?',
      title: { nl: 'Verslag beoordelen', en: 'Review note' },
      load: async () => (await import('../../features/consultation/review-page.tsx')).ReviewPage,
    }),
    routeAt({
      path: 'wrap-up/:id?',
      title: { nl: 'Afronden', en: 'Wrap up' },
      load: async () => (await import('../../features/consultation/wrap-up/wrap-up-page.tsx')).WrapUpPage,
    }),
  ],
};
