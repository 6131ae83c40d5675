/** The findings that a text names, and where. */
import { type Catch, catches, type Ear, learn } from '../facts/cues/ear.ts';
import type { Language } from '../note.ts';
import { list } from './text.ts';
import { dutchFindings } from './findings-dutch.ts';
import { englishFindings } from './findings-english.ts';
import type { Token } from './tokens.ts';

/** Words from `start` to `end` of a sentence, end not included. */
export type Mention = { finding: string; start: number; end: number };

export type Findings = { mentions: Mention[]; hints: string[] };

type Sign = { finding: string; isHint: boolean };
type Lexicon = { ear: Ear<Sign>; wider: ReadonlyMap<string, string>; general: ReadonlySet<string> };

function readLexicon(table: string): Lexicon {
  const wider = new Map<string, string>();
  const general = new Set<string>();
  const phrases = table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(':');
      const [finding = '', parent] = line
        .slice(line.startsWith('~') ? 1 : 0, at)
        .split('<')
        .map((name) => name.trim());
      if (parent) wider.set(finding, parent);
      if (line.startsWith('~')) general.add(finding);
      const [names = '', hints = ''] = line.slice(at + 1).split('|');
      const signs = (part: string, isHint: boolean) =>
        list(part).map((phrase) => [phrase.replaceAll('-', ' '), { finding, isHint }] as const);
      return [...signs(names, false), ...signs(hints, true)];
    });
  return { ear: learn(phrases), wider, general };
}

const lexicons: Readonly<Record<Language, Lexicon>> = {
  nl: readLexicon(dutchFindings),
  en: readLexicon(englishFindings),
};

/** Of findings that share words the longest counts: `geen trek` is no trek, `chest pain` no pain. */
export function findingsIn(tokens: readonly Token[], language: Language): Findings {
  const all = catches(
    lexicons[language].ear,
    tokens.map(({ text }) => text),
  );
  const found = all.filter(({ value }) => !value.isHint);
  const length = ({ start, end }: { start: number; end: number }) => end - start;
  const isCovered = (one: Catch<Sign>, index: number) =>
    found.some(
      (other, place) =>
        other.start <= one.start &&
        other.end >= one.end &&
        (length(other) > length(one) || (other.value.finding === one.value.finding && place < index)),
    );
  return {
    mentions: found
      .filter((one, index) => !isCovered(one, index))
      .map(({ value, start, end }) => ({ finding: value.finding, start, end })),
    hints: all.filter(({ value }) => value.isHint).map(({ value }) => value.finding),
  };
}

/** Said of so much that it is never invented: side effects, tension. */
export const isGeneral = (finding: string, language: Language): boolean =>
  lexicons[language].general.has(finding);

/** The finding itself and all that are wider: who hallucinates is psychotic. */
export function widerThan(finding: string, language: Language): string[] {
  const parent = lexicons[language].wider.get(finding);
  return parent ? [parent, ...widerThan(parent, language)] : [];
}
