/** XLSX: the sheets of a workbook, their lines one after the other. A formula counts by the value that was saved with it. */
import type { Cell, TableRow } from '@noteer/clinical/code-tables';
import { type Show, showFor } from './number-formats.ts';
import { limits, TableUnreadable } from './port.ts';
import { SheetReader } from './sheet-reader.ts';
import { walkPieces, walkWhole } from './xml-pieces.ts';
import { unpacked, type ZipEntry, zipEntries } from './zip.ts';

export type Sheet = { name: string; rows: () => Generator<TableRow> };

type Parts = { file: Buffer; entries: Map<string, ZipEntry> };

const pieces = ({ file, entries }: Parts, name: string): Iterable<Uint8Array> => {
  const entry = entries.get(name);
  return entry ? unpacked(file, entry) : [];
};

/** By the id with which the workbook calls a sheet: where it lies. */
function targets(parts: Parts): Map<string, string> {
  const found = new Map<string, string>();
  if (!parts.entries.has('xl/_rels/workbook.xml.rels')) return found;
  walkWhole(pieces(parts, 'xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target }) {
      if (name !== 'Relationship' || !Id || !Target) return;
      found.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`);
    },
  });
  return found;
}

/** Hidden sheets are helpers of the others. */
function sheetsOf(parts: Parts): { name: string; path: string }[] {
  const byId = targets(parts);
  const sheets: { name: string; path: string }[] = [];
  walkWhole(pieces(parts, 'xl/workbook.xml'), {
    open(tag, attributes) {
      if (tag !== 'sheet' || attributes.state === 'hidden' || attributes.state === 'veryHidden') return;
      const path = byId.get(attributes['r:id'] ?? '') ?? '';
      if (parts.entries.has(path) && path.includes('worksheets/'))
        sheets.push({ name: attributes.name ?? '', path });
    },
  });
  return sheets;
}

/** Texts that cells point to by number. How a word sounds in Japanese stands beside it and is no part of it. */
function sharedTexts(parts: Parts): string[] {
  const texts: string[] = [];
  let text = '';
  let characters = 0;
  let isText = false;
  let isSound = false;
  if (!parts.entries.has('xl/sharedStrings.xml')) return texts;
  walkWhole(pieces(parts, 'xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') isSound = true;
      isText = name === 't' && !isSound;
    },
    text(piece) {
      if (isText && text.length < limits.cell_characters) text += piece;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') isSound = false;
      if (name !== 'si') return;
      characters += text.length;
      if (characters > limits.shared_characters) throw new TableUnreadable('too_many_lines');
      texts.push(text);
    },
  });
  return texts;
}

/** By the number that a cell's style has: how its number is shown. */
function stylesOf(parts: Parts): Show[] {
  const own = new Map<number, string>();
  const shows: Show[] = [];
  let isCells = false;
  if (!parts.entries.has('xl/styles.xml')) return shows;
  walkWhole(pieces(parts, 'xl/styles.xml'), {
    open(name, attributes) {
      if (name === 'numFmt') own.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) {
        const id = Number(attributes.numFmtId ?? 0);
        shows.push(showFor(id, own.get(id)));
      }
    },
    close(name) {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return shows;
}

export function openXlsx(file: Buffer): Sheet[] {
  const parts: Parts = { file, entries: zipEntries(file) };
  if (!parts.entries.has('xl/workbook.xml')) throw new TableUnreadable('unreadable_table');
  let texts: string[] | undefined;
  const shows = stylesOf(parts);
  return sheetsOf(parts).map(({ name, path }) => ({
    name,
    *rows() {
      texts ??= sharedTexts(parts);
      const shared = texts;
      const reader = new SheetReader((number): Cell => shared[number] ?? '', shows);
      for (const _ of walkPieces(pieces(parts, path), reader)) yield* reader.taken();
      yield* reader.taken();
    },
  }));
}
