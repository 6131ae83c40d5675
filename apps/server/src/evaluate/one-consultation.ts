/** One consultation: its note, the second reading of it, and errors put into a note that is right. */
import type { NoteChange } from '@noteer/contract';
import { EngineError } from '../errors.ts';
import type { LanguageModel } from '../model/port.ts';
import { ModelError } from '../model/problem.ts';
import type { Away } from '../questions/disguise.ts';
import { measured, noCost } from '../questions/measured-model.ts';
import { type Written, writeNote } from '../questions/note/write.ts';
import { type LinedSection, withChanges } from '../questions/second-reading/changes.ts';
import { readOver } from '../questions/second-reading/read.ts';
import { certainMarks } from './certain-marks.ts';
import type { Consultation, Fact } from './consultation.ts';
import type { NoteInSections, Result, SeededResult, SeededWay, Step } from './result.ts';
import { linesOfNote, readErrors, withErrors } from './seeded-errors.ts';

type Kept = Pick<Result, 'costs' | 'problems'>;
type Trial = {
  model: LanguageModel;
  consultation: Consultation;
  away: Away | undefined;
  signal: AbortSignal;
  kept: Kept;
};

/** What came was none: the last of its tries counts too. */
const isNoAnswer: ReadonlySet<string> = new Set(['broken_answer', 'empty_answer', 'cut_off', 'looped']);

/** What fails is kept in the result; the other steps go on. */
async function take<T>(
  { model, signal, kept }: Trial,
  step: Step,
  work: (model: LanguageModel) => Promise<T>,
): Promise<T | undefined> {
  kept.costs[step] ??= noCost();
  const cost = kept.costs[step];
  try {
    return await work(measured(model, cost));
  } catch (error) {
    if (signal.aborted) throw error;
    const problem = error instanceof ModelError ? error.problem : 'unexpected';
    if (isNoAnswer.has(problem)) cost.tries_no_answer += 1;
    const message = error instanceof EngineError ? error.message : String(error);
    kept.problems.push({ step, problem, message });
    return undefined;
  }
}

/** What is replaced is known by the client's name, as in the product. */
function awayFor({ client, language }: Consultation, model: LanguageModel): Away | undefined {
  if (model.place !== 'elsewhere') return undefined;
  const people = client ? [`${client.first_name} ${client.last_name}`] : [];
  return { known: { language, people }, leaves: async () => {} };
}

const lined = (sections: NoteInSections): LinedSection[] =>
  sections.map(({ id, title, sentences }) => ({ id, title, lines: sentences }));

function readOn(trial: Trial, step: Step, sections: readonly LinedSection[]) {
  const { consultation, away, signal } = trial;
  const { pieces, template, language, house: names } = consultation;
  return take(trial, step, (model) =>
    readOver(model, { pieces, sections, template, language, names, away }, { signal }),
  );
}

function uncited(facts: readonly Fact[], sections: readonly LinedSection[]): string[] {
  const cited = new Set(sections.flatMap(({ lines }) => lines.flatMap(({ sources }) => sources)));
  return facts
    .filter(({ must, segments }) => must && !segments.some((seq) => cited.has(seq)))
    .map(({ id }) => id);
}

async function seed(trial: Trial, way: SeededResult['way']): Promise<SeededResult> {
  const { clean_note, seeded, template, language } = trial.consultation;
  const clean = await readOn(trial, 'clean', linesOfNote(clean_note, template, language).sections);
  const rounds = way === 'each' ? seeded.map((error) => [error]) : [seeded];
  const errors: SeededResult['errors'] = [];
  const beside: NoteChange[] = [];
  for (const round of rounds) {
    const { note, placed } = withErrors(clean_note, round);
    const { sections, lines } = linesOfNote(note, template, language);
    const changes = await readOn(trial, 'seeded', sections);
    if (!changes) continue;
    const read = readErrors(placed, lines, changes);
    errors.push(...read.errors);
    beside.push(...read.beside);
  }
  return { way, clean: clean ?? null, errors, beside, not_asked: seeded.length - errors.length };
}

function inSections({ note }: Written, { template, language }: Consultation): NoteInSections {
  const titles = new Map(template.sections.map(({ id, title }) => [id, title[language]]));
  return note.sections.map(({ id, sentences }) => ({ id, title: titles.get(id) ?? id, sentences }));
}

export async function evaluateOne(
  model: LanguageModel,
  consultation: Consultation,
  { seeded, signal }: { seeded: SeededWay; signal: AbortSignal },
): Promise<Result> {
  const { id, language, specialty, template, pieces, facts, house } = consultation;
  const kept: Kept = { costs: {}, problems: [] };
  const trial: Trial = { model, consultation, away: awayFor(consultation, model), signal, kept };
  const written = await take(trial, 'note', (asked) =>
    writeNote(
      asked,
      { pieces, template, language, names: house, examples: [], away: trial.away },
      // Read as it comes, as in the product.
      { signal, onProgress: () => {} },
    ),
  );
  const sections = written && inSections(written, consultation);
  const lines = lined(sections ?? []);
  const changes: NoteChange[] | undefined = sections && (await readOn(trial, 'reading', lines));
  const canSeed = consultation.clean_note !== '' && consultation.seeded.length > 0;
  return {
    ...{ id, language, specialty, template: template.id, model: model.name },
    note: sections ? { sections, is_partial: written.isPartial } : null,
    tasks: written?.note.tasks ?? [],
    diagnoses: written?.note.diagnoses ?? [],
    doubts: written?.note.doubts ?? [],
    changes: changes ?? null,
    marks: sections ? certainMarks(sections, consultation) : [],
    must_facts: facts.filter(({ must }) => must).length,
    omissions: sections ? uncited(facts, lines) : [],
    omissions_after_reading: sections ? uncited(facts, withChanges(lines, changes ?? [])) : [],
    seeded: seeded !== 'off' && canSeed ? await seed(trial, seeded) : null,
    ...kept,
  };
}
