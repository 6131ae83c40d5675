import { expect, test } from 'vitest';
import type { Language } from '../../note.ts';
import { findingsOf } from '../findings.ts';

const told = (text: string, language: Language = 'nl') =>
  findingsOf({ id: '1', kind: 'attachment', date: '2026-10-06', author: '', text, language }).flatMap(
    (each) =>
      each.kind === 'referral_reason' || each.kind === 'referral_question'
        ? [`${each.kind === 'referral_reason' ? 'why' : 'asked'}: ${each.text}`]
        : [],
  );
const kinds = (text: string, language?: Language) => told(text, language).map((each) => each.split(':')[0]);

test.each<[string, Language?]>([
  ['Mevrouw De Bruin zag ik op mijn spreekuur vanwege toenemende vergeetachtigheid.'],
  ['Opname i.v.m. ontregelde diabetes en verwardheid.'],
  ['Van 3 mei tot 2 juni 2026 was zij bij ons opgenomen wegens een manie.'],
  ['Wij werden in consult gevraagd omdat hij niet meer at.'],
  ['Kwam 3/9 via HAP: koorts, suf, niet drinken.'],
  ['De reden dat ik u schrijf is zijn angst om alleen te zijn.'],
  ['Piekert, slaapt slecht, mijdt winkels: daarvoor verwezen.'],
  ['Verzuim sinds 3 april wegens spanningsklachten.'],
  ['Crisisbeoordeling op verzoek van politie: man stond verward op straat.'],
  ['Ik maak mij zorgen over haar, zij eet steeds minder.'],
  ['In het kader van de zorgmachtiging behandelen wij uw patiënt.'],
  ['Meneer vraagt om hulp bij het minderen van cannabis.'],
  ['Hij komt voor angst om flauw te vallen in de klas.'],
  ['Verwezen door de kinderarts om het eten op te bouwen.'],
  ['De belangrijkste klacht is slapeloosheid na nachtdiensten.'],
  ['Ouders vragen hulp omdat Jip niet meer naar school durft.'],
  ['Deze patiënte presenteert zich met paniek.'],
  ['Verw door: HAP, suf en misselijk'],
  ['Referred by his GP to improve his walking after a stroke.', 'en'],
  ['Her chief difficulty is fear of vomiting.', 'en'],
  ['Off work since March with stress and exhaustion.', 'en'],
  ['Sent to you because of nightmares since the fire.', 'en'],
  ['I saw Mr Brook with his son because of wandering at night.', 'en'],
  ['Brought in by ambulance after taking an overdose.', 'en'],
  ['I am referring him for panic, which began after his father’s death.', 'en'],
])('it says why: %s', (text, language) => {
  expect(told(text, language)).toEqual([`why: ${text}`]);
});

test.each<[string, Language?]>([
  ['In 2012 werd hij opgenomen wegens een psychose.'],
  ['Haar moeder werd opgenomen wegens een depressie.'],
  ['De quetiapine komt niet terug, in verband met zijn rijbewijs.'],
  ['De afspraak kwam te vervallen vanwege ziekte.'],
  ['Controle over 3 maanden in verband met de schildklier.'],
  ['De indicatie is door een collega bevestigd, de opname is geregeld.'],
  ['Dat komt bij deze ziekte vaak voor.'],
  ['Hij komt in aanmerking voor een uitkering.'],
  ['Zij wil geen hulp bij het huishouden.'],
  ['Vrijdag kwam uw recept binnen voor fluvoxamine.'],
  ['His asthma is treated with salbutamol.', 'en'],
  ['Her brother was admitted with a stroke.', 'en'],
  ['Seen: 3 May 2026, with her sister', 'en'],
  ['Medicatie\nMiddel: enalapril 10 mg\nIndicatie: hypertensie'],
])('nobody came for this: %s', (text, language) => {
  expect(kinds(text, language)).not.toContain('why');
});

test.each<[string, Language?]>([
  ['Kunnen jullie de bloeddruk over twee weken meten?'],
  ['Aan de huisarts: wilt u het ijzer voorschrijven?'],
  ['Plan\nGraag uw aandacht voor de leverwaarden.'],
  ['Aan de collegae van het wijkteam vraag ik begeleiding van het gezin.'],
  ['Is er bij u plaats in de groep voor jongvolwassenen?'],
  ['Huisarts wordt verzocht het lab te herhalen.'],
  ['Ik zou het op prijs stellen als u hem deze week kunt zien.'],
  ['Is er sprake van een beginnende dementie?'],
  ['Actie huisarts: kalium controleren over 1 week.'],
  ['Wij hopen dat u haar op korte termijn kunt zien.'],
  ['Svp nier- en schildklierfunctie bepalen.'],
  ['Wij vragen een spoedige intake.'],
  ['Eigen huisarts: svp gewicht volgen.'],
  ['Ik ben benieuwd naar uw visie op de diagnose.'],
  ['Overname van de depotinjecties door uw praktijk gevraagd.'],
  ['Own GP pls review Monday and refer on if no better.', 'en'],
  ['Advice on capacity is requested.', 'en'],
  ['GP action: ECG in 4 weeks.', 'en'],
  ['We request that the practice takes over the prescriptions.', 'en'],
  ['Vraag is of zij nog mag autorijden.'],
  ['I wonder whether an MRI would be worthwhile.', 'en'],
  ['May I ask for your view on his capacity?', 'en'],
  ['Could the ward accept her this evening?', 'en'],
  ['Recommendation\nPlease consider restarting an antidepressant.', 'en'],
  ['Do you think a mood stabiliser is warranted?', 'en'],
  ['GP to repeat the liver tests in six weeks.', 'en'],
])('it asks the reader: %s', (text, language) => {
  expect(kinds(text, language)).toEqual(['asked']);
});

