/** Whether an answer says yes or no, and what it says besides. When in doubt it says neither. */
import type { Language } from '../note.ts';

export type Reply = {
  says: 'yes' | 'no' | 'neither';
  /** `Nooit`, `never`: not now and not before. */
  never: boolean;
  /** `Geen van beide`: of all that was asked. */
  ofAll: boolean;
  /** `Nu niet`: when the no holds. */
  time: string;
  /** The sentences that remain. */
  details: string[];
  /** `Nog niet`: it may come. */
  not_yet: boolean;
  /** `Mm-hmm`, `oké`: they only show that somebody listens. */
  only_listens: boolean;
};

type Replies = { yes: RegExp; no: RegExp; never: RegExp; ofAll: RegExp; timedNo: RegExp; timedYes: RegExp };

/** One of these at the start, and then a mark, an end, or the next words. */
const start = (words: string) => new RegExp(`^(?:${words})(?![\\p{L}'’-])[\\s,.!…;:-]*`, 'iu');
/** The whole sentence. */
const whole = (words: string) => new RegExp(`^(?:${words})[\\s,.!…]*$`, 'iu');

const dutchTimes =
  "nu|op dit moment|momenteel|de laatste tijd|tegenwoordig|nu even|vandaag|deze week|de laatste weken|de laatste week|sindsdien|daarna|daarvoor|toen|vroeger|overdag|'s nachts|'s avonds|'s ochtends|(?:in|sinds|met|na|voor(?! zover)|tijdens|rond) [\\p{L}\\d' ]{2,40}?|vorige? (?:week|maand|jaar|zomer|winter)|vorig jaar|verleden jaar|de eerste (?:dagen|week|weken|maand)|als kind";
const englishTimes =
  "now|right now|currently|at the moment|at present|today|lately|recently|this week|these days|since then|(?:in|since|before|after|during|over|back in) [\\p{L}\\d' ]{2,40}?|last (?:week|month|year|summer|winter)|as a (?:child|kid|teenager)|years ago|in the past|before|previously";

