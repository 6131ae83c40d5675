import {
  checkEmail,
  finishMicrosoftLogin,
  login,
  resendCode,
  resetPassword,
  type Sent,
  type SignedIn,
  signup,
  startMicrosoftLogin,
  verifyEmail,
  verifyResetCode,
} from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { keepDevice, thisDevice } from '../../lib/device.ts';
import { configQuery } from '../../lib/installation.ts';
import { type RecaptchaAction, recaptchaToken } from '../../lib/recaptcha.ts';
import { useLanguage } from '../../lib/strings.ts';

type Body<E> = Sent<E> extends { body: infer B } ? B : never;

/** This device is known from here on. */
function kept(session: SignedIn): SignedIn {
  keepDevice(session);
  return session;
}

/** Adds the reCAPTCHA token, in installations that want one. */
function useRecaptcha() {
  const queryClient = useQueryClient();
  return async <B extends object>(action: RecaptchaAction, body: B) => {
    const { recaptcha_site_key } = await queryClient.ensureQueryData(configQuery());
    const recaptcha_token = await recaptchaToken(recaptcha_site_key, action);
    return recaptcha_token ? { ...body, recaptcha_token } : body;
  };
}

export function useLogin() {
  const guarded = useRecaptcha();
  return useMutation({
    mutationFn: async (body: Body<typeof login>) =>
      kept((await call(login, { body: await guarded('login', { ...thisDevice(), ...body }) })).data),
  });
}

/** The mail that follows is in the language of the screen. */
export function useSignUp() {
  const language = useLanguage();
  const guarded = useRecaptcha();
  return useMutation({
    mutationFn: async (body: Body<typeof signup>) =>
      call(signup, { body: await guarded('signup', { language, ...body }) }),
  });
}

export const useVerifyEmail = () =>
  useMutation({
    mutationFn: async (body: Body<typeof verifyEmail>) =>
      kept((await call(verifyEmail, { body: { ...thisDevice(), ...body } })).data),
  });

export const useResendCode = () =>
  useMutation({ mutationFn: (body: Body<typeof resendCode>) => call(resendCode, { body }) });

export function useCheckEmail() {
  const language = useLanguage();
  const guarded = useRecaptcha();
  return useMutation({
    mutationFn: async (body: Body<typeof checkEmail>) =>
      (await call(checkEmail, { body: await guarded('check_email', { language, ...thisDevice(), ...body }) }))
        .data.token,
  });
}

export const useVerifyResetCode = () =>
  useMutation({
    mutationFn: async (body: Body<typeof verifyResetCode>) =>
      (await call(verifyResetCode, { body })).data.token,
  });

export const useResetPassword = () =>
  useMutation({ mutationFn: (body: Body<typeof resetPassword>) => call(resetPassword, { body }) });

export const useStartMicrosoftLogin = () =>
  useMutation({ mutationFn: async () => (await call(startMicrosoftLogin, {})).data });

export const useFinishMicrosoftLogin = () =>
  useMutation({
    mutationFn: async (body: Body<typeof finishMicrosoftLogin>) =>
      kept((await call(finishMicrosoftLogin, { body: { ...thisDevice(), ...body } })).data),
  });
