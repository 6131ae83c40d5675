import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router';
import { useStrings } from '../lib/strings.ts';
import { useUnseenNotes } from '../lib/unseen-notes.ts';
import { PageFailed } from './page-failed.tsx';
import { frameStrings } from './strings.ts';
import { outside } from './to-the-site.tsx';
import { usePageTitle } from './use-page-title.ts';

export function Root() {
  const title = usePageTitle();
  const unseen = useUnseenNotes();
  const { notesReady } = useStrings(frameStrings);
  useEffect(() => {
    const page = title ? `${title} · Noteer` : 'Noteer';
    document.title = unseen > 0 ? `${notesReady(unseen)} · ${page}` : page;
  }, [title, unseen, notesReady]);

  // It would leave a word in the session storage of a page that is left; nobody comes back there.
  const isLeaving = useMatches().some(({ handle }) => handle === outside);
  return (
    <>
      <Outlet />
      {!isLeaving && <ScrollRestoration />}
    </>
  );
}

export function RootFailed() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <PageFailed />
    </main>
  );
}
