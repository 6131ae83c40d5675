/** What is explained in general, supposed, or thought by somebody else: said, but not of the client as it is. */

import type { Language } from '../note.ts';
import { catches, type Ear, learn } from '../reading/ear.ts';
import { list } from '../reading/text.ts';
import type { Looks } from './features.ts';
import type { Role, TalkStanding } from './sentence.ts';

type Entry = { kind: TalkStanding | 'often' | 'about' | 'usually' };

const read = (table: Readonly<Record<string, string>>): Ear<Entry['kind']> =>
  learn(
    Object.entries(table).flatMap(([kind, phrases]) =>
      list(phrases).map((phrase) => [phrase, kind as Entry['kind']] as const),
    ),
  );

/** `often` and `about` make it general together, from the clinician: `bij dwang duurt het vaak tien weken`. */
const ears: Readonly<Record<Language, Ear<Entry['kind']>>> = {
  nl: read({
    general: `veel mensen, de meeste mensen, bij veel mensen, bij de meeste mensen, sommige mensen, bij sommige mensen, heel wat mensen, mensen die, mensen met, mensen hebben, mensen krijgen, mensen denken, mensen zeggen, iedereen heeft, iedereen krijgt, over het algemeen,
      in het algemeen, normaal gesproken, je ziet vaak, zie je vaak, zien we vaak, zien we veel, wat je vaak ziet, het is bekend dat, uit onderzoek, onderzoek laat zien, volgens de richtlijn, de richtlijn zegt, patienten die, patienten met, clienten met, veel patienten,
      er zijn mensen, kinderen van die leeftijd, op die leeftijd, kun je … van krijgen, kan je … van krijgen, kunt u … van krijgen, bekende bijwerking*, een bijwerking kan, als bijwerking kan, bijwerkingen kunnen, mogelijke bijwerking*, er bestaan, er zijn verschillende,
      een op de, twee op de, drie op de, vier op de, vijf op de, op de tien, op de honderd, op de duizend, procent van de mensen, procent van de, komt voor bij, komt vaak voor, komt veel voor, zie je bij, gemiddeld genomen, de meeste kinderen, veel kinderen, veel vrouwen, veel mannen, veel ouders, veel baby's, de meeste baby's,
      iedereen wordt, mensen voelen, mensen worden, mensen slapen, mensen schrikken, er zijn middelen, er bestaat een, je hebt middelen, werkzame stof, bijsluiter staat, in de bijsluiter,
      dat soort pijnstillers, dat soort middelen, dat soort medicijnen, dit soort middelen, dit soort klachten`,
    usually: 'meestal, doorgaans, gewoonlijk, in de regel, in principe, normaal gesproken, over het algemeen',
    supposed: `stel dat, stel je voor, stel u voor, stel nou, misschien dat, het zou kunnen, zou kunnen zijn, zou het kunnen, wie weet, bij wijze van spreken, als het ware, gesteld dat, zou misschien, misschien is het, misschien komt het, misschien heb ik, misschien ben ik, ik vraag me af of`,
    opinion: `vindt dat ik, vindt dat hij, vindt dat ze, vindt dat het, vindt ook dat, denkt dat ik, denkt dat hij, denkt dat ze, denkt dat het, gelooft dat, is bang dat ik, vinden dat ik, denken dat ik, volgens mijn, volgens m'n, vindt mij, vindt me, noemt me, noemt mij`,
    often:
      'meestal, vaak, soms, doorgaans, gewoonlijk, kan, kunnen, kun, kunt, duurt, werkt, werken, helpt, binnen, gemiddeld, herstelt, trekt, gaat … over',
    about: `bij een, bij dwang, bij depressie*, bij angst*, bij paniek*, bij ptss, bij adhd, bij een depressie, bij een psychose, bij trauma*, bij kinderen, bij ouderen, bij vrouwen, bij mannen, dat kan, dit kan, dat trekt, dat gaat meestal, dat duurt, het duurt, dit middel, zo'n middel, die middelen, deze middelen, een antidepressivum, antidepressiva,
      zo'n ontsteking, een virus, zo'n virus, het kan, er kan, er kunnen, je kunt, je kan, kun je, kan je, word je, krijg je`,
  }),
  en: read({
    general: `many people, most people, lots of people, a lot of people, some people, people who, people with, people often, people get, everyone gets, everybody gets, in general, generally speaking, as a rule, research shows, studies show, the guideline*, patients who, patients with, many patients,
      common side effect*, known side effect*, side effects can, side effects include, possible side effect*, out of ten, out of a hundred, out of a thousand, in a hundred, in a thousand, percent of people, per cent of people, most children, many women, many men, most women, most men, kids that age, at that age, you often see, we often see, we see a lot, these kinds of, this type of, drugs like`,
    usually: 'usually, typically, normally, as a rule, generally',
    supposed: `suppose, supposing, imagine, let's say, what if, it could be that, might be that, maybe it's, perhaps it's, maybe i have, maybe i'm, i wonder if, i wonder whether, hypothetically, who knows`,
    opinion: `thinks i, thinks that i, thinks it's, thinks he, thinks she, reckons, thinks i'm, believes that, according to my, calls me, is convinced, is worried that i, they think i, says i'm like`,
    often:
      'usually, often, sometimes, typically, normally, can, could, may, takes, works, helps, within, on average, tends, generally',
    about: `this can, that can, it can, it usually, that usually, this usually, these medicines, this medicine, these tablets, a virus, viruses, an infection, infections, with depression, with anxiety, with panic, with adhd, with ptsd, in children, in older, in women, in men, you can get, it takes, that takes, they can, antidepressants`,
  }),
};

