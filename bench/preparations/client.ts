/** Clients written for the benchmark: earlier notes, a letter, and what a careful colleague would and would not write. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileSource, Language } from '@noteer/clinical';
import { headOf } from '../../apps/server/src/consultations/file/paper-head.ts';

/** `pattern` is looked for in the lines of one section. `why`: what a line that has it would get wrong. */
export type Expected = { section: string; pattern: RegExp; why: string };

export type WrittenClient = {
  id: string;
  on: string;
  template: string;
  language: Language;
  papers: FileSource[];
  must: Expected[];
  never: Expected[];
};

/** `PREPARATIONS_FOLDER=FOLDER`: clients of other hands. */
const folder = process.env.PREPARATIONS_FOLDER ?? join(import.meta.dirname, 'clients');
const PARTS = /^=== /mu;
const noteHead = /^note (?<date>\S+) (?<template>\S+) (?<language>nl|en) \| (?<author>.+)$/u;
const letterHead = /^letter (?<file_name>.+)$/u;
const expectation = /^(?<is>must|never) (?<section>\w+): (?<pattern>.+?)(?: ; (?<why>.+))?$/u;

function paperOf(id: string, head: string, text: string, on: string): FileSource | undefined {
  const note = noteHead.exec(head)?.groups;
  if (note) {
    const { date = '', template = '', author = '', language } = note;
    return { id, kind: 'note', date, template, author, language: language === 'en' ? 'en' : 'nl', text };
  }
  const file_name = letterHead.exec(head)?.groups?.file_name;
  return file_name
    ? { id, kind: 'attachment', text, ...headOf(text, { added_on: on, file_name }) }
    : undefined;
}

function expectedIn(key: string, kind: 'must' | 'never'): Expected[] {
  return key.split('\n').flatMap((line) => {
    const found = expectation.exec(line)?.groups;
    if (found?.is !== kind) return [];
    const { section = '', pattern = '', why = '' } = found;
    return [{ section, pattern: new RegExp(pattern, 'iu'), why }];
  });
}

function clientIn(file: string): WrittenClient {
  const [first = '', ...parts] = readFileSync(join(folder, file), 'utf8').split(PARTS);
  const [, on = '', template = '', language = ''] = first.trim().split(' ');
  const texts = parts.map((part) => {
    const [head = ''] = part.split('\n', 1);
    return { head, text: part.slice(head.length + 1).trimEnd() };
  });
  const key = texts.find(({ head }) => head === 'key')?.text ?? '';
  const papers = texts.flatMap(({ head, text }, index) => paperOf(`p${index + 1}`, head, text, on) ?? []);
  return {
    id: file.replace(/\.txt$/u, ''),
    on,
    template,
    language: language === 'en' ? 'en' : 'nl',
    papers,
    must: expectedIn(key, 'must'),
    never: expectedIn(key, 'never'),
  };
}

export const writtenClients = (): WrittenClient[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .map(clientIn);
