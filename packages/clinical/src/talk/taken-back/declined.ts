/**
 * What was only considered and then not done: the clinician names a medicine as possible and a little later says not to
 * (`geen clonidine`), or proposes something and the client does not want it. The proposal is no plan.
 */
import type { Language } from '../../note.ts';
import { medicineMentions } from '../../reading/medicine-mentions.ts';
import { tokensOf } from '../../reading/tokens.ts';
import type { Sentence, TakenBack } from '../sentence.ts';

const REACH = 10;
const LONGEST_BARE = 6;

const denies =
  /(?<!\p{L})(?:geen|niet|nooit|not|no|never|won't|don't|wouldn't|rather than|in plaats van|instead of)(?!\p{L})/iu;
/** Says what may be, not what will be. */
const considers: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:kan ik|ik kan|kunnen we|we kunnen|zou ik|ik zou|zouden we|zou kunnen|misschien|eventueel|bijvoorbeeld|een optie|optie|mogelijkheid|denk ik aan|ik denk aan|denken aan|middelen|keuze|er is (?:ook )?(?:nog )?een (?:middel|medicijn|pil|spuit|zalf)|(?:u|je) vroeg|(?:u|je) mailde)(?!\p{L})/iu,
  en: /\b(?:could|might|may|maybe|perhaps|possibly|option|for example|such as|is one|talk about|think about|thinking of|consider|you asked|you mentioned)\b/i,
};

const medicinesIn = (text: string): Set<string> =>
  new Set(medicineMentions(tokensOf(text)).map(({ medicine }) => medicine.nl));

/** Nothing but a name or two. */
const isBare = (text: string) => text.split(/\s+/).length <= LONGEST_BARE;

const drop = (sentence: Sentence, taken: TakenBack[]): void => {
  taken.push({ seq: sentence.seq, words: sentence.text.replace(/[.!?]+$/, '') });
  sentence.text = '';
};

function notGiven(sentences: readonly Sentence[], at: number, language: Language): Sentence[] {
  const now = sentences[at];
  if (now?.speaker.role !== 'clinician' || now.act === 'asks' || !denies.test(now.text)) return [];
  const refused = medicinesIn(now.text);
  if (refused.size !== 1) return [];
  const [name = ''] = refused;
  const found: Sentence[] = [];
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    const earlier = sentences[back];
    if (earlier?.speaker.role !== 'clinician' || earlier.act === 'asks' || earlier.text === '') continue;
    if (denies.test(earlier.text) || !medicinesIn(earlier.text).has(name)) continue;
    if (considers[language].test(earlier.text) || isBare(earlier.text)) found.push(earlier);
  }
  return found;
}

/** Puts off what was just named, without naming it again. */
const putsOff: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:achter de hand|zover zijn we (?:nog )?niet|(?:dat|die|dit) (?:wil|doe|geef|start) ik (?:nu |nog |liever |je |u )*niet|ik (?:wil|doe|geef|start) (?:dat|die|dit|het) (?:nu |nog |liever |je |u )*niet|daar (?:begin|kies|ga) ik .{0,20}niet|dan doe ik (?:het|dat) niet|dat bewaren we)(?!\p{L})|^(?:maar )?nu nog niet/iu,
  en: /\b(?:in reserve|up our sleeve|we're not there yet|not (?:yet|now|for now)|i(?:'d| would) rather not|i won't|i'm not going to|i don't want to (?:start|give|use) (?:that|it))\b/i,
};
const NEAR = 4;

function putOff(sentences: readonly Sentence[], at: number, language: Language): Sentence[] {
  const now = sentences[at];
  if (now?.speaker.role !== 'clinician' || now.act === 'asks' || !putsOff[language].test(now.said)) return [];
  if (medicinesIn(now.text).size > 0) return [];
  return sentences
    .slice(Math.max(0, at - NEAR), at)
    .filter(
      ({ text, act, speaker }) =>
        speaker.role === 'clinician' &&
        act !== 'asks' &&
        !denies.test(text) &&
        considers[language].test(text) &&
        medicinesIn(text).size === 1,
    );
}

const refuses: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:nee|nou|eh|mwah|tja|hm|ach|nou ja|dank u|ja)[,.]? )*(?:liever niet|nee,? liever|dat (?:wil|doe|hoef|durf) ik (?:liever |echt |nu |nog |toch )*niet|daar (?:wil|heb|voel) ik .{0,20}(?:niet|niks|geen)|dat hoeft (?:van mij )?niet|dat zie ik niet zitten|voor mij niet|dat niet|geen pillen|nee bedankt|alstublieft niet)/i,
  en: /^(?:(?:no|well|um|hmm|oh|ah)[,.]? )*(?:i'd rather not|rather not|i don't want (?:that|to|it)|no thank|not for me|i won't|please don't|i'm not (?:keen|doing)|i don't think i want)/i,
};
/** Proposed by the clinician, and not yet decided. */
const proposes: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:kan ik|ik kan|kunnen we|we kunnen|zou ik|ik zou|zou kunnen|zou (?:u|je) kunnen|(?:u|je) (?:kunt|kan|zou)|wilt u|wil je|optie|eventueel|mogelijk)(?!\p{L})/iu,
  en: /\b(?:could|i can|we can|might|option|would you|you can|we may)\b/i,
};

function notWanted(sentences: readonly Sentence[], at: number, language: Language): Sentence[] {
  const now = sentences[at];
  const before = sentences[at - 1];
  if (!now || now.speaker.role === 'clinician' || before?.speaker.role !== 'clinician') return [];
  if (!refuses[language].test(now.said) || before.act === 'asks' || before.text === '') return [];
  return proposes[language].test(before.text) ? [before] : [];
}

export function declined(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  for (const sentence of [notGiven, notWanted, putOff].flatMap((found) => found(sentences, at, language)))
    drop(sentence, taken);
}
