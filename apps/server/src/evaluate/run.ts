/** All consultations past one model, some at once. Each result is kept as it comes, so that a run goes on where it was stopped. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageModel } from '../model/port.ts';
import { certainMarks } from './certain-marks.ts';
import type { Consultation, Unreadable } from './consultation.ts';
import { evaluateOne } from './one-consultation.ts';
import type { Report } from './report.ts';
import { reportPage } from './report-page.ts';
import type { Result, SeededWay } from './result.ts';
import { totalsOf } from './totals.ts';

export type Run = {
  model: LanguageModel;
  /** Where it answers, without anything secret. */
  from: string;
  folder: string;
  seeded: SeededWay;
  jobs: number;
  signal: AbortSignal;
  onResult: (result: Result, done: number, all: number) => void;
};

/** Nobody finds half a file. */
async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

const writeJson = (file: string, value: unknown) => writeWhole(file, `${JSON.stringify(value, null, 1)}\n`);

const fileOf = (folder: string, id: string) => join(folder, `${id}.json`);

/** What is there of another model, failed, or lacks the errors that are asked for now, is done again. */
async function kept({ folder, model, seeded }: Run, consultation: Consultation): Promise<Result | undefined> {
  const { id, seeded: errors } = consultation;
  let result: Result;
  try {
    result = JSON.parse(await readFile(fileOf(folder, id), 'utf8')) as Result;
  } catch {
    return undefined;
  }
  const isSeeded = seeded === 'off' || errors.length === 0 || result.seeded?.way === seeded;
  if (result.model !== model.name || result.problems.length > 0 || !isSeeded) return undefined;
  // These are ours, not the model's: they may be better by now.
  return { ...result, marks: result.note ? certainMarks(result.note.sections, consultation) : [] };
}

export async function evaluate(
  run: Run,
  consultations: readonly Consultation[],
  unreadable: readonly Unreadable[],
): Promise<Report> {
  const { model, folder, signal } = run;
  await mkdir(folder, { recursive: true });
  const results = new Map<string, Result>();
  for (const each of consultations) {
    const before = await kept(run, each);
    if (before) results.set(each.id, before);
  }
  const waiting = consultations.filter(({ id }) => !results.has(id));
  const worker = async () => {
    for (let next = waiting.shift(); next && !signal.aborted; next = waiting.shift()) {
      const result = await evaluateOne(model, next, run);
      await writeJson(fileOf(folder, next.id), result);
      results.set(next.id, result);
      run.onResult(result, results.size, consultations.length);
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: run.jobs }, worker));
  const report: Report = {
    made_at: new Date().toISOString(),
    model: {
      ...{ name: model.name, from: run.from },
      ...{ place: model.place, context_tokens: model.context_tokens },
    },
    totals: totalsOf([...results.values()]),
    unreadable,
    missing: consultations.filter(({ id }) => !results.has(id)).map(({ id }) => id),
    consultations: consultations.flatMap(({ id }) => results.get(id) ?? []),
  };
  await writeJson(join(folder, 'report.json'), report);
  await writeWhole(join(folder, 'index.html'), reportPage(report, consultations));
  // A full disk, say: what is there is told, and then that.
  const broken = ended.find((each) => each.status === 'rejected');
  if (broken && !signal.aborted) throw broken.reason;
  return report;
}
