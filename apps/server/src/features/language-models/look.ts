/** What servers have, on request of the page and before anything is chosen. */
import type { FoundServer, listServerModels, Received, ServerModels } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { findServers, modelsOfServer } from '../../model/look.ts';
import { lastModelChoice, openModelKey } from '../../model-choice.ts';
import type { Services } from '../../services.ts';
import { keepsKey, refuseWrongServer, type ServerPlace } from './choice.ts';

export async function found({ settings }: Services): Promise<FoundServer[]> {
  return findServers(settings.FIND_MODELS);
}

type Typed = { kind: 'http' | 'azure' | 'mistral'; url: string };

/** As it was typed, or the one that is kept for this very address. */
export async function keyOf(
  { db, sealing, model_choice }: Services,
  place: ServerPlace,
  server: Typed,
  typed: string | null | undefined,
): Promise<string | undefined> {
  if (typed !== undefined) return typed ?? undefined;
  const { held } = model_choice;
  if (held) {
    const its = 'key' in held ? { kind: held.kind, url: held.url ?? '' } : null;
    return 'key' in held && keepsKey(its, server) ? held.key : undefined;
  }
  const { choice } = await lastModelChoice(db);
  return keepsKey(choice[place], server) ? openModelKey(db, sealing, choice[`${place}_key`]) : undefined;
}

export async function modelsThere(
  services: Services,
  actor: Actor,
  { place, kind, url, key }: Received<typeof listServerModels>['body'],
): Promise<ServerModels> {
  refuseWrongServer(place, { kind, url, is_ours: true });
  await audit(services.db, actor, 'language_model.server_asked', {
    detail: { host: url ? new URL(url).host : kind },
  });
  return modelsOfServer({
    kind,
    url: url || undefined,
    key: await keyOf(services, place, { kind, url }, key),
  });
}
