/** Words that deny, words that give a denial up, and what people deny first. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import type { Fact } from './fact.ts';

const denying: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:nou|eh|nou ja|o|oh|poeh|ja|ach|goh)[,.!… ]+)*(?:nee|neen|nooit|geen|niet|niks|absoluut niet|helemaal niet)\b|[.!] nee\b(?!,? (?:hoor )?nee)/,
  en: /^(?:(?:well|uh|um|oh|er)[,.!… ]+)*(?:no|never|none|not|nope|nothing)\b|[.!] no\b/,
};
const turning: Readonly<Record<Language, RegExp>> = {
  nl: /\bnou ja\b|\b(?:toen|vroeger|eerder|soms|vorig jaar) wel\b|\bmaar wel\b/,
  en: /\bwell, (?:yes|once|sometimes)\b|\bused to\b|\bbut i (?:did|have|do)\b/,
};

/** A no that holds to the end of the answer. */
export function denies(said: string, language: Language): boolean {
  const heard = plain(said);
  return denying[language].test(heard) && !turning[language].test(heard);
}

/** `owns up`: says that what was said before is not so. `comes back`: to what was asked. `after all`: it is so all the same. */
type Way = 'owns up' | 'comes back' | 'after all';
const ways: Readonly<Record<Language, Readonly<Record<Way, RegExp>>>> = {
  nl: {
    'owns up':
      /\b(?:dat|het) (?:was|is) (?:eigenlijk |net |eerder |ook |zonet )*niet (?:helemaal |echt |de hele )*(?:waar|eerlijk)|\b(?:ik )?(?:had|heb) (?:ik )?(?:daar |dat |u |je |net |daarnet |daarstraks |zonet |eerder |toen )*(?:nee|nooit|niet de waarheid|niet alles|niet eerlijk) (?:gezegd|verteld|geantwoord)|\bik zei (?:net|daarnet|daarstraks|zonet|eerder|straks)?[^.?!]{0,20}\b(?:nee|nooit|niet|geen|niks)\b|\bik (?:heb|was) (?:net |daarnet |eerder )*(?:gelogen|niet eerlijk)|\bik heb (?:het |iets |wat )?(?:net |daarnet )?(?:verzwegen|achtergehouden)|\b(?:moet|wil) (?:ik )?(?:toch |nog )*(?:iets |wat )?(?:opbiechten|eerlijk over zijn)/,
    'comes back':
      /\b(?:u|je|jij|jullie) (?:vroeg|vroegen|had het)(?: (?:net|daarnet|straks|daarstraks|eerder|zonet|me|mij|nog))* (?:naar|of|van|over)\b|\bom (?:nog )?(?:even )?terug te komen op\b/,
    'after all':
      /^(?:(?:ja|nou|eh|o|oh|nou ja)[, ]+)*(?:dus|of|maar)? ?toch (?:wel|\p{L}+ (?:kilo|keer|dagen|weken))|\bdus toch\b/u,
  },
  en: {
    'owns up':
      /\b(?:that|it) (?:was|is|wasn't|isn't)(?: not)? (?:quite |entirely |really |strictly |completely )*(?:true|honest)\b|\bi (?:said|told you) (?:no|never|i (?:didn't|hadn't|don't|haven't|wasn't))\b|\bi (?:lied|wasn't (?:quite |entirely |being )*honest|didn't tell you (?:everything|the truth)|haven't been (?:quite |entirely |completely )*honest)|\bi (?:just )?said no (?:before|earlier|because)/,
    'comes back':
      /\byou asked (?:me )?(?:earlier |before |just now )?(?:about|if|whether)\b|\b(?:going|to go|coming) back to (?:what|when) you asked\b/,
    'after all': /\bso (?:i have|i did|i do|it is|yes),? after all\b|\bafter all, (?:yes|i have|i did)\b/,
  },
};
export function givesUp(said: string, language: Language): Way | undefined {
  const heard = plain(said);
  return (['owns up', 'comes back', 'after all'] as const).find((way) => ways[language][way].test(heard));
}

/** What people deny first, by the words that name it. */
const concepts: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  nl: {
    attempt: /\b(?:zelfmoord|suicide)?poging|\boverdos|\bpillen (?:geslikt|genomen|ingenomen)|\bpolsen\b/,
    harm: /\b(?:gesneden|snijd\p{L}*|snij\b|gekrast|krassen|beschadig\p{L}*|pijn gedaan)/u,
    thoughts: /\b(?:dood|suicid\p{L}*|zelfmoord|einde? aan|er niet meer)\b/u,
    alcohol: /\b(?:alcohol|bier\p{L}*|wijn\p{L}*|borrel\p{L}*|drink\p{L}*|gedronken|glazen|fles\p{L}*)\b/u,
    drugs: /\b(?:drugs|wiet|blow\p{L}*|joint\p{L}*|coke|cocaine|speed|xtc|ghb|ketamine)\b/u,
    smoking: /\b(?:rook\p{L}*|roken|gerookt|sigaret\p{L}*|shag|vape\p{L}*|vapen)\b/u,
    painkillers: /\b(?:pijnstiller\p{L}*|ibuprofen|naproxen|diclofenac|aspirine|advil|aleve)\b/u,
    falls: /\b(?:gevallen|val|vallen)\b/u,
  },
  en: {
    attempt: /\battempt\p{L}*|\boverdos\p{L}*|\btook (?:\p{L}+ ){0,3}(?:pills|tablets)\b/u,
    harm: /\b(?:cut|cutting|self-?harm\p{L}*|hurt myself)\b/u,
    thoughts:
      /\b(?:suicid\p{L}*|ending (?:it|my life|your life)|kill\p{L}* (?:myself|yourself)|not being here)\b/u,
    alcohol: /\b(?:alcohol|beer\p{L}*|wine|drink\p{L}*|drank|pint\p{L}*)\b/u,
    drugs: /\b(?:drugs|weed|cannabis|joint\p{L}*|coke|cocaine|speed|ketamine)\b/u,
    smoking: /\b(?:smok\p{L}*|cigarette\p{L}*|vap(?:e|ing))\b/u,
    painkillers: /\b(?:painkiller\p{L}*|ibuprofen|naproxen|diclofenac|aspirin|nurofen|advil)\b/u,
    falls: /\b(?:fall|fallen|fell)\b/u,
  },
};
export const conceptsIn = (said: string, language: Language): string[] => {
  const heard = plain(said);
  return Object.entries(concepts[language]).flatMap(([name, pattern]) => (pattern.test(heard) ? [name] : []));
};

