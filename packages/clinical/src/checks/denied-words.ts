/** Which words of a clause are denied: `geen koorts`, `hoesten doe ik niet`, `denies chest pain`. */
import { replyOf } from '../grammar/reply.ts';
import type { Language } from '../note.ts';
import type { Token } from '../reading/tokens.ts';

type Words = {
  /** Deny what follows. */
  forward: RegExp;
  /** Deny what follows, and what stands before in the same clause. */
  both: RegExp;
  /** Deny what stands before. */
  back: RegExp;
  /** A denial does not reach past these. */
  turn: RegExp;
  or: RegExp;
};

const whole = (words: string) => new RegExp(`^(?:${words.split(/\s+/).join('|')})$`);

const wordsIn: Readonly<Record<Language, Words>> = {
  nl: {
    forward: whole('geen niemand zonder noch ontkent ontkende ontkennen ontkend nee neen evenmin geenszins'),
    both: whole('niet nooit niks niets nauwelijks nergens'),
    back: whole(
      'weg verdwenen gestopt voorbij negatief afwezig gestaakt afgelopen genezen hersteld uitgebleven stopte',
    ),
    turn: whole(
      'maar wel echter behalve terwijl hoewel doordat omdat waardoor want vanwege wegens tenzij nog alleen',
    ),
    or: whole('of noch en'),
  },
  en: {
    forward: whole(
      "no nobody without nor neither denies denied denying deny negative none nope isn't aren't wasn't",
    ),
    both: whole(
      "not never nothing hardly don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't cannot",
    ),
    back: whole('resolved settled gone stopped absent negative none nil quit stops'),
    turn: whole('but however although though except yet while because still only'),
    or: whole('or nor and'),
  },
};

const stops = /^[.;!?()–—]$/;

/** A comma goes on with a list that ends in `of`: `geen koorts, hoesten of keelpijn`. */
function isListComma(tokens: readonly Token[], at: number, { or, turn, forward, both }: Words): boolean {
  for (let next = at + 1; next < Math.min(tokens.length, at + 9); next++) {
    const text = tokens[next]?.text ?? '';
    if (stops.test(text) || turn.test(text) || forward.test(text) || both.test(text)) return false;
    if (or.test(text)) return true;
  }
  return false;
}

const LONGEST_REACH = 14;
/** Who begins anew is no longer denied: `niet geslapen en ik zweet`. */
const subject = /^(?:ik|hij|zij|ze|u|je|we|er|i|he|she|they|we|there|my|mijn)$/;
/** What follows these says when, where or why: not what is denied. `geen last van` goes on. */
const aside =
  /^(?:sinds|na|tijdens|om|tot|voor|bij|vanwege|wegens|door|tegen|in|op|uit|naar|zonder|since|after|during|until|before|at|on|in|for|due|by)$/;
const opensMatter =
  /^(?:last|sprake|gedachten|zin|behoefte|contact|pijn|thoughts|history|signs|evidence|plans|trouble|problems|idee)$/;

/** Certainly denied within so many words; further on it may be about something else. */
const SURE_FORWARD = 6;
const SURE_BACK = 3;

/** -1 is denied, 0 perhaps, 1 not. */
export type Polarity = -1 | 0 | 1;

type Walk = { tokens: readonly Token[]; words: Words; found: Polarity[] };

function isEnd({ tokens, words }: Walk, at: number, isList: boolean): boolean {
  const text = tokens[at]?.text ?? '.';
  const isNotYet = /^(?:nog|still|yet)$/.test(text) && words.both.test(tokens[at + 1]?.text ?? '');
  if (stops.test(text) || (words.turn.test(text) && !isNotYet)) return true;
  if (/^(?:en|and)$/.test(text) && subject.test(tokens[at + 1]?.text ?? '')) return true;
  return /^[,:]$/.test(text) && !(isList && isListComma(tokens, at, words));
}

function deny({ found }: Walk, at: number, isSure: boolean): void {
  if (isSure) found[at] = -1;
  else if (found[at] === 1) found[at] = 0;
}

function denyForward(walk: Walk, at: number): void {
  const { tokens } = walk;
  let isSure = true;
  let isList = false;
  for (let to = at + 1; to < Math.min(tokens.length, at + LONGEST_REACH) && !isEnd(walk, to, true); to++) {
    const text = tokens[to]?.text ?? '';
    if (text === ',' || /^(?:of|or|noch|nor)$/.test(text)) isList = true;
    if (aside.test(text) && to > at + 1 && !opensMatter.test(tokens[to - 1]?.text ?? '')) isSure = false;
    deny(walk, to, isSure && (isList || to - at <= SURE_FORWARD));
  }
}

