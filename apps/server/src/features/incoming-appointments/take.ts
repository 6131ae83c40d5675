/** Does what was planned with appointments from elsewhere, in one transaction: rows, links, what pages hear, what is written down. */
import { randomUUID } from 'node:crypto';
import type { AuditEvent } from '@noteer/contract';
import { recordAccess } from '../../access-log.ts';
import type { Who } from '../../audit.ts';
import { sealColumn } from '../../consultations/appointments.ts';
import { usualTemplate } from '../../consultations/choices.ts';
import { insertClient, learnOf } from '../../consultations/clients.ts';
import { announce } from '../../consultations/events.ts';
import { prepareAgain, prepareAnew } from '../../consultations/file/coming.ts';
import type { Tx } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import type { Services } from '../../services.ts';
import type { Planned } from './planned.ts';
import { type Kept, keepLink } from './queries.ts';
import {
  cancelAppointment,
  changeAppointment,
  insertAppointment,
  isFollowUp,
  lockUnrecorded,
} from './take-queries.ts';

type Taking = {
  services: Pick<Services, 'sealing' | 'enqueue'>;
  tx: Tx;
  scope: Scope<'import_appointments'>;
  who: Who;
  source: string;
  /** Null where no account does it. */
  created_by: string | null;
};

/** Pages before appointments are made when the time comes; those that are near are made now. */
const NEAR_MS = 2 * 86_400_000;

class Taker {
  readonly #taking: Taking;
  readonly #made = new Map<string, string>();
  readonly #learned = new Set<string>();
  readonly #templates = new Map<string, string>();
  readonly #clinicians = new Map<string, string>();
  readonly #written = new Map<AuditEvent, string[]>();

  constructor(taking: Taking) {
    this.#taking = taking;
  }

