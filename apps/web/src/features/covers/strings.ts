import { strings } from '../../lib/strings.ts';

export const coverStrings = strings({
  intro: {
    nl: 'Wie waarneemt, ziet in die dagen de verslagen en taken die wachten en kan ze namens de collega afronden. Elke inzage wordt vastgelegd. Na de laatste dag houdt het vanzelf op.',
    en: 'On these days whoever covers sees the notes and tasks that wait and can finish them on behalf of the colleague. Every look is recorded. After the last day it ends by itself.',
  },
  heading: { nl: 'Wie neemt waar', en: 'Who covers' },
  add: { nl: 'Waarneming afspreken', en: 'Arrange a cover' },
  none: { nl: 'Er is geen waarneming afgesproken.', en: 'No cover is arranged.' },
  loadFailed: { nl: 'De waarneming kon niet worden opgehaald', en: 'The covers could not be loaded' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  absent: { nl: 'Wie is afwezig', en: 'Who is away' },
  covering: { nl: 'Wie neemt waar', en: 'Who covers' },
  choose: { nl: 'Kies een collega', en: 'Choose a colleague' },
  from: { nl: 'Eerste dag', en: 'First day' },
  to: { nl: 'Laatste dag', en: 'Last day' },
  submit: { nl: 'Afspreken', en: 'Arrange' },
  arranged: { nl: 'Waarneming afgesproken', en: 'Cover arranged' },
  failed: { nl: 'Afspreken is niet gelukt', en: 'It could not be arranged' },
  incomplete: { nl: 'Kies een collega en de dagen.', en: 'Choose a colleague and the days.' },
  backwards: { nl: 'De laatste dag ligt voor de eerste.', en: 'The last day comes before the first.' },
  line: {
    nl: (covering: string, absent: string) => `${covering} neemt waar voor ${absent}`,
    en: (covering: string, absent: string) => `${covering} covers for ${absent}`,
  },
  span: {
    nl: (from: string, to: string) => `${from} tot en met ${to}`,
    en: (from: string, to: string) => `${from} to ${to}`,
  },
  now: { nl: 'Nu', en: 'Now' },
  end: { nl: 'Beëindigen', en: 'End' },
  endOf: { nl: (line: string) => `Beëindigen: ${line}`, en: (line: string) => `End: ${line}` },
  ended: { nl: 'Waarneming beëindigd', en: 'Cover ended' },
});
