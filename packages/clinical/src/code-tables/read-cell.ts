/** What stands in a cell, as a value; undefined where it cannot be understood. An empty cell never comes here. */
import { type ConsultKind, type Profession, professions, type Setting, settings } from '../codes/types.ts';
import { compact } from './compact.ts';
import type { ListLine } from './table.ts';
import { professionLabels, settingLabels } from './zpm-names.ts';

/** A table says the same few things thousands of times. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = read(text);
    if (known.size < MOST_REMEMBERED) known.set(text, value);
    return value;
  };
}
const MOST_REMEMBERED = 1_000;

const kinds: Record<string, ConsultKind> = {
  ...{
    diagnostiek: 'diagnostics',
    diagnostics: 'diagnostics',
    diagnostisch: 'diagnostics',
    d: 'diagnostics',
  },
  ...{ behandeling: 'treatment', treatment: 'treatment', b: 'treatment' },
};
export const readKind = remembered((text): ConsultKind | undefined => kinds[compact(text)]);

const types: Record<string, ListLine['type']> = {
  ...{ consult: 'consult', consulten: 'consult' },
  ...{ group: 'group', groep: 'group', groepsconsult: 'group', groepsconsulten: 'group' },
  ...{ surcharge: 'surcharge', toeslag: 'surcharge', toeslagen: 'surcharge', toeslagconsult: 'surcharge' },
  ...{ toeslagverblijfsdag: 'surcharge', verblijfsdag: 'other', verblijfsdagen: 'other' },
  ...{ overig: 'other', other: 'other', overigeprestatie: 'other', overigeprestaties: 'other' },
};
export const readType = (text: string): ListLine['type'] | undefined => types[compact(text)];

const settingsByName = new Map<string, Setting>(
  settings.flatMap((setting) => [
    [compact(settingLabels[setting]), setting],
    [compact(settingLabels[setting].replaceAll(/\(.*?\)/g, '')), setting],
  ]),
);
/** "3", "S03", "Setting 3", or what the NZa calls it. */
export const readSetting = remembered((text): Setting | undefined => {
  const short = compact(text);
  const number = Number(/^(?:setting|s)?0*([1-8])$/.exec(short)?.[1]);
  return settings.find((setting) => setting === number) ?? settingsByName.get(short);
});

const professionsByName = new Map<string, Profession>([
  ...professions.map((id): [string, Profession] => [compact(id), id]),
  ...Object.entries(professionLabels).flatMap(([id, { label, also }]) =>
    [label, ...also].map((name): [string, Profession] => [compact(name), id as Profession]),
  ),
]);
/** A star behind it in the published list: may be in charge of the treatment. */
export const readProfession = remembered((text): Profession | undefined =>
  professionsByName.get(compact(text)),
);

/** "45", "45 min", "vanaf 45 minuten". */
export function readCount(text: string, most: number): number | undefined {
  const digits = /^(?:vanaf|from)?\s*(\d{1,4})(?:[.,]0+)?\s*(?:min(?:\.|uten|utes)?)?$/i.exec(
    text.trim(),
  )?.[1];
  const count = Number(digits);
  return count >= 1 && count <= most ? count : undefined;
}

/** The last sign before one or two figures is the decimal one: "1.234,50", "1,234.50", "159,7". "1.234" may be either. */
export function readCents(text: string): number | undefined {
  const bare = text.replaceAll(/[€\s]|eur(?:o)?/gi, '').replace(/,-$/, '');
  const parts = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d+))?$/.exec(bare);
  if (!parts) return undefined;
  const [, whole = '', decimals = ''] = parts;
  if (/[.,]/.test(whole) && decimals === '') return undefined;
  if (decimals.length === 3) return undefined;
  const euros = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals || '0'}`);
  const cents = Math.round(euros * 100);
  // A spreadsheet keeps 159.7 as 159.69999999999999.
  return Math.abs(euros * 100 - cents) < 0.01 && cents < 100_000_000 ? cents : undefined;
}

const FIRST_SERIAL_DAY = Date.UTC(1899, 11, 30);
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A day as spreadsheets count them. */
export const dayOfSerial = (serial: number): string =>
  isoOf(FIRST_SERIAL_DAY + Math.floor(serial) * 86_400_000);

function day(year: string, month: string, date: string): string | undefined {
  const iso = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(time) || isoOf(time) !== iso ? undefined : iso;
}

/** ISO, Dutch with dashes, slashes or dots, eight figures, or the number of a day; a time behind it does not matter. */
export const readDay = remembered((text): string | undefined => {
  const bare = text.trim().replace(/[T ]\d{1,2}:\d{2}.*$/, '');
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(bare);
  if (iso) return ofOurTime(day(iso[1] as string, iso[2] as string, iso[3] as string));
  const dutch = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(bare);
  if (dutch) return ofOurTime(day(dutch[3] as string, dutch[2] as string, dutch[1] as string));
  if (/^[2-7]\d{4}(?:\.0+)?$/.test(bare)) return dayOfSerial(Number(bare));
  return undefined;
});

/** Tables write "for ever" as the year 9999: that is left to whoever reads the last day. */
const ofOurTime = (iso: string | undefined) =>
  iso && ((iso >= '1900' && iso < '2200') || iso.startsWith('9999')) ? iso : undefined;
