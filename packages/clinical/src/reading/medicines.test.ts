import { expect, test } from 'vitest';
import { medicineMentions } from './medicine-mentions.ts';
import { findKind, findMedicine, findNamesake, medicines, namesOfSeveralWords } from './medicines.ts';
import { tokensOf } from './tokens.ts';

test.each([
  ['sertraline', 'sertraline'],
  ['Sertralien', 'sertraline'],
  ['Zoloft', 'sertraline'],
  ['quetiapin', 'quetiapine'],
  ['kwetiapine', 'quetiapine'],
  ['kwetiapien', 'quetiapine'],
  ['Seroquel', 'quetiapine'],
  ['aripiprazole', 'aripiprazol'],
  ['methylphenidate', 'methylfenidaat'],
  ['metylfenidaat', 'methylfenidaat'],
  ['Concerta', 'methylfenidaat'],
  ['Ritalin', 'methylfenidaat'],
  ['venlafaxien', 'venlafaxine'],
  ['mirtasapine', 'mirtazapine'],
  ['oxasepam', 'oxazepam'],
  ['lorasepam', 'lorazepam'],
  ['Lyrica', 'pregabaline'],
  ['nitrofurantoïne', 'nitrofurantoïne'],
  ['amoxicillin', 'amoxicilline'],
  ['amoxycilline', 'amoxicilline'],
  ['paracetomol', 'paracetamol'],
  ['diclofenak', 'diclofenac'],
  ['metoprolol', 'metoprolol'],
  ['atorvastatin', 'atorvastatine'],
  ['omeprasol', 'omeprazol'],
  ['valaciclovir', 'valaciclovir'],
  ['chloordiazepoxide', 'chloordiazepoxide'],
  ['Librium', 'chloordiazepoxide'],
  ['Ozempic', 'semaglutide'],
  ['Synthroid', 'levothyroxine'],
  ['sertralinetabletten', 'sertraline'],
  ['Lantus', 'insuline glargine'],
])('%s is heard as %s', (spoken, name) => {
  expect(findMedicine(spoken)?.nl).toBe(name);
});

test.each(
  `ability circadian concentratie concerten concert concerts medicatie refusal foster depressie sertant risico reageren vriendin
  morgen olifant promotie selectie reactie reacties instabiel syndroom protesteren neuronen circulair bacterieel percentage
  folteren positieven immigrant programma commerciele approval approved dogmatic cultivate differing singular clementine
  connecten seminar allergie lithografie methode metrisch metaal oxygen oxideren zonnebrand tempel norm`.match(
    /\S+/g,
  ) ?? [],
)('%s is no medicine', (word) => {
  expect(findMedicine(word)).toBeUndefined();
});

test.each([
  ['slaappil', 'slaapmiddel', 'class'],
  ['antidepressivum', 'antidepressivum', 'class'],
  ['antidepressiva', 'antidepressivum', 'class'],
  ['plaspil', 'plaspil', 'class'],
  ['pufje', 'inhalator', 'class'],
  ['bloedverdunners', 'bloedverdunner', 'class'],
  ['painkillers', 'pijnstiller', 'class'],
  ['griepprik', 'griepvaccin', 'vaccine'],
  ['tetanusprik', 'tetanusvaccin', 'vaccine'],
])('%s is a kind: %s', (word, name, kind) => {
  expect(findKind(word)).toMatchObject({ nl: name, kind });
});

test('a brand that is also a word is a medicine with its capital', () => {
  expect(findMedicine('Foster')?.nl).toBe('beclometason');
});

test('a name that people bear too is no medicine by itself', () => {
  expect(findMedicine('Yasmin')).toBeUndefined();
  expect(findNamesake('Yasmin')?.nl).toBe('ethinylestradiol');
  expect(findMedicine('senna')?.nl).toBe('senna');
});

test('every name of one word is found', () => {
  const several = new Set(namesOfSeveralWords.map(([name]) => name));
  const missed = medicines
    .flatMap(({ nl, en, brands }) => [nl, en, ...brands])
    .filter((name) => /^[\p{L}\d]+$/u.test(name) && !several.has(name.toLowerCase()))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1))
    .filter((name) => !(findMedicine(name) ?? findNamesake(name)));
  expect(missed).toEqual([]);
});

test('a few hundred medicines are known', () => {
  expect(medicines.length).toBeGreaterThan(400);
});

test.each<[string, string[]]>([
  ['I take folic acid and metformin.', ['foliumzuur', 'metformine']],
  ['Vitamine D en sertra line.', ['colecalciferol', 'sertraline']],
  ['Hij wandelt graag in het bos.', []],
])('%s names %j', (text, names) => {
  expect(medicineMentions(tokensOf(text)).map(({ medicine }) => medicine.nl)).toEqual(names);
});
