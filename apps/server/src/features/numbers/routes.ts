import { getNumbers, getOwnNumbers } from '@noteer/contract';
import { route } from '../../http/bind.ts';
import { scopeOf } from '../../policy.ts';
import { figuresSince } from './queries.ts';
import { institutionNumbers, ownNumbers } from './sums.ts';

export const numberRoutes = [
  route(getOwnNumbers, async ({ services: { db }, actor, query }) => ({
    data: ownNumbers(await figuresSince(db, scopeOf(actor, 'read_own_numbers'), query.weeks)),
  })),

  route(getNumbers, async ({ services: { db }, actor, query }) => ({
    data: institutionNumbers(await figuresSince(db, scopeOf(actor, 'read_numbers'), query.weeks)),
  })),
];
