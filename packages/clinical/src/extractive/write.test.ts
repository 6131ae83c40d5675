import { describe, expect, test } from 'vitest';
import { corpus } from '../../test/corpus.ts';
import type { TranscriptPiece } from '../note.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { talkIn } from '../talk/talk.ts';
import { defaultTemplate, findTemplate, templates } from '../templates.ts';
import { connectingWords } from './exchange.ts';
import { dutchVerbs, englishVerbs } from './verbs.ts';
import { writeExtractiveNote } from './write.ts';

const mayBeAdded = new Set([
  ...connectingWords,
  ...Object.values(dutchVerbs),
  ...Object.values(englishVerbs),
]);

const said = (...texts: string[]): TranscriptPiece[] =>
  texts.map((text, seq) => ({ seq, start_s: seq * 5, end_s: seq * 5 + 5, text }));

const decursusOf = (...texts: string[]) =>
  writeExtractiveNote(said(...texts), { template: defaultTemplate, language: 'nl' });
const progressNoteOf = (...texts: string[]) =>
  writeExtractiveNote(said(...texts), { template: defaultTemplate, language: 'en' });

const sentencesOf = ({ sections }: ReturnType<typeof writeExtractiveNote>) =>
  sections.flatMap((each) => each.sentences);
const textsOf = (draft: ReturnType<typeof writeExtractiveNote>) => sentencesOf(draft).map(({ text }) => text);

test('there are at least twenty consultations of both languages, of 30 to 80 utterances', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(20);
  expect(new Set(corpus.map(({ language }) => language))).toEqual(new Set(['nl', 'en']));
  for (const { pieces } of corpus) {
    expect(pieces.length).toBeGreaterThanOrEqual(30);
    expect(pieces.length).toBeLessThanOrEqual(80);
  }
});

describe.each(corpus)('the note of $name', ({ pieces, template, language, must, never, placed }) => {
  const note = writeExtractiveNote(pieces, { template, language });
  const text = plain(textsOf(note).join('\n'));

  test('keeps medication, numbers, risk, plans and appointments', () => {
    expect(must.filter((phrase) => !text.includes(plain(phrase)))).toEqual([]);
  });

  test('leaves small talk out', () => {
    expect(never.filter((phrase) => text.includes(plain(phrase)))).toEqual([]);
  });

  test('puts sentences where a clinician looks for them', () => {
    const missing = placed.filter(({ section_id, text: phrase }) => {
      const section = note.sections.find(({ id }) => id === section_id);
      return !section?.sentences.some((sentence) => plain(sentence.text).includes(plain(phrase)));
    });
    expect(missing).toEqual([]);
  });

  test('lists what nobody spoke about, and nothing twice', () => {
    const ids = [...note.sections, ...note.not_discussed].map(({ id }) => id);
    expect(ids.toSorted()).toEqual(template.sections.map(({ id }) => id).toSorted());
  });
});

/** Every template on every consultation: the sorting differs, the promises do not. */
describe.each(templates)('as $id', (template) => {
  test('no sentence holds a word that its sources do not, apart from a closed list of connecting words', () => {
    for (const { pieces, language } of corpus) {
      for (const { text, sources } of sentencesOf(writeExtractiveNote(pieces, { template, language }))) {
        const spoken = new Set(sources.flatMap((seq) => wordsOf(pieces[seq]?.text ?? '')));
        expect(wordsOf(text).filter((word) => !spoken.has(word) && !mayBeAdded.has(word))).toEqual([]);
        expect(sources.length).toBeGreaterThan(0);
      }
    }
  });
});

test('nothing that denies is left out of a sentence that rests on it', () => {
  for (const { pieces, language, template } of corpus) {
    const { negation } = talkIn[language];
    for (const { text, sources } of sentencesOf(writeExtractiveNote(pieces, { template, language }))) {
      // Only where the sentence is all of its last source can nothing else of that piece be meant.
      const answer = plain(pieces[sources.at(-1) ?? 0]?.text ?? '');
      const isWhole = (answer.match(/[.?!]/g) ?? []).length <= 1;
      if (isWhole && negation.test(answer)) expect(plain(text)).toMatch(negation);
    }
  }
});

