/** The handler of every job in the catalogue. */
import { finishDemo } from './demo/finish-demo.job.ts';
import { readAttachment } from './features/attachments/read-attachment.job.ts';
import { finishAbandoned } from './features/captures/finish-abandoned.job.ts';
import { catchUpFindings } from './features/client-file/catch-up-findings.job.ts';
import { readAttachmentFindings } from './features/client-file/read-attachment-findings.job.ts';
import { readNoteFindings } from './features/client-file/read-note-findings.job.ts';
import { suggestCodes } from './features/codes/suggest-codes.job.ts';
import { suggestCodesAnew } from './features/codes/suggest-codes-anew.job.ts';
import { sendContactMail } from './features/contact/send-contact-mail.job.ts';
import { sendResetCode } from './features/forgotten-password/send-reset-code.job.ts';
import { fetchModel } from './features/language-models/fetch-model.job.ts';
import { resumeFetching } from './features/language-models/resume-fetching.job.ts';
import { prepareAppointment } from './features/preparations/prepare-appointment.job.ts';
import { prepareComing } from './features/preparations/prepare-coming.job.ts';
import { resumeWaiting } from './features/processing/resume-waiting.job.ts';
import { transcribeWindow } from './features/processing/transcribe-window.job.ts';
import { writeNote } from './features/processing/write-note.job.ts';
import { removeHidden } from './features/recordings/remove-hidden.job.ts';
import { sendLoginCode } from './features/sign-in/send-login-code.job.ts';
import { sendSignUpCode } from './features/sign-up/send-sign-up-code.job.ts';
import { forgetExpired } from './features/system/forget-expired.job.ts';
import { forgetKeysJob } from './features/system/forget-keys.job.ts';
import type { JobHandlers } from './jobs/handler.ts';

export const jobHandlers: JobHandlers = {
  'send-sign-up-code': sendSignUpCode,
  'send-login-code': sendLoginCode,
  'send-reset-code': sendResetCode,
  'send-contact-mail': sendContactMail,
  'transcribe-window': transcribeWindow,
  'write-note': writeNote,
  'read-attachment': readAttachment,
  'read-attachment-findings': readAttachmentFindings,
  'read-note-findings': readNoteFindings,
  'catch-up-findings': catchUpFindings,
  'prepare-appointment': prepareAppointment,
  'prepare-coming': prepareComing,
  'suggest-codes': suggestCodes,
  'suggest-codes-anew': suggestCodesAnew,
  'fetch-model': fetchModel,
  'resume-fetching': resumeFetching,
  'resume-waiting': resumeWaiting,
  'remove-hidden': removeHidden,
  'forget-keys': forgetKeysJob,
  'finish-abandoned': finishAbandoned,
  'finish-demo': finishDemo,
  'forget-expired': forgetExpired,
};