/** A thing of this client is no general talk, whatever else is in the sentence. */
const own: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(['u', 'uw', 'jij', 'jou', 'jouw', 'ik', 'mijn', "m'n", 'uzelf']),
  en: new Set(["i'm", 'i', 'my', "i've", "i'd", "i'll"]),
};

/** `Dat kan morgen`, `je kunt dinsdag beginnen`: what holds on one day is of this client. */
const ofOneDay: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag\p{L}*|morgen|overmorgen|vandaag|van(?:middag|avond|ochtend)|volgende week|januari|februari|maart|april|juni|juli|augustus|september|oktober|november|december)(?!\p{L})/u,
  en: /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|next week|january|february|april|june|july|august|september|october|november|december)\b/,
};

/** What would be, or would have been: `als ik die pillen niet had, dan lag ik nu thuis`; and what was a joke. */
const unreal: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\w)als (?:ik|hij|ze|zij|we|u|je|het|er|dat) .{0,60}(?:had|was|zou|waren|hadden|kon|mocht).{0,60} dan (?:zou|had|was|lag|zat|ging|kon|waren|hadden|zouden|stond)(?!\w)|(?<!\w)(?:grapje|geintje|grapte|voor de grap|bij wijze van grap)(?!\w)/,
  en: /\bif (?:i|he|she|we|you|it) (?:had|were|hadn't|was) .{0,60}\b(?:would|wouldn't|i'd|he'd|she'd|we'd)\b|\b(?:just kidding|only joking|i'm joking|i joked)\b/,
};
/** Answers to what is supposed are supposed. */
const supposes: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|maar|nou|goed|oke)[, ]+)*(?:stel|gesteld|als u mocht kiezen|als je mocht kiezen|wat als)(?!\p{L})|wondervraag/iu,
  en: /^(?:(?:and|but|okay|so|now)[, ]+)*(?:suppose|imagine|what if|let's say|if you could|hypothetically)\b/i,
};
export const isSupposing = (said: string, language: Language): boolean => supposes[language].test(said);

const LONGEST_LIST = 7;
const explains: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:nou|goed|oke|kijk|even|dan|ok)[, ]+)*(?:even (?:wat |een (?:stukje |beetje )?)?uitleg|ik leg (?:het |even |dat )*uit|een stukje uitleg|wat uitleg)(?!\p{L})/iu,
  en: /^(?:(?:well|okay|so|right)[, ]+)*(?:let me explain|a bit of explanation|i'll explain)\b/i,
};

/** `Schrijf dat op`, `geen grote beslissingen`, `twee: na de rit eten`: what this client is to do. */
const instructs: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|dus|dan|maar) )*(?:schrijf|neem|bel|doe|ga|kom|drink|eet|houd?|stop|begin|probeer|let|laat|gebruik|smeer|vermijd|blijf|vraag|rust|slik|spoel|geen|niet|(?:een|één|twee|drie|vier|vijf):)(?!\p{L})|^eerst(?: \p{L}+){1,3}[.!]?$|(?<!\p{L})(?:schrijf|schrijft|neem|neemt|bel|belt|meet|stopt|begint) (?:je|u|jullie)(?!\p{L})/iu,
  en: /^(?:(?:and|so|then|but) )*(?:write|take|call|ring|do|go|come|drink|eat|keep|stop|start|try|avoid|stay|use|don't|no|(?:one|two|three|four|five):)(?!\p{L})/iu,
};

/** Whether what the clinician says goes on with what was explained in general: names without a verb, or an explanation. */
export function goesOnGeneral(
  now: { said: string; words: readonly string[] },
  before: { said: string; standing?: TalkStanding | undefined },
  language: Language,
): boolean {
  if (now.words.some((word) => own[language].has(word) || /^(?:je|we|wij|you|we're|i'll)$/.test(word)))
    return false;
  if (instructs[language].test(now.said)) return false;
  if (explains[language].test(before.said)) return true;
  return before.standing === 'general' && now.words.length <= LONGEST_LIST;
}

export function standingOf(
  said: readonly string[],
  { isQuestion }: Looks,
  role: Role,
  language: Language,
): TalkStanding | undefined {
  if (isQuestion) return undefined;
  const text = said.join(' ');
  if (unreal[language].test(text)) return 'supposed';
  const found = new Set(catches(ears[language], said).map(({ value }) => value));
  if (found.has('supposed')) return 'supposed';
  if (found.has('general')) return 'general';
  if (found.has('opinion')) return 'opinion';
  const isGeneral =
    role === 'clinician' &&
    (found.has('usually') || (found.has('often') && found.has('about') && !ofOneDay[language].test(text))) &&
    !said.some((word) => own[language].has(word)) &&
    !instructs[language].test(text);
  return isGeneral ? 'general' : undefined;
}
