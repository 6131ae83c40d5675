/** What papers measure under names that the reader does not know. */

/** Levels that a note calls no more than `spiegel`, and lists that the reader does not know. */
const unnamed =
  /\b(spiegels?|ademtest|\p{L}*neutro\p{L}*|bsl-?23|dagcurve)\b[^.]*\d|\b(?:T=\d)|\bspiegels?\b.*\b(?:bepaald|geprikt|aangevraagd)\b/iu;
const keyOf = (word = 'asked for'): string =>
  /neutro/i.test(word) ? 'neutrophils' : word.toLowerCase().replace(/s$/, '');
/** A list that the reader does not know: `YGTSS 22`. A number behind a treatment is that of a session. */
const scale =
  /(?<![\p{L}\d-])(?!(?:EMDR|CGT|CBT|CBIT|ACT|DGT|DBT|MBCT|MBT|SFT|IPT|FACT|IHT|PMT|GHB|THC|DSM|ICD|CD|UC|SEH|IBS|RM|WLZ|WMO|UWV|NR|EH|IE|BMI|RR|DOB|BSN|TEL|GEB)(?:-|\s))(\p{Lu}{3,}[\p{Lu}\d]*(?:-[\p{Lu}\d]+)?)\s*(?:totaal|score|total)?\s*:?\s*\d{1,3}(?!\d|[/.:,-]\d|\s?(?:x|mg|mcg|dd|wk|weken|dagen|jaar|uur|%)(?!\p{L}))/gu;
const scalesIn = (text: string): string[] => [...text.matchAll(scale)].map(([, name = '']) => name);

/** The names of what a sentence measures. */
export function unknownIn(text: string): string[] {
  const found = unnamed.exec(text);
  return found ? [keyOf(found[1])] : scalesIn(text);
}

/** `Spiegel 0,91`: of one of the medicines that have a level. */
export const anyLevel = keyOf('spiegel');
export const isLevel = /^(?!vitamin|alcohol|folate).* level$/;
