/** Names by which later papers call a medicine that the file names in full: `ferro gestopt`, `de SSRI`, `pil gestopt`. */
import { findMedicine } from '../../reading/medicines.ts';
import { plain } from '../../reading/text.ts';

/** What is done with a medicine, or how much of it: without it a short word may be any word. */
const ofUse =
  /^\W{0,2}(?: ?(?:\d|(?:nog|weer|nu|is|was|sinds|since|vanaf|vanavond|tonight|gaat|goed|uitgifte|still|same|unchanged|ongewijzigd|idem|gelijk|laten|houden|terug|zelf|ook|weg|af|op|door|stop|gestopt|gestaakt|hervat|herstart|gestart|gehalveerd|verhoogd|verlaagd|opgehoogd|omhoog|omlaag|naar|vergeten|genomen|helpt|werkt|blijft|om de dag|niet|stopped|started|restarted|resumed|raised|reduced|increased|helps|stays|continues|to|back|off)(?!\p{L})))/iu;
const leadsToUse =
  /(?:^|\p{L}|\W)(?:recept|geen|neemt|slikt|gebruikt|nam|stopt|stopte|gestopt met|gestart met|start|stop|hervat|vergeet|zonder|met|takes|taking|stopped|started|on|off) (?:de |het |haar |zijn |the |her |his )?$/iu;
/** Words of every day that a name begins with. */
const everyday =
  /^(?:code|tram|test|form|vera|para|prop|part|halo|temp|iron|vita|clin|coca|colo|norm|meth|macro|omega|prim|perm|carb|calc|nico|prom|lora|diaz|rami|alfa|beta|esta|mela|tema|para|dexa|amin|zink|kali|natri|meta|trim|cefa|cita|plan|over|digi|lami|lamp|sulf|peri|proce|thee|codei|ferr|aceta)$/u;
const SHORTEST_characters = 4;

/** `ferro`, `methyl`: the beginning of one name and of no other. */
function byBeginning(text: string, keys: ReadonlySet<string>): string[] {
  return [...text.matchAll(/(?<![\p{L}\d-])\p{L}{4,8}(?![\p{L}\d-])/gu)].flatMap(({ 0: word, index }) => {
    const short = plain(word);
    if (everyday.test(short) || short.length < SHORTEST_characters || findMedicine(short)) return [];
    // A name of a person has a capital amidst a sentence.
    if (/^\p{Lu}\p{Ll}/u.test(word) && index > 0 && !/[.:;-]\s*$/.test(text.slice(0, index))) return [];
    // `fluox uitgifte per dag`: in small letters it is no name, and no word of every day.
    const behind = text.slice(index + word.length);
    const isUse =
      word === word.toLowerCase() ||
      ofUse.test(behind) ||
      /^ (?:\p{Lu}{2,4} ?)?\d/u.test(behind) ||
      leadsToUse.test(text.slice(0, index));
    const own = isUse
      ? [...keys].filter((key) => key.startsWith(short) && key.length > short.length + 1)
      : [];
    return own.length === 1 ? own : [];
  });
}

/** Three letters that begin a name and are mostly a word of every day. */
const everydayThree =
  /^(?:met|mei|mrt|apr|jun|jul|aug|sep|okt|nov|dec|feb|jan|sal|pro|oma|for|dia|lev|als|zon|dat|mor|per|tot|nog|bij|cal|car|lam|ome|bus|amp|flu|hal|pre|pil|tem|par|tri|the|val|col|nor|mag|cor|ben|alt|asa|lab|gel|max|min|kal|nap|all|and|are|his|her|een|het|van|mel|dex|mid|pen|top|tra|bel|bis|fer|fol|gal|hyd|ibu|ins|iso|pan|pla|pri|ram|rit|ser|sol|sta|sul|tam|ter|tor|ver|vit|wel|zol|zop|ade|ada|esc|est|dul|dom|don|don|hel|len|los|lor|met|mon|mov|mox|nit|omg|oog|oud|pot|pop|ran|rap|rem|sim|spi|van)$/u;

const NEAR_letters = 6;
const vowels = /[aeiou]/;

/** `oxy` begins one name; `olz` has letters of one in their order, and is no word, for want of a vowel. */
function isShortOf(short: string, key: string): boolean {
  if (key.startsWith(short)) return true;
  const [first = '', second = '', third = ''] = short;
  const isWord = vowels.test(second) || vowels.test(third);
  return !isWord && key.startsWith(first + second) && key.slice(2, NEAR_letters).includes(third);
}

/** Three letters that mean one medicine, where what is done with it stands beside them. */
function byLetters(text: string, keys: ReadonlySet<string>): string[] {
  return [...text.matchAll(/(?<![\p{L}\d-])\p{L}{3}(?![\p{L}\d-])/gu)].flatMap(({ 0: word, index }) => {
    const short = plain(word);
    if (everydayThree.test(short) || findMedicine(short) || word === word.toUpperCase()) return [];
    const behind = text.slice(index + word.length);
    const isUse = /^:/.test(behind) || ofUse.test(behind) || leadsToUse.test(text.slice(0, index));
    const own = isUse ? [...keys].filter((key) => isShortOf(short, key)) : [];
    return own.length === 1 ? own : [];
  });
}

