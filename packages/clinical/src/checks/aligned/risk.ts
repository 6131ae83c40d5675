/**
 * Marks what the note says of death and self-harm where the talk has it otherwise: thoughts, how, an attempt and self-harm each by
 * themselves, and what was apart from what is. Questions count with the first words of their answer.
 */
import type { Language } from '../../note.ts';
import type { Found } from '../found.ts';
import type { Noted } from '../note-reading.ts';
import type { Said, SaidUnit } from '../said-shape.ts';
import { type Clause, clausesIn, placeOfClause, textOfClause } from './clauses.ts';

type Aspect = 'thoughts' | 'plan' | 'attempt' | 'self-harm';
type Time = 'now' | 'then' | 'open';
type Stated = { aspect: Aspect; isSo: boolean; time: Time; unit: number };

const aspects: Readonly<Record<Language, Readonly<Record<Aspect, RegExp>>>> = {
  nl: {
    attempt:
      /\b(?:(?!stop|rook|afkick)\w*(?<!stop)poging(?:en)?(?! om)|tentamen suicidii|overdosis|(?:pillen|tabletten|medicijnen|paracetamol|strips?) (?:\w+ ){0,3}(?:genomen|ingenomen|geslikt)|opgehangen|voor de trein)\b/,
    plan: /\b(?:(?:aan|over) (?:de )?(?:hoe|manier\w*|wijze|methode\w*)|hoe (?:je|u|hij|zij|ik) (?:het|dat) zou|suicideplan\w*|concre\w* plan\w*|plannen (?:voor|om|gemaakt)|een plan|voorbereiding\w*|afscheidsbrief)\b/,
    thoughts:
      /\b(?:suicid(?:aliteit|al\w*|egedacht\w*|aal)|suicide(?:wens|gedachten)|zelfmoord\w*|doodswens\w*|doodsgedacht\w*|gedachten? (?:\w+ ){0,3}(?:dood|einde)|dood (?:wil\w*|wou|wens\w*)|(?:wil|wilt|wilde|wou|willen) (?:\w+ ){0,4}dood|niet meer (?:te )?(?:leven|hoeft|hoeven)|leven (?:\w+ ){0,2}beeindig\w*|beter (?:\w+ ){0,3}zonder (?:mij|u|je|hem|haar)|er niet meer (?:te )?zijn|onder een auto)\b/,
    'self-harm':
      /\b(?:automutil\w*|zelfbeschadig\w*|zelfverwond\w*|snijd\w*|snij|sneed|gesneden|krast|gekrast)\b/,
  },
  en: {
    attempt:
      /\b(?:suicide attempts?|attempted suicide|attempts?(?! to)|overdose[ds]?|tried to (?:kill|end))\b/,
    plan: /\b(?:suicid\w* plans?|plans? (?:to (?:end|kill|harm|hurt)|of suicide)|specific plans?|how (?:you|he|she|i) would (?:do|end)|method\w*|suicide note|preparations?)\b/,
    thoughts:
      /\b(?:suicidal\w*|suicide (?:thoughts|ideation)|thoughts? of (?:suicide|death|dying|ending|harming|hurting)|(?:end|ending|take|taking) (?:your|my|his|her) (?:own )?life|kill\w* (?:yourself|myself|himself|herself)|want\w* to die|wish\w* to die|death wish|better off (?:dead|without)|not (?:want\w*|wake up))\b/,
    'self-harm':
      /\b(?:self[- ]harm\w*|cut\w* (?:yourself|myself|himself|herself)|(?:hurt|harm)\w* (?:yourself|myself|himself|herself))\b/,
  },
};
const kinds = ['attempt', 'plan', 'thoughts', 'self-harm'] as const satisfies readonly Aspect[];

const now: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:nu|momenteel|vandaag|op dit moment|actueel|actuele|huidige?|nog|thans|meer)\b/,
  en: /\b(?:now|currently|current|today|at the moment|at present|still|these days|any ?more)\b/,
};
const then: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:wilde|wou|had|hadden|dacht|was|waren|gehad|geweest|deed|gedaan|toen|afgelopen|eerdere?|ooit|vroeger|destijds|geleden|voorafgaand\w*|vorige?|op (?:dat|het) moment van|op dat moment|in de (?:winter|zomer|herfst|lente)|in het (?:voorjaar|najaar|verleden)|jaren)\b|\b(?:19|20)\d\d\b/,
  en: /\b(?:was|were|had|did|been|ever|ago|last|past|previous\w*|before|then|used to|history|lost)\b|\b(?:19|20)\d\d\b/,
};
const denies: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:niet|geen|nooit|zonder|ontken\w*|nee|niks|niets|noch|evenmin)\b/,
  en: /\b(?:not|no|never|without|denie[sd]|denying|none|nor|neither|don't|doesn't|didn't|haven't|hasn't|wouldn't|isn't|wasn't)\b/,
};
const yes =
  /^(?:(?:eh|ehm|uh|um|nou|tja|well|oh|mm|hm)[ ,.]+)*(?:ja|jawel|wel|soms|af en toe|vaak|een keer|een enkele keer|regelmatig|op dat moment wel|toen wel|vroeger wel|helaas wel|eerlijk gezegd wel|yes|yeah|yep|sometimes|occasionally|once|a bit|i did|i have)\b/;
