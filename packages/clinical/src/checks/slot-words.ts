/** Words with one meaning out of few, under the name of that meaning: who, which side, how bad and which part of the body. */
import type { Language } from '../note.ts';
import { list } from '../reading/text.ts';

export type WordSlot = 'relation' | 'side' | 'grade' | 'body' | 'time' | 'certainty' | 'period';

type Table = Readonly<Record<WordSlot, string>>;

const tables: Readonly<Record<Language, Table>> = {
  nl: {
    relation: `moeder: moeder, ma, mama, mam, moeders, mn moeder
vader: vader, pa, papa, pap, vaders
ouders: ouders
broer: broer, broers, broertje, broertjes
zus: zus, zussen, zusje, zusjes, zuster
zoon: zoon, zoons, zoontje, jongste, oudste
dochter: dochter, dochters, dochtertje
partner: partner, man, vrouw, echtgenoot, echtgenote, vriend, vriendin, verloofde
ex: ex, ex-man, ex-vrouw, ex-partner, exman, exvrouw
oma: oma, grootmoeder
opa: opa, grootvader
oom: oom
tante: tante
neef: neef, neefje, neven
nicht: nicht, nichtje
kleinzoon: kleinzoon, kleinzoons
kleindochter: kleindochter, kleindochters
schoonmoeder: schoonmoeder
schoonvader: schoonvader
schoonzus: schoonzus, schoonzusje
schoonzoon: schoonzoon
schoondochter: schoondochter
zwager: zwager
buurvrouw: buurvrouw
buurman: buurman, buurjongen
collega: collega, collega's
baas: baas, leidinggevende, chef, werkgever
huisgenoot: huisgenoot, kamergenoot, kamergenote, huisgenote
stiefvader: stiefvader
stiefmoeder: stiefmoeder`,
    side: `left: links, linker, linkerkant, linkerzijde, linksachter, linksonder, linksboven
right: rechts, rechter, rechterkant, rechterzijde, rechtsonder, rechtsboven
both: beiderzijds, tweezijdig, dubbelzijdig`,
    grade: `mild: licht, lichte, gering, geringe, mild, milde, laag, lage
moderate: matig, matige, redelijk, gemiddeld, gemiddelde
severe: ernstig, ernstige, zwaar, zware, hevig, hevige, hoog, hoge`,
    body: `hoofd: hoofd | oog: oog, ogen | oor: oor, oren | neus: neus | mond: mond | keel: keel | nek: nek | schouder: schouder, schouders
arm: arm, armen | elleboog: elleboog | pols: pols, polsen | hand: hand, handen | duim: duim | wijsvinger: wijsvinger
middelvinger: middelvinger | ringvinger: ringvinger | pink: pink | vinger: vinger, vingers | borst: borst | rug: rug | buik: buik
maag: maag | heup: heup, heupen | lies: lies | bil: bil, billen | been: been, benen | bovenbeen: bovenbeen, bovenbenen
knie: knie, knieen | kuit: kuit, kuiten | enkel: enkel, enkels | voet: voet, voeten | hiel: hiel | teen: teen, tenen | tong: tong
kaak: kaak | kin: kin | wang: wang | voorhoofd: voorhoofd | rib: rib, ribben | zij: flank | lever: lever | nier: nier, nieren | hart: hart
schouderblad: schouderblad | onderarm: onderarm | bovenarm: bovenarm | onderbeen: onderbeen | onderrug: onderrug`,
    certainty: `certain: zeker, beslist, definitief, ongetwijfeld | probable: waarschijnlijk, vermoedelijk | possible: mogelijk, mogelijke, misschien, wellicht`,
    period: '',
    time: `now: nu, momenteel, actueel, actuele, huidig, huidige, tegenwoordig
before: vroeger, destijds, voorheen, toentertijd
today: vandaag, vanochtend, vanmorgen, vanmiddag | tonight: vanavond | yesterday: gisteren, gisteravond, gisterochtend, gistermiddag
tomorrow: morgen, morgenochtend, morgenmiddag, morgenavond | day_after: overmorgen | day_before: eergisteren`,
  },
  en: {
    relation: `mother: mother, mum, mom, mummy, mother's, mum's, mom's
father: father, dad, daddy, father's, dad's
parents: parents
brother: brother, brothers, brother's
sister: sister, sisters, sister's
son: son, sons, son's
daughter: daughter, daughters, daughter's
partner: partner, husband, wife, boyfriend, girlfriend, fiance, fiancee, spouse, husband's, wife's
ex: ex, ex-husband, ex-wife, ex-partner
grandmother: grandmother, gran, grandma, nan, granny
grandfather: grandfather, grandad, grandpa, granddad
uncle: uncle, uncle's
aunt: aunt, auntie, aunt's
cousin: cousin, cousins
nephew: nephew
grandson: grandson
granddaughter: granddaughter
niece: niece
mother-in-law: mother-in-law
father-in-law: father-in-law
neighbour: neighbour, neighbor, neighbours
colleague: colleague, colleagues, coworker, workmate
boss: boss, manager, supervisor, employer
flatmate: flatmate, roommate, housemate
friend: friend, friends, mate, friend's`,
    side: `left: left, left-sided
right: right, right-sided
both: bilateral, bilaterally`,
    grade: `mild: mild, mildly, slight, minor
moderate: moderate, moderately
severe: severe, severely, serious`,
    body: `head: head | eye: eye, eyes | ear: ear, ears | nose: nose | mouth: mouth | throat: throat | neck: neck | shoulder: shoulder, shoulders
arm: arm, arms | elbow: elbow, elbows | wrist: wrist, wrists | hand: hand, hands | thumb: thumb | index: forefinger
finger: finger, fingers, pinky | chest: chest | back: back | abdomen: abdomen, belly, tummy, stomach, abdominal | hip: hip, hips
groin: groin | buttock: buttock, buttocks | leg: leg, legs | thigh: thigh, thighs | knee: knee, knees | calf: calf, calves
ankle: ankle, ankles | foot: foot, feet | heel: heel | toe: toe, toes | tongue: tongue | jaw: jaw | cheek: cheek | forehead: forehead
rib: rib, ribs | flank: flank | liver: liver | kidney: kidney, kidneys`,
    certainty: `certain: certainly, definitely, definite | probable: probably, likely, probable | possible: possibly, possible, maybe, perhaps`,
    period: '',
    time: `now: now, currently, current, presently, nowadays
before: formerly, previously, historically
today: today | tonight: tonight | yesterday: yesterday | tomorrow: tomorrow`,
  },
};

type WordMeaning = { slot: WordSlot; value: string };

function read(table: Table): Map<string, WordMeaning[]> {
  const meanings = new Map<string, WordMeaning[]>();
  for (const [slot, lines] of Object.entries(table) as [WordSlot, string][])
    for (const line of lines.split(/[\n|]/)) {
      const [value = '', words = ''] = line.split(':').map((part) => part.trim());
      for (const word of list(words)) meanings.set(word, [...(meanings.get(word) ?? []), { slot, value }]);
    }
  return meanings;
}

const words: Readonly<Record<Language, ReadonlyMap<string, WordMeaning[]>>> = {
  nl: read(tables.nl),
  en: read(tables.en),
};

const none: WordMeaning[] = [];

/** `linkeroor` is an ear on the left. */
const sided = /^(linker|rechter)(\p{L}{3,})$/u;

export function meaningsOf(word: string, language: Language): readonly WordMeaning[] {
  const known = words[language].get(word);
  if (known) return known;
  if (language !== 'nl' || !(word.startsWith('linker') || word.startsWith('rechter'))) return none;
  const [, side, part = ''] = sided.exec(word) ?? [];
  if (!side) return none;
  return [...(words.nl.get(side) ?? none), ...(words.nl.get(part) ?? none)];
}
