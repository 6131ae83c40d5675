/** While rows are put back, triggers rest and references are looked at last: so whoever owns the tables can do it, no superuser. */
import type pg from 'pg';

type Change = { aside: string; back: string };

/** Those of partitions follow their parents. */
const triggers = `
  select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as aside,
    format('alter table %s enable %s trigger %I', tgrelid::regclass,
      case tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, tgname) as back
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and tgparentid = 0 and tgenabled <> 'D'
    and relnamespace::regnamespace::text = any ($1)`;

const references = `
  select format('alter table %s alter constraint %I deferrable initially deferred', conrelid::regclass, conname) as aside,
    format('alter table %s alter constraint %I not deferrable', conrelid::regclass, conname) as back
  from pg_constraint
  where contype = 'f' and conparentid = 0 and not condeferrable and connamespace::regnamespace::text = any ($1)`;

/** In a transaction. What it answers checks every reference and puts the rules back as they were. */
export async function setRulesAside(
  client: pg.Client,
  schemas: readonly string[],
): Promise<() => Promise<void>> {
  const changes: Change[] = [];
  for (const sql of [triggers, references])
    changes.push(...(await client.query<Change>(sql, [schemas])).rows);
  for (const { aside } of changes) await client.query(aside);
  return async () => {
    await client.query('set constraints all immediate');
    for (const { back } of changes) await client.query(back);
  };
}
