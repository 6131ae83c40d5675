import { checkEmail, resetPassword as resetPasswordEndpoint, verifyResetCode } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { acceptResetCode, requestReset, resetPassword } from './service.ts';

export const forgottenPasswordRoutes = [
  route(checkEmail, async ({ services, visitor, body }) => ({
    data: await requestReset(services, visitor, body),
  })),

  route(verifyResetCode, async ({ services, visitor, body }) => ({
    data: await acceptResetCode(services, visitor, body.token, body.otp),
  })),

  route(resetPasswordEndpoint, async ({ services, visitor, body }) => {
    await resetPassword(services, visitor, body.token, body.password);
    return { message: 'Password reset successfull' }; // sic
  }),
];
