/** What a transcript says of each finding, questions and their answers taken together. */
import { isQuestion } from '../extractive/question.ts';
import type { Language } from '../note.ts';
import { holding, starting } from '../talk/phrases.ts';
import { talkIn } from '../talk/talk.ts';
import { plain } from '../reading/text.ts';
import type { Findings, Mention } from '../reading/findings.ts';
import { denies, isNoLonger, judged, type Polarity } from '../reading/polarity.ts';
import type { SpokenSentence } from '../reading/segments.ts';

/** A spoken sentence with the findings in it. */
export type Listened = SpokenSentence & { found: Findings };

export type Said = { polarity: Polarity; seq: number; text: string };
export type Evidence = ReadonlyMap<string, Said[]>;

/** `Niet dat ik weet.` answers; `I still won't take the tube.` tells something of its own. */
const SHORT_ANSWER_TOKENS = 6;
const pointsBack: Readonly<Record<Language, RegExp>> = {
  nl: holding('dat, die, het, niks, niets, nooit, daar*, ervan, ermee, geen'),
  en: holding('that, it, them, those, any, none, nothing, never, neither, one'),
};

/** `Ik ben vijf jaar geleden gestopt.` */
const stopped = /\b(?:gestopt|quit|gave up|stopped|clean)\b/;

/** Denials without a word that denies. */
const waved: Readonly<Record<Language, RegExp>> = {
  nl: holding('valt mee, viel mee, is over, gaat goed, gaat prima, is weg, verleden tijd, normaal'),
  en: holding(
    "that's fine, it's fine, all fine, is fine, it's gone, used to, no problem, no trouble, that's over",
  ),
};
/** Who says how often or how much says yes. */
const often: Readonly<Record<Language, RegExp>> = {
  nl: starting(`elke, iedere, bijna elke, dagelijks, vaak, heel vaak, regelmatig, soms, af en toe, heel, erg, veel, best wel, steeds,
    continu, altijd, een beetje, nogal, behoorlijk, wel eens`),
  en: starting(`every, nearly every, most, often, always, sometimes, daily, all the time, very, quite, a lot, constantly,
    occasionally, loads, a bit, a little, now and then`),
};
/** What makes a yes or a no less than that. */
const softened: Readonly<Record<Language, RegExp>> = {
  nl: holding('soms, alleen, af en toe, een beetje, behalve, hoewel, nou ja, eigenlijk'),
  en: holding('sometimes, only, occasionally, a bit, a little, except, although, though, well, maybe'),
};

const butIn: Readonly<Record<Language, RegExp>> = { nl: /(?<=\S.*)\bmaar\b/, en: /(?<=\S.*)\bbut\b/ };
const turned: Readonly<Record<Language, RegExp>> = { nl: holding('maar, wel'), en: holding('but, though') };

/** What the first sentence of an answer says of everything that was asked. */
function answered(sentence: Listened, mentions: readonly Mention[], language: Language): Polarity {
  const talk = talkIn[language];
  // `De gedachten zijn er wel, maar ik doe het niet`: the answer stands before the but.
  const whole = plain(sentence.text);
  const heard = whole.split(butIn[language], 1)[0] || whole;
  const isSoft = softened[language].test(heard);
  if (talk.no.test(heard)) return isSoft ? 'possible' : 'denied';
  const spoken = sentence.tokens.filter(({ start }) => start < heard.length);
  const isDenied = denies(spoken, mentions, language) || waved[language].test(heard);
  if (often[language].test(heard) && mentions.length === 0) return 'affirmed';
  if (talk.yes.test(heard)) return isDenied && turned[language].test(heard) ? 'possible' : 'affirmed';
  if (mentions.length > 0) return 'possible';
  const isAboutIt =
    spoken.length <= SHORT_ANSWER_TOKENS || stopped.test(heard) || pointsBack[language].test(heard);
  if (isDenied && !isAboutIt) return 'possible';
  if (isDenied) return isSoft ? 'possible' : 'denied';
  return isSoft || turned[language].test(heard) ? 'affirmed' : 'possible';
}

/** Who asks whether a good thing is there hears a no that is a complaint. */
const judging =
  /\b(?:goed|lekker|genoeg|normaal|lukt|redelijk|slaap\w*|slapen|eet\w*|eten|trek|honger|plezier|geniet\w*|leuk\w*|energie|concentr\w*|zin|stemming|rustig|ontspan\w*|well|okay|ok|fine|enough|normal|able|all right|sleep\w*|eat\w*|appetite|hungry|enjoy\w*|energy|calm|relax\w*|mood|settled?)\b/;
