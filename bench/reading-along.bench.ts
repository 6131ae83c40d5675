/** How long after the end of a talk its note begins, by a model on this machine: what was read and written along is there then. */
import { availableParallelism, loadavg } from 'node:os';
import { hereModel } from '../apps/server/src/model/here.ts';
import type { Answer, LanguageModel, Question } from '../apps/server/src/model/port.ts';
import { noteAlong, writeNote } from '../apps/server/src/questions/note/write.ts';
import { llamaEngine } from '../apps/server/test/llama-engine.ts';
import { findTemplate, type TranscriptPiece } from '../packages/clinical/src/index.ts';
import { halfMinutes } from './long-talk.ts';
import { type Moment, now, untilItIsDone } from './model-process.ts';
import { qwenShaped } from './qwen-shaped.ts';
import { LAYERS } from './random-gguf.ts';

const AIM = 1.5;
const lengths = (process.env.MINUTES ?? '5,20,60').split(',').map(Number);
const layers = Number(process.env.LAYERS ?? LAYERS);
const threads = Number(process.env.THREADS ?? availableParallelism());
/** What a note of a page has in JSON; a sentence of it. */
const ANSWER_TOKENS = Number(process.env.ANSWER_TOKENS ?? 900);
const SENTENCE_TOKENS = 35;
const NOTE_SENTENCES = Math.round(ANSWER_TOKENS / SENTENCE_TOKENS);
/** Without reading along only what is wanted: an hour takes half an hour to read. */
const ways = (process.env.WAYS ?? 'along,afterwards').split(',');

const template = findTemplate('decursus');
if (!template) throw new Error('there is no such template');
const { signal } = new AbortController();

const here = hereModel({
  ...{ file: await qwenShaped(layers), name: 'qwen-shaped', threads, context_tokens: undefined },
  ...{ engine: await llamaEngine(), gives_way: false, run_as: undefined },
});

/** Random weights write nonsense as fast as sense; what goes on is a note of a usual size. */
function noteFor({ talk }: Question): string {
  const seqs = [...talk.matchAll(/^\[(\d+)\]/gm)].map(([, seq]) => Number(seq));
  const sentences = Array.from({ length: NOTE_SENTENCES }, (_, n) => ({
    text: `Cliënt slaapt sinds week ${n} slecht en wordt rond vier uur wakker.`,
    sources: [seqs[n % seqs.length] ?? 0],
  }));
  const sections = { [template?.sections[0]?.id ?? '']: sentences };
  return JSON.stringify({ sections, tasks: [], diagnoses: [], doubts: [] });
}

const limited = (question: Question): Question => ({ ...question, answer_tokens: ANSWER_TOKENS });
const sensible = (question: Question, answer: Answer): Answer => ({
  ...answer,
  text: noteFor(question),
  isCutOff: false,
});

type Asked = { tokens: number; written: number; first: Moment; last: Moment };
/** What it was asked after the end, and when each answer began and ended. */
let asked: Asked[] = [];
let began: Moment = { s: 0, p: 0 };

/** What is over is taken as written along: the same parts are read, written and timed where nobody read along. */
const writtenAlong = new Map<string, Answer>();
/** How many parts of the talk are over now, and at its end; only what is read then counts. */
let over = { now: 0, at_end: 0 };

function writeAlong(question: Question): Answer {
  over.now += 1;
  const counts = { tokens_read: 0, tokens_written: 0, seconds_to_first: 0, seconds: 0 };
  const answer = { text: noteFor(question), isCutOff: false, ...counts };
  writtenAlong.set(JSON.stringify(question), answer);
  return answer;
}

const model: LanguageModel = {
  ...here,
  async ask(question, asking) {
    const known = writtenAlong.get(JSON.stringify(question));
    if (known) {
      asked.push({ tokens: 0, written: 0, first: since(), last: since() });
      return known;
    }
    let first: Moment | undefined;
    const onText = () => {
      first ??= since();
    };
    const answer = await here.ask(limited(question), { signal: asking.signal, onText });
    const last = since();
    asked.push({ tokens: answer.tokens_read, written: answer.tokens_written, first: first ?? last, last });
    return sensible(question, answer);
  },
  along: {
    begin: () => here.along?.begin() ?? false,
    write: (_, question) => writeAlong(question),
    read: (key, beginning) => (over.now === over.at_end ? here.along?.read(key, beginning) : undefined),
    forget: (key) => here.along?.forget(key),
  },
};

