import { expect, test } from 'vitest';
import type { Language } from '../note.ts';
import { slotsOf } from './slots.ts';

const findings = (text: string, language: Language, isSpoken = true) =>
  slotsOf(text, language, { isSpoken })
    .findings.filter(({ isHint }) => !isHint)
    .map(({ finding, polarity, isPast, isConditional }) => {
      const mark = polarity === 'denied' ? '-' : polarity === 'uncertain' ? '?' : '+';
      return `${mark}${finding}${isPast ? ' (past)' : ''}${isConditional ? ' (if)' : ''}`;
    });

test.each<[string, string[]]>([
  ['Ik ben vaak somber.', ['+low mood']],
  ['Ik ben niet somber.', ['-low mood']],
  ['Somber, nee.', ['-low mood']],
  ['Ik kan wel janken.', ['+crying']],
  ['Ik zie het niet meer zitten.', ['+low mood']],
  ['Ik heb een kort lontje.', ['+irritability']],
  ['Ik slaap slecht.', ['+insomnia']],
  ['Slapen lukt niet.', ['+insomnia']],
  ['Ik lig uren wakker.', ['+insomnia']],
  ['Ik gaap de hele dag.', ['+yawning']],
  ['Een blauwe plek op haar heup.', ['+bruise']],
  ['Geen hoofdpijn, misselijkheid of koorts.', ['-headache', '-nausea', '-fever']],
  ['Hoofdpijn niet, wel misselijk.', ['-headache', '+nausea']],
  ['Hartkloppingen heb ik niet.', ['-palpitations']],
  ['Hartkloppingen ook niet.', ['-palpitations']],
  ['Flauwgevallen ben ik nog nooit.', ['-fainting']],
  ['Ik ben nog nooit flauwgevallen.', ['-fainting']],
  ['Stemmen of zo, dat niet.', ['-hallucinations']],
  ['De hoofdpijn is over.', ['-headache']],
  ['De pijn gaat niet weg.', ['+pain']],
  ['De paracetamol helpt niet tegen de hoofdpijn.', ['+no effect', '+headache']],
  ['Ik huil om niks.', ['+crying']],
  ['Ik ben moe en krijg niks af.', ['+fatigue']],
  ['Ik heb geen trek.', ['+reduced appetite']],
  ['Ik ben zonder reden bang.', ['+anxiety']],
  ['Misschien een depressie.', ['?depression']],
  ['Vroeger was ik vaak duizelig.', ['+dizziness (past)']],
  ['Ik heb vroeger paniekaanvallen gehad.', ['+panic (past)']],
  ['Bel als u koorts krijgt.', ['+fever (if)']],
  ['Niet alleen somber, maar ook moe.', ['+low mood', '+fatigue']],
  ['Ik wil niet dood.', ['-suicidality']],
  ['Gedachten aan de dood heb ik niet.', ['-suicidality']],
  ['Ik eet bijna niet.', ['+reduced appetite']],
  ['De stemming is niet goed.', ['-mood good']],
  ['Ik val niet.', []],
  ['Dat is toevallig.', []],
])('said: %s', (text, expected) => {
  expect(findings(text, 'nl')).toEqual(expected);
});

test.each<[string, string[]]>([
  ['Ontkent suïcidaliteit, hallucinaties en wanen.', ['-suicidality', '-hallucinations', '-delusions']],
  ['Geen koorts en geen hoesten.', ['-fever', '-cough']],
  ['Koorts: nee.', ['-fever']],
  ['Niet bekend met diabetes.', ['-diabetes']],
  ['Geen aanwijzingen voor psychose.', ['-psychosis']],
  ['Slaapt goed, eetlust matig.', ['+good sleep']],
  ['Geen trek, wel een droge mond.', ['+reduced appetite', '+dry mouth']],
  ['Patiënte is angstig en gespannen.', ['+anxiety', '+tension']],
])('noted: %s', (text, expected) => {
  expect(findings(text, 'nl', false)).toEqual(expected);
});

test.each<[string, string[]]>([
  ["I can't sleep.", ['+insomnia']],
  ['No fever or chills.', ['-fever', '-fever']],
  ['No fever, cough or sore throat.', ['-fever', '-cough', '-sore throat']],
  ['I have chest pain but no palpitations.', ['+chest pain', '-palpitations']],
  ["I don't feel anxious.", ['-anxiety']],
  ['She denies nausea, vomiting, diarrhea.', ['-nausea', '-vomiting', '-diarrhoea']],
  ['The headache has resolved.', ['-headache']],
  ['I used to get migraines.', ['+headache (past)']],
  ['My knee hurts.', ['+knee pain']],
  ['Short of breath on the stairs.', ['+breathlessness']],
  ["It didn't help with the pain.", ['+no effect', '+pain']],
  ['Call us if you get a fever.', ['+fever (if)']],
  ['Not only tired but also dizzy.', ['+fatigue', '+dizziness']],
])('said: %s', (text, expected) => {
  expect(findings(text, 'en')).toEqual(expected);
});

test('side and part of the body belong to the finding beside them', () => {
  const { findings: found } = slotsOf('Pijn in mijn linkerknie, geen tics.', 'nl', { isSpoken: true });
  expect(found.filter(({ isHint }) => !isHint)).toMatchObject([
    { finding: 'knee pain', side: 'left', part: 'knee' },
    { finding: 'tics', polarity: 'denied' },
  ]);
  expect(found.find(({ finding }) => finding === 'tics')).not.toHaveProperty('part');
});
