import { expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { checkNote } from './check.ts';

/** What was said, piece by piece, and a sentence of the note. */
type Pair = [said: string, note: string];

const markedKinds = (language: Language, [said, note]: Pair) => {
  const pieces = said.split(' / ').map((text, seq) => ({ seq, start_s: seq, end_s: seq + 1, text }));
  return checkNote(note, pieces, language).marks.map(({ kind }) => kind);
};

const dutchContradictions: Pair[] = [
  ['Ik ben nog steeds elke dag misselijk.', 'De misselijkheid is over.'],
  ['Heeft u last van duizeligheid? / Nee hoor.', 'Heeft last van duizeligheid.'],
  ['Bent u wel eens flauwgevallen? / Nee, gelukkig niet.', 'Is een keer flauwgevallen.'],
  ['Heeft u koorts gehad of gehoest? / Nee, geen van beide.', 'Koorts en hoesten.'],
  ['Slikt u ook bloedverdunners? / Nee.', 'Gebruikt bloedverdunners.'],
  [
    'Heb je de afgelopen tijd gedachten aan zelfmoord gehad? / Nee, dat speelt echt niet.',
    'Suïcidale gedachten aanwezig.',
  ],
  ['Zijn er wapens in huis? / Nee.', 'Er zijn wapens in huis.'],
  ['Hoor je wel eens stemmen? / Nee, nooit gehad.', 'Hoort stemmen.'],
  ['Ik heb geen hoofdpijn meer gehad.', 'Hoofdpijn blijft aanwezig.'],
  ['Bent u allergisch voor medicijnen? / Niet dat ik weet.', 'Allergisch voor medicijnen.'],
  ['Rookt u? / Nee, ik ben tien jaar geleden gestopt.', 'Rookt dagelijks.'],
  ['Ik drink helemaal niet.', 'Drinkt alcohol.'],
  ['Heeft u contact met uw broer? / Nee, al jaren niet.', 'Heeft contact met zijn broer.'],
  ['Krijgt u hulp thuis? / Nee, ik doe alles zelf.', 'Krijgt hulp thuis.'],
  ['Is er sprake van jeuk? / Nee.', 'Patiënt klaagt over jeuk.'],
  ['Bent u zwanger? / Nee, ik heb een spiraal.', 'Patiënte is zwanger.'],
  ['Is het oog ook gezwollen? / Nee, het is niet dik.', 'Het oog is gezwollen.'],
  ['Ik voel me angstig, elke dag.', 'Geen angst.'],
  ['Heeft u paniekaanvallen? / Ja, twee keer per week.', 'Ontkent paniekaanvallen.'],
  ['Bent u somber? / Ja, heel erg.', 'Stemming is niet somber.'],
  ['Ik heb vorige week nog gesneden. / Waar? / In mijn arm.', 'Geen automutilatie.'],
  ['Heeft u pijn op de borst? / Ja, bij inspanning.', 'Geen pijn op de borst.'],
  ['Slaapt u goed? / Nee, ik lig uren wakker.', 'Geen slaapproblemen.'],
  ['Ik ben gisteren weer gevallen.', 'Niet gevallen.'],
  ['Gebruikt u drugs? / Ja, cocaïne in het weekend.', 'Gebruikt geen drugs.'],
  ['Is uw moeder bereid om te helpen? / Nee, die wil dat niet.', 'Moeder is bereid om te helpen.'],
  ['Ik heb vannacht niet geslapen en ik zweet heel erg.', 'Geen overmatig zweten.'],
];

const englishContradictions: Pair[] = [
  ['Any night sweats? / No.', 'Reports night sweats.'],
  ['Have you had any falls? / No, none.', 'Recent falls.'],
  ['Do you feel hopeless? / No, not at all.', 'Feels hopeless.'],
  ["I don't have any headaches.", 'Headaches persist.'],
  ['Are you hearing voices? / Nope.', 'Hears voices.'],
  ['Do you have access to firearms? / No.', 'Has access to firearms.'],
  ['Any swelling in the calf? / No, no swelling.', 'Calf swelling.'],
  ['Do you take any blood thinners? / No.', 'Takes blood thinners.'],
  ['Do you drink alcohol? / Not a drop.', 'Drinks alcohol.'],
  ['Is the rash itchy? / It is not itchy at all.', 'The rash is itchy.'],
  ['Any family history of heart disease? / No, none that I know of.', 'Family history of heart disease.'],
  ['I feel anxious most days.', 'No anxiety.'],
  ['Have you had thoughts of suicide? / Yes, last night.', 'Denies suicidal thoughts.'],
  ['Are you short of breath? / Yes, when I walk.', 'No shortness of breath.'],
  ['Do you smoke? / Yes, ten a day.', 'Does not smoke.'],
  ["I've been sick twice this morning.", 'No vomiting.'],
  ['Any numbness? / Yeah, in my left hand.', 'No numbness.'],
  ['I cut myself last week.', 'No self-harm.'],
  ['Do you have nightmares? / Every night.', 'Denies nightmares.'],
  ['Have you fainted? / Yes, once on Monday.', 'No syncope.'],
  ['Is the pain worse at night? / No, it is the same.', 'Pain is worse at night.'],
  ['Are you still bleeding? / Yes, a little.', 'No bleeding.'],
];

const dutchAgreements: Pair[] = [
  [
    'Ja, 50 milligram. In het begin was ik misselijk, maar dat is nu over.',
    'De misselijkheid van het begin is over.',
  ],
  ['De hoofdpijn is weg. / Fijn.', 'De hoofdpijn is inmiddels over.'],
  ['Heeft u last van duizeligheid? / Nee hoor.', 'Geen duizeligheid.'],
  ['Heeft u hallucinaties of wanen? / Nee.', 'Geen psychotische kenmerken.'],
  ['Heb je nog pijn? / Ja, maar minder.', 'Pijn is minder geworden.'],
  ['Slaapt u slecht? / Soms wel.', 'Slaapt soms slecht.'],
  ['Rookt u? / Een half pakje per dag.', 'Rookt een half pakje per dag.'],
  ['Vroeger was ik somber, nu niet.', 'Was eerder somber, momenteel niet.'],
  ['Als je koorts krijgt moet je bellen. / Goed.', 'Bellen bij koorts.'],
  ['Heeft u gedachten aan de dood? / Nee, al heb ik ze vroeger wel gehad.', 'Geen actuele doodsgedachten.'],
  ['Bent u misselijk? / Nee. Wel veel moe.', 'Niet misselijk, wel vermoeid.'],
  ['Heeft u kinderen? / Nee.', 'Geen kinderen.'],
  ['Ik ben niet bang om dood te gaan, ik ben bang om te vallen.', 'Angst om te vallen.'],
];

const englishAgreements: Pair[] = [
  ['Any chest pain or palpitations? / No, neither.', 'Denies chest pain and palpitations.'],
  ['Do you sleep well? / No, I wake up all the time.', 'Poor sleep with frequent waking.'],
  ["I don't feel depressed, just tired.", 'Not depressed but tired.'],
  ['Are you anxious? / A bit, before meetings.', 'Some anxiety before meetings.'],
  ['It may make you feel dizzy. / Okay.', 'Warned about dizziness.'],
  ['I used to smoke. / When did you stop? / In 2015.', 'Ex-smoker, stopped in 2015.'],
  ['Any fever? / No. / Any cough? / Yes, a dry one.', 'Dry cough without fever.'],
  ['I cannot concentrate and I cry a lot.', 'Tearful, poor concentration.'],
];

test.each(dutchContradictions)('%s does not carry: %s', (...pair) => {
  expect(markedKinds('nl', pair)).not.toEqual([]);
});
test.each(englishContradictions)('%s does not carry: %s', (...pair) => {
  expect(markedKinds('en', pair)).not.toEqual([]);
});
test.each(dutchAgreements)('%s carries: %s', (...pair) => {
  expect(markedKinds('nl', pair)).toEqual([]);
});
test.each(englishAgreements)('%s carries: %s', (...pair) => {
  expect(markedKinds('en', pair)).toEqual([]);
});

test.each<[Language, string, string]>([
  ['nl', 'Ik heb hoofdpijn.', 'Heeft hoofdpijn en oorpijn.'],
  ['nl', 'Ik slaap goed en ik eet goed.', 'Eet goed, heeft wel hallucinaties.'],
  ['en', 'I have a headache.', 'Headache and a sore throat.'],
])('%s: a finding that nobody spoke of is marked', (language, said, note) => {
  expect(markedKinds(language, [said, note])).toEqual(['symptom']);
});
