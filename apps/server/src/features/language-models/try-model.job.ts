import { setTimeout as sleep } from 'node:timers/promises';
import type { JobHandler } from '../../jobs/handler.ts';
import type { ChosenModel } from '../../model/choice.ts';
import type { LanguageModel } from '../../model/port.ts';
import { ModelError } from '../../model/problem.ts';
import { chosenServer } from '../../model-choice.ts';
import { ofTheSystem } from '../../policy.ts';
import { measured, noCost } from '../../questions/measured-model.ts';
import { writeNote } from '../../questions/note/write.ts';
import type { WrittenNote } from '../../questions/note/written.ts';
import { readOver } from '../../questions/second-reading/read.ts';
import type { Services } from '../../services.ts';
import { type TrialConsultation, trialConsultation } from './consultation.ts';
import { nothingYet, trialKeyOwner } from './trial.ts';
import { type AskedTrial, beginTrial, endTrial, keepTrial, type TrialBody } from './trial-queries.ts';

/** How often the page is served, and a cancelled trial heard of. */
const LOOK_MS = 1_000;

/** Whatever died with a trial is not asked again: it may have died of it. */
export const tryModel: JobHandler<'try-model'> = {
  async run(services, { trial_id: id }, signal) {
    const { db, sealing, models, log } = services;
    const begun = await beginTrial(db, ofTheSystem, id);
    if (!begun) return endTrial(db, ofTheSystem, id, { problem: 'stopped_midway' });
    const { asked, key } = begun;
    const progress = follow(services, id, signal);
    try {
      const chosen = chosenFor(asked, key ? sealing.open(trialKeyOwner(id), key).toString() : undefined);
      const { model, giveBack } = await models.borrow(chosen);
      try {
        await tryOn(model, await trialConsultation(asked.language), progress);
      } finally {
        await giveBack();
      }
      await progress.end();
      await endTrial(db, ofTheSystem, id, { body: progress.body });
    } catch (error) {
      await progress.end();
      const problem = error instanceof ModelError ? error.problem : 'stopped_midway';
      if (!progress.signal.aborted)
        log.warn({ err: error, problem }, 'a language model that is tried did not write');
      await endTrial(db, ofTheSystem, id, { body: progress.body, problem });
    }
  },

  gaveUp: ({ db }, { trial_id }) => endTrial(db, ofTheSystem, trial_id, { problem: 'stopped_midway' }),
};

const chosenFor = ({ place, here, server }: AskedTrial, key: string | undefined): ChosenModel =>
  place !== 'here' && server ? chosenServer(place, server, key) : { kind: 'llama', model: here ?? undefined };

type Progress = { body: TrialBody; signal: AbortSignal; end: () => Promise<void> };

/** Writes down how far it is, and stops when somebody cancelled it. */
function follow({ db }: Services, id: string, signal: AbortSignal): Progress {
  const stop = new AbortController();
  const over = new AbortController();
  const body = { ...nothingYet };
  const look = async () => {
    while (!over.signal.aborted) {
      await sleep(LOOK_MS, undefined, { signal: over.signal }).catch(() => {});
      if (over.signal.aborted) return;
      // A database that is away for a moment ends no trial.
      if (!(await keepTrial(db, ofTheSystem, id, body).catch(() => true))) return stop.abort();
    }
  };
  const looking = look();
  return {
    body,
    signal: AbortSignal.any([signal, stop.signal]),
    async end() {
      over.abort();
      await looking;
    },
  };
}

const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;

async function tryOn(
  model: LanguageModel,
  consultation: TrialConsultation,
  { body, signal }: Progress,
): Promise<void> {
  const { pieces, template, language } = consultation;
  const away = model.place === 'elsewhere' ? consultation.away : undefined;
  const cost = noCost();
  const asked = measured(model, cost);
  const began = performance.now();
  const count = () => {
    Object.assign(body, { tokens_read: cost.tokens_read, tokens_written: cost.tokens_written });
  };
  const show = ({ sections }: WrittenNote) => {
    body.step = 'writing';
    body.sections = template.sections.flatMap(({ id, title }) => {
      const { sentences = [] } = sections.find((section) => section.id === id) ?? {};
      return sentences.length > 0 ? [{ id, title: title[language], sentences }] : [];
    });
    if (body.sections.length > 0) body.seconds_to_first ??= seconds(began);
  };
  const known = { pieces, template, language, names: [], away };
  const { note } = await writeNote(
    asked,
    { ...known, examples: [] },
    { signal, onProgress: (progress) => show(progress.note), onAnswer: count },
  );
  show(note);
  body.seconds = seconds(began);
  count();
  body.step = 'reading_over';
  const sections = template.sections.map(({ id, title }) => ({
    ...{ id, title: title[language] },
    lines: note.sections.find((section) => section.id === id)?.sentences ?? [],
  }));
  const changes = await readOver(asked, { ...known, sections }, { signal, onAnswer: count });
  body.changes = changes.map(({ kind, section, before, after, why }) => ({
    kind,
    section,
    before,
    after,
    why,
  }));
  body.is_to_the_letter = cost.off_schema === 0 && cost.tries_no_answer === 0;
  count();
}
