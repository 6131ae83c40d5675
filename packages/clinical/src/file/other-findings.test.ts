import { describe, expect, test } from 'vitest';
import { found } from '../../test/papers.ts';
import type { FileSource, Finding } from './finding.ts';

const names = (text: string, kind: 'allergy' | 'diagnosis' | 'person', more: Partial<FileSource> = {}) =>
  found(text, [kind], more).map((finding: Finding) => ('name' in finding ? finding.name : ''));

describe('allergies', () => {
  test.each<[string, string[]]>([
    ['Allergieën: penicilline, jodium en pleisters.', ['penicilline', 'jodium', 'pleisters']],
    ['Allergisch voor amoxicilline (exantheem).', ['amoxicilline']],
    ['Penicilline-allergie.', ['penicilline']],
    ['Allergieën/intoleranties\n- Doxycycline: braken\n- Bijengif', ['doxycycline', 'bijengif']],
    ['Allergie voor katten, krijgt daar jeuk van.', ['katten']],
    ['Moeder is allergisch voor penicilline.', []],
    ['Allergieën: onbekend.', []],
    ['Allergieën\nPenicilline\n\nWoont met zijn vrouw.', ['penicilline']],
    ['Overgevoelig voor: jodiumhoudend contrastmiddel.', ['jodiumhoudend contrastmiddel']],
    ['Allergie voor noten: zwelling van de lippen, EpiPen aanwezig.', ['noten']],
    [
      'Allergie: nitrofurantoïne. De dochter,\nRia de Haan, regelt thuiszorg. Wij\nvragen u om controle.',
      ['nitrofurantoïne'],
    ],
    ['Allergieën\nAmoxicilline, huiduitslag\nJ. Bakker, huisarts', ['amoxicilline']],
    ['Allergieën: zie medicatieoverzicht', []],
    ['Zij is niet allergisch voor penicilline.', []],
    ['Haar partner heeft een latexallergie.', []],
    ['Allergie: geen bekend. Roken: 20 sigaretten per dag.', ['allergie']],
    ['Geen medicatieallergieën; pinda-allergie sinds jeugd, EpiPen in huis.', ['pinda']],
    ['Allergieën\nGeen bekend, wel hooikoorts.', ['hooikoorts']],
    ['CAVE: overgevoelig voor lamotrigine (huiduitslag)', ['lamotrigine']],
    ['Allergie: pleisters. Zijn zoon Klaas komt op zondag', ['pleisters']],
    ['Er zijn geen allergieën, behalve voor ibuprofen (benauwdheid), zoals u schreef.', ['ibuprofen']],
    ['All: amoxi/clav -> exantheem.', ['amoxi/clav']],
    ['Overgevoelig: carbamazepine (rash, 2020); bruine pleister.', ['carbamazepine', 'bruine pleister']],
    ['Geneesmiddelallergieën: als kind een forse huidreactie op cotrimoxazol.', ['cotrimoxazol']],
    ['CAVE: kriebelhoest bij perindopril; haloperidol → dystonie.', ['perindopril', 'haloperidol']],
    ['CAVE: interactie lithium met diuretica.', []],
    ['Intoxicaties en allergieën\nNooit gerookt. Allergie: noten.', ['noten']],
    ['Geen voedselallergieën.', []],
    ['Reageerde eerder met huiduitslag op amoxicilline.', ['amoxicilline']],
    ['CAVE penicilline!', ['penicilline']],
    ['Allergieën\tpenicilline, contrastmiddel', ['penicilline', 'contrastmiddel']],
  ])('%s', (text, allergies) => {
    expect(names(text, 'allergy')).toEqual(allergies);
  });

  test('the reaction stays with it, and it is no medicine in use', () => {
    expect(found('Intolerantie: simvastatine (spierpijn)', ['allergy', 'medicine'])).toMatchObject([
      { kind: 'allergy', name: 'simvastatine', reaction: 'spierpijn', is_denied: false },
    ]);
  });

  test.each(['Geen bekende allergieën.', 'Allergie: geen bekend.', 'Allergieën: geen'])(
    'none: %s',
    (text) => {
      expect(found(text, ['allergy'])).toMatchObject([{ is_denied: true }]);
    },
  );
});

test.each<[string, string[]]>([
  ['Diagnose: PTSS en borderline persoonlijkheidsstoornis.', ['PTSS', 'borderline persoonlijkheidsstoornis']],
  ['DSM-5: F33.1 recidiverende depressieve stoornis, matig.', ['recidiverende depressieve stoornis']],
  ['Bekend met ADHD sinds 2015, DM type 2 en hypertensie.', ['ADHD', 'DM type 2', 'hypertensie']],
  ['Conclusie: milde cognitieve stoornis.', ['milde cognitieve stoornis']],
  ['Conclusie: Bipolaire I stoornis, huidige episode manisch.', ['Bipolaire I stoornis']],
  ['Voorgeschiedenis\n2011 atriumfibrilleren\nosteoporose', ['atriumfibrilleren', 'osteoporose']],
  ['Conclusie: geen aanwijzingen voor een bipolaire stoornis.', []],
  ['Zus is bekend met schizofrenie.', []],
  ['Vraagstelling: is er sprake van een depressieve stoornis?', []],
])('diagnoses as stated: %s', (text, diagnoses) => {
  expect(names(text, 'diagnosis')).toEqual(diagnoses);
});

test('a working diagnosis is not certain', () => {
  expect(found('Werkdiagnose: gegeneraliseerde angststoornis.', ['diagnosis'])).toMatchObject([
    { is_certain: false },
  ]);
});

