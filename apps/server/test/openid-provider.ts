/** A real OpenID provider on loopback, standing in for a Microsoft tenant. */
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** `amr`: how they showed who they are; `sub`: who they are, where that is not the name that they type. */
export type OpenidAccount = { email: string; email_verified: boolean; amr?: string[]; sub?: string };

export const CLIENT = { client_id: 'noteer', client_secret: 'a secret of the test, thirty-two+' };

/** `accounts` by the name that is typed at the provider's own sign-in page. */
export async function openProvider(
  redirectUri: string,
  accounts: Record<string, OpenidAccount>,
  { hasForeignKeys = false } = {},
) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [redirectUri], grant_types: ['authorization_code'] }],
    claims: { openid: ['sub', 'amr', 'email', 'email_verified'], email: [], profile: [] },
    // As Microsoft does: the claims are in the id token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ['a key of the test'] },
    async findAccount(_context, id, token) {
      const account = accounts[id];
      // Its own sign-in page knows of one way only; what the token says of it is what the test says.
      if (token && account?.amr) Object.assign(token, { amr: account.amr });
      return account && { accountId: id, claims: async () => ({ sub: id, ...account }) };
    },
  });
  provider.proxy = false;
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!hasForeignKeys || request.url !== '/jwks') return answer(request, response);
    // As though somebody else had signed: the keys that are told are not those that signed.
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [foreignKey()] }));
  });
  return {
    issuer,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const foreignKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
});

/** What a person does at the provider's pages, without a browser: sign in, agree, and come back with a code. */
export async function signInAtProvider(url: string, login: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const visit = async (address: string, form?: Record<string, string>) => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };

  let address = url;
  // Sign in, consent and the way between them are eight steps at most.
  for (let step = 0; step < 12; step++) {
    const response = await visit(address);
    const location = response.headers.get('location');
    if (location) {
      address = new URL(location, address).href;
      if (new URL(address).origin !== new URL(url).origin) return new URL(address);
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(await response.text())?.[1];
    if (!prompt) throw new Error(`the provider has stopped at ${address}`);
    const next = await visit(address, { prompt, login, password: 'x' });
    address = new URL(next.headers.get('location') ?? '', address).href;
  }
  throw new Error('the provider sends us round in circles');
}
