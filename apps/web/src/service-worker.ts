/**
 * Keeps the app itself on the device, so that reloading without a network shows it with what this device holds. Only files
 * of the build: nothing that the server answers about a person ever comes here.
 */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & { request: Request; respondWith(answer: Promise<Response>): void };
type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
/** What the build wrote: its files, and the first words of the app's addresses. */
type Shell = { version: string; files: string[]; pages: string[] };

const worker = self as unknown as Scope;
const SHELL = '/shell.json';
/** Any address of the app answers with its one page. */
const PAGE = '/home';
const NAME = 'noteer-shell-';

async function keepShell(): Promise<void> {
  const answer = await fetch(SHELL, { cache: 'no-store' });
  const shell = (await answer.clone().json()) as Shell;
  const cache = await caches.open(NAME + shell.version);
  await cache.put(SHELL, answer);
  await cache.addAll([PAGE, ...shell.files]);
  await worker.skipWaiting();
}

/** The newest one is the one that was kept last. */
async function dropOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(NAME));
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function isOfApp(path: string): Promise<boolean> {
  const shell = (await (await caches.match(SHELL))?.json()) as Shell | undefined;
  const [, first = ''] = path.split('/');
  return shell?.pages.includes(first) ?? false;
}

/** What the server says goes first: only without it is what was kept good enough. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = (await isOfApp(new URL(request.url).pathname)) ? await caches.match(PAGE) : undefined;
    if (!kept) throw error;
    return kept;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(keepShell()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  // A hash of the content is in these names: what is kept is what the server has.
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
