import { strings } from '../lib/strings.ts';

export const callStrings = strings({
  heading: { nl: 'Zie het met je eigen spreekuur.', en: 'See it with your own clinic.' },
  lead: {
    nl: 'Vertel ons waar je werkt. We laten je zien hoe een gesprek een verslag wordt, op een server van jullie zelf.',
    en: 'Tell us where you work. We will show you how a conversation becomes a note, on a server of your own.',
  },
  contact: { nl: 'Neem contact op', en: 'Contact Us' },
});
