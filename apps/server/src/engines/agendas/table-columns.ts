/** Which column of a table of appointments holds what, by the names that programs and people give them. */
import type { TableRow } from '@noteer/clinical/code-tables';

const names = {
  external_id:
    'id, afspraak id, afspraakid, afspraaknummer, afspraaknr, afspraakcode, extern id, externe id, extern nummer, external id, uid, appointment id',
  clinician:
    'behandelaar, hulpverlener, zorgverlener, therapeut, medewerker, agenda, naam behandelaar, behandelaar naam, email behandelaar, e mail behandelaar, behandelaar email, behandelaar e mail, emailadres behandelaar, clinician, practitioner, clinician email, therapist',
  date: 'datum, date, afspraakdatum, dag, datum afspraak, appointment date',
  start:
    'begin, start, starttijd, begintijd, van, aanvang, aanvangstijd, tijd, tijdstip, time, start time, from, begindatum, startdatum, start date, start datum, begin datum, datum tijd, datum en tijd, datumtijd, starts at, start datetime',
  end: 'einde, eind, eindtijd, tot, end, end time, to, until, einddatum, eind datum, end date, ends at, end datetime',
  duration:
    'duur, duur min, duur minuten, duur in minuten, minuten, tijdsduur, duration, duration minutes, minutes',
  client_code:
    'clientcode, client code, clientnummer, client nummer, clientnr, client nr, client id, code client, patientcode, patientnummer, patient nummer, patientnr, patient nr, patient id, dossiernummer, code, client number',
  client_name:
    'client, clientnaam, client naam, naam client, naam, patient, patientnaam, naam patient, client name, name, patient name',
  first_name: 'voornaam, roepnaam, first name, given name',
  name_prefix: 'tussenvoegsel, voorvoegsel, tussenvoegsels, prefix',
  last_name: 'achternaam, last name, surname, family name, geslachtsnaam',
  date_of_birth:
    'geboortedatum, geb datum, gebdatum, geboren, geboren op, date of birth, dob, birth date, birthdate',
  gender: 'geslacht, gender, sex',
  description:
    'omschrijving, beschrijving, description, onderwerp, reden, soort, soort afspraak, afspraaksoort, afspraaktype, type, toelichting, opmerking, subject',
  status: 'status, afspraakstatus, state',
} as const;

export type AgendaColumn = keyof typeof names;
export type AgendaColumns = Partial<Record<AgendaColumn, number>>;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const byName = new Map<string, AgendaColumn>(
  Object.entries(names).flatMap(([column, list]) =>
    list.split(', ').map((name): [string, AgendaColumn] => [name, column as AgendaColumn]),
  ),
);

function columnsIn({ cells }: TableRow): AgendaColumns {
  const columns: AgendaColumns = {};
  for (const [at, cell] of cells.entries()) {
    const column = typeof cell === 'string' ? byName.get(plain(cell)) : undefined;
    // Of two of the same name the first counts.
    if (column && columns[column] === undefined) columns[column] = at;
  }
  return columns;
}

/** Without these nobody knows when it is, or with whom. */
const fits = (columns: AgendaColumns): boolean =>
  columns.start !== undefined &&
  ['client_code', 'client_name', 'last_name'].some((column) => columns[column as AgendaColumn] !== undefined);

/** Above the names of the columns a file may have a title and other words. */
const LOOKED_AT = 20;

type AgendaHeader = { line: number; columns: AgendaColumns };

export function findHeader(rows: Iterable<TableRow>): AgendaHeader | undefined {
  let looked = 0;
  for (const row of rows) {
    const columns = columnsIn(row);
    if (fits(columns)) return { line: row.line, columns };
    looked += 1;
    if (looked >= LOOKED_AT) return undefined;
  }
  return undefined;
}
