import { strings, verbatim } from '../../lib/strings.ts';

export const walkthroughStrings = strings({
  steps: { nl: 'Stappen', en: 'Steps' },
  howItWorks: { nl: 'De werkwijze', en: 'How it works' },
  client: { nl: 'Cliënt', en: 'Client' },
  record: { nl: 'Opnemen', en: 'Record' },
  review: { nl: 'Verslag beoordelen', en: 'Review note' },
  wrapUp: { nl: 'Afronden', en: 'Wrap up' },
  nobody: { nl: 'Kies eerst een cliënt', en: 'Choose a client first' },
  nobodyMore: {
    nl: 'Begin bij een afspraak of een ongepland contact op de startpagina.',
    en: 'Start from an appointment or an unplanned contact on the start page.',
  },
  home: { nl: 'Naar de startpagina', en: 'To the start page' },
});

export const reviewStrings = strings({
  heading: { nl: 'Gespreksverslag', en: 'Consultation note' },
  panel: { nl: 'Gesprek en controle', en: 'Conversation and checks' },
  parts: { nl: 'Verslag of gesprek', en: 'Note or conversation' },
  loading: { nl: 'Bezig met laden', en: 'Loading' },
  fetchFailed: verbatim('Error fetching recording data'),
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  none: { nl: 'Er is nog geen verslag.', en: 'There is no note yet.' },
  back: { nl: 'Terug naar de opname', en: 'Back to the recording' },
  forward: { nl: 'Verder naar afronden', en: 'Continue to wrap-up' },
  notYet: {
    nl: 'Nog niet alles is opgeslagen. Het staat op dit apparaat; probeer het zo opnieuw.',
    en: 'Not everything is saved yet. It is kept on this device; try again in a moment.',
  },
  notDecided: {
    nl: 'Kies eerst welke versie je houdt.',
    en: 'First choose which version you keep.',
  },
});

export const playerStrings = strings({
  play: { nl: 'Opname afspelen', en: 'Play recording' },
  pause: { nl: 'Afspelen pauzeren', en: 'Pause playback' },
  seek: { nl: 'Plaats in de opname', en: 'Place in the recording' },
  back: { nl: '5 seconden terug', en: '5 seconds back' },
  forward: { nl: '5 seconden verder', en: '5 seconds on' },
  speed: { nl: 'Snelheid', en: 'Speed' },
  unplayable: { nl: 'Het geluid kan nu niet worden afgespeeld.', en: 'The sound cannot be played now.' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  small: { nl: 'Wat er nu klinkt', en: 'What is playing now' },
  close: { nl: 'Stoppen en sluiten', en: 'Stop and close' },
  noSound: {
    nl: 'Het geluid van dit gesprek is niet beschikbaar.',
    en: 'There is no sound of this conversation.',
  },
});

export const coveredStrings = strings({
  title: {
    nl: (name: string) => `Je neemt waar voor ${name}`,
    en: (name: string) => `You are covering for ${name}`,
  },
  more: {
    nl: 'Wat je ondertekent, staat op jouw naam, namens je collega. Dat je dit inziet, wordt vastgelegd.',
    en: 'What you sign is under your name, on behalf of your colleague. That you look at this is recorded.',
  },
});
