import type { SectionPlace } from './rule.ts';

/** The titles with one of them put elsewhere; as they were where there is no such place. */
export function movedTo(titles: readonly string[], section: string, place: SectionPlace): string[] {
  if (!titles.includes(section)) return [...titles];
  const rest = titles.filter((title) => title !== section);
  if (place.at === 'first') return [section, ...rest];
  if (place.at === 'last') return [...rest, section];
  const beside = rest.indexOf(place.title);
  if (beside < 0) return [...titles];
  const to = place.at === 'before' ? beside : beside + 1;
  return [...rest.slice(0, to), section, ...rest.slice(to)];
}
