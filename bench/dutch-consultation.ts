import { readFileSync } from 'node:fs';

/** A made-up consultation. The clinician and the client speak in turn. */
export const dutchConsultation = [
  'Goedemorgen, fijn dat u er bent. Hoe is het de afgelopen weken met u gegaan?',
  'Niet zo goed. Ik slaap slecht en ik pieker veel over mijn werk.',
  'Hoeveel uur slaapt u ongeveer per nacht?',
  'Ongeveer vier uur. Ik word om drie uur wakker en dan kan ik niet meer slapen.',
  'En hoe is uw stemming overdag?',
  'Somber. Ik heb nergens zin in en ik kom de deur bijna niet meer uit.',
  'Heeft u wel eens gedachten dat het leven voor u niet meer hoeft?',
  'Nee, dat niet. Ik zou mijn kinderen nooit alleen willen laten.',
  'Gebruikt u de sertraline nog elke ochtend?',
  'Ja, vijftig milligram. In het begin was ik misselijk, maar dat is nu over.',
  'Dan stel ik voor dat we de dosering verhogen naar honderd milligram.',
  'Dat is goed. Ik wil graag weer aan het werk kunnen.',
  'We maken een nieuwe afspraak voor volgende week dinsdag om tien uur.',
  'Dank u wel, tot volgende week.',
] as const;

/** Words of the field, as the product hands them over with every window. */
export const fieldWords = 'sertraline, milligram, dosering, stemming, somber, piekeren, slaap, misselijk';

/** What is said in the consultations of the demo. */
export function demoConsultations(): string[][] {
  return ['mood-follow-up', 'blood-pressure'].map((name) => {
    const file = new URL(`../apps/server/demo/${name}.json`, import.meta.url);
    const { lines } = JSON.parse(readFileSync(file, 'utf8')) as { lines: [speaker: string, text: string][] };
    return lines.map(([, text]) => text);
  });
}
