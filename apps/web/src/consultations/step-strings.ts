import { strings } from '../lib/strings.ts';

export const reopenStrings = strings({
  title: { nl: 'Waarom heropen je dit verslag?', en: 'Why do you reopen this note?' },
  more: {
    nl: 'De reden blijft bij het verslag bewaard, met je naam en het tijdstip.',
    en: 'The reason is kept with the note, with your name and the time.',
  },
  legend: { nl: 'Reden', en: 'Reason' },
  mistake: { nl: 'Er staat iets in dat niet klopt', en: 'Something in it is not right' },
  addition: { nl: 'Er ontbreekt iets', en: 'Something is missing' },
  client_asked: { nl: 'Op verzoek van de cliënt', en: 'The client asked for it' },
  wrong_consultation: { nl: 'Het hoort bij een ander consult', en: 'It belongs to another consultation' },
  other: { nl: 'Iets anders', en: 'Something else' },
  text: { nl: 'Toelichting', en: 'Explanation' },
  textHint: { nl: 'Niet verplicht, behalve bij iets anders.', en: 'Optional, except for something else.' },
  textMissing: { nl: 'Vul in waarom.', en: 'Fill in why.' },
  kindMissing: { nl: 'Kies een reden.', en: 'Choose a reason.' },
  reopen: { nl: 'Heropenen', en: 'Reopen' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  failed: { nl: 'Heropenen is niet gelukt', en: 'Reopening did not work' },
});

export const stepStrings = strings({
  heading: { nl: 'Ondertekening', en: 'Signing' },
  signed: { nl: 'Ondertekend', en: 'Signed' },
  cosign_asked: { nl: 'Medeondertekening gevraagd', en: 'Co-signature asked for' },
  cosign_stopped: { nl: 'Verzoek ingetrokken', en: 'Request taken back' },
  cosign_passed_on: {
    nl: 'Verzoek gaat naar een andere supervisor',
    en: 'Request goes to another supervisor',
  },
  cosigned: { nl: 'Mede ondertekend', en: 'Co-signed' },
  returned: { nl: 'Teruggestuurd met opmerkingen', en: 'Returned with comments' },
  reopened: { nl: 'Heropend', en: 'Reopened' },
  noReason: { nl: 'Zonder reden', en: 'Without a reason' },
  by: {
    nl: (name: string, on_behalf_of: string | null) =>
      on_behalf_of ? `${name}, namens ${on_behalf_of}` : name,
    en: (name: string, on_behalf_of: string | null) =>
      on_behalf_of ? `${name}, on behalf of ${on_behalf_of}` : name,
  },
  of: { nl: (name: string) => `aan ${name}`, en: (name: string) => `of ${name}` },
  failed: { nl: 'De ondertekening kon niet worden geladen', en: 'The signing could not be loaded' },
});

export const waitingStrings = strings({
  toCosign: { nl: 'Mede te ondertekenen', en: 'To co-sign' },
  askedBy: { nl: (name: string) => `gevraagd door ${name}`, en: (name: string) => `asked by ${name}` },
  onBehalfOf: { nl: (name: string) => `namens ${name}`, en: (name: string) => `on behalf of ${name}` },
  covered: { nl: 'Waarneming', en: 'Covering' },
  coveredFor: { nl: (name: string) => `Namens ${name}`, en: (name: string) => `On behalf of ${name}` },
});
