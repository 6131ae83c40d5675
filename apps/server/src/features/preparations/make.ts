/** Makes the page before an appointment from the papers that its clinician may read. */
import type * as clinical from '@noteer/clinical';
import { type PreparationSource, prepare } from '@noteer/clinical';
import {
  dayOfConsultation,
  type FilePlace,
  type Preparation,
  type PreparationLine,
  type Reach,
} from '@noteer/contract';
import { announce } from '../../consultations/events.ts';
import { findingsOfClient } from '../../consultations/file/findings.ts';
import { type Paper, papersOf, placeInPaper } from '../../consultations/file/papers.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import type { Tx } from '../../db/schema.ts';
import { type BySystem, type Scope, scopeOf } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

type Made = Awaited<ReturnType<typeof queries.keepPreparation>>;
type Reading = Scope<'read_preparation'> | BySystem;

/** All but what is asked anew whenever it is shown. */
type Body = Pick<Preparation, 'on' | 'template' | 'language' | 'sections' | 'brief'> & {
  /** What its clinician could read when it was made; pages of before do not say. */
  reach?: Reach;
};

const owner = (appointment_id: string) => `preparations/${appointment_id}/body`;

/** Pages that were made before lines told each paper apart have only the whole sentence. */
const whole = (line: PreparationLine): PreparationLine =>
  (line.said as PreparationLine['said'] | undefined)
    ? line
    : { ...line, label: '', said: [{ text: line.text, places: line.places }] };

export function openBody(sealing: Sealing, row: { appointment_id: string; body: Buffer }): Body {
  const body: Body = JSON.parse(openText(sealing, owner(row.appointment_id), row.body));
  const sections = body.sections.map((section) => ({ ...section, lines: section.lines.map(whole) }));
  return { ...body, sections, brief: body.brief.map(whole) };
}

const placeOf =
  (papers: ReadonlyMap<string, Paper>) =>
  ({ source, from, to }: PreparationSource): FilePlace[] => {
    const paper = papers.get(source);
    if (!paper) return [];
    const { kind, id, date, author, text } = paper;
    return [{ kind, id, date, author, sentence: text.slice(from, to), ...placeInPaper(paper, from, to) }];
  };

async function bodyOf(services: Services, tx: Tx, appointment: queries.ToPrepare): Promise<Body> {
  const { sealing, settings } = services;
  const { clinician_id, role, client_id, template, language } = appointment;
  // What its clinician may read, whoever or whatever asked for the page.
  const scope = scopeOf({ id: clinician_id, role }, 'read_client_file', settings);
  const papers = await papersOf(tx, scope, sealing, client_id);
  const { findings } = await findingsOfClient(tx, scope, sealing, client_id);
  const on = dayOfConsultation(appointment.appointment_time.toISOString());
  const page = prepare({ sources: papers, findings, on, template, language });
  const places = placeOf(new Map(papers.map((paper) => [paper.id, paper])));
  const line = ({ text, label, said, date, author, sources }: clinical.PreparationLine): PreparationLine => ({
    ...{ text, label, date, author },
    said: said.map((each) => ({ text: each.text, places: each.sources.flatMap(places) })),
    places: sources.flatMap(places),
  });
  return {
    ...{ on, template, language, reach: scope.reach },
    sections: page.sections.map(({ lines, ...section }) => ({ ...section, lines: lines.map(line) })),
    brief: page.brief.map(line),
  };
}

/** Says nothing of what it is made of to whoever has not the key. */
const fingerprint = (sealing: Sealing, body: Body): Buffer =>
  sealing.mac('preparation', JSON.stringify(body));

/** A call that only reads has a transaction already. */
export const make = (services: Services, scope: Reading, id: string): Promise<Made | undefined> =>
  services.db.isTransaction
    ? makeIn(services.db as Tx, services, scope, id)
    : services.db.transaction().execute((tx) => makeIn(tx, services, scope, id));

/** Made again from the same papers it is the same page, and nobody is told. */
async function makeIn(tx: Tx, services: Services, scope: Reading, id: string): Promise<Made | undefined> {
  const { sealing } = services;
  // Whoever takes a paper away waits for this, and takes the page away too.
  if (!(await queries.lockToPrepare(tx, scope, id))) return undefined;
  const appointment = await queries.findToPrepare(tx, scope, id);
  if (!appointment) return undefined;
  const body = await bodyOf(services, tx, appointment);
  const made_of = fingerprint(sealing, body);
  const before = await queries.preparationOf(tx, scope, id);
  const sealed = sealText(sealing, owner(id), JSON.stringify(body));
  const made = await queries.keepPreparation(tx, scope, { appointment_id: id, body: sealed, made_of });
  if (!before || before.is_stale || !before.made_of.equals(made_of))
    await announce(tx, { clinician_id: appointment.clinician_id, kind: 'preparation', id });
  return made;
}
