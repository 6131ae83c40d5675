import { strings } from '../../../lib/strings.ts';

export const barStrings = strings({
  label: { nl: 'Opname die nu loopt', en: 'The recording that is going on' },
  recording: { nl: 'Opname loopt', en: 'Recording' },
  paused: { nl: 'Gepauzeerd', en: 'Paused' },
  waiting: { nl: 'Wacht op een microfoon', en: 'Waiting for a microphone' },
  silent: { nl: 'Er komt geen geluid binnen', en: 'No sound is coming in' },
  toRecording: { nl: 'Naar de opname', en: 'To the recording' },
  pause: { nl: 'Opname pauzeren', en: 'Pause the recording' },
  resume: { nl: 'Opname hervatten', en: 'Resume the recording' },
  stop: { nl: 'Opname stoppen', en: 'Stop recording' },
  other: {
    nl: (name: string) => `Er loopt nog een opname van ${name}`,
    en: (name: string) => `A recording of ${name} is still going on`,
  },
  otherMore: {
    nl: 'Stop die eerst; dan kun je hier opnemen.',
    en: 'Stop that one first; then you can record here.',
  },
});
