/** Medicines as they are written in haste: `simva 40`, `sertr 100`. General knowledge; only before a dose. */
import { isSpelledMedicine } from '../../reading/medicines.ts';

const table: Readonly<Record<string, string>> = {
  simva: 'simvastatine',
  atorva: 'atorvastatine',
  rosuva: 'rosuvastatine',
  prava: 'pravastatine',
  panto: 'pantoprazol',
  omepr: 'omeprazol',
  sertr: 'sertraline',
  sertra: 'sertraline',
  sert: 'sertraline',
  citalo: 'citalopram',
  escital: 'escitalopram',
  escita: 'escitalopram',
  mirta: 'mirtazapine',
  mirtaz: 'mirtazapine',
  venla: 'venlafaxine',
  venlaf: 'venlafaxine',
  quetia: 'quetiapine',
  quet: 'quetiapine',
  olanza: 'olanzapine',
  olanz: 'olanzapine',
  olan: 'olanzapine',
  risper: 'risperidon',
  aripip: 'aripiprazol',
  haloper: 'haloperidol',
  temaz: 'temazepam',
  oxaz: 'oxazepam',
  loraz: 'lorazepam',
  diaz: 'diazepam',
  amlo: 'amlodipine',
  amlod: 'amlodipine',
  metf: 'metformine',
  metfor: 'metformine',
  pcm: 'paracetamol',
  parac: 'paracetamol',
  ibu: 'ibuprofen',
  diclo: 'diclofenac',
  dulox: 'duloxetine',
  parox: 'paroxetine',
  fluox: 'fluoxetine',
  fluvox: 'fluvoxamine',
  amitrip: 'amitriptyline',
  amitript: 'amitriptyline',
  nortrip: 'nortriptyline',
  nortript: 'nortriptyline',
  clomipr: 'clomipramine',
  methylfen: 'methylfenidaat',
  mph: 'methylfenidaat',
  dexamf: 'dexamfetamine',
  lisdex: 'lisdexamfetamine',
  bisop: 'bisoprolol',
  lisino: 'lisinopril',
  enala: 'enalapril',
  perind: 'perindopril',
  hct: 'hydrochloorthiazide',
  hctz: 'hydrochloorthiazide',
  clopi: 'clopidogrel',
  levothyr: 'levothyroxine',
  levothyrox: 'levothyroxine',
  lamotri: 'lamotrigine',
  clozap: 'clozapine',
  cloz: 'clozapine',
  lamo: 'lamotrigine',
  promet: 'promethazine',
  melat: 'melatonine',
  mxl: 'morfine',
  dhc: 'dihydrocodeïne',
  mmf: 'mycofenolaat',
};
const short = new RegExp(
  `(?<![\\p{L}\\d-])(${Object.keys(table).join('|')})\\.?(?=\\s(?:\\d{1,4}(?:[.,]\\d+)?(?:\\s?(?:mg|mcg)|\\s?(?:-|=)>|\\s?→|\\s\\d\\s?dd|\\s?[,;.]|\\s(?:an|zn|a\\.n|z\\.n)|\\s?$)|\\d\\s?dd))`,
  'giu',
);
/** In capitals, before the dose of a tablet: `Li 0,74` is a level. */
const lithium =
  /(?<![\p{L}\d-])Li(?=\s(?:(?:weer|terug|nu|naar|van|blijft|verhoogd|verlaagd|back|up|down|to|from|at|on)\s){0,3}\d{3,4}\s?mg(?!\s?\/))/gu;
/** A dose that becomes another, without its unit: `sertraline 100 -> 150`. */
const bareStep = /(?<=\p{L}{5,} )(\d{1,4}) ?(?:-|=)?(?:>|→) ?(\d{1,4})(?=\s?(?:[,;.]|$))/gu;

/** `fentanylpleister`, `haloperidoldruppels`. */
const withForm =
  /(?<![\p{L}-])(\p{L}{5,}?)-?(pleisters?|tablet(?:ten)?|capsules?|drank|druppels|zalf|spray|depot|injecties?|infuus|additie|augmentatie|toevoeging|neusspray|kauwgom|gel|creme)(?!\p{L})/giu;

export function withWholeNames(written: string): string {
  const text = written
    .replace(lithium, 'lithium')
    .replace(withForm, (found: string, name: string, form: string) =>
      isSpelledMedicine(name) ? `${name} ${form}` : found,
    );
  const whole = text.replace(short, (found: string, name: string) => table[name.toLowerCase()] ?? found);
  return whole === text ? text : whole.replace(bareStep, '$1 mg -> $2 mg');
}
