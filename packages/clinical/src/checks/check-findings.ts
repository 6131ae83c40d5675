/** Marks findings that nobody spoke of, and findings that are denied in one place and not in the other. */
import type { Language } from '../note.ts';
import type { Found } from './check-quantities.ts';
import type { Evidence, Said } from './evidence.ts';
import { isGeneral, widerThan } from '../reading/findings.ts';
import { type Judged, judged } from '../reading/polarity.ts';
import type { Written } from './written.ts';

/**
 * What was said of the finding, of narrower ones and of wider ones. A wider one that is there says nothing of it; a
 * narrower one that is not there says little: only where nobody spoke of the finding itself.
 */
function saidOf(finding: string, evidence: Evidence, language: Language): Said[] | undefined {
  const wider = widerThan(finding, language);
  const own = evidence.get(finding);
  let said = own;
  for (const [other, sayings] of evidence) {
    const isNarrower = widerThan(other, language).includes(finding);
    if (!isNarrower && !wider.includes(other)) continue;
    const telling = sayings.filter(({ polarity }) =>
      isNarrower ? polarity !== 'denied' || !own : polarity === 'denied',
    );
    if (isNarrower || telling.length > 0) said = [...(said ?? []), ...telling];
  }
  return said;
}

/** Where a denial must rest on more than one of two things that were said: nobody was harmed by a mark too many here. */
const grave = new Set(['suicidality', 'self-harm', 'harm to others', 'aggression']);

function problemOf(
  { finding, polarity, isNow }: Judged,
  evidence: Evidence,
  language: Language,
): Found['kind'] | undefined {
  if (polarity === 'possible' || polarity === 'conditional') return undefined;
  const said = saidOf(finding, evidence, language);
  if (!said) {
    if (polarity === 'denied') return 'negation';
    return isGeneral(finding, language) ? undefined : 'symptom';
  }
  const has = (...kinds: Said['polarity'][]) => said.some((each) => kinds.includes(each.polarity));
  if (said.length === 0) return undefined;
  if (polarity === 'denied') {
    if (grave.has(finding) && has('affirmed')) return 'negation';
    return has('denied', 'past', 'possible') ? undefined : 'negation';
  }
  if (has('affirmed') || (has('possible') && !has('denied'))) return undefined;
  if (has('past') && (polarity === 'past' || !(isNow || has('denied')))) return undefined;
  return 'negation';
}

/** A question that the note quotes claims nothing. */
export const isQuoted = (text: string) => /\?["”’')]*$/.test(text);

export function checkFindings(
  { text, tokens, found }: Written,
  evidence: Evidence,
  language: Language,
): Found[] {
  if (isQuoted(text)) return [];
  return judged(tokens, found.mentions, language).flatMap((mention) => {
    const kind = problemOf(mention, evidence, language);
    if (!kind) return [];
    const first = Math.min(mention.start, mention.denier ?? mention.start);
    const last = Math.max(mention.end - 1, mention.denier ?? 0);
    return [{ kind, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 }];
  });
}
