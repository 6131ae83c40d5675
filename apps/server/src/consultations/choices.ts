/** Templates as consultations use them: built in, or made here, each in a version that never changes. */
import { defaultTemplate, findTemplate, type Template, templateFrom, templates } from '@noteer/clinical';
import type { AppointmentKind } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { AppError } from '../errors.ts';

/** The latest of each template that was ever published: what is retired still writes what was begun with it. */
const latestVersions = (db: Db) =>
  db
    .selectFrom('template_versions')
    .innerJoin('templates', 'templates.id', 'template_versions.template_id')
    .selectAll('template_versions')
    .select('templates.owner_id')
    .distinctOn('template_versions.template_id')
    .where('state', '<>', 'draft')
    .orderBy('template_versions.template_id')
    .orderBy('number', 'desc');

type UsedTemplate = { template: Template; template_version: number | null };

const builtIn = (template: Template): UsedTemplate => ({ template, template_version: null });
const isMadeHere = (id: string) => id.includes('-');

/** A template that is not known any more is written as the default. */
export async function templateOf(db: Db, id: string): Promise<UsedTemplate> {
  if (!isMadeHere(id)) return builtIn(findTemplate(id) ?? defaultTemplate);
  const row = await latestVersions(db).where('template_id', '=', id).executeTakeFirst();
  if (!row) return builtIn(defaultTemplate);
  const { name, family, sections, number } = row;
  return { template: templateFrom({ id, name, family, sections }), template_version: number };
}

type ChoosableTemplate = {
  id: string;
  name: Template['name'];
  from: 'built_in' | 'shared' | 'own';
  is_offered: boolean;
};

/** What this person can choose from, and what was retired since. */
export async function templatesFor(db: Db, user_id: string): Promise<ChoosableTemplate[]> {
  const rows = await latestVersions(db)
    .where((eb) => eb.or([eb('owner_id', 'is', null), eb('owner_id', '=', user_id)]))
    .execute();
  const made = rows.map(({ template_id, name, owner_id, state }) => ({
    id: template_id,
    name: { nl: name, en: name },
    from: owner_id ? ('own' as const) : ('shared' as const),
    is_offered: state === 'published',
  }));
  const known = templates.map(({ id, name }) => ({
    ...{ id, name, is_offered: true },
    from: 'built_in' as const,
  }));
  const sorted = made.sort((one, other) => one.name.nl.localeCompare(other.name.nl, 'nl'));
  return [
    ...sorted.filter(({ from }) => from === 'own'),
    ...sorted.filter(({ from }) => from === 'shared'),
    ...known,
  ];
}

/** One that was retired after somebody chose it, without a network perhaps, is still theirs to use. */
export async function chosenTemplate(db: Db, user_id: string, id: string): Promise<string> {
  if (findTemplate(id)) return id;
  const choices = isMadeHere(id) ? await templatesFor(db, user_id) : [];
  if (!choices.some((choice) => choice.id === id))
    throw new AppError('invalid', 'Unknown template', { fields: { template: ['Unknown template'] } });
  return id;
}

/** What is taken when nobody chooses: the own word before the institution's, and what says more before what says less. */
export async function usualTemplate(db: Db, user_id: string, kind: AppointmentKind | null): Promise<string> {
  const rows = await db
    .selectFrom('template_defaults')
    .select('template')
    .where((eb) => eb.or([eb('user_id', '=', user_id), eb('user_id', 'is', null)]))
    .where((eb) =>
      eb.or([
        eb('profession', 'is', null),
        eb('profession', '=', eb.selectFrom('users').select('profession').where('id', '=', user_id)),
      ]),
    )
    .where((eb) => eb.or([eb('appointment_kind', 'is', null), eb('appointment_kind', '=', kind)]))
    .orderBy(sql`user_id is null, profession is null, appointment_kind is null`)
    .execute();
  if (rows.length === 0) return defaultTemplate.id;
  const offered = new Set(
    (await templatesFor(db, user_id)).flatMap(({ id, is_offered }) => (is_offered ? [id] : [])),
  );
  return rows.find(({ template }) => offered.has(template))?.template ?? defaultTemplate.id;
}
