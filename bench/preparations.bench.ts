/** The page before an appointment, and what is new since last time, of clients with known answers. */
import {
  type Finding,
  findingsOf,
  type Preparation,
  prepare,
  type SinceLastTime,
  sinceLastTime,
} from '@noteer/clinical';
import { type Expected, type WrittenClient, writtenClients } from './preparations/client.ts';

/** Names of clients whose pages are printed to be read, as `01,02`; `all` for all of them. */
const shown = process.env.PREPARATIONS_SHOW?.split(',') ?? [];
const isShown = ({ id }: WrittenClient) => shown.some((name) => name === 'all' || id.startsWith(name));

const pageOf = ({ papers, on, template, language }: WrittenClient): Preparation =>
  prepare({ sources: papers, findings: papers.flatMap(findingsOf), on, template, language });

const textsOf = (page: Preparation, id: string): string[] =>
  page.sections.find((section) => section.id === id)?.lines.map(({ text }) => text) ?? [];

/** Of the last note, against all papers before it. */
function changesOf({ papers }: WrittenClient) {
  const notes = papers.filter(({ kind }) => kind === 'note');
  const last = notes.at(-1);
  if (!last) return [];
  const earlier = papers.filter((paper) => paper !== last && paper.date <= last.date);
  return sinceLastTime(
    {
      before: { papers: earlier, findings: earlier.flatMap(findingsOf) },
      now: { paper: last, findings: findingsOf(last) },
    },
    last.language,
  );
}

const missed = (page: Preparation, { section, pattern }: Expected): boolean =>
  !textsOf(page, section).some((text) => pattern.test(text));
const sprung = (page: Preparation, { section, pattern }: Expected): string[] =>
  textsOf(page, section).filter((text) => pattern.test(text));

/** As Review shows it: what was written then and now, in its own words. */
function changeText({ papers }: WrittenClient, { is, text, before, now }: SinceLastTime): string {
  const written = (finding: Finding) => {
    const paper = papers.find(({ id }) => id === finding.source);
    return `${paper?.date}: “${paper?.text.slice(finding.from, finding.to).replace(/\s+/gu, ' ')}”`;
  };
  return [
    `${is}: ${text}`,
    ...(before ? [written(before)] : []),
    ...(now ? [`now, ${written(now)}`] : []),
  ].join('; ');
}

function printPage(client: WrittenClient, page: Preparation): void {
  console.log(`\n#### ${client.id} (${client.on}, ${client.template})`);
  for (const { title, lines, missing } of page.sections) {
    console.log(`\n  ${title}`);
    for (const { text, date, author } of lines) console.log(`  - ${text}   [${date}, ${author}]`);
    for (const text of missing) console.log(`  . ${text}`);
  }
  console.log('\n  Brief');
  for (const { text } of page.brief) console.log(`  - ${text}`);
  const last = client.papers.findLast(({ kind }) => kind === 'note');
  console.log(`\n  Since last time, as Review shows it beside the note of ${last?.date}`);
  for (const change of changesOf(client)) console.log(`  - ${changeText(client, change)}`);
}

let [lines, without, wrong, absent, expected] = [0, 0, 0, 0, 0];
for (const client of writtenClients()) {
  const page = pageOf(client);
  const all = page.sections.flatMap((section) => section.lines);
  lines += all.length;
  without += all.filter(({ sources }) => sources.length === 0).length;
  expected += client.must.length;
  const traps = client.never.flatMap((trap) => sprung(page, trap).map((text) => `${trap.why}: ${text}`));
  const gaps = client.must.filter((each) => missed(page, each));
  wrong += traps.length;
  absent += gaps.length;
  if (isShown(client)) {
    printPage(client, page);
    for (const trap of traps) console.log(`  ! ${trap}`);
    for (const { section, pattern } of gaps) console.log(`  ? ${section}: ${pattern.source}`);
  }
}

console.log(`${lines} lines, ${without} without a source, ${wrong} that a colleague would not write,`);
console.log(`${absent} of ${expected} that a colleague would write are missing.`);
if (wrong > 0 || without > 0) process.exitCode = 1;
