/** What is found is told in words that say so: a value of the lab, what hands and eyes find, what somebody feels while they are examined. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import { decisionIn } from './decisions.ts';
import type { Fact } from './fact.ts';
import { concludes } from './judgements.ts';
import { lastQuestion } from './last-question.ts';

const aim: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:als|mocht|indien|zodra|wanneer|tot|zullen|zal|gaan|gaat|straks|volgende|moet|moeten|mag|wil|willen|streven|streef|doel|liefst|liever|onder de|boven de|naar|keer|oefen(?:en|t)?)\b/,
  en: /\b(?:if|when|until|once|will|going to|next|should|want|aim|target|would|must|need|below|under|above|to|times)\b/,
};

/** `Het cholesterol is 1,7`, `Stil nu: 134/80`: measured, and nothing that is aimed at. */
const isMeasured = ({ slots, quote, standing }: Fact, language: Language): boolean =>
  standing === 'said' &&
  slots.measurements.some(({ name }) => name !== 'score') &&
  slots.medicines.length + slots.changes.length + slots.conditions.length === 0 &&
  !aim[language].test(plain(quote)) &&
  decisionIn(quote, language) === undefined;

const sensing: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:ik (?:zie|voel|hoor)|(?:zie|voel|hoor) ik)\b(?! (?:u|je|jullie|dat|wat|of|hem aankomen|me|mij|graag|liever|het|ook dat|wel dat|in (?:het|uw|je) (?:dossier|brief))\b)/,
  en: /\bi (?:can )?(?:see|feel|hear)\b(?! (?:you|that|what|if|like|it|your point|why|how|we)\b)/,
};
/** So few pieces after the examination began, what is seen and felt is of it. */
const EXAMINING = 3;
const isSensed = ({ slots, quote }: Fact, sinceExamining: number, language: Language): boolean =>
  sinceExamining <= EXAMINING &&
  sensing[language].test(plain(quote)) &&
  slots.medicines.length + slots.changes.length + slots.conditions.length === 0 &&
  !concludes(quote, language) &&
  !/\?/.test(quote);

/** What is worth its room: `Binnen voel ik geen zwelling`. */
export const tellsSensed = ({ told_by, quote, kind }: Fact, language: Language): boolean =>
  told_by === 'clinician' && kind === 'examination' && sensing[language].test(plain(quote));

/** What the clinician finds, whatever is agreed beside it. */
export const isFoundByClinician = (fact: Fact, sinceExamining: number, language: Language): boolean =>
  isMeasured(fact, language) || isSensed(fact, sinceExamining, language);

const whileExamined: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:doet dit (?:\p{L}+ )?(?:pijn|zeer)|doet (?:dat|het) (?:hier|nu) (?:pijn|zeer)|is (?:dit|het hier) (?:\p{L}+ )?(?:gevoelig|pijnlijk)|voelt? (?:u|je) (?:dit|mijn hand|het hier)\b|(?:pijn|gevoelig) als ik|als ik (?:\S+ ){0,6}?(?:druk|houd|hou|buig|beweeg|til|draai|trek|klop|tik|duw|knijp)\b)/u,
  en: /\b(?:does this hurt|does (?:that|it) hurt (?:here|there|when i|if i)|(?:sore|tender|painful) (?:here|there|when i|if i)|(?:if|when) i (?:\S+ ){0,3}?(?:press|push|bend|move|tap|squeeze|lift)\b|(?:do|can) you feel (?:this|that|me)\b)/u,
};
const touching: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:doet (?:dat|het) (?:pijn|zeer)|voelt? (?:u|je) dat)\b/,
  en: /\bdoes (?:that|it) hurt\b/,
};
/** `Doet dit pijn?` `Een beetje, bovenin.`: the client's words, and found. */
export function isAnswerToTouch({ asked }: Fact, sinceExamining: number, language: Language): boolean {
  const question = plain(lastQuestion(asked));
  return whileExamined[language].test(question) || (sinceExamining <= 1 && touching[language].test(question));
}

const refusing: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|dus|dan|maar|ook|nou|voorlopig|vanaf nu) )*(?:liever )?(?:geen|niet meer|nooit meer)\b/,
  en: /^(?:(?:and|so|then|but|well|for now) )*(?:rather )?(?:no more|no|not any more)\b/,
};
const already =
  /\b(?:gebruik\p{L}*|geslikt|genomen|gehad|gekregen|nodig gehad|allergi\p{L}*|used|taken|had|allerg\p{L}*)\b/u;
/** `Dus geen ibuprofen of diclofenac`: who treats says what not to take. */
export const isForbidden = ({ slots, quote, asked }: Fact, language: Language): boolean => {
  const said = plain(quote).replace(/,/g, '');
  return (
    asked === '' &&
    slots.medicines.length > 0 &&
    !/\?/.test(quote) &&
    refusing[language].test(said) &&
    !already.test(said)
  );
};
