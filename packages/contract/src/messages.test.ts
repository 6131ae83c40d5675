import { expect, test } from 'vitest';
import type { z } from 'zod';
import * as contract from './index.ts';
import { ResetPasswordFields } from './passwords.ts';

const PASSWORD = 'lang-genoeg!';
const passwords = { password: PASSWORD, confirm_password: PASSWORD };
const person = { first_name: 'Noor', last_name: 'Smid', email: 'noor@example.org', gender: 'female' };
const signUp = { ...person, ...passwords };
const change = { old_password: 'oud', ...passwords };
const reset = { token: 'token', ...passwords };
const contact = contract.addUnplannedContact.body;
const plan = contract.createAppointment.body;
const appointment = {
  user_id: '6f1c2c52-3a5f-4d55-9a7e-0b8a7f6f2a01',
  patient_name: 'Bram Kuiper',
  date: '2026-03-02',
  start_time: '2026-03-02T09:00:00Z',
  end_time: '2026-03-02T09:45:00Z',
  subject: '1-2-1980',
  description: 'Intake',
  gender: 'male',
  client_code: 'C1',
};

type Row = [form: string, schema: z.ZodType, good: object, bad: object, message: string];

/** The specification's table of messages, word for word. */
const table: Row[] = [
  ['sign in', contract.Login, { email: 'a@b.nl', password: 'x' }, { email: '' }, 'Email is required'],
  ['sign in', contract.Login, { email: 'a@b.nl', password: 'x' }, { password: '' }, 'Password is required'],
  ['sign up', contract.SignUp, signUp, { first_name: ' ' }, 'First name is required'],
  ['sign up', contract.SignUp, signUp, { last_name: '' }, 'Last name is required'],
  ['sign up', contract.SignUp, signUp, { email: 'noor@' }, 'Invalid email'],
  ['sign up', contract.SignUp, signUp, { email: '' }, 'Email is required'],
  ['sign up', contract.SignUp, signUp, { gender: '' }, 'Gender is required'],
  ['sign up', contract.SignUp, signUp, { gender: 'other' }, 'Gender is required'],
  ['sign up', contract.SignUp, signUp, { password: 'kort!' }, 'Password must be at least 8 characters'],
  [
    'sign up',
    contract.SignUp,
    signUp,
    { password: 'langgenoeg' },
    'Password must contain at least one special character',
  ],
  ['sign up', contract.SignUp, signUp, { password: '' }, 'New password is required'],
  ['sign up', contract.SignUp, signUp, { confirm_password: 'anders' }, 'Passwords must match'],
  ['sign up', contract.SignUp, signUp, { confirm_password: '' }, 'Confirm password is required'],
  [
    'sign-up code',
    contract.VerifyEmail,
    { email: 'a@b.nl', otp: '123456' },
    { otp: '12345' },
    'OTP must be exactly 6 digits',
  ],
  ['sign-up code', contract.VerifyEmail, { email: 'a@b.nl', otp: '123456' }, { otp: '' }, 'OTP is required'],
  ['forgot password', contract.CheckEmail, { email: 'a@b.nl' }, { email: 'a' }, 'Invalid email'],
  ['forgot password', contract.CheckEmail, { email: 'a@b.nl' }, { email: '' }, 'Email is required'],
  [
    'reset code',
    contract.VerifyResetCode,
    { otp: '1234', token: 't' },
    { otp: '123' },
    'OTP must be exactly 4 digits',
  ],
  ['reset code', contract.VerifyResetCode, { otp: '1234', token: 't' }, { otp: '' }, 'OTP is required'],
  ['reset', ResetPasswordFields, reset, { password: '12345' }, 'Password must be at least 6 characters'],
  ['reset', ResetPasswordFields, reset, { password: '' }, 'New password is required'],
  ['reset', contract.resetPassword.body, reset, { confirm_password: 'anders' }, 'Passwords must match'],
  ['reset', contract.resetPassword.body, reset, { confirm_password: '' }, 'Confirm password is required'],
  ['change password', contract.ChangePassword, change, { old_password: '' }, 'Current password is required'],
  [
    'change password',
    contract.ChangePassword,
    change,
    { password: 'kort!' },
    'Password must be at least 8 characters',
  ],
  [
    'change password',
    contract.ChangePassword,
    change,
    { password: 'langgenoeg' },
    'Password must contain at least one special character',
  ],
  ['change password', contract.ChangePassword, change, { password: '' }, 'New password is required'],
  [
    'change password',
    contract.ChangePassword,
    change,
    { confirm_password: 'anders' },
    'Passwords must match',
  ],
  [
    'change password',
    contract.ChangePassword,
    change,
    { confirm_password: '' },
    'Confirm password is required',
  ],
  ['add user', contract.AddUser, signUp, { email: 'noor' }, 'Invalid email'],
  ['add user', contract.AddUser, signUp, { email: '' }, 'Email is required'],
  ['add user', contract.AddUser, signUp, { first_name: '' }, 'First name is required'],
  ['add user', contract.AddUser, signUp, { last_name: '' }, 'Last name is required'],
  ['add user', contract.AddUser, signUp, { gender: '' }, 'Gender is required'],
  ['add user', contract.AddUser, signUp, { password: '' }, 'Password is required'],
  ['add user', contract.AddUser, signUp, { password: 'kort!' }, 'Password must be at least 8 characters'],
  [
    'add user',
    contract.AddUser,
    signUp,
    { password: 'langgenoeg' },
    'Password must contain at least one special character',
  ],
  ['add user', contract.AddUser, signUp, { confirm_password: 'anders' }, 'Passwords must match'],
  ['add user', contract.AddUser, signUp, { confirm_password: '' }, 'Confirm password is required'],
  ['contact', contact, { client_name: 'Bram' }, { client_name: ' ' }, 'Enter client name first'],
  ['appointment', plan, appointment, { user_id: '' }, 'Select a user'],
  ['appointment', plan, appointment, { patient_name: '' }, 'Patient name is required'],
  ['appointment', plan, appointment, { date: '' }, 'Select a date'],
  ['appointment', plan, appointment, { subject: '' }, 'Date of birth is required'],
  ['appointment', plan, appointment, { description: '' }, 'Description is required'],
  ['appointment', plan, appointment, { start_time: '' }, 'Select start time'],
  ['appointment', plan, appointment, { gender: '' }, 'Select gender'],
  ['appointment', plan, appointment, { end_time: '' }, 'Select end time'],
  [
    'appointment',
    plan,
    appointment,
    { end_time: '2026-03-02T08:30:00Z' },
    'End time must be after start time',
  ],
];

