/** Every way of naming a disorder on every sort of disorder: with an article and without, one word and more, and abbreviated. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../note.ts';
import { statedDiagnoses } from './stated.ts';
import { dutchDefaultForms, englishDefaultForms } from './stated-grid-default.cases.ts';
import { dutchForms } from './stated-grid-dutch.cases.ts';
import { dutchFormsOfNothing } from './stated-grid-dutch-nothing.cases.ts';
import { englishForms } from './stated-grid-english.cases.ts';
import { dutchPlainForms, englishPlainForms } from './stated-grid-plainly.cases.ts';

type Disorder = { article: string; name: string; code: string };

/** `een paniekstoornis F41.0` */
const disordersOf = (table: string): Disorder[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, article = '', name = '', code = ''] = /^(een |an? )?(.+) (\S+)$/.exec(line) ?? [];
      return { article, name, code };
    });

const dutchDisorders = disordersOf(`
een depressieve stoornis F32.9
een matige depressieve episode F32.1
een ernstige recidiverende depressie F33.2
PTSS F43.1
een paniekstoornis F41.0
ADHD F90.0
een borderline-persoonlijkheidsstoornis F60.3
schizofrenie F20.9
een dwangstoornis F42.9
anorexia nervosa F50.0
een bipolaire stoornis type twee F31.8
een stoornis in het gebruik van alcohol F10.2
autisme F84.0
`);
const englishDisorders = disordersOf(`
a depressive disorder F32.9
moderate depression F32.1
PTSD F43.1
panic disorder F41.0
ADHD F90.0
borderline personality disorder F60.3
an eating disorder F50.9
OCD F42.9
bipolar disorder F31.9
alcohol use disorder F10.2
`);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const spoken = (form: string, { article, name }: Disorder): string =>
  form
    .replace(/\{(?:een|a)\+\}/, capitalised(`${article}${name}`))
    .replace('{+}', capitalised(name))
    .replace(/\{(?:een|a)\}/, `${article}${name}`)
    .replace('{}', name);

const found = (text: string, language: Language): string =>
  statedDiagnoses([{ seq: 0, start_s: 0, end_s: 5, text, speaker: { role: 'clinician' } }], { language })
    .map(({ code, kind }) => `${code} ${kind}`)
    .join(', ');

/** Each form on some of them, and each of them on many forms. */
const EACH_ON = 4;
const someOf = (disorders: readonly Disorder[], at: number): Disorder[] =>
  Array.from({ length: EACH_ON }, (_, step) => disorders[(at + step * 3) % disorders.length] as Disorder);

const rowsOf = (forms: Readonly<Record<string, string>>) =>
  Object.entries(forms).flatMap(([kind, table]) =>
    table
      .trim()
      .split('\n')
      .map((form, at) => ({ kind, form, at })),
  );

describe.each([
  ['nl', { ...dutchForms, nothing: dutchFormsOfNothing }, dutchDisorders],
  ['en', englishForms, englishDisorders],
  ['nl', dutchPlainForms, dutchDisorders],
  ['en', englishPlainForms, englishDisorders],
  ['nl', dutchDefaultForms, dutchDisorders],
  ['en', englishDefaultForms, englishDisorders],
] as const)('a disorder as clinicians name it, %s', (language, forms, disorders) => {
  it.each(rowsOf(forms))('$kind: $form', ({ kind, form, at }) => {
    const some = someOf(disorders, at);
    const results = some.map((disorder) => [disorder.name, found(spoken(form, disorder), language)]);
    expect(results).toEqual(some.map(({ name, code }) => [name, kind === 'nothing' ? '' : `${code} ${kind}`]));
  });
});
