/** Words that a clinician has corrected: names, places, medicines that a recogniser is told to expect. */
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema.ts';
import type { Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import type { Services } from '../services.ts';
import { openText, sealText } from './sealed-text.ts';

/** A recogniser looks at some two hundred tokens of its prompt: more words than these would push out the rest. */
const MOST_WORDS = 40;

const wordOwner = (clinician_id: string, mac: Buffer) =>
  `clinician_words/${clinician_id}/${mac.toString('hex')}`;

/** A word with a letter or two is heard or not; one of these is spelt. */
const isWorthKnowing = (word: string) => /^\p{L}[\p{L}’'-]{3,}$/u.test(word);

const wordsIn = (text: string): string[] =>
  text.split(/\s+/).map((word) => word.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));

/** What stands in the one and not in the other. */
export function newWords(before: string, after: string): string[] {
  const known = new Set(wordsIn(before).map((word) => word.toLowerCase()));
  return [...new Set(wordsIn(after))].filter(
    (word) => isWorthKnowing(word) && !known.has(word.toLowerCase()),
  );
}

export async function keepWords(
  tx: Tx,
  { user_id: clinician_id }: Scope<'correct_transcript'>,
  sealing: Sealing,
  words: readonly string[],
): Promise<void> {
  if (words.length === 0) return;
  const rows = words.map((word) => {
    const mac = sealing.mac('clinician word', clinician_id, word.toLowerCase());
    return { clinician_id, mac, word: sealText(sealing, wordOwner(clinician_id, mac), word) };
  });
  await tx
    .insertInto('clinician_words')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['clinician_id', 'mac']).doUpdateSet(({ ref }) => ({
        word: ref('excluded.word'),
        corrected_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/** What a recording of this clinician is expected to hold: the institution's words, and after them, weighing more, the own ones. */
export async function expectedWords(
  { db, sealing, institution }: Pick<Services, 'db' | 'sealing' | 'institution'>,
  scope: Scope<'change_note'>,
  clinician_id: string,
): Promise<string[]> {
  const own = await wordsOfClinician(db, scope, sealing, clinician_id);
  const room = Math.max(MOST_WORDS - own.length, MOST_WORDS / 4);
  return [...institution.current().expected_words.slice(0, room), ...own].slice(-MOST_WORDS);
}

/** The newest last: what stands last in a prompt weighs most. */
export async function wordsOfClinician(
  db: Db,
  _scope: Scope<'change_note'>,
  sealing: Sealing,
  clinician_id: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('clinician_words')
    .select(['mac', 'word'])
    .where('clinician_id', '=', clinician_id)
    .orderBy('corrected_at', 'desc')
    .limit(MOST_WORDS)
    .execute();
  return rows.map(({ mac, word }) => openText(sealing, wordOwner(clinician_id, mac), word)).reverse();
}

/** Of somebody who is erased: whoever corrected their name is not told to expect it any more. */
export async function forgetWords(
  tx: Tx,
  _scope: Scope<'erase_client'>,
  sealing: Sealing,
  words: readonly string[],
): Promise<void> {
  const clinicians = await tx.selectFrom('clinician_words').select('clinician_id').distinct().execute();
  const macs = clinicians.flatMap(({ clinician_id }) =>
    words.map((word) => sealing.mac('clinician word', clinician_id, word.toLowerCase())),
  );
  if (macs.length > 0) await tx.deleteFrom('clinician_words').where('mac', 'in', macs).execute();
}
