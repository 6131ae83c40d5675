/** Keeps docs/decisions/README.md the list of the decisions that are there. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from './command.mjs';
import { inProject } from './project.mjs';

const folder = inProject('docs', 'decisions');
const index = join(folder, 'README.md');

const introduction = `# Decisions

Why things are as they are: one page each, written when it was decided, with what it rests on and what it costs. A decision
that no longer holds is not rewritten; a later one says so. \`npm run check\` writes this list from their titles.
`;

/** A page that does not say its number and its matter in its first line cannot be listed. */
function titleOf(name, text) {
  const number = Number(/^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1]);
  const [, stated, title] = /^# (\d+)\. (.+)$/m.exec(text.split('\n', 1)[0]) ?? [];
  if (!number || Number(stated) !== number)
    throw new Explained(
      `docs/decisions/${name}: the name is 0001-what-it-is-about.md, the first line "# 1. What was decided".`,
    );
  return title;
}

/** `pages` are { name, text } of every decision. */
export function decisionIndex(pages) {
  const lines = pages
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, text }) => `${Number(name.slice(0, 4))}. [${titleOf(name, text)}](${name})`);
  return `${introduction}\n${lines.join('\n')}\n`;
}

export function printDecisions({ isCheck }) {
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const printed = decisionIndex(pages);
  if (existsSync(index) && readFileSync(index, 'utf8') === printed) return;
  if (isCheck)
    throw new Explained('docs/decisions/README.md does not list what is there.', 'Run "npm run check".');
  writeFileSync(index, printed);
  console.log('docs/decisions/README.md is written anew.');
}
