import type { NoteTemplate } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { appointmentKind } from '../../consultations/appointment-kind.ts';
import { findOwnAppointment } from '../../consultations/appointments.ts';
import { templatesFor, usualTemplate } from '../../consultations/choices.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';

/** An appointment that is not one's own says nothing of what is usual: then it is as if none was named. */
export async function choosableTemplates(
  { db }: Services,
  actor: Actor,
  appointment_id: string | undefined,
): Promise<NoteTemplate[]> {
  const scope = scopeOf(actor, 'record');
  const appointment = appointment_id && (await findOwnAppointment(db, scope, appointment_id));
  const kind = appointment ? await appointmentKind(db, scope, appointment) : null;
  const usual = await usualTemplate(db, actor.id, kind);
  return (await templatesFor(db, actor.id)).map((choice) => ({ ...choice, is_default: choice.id === usual }));
}
