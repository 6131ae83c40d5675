import { expect, test } from 'vitest';
import { endpoints } from './index.ts';

/** What other clients were promised, letter for letter: `consulations`, `appoinment` and `verify-opt` are no slips. */
const promised: [name: string, address: string][] = [
  ['login', 'POST /api/auth/login/'],
  ['signup', 'POST /api/auth/signup/'],
  ['verifyEmail', 'POST /api/auth/email-verify/'],
  ['resendCode', 'POST /api/auth/resend-otp/'],
  ['checkEmail', 'POST /api/auth/check-email/'],
  ['verifyResetCode', 'POST /api/auth/verify-opt/'],
  ['resetPassword', 'POST /api/auth/reset-password/'],
  ['changePassword', 'POST /api/auth/change-password/'],
  ['addUser', 'POST /api/auth/signup-by-admin/'],
  ['listUsers', 'GET /api/auth/users/'],
  ['getProfile', 'GET /api/auth/'],
  ['updateProfile', 'PUT /api/auth/'],
  ['deleteAccount', 'DELETE /api/auth/{userId}/'],
  ['startMicrosoftLogin', 'GET /api/auth/microsoft_login/'],
  ['finishMicrosoftLogin', 'POST /api/auth/microsoft_handle_login/'],
  ['listAppointments', 'GET /api/consulations/appoinment/'],
  ['addUnplannedContact', 'POST /api/consulations/appoinment/'],
  ['deleteAppointment', 'DELETE /api/consulations/appoinment/{id}/'],
  ['createAppointment', 'POST /api/consulations/appoinment-admin/'],
  ['listRecordings', 'GET /api/consulations/recording/'],
  ['getRecording', 'GET /api/consulations/recording/{id}/'],
  ['uploadRecording', 'POST /api/consulations/recording/'],
  ['changeRecording', 'PATCH /api/consulations/recording/{id}/'],
  ['replaceRecording', 'PUT /api/consulations/recording/{id}/'],
  ['deleteRecording', 'DELETE /api/consulations/recording/{id}/'],
  ['getRecordingFile', 'GET /api/consulations/recording-file/{id}/'],
  ['sendContactRequest', 'POST /api/contact/'],
];

test('every address is a path on the host that serves the app', () => {
  for (const { path } of Object.values(endpoints)) expect(path).toMatch(/^\/api\/.*\/$/);
});

test.each(promised)('%s is at %s', (name, address) => {
  const endpoint = endpoints[name];
  expect(`${endpoint?.method} ${endpoint?.path}`).toBe(address);
});
