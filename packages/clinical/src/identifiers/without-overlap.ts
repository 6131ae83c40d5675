/** Of what was found in several ways, what is taken out. */
import type { Span } from './kind.ts';

/** None over another; what is left of a later one beside an earlier is kept when it is a word. */
export function withoutOverlap(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    if (span.end <= span.start) continue;
    // Found before, by what knows more of it.
    if (span.kind === 'person' && kept.some(({ start, end }) => start === span.start && end === span.end))
      continue;
    if (!kept.some(({ start, end }) => span.start < end && start < span.end)) kept.push(span);
    else {
      const inside = kept.filter(({ start, end }) => span.start <= start && end <= span.end);
      const touching = kept.filter(({ start, end }) => span.start < end && start < span.end);
      // The wider one wins where it only adds: a name of which a part was known.
      if (
        inside.length === touching.length &&
        /^(?:surname|person|institution|address|email)$/.test(span.kind) &&
        inside.every(({ kind }) => /^(?:person|surname|place|website)$/.test(kind) || kind === span.kind)
      ) {
        for (const each of inside) kept.splice(kept.indexOf(each), 1);
        kept.push(span);
      }
    }
  }
  return kept.sort((a, b) => a.start - b.start);
}
