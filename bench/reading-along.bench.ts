/** How long after the end of a talk its note begins, by a model on this machine: what was read along need not be read then. */
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { streamText } from 'ai';
import { processorTime_ms } from '../apps/server/src/engines/native/patience.ts';
import { localModel } from '../apps/server/src/model/local/local-model.ts';
import { enginesOf } from '../apps/server/test/progress.ts';
import { halfMinutes } from './long-talk.ts';
import { qwenShaped } from './qwen-shaped.ts';
import { LAYERS } from './random-gguf.ts';

const AIM = 1.5;
const lengths = (process.env.MINUTES ?? '5,20,60').split(',').map(Number);
const layers = Number(process.env.LAYERS ?? LAYERS);
const threads = Number(process.env.THREADS ?? availableParallelism());
const ANSWER_TOKENS = Number(process.env.ANSWER_TOKENS ?? 700);
/** Without reading along only what is wanted: an hour takes half an hour to read. */
const ways = (process.env.WAYS ?? 'along,afterwards').split(',');

const instructions = `Je schrijft het verslag van een gesprek tussen een behandelaar en een cliënt.
${'Schrijf alleen wat gezegd is, met bij elke zin de nummers van de stukken waarop die steunt. '.repeat(16)}`;
const tail = `\n\n${'Schrijf nu het verslag volgens het sjabloon: reden van komst, beloop, medicatie, beleid. '.repeat(11)}`;

const local = localModel({
  file: await qwenShaped(layers),
  name: 'qwen-shaped',
  threads,
  gives_way: false,
});

type Moment = { s: number; processor_s: number };
type Run = {
  minutes: number;
  way: string;
  asked: number;
  evaluated: number;
  written: number;
  first: Moment;
  last: Moment;
};

const child = () => enginesOf(process.pid, /model-child\.ts\0/)[0];

function since(): () => Moment {
  const [began, worked] = [performance.now(), processorTime_ms(child() ?? 0) ?? 0];
  return () => ({
    s: (performance.now() - began) / 1000,
    processor_s: ((processorTime_ms(child() ?? 0) ?? 0) - worked) / 1000,
  });
}

async function ask(talk: string, answer_tokens: number) {
  const moment = since();
  let first: Moment | undefined;
  const result = streamText({
    model: local.model,
    instructions,
    prompt: talk + tail,
    maxOutputTokens: answer_tokens,
    temperature: 0,
    maxRetries: 0,
  });
  for await (const _ of result.textStream) first ??= moment();
  const last = moment();
  const { inputTokens = 0, outputTokens = 0 } = await result.usage;
  const evaluated = Number((await result.providerMetadata)?.local?.evaluated_tokens);
  return { asked: inputTokens, evaluated, written: outputTokens, first: first ?? last, last };
}

/** Nothing of it runs or waits for a processor. One look may fall between two steps. */
function standsStill(pid: number): boolean {
  return readdirSync(`/proc/${pid}/task`).every((thread) => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'latin1');
    return stat[stat.lastIndexOf(')') + 2] === 'S';
  });
}

async function untilItIsRead(): Promise<void> {
  for (let still = 0; still < 5; ) {
    await sleep(100);
    still = standsStill(child() as number) ? still + 1 : 0;
  }
}

async function measure(minutes: number, way: string): Promise<Run> {
  const pieces = halfMinutes(minutes);
  const upTo = (count: number) => pieces.slice(0, count).join('\n');
  const key = `${minutes} minutes`;
  if (way === 'along') {
    for (let count = 1; count < pieces.length; count++) {
      local.readAlong(key, { instructions, talk: upTo(count) });
      await untilItIsRead();
    }
  }
  const run = await ask(upTo(pieces.length), ANSWER_TOKENS);
  local.forget(key);
  return { minutes, way, ...run };
}

const one = (value: number) => Number(value.toFixed(1));
const two = (value: number) => Number(value.toFixed(2));

// The first question waits for the model.
await ask('Goedemorgen.', 2);
const runs: Run[] = [];
for (const minutes of lengths) {
  for (const way of ways) {
    const run = await measure(minutes, way);
    runs.push(run);
    console.log(`  ${minutes} min, read ${way}: ${JSON.stringify(run)}, load ${one(loadavg()[0] as number)}`);
  }
}
await local.close();

console.log(`\n${layers} of ${LAYERS} layers, ${threads} threads; p = processor seconds`);
console.table(
  runs.map(({ minutes, way, asked, evaluated, written, first, last }) => ({
    minutes,
    'the talk read': way,
    tokens: asked,
    'read after the end': evaluated,
    'first word s': one(first.s),
    p: one(first.processor_s),
    'last word s': one(last.s),
    'p ': one(last.processor_s),
    'read a p': one(evaluated / first.processor_s),
    'written a p': one((written - 1) / (last.processor_s - first.processor_s)),
  })),
);

const along = runs.filter(({ way }) => way === 'along');
const [shortest, longest] = [along[0], along.at(-1)];
for (const run of along) {
  const afterwards = runs.find(({ minutes, way }) => minutes === run.minutes && way !== 'along');
  if (afterwards) {
    const times = two(afterwards.first.processor_s / run.first.processor_s);
    console.log(`${run.minutes} min: reading along makes the wait for the first word ${times} times shorter`);
  }
}
if (shortest && longest && shortest !== longest) {
  // By the processor's time, because a machine is not equally busy twice.
  const ratio = two(longest.first.processor_s / shortest.first.processor_s);
  console.log(`${longest.minutes} min waits ${ratio} times as long as ${shortest.minutes} min (aim ${AIM})`);
  if (ratio > AIM) process.exitCode = 1;
}
