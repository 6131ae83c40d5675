/** Marks names of people whom nobody named. */
import { findMedicine } from '../reading/medicines.ts';
import type { Language } from '../note.ts';
import { list } from '../reading/text.ts';
import type { Found } from './check-quantities.ts';
import { isNear } from './nearness.ts';
import type { Spoken } from './spoken.ts';
import { isWord, type Token } from '../reading/tokens.ts';
import type { Written } from './written.ts';

const titles: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:dr|drs|dokter|mevrouw|mevr|mw|meneer|dhr|hr|heer|zus|broer|dochter|zoon|partner|vriend|vriendin|collega|psychiater|psycholoog|huisarts|verpleegkundige|echtgenote|echtgenoot|vrouw|man)$/,
  en: /^(?:dr|doctor|mr|mrs|ms|miss|sister|brother|daughter|son|partner|boyfriend|girlfriend|husband|wife|nurse|colleague|consultant|psychiatrist|psychologist|gp)$/,
};

/** Written with a capital and nobody's name: eponyms of the field, feasts, peoples, institutions. */
const terms = new Set(
  list(`lasegue, parkinson, alzheimer, edinburgh, beck, hamilton, crohn, romberg, babinski, glasgow, barthel, maslow, lewy,
    korsakov, wernicke, asperger, tourette, down, bristol, epworth, young, rorschach, montreal, addenbrooke, lickert, likert,
    christmas, easter, kerst, kerstmis, pasen, pinksteren, sinterklaas, ramadan, nederland, nederlands, nederlandse, engels,
    engelse, english, dutch, british, turks, turkse, marokkaans, marokkaanse, european, europese, whatsapp, google, teams,
    zoom, wvggz, wlz, wmo, uwv, ggz, fact, jumbo, internet, god, i, st, van, de, den, der, ten, ter, het, tot`),
);

const isName = (token: Token): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(token.raw) && token.text.length >= 3 && !terms.has(token.text);

/** The first word of a sentence, of what stands in bold or after a colon has its capital anyway. */
const isFirst = (text: string, place: number): boolean =>
  /(?:^|[.:!?(“"‘'*_–-]|\*\*)\s*[*_“"(]*$/.test(text.slice(0, place));

const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?$/;

function isSaid({ text }: Token, { words }: Spoken): boolean {
  if (words.has(text) || words.has(`${text}s`) || (text.endsWith('s') && words.has(text.slice(0, -1))))
    return true;
  for (const word of words) if (word.length >= 3 && word[0] === text[0] && isNear(word, text)) return true;
  return false;
}

export function checkNames({ text, tokens }: Written, spoken: Spoken, language: Language): Found[] {
  return tokens
    .filter((token, index) => {
      if (!isWord(token) || !isName(token) || months.test(token.text)) return false;
      const before = tokens[index - 1]?.text === '.' ? tokens[index - 2] : tokens[index - 1];
      const hasTitle = before !== undefined && titles[language].test(before.text);
      if (!hasTitle && isFirst(text, token.start)) return false;
      return findMedicine(token.raw) === undefined && !isSaid(token, spoken);
    })
    .map((token) => ({ kind: 'name', start: token.start, end: token.end }));
}
