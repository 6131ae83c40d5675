/** The page before an appointment: what the file says that matters now, each line with its source. */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import type { FileSource, Finding } from '../finding.ts';
import { type PaperSentence, sentencesOfPaper } from '../paper/paper.ts';
import { lastNote, lastNoteLines, lastNotes } from './last-note.ts';
import type {
  Desk,
  Preparation,
  PreparationLine,
  PreparationSection,
  PreparationSectionId,
} from './preparation.ts';
import { agreedLines, lastNoteDay, sinceLines } from './prepare-agreed.ts';
import { allergyLines } from './prepare-allergies.ts';
import { differenceLines } from './prepare-differences.ts';
import { measurementLines } from './prepare-measurements.ts';
import { medicineLines } from './prepare-medicines.ts';
import { referralLines } from './prepare-referral.ts';
import { riskLines } from './prepare-risk.ts';
import { nothingKnown, texts } from './prepare-texts.ts';
import { unknownTopics } from './prepare-unknown.ts';
import { paperText } from './quotes.ts';

type Input = {
  sources: readonly FileSource[];
  findings: readonly Finding[];
  /** The day of the appointment. */
  on: string;
  template: string;
  language: Language;
};

/** `Gevraagd: …` of a note heads what was answered, in a letter what is asked. */
const sentencesOf = ({ kind, text }: FileSource): readonly PaperSentence[] =>
  kind === 'note'
    ? sentencesOfPaper(text).map((each) => (each.part === 'question' ? { ...each, part: 'other' } : each))
    : sentencesOfPaper(text);

/** Papers of a later day than the appointment are not of this page. */
function deskOf({ sources, findings, on, template, language }: Input): Desk {
  const known = sources.filter(({ date }) => date <= on).toSorted((a, b) => a.date.localeCompare(b.date));
  const ids = new Set(known.map(({ id }) => id));
  const own = findings.filter(({ source }) => ids.has(source));
  const papers = known.map((source) => ({ source, sentences: sentencesOf(source) }));
  return { on, language, template, papers, findings: own };
}

function section(
  id: PreparationSectionId,
  lines: PreparationLine[],
  desk: Desk,
  missing: readonly string[] = [],
): PreparationSection {
  const words = texts[desk.language];
  const unknown = id === 'agreed' && !lastNote(desk) ? words.noNote : nothingKnown[desk.language][id];
  const nothing = lines.length === 0 ? unknown : '';
  const isOfMany = id === 'last_note' && lastNotes(desk).length > 1;
  return {
    id,
    title: isOfMany ? words.lastNotes : words.titles[id],
    lines,
    missing: [...(nothing ? [nothing] : []), ...missing],
  };
}

const BRIEF_lines = 3;
/** Risk and medicines have their own place there; the others are too long, or may have been answered since. */
const notInBrief = new Set<PreparationSectionId>(['risk', 'medicines', 'last_note', 'referral']);

const LONGEST_AGREED_characters = 320;

/** What was agreed in one line, as much as fits. Away from its heading it says itself where it stands. */
function agreedInBrief(lines: readonly PreparationLine[], noteName: string): PreparationLine | undefined {
  const [first] = lines;
  if (!first) return undefined;
  let length = 0;
  const fits = lines.filter(({ text }, index) => {
    length += text.length;
    return index === 0 || length <= LONGEST_AGREED_characters;
  });
  const text = `${fits.map((line) => line.text).join(' ')}${fits.length < lines.length ? ' […]' : ''}`;
  const sources = fits.flatMap((line) => line.sources);
  return { ...first, text: `${noteName}: ${text}`, label: '', said: [{ text, sources }], sources };
}

/** Of several papers the newest: what stands beside it on the page would here be read as of now. */
function newestOf(line: PreparationLine | undefined, desk: Desk): PreparationLine | undefined {
  const [newest] = line?.said ?? [];
  if (!line || line.label === '' || !newest) return line;
  const paper = desk.papers.find(({ source }) => source.id === newest.sources[0]?.source);
  const told = paper ? `${paperText(paper.source, desk.language)}: ${newest.text}` : newest.text;
  return { ...line, text: `${line.label}: ${told}`, said: [newest], sources: newest.sources };
}

/** What was agreed, else what is asked; then a medicine of the last note; then risk. */
function briefOf(
  sections: readonly PreparationSection[],
  noteName: string,
  planned: readonly PreparationLine[],
  risk: PreparationLine | undefined,
  desk: Desk,
): PreparationLine[] {
  const linesOf = (id: PreparationSectionId) => sections.find((each) => each.id === id)?.lines ?? [];
  const written = lastNote(desk)?.source.date ?? '';
  // What was asked before the last note may have been answered since.
  const asked = linesOf('referral').findLast(({ date }) => date >= written);
  const first = agreedInBrief(planned, noteName) ?? asked;
  const medicine = linesOf('medicines').find(({ date }) => date >= written);
  const chosen = [first, newestOf(medicine, desk), risk].filter((line) => line !== undefined);
  const others = sections
    .filter(({ id }) => !notInBrief.has(id))
    .flatMap(({ lines }) => lines)
    .filter((line) => !planned.includes(line) && !chosen.includes(line));
  return [...chosen, ...others].slice(0, BRIEF_lines);
}

export function prepare(input: Input): Preparation {
  const desk = deskOf(input);
  const measured = measurementLines(desk);
  const noted = lastNoteDay(desk);
  const dated = (part: PreparationSection) => (noted ? { ...part, title: `${part.title} (${noted})` } : part);
  const risk = riskLines(desk);
  const planned = agreedLines(desk);
  const agreed = section('agreed', [...planned, ...sinceLines(desk)], desk);
  const differing = differenceLines(desk);
  const unknown = unknownTopics(desk);
  const sections: PreparationSection[] = [
    section('referral', referralLines(desk), desk),
    dated(agreed),
    dated(section('last_note', lastNoteLines(desk), desk)),
    section('medicines', medicineLines(desk), desk),
    section(
      'measurements',
      measured.lines,
      desk,
      measured.isShortened && measured.lines.length > 0 ? [texts[desk.language].more] : [],
    ),
    section('risk', risk.lines, desk),
    section('allergies', allergyLines(desk), desk),
    section('unknown', [], desk, unknown),
    section('differences', differing, desk),
  ];
  const kept = sections.filter(({ lines, missing }) => lines.length > 0 || missing.length > 0);
  const { on, template, language } = desk;
  const note = lastNote(desk);
  const noteName = note ? capitalised(paperText(note.source, language)) : '';
  return {
    on,
    template,
    language,
    sections: kept,
    brief: briefOf(kept, noteName, planned, risk.brief, desk),
  };
}
