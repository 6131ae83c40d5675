/**
 * Which language model the institution chose, as it holds now in every process: a decision is announced, and each reads it anew.
 * Where the environment names a model that one writes, and the page says so.
 */
import { ModelChoice, type ModelPlace } from '@noteer/contract';
import { z } from 'zod';
import type { Changes } from './consultations/changes.ts';
import type { Db } from './db/schema.ts';
import { type ChosenModel, type ChosenServer, chosenByEnvironment } from './model/choice.ts';
import type { ModelsInForce } from './model/index.ts';
import type { Sealing } from './sealing.ts';
import type { Settings } from './settings.ts';

/** With the keys that its servers are asked with, by their ids. */
const KeptChoice = ModelChoice.extend({
  house_key: z.uuid().nullable(),
  elsewhere_key: z.uuid().nullable(),
});
export type KeptChoice = z.infer<typeof KeptChoice>;
type Place = 'house' | 'elsewhere';

export type ModelChoiceInForce = ModelsInForce & {
  held_by: string[];
  /** As the environment says it; undefined where people decide. */
  held: ChosenModel | undefined;
  /** Reads the newest decision. Whoever decided waits for it; other processes are told. */
  refresh(): Promise<void>;
};

const nothingChosen: KeptChoice = {
  ...{ writes: 'none', here: null, house: null, elsewhere: null, templates: {} },
  ...{ house_key: null, elsewhere_key: null },
};

type KeptDecision = {
  choice: KeptChoice;
  version: number;
  set_by: string | null;
  set_at: Date | null;
};

export async function lastModelChoice(db: Db): Promise<KeptDecision> {
  const row = await db
    .selectFrom('model_choices')
    .leftJoin('users', 'users.id', 'set_by')
    .select(['model_choices.id', 'choice', 'set_at', 'first_name', 'last_name'])
    .orderBy('model_choices.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // One of a later Noteer may say what this one does not understand: then nothing is written, rather than by another one.
  const read = KeptChoice.safeParse(row?.choice);
  return {
    choice: read.data ?? nothingChosen,
    version: Number(row?.id ?? 0),
    set_by: row?.first_name ? `${row.first_name} ${row.last_name}` : null,
    set_at: row?.set_at ?? null,
  };
}

export const modelKeyOwner = (id: string): string => `model_keys/${id}/key`;

export async function openModelKey(db: Db, sealing: Sealing, id: string | null): Promise<string | undefined> {
  if (!id) return undefined;
  const row = await db.selectFrom('model_keys').select('key').where('id', '=', id).executeTakeFirst();
  return row && sealing.open(modelKeyOwner(id), row.key).toString();
}

/** A server as it was typed, as whoever asks it needs it. */
export const chosenServer = (
  place: Place,
  { kind, url, model, context_tokens }: NonNullable<ModelChoice[Place]>,
  key: string | undefined,
): ChosenServer => ({
  ...{ kind, url: url || undefined, model, key, place },
  context_tokens: context_tokens ?? undefined,
});

const variables = [
  'WRITER',
  'WRITER_URL',
  'WRITER_MODEL',
  'WRITER_KEY',
  'WRITER_CONTEXT',
  'WRITER_PLACE',
] as const satisfies readonly (keyof Settings)[];

const heldVariables = (settings: Settings): string[] =>
  variables.filter((name) => settings.given.has(name) && settings[name] !== 'auto');

type InForce = { decision: KeptDecision; servers: Record<Place, ChosenServer | undefined> };

async function readInForce(db: Db, sealing: Sealing): Promise<InForce> {
  const decision = await lastModelChoice(db);
  const { choice } = decision;
  const server = async (place: Place) => {
    const form = choice[place];
    return form
      ? chosenServer(place, form, await openModelKey(db, sealing, choice[`${place}_key`]))
      : undefined;
  };
  return { decision, servers: { house: await server('house'), elsewhere: await server('elsewhere') } };
}

function chosenAt(place: ModelPlace, { decision, servers }: InForce): ChosenModel {
  if (place === 'here') return { kind: 'llama', model: decision.choice.here ?? undefined };
  return (place !== 'none' && servers[place]) || { kind: 'none' };
}

type Parts = { db: Db; sealing: Sealing; settings: Settings; changes: Changes };

export async function followModelChoice({
  db,
  sealing,
  settings,
  changes,
}: Parts): Promise<ModelChoiceInForce> {
  const held = chosenByEnvironment(settings);
  let now = await readInForce(db, sealing);
  const refresh = async () => {
    now = await readInForce(db, sealing);
  };
  changes.followInstitution(refresh);
  const usual = (): ChosenModel => {
    if (held) return held;
    return now.decision.version === 0 ? { kind: 'auto' } : chosenAt(now.decision.choice.writes, now);
  };
  return {
    held,
    held_by: held ? heldVariables(settings) : [],
    refresh,
    chosenFor(template = '') {
      const own = held ? undefined : now.decision.choice.templates[template];
      return own ? chosenAt(own, now) : usual();
    },
    allChosen: () => [
      usual(),
      ...(held
        ? []
        : [...new Set(Object.values(now.decision.choice.templates))].map((at) => chosenAt(at, now))),
    ],
  };
}
