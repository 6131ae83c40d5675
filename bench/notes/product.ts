/** What is measured: the only file here that calls the product. */
import {
  checkNote,
  defaultTemplate,
  evidenceOf,
  findFollowUps,
  findTemplate,
  type Language,
  type NoteDraft,
  noteMarkdown,
  type Template,
  writeNote,
} from '@noteer/clinical';
import type { HeardPiece } from './consultation.ts';

/** Kinds of consultation in the sets, where the product's template has another name. */
const templates: Readonly<Record<string, string>> = {
  medicatiecontrole: 'medicatieconsult',
  risico: 'suicide',
  cgt: 'decursus',
};

function templateFor(kind: string, language: Language): Template {
  if (kind === 'soep' && language === 'en') return findTemplate('soap') ?? defaultTemplate;
  return findTemplate(templates[kind] ?? kind) ?? defaultTemplate;
}

export type Talk = { pieces: readonly HeardPiece[]; language: Language; template: string; from: string };
export type Written = { draft: NoteDraft; text: string };
export type Marked = { kind: string; start: number; end: number; text: string };
export type LeftOut = { kind: string; text: string; sources: readonly number[] };
export type Task = { kind: string; text: string; due: string | null };
type Rested = { start: number; end: number; sources: readonly number[] };

export function write({ pieces, language, template }: Talk): Written {
  const draft = writeNote(pieces, { template: templateFor(template, language), language });
  return { draft, text: noteMarkdown(draft).text };
}

export function check(note: string, { pieces, language }: Talk): { marks: Marked[]; omissions: LeftOut[] } {
  const { marks, omissions } = checkNote(note, pieces, language);
  return { marks, omissions: omissions.map(({ kind, text, seq }) => ({ kind, text, sources: [seq] })) };
}

export const tasksOf = (note: string, { language, from }: Talk): Task[] =>
  findFollowUps(note, language, from);

export const restsOn = (note: string, draft: NoteDraft | null, { pieces, language }: Talk): Rested[] =>
  evidenceOf(note, draft, pieces, language);
