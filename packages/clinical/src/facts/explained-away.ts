/**
 * What somebody else saw of the client, what the client says it was, and that the other accepts it (`Hij praat tegen het raam.` –
 * `Ik was aan het bellen.` – `O, met oortjes.`): told in one line as they said it, for the first by itself no longer holds.
 */
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';
import type { Fact } from './fact.ts';
import { takenTurnsOf } from './turns-taken.ts';

const accepts: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:ja|nou|oké|oke|goed)[,.]? )*(?:o|oh|oké|oke|ah|dat is (?:wel |ook )?(?:waar|zo)|(?:je|u|hij|ze) (?:hebt|heeft|heb) gelijk|klopt|daar (?:heb|heeft|hebt) (?:je|hij|ze|u) gelijk|dat kan|dat wist ik niet|dan (?:heb|zag|dacht) ik)(?=[\s,.!]|$)/i,
  en: /^(?:(?:yes|well|okay|right|alright)[,.]? )*(?:oh|ah|okay|that's (?:true|right|fair)|(?:you're|he's|she's) right|fair enough|i (?:didn't|did not) know|i see|true)(?=[\s,.!]|$)/i,
};
/** Agrees with it, or says nothing of it. */
const agrees =
  /^(?:(?:ja|jawel|klopt|inderdaad|soms|yes|yeah|yep|right|true|sometimes|i do|dat is zo)[\s,.!]*)+/iu;
/** Says what it was instead, or whose it was. */
const explains: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:dat (?:is|was|waren|komt|kwam)|nee|niet|geen|ik was|we|wij|jij|samen|die \p{L}+ (?:is|was|waren|drinken|zijn))(?!\p{L})/iu,
  en: /(?<!\p{L})(?:that (?:is|was|were)|that's|those (?:are|were)|no|not|i was|we|you)(?!\p{L})|n't(?!\p{L})/iu,
};
const LONGEST_WORDS = 48;
/** `Elf jaar.`: a value is put right, and not explained. */
const FEWEST_SEEN = 4;
const MOST_OF_ACCEPTING = 2;

const tells = ({ text, act }: Sentence) => text !== '' && act !== 'asks';
const said = (sentences: readonly Sentence[]) =>
  sentences
    .filter(tells)
    .map(({ text }) => text.replace(/[“”"]/g, ''))
    .join(' ');

function lineOf(parts: readonly (readonly Sentence[])[], language: Language): string {
  const [seen = [], explained = [], accepted = []] = parts.map((part) => said(part));
  const other = capitalised(parts[0]?.[0]?.speaker.relation ?? (language === 'nl' ? 'naaste' : 'other'));
  const client = language === 'nl' ? 'cliënt' : 'client';
  return `${other}: “${seen}” – ${client}: “${explained}” – ${other.toLowerCase()}: “${accepted}”`;
}

export function withExplained(facts: readonly Fact[], talk: Talk): Fact[] {
  const { language } = talk;
  const made = new Map<number, Fact>();
  const turns = takenTurnsOf(talk);
  for (const [at, { sentences: explained, before: seen }] of turns.entries()) {
    const accepted = turns[at + 1]?.sentences.slice(0, MOST_OF_ACCEPTING) ?? [];
    const [first, reply, answer] = [seen[0], explained[0], accepted[0]];
    if (first?.speaker.role !== 'other' || reply?.speaker.role !== 'client') continue;
    if (answer?.speaker.role !== 'other' || answer.speaker.relation !== first.speaker.relation) continue;
    if (agrees.test(reply.said) || !explains[language].test(said(explained))) continue;
    if (!accepts[language].test(said(accepted)) || wordsOf(said(seen)).length < FEWEST_SEEN) continue;
    const isOf = (part: readonly Sentence[]) => (fact: Fact) =>
      fact.from.every((each) => part.includes(each));
    const told = facts.filter(isOf(seen)).filter(({ weight, who }) => weight >= 0 && who.role === 'client');
    const [head] = told.sort((one, other) => other.weight - one.weight);
    const clause = lineOf([seen.filter(tells), explained, accepted], language);
    if (!head || wordsOf(clause).length > LONGEST_WORDS) continue;
    const all = [...seen, ...explained, ...accepted];
    for (const fact of facts.filter(isOf(all))) made.set(fact.id, { ...fact, weight: -1 });
    const { leans_on: _, ...alone } = head;
    made.set(head.id, {
      ...alone,
      clause,
      quote: said(all),
      slots: slotsOf(clause, language, { isSpoken: true }),
      sources: [...new Set(all.map(({ seq }) => seq))],
      from: all,
    });
  }
  return facts.map((fact) => made.get(fact.id) ?? fact);
}
