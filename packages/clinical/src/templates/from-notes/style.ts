/** How somebody writes a section: as a list, in sentences, or as a telegram. */
import { splitSentences } from '../../reading/sentences.ts';
import type { SectionStyle } from '../section.ts';

const item = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/u;
const MOSTLY = 0.6;
/** Of sentences: nobody names the subject in every one. */
const OFTEN = 0.4;

/** Whoever a sentence is about stands in it, before its verb or just behind. */
const subject =
  /^(?:\p{L}+ ){0,3}?(?:cliënt|client|cliënte|patiënt|patient|patiënte|pt\.?|cl\.?|mevrouw|mw\.?|meneer|dhr\.?|hij|zij|ze|hem|he|she|they|i|ik|we|wij)(?!\p{L})/iu;

export function styleOf(lines: readonly string[]): SectionStyle {
  const items = lines.filter((line) => item.test(line)).length;
  if (lines.length > 1 && items / lines.length >= MOSTLY) return 'list';
  const sentences = lines.flatMap((line) => splitSentences(line.replace(item, '')));
  const whole = sentences.filter((sentence) => subject.test(sentence)).length;
  return whole > 0 && whole / sentences.length >= OFTEN ? 'sentences' : 'telegram';
}

const unspoken =
  /^\W*(?:(?:niet|on)\s*(?:besproken|aan de orde(?: geweest| gekomen)?|uitgevraagd)|n\.?\s?v\.?\s?t\.?|not (?:discussed|applicable|asked)|n\/a)\W*$/iu;

/** Whether a section that says nothing is written all the same. */
export const saysNotDiscussed = (lines: readonly string[]): boolean =>
  lines.length > 0 && lines.every((line) => unspoken.test(line));
