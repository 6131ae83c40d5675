/** With three in the room: whom a question is put to, so who most likely answers it. */
import type { Language } from '../note.ts';
import type { Looks } from './features.ts';
import type { Cut } from './split.ts';
import type { ThirdPerson } from './third-person.ts';

/** A title by which somebody is spoken to: `Klopt dat, mevrouw?`, `Meneer, de tabletten.` */
const called: Readonly<Record<'f' | 'm', RegExp>> = {
  f: /(?:^|[,.!?]\s*)(?:en |dag |goedemorgen |goedemiddag |and )?(?:mevrouw|madam|ma'am)(?=\s*[,.!?]|$)/i,
  m: /(?:^|[,.!?]\s*)(?:en |dag |goedemorgen |goedemiddag |and )?(?:meneer|sir)(?=\s*[,.!?]|$)/i,
};
const women =
  /^(?:moeder|dochter|vrouw|echtgenote|zus|vriendin|buurvrouw|oma|schoondochter|schoonzus|nicht|tante|pleegmoeder|stiefmoeder|mother|daughter|wife|sister|girlfriend|grandmother|aunt|niece)$/;
const men =
  /^(?:vader|zoon|man|echtgenoot|broer|vriend|buurman|opa|schoonzoon|neef|oom|pleegvader|stiefvader|father|son|husband|brother|boyfriend|grandfather|uncle|nephew)$/;
const parents = /(?:moeder|vader|ouders|mother|father|parents|oma|opa)$/;

const children = /^(?:dochter|zoon|kind|schoondochter|schoonzoon|kleindochter|kleinzoon|daughter|son|child)$/;

const FEWEST_CALLED = 2;

/** Somebody is called sir and somebody madam, more than once: then there are two to speak to. */
export const callsTwo = (cuts: readonly Cut[]): boolean =>
  [called.f, called.m].every((title) => cuts.filter(({ said }) => title.test(said)).length >= FEWEST_CALLED);

const OF_THIRD = 1.5;
const BY_TITLE = 2;
const BY_YOU = 1.2;
/** Most questions are put to the client. */
const FOR_CLIENT = -0.5;
/** Of the questions that say `u` or `je`, so many must say the rarer one before the difference means anything. */
const FEWEST_OF_EACH = 0.12;

/** Whether the clinician says `je` to the one and `u` to the other: to a child and a parent, whoever is the client. */
function hasTwoWays(looks: readonly Looks[], { relation }: ThirdPerson): boolean {
  if (!parents.test(relation) && !children.test(relation)) return false;
  const asked = (sign: string) =>
    looks.filter(({ isQuestion, signs }) => isQuestion && signs.has(sign)).length;
  const [polite, plain] = [asked('you_polite'), asked('you_plain')];
  return Math.min(polite, plain) >= FEWEST_OF_EACH * (polite + plain);
}

/** How the clinician speaks to the other, where that is not how they speak to the client. */
export function formOfOther(
  looks: readonly Looks[],
  third: ThirdPerson,
): 'you_polite' | 'you_plain' | undefined {
  if (!hasTwoWays(looks, third)) return undefined;
  return parents.test(third.relation) ? 'you_polite' : 'you_plain';
}

const BY_NAME = 2.5;
/** `U bent de dochter, Jannie, hè?`; `Ja, Wilma.` just after it. */
const introducing =
  /(?<!\p{L})(?:(?:u|je|jij) bent|bent u|ben (?:je|jij)|you're|you are|are you) (?:\p{L}+ )?(?:de|zijn|haar|z'n|d'r|the|his|her|their) (\p{L}+)(?:, (\p{Lu}\p{Ll}{2,}))?/u;
const sayingOwn = /^(?:(?:Ja|Klopt|Inderdaad|Yes|Yeah)[,.]? )?(\p{Lu}\p{Ll}{2,})[.!]$/u;
const AFTER_INTRODUCING = 3;

/** The name of who came along, where it is said; '' where not. */
function nameOfOther(cuts: readonly Cut[], { relation }: ThirdPerson): string {
  for (const [at, { said }] of cuts.entries()) {
    const [, found = '', name = ''] = introducing.exec(said) ?? [];
    if (found === '' || found.slice(0, 3) !== relation.slice(0, 3)) continue;
    if (name !== '') return name;
    for (const { said: next } of cuts.slice(at + 1, at + 1 + AFTER_INTRODUCING)) {
      const own = sayingOwn.exec(next)?.[1];
      if (own !== undefined) return own;
    }
    return '';
  }
  return '';
}

const calling = (name: string): RegExp | undefined =>
  name === '' ? undefined : new RegExp(`(?:^(?:\\p{L}+,? )?|[,.] )${name}(?=[,.?!]|$)`, 'u');

/** `Hoe houdt u het vol?`, `Het is veel voor je`: asked of who cares for somebody. */
const ofCaring =
  /(?<!\p{L})(?:hou(?:dt|d)? (?:u|je|jij) het (?:\p{L}+ ){0,3}vol|(?:is|lijkt me|wordt) (?:ook )?(?:heel |erg |wel )?(?:veel|zwaar) voor (?:u|je|jou)|(?:met|voor) (?:uzelf|u zelf|jezelf|jouzelf)|(?:are you|you) coping|a lot for you|about yourself)(?!\p{L})/iu;

const SAME_BREATH = 1;
const isOfThird = (look: Looks | undefined): boolean =>
  look?.isQuestion === false && look.signs.get('third')?.some(({ start }) => start < 4) === true;

/** How long an answer goes on before its question says nothing about who speaks. */
const REACH = 3;

/** Per sentence: log odds that the other answers rather than the client. */
export function addressedIn(
  cuts: readonly Cut[],
  looks: readonly Looks[],
  third: ThirdPerson,
  language: Language,
): Float64Array {
  const odds = new Float64Array(cuts.length);
  const gender = women.test(third.relation) ? 'f' : men.test(third.relation) ? 'm' : undefined;
  const byTitle = gender !== undefined && language === 'nl' && callsTwo(cuts);
  const byYou = hasTwoWays(looks, third);
  const ofThird = new Set(cuts.filter((_, at) => isOfThird(looks[at])).map(({ piece }) => piece));
  const byName = third.isInterpreter ? undefined : calling(nameOfOther(cuts, third));
  const ofCarer = new Set(
    third.isInterpreter ? [] : cuts.filter(({ said }) => ofCaring.test(said)).map(({ piece }) => piece),
  );
  const toOther = ({ said, piece }: Cut, { signs }: Looks): number => {
    let sum = third.isInterpreter || third.speaksForClient ? 0 : FOR_CLIENT;
    if (byName?.test(said) || ofCarer.has(piece)) sum += BY_NAME;
    const isYou = signs.has('you_polite') || signs.has('you_plain');
    if (signs.has('third') && !isYou) sum += OF_THIRD;
    if (byTitle && gender) {
      if (called[gender].test(said)) sum += BY_TITLE;
      if (called[gender === 'f' ? 'm' : 'f'].test(said)) sum -= BY_TITLE;
    }
    // A parent tells what runs in the family.
    if (parents.test(third.relation) && /(?<!\p{L})(?:familie|family)(?!\p{L})/iu.test(said)) sum += BY_YOU;
    if (byYou && signs.has('you_polite') !== signs.has('you_plain'))
      sum += signs.has('you_polite') === parents.test(third.relation) ? BY_YOU : -BY_YOU;
    return sum;
  };
  cuts.forEach((cut, at) => {
    const look = looks[at];
    // Who speaks of `hij` in the same breath is not the client, though they say `ik` as well.
    if (look && !third.isInterpreter && ofThird.has(cut.piece) && !isOfThird(look))
      odds[at] = (odds[at] ?? 0) + SAME_BREATH;
    if (!look?.isQuestion) return;
    // `En mevrouw, nu u. Hoe houdt u het vol?`: who is called stands in the sentence before.
    const before = cuts[at - 1]?.piece === cut.piece ? cuts[at - 1] : undefined;
    const isCalled =
      before !== undefined && [...Object.values(called), byName].some((title) => title?.test(before.said));
    const sum = toOther(isCalled ? { ...cut, said: before.said } : cut, look);
    for (let next = at + 1; sum !== 0 && next <= at + REACH && !looks[next]?.isQuestion; next++)
      odds[next] = (odds[next] ?? 0) + sum / (next - at);
  });
  return odds;
}
