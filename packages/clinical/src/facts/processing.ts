/**
 * A memory that is worked on in the session (EMDR): which sentences are of it, and the figures that are asked again and again.
 * What comes up meanwhile is no complaint, no finding and no conclusion: a note has what was worked on and how it went.
 */
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { plain } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';

export type Rated = { value: number; seq: number };

/** `first` and `last` are places among the sentences of the talk. */
export type Processing = {
  first: number;
  last: number;
  /** As the clinician put it: `Ik ben schuldig`. */
  thought?: Sentence;
  /** What the client would rather believe. */
  wanted?: Sentence;
  tension: Rated[];
  belief: Rated[];
};

const begins =
  /(?:naarste|ergste|vervelendste|worst) (?:\p{L}+ )?(?:plaatje|beeld|moment|picture|image|part)|welk(?:e)? (?:plaatje|beeld) is (?:nu )?het (?:naarst|ergst)|(?:nare|negatieve|negative) (?:gedachte|cognitie|thought|belief)|wat zegt (?:dat|dit)(?: \p{L}+)* over (?:jou|jezelf|u)(?!\p{L})|what does (?:that|it) say about you/u;
/** Said at each set of eye movements. */
const atSet =
  /volg (?:de|het|mijn|maar) ?(?:licht\p{L}*|hand|vingers?)?|kijk naar (?:het lampje|de (?:licht)?balk|mijn (?:hand|vingers))|(?:licht)?balk|wat komt er(?: (?:op|nu))?$|^en stop$|^(?:oke |goed |mooi )*(?:ga|blijf) (?:daar )?(?:maar |mee |op |bij )*(?:door|verder|bij)|ga daarmee door|neem dat(?: mee)?|terug naar (?:het|dat) (?:plaatje|beeld)|follow (?:my (?:fingers|hand)|the lights?)|what (?:comes up|do you notice|are you getting)|go with that|back to the (?:picture|image)/u;
const FEWEST_SETS = 3;

const ofTension =
  /spanning|nul tot tien|zero to ten|hoe naar|hoe hoog|hoeveel(?: spanning)? nu|how (?:disturbing|bad|high)|^en (?:nu|hoe is (?:het|hij) nu)(?: als je .*)?$|terug naar (?:het|dat) (?:plaatje|beeld)|back to the (?:picture|image)|^and now/u;
const ofBelief =
  /geloofwaardig|hoe waar|een tot zeven|één tot zeven|one to seven|how true|^en (?:die|je|de) zin|(?:die|de) zin(?! is)/u;
const settles =
  /(?:houden? (?:het|hem) op|stoppen we (?:op|met)|sluiten we af (?:op|met)|nemen .* dus|leave it at|call it) (?:een |a )?/u;
const ends =
  /(?:sluiten|stoppen) we|laten (?:het|we het) hier|tot zover|nawerken|doorwerken|stop there|leave it there/u;

/** A number and what people say around it. */
const beside: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:een|of|nou|eh|ehm|uh|um|ja|nee|misschien|denk|ik|doe|maar|wel|toch|gewoon|ongeveer|mag|zo|n|is|het|nu|hij|vooral|hier|dat|half|en|als|moet|zeggen|de)$/u,
  en: /^(?:a|an|or|well|er|um|uh|yes|yeah|no|maybe|about|i|think|say|just|still|it|its|s|is|now|probably|the|like|and|half|id|d)$/u,
};
const MOST = { tension: 10, belief: 7 };

function numbersIn(text: string, language: Language): number[] {
  return readQuantities(tokensOf(text), language, true).flatMap((each) =>
    each.what === 'amount' && each.unit === undefined && !each.isOrdinal ? [each.value] : [],
  );
}

/** Whether a sentence says a number and little else. */
function isBare(text: string, language: Language): boolean {
  const tokens = tokensOf(text);
  const numbers = readQuantities(tokens, language, true);
  const inNumber = (at: number) => numbers.some(({ index, length }) => at >= index && at < index + length);
  return (
    numbers.length > 0 &&
    tokens.every(({ text: word }, at) => inNumber(at) || !/\p{L}/u.test(word) || beside[language].test(word))
  );
}

/** What the client answered with: the last number of the bare sentences, from the first of these on. */
function ratingIn(answer: readonly Sentence[], most: number, language: Language): Rated | undefined {
  let found: Rated | undefined;
  for (const { said, seq } of answer) {
    const isOnly = isBare(said, language);
    if (!isOnly && found) break;
    const value = isOnly ? numbersIn(said, language).at(-1) : undefined;
    if (value !== undefined && value >= 0 && value <= most) found = { value, seq };
  }
  return found;
}

/** What the client says after a sentence, until the clinician speaks. */
function answerTo(sentences: readonly Sentence[], at: number): Sentence[] {
  const next = sentences.slice(at + 1);
  const end = next.findIndex(({ speaker }) => speaker.role === 'clinician');
  return next.slice(0, end < 0 ? next.length : end).filter(({ speaker }) => speaker.role === 'client');
}

