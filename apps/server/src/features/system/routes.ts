import { getConfig, getHealth, getLiveness, getReadiness, reportPageSpeed } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { checkHealth } from './service.ts';

export const systemRoutes = [
  route(getHealth, async ({ services, setStatus }) => {
    const health = await checkHealth(services);
    if (health.status !== 'ok') setStatus(503);
    return { data: health };
  }),

  route(getLiveness, async () => ({ data: { status: 'ok' as const } })),

  route(getReadiness, async ({ services, setStatus }) => {
    const readiness = await services.checkReady();
    if (readiness.status !== 'ok') setStatus(503);
    return { data: readiness };
  }),

  route(reportPageSpeed, async ({ services: { metrics }, body }) => {
    metrics.shown(body);
    return { message: 'Noted' };
  }),

  route(getConfig, async ({ services: { settings, installation, institution, microsoft } }) => ({
    data: {
      idle_lock_s: settings.IDLE_LOCK_MINUTES * 60,
      has_microsoft_login: microsoft !== undefined,
      mfa: installation.mfa,
      recaptcha_site_key: settings.RECAPTCHA_SITE_KEY ?? null,
      is_demo: installation.is_demo,
      institution: institution.current(),
    },
  })),
];
