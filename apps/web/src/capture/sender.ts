/** Brings captures to the server, chunk by chunk, and forgets each only once the server has it. */
import {
  CHUNK_SAMPLES,
  changeRecording,
  type Endpoint,
  finishCapture,
  putChunk,
  putGaps,
  type Sent,
  startCapture,
} from '@noteer/contract';
import { backoff } from '../lib/backoff.ts';
import { ApiError, exchange, isExpiry, NetworkError } from '../lib/exchange.ts';
import { sha256 } from '../lib/sha256.ts';
import {
  acknowledgeChunk,
  type CaptureRow,
  changeCapture,
  findCapture,
  keptSamples,
  readChunk,
  removeCapture,
} from './database.ts';
import { sendJottings } from './jotting-sender.ts';
import { forgetJottings, forgetSentJottings } from './jottings.ts';
import { gapTotals } from './known-gaps.ts';
import type { News } from './messages.ts';
import { isHopeless, isOverQuota, isRefusal } from './refusals.ts';

type SenderParts = {
  database: IDBDatabase;
  /** A token of this clinician's; null when they are signed out, undefined when it cannot be had now. */
  token(clinician_id: string, expired?: string): Promise<string | null | undefined>;
  tell(news: News): void;
  /** Resolves after so long, or earlier when the network came back or somebody signed in. */
  rest(ms: number): Promise<void>;
};

class SignedOut extends Error {
  override name = 'SignedOut';
}

/** A chunk of five seconds that takes longer than this is on a dead connection. */
const GIVE_UP_MS = 30_000;

/** Waiting for a person: looking now and then costs nothing, and `wake` ends it at once. */
const SIGNED_OUT_MS = 30_000;

export class Sender {
  readonly #parts: SenderParts;
  readonly #access = new Map<string, string>();

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  /** Returns when nothing is left to send for now. What can pass is waited for; what cannot is told. */
  async send(id: string): Promise<void> {
    const { tell } = this.#parts;
    let failures = 0;
    for (;;) {
      try {
        const isMore = await this.#step(id);
        if (failures > 0) tell({ type: 'trouble', id, trouble: null });
        failures = 0;
        if (!isMore) return;
      } catch (error) {
        if (isHopeless(error)) {
          tell({ type: 'refused', id, code: error.code });
          return;
        }
        await this.#bridge(id, error, failures);
        failures += 1;
      }
    }
  }

  async #bridge(id: string, error: unknown, failures: number): Promise<void> {
    const isSignedOut = error instanceof SignedOut;
    const trouble = isOverQuota(error) ? 'over_quota' : 'offline';
    this.#parts.tell({ type: 'trouble', id, trouble: isSignedOut ? 'signed_out' : trouble });
    const wish_ms = error instanceof ApiError ? (error.retry_after_s ?? 0) * 1000 : 0;
    await this.#parts.rest(isSignedOut ? SIGNED_OUT_MS : Math.max(wish_ms, backoff(failures)));
  }

  /** One thing that can be done now; false when there is none. */
  async #step(id: string): Promise<boolean> {
    const { database } = this.#parts;
    const row = await findCapture(database, id);
    if (!row) return this.#sendLateJottings(id);
    if (row.state === 'importing') return false;
    const samples = await keptSamples(database, row);
    const isEmpty = row.state === 'stopped' && samples === 0;
    if (row.state === 'discarded' || isEmpty) {
      await this.#forget(row);
      return false;
    }
    if (!row.is_begun) {
      await this.#begin(row);
      return true;
    }
    if (gapTotals(row).gap_count > (row.gaps_sent ?? 0)) {
      await this.#sendGaps(row);
      return true;
    }
    const unsent = samples - row.sent * CHUNK_SAMPLES;
    if (unsent >= CHUNK_SAMPLES || (row.state === 'stopped' && unsent > 0)) {
      await this.#sendChunk(row, samples);
      return true;
    }
    // With sound under way or done: the note is written only once the recording is finished, and then holds them.
    if (await sendJottings(id, this.#ask, false)) return true;
    if (row.state === 'stopped') await this.#finish(row, samples);
    return false;
  }

  /** The recording itself is with the server. */
  async #sendLateJottings(id: string): Promise<boolean> {
    const isMore = await sendJottings(id, this.#ask, true);
    if (!isMore) await forgetSentJottings(id);
    return isMore;
  }

  async #begin(row: CaptureRow): Promise<void> {
    const { id, appointment, language, template, consent, balance } = row;
    const channels = balance && { balance };
    const chosen = template !== '' && { template };
    const body = { id, appointment: appointment.id, language, ...chosen, consent, ...channels };
    await this.#ask(row, startCapture, { body });
    await changeCapture(this.#parts.database, id, { is_begun: true });
  }

  async #sendChunk(row: CaptureRow, samples: number): Promise<void> {
    const { database, tell } = this.#parts;
    const body = await readChunk(database, row.id, row.sent);
    const params = { id: row.id, seq: row.sent };
    await this.#ask(row, putChunk, { params, query: { sha256: await sha256(body) }, body });
    await acknowledgeChunk(database, row.id, row.sent);
    tell({ type: 'safe', id: row.id, samples: Math.min(samples, (row.sent + 1) * CHUNK_SAMPLES) });
  }

  /** All there are, each time: the server may know some of them already. */
  async #sendGaps(row: CaptureRow): Promise<void> {
    const totals = gapTotals(row);
    const body = { gaps: row.gaps ?? [], ...totals };
    await this.#ask(row, putGaps, { params: { id: row.id }, body }).catch((error: unknown) => {
      // Sound goes before what is told of it: a list that the server will not have must not hold it up.
      if (!(error instanceof ApiError && isRefusal(error))) throw error;
    });
    await changeCapture(this.#parts.database, row.id, { gaps_sent: totals.gap_count });
  }

  async #finish(row: CaptureRow, samples: number): Promise<void> {
    await this.#ask(row, finishCapture, { params: { id: row.id }, body: { chunks: row.sent, samples } });
    await removeCapture(this.#parts.database, row.id);
    await forgetSentJottings(row.id);
    this.#parts.tell({ type: 'saved', id: row.id });
  }

  async #forget(row: CaptureRow): Promise<void> {
    if (row.is_begun) {
      const body = { is_recording_deleted: true };
      await this.#ask(row, changeRecording, { params: { id: row.id }, body }).catch((error: unknown) => {
        // Deleted there already, perhaps by an attempt whose answer never came.
        if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
      });
    }
    await removeCapture(this.#parts.database, row.id);
    await forgetJottings(row.id);
    this.#parts.tell({ type: 'gone', id: row.id });
  }

  readonly #ask = async <E extends Endpoint>(
    { clinician_id }: Pick<CaptureRow, 'clinician_id'>,
    endpoint: E,
    sent: Sent<E>,
  ) => {
    const attempt = (bearer: string) => exchange(endpoint, sent, bearer, AbortSignal.timeout(GIVE_UP_MS));
    const known = this.#access.get(clinician_id) ?? (await this.#freshAccess(clinician_id));
    try {
      return await attempt(known);
    } catch (error) {
      if (!isExpiry(error)) throw error;
      return attempt(await this.#freshAccess(clinician_id, known));
    }
  };

  async #freshAccess(clinician_id: string, expired?: string): Promise<string> {
    const fresh = await this.#parts.token(clinician_id, expired);
    if (fresh === null) throw new SignedOut('Nobody is signed in who may send this');
    if (fresh === undefined) throw new NetworkError('The session could not be renewed');
    this.#access.set(clinician_id, fresh);
    return fresh;
  }
}
