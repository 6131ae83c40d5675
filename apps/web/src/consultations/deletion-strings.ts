import { strings, verbatim } from '../lib/strings.ts';

export const deletionStrings = strings({
  title: verbatim('Confirm Deletion'),
  question: verbatim('Are you sure you want to delete this appointment?'),
  confirm: { nl: 'Verwijderen', en: 'Delete' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  appointment: {
    nl: (name: string) => `Verwijder de afspraak van ${name}`,
    en: (name: string) => `Delete the appointment of ${name}`,
  },
  appointmentMore: {
    nl: (name: string, time: string) => `De afspraak van ${name}, ${time}.`,
    en: (name: string, time: string) => `The appointment of ${name}, ${time}.`,
  },
  appointmentDone: verbatim('Appointment Deleted Successfuly'),
  appointmentFailed: verbatim('Error deleting appointment'),
  recording: {
    nl: (name: string) => `Verwijder de opname van ${name}`,
    en: (name: string) => `Delete the recording of ${name}`,
  },
  recordingMore: {
    nl: (name: string, time: string) => `De opname van ${name} met het verslag, ${time}.`,
    en: (name: string, time: string) => `The recording of ${name} with its note, ${time}.`,
  },
  recordingDone: verbatim('Recording Deleted Successfuly'),
  recordingFailed: verbatim('Error deleting recording'),
});
