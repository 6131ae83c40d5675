/** What a clinician takes upon themselves, whatever it is about: a letter, a call, a referral, a test, a question to somebody else. */
import type { Language } from '../note.ts';
import { recentlyIn } from '../reading/recent.ts';
import { list, plain } from '../reading/text.ts';

/** A verb, and what has to follow for it to be a deed; `…` is a few words. */
const dutchDeeds =
  list(`bel, mail, app, stuur, verstuur, overleg, verwijs, regel, informeer, plan, schakel … in, meld … aan, meld … bij, meld … aan,
  bespreek … met, bespreek … in het team, leg … voor, licht … in, nodig … uit, zoek … uit, neem contact, neem … contact,
  vraag … te, vraag … om, vraag … aan, vraag … of, vraag … na, vraag … op, geef … mee, geef … door, kom … langs, kom … terug, kom … thuis, kom … naar u, kom … naar je,
  schrijf … brief, schrijf … recept, schrijf … verwijzing, schrijf … voor, schrijf … uit, schrijf … huisarts, schrijf … dokter, schrijf … aan, schrijf … over,
  maak … afspraak, maak … recept, maak … verwijzing, maak … brief, zet … brief, zet … recept, zet … klaar, zet … verwijzing, zet … agenda, zet … portaal, zet … door,
  laat … maken, laat … prikken, laat … nakijken, laat … bepalen, laat … onderzoeken, laat … weten, laat … bellen, laat … komen, laat … kijken, laat … meten, laat … controleren,
  wil … laten prikken, wil … laten bekijken, wil … laten nakijken, wil … laten onderzoeken, wil … laten maken, wil … laten bepalen, wil … laten zien, wil … overleggen, zou … regelen, zou … overleggen`);
/** `Dat vraag ik altijd`, `ik vraag u iets`, `dat noteer ik`: of the talk itself. */
const dutchOfTalk =
  /\b(?:vraag (?:me|mij|u|je|jou|het u|het je|het iedereen|dat|iets|nog iets)\b|vraag ik (?:u|je|me|aan (?:iedereen|elke|alle)|altijd|iedere)|(?:altijd|iedereen|elke keer|iedere keer|eerst met (?:u|jou|je))\b|bel(?:de)? net|nu (?:even )?de tolk)/;

const gap = String.raw`(?:\S+ ){0,8}?`;
const dutchPatterns = dutchDeeds.flatMap((deed) => {
  const [verb = '', ...rest] = deed.split(' ');
  const behind = rest.map((word) => (word === '…' ? gap : `${word} ?`)).join('');
  return [String.raw`\b(?:ik|we) (?:\S+ ){0,3}?${verb} ${behind}`, String.raw`\b${verb} ik ${behind}`];
});

const englishDeeds =
  list(`call, ring, phone, email, send, refer, book, order, arrange, text, prescribe, request, contact, chase, forward, organise,
  organize, schedule, speak to, speak with, discuss … with, write to, write … to, write … for, write … letter, write … prescription, put … referral, put … letter,
  put … note, put … prescription, put … list, put … through, get … bloods, get … scan, get … to ring, get … to call, get … to see, let … know, give … prescription, give … letter,
  give … form, sign, check … with, repeat, ask … to, ask … for, ask … about, ask … whether, ask … if, see you`);
const englishOfTalk =
  /\b(?:ask you|send you in|let (?:me|us|you) know|write (?:that|it|this) down|call (?:it|that|this))\b/;
const englishPatterns = englishDeeds.map((deed) => {
  const [verb = '', ...rest] = deed.split(' ');
  const behind = rest.map((word) => (word === '…' ? gap : `${word}\\b ?`)).join('');
  return String.raw`\b(?:i'll|i will|i'm going to|i am going to|we'll|we will|we're going to|i'd like to|i want to|i would like to|let me) (?:also |then |just )?${verb}\b ?${behind}`;
});

const committed: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(dutchPatterns.join('|')),
  en: new RegExp(englishPatterns.join('|')),
};
const ofTalk: Readonly<Record<Language, RegExp>> = { nl: dutchOfTalk, en: englishOfTalk };

export const commits: (text: string, language: Language) => boolean = recentlyIn((text, language) => {
  const heard = `${plain(text)} `;
  return committed[language].test(heard) && !ofTalk[language].test(heard);
});
