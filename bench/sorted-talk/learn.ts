/** `npm run learn-sorting`: learns what sorts talk, and says how well on talks that it was not learned from. */
import { writeFileSync } from 'node:fs';
import type { Language } from '../../packages/clinical/src/note.ts';
import { modelFrom } from '../../packages/clinical/src/sorted-talk/model.ts';
import { type Subject, sectionOf } from '../../packages/clinical/src/sorted-talk/subjects.ts';
import { columns, describe, type Judged, judge, rightShare } from './figures.ts';
import { labelledTalks, type Talk } from './talks.ts';
import { learnFrom } from './training.ts';

const FOLDS = 4;
/** Of the pieces under a heading so many stand where the labels have them. */
const RIGHT_SHARE = 0.87;
const file = new URL('../../packages/clinical/src/sorted-talk/learned.json', import.meta.url);

const fiveHeadings: Readonly<Record<string, readonly Subject[]>> = {
  told: ['complaint', 'history', 'family_history', 'social', 'substances'],
  found: ['examination', 'measures'],
  medicines: ['medication', 'dose'],
  risk: ['risk', 'attempts', 'protective'],
  plan: ['plan', 'next_contact', 'conclusion'],
};
const headingOf = (subject: Subject) =>
  Object.keys(fiveHeadings).find((heading) => fiveHeadings[heading]?.includes(subject));

const learn = (talks: readonly Talk[]) => learnFrom(talks.flatMap(({ examples }) => examples));

const talks = labelledTalks();
/** Whole batches are left out: whoever wrote a talk was not learned from where it is tried. */
const tried = Array.from({ length: FOLDS }, (_, fold) => {
  console.log(`${fold + 1} of ${FOLDS + 1}`);
  const model = modelFrom(learn(talks.filter(({ batch }) => batch % FOLDS !== fold)));
  return talks.filter(({ batch }) => batch % FOLDS === fold).map((talk) => ({ talk, model }));
}).flat();
const own = tried.flatMap(({ talk, model }) =>
  judge(model, talk, (subject) => sectionOf(subject, talk.template)?.id),
);
const five = tried.flatMap(({ talk, model }) => judge(model, talk, headingOf));

/** The lowest chance from which enough is right in a language, so that as much as possible stands under a heading. */
function lowest(language: Language): number {
  const judged = own.filter(({ talk }) => talk.language === language);
  const isEnough = (from: number) => rightShare(judged.filter(({ sure }) => sure >= from)) >= RIGHT_SHARE;
  return Array.from({ length: 70 }, (_, at) => (30 + at) / 100).find(isEnough) ?? 1;
}
const sure_from = { nl: lowest('nl'), en: lowest('en') };

const print = (name: string, judged: readonly Judged[], isMeant: (each: Judged) => boolean = () => true) =>
  console.log(describe(name, judged.filter(isMeant), sure_from));
console.log(
  `\nHeld out; placed from a chance of ${sure_from.nl} in Dutch, ${sure_from.en} in English\n${columns}`,
);
print('in the talk’s template', own);
for (const language of ['nl', 'en']) print(`  ${language}`, own, ({ talk }) => talk.language === language);
for (const template of new Set(talks.map((talk) => talk.template)))
  print(`  ${template.id}`, own, ({ talk }) => talk.template === template);
print('under five headings', five);
for (const heading of Object.keys(fiveHeadings))
  print(`  ${heading}`, five, ({ place }) => place === heading);

writeFileSync(file, `${JSON.stringify({ sure_from, ...learn(talks) }, null, 2)}\n`);
