import { strings } from '../lib/strings.ts';

const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const handOverStrings = strings({
  supervises: {
    nl: (names: string) => `Ondertekent mee met ${names}`,
    en: (names: string) => `Co-signs with ${names}`,
  },
  supervisesMore: {
    nl: 'Wijs daarna bij de gebruikers een andere supervisor aan. Tot die tijd kan er niets worden ondertekend.',
    en: 'Name another supervisor in the list of users afterwards. Until then nothing can be signed.',
  },
  what: {
    nl: (clients: number, recordings: number, appointments: number, tasks: number) =>
      `Gaat over: ${[
        counted(clients, 'cliënt', 'cliënten'),
        counted(recordings, 'opname', 'opnames'),
        counted(appointments, 'afspraak', 'afspraken'),
        counted(tasks, 'taak', 'taken'),
      ].join(', ')}.`,
    en: (clients: number, recordings: number, appointments: number, tasks: number) =>
      `Goes along: ${[
        counted(clients, 'client', 'clients'),
        counted(recordings, 'recording', 'recordings'),
        counted(appointments, 'appointment', 'appointments'),
        counted(tasks, 'task', 'tasks'),
      ].join(', ')}.`,
  },
  colleague: { nl: 'Collega die de dossiers overneemt', en: 'Colleague who takes over the records' },
  choose: { nl: 'Kies een collega', en: 'Choose a colleague' },
  missing: { nl: 'Kies eerst een collega', en: 'First choose a colleague' },
  nothing: { nl: 'Er zijn geen dossiers om over te dragen.', en: 'There are no records to hand over.' },
  nobody: {
    nl: 'Er is geen collega die de dossiers kan overnemen. Voeg eerst een behandelaar toe.',
    en: 'There is no colleague who can take over the records. Add a clinician first.',
  },
  loading: { nl: 'Dossiers worden geteld', en: 'Counting records' },
  failed: { nl: 'De dossiers konden niet worden geteld.', en: 'The records could not be counted.' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
});
