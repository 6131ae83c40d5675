/** The files of invented clients in `files/`, with what a clinician would want on the page. */
import { readdirSync, readFileSync } from 'node:fs';
import type { FileSource, Finding } from '../src/file/finding.ts';
import { findingsOf } from '../src/file/findings.ts';
import type { Preparation } from '../src/file/preparation/preparation.ts';
import { prepare } from '../src/file/preparation/prepare.ts';
import type { Language } from '../src/note.ts';

type Wanted = { section: string; text: string };
type ClientFile = {
  name: string;
  sources: FileSource[];
  findings: Finding[];
  page: Preparation;
  wanted: Wanted[];
  never: string[];
};

const folder = new URL('./files/', import.meta.url);

function sourceOf(head: readonly string[], text: string, id: string): FileSource {
  const [kind = '', date = '', author = '', ...rest] = head;
  const language = rest.at(-1) as Language;
  const template = rest.length > 1 ? rest[0] : undefined;
  return {
    id,
    kind: kind === 'note' ? 'note' : 'attachment',
    date,
    author,
    text,
    language,
    ...(template ? { template } : {}),
  };
}

function readFile(name: string): ClientFile {
  const blocks = readFileSync(new URL(name, folder), 'utf8').split(/^=== /m).slice(1);
  const parts = blocks.map((block) => {
    const [head = '', ...lines] = block.split('\n');
    return { head: head.split('|').map((each) => each.trim()), text: lines.join('\n').trimEnd() };
  });
  const sources = parts
    .filter(({ head }) => head[0] !== 'page')
    .map(({ head, text }, index) => sourceOf(head, text, `${name} ${index + 1}`));
  const asked = parts.find(({ head }) => head[0] === 'page');
  const [, on = '', template = '', language = 'nl'] = asked?.head ?? [];
  const lines = (asked?.text ?? '').split('\n').map((line) => {
    const [section = '', ...text] = line.split(': ');
    return { section, text: text.join(': ') };
  });
  const findings = sources.flatMap(findingsOf);
  return {
    name,
    sources,
    findings,
    page: prepare({ sources, findings, on, template, language: language as Language }),
    wanted: lines.filter(({ section }) => section !== 'never'),
    never: lines.filter(({ section }) => section === 'never').map(({ text }) => text),
  };
}

export const clientFiles = (): ClientFile[] => readdirSync(folder).sort().map(readFile);
