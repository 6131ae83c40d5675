/** Medicines by their Dutch and English names and brands, also as a recogniser mishears them. */
import { furtherBrands } from './names/brands.ts';
import { insulins, medicineClasses, vaccines } from './names/classes.ts';
import { furtherMedicines } from './names/further.ts';
import { hospitalMedicines } from './names/hospital.ts';
import { practiceMedicines } from './names/practice.ts';
import { psychiatricMedicines } from './names/psychiatry.ts';
import { rarerInsulins, rarerMedicines } from './names/rarer.ts';
import { alsoPeople, notMedicines, ordinaryWords } from './names/sound-alikes.ts';
import { onceAWord } from './recent.ts';
import { isWithin, soundOf } from './sound.ts';
import { plain } from './text.ts';
import type { UnitName } from './units.ts';

/** `class` is a kind of medicine without its name: `slaappil`. */
export type MedicineKind = 'medicine' | 'class' | 'vaccine' | 'insulin';

export type Medicine = {
  nl: string;
  en: string;
  brands: string[];
  field: 'psychiatry' | 'general_practice';
  kind: MedicineKind;
  /** What a bare number beside it counts: `quetiapine, honderd`. */
  unit: UnitName;
};

const inMicrograms = new Set(
  'levothyroxine liothyronine fentanyl salbutamol formoterol salmeterol tiotropium beclometason fluticason mometason colecalciferol desmopressine'.split(
    ' ',
  ),
);
const unitOfMedicine = (nl: string, kind: MedicineKind): UnitName =>
  kind === 'insulin' ? 'IU' : inMicrograms.has(nl) ? 'mcg' : nl === 'macrogol' ? 'sachet' : 'mg';

const readTable = (table: string, field: Medicine['field'], kind: MedicineKind = 'medicine'): Medicine[] =>
  table
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [names = '', brands = ''] = entry.split(':');
      const [nl = '', en = nl] = names.split('=').map((name) => name.trim());
      return {
        nl,
        en,
        brands: brands ? brands.split(',').map((brand) => brand.trim()) : [],
        field,
        kind,
        unit: unitOfMedicine(nl, kind),
      };
    });

/** One entry a medicine, with the brands that any table has of it. */
const together = (entries: readonly Medicine[]): Medicine[] =>
  [...Map.groupBy(entries, ({ nl }) => nl).values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, brands: [...first.brands, ...more.flatMap(({ brands }) => brands)] }] : [],
  );

export const medicines: readonly Medicine[] = together([
  ...readTable(psychiatricMedicines, 'psychiatry'),
  ...readTable(practiceMedicines, 'general_practice'),
  ...readTable(hospitalMedicines, 'general_practice'),
  ...readTable(furtherMedicines, 'general_practice'),
  ...readTable(rarerMedicines, 'general_practice'),
  ...readTable(furtherBrands, 'general_practice'),
  ...readTable(insulins, 'general_practice', 'insulin'),
  ...readTable(rarerInsulins, 'general_practice', 'insulin'),
]);
/** Those that have no name of their own, and vaccines. */
const others: readonly Medicine[] = [
  ...readTable(medicineClasses, 'general_practice', 'class'),
  ...readTable(vaccines, 'general_practice', 'vaccine'),
];

const namesOf = (medicine: Medicine) =>
  [...new Set([medicine.nl, medicine.en, ...medicine.brands].map(plain))].map(
    (name) => [name, medicine] as const,
  );