const grave: ReadonlySet<Fact['kind']> = new Set(['risk', 'attempts']);
export const isGrave = ({ kind }: Fact): boolean => grave.has(kind);

/** Named so that it is plain that it was taken or done. What people drink or smoke is told by how much and when, and seldom contradicts. */
const named: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  nl: {
    attempt:
      /\b(?:zelfmoord|suicide)?poging (?:gedaan|ondernomen)|\boverdos\p{L}*|\b(?:pillen|tabletten) (?:geslikt|ingenomen)/u,
    harm: /\b(?:mezelf|mijzelf|me|mijn armen?|mijn benen?|mijn polsen) (?:\p{L}+ )?(?:gesneden|snijd|gekrast|beschadigd)/u,
    painkillers: /\b(?:ibuprofen|naproxen|diclofenac|aspirine|advil|aleve)\b/u,
  },
  en: {
    attempt: /\btried to (?:kill|end|take)\b|\b(?:took|taken) an overdose\b/u,
    harm: /\b(?:cut|cutting|burn\p{L}*|hurt) (?:myself|my arms?|my legs?)\b/u,
    painkillers: /\b(?:ibuprofen|naproxen|diclofenac|aspirin|nurofen|advil)\b/u,
  },
};
export const namedIn = (said: string, language: Language): string[] => {
  const heard = plain(said);
  return Object.entries(named[language]).flatMap(([name, pattern]) => (pattern.test(heard) ? [name] : []));
};
