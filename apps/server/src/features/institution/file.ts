/** The institution's way of working as one file: written, looked at, and taken over in one transaction. */
import { templates as builtIn } from '@noteer/clinical';
import {
  INSTITUTION_FORMAT,
  type Institution,
  type InstitutionFile,
  type InstitutionPreview,
  type InstitutionSettings,
  type TemplateForm,
} from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { currentCodeSettings, decideCodes } from '../../consultations/code-settings.ts';
import { publishedShared, publishShared } from '../../consultations/shared-templates.ts';
import type { Db } from '../../db/schema.ts';
import { lastDecision } from '../../institution.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { findLogo, keepLogo } from './logo.ts';
import { decideIn, institution as institutionNow } from './service.ts';

type Kinds = NonNullable<InstitutionFile['codes']>['template_kinds'];
type Carried = NonNullable<InstitutionFile['templates']>[number];

const isBuiltIn = new Set(builtIn.map(({ id }) => id));

export async function exported({ db, institution }: Services, actor: Actor): Promise<InstitutionFile> {
  const scope = scopeOf(actor, 'manage_institution');
  const { logo, ...settings } = institution.current();
  const { time_rule, template_kinds } = await currentCodeSettings(db);
  const png = logo ? await findLogo(db, scope, logo) : undefined;
  const shared = await publishedShared(db, scopeOf(actor, 'share_templates'));
  await audit(db, actor, 'institution.exported');
  return {
    noteer: 'institution',
    format: INSTITUTION_FORMAT,
    settings,
    logo_png: png?.toString('base64') ?? null,
    templates: shared.map(({ id, ...form }) => ({ ...form, consult_kind: template_kinds[id] ?? null })),
    codes: {
      time_rule,
      template_kinds: Object.fromEntries(Object.entries(template_kinds).filter(([id]) => isBuiltIn.has(id))),
    },
  };
}

/** As they would be. What the environment holds fast stays, and a logo in the file is kept before anyone decides. */
async function settingsAfter(
  { db, institution }: Services,
  actor: Actor,
  { settings, logo_png }: InstitutionFile,
): Promise<InstitutionSettings> {
  const scope = scopeOf(actor, 'manage_institution');
  const now = institution.current();
  const carried = Object.entries(settings).filter(([field]) => !(field in institution.held_by));
  const logo = logo_png ? await keepLogo(db, scope, Buffer.from(logo_png, 'base64')) : '';
  return {
    ...now,
    ...Object.fromEntries(carried),
    ...(logo_png !== undefined && !('logo' in institution.held_by) && { logo }),
  };
}

type Compared = {
  form: TemplateForm;
  consult_kind: Carried['consult_kind'];
  change: 'new' | 'changed' | 'same';
  id: string | undefined;
};

/** A template is the one of its name. Of two with one name in the file, the first. */
async function compared(db: Db, actor: Actor, carried: readonly Carried[]): Promise<Compared[]> {
  const shared = await publishedShared(db, scopeOf(actor, 'share_templates'));
  const byName = new Map(shared.map((row) => [row.name, row]));
  const first = [...new Map([...carried].reverse().map((form) => [form.name, form])).values()].reverse();
  return first.map(({ consult_kind, ...form }) => {
    const there = byName.get(form.name);
    const isSame =
      there?.family === form.family && JSON.stringify(there.sections) === JSON.stringify(form.sections);
    const change = isSame ? 'same' : 'changed';
    return { form, consult_kind, change: there ? change : 'new', id: there?.id };
  });
}

/** The kinds that differ from what holds; those of templates that this Noteer does not have say nothing. */
function changedKinds(now: Kinds, file: InstitutionFile, templates: readonly Compared[]): Kinds {
  const said = [
    ...Object.entries(file.codes?.template_kinds ?? {}).filter(([id]) => isBuiltIn.has(id)),
    ...templates.flatMap(({ id, consult_kind }) => (id && consult_kind ? [[id, consult_kind] as const] : [])),
  ];
  return Object.fromEntries(said.filter(([id, kind]) => now[id] !== kind));
}

export async function preview(
  services: Services,
  actor: Actor,
  file: InstitutionFile,
): Promise<InstitutionPreview> {
  const { db, institution } = services;
  await institution.refresh();
  const { version } = await lastDecision(db);
  const templates = await compared(db, actor, file.templates ?? []);
  const { time_rule, template_kinds } = await currentCodeSettings(db);
  const asked = file.codes?.time_rule;
  return {
    settings: await settingsAfter(services, actor, file),
    version,
    templates: templates.map(({ form, change }) => ({ name: form.name, change })),
    time_rule: asked !== undefined && asked !== time_rule ? asked : null,
    changed_kinds: Object.keys(changedKinds(template_kinds, file, templates)).length,
  };
}

/** All of it or nothing. Templates are published at once, as they were where they come from. */
export async function takeOver(
  services: Services,
  actor: Actor,
  file: InstitutionFile,
  version: number,
): Promise<Institution> {
  const sharing = scopeOf(actor, 'share_templates');
  const settings = await settingsAfter(services, actor, file);
  await services.db.transaction().execute(async (tx) => {
    await decideIn(tx, services, actor, { ...settings, version });
    const templates = await compared(tx, actor, file.templates ?? []);
    const put: string[] = [];
    for (const template of templates) {
      if (template.change === 'same') continue;
      template.id = await publishShared(tx, sharing, template.form, template.id);
      put.push(template.id);
    }
    const now = await currentCodeSettings(tx);
    const kinds = changedKinds(now.template_kinds, file, templates);
    const time_rule = file.codes?.time_rule ?? now.time_rule;
    if (time_rule !== now.time_rule || Object.keys(kinds).length > 0) {
      await decideCodes(tx, actor.id, { time_rule, template_kinds: { ...now.template_kinds, ...kinds } });
      await audit(tx, actor, 'code_settings.set', { detail: { time_rule } });
    }
    for (const id of put) await audit(tx, actor, 'template.published', { id });
  });
  return institutionNow(services, actor);
}
