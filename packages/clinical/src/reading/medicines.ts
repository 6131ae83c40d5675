/** Medicines by their Dutch and English names and brands, also as a recogniser mishears them. */
import { plain } from './text.ts';

/** Dutch name = English name where it differs: brands. Brands are general knowledge. */
const psychiatric = `
sertraline: Zoloft | citalopram: Cipramil | escitalopram: Lexapro | fluoxetine: Prozac | fluvoxamine: Fevarin
paroxetine: Seroxat | venlafaxine: Efexor | duloxetine: Cymbalta | mirtazapine: Remeron | bupropion: Wellbutrin
vortioxetine: Brintellix | agomelatine: Valdoxan | trazodon = trazodone: Trazolan | amitriptyline: Sarotex
nortriptyline: Nortrilen | clomipramine: Anafranil | imipramine | fenelzine = phenelzine: Nardil
tranylcypromine: Tracydal | moclobemide | esketamine: Spravato | lithium: Priadel, Camcolit
valproïnezuur = valproate: Depakine | lamotrigine: Lamictal | carbamazepine: Tegretol | quetiapine: Seroquel
olanzapine: Zyprexa | risperidon = risperidone: Risperdal | aripiprazol = aripiprazole: Abilify | clozapine: Leponex
haloperidol: Haldol | paliperidon = paliperidone: Xeplion, Invega | lurasidon = lurasidone: Latuda
cariprazine: Reagila | brexpiprazol = brexpiprazole: Rxulti | amisulpride | sulpiride: Dogmatil
zuclopentixol = zuclopenthixol: Cisordinol | flupentixol = flupenthixol: Fluanxol | pipamperon = pipamperone: Dipiperon
pimozide: Orap | penfluridol: Semap | methylfenidaat = methylphenidate: Ritalin, Concerta, Medikinet, Equasym
dexamfetamine = dexamphetamine: Tentin, Amfexa | lisdexamfetamine: Elvanse | atomoxetine: Strattera
guanfacine: Intuniv | modafinil: Modiodal | oxazepam: Seresta | lorazepam: Temesta, Ativan | diazepam: Valium
alprazolam: Xanax | temazepam: Normison | bromazepam: Lexotanil | clonazepam: Rivotril | midazolam: Dormicum
zolpidem: Stilnoct | zopiclon = zopiclone: Imovane | lormetazepam | melatonine = melatonin: Circadin
promethazine: Phenergan | pregabaline = pregabalin: Lyrica | propranolol: Inderal | hydroxyzine
buspiron = buspirone | acamprosaat = acamprosate: Campral | disulfiram: Refusal, Antabus | naltrexon = naltrexone
nalmefeen = nalmefene: Selincro | methadon = methadone | buprenorfine = buprenorphine: Suboxone
varenicline: Champix | biperideen = biperiden: Akineton | thiamine`;

const generalPractice = `
paracetamol: Panadol, Tylenol | ibuprofen: Brufen, Advil, Nurofen | naproxen: Aleve | diclofenac: Voltaren
tramadol | oxycodon = oxycodone: OxyContin | omeprazol = omeprazole: Losec | pantoprazol = pantoprazole
metformine = metformin | gliclazide | semaglutide: Ozempic | insuline = insulin: Lantus | metoprolol: Selokeen
bisoprolol | amlodipine | lisinopril | enalapril | perindopril | losartan | ramipril
hydrochloorthiazide = hydrochlorothiazide | furosemide: Lasix | simvastatine = simvastatin
atorvastatine = atorvastatin: Lipitor | acetylsalicylzuur = aspirin | clopidogrel: Plavix | apixaban: Eliquis
rivaroxaban: Xarelto | levothyroxine: Thyrax, Euthyrox | salbutamol: Ventolin | beclometason = beclometasone: Foster
prednisolon = prednisolone | amoxicilline = amoxicillin: Augmentin | doxycycline | nitrofurantoïne = nitrofurantoin: Furabid
azitromycine = azithromycin | flucloxacilline = flucloxacillin | macrogol: Movicolon | foliumzuur = folic acid
colecalciferol | ethinylestradiol: Microgynon | loratadine | cetirizine | mometason = mometasone: Nasonex`;

export type Medicine = { nl: string; en: string; brands: string[]; field: 'psychiatry' | 'general_practice' };

const readTable = (table: string, field: Medicine['field']): Medicine[] =>
  table
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map((entry) => {
      const [names = '', brands = ''] = entry.split(':');
      const [nl = '', en = nl] = names.split('=').map((name) => name.trim());
      return { nl, en, brands: brands ? brands.split(',').map((brand) => brand.trim()) : [], field };
    });

export const medicines: readonly Medicine[] = [
  ...readTable(psychiatric, 'psychiatry'),
  ...readTable(generalPractice, 'general_practice'),
];

const byName = new Map<string, Medicine>(
  medicines.flatMap((medicine) =>
    [medicine.nl, medicine.en, ...medicine.brands].map((name) => [plain(name), medicine] as const),
  ),
);

/** Brands that are words too: only the name with a capital, or with a dose beside it, is the medicine. */
const ordinaryWords = new Set(['foster', 'refusal', 'orap']);
/** Words that sound like a medicine and are none. */
const soundAlikes = new Set(['circadian']);

/** Shorter names have too many neighbours: `ability` is not Abilify. */
const SHORTEST_MISHEARD = 8;

/** Names by their first two letters: a recogniser that mishears the rest seldom mishears the start. */
const byStart = Map.groupBy(
  [...byName.keys()].filter((name) => name.length >= SHORTEST_MISHEARD),
  (name) => name.slice(0, 2),
);

/** Eight letters may differ in one, nine in two: `sertralien` is sertraline, `concentratie` is not Concerta. */
const tolerance = (name: string) => (name.length >= 9 ? 2 : 1);

/** The medicine that this word names, as spelled or as misheard. */
export function findMedicine(spoken: string): Medicine | undefined {
  const name = plain(spoken);
  const exact = byName.get(name);
  if (exact) return ordinaryWords.has(name) && !/^\p{Lu}/u.test(spoken) ? undefined : exact;
  if (name.length < SHORTEST_MISHEARD || soundAlikes.has(name)) return undefined;
  if (!misheard.has(name)) {
    if (misheard.size >= MOST_REMEMBERED) misheard.clear();
    misheard.set(name, nearest(name));
  }
  return misheard.get(name);
}

/** People use the same words over and over, and comparing letters is slow: what a word was is remembered. */
const misheard = new Map<string, Medicine | undefined>();
const MOST_REMEMBERED = 10_000;

function nearest(name: string): Medicine | undefined {
  const near = byStart
    .get(name.slice(0, 2))
    ?.find((known) => withinDistance(name, known, Math.min(tolerance(name), tolerance(known))));
  return near === undefined ? undefined : byName.get(near);
}

/** Whether at most `limit` letters must be changed, added or left out to make one of the other. */
function withinDistance(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const replaced = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return (row[b.length] ?? limit + 1) <= limit;
}
