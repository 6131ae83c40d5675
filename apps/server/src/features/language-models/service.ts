import type { LanguageModel, LanguageModels } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { OfferedModel, Room } from '../../engines/models/shelf.ts';
import { AppError } from '../../errors.ts';
import { noteName } from '../../model/model-name.ts';
import type { Services } from '../../services.ts';
import { type NoteTime, noteTimes } from './note-time.ts';
import { type FetchRow, forgetFetch, modelFetches, pause, want } from './queries.ts';

/** Speech recognition, the database and people's pages have the rest. */
const SHARE_OF_MEMORY = 0.6;

/** The largest that leaves room for all else; the smallest where nobody knows the machine. */
function recommended(offered: readonly OfferedModel[], room: Room | null): string | undefined {
  const fitting = room
    ? offered.filter(({ memory_bytes }) => memory_bytes <= room.memory_bytes * SHARE_OF_MEMORY)
    : offered.slice(0, 1);
  return fitting.at(-1)?.name;
}

function present(
  { name, licence, host, bytes, memory_bytes }: OfferedModel,
  row: FetchRow | undefined,
  more: { isHere: boolean; is_recommended: boolean; is_removable: boolean; time: NoteTime },
): LanguageModel {
  const { isHere, is_recommended, is_removable, time } = more;
  const left = bytes - (row?.bytes_done ?? 0);
  const isMoving = !isHere && row?.state === 'fetching' && Boolean(row.bytes_a_s);
  return {
    ...{ name, licence, host, bytes, memory_bytes, is_recommended, is_removable, ...time },
    state: isHere ? 'ready' : (row?.state ?? 'absent'),
    bytes_done: isHere ? bytes : (row?.bytes_done ?? 0),
    left_s: isMoving ? Math.ceil(left / (row?.bytes_a_s ?? 1)) : null,
    trouble: isHere ? null : (row?.trouble ?? null),
  };
}

export async function list({ db, engines: { shelf }, settings }: Services): Promise<LanguageModels> {
  const rows = new Map((await modelFetches(db)).map((row) => [row.name, row]));
  // Where an API process answers, a worker elsewhere does the writing.
  const machine = settings.ROLE === 'all' ? await shelf.room() : null;
  const best = recommended(shelf.offered, machine);
  const timeOf = await noteTimes(db, machine !== null);
  const models = shelf.offered.map(async (offer) =>
    present(offer, rows.get(offer.name), {
      isHere: await shelf.isHere(offer.name),
      is_recommended: offer.name === best,
      is_removable: await shelf.isRemovable(offer.name),
      time: timeOf(offer),
    }),
  );
  return {
    models: await Promise.all(models),
    others: await shelf.others(),
    may_fetch: settings.FETCH_MODELS === 'on',
    machine,
  };
}

function offerOf({ engines: { shelf } }: Services, name: string): OfferedModel {
  const offer = shelf.offered.find((each) => each.name === name);
  if (!offer) throw new AppError('not_found', 'Language model not found.');
  return offer;
}

export async function startFetching(services: Services, actor: Actor, name: string): Promise<LanguageModels> {
  const { db, enqueue, engines, settings } = services;
  const { bytes, host } = offerOf(services, name);
  if (settings.FETCH_MODELS === 'off')
    throw new AppError('permission_denied', 'This installation fetches no models: FETCH_MODELS is off.');
  if (!(await engines.shelf.isHere(name))) {
    await db.transaction().execute(async (tx) => {
      if (!(await want(tx, name, actor.id))) return;
      await enqueue(tx, 'fetch-model', { name });
      await audit(tx, actor, 'language_model.fetch_asked', { detail: { model: name, host, bytes } });
    });
  }
  return list(services);
}

export async function pauseFetching(services: Services, actor: Actor, name: string): Promise<LanguageModels> {
  offerOf(services, name);
  await services.db.transaction().execute(async (tx) => {
    if (await pause(tx, name))
      await audit(tx, actor, 'language_model.fetch_paused', { detail: { model: name } });
  });
  return list(services);
}

/** Its file goes when a worker comes to it; one that is being fetched stops first. */
export async function remove(services: Services, actor: Actor, name: string): Promise<LanguageModels> {
  const { db, enqueue, engines, model_choice, models } = services;
  offerOf(services, name);
  if (!(await engines.shelf.isRemovable(name)))
    throw new AppError('permission_denied', 'This model is in a folder that is only read.');
  const writes = (await models.status()).some(
    (each) => each.engine === 'llama' && each.model === noteName(name),
  );
  const isChosen = model_choice.allChosen().some((each) => each.kind === 'llama' && each.model === name);
  const isHere = await engines.shelf.isHere(name);
  if (isHere && (writes || isChosen)) throw new AppError('model_in_use', 'This model writes the notes.');
  await db.transaction().execute(async (tx) => {
    const wasFetched = await forgetFetch(tx, name);
    if (!wasFetched && !isHere) return;
    await enqueue(tx, 'remove-model', { name });
    const event = isHere ? 'language_model.removed' : 'language_model.fetch_cancelled';
    await audit(tx, actor, event, { detail: { model: name } });
  });
  return list(services);
}
