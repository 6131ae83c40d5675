import { strings } from '../../lib/strings.ts';

/** Who may sign alone, in the list of users. */
export const supervisorStrings = strings({
  alone: { nl: 'Ondertekent alleen', en: 'Signs alone' },
  with: { nl: (name: string) => `Ondertekent met ${name}`, en: (name: string) => `Signs with ${name}` },
  nobody: { nl: 'Heeft een supervisor nodig', en: 'Needs a supervisor' },
  of: { nl: (name: string) => `Ondertekening van ${name}`, en: (name: string) => `Signing of ${name}` },
  title: { nl: 'Ondertekening', en: 'Signing' },
  mayNot: { nl: 'Mag niet alleen ondertekenen', en: 'May not sign alone' },
  mayNotMore: {
    nl: 'Klaar voor EPD vraagt dan eerst de supervisor om mede te ondertekenen.',
    en: 'Ready for EHR then asks the supervisor to co-sign first.',
  },
  supervisor: { nl: 'Supervisor', en: 'Supervisor' },
  supervisorHint: {
    nl: 'Een behandelaar die zelf alleen mag ondertekenen. Wat al op een handtekening wacht, gaat mee.',
    en: 'A clinician who may sign alone. What waits for a signature already goes along.',
  },
  choose: { nl: 'Kies een supervisor', en: 'Choose a supervisor' },
  missing: { nl: 'Kies een supervisor.', en: 'Choose a supervisor.' },
  save: { nl: 'Opslaan', en: 'Save' },
  saved: { nl: 'Ondertekening opgeslagen', en: 'Signing saved' },
  failed: { nl: 'Dit kon niet worden opgeslagen.', en: 'This could not be saved.' },
  cancel: { nl: 'Annuleren', en: 'Cancel' },
  withoutTitle: {
    nl: (names: string) => `Geen supervisor meer: ${names}`,
    en: (names: string) => `No supervisor any more: ${names}`,
  },
  withoutMore: {
    nl: 'Hun verslagen kunnen niet worden ondertekend tot je een andere supervisor kiest.',
    en: 'Their notes cannot be signed until you choose another supervisor.',
  },
  chooseFor: {
    nl: (name: string) => `Supervisor kiezen voor ${name}`,
    en: (name: string) => `Choose a supervisor for ${name}`,
  },
});
