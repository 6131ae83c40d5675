import { strings } from '../../lib/strings.ts';

export const idleStrings = strings({
  title: { nl: 'Je sessie verloopt over één minuut', en: 'Your session expires in one minute' },
  body: {
    nl: 'Je was een tijd niet actief. Daarna vergrendelen we het scherm; je werk blijft staan.',
    en: 'You have not been active for a while. After that the screen locks; your work stays as it is.',
  },
  stay: { nl: 'Ingelogd blijven', en: 'Stay logged in' },
});
