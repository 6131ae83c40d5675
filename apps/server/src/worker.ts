/** The handler of every job in the catalogue. */
import { finishDemo } from './demo/finish-demo.job.ts';
import { findUnusualReads } from './features/access-log/find-unusual-reads.job.ts';
import { writeHeadOfLog } from './features/access-log/write-head.job.ts';
import { sendAccountNotice } from './features/account/send-account-notice.job.ts';
import { readAttachment } from './features/attachments/read-attachment.job.ts';
import { finishAbandoned } from './features/captures/finish-abandoned.job.ts';
import { catchUpFindings } from './features/client-file/catch-up-findings.job.ts';
import { readAttachmentFindings } from './features/client-file/read-attachment-findings.job.ts';
import { readNoteFindings } from './features/client-file/read-note-findings.job.ts';
import { suggestCodes } from './features/codes/suggest-codes.job.ts';
import { suggestCodesAnew } from './features/codes/suggest-codes-anew.job.ts';
import { sendContactMail } from './features/contact/send-contact-mail.job.ts';
import { sendResetCode } from './features/forgotten-password/send-reset-code.job.ts';
import { readDueFeeds } from './features/incoming-appointments/read-due-feeds.job.ts';
import { readFeedJob } from './features/incoming-appointments/read-feed.job.ts';
import { sendInvitation } from './features/invitations/send-invitation.job.ts';
import { fetchModel } from './features/language-models/fetch-model.job.ts';
import { removeModel } from './features/language-models/remove-model.job.ts';
import { resumeFetching } from './features/language-models/resume-fetching.job.ts';
import { tryModel } from './features/language-models/try-model.job.ts';
import { countNote } from './features/numbers/count-note.job.ts';
import { prepareAppointment } from './features/preparations/prepare-appointment.job.ts';
import { prepareComing } from './features/preparations/prepare-coming.job.ts';
import { readNoteOver } from './features/processing/read-note-over.job.ts';
import { resumeWaiting } from './features/processing/resume-waiting.job.ts';
import { resumeWriting } from './features/processing/resume-writing.job.ts';
import { transcribeWindow } from './features/processing/transcribe-window.job.ts';
import { writeNote } from './features/processing/write-note.job.ts';
import { remind } from './features/reminders/remind.job.ts';
import { sendReminder } from './features/reminders/send-reminder.job.ts';
import { forgetExpired } from './features/retention/forget-expired.job.ts';
import { removeExpired } from './features/retention/remove-expired.job.ts';
import { endIdle } from './features/sign-in/end-idle-sessions.job.ts';
import { sendLoginCode } from './features/sign-in/send-login-code.job.ts';
import { sendSignUpCode } from './features/sign-up/send-sign-up-code.job.ts';
import { forgetKeysJob } from './features/system/forget-keys.job.ts';
import { leaveNoTrace } from './features/system/leave-no-trace.job.ts';
import { resetSecondFactors } from './features/users/reset-second-factors.job.ts';
import type { JobHandlers } from './jobs/handler.ts';

export const jobHandlers: JobHandlers = {
  'send-sign-up-code': sendSignUpCode,
  'send-invitation': sendInvitation,
  'send-account-notice': sendAccountNotice,
  'send-login-code': sendLoginCode,
  'send-reset-code': sendResetCode,
  'send-contact-mail': sendContactMail,
  remind,
  'send-reminder': sendReminder,
  'transcribe-window': transcribeWindow,
  'write-note': writeNote,
  'read-note-over': readNoteOver,
  'resume-writing': resumeWriting,
  'read-attachment': readAttachment,
  'read-attachment-findings': readAttachmentFindings,
  'read-note-findings': readNoteFindings,
  'count-note': countNote,
  'catch-up-findings': catchUpFindings,
  'prepare-appointment': prepareAppointment,
  'prepare-coming': prepareComing,
  'suggest-codes': suggestCodes,
  'suggest-codes-anew': suggestCodesAnew,
  'read-feed': readFeedJob,
  'read-due-feeds': readDueFeeds,
  'fetch-model': fetchModel,
  'remove-model': removeModel,
  'try-model': tryModel,
  'resume-fetching': resumeFetching,
  'resume-waiting': resumeWaiting,
  'remove-expired': removeExpired,
  'forget-keys': forgetKeysJob,
  'leave-no-trace': leaveNoTrace,
  'finish-abandoned': finishAbandoned,
  'finish-demo': finishDemo,
  'write-head-of-log': writeHeadOfLog,
  'find-unusual-reads': findUnusualReads,
  'reset-second-factors': resetSecondFactors,
  'end-idle-sessions': endIdle,
  'forget-expired': forgetExpired,
};
