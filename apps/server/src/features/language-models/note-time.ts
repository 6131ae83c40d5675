/** How long a note takes here: by what the model did here before, or worked out from the machine. */
import { availableParallelism } from 'node:os';
import type { LanguageModel } from '@noteer/contract';
import type { Db } from '../../db/schema.ts';
import type { OfferedModel } from '../../engines/models/shelf.ts';
import { noteName } from '../../model/model-name.ts';

export type NoteTime = Pick<LanguageModel, 'note_minutes' | 'is_measured'>;

/** Of a talk of twenty minutes with its instructions, and the note of it. */
const READ_TOKENS = 8_500;
const WRITTEN_TOKENS = 1_200;

/** Of a model of this size on one core (bench/README.md, reading-along). Others take longer by their size. */
const MEASURED = { bytes: 2_500_000_000, read_tokens_a_s: 9, written_tokens_a_s: 1.5 };
/** More do not write faster: memory is what they wait for. */
const MOST_CORES = 8;

const minutes = (read_tokens_a_s: number, written_tokens_a_s: number): number =>
  Math.max(1, Math.round((READ_TOKENS / read_tokens_a_s + WRITTEN_TOKENS / written_tokens_a_s) / 60));

function workedOut({ bytes }: OfferedModel): number {
  const times = (Math.min(MOST_CORES, availableParallelism()) * MEASURED.bytes) / bytes;
  return minutes(MEASURED.read_tokens_a_s * times, MEASURED.written_tokens_a_s * times);
}

/** Of another machine nobody knows anything but what it did. */
export async function noteTimes(db: Db, isThisMachine: boolean): Promise<(offer: OfferedModel) => NoteTime> {
  const rows = await db
    .selectFrom('model_speeds')
    .select(['model', 'read_tokens_a_s', 'written_tokens_a_s'])
    .execute();
  const known = new Map(rows.map((row) => [row.model, row]));
  return (offer) => {
    const speed = known.get(noteName(offer.name));
    if (speed)
      return { note_minutes: minutes(speed.read_tokens_a_s, speed.written_tokens_a_s), is_measured: true };
    return { note_minutes: isThisMachine ? workedOut(offer) : null, is_measured: false };
  };
}
