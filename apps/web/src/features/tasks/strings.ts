import { strings } from '../../lib/strings.ts';

export const tasksStrings = strings({
  none: { nl: 'Niets te doen', en: 'Nothing to do' },
  noneMore: {
    nl: 'Afspraken uit verslagen en verslagen die op je wachten, komen hier te staan.',
    en: 'Follow-ups from notes, and notes that wait for you, will be listed here.',
  },
});
