/** The consultation that models are tried on. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findTemplate, type Template, type TranscriptPiece } from '@noteer/clinical';
import type { Language } from '@noteer/contract';
import type { Away } from '../../questions/disguise.ts';
import { disguiseFor } from '../../questions/disguise.ts';

export type TrialConsultation = {
  template: Template;
  language: Language;
  pieces: TranscriptPiece[];
  /** Nobody real is in it, so nothing of it is written down as having left. */
  away: Away;
};

const SECONDS_A_LINE = 6;
/** Enough to see what becomes of names. */
const LINES_SHOWN = 6;

export async function trialConsultation(language: Language): Promise<TrialConsultation> {
  const file = resolve(import.meta.dirname, `consultation.${language}.json`);
  const { template: id, client, lines } = JSON.parse(await readFile(file, 'utf8'));
  const template = findTemplate(id);
  if (!template) throw new Error(`there is no template ${id}`);
  return {
    ...{ template, language },
    pieces: lines.map((text: string, index: number) => ({
      ...{ seq: index + 1, text },
      ...{ start_s: index * SECONDS_A_LINE, end_s: (index + 1) * SECONDS_A_LINE },
    })),
    away: { known: { language, people: [client] }, leaves: async () => {} },
  };
}

/** Lines with somebody in them, as they were said and as they would leave. */
export async function leavingExample(language: Language): Promise<{ said: string; leaves: string }[]> {
  const { pieces, away } = await trialConsultation(language);
  const disguised = disguiseFor(pieces, away, language).hide(pieces.map(({ text }) => text));
  return pieces
    .map(({ text }, index) => ({ said: text, leaves: disguised[index] ?? '' }))
    .filter(({ said, leaves }) => said !== leaves)
    .slice(0, LINES_SHOWN);
}
