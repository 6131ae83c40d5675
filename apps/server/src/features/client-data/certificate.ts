/** What shows later that somebody was erased: counts, hashes, who and when. Without the id of the client it names nobody. */
import { createHash } from 'node:crypto';
import type { ErasedCounts, Erasure, Language } from '@noteer/contract';
import type { Db } from '../../db/schema.ts';
import type { Letterhead } from '../../pdf/letterhead.ts';
import { type Line, textPdf } from '../../pdf/text.ts';
import type { Scope } from '../../policy.ts';

/** One hash for all: what the line in the access log has too. */
export const digestOf = (hashes: readonly Buffer[]): string => {
  const all = createHash('sha256');
  for (const hash of hashes) all.update(hash);
  return all.digest('hex');
};

const MOST = 100;

export const erasuresWithNames = (db: Db, _scope: Scope<'erase_client'>) =>
  db
    .selectFrom('erasures')
    .innerJoin('users', 'users.id', 'erasures.erased_by')
    .selectAll('erasures')
    .select(['first_name', 'last_name'])
    .orderBy('erased_at', 'desc')
    .limit(MOST);

type ErasureRow = Awaited<ReturnType<ReturnType<typeof erasuresWithNames>['execute']>>[number];

export const presentErasure = (row: ErasureRow): Erasure => ({
  id: row.id,
  erased_at: row.erased_at.toISOString(),
  erased_by_name: `${row.first_name} ${row.last_name}`,
  counts: row.counts,
  digest: digestOf(row.hashes),
});

export const asJson = (row: ErasureRow) => ({
  ...presentErasure(row),
  client_sha256: row.client_hash.toString('hex'),
  ids_sha256: row.hashes.map((hash) => hash.toString('hex')),
});

const words = {
  nl: {
    title: 'Verklaring van wissen',
    says: 'Alles wat Noteer van deze cliënt bewaarde, is op dit moment gewist: rijen, sleutels, geluid en documenten.',
    at: 'Gewist op',
    by: 'Door',
    counts: 'Wat er gewist is',
    hashes: 'Kenmerken (SHA-256 van elk nummer dat gewist is)',
    client: 'Kenmerk van de cliënt',
    digest: 'Kenmerk van het geheel, ook in het toegangslogboek',
    log: 'Het toegangslogboek blijft bewaard, zoals NEN 7513 vraagt. Oudere reservekopieën bevatten de gegevens tot zij zelf verlopen.',
  },
  en: {
    title: 'Certificate of erasure',
    says: 'All that Noteer kept of this client was erased at this moment: rows, keys, sound and documents.',
    at: 'Erased at',
    by: 'By',
    counts: 'What was erased',
    hashes: 'Marks (SHA-256 of each id that was erased)',
    client: 'Mark of the client',
    digest: 'Mark of the whole, also in the access log',
    log: 'The access log is kept, as NEN 7513 asks. Older backups hold the data until they themselves run out.',
  },
} satisfies Record<Language, Record<string, string>>;

const names: Record<Language, Record<keyof ErasedCounts, string>> = {
  nl: {
    ...{
      clients: 'Cliënten',
      appointments: 'Afspraken',
      recordings: 'Opnames',
      tasks: 'Taken',
      codes: 'Codes',
    },
    ...{ sound_seconds: 'Seconden geluid', transcript_pieces: 'Stukken transcript', notes: 'Verslagen' },
    ...{ versions: 'Versies van verslagen', documents: 'Documenten', departures: 'Verzonden naar elders' },
    ...{ jobs: 'Opdrachten in de wachtrij', codes_kept: 'Codes die zonder naam bewaard blijven' },
  },
  en: {
    ...{
      clients: 'Clients',
      appointments: 'Appointments',
      recordings: 'Recordings',
      tasks: 'Tasks',
      codes: 'Codes',
    },
    ...{ sound_seconds: 'Seconds of sound', transcript_pieces: 'Pieces of transcript', notes: 'Notes' },
    ...{ versions: 'Versions of notes', documents: 'Documents', departures: 'Sent elsewhere' },
    ...{ jobs: 'Jobs in the queue', codes_kept: 'Codes that are kept without a name' },
  },
};

export function asPdf(
  row: ErasureRow,
  language: Language,
  letterhead: Letterhead,
): AsyncGenerator<Uint8Array> {
  const w = words[language];
  const { erased_at, erased_by_name, counts, digest } = presentErasure(row);
  const lines: Line[] = [
    { text: w.title, as: 'title' },
    { text: w.says, as: 'text' },
    { text: `${w.at}: ${erased_at}`, as: 'text' },
    { text: `${w.by}: ${erased_by_name}`, as: 'text' },
    { text: w.counts, as: 'heading' },
    ...Object.entries(counts).map(
      ([name, count]): Line => ({
        text: `${names[language][name as keyof ErasedCounts]}: ${count}`,
        as: 'text',
      }),
    ),
    { text: w.client, as: 'heading' },
    { text: row.client_hash.toString('hex'), as: 'small' },
    { text: w.digest, as: 'heading' },
    { text: digest, as: 'small' },
    { text: w.hashes, as: 'heading' },
    ...row.hashes.map((hash): Line => ({ text: hash.toString('hex'), as: 'small' })),
    { text: w.log, as: 'text' },
  ];
  return textPdf(letterhead, lines);
}
