import { resendCode, signup, verifyEmail } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { resend, signUp, verify } from './service.ts';

export const signUpRoutes = [
  route(signup, async ({ services, visitor, body }) => ({
    message: 'Scan the QR code, and enter the code that was mailed to you.',
    ...(await signUp(services, visitor, body)),
  })),

  route(verifyEmail, async ({ services, visitor, body }) => ({
    message: 'Email verified successfully',
    data: await verify(services, visitor, body),
  })),

  route(resendCode, async ({ services, visitor, body }) => {
    await resend(services, visitor, body.email, body.signup_id);
    return { message: 'If this address waits for a code, a new one is on its way.' };
  }),
];
