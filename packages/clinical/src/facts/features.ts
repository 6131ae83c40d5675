/** What is known of a fact, as numbers: what a note would miss is learnt from these. */
import type { Language } from '../note.ts';
import { stemsOf } from '../reading/stems.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { commits } from './commitments.ts';
import { hear } from './cues/hear.ts';
import { decisionIn } from './decisions.ts';
import type { Fact } from './fact.ts';
import { concludes, examines } from './judgements.ts';
import { names } from './unclear.ts';

/** By name. A map: of an object with so many names, ever others, the engine makes a shape each. */
export type Features = ReadonlyMap<string, number>;
type Feature = readonly [name: string, value: number];

const marks = Object.entries<RegExp>({
  denial: /\b(?:geen|niet|nooit|niks|niets|ontkent|no|not|never|none|nothing|denies)\b|n't\b/,
  since: /\b(?:sinds|vanaf|geleden|since|ago|for the (?:last|past))\b/,
  condition: /\b(?:als|indien|mocht|if|unless)\b/,
  past: /\b(?:was|waren|had|hadden|werd|ging|toen|vroeger|were|used to)\b/,
  hedge:
    /\b(?:misschien|denk|denkt|geloof|gelooft|weet niet|waarschijnlijk|maybe|guess|think|thinks|probably)\b/,
  leaning: /^(?:dat|die|dit|daar|het|er|zo|that|this|it|so)\b/,
  opinion:
    /\b(?:vind|vindt|fijn|leuk|mooi|gek|raar|lekker|grappig|jammer|nice|lovely|great|funny|good|fine)\b/,
  clinician: /\b(?:behandelaar|clinician)\b/,
  permission: /\b(?:mag|mogen|hoeft|hoef|moet|moeten|kan|kunt|must|should|can|may|have to|need)\b/,
  reason: /\b(?:want|omdat|dus|doordat|because|so that|since)\b/,
  quoting: /\b(?:zegt|zei|zeggen|says|said|noemt|heet)\b/,
  better:
    /\b(?:beter|minder|slechter|erger|hetzelfde|zelfde|rustiger|zwaarder|better|worse|less|same|improved)\b/,
  often:
    /\b(?:elke|iedere|altijd|vaak|soms|dagelijks|wekelijks|meestal|every|always|often|sometimes|daily|usually)\b/,
  only: /\b(?:alleen|behalve|vooral|only|except|mainly)\b/,
  digits:
    /\d|\b(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|two|three|four|five|six|seven|eight|nine|ten)\b|(?:tien|tig|honderd)\b/,
  to_be: /^(?:is|was|bent|ben)\b/,
  has: /^(?:heeft|had|has)\b/,
  goes: /^(?:gaat|ging|komt|kwam|doet|deed|goes|comes|does)\b/,
  infinitive: /\b\p{L}{3,}en$/u,
  exclaims: /!$/,
  /** Of whom, only the sentence before can say. */
  somebody: /^(?:hij|ze|zij|die|hem|haar|he|she|they|them)\b/,
  points: /\b(?:daar|daarvan|daarmee|ervan|erbij|erop|hier|zoiets|zo'n|there|like that|something)\b/,
  /** About the talk itself, or kind words. */
  about_talk:
    /\b(?:vraag|vragen|vroeg|lees|schrijf|noteer|langslopen|langs|pak|erbij|kijken|zeg|noem|goeie|knap|blij|snap|begrijp|begrijpt|bedoel|bedoelt|horen|hoor|hoort|fijn|question|notes?|glad|understand|mean|hear|sorry|tell|ask)\b/,
  greets: /\b(?:mam|pap|meneer|mevrouw|dokter|dag|welkom|haha|doctor)\b/,
});

/** Before this part of the talk it is about the talk itself. */
const COMMITS_FROM = 0.35;

const few = (most: number, count: number) => Math.min(most, count);

/** Slot by slot. */
function slotFeatures({ slots }: Fact): Feature[] {
  const findings = slots.findings.filter(({ isHint }) => !isHint);
  const features: Feature[] = [
    ['amounts', few(3, slots.amounts.length)],
    ['units', slots.amounts.some(({ isUnitSaid }) => isUnitSaid) ? 1 : 0],
    ['frequencies', few(2, slots.frequencies.length)],
    ['durations', few(2, slots.durations.length)],
    ['measurements', few(2, slots.measurements.length)],
    ['times', few(2, slots.times.length)],
    ['clocks', slots.times.some(({ what }) => what.kind === 'clock') ? 1 : 0],
    ['dates', slots.times.some(({ what }) => what.kind === 'day') ? 1 : 0],
    ['findings', few(3, findings.length)],
    ['hints', few(2, slots.findings.length - findings.length)],
    ['denied_finding', findings.some(({ polarity }) => polarity === 'denied') ? 1 : 0],
    ['medicines', few(2, slots.medicines.length)],
    ['changes', few(1, slots.changes.length)],
    ['severities', few(1, slots.severities.length)],
    ['parts', few(2, slots.parts.length + slots.sides.length)],
    ['family', slots.people.some(({ kind }) => kind === 'family') ? 1 : 0],
    ['care', slots.people.some(({ kind }) => kind === 'care') ? 1 : 0],
    ['conditional', few(1, slots.conditions.length)],
    ['clauses', few(3, slots.clauses.length - 1)],
  ];
  for (const { relation } of slots.times) features.push([`time ${relation}`, 1]);
  return features;
}

export function featuresOf(fact: Fact, language: Language): Features {
  const words = fact.clause ?? fact.quote;
  const heard = plain(words);
  const length = wordsOf(words).length;
  const strengths = [...hear(words, language).values()];
  const asked = [...hear(fact.asked, language).values()];
  const stems = stemsOf(tokensOf(words)).size;
  const isClinician = fact.told_by === 'clinician';
  const decision = isClinician ? decisionIn(fact.quote, language) : undefined;
  const features = new Map<string, number>([
    ...slotFeatures(fact),
    [`kind ${fact.kind}`, 1],
    [`by ${fact.told_by}`, 1],
    [`standing ${fact.standing}`, 1],
    [`who ${fact.who.role}`, 1],
    [`decides ${decision ?? 'nothing'} ${fact.progress > 0.45 ? 'late' : 'early'}`, isClinician ? 1 : 0],
    ['commits', isClinician && fact.progress > COMMITS_FROM && commits(fact.quote, language) ? 1 : 0],
    ['concludes', isClinician && !decision && concludes(fact.quote, language) ? 1 : 0],
    ['examines', isClinician && !decision && examines(fact.quote, fact.slots, language) ? 1 : 0],
    ['strength', few(9, Math.max(0, ...strengths)) / 3],
    ['strong_question', fact.asked !== '' && Math.max(0, ...asked) >= 3 ? 1 : 0],
    ['follows', few(3, fact.follows)],
    ['first', fact.follows === 0 ? 1 : 0],
    ['leaning_on', fact.leans_on === undefined ? 0 : 1],
    ['asked', fact.asked === '' ? 0 : 1],
    ['answers', fact.asked !== '' && fact.follows === 0 ? 1 : 0],
    ['quoted', fact.clause === null ? 1 : 0],
    ['early', fact.progress < 0.08 ? 1 : 0],
    ['late', fact.progress > 0.75 ? 1 : 0],
    ['last', fact.progress > 0.97 ? 1 : 0],
    ['stems', few(8, stems) / 4],
    ['no_stems', stems === 0 ? 1 : 0],
    ['words', few(30, length) / 10],
    ['short', length <= 3 ? 1 : 0],
    ['two_stems', stems <= 2 ? 1 : 0],
    ['named', names(fact) ? 1 : 0],
    ['echoes', isClinician && fact.asked === '' && !decision && fact.slots.findings.length > 0 ? 1 : 0],
    ['name', /(?<=\S )\p{Lu}\p{Ll}+/u.test(words) ? 1 : 0],
  ]);
  for (const [name, pattern] of marks) if (pattern.test(heard)) features.set(name, 1);
  return features;
}
