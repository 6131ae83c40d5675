/** Whether a password is one that everybody tries first, as it is or behind what people do to it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** As `npm run common-passwords` writes it: sorted, five bytes of the SHA-256 of each. */
const BYTES = 5;
const FILE = join(import.meta.dirname, 'common-passwords.bin');

/** What people here make a password of, and no list of the world has. */
const LOCAL = new Set(
  `noteer zomer lente herfst winter januari februari maart april juni juli augustus september oktober november december
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag kliniek psychiater psycholoog therapeut therapie behandelaar
  praktijk huisarts ziekenhuis instelling dossier verslag patient client afspraak consult spreekuur gezondheid wachtwoord
  welkom welkom-bij geheim wijzigmij verandermij amsterdam rotterdam utrecht denhaag groningen eindhoven nederland`.split(
    /\s+/,
  ),
);

/** Of each, what it usually stands for. */
const STANDS_FOR: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const withLetters = (text: string) =>
  text.replaceAll(/[@431!0$57]/g, (character) => STANDS_FOR[character] ?? '');

/** A core that is shorter says nothing about the rest. */
const SHORTEST_CORE = 4;

/** The password as it is, without what was put around it (`!`, `2026!`), and with letters for what stands for them. */
function formsOf(password: string): string[] {
  const whole = password.toLowerCase().normalize('NFKC');
  const bare = whole.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const core = whole.replaceAll(/^[^\p{L}@$]+|[^\p{L}@$]+$/gu, '');
  const forms = [whole, bare, withLetters(whole), withLetters(bare), core, withLetters(core)];
  return forms.filter((form) => form.length >= SHORTEST_CORE);
}

// Two hundred kilobytes, read when the first new password comes.
let list: Buffer | undefined;

function isListed(form: string): boolean {
  list ??= readFileSync(FILE);
  const wanted = createHash('sha256').update(form).digest().subarray(0, BYTES);
  let [low, high] = [0, list.length / BYTES - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = list.compare(wanted, 0, BYTES, middle * BYTES, (middle + 1) * BYTES);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

const isOneCharacter = (form: string) => /^(.)\1*$/u.test(form);

/** `own`: what others know of the person, such as the name and the address. */
export function isCommonPassword(password: string, own: string[] = []): boolean {
  const known = new Set(
    own.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).map((word) => word.toLowerCase()),
  );
  return formsOf(password).some(
    (form) => isOneCharacter(form) || known.has(form) || LOCAL.has(form) || isListed(form),
  );
}
