import { expect, test } from 'vitest';
import type { NoteDraft, NoteSentence, TranscriptPiece } from '../note.ts';
import type { Template } from '../templates/section.ts';
import { findTemplate } from '../templates.ts';
import { draftJudge } from './judge.ts';
import { byRules, mendDraft } from './mend.ts';

const template = findTemplate('soep') as Template;
const [subjective, objective, , plan] = template.sections.map(({ id }) => id) as [
  string,
  string,
  string,
  string,
];

const pieces: TranscriptPiece[] = [
  'Ik heb sinds maandag keelpijn en ik hoest veel.',
  'De temperatuur is achtendertig vijf.',
  'Mijn vrouw heeft ook koorts gehad.',
  'Ik geef u amoxicilline, drie keer per dag vijfhonderd milligram.',
  'Bel me vrijdag als het niet beter gaat.',
].map((text, seq) => ({ seq, start_s: seq, end_s: seq + 1, text }));

const draft = (sections: Record<string, NoteSentence[]>): NoteDraft => ({
  sections: template.sections
    .filter(({ id }) => sections[id]?.length)
    .map(({ id, title }) => ({ id, title: title.nl, sentences: sections[id] ?? [] })),
  not_discussed: template.sections
    .filter(({ id }) => !sections[id]?.length)
    .map(({ id, title }) => ({ id, title: title.nl })),
});

const own = draft({
  [subjective]: [
    { text: 'Sinds maandag keelpijn, hoest veel.', sources: [0] },
    { text: 'Vrouw heeft ook koorts gehad.', sources: [2] },
  ],
  [objective]: [{ text: 'Temperatuur 38,5.', sources: [1] }],
  [plan]: [
    { text: 'Amoxicilline 500 mg, drie keer per dag.', sources: [3] },
    { text: 'Belt vrijdag als het niet beter gaat.', sources: [4] },
  ],
});
const consultation = { pieces, language: 'nl' as const, own };
const judge = draftJudge(consultation);

const mended = (written: NoteDraft, isUnanswered = (_: NoteSentence, __: string) => false) =>
  mendDraft({ judgements: judge(written), isUnanswered }, consultation, template);

const linesOf = ({ sections }: NoteDraft) =>
  sections.flatMap(({ id, sentences }) => sentences.map(({ text, by }) => `${id} ${by}: ${text}`));

const good = {
  complaint: { text: 'Keelpijn en hoesten sinds maandag.', sources: [0] },
  wife: { text: 'Ook zijn vrouw had koorts.', sources: [2] },
  temperature: { text: 'Temperatuur 38,5.', sources: [1] },
  treatment: { text: 'Amoxicilline drie keer per dag 500 mg.', sources: [3] },
  call: { text: 'Bellen op vrijdag als het niet beter gaat.', sources: [4] },
};

test('a note that holds is the model’s, word for word', () => {
  const written = draft({
    [subjective]: [good.complaint, good.wife],
    [objective]: [good.temperature],
    [plan]: [good.treatment, good.call],
  });
  const result = mended(written);
  expect(linesOf(result)).toEqual(
    written.sections.flatMap(({ id, sentences }) => sentences.map(({ text }) => `${id} model: ${text}`)),
  );
  expect(result.not_discussed).toEqual(written.not_discussed);
});

test('a sentence that does not hold is ours, of the same pieces', () => {
  const wrong = { text: 'Amoxicilline drie keer per dag 1000 mg.', sources: [3] };
  const result = mended(
    draft({
      [subjective]: [good.complaint, good.wife],
      [objective]: [good.temperature],
      [plan]: [wrong, good.call],
    }),
  );
  expect(linesOf(result)).toContain(`${plan} rules: Amoxicilline 500 mg, drie keer per dag.`);
  expect(linesOf(result).join()).not.toContain('1000');
});

test('somebody else’s fever does not become the patient’s', () => {
  const wrong = { text: 'Heeft ook koorts gehad.', sources: [2] };
  const result = mended(
    draft({
      [subjective]: [good.complaint, wrong],
      [objective]: [good.temperature],
      [plan]: [good.treatment, good.call],
    }),
  );
  expect(linesOf(result).join()).not.toContain('model: Heeft ook koorts');
});

test('a medicine that the model left out is added in its section', () => {
  const result = mended(
    draft({
      [subjective]: [good.complaint, good.wife],
      [objective]: [good.temperature],
      [plan]: [good.call],
    }),
  );
  expect(linesOf(result)).toContain(`${plan} rules: Amoxicilline 500 mg, drie keer per dag.`);
});

test('no section that was spoken about is said not to be', () => {
  const result = mended(
    draft({ [subjective]: [good.complaint, good.wife], [plan]: [good.treatment, good.call] }),
  );
  expect(linesOf(result)).toContain(`${objective} rules: Temperatuur 38,5.`);
  expect(result.not_discussed.map(({ id }) => id)).not.toContain(objective);
});

test('where the answer broke off our own sentences go on', () => {
  const result = mended(draft({ [subjective]: [good.complaint] }), (_, id) => id !== subjective);
  expect(linesOf(result)).toEqual([
    `${subjective} model: Keelpijn en hoesten sinds maandag.`,
    `${objective} rules: Temperatuur 38,5.`,
    `${plan} rules: Amoxicilline 500 mg, drie keer per dag.`,
    `${plan} rules: Belt vrijdag als het niet beter gaat.`,
  ]);
});

test.each([
  [
    'rubbish',
    [
      { text: 'Lorem ipsum dolor.', sources: [0] },
      { text: 'Sit amet.', sources: [3] },
    ],
  ],
  ['nothing', []],
  [
    'more that is wrong than right',
    [good.complaint, { text: 'Hartinfarct.', sources: [1] }, { text: 'Opname geregeld.', sources: [4] }],
  ],
])('of a model that writes %s nothing is kept: the note is ours', (_, sentences) => {
  const result = mended(draft({ [subjective]: sentences }));
  expect(result).toEqual(byRules(own));
  expect(linesOf(result).every((line) => line.includes(' rules: '))).toBe(true);
});