test.each(table)('%s says what is wrong, and takes what is right', (_form, schema, good, bad, message) => {
  const result = schema.safeParse({ ...good, ...bad });

  const [field = ''] = Object.keys(bad);
  const messages = result.error?.issues.filter(({ path }) => path[0] === field).map((issue) => issue.message);
  expect(messages?.[0]).toBe(message);
  expect(schema.safeParse(good).success).toBe(true);
});

test('a code at sign-in may be left out', () => {
  expect(contract.Login.safeParse({ email: 'a@b.nl', password: 'x' }).success).toBe(true);
  expect(contract.Login.safeParse({ email: 'a@b.nl', password: 'x', otp_token: '' }).success).toBe(true);
});

test('every special character of the specification is one, and a letter is not', () => {
  for (const character of '!@#$%^&*(),.?":{}|<>') {
    const password = `langgenoeg${character}`;
    expect(contract.SignUp.safeParse({ ...signUp, password, confirm_password: password }).success).toBe(true);
  }
});

test('all that is wrong is said at once, different passwords too', () => {
  const result = contract.SignUp.safeParse({ password: 'kort', confirm_password: 'anders' });

  const fields = new Set(result.error?.issues.map(({ path }) => path[0]));
  expect([...fields].sort()).toEqual([
    'confirm_password',
    'email',
    'first_name',
    'gender',
    'last_name',
    'password',
  ]);
});
