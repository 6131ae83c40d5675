/** Values of which there is no doubt what they measure. */
import type { ValueFinding } from '../finding.ts';

/** How a value that leaves no doubt is named: nothing stands between the name and the number. */
const called: Readonly<Record<string, string>> = {
  weight: 'gewicht|gew\\.?|weight|wt\\.?',
  'blood pressure': 'rr|bloeddruk|tensie|bp|blood pressure',
};
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const between = '(?:\\s|:|=|\\b(?:is|was|vandaag|nu|score|totaal|today|now|total)\\b)*';

export function isCertain(
  { kind, name, value, over, limit, is_earlier }: ValueFinding,
  text: string,
): boolean {
  const label = called[name] ?? (kind === 'score' ? `${escaped(name)}(?:-?[\\p{Lu}\\d]{1,3})?` : undefined);
  if (label === undefined || limit !== undefined || is_earlier) return false;
  const number = escaped(String(value)).replace('\\.', '[.,]');
  const whole =
    over === undefined
      ? `${number}(?:[.,]0)?(?![.,]?\\d|\\s?[-/]\\s?\\d)`
      : `${number}\\s?/\\s?${over}(?!\\d)`;
  return new RegExp(`(?<![\\p{L}\\d])(?:${label})${between}${whole}`, 'iu').test(text);
}
