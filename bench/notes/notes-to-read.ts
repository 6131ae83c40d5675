/** Writes every note beside what was said, with what the figures hold against it, for people to read and judge. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SpokenSegment } from './consultation.ts';
import type { CaseScore } from './passes.ts';

const initials = { clinician: 'B', client: 'C', other: 'D' } as const;

const cell = (text: string): string => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ');

function said(sources: readonly number[], segments: readonly SpokenSegment[]): string {
  return segments
    .filter(({ n }) => sources.includes(n))
    .map(({ n, speaker, text }) => `**${n} ${initials[speaker]}** ${cell(text)}`)
    .join('<br>');
}

const list = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n### ${title}\n\n${lines.map((line) => `- ${cell(line)}`).join('\n')}\n`;

function heldAgainst({ writer, checks, omissions, tasks, evidence }: CaseScore): string {
  const fact = (each: (typeof writer.facts)[number]) =>
    `${each.id} (${each.kind}, ${each.level}): ${each.text}`;
  return [
    list(
      'Facts that are not whole',
      writer.facts.filter(({ must, level }) => must && level !== 'whole').map(fact),
    ),
    list(
      'Facts in a section where they do not belong',
      writer.facts
        .filter(({ isPlacedRight }) => isPlacedRight === false)
        .map((each) => `${fact(each)} → ${each.section}`),
    ),
    list(
      'Traps sprung',
      writer.traps.flatMap(({ what, by }) => (by === undefined ? [] : [`${what}: ${by}`])),
    ),
    list(
      'Errors that the checks did not find',
      checks.seeded.flatMap(({ kind, was, changed, isFound }) =>
        isFound ? [] : [`${kind}: ${was} → ${changed}`],
      ),
    ),
    list(
      'Marks on the faithful note',
      checks.falseMarks.map(({ kind, text }) => `${kind}: ${text}`),
    ),
    list(
      'Facts whose leaving out was not named',
      omissions.takenOut.flatMap(({ fact: { id, kind, text }, isNamed }) =>
        isNamed ? [] : [`${id} (${kind}): ${text}`],
      ),
    ),
    list(
      'Omissions listed for the faithful note',
      omissions.onFaithful.map(({ kind, text }) => `${kind}: ${text}`),
    ),
    list(
      'Tasks not found, or with another day',
      tasks.tasks.flatMap(({ text, date, isFound, isDueRight }) =>
        isFound && isDueRight !== false ? [] : [`${text}${isFound ? ` (day is not ${date})` : ''}`],
      ),
    ),
    list(
      'Tasks that are none',
      tasks.found.flatMap(({ text, isRight }) => (isRight ? [] : [text])),
    ),
    list(
      'Sentences of the faithful note with no source, or a wrong one',
      evidence.flatMap(({ text, verdict }) => (verdict === 'right' ? [] : [`${verdict}: ${text}`])),
    ),
  ].join('');
}

function page(score: CaseScore): string {
  const sections = score.written.draft.sections.map(({ title, sentences }) => {
    const rows = sentences.map(({ text, sources }) => `| ${cell(text)} | ${said(sources, score.segments)} |`);
    return `\n## ${title}\n\n| written | said |\n| --- | --- |\n${rows.join('\n')}\n`;
  });
  const empty = score.written.draft.not_discussed.map(({ title }) => title).join(', ');
  return `# ${score.id}\n${sections.join('')}\nNot discussed: ${empty || 'none'}\n${heldAgainst(score)}`;
}

export function writeNotesToRead(folder: string, scores: readonly CaseScore[]): void {
  mkdirSync(folder, { recursive: true });
  for (const score of scores) {
    writeFileSync(join(folder, `${score.id}.md`), page(score));
    writeFileSync(join(folder, `${score.id}.note.md`), score.written.text);
  }
}
