import {
  askAboutCodes,
  confirmCodes,
  exportCodes,
  getCodeRules,
  getCodeTotals,
  getSuggestions,
  listDesk,
  putFacts,
} from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { confirm } from './confirm.ts';
import { listWaiting } from './desk.ts';
import { sendExport } from './export.ts';
import { ask } from './question.ts';
import { sayFacts, suggestions } from './service.ts';
import { rules, totals } from './totals.ts';

export const codeRoutes = [
  route(getSuggestions, async ({ services, actor, params }) => ({
    data: await suggestions(services, actor, params.id),
  })),
  route(putFacts, async ({ services, actor, params, body }) => ({
    data: await sayFacts(services, actor, params.id, body),
  })),
  route(confirmCodes, async ({ services, actor, params, body }) => ({
    data: await confirm(services, actor, params.id, body),
  })),
  route(askAboutCodes, async ({ services, actor, params, body }) => ({
    data: await ask(services, actor, params.id, body.text),
  })),
  route(listDesk, async ({ services, actor, query }) => ({
    data: await listWaiting(services, actor, query),
  })),
  route(getCodeTotals, async ({ services, actor, query }) => ({
    data: await totals(services, actor, query),
  })),
  route(exportCodes, async ({ services, actor, query, raw }) =>
    sendExport(services, actor, query, raw.reply),
  ),
  route(getCodeRules, async ({ services, actor, query }) => ({ data: await rules(services, actor, query) })),
];
