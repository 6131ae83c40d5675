/** The copy as people read it: what happened when, final notes first, then what was said. */
import type { Language } from '@noteer/contract';
import type { Line } from '../../pdf/text.ts';
import type { Services } from '../../services.ts';
import { type Consultation, consultationsOf, documents, identities, tasks } from './file-data.ts';
import type { Whole } from './queries.ts';

const words = {
  nl: {
    ...{ title: 'Dossier', made: 'Gemaakt op', born: 'Geboortedatum', code: 'Code', unknown: 'onbekend' },
    ...{ known: 'Ook bekend als', with: 'met', note: 'Verslag', version: 'versie', said: 'Wat er gezegd is' },
    ...{ jottings: 'Aantekeningen', codes: 'Codes', tasks: 'Taken', documents: 'Documenten', voice: 'Stem' },
    ...{ nothing: 'Niets opgenomen', page: 'Bladzijde', done: 'gedaan' },
  },
  en: {
    ...{ title: 'File', made: 'Made on', born: 'Date of birth', code: 'Code', unknown: 'unknown' },
    ...{ known: 'Also known as', with: 'with', note: 'Note', version: 'version', said: 'What was said' },
    ...{ jottings: 'Jottings', codes: 'Codes', tasks: 'Tasks', documents: 'Documents', voice: 'Voice' },
    ...{ nothing: 'Nothing recorded', page: 'Page', done: 'done' },
  },
} satisfies Record<Language, Record<string, string>>;
type Words = (typeof words)['nl'];

const title = (text: string): Line => ({ text, as: 'title' });
const heading = (text: string): Line => ({ text, as: 'heading' });
const text = (written: string): Line => ({ text: written, as: 'text' });
const small = (written: string): Line => ({ text: written, as: 'small' });

const dayAndTime = (iso: string) => iso.slice(0, 16).replace('T', ' ');
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The newest version of each note; the others are in the JSON beside it. */
function* consultationLines(w: Words, { notes, jottings, transcript, codes }: Consultation): Generator<Line> {
  const newest = new Map(notes.map((note) => [note.note, note]));
  for (const note of newest.values()) {
    yield small(`${w.note} · ${w.version} ${note.version} · ${note.author} · ${dayAndTime(note.written_at)}`);
    yield text(note.text);
  }
  if (codes.length > 0)
    yield small(`${w.codes}: ${codes.map(({ system, code }) => `${system} ${code ?? ''}`).join(', ')}`);
  if (jottings.length > 0) yield small(w.jottings);
  for (const line of jottings) yield text(line.text);
  if (transcript.length > 0) yield small(w.said);
  for (const piece of transcript) {
    const voice = piece.voice === null ? '' : ` ${w.voice} ${piece.voice + 1}:`;
    yield text(`${clock(piece.start_s)}${voice} ${piece.text}`);
  }
}

export async function* fileLines(
  services: Services,
  scope: Whole,
  client_id: string,
  language: Language,
): AsyncGenerator<Line> {
  const w = words[language];
  const people = await identities(services, scope, client_id);
  const nameOf = ({ first_name, last_name }: (typeof people)[number]) =>
    [first_name, last_name].filter(Boolean).join(' ');
  for (const person of people.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))) {
    yield person.is_current ? title(`${w.title}: ${nameOf(person)}`) : text(`${w.known} ${nameOf(person)}`);
    yield small(
      `${w.born}: ${person.date_of_birth ?? w.unknown} · ${w.code}: ${person.client_code ?? w.unknown}`,
    );
  }
  yield small(`${w.made} ${dayAndTime(new Date().toISOString())} UTC`);
  for await (const appointment of consultationsOf(services, scope, client_id)) {
    yield heading(`${dayAndTime(appointment.appointment_time)} ${w.with} ${appointment.clinician}`);
    for (const told of [appointment.subject, appointment.description]) if (told) yield text(told);
    if (appointment.consultations.length === 0) yield small(w.nothing);
    for (const consultation of appointment.consultations) yield* consultationLines(w, consultation);
  }
  const toDo = await tasks(services, scope, client_id);
  if (toDo.length > 0) yield heading(w.tasks);
  for (const task of toDo) yield text(`${task.text}${task.done_at ? ` (${w.done})` : ''}`);
  for await (const document of documents(services, scope, client_id)) {
    yield heading(`${w.documents}: ${document.file_name}`);
    for (const [at, page] of document.pages.entries()) {
      yield small(`${w.page} ${at + 1}`);
      yield text(page);
    }
  }
}
