/** Trying a model before it is chosen. A worker asks it; whoever asked may leave the page and come back. */
import { randomUUID } from 'node:crypto';
import type { ModelTrial, Received, tryModel } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { refuseWrongServer } from './choice.ts';
import { trialConsultation } from './consultation.ts';
import { keyOf } from './look.ts';
import {
  type AskedTrial,
  addTrial,
  cancelTrial,
  lastTrial,
  type TrialBody,
  type TrialRow,
} from './trial-queries.ts';

/** Whoever is at it says so every second. One that nobody said anything of for this long was left by a process that died. */
const LEFT_MS = 180_000;

export const trialKeyOwner = (id: string): string => `model_trials/${id}/key`;

export const nothingYet: TrialBody = {
  ...{ step: 'reading', sections: [], seconds_to_first: null, seconds: null },
  ...{ tokens_read: 0, tokens_written: 0, is_to_the_letter: null, changes: null },
};

async function present(row: TrialRow): Promise<ModelTrial> {
  const { id, asked, state, problem, body, asked_at, seen_at } = row;
  const { pieces } = await trialConsultation(asked.language);
  const isLeft = state === 'running' && Date.now() - seen_at.getTime() > LEFT_MS;
  return {
    ...{ id, place: asked.place, asked_at: asked_at.toISOString() },
    ...(isLeft ? { state: 'failed', problem: 'stopped_midway' } : { state, problem }),
    model: asked.server?.model ?? asked.here ?? '',
    talk: pieces.map(({ seq, text }) => ({ seq, text })),
    ...(body ?? nothingYet),
  };
}

export async function trial({ db }: Services, actor: Actor): Promise<ModelTrial | null> {
  const row = await lastTrial(db, scopeOf(actor, 'choose_model'));
  return row ? present(row) : null;
}

async function askedOf(
  services: Services,
  { place, language, ...body }: Received<typeof tryModel>['body'],
): Promise<{ asked: AskedTrial; key: string | undefined }> {
  if (place === 'here') return { asked: { place, language, here: body.here, server: null }, key: undefined };
  const server = body[place];
  if (!server)
    throw new AppError('invalid', 'There is no such server.', {
      fields: { [place]: ['There is no such server'] },
    });
  refuseWrongServer(place, server);
  const key = await keyOf(services, place, server, body[`${place}_key`]);
  return { asked: { place, language, here: null, server }, key };
}

export async function startTrial(
  services: Services,
  actor: Actor,
  body: Received<typeof tryModel>['body'],
): Promise<ModelTrial> {
  const { db, sealing, enqueue } = services;
  const scope = scopeOf(actor, 'choose_model');
  const { asked, key } = await askedOf(services, body);
  const id = randomUUID();
  const sealed = key === undefined ? null : sealing.seal(trialKeyOwner(id), Buffer.from(key));
  await db.transaction().execute(async (tx) => {
    await addTrial(tx, scope, { id, asked, key: sealed });
    await enqueue(tx, 'try-model', { trial_id: id });
    const { server, here, place } = asked;
    const host = server?.url && { host: new URL(server.url).host };
    await audit(tx, actor, 'language_model.tried', {
      detail: { writes: place, model: server?.model ?? here ?? 'newest', ...host },
    });
  });
  return (await trial(services, actor)) as ModelTrial;
}

export async function stopTrial(services: Services, actor: Actor): Promise<ModelTrial | null> {
  await services.db.transaction().execute(async (tx) => {
    await cancelTrial(tx, scopeOf(actor, 'choose_model'));
    await audit(tx, actor, 'language_model.trial_cancelled');
  });
  return trial(services, actor);
}
