import { strings } from '../../lib/strings.ts';

export const departuresStrings = strings({
  open: { nl: 'Wat deze server verliet', en: 'What left this server' },
  close: { nl: 'Sluiten', en: 'Close' },
  intro: {
    nl: 'In tekst zijn namen, adressen, nummers en andere herkenbare gegevens vervangen voordat die wordt verzonden; in het antwoord komen ze terug. In geluid kan niets worden vervangen.',
    en: 'In text, names, addresses, numbers and other details that identify somebody are replaced before it is sent; in the answer they come back. In sound nothing can be replaced.',
  },
  none: { nl: 'Er is niets naar een andere server gegaan.', en: 'Nothing has gone to another server.' },
  failed: { nl: 'Dit kon niet worden opgehaald', en: 'This could not be fetched' },
  retry: { nl: 'Opnieuw proberen', en: 'Try again' },
  text: {
    nl: (pieces: number) => `Tekst, ${pieces} ${pieces === 1 ? 'stuk' : 'stukken'} van een gesprek`,
    en: (pieces: number) => `Text, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of a conversation`,
  },
  sound: {
    nl: (pieces: number) => `Geluid, ${pieces} ${pieces === 1 ? 'fragment' : 'fragmenten'}`,
    en: (pieces: number) => `Sound, ${pieces} ${pieces === 1 ? 'fragment' : 'fragments'}`,
  },
  to: { nl: (engine: string) => `naar ${engine}`, en: (engine: string) => `to ${engine}` },
  replaced: { nl: 'Vervangen', en: 'Replaced' },
  nothingReplaced: { nl: 'Niets te vervangen gevonden', en: 'Found nothing to replace' },
  show: { nl: 'Tekst tonen', en: 'Show text' },
  hide: { nl: 'Tekst verbergen', en: 'Hide text' },
  logged: {
    nl: 'Zo is de tekst verzonden. Dat je dit bekeek, staat in het inzagelog.',
    en: 'This is the text as it was sent. That you looked is in the access log.',
  },
  textFailed: {
    nl: 'De tekst is er niet meer, of kon niet worden opgehaald.',
    en: 'The text is gone, or could not be fetched.',
  },
});

export const replacedStrings = strings({
  person: { nl: 'voornamen', en: 'first names' },
  surname: { nl: 'achternamen', en: 'surnames' },
  place: { nl: 'plaatsen', en: 'places' },
  address: { nl: 'adressen', en: 'addresses' },
  postcode: { nl: 'postcodes', en: 'postcodes' },
  phone: { nl: 'telefoonnummers', en: 'telephone numbers' },
  bsn: { nl: 'burgerservicenummers', en: 'citizen service numbers' },
  birth_date: { nl: 'geboortedatums', en: 'dates of birth' },
  age: { nl: 'hoge leeftijden', en: 'high ages' },
  email: { nl: 'mailadressen', en: 'e-mail addresses' },
  website: { nl: 'webadressen', en: 'web addresses' },
  institution: { nl: 'instellingen en werkgevers', en: 'institutions and employers' },
  account: { nl: 'rekeningnummers', en: 'account numbers' },
  plate: { nl: 'kentekens', en: 'number plates' },
  number: { nl: 'andere nummers', en: 'other numbers' },
});

/** Of which one was replaced. */
export const replacedOnceStrings = strings({
  person: { nl: 'voornaam', en: 'first name' },
  surname: { nl: 'achternaam', en: 'surname' },
  place: { nl: 'plaats', en: 'place' },
  address: { nl: 'adres', en: 'address' },
  postcode: { nl: 'postcode', en: 'postcode' },
  phone: { nl: 'telefoonnummer', en: 'telephone number' },
  bsn: { nl: 'burgerservicenummer', en: 'citizen service number' },
  birth_date: { nl: 'geboortedatum', en: 'date of birth' },
  age: { nl: 'hoge leeftijd', en: 'high age' },
  email: { nl: 'mailadres', en: 'e-mail address' },
  website: { nl: 'webadres', en: 'web address' },
  institution: { nl: 'instelling of werkgever', en: 'institution or employer' },
  account: { nl: 'rekeningnummer', en: 'account number' },
  plate: { nl: 'kenteken', en: 'number plate' },
  number: { nl: 'ander nummer', en: 'other number' },
});