  #write(event: AuditEvent, id: string): void {
    const ids = this.#written.get(event) ?? [];
    ids.push(id);
    this.#written.set(event, ids);
  }

  async #client({ client, identity }: Planned): Promise<string> {
    const { tx, scope, services, created_by } = this.#taking;
    if (!client) throw new Error('an appointment without a client');
    const known = client.id ?? this.#made.get(client.key);
    if (known) {
      // Once for each of them: a file says the same of somebody in every row.
      if (!this.#learned.has(known) && (identity.date_of_birth || identity.gender || identity.client_code))
        await learnOf(tx, scope, services.sealing, known, identity);
      this.#learned.add(known);
      return known;
    }
    const id = await insertClient(tx, scope, services.sealing, identity, { created_by });
    this.#made.set(client.key, id);
    this.#learned.add(id);
    this.#write('client.created', id);
    return id;
  }

  async #template(clinician_id: string, client_id: string, isKnown: boolean): Promise<string> {
    const { tx, scope } = this.#taking;
    const kind = isKnown && (await isFollowUp(tx, scope, clinician_id, client_id)) ? 'follow_up' : 'first';
    const key = `${clinician_id}/${kind}`;
    const template = this.#templates.get(key) ?? (await usualTemplate(tx, clinician_id, kind));
    this.#templates.set(key, template);
    return template;
  }

  /** What the appointment itself says; the rest is its client's. */
  #words(id: string, { read, identity }: Planned) {
    const { sealing } = this.#taking.services;
    return {
      subject: identity.date_of_birth ? sealColumn(sealing, id, 'subject', identity.date_of_birth) : null,
      description: read.description ? sealColumn(sealing, id, 'description', read.description) : null,
    };
  }

  async #make(planned: Planned): Promise<string> {
    const { tx, scope, services } = this.#taking;
    const { clinician, read, client } = planned;
    if (!clinician || !read.start_time) throw new Error('an appointment without a time');
    const id = randomUUID();
    const client_id = await this.#client(planned);
    await insertAppointment(tx, scope, {
      ...{ id, client_id, clinician_id: clinician.id, is_appointment: true, language: clinician.language },
      appointment_time: read.start_time,
      appointment_end_time: read.end_time,
      ...this.#words(id, planned),
      template: await this.#template(clinician.id, client_id, client?.id !== null),
    });
    const away = Date.parse(read.start_time) - Date.now();
    if (away > -NEAR_MS && away < NEAR_MS)
      await services.enqueue(tx, 'prepare-appointment', { appointment_id: id });
    this.#clinicians.set(clinician.id, id);
    this.#write('appointment.created', id);
    return id;
  }

  async #change(planned: Planned, kept: Kept): Promise<void> {
    const { tx, scope, services } = this.#taking;
    const { clinician, read } = planned;
    if (!clinician || !read.start_time || !(await lockUnrecorded(tx, scope, kept.id))) return;
    await changeAppointment(tx, scope, kept.id, {
      ...{ clinician_id: clinician.id, client_id: await this.#client(planned), deleted_at: null },
      appointment_time: read.start_time,
      appointment_end_time: read.end_time,
      ...this.#words(kept.id, planned),
      ...(clinician.id !== kept.clinician_id && { language: clinician.language }),
    });
    await prepareAnew(tx, scope, services.enqueue, kept.id);
    this.#clinicians.set(kept.clinician_id, kept.id);
    this.#clinicians.set(clinician.id, kept.id);
    this.#write('appointment.changed', kept.id);
  }

  async cancel(kept: Kept): Promise<void> {
    const { tx, scope, services } = this.#taking;
    if (!(await lockUnrecorded(tx, scope, kept.id))) return;
    await cancelAppointment(tx, scope, kept.id);
    await prepareAgain(tx, scope, services.enqueue, kept.client_id, { isLost: true });
    this.#clinicians.set(kept.clinician_id, kept.id);
    this.#write('appointment.deleted', kept.id);
  }

  /** The id of the appointment that it is by now. */
  async take(planned: Planned): Promise<string | null> {
    const { verdict, kept, external_mac, content_mac } = planned;
    if (verdict === 'wrong' || verdict === 'left_out' || verdict === 'removed') return kept?.id ?? null;
    if (verdict === 'changed' && kept) await this.#change(planned, kept);
    if (verdict === 'cancelled' && kept) await this.cancel(kept);
    const id = verdict === 'new' ? await this.#make(planned) : kept?.id;
    const isCancelled = planned.read.is_cancelled && verdict !== 'recorded';
    const isNothingNew = verdict === 'same' && (isCancelled || planned.is_settled);
    if (id && external_mac && !isNothingNew) {
      const { tx, scope, source } = this.#taking;
      const cancelled_at = isCancelled ? new Date() : null;
      await keepLink(tx, scope, { source, external_mac, appointment_id: id, content_mac, cancelled_at });
    }
    return id ?? null;
  }

  /** A line for each client, and a word for each clinician whose pages are open. */
  async end(): Promise<void> {
    const { tx, who } = this.#taking;
    for (const [clinician_id, id] of this.#clinicians)
      await announce(tx, { clinician_id, kind: 'appointment', id });
    for (const [event, ids] of this.#written)
      await recordAccess(
        tx,
        who,
        { event, object: event === 'client.created' ? 'client' : 'appointment', ids: 'data[].id' },
        ids,
        { detail: { source: this.#taking.source } },
      );
  }
}

/** `gone`: what came from there before and is there no longer. Answers with the ids, in order. */
export async function take(
  taking: Taking,
  all: readonly Planned[],
  gone: readonly { kept: Kept; external_mac: Buffer; content_mac: Buffer }[] = [],
): Promise<(string | null)[]> {
  const taker = new Taker(taking);
  const ids: (string | null)[] = [];
  for (const planned of all) ids.push(await taker.take(planned));
  for (const { kept, external_mac, content_mac } of gone) {
    await taker.cancel(kept);
    const { tx, scope, source } = taking;
    const link = { source, external_mac, content_mac, appointment_id: kept.id, cancelled_at: new Date() };
    await keepLink(tx, scope, link);
  }
  await taker.end();
  return ids;
}