const replies: Readonly<Record<Language, Replies>> = {
  nl: {
    yes: start(
      'ja hoor|ja zeker|jazeker|jawel|jaja|ja|zeker weten|zeker wel|zeker|dat klopt|klopt|inderdaad|absoluut|helaas wel|dat wel|precies|uiteraard|(?:is goed|prima|akkoord|dat is goed|graag|oké|oke|vooruit)(?=\\s*[,.!…]|\\s*$)',
    ),
    no: start(
      'nee,? (?:nee,? )*en nee|nee hoor|nee joh|nee zeg|neen|nee|welnee|tuurlijk niet|natuurlijk niet|integendeel|geen sprake van|absoluut niet|helemaal niet|zeker niet|totaal niet|gelukkig niet|echt niet|geen van (?:de |die )?(?:beiden?|allen?|allebei|drieën|drie|die|tweeën|twee|vier)|geen van|allebei niet|beide niet|geen enkele|niet dat ik (?:weet|gemerkt heb|heb gemerkt|me herinner)|voor zover ik weet niet|(?:nooit|niets|niks|niet|ik niet|dat niet|ook niet|dat ook niet|nee niks|geen|nul|geen een|nog niet|niet meer|nog niks|valt niet)(?=\\s*[,.!…]|\\s*$)',
    ),
    never: whole('(?:nee,? )*(?:nog |echt |helemaal |ook )?nooit(?: gehad| gedaan| gebeurd)?'),
    ofAll:
      /^(?:nee,? )*(?:nee,? (?:nee,? )*en nee|geen van|allebei niet|beide niet|alle (?:twee|drie) niet|niks van dat alles|niets van dat alles|allemaal niet)/iu,
    timedNo: whole(
      `(?:nee,? |maar )*(${dutchTimes})(?: ook| nog| gelukkig| echt)* (?:niet|niets|niks|nooit|geen)(?: meer)?`,
    ),
    timedYes: whole(`(?:ja,? |nou,? |maar )*(${dutchTimes})(?: nog| ook| dus)* wel(?: eens| gehad)?`),
  },
  en: {
    yes: start(
      "yes|yeah|yep|yup|yah|definitely|absolutely|correct|that's right|that's correct|exactly|sure|of course|(?:i do|okay|ok|sounds good|that's fine|fine)(?=\\s*[,.!…]|\\s*$)|(?:i am|i have|i did|i was|i can|it does|it is|it has|they do)(?=\\s*[.!]|\\s*$)|certainly|mm-?hmm|uh-?huh|indeed|yes please|please",
    ),
    no: start(
      "no,? (?:no,? )*and no|no to (?:all|both|all of (?:those|them|that))(?: (?:two|three|four|of (?:those|them|that)))?|no(?=\\s*[,.!…;:-]|\\s*$|\\s+(?:i|i'm|i've|i'd|it|it's|he|she|they|that|no|not|we|my|just|only|that's|well|nothing|there's|but|um|uh|never|none|thank|thanks|sir|ma'am|doctor|really|actually|absolutely|definitely|because|they're|and|any ?more|luckily|thankfully|the|this|so|okay|mostly|since|usually)\\b)|nope|nah|not at all|absolutely not|definitely not|certainly not|of course not|hell no|heck no|none of (?:those|that|them|these|the above)|none|neither(?: of (?:those|them))?|nothing like that|not that i(?:'m aware of| know of| can think of| remember| recall| noticed|'ve noticed| have noticed)|(?:never|nothing|not|i don't|i haven't|i'm not|i didn't|i can't|i wasn't|i do not|i have not|i am not|i did not|i was not|it doesn't|it isn't|it hasn't|not really|not particularly|not especially|not much|not really at all|not yet|not any ?more|usually no|no way|nothing at all|nothing significant|nothing else)(?=\\s*[,.!…]|\\s*$)",
    ),
    never: whole("(?:no,? )*(?:i(?:'ve| have))?\\s*never(?: have| had| did)?"),
    ofAll: /^(?:no,? )*(?:no,? (?:no,? )*and no|none of|neither|no to (?:all|both)|nothing like that|none)/iu,
    timedNo: whole(`(?:no,? |but )*(?:not|none|no|never) (${englishTimes})`),
    timedYes: whole(`(?:yes,? |but )*(${englishTimes})(?:,? yes|,? i did|,? i was|,? i have)`),
  },
};

const listening =
  /^(?:\s*(?:mm-?hmm?|uh-?huh|hm+|okay|ok|oké|oke|sure|right|alright|all right|perfect|ja ja|aha|goed|prima)[\s.,!]*)+$/iu;

/** Nothing but thinking aloud. */
const empty =
  /^(?:tja|tsja|sorry|e+h+m*|u+h+m*|u+m+|nou(?: ja)?|haha|hm+|nu|o|oh|ach|poeh|pff+|ga (?:je|uw) gang|ziet u wel|dat weet (?:je|u) toch|wat een vraag|goeie vraag|goede vraag|even denken|even kijken|well|okay|right|so)[\s.,!?…]*$/iu;

/** A time with somebody in it is a clause of its own: `sinds we begonnen zijn`. */
const speaksOf = /(?<!\p{L})(?:ik|we|wij|mijn|i|my|he|she|they)(?!\p{L})/iu;