type Cue = { at: number; text: string; sentence: Sentence };
const cuesOf = ({ sentences }: Talk): Cue[] =>
  sentences.flatMap((sentence, at) =>
    sentence.speaker.role === 'clinician'
      ? [
          {
            at,
            text: plain(sentence.said)
              .replace(/[.?!…,]+/g, '')
              .trim(),
            sentence,
          },
        ]
      : [],
  );

const NEAR = 1;
const scale = /(?:van een tot zeven|one to seven)\P{L}+/u;
function onScale(answer: readonly Sentence[], language: Language): Rated | undefined {
  for (const { said, seq } of answer) {
    const [, rest = ''] = plain(said).split(scale);
    const value = isBare(rest, language) ? numbersIn(rest, language).at(-1) : undefined;
    if (value !== undefined && value <= MOST.belief) return { value, seq };
  }
  return undefined;
}

const asksWanted = /wat zou (?:je|u) (?:dan )?liever|what would you (?:rather|prefer)/u;

/** `Vijf. Vier, denk ik.` at each question; the clinician may settle it: `We houden het op één?` */
function ratingsIn(
  cues: readonly Cue[],
  { sentences, language }: Talk,
): Pick<Processing, 'tension' | 'belief'> {
  const rated = { tension: [] as Rated[], belief: [] as Rated[] };
  let last: 'tension' | 'belief' = 'tension';
  for (const { at, text, sentence } of cues) {
    const kind = ofBelief.test(text) ? 'belief' : ofTension.test(text) ? 'tension' : undefined;
    const [settled] = settles.test(text) ? numbersIn(sentence.said, language) : [];
    if (settled !== undefined) {
      const before = rated[last].at(-1);
      const isNear = before && Math.abs(before.value - settled) <= NEAR;
      if (isNear) rated[last].splice(-1, 1, { value: settled, seq: sentence.seq });
      continue;
    }
    // `Maar dat geloof ik nu, van één tot zeven... een twee`, told with the thought itself.
    const told = asksWanted.test(text) && onScale(answerTo(sentences, at), language);
    if (told) rated.belief.push(told);
    const asked = kind ?? (/^(?:en )?nu$|^now$/.test(text) ? 'tension' : undefined);
    const rating = asked && ratingIn(answerTo(sentences, at), MOST[asked], language);
    if (!asked || !rating) continue;
    last = asked;
    if (rated[asked].at(-1)?.value !== rating.value) rated[asked].push(rating);
  }
  return rated;
}

const ofOneself =
  /^(?:ik (?:ben|was|kan|had|heb|moet|mag|doe)|het is mijn|i(?:'m| am| was| can't| should| have)|it's my)(?!\p{L})/iu;
const LONGEST_THOUGHT_words = 9;
const isThought = ({ said }: Sentence): boolean =>
  ofOneself.test(said) && said.split(/\s+/).length <= LONGEST_THOUGHT_words;

/** The thought as it stands when the other one is asked for, and that one. */
function thoughtsIn(cues: readonly Cue[], { sentences }: Talk): Pick<Processing, 'thought' | 'wanted'> {
  const asked = cues.find(({ text }) => asksWanted.test(text));
  if (!asked) return {};
  const thought = sentences.slice(Math.max(0, asked.at - 4), asked.at).findLast(isThought);
  const answer = answerTo(sentences, asked.at);
  const wanted =
    answer.find(isThought) ?? answer.find(({ said }) => /^(?:dat ik|that i)(?!\p{L})/iu.test(said));
  return { ...(thought ? { thought } : {}), ...(wanted ? { wanted } : {}) };
}

const MOST_APART = 14;

/** None where nothing was rated at least twice: then it may have been only spoken of. */
export function processingIn(talk: Talk): Processing | undefined {
  const all = cuesOf(talk);
  const from = all.findIndex(({ text }) => begins.test(text));
  if (from < 0) return undefined;
  const cues: Cue[] = [];
  for (const cue of all.slice(from)) {
    const isOf = [begins, atSet, ofTension, ofBelief, settles, asksWanted].some((each) =>
      each.test(cue.text),
    );
    const before = cues.at(-1)?.at ?? cue.at;
    if (isOf && cue.at - before > MOST_APART) break;
    if (isOf) cues.push(cue);
  }
  const sets = cues.filter(({ text }) => atSet.test(text)).length;
  const rated = ratingsIn(cues, talk);
  const lastCue = cues.at(-1);
  if (sets < FEWEST_SETS || rated.tension.length < 2 || !lastCue) return undefined;
  const answer = answerTo(talk.sentences, lastCue.at);
  const closing = all.find(({ at, text }) => at > (cues[0]?.at ?? 0) && at <= lastCue.at && ends.test(text));
  const last =
    closing && !rated.belief.some(({ seq }) => seq > closing.sentence.seq)
      ? closing.at
      : lastCue.at + answer.length;
  return { first: cues[0]?.at ?? 0, last, ...rated, ...thoughtsIn(cues, talk) };
}
