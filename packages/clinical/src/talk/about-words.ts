/** Words for people who are spoken of, and for who speaks. */
import type { Language } from '../note.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export type AboutWords = {
  women: ReadonlySet<string>;
  men: ReadonlySet<string>;
  /** Either. */
  others: ReadonlySet<string>;
  /** Before a relation: `mijn broer`. */
  owners: ReadonlySet<string>;
  /** Between the two: `mijn oudste broer`. */
  kinds: ReadonlySet<string>;
  /** The speaker as who it is about. */
  speaker: ReadonlySet<string>;
  /** The one spoken to. */
  addressed: ReadonlySet<string>;
  /** Goes on about a man, a woman, or whoever was named. */
  he: ReadonlySet<string>;
  she: ReadonlySet<string>;
  that: ReadonlySet<string>;
  /** Verbs by which `die` is somebody who does something. */
  verbs: ReadonlySet<string>;
  /** Before these `ze` is more than one. */
  plural: ReadonlySet<string>;
  openers: ReadonlySet<string>;
};

export const aboutWords: Readonly<Record<Language, AboutWords>> = {
  nl: {
    women:
      set(`moeder ma mam mama zus zusje zuster vrouw echtgenote vriendin dochter dochtertje kleindochter oma grootmoeder tante nicht nichtje schoonmoeder
      schoonzus schoondochter stiefmoeder pleegmoeder buurvrouw halfzus tweelingzus`),
    men: set(`vader pa pap papa broer broertje man echtgenoot vriend zoon zoontje kleinzoon opa grootvader oom neef neefje schoonvader zwager schoonzoon
      stiefvader pleegvader buurman halfbroer tweelingbroer ex-man`),
    others: set(
      'ouders kinderen partner kind collega huisgenoot baas ex vriendje leidinggevende ex-partner kennis',
    ),
    owners: set("mijn m'n mn uw je jouw onze ons een z'n zijn haar d'r hun bij"),
    kinds: set(
      'oudste jongste eigen andere ex-middelste oudere jongere nieuwe overleden eerste tweede beste',
    ),
    speaker: set("ik 'k k me mij mezelf mijzelf we wij ons"),
    addressed: set('u je jij jou uzelf jezelf jullie'),
    he: set('hij ie hem'),
    she: set('zij ze haar'),
    that: set('die'),
    verbs:
      set(`is was heeft had kreeg krijgt slikt slikte neemt nam gebruikt gebruikte drinkt dronk rookt rookte werd wordt ging gaat kwam komt zit zat ligt lag woont woonde werkt werkte moest moet kan kon wil
      wilde wou zei zegt dacht denkt vindt vond deed doet stierf overleed viel valt belt belde liep loopt spoot stond staat leeft leefde sliep slaapt huilde had`),
    plural: set(
      'zijn waren hebben hadden zeggen zeiden gaan gingen komen kwamen willen wilden doen deden denken vinden moeten kunnen konden worden werden',
    ),
    openers: set('ja nee nou en maar want dus o oh eh ehm uh tja ach ook dan toen daar nu'),
  },
  en: {
    women: set(
      'mother mum mom sister wife girlfriend daughter granddaughter gran grandma grandmother nan aunt niece stepmother mother-in-law sister-in-law',
    ),
    men: set(
      'father dad brother husband boyfriend son grandson grandad grandpa grandfather uncle nephew stepfather father-in-law brother-in-law',
    ),
    others: set(
      'partner cousin friend flatmate roommate housemate neighbour neighbor colleague boss mate ex child coworker',
    ),
    owners: set('my your our a his her their'),
    kinds: set('older younger eldest youngest little big late best old own twin'),
    speaker: set("i i'm i've i'd i'll me myself we we're we've us"),
    addressed: set("you you're you've you'd yourself"),
    he: set("he he's he'd him"),
    she: set("she she's she'd"),
    that: set('who'),
    verbs: set('is was has had took takes got gets'),
    plural: set(''),
    openers: set('yes yeah no well and but so oh um uh er because then'),
  },
};
