/** The addresses of pages. The server answers one of the site's with its document, one of the app's with the app. */

/** Each is there in Dutch at `/welcome` and in English at `/en/welcome`. */
export const sitePages = [
  'welcome',
  'about',
  'contact',
  'psychiatry',
  'family-medicine',
  'privacy',
  'terms',
] as const;
export type SitePage = (typeof sitePages)[number];

export const sitePath = (page: SitePage, language: 'nl' | 'en'): string =>
  language === 'nl' ? `/${page}` : `/en/${page}`;

export const appPages = [
  '',
  'login',
  'sign-in',
  'sign-in/microsoft',
  'sign-up',
  'forgot-password',
  'home',
  'overview',
  'tasks',
  'clients',
  'walkthrough',
  'walkthrough/record',
  'walkthrough/review',
  'walkthrough/wrap-up',
  'recording-details',
  'cosign',
  'cover',
  'change-password',
  'account',
  'admin',
  'codes',
  'codes/totals',
  'add-user',
  'add-appointment',
  'appointments-from-elsewhere',
  'contact-requests',
  'access-log',
  'retention',
  'code-lists',
  'code-lists/import',
  'code-settings',
  'institution',
  'language-model',
  'numbers',
  'templates',
  'snippets',
] as const;

/** These are about one recording, and take its id besides: `/recording-details/{id}`. */
export const recordingPages = [
  'walkthrough/record',
  'walkthrough/review',
  'walkthrough/wrap-up',
  'recording-details',
  'cosign',
] as const satisfies readonly (typeof appPages)[number][];
export type RecordingPage = (typeof recordingPages)[number];

/** The address of a page about a recording; before there is one, the page by itself. */
export const recordingPath = (page: RecordingPage, id?: string): string =>
  id ? `/${page}/${id}` : `/${page}`;

const addressed = new RegExp(`^/(?<page>${recordingPages.join('|')})/(?<id>[^/]+)$`);

/** The recording in an address, as it is written there; undefined in every other address. */
export const recordingIn = (path: string): string | undefined => addressed.exec(path)?.groups?.id;

/** These are about one client; their addresses hold ids and no names. */
export const filePages = [
  'clients/:id',
  'clients/:id/documents/:attachment',
  'clients/:id/notes/:recording',
  'preparation/:appointment',
] as const;

export const clientPath = (id: string): string => `/clients/${id}`;
export const attachmentPath = (client_id: string, id: string): string =>
  `/clients/${client_id}/documents/${id}`;
/** A final note to read, one's own or one that is shared. */
export const fileNotePath = (client_id: string, recording_id: string): string =>
  `/clients/${client_id}/notes/${recording_id}`;
export const preparationPath = (appointment_id: string): string => `/preparation/${appointment_id}`;

const ofFile = filePages.map((page) => new RegExp(`^/${page.replaceAll(/:\w+/g, '[^/]+')}$`));

/** Whether this is the address of a page about one client. */
export const isFilePath = (path: string): boolean => ofFile.some((pattern) => pattern.test(path));

/** Whether the app has a page at this path, which has no slash at its end. */
export const isAppPath = (path: string): boolean =>
  appPages.some((page) => path === `/${page}`) || recordingIn(path) !== undefined || isFilePath(path);

/** What the server fills in when it starts: the pages are built before anyone knows where they will stand. */
export const siteBlanks = {
  publicUrl: '%PUBLIC_URL%',
  loginNl: '%LOGIN_NL_URL%',
  loginSlo: '%LOGIN_SLO_URL%',
} as const;
