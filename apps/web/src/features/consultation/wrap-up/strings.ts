import { strings, verbatim } from '../../../lib/strings.ts';

export const wrapUpStrings = strings({
  heading: { nl: 'Gespreksverslag', en: 'Consultation note' },
  loading: { nl: 'Bezig met laden', en: 'Loading' },
  fetchFailed: verbatim('Error fetching recording data'),
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  none: { nl: 'Er is nog geen verslag.', en: 'There is no note yet.' },
  back: { nl: 'Terug naar het verslag', en: 'Back to the note' },
  ready: { nl: 'Klaar voor EPD', en: 'Ready for EHR' },
  readyMore: {
    nl: 'Het verslag komt op je klembord en staat daarna vast.',
    en: 'The note goes to your clipboard and is final after that.',
  },
  nothingToSign: {
    nl: 'Er is niets in het gesprek gehoord en niets getypt: een leeg verslag kan niet klaar zijn.',
    en: 'Nothing was heard in the conversation and nothing was typed: an empty note cannot be ready.',
  },
  done: { nl: 'Opname beoordeeld', en: 'Recording reviewed' },
  readyAsk: {
    nl: (name: string) => `Daarna vraagt Noteer ${name} om mede te ondertekenen.`,
    en: (name: string) => `After that Noteer asks ${name} to co-sign it.`,
  },
  readyNobody: {
    nl: 'Je mag niet alleen ondertekenen en er is nog geen supervisor aangewezen. Vraag het de beheerder.',
    en: 'You may not sign alone and no supervisor is named yet. Ask the administrator.',
  },
  asked: {
    nl: (name: string) => `${name} is gevraagd mede te ondertekenen`,
    en: (name: string) => `${name} was asked to co-sign`,
  },
  failed: verbatim('Error marking as reviewed'),
  copy: { nl: 'Kopiëren', en: 'Copy' },
  notYet: {
    nl: 'Je laatste wijzigingen zijn nog niet opgeslagen. Ze staan op dit apparaat; probeer het zo opnieuw.',
    en: 'Your last changes are not saved yet. They are kept on this device; try again in a moment.',
  },
  twoVersions: {
    nl: 'Dit verslag is elders gewijzigd. Ga terug en kies welke versie je houdt.',
    en: 'This note was changed elsewhere. Go back and choose which version you keep.',
  },
  marks: {
    nl: (count: number) => (count === 1 ? '1 punt staat nog open' : `${count} punten staan nog open`),
    en: (count: number) => (count === 1 ? '1 point is still open' : `${count} points are still open`),
  },
  marksMore: {
    nl: 'Dit is niet gehoord in het gesprek. Klopt het, dan kun je doorgaan.',
    en: 'This was not heard in the conversation. If it is right, you can go on.',
  },
  markTitle: { nl: 'Niet gehoord in het gesprek', en: 'Not heard in the conversation' },
  look: { nl: 'Nog eens nakijken', en: 'Look at it again' },
  followUps: { nl: 'Wordt een taak', en: 'Becomes a task' },
  followUpsMore: {
    nl: 'Afspraken uit het gesprek komen bij je taken te staan als het verslag klaar is.',
    en: 'What was agreed in the conversation goes to your tasks when the note is ready.',
  },
});

export const diagnosisStrings = strings({
  named: { nl: 'Door jou genoemd als diagnose:', en: 'Named by you as a diagnosis:' },
  certain: { nl: 'vastgesteld', en: 'established' },
  working: { nl: 'werkdiagnose', en: 'working diagnosis' },
  differential: { nl: 'differentiaaldiagnose', en: 'differential diagnosis' },
  excluded: { nl: 'uitgesloten', en: 'excluded' },
  earlier: { nl: 'eerder gesteld', en: 'made earlier' },
});

export const codeStepStrings = strings({
  heading: { nl: 'Codes', en: 'Codes' },
  yours: {
    nl: 'Ga akkoord of kies iets anders. Doe je niets, dan kijkt de administratie ernaar.',
    en: 'Agree, or choose something else. If you do nothing, the administration looks at it.',
  },
  theirs: {
    nl: 'De administratie ziet dit voorstel en legt de codes vast.',
    en: 'The administration sees this suggestion and confirms the codes.',
  },
  agree: { nl: 'Akkoord', en: 'Agree' },
  change: { nl: 'Wijzigen', en: 'Change' },
  leave: { nl: 'Aan de administratie laten', en: 'Leave it to the administration' },
  take: { nl: 'Overnemen', en: 'Use these' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  noCode: { nl: 'Geen code', en: 'No code' },
  withNote: {
    nl: 'Wordt vastgelegd als het verslag klaar is voor het EPD.',
    en: 'Confirmed when the note is ready for the EHR.',
  },
  notYet: { nl: 'Nog niet vastgelegd.', en: 'Not confirmed yet.' },
  confirm: { nl: 'Codes vastleggen', en: 'Confirm codes' },
  failed: { nl: 'De codes zijn niet vastgelegd', en: 'The codes were not confirmed' },
});