/** Behind a yes or no they add nothing: `no, actually`. */
const adding =
  /^(?:actually|really|thankfully|fortunately|luckily|sir|ma'am|doctor|thank you|thanks|not at all|thank god|not really|nothing like that|none at all|i guess|i think|i do|i have|i am|gelukkig|eigenlijk)[\s.,!…]*$/iu;
const onlyYes = /^(?:ja|jawel|jaja|yes|yeah|yep)[\s.,!…]*$/iu;

const asFarAsKnown = /^(?:niet dat ik|voor zover|not that i)/iu;

/** `Vroeger wel, nu niet`: two answers, each of its time. */
const parted =
  /^((?:nu|toen|vroeger|vorige? \p{L}+|in [\p{L}\d ]{2,25}|als kind|de laatste \p{L}+|overdag|'s \p{L}+) (?:wel|niet)(?: meer)?),? (?:en |maar )?((?:nu|toen|vroeger|vorige? \p{L}+|in [\p{L}\d ]{2,25}|als kind|de laatste \p{L}+|overdag|'s \p{L}+) (?:wel|niet)(?: meer)?[.!]?)$/iu;

const cased = /(?<=[.!?…])\s+(?=[\p{Lu}'’\d"“])/u;

export const sentencesOf = (answers: readonly string[]): string[] =>
  answers
    .map((answer) => answer.replace(/\s+(?=[,.!?…])/gu, ''))
    .flatMap((answer) => answer.split(/\p{Lu}/u.test(answer) ? cased : /(?<=[.!?…])\s+/u))
    .flatMap((sentence) => sentence.replace(parted, '$1. $2').split(/(?<=\.) (?=\S)/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\d]/u.test(sentence));

export function replyOf(answers: readonly string[], language: Language): Reply {
  const words = replies[language];
  const reply: Reply = {
    says: 'neither',
    never: false,
    ofAll: false,
    time: '',
    details: [],
    not_yet: /^(?:(?:nee|nou|eh|no)[,.]? )*(?:nog niet|nog geen|not yet)(?![\p{L}])/iu.test(answers[0] ?? ''),
    only_listens: answers.every((answer) => listening.test(answer)),
  };
  for (const [at, sentence] of sentencesOf(answers).entries()) {
    if (empty.test(sentence)) continue;
    let rest = sentence.replace(
      /^(?:(?:e+h+m*|u+h+m*|u+m+|nou(?: ja)?|well|oh|o|tja|hm+|jee(?:tje)?|goh|tjee|ach|hemel|(?:my |good |dear )?(?:god|lord|heavens|gosh|goodness))[,.!…]*\s+)+/iu,
      '',
    );
    if (words.never.test(rest) && reply.says !== 'yes') {
      reply.says = 'no';
      reply.never = true;
      continue;
    }
    if (words.ofAll.test(rest)) reply.ofAll = true;
    const timed = words.timedNo.exec(rest)?.[1];
    // Said later, it is an answer by itself only after `In het voorjaar wel.`, with what was said of that.
    const isAnswer = at === 0 || reply.says === 'no' || words.timedYes.test(reply.details[0] ?? '');
    if (timed !== undefined && !speaksOf.test(timed) && isAnswer && reply.says !== 'yes' && !reply.time) {
      reply.says = 'no';
      reply.time = timed;
      continue;
    }
    for (let turn = 0; turn < 4; turn += 1) {
      const no = words.no.exec(rest)?.[0];
      const yes = no === undefined ? words.yes.exec(rest)?.[0] : undefined;
      const found = no ?? yes;
      if (found === undefined) break;
      const says = no === undefined ? 'yes' : 'no';
      // A later yes or no does not turn the first; two at once, that differ, say neither.
      if (at > 0 && reply.says === 'neither') break;
      if (reply.says !== 'neither' && reply.says !== says && at === 0)
        return { ...reply, says: 'neither', details: sentencesOf(answers) };
      if (at === 0) reply.says = says;
      if (asFarAsKnown.test(found))
        reply.details.push(language === 'nl' ? 'voor zover bekend' : 'as far as known');
      rest = rest.slice(found.length);
    }
    if (/[\p{L}\d]/u.test(rest)) reply.details.push(rest);
  }
  const told = reply.details.filter((detail) => !onlyYes.test(detail));
  const added = reply.says === 'neither' ? told : told.filter((detail) => !adding.test(detail));
  if (added.length > 0) return { ...reply, details: added };
  return reply.says === 'neither' ? reply : { ...reply, details: [] };
}

export const timedYes = (sentence: string, language: Language): string | undefined =>
  replies[language].timedYes.exec(sentence)?.[1];
