import { strings } from '../../../lib/strings.ts';

export const dictationStrings = strings({
  start: { nl: (key: string) => `Dicteren (${key})`, en: (key: string) => `Dictate (${key})` },
  stop: { nl: 'Stop met dicteren (Esc)', en: 'Stop dictating (Esc)' },
  label: { nl: 'Dicteren', en: 'Dictation' },
  asking: { nl: 'Microfoon openen…', en: 'Opening the microphone…' },
  listening: { nl: 'Ik luister. Spreek maar.', en: 'Listening. Go ahead.' },
  nearlyFull: {
    nl: (seconds: number) => `Nog ${seconds} s, dan wordt dit deel herkend`,
    en: (seconds: number) => `${seconds} s left, then this part is recognised`,
  },
  recognising: { nl: 'Wordt herkend…', en: 'Recognising…' },
  done: { nl: 'Klaar', en: 'Done' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  close: { nl: 'Sluiten', en: 'Close' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  nothing: {
    nl: 'Er was niets te verstaan. Spreek iets dichter bij de microfoon.',
    en: 'Nothing could be understood. Speak a little closer to the microphone.',
  },
  offline: {
    nl: 'Geen verbinding. Wat je zei is er nog: je hoeft het niet opnieuw te zeggen.',
    en: 'No connection. What you said is still here: you need not say it again.',
  },
  failed: {
    nl: 'Herkennen is niet gelukt. Wat je zei is er nog: je hoeft het niet opnieuw te zeggen.',
    en: 'Recognition did not work. What you said is still here: you need not say it again.',
  },
  unavailable: {
    nl: 'De spraakherkenning van deze server is nog niet klaar. Wat je zei is er nog.',
    en: 'Speech recognition on this server is not ready yet. What you said is still here.',
  },
  too_long: {
    nl: 'Dit is langer dan twee minuten: zoveel kan niet in één keer.',
    en: 'This is longer than two minutes: that is too much at once.',
  },
  recording: {
    nl: 'Er loopt een opname. Wat je dicteert zou daarin komen; stop die eerst.',
    en: 'A recording is going on. What you dictate would be in it; stop that first.',
  },
  no_microphone: {
    nl: 'De microfoon is niet te gebruiken.',
    en: 'The microphone cannot be used.',
  },
});