export const isJudging = ({ text }: Listened): boolean => judging.test(plain(text));

/** `Hoest u meer dan anders?` `Nee.`: the cough may well be there. */
const comparing =
  /\b(?:meer dan|vaker|erger|anders|toegenomen|veranderd|more than|worse|than usual|than before|increased|changed)\b/;

/** A question with its answer; `isPast` when it asks what was. */
export type Exchange = {
  questions: Listened[];
  answer: Listened;
  polarity: Polarity;
  isPast: boolean;
};

/** `Nou.`, `Even denken.`: the answer is still to come. */
const isHesitation = ({ text }: Listened, language: Language) =>
  hesitation.test(plain(text)) && !talkIn[language].no.test(plain(text));
const hesitation = /^(?:nou|hmm?|tja|eh+|uh+m?|even denken|well|let me think|um+|oh)[.,… ]*$/;

/** Questions in a row and the first sentence after them. */
export function exchangesIn(sentences: readonly Listened[], language: Language): Exchange[] {
  const exchanges: Exchange[] = [];
  const talk = talkIn[language];
  let questions: Listened[] = [];
  for (const sentence of sentences) {
    if (isQuestion(sentence.text, talk)) questions.push(sentence);
    else if (questions.length > 0 && !isHesitation(sentence, language)) {
      const polarity = answered(sentence, sentence.found.mentions, language);
      const isPast = pastQuestion[language].test(plain(questions.at(-1)?.text ?? ''));
      exchanges.push({ questions, answer: sentence, polarity, isPast });
      questions = [];
    }
  }
  return exchanges;
}

export function evidenceIn(
  sentences: readonly Listened[],
  exchanges: readonly Exchange[],
  language: Language,
): Evidence {
  const evidence = new Map<string, Said[]>();
  const add = (finding: string, said: Said) =>
    evidence.set(finding, [...(evidence.get(finding) ?? []), said]);
  /** Nothing definite, but it came up. */
  const spokenOf = (finding: string) => evidence.set(finding, evidence.get(finding) ?? []);
  for (const { text, seq, tokens, found } of sentences) {
    const { mentions, hints } = found;
    for (const finding of [...hints, ...mentions.map((mention) => mention.finding)]) spokenOf(finding);
    if (isQuestion(text, talkIn[language])) continue;
    const isOver = isNoLonger(text, language);
    for (const { finding, polarity } of judged(tokens, mentions, language)) {
      if (polarity === 'conditional') continue;
      add(finding, { polarity: isOver && polarity === 'affirmed' ? 'past' : polarity, seq, text });
      if (isOver) add(finding, { polarity: 'denied', seq, text });
    }
  }
  for (const { questions, answer, polarity, isPast } of exchanges) {
    // `Af en toe hoofdpijn. Verder niks.`: what the answer names speaks for itself.
    const named = new Set(answer.found.mentions.map(({ finding }) => finding));
    const asked = new Set(questions.flatMap(({ found }) => found.mentions.map(({ finding }) => finding)));
    // Asked in words that may mean much, and denied: that is a no to all of it.
    const hinted =
      polarity === 'denied' && !questions.some(isJudging)
        ? questions.flatMap(({ found }) => found.hints)
        : [];
    for (const finding of hinted) if (!asked.has(finding)) asked.add(finding);
    const isOver = isNoLonger(answer.text, language);
    const seq = questions[0]?.seq ?? answer.seq;
    const text = [...questions, answer].map((sentence) => sentence.text).join(' ');
    const isCompared =
      polarity === 'denied' && questions.some((question) => comparing.test(plain(question.text)));
    const said = isCompared ? 'possible' : isPast && polarity !== 'denied' ? 'past' : polarity;
    for (const finding of asked) {
      if (isOver) add(finding, { polarity: 'past', seq, text });
      if (!named.has(finding)) add(finding, { polarity: said, seq, text });
    }
  }
  return evidence;
}

const pastQuestion: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:\w+, )?(?:had|was|wilde|heeft u (?:ooit|eerder)|heb je (?:ooit|eerder|vroeger)|eerder|ooit)\b/,
  en: /^(?:and )?(?:did|had|were|was|have you ever)\b/,
};
