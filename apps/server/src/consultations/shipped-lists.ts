/** The lists that come with Noteer: what is verified, and for a demo lists that say in every line that they are made up. */
import { demoGgzNhn, demoZpm, foldWords, icd10List, verifiedZpm } from '@noteer/clinical';
import type { CodeLine, CodeListOrigin, CodeSystem } from '@noteer/contract';
import type { Db, Tx } from '../db/schema.ts';

type Shipped = Pick<CodeLine, 'code' | 'description'> & Partial<CodeLine>;
type List = { system: CodeSystem; origin: CodeListOrigin; file_name: string; lines: Shipped[] };

/** The ZPM began on this day, and codes are asked for of no consultation before it. */
const FIRST_DAY = '2022-01-01';

const zpm = ({ code, description, ...line }: (typeof demoZpm)[number]): Shipped => ({
  ...{ code, description, type: line.type, setting: line.setting, profession: line.profession },
  ...{ kind: line.kind, minutes: line.minutes, group_size: line.group_size, tariff_cents: line.tariff_cents },
});

const verified: List[] = [
  { system: 'zpm', origin: 'shipped', file_name: 'ZPM', lines: verifiedZpm.map(zpm) },
  {
    ...{ system: 'icd10', origin: 'shipped', file_name: 'ICD-10' },
    lines: icd10List.map(({ code, name }) => ({ code, description: name.nl })),
  },
];

const madeUp: List[] = [
  { system: 'zpm', origin: 'demo', file_name: 'Voorbeeld ZPM', lines: demoZpm.map(zpm) },
  { system: 'ggz_nhn', origin: 'demo', file_name: 'Voorbeeld GGZ-NHN', lines: [...demoGgzNhn] },
];

/** What a search looks through. */
export const foundBy = ({ code, description }: Shipped): string => foldWords(`${code} ${description}`);

const ROWS_AT_ONCE = 2_000;

async function add(tx: Tx, { lines, ...list }: List): Promise<void> {
  const { id } = await tx
    .insertInto('code_imports')
    .values({ ...list, lines: lines.length })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map((line, index) => ({
    valid_from: FIRST_DAY,
    ...line,
    import_id: id,
    position: index + 1,
    found_by: foundBy(line),
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto('code_lines')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

const isThere = (db: Db, { system, origin }: List) =>
  db
    .selectFrom('code_imports')
    .select('id')
    .where('system', '=', system)
    .where('origin', '=', origin)
    .executeTakeFirst();

/** Once for each: what an administrator took back stays so. What is verified comes last, and counts as long as it is there. */
export async function addShippedLists(tx: Tx, is_demo: boolean): Promise<void> {
  for (const list of is_demo ? [...madeUp, ...verified] : verified)
    if (!(await isThere(tx, list))) await add(tx, list);
}