describe('a question and its answer', () => {
  test.each([
    ['Slaapt u slecht?', 'Ja, al weken.', 'Slaapt slecht, al weken.'],
    ['Slaap je slecht?', 'Ja.', 'Slaapt slecht.'],
    ['Voel je je somber?', 'Ja, de hele dag.', 'Voelt zich somber, de hele dag.'],
    ['Heeft u gedachten aan de dood?', 'Nee, gelukkig niet.', 'Ontkent gedachten aan de dood.'],
    ['Heb je ooit een poging gedaan?', 'Nee, nooit.', 'Ooit een poging gedaan: nee, nooit.'],
    ['Rookt u?', 'Nee.', 'Rookt: nee.'],
    [
      'Heeft u last van bijwerkingen?',
      'Nou, soms misselijk.',
      'Last van bijwerkingen: “Nou, soms misselijk.”',
    ],
    ['Heeft u nog contact met uw zus?', 'Ja, elke dag.', 'Heeft nog contact met zus, elke dag.'],
    ['Hoe is uw eetlust?', 'Matig.', 'Eetlust: “Matig.”'],
  ])('%s %s', (question, answer, expected) => {
    const [sentence, ...more] = sentencesOf(decursusOf(question, answer));
    expect(sentence).toEqual({ text: expected, sources: [0, 1] });
    expect(more).toEqual([]);
  });

  test.each([
    ['Are you sleeping badly?', 'Yes, for weeks.', 'Is sleeping badly, for weeks.'],
    ['Do you have any thoughts of suicide?', 'No.', 'Denies thoughts of suicide.'],
    ['Have you had any thoughts of harming yourself?', 'No, never.', 'Denies thoughts of harming self.'],
    ['Do you smoke?', 'No.', 'Smokes: no.'],
    ['Any side effects?', 'No.', 'Denies side effects.'],
    ['How is your appetite?', 'Poor.', 'Appetite: “Poor.”'],
  ])('%s %s', (question, answer, expected) => {
    expect(sentencesOf(progressNoteOf(question, answer))).toEqual([{ text: expected, sources: [0, 1] }]);
  });

  test('in one breath are joined too', () => {
    expect(sentencesOf(decursusOf('Slaapt u slecht? Ja, al weken.'))).toEqual([
      { text: 'Slaapt slecht, al weken.', sources: [0] },
    ]);
  });

  test.each([
    ['an answer that is taken back', ['Heeft u gedachten aan de dood?', 'Nee.', 'Nou ja, soms wel.']],
    ['an answer that is taken back at once', ['Heeft u gedachten aan de dood?', 'Nee... nou, soms wel.']],
    ['a question that denies', ['Heeft u geen gedachten aan de dood?', 'Nee.']],
    ['a yes to a question that denies', ['U heeft geen suïcidale gedachten?', 'Jawel, elke dag.']],
    ['a question without its mark', ['U heeft geen suïcidale gedachten.', 'Jawel, elke dag maar.']],
    ['a choice', ['Wilt u dood of wilt u dat de pijn stopt?', 'Ja.']],
    ['two questions at once', ['Heeft u gedachten aan de dood? Of aan zelfbeschadiging?', 'Nee.']],
  ])('%s is quoted in full, never turned around', (_, texts) => {
    const [sentence] = sentencesOf(decursusOf(...texts));
    expect(sentence?.sources).toEqual(texts.map((__, seq) => seq));
    expect(sentence?.text).not.toMatch(/ontkent/i);
    const words = wordsOf(sentence?.text ?? '').join(' ');
    expect(words).toContain(wordsOf(texts.at(-1) ?? '').join(' '));
  });

  test.each([
    ['Feels that it helps', 'Do you feel that it helps?', "Yes, I haven't had a relapse."],
    ['Slaapt beter', 'Slaapt u beter?', 'Ja, maar niet elke nacht.'],
  ])('a yes that holds a no keeps the no: %s', (_, question, answer) => {
    const draft = question.startsWith('Do') ? progressNoteOf(question, answer) : decursusOf(question, answer);
    expect(textsOf(draft).join()).toContain(answer);
  });

  test.each([
    ['Heeft u gedachten aan de dood?', 'Ja, mijn broer.'],
    ['Heeft u gedachten aan de dood?', 'Nee, ik weet het niet.'],
    ['Heeft u gedachten aan de dood?', 'Nee, toch wel.'],
  ])('an answer that may mean anything is not made to mean one thing: %s %s', (question, answer) => {
    expect(textsOf(decursusOf(question, answer))).toEqual([`Gedachten aan de dood: “${answer}”`]);
  });

  test.each([
    ['Are you suicidal?', 'I am fine.'],
    ['Do you have thoughts of suicide?', "I don't know."],
    ['Do you have thoughts of suicide?', 'Unfortunately not.'],
    ['Do you have thoughts of suicide?', 'Sure, who does not.'],
  ])('an answer that may mean anything is not made to mean one thing: %s %s', (question, answer) => {
    const [text = ''] = textsOf(progressNoteOf(question, answer));
    expect(text).toContain(`: “${answer}”`);
    expect(text).not.toMatch(/^(?:Is|Has|Denies)/);
  });

  test('what the other says to an answer is not part of it', () => {
    expect(textsOf(decursusOf('Heeft u gedachten aan de dood?', 'Nee.', 'Ja, mooi.'))).toEqual([
      'Ontkent gedachten aan de dood.',
    ]);
  });

  test('what one has none of is not denied', () => {
    expect(textsOf(decursusOf('Heeft u kinderen?', 'Nee.'))).toEqual(['Kinderen: nee.']);
  });

  test('a question about suicide that got no answer is there as a question', () => {
    expect(textsOf(decursusOf('Heeft u gedachten aan de dood?'))).toEqual([
      '“Heeft u gedachten aan de dood?”',
    ]);
  });

  test('what a patient asks is not said of the patient', () => {
    expect(textsOf(decursusOf('Heeft u het recept voor de sertraline al gestuurd?', 'Ja.'))).toEqual([
      '“Heeft u het recept voor de sertraline al gestuurd?” – “Ja.”',
    ]);
  });
});

