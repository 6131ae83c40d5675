/** What SIGN_UP may say. */
export type SignUpRule =
  | { kind: 'open' }
  /** Addresses of these domains, and whoever was invited. */
  | { kind: 'domains'; domains: string[] }
  | { kind: 'invitation' }
  /** Administrators make accounts; nobody else does, invited or not. */
  | { kind: 'closed' };

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

/** Undefined when it makes no sense. */
export function readSignUp(text: string): SignUpRule | undefined {
  const said = text.trim().toLowerCase();
  if (said === 'open' || said === 'invitation' || said === 'closed') return { kind: said };
  const domains = said.split(',').map((domain) => domain.trim().replace(/^@/, ''));
  return domains.every((domain) => DOMAIN.test(domain)) ? { kind: 'domains', domains } : undefined;
}
