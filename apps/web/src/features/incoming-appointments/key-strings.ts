import { strings } from '../../lib/strings.ts';

export const keyStrings = strings({
  heading: { nl: 'Sleutels voor koppelingen', en: 'Keys for connectors' },
  intro: {
    nl: 'Met een sleutel stuurt een EPD afspraken naar Noteer: nieuw, gewijzigd of afgezegd. Een sleutel kan niets lezen en niets anders doen.',
    en: 'With a key a patient record sends appointments to Noteer: new, changed or cancelled. A key can read nothing and do nothing else.',
  },
  name: { nl: 'Naam van de koppeling', en: 'Name of the connector' },
  nameHint: {
    nl: 'Zo staat de koppeling in het inzagelog.',
    en: 'Under this name it stands in the access log.',
  },
  nameWrong: { nl: 'Geef de koppeling een naam', en: 'Give the connector a name' },
  make: { nl: 'Sleutel maken', en: 'Make a key' },
  makeFailed: { nl: 'De sleutel is niet gemaakt', en: 'The key was not made' },
  madeTitle: { nl: 'Bewaar deze sleutel nu', en: 'Keep this key now' },
  madeBody: {
    nl: 'Dit is de enige keer dat de sleutel te zien is. Zet hem in het EPD; raakt hij kwijt, maak dan een nieuwe.',
    en: 'This is the only time that the key is shown. Put it into the patient record; if it is lost, make a new one.',
  },
  key: { nl: 'Sleutel', en: 'Key' },
  copy: { nl: 'Kopiëren', en: 'Copy' },
  copied: { nl: 'Sleutel gekopieerd', en: 'Key copied' },
  copyFailed: { nl: 'Kopiëren is niet gelukt: selecteer de sleutel.', en: 'Copying failed: select the key.' },
  kept: { nl: 'Ik heb de sleutel bewaard', en: 'I have kept the key' },
  none: { nl: 'Nog geen sleutels.', en: 'No keys yet.' },
  loading: { nl: 'Sleutels ophalen', en: 'Loading keys' },
  fetchFailed: { nl: 'De sleutels zijn niet opgehaald', en: 'The keys were not loaded' },
  endsWith: { nl: (end: string) => `eindigt op ${end}`, en: (end: string) => `ends with ${end}` },
  madeBy: {
    nl: (name: string, moment: string) => `gemaakt door ${name}, ${moment}`,
    en: (name: string, moment: string) => `made by ${name}, ${moment}`,
  },
  somebody: { nl: 'iemand', en: 'somebody' },
  used: {
    nl: (moment: string) => `Laatst gebruikt ${moment}`,
    en: (moment: string) => `Last used ${moment}`,
  },
  unused: { nl: 'Nog niet gebruikt', en: 'Not used yet' },
  revoked: { nl: (moment: string) => `Ingetrokken ${moment}`, en: (moment: string) => `Revoked ${moment}` },
  revoke: { nl: 'Intrekken', en: 'Revoke' },
  revokeNamed: {
    nl: (name: string) => `Sleutel van ${name} intrekken`,
    en: (name: string) => `Revoke the key of ${name}`,
  },
  revokeTitle: { nl: 'Sleutel intrekken?', en: 'Revoke the key?' },
  revokeBody: {
    nl: (name: string) =>
      `${name} kan daarna geen afspraken meer sturen. Afspraken die er al zijn blijven staan.`,
    en: (name: string) => `${name} can then send no more appointments. Appointments that are here stay.`,
  },
  revokeDone: { nl: 'Sleutel ingetrokken', en: 'Key revoked' },
  how: { nl: 'Hoe het EPD afspraken stuurt', en: 'How the patient record sends appointments' },
  howMore: {
    nl: 'Hetzelfde external_id opnieuw wijzigt de afspraak; status "cancelled" zegt hem af. Een tijd zonder zone is de tijd op de klok hier.',
    en: 'The same external_id again changes the appointment; status "cancelled" cancels it. A time without a zone is the time on the clock here.',
  },
});
