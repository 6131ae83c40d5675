/** Making templates: a draft is saved over until it is published; what was published is never changed again. */
import type { OwnTemplate, TemplateForm, TemplateVersion } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { can, type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import {
  deleteDraft,
  insertDraft,
  insertTemplate,
  lockTemplate,
  publishDraft,
  publishedVersion,
  retirePublished,
  updateDraft,
  type VersionRow,
  versionsFor,
} from './queries.ts';

const notFound = () => new AppError('not_found', 'Template not found.');
const changed = () =>
  new AppError('template_changed', 'This template was changed elsewhere in the meantime.');

const present = (row: VersionRow): TemplateVersion => ({
  number: row.number,
  state: row.state,
  name: row.name,
  family: row.family,
  sections: row.sections,
  saves: row.saves,
  saved_by: row.saved_by_name,
  saved_at: row.saved_at.toISOString(),
  published_at: row.published_at?.toISOString() ?? null,
});

function presentAll(rows: readonly VersionRow[], may_share: boolean): OwnTemplate[] {
  return [...Map.groupBy(rows, ({ template_id }) => template_id)].map(([id, versions]) => {
    const is_shared = versions[0]?.owner_id === null;
    return { id, is_shared, may_change: !is_shared || may_share, versions: versions.map(present) };
  });
}

const mayShare = (actor: Actor) => can(actor, 'share_templates');

async function look(db: Db, actor: Actor, id: string): Promise<OwnTemplate> {
  const may_share = mayShare(actor);
  const rows = await versionsFor(db, scopeOf(actor, 'keep_templates'), { may_share, id });
  const [template] = presentAll(rows, may_share);
  if (!template) throw notFound();
  return template;
}

export async function list({ db }: Services, actor: Actor): Promise<OwnTemplate[]> {
  const may_share = mayShare(actor);
  return presentAll(await versionsFor(db, scopeOf(actor, 'keep_templates'), { may_share }), may_share);
}

type Keeping = Scope<'keep_templates' | 'share_templates'>;

/** Not yours is not there; a shared one is there for everybody, and refused to who may not share. */
async function hold(tx: Tx, actor: Actor, id: string): Promise<Keeping> {
  const own = scopeOf(actor, 'keep_templates');
  const row = await lockTemplate(tx, own, id);
  if (row?.owner_id === null) return scopeOf(actor, 'share_templates');
  if (row?.owner_id !== actor.id) throw notFound();
  return own;
}

export async function create(
  { db }: Services,
  actor: Actor,
  { is_shared, ...form }: TemplateForm & { is_shared: boolean },
): Promise<OwnTemplate> {
  const scope = scopeOf(actor, is_shared ? 'share_templates' : 'keep_templates');
  return db.transaction().execute(async (tx) => {
    const id = await insertTemplate(tx, scope, is_shared ? null : actor.id);
    await insertDraft(tx, scope, id, 1, form);
    const made = await look(tx, actor, id);
    await audit(tx, actor, 'template.created', { id, detail: { is_shared } });
    return made;
  });
}

const draftOf = ({ versions }: OwnTemplate) => versions.find(({ state }) => state === 'draft');

/** The draft that was seen, or none where none was: else somebody was first. */
function seenDraft(template: OwnTemplate, saves: number): TemplateVersion | undefined {
  const draft = draftOf(template);
  if ((draft?.saves ?? 0) !== saves) throw changed();
  return draft;
}

export async function save(
  { db }: Services,
  actor: Actor,
  id: string,
  { saves, ...form }: TemplateForm & { saves: number },
): Promise<OwnTemplate> {
  return db.transaction().execute(async (tx) => {
    const scope = await hold(tx, actor, id);
    const template = await look(tx, actor, id);
    const draft = seenDraft(template, saves);
    const newest = template.versions[0]?.number ?? 0;
    if (draft) await updateDraft(tx, scope, id, form);
    else await insertDraft(tx, scope, id, newest + 1, form);
    const saved = await look(tx, actor, id);
    await audit(tx, actor, 'template.saved', { id, detail: { number: draft?.number ?? newest + 1 } });
    return saved;
  });
}

export async function publish(
  { db }: Services,
  actor: Actor,
  id: string,
  saves: number,
): Promise<OwnTemplate> {
  return db.transaction().execute(async (tx) => {
    const scope = await hold(tx, actor, id);
    const draft = seenDraft(await look(tx, actor, id), saves);
    if (!draft) throw changed();
    await retirePublished(tx, scope, id);
    await publishDraft(tx, scope, id);
    const published = await look(tx, actor, id);
    await audit(tx, actor, 'template.published', { id, detail: { number: draft.number } });
    return published;
  });
}

/** Asked twice it is done once. */
export async function retire({ db }: Services, actor: Actor, id: string): Promise<OwnTemplate> {
  return db.transaction().execute(async (tx) => {
    const scope = await hold(tx, actor, id);
    const isDone = await retirePublished(tx, scope, id);
    const retired = await look(tx, actor, id);
    if (isDone) await audit(tx, actor, 'template.retired', { id });
    return retired;
  });
}

export async function discard({ db }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const scope = await hold(tx, actor, id);
    await deleteDraft(tx, scope, id);
    await audit(tx, actor, 'template.discarded', { id });
  });
}

export async function version({ db }: Services, actor: Actor, id: string, number: number | undefined) {
  const row = await publishedVersion(db, scopeOf(actor, 'read_note'), id, number);
  if (!row) throw notFound();
  const { name, family, sections, state } = row;
  return {
    ...{ number: row.number, state, name, family, sections },
    saved_at: row.saved_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  };
}
