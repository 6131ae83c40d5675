import { strings } from '../../lib/strings.ts';

/** Everyone's appointments on the page of the administration. */
export const dayStrings = strings({
  lists: { nl: 'Welke afspraken', en: 'Which appointments' },
  day: { nl: 'Deze dag', en: 'This day' },
  waiting: { nl: 'Wachten op codes', en: 'Waiting for codes' },
  waitingCount: {
    nl: (count: string) => `Wachten op codes (${count})`,
    en: (count: string) => `Waiting for codes (${count})`,
  },
  noneWaiting: { nl: 'Er wacht niets op codes', en: 'Nothing waits for codes' },
  noneWaitingMore: {
    nl: 'Zodra een behandelaar een verslag klaar verklaart, staat het hier, van welke dag het ook is.',
    en: 'As soon as a clinician declares a note ready it is listed here, whatever day it is of.',
  },
  planned: { nl: 'Gepland', en: 'Planned' },
  notRecorded: { nl: 'Niet opgenomen', en: 'Not recorded' },
  recordingStays: {
    nl: 'De opname en het verslag blijven bij de behandelaar.',
    en: 'The recording and its note stay with the clinician.',
  },
  move: {
    nl: (name: string) => `Verplaats de afspraak van ${name}`,
    en: (name: string) => `Move the appointment of ${name}`,
  },
  moveTitle: { nl: 'Afspraak verplaatsen', en: 'Move the appointment' },
  moveMore: {
    nl: (name: string) => `De afspraak van ${name}. Een andere behandelaar, een andere tijd, of allebei.`,
    en: (name: string) => `The appointment of ${name}. Another clinician, another time, or both.`,
  },
  moveSubmit: { nl: 'Verplaatsen', en: 'Move' },
  moved: { nl: 'Afspraak verplaatst', en: 'Appointment moved' },
  moveFailed: { nl: 'De afspraak kon niet worden verplaatst.', en: 'The appointment could not be moved.' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  close: { nl: 'Sluiten', en: 'Close' },
});
