import * as accessLog from './access-log.ts';
import * as agendaFeeds from './agenda-feeds.ts';
import * as allAppointments from './all-appointments.ts';
import * as appointments from './appointments.ts';
import * as attachments from './attachments.ts';
import * as captures from './captures.ts';
import * as clientData from './client-data.ts';
import * as clientFile from './client-file.ts';
import * as clients from './clients.ts';
import * as codeLists from './code-lists.ts';
import * as codePreviews from './code-previews.ts';
import * as codeSettings from './code-settings.ts';
import * as codes from './codes.ts';
import * as codingDesk from './coding-desk.ts';
import * as connector from './connector.ts';
import * as consent from './consent.ts';
import * as contact from './contact.ts';
import * as covers from './covers.ts';
import * as departures from './departures.ts';
import * as dictation from './dictation.ts';
import type { Endpoint } from './endpoint.ts';
import * as engines from './engines.ts';
import * as events from './events.ts';
import * as filePoints from './file-points.ts';
import * as findRecordings from './find-recordings.ts';
import * as gaps from './gaps.ts';
import * as incomingAppointments from './incoming-appointments.ts';
import * as institution from './institution.ts';
import * as institutionFile from './institution-file.ts';
import * as invitations from './invitations.ts';
import * as jottings from './jottings.ts';
import * as languageModels from './language-models.ts';
import * as modelChoice from './model-choice.ts';
import * as modelTrial from './model-trial.ts';
import * as noteSteps from './note-steps.ts';
import * as noteWriting from './note-writing.ts';
import * as notes from './notes.ts';
import * as numbers from './numbers.ts';
import * as passwords from './passwords.ts';
import * as points from './points.ts';
import * as preparations from './preparations.ts';
import * as recordings from './recordings.ts';
import * as reminders from './reminders.ts';
import * as retention from './retention.ts';
import * as secondFactor from './second-factor.ts';
import * as sessions from './sessions.ts';
import * as signIn from './sign-in.ts';
import * as signUp from './sign-up.ts';
import * as snippets from './snippets.ts';
import * as system from './system.ts';
import * as tasks from './tasks.ts';
import * as templates from './templates.ts';
import * as transcripts from './transcripts.ts';
import * as users from './users.ts';
import * as voices from './voices.ts';

export * from './access-log.ts';
export * from './agenda-feeds.ts';
export * from './all-appointments.ts';
export * from './appointments.ts';
export * from './attachments.ts';
export * from './audit-events.ts';
export * from './captures.ts';
export * from './client-data.ts';
export * from './client-file.ts';
export * from './clients.ts';
export * from './code-lists.ts';
export * from './code-previews.ts';
export * from './code-settings.ts';
export * from './code-suggestion.ts';
export * from './codes.ts';
export * from './coding-desk.ts';
export * from './connector.ts';
export * from './consent.ts';
export { ConsultationChoices, dayOfConsultation } from './consultations.ts';
export * from './contact.ts';
export * from './course.ts';
export * from './covers.ts';
export * from './departures.ts';
export * from './dictation.ts';
export * from './endpoint.ts';
export * from './engines.ts';
export * from './envelope.ts';
export * from './events.ts';
export { Language, newPassword } from './fields.ts';
export * from './file-points.ts';
export * from './find-recordings.ts';
export * from './gaps.ts';
export * from './house-address.ts';
export * from './incoming-appointments.ts';
export * from './institution.ts';
export * from './institution-file.ts';
export * from './invitations.ts';
export * from './jottings.ts';
export * from './language-models.ts';
export * from './model-choice.ts';
export * from './model-trial.ts';
export * from './note-steps.ts';
export * from './note-writing.ts';
export * from './notes.ts';
export * from './numbers.ts';
export * from './pages.ts';
export * from './passwords.ts';
export * from './permissions.ts';
export * from './points.ts';
export * from './preparations.ts';
export * from './reach.ts';
export * from './recording.ts';
export * from './recordings.ts';
export * from './reminders.ts';
export * from './retention.ts';
export * from './second-factor.ts';
export * from './sessions.ts';
export * from './sign-in.ts';
export * from './sign-up.ts';
export * from './snippets.ts';
export * from './system.ts';
export * from './tasks.ts';
export * from './template-form.ts';
export * from './templates.ts';
export * from './transcripts.ts';
export * from './users.ts';
export * from './voices.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'deeds' in value;

const exported: Record<string, unknown> = {
  ...signUp,
  ...signIn,
  ...passwords,
  ...users,
  ...invitations,
  ...sessions,
  ...secondFactor,
  ...clients,
  ...attachments,
  ...clientFile,
  ...preparations,
  ...filePoints,
  ...appointments,
  ...allAppointments,
  ...incomingAppointments,
  ...agendaFeeds,
  ...connector,
  ...captures,
  ...recordings,
  ...findRecordings,
  ...events,
  ...transcripts,
  ...gaps,
  ...jottings,
  ...noteWriting,
  ...notes,
  ...noteSteps,
  ...dictation,
  ...numbers,
  ...points,
  ...voices,
  ...tasks,
  ...codes,
  ...codingDesk,
  ...contact,
  ...accessLog,
  ...engines,
  ...departures,
  ...languageModels,
  ...modelChoice,
  ...modelTrial,
  ...codeLists,
  ...codePreviews,
  ...codeSettings,
  ...institution,
  ...institutionFile,
  ...templates,
  ...snippets,
  ...clientData,
  ...consent,
  ...retention,
  ...covers,
  ...reminders,
  ...system,
};

/** Every endpoint there is, by name. */
export const endpoints = Object.fromEntries(
  Object.entries(exported).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
);
