/** Consultations whose pieces are labelled with what a note needs of them; one a line in `pieces.jsonl`. */
import { readFileSync } from 'node:fs';
import type { Language } from '../../packages/clinical/src/note.ts';
import { type Features, featuresOf } from '../../packages/clinical/src/sorted-talk/features.ts';
import { groupsOf } from '../../packages/clinical/src/sorted-talk/groups.ts';
import { type Subject, subjects } from '../../packages/clinical/src/sorted-talk/subjects.ts';
import type { Template } from '../../packages/clinical/src/templates/section.ts';
import { defaultTemplate, findTemplate } from '../../packages/clinical/src/templates.ts';

/** A piece, and the subjects of the facts that rest on it with a space between. */
type Labelled = { id: string; language: Language; template: string; pieces: [string, string][] };

/** A group: what is seen of it, its labels, and what the model should say of it. */
export type Example = { features: Features; labels: Subject[]; wanted: number[]; pieces: number };
/** Those of one batch were written together. */
export type Talk = { batch: number; language: Language; template: Template; examples: Example[] };

function talkOf({ language, template: id, pieces }: Labelled, batch: number): Talk {
  const template = findTemplate(id) ?? defaultTemplate;
  const groups = groupsOf(pieces.map(([text], seq) => ({ seq, start_s: seq, end_s: seq + 1, text })));
  const examples = featuresOf(groups, { language, template }).map((features, at): Example => {
    const labels = (groups[at] ?? []).flatMap(
      ({ seq }) => (pieces[seq]?.[1].split(' ').filter(Boolean) ?? []) as Subject[],
    );
    const share = (subject: Subject) => labels.filter((label) => label === subject).length / labels.length;
    const wanted = labels.length > 0 ? [...subjects.map(share), 0] : [...subjects.map(() => 0), 1];
    return { features, labels, wanted, pieces: groups[at]?.length ?? 0 };
  });
  return { batch, language, template, examples };
}

/** A batch is numbered on; where a number is left out, the next begins. */
export function labelledTalks(): Talk[] {
  const lines = readFileSync(new URL('pieces.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  let [batch, last] = [0, 0];
  return lines.map((line) => {
    const labelled = JSON.parse(line) as Labelled;
    if (Number(labelled.id) !== last + 1) batch++;
    last = Number(labelled.id);
    return talkOf(labelled, batch);
  });
}
