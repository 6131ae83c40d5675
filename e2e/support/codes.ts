/** Signed consultations that wait for codes. */
import { changeRecording } from '@noteer/contract';
import { ask, at } from './api.ts';
import type { Clinic, Person } from './clinic.ts';
import { writeNote } from './note.ts';

/** Somebody whose consultations can be billed: a GZ-psycholoog in the first setting, of which the lists are verified. */
export async function newPsychologist(
  clinic: Clinic,
  first_name: string,
  last_name: string,
): Promise<Person> {
  const person = await clinic.newColleague(first_name, last_name);
  await clinic.sql(`update users set profession = 'GZ', usual_setting = 1 where email = $1`, [person.email]);
  return person;
}

/** Without sound: how long it took is what nobody has said. */
export async function signedConsultation(
  clinic: Clinic,
  person: Person,
  client_name: string,
): Promise<string> {
  const { access } = await clinic.logIn(person);
  const { id } = await writeNote(clinic, access, client_name, 'Behandelgesprek: exposure geoefend.');
  await ask(clinic.url, access, at(changeRecording, id), { is_reviewed: true });
  return id;
}
