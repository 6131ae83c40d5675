/** Which column of a table holds what, by the names that Dutch and English tables give them. */
import { compact } from './compact.ts';
import { readKind } from './read-cell.ts';
import {
  type Cell,
  type Columns,
  type ListField,
  type ListSystem,
  listFields,
  type TableRow,
} from './table.ts';

/** The better name first: a DSM-5 table has a code of its own beside that of the ICD-10. */
const names: Record<ListField, string> = {
  code: 'refcodeicd10 icd10 icd10code code prestatiecode activitycode declaratiecode verrichtingcode zorgactiviteitcode diagnosecode diagnosiscode',
  description:
    'omschrijving description naam name prestatieomschrijving omschrijvingprestatie beschrijving prestatie prestatienaam diagnose diagnosisdescription betekenis meaning label titel',
  valid_from:
    'geldigvanaf geldigvan ingangsdatum begindatum startdatum startdate validfrom datumingang datumvan vanaf van',
  valid_until:
    'geldigtotenmet geldigtm geldigtot einddatum expiratiedatum enddate validuntil validto datumtot totenmet tot',
  kind: 'consulttype typeconsult soortconsult diagnostiekofbehandeling diagnostiekbehandeling kind',
  type: 'prestatietype typeprestatie soortprestatie type soort',
  setting: 'setting settingcode codesetting zorgsetting',
  profession:
    'beroep beroepscategorie beroepscategoriecode beroepcategorie professioncategorycode professioncategory profession',
  minutes:
    'minuten minutenvanaf vanafminuten duur duurvanaf duurinminuten durationinminutesfrom duurinminutenvanaf tijdsduur minutes duration minutesfrom',
  group_size: 'groepsgrootte aantalpatienten aantalclienten aantaldeelnemers groupsize',
  tariff_cents: 'tarief maximumtarief maxtarief maximumtariefineuro tariefineuro tariff bedrag prijs',
};

/** A year or a currency often stands behind it: "Tarief 2026 (€)". */
const begins: Partial<Record<ListField, RegExp>> = {
  tariff_cents: /^(max(imum)?)?tarief/,
  description: /^(prestatie)?omschrijving/,
};

/** Without these there is no list. */
export const neededFields = ['code', 'description'] as const satisfies ListField[];

const text = (cell: Cell | undefined): string => (typeof cell === 'string' ? cell : '');

function recogniseColumns(header: TableRow, samples: readonly TableRow[]): Columns {
  const found: Columns = {};
  const isTaken = new Set<number>();
  const heads = header.cells.map((cell) => compact(text(cell)));
  const take = (field: ListField, column: number) => {
    if (found[field] !== undefined || column < 0 || isTaken.has(column)) return;
    found[field] = column;
    isTaken.add(column);
  };
  for (const field of listFields)
    for (const name of names[field].split(' ')) take(field, heads.indexOf(name));
  for (const [field, pattern] of Object.entries(begins) as [ListField, RegExp][])
    take(
      field,
      heads.findIndex((head, column) => !isTaken.has(column) && pattern.test(head)),
    );
  return withKindFromType(found, samples);
}

/** "Type" is what a consultation is for in one table, and what is priced in another: its values tell. */
function withKindFromType({ type, ...found }: Columns, samples: readonly TableRow[]): Columns {
  if (type === undefined) return found;
  const values = samples.map(({ cells }) => text(cells[type])).filter((value) => value.trim() !== '');
  const isKind = values.length > 0 && values.every((value) => readKind(value) !== undefined);
  return isKind && found.kind === undefined ? { ...found, kind: type } : { ...found, type };
}

/** Above the names a table may have a title, who made it, and empty lines. */
const FURTHEST_HEADER = 30;

export type Recognised = { header: TableRow; columns: Columns; fits: boolean };

/** The line with the most names that we know; the first line where none has any. */
export function recogniseHeader(rows: readonly TableRow[], system: ListSystem): Recognised | undefined {
  const [first] = rows;
  if (!first) return undefined;
  let best: Recognised = { header: first, columns: {}, fits: false };
  for (const [index, header] of rows.slice(0, FURTHEST_HEADER).entries()) {
    const columns = fittingColumns(recogniseColumns(header, rows.slice(index + 1)), system);
    if (Object.keys(columns).length <= Object.keys(best.columns).length) continue;
    best = { header, columns, fits: neededFields.every((field) => columns[field] !== undefined) };
  }
  return best;
}

/** A diagnosis has no setting, no minutes and no price. */
const ofIcd10: readonly ListField[] = ['code', 'description', 'valid_from', 'valid_until'];

export const fieldsOf = (system: ListSystem): readonly ListField[] =>
  system === 'icd10'
    ? ofIcd10
    : system === 'ggz_nhn'
      ? listFields.filter((field) => field !== 'type')
      : listFields;

export const fittingColumns = (columns: Columns, system: ListSystem): Columns =>
  Object.fromEntries(
    Object.entries(columns).filter(([field]) => fieldsOf(system).includes(field as ListField)),
  );
