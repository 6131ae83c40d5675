/** The test files that prove the specification, under the names that the tables use. */
import { testsIn } from './requirement.ts';

const web = (path: string) => testsIn(`apps/web/src/${path}`);
const feature = (path: string) => web(`features/${path}`);
const server = (path: string) => testsIn(`apps/server/src/features/${path}`);

export const shell = web('app/app-shell.test.tsx');
export const guards = web('app/guards.test.tsx');
export const layout = web('app/shell/shell-layout.test.tsx');
export const pageFailed = web('app/page-failed.test.tsx');

export const signInPage = feature('auth/sign-in-page.test.tsx');
export const signUpPage = feature('auth/sign-up-page.test.tsx');
export const forgotPage = feature('auth/forgot-password-page.test.tsx');
export const microsoftPage = feature('auth/microsoft-page.test.tsx');
export const passwordPage = feature('account/change-password-page.test.tsx');
export const addUserPage = feature('admin/add-user-page.test.tsx');
export const adminPage = feature('admin/admin-page.test.tsx');
export const planPage = feature('admin/add-appointment-page.test.tsx');
export const adminDay = feature('admin/day-consultations.test.tsx');
export const agenda = feature('home/agenda.test.tsx');
export const homePage = feature('home/home-page.test.tsx');
export const toReview = feature('home/to-review.test.tsx');
export const overview = feature('overview/overview-page.test.tsx');
export const tasksPage = feature('tasks/tasks-page.test.tsx');
export const walkthroughPage = feature('consultation/walkthrough-page.test.tsx');
export const recordPage = feature('consultation/record/record-page.test.tsx');
export const savedPage = feature('consultation/record/record-page-saved.test.tsx');
export const savedRecording = feature('consultation/record/saved-recording.test.tsx');
export const playback = feature('consultation/player.test.tsx');
export const reviewPage = feature('consultation/review-page.test.tsx');
export const reviewFooter = feature('consultation/review-footer.test.tsx');
export const noteArea = feature('consultation/note/note-area.test.tsx');
export const wrapUpPage = feature('consultation/wrap-up/wrap-up-page.test.tsx');
export const wrapUpFooter = feature('consultation/wrap-up/wrap-up-footer.test.tsx');
export const details = feature('recording-details/recording-details-page.test.tsx');
export const codesForm = feature('recording-details/codes-form.test.tsx');

export const recordingList = web('consultations/recording-list.test.tsx');
export const noteSaver = feature('consultation/note/note-saver.test.ts');
export const machine = web('capture/machine.test.ts');
export const sender = web('capture/sender.test.ts');

export const apiCall = web('lib/api.test.ts');
export const session = web('lib/session.test.ts');
export const format = web('lib/format.test.ts');
export const markdown = web('lib/markdown.test.ts');
export const clientName = web('lib/walkthrough.test.ts');

export const toaster = web('ui/toaster.test.tsx');
export const dialog = web('ui/dialog.test.tsx');
export const calendar = web('ui/calendar.test.tsx');
export const timeField = web('ui/time-field.test.tsx');
export const codeField = web('ui/code-field.test.tsx');

export const signInServer = server('sign-in/sign-in.test.ts');
export const signUpServer = server('sign-up/sign-up.test.ts');
export const resetServer = server('forgotten-password/forgotten-password.test.ts');
export const accountServer = server('account/account.test.ts');
export const usersServer = server('users/users.test.ts');
export const microsoftServer = server('sign-in/microsoft.test.ts');
export const appointmentsServer = server('appointments/appointments.test.ts');
export const recordingsServer = server('recordings/recordings.test.ts');
export const capturesServer = server('captures/captures.test.ts');
export const uploadServer = server('captures/upload.test.ts');
export const processingServer = server('processing/processing.test.ts');
export const accessServer = testsIn('apps/server/src/http/access.test.ts');
export const writing = testsIn('apps/server/src/model/index.test.ts');
export const writers = testsIn('apps/server/src/model/model-name.test.ts');

export const formMessages = testsIn('packages/contract/src/messages.test.ts');
export const addresses = testsIn('packages/contract/src/addresses.test.ts');

export const administration = testsIn('e2e/administration.spec.ts');
export const recorderJourney = testsIn('e2e/recorder.spec.ts');
export const recorderPages = testsIn('e2e/recorder-pages.spec.ts');
export const signInJourney = testsIn('e2e/sign-in.spec.ts');
export const signUpJourney = testsIn('e2e/sign-up.spec.ts');
export const passwordsJourney = testsIn('e2e/passwords.spec.ts');
export const sessionJourney = testsIn('e2e/session.spec.ts');
export const widths = testsIn('e2e/widths.spec.ts');
export const pageSpeed = testsIn('e2e/page-speed.spec.ts');

export const contactPage = web('site/pages/contact/contact-page.test.tsx');
export const siteJourney = testsIn('e2e/site.spec.ts');
export const welcomeJourney = testsIn('e2e/welcome.spec.ts');
export const contactJourney = testsIn('e2e/contact.spec.ts');
export const pagesServer = testsIn('apps/server/src/http/pages.test.ts');
