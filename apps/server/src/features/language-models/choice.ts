/** Which model writes. Nothing is written over: every decision is a row, and the newest holds, in every process. */
import { randomUUID } from 'node:crypto';
import {
  LEAST_CONTEXT,
  type ModelChoice,
  type ModelDecision,
  type ModelServer,
  type Received,
  type setModelChoice,
} from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { announce } from '../../consultations/events.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { ChosenModel } from '../../model/choice.ts';
import { placeOf } from '../../model/place.ts';
import { type KeptChoice, lastModelChoice, modelKeyOwner } from '../../model-choice.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import {
  addModelChoice,
  addModelKey,
  chosenParts,
  dropModelKeysBut,
  lockedModelChoice,
} from './choice-queries.ts';

type Deciding = Received<typeof setModelChoice>['body'];
export type ServerPlace = 'house' | 'elsewhere';

const noChoice: ModelChoice = { writes: 'none', here: null, house: null, elsewhere: null, templates: {} };

/** An address in the environment may hold a password. */
const bare = (url: string): string => new URL(url).origin + new URL(url).pathname.replace(/\/$/, '');

/** As the environment says it, in the words of the page. */
function shownChoice(held: ChosenModel): ModelChoice {
  if (held.kind === 'none' || held.kind === 'auto') return noChoice;
  if (held.kind === 'llama' || held.kind === 'recorded')
    return { ...noChoice, writes: 'here', here: held.model ?? null };
  const { kind, url, model, context_tokens = 0 } = held;
  const place: ServerPlace = held.place === 'elsewhere' ? 'elsewhere' : 'house';
  const server: ModelServer = {
    ...{ kind, model, is_ours: true, url: url ? bare(url) : '' },
    context_tokens: context_tokens < LEAST_CONTEXT ? null : context_tokens,
  };
  return { ...noChoice, writes: place, [place]: server };
}

const placeInUse = (chosen: ChosenModel, isThere: boolean): ModelDecision['in_use']['place'] => {
  if (chosen.kind === 'none' || (chosen.kind === 'auto' && !isThere)) return 'none';
  return 'place' in chosen ? chosen.place : 'here';
};

async function inUse({ models, model_choice }: Services): Promise<ModelDecision['in_use']> {
  const [usual] = await models.status();
  const isThere = usual !== undefined && usual.engine !== 'extractive';
  return {
    place: placeInUse(model_choice.chosenFor(), isThere),
    model: isThere ? usual.model : null,
    is_ready: isThere && usual.state !== 'missing',
  };
}

export async function decision(services: Services): Promise<ModelDecision> {
  const { db, model_choice } = services;
  await model_choice.refresh();
  const { choice, version, set_by, set_at } = await lastModelChoice(db);
  const { held, held_by } = model_choice;
  const in_use = await inUse(services);
  const { house_key, elsewhere_key, ...shown } = choice;
  const undecided: ModelChoice = { ...noChoice, writes: in_use.place };
  const key = held && 'key' in held ? held : undefined;
  return {
    choice: held ? shownChoice(held) : version === 0 ? undecided : shown,
    ...{ version, held_by, in_use },
    has_key: held
      ? { house: key?.place === 'house' && !!key.key, elsewhere: key?.place === 'elsewhere' && !!key.key }
      : { house: house_key !== null, elsewhere: elsewhere_key !== null },
    set_by: held ? null : set_by,
    set_at: held ? null : (set_at?.toISOString() ?? null),
  };
}

const wrong = (field: string, problem: string) =>
  new AppError('invalid', problem, { fields: { [field]: [problem] } });

/** What a form of a server cannot be, whatever it is for. */
export function refuseWrongServer(
  place: ServerPlace,
  { kind, url, is_ours }: Pick<ModelServer, 'kind' | 'url' | 'is_ours'>,
): void {
  if (url === '' && (kind !== 'mistral' || place === 'house'))
    throw wrong(`${place}.url`, 'An address is needed');
  if (place === 'house' && !is_ours && placeOf(url, 'auto') === 'elsewhere')
    throw wrong('house.is_ours', 'This is a public address: say that the server is the institution’s own');
}

