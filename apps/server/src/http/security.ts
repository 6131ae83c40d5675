import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** The tokens live in session storage, so no script but ours may ever run: nothing inline, nothing from elsewhere. */
function contentSecurityPolicy(google: string[]): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...google],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...google],
    'frame-src': google.length > 0 ? google : ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}

/** Written once at start: worked out anew for every answer they cost as much as the query behind it. */
export function securityHeaders(settings: Settings): Record<string, string> {
  const google = settings.RECAPTCHA_SITE_KEY ? ['https://www.google.com', 'https://www.gstatic.com'] : [];
  return {
    'content-security-policy': contentSecurityPolicy(google),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'microphone=(self), camera=(), geolocation=(), payment=()',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'x-frame-options': 'DENY',
    // Only where the institution serves it over HTTPS: on http://localhost it would lock people out.
    ...(settings.PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

export function secure(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
