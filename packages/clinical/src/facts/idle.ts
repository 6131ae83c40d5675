/** Thanks, goodbyes, coffee: said in a few words, and nothing for a note. */
import type { Language } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import type { Role } from '../talk/sentence.ts';

const LONGEST_WORDS = 5;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** One of `polite`, and otherwise nothing but small words. */
const words: Readonly<Record<Language, { polite: ReadonlySet<string>; small: ReadonlySet<string> }>> = {
  nl: {
    polite: setOf(
      'dank bedankt dankjewel dankuwel gedaan koffie thee ziens prettig fijne weekend goedemorgen goedemiddag hallo dag doei',
    ),
    small: setOf(
      'je u wel hoor graag jij ook nou goed nee ja met zeg dat tot dan melk suiker een kopje glaasje water oke lekker heel erg even nog',
    ),
  },
  en: {
    polite: setOf('thanks thank bye goodbye cheers coffee tea welcome hello hi morning weekend'),
    small: setOf(
      'you very much so a lot no yes yeah please good nice have great day and too oh okay ok well with milk cup of',
    ),
  },
};

export function isIdle(text: string, language: Language): boolean {
  const said = wordsOf(text);
  const { polite, small } = words[language];
  if (said.length === 0 || said.length > LONGEST_WORDS) return false;
  return said.some((word) => polite.has(word)) && said.every((word) => polite.has(word) || small.has(word));
}

/** `Jij ook.`, `Ja, graag.`: after an idle question or thanks it adds nothing. */
export const isSmall = (text: string, language: Language): boolean => {
  const said = wordsOf(text);
  return (
    said.length <= LONGEST_WORDS &&
    said.every((word) => words[language].small.has(word) || words[language].polite.has(word))
  );
};

/** What is said to a device (the first), or by a clinician while doing something else, or of their feelings: nothing for a note. */
const chatter: Readonly<Record<Language, readonly RegExp[]>> = {
  nl: [
    /^(?:hoi|hé|hallo|goedemorgen|goedemiddag),? (?:assistent|noteer|computer)\b/u,
    /\b(?:laat (?:me |mij |die |dat |uw |je |de |het |eens |maar |even |\p{L}+ )*zien|neem (?:maar )?plaats|ga (?:maar |even |lekker |hier )*(?:zitten|liggen|staan)|kom(?:t u)? (?:weer |maar |eens |even |hier )*(?:zitten|binnen|mee|verder)|loop(?:t u)? (?:maar |even )*mee|meelopen|deur (?:links|rechts)|(?:sokken|schoenen|trui|jas|shirt) (?:maar )?uit(?!\p{L})|mouw (?:maar )?(?:omhoog|opstropen)|zucht eens|mond (?:maar )?open|hier is (?:de |uw |je )?koffie)/u,
    /^(?:(?:eh|oke|oké|zo|en|nou|ja|goed|dan|maar)[,.]? )*(?:laten we |we gaan |ik ga |even |nog even )+(?:even |nu |nog )*(?:terug|door|verder|over) naar (?:de |het |die |dat |uw |je )?(?!\p{L}*(?:tig|tien|honderd)(?!\p{L}))\p{L}+[.!… ]*$/u,
    /^(?:(?:eh|oke|oké|zo|en|nou|ja|goed|dan)[,.]? )*(?:even (?:kijken|denken|zoeken|pakken|opschrijven)|momentje|een momentje|kijk(?: eens| maar| even)?|haha|poeh?)[,.!… ]*$/u,
  ],
  en: [
    /^(?:(?:um|uh|okay|ok|so|and|alright)[,.]? )*hey,? \w+[,.]? (?:show|pull|open|finali[sz]e|scroll|bring|close|display)\b/u,
    /\b(?:let's|let us|let me|i'm (?:just )?(?:going to|gonna|gon na)|i(?:'ll| will)(?: just)?|we(?:'ll| will)|i wan na|i want to)(?: just| go ahead and| quickly| now| also| kind of| take a moment to)* (?:(?:take a|have a) (?:quick )?(?:look|listen)|look at|check out|examine|listen to|feel|go over|go through|talk (?:a (?:little )?(?:bit )?)?(?:about|to you)|review (?:your|the|some|my)|do (?:a|my|your) (?:quick |physical |brief )*exam|see (?:what|how|if)|press|push|move|touch|tap|ask you)\b/u,
    /^(?:(?:um|uh|okay|ok|so|and|alright|well|yeah|but|oh)[,.]? )*(?:i'm|i am|i was)(?:,? i'm)?(?: so| really| very| just| always)* (?:glad|happy|sorry|pleased|excited|thrilled|jealous)\b/u,
    /^(?:(?:um|uh|okay|ok|so|and|alright|now|right)[,.]? )*(?:let's|let us|shall we|can we|we'll) (?:just )?(?:go|come|get|move|turn) (?:back|on) to (?!\p{L}*(?:ty|teen|hundred)(?!\p{L}))(?:\p{L}+ ?){1,3}[.!?… ]*$/u,
    /\bi (?:just |really )?love\b|\b(?:good|nice|great) (?:to see|to meet|seeing|meeting) you\b|\bany (?:other )?questions\b|\btell \w+ a little (?:bit )?about you\b/u,
  ],
};

export function isChatter(text: string, role: Role, language: Language): boolean {
  const heard = text.toLowerCase().replace(/[’‘]/g, "'");
  const [toDevice, ...others] = chatter[language];
  if (toDevice?.test(heard)) return true;
  const isDated = /\d|\b(?:next|tomorrow|weeks?|months?|volgende|morgen|weken|maand\p{L}*)\b/u.test(heard);
  if (role !== 'clinician' || isDated) return false;
  return others.some((pattern) => pattern.test(heard));
}
