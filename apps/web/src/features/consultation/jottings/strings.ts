import { MAX_JOTTED } from '@noteer/contract';
import { strings } from '../../../lib/strings.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? one : more);

export const jottingStrings = strings({
  heading: { nl: 'Eigen aantekeningen', en: 'Own jottings' },
  hint: {
    nl: 'Alleen jij ziet ze. Ze komen als jouw aantekeningen onderaan het verslag.',
    en: 'Only you see them. They come at the end of the note, as your own.',
  },
  next: { nl: 'Nieuwe aantekening', en: 'New jotting' },
  placeholder: { nl: 'Noteer iets…', en: 'Type here…' },
  line: { nl: (at: string) => `Aantekening bij ${at}`, en: (at: string) => `Jotting at ${at}` },
  left: {
    nl: (count: number) => many(count, 'Nog 1 teken', `Nog ${count.toLocaleString('nl')} tekens`),
    en: (count: number) => many(count, '1 character left', `${count.toLocaleString('en')} characters left`),
  },
  full: {
    nl: `Vol: meer dan ${MAX_JOTTED.toLocaleString('nl')} tekens passen hier niet. Schrijf de rest straks in het verslag.`,
    en: `Full: more than ${MAX_JOTTED.toLocaleString('en')} characters do not fit here. Write the rest in the note later.`,
  },
  writing: { nl: 'Bezig met bewaren…', en: 'Saving…' },
  saved: { nl: 'Bewaard', en: 'Saved' },
  here: {
    nl: 'Bewaard op dit apparaat, nog niet op de server',
    en: 'Kept on this device, not on the server yet',
  },
  failing: {
    nl: 'Bewaren op dit apparaat lukt niet. Houd deze pagina open.',
    en: 'Keeping it on this device fails. Leave this page open.',
  },
  refused: {
    nl: 'De server nam dit niet aan. Het staat alleen op dit apparaat.',
    en: 'The server did not take this. It is on this device only.',
  },
});

export const jottedStrings = strings({
  summary: {
    nl: (count: number) => `Eigen aantekeningen (${count})`,
    en: (count: number) => `Own jottings (${count})`,
  },
  late: {
    nl: 'Kwam binnen nadat het verslag was geschreven',
    en: 'Came in after the note was written',
  },
  add: { nl: 'Zet in het verslag', en: 'Put it in the note' },
  listen: { nl: (at: string) => `Luister vanaf ${at}`, en: (at: string) => `Listen from ${at}` },
});
