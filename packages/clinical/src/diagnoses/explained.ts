/** What a diagnosis is in general, told to the client or who came along: `een depressie is meer dan een paar dagen somber zijn`. */
import type { Language } from '../note.ts';
import type { Mention } from './clauses.ts';

const dutchAdverbs =
  '(?:(?:eigenlijk|echt|gewoon|dus|vaak|meestal|in feite|vooral|wel|ook|natuurlijk|namelijk|per definitie|op zich|in principe|vrij|heel|best|altijd) )*';
const englishAdverbs =
  '(?:(?:really|actually|just|basically|often|usually|mostly|also|of course|essentially|by definition|simply|always|quite|very) )*';

const dutchKind =
  '(?:ziekte|hersenziekte|aandoening|ontwikkelingsstoornis|aandachtsstoornis|stoornis|patroon|reactie|verzamelnaam|naam|term|woord|begrip|beeld|toestand|probleem|gevoeligheid|kwetsbaarheid|manier|systeem|verwardheid|spectrum|aanleg|periode|paraplu|containerbegrip|vorm van|soort)';
const englishKind =
  '(?:illness|disease|condition|pattern|disorder|reaction|response|term|name|label|word|state|spectrum|vulnerability|way|problem|difference|umbrella|period|myth|form of|type of|kind of|sort of)';

/** What is said of the thing itself, not of who has it. */
const dutchTells = `(?:(?:is|zijn) ${dutchAdverbs}(?:meer dan|(?:iets|wat) (?:heel |totaal )?anders|anders dan|niet (?:alleen|hetzelfde|zomaar|gewoon|dat je)|als (?:je|iemand|mensen|een)|wanneer|wat er gebeurt|dat je|iets (?:dat|wat|waar)|een (?:(?!die |dat |passende? |goede? |juiste |betere )\\S+ ){0,3}${dutchKind}|een (?:\\S+ )?#|in (?:de|het|je) (?:hersenen|brein|genen|familie)|de meest(?! (?:waarschijnlijke?|logische|aannemelijke|passende|plausibele) )|een van de|piekeren|angst voor|aangeboren|erfelijk|pas )|(?:zit in|zitten in|kennen (?:we|wij) (?:(?!al)\\S+ )?van|heeft (?:niks|niets|alles|weinig)|verandert|veranderen|belemmert|belemmeren|ontstaat|ontstaan na|draait om|ontwikkelt zich|kenmerkt zich|uit zich|bestaat uit|verloopt|hoort niet bij het leven)(?= ))`;
const englishTells = `(?:(?:is|are) ${englishAdverbs}(?:more than|different (?:from|to)|(?:something|quite) (?:else|different)|not (?:just|only|simply|the same|about|an?)|never|when (?:you|someone|people|your)|what happens|where you|where your|about (?!your)|an? (?:(?!good |better |fair |fitting )\\S+ ){0,2}${englishKind}|an? (?:\\S+ )?#|in (?:the|your) (?:brain|genes|family)|the most(?! (?:likely|probable|plausible|logical|fitting|obvious) )|one of the|one (?:type|form|kind)|fear of|worrying|it takes|something (?:you|that|people)|at least)|(?:has (?:nothing|everything|little)|comes in|sits in|changes|develops|affects (?!you)|starts|lasts|tends|makes (?!you)|takes|involves)(?= ))`;

const owner = '(?<! (?:de|die|deze|dit|dat|het|uw|jouw|je|zijn|haar|the|this|that|your|his|her)(?: \\S+)?) ';
const one = '(?:en |maar |dus )?(?:een|an?)';
const tells: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `(?:${owner}| ${one} )@ (?:, )?${dutchTells}|@ (?:is|zijn) (?:(?:een van )?de meest voorkomende|daar (?:er )?een van)| ${one} @ is ${dutchAdverbs}een (?!(?:passende|goede|juiste|betere|feit|zekerheid|gegeven|mogelijkheid|optie|reele|diagnose|verklaring|comorbide|bijkomende|onderdeel) )|(?:${owner}| ${one} )# (?:is|zijn) ${dutchAdverbs}een (?:\\S+ )?@`,
    'u',
  ),
  en: new RegExp(
    `(?:${owner}| ${one} )@ (?:, )?${englishTells}|@ is (?:(?:one of )?the (?:most common|commonest)|one of (?:them|those))|(?:${owner}| ${one} )# (?:is|are) ${englishAdverbs}an? (?:\\S+ )?@`,
    'u',
  ),
};
/** Opens an explanation: `even uitleg: een depressie is …`, `the thing with depression is …`. */
const opens: Readonly<Record<Language, RegExp>> = {
  nl: / (?:uitleg|uitleggen|psycho ?educatie|achtergrond|achtergrondinformatie|informatie|voor de duidelijkheid|zo werkt het|leg (?:ik )?(?:het |dat )?(?:even )?uit) (?:(?:gegeven|geven|even|kort|nog|hoor|dus|,|:|\.) )*(?:een )?@ (?:is|zijn|heeft|geeft|duurt|begint|komt|gaat|maakt|betekent|houdt)(?= )/u,
  en: / (?:explain|explanation|psychoeducation|background|to be clear|information|how it works) (?:(?:quickly|briefly|just|so|,|:|\.) )*(?:an? )?@ (?:is|has|gives|lasts|starts|comes|goes|makes|means|develops)(?= )/u,
};

/** `Borderline, dat is een patroon dat al in de puberteit begint.` */
const names: Readonly<Record<Language, RegExp>> = {
  nl: /^ (?:(?:en|maar|kijk|nou|dus|ja|goed|dan|over|wat|nu|,) )*(?:een )?@ (?:[,:] )?$/u,
  en: /^ (?:(?:and|but|so|well|now|look|okay|right|,) )*(?:an? )?@ (?:[,:] )?$/u,
};
const goesOn: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `^ (?:[,:] )?(?:dat|daar|dan) (?:${dutchTells}|is (?:minstens|minimaal|ten minste|als)|zijn (?:\\S+ ){1,3}(?:soorten|vormen|typen|types|varianten)|heb je (?:\\S+ ){1,3}(?:soorten|vormen|typen|types|varianten)|(?:word|wordt|ben|heb|krijg) je (?:\\S+ )?(?:mee|van|in) |gaat niet over )`,
    'u',
  ),
  en: new RegExp(
    `^ (?:[,:] )?(?:that|it|which)(?:'s| is| are) ${englishAdverbs}(?:more than|different|not just|when|where|about|at least|fear of|(?:an?|the) (?:\\S+ ){0,2}${englishKind})`,
    'u',
  ),
};
/** `autisme daar word je mee geboren` */
const bornWith =
  /@ (?:, )?(?:daar (?:word|wordt|ben) je (?:\S+ )?mee (?:geboren|behept)|(?:is )?(?:something )?(?:that )?you're born with)(?= )/u;

/** What is told of the client by the same words: `autisme is bij jou …`. */
const ofClient = / (?:bij (?:u|jou)|in your case|for you|voor jou|uw|jouw|your|you have|you've got) /u;

export function isExplained({ clause, after }: Mention, text: string, language: Language): boolean {
  if (bornWith.test(text)) return true;
  if (tells[language].test(text) || tells[language].test(clause) || opens[language].test(text))
    return !ofClient.test(text);
  const [next = ''] = after;
  return names[language].test(clause) && goesOn[language].test(next) && !ofClient.test(next);
}
