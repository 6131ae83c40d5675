/** Names and titles by which somebody is spoken to, left out of what is said: `Mevrouw, heeft u pijn?`, `En braken, Femke, deze week?` */
import type { Language } from '../note.ts';
import type { Sentence } from './sentence.ts';

const title: Readonly<Record<Language, string>> = {
  nl: '(?:mevrouw|meneer|dokter|mam|mama|pap|papa|pa|ma|jongen|meid)',
  en: "(?:madam|ma'am|sir|doctor|mum|mom|dad|love)",
};
/** Begins what is asked or told of the one spoken to. */
const going: Readonly<Record<Language, string>> = {
  nl: '(?:hoe|wat|waar|wanneer|welke?|wie|waarom|hoeveel|u |je |jij |als (?:u|je|dat|het) |vanaf |\\p{L}+ (?:u|je|jij|er|het|dat|die|hij|ze|we|ik)(?!\\p{L}))',
  en: '(?:how|what|where|when|which|who|why|you |if |(?:do|does|did|are|is|was|have|has|can|could|would|will) )',
};
const NAME = '\\p{Lu}\\p{Ll}{2,}';

const begins = (language: Language, who: string) =>
  new RegExp(
    `^((?:(?:en|maar|dus|goed|oke|oké|and|so|but|okay)[, ]+)*)${who}(?: ${NAME})?, (?=${going[language]})`,
    'iu',
  );
export const startsWithName = (language: Language) =>
  new RegExp(`^(?:(?:En|Maar|Dus|Goed|And|So|But),? )?(${NAME}), (?=${going[language]})`, 'u');
const behind = new RegExp(`, (${NAME})(?=[?,])`, 'gu');

/** Who is called in front of what is asked of them, or behind a question; medicines and things are not called. */
function namesCalled(sentences: readonly Sentence[], language: Language): Set<string> {
  const found = new Set<string>();
  const inside = new Set<string>();
  const front = startsWithName(language);
  for (const { said } of sentences) {
    const [, first] = front.exec(said) ?? [];
    if (first) found.add(first);
    for (const [, name = ''] of said.endsWith('?') ? said.matchAll(behind) : []) {
      found.add(name);
      inside.add(name);
    }
    for (const [, name = ''] of said.matchAll(/(?<=\p{Ll},? )(\p{Lu}\p{Ll}{2,})/gu)) inside.add(name);
  }
  // `Alcohol, hoeveel drinkt u?`: within a sentence a name keeps its capital, and a thing does not.
  return new Set([...found].filter((name) => inside.has(name) && !notNames.test(name)));
}

const notNames =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Pasen|Kerst|Easter|Christmas)$/;
const nameFirst = /^(?:(?:En|Maar|Dus|Goed|Oké|Zo|And|So|But),? )?(\p{Lu}\p{Ll}{2,}), /u;
const toYou = /(?<!\p{L})(?:u|uw|je|jij|jou|jouw|jullie|you|your)(?!\p{L})|\?$/iu;
/** `Mam, in mei.`: always calls. */
const parentFirst = /^(?:mam|mama|pap|papa|mum|mom|dad), (?=\p{Ll})/iu;
/** `mijn zus, Anna`: says who that is, and calls nobody. */
export const presented =
  /(?:moeder|vader|broer|zus|zusje|broertje|vrouw|man|dochter|zoon|vriend|vriendin|collega|buurvrouw|tante|oom|nicht|neef|partner|begeleider|consulent|verpleegkundige|dokter|mentor|coach|mother|father|brother|sister|wife|husband|daughter|son|friend|colleague|nurse|(?<!\p{L})(?:and|en|of|or))$/iu;
const between =
  /^ (?:dan|en|maar|want|of|dus|then|and|but|so|\p{L}+ (?:u|je|jij|ik|we|wij|hij|ze|het|er|you|i|we))(?!\p{L})/iu;
const FEWEST_WORDS = 2;
/** Stands for a name that was left out, until its comma is. */
const LEFT_OUT = '\uE000';

/** Nobody calls more people than this; a transcript of nonsense may. */
const MOST_NAMES = 30;

/** The forms in which somebody is called, made once for a talk. */
type Calling = { names: ReadonlySet<string>; titleFirst: RegExp; behind: RegExp };

function callingIn(sentences: readonly Sentence[], language: Language): Calling {
  const names = namesCalled(sentences, language);
  const all = [title[language], ...[...names].slice(0, MOST_NAMES)].join('|');
  return {
    names,
    titleFirst: begins(language, `(?:${title[language]}|vader|moeder)`),
    behind: new RegExp(`, (?:${all})(?=\\s*([,.?!]|$))`, 'gu'),
  };
}

function withoutCalled(text: string, { names, titleFirst, behind: who }: Calling): string {
  const fronted = text.replace(titleFirst, '$1').replace(parentFirst, '');
  const front = nameFirst.exec(fronted);
  const opened =
    front?.[1] && names.has(front[1]) && toYou.test(fronted)
      ? fronted.slice(0, front[0].lastIndexOf(front[1])) + fronted.slice(front[0].length)
      : fronted;
  const closed = opened.replace(who, (found, mark: string, at: number) => {
    const before = opened.slice(0, at);
    const next = opened.slice(at + found.length + 1);
    // A list of names calls nobody.
    if (presented.test(before) || /\p{Lu}\p{Ll}+$/u.test(before) || /^ \p{Lu}/u.test(next)) return found;
    // Between two clauses the comma stays: `Als het erger wordt, mevrouw, belt u.`
    if (mark === ',') return between.test(next) ? '' : LEFT_OUT;
    return '';
  });
  return closed.replaceAll(`${LEFT_OUT},`, '');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Changes what holds of the sentences; what was said stays. */
export function leaveOutCalls(sentences: readonly Sentence[], language: Language): void {
  const calling = callingIn(sentences, language);
  for (const sentence of sentences) {
    if (!sentence.text.includes(', ')) continue;
    const text = withoutCalled(sentence.text, calling);
    if (text === sentence.text || text.split(/\s+/).length < FEWEST_WORDS) continue;
    sentence.text = /^\p{Lu}/u.test(sentence.text) ? capital(text) : text;
  }
}
