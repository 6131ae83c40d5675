/** Medicines that a sentence only speaks of: what nobody took, what a guideline says, what is of people in general or of somebody else's box. */

import { relation } from '../named-others.ts';
import type { ReadSentence } from '../read.ts';
import type { Stretch } from './medicine-stretches.ts';

/** `She has never had clozapine`, `geen eerdere behandeling met lithium`; who never forgets it takes it. */
const neverTaken =
  /(?<!\p{L})(?:(?:nog |has |had |have )?(?:nooit|never)(?! (?:eerder zo|vergeten|gestopt|gemist|missed|stopped|forgets?|without|zonder|been better))|niet eerder|not (?:previously|ever|yet)|(?:geen|no) (?:eerdere?|previous|prior|past|former) (?:behandeling|poging|proefbehandeling|gebruik|ervaring|trials?|use|exposure|treatment|courses?))(?: (?!(?:but|than|dan|behalve|except) )[\p{L}\d'-]+){0,5} $/iu;
const listed = /^(?:,| (?:of|or|nor|noch|en|and))\s/u;

/** `NICE recommends …`, `volgens de richtlijn is … eerste keus`. */
const guideline =
  /(?<!\p{L})(?:richtlijn(?:en)?|zorgstandaard|protocol|nhg(?:-standaard)?|nice|guidelines?|guidance|bnf|kompas)\s?(?::|(?:\p{L}+ ){0,2}(?:is|zijn|noemt|noemen|adviseert|geeft|zegt|schrijft|recommends?|advises?|says?|states?|suggests?|lists?))/iu;

/** `Patiënten die clozapine gebruiken …`. */
const inGeneral =
  /(?<!\p{L})(?:pati[eë]nten|mensen|cli[eë]nten|personen|vrouwen|mannen|ouderen|gebruikers|patients|people|women|men|those|anyone|everyone|adults|users)(?: [\p{L}-]+){0,2}? (?:die|met|op|van|who|on|with|taking|using|of)(?: [\p{L}-]+){0,3} $/iu;

/** `Maximale dosering sertraline 200 mg`. */
const mostThereIs =
  /(?<!\p{L})(?:maxim(?:ale|um|al)|hoogste|highest|max\.?) (?:toegestane |licensed |recommended |daily )?(?:dag)?(?:dos(?:is|ering|e|age))(?: (?:van|of|is|for|voor|bij))?(?: de| the)? $/iu;

const theirs = `(?:zijn |haar |de |een |his |her |the |a )?(?:${relation})(?![\\p{L}-])`;
/** `Medicatie van echtgenote: …`, `Van een vriend kreeg hij …`. */
const fromOther = new RegExp(
  `(?<!\\p{L})(?:van|from|of|voor|for) ${theirs}(?: \\([^)]*\\))?\\s?:\\s?$|(?<!\\p{L})(?:gebruikte?|slikte?|nam|neemt|kreeg|krijgt|had|took|takes|uses|used) ${theirs}(?: (?!voor|for)\\p{L}+){0,3} $|^(?:van|from) ${theirs} (?:kreeg|nam|leende|gebruikte|kocht|got|took|borrowed|had)(?: [\\p{L}\\d]+){0,4} $`,
  'iu',
);
const ofAnotherBox =
  /(?<!\p{L})(?:niet van (?:hem|haar|hemzelf|haarzelf)|not (?:his|hers|theirs)(?! own)|(?:andere|another|vorige|previous) (?:pati[eë]nt|bewoner|cli[eë]nt|resident|patient|client)|(?:uit|van|from) (?:haar|zijn|his|her) (?:eigen |own )?(?:voorraad|supply|stock)|(?:van|waren van|was van|belonged to|belongs to) (?:de |the )?(?:buurman|buurvrouw|neighbour)|(?:van|op|off|on|from) (?:de |the )?(?:straat|street))(?!\p{L})/iu;

/** Whether nothing is told of what the client uses. */
export function isSpokenOf({ medicine, start, end }: Stretch, { words, slots }: ReadSentence): boolean {
  const head =
    words
      .slice(0, medicine.start)
      .split(/[.;]\s/)
      .at(-1) ?? '';
  const own = words.slice(start, end);
  if (guideline.test(words) && !/\d\s?(?:mg|mcg|g)\b.*\bdd\b|gestart|started/iu.test(own)) return true;
  if (inGeneral.test(head) || mostThereIs.test(head) || fromOther.test(head)) return true;
  if (ofAnotherBox.test(words) && !/voorgeschreven|prescribed/iu.test(words)) return true;
  // `never had lithium or clozapine`: all of the list.
  const first = slots.medicines.find(({ start: at }) => neverTaken.test(words.slice(0, at)));
  if (!first || first.start > medicine.start) return false;
  if (first.start === medicine.start) return true;
  const between = words.slice(first.end, medicine.start);
  return listed.test(between) && !/\d|[.;]\s/.test(between);
}