const isOneWord = ([name]: readonly [string, Medicine]) => /^[a-z0-9']+$/.test(name);

const byName = new Map<string, Medicine>(medicines.flatMap(namesOf).filter(isOneWord));
const otherByName = new Map<string, Medicine>(others.flatMap(namesOf).filter(isOneWord));
/** Names of several words: `folic acid`, `vitamine d`. */
export const namesOfSeveralWords: readonly (readonly [string, Medicine])[] = [...medicines, ...others]
  .flatMap(namesOf)
  .filter((entry) => !isOneWord(entry) && !entry[0].includes('/'));

/** Shorter names have too many neighbours: `ability` is not Abilify. */
const SHORTEST_SAME_SOUND = 6;
const SHORTEST_MISHEARD = 8;
const bySound = new Map(
  [...byName].filter(([name]) => name.length >= 6).map(([name, medicine]) => [soundOf(name), medicine]),
);
/** Names proper bear more mishearing than brands, which are made to look like words: `selectie` is not Selektine. */
const properSounds = new Set(medicines.flatMap(({ nl, en }) => [soundOf(nl), soundOf(en)]));
const BRAND_FOR_NEARNESS = 9;
/** By how they begin: who mishears a name seldom mishears its start. */
const soundsByStart = Map.groupBy(
  [...bySound.keys()].filter((sound) => sound.length >= (properSounds.has(sound) ? 7 : BRAND_FOR_NEARNESS)),
  (sound) => sound.slice(0, 1),
);
const lettersFor = (sound: string) => (properSounds.has(sound) && sound.length >= 10 ? 2 : 1);

/** What is left of a word that holds the name: `sertralinetabletten`. */
const afterName =
  /(?:tablet(?:ten|jes?)?|pil(?:len)?|capsules?|injecties?|pleisters?|depot|zalf|creme|spray|druppels|kuur|gebruik|dosering|dosis|siroop|drank|gel|succinaat|tartraat|hydrochloride|fumaraat|maleaat|besilaat|mesilaat|citraat|fosfaat|sulfaat|decanoaat|palmitaat|pamoaat|acetaat|gluconaat|bromide|smelttablet(?:ten)?|kauwtablet(?:ten)?|bruistablet(?:ten)?|retard|inhalator|aerosol|neusspray|oogdruppels|poeder|infuus|implantaat|zetpil(?:len)?|zuigtablet(?:ten)?|kauwgom)$/;

/** The medicine that this word names, as spelled or as misheard. Classes and vaccines are not: see `findKind`. */
export const findMedicine: (spoken: string) => Medicine | undefined = onceAWord((spoken) => {
  if (alsoPeople.has(spoken)) return undefined;
  const name = plain(spoken);
  const exact = byName.get(name);
  if (exact) return ordinaryWords.has(name) && !/^\p{Lu}/u.test(spoken) ? undefined : exact;
  if (name.length < SHORTEST_SAME_SOUND || notMedicines.has(name)) return undefined;
  return compound(name) ?? nearest(name);
});

/** The medicine that somebody may be called by: whoever asks has to know that a medicine is meant. */
export const findNamesake = (spoken: string): Medicine | undefined =>
  alsoPeople.has(spoken) ? byName.get(plain(spoken)) : undefined;

/** A class of medicines, or a vaccine. */
export const findKind = (spoken: string): Medicine | undefined => otherByName.get(plain(spoken));

/** Whether the word is a name as it is spelled. */
export const isSpelledMedicine = (spoken: string): boolean => byName.has(plain(spoken));

function compound(name: string): Medicine | undefined {
  const rest = afterName.exec(name);
  return rest
    ? (byName.get(name.slice(0, rest.index).replace(/[-s]$/, '')) ?? byName.get(name.slice(0, rest.index)))
    : undefined;
}

function nearest(name: string): Medicine | undefined {
  const sound = soundOf(name);
  const same = sound.length >= 5 ? bySound.get(sound) : undefined;
  if (same || name.length < SHORTEST_MISHEARD || sound.length < 7) return same;
  const near = soundsByStart.get(sound.slice(0, 1)) ?? [];
  for (let letters = 1; letters <= (sound.length >= 9 ? 2 : 1); letters++) {
    const found = new Set(
      near
        .filter(
          (known) =>
            hasSameStart(sound, known) && letters <= lettersFor(known) && isWithin(sound, known, letters),
        )
        .map((known) => bySound.get(known)),
    );
    const [only] = found;
    // Two that are as near cannot be told apart: one of them would be a guess.
    if (found.size > 0) return found.size === 1 ? only : undefined;
  }
  return undefined;
}

const hasSameStart = (a: string, b: string) => a[1] === b[1] || a[2] === b[2];

/** How names end: most words do not. */
const endings = new Set([...bySound.keys()].map((sound) => sound.slice(-3)));

/** A name in two parts: `sertra line`. */
export const findSplitMedicine = (first: string, second: string): Medicine | undefined => {
  if (first.length < 3 || second.length < 3 || first.length + second.length < SHORTEST_MISHEARD)
    return undefined;
  if (!endings.has(soundOf(second).slice(-3))) return undefined;
  const joined = first + second;
  return notMedicines.has(joined) ? undefined : (byName.get(joined) ?? bySound.get(soundOf(joined)));
};
