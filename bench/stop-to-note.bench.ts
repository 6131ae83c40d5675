/** How long after the end of a recording its transcript and its note are there: a long talk should not wait longer. */
import { availableParallelism, loadavg } from 'node:os';
import { withServer } from './bench-server.ts';
import { median } from './load.ts';
import { recordAndStop, type Stopped } from './paced-recording.ts';
import { watchRecordings } from './recording-watch.ts';
import { engineNamed, speechFor } from './spoken-minutes.ts';

const AIM = 1.5;
const engine = engineNamed(process.env.ENGINE ?? 'moonshine');
const numbers = (text: string) => text.split(',').map(Number);
const lengths = numbers(process.env.MINUTES ?? '1,10,60');
/** For each length; what is not named is measured once. */
const runs = numbers(process.env.RUNS ?? '3,2,1');

type Run = Stopped & { minutes: number };

/** Long ones between short ones: a machine that grows slower does so for all. */
const order = Array.from({ length: Math.max(...runs) }, (_, round) =>
  lengths.filter((_, place) => round < (runs[place] ?? 1)),
).flat();

const speech = await speechFor(engine);

// Without a model: how fast one writes is a matter of the machine.
const settings = { TRANSCRIBER: engine, WRITER: 'extractive', LOG_LEVEL: 'warn' };
const measured = await withServer(
  () => settings,
  async ({ noteer, clinician }) => {
    const watch = await watchRecordings(noteer.connectionString);
    const record = (minutes: number) =>
      recordAndStop({ clinician, watch }, speech.talk(minutes), speech.language);
    try {
      // The first one waits for the models to be loaded.
      await record(1);
      const all: Run[] = [];
      for (const minutes of order) {
        const run = { minutes, ...(await record(minutes)) };
        all.push(run);
        console.log(
          `  ${String(minutes).padStart(3)} min: transcript ${Math.round(run.transcript_ms)} ms, note ${Math.round(run.note_ms)} ms after the end`,
        );
      }
      return all;
    } finally {
      await watch.close();
    }
  },
);

const rowOf = (minutes: number) => {
  const of = measured.filter((run) => run.minutes === minutes);
  const middle = (what: keyof Stopped) => median(of.map((run) => run[what]));
  return {
    minutes,
    runs: of.length,
    'transcript ms': Math.round(middle('transcript_ms')),
    'note ms': Math.round(middle('note_ms')),
    'left at the end s': Number(middle('behind_s').toFixed(1)),
    'times as fast as speech': Number(((minutes * 60) / middle('recorded_s')).toFixed(1)),
  };
};
const rows = lengths.map(rowOf);
console.table(rows);

const shortest = rows[lengths.indexOf(Math.min(...lengths))];
const longest = rows[lengths.indexOf(Math.max(...lengths))];
if (!shortest || !longest) throw new Error('nothing was measured');
const ratios = (['transcript ms', 'note ms'] as const).map((what) => longest[what] / shortest[what]);
const [transcript, note] = ratios.map((ratio) => ratio.toFixed(2));
console.log(
  `${engine}: ${longest.minutes} minutes against ${shortest.minutes}: transcript ${transcript}, note ${note} ` +
    `(aim: at most ${AIM}); load of the machine now ${(loadavg()[0] ?? 0).toFixed(1)}, ${availableParallelism()} cores`,
);
if (Math.max(...ratios) > AIM) process.exitCode = 1;
