/** What the forms of a word share: `slaapt`, `slapen` and `geslapen`; `raised`, `raising`. For comparing, not for reading. */
import type { Language } from '../note.ts';
import { onceAWord } from '../reading/recent.ts';
import { list } from '../reading/text.ts';

/** Forms that no rule brings together, each with the form whose stem they take. */
const irregular: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  nl: forms(`slapen: sliep sliepen geslapen slaap
drinken: dronk dronken gedronken | eten: at aten gegeten eet | vallen: viel vielen gevallen
nemen: nam namen genomen neem neemt inneemt ingenomen innemen inname | gaan: ging gingen gegaan ga gaat
komen: kwam kwamen gekomen kom komt | geven: gaf gaven gegeven geef geeft | lezen: las lazen gelezen lees leest
snijden: sneed sneden gesneden snij snijdt | schrijven: schreef schreven geschreven | spreken: sprak spraken gesproken
sterven: stierf gestorven | overlijden: overleed overleden | lopen: liep liepen gelopen loop loopt
zien: zag zagen gezien zie ziet | doen: deed deden gedaan doe doet | staan: stond stonden gestaan sta staat
zitten: zat zaten gezeten zit | liggen: lag lagen gelegen lig ligt | krijgen: kreeg kregen gekregen
blijven: bleef bleven gebleven | rijden: reed reden gereden rij rijdt | sluiten: sloot gesloten | vergeten: vergat vergaten
houden: hield hielden gehouden hou houdt | worden: werd werden geworden word wordt | brengen: bracht gebracht
denken: dacht dachten gedacht | kopen: kocht gekocht | zoeken: zocht gezocht | beginnen: begon begonnen
vinden: vond vonden gevonden | wegen: woog gewogen weeg weegt gewicht | springen: sprong gesprongen | stelen: stal gestolen
verwijzen: verwees verwezen verwijs verwijst verwijzing | bewegen: bewoog bewogen beweging | roken: rook rookt rookte gerookt
hangen: hing gehangen | verliezen: verloor verloren verlies | schrikken: schrok geschrokken | zwemmen: zwom gezwommen
verdwijnen: verdween verdwenen | breken: brak gebroken | lijken: leek geleken | wassen: waste gewassen
bel: bellen belt belde gebeld | kind: kinderen | stad: steden | lid: leden | kilo: kg kilogram | jaar: jaren
ouder: ouders | dag: dagen dagelijks daags | week: weken wekelijks | maand: maanden maandelijks | bloed: bloedt bloedde`),
  en: forms(`sleep: slept asleep | drink: drank drunk | eat: ate eaten | fall: fell fallen | take: took taken | go: went gone goes
come: came | give: gave given | feel: felt | think: thought thoughts | leave: left | lose: lost loss | begin: began begun
drive: drove driven | write: wrote written | speak: spoke spoken | see: saw seen | wake: woke woken | break: broke broken
bring: brought | buy: bought | sit: sat | stand: stood | run: ran | keep: kept | tell: told | say: said | get: got gotten
swell: swollen swelling | bleed: bled | die: died death dead dying | child: children | man: men | woman: women | foot: feet
tooth: teeth | life: lives | wife: wives | knife: knives | weigh: weight weighs weighed | stop: stopped | prescribe: prescription
refer: referral referred | daily: day days | weekly: week weeks | monthly: month months | worse: worsen worsening worsened`),
};

function forms(table: string): Map<string, string> {
  return new Map(
    table.split(/[|\n]/).flatMap((entry) => {
      const [base = '', rest = ''] = entry.split(':');
      return [base.trim(), ...list(rest.trim().replaceAll(' ', ','))].map(
        (form) => [form, base.trim()] as const,
      );
    }),
  );
}

const SHORTEST_STEM = 3;

/** Takes the first of these endings off that leaves enough of a word. */
function without(word: string, endings: readonly string[], least = SHORTEST_STEM): string {
  const ending = endings.find((each) => word.endsWith(each) && word.length - each.length >= least);
  return ending ? word.slice(0, -ending.length) : word;
}

const dutchNouns = ['achtigheid', 'igheid', 'heden', 'heid', 'ingen', 'ing', 'tjes', 'tje', 'jes', 'je'];
const dutchAdjectives = [
  'achtige',
  'achtig',
  'elijke',
  'elijk',
  'lijke',
  'lijk',
  'ige',
  'ig',
  'baar',
  'bare',
];
const dutchVerbs = ['enden', 'ende', 'end', 'den', 'ten', 'de', 'te', 'en', 'es', 'e', 't', 'd', 's', 'n'];

function dutch(word: string): string {
  let stem = word;
  if (/^ge[^e].{2,}(?:t|d|en)$/.test(stem) && stem.length >= 6) stem = stem.slice(2);
  stem = without(stem, dutchNouns, 4);
  stem = without(stem, dutchAdjectives, 4);
  stem = without(stem, dutchVerbs);
  return stem
    .replace(/([a-z])\1/g, '$1')
    .replace(/v$/, 'f')
    .replace(/z$/, 's')
    .replace(/(?<=.{3})[dt]$/, '');
}

const englishEndings = [
  'ations',
  'ation',
  'nesses',
  'ness',
  'ments',
  'ment',
  'ings',
  'ing',
  'edly',
  'ied',
  'ies',
  'ed',
  'ily',
];
const englishLast = ['ly', 'es', 's', 'e', 'y'];

function english(word: string): string {
  const bare = word.replace(/['’]s$/, '');
  return without(without(bare, englishEndings), englishLast).replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

const stems = (language: Language) =>
  onceAWord((word) => {
    const base = irregular[language].get(word) ?? word;
    return base.length <= SHORTEST_STEM ? base : language === 'nl' ? dutch(base) : english(base);
  });
const known = { nl: stems('nl'), en: stems('en') };

/** `word` is plain: no capitals, no accents. */
export const stemOf = (word: string, language: Language): string => known[language](word);
