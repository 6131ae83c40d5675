import { describe, expect, it } from 'vitest';
import type { Language, TranscriptPiece } from '../note.ts';
import { readTalk } from './read-talk.ts';

type Said = Partial<TranscriptPiece> & { text: string };
const pieces = (...said: (string | Said)[]): TranscriptPiece[] =>
  said.map((each, seq) => ({
    seq,
    start_s: seq * 5,
    end_s: seq * 5 + 4,
    ...(typeof each === 'string' ? { text: each } : each),
  }));
/** Who speaks, sentence by sentence: d(octor), c(lient), o(ther), or `?`. */
const letters: Readonly<Record<string, string>> = { clinician: 'd', client: 'c', other: 'o', unknown: '?' };
const who = (language: Language, ...said: (string | Said)[]): string =>
  readTalk(pieces(...said), language)
    .sentences.map(({ speaker }) => letters[speaker.role])
    .join('');

const dutch = [
  'Goedemorgen mevrouw Smit, komt u verder. Hoe gaat het met u?',
  'Nou, niet zo goed. Ik slaap slecht en ik ben de hele dag moe.',
  'Vervelend. Sinds wanneer heeft u dat?',
  'Een week of drie. Mijn man merkt het ook.',
  'Ik wil uw bloeddruk even meten. Gaat u zitten.',
  'Ja, dat is goed.',
  'Ik schrijf u iets voor en zie u over twee weken terug.',
  'Dank u wel.',
];
const english = [
  'Good morning, have a seat. What brings you in today?',
  "Well, I've had this cough for two weeks and I can't sleep.",
  'Okay. Do you smoke?',
  'No, I stopped when my daughter was born.',
  "I'd like to listen to your lungs. Can you take a deep breath?",
  'Sure.',
  "I'm going to prescribe an inhaler and I'll see you in two weeks.",
  'Thank you, doctor.',
];

describe('who speaks, by the words alone', () => {
  it('tells clinician and client apart', () => {
    expect(who('nl', ...dutch)).toBe('ddccddccddcdc');
    expect(who('en', ...english)).toBe('ddcddcddcdc');
  });

  it('also without punctuation and capitals', () => {
    const roles = readTalk(
      pieces(...dutch.map((text) => text.replace(/[.,?]/g, '').toLowerCase())),
      'nl',
    ).sentences;
    for (const { seq, speaker } of roles) expect(speaker.role).toBe(seq % 2 === 0 ? 'clinician' : 'client');
  });

  it('finds an answer in the same piece as its question', () => {
    expect(
      who(
        'nl',
        'Goedemiddag, gaat u zitten. Wat kan ik voor u doen?',
        'Ik heb pijn in mijn rug.',
        'Heeft u koorts gehad? Nee, ik niet, mijn zoon wel.',
        'Goed. Ik ga even kijken.',
      ),
    ).toBe('ddcdcdd');
  });

  it('hears one speaker in a dictation', () => {
    expect(
      who(
        'nl',
        'Patiënt komt voor controle van de bloeddruk.',
        'Bij onderzoek geen afwijkingen, longen schoon.',
        'Conclusie hypertensie, beleid ongewijzigd.',
        'Controle over drie maanden, recept verlengd.',
      ),
    ).toMatch(/^d+$/);
  });
});

describe('who speaks, with voices', () => {
  it('learns which voice is whose', () => {
    const said = dutch.map((text, at) => ({ text, voice: at % 2 === 0 ? 5 : 2, voice_sure: 0.9 }));
    expect(who('nl', ...said)).toBe('ddccddccddcdc');
  });

  it('knows by the voice what the words leave open', () => {
    const open = ['Zondag.', 'Half negen.'].map((text) => ({ text, voice: 2, voice_sure: 0.9 }));
    const said = dutch.map((text, at) => ({ text, voice: at % 2 === 0 ? 5 : 2, voice_sure: 0.9 }));
    expect(who('nl', ...said, ...open)).toBe('ddccddccddcdccc');
  });

  it('takes what the clinician named as certain', () => {
    const talk = readTalk(
      pieces({ text: 'Heeft u koorts?', speaker: { role: 'other', relation: 'tolk' } }),
      'nl',
    );
    expect(talk.sentences[0]?.speaker).toEqual({ role: 'other', sure: 1, relation: 'tolk' });
  });
});

