/** Writes down one window, and tries again more freely when what came out is improbable or goes round in circles. */
import { deflateSync } from 'node:zlib';
import type { Tensor } from '../../native/onnx.ts';
import { type Choice, drawn, likeliest, logSum, repeatable } from './chances.ts';
import type { Rules } from './rules.ts';
import type { Step, WhisperSessions } from './sessions.ts';
import type { Vocabulary } from './vocabulary.ts';

export type Written = {
  tokens: number[];
  /** The logarithm of each token's chance. */
  log_chances: number[];
  /** Where the model was listening when it chose each token: for each aligned head a row over the sound. */
  attention: (Float32Array[] | undefined)[];
  /** How likely it is that nobody speaks. */
  no_speech: number;
  /** How likely each language is, as far as the model can tell; the likeliest first. */
  languages: LanguageChance[];
};

export type LanguageChance = { language: string; chance: number };

type Model = { sessions: WhisperSessions; vocabulary: Vocabulary; rules: Rules };

/** How freely each try chooses, and how often. The ggml engine tries alike. */
const TRIES = [
  { temperature: 0, candidates: 1 },
  { temperature: 0.4, candidates: 2 },
  { temperature: 0.8, candidates: 2 },
];

/** Worse than this on average is a guess; more repetitive than this is a loop. Both are Whisper's own limits. */
const LEAST_LOG_CHANCE = -1;
const MOST_REPETITIVE = 2.4;
const PROBABLY_SILENCE = 0.6;

/** Half of what the decoder can hold: the other half is for the prompt. */
const MOST_TOKENS = 224;
/** Fast speakers reach eight tokens a second; half as many again, and some for the moments. */
const TOKENS_A_SECOND = 12;
const MORE_TOKENS = 24;

/** So many tokens of which the last half repeats the first will go on like that. */
const LOOP_TOKENS = 48;
const LONGEST_CYCLE = 24;

const averageOf = ({ log_chances }: Written): number =>
  log_chances.length === 0 ? 0 : log_chances.reduce((sum, value) => sum + value, 0) / log_chances.length;

export function isGoingRound(tokens: readonly number[]): boolean {
  if (tokens.length < LOOP_TOKENS) return false;
  const tail = tokens.slice(-LOOP_TOKENS);
  for (let cycle = 1; cycle <= LONGEST_CYCLE; cycle++) {
    if (tail.every((token, i) => i < cycle || token === tail[i - cycle])) return true;
  }
  return false;
}

function isRepetitive({ tokens }: Written, vocabulary: Vocabulary): boolean {
  const words = tokens.filter((token) => !vocabulary.isMoment(token));
  const bytes = Buffer.concat(words.map((token) => vocabulary.bytesOf(token)));
  return bytes.length > 0 && bytes.length / deflateSync(bytes).length > MOST_REPETITIVE;
}

const logitsOf = ({ logits }: Step) => logits.data as Float32Array;

const rowsIn = (step: Step, width: number) => logitsOf(step).length / width;

const lastRow = (step: Step, width: number) => logitsOf(step).slice(-width);

export async function writeDown(
  model: Model,
  sound: Tensor,
  { commands, prompt, spoken_s }: { commands: number[]; prompt: number[]; spoken_s: number },
): Promise<Written> {
  const { sessions, vocabulary } = model;
  const before = prompt.length > 0 ? [vocabulary.previous, ...prompt.slice(-(MOST_TOKENS - 1))] : [];
  const first = await sessions.begin(sound, [...before, ...commands]);
  const logits = logitsOf(first);
  const width = logits.length / (before.length + commands.length);
  const guess = guessOf(logits.subarray(before.length * width, (before.length + 1) * width), vocabulary);
  const most = Math.min(MOST_TOKENS, Math.ceil(spoken_s * TOKENS_A_SECOND) + MORE_TOKENS);

  try {
    return await bestOf(model, first, { width, most, guess });
  } finally {
    sessions.forgetAll(first);
  }
}

type Guess = Pick<Written, 'no_speech' | 'languages'>;

async function bestOf(
  model: Model,
  first: Step,
  { width, most, guess }: { width: number; most: number; guess: Guess },
): Promise<Written> {
  const { vocabulary } = model;
  const tried: Written[] = [];
  for (const { temperature, candidates } of TRIES) {
    const written: Written[] = [];
    for (let candidate = 0; candidate < candidates; candidate++) {
      const random = repeatable(1 + tried.length + candidate);
      const choose = (logits: Float32Array) =>
        temperature === 0 ? likeliest(logits) : drawn(logits, temperature, random);
      written.push({ ...(await oneTry(model, first, { width, most, choose })), ...guess });
    }
    const best = written.reduce((a, b) => (averageOf(b) > averageOf(a) ? b : a));
    tried.push(best);
    const isSilence = guess.no_speech > PROBABLY_SILENCE && averageOf(best) < LEAST_LOG_CHANCE;
    if (isSilence) return { ...nothing, ...guess };
    if (averageOf(best) >= LEAST_LOG_CHANCE && !isRepetitive(best, vocabulary)) return best;
  }
  const sober = tried.filter((written) => !isRepetitive(written, vocabulary));
  // Nothing is quite believable: what does not repeat itself, and of that the likeliest.
  return (sober.length > 0 ? sober : tried).reduce((a, b) => (averageOf(b) > averageOf(a) ? b : a));
}

const nothing = { tokens: [], log_chances: [], attention: [] };

/** After the first command the model says what it takes the sound for. */
function guessOf(logits: Float32Array, vocabulary: Vocabulary): Guess {
  const known = vocabulary.languages();
  const all = logSum(Float32Array.from(known, ([, token]) => logits[token] as number));
  const languages = known.map(([language, token]) => ({
    language,
    chance: Math.exp((logits[token] as number) - all),
  }));
  return {
    no_speech: Math.exp((logits[vocabulary.no_speech] as number) - logSum(logits)),
    languages: languages.sort((a, b) => b.chance - a.chance),
  };
}

type Tokens = Pick<Written, 'tokens' | 'log_chances' | 'attention'>;

async function oneTry(
  { sessions, vocabulary, rules }: Model,
  first: Step,
  { width, most, choose }: { width: number; most: number; choose: (logits: Float32Array) => Choice },
): Promise<Tokens> {
  const written: Tokens = { tokens: [], log_chances: [], attention: [] };
  let step = first;
  while (written.tokens.length < most) {
    const logits = lastRow(step, width);
    rules(logits, written.tokens);
    const { token, log_chance } = choose(logits);
    written.log_chances.push(log_chance);
    if (token === vocabulary.end) break;
    written.tokens.push(token);
    written.attention.push(step.attention?.map((rows) => rows.slice(-rows.length / rowsIn(step, width))));
    if (isGoingRound(written.tokens)) break;
    const next = await sessions.next(step.memory, token);
    if (step !== first) sessions.forget(step);
    step = next;
  }
  if (step !== first) sessions.forget(step);
  return written;
}
