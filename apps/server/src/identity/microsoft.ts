/** Microsoft sign-in: OpenID Connect, authorization code with PKCE. The only file that knows openid-client. */
import * as oidc from 'openid-client';
import { AppError } from '../errors.ts';
import type { Settings } from '../settings.ts';

export type Microsoft = {
  begin(): Promise<{ url: string; state: string; nonce: string; code_verifier: string }>;
  /** Who the tenant says that it is; refuses when it does not. */
  identify(answer: {
    code: string;
    state: string;
    nonce: string;
    code_verifier: string;
  }): Promise<MicrosoftIdentity>;
};

export type MicrosoftIdentity = {
  /** Always the same for one person at this tenant, whatever becomes of the address. */
  sub: string;
  /** Only one that the tenant vouches for. */
  email: string | undefined;
  /** Whether they showed more than a password there. */
  hasSecondFactor: boolean;
};

/** What `amr` says of more than a password (RFC 8176, and Microsoft's own `ngcmfa`). */
const SECOND_FACTORS = ['mfa', 'ngcmfa', 'otp', 'hwk', 'swk', 'sc', 'fido'];

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

export function createMicrosoft(settings: Settings): Microsoft | undefined {
  const { MICROSOFT_ISSUER, MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET } = settings;
  if (!MICROSOFT_ISSUER || !MICROSOFT_CLIENT_ID || !MICROSOFT_CLIENT_SECRET) return undefined;
  const issuer = new URL(MICROSOFT_ISSUER);
  const redirect_uri = `${settings.PUBLIC_URL}/sign-in/microsoft`;
  // Plain HTTP only for a provider on this machine; anything else must be HTTPS.
  const insecure = LOOPBACK.includes(issuer.hostname) ? [oidc.allowInsecureRequests] : [];
  // Over TLS the standard does without it; we look at the signature all the same.
  const execute = [oidc.enableNonRepudiationChecks, ...insecure];

  // Asked for at first use and kept; a failure is not kept, so Microsoft may be down while we start.
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    discovered ??= oidc
      .discovery(issuer, MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET, undefined, { execute, timeout: 10 })
      .catch(() => {
        discovered = undefined;
        throw new AppError('unavailable', 'Microsoft sign-in cannot be reached. Please try again.');
      });
    return discovered;
  };

  return {
    async begin() {
      const config = await configuration();
      const code_verifier = oidc.randomPKCECodeVerifier();
      const state = oidc.randomState();
      const nonce = oidc.randomNonce();
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(code_verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, state, nonce, code_verifier };
    },

    async identify({ code, state, nonce, code_verifier }) {
      const config = await configuration();
      const refusal = new AppError(
        'microsoft_refused',
        'Microsoft did not confirm this sign-in. Please try again.',
      );
      const callback = new URL(redirect_uri);
      callback.search = new URLSearchParams({ code, state, iss: config.serverMetadata().issuer }).toString();
      const claims = await oidc
        .authorizationCodeGrant(config, callback, {
          pkceCodeVerifier: code_verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        .then((tokens) => tokens.claims())
        .catch(() => {
          throw refusal;
        });
      // Microsoft says `xms_edov` where others say `email_verified`: without it anyone may claim any address.
      const isVerified = [claims?.email_verified, claims?.xms_edov].some(
        (v) => v === true || v === 1 || v === '1',
      );
      if (!claims?.sub) throw refusal;
      const amr = Array.isArray(claims.amr) ? claims.amr : [];
      return {
        sub: claims.sub,
        email: typeof claims.email === 'string' && isVerified ? claims.email.trim().toLowerCase() : undefined,
        hasSecondFactor: amr.some((method) => SECOND_FACTORS.includes(String(method))),
      };
    },
  };
}
