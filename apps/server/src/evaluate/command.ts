/** `npm run evaluate`: any language model over invented consultations. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConsultations } from './consultation.ts';
import { modelToTry } from './model-to-try.ts';
import { type SeededWay, seededWays } from './result.ts';
import { evaluate } from './run.ts';
import { resultLine, totalLines } from './terminal.ts';

const usage = `
npm run evaluate -- --url ADDRESS --model NAME     any server that speaks OpenAI's API
npm run evaluate -- --gguf FILE                    a model on this machine
npm run evaluate -- --replay FILE                  answers that were recorded

      --kind http|azure|mistral    what kind of server; http unless said otherwise
      --key KEY                    or WRITER_KEY in the environment, where others on this machine do not see it
      --context TOKENS             what it has in mind at once; 32768 of a server unless said otherwise
      --patience MINUTES           until the first word of an answer; 15 unless said otherwise
      --elsewhere                  as if it stood outside the house: names are replaced before text goes
      --consultations FOLDER       files of your own, or one file; evaluation/consultations unless said otherwise
      --templates decursus,soep    only consultations on these templates
      --seeded all|each|off        errors put into a note that is right: all in one question, each in its own, none
      --jobs N                     so many consultations at once; 2 unless said otherwise
      --record FILE                keeps the answers; what is in the file already is not asked again
      --out FOLDER                 .cache/evaluation/MODEL-DATE unless said otherwise; a run that was stopped goes on`;

class UsageError extends Error {}

const options = {
  url: { type: 'string' },
  model: { type: 'string' },
  key: { type: 'string' },
  kind: { type: 'string', default: 'http' },
  context: { type: 'string' },
  patience: { type: 'string' },
  elsewhere: { type: 'boolean', default: false },
  gguf: { type: 'string' },
  replay: { type: 'string' },
  record: { type: 'string' },
  consultations: { type: 'string', default: join('evaluation', 'consultations') },
  templates: { type: 'string', default: '' },
  seeded: { type: 'string', default: 'all' },
  jobs: { type: 'string', default: '2' },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

function read(args: string[]) {
  try {
    return parseArgs({ args, options, strict: true }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
}

function oneOf<T extends string>(name: string, value: string, all: readonly T[]): T {
  const found = all.find((each) => each === value);
  if (!found) throw new UsageError(`--${name} is one of ${all.join(', ')}.`);
  return found;
}

function count(name: string, value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`--${name} is a number of 1 or more.`);
  return number;
}

async function main(args: string[]): Promise<number> {
  const { kind, context, jobs, seeded, elsewhere, patience, ...values } = read(args);
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const found = await modelToTry({
    ...values,
    key: values.key ?? process.env.WRITER_KEY,
    kind: oneOf('kind', kind, ['http', 'azure', 'mistral']),
    context_tokens: context === undefined ? undefined : count('context', context),
    isElsewhere: elsewhere,
    patience_minutes: patience === undefined ? undefined : count('patience', patience),
  });
  if (typeof found === 'string') throw new UsageError(`${found}\n${usage}`);
  const way: SeededWay = oneOf('seeded', seeded, seededWays);
  const { model, from } = found;
  const templates = values.templates.split(',').filter(Boolean);
  const { consultations, unreadable } = await readConsultations(values.consultations, templates);
  for (const { file, why } of unreadable) console.error(`✗ ${file}: ${why}`);
  if (consultations.length === 0) throw new UsageError(`No consultations in ${values.consultations}.`);
  const date = new Date().toISOString().slice(0, 10);
  const folder = resolve(
    values.out ?? join('.cache', 'evaluation', `${model.name.replace(/[^\w.-]+/g, '_')}-${date}`),
  );

  const stop = new AbortController();
  // A terminal and npm may both say so.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  console.log(`${model.name} (${from}), ${consultations.length} consultations, into ${folder}\n`);
  try {
    const report = await evaluate(
      {
        ...{ model, from, folder, seeded: way, jobs: count('jobs', jobs), signal: stop.signal },
        onResult: (result, done, all) => console.log(resultLine(result, done, all)),
      },
      consultations,
      unreadable,
    );
    console.log(`\n${totalLines(report.totals).join('\n')}\n\n${join(folder, 'index.html')}`);
    if (!stop.signal.aborted) return report.totals.notes > 0 ? 0 : 1;
    console.log(`Stopped. ${report.missing.length} are left; the same command goes on.`);
    return 130;
  } finally {
    await model.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(`\n${error instanceof UsageError ? error.message : (error as Error).stack}`);
    process.exit(1);
  },
);
