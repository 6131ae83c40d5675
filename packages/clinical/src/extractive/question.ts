/**
 * Makes of a question to the patient what a note would say: `Slaapt u slecht?` becomes `slaapt slecht`. A question
 * that cannot be turned safely (it denies, it is a request, it is about someone else) is not turned at all.
 */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import { type Talk, talkIn } from '../talk/talk.ts';
import { unfinished } from './tidy.ts';
import { dutchVerbs, englishVerbs } from './verbs.ts';

/** What was asked: `topic` names it (`last van bijwerkingen`), `predicate` says it of the patient. */
type Asked = { topic: string; predicate?: string; canBeDenied: boolean };

/** Things that clinicians do. `Heeft u het recept gestuurd?` is asked by the patient. */
const doneByClinicians =
  /\b(?:recept\w*|verwij\w+|brief|verstuurd|gestuurd|gebeld|uitslag\w*|aangevraagd|overlegd|prescri\w+|referr\w+|letter|sent|results|called|arranged)\b/;

export const openings = /^(?:(?:en|maar|dus|oke|oké|nou|goed|want|and|but|so|okay|well|right|now)[, ]+)+/iu;
const endings = /,?\s+(?:dan|verder|eigenlijk|toevallig|at all|at the moment|then|of niet|or not)$/iu;
/** Small words between verb and matter that the note can do without. */
const padding =
  /^(?:nog|wel eens|weleens|ook|verder|dan|misschien|toevallig|wel|soms|still|also|ever|currently|sometimes)\s+/iu;

const withoutPadding = (text: string): string => {
  const shorter = text.replace(padding, '');
  return shorter === text || shorter === '' ? text : withoutPadding(shorter);
};

/** `uw zus` becomes `zus`, `uzelf` becomes `zichzelf`. Undefined when the listener is still in it. */
function withoutListener(text: string, language: Language): string | undefined {
  const turned =
    language === 'nl'
      ? text
          .replace(/\b(?:uzelf|jezelf)\b/giu, 'zichzelf')
          .replace(/\b(?:uw|jouw|je) leven\b/giu, 'het leven')
          .replace(/\b(?:uw|jouw)\s+/giu, '')
          .replace(/(^|\b(?:met|van|in|op|aan|over|voor|door|bij|naar|uit|tegen)\s+)je\s+(?=\p{L})/giu, '$1')
      : text
          .replace(/\byourself\b/giu, 'self')
          .replace(/\byour life\b/giu, 'life')
          .replace(/\byour\s+/giu, '');
  return talkIn[language].secondPerson.test(plain(turned)) ? undefined : turned;
}

const nounsLikeParticiples =
  /\b(?:gedachten?|gevoelens|gewoonten|gezin|geheugen|geld|geluid(?:en)?|geweld|geduld|gewicht|gezicht(?:en)?|gevecht(?:en)?)\b/giu;

const hasParticiple = (text: string) =>
  /\b(?:\p{L}*ge\p{L}{2,}[dtn]|(?:be|ver|ont|her)\p{L}{3,}(?:d|t|en)|\p{L}+eerd)\b/iu.test(
    text.replace(nounsLikeParticiples, ''),
  );

function askedInDutch(question: string): Asked | undefined {
  const about = /^(?:is|zijn|was|waren) er\s+(.+)$/iu.exec(question)?.[1];
  if (about) return named(withoutListener(withoutPadding(about), 'nl'));
  const how =
    /^hoe (?:is|gaat|was|ging|zit|staat) (?:het )?(?:(?:nu|verder|eigenlijk|inmiddels) )?(?:met )?(?:de |het |uw |je |jouw )?(.+)$/iu.exec(
      question,
    )?.[1];
  if (how && !hasParticiple(how) && !/^(?:het|dat|er|u|je|nu|dan)\b/iu.test(how))
    return named(withoutListener(how, 'nl'));

  const [, verb = '', rest = ''] = /^(\p{L}+) (?:u|je|jij)(?:\s+(.+))?$/iu.exec(question) ?? [];
  const said = dutchVerbs[verb.toLowerCase()];
  if (!said) return undefined;
  if (!rest) return { topic: said, predicate: said, canBeDenied: false };
  // `voel je je somber`: the second `je` is the verb's own.
  const ownRest = said === 'voelt' ? rest.replace(/^je\s/iu, 'zich ') : rest;
  const matter = withoutListener(ownRest, 'nl');
  if (!matter) return undefined;
  const bare = withoutPadding(matter);
  const isPossession = said === 'heeft' && !hasParticiple(bare);
  const names = said === 'heeft' || said === 'is';
  return {
    topic: names ? bare : `${said} ${matter}`,
    predicate: `${said} ${matter}`,
    canBeDenied: isPossession,
  };
}

function askedInEnglish(question: string): Asked | undefined {
  const any = /^(?:(?:is|are|was|were) there )?any\s+(.+)$/iu.exec(question)?.[1];
  if (any) return named(withoutListener(any, 'en'), true);
  const how = /^how(?:'s| is| are| was| has) (?:your |the )(.+?)(?: been| going| doing)?$/iu.exec(
    question,
  )?.[1];
  if (how) return named(withoutListener(how, 'en'));
  const [, being] = /^(?:and )?how have you been (\p{L}+ing)$/iu.exec(question) ?? [];
  if (being) return named(being);

  const [, first = '', rest = ''] = /^(do|are|have) you\s+(.+)$/iu.exec(question) ?? [];
  const matter = rest && withoutListener(rest, 'en');
  if (!matter) return undefined;
  const bare = withoutPadding(matter);
  if (first.toLowerCase() === 'are') return { topic: bare, predicate: `is ${bare}`, canBeDenied: false };
  const [, held = '', possessed] = /^(have|had|noticed) (?:(?:any|some) )?(.+)$/iu.exec(bare) ?? [];
  if (first.toLowerCase() === 'have') {
    return possessed
      ? { topic: possessed, predicate: `has ${held} ${possessed}`, canBeDenied: true }
      : { topic: matter.replace(/^been /iu, ''), predicate: `has ${bare}`, canBeDenied: false };
  }
  const [verb = ''] = bare.split(' ', 1);
  const said = englishVerbs[verb.toLowerCase()];
  if (!said) return undefined;
  if (possessed) return { topic: possessed, predicate: `has ${possessed}`, canBeDenied: true };
  const claim = `${said}${bare.slice(verb.length)}`;
  return { topic: claim, predicate: claim, canBeDenied: false };
}

const named = (topic: string | undefined, canBeDenied = false): Asked | undefined =>
  topic ? { topic, canBeDenied } : undefined;

const choice = { nl: /\bof\b/iu, en: /\bor\b/iu };

export function asked(question: string, language: Language): Asked | undefined {
  const heard = plain(question);
  if (talkIn[language].negation.test(heard) || doneByClinicians.test(heard)) return undefined;
  const core = unfinished(question).replace(openings, '').replace(endings, '');
  // Two questions or a choice in one: an answer to it cannot be given to either.
  if (/[,;?]/.test(core) || choice[language].test(core)) return undefined;
  return language === 'nl' ? askedInDutch(core) : askedInEnglish(core);
}

export const isQuestion = (sentence: string, talk: Talk): boolean =>
  /\?["”’)]*$/.test(sentence.trim()) || talk.question.test(plain(sentence));
