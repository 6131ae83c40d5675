/** What a clinician's own rules changed in a draft, and the way back. */
import type { EngineDraft } from '@noteer/contract';

type Change = EngineDraft['by_rule'][number];
/** One place that rules changed, by one rule after the other. */
export type RuleChange = Omit<Change, 'rule_id'> & { rule_ids: string[] };

/** A sentence that several rules changed is one place: from what the first one found to what the last one left. */
export function joinedChanges(changes: readonly Change[]): RuleChange[] {
  const joined: RuleChange[] = [];
  for (const { rule_id, section, was, now } of changes) {
    const before =
      was === ''
        ? undefined
        : joined.findLast((each) => each.section === section && each.now === was && each.was !== each.now);
    if (before) {
      before.now = now;
      before.rule_ids.push(rule_id);
    } else joined.push({ section, was, now, rule_ids: [rule_id] });
  }
  return joined;
}

export const isMove = ({ was, now }: RuleChange): boolean => was === now;

const headingOf = (title: string) => `## ${title}\n`;

/** Under its heading, at the end; with the heading itself where that is gone. */
function withLines(text: string, section: string, lines: string): string {
  const start = text.indexOf(headingOf(section));
  if (start < 0) return `${text.trimEnd()}\n\n${headingOf(section)}\n${lines}\n`;
  const next = text.indexOf('\n## ', start + 1);
  const end = next < 0 ? text.length : next;
  return `${text.slice(0, end).trimEnd()}\n${text.slice(0, end).trimEnd().endsWith(`## ${section}`) ? '\n' : ''}${lines}\n${text.slice(end)}`;
}

/** The text as it would be without this change; null where somebody has changed that place since. */
export function takenBack(text: string, change: RuleChange): string | null {
  const { section, was, now } = change;
  if (isMove(change)) return null;
  if (now === '') return text.includes(was) ? null : withLines(text, section, was);
  const isHeading = now.startsWith('## ');
  const lines = text.split('\n');
  const at = lines.findIndex((line) => (isHeading ? line === now : line.includes(now)));
  if (at < 0) return null;
  const line = lines[at] ?? '';
  if (was === '') return lines.toSpliced(at, 1).join('\n');
  return lines
    .with(
      at,
      line.replace(now, () => was),
    )
    .join('\n');
}
