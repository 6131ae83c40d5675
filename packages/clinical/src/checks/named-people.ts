/** Names of other people in a talk, each with the relation that was said of it, or else the name itself. */
import type { Language } from '../note.ts';
import { findMedicine } from '../reading/medicines.ts';
import { list } from '../reading/text.ts';
import type { Token } from '../reading/tokens.ts';
import { meaningsOf } from './slot-words.ts';

type Spoken = { tokens: readonly Token[]; teller: string | null };

const NAME_REACH = 4;
const isRelation = (text: string, language: Language) =>
  meaningsOf(text, language).some(({ slot }) => slot === 'relation');
const isCapital = ({ raw }: Token) => /^\p{Lu}\p{Ll}{2,}$/u.test(raw);

/** `mijn collega Rob`; `Wie is Dennis?` `M'n ex.` */
function byRelation(sentences: readonly Spoken[], language: Language): Map<string, string> {
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const named = new Map<string, string>();
  for (const [at, { text }] of tokens.entries()) {
    if (!isRelation(text, language)) continue;
    const last = Math.min(tokens.length - 1, at + NAME_REACH);
    for (let near = Math.max(0, at - NAME_REACH); near <= last; near++) {
      const token = tokens[near];
      if (!token || near === at || token.start === 0 || !isCapital(token)) continue;
      if (
        noNames.has(token.text) ||
        /^[.?!:]$/.test(tokens[near - 1]?.text ?? '') ||
        findMedicine(token.text)
      )
        continue;
      if (!named.has(token.text)) named.set(token.text, text);
    }
  }
  return named;
}

/** What only people do, so that a capital before it is a name: `Daan blowt`. */
const does: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:heeft|had|hef|slikt|slikte|gebruikt|gebruikte|neemt|nam|kreeg|krijgt|rookt|rookte|drinkt|dronk|blowt|blowde|zegt|zei|vindt|vond|wil|wilde|kookt|komt|kwam|doet|deed|gaat|ging|belt|belde|ligt|slaapt|werkt|stierf|overleed)$/,
  en: /^(?:has|had|takes|took|uses|used|smokes|smoked|drinks|drank|says|said|thinks|thought|wants|wanted|gets|got|comes|came|does|did|goes|went|calls|called|died)$/,
};
const noNames = new Set(
  list(
    `maandag, dinsdag, woensdag, donderdag, vrijdag, zaterdag, zondag, kerst, pasen, dat, die, het, wat, wie, dit, niemand, iedereen, iemand, alles, niets,
    monday, tuesday, wednesday, thursday, friday, saturday, sunday, christmas, easter, that, this, what, who, nobody, everybody, somebody, everyone, someone, nothing, she, they, and, but, the, then, when, because`,
  ),
);

/** Who is spoken to by name is in the room: `Nee Henk, u …`. */
function isCalled(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '.'];
  return (
    /^(?:meneer|mevrouw|mr|mrs|ms|dag|hallo|goedemorgen|goedemiddag|hello|hi|morning)$/.test(before) ||
    (/^[,.?!]$/.test(after) &&
      (before === ',' ||
        before === '' ||
        /^(?:ja|nee|zo|goed|oke|well|so|right|okay|thanks|yes|no)$/.test(before)))
  );
}

function alone(sentences: readonly Spoken[], language: Language): Set<string> {
  const doing = new Set<string>();
  const within = new Set<string>();
  const called = new Set<string>();
  for (const { tokens } of sentences)
    for (const [at, token] of tokens.entries()) {
      if (!isCapital(token) || noNames.has(token.text)) continue;
      if (does[language].test(tokens[at + 1]?.text ?? '')) doing.add(token.text);
      if (at > 0 && !/^[.?!:]$/.test(tokens[at - 1]?.text ?? '')) within.add(token.text);
      if (isCalled(tokens, at)) called.add(token.text);
    }
  return new Set([...doing].filter((name) => within.has(name) && !called.has(name) && !findMedicine(name)));
}

/** Where a third person speaks, a bare name may be the client's. */
export function namesIn(sentences: readonly Spoken[], language: Language): Map<string, string> {
  const named = byRelation(sentences, language);
  if (sentences.some(({ teller }) => teller !== null)) return named;
  for (const name of alone(sentences, language)) if (!named.has(name)) named.set(name, name);
  return named;
}
