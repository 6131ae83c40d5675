/** What a model is asked: the prompt of the template's family, its sections, the pieces with their numbers, and what we know. */
import { readFileSync } from 'node:fs';
import {
  isInstruction,
  type Judgement,
  type NoteDraft,
  objectionInWords,
  readTalk,
  type Template,
  type TemplateSection,
  type TranscriptPiece,
} from '@noteer/clinical';
import type { Language } from '@noteer/contract';

const SECTIONS = '{{sections}}';

const words = {
  nl: {
    clinician: 'behandelaar',
    client: 'cliënt',
    other: 'ander',
    withheld: '(weggelaten)',
    facts: 'Wat al is vastgesteld, met de nummers van de stukken:',
    wrong: 'Zinnen die niet kloppen:',
    styles: {
      telegram: 'in telegramstijl, zonder onderwerp',
      sentences: 'in hele zinnen',
      list: 'elk feit een zin, kort',
    },
    wished: 'wens over de woorden:',
  },
  en: {
    clinician: 'clinician',
    client: 'client',
    other: 'other',
    withheld: '(left out)',
    facts: 'What is established already, with the numbers of the pieces:',
    wrong: 'Sentences that do not hold:',
    styles: {
      telegram: 'in telegram style, without a subject',
      sentences: 'in whole sentences',
      list: 'one short sentence for each fact',
    },
    wished: 'wish about the words:',
  },
} as const satisfies Record<Language, object>;

const promptFile = (name: string, language: Language) =>
  readFileSync(new URL(`../prompts/${name}.${language}.md`, import.meta.url), 'utf8');

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A wish is about words, never about what was said: whatever it asks for, each sentence is judged by the talk. */
function sectionLine({ id, title, style, wish }: TemplateSection, language: Language): string {
  const { styles, wished } = words[language];
  const asked = [style ? styles[style] : '', wish ? `${wished} “${oneLine(wish)}”` : ''].filter(Boolean);
  return [`- \`${id}\`: ${oneLine(title[language])}`, ...asked].join('; ');
}

export function instructionsFor(template: Template, language: Language): string {
  const sections = template.sections.map((section) => sectionLine(section, language)).join('\n');
  // As a function: a heading may hold what `replace` would read as a pattern.
  return promptFile(template.family, language).replace(SECTIONS, () => sections);
}

export const secondInstructions = (language: Language): string => promptFile('again', language);

/** Surer than this who speaks is worth telling. */
const SURE = 0.6;

/** The pieces with who speaks each, where the clinician said so or the words make it sure and only one person speaks. */
export function withSpeakers(pieces: readonly TranscriptPiece[], language: Language): TranscriptPiece[] {
  const spoken = Map.groupBy(readTalk(pieces, language).sentences, ({ seq }) => seq);
  return pieces.map((piece) => {
    const [first, ...others] = (spoken.get(piece.seq) ?? []).map(({ speaker }) => speaker);
    if (piece.speaker || !first || first.role === 'unknown' || first.sure < SURE) return piece;
    if (others.some(({ role }) => role !== first.role)) return piece;
    const { role, relation } = first;
    return { ...piece, speaker: { role, ...(relation !== undefined && { relation }) } };
  });
}

function speakerOf({ speaker }: TranscriptPiece, language: Language): string {
  if (!speaker) return '';
  return `${speaker.role === 'other' && speaker.relation ? speaker.relation : words[language][speaker.role]}: `;
}

/**
 * A piece is one line, so that nothing in it can look like another piece. What tells the writer what to write is not
 * shown at all: our own rules write of it.
 */
export function lineOf(piece: TranscriptPiece, language: Language): string {
  const text = isInstruction(piece.text, language) ? words[language].withheld : oneLine(piece.text);
  return `[${piece.seq}] ${speakerOf(piece, language)}${text}`;
}

export type Known = { line: string; sources: number[] };

/** What our own note says, for a model to say better; without what rests on words that it does not see. */
export function knownFrom(own: NoteDraft, pieces: readonly TranscriptPiece[], language: Language): Known[] {
  const withheld = new Set(pieces.filter(({ text }) => isInstruction(text, language)).map(({ seq }) => seq));
  return own.sections.flatMap(({ id, sentences }) =>
    sentences
      .filter(({ sources }) => !sources.some((seq) => withheld.has(seq)))
      .map(({ text, sources }) => ({
        line: `- ${id}: ${oneLine(text)} [${sources.join(', ')}]`,
        sources,
      })),
  );
}

export function consultationText(
  pieces: readonly TranscriptPiece[],
  known: readonly Known[],
  language: Language,
): string {
  const spoken = pieces.map((piece) => lineOf(piece, language)).join('\n');
  if (known.length === 0) return spoken;
  return `${spoken}\n\n${words[language].facts}\n${known.map(({ line }) => line).join('\n')}`;
}

/** The sentences that do not hold, numbered, each with its sources and why. */
export function secondText(
  pieces: readonly TranscriptPiece[],
  refused: readonly Judgement[],
  language: Language,
): string {
  const wrong = refused.map(({ sentence, objections }, index) => {
    const reasons = objections.map((each) => objectionInWords(each, language)).join('; ');
    return `${index + 1}. ${oneLine(sentence.text)} [${sentence.sources.join(', ')}] – ${reasons}`;
  });
  const spoken = pieces.map((piece) => lineOf(piece, language)).join('\n');
  return `${spoken}\n\n${words[language].wrong}\n${wrong.join('\n')}`;
}