function refuseWrong(choice: ModelChoice, hasKey: (place: ServerPlace) => boolean): void {
  const used = new Set([choice.writes, ...Object.values(choice.templates)]);
  for (const place of ['house', 'elsewhere'] as const) {
    const server = choice[place];
    if (!server) {
      if (used.has(place)) throw wrong(place, 'There is no such server');
      continue;
    }
    refuseWrongServer(place, server);
    if (server.kind !== 'http' && !hasKey(place)) throw wrong(`${place}_key`, 'A key is needed');
  }
}

const addressOf = (server: Pick<ModelServer, 'kind' | 'url'>): string =>
  `${server.kind} ${server.url && new URL(server.url).origin}`;

/** A key goes nowhere but where it was given for: whoever types another address types its key too. */
export const keepsKey = (
  kept: Pick<ModelServer, 'kind' | 'url'> | null,
  now: Pick<ModelServer, 'kind' | 'url'> | null,
): boolean => kept !== null && now !== null && addressOf(kept) === addressOf(now);

/** The id of the key that goes with a server, and the key where it is a new one. */
function keyFor(place: ServerPlace, before: KeptChoice, body: Deciding): { id: string | null; key?: string } {
  const typed = body[`${place}_key`];
  if (body[place] === null || typed === null) return { id: null };
  if (typed !== undefined) return { id: randomUUID(), key: typed };
  return { id: keepsKey(before[place], body[place]) ? before[`${place}_key`] : null };
}

async function decideIn(tx: Tx, services: Services, actor: Actor, body: Deciding): Promise<void> {
  const scope: Scope<'choose_model'> = scopeOf(actor, 'choose_model');
  const before = await lockedModelChoice(tx, scope);
  if (before.version !== body.version)
    throw new AppError('institution_changed', 'Somebody decided something else in between.');
  const keys = {
    house: keyFor('house', before.choice, body),
    elsewhere: keyFor('elsewhere', before.choice, body),
  };
  const { version: _, ...said } = body;
  const choice: KeptChoice = { ...said, house_key: keys.house.id, elsewhere_key: keys.elsewhere.id };
  refuseWrong(choice, (place) => keys[place].id !== null);
  for (const { id, key } of Object.values(keys))
    if (id && key !== undefined)
      await addModelKey(tx, scope, id, services.sealing.seal(modelKeyOwner(id), Buffer.from(key)));
  await addModelChoice(tx, scope, choice);
  await dropModelKeysBut(tx, scope, choice);
  const fields = [...chosenParts, 'house_key', 'elsewhere_key'] as const;
  const changed = fields.filter(
    (field) => JSON.stringify(before.choice[field]) !== JSON.stringify(choice[field]),
  );
  await audit(tx, actor, 'language_model.chosen', {
    detail: { fields: changed.join(', '), ...told(choice) },
  });
  await announce(tx, { kind: 'institution_changed' });
}

/** For the log: where it is and what it is called. */
function told(choice: ModelChoice): Record<string, string> {
  const { writes, here } = choice;
  if (writes === 'none') return { writes };
  if (writes === 'here') return { writes, model: here ?? 'newest' };
  const server = choice[writes];
  return {
    writes,
    model: server?.model ?? '',
    host: server?.url ? new URL(server.url).host : (server?.kind ?? ''),
  };
}

export async function decide(services: Services, actor: Actor, body: Deciding): Promise<ModelDecision> {
  const [variable] = services.model_choice.held_by;
  if (variable)
    throw new AppError('invalid', 'This is set where Noteer is started.', {
      fields: { writes: [`Set by ${variable}`] },
    });
  await services.db.transaction().execute((tx) => decideIn(tx, services, actor, body));
  return decision(services);
}