test('hesitations, stutters and openers go; what is said stays', () => {
  expect(textsOf(decursusOf('Nou, eh, ik ik slaap zeg maar, uhm, heel heel slecht.'))).toEqual([
    '“Ik slaap heel heel slecht.”',
  ]);
});

test('a sentence that a pause cut in two is one sentence with two sources', () => {
  expect(sentencesOf(decursusOf('Ik slaap de laatste weken', 'heel erg slecht.'))).toEqual([
    { text: '“Ik slaap de laatste weken heel erg slecht.”', sources: [0, 1] },
  ]);
});

test('what is said twice stands once, with both places', () => {
  expect(sentencesOf(decursusOf('Ik slaap heel slecht.', 'Hm.', 'Ik slaap heel slecht.'))).toEqual([
    { text: '“Ik slaap heel slecht.”', sources: [0, 2] },
  ]);
});

test('a recogniser that goes round in circles is not followed', () => {
  const circles = 'dat is dat is ja ja en dan en dan nee nee ik ik ik heb ik heb '.repeat(200);
  expect(
    textsOf(decursusOf(`${circles}.`, `Heeft u ${circles}?`, `Nee ${circles}`)).join().length,
  ).toBeLessThan(circles.length * 3);
});

test('what recognisers write on silence is not in a note', () => {
  expect(
    textsOf(decursusOf('Ondertitels ingediend door de Amara.org gemeenschap', 'Bedankt voor het kijken!')),
  ).toEqual([]);
});

test('an empty consultation makes an empty note', () => {
  const template = findTemplate('soep') ?? defaultTemplate;
  const note = writeExtractiveNote([], { template, language: 'en' });
  expect(note).toEqual({
    sections: [],
    not_discussed: template.sections.map(({ id, title }) => ({ id, title: title.en })),
  });
});

test('three quarters of an hour make one to two pages', () => {
  const WORDS = 6500;
  const aside =
    'En toen zei die andere meneer van de overkant dat hij daar ook weleens was langsgelopen met de trap op.';
  const talk = corpus
    .filter(({ language }) => language === 'nl')
    .slice(0, 3)
    .flatMap(({ pieces }) => pieces);
  const asides = Math.ceil(
    (WORDS - talk.flatMap(({ text }) => wordsOf(text)).length) / wordsOf(aside).length,
  );
  const texts = talk.flatMap(({ text }, index) => [
    text,
    ...Array.from({ length: Math.ceil(asides / talk.length) }, (_, copy) =>
      aside.replace('trap', `trap ${'x'.repeat((index % 9) + copy)}`),
    ),
  ]);

  const words = textsOf(decursusOf(...texts)).flatMap(wordsOf).length;

  expect(words).toBeGreaterThan(350);
  expect(words).toBeLessThan(1000);
});