/** `en viel niet flauw` has its own verb, and denies nothing before `en`; `rookt en drinkt niet` may. */
function hasMore({ tokens, words }: Walk, at: number): boolean {
  const next = tokens[at + 1]?.text ?? '.';
  return !stops.test(next) && next !== ',' && !words.turn.test(next) && !/^(?:meer|any|more)$/.test(next);
}

const denies = /^(?:ontkent|ontkende|ontkennen|ontkenden)$/;
const denier = /^(?:hij|zij|ze|client\p{L}*|patient\p{L}*|mevrouw|meneer)$/u;

function denyBack(walk: Walk, at: number): void {
  const { tokens } = walk;
  let counted = 0;
  const isApart = hasMore(walk, at);
  // `Koorts, gewichtsverlies of hoesten is er niet`, `stemmen en achterdocht ontkent zij`: the whole list.
  const isWhole = tokens[at - 1]?.text === 'er' || denies.test(tokens[at]?.text ?? '');
  for (let to = at - 1; to >= Math.max(0, at - LONGEST_REACH) && !isEnd(walk, to, isWhole); to--) {
    if (/^(?:dat|that)$/.test(tokens[to]?.text ?? '')) break;
    if (isApart && !isWhole && /^(?:en|and)$/.test(tokens[to]?.text ?? '')) break;
    if (!isWhole && /^(?:en|and)$/.test(tokens[to]?.text ?? '')) counted = SURE_BACK;
    if ((tokens[to]?.text.length ?? 0) > 3) counted += 1;
    const before = [tokens[to - 1]?.text ?? '', tokens[to - 2]?.text ?? ''];
    deny(walk, to, (isWhole || counted <= SURE_BACK) && !before.some((text) => aside.test(text)));
  }
}

/** For each word whether something denies it. */
export function polarities(tokens: readonly Token[], language: Language): Polarity[] {
  const words = wordsIn[language];
  const walk: Walk = { tokens, words, found: tokens.map(() => 1) };
  for (const [at, { text }] of tokens.entries()) {
    const isBoth = words.both.test(text);
    if (isBoth || words.forward.test(text)) denyForward(walk, at);
    const isInverted = denies.test(text) && denier.test(tokens[at + 1]?.text ?? '');
    if (isBoth || isInverted || words.back.test(text)) denyBack(walk, at);
  }
  return walk.found;
}

/** Whether any word denies something. */
export function hasDenial(tokens: readonly Token[], language: Language): boolean {
  const { forward, both, back } = wordsIn[language];
  return tokens.some(({ text }) => forward.test(text) || both.test(text) || back.test(text));
}

/** Says no or yes without the word for it. */
const impliedNo =
  /^(?:(?:eh|ehm|uh|um|nou|nou ja|oh|o|hm|mm|poeh|tja|well|so|ja)[,. ]+)*(?:ik denk (?:het|van) niet|dat (?:geloof|denk) ik niet|niet echt|eigenlijk niet|valt (?:wel )?mee|i don't think so|nooit|niet|geen|niks|niets|nog nooit|never|not|none|neither|nothing|no)(?![\p{L}])/u;
const impliedYes =
  /^(?:(?:eh|ehm|uh|um|nou|oh|well)[,. ]+)*(?:soms|regelmatig|vaak|elke|dagelijks|sometimes|often|every|daily|right)\b/;
/** What takes back part of a no: `Nee, heel soms.` */
const exception =
  /\b(?:soms|een keer|één keer|eenmaal|af en toe|zelden|heel even|nou ja|once|twice|sometimes|occasionally|rarely|a bit|a little)\b/;
/** An answer that ends in a no: `Vroeger wel. Nu niet.` */
const notNow =
  /\b(?:nu niet|nu niet meer|nu geen|niet meer|maar ik niet|^ik niet|ik zelf niet|not now|not any ?more|no longer|not me|but i (?:don't|haven't)(?=[.!]?$))/;

/** What an answer says to its question: by how it begins, or where it ends; `rest` is what it goes on with. */
export function answerOf(answer: string, rest: string, language: Language): 'yes' | 'no' | undefined {
  const { says } = replyOf([answer], language);
  const isException = exception.test(answer) || exception.test(rest);
  if (says === 'no' || (says === 'neither' && impliedNo.test(answer))) return isException ? undefined : 'no';
  if (notNow.test(answer) || notNow.test(rest)) return 'no';
  return says === 'yes' || impliedYes.test(answer) ? 'yes' : undefined;
}