const since = (moment = began): Moment => ({ s: now().s - moment.s, p: now().p - moment.p });

/** The first word comes, and the rest at an even pace. */
function sentenceOf({ written, first, last }: Asked): Moment {
  const share = Math.min(1, SENTENCE_TOKENS / Math.max(1, written));
  return { s: first.s + share * (last.s - first.s), p: first.p + share * (last.p - first.p) };
}

/** What is heard in half a minute is a few pieces. */
function piecesOf(minutes: number): TranscriptPiece[][] {
  let seq = 0;
  return halfMinutes(minutes).map((half, n) =>
    half.split('\n').map((line) => ({
      ...{ seq: seq++, start_s: n * 30, end_s: n * 30 + 30 },
      text: line.replace(/^\[\d+\] /, ''),
    })),
  );
}

async function measure(minutes: number, way: string) {
  const halves = piecesOf(minutes);
  const key = `${minutes} minutes`;
  const askedAbout = (count: number) => ({
    ...{ pieces: halves.slice(0, count).flat(), template: template as NonNullable<typeof template> },
    ...{ language: 'nl' as const, names: ['Femke (zus)', 'sertraline'], examples: [], away: undefined },
  });
  const hear = async (count: number) => {
    over.now = 0;
    await noteAlong(model, key, askedAbout(count), signal);
  };
  if (way === 'along') {
    over = { now: 0, at_end: Number.POSITIVE_INFINITY };
    await hear(halves.length - 1);
    over.at_end = over.now;
  }
  began = now();
  if (way === 'along')
    for (let count = 1; count < halves.length; count++) {
      await hear(count);
      if (over.now === over.at_end) await untilItIsDone();
    }
  const along = since();
  asked = [];
  began = now();
  await writeNote(model, askedAbout(halves.length), { signal });
  here.along?.forget(key);
  writtenAlong.clear();
  const [first, last] = [asked[0], asked.at(-1)];
  if (!first || !last) throw new Error('nothing was asked');
  // What was written along is on the page at once.
  const isThere = asked.length > 1 && first.last.s < 1;
  return {
    ...{ minutes, way, parts: asked.length, tokens: last.tokens, along, asked },
    ...{ on_page: isThere ? first.last : sentenceOf(first), of_last: sentenceOf(last), last: last.last },
  };
}

const one = (value: number) => Number(value.toFixed(1));

// The first question waits for the model.
await here.measure(['Goedemorgen.'], signal);
const runs: Awaited<ReturnType<typeof measure>>[] = [];
for (const minutes of lengths) {
  for (const way of ways) {
    const run = await measure(minutes, way);
    runs.push(run);
    console.log(`  ${minutes} min, ${way}: ${JSON.stringify(run)}, load ${one(loadavg()[0] as number)}`);
  }
}
await here.close();

const both = ({ s, p }: Moment) => `${one(s)} (${one(p)})`;
console.log(`\n${layers} of ${LAYERS} layers, ${threads} threads; seconds after the end (of the processors)`);
console.table(
  runs.map(({ minutes, way, parts, tokens, along, on_page, of_last, last }) => ({
    ...{ minutes, 'the talk read': way, parts, tokens },
    'the last part read along': both(along),
    'first sentence on the page': both(on_page),
    'first of the last part': both(of_last),
    'last sentence': both(last),
  })),
);

const along = runs.filter(({ way }) => way === 'along');
const [shortest, longest] = [along[0], along.at(-1)];
for (const run of along) {
  const afterwards = runs.find(({ minutes, way }) => minutes === run.minutes && way !== 'along');
  if (afterwards) {
    const times = one(afterwards.on_page.p / Math.max(0.1, run.on_page.p));
    console.log(`${run.minutes} min: the first sentence is there ${times} times sooner with reading along`);
  }
}
if (shortest && longest && shortest !== longest) {
  // The note so far is there at once: what counts is the first sentence that is new.
  const ratio = Number((longest.of_last.p / shortest.of_last.p).toFixed(2));
  console.log(
    `after ${longest.minutes} min the first new sentence waits ${ratio} times as long as after ${shortest.minutes} (aim ${AIM})`,
  );
  if (ratio > AIM) process.exitCode = 1;
}
