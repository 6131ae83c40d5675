import { strings } from '../lib/strings.ts';

export const leftStrings = strings({
  heading: {
    nl: (count: number) =>
      count === 1
        ? 'Eén opname van een ander apparaat is niet afgerond'
        : `${count} opnames van een ander apparaat zijn niet afgerond`,
    en: (count: number) =>
      count === 1
        ? 'One recording of another device is not finished'
        : `${count} recordings of another device are not finished`,
  },
  more: {
    nl: 'Wat dat apparaat heeft verstuurd, is hier. Is het apparaat er nog, rond de opname dan liever daar af; anders kan het hier. De laatste seconden kunnen ontbreken.',
    en: 'What that device has sent is here. If you still have the device, finish the recording there; otherwise do it here. The last seconds may be missing.',
  },
  unfinished: { nl: 'Deze opname is niet afgerond', en: 'This recording is not finished' },
  lastSound: {
    nl: (when: string) => `laatste geluid ${when}`,
    en: (when: string) => `last sound ${when}`,
  },
  noSound: { nl: 'er is nog geen geluid aangekomen', en: 'no sound has arrived yet' },
  listen: {
    nl: (name: string) => `Beluister de opname van ${name}`,
    en: (name: string) => `Listen to the recording of ${name}`,
  },
  finish: { nl: 'Afronden', en: 'Finish' },
  finished: {
    nl: 'De opname is afgerond. Het verslag wordt geschreven.',
    en: 'The recording is finished. The note is being written.',
  },
  remove: { nl: 'Verwijderen', en: 'Delete' },
  removeTitle: { nl: 'Opname verwijderen', en: 'Delete recording' },
  removeQuestion: {
    nl: 'Ben je zeker dat je deze opname wilt verwijderen?',
    en: 'Are you sure you want to delete this recording?',
  },
  yes: { nl: 'Ja', en: 'Yes' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  removed: { nl: 'Opname succesvol verwijderd', en: 'Recording deleted' },
  byClinician: {
    nl: 'Deze opname is afgerond zonder het apparaat waarop ze is gemaakt. De laatste seconden kunnen ontbreken.',
    en: 'This recording was finished without the device that made it. The last seconds may be missing.',
  },
  bySystem: {
    nl: 'Deze opname is vanzelf afgerond, omdat het apparaat waarop ze is gemaakt niets meer liet horen. De laatste seconden kunnen ontbreken.',
    en: 'This recording was finished by itself, because the device that made it was not heard of again. The last seconds may be missing.',
  },
});
