/** The medicine in focus carries forward until another is named: `en dan naar vijftig` is of the one spoken of. */
import { goingOn } from '../grammar/names.ts';
import type { Language } from '../note.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { capitalised } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';
import { isBare } from './unclear.ts';

const ofMedicines: ReadonlySet<FactKind> = new Set(['medication', 'plan', 'adherence', 'effect']);
/** Further back it may be about another. */
const REACH = 4;

const isDosed = (text: string, language: Language) =>
  readQuantities(tokensOf(text), language, true).some(
    (quantity) => quantity.what === 'amount' && quantity.unit?.kind === 'mass',
  );

const namedIn = (text: string) => medicineMentions(tokensOf(text)).at(-1)?.medicine;

const person = /^(?:die|hij|ze|zij|he|she)(?= \p{L})/iu;

/** `Die slikte clomipramine`, after what was told of a brother, is of the brother. */
export function withPerson(facts: readonly Fact[]): Fact[] {
  let focus: { who: Extract<Fact['who'], { role: 'other' }>; told_by: Fact['told_by'] } | undefined;
  return facts.map((fact) => {
    const { clause, who, told_by } = fact;
    const isGoingOn =
      focus !== undefined && told_by === focus.told_by && told_by !== 'other' && person.test(clause ?? '');
    if (who.role === 'other') focus = { who, told_by };
    else if (!isGoingOn) focus = undefined;
    if (!isGoingOn || !focus || clause === null) return fact;
    const named = focus.who.name ?? focus.who.relation;
    return { ...fact, who: focus.who, clause: capitalised(clause.replace(person, named)) };
  });
}

const asksHowMuch = /\b(?:hoeveel|dosering|dosis|verdeeld|sterkte|how much|dose|what strength)\b/i;
const LEAST_DOSE = 5;

/** `Hoeveel neem je nu?` `Driehonderdvijftig.` */
const isDoseAsked = ({ asked, slots }: Fact): boolean =>
  asksHowMuch.test(asked) &&
  slots.amounts.some(({ value, unit }) => unit === undefined && value >= LEAST_DOSE);

/** Just after the name of the medicine what is counted is of it. */
const NEAR = 2;
/** `Honderd 's ochtends, tweehonderd 's avonds`, `Drie dagen vier, dan twee per dag`: how much and when, and nothing else. */
const isDoseAlone = (fact: Fact): boolean => {
  const { amounts, frequencies, measurements } = fact.slots;
  if (!isBare(fact) || measurements.length > 0 || frequencies.length === 0) return false;
  return amounts.some(({ unit, value }) => (unit === undefined || unit === 'mg') && value > 0);
};

const taking: Readonly<Record<Language, RegExp>> = {
  nl: /^((?:heeft|neemt|nam|gebruikt|gebruikte|slikt|slikte|vergeet|vergat|kreeg|krijgt|mag|moet|kan|wil|slaat|sloeg) )(?:die|ze|hem|deze)(?= (?:over|\d|een|één|twee|drie|vier|vijf|zes|niet|nooit|altijd|nog|nu|al|wel|soms|vaak|elke|alleen|meestal|ook|sinds|om|op|in|voor|bij|met|'s|tot|weer|zelf|toen|steeds|\p{L}+(?:tien|tig)(?!\p{L}))|$)/iu,
  en: /^((?:takes|took|uses|used|has|had|forgets|gets|got|(?:has|had) (?:taken|used)) )(?:it|them|that|those|these)(?= |$)/iu,
};
const taken: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:neemt|nam|gebruikt|gebruikte|slikt|slikte|genomen|geslikt|innemen|ingenomen|vergeet|vergeten|overgeslagen|slaat|sloeg)(?!\p{L})/iu,
  en: /\b(?:takes|took|taken|uses|used|forgets|forgot|forgotten|missed)\b/iu,
};

/** `Heeft die twee keer gebruikt` → `Heeft quetiapine twee keer gebruikt`; '' where nothing is taken. */
const withName = (clause: string, name: string, language: Language): string =>
  taken[language].test(clause) && taking[language].test(clause)
    ? clause.replace(taking[language], `$1${name}`)
    : '';

/** Named beside the one that is spoken of: a dose that follows is not surely of it, nor surely of the other. */
const aside =
  /(?<!\p{L})(?:(?:een )?alternatief|eventueel|zou(?:den)? (?:ook )?kunnen|kan ook|(?:een )?optie|liever niet|niet geschikt|an alternative|another option|could also|or else)(?!\p{L})/iu;

/** Facts with a dose and no medicine get the name of the one in focus before them. */
export function withFocus(facts: readonly Fact[], language: Language): Fact[] {
  const kinds = new Map<number, FactKind>();
  let focus: { name: string; place: number; matter: number } | undefined;
  return facts.map((each, place) => {
    const kind = kinds.get(each.leans_on ?? -1);
    const fact = kind ? { ...each, kind } : each;
    if (kind) kinds.set(fact.id, kind);
    const words = fact.clause ?? fact.quote;
    const own = namedIn(words);
    // `Antabus?` `Die niet. Wel acamprosaat. Drie keer per dag twee.`: of the last that the answer names.
    const isNamedInAnswer = fact.asked !== '' && fact.follows > 0 && focus?.matter === fact.matter;
    const medicine = own ?? (isNamedInAnswer ? undefined : namedIn(fact.asked));
    if (medicine && fact.who.role === 'client')
      focus = aside.test(words) ? undefined : { name: medicine[language], place, matter: fact.matter };
    if (own || fact.clause === null || !focus || place - focus.place > REACH) return fact;
    const told = fact.who.role === 'client' ? withName(fact.clause, focus.name, language) : '';
    if (told !== '') {
      focus = { ...focus, place };
      const taken = fact.kind === 'adherence' ? fact.kind : 'medication';
      kinds.set(fact.id, taken);
      return { ...fact, clause: told, kind: taken };
    }
    const isNear = place - focus.place <= NEAR && fact.who.role === 'client' && fact.leans_on === undefined;
    const isOfFocus = isDosed(words, language) || isDoseAsked(fact) || (isNear && isDoseAlone(fact));
    if (!(ofMedicines.has(fact.kind) || isBare(fact)) || !isOfFocus) return fact;
    focus = { ...focus, place };
    return { ...fact, clause: `${capitalised(focus.name)}: ${goingOn(fact.clause, language)}` };
  });
}
