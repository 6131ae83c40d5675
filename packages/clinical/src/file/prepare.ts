/** The page before an appointment: what the file says that matters now, each line with its source. */
import type { Language } from '../note.ts';
import { courseOf } from './course.ts';
import type { FileSource, Finding } from './finding.ts';
import type {
  Desk,
  Preparation,
  PreparationLine,
  PreparationSection,
  PreparationSectionId,
} from './preparation.ts';
import { agreedLines, lastNoteDay } from './prepare-agreed.ts';
import { differenceLines } from './prepare-differences.ts';
import { allergyLines, measurementLines, referralLines, riskLines } from './prepare-lines.ts';
import { medicineLines } from './prepare-medicines.ts';
import { nothingKnown, texts } from './prepare-texts.ts';
import { unknownTopics } from './prepare-unknown.ts';

type Input = {
  sources: readonly FileSource[];
  findings: readonly Finding[];
  /** The day of the appointment. */
  on: string;
  template: string;
  language: Language;
};

/** Papers of a later day than the appointment are not of this page. */
function deskOf({ sources, findings, on, template, language }: Input): Desk {
  const known = sources.filter(({ date }) => date <= on).toSorted((a, b) => a.date.localeCompare(b.date));
  const byId = new Map(known.map((source) => [source.id, source]));
  const own = findings.filter(({ source }) => byId.has(source));
  return { on, language, template, sources: known, byId, findings: own, course: courseOf(own) };
}

function section(
  id: PreparationSectionId,
  lines: PreparationLine[],
  desk: Desk,
  missing: readonly string[] = [],
): PreparationSection {
  const nothing = lines.length === 0 ? nothingKnown[desk.language][id] : '';
  return {
    id,
    title: texts[desk.language].titles[id],
    lines,
    missing: [...(nothing ? [nothing] : []), ...missing],
  };
}

const BRIEF_lines = 3;

/** What is asked first, else what was agreed; then the medicine that changed last; then risk. */
function briefOf(sections: readonly PreparationSection[]): PreparationLine[] {
  const linesOf = (id: PreparationSectionId) => sections.find((each) => each.id === id)?.lines ?? [];
  const first = linesOf('agreed')[0] ?? linesOf('referral').at(-1);
  const chosen = [first, linesOf('medicines')[0], linesOf('risk')[0]].filter((line) => line !== undefined);
  const others = sections.flatMap(({ lines }) => lines).filter((line) => !chosen.includes(line));
  return [...chosen, ...others].slice(0, BRIEF_lines);
}

export function prepare(input: Input): Preparation {
  const desk = deskOf(input);
  const measured = measurementLines(desk);
  const noted = lastNoteDay(desk);
  const agreed = section('agreed', agreedLines(desk), desk);
  const differing = differenceLines(desk);
  const unknown = unknownTopics(desk);
  const sections: PreparationSection[] = [
    section('referral', referralLines(desk), desk),
    noted ? { ...agreed, title: `${agreed.title} (${noted})` } : agreed,
    section('medicines', medicineLines(desk), desk),
    section(
      'measurements',
      measured.lines,
      desk,
      measured.isShortened && measured.lines.length > 0 ? [texts[desk.language].more] : [],
    ),
    section('risk', riskLines(desk), desk),
    section('allergies', allergyLines(desk), desk),
    section('unknown', [], desk, unknown),
    section('differences', differing, desk),
  ];
  const kept = sections.filter(({ lines, missing }) => lines.length > 0 || missing.length > 0);
  const { on, template, language } = desk;
  return { on, template, language, sections: kept, brief: briefOf(kept) };
}
