/** Microsoft sign-in: OpenID Connect, authorization code with PKCE. The only file that knows openid-client. */
import * as oidc from 'openid-client';
import { AppError } from '../errors.ts';
import type { Settings } from '../settings.ts';

export type Microsoft = {
  begin(): Promise<{ url: string; state: string; nonce: string; code_verifier: string }>;
  /** The address that the tenant vouches for; refuses when there is none. */
  verifiedEmail(answer: {
    code: string;
    state: string;
    nonce: string;
    code_verifier: string;
  }): Promise<string>;
};

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

export function createMicrosoft(settings: Settings): Microsoft | undefined {
  const { MICROSOFT_ISSUER, MICROSOFT_CLIENT_ID, MICROSOFT_CLIENT_SECRET } = settings;
  if (!MICROSOFT_ISSUER || !MICROSOFT_CLIENT_ID || !MICROSOFT_CLIENT_SECRET) return undefined;
  const issuer = new URL(MICROSOFT_ISSUER);
  const redirect_uri = `${settings.PUBLIC_URL}/sign-in/microsoft`;
  // Plain HTTP only for a provider on this machine; anything else must be HTTPS.
  const execute = LOOPBACK.includes(issuer.hostname) ? [oidc.allowInsecureRequests] : [];

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

    async verifiedEmail({ code, state, nonce, code_verifier }) {
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
      if (typeof claims?.email !== 'string' || !isVerified) throw refusal;
      return claims.email.trim().toLowerCase();
    },
  };
}