test.each<[string, Language?]>([
  ['Heeft u vragen over deze brief?'],
  ['Voor vragen kunt u contact opnemen met ons secretariaat.'],
  ['Zij wil graag weer aan het werk.'],
  ['Gaarne bericht.'],
  ['Aan ha: J. Poppe'],
  ['Wat hebben we gedaan?'],
  ['"Wat moet ik nu doen?" zegt zij steeds.'],
  ['Please do not hesitate to contact us.', 'en'],
  ['I hope you will forgive a long letter.', 'en'],
  ['Please find enclosed her results.', 'en'],
  ['She asked whether she could drive.', 'en'],
])('it asks nothing of the reader: %s', (text, language) => {
  expect(told(text, language)).toEqual([]);
});

test.each<[string, string[], Language?]>([
  [
    '[Reden consult]  onrust op de groep\n[Vraag]  beoordeling',
    ['why: onrust op de groep', 'asked: beoordeling'],
  ],
  [
    '3. Waarom       verhuizing naar zijn broer\n4. Wie          man, 1966',
    ['why: verhuizing naar zijn broer'],
  ],
  ['1. Reden opname (20-01): uitdroging', ['why: uitdroging']],
  ['INDICATIE: ondervoeding', ['why: ondervoeding']],
  ['Concreet verzoek: overname van de zorg.', ['asked: overname van de zorg.']],
  ['Gevraagd: opname op korte termijn.', ['asked: opname op korte termijn.']],
  ['Clinical details: yearly monitoring', ['why: yearly monitoring'], 'en'],
  ['Asks: repeat sodium in one week.', ['asked: repeat sodium in one week.'], 'en'],
])('labels of forms: %s', (text, said, language) => {
  expect(told(text, language)).toEqual(said);
});

test('what follows on it says more of why, or asks more', () => {
  expect(
    told(
      'Graag je hulp bij Lot, 15 jaar. Zij slaapt slecht en piekert. Kun je meekijken? En moet zij van school?',
    ),
  ).toEqual([
    'why: Graag je hulp bij Lot, 15 jaar. Zij slaapt slecht en piekert.',
    'asked: Graag je hulp bij Lot, 15 jaar.',
    'asked: Kun je meekijken? En moet zij van school?',
  ]);
});

test('whoever signs and greets is no part of the question', () => {
  expect(told('Vraagstelling\nIs een opname nodig?\n\nMet groet en dank,\nR. Zandstra, huisarts')).toEqual([
    'asked: Is een opname nodig?',
  ]);
});

test('what is only likely to be the reason is none where a heading gives it', () => {
  expect(told('Reden van opname: delier\n\nBeste collega,\n\nZij kwam met de ambulance binnen.')).toEqual([
    'why: delier',
  ]);
});

test.each<[string, Language?]>([
  ['Zij slaapt al maanden niet en ziet schimmen. Hiervoor verwijs ik haar graag.'],
  ['Hij ligt al weken op bed en eet niet. Dit is de reden van mijn brief.'],
  ['He has become withdrawn and stopped washing. This is why I am writing.', 'en'],
])('what stands before it is why: %s', (text, language) => {
  expect(told(text, language)).toEqual([`why: ${text}`]);
});

test('where nothing says why, what a letter that asks begins with does', () => {
  expect(
    told('Geachte collega,\n\nMevrouw Kok vergeet afspraken en is de weg kwijt. Graag uw onderzoek.\n'),
  ).toEqual(['why: Mevrouw Kok vergeet afspraken en is de weg kwijt.', 'asked: Graag uw onderzoek.']);
});

test('a reason that is said outright goes before the complaints', () => {
  expect(
    told('S: gebracht door haar zus. Slaapt niet. Huilt. Verwijzing ivm een plan.\nP: graag beoordeling.'),
  ).toContain('why: Verwijzing ivm een plan.');
});

test('what the reader asked for is why as well', () => {
  expect(kinds('You asked me to see her about low mood and poor appetite.', 'en')).toEqual(['why', 'asked']);
});

test.each<[string, string, Language?]>([
  ['Geachte collega,\n\nMeneer Bakker stond vanmorgen in paniek aan de balie.\n', 'why: Meneer Bakker stond'],
  ['Dear colleague,\n\nThe school nurse flagged weight loss and fainting.\n', 'why: The school nurse', 'en'],
  ['Dear colleague,\n\nWhy now: lost his job and his flat.\n', 'why: lost his job', 'en'],
])('what somebody suffers from is why where nothing else says so: %s', (text, begin, language) => {
  const [first = ''] = told(text, language);
  expect(first.slice(0, begin.length)).toBe(begin);
});

test.each([
  'Geachte collega,\n\nHierbij het medicatieoverzicht van mevrouw Tol.\n',
  'Geachte collega,\n\nDe uitslag van de MRI is binnen: geen afwijkingen.\n',
  'Van: huisarts Boom\nAan: Angst en Dwang poli\n\nHierbij de gevraagde gegevens.\n',
  'Geachte collega,\n\nU vroeg mij om de controles die hier zijn gedaan.\n',
])('no letter has a reason that it does not tell: %s', (text) => {
  expect(kinds(text)).not.toContain('why');
});