test.each<[string, string | undefined]>([
  ['Er geldt een zorgmachtiging tot 1-9-2026.', '2026-09-01'],
  ['CAVE: penicilline.', undefined],
])('an alert: %s', (text, until) => {
  const [alert] = found(text, ['alert']);
  expect(alert?.text).toBe(text);
  expect(alert?.until).toBe(until);
});

test.each(['Zorgmachtiging is verlopen.', 'Zorgmachtiging aanvragen.', 'Geen contra-indicaties.'])(
  'no alert: %s',
  (text) => {
    expect(found(text, ['alert'])).toEqual([]);
  },
);

test('people are known by their relation; whoever signs the letter is nobody around the client', () => {
  expect(names('Woont met zijn vrouw Anja en zoon Tim.', 'person')).toEqual(['Anja', 'Tim']);
  expect(
    names('Geachte collega Visser,\n\nMet vriendelijke groet,\nJ. Hoekstra, huisarts', 'person'),
  ).toEqual([]);
});

test('the reason and the question of a referral are whole, over lines and sentences', () => {
  const letter = `Reden van verwijzing
Sinds het voorjaar toenemende somberheid met slecht slapen en verlies van
plezier.

Vraagstelling
Graag uw beoordeling. Is EMDR te overwegen?

Medicatie
Sertraline 50 mg 1dd1`;
  expect(
    found(letter, ['referral_reason', 'referral_question']).map(({ kind, text }) => [kind, text]),
  ).toEqual([
    ['referral_reason', 'Sinds het voorjaar toenemende somberheid met slecht slapen en verlies van plezier.'],
    ['referral_question', 'Graag uw beoordeling. Is EMDR te overwegen?'],
  ]);
});

test('a letter without headings asks in its own words', () => {
  const letter =
    'Ik verwijs deze patiënt in verband met paniekklachten.\nGraag uw diagnostiek en behandeling.';
  expect(found(letter, ['referral_reason', 'referral_question'])).toHaveLength(2);
});

test.each([
  'Reden van contact\tHartkloppingen en angst sinds een uur.',
  'Reden van beoordeling: hartkloppingen en angst.',
  'Reden van opname\nHartkloppingen en angst.',
  'De huisarts verwees haar vanwege hartkloppingen en angst.',
  'In januari begon ik een behandeling wegens hartkloppingen en angst.',
  'Dank voor uw verwijzing. Reden: hartkloppingen en angst. Allergie: geen.',
  'Aanleiding: hartkloppingen en angst\nToestandsbeeld: gespannen vrouw\nHuidige psychofarmaca\n* Sertraline 50 mg',
])('the reason of a letter: %s', (letter) => {
  expect(found(letter, ['referral_reason'])).toMatchObject([
    { text: expect.stringMatching(/hartkloppingen en angst[^:]*$/i) },
  ]);
});

test('a letter without empty lines has its parts all the same', () => {
  const letter = `Reden van verwijzing: moe en prikkelbaar na een herseninfarct in augustus.
Vraagstelling: beoordeling van de stemming en advies over medicatie.
Sinds december gebruikt hij citalopram 10 mg eenmaal daags. Verder clopidogrel 75 mg eenmaal
daags en perindopril 8 mg eenmaal daags.
Bij onderzoek MoCA 23, RR 130/76.
Allergie: geen. Zijn vrouw Ellen is bij alle gesprekken.
dr. I. Roos, revalidatiearts`;
  const findings = found(letter, ['referral_reason', 'referral_question', 'medicine', 'score', 'allergy']);
  expect(
    findings.map((finding) => ('text' in finding ? finding.text : `${finding.kind} ${finding.name}`)),
  ).toEqual([
    'moe en prikkelbaar na een herseninfarct in augustus.',
    'beoordeling van de stemming en advies over medicatie.',
    'medicine citalopram',
    'medicine clopidogrel',
    'medicine perindopril',
    'score MoCA',
    'allergy allergie',
  ]);
});

test('in a note the reason of the visit is no reason of a referral', () => {
  expect(found('## Reden van consult\n\nEerste controle.', ['referral_reason'], { kind: 'note' })).toEqual(
    [],
  );
});

test('agreements stand in the plan, with the day that they fall due', () => {
  const note =
    '## Beleid en afspraken\n\nSlaapdagboek bijhouden.\nSpiegel herhalen op 2 april.\n\n## Volgend contact\n\n12 mei 2026, 10.00 uur.';
  expect(found(note, ['agreement'], { kind: 'note' })).toMatchObject([
    { text: 'Slaapdagboek bijhouden.', task: 'agreement' },
    { text: 'Spiegel herhalen op 2 april.', due: '2026-04-02' },
    { text: '12 mei 2026, 10.00 uur.', task: 'appointment', due: '2026-05-12' },
  ]);
});

test('a finding leads to its sentence in the text, also where it runs over a line', () => {
  const text =
    'Beloop\nDe sertraline werd in verband met misselijkheid en hoofdpijn verlaagd naar\n50 mg. Slaapt goed.';
  const [finding] = found(text, ['medicine']);
  expect(text.slice(finding?.from, finding?.to)).toBe(
    'De sertraline werd in verband met misselijkheid en hoofdpijn verlaagd naar\n50 mg.',
  );
});

test('what follows the salutation is read, what follows the closing is not', () => {
  const letter =
    'Geachte collega,\n\nMevrouw werd door ons gezien in verband met paniekklachten. Zij gebruikt sertraline 50 mg.\n\nMet collegiale groet,\ndr. L. Brouwer, psychiater';
  expect(found(letter, ['referral_reason', 'medicine', 'person']).map(({ kind }) => kind)).toEqual([
    'referral_reason',
    'medicine',
  ]);
});