const no =
  /^(?:(?:eh|ehm|uh|um|nou|tja|well|oh|mm|hm)[ ,.]+)*(?:nee|neen|nooit|niet|geen|absoluut niet|helemaal niet|zover niet|dat niet|no|never|not|nope|none|god no)\b/;
/** Only if it comes, or in general. */
const supposed =
  /\b(?:als|indien|mocht|wanneer|stel|zodra|bij|risico|kans|if|should|in case|when|unless|risk|safety|plan for|113|crisis\w*|bel\w*|nummer)\b/;

const timeOf = (text: string, language: Language): Time => {
  const [isNow, isThen] = [now[language].test(text), then[language].test(text)];
  return isNow === isThen ? 'open' : isNow ? 'now' : 'then';
};

const textOf = ({ words }: Said, { from, to }: SaidUnit) =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');

/** The first words of what the other says next. */
function replyTo(at: number, said: Said): string {
  const asked = said.units[at];
  if (!asked) return '';
  const replies = said.units
    .slice(at + 1, at + 8)
    .filter(({ piece, isAsked }) => piece > asked.piece && piece <= asked.piece + 1 && !isAsked);
  return replies
    .slice(0, 2)
    .map((unit) => textOf(said, unit))
    .join(' ');
}

const remembered = new WeakMap<Said, Stated[]>();

function statedIn(said: Said, language: Language): Stated[] {
  const before = remembered.get(said);
  if (before) return before;
  const stated: Stated[] = [];
  for (const [at, unit] of said.units.entries()) {
    if (unit.whose !== null) continue;
    const text = textOf(said, unit);
    const found = kinds.filter((aspect) => aspects[language][aspect].test(text));
    if (found.length === 0) continue;
    const reply = unit.isAsked ? replyTo(at, said) : '';
    if (unit.isAsked && !yes.test(reply) && !no.test(reply)) {
      // Told of in the answer, though neither with yes nor with no: it may be either.
      for (const aspect of found)
        for (const isSo of [true, false]) stated.push({ aspect, isSo, time: 'open', unit: at });
      continue;
    }
    if (!unit.isAsked && supposed.test(text)) continue;
    const isSo = unit.isAsked ? yes.test(reply) : !denies[language].test(text);
    const time = timeOf(unit.isAsked ? `${text} ${reply}` : text, language);
    for (const aspect of found) stated.push({ aspect, isSo, time, unit: at });
  }
  remembered.set(said, stated);
  return stated;
}

const isAtOnce = (one: Time, other: Time) => one === other || one === 'open' || other === 'open';

function wrongIn(aspect: Aspect, clause: Clause, noted: Noted, said: Said): Stated | 'unsaid' | undefined {
  const { language } = noted;
  const text = textOfClause(noted, clause);
  const isSo = !denies[language].test(text);
  const time = timeOf(text, language);
  const stated = statedIn(said, language).filter((each) => each.aspect === aspect);
  if (stated.length === 0) return isSo && aspect === 'attempt' ? 'unsaid' : undefined;
  // Denied of now may be so of then: only what is said of the same time agrees.
  const agrees = stated.some((each) => each.isSo === isSo && isAtOnce(each.time, time));
  if (agrees) return undefined;
  return stated.find((each) => each.isSo !== isSo && isAtOnce(each.time, time));
}

export function checkRisk(noted: Noted, said: Said): Found[] {
  const { language } = noted;
  if (noted.slots.some(({ type }) => type === 'relation')) return [];
  return clausesIn(noted, said).flatMap((clause): Found[] => {
    const text = textOfClause(noted, clause);
    if (supposed.test(text)) return [];
    const aspect = kinds.find((each) => aspects[language][each].test(text));
    const wrong = aspect && wrongIn(aspect, clause, noted, said);
    if (!wrong) return [];
    const units = wrong === 'unsaid' ? [] : [wrong.unit];
    return [{ kind: wrong === 'unsaid' ? 'symptom' : 'negation', ...placeOfClause(noted, clause), units }];
  });
}