const ssri = 'sertraline|citalopram|escitalopram|fluoxetine|paroxetine|fluvoxamine';
const pointed =
  '(?:de|het|deze|dit|haar|zijn|the|her|his|this|stoppen|staken|stopping|stoppen van|staken van) (?:\\p{L}+ )?';
/** A kind of medicine, and which belong to it. */
const kinds: readonly (readonly [RegExp, RegExp])[] = (
  [
    [`${pointed}SSRI`, ssri],
    [
      `${pointed}(?:antidepressivum|antidepressant)`,
      `${ssri}|venlafaxine|duloxetine|mirtazapine|bupropion|trazodon|vortioxetine|agomelatine|.*triptyline|.*imipramine|.*pramine`,
    ],
    [
      `${pointed}(?:antipsychoticum|antipsychotic)`,
      'clozapine|olanzapine|quetiapine|.*peridon|.*piprazol|haloperidol|cariprazine|lurasidon|.*pentixol|amisulpride|sulpiride|penfluridol|pimozide|brexpiprazol',
    ],
    [`${pointed}benzo(?:diazepine)?`, '.*azepam|.*zolam|chloordiazepoxide|clobazam'],
    [
      `${pointed}(?:slaappil|slaaptablet|slaapmiddel|sleeping (?:tablet|pill))`,
      'temazepam|zopiclon|zolpidem|lormetazepam|nitrazepam|melatonine',
    ],
    [`${pointed}(?:stimulans|stimulant)`, 'methylfenidaat|dexamfetamine|lisdexamfetamine'],
    [
      `${pointed}(?:plaspil|plastablet|diureticum|diuretic|water tablet)`,
      'furosemide|bumetanide|hydrochloorthiazide|chloortalidon|indapamide|spironolacton',
    ],
    [`${pointed}(?:b[eè]tablokker|beta-?blocker)`, '.*olol'],
    [
      `${pointed}(?:statine|statin)|cholesterol(?:pil|tablet|remmer)\\p{L}*|cholesterol tablets?`,
      '.*statine',
    ],
    ['(?:ijzer|ijzer(?:tablet|pil)\\p{L}*|iron(?: tablets?)?)', 'ferro.*|ijzer.*'],
    ['pleisters?|patch(?:es)?', 'nicotine|fentanyl|rivastigmine|rotigotine|buprenorfine|.*estradiol'],
    [
      '(?:maagbeschermer|maagzuurremmer|maagtablet|PPI)\\p{L}*',
      'omeprazol|esomeprazol|pantoprazol|lansoprazol|rabeprazol',
    ],
    [
      '(?:bloedverdunner|antistolling|blood thinner|anticoagulant)\\p{L}*',
      '.*xaban|dabigatran|acenocoumarol|fenprocoumon|warfarine|clopidogrel|acetylsalicylzuur|carbasalaatcalcium',
    ],
    ['schildklier(?:tablet|hormoon|pil|medicatie)\\p{L}*|thyroid (?:tablet|hormone)s?', 'levothyroxine'],
    [`${pointed}(?:stemmingsstabilisator|mood stabili[sz]er)`, 'lithium|valproaat|lamotrigine|carbamazepine'],
    // `Vit D 31` is of a laboratory.
    ['(?:vit(?:amine?|\\.)? ?D3?|D-cura)(?!\\s*[:=]?\\s*\\d)', 'colecalciferol'],
    ['(?:(?:vit(?:amine?|\\.)? ?)?B12-injecties?|B12 injections?)', '.*cobalamine'],
    ['vit(?:amine?|\\.)? ?B1(?![\\d-])', 'thiamine'],
    ['MPH', 'methylfenidaat'],
    // A level is no dose.
    ['Li(?= (?:gelijk|blijft|door|terug|naar|op|stop|gestopt|\\d{3,4}(?!\\d)))', 'lithium'],
    ['HandiHaler|Respimat', 'tiotropium|ipratropium|olodaterol'],
    [
      `(?<=^|[.;:,]\\s)(?:de |haar )?pil(?=\\s?:?\\s(?:is |per |sinds )?(?:gestopt|stop|door|weer|hervat|gebruikt|neemt|slikt|nog|niet))|(?:met|aan) de pil|anticonceptiepil|(?:on|off|stopped|started) the (?:contraceptive )?pill`,
      '.*estradiol|.*gestrel|.*gestrel.*|drospirenon|dienogest|desogestrel|norgestimaat|.*anticonceptie.*',
    ],
  ] as const
).map(([words, keys]) => [
  new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'),
  new RegExp(`^(?:${keys})$`, 'u'),
]);

/** The medicines of the file that a sentence means by a shorter name; none where it may be another. */
export function meantBy(
  text: string,
  keys: ReadonlySet<string>,
  areOne: (found: readonly string[]) => boolean,
): string[] {
  const byKind = kinds.flatMap(([words, members]) => {
    if (!words.test(text)) return [];
    const all = [...keys].filter((key) => key.split('/').every((name) => members.test(name)));
    const own = all.filter((key) => !all.some((other) => other !== key && other.split('/').includes(key)));
    return own.length === 1 || areOne(own) ? own : [];
  });
  return [...new Set([...byBeginning(text, keys), ...byLetters(text, keys), ...byKind])];
}