describe('a third person in the room', () => {
  it.each([
    [
      'nl',
      'moeder',
      [
        'Dag, u bent de moeder van Tim?',
        'Ja, ik ben zijn moeder. Hij heeft sinds gisteren koorts.',
        'Drinkt hij goed?',
        'Nee, hij drinkt bijna niks.',
        'En heeft hij gespuugd?',
        'Twee keer. Hij is ook hangerig.',
        'Ik ga naar zijn oren kijken.',
        'Hij vindt dat vast eng.',
      ],
    ],
    [
      'nl',
      'dochter',
      [
        'Dag mevrouw, en u bent de dochter?',
        'Ja. Ze vergeet haar pillen steeds. Ma, dat weet je toch.',
        'Hoe slaapt u, mevrouw?',
        'Prima.',
        'Is ze gevallen?',
        'Ze is vorige week gevallen, in de keuken.',
        'Dat is belangrijk om te weten.',
        'Ze wil het zelf niet zeggen.',
      ],
    ],
    [
      'en',
      'wife',
      [
        'Hello, and you are the wife?',
        "Yes, I'm his wife. He doesn't take his tablets.",
        'How is he sleeping?',
        "He's up all night.",
        'Has he had any falls?',
        'He fell twice last week.',
        "I'd like to examine him.",
        'He hates that.',
      ],
    ],
  ] as [Language, string, string[]][])(
    '%s: the %s is not taken for the client',
    (language, relation, said) => {
      const { sentences } = readTalk(pieces(...said), language);
      const others = sentences.filter(({ speaker }) => speaker.role === 'other');
      expect(others.length).toBeGreaterThan(3);
      expect(new Set(others.map(({ speaker }) => speaker.relation))).toEqual(new Set([relation]));
      for (const { said: text, speaker } of sentences)
        if (/^(?:hij|ze|he) /i.test(text)) expect(speaker.role, text).not.toBe('client');
    },
  );

  it.each([
    [
      'tolk',
      [
        'Goedemiddag meneer, goedemiddag mevrouw de tolk. Hoe gaat het?',
        'Meneer zegt, ik slaap weinig en ik heb veel hoofdpijn.',
        'Sinds wanneer heeft u die hoofdpijn?',
        'Sinds hij hier in Nederland is aangekomen, twee jaar geleden.',
      ],
    ],
    [
      'vrouw',
      [
        'Dag meneer, mevrouw. Ik vraag het eerst aan u, meneer, en dan vult uw vrouw aan.',
        'Goed.',
        'Hoe slaapt u, meneer?',
        'Best.',
        'Klopt dat, mevrouw?',
        'Nee, hij loopt de hele nacht door het huis.',
      ],
    ],
  ] as [string, string[]][])('is known by how they are spoken to: %s', (relation, said) => {
    const { sentences } = readTalk(pieces(...said), 'nl');
    const last = sentences.at(-1);
    expect(last?.speaker).toMatchObject({ role: 'other', relation });
  });

  it('is not made up of people who are only talked about', () => {
    expect(
      who(
        'nl',
        ...dutch,
        'En uw man, hoe gaat het met hem?',
        'Hij heeft het druk. Hij zegt dat ik moet rusten.',
      ),
    ).not.toContain('o');
  });
});

describe('bad input', () => {
  it.each([[[]], [['']], [['...']], [['Ja']], [['asdf qwer zxcv']]])(
    'reads %j without falling over',
    (said) => {
      const talk = readTalk(pieces(...said), 'nl');
      expect(talk.sentences.length).toBeLessThanOrEqual(1);
    },
  );
});
