/** Google's check, only in installations that have switched it on. Nothing is loaded otherwise. */

/** What each protected form calls itself towards Google. */
export type RecaptchaAction = 'login' | 'signup' | 'check_email';

type Recaptcha = {
  ready: (then: () => void) => void;
  execute: (site_key: string, options: { action: RecaptchaAction }) => Promise<string>;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

let loading: Promise<void> | null = null;

function load(site_key: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(site_key)}`;
    script.onload = () => resolve();
    script.onerror = () => {
      // The next attempt may find a better network.
      loading = null;
      reject(new Error('reCAPTCHA could not be loaded'));
    };
    document.head.append(script);
  });
  return loading;
}

/** Undefined where there is no check, or where it could not run: the server decides what that means. */
export async function recaptchaToken(
  site_key: string | null,
  action: RecaptchaAction,
): Promise<string | undefined> {
  if (!site_key) return undefined;
  try {
    await load(site_key);
    const { grecaptcha } = window;
    if (!grecaptcha) return undefined;
    await new Promise<void>((resolve) => grecaptcha.ready(resolve));
    return await grecaptcha.execute(site_key, { action });
  } catch {
    // A blocked script must not keep anyone from the server's own answer.
    return undefined;
  }
}
